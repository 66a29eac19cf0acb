"""How the command line ends: known errors become one line and an exit code, as :mod:`verify.cli` tells them."""

import itertools
import sys
from collections.abc import Callable
from typing import Any, NoReturn

from verify import streams

__all__ = ["OK", "WORSE", "finish"]

OK, WORSE, BAD_INPUT, MISSING_ENGINE, DEFECT, INTERRUPTED = 0, 1, 2, 3, 70, 130


def _refuse(message: object, code: int) -> NoReturn:
    line = "".join(sign if sign.isprintable() else "?" for sign in " ".join(str(message).split()))
    print(f"verify: {line}", file=sys.stderr)
    sys.exit(code)


def _refuse_empty(arguments: list[str]) -> None:
    """An empty name would be the current directory, or nothing at all: nobody has asked for that."""
    for before, text in itertools.pairwise(["", *arguments]):
        option = text[:-1] if text.startswith("--") and text.endswith("=") else before
        if not text or option != before:
            name = option if option.startswith("-") else "an argument"
            _refuse(f"{name}: is empty; allowed is a value, or to leave it out", BAD_INPUT)


def _is_usage_error(error: Exception) -> bool:
    """Complaints of the command-line library: an unknown option, a missing argument."""
    return callable(getattr(error, "format_message", None))


def finish(app: Callable[..., Any], arguments: list[str] | None = None) -> NoReturn:
    """Run a command line and exit; known errors become one line and an exit code."""
    from verify.errors import BadInput, EngineMissing, not_installed

    code: Any = OK
    given = sys.argv[1:] if arguments is None else arguments
    streams.settle()
    _refuse_empty(given)
    try:
        code = app(args=arguments, prog_name="verify", standalone_mode=False)
        sys.stdout.flush()
    except BadInput as error:
        _refuse(error, BAD_INPUT)
    except EngineMissing as error:
        _refuse(error, MISSING_ENGINE)
    except KeyboardInterrupt:
        _refuse("interrupted", INTERRUPTED)
    except RecursionError:  # no recursion of ours is deeper than what it reads
        _refuse("the input is nested too deeply: some text in it has hundreds of brackets in each other", BAD_INPUT)
    except MemoryError:
        _refuse("this needs more memory than is available", BAD_INPUT)
    except OSError as error:
        _refuse(f"{error.filename or 'system'}: {error.strerror or error}", BAD_INPUT)
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and (line := not_installed(error)):
            _refuse(line, MISSING_ENGINE)
        if type(error).__name__ == "Abort":  # the command-line library's word for it
            _refuse("interrupted", INTERRUPTED)
        if _is_usage_error(error):
            _refuse(f"{error.format_message()} (try verify --help)", BAD_INPUT)  # type: ignore[attr-defined]
        import traceback

        traceback.print_exc()
        sys.exit(DEFECT)
    sys.exit(code if isinstance(code, int) else OK)
