"""The help of the command line, in groups and with examples, and the names that a shell completes."""

from __future__ import annotations

import functools
import sys
import typing
from typing import TYPE_CHECKING

from typer.core import TyperGroup

from verify.installed import entry_points, is_of_ours

if TYPE_CHECKING:
    from click import Command, Context, HelpFormatter

__all__ = [
    "EXAMPLES",
    "GROUPS",
    "Grouped",
    "Instruments",
    "claims",
    "papers",
    "plugged",
    "restore_argument_help",
    "steps",
]

GROUPS = (
    ("Read", ("list", "show")),
    ("Audit", ("run", "diff", "report", "check")),
    ("Your own", ("certify", "best", "new-paper")),
    ("Setup", ("doctor",)),
    ("More", ("lab",)),
)
WHOLE = 1000  # characters: a help text is shown in full, over several lines where it is long
EXAMPLES = """\
Examples:

  verify list                                         all claims with their verdicts
  verify show CLAIM                                   what was found about one
  verify run CLAIM --set CLAIM.constant="k**2/tau"    test a constant of your own
  verify certify "log(1 + x) < x" --for-all "x > 0"   decide an inequality
  verify check DIR                                    verify the certificates of a run
"""


class Grouped(TyperGroup):
    """Commands under headings.  Instruments, old names and maintenance commands work but are not listed."""

    def get_command(self, ctx: Context, cmd_name: str) -> Command | None:
        command = super().get_command(ctx, cmd_name)
        return restore_argument_help(command) if command else plugged().get(cmd_name)

    def format_commands(self, ctx: Context, formatter: HelpFormatter) -> None:
        for heading, names in GROUPS:
            commands = [(name, self.get_command(ctx, name)) for name in names]
            with formatter.section(heading):
                formatter.write_dl([(name, command.get_short_help_str(WHOLE)) for name, command in commands if command])

    def format_epilog(self, ctx: Context, formatter: HelpFormatter) -> None:
        formatter.write(f"\n{EXAMPLES}")


def restore_argument_help(command: Command) -> Command:
    """Give arguments their help back: click 8.5 clears what typer sets, and prints a list of its own beside typer's."""
    hints = typing.get_type_hints(command.callback, include_extras=True) if command.callback else {}
    for parameter in command.params:
        declared = getattr(hints.get(parameter.name or ""), "__metadata__", ())
        if declared and not getattr(parameter, "help", None):
            parameter.help = declared[0].help
    command.format_arguments = lambda ctx, formatter: None  # type: ignore[method-assign]
    return command


class Instruments(TyperGroup):
    """The commands that installed packages add."""

    def get_command(self, ctx: Context, cmd_name: str) -> Command | None:
        return plugged().get(cmd_name)

    def list_commands(self, ctx: Context) -> list[str]:
        return list(plugged())


@functools.cache
def plugged() -> dict[str, Command]:
    """The commands that installed packages add, by the entry point ``verify.commands``; none replaces one of ours.

    A package whose commands cannot be added is left out.
    """
    import typer

    found: dict[str, Command] = {}
    for point in entry_points("verify.commands"):
        app = typer.Typer(rich_markup_mode=None)
        app.callback()(lambda: None)
        try:
            point.load()(app)
            group = typer.main.get_command(app)
        except Exception as error:  # a third party's module may raise anything
            if is_of_ours(point):
                raise
            print(f"verify: the commands of {point.value} cannot be added ({type(error).__name__})", file=sys.stderr)
            continue
        found |= {name: command for name, command in getattr(group, "commands", {}).items() if name not in found}
    return found


def claims(incomplete: str) -> list[str]:
    """Ids with this beginning, of every paper that can be loaded."""
    from verify.verdicts import papers as registry

    good, _ = registry.loadable()
    return [claim.id for paper in good for claim in paper.claims if claim.id.startswith(incomplete)]


def steps(incomplete: str) -> list[str]:
    """Claims, and their steps after a dot."""
    from verify.verdicts import papers as registry

    if "." not in incomplete:
        return claims(incomplete)
    good, _ = registry.loadable()
    return [
        step.id for paper in good for claim in paper.claims for step in claim.steps if step.id.startswith(incomplete)
    ]


def papers(incomplete: str) -> list[str]:
    from verify.verdicts import papers as registry

    return [name for name in registry.paper_ids() if name.startswith(incomplete)]
