"""How large the output itself can be."""

from __future__ import annotations

import math
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any

import sympy as sp

from theorems.han2025.lemma_16.checks import ID
from theorems.han2025.shared.other_models import bounded, ceiled
from theorems.han2025.shared.scope import for_the_papers_model, missing, otherwise, unconfirmed
from theorems.han2025.shared.smooth_models import for_every_size
from theorems.han2025.shared.suprema import (
    PRINTED,
    SYMBOLS,
    ball,
    exact,
    exceeded,
    facts,
    proved,
    shown,
    undefined,
    up_to,
    value_at,
)
from verify.engines.relation import decide
from verify.records import Certificate, Context, Evidence, Kind
from verify.statement.formula import read_formula

if TYPE_CHECKING:
    from verify.engines.relation import Decision


@cache
def compare_output(text: str, domain: str) -> Decision:
    """Against the computed bound; for one head against √(1 + 4b): there f falls from 2 - √(1 + 4b) to -√(1 + 4b)."""

    z, b, half = sp.Symbol("z", real=True), sp.Symbol("b", positive=True), sp.Rational(1, 2)
    f = 1 - 2 * (z + sp.sqrt(z**2 + b))  # S from 0 to 1 is z from -1/2 to 1/2
    ends = f.subs(z, half) + 2 * sp.sqrt(b + half**2), f.subs(z, -half) - 2 + 2 * sp.sqrt(b + half**2)
    if any(sp.expand(end) != 0 for end in ends):
        raise ArithmeticError("the ends of the output with one head")
    given = read_formula(text, SYMBOLS)
    one = decide(given, ">=", "2*sqrt(b + 1/4)", f"{domain}, k == 1")
    return one if one.answer != "yes" else decide(given, ">=", proved("output"), f"{domain}, k >= 2")


def _output(ctx: Context, domain: str) -> Evidence:
    """By the engines, else on explicit outputs f(S) at whole S, else undecided."""
    if unknown := missing(facts()):
        return unconfirmed(unknown)
    found = compare_output(ctx.quantities["output"].text, domain)
    if found.answer == "yes":
        return Evidence.yes(
            Kind.ARGUED,
            (
                r"True at all sizes: $|\hat y|\le {output}$, and for k = 1 the output falls from $2-\sqrt{{1+4b}}$ to "
                r"$-\sqrt{{1+4b}}$."
            ).format(output=shown("output")),
            domain=domain,
        )
    if found.undefined:
        return undefined(ctx, "output", found)
    return _explicit_output(ctx, domain, found)


def _explicit_output(ctx: Context, domain: str, found: Decision) -> Evidence:
    ceiling = Fraction(domain.rpartition("b <= ")[2]) if "b <= " in domain else None
    smoothings = {Fraction(10) ** e for e in (-30, -6, 0, 2, 6, 12, 30)} | {Fraction(1, 2), Fraction(4)}
    smoothings |= {found.witness["b"]} if found.witness.get("b", 0) > 0 else set()
    inside = sorted(b for b in smoothings | ({ceiling} if ceiling else set()) if ceiling is None or b <= ceiling)
    for k in (1, 2, 3, 5, 8, 16):
        for b in inside:
            body, value = _large_output(k, b)
            for tau in (Fraction(1), Fraction(1, 10**9)):
                at = {"n": k, "k": k, "tau": tau, "b": b}
                given = value_at(ctx, "output", at)
                if given is not None and bool(given < ball(value)):
                    return exceeded(ctx, ID, "output", "the size of the output", at, body | {"tau": str(tau)})
    return Evidence.unknown(f"Not decided: {found.reason}.")


@otherwise(bounded("output", "output"))
@for_the_papers_model
def output_exceeds_its_bound_for_large_smoothing(ctx: Context) -> Evidence:
    """n = k = 1, b = 4: ŷ = -√17 on the input 1."""
    if "output" in ctx.replaced:
        return _output(ctx, PRINTED)
    body = {
        "kind": "formula-inequality",
        "n": 1,
        "k": 1,
        "tau": "1",
        "b": "4",
        "heads": [["0", "0"]],
        "x": "1",
        "left": ["abs", ["output"]],
        "relation": ">",
        "right": ["*", "4", ["k"], ["k"], ["k"]],
    }
    if not bool(ctx.quantities["output"].ball({"n": 1, "k": 1, "tau": 1, "b": 4}) < ball(17).sqrt()):
        return _output(ctx, PRINTED)
    return Evidence.no(
        Kind.CERTIFIED,
        (
            r"False for large b, since the output grows like $2k\sqrt b$: with k = 1 and b = 4 it is $-\sqrt{17}$ "
            r"on the input 1, while $4k^3=4$. It is true for $b\le15/4$ at all sizes, and for k = 1 for no larger "
            "b."
        ),
        certificates=(Certificate(name="lemma-16.output.json", body=body),),
        derived=rf"|\hat y|\le {shown('output')}",
    )


def _large_output(k: int, b: Fraction) -> tuple[dict[str, Any], Fraction]:
    """n = k zero heads and an input with S ones: the largest |f(S)| over whole S, rounded down."""

    def output(s: int) -> float:
        layers = range(1, k + 1)
        zs = [s + 0.5 - q for q in layers]
        return 1 + sum(
            (-1) ** q * (8 * q - 4) * (z + math.sqrt(z * z + float(b))) / 2 for q, z in zip(layers, zs, strict=True)
        )

    ones = max(range(k + 1), key=lambda s: abs(output(s)))
    value = Fraction(math.floor(abs(output(ones)) * (1 - 1e-9) * 1000), 1000)
    body = {
        "kind": "model-point",
        "n": k,
        "k": k,
        "tau": "1",
        "b": str(b),
        "heads": [["0", "0"]] * k,
        "x": "1" * ones + "0" * (k - ones),
        "quantity": "output",
        "relation": ">" if output(ones) > 0 else "<",
        "value": str(value if output(ones) > 0 else -value),
    }
    return body, value


def _of_any_attention(ctx: Context) -> Evidence | None:
    """The bound is one of f on [0, k], and S is there whatever the positions, the heads and their number."""
    key, domain = for_every_size(ctx.model), ceiled("output_ceiling")(ctx)
    if not domain or missing(facts()):
        return None
    if key[:3] != ("smoothed-relu", "zigzag", 1):
        return bounded("output", "output", domain)(ctx)
    found = compare_output(ctx.quantities["output"].text, domain)
    return (
        Evidence.yes(
            Kind.ARGUED,
            (
                r"True at all sizes: $|\hat y|\le {output}$, and for k = 1 the output falls from $2-\sqrt{{1+4b}}$ to "
                r"$-\sqrt{{1+4b}}$."
            ).format(output=shown("output")),
            domain=domain,
        )
        if found.answer == "yes"
        else None
    )


@otherwise(_of_any_attention)
@for_the_papers_model
def output_is_bounded_for_small_smoothing(ctx: Context) -> Evidence:
    ceiling = exact(ctx, "output_ceiling")
    if ceiling is None or ceiling <= 0:
        return Evidence.unknown("There is no range of b.")
    return _output(ctx, up_to(ceiling))
