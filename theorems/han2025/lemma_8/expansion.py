"""The checks of the five lines by which Lemma 8 expands the squared gradient of the risk."""

from __future__ import annotations

from typing import Any

import sympy as sp

from theorems.han2025.shared.displays import by_proof
from theorems.han2025.shared.scope import carries_over, for_the_papers_risk
from theorems.han2025.shared.smooth_models import averaged_in_the_plane, in_the_plane
from verify.records import Context, Evidence


def expansion_line(which: int) -> Any:
    """A line of the expansion for four samples (n = 2) and two heads, each transcribed by itself; line 0 is the norm.

    The losses are linear forms of the four entries: their derivatives are then free symbols, as the lines need.
    """

    heads, samples = range(2), range(4)
    entries = [(sp.Symbol(f"a{i}"), sp.Symbol(f"c{i}")) for i in heads]
    slope = {(N, i, e): sp.Symbol(f"g{N}{i}{e}") for N in samples for i in heads for e in (0, 1)}
    loss = [sum(slope[N, i, e] * entries[i][e] for i in heads for e in (0, 1)) for N in samples]
    risk = sum(loss) / sp.Integer(len(loss))

    def partial(of: sp.Expr, i: int, e: int) -> sp.Expr:
        return sp.diff(of, entries[i][e])

    if which == 0:
        gradient = sp.Matrix([risk]).jacobian([entry for pair in entries for entry in pair])
        return sp.expand((gradient * gradient.T)[0])
    share = sp.Rational(1, 2 ** (2 * 2))
    lines = {
        1: lambda: sum(partial(risk, i, 0) ** 2 + partial(risk, i, 1) ** 2 for i in heads),
        2: lambda: sum(sum(partial(f, i, e) ** 2 for f in loss) / sp.Integer(4) for i in heads for e in (0, 1)),
        3: lambda: sum(
            share * sum(partial(f, i, 0) for f in loss) ** 2 + share * sum(partial(f, i, 1) for f in loss) ** 2
            for i in heads
        ),
        4: lambda: share * sum(partial(sum(loss), i, 0) ** 2 + partial(sum(loss), i, 1) ** 2 for i in heads),
        5: lambda: (
            share
            * sum(
                sum(slope[N, i, e] ** 2 for N in samples)
                + sum(slope[N, i, e] * slope[M, i, e] for N in samples for M in samples if M != N)
                for i in heads
                for e in (0, 1)
            )
        ),
    }
    return sp.expand(lines[which]())


WORDS = "for all sizes it is not machine-checked: every head and entry enters alike"


def pairs_by_induction(cross: int = 2) -> bool:
    """T² = Q + 2P for the sum T, the sum Q of squares and the sum P of pairs of any number of terms: one more term g
    makes T + g, Q + g² and P + gT, and the identity carries over from no terms; ``cross`` for a mutant."""

    t, q, p, g = sp.symbols("T Q P g")
    before, after = t**2 - q - cross * p, (t + g) ** 2 - (q + g**2) - cross * (p + g * t)
    return bool(sp.expand(after - before) == 0)


def lines_agree(first: int, second: int) -> bool:
    """Whether two lines of the expansion are the same polynomial in the derivatives of the samples."""
    return bool(expansion_line(first) - expansion_line(second) == 0)


@carries_over(in_the_plane)
@for_the_papers_risk
def norm_is_a_sum_over_entries(ctx: Context) -> Evidence:
    return by_proof(
        {"definition of the norm": lines_agree(0, 1)},
        f"This is the definition of the Euclidean norm (written out for two heads; {WORDS}).",
    )


@carries_over(averaged_in_the_plane)
@for_the_papers_risk
def third_line_is_the_squared_norm(ctx: Context) -> Evidence:
    return by_proof(
        {"line 3 is line 1": lines_agree(1, 3)},
        (
            "The line is right again as a formula for the squared norm of the gradient; it does not follow from "
            f"the line before it. Written out for four samples and two heads; {WORDS}."
        ),
    )


@carries_over(in_the_plane)
@for_the_papers_risk
def common_factor_is_taken_out(ctx: Context) -> Evidence:
    return by_proof(
        {"line 4 is line 3": lines_agree(3, 4)},
        f"The factor is the same in all terms (four samples, two heads; {WORDS}).",
    )


@carries_over(in_the_plane)
@for_the_papers_risk
def square_of_the_sum_is_split(ctx: Context) -> Evidence:
    text = (
        "The square of a sum is the sum of squares and twice the pairs: by induction over the samples, "
        f"computed; line by line it is written out for four samples and two heads; {WORDS}."
    )
    return by_proof({"line 5 is line 4": lines_agree(4, 5), "induction over the samples": pairs_by_induction()}, text)


@carries_over(averaged_in_the_plane)
@for_the_papers_risk
def ends_of_the_expansion_agree(ctx: Context) -> Evidence:
    text = f"The last line is the squared norm of the gradient (induction over the samples, computed; {WORDS})."
    return by_proof({"line 5 is line 1": lines_agree(1, 5), "induction over the samples": pairs_by_induction()}, text)
