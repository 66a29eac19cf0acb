"""How likely a start in the basin is for heads on the unit circle, a part of it that can be drawn, and a larger one."""

from __future__ import annotations

import itertools
from fractions import Fraction

import flint
import numpy as np
import sympy as sp

from numerics.parity.basins import flattest, parity_sets, short_of
from numerics.parity.landscape import Landscape
from theorems.han2025.shared.displays import by_proof
from theorems.han2025.shared.runs import effort
from verify.records import Context, Evidence, Finding, Kind

SIZES = ((8, 3, Fraction(1, 8)), (20, 3, Fraction(1, 20)))
LENGTHS = {8: 13, 20: 38}  # from which on heads a quarter of a step off their bits lie in the basin
LEAVING = ((3035284, 191854), (2910822, -2063976))  # millionths: n = 5, bits 1 and 2, temperature 1


def unit_heads_seldom_lie_in_the_basin(ctx: Context) -> Evidence:
    """Two necessary conditions, derived; at each of the sizes one of them fails, as balls."""
    facts = {
        "the two neighbours of a position together": _neighbours_share_a_mean(),
        "the bound on the attention": _half_is_out_of_reach(),
        "the loss of the input that is one on the parity set": _loss_of_the_parity_set(),
        "a condition fails at both sizes": all(outside(*size) for size in SIZES),
    }
    return by_proof(
        facts,
        (
            r"The scores of the two neighbours of a bit have the mean $\cos\delta\cos\frac{2\pi}n$ where that of "
            r"the bit is $\cos\delta$, so the root of the product of their weights is at least $e^{-\Delta/\tau}$ "
            r"times the weight of the bit. Hence the bit has at most $1/(1+2e^{-\Delta/\tau})$, and "
            r"$\sum_i(1-\gamma^{(i)}_{B_i})\le\frac12$ needs the first condition. In the basin each bit has at "
            r"least a half, so its neighbours, which are no parity bits, have at least $e^{-\Delta/\tau}$; at the "
            r"input that is 1 on the parity set alone S falls short of k by $T\ge ke^{-\Delta/\tau}$, its loss is "
            "$(4kT)^2$, and it has the share $2^{-n}$ of the risk: the second. Not machine-checked: the mean "
            "of two numbers is at least the root of their product, and a mean of losses is at least one of them "
            "times its share."
        ),
    )


def _neighbours_share_a_mean() -> bool:
    """cos(δ - θ) + cos(δ + θ) = 2 cos δ cos θ."""
    away, step = sp.symbols("delta theta", real=True)
    both = sp.expand_trig(sp.cos(away - step)) + sp.expand_trig(sp.cos(away + step))
    return sp.expand(both - 2 * sp.cos(away) * sp.cos(step)) == 0


def _half_is_out_of_reach() -> bool:
    """With q of the weight on each side, k(1 - 1/(1 + 2q)) <= 1/2 is q <= 1/(4k - 2)."""
    q, k = sp.symbols("q k", positive=True)
    short = sp.together(k * (1 - 1 / (1 + 2 * q)) - sp.Rational(1, 2))
    numerator, denominator = sp.fraction(short)
    return sp.expand(2 * numerator * (1 + 2 * q) - denominator * ((4 * k - 2) * q - 1)) == 0


def _loss_of_the_parity_set() -> bool:
    """f(k - T) = (-1)^k (1 - 4kT) for 0 <= T <= 1/2: small k in exact numbers, then from k to k + 1.

    The slope left of k is (-1)^k 4k, the next neuron adds (-1)^(k+1) (8k + 4), and half a unit goes by on each.
    """
    k = sp.symbols("k", positive=True)
    steps = (8 * (k + 1) - 4 - 4 * k - 4 * (k + 1), (1 + 2 * k) - 2 * (k + 1) + 1)
    return all(sp.expand(step) == 0 for step in steps) and all(
        _zigzag(k, k - missing) == (-1) ** k * (1 - 4 * k * missing)
        for k in range(2, 9)
        for missing in (Fraction(0), Fraction(1, 4), Fraction(1, 2))
    )


def _zigzag(k: int, s: Fraction) -> Fraction:
    return 1 + sum(
        ((-1) ** q * (8 * q - 4) * max(Fraction(0), s + Fraction(1, 2) - q) for q in range(1, k + 1)), Fraction(0)
    )


def outside(n: int, k: int, tau: Fraction) -> bool:
    """One of the two conditions is broken, as balls."""
    gap = 1 - (2 * flint.arb.pi() / n).cos()
    beside = (-gap * flint.fmpq(tau.denominator, tau.numerator)).exp()
    level = gap / (8 * k * k * (18 + 4 * n))
    spread = bool(beside * (4 * k - 2) > 1)
    risky = bool(4 * k * k * beside >= flint.arb(2) ** flint.fmpq(n, 2) * level)
    return spread or risky


def long_heads_near_their_bits_lie_in_the_basin(ctx: Context) -> Evidence:
    facts = {
        "the score of a bit beside the nearest other one": _score_beside_the_nearest(),
        "the attention that is missing, at both sizes": all(
            wedge_is_inside(n, k, tau, LENGTHS[n]) for n, k, tau in SIZES
        ),
    }
    return by_proof(
        facts,
        (
            "A head of length R that points δ away from its bit gives any other position a score that is smaller "
            r"by at least $2R\sin\frac\pi n\sin(\frac\pi n-\delta)$, so what it leaves to the others is at most "
            "$n-1$ times the exponential of minus that over τ, and falls with the length. As balls, three times "
            r"that is below $\frac\ell{4k}$ at both sizes, and all heads there lie in the basin by the last "
            "sentence of the statement. Not machine-checked: the smallest of the scores is that of the nearer "
            "neighbour."
        ),
    )


def _score_beside_the_nearest() -> bool:
    """cos δ - cos(θ - δ) = 2 sin(θ/2) sin(θ/2 - δ)."""
    away, half = sp.symbols("delta half", real=True)
    left = sp.cos(away) - sp.cos(2 * half - away)
    right = 2 * sp.sin(half) * sp.sin(half - away)
    return sp.expand((left - right).rewrite(sp.exp)) == 0


def wedge_is_inside(n: int, k: int, tau: Fraction, length: int) -> bool:
    """k (n - 1) exp(-2R sin(π/n) sin(π/n - δ)/τ) < ℓ/4k with δ a quarter of 2π/n, as balls."""
    half = flint.arb.pi() / n
    fall = 2 * length * half.sin() * (half / 2).sin() * flint.fmpq(tau.denominator, tau.numerator)
    level = (1 - (2 * half).cos()) / (8 * k * k * (18 + 4 * n))
    return bool(k * (n - 1) * (-fall).exp() < level / (4 * k))


def neighbours_draw_heads_midway(ctx: Context) -> Evidence:
    """One step in balls, and in numbers where the run goes."""
    landscape, steps, bits = Landscape(5, 2, 1.0, 0.0, (1, 2)), 4000, (1, 2)
    before, after, clear = stepped(LEAVING)
    facts = {
        "the heads lie in the region": bool(2 * before < 1),
        "no input lies at a kink": clear,
        "a step takes them out of it": bool(2 * after > 1),
    }
    heads, missing, risks = np.array(LEAVING).ravel() / 1e6, [], []
    for _ in range(steps + 1):
        value, gradient = landscape.risk_and_gradient(heads)
        missing.append(short_of(5, bits, heads.reshape(2, 2)))
        risks.append(value)
        heads = heads - gradient / 192
    words = (
        r"As balls, over all 32 inputs: the heads $\frac1{{10^6}}$({heads}) have {before} of their attention "
        "missing, and {after} after the step (the loss has a derivative there, since no S is at a kink of "
        "f). In double precision {steps} such steps bring the missing attention to {most:.3f} and the risk "
        "from {first:.4f} to {last:.2e}: two heads that share two neighbours learn them midway, so the "
        "region is left and the risk falls all the same."
    ).format(
        heads="; ".join(f"{a}, {c}" for a, c in LEAVING),
        before=before.str(8, radius=False),
        after=after.str(8, radius=False),
        steps=steps,
        most=max(missing),
        first=risks[0],
        last=risks[-1],
    )
    return by_proof(facts, words)


def stepped(heads: tuple[tuple[int, int], ...]) -> tuple[flint.arb, flint.arb, bool]:
    """The missing attention before and after a step of 1/192 (n = 5, τ = 1, b = 0, bits 1 and 2), as balls.

    And whether no input has S at a kink of f(S) = 1 - 4(S - 1/2)_+ + 12(S - 3/2)_+; the squared hinge has none.
    """
    with flint.ctx.workprec(200):
        now = [[flint.arb(flint.fmpq(entry, 10**6)) for entry in head] for head in heads]
        turn = 2 * flint.arb.pi() / 5
        places = [((turn * p).sin(), (turn * p).cos()) for p in range(1, 6)]
        gradient, clear = [[flint.arb(0)] * 2 for _ in now], True
        gamma = [_attention(head, places) for head in now]
        for x in itertools.product((0, 1), repeat=5):
            total = sum((row[p] for row in gamma for p in range(5) if x[p]), flint.arb(0))
            on = [bool(2 * total > 1), bool(2 * total > 3)]
            clear = clear and all(bool(2 * total < odd) or over for odd, over in zip((1, 3), on, strict=True))
            output = 1 - 4 * (total - flint.fmpq(1, 2)) * on[0] + 12 * (total - flint.fmpq(3, 2)) * on[1]
            label = (-1) ** (x[0] + x[1])
            excess = 1 - label * output
            pull = -2 * label * ((excess + abs(excess)) / 2) * (-4 * on[0] + 12 * on[1]) / 32
            for i, row in enumerate(gamma):
                share = sum((row[p] for p in range(5) if x[p]), flint.arb(0))
                for axis in range(2):
                    moved = sum((row[p] * (x[p] - share) * places[p][axis] for p in range(5)), flint.arb(0))
                    gradient[i][axis] += pull * moved
        then = [[now[i][axis] - gradient[i][axis] / 192 for axis in range(2)] for i in range(2)]
        moved_gamma = [_attention(head, places) for head in then]
        return 2 - gamma[0][0] - gamma[1][1], 2 - moved_gamma[0][0] - moved_gamma[1][1], clear


def _attention(head: list[flint.arb], places: list[tuple[flint.arb, flint.arb]]) -> list[flint.arb]:
    masses = [(head[0] * one + head[1] * two).exp() for one, two in places]
    total = sum(masses, flint.arb(0))
    return [mass / total for mass in masses]


def searches_for_flat_places(ctx: Context) -> Evidence:
    """Over all sets up to symmetry; one bit, where the bound is a theorem, shows what the searches can find."""
    largest, searches = effort(ctx, 5, 8, 10), effort(ctx, 5, 20, 400)
    found = [
        (flattest(n, bits, searches, ctx.seed)[0], n, bits)
        for n in range(4, largest + 1)
        for k in (2, 3, 4)
        for bits in parity_sets(n, k)
    ]
    known = flattest(3, (1,), searches, ctx.seed)[0]
    apart = [item for item in found if not touching(*item[1:])]
    least, n, bits = min(apart)
    beside = min(item[0] for item in found if touching(*item[1:]))
    names = ", ".join(map(str, bits))
    if least < 1:
        summary = f"A ratio of {least:.4f} at n = {n}, bits {names}, in double precision."
        return Evidence(finding=Finding.NO, kind=Kind.NUMERIC, cases=1, summary=summary)
    words = (
        f"What would decide it: a proof, or heads with a smaller ratio. {len(apart) * searches} local searches "
        "over all "
        f"parity sets without neighbours of 2 to 4 bits at n = 4 to {largest}, up to symmetry, met no ratio "
        rf"$\lVert\nabla L\rVert\tau\sqrt k/(\Delta L)$ below {least:.4f} (n = {n}, bits {names}); with "
        f"neighbours the least was {beside:.4f}. For one bit, where the bound is proved and attained at n = "
        f"3, the same searches come down to {known:.4f}."
    )
    return Evidence.unknown(
        words, search="local searches for heads of the region with a small ratio", cases=len(apart) * searches
    )


def touching(n: int, bits: tuple[int, ...]) -> bool:
    """Whether two of the bits are neighbours on the circle."""
    return any(p % n + 1 in bits for p in bits)
