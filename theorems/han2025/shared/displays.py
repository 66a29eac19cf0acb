"""What the claims about the gradient of the risk share: the guard, evidence in one line, and the displays as trees."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from theorems.han2025.shared.scope import PAPERS_OWN, for_the_papers_risk, missing, not_applicable
from verify.engines.relation import decide
from verify.records import Certificate, Check, Context, Evidence, Finding, Kind, Scope, about, asks

__all__ = [
    "aligned_heads",
    "by_proof",
    "display",
    "for_the_papers_risk",
    "layers",
    "of_part",
    "other_risk",
    "refuted_by",
    "says_nothing",
    "softmax_facts",
    "zero_heads",
]
Tree = Any


def other_risk(ctx: Context) -> str:
    """Why the paper's statements on the risk say nothing of the given model; empty where they do."""
    return not_applicable(ctx, PAPERS_OWN)


def of_part(part: str, *names: str) -> Callable[[Check], Check]:
    """A check that answers for one part of a statement, and for these quantities of it."""

    def wrap(check: Check) -> Check:
        @functools.wraps(check)
        def marked(ctx: Context) -> Evidence:
            return msgspec.structs.replace(check(ctx), part=part)

        return about(*names)(asks(Scope.STATED, part)(marked))

    return wrap


def by_proof(
    facts: Mapping[str, bool], summary: str, scope: Scope = Scope.STATED, part: str = "", **more: Any
) -> Evidence:
    """Yes, if every fact that the argument needs was confirmed."""
    if gaps := missing(dict(facts)):
        text = f"not confirmed: {'; '.join(gaps)}."
        return Evidence(finding=Finding.FAILED, kind=Kind.NONE, summary=text, scope=scope, part=part)
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary=summary, scope=scope, part=part, **more)


def refuted_by(summary: str, *bodies: tuple[str, dict[str, Any]], **more: Any) -> Evidence:
    """No, by certificates given as pairs of name and body."""
    certificates = tuple(Certificate(name=f"{name}.json", body=body) for name, body in bodies)
    return Evidence(finding=Finding.NO, kind=Kind.CERTIFIED, summary=summary, certificates=certificates, **more)


def says_nothing(summary: str) -> Evidence:
    """The statement is true and empty: a no to the question whether it is informative."""
    return Evidence.no(Kind.ARGUED, summary, scope=Scope.INFORMATIVE)


def softmax_facts(normaliser: int = 1) -> dict[str, bool]:
    """What softmax weights are, for every number of positions: w/(w + r), r the sum of the other exponentials.

    ``normaliser`` other than 1 is a mutant, with a share of the others missing from the denominator.
    """

    domain = "s : real, r >= 0, seen >= 0"  # seen: what the other ones of the input get
    total = f"(exp(s) + r/{normaliser})"
    return {
        "softmax weights are positive": decide(f"exp(s)/{total}", ">", "0", domain).answer == "yes",
        "softmax weights sum to one": decide(f"exp(s)/{total} + r/{total}", "==", "1", domain).answer == "yes",
        "an input with a one has a positive share": decide(f"exp(s)/{total} + seen", ">", "0", domain).answer == "yes",
    }


def zero_heads(k: int) -> list[list[str]]:
    return [["0", "0"]] * k


def aligned_heads(*positions: int | str, radius: str = "1") -> list[dict[str, str]]:
    return [{"radius": radius, "position": str(p)} for p in positions]


def display(
    point: dict[str, Any], left: Tree, relation: str, right: Tree, regime: str | None = None, inside: bool = False
) -> dict[str, Any]:
    """A certificate that a printed relation fails at a point of the model; ``inside``: with a positive loss there."""
    formulas = {"left": left, "relation": relation, "right": right}
    return {"kind": "false-display", **point, **formulas, "regime": regime, "inside": inside}


def layers() -> Tree:
    """Σ_q (-1)^q (8q - 4)(1/2 + z_q/(2 sqrt(z_q² + b))), as displayed."""
    return ["layers", "q", ["*", ["alternating", "q"], ["-", ["*", "8", "q"], "4"], ["step", "q"]]]


def displayed_slope() -> list[Any]:
    """Σ_q (-1)^q (8q - 4)(1/2 + z/(2√(z² + b))), in the certificate's notation."""
    root = ["sqrt", ["+", ["*", ["z", "q"], ["z", "q"]], ["b"]]]
    return [
        "layers",
        "q",
        ["*", ["alternating", "q"], ["-", ["*", "8", "q"], "4"], ["+", "1/2", ["/", ["z", "q"], ["*", "2", root]]]],
    ]
