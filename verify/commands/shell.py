"""How the command line presents itself: commands in groups with examples, and claims that a shell completes."""

from __future__ import annotations

import functools
import sys
from typing import TYPE_CHECKING

from typer.core import TyperGroup

from verify.installed import entry_points, is_of_ours

if TYPE_CHECKING:
    from click import Command, Context, HelpFormatter

__all__ = ["EXAMPLES", "Grouped", "claims", "papers", "steps"]

GROUPS = (
    ("Look", ("list", "show", "explain")),
    ("Audit", ("run", "points", "variants", "battery")),
    ("Report", ("report", "index", "diff", "export")),
    ("Check", ("check", "proofs", "doctor", "bench")),
    ("Instruments", ("certify", "worst-case", "minimax", "risk", "train", "sweep")),
    ("Your own paper", ("new-paper",)),
)
WHOLE = 1000  # characters: a sentence is told to its end, over several lines where it is long
EXAMPLES = """\
Examples:

  verify list                                         the claims of all papers
  verify explain CLAIM                                what was found about one
  verify run CLAIM --set CLAIM.constant="k**2/tau"    judge a constant of your own
  verify report DIR                                   write the pages of a run
  verify check DIR/certificates                       re-derive its certificates
"""


class Grouped(TyperGroup):
    """Commands under headings; one that no group names comes last.

    Those that instruments plug in are asked for when a command is not ours, and when all are listed.
    """

    def get_command(self, ctx: Context, cmd_name: str) -> Command | None:
        return super().get_command(ctx, cmd_name) or plugged().get(cmd_name)

    def list_commands(self, ctx: Context) -> list[str]:
        own = super().list_commands(ctx)
        return [*own, *(name for name in plugged() if name not in own)]

    def format_commands(self, ctx: Context, formatter: HelpFormatter) -> None:
        known = {name: self.get_command(ctx, name) for name in self.list_commands(ctx)}
        placed = {name for _, names in GROUPS for name in names}
        rest = ("More", tuple(name for name in known if name not in placed))
        for heading, names in (*GROUPS, rest):
            rows = [
                (name, command.get_short_help_str(WHOLE))
                for name in names
                if (command := known.get(name)) is not None and not command.hidden
            ]
            if rows:
                with formatter.section(heading):
                    formatter.write_dl(rows)

    def format_epilog(self, ctx: Context, formatter: HelpFormatter) -> None:
        formatter.write(f"\n{EXAMPLES}")


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
    """Ids that begin so, of every paper that can be loaded; nothing is said of one that cannot."""
    from verify.court import papers as registry

    good, _ = registry.loadable()
    return [claim.id for paper in good for claim in paper.claims if claim.id.startswith(incomplete)]


def steps(incomplete: str) -> list[str]:
    """Claims, and their steps where a dot was written."""
    from verify.court import papers as registry

    if "." not in incomplete:
        return claims(incomplete)
    good, _ = registry.loadable()
    return [
        step.id for paper in good for claim in paper.claims for step in claim.steps if step.id.startswith(incomplete)
    ]


def papers(incomplete: str) -> list[str]:
    from verify.court import papers as registry

    return [name for name in registry.paper_ids() if name.startswith(incomplete)]
