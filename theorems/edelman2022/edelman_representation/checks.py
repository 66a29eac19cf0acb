"""The checks of the representation claim; the claim itself and the construction are in ``representation``."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING

from theorems.edelman2022.shared import (
    about,
    above,
    ball,
    below,
    decimal,
    failed,
    model_of,
    proved,
    shown,
    undecided,
    value_at,
)
from verify.records import Certificate, Context, Evidence, Finding, Kind, derives

if TYPE_CHECKING:
    from flint import arb

LENGTHS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 16, 32, 64, 100, 1000, 10**4, 10**6, 10**9, 10**12)
MAX_ODDS = 10**30


def sizes() -> Iterator[tuple[int, int]]:
    """(s, T) of the attack: both ends of every range."""
    for length in LENGTHS:
        for chosen in sorted({1, 2, 3, 5, length // 2, length - 1, length}):
            if 1 <= chosen <= min(length, 10**6):
                yield chosen, length


def all_sizes(*, counted: bool) -> str:
    """All 1 ≤ s ≤ T, with N = s where ones are counted and any N ≥ 1 otherwise."""
    return "integers T >= s >= 1, N; N = s" if counted else "integers T >= s >= 1, N >= 1"


# ------------------------------------------------------------------------------------------- levels apart

@derives
def off_mass_is_small(ctx: Context) -> Evidence:
    """T - s positions with score 0 against s with score β: (T - s)/(s e^β + T - s), against the formula."""
    from numerics.formula.order import decide

    quantity, domain = ctx.quantities["off_mass"], "integers T >= s >= 1; reals beta"
    order = decide(quantity, "==", "(T - s)/(s*exp(beta) + (T - s))", domain)
    if order.answer == "no" and not order.undefined:
        return Evidence(finding=Finding.NO, kind=Kind.ARGUED, cases=1,
                        summary=f"{quantity.text} is not the weight outside the set: {order.reason}.")
    if order.answer != "yes":
        return undecided(f"{quantity.text} is not shown to be the weight outside the set for all sizes.")
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, domain="all T >= s >= 1, all beta",
                    derived=r"\frac{(T-s)e^{-\beta}}{s+(T-s)e^{-\beta}}",
                    summary="The weight outside the set is one quotient of exponentials.")


def _apart(ctx: Context, *, counted: bool) -> Evidence:
    """e^β (lip - N) ≥ (T - s)(lip + 1) and lip ≥ N: neighbouring levels are at least 1/lip apart."""

    from numerics.head.sparse import gap_facts

    beta, lipschitz = ctx.quantities["beta"], ctx.quantities["lipschitz"]
    if (bad := failed(gap_facts())) is not None:
        return bad
    code = "count" if counted else "binary"
    points = 0
    for chosen, length in sizes():
        if not counted and chosen > 20:
            continue
        points += 1
        top = chosen if counted else 2**chosen - 1
        found = _clash(ctx, (chosen, length, top), code, _odds(ctx, chosen, length))
        if found is not None:
            return found
    domain, lip = all_sizes(counted=counted), f"({lipschitz.text})"
    enough = shown(f"exp({beta.text})*({lip} - N)", ">=", f"(T - s)*({lip} + 1)", domain)
    if not (enough and shown(lipschitz, ">=", "N", domain)):
        return undecided(f"with the scale {beta.text} and the constant {lipschitz.text} the levels are neither shown "
                         f"to be apart for all sizes nor seen to be too close at {points} sizes.")
    what = "number of ones on the set" if counted else "number that the bits of the set write"
    which = "every symmetric function" if counted else "every function"
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, domain="all 1 <= s <= T, all sets, all inputs", cases=points,
        derived=r"\frac{1-\rho}{N+\rho}\ge\frac1{2N+1}\iff\rho=(T-s)e^{-\beta}\le\tfrac12",
        summary=f"With the score {beta.text} on the set one head equals {which} of its bits on every input: inputs of "
                f"neighbouring levels (the {what}) have means at least 1/({lipschitz.text}) apart, whatever the other "
                "bits are, so a piecewise linear readout is exact. Its value at the mean 0 is the function's at no "
                "ones, a bias where that is 1. The inference in words: from the distance of levels to the readout.",
        certificates=_examples(ctx, code))


def _odds(ctx: Context, chosen: int, length: int) -> arb | None:
    scale = value_at(ctx.quantities["beta"], {"s": chosen, "T": length})
    if scale is None or scale > 10**6 or scale < -10**6:
        return None
    odds = scale.exp()
    return odds if odds.is_finite() else None


def _clash(ctx: Context, at: tuple[int, int, int], code: str, odds: arb | None) -> Evidence | None:
    """Two inputs that the head cannot tell apart well enough at (s, T, N), or None."""
    from numerics.head.sparse import clash, gap

    chosen, length, top = at
    lip = value_at(ctx.quantities["lipschitz"], {"s": chosen, "T": length, "N": top})
    if lip is None or odds is None or not odds < MAX_ODDS or not odds > ball(Fraction(1, MAX_ODDS)):
        return None
    if not lip * gap(length, top, chosen, odds) < 1:
        return None
    low, high = below(odds, 100), above(odds, 100)
    if low <= 0:
        return None
    allowed = max(above(lip, 40), Fraction(1, 2**40))  # to refute a larger constant refutes this one
    first, second = clash(length, chosen, top, low)
    rest = length - chosen
    for end in (low, high):
        distance = abs((end * first[0] + first[1]) - (end * second[0] + second[1])) / (end * top + rest)
        if allowed * distance >= 1:
            return None
    body = {"kind": "sparse-clash", "T": length, "s": chosen, "code": code, "low": str(low), "high": str(high),
            "first": list(first), "second": list(second), "lipschitz": str(allowed)}
    what = "no bit of the set" if first[0] == 0 else "one bit"
    return Evidence(
        finding=Finding.NO, kind=Kind.CERTIFIED, cases=1,
        summary=f"At s = {chosen}, T = {length} the input with {what} and {first[1]} other bits set and the input with "
                "one bit of the set alone have different parity, and means too close for a readout with the constant "
                f"{decimal(lip, 6)}.",
        certificates=(Certificate(name=f"edelman-representation.clash.{code}.s{chosen}.T{length}.json", body=body),))


def _examples(ctx: Context, code: str) -> tuple[Certificate, ...]:
    """Sizes for the checker: small ones in which it tries every input, and large ones."""
    rows = []
    for chosen, length in ((3, 8), (2, 10), (3, 1000), (5, 10**6), (3, 10**12)):
        top = chosen if code == "count" else 2**chosen - 1
        lip = value_at(ctx.quantities["lipschitz"], {"s": chosen, "T": length, "N": top})
        odds = _odds(ctx, chosen, length)
        if lip is None or odds is None or not odds < MAX_ODDS:
            continue
        exact = _near_integer(odds)
        low, constant = exact if exact is not None else below(odds, 40), above(lip, 40)
        if low > 0 and constant * (low - (length - chosen)) >= low * top + (length - chosen):
            body = {"kind": "sparse-head", "T": length, "s": chosen, "code": code, "odds": str(low),
                    "lipschitz": str(constant)}
            rows.append(Certificate(name=f"edelman-representation.{code}.s{chosen}.T{length}.json", body=body))
    return tuple(rows)


def _near_integer(odds: arb) -> Fraction | None:
    """e^{log(2T)} is 2T: the integer inside a narrow ball (an example only; the proof does not use it)."""
    found = odds.unique_fmpz()
    return None if found is None else Fraction(int(found))


@about("levels", "beta", "lipschitz")
def levels_of_ones_stay_apart(ctx: Context) -> Evidence:
    return _apart(ctx, counted=True)


@about("levels", "beta", "lipschitz")
def levels_of_all_bits_stay_apart(ctx: Context) -> Evidence:
    return _apart(ctx, counted=False)


@about("small sizes", "beta")
def small_heads_equal_their_functions(ctx: Context) -> Evidence:
    """Exact rationals: every set, every (symmetric) function, all inputs; AND, OR, majority and parity among them."""
    from numerics.head.sparse import represents

    largest, total, at = (5, 6, 8)[ctx.profile.level], 0, []
    for length in range(1, largest + 1):
        for chosen in range(1, min(length, 4) + 1):
            odds = _odds(ctx, chosen, length)
            if odds is None:
                return undecided("the scale has no value at a small size.")
            exact = _near_integer(odds)
            low = exact if exact is not None else below(odds, 20)
            if low <= length - chosen:
                return undecided(f"at s = {chosen}, T = {length} neighbouring levels overlap.")
            total += represents(length, chosen, low, binary=False)
            if chosen <= 2 or (chosen == 3 and length <= 4 + ctx.profile.level):
                total += represents(length, chosen, low, binary=True)
            at.append((chosen, length))
    return Evidence(
        finding=Finding.YES, kind=Kind.EXHAUSTIVE, cases=total, corroborates=True,
        domain=f"1 <= s <= min(T, 4), T <= {largest}: every set, every input, every function of the level",
        summary=f"Head and function agree in all {total} exact comparisons up to T = {largest}: AND, OR, majority, "
                "parity and every other symmetric function, and all functions of up to two (partly three) bits.")


def model_is_exact(ctx: Context) -> Evidence:
    """At the model's own s, T and scale, whatever the quantity is."""
    from numerics.head.sparse import gap

    spec = model_of(ctx)
    scale = value_at(spec.law, {"s": spec.s, "T": spec.T})
    lip = value_at(ctx.quantities["lipschitz"], {"s": spec.s, "T": spec.T, "N": spec.s})
    if scale is None or lip is None or abs(scale) > 60:
        return undecided("the model's scale or the constant has no value that could be worked with.")
    odds, at = scale.exp(), f"s = {spec.s}, T = {spec.T}, scale {spec.beta}"
    found = _clash(ctx, (spec.s, spec.T, spec.s), "count", odds)
    if found is not None:
        rename = [Certificate(name="edelman-representation.model-clash.json", body=c.body) for c in found.certificates]
        return Evidence(finding=Finding.NO, kind=Kind.CERTIFIED, cases=1, summary=found.summary,
                        certificates=tuple(rename))
    low, constant = _near_integer(odds) or below(odds, 40), above(lip, 40)
    if not (low > 0 and constant * gap(spec.T, spec.s, spec.s, low) >= 1):
        return undecided(f"at {at} the levels could not be told apart or together.")
    body = {"kind": "sparse-head", "T": spec.T, "s": spec.s, "code": "count", "odds": str(low),
            "lipschitz": str(constant)}
    return Evidence(finding=Finding.YES, kind=Kind.CERTIFIED, cases=1,
                    summary=f"At {at} every symmetric function of any {spec.s} bits is represented exactly.",
                    certificates=(Certificate(name="edelman-representation.model.json", body=body),))


# ------------------------------------------------------------------------------------------------- norms

@about("norms", "norm", "beta", "lipschitz")
def norm_is_as_stated(ctx: Context) -> Evidence:
    """The construction has ‖W_QK‖_F = β√(2s); a smaller norm is refuted only where no head at all can have it."""

    from numerics.head.sparse import sensitivity_facts

    norm = ctx.quantities["norm"]
    found = _impossible_norm(ctx)
    if found is not None:
        return found
    domain = all_sizes(counted=True)
    if not shown(norm, ">=", "0", domain) or not shown(
            f"({norm.text})**2", ">=", f"2*s*({ctx.quantities['beta'].text})**2", domain):
        return undecided(f"{norm.text} is not shown to be at least √(2s) times the scale for all sizes, and not small "
                         "enough for a contradiction.")
    return proved(
        r"Token $t$ is $(e_t,b_t)/\sqrt2$, so the scores $\beta$ on the set take $W_{QK}=z\,q^T$ with "
        r"$q=\sqrt2\,\beta\sum_{j\in S}e_j$ and $\lVert q\rVert=\sqrt{2s}\,\beta$; the value map is $\sqrt2$ times the "
        r"last unit vector. Only the score norm depends on $T$. It is not the least: with bits $\pm1$ and tokens "
        r"$(\sqrt{7/8}\,e_t,\pm\sqrt{1/8})$ the norm $\sqrt{8s/7}\,\beta$ does the same.",
        _norm_facts() | sensitivity_facts(), domain="all 1 <= s <= T",
        derived=r"\lVert x_t\rVert\le1,\quad\lVert z\rVert=1,\quad\lVert v\rVert=\sqrt2,\quad\lVert "
                r"W_{QK}\rVert_F=\sqrt{2s}\,\beta")


def _norm_facts() -> dict[str, bool]:
    import sympy as sp

    beta, s = sp.symbols("beta s", positive=True)
    half = 1 / sp.sqrt(2)
    return {"a token has norm at most 1": sp.expand(half**2 + half**2) == 1,
            "its score is β": sp.simplify(half * sp.sqrt(2) * beta - beta) == 0,
            "with √(7/8) the score takes the norm √(8s/7) β": sp.simplify(
                s * (beta / sp.sqrt(sp.Rational(7, 8))) ** 2 - sp.Rational(8, 7) * s * beta**2) == 0,
            "and values ±√2/√8 differ by 1": sp.simplify(2 * sp.sqrt(2) / sp.sqrt(8)) == 1,
            "its value is the bit": sp.simplify(half * sp.sqrt(2)) == 1,
            "s equal entries √2 β have norm √(2s) β": sp.simplify(s * (sp.sqrt(2) * beta) ** 2 - 2 * s * beta**2) == 0}


def _impossible_norm(ctx: Context) -> Evidence | None:
    """Sizes at which even the best head within the stated norm cannot change its output by 1."""
    for chosen, length in sizes():
        at = {"s": chosen, "T": length}
        norm = value_at(ctx.quantities["norm"], at)
        lip = value_at(ctx.quantities["lipschitz"], at | {"N": chosen})
        if norm is None or lip is None or norm > 50 or length < 2:
            continue
        scores, values = max(above(norm, 20), Fraction(0)), Fraction(99, 70)  # 99/70 is a little above √2
        constant = max(above(lip, 20), Fraction(0))
        raised = (2 * ball(scores)).exp()
        if 2 * ball(constant * values) * raised < length - 1 + raised:
            body = {"kind": "head-sensitivity", "T": length, "scores": str(scores), "values": str(values),
                    "lipschitz": str(constant)}
            return Evidence(
                finding=Finding.NO, kind=Kind.CERTIFIED, cases=1,
                summary=f"At s = {chosen}, T = {length} no head with the score norm {decimal(norm, 6)} can change its "
                        "output by 1 when one bit changes.",
                certificates=(Certificate(name=f"edelman-representation.norm.s{chosen}.T{length}.json", body=body),))
    return None
