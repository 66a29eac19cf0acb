"""The command-line reference, docs/commands.md, written from the declarations of the command line.

    python -m tools.commands_page            # print the page
    python -m tools.commands_page --write    # write it

A test compares the committed page with what this prints.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from typer.main import get_command

from verify.cli import app
from verify.commands.shell import GROUPS, plugged, restore_argument_help

__all__ = ["page"]

PAGE = Path(__file__).resolve().parent.parent / "docs" / "commands.md"
HEAD = """# Command line

This page is written by `python -m tools.commands_page --write`. `verify COMMAND -h` prints the same for one command.

ADDRESS is a claim (`lemma-16`), an interpretation (`lemma-16/small-smoothing`), a step (`lemma-16.norm`) or a corrected
statement (`lemma-16@corrected`). A model variant can be given by its name (`gelu`) wherever a model file or a results
file is expected.

| exit code | when |
|---|---|
| 0 | finished, whatever was found |
| 1 | `diff`: a verdict of the paper got worse; `check`, `report`: a certificate was rejected; `run`: a check failed |
| 2 | bad input: one line that names the field and what is allowed; nothing was written |
| 3 | a required package is missing, or a claim named for `run` is undecided because a package is not installed |
| 130 | interrupted; what was finished is kept |

A check fails if it raises an error, times out, or its certificate is rejected. A skipped check is no failure.
"""
OLD = """## Old names and maintenance

Earlier names work for one more release: `explain` (`show --all`), `export` (`report --bundle`), `index`
(`report --index`), `proofs` (`check --coq`), and the instruments without `lab`. Maintenance commands of this
repository, with `-h` for their options: `points` (counterexample search), `variants` (audit the library of model
variants), `mutants` (mutation test), `bench` (run times), `proofs --write` (renew the manifest).
"""


def page() -> str:
    """The page as Markdown."""
    known: dict[str, Any] = dict(get_command(app).commands)  # type: ignore[attr-defined]
    parts = [HEAD]
    for _, names in GROUPS:
        for name in names:
            if name != "lab":
                parts.append(_section(f"verify {name}", restore_argument_help(known[name])))
    parts.append("## verify lab\n\nInstruments for the model of han2025.\n")
    parts += [_section(f"verify lab {name}", command, "###") for name, command in sorted(plugged().items())]
    return "\n".join([*parts, OLD])


def _section(name: str, command: Any, level: str = "##") -> str:
    text, _, examples = (command.help or "").partition("\b")
    paragraphs = [" ".join(part.split()) for part in text.split("\n\n") if part.strip()]
    lines = [f"{level} {name}", "", "\n\n".join(paragraphs), ""]
    arguments = [p for p in command.params if p.param_type_name == "argument"]
    options = [p for p in command.params if p.param_type_name == "option" and not p.hidden]
    usage = " ".join(
        [name, *(f"[{_name(p)}]" if not p.required and "[" not in _name(p) else _name(p) for p in arguments)]
    )
    lines += ["```text", f"{usage} [OPTIONS]", "```", ""]
    rows = [f"| `{_name(p)}` | {_cell(p.help)} |" for p in arguments if p.help]
    rows += [f"| {_flags(p)} | {_cell(p.help)}{_default(p)} |" for p in options]
    lines += ["| argument or option | effect |", "|---|---|", *rows, ""] if rows else []
    if examples.strip():
        lines += ["```text", *(row.strip() for row in examples.strip().splitlines()), "```", ""]
    return "\n".join(lines)


def _name(parameter: Any) -> str:
    return str(parameter.metavar or parameter.name.upper())


def _flags(option: Any) -> str:
    names = [*option.opts, *option.secondary_opts]
    value = "" if option.is_flag else f" {_values(option)}"
    return ", ".join(f"`{name}{value}`" if number == 0 else f"`{name}`" for number, name in enumerate(names))


def _values(option: Any) -> str:
    choices = getattr(option.type, "choices", None)
    return "\\|".join(choices) if choices else str(option.metavar or option.type.name.upper())


def _default(option: Any) -> str:
    if option.is_flag or option.default in (None, ()) or "[default:" in (option.help or "") or not option.help:
        return ""
    return f" Default: `{option.default}`."


def _cell(text: str | None) -> str:
    plain = " ".join((text or "").split()).replace("|", "\\|")
    return re.sub(r"\[default: ([^\]]*)\]", r"Default: \1.", plain)


if __name__ == "__main__":
    if "--write" in sys.argv:
        PAGE.write_text(page(), encoding="utf-8")
    else:
        print(page(), end="")
