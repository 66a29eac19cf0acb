"""What a run is asked for: the paper, its claims in their order, and the formulas that are put in."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from verify.errors import BadInput, bad_input_at, meant
from verify.records import Claim, Paper
from verify.verdicts import papers as registry
from verify.verdicts.checked_formula import drop_outdated_checks
from verify.verdicts.statements import Stated, statements

__all__ = ["choose", "decided_first", "replacements"]


def choose(claims: Sequence[str], paper: str | None) -> tuple[Paper, tuple[Claim, ...]]:
    """The paper and its claims in the order of the paper, each once, without checks of another formula."""
    if paper is None and claims:
        found = {registry.find(key)[0].id for key in claims}
        if len(found) > 1:
            several = ", ".join(sorted(found))
            raise BadInput(f"claims {', '.join(claims)}: of several papers ({several}); one run, one paper")
        paper = found.pop()
    chosen = registry.paper(paper or registry.default_paper())
    wanted = {registry.claim(chosen.id, key).id for key in claims}
    chosen = drop_outdated_checks(chosen, wanted or {claim.id for claim in chosen.claims})
    return chosen, tuple(c for c in chosen.claims if not wanted or c.id in wanted)


def replacements(paper: Paper, chosen: Sequence[Claim], settings: Sequence[str]) -> dict[str, dict[str, str]]:
    """``--set CLAIM.NAME=EXPR``, each checked against what the claim prints and parsed by our own grammar.

    What is the printed formula to the reader, term for term, replaces nothing.
    """
    replaced: dict[str, dict[str, str]] = {}
    seen: set[tuple[str, str]] = set()
    for setting in settings:
        target, equals, text = setting.partition("=")
        claim_id, dot, name = target.strip().partition(".")
        if not (equals and dot and claim_id and name and text.strip()):
            raise BadInput(f"--set {setting}: allowed is CLAIM.NAME=EXPR{_example(chosen or paper.claims)}")
        claim = registry.claim(paper.id, claim_id)
        if claim_id not in {item.id for item in chosen}:
            raise BadInput(f"--set {setting}: {claim_id} is not among the claims of this run")
        printed = {quantity.name: quantity for quantity in claim.quantities}
        if name not in printed:
            known = ", ".join(printed) or "none"
            raise BadInput(
                f"--set {setting}: {claim_id} prints no quantity {name}{meant(name, printed) or '; it prints ' + known}"
            )
        if (claim_id, name) in seen:
            raise BadInput(f"--set {setting}: {claim_id}.{name} is set twice")
        seen.add((claim_id, name))
        given = _parsed(f"--set {target.strip()}", text, printed[name].symbols)
        if given.tree != _parsed(f"{claim_id}.{name}", printed[name].text, printed[name].symbols).tree:
            replaced.setdefault(claim_id, {})[name] = str(given.text)
    return replaced


def _example(claims: Sequence[Claim]) -> str:
    """A setting that is valid for these claims, because it is what the paper prints."""
    shown = next((f"{c.id}.{q.name}={q.text}" for c in claims for q in c.quantities), "")
    return f", as in {shown}" if shown else "; no quantity is printed there"


def _parsed(target: str, text: str, symbols: tuple[str, ...]) -> Any:
    from verify.statement.formula import read_formula

    with bad_input_at(target):
        return read_formula(text.strip(), symbols)


def check_quantities(chosen: Sequence[Claim]) -> None:
    """BadInput if what a claim prints is no formula, or has no value: before anything is computed or written."""
    for claim in chosen:
        for quantity in claim.quantities:
            _parsed(f"{claim.id}, quantity {quantity.name}", quantity.text, quantity.symbols)


def decided_first(paper: Paper, chosen: Sequence[Claim], replaced: Collection[str]) -> list[tuple[str, Stated]]:
    """The statements that a run with replaced quantities (``CLAIM.NAME``) answers before all others, with their claims.

    They are the statements and repairs that one of these occurs in; where it occurs in none, all that it occurs in.
    What a check encloses at the sizes of the model is another reading, and comes after them.
    """
    from verify.statement.catalogue import occurring

    if not replaced:
        return []
    inside = occurring(paper, {claim.id for claim in chosen})
    every = [(claim.id, stated) for claim in chosen for stated in statements(claim)]
    touched = [(key, stated) for key, stated in every if not inside[stated.address].isdisjoint(replaced)]
    return [(key, stated) for key, stated in touched if stated.role in ("statement", "repair")] or touched
