"""``verify seal``: what is not as it was sealed, and the renewal by whoever has read the checks again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from verify.commands import shell
from verify.commands.exits import OK, WORSE
from verify.errors import BadInput

__all__ = ["declare", "seal"]

PaperName = Annotated[
    str | None, typer.Argument(metavar="[PAPER]", help="Default: all that have seals.", autocompletion=shell.papers)
]
Renew = Annotated[bool, typer.Option("--renew", help="Write the seals of PAPER anew: its checks have been read again.")]
Seconds = Annotated[
    float, typer.Option(metavar="S", help="For a search against each formula that is new, before it is sealed.")
]


def declare(app: typer.Typer) -> None:
    """The command line of it."""

    @app.command("seal")
    def _seal(paper: PaperName = None, renew: Renew = False, seconds: Seconds = 5.0) -> None:
        """Tell which words, formulas and quantities are not those that were sealed; exit 1 if there are any.

        What is not sealed is open in every run.  Nothing but --renew writes a seal.
        """
        raise typer.Exit(OK if seal(paper, renew, seconds) else WORSE)


def seal(paper_id: str | None, renew: bool, seconds: float) -> bool:
    """A line for each thing that its seal does not cover; whether there was none, or all is sealed now."""
    from verify.court import papers as registry

    if renew and paper_id is None:
        raise BadInput("--renew: name the paper whose checks you have read")
    if not 0 <= seconds <= 3600:
        raise BadInput(f"--seconds {seconds}: allowed is 0 to 3600")
    good = [_one(name, renew, seconds) for name in ([paper_id] if paper_id else registry.paper_ids())]
    return all(good)


def _one(paper_id: str, renew: bool, seconds: float) -> bool:
    from verify.court import papers as registry
    from verify.court.sealed import FILE, Seals, differing, file_text, kept, seals_of

    paper, module = registry.paper(paper_id), registry.module_of(paper_id)
    old, new = kept(module), seals_of(paper, module)
    if old is None and not renew:
        print(f"{paper_id}: no {FILE}; its statements are judged by what its checks say of them")
        return True
    found = differing(old or Seals({}, {}), new)
    for what, why in found.items() if old is not None else ():  # the first seals are of everything
        print(f"{paper_id}: {what}: {why}")
    if not renew:
        counted = (
            f"{len(new.statements)} statements, {len(new.quantities)} quantities, {len(new.told or ())} other texts"
        )
        print(f"{paper_id}: {counted}, {len(found)} not sealed")
        return not found
    false = _contradicted(paper, found, seconds)
    if not false:
        _write(module, file_text(new))
        print(f"{paper_id}: sealed")
    return not false


def _contradicted(paper: Any, found: dict[str, str], seconds: float) -> list[str]:
    """New formulas that a search refutes while no counterexample is kept: nobody has read these."""
    from verify.run.points import contradiction
    from verify.statement.catalogue import known_of, statements_of

    if not seconds:
        return []
    known = known_of(paper.id)
    asked = {a: said for a, said in statements_of(paper).items() if a in found and a not in known}
    hits = [(a, at) for a, said in asked.items() if (at := contradiction(said, seconds)) is not None]
    for address, at in hits:
        shown = ", ".join(f"{name} = {value}" for name, value in at.items())
        print(f"{paper.id}: {address}: false at {shown}, and nobody has kept that")
    if hits:
        print(
            f"{paper.id}: not sealed. If the paper says what is false, and you have read it so: "
            f"`verify seal {paper.id} --renew --seconds 0`, or keep the counterexample by `verify points --write`."
        )
    return [address for address, _ in hits]


def _write(module: str, text: str) -> None:
    import importlib
    from importlib import resources

    from verify.court.sealed import FILE
    from verify.run.certificates import write_atomically

    folder = resources.files(importlib.import_module(module))
    if not isinstance(folder, Path):
        raise BadInput(f"{module}: is not in a folder that can be written to")
    write_atomically(folder / FILE, text)
