"""The command line: declarations only.  Every import that costs time is inside a command.

Exit codes: 0 finished, whatever was found; 1 a worse verdict (``diff``) or a rejected certificate
(``check``); 2 bad input, with one line on stderr and nothing written; 3 a missing engine; 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

__all__ = ["app", "main"]

OK, WORSE, BAD_INPUT, MISSING_ENGINE, DEFECT, INTERRUPTED = 0, 1, 2, 3, 70, 130

DEFAULT_REPORT = Path("reports/han2025")

app = typer.Typer(
    name="verify", add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False,
    help="A machine referee for theorems: audits a paper claim by claim and shows certificates.")

PaperOption = Annotated[str | None, typer.Option("--paper", metavar="P", help="The paper, by its id.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]


def _show_version(wanted: bool) -> None:
    if wanted:
        from verify import __version__

        typer.echo(f"verify {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True,
                                          help="Print the version.")] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command("list")
def list_claims(paper: PaperOption = None, json: JsonOption = False) -> None:
    """List the claims of every registered paper."""
    from verify.commands import listing

    listing.list_claims(paper, json)


@app.command()
def show(
    claim: Annotated[str, typer.Argument(metavar="CLAIM")],
    paper: PaperOption = None,
    json: JsonOption = False,
) -> None:
    """Show one claim, with its readings, steps, and the quantities that --set can replace."""
    from verify.commands import listing

    listing.show(claim, paper, json)


@app.command()
def run(
    claims: Annotated[list[str] | None, typer.Argument(metavar="[CLAIM...]", help="Default: all.")] = None,
    paper: PaperOption = None,
    model: Annotated[Path | None, typer.Option(metavar="FILE", help="A model file (TOML).")] = None,
    profile: Annotated[str, typer.Option(help="Effort: quick, standard or thorough.")] = "standard",
    jobs: Annotated[int | None, typer.Option(
        metavar="N", help="Local processes.  [default: cores, at most 4]")] = None,
    dask: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Use a Dask cluster instead.")] = None,
    digits: Annotated[int, typer.Option(metavar="D", help="Decimal digits, 15 to 1000.")] = 50,
    seed: Annotated[int, typer.Option(help="Seed of all random searches.")] = 0,
    settings: Annotated[list[str] | None, typer.Option(
        "--set", metavar="CLAIM.NAME=EXPR",
        help="Judge your own quantity in place of a printed one; repeatable.")] = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="[default: reports/PAPER]")] = None,
) -> None:
    """Audit claims; write results.json, certificates and figures to DIR.  A second run resumes."""
    from verify.commands import running

    running.run(
        claims or [], out=out, jobs=jobs, dask=dask, paper=paper, model=model, profile=profile,
        digits=digits, seed=seed, settings=settings or [])


@app.command()
def report(
    directory: Annotated[Path, typer.Argument(metavar="[DIR]", help="A finished run.")] = DEFAULT_REPORT,
    readme: Annotated[Path | None, typer.Option(
        "--readme", metavar="FILE", help="Refresh the verdict table between the markers of a README.")] = None,
) -> None:
    """Write report.md and report.html from a finished run."""
    from verify.commands import running

    running.report(directory, readme)


@app.command()
def check(
    paths: Annotated[list[Path], typer.Argument(metavar="CERTIFICATE...", help="Files or directories.")],
) -> None:
    """Re-derive certificates with the independent checker; exit 1 if one is rejected."""
    from verify.commands import checking

    raise typer.Exit(OK if checking.check(paths) else WORSE)


@app.command()
def diff(
    old: Annotated[Path, typer.Argument(metavar="OLD", help="A results.json, or its directory.")],
    new: Annotated[Path, typer.Argument(metavar="NEW")],
    json: JsonOption = False,
) -> None:
    """Say what changed; exit 1 if a verdict is worse, a claim is gone or enclosures contradict."""
    from verify.commands import checking

    raise typer.Exit(WORSE if checking.diff(old, new, json) else OK)


@app.command()
def minimax(
    n: Annotated[int, typer.Option("--n", help="Length of the input.")],
    m: Annotated[int, typer.Option("--m", help="Number of hard-attention heads.")],
    k: Annotated[int | None, typer.Option("--k", help="Size of the parity set.  [default: any]")] = None,
    representation: Annotated[str, typer.Option(help="What the classifier sees: tuple or mean.")] = "tuple",
    json: JsonOption = False,
) -> None:
    """Exact minimax risk over all hard-attention heads, as a rational, beside the printed bound."""
    from verify.commands import minimax as command

    command.minimax(n, m, k, representation, json)


@app.command()
def doctor(json: JsonOption = False) -> None:
    """Say what is installed and what a missing piece costs."""
    from verify import doctor as command

    command.doctor(json)


@app.command()
def bench(json: JsonOption = False) -> None:
    """Time our instruments beside what a user would write instead, as ratios."""
    from verify.commands import running

    running.bench(json)


def _refuse(message: object, code: int) -> NoReturn:
    print(f"verify: {' '.join(str(message).split())}", file=sys.stderr)
    sys.exit(code)


def _leave_quietly() -> NoReturn:
    """The reader of a pipe has seen enough: nothing may be flushed to it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(OK)


def _is_usage_error(error: Exception) -> bool:
    """Complaints of the command-line library: an unknown option, a missing argument."""
    return callable(getattr(error, "format_message", None))


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run the command line and exit; known errors become one line and an exit code."""
    from verify.errors import BadInput, EngineMissing

    code: Any = OK
    try:
        code = app(args=arguments, prog_name="verify", standalone_mode=False)
        sys.stdout.flush()
    except BadInput as error:
        _refuse(error, BAD_INPUT)
    except EngineMissing as error:
        _refuse(error, MISSING_ENGINE)
    except (KeyboardInterrupt, typer.Abort):
        _refuse("interrupted", INTERRUPTED)
    except BrokenPipeError:
        _leave_quietly()
    except SystemExit as error:
        if isinstance(error.__context__, BrokenPipeError):  # the command-line library has seen it first
            _leave_quietly()
        raise
    except OSError as error:
        _refuse(f"{error.filename or 'system'}: {error.strerror or error}", BAD_INPUT)
    except Exception as error:
        if _is_usage_error(error):
            _refuse(f"{error.format_message()} (try verify --help)", BAD_INPUT)  # type: ignore[attr-defined]
        import traceback

        traceback.print_exc()
        sys.exit(DEFECT)
    sys.exit(code if isinstance(code, int) else OK)
