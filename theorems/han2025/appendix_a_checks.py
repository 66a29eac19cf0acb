"""The checks of the set-up of Appendix A; the claim and its readings are in ``appendix_a``."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from theorems.han2025.bounds import ball
from theorems.han2025.common import decimal, for_one_head, missing, unconfirmed
from verify.records import Certificate, Context, Evidence, Figure, Finding, Kind, Scope

if TYPE_CHECKING:
    from numerics.expression import Expression

ID = "appendix-a-setup"
SYMBOLS = ("n", "tau", "c1", "c2")
DOMAIN = "integers n >= 1; tau > 0; 0 < c2 < c1"
_ONE = {"kind": "formula-inequality", "k": 1, "b": "1/100"}


def _head(n: int, tau: str, radius: str) -> dict[str, Any]:
    """One head of the given length, aligned with position 1; the input does not matter."""
    return _ONE | {"n": n, "tau": tau, "heads": [{"radius": radius, "position": "1"}], "x": "0" * n}


def _value(ctx: Context, name: str, n: int, tau: Fraction, c2: Fraction = Fraction(1, 1000)) -> Fraction | None:
    """A printed bound at c1 = nτ, as a rational; None where it has no exact value."""
    from numerics.expression import ExpressionError

    try:
        return ctx.quantities[name].exact({"n": n, "tau": tau, "c1": n * tau, "c2": c2})
    except ExpressionError:
        return None


def _number(ctx: Context, name: str) -> Fraction | None:
    """The bound if it is a plain number, which no choice of n or of the constants moves."""
    return _value(ctx, name, 2, Fraction(1, 2)) if not ctx.quantities[name].used else None


def _trivial_cap(ctx: Context) -> Evidence | None:
    """A cap that is a number from 1 on is true of every weight."""
    cap = _number(ctx, "peak_upper")
    if cap is None or cap < 1:
        return None
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary="A weight is at most 1.")


def _trivial_band(ctx: Context) -> bool:
    """Numbers with near_lower ≤ 0 and near_upper ≥ 1/2: weights are positive, and only the largest is above 1/2."""
    lower, upper = _number(ctx, "near_lower"), _number(ctx, "near_upper")
    return lower is not None and upper is not None and lower <= 0 and upper >= Fraction(1, 2)


_TRIVIAL = "True of every head: all weights are positive, and of n weights with sum 1 only the largest is above 1/2."


# --- peak --------------------------------------------------------------------------------------------------


@for_one_head
def peak_is_at_least_the_mean(ctx: Context) -> Evidence:
    """The nearest position has the largest score, and the largest of n weights with sum 1 is at least 1/n."""
    for n in (2, 3, 4, 8):
        bound = _value(ctx, "peak_lower", n, Fraction(1, n))
        if bound is not None and bound > Fraction(1, n):  # a short head comes as close to 1/n as one likes
            body = _head(n, f"1/{n}", "1/1000000000000") | {"left": ["gamma", "1", "1"], "relation": "<",
                                                            "right": str(bound)}
            return Evidence(finding=Finding.NO, kind=Kind.CERTIFIED, part="lower",
                            certificates=(Certificate(name=f"{ID}.peak-lower.json", body=body),),
                            summary=f"A short head gives every position about 1/{n}, which is below {bound} at n = "
                                    f"{n}.")
    far = _value(ctx, "peak_lower", 10**9, Fraction(1, 10**9)) if "peak_lower" in ctx.replaced else None
    if far is not None and far > Fraction(1, 10**9):
        return Evidence(finding=Finding.NO, kind=Kind.ARGUED, part="lower",
                        summary="At n = 10^9 the zero head gives every position exactly 10^-9, which is less.")
    if "peak_lower" in ctx.replaced and not _at_most_the_mean(ctx.quantities["peak_lower"]):
        return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, part="lower", summary="Not shown to be at most 1/n.")
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, part="lower",
                    summary=r"The lower half is true for every head: the largest of n weights with sum 1 is at least "
                            r"$1/n$.")


def _at_most_the_mean(formula: Expression) -> bool:
    """At most 1/n for all n; a formula in τ and the constants is left undecided."""
    from numerics.formula.order import decide

    return formula.used <= {"n"} and decide(formula, "<=", "1/n", DOMAIN).answer == "yes"


@for_one_head
def long_heads_exceed_the_cap(ctx: Context) -> Evidence:
    """n = 8, c1 = 1, a head of length 10: the peak is above 1 - 1/8; as the length grows it tends to 1."""
    bound = _value(ctx, "peak_upper", 8, Fraction(1, 8))
    if bound is None or bound >= 1:
        yes = _trivial_cap(ctx) is not None
        return Evidence(finding=Finding.YES if yes else Finding.UNKNOWN, kind=Kind.ARGUED if yes else Kind.NONE,
                        part="upper", summary="A weight is at most 1." if yes else "Not decided.")
    body = _head(8, "1/8", "10") | {"left": ["gamma", "1", "1"], "relation": ">", "right": str(bound)}
    return Evidence(
        finding=Finding.NO, kind=Kind.CERTIFIED, part="upper",
        certificates=(Certificate(name=f"{ID}.peak-long.json", body=body),),
        derived=r"1-\gamma_{p_i}\le(n-1)\exp\Bigl(-\frac r\tau\bigl(\cos\delta-\cos(\tfrac{2\pi}n-\delta)\bigr)\Bigr)",
        summary=f"The upper half fails for long heads: the peak tends to 1 as the head grows, and the cap is {bound} "
                f"at "
                "n = 8, c1 = 1; with a head of length 10 it is certified to be exceeded. The same for every c1 > 0.")


@for_one_head
def short_circles_exceed_the_cap(ctx: Context) -> Evidence:
    """Unit heads: n = 8, c1 = 1/2, the aligned head; a cap of the user's at other sizes as well."""
    from numerics.expressivity import peak_attention

    if trivial := _trivial_cap(ctx):
        return trivial
    places = ((8, Fraction(1, 16)), (4, Fraction(1, 4)), (4, Fraction(1, 8)), (4, Fraction(1, 16)))
    for n, tau in places if "peak_upper" in ctx.replaced else places[:1]:
        bound, peak = _value(ctx, "peak_upper", n, tau, n * tau / 2), peak_attention(n, tau)
        if bound is None or not peak > ball(bound):
            continue
        body = _head(n, str(tau), "1") | {"left": ["gamma", "1", "1"], "relation": ">", "right": str(bound)}
        return Evidence(
            finding=Finding.NO, kind=Kind.CERTIFIED,
            certificates=(Certificate(name=f"{ID}.peak-unit.json", body=body),),
            summary=f"With unit heads it fails at n = {n}, c1 = {n * tau}: the aligned head has a peak of "
                    f"{decimal(peak, 5)}, the cap is {decimal(bound, 5)}.")
    return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE,
                    summary="The cap has no exact value, or is not exceeded, at the sizes that were tried.")


@for_one_head
def cap_holds_on_long_circles(ctx: Context) -> Evidence:
    """Unit heads, fixed c1: Σ_d exp(-(1-cos θ_d)n/c1) ≥ (2⌊√(2 n c1)/(2π)⌋ + 1)/e → ∞, so the peak tends to 0."""
    import sympy as sp

    n, c = sp.symbols("n c", positive=True)
    count = (2 * (sp.sqrt(2 * n * c) / (2 * sp.pi) - 1) + 1) / sp.E
    facts = {"the sum grows without bound": sp.limit(count, n, sp.oo) == sp.oo,
             "the cap tends to 1": sp.limit(1 - c**2 / n, n, sp.oo) == 1,
             "the estimate on a grid": _peaks_are_below_the_estimate(ctx)}
    if missing(facts):
        return unconfirmed(missing(facts))
    if "peak_upper" in ctx.replaced:
        return _trivial_cap(ctx) or Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE,
                                             summary="Shown for the printed cap only.")
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED,
        summary=r"For unit heads and a fixed $c_1$ it is true for all large n, because the peak tends to 0 (at least "
                r"$\sqrt{2nc_1}/\pi-1$ positions have a weight within a factor e of it) while the cap tends to 1.")


def _peaks_are_below_the_estimate(ctx: Context) -> bool:
    """peak ≤ e/(2⌊√(2 n c1)/(2π)⌋ + 1) wherever that many positions fit on the circle, in ball arithmetic."""
    import math

    from flint import arb

    from numerics.expressivity import peak_attention

    for c in (Fraction(1, 4), Fraction(1), Fraction(3)):
        for n in (16, 64, 256, (256, 1000, 4000)[ctx.profile.level]):
            reach = math.isqrt(int(2 * n * c)) * 100 // 629  # at most √(2 n c1)/(2π)
            if 2 * reach >= n:
                continue
            if not peak_attention(n, c / n) <= arb(1).exp() / (2 * reach + 1):
                return False
    return True


# --- far ---------------------------------------------------------------------------------------------------


@for_one_head
def close_to_zero_is_not_defined(ctx: Context) -> Evidence:
    return Evidence(
        finding=Finding.NO, kind=Kind.ARGUED, scope=Scope.DEFINED,
        summary="How close, in which limit and for heads of which length is not said; the word approximately stands in "
                "front of it. Softmax gives every position a positive weight. Two meanings were tried; see the "
                "readings.")


@for_one_head
def far_weights_vanish_for_unit_heads(ctx: Context) -> Evidence:
    """γ_j ≤ exp(-(cos(π/n) - cos(π/4 - π/n)) n/c1), which tends to 0; checked against exact weights."""
    import sympy as sp
    from flint import arb, fmpq

    n, c = sp.symbols("n c", positive=True)
    exponent = (sp.cos(sp.pi / n) - sp.cos(sp.pi / 4 - sp.pi / n)) / c
    facts = {"the exponent stays away from zero": sp.limit(exponent, n, sp.oo) == (1 - sp.sqrt(2) / 2) / c}
    for size in (16, 32, 64):
        for turn in (0, 1, 2):  # head at 0, a quarter and half of the way to the next position
            angle = fmpq(turn, 2 * size)  # in units of π
            scores = [(arb.cos_pi_fmpq(fmpq(2 * j, size) - angle)) * size for j in range(size)]
            total = sum((s.exp() for s in scores), arb(0))
            bound = (-(arb.cos_pi_fmpq(fmpq(1, size)) - arb.cos_pi_fmpq(fmpq(1, 4) - fmpq(1, size))) * size).exp()
            far = [s.exp() / total for j, s in enumerate(scores) if 8 * min(j, size - j) > size]
            facts[f"n = {size}, turn {turn}"] = all(bool(w <= bound) for w in far)
    if missing(facts):
        return unconfirmed(missing(facts))
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, cases=9,
                    summary=r"For unit heads and fixed $c_1$ these weights tend to 0 exponentially: they are at most "
                            r"$\exp(-(\cos\frac\pi n-\cos(\frac\pi4-\frac\pi n))\,n/c_1)$.")


@for_one_head
def far_weights_of_short_heads_equal_the_peak(ctx: Context) -> Evidence:
    """n = 16, a head of length 10^-6: the opposite position has more than 99 % of the peak."""
    body = _head(16, "1/16", "1/1000000") | {
        "left": ["gamma", "1", "9"], "relation": ">", "right": ["*", "99/100", ["gamma", "1", "1"]]}
    return Evidence(
        finding=Finding.NO, kind=Kind.ARGUED, certificates=(Certificate(name=f"{ID}.far-short.json", body=body),),
        summary="For heads of every length it is false at every n: as a head shrinks, all weights tend to 1/n, and the "
                "far ones are no smaller than the peak.")


# --- near --------------------------------------------------------------------------------------------------


@for_one_head
def near_weights_leave_the_band(ctx: Context) -> Evidence:
    """Unit heads: the neighbour is above c1 τ at n = 20, c1 = 1; the position at π/4 below c2 τ at n = 64, c2 = 1/1000.

    For all constants: γ_{p+1} ≥ exp(-2π²/(n c1))/(1 + √(π n c1/8)), times n/c1² tends to infinity.
    """
    import sympy as sp

    n, c = sp.symbols("n c", positive=True)
    neighbour = sp.exp(-2 * sp.pi**2 / (n * c)) / (1 + sp.sqrt(sp.pi * n * c / 8))
    facts = {"the neighbour outgrows c1 τ": sp.limit(neighbour * n / c**2, n, sp.oo) == sp.oo,
             "the estimate on a grid": _neighbours_are_above_the_estimate(ctx)}
    if missing(facts):
        return unconfirmed(missing(facts))
    upper, lower = _value(ctx, "near_upper", 20, Fraction(1, 20)), _value(ctx, "near_lower", 64, Fraction(1, 64))
    if upper is None or lower is None or {"near_upper", "near_lower"} & ctx.replaced:
        return _replaced_band(ctx, upper, lower)
    return Evidence(
        finding=Finding.NO, kind=Kind.ARGUED, part="near", certificates=_band(upper, lower),
        derived=r"\gamma_j=\gamma_{p_i}\exp\Bigl(-\frac{r}{\tau}(\cos\delta-\cos\delta_j)\Bigr),\quad\gamma_{p_i}\approx"
                r"\sqrt{\tfrac{2\pi}{nc_1}}\ \text{for unit heads}",
        summary=r"No constants $0<c_2<c_1$ serve all n, already for unit heads: the nearest neighbours carry about "
                r"$\sqrt{2\pi/(nc_1)}$ each, far more than $c_1\tau=c_1^2/n$, and the positions near $\pi/4$ carry "
                r"about $e^{-0.29n/c_1}$ of that, far less than $c_2\tau$. Certified at $c_1=1$: the neighbour at n = "
                r"20, and the position at $\pi/4$ at n = 64 with $c_2=1/1000$.")


@for_one_head
def band_decides_the_statement(ctx: Context) -> Evidence:
    """A band that fails refutes the whole set-up; one that is true is not yet the whole of it."""
    found = near_weights_leave_the_band(ctx)
    if found.finding is not Finding.YES:
        return found
    return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, part="near",
                    summary="Only the band is shown, not the rest.")


def _band(upper: Fraction | None, lower: Fraction | None) -> tuple[Certificate, ...]:
    found = []
    if upper is not None:
        body = _head(20, "1/20", "1") | {"left": ["gamma", "1", "2"], "relation": ">", "right": str(upper)}
        found.append(Certificate(name=f"{ID}.near-upper.json", body=body))
    if lower is not None:
        body = _head(64, "1/64", "1") | {"left": ["gamma", "1", "9"], "relation": "<", "right": str(lower)}
        found.append(Certificate(name=f"{ID}.near-lower.json", body=body))
    return tuple(found)


def _replaced_band(ctx: Context, upper: Fraction | None, lower: Fraction | None) -> Evidence:
    """The user's own bounds at the two places, certified by balls; undecided where they hold there."""
    from numerics.expressivity import peak_attention

    if _trivial_band(ctx):
        return Evidence(finding=Finding.YES, kind=Kind.ARGUED, part="near", summary=_TRIVIAL)
    peak = {n: peak_attention(n, Fraction(1, n)) for n in (20, 64)}
    neighbour = peak[20] * (-(1 - _cosine(1, 10)) * 20).exp()
    edge = peak[64] * (-(1 - _cosine(1, 4)) * 64).exp()
    too_high = upper if upper is not None and neighbour > ball(upper) else None
    too_low = lower if lower is not None and edge < ball(lower) else None
    if too_high is None and too_low is None:
        text = "Not contradicted at n = 20 and 64."
        return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, part="near", summary=text)
    return Evidence(finding=Finding.NO, kind=Kind.CERTIFIED, part="near", certificates=_band(too_high, too_low),
                    summary="An aligned unit head leaves the band at n = 20 or n = 64 with c1 = 1, c2 = 1/1000.")


def _cosine(numerator: int, denominator: int) -> Any:
    from flint import arb, fmpq

    return arb.cos_pi_fmpq(fmpq(numerator, denominator))


def _neighbours_are_above_the_estimate(ctx: Context) -> bool:
    from flint import arb

    from numerics.expressivity import peak_attention

    for c in (Fraction(1, 2), Fraction(1), Fraction(4)):
        for n in (8, 32, (128, 500, 2000)[ctx.profile.level]):
            exact = peak_attention(n, c / n) * (-(1 - _cosine(2, n)) * n / ball(c)).exp()
            estimate = (-2 * arb.pi() * arb.pi() / ball(n * c)).exp() / (1 + (arb.pi() * ball(n * c) / 8).sqrt())
            if not exact >= estimate:
                return False
    return True


@for_one_head
def near_weights_of_long_heads_vanish(ctx: Context) -> Evidence:
    """n = 8, c1 = 1, a head of length 100: the neighbour (at exactly π/4) has less than 10^-9.

    What is refuted is a lower end that is positive for all constants; the upper end has no part in it.
    """
    if _trivial_band(ctx):
        return Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary=_TRIVIAL)
    if "near_lower" in ctx.replaced and not _positive(ctx.quantities["near_lower"]):
        return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE,
                        summary="The lower end is not shown to be positive for all constants.")
    body = _head(8, "1/8", "100") | {"left": ["gamma", "1", "2"], "relation": "<", "right": "1/1000000000"}
    return Evidence(
        finding=Finding.NO, kind=Kind.ARGUED, certificates=(Certificate(name=f"{ID}.near-long.json", body=body),),
        summary="If heads may have every length it fails at every n ≥ 8 for all constants: as a head grows, all "
                "weights but the largest tend to 0, below every positive lower end. (On shorter circles no other "
                "position is within π/4, and nothing is said.)")


def _positive(formula: Expression) -> bool:
    """Positive for all n, τ and 0 < c2 < c1; no answer is no."""
    from numerics.formula.order import decide

    return decide(formula, ">", "0", DOMAIN).answer == "yes"


def _impossible(ctx: Context) -> str:
    """Why no constants can help: a bound of the user's that mentions n alone, against the sum of the weights."""
    n = 11

    def value(name: str) -> Fraction | None:
        return _value(ctx, name, n, Fraction(1, n)) if ctx.quantities[name].used <= {"n"} else None

    peak_lower, peak_upper = value("peak_lower"), value("peak_upper")
    near_lower, near_upper = value("near_lower"), value("near_upper")
    if peak_upper is not None and peak_upper < Fraction(1, n):
        return f"Impossible at n = {n}: the largest of n weights with sum 1 is at least 1/n, above {peak_upper}."
    if peak_lower is not None and peak_lower > 1:
        return f"Impossible at n = {n}: no weight is above 1, and {peak_lower} is."
    if near_upper is not None and near_upper <= 0:
        return f"Impossible at n = {n}: every weight is positive, and {near_upper} is not."
    if near_lower is not None and near_lower > Fraction(1, 3):  # both neighbours are near, and the peak is no less
        return f"Impossible at n = {n}: a peak and its two neighbours cannot all have {near_lower}, above 1/3."
    return ""


@for_one_head
def constants_exist_for_each_length(ctx: Context) -> Evidence:
    """Unit heads, n ≥ 11, c1 = √(n/2): c1τ = 1/2 bounds every weight but the largest, and the peak is at most 1/2.

    The peak is largest for an aligned head (its inverse is a sum of exp((cos θ - 1)cos φ/τ) cosh(sin θ sin φ/τ), which
    grows with the angle φ), and then 1/peak ≥ 1 + 2exp(-2√2π²n^-3/2) + 2exp(-8√2π²n^-3/2), which grows with n.
    """
    from flint import arb

    from numerics.expressivity import peak_attention

    power = 2 * arb(2).sqrt() * arb.pi() * arb.pi() / (11 * arb(11).sqrt())
    facts = {"1/peak is at least 2 from n = 11 on": bool(2 * (-power).exp() + 2 * (-4 * power).exp() >= 1)}
    for n in (18, 32, 50, 72):  # 2n is a square: τ is rational
        root = {18: 6, 32: 8, 50: 10, 72: 12}[n]
        facts[f"the peak at n = {n}"] = bool(peak_attention(n, Fraction(1, root)) <= arb(0.5))
    if missing(facts):
        return unconfirmed(missing(facts))
    if reason := _impossible(ctx):
        return Evidence(finding=Finding.NO, kind=Kind.ARGUED, summary=reason)
    changed = {"peak_upper", "peak_lower", "near_upper", "near_lower"} & ctx.replaced
    if changed and not (_trivial_band(ctx) and changed <= {"near_upper", "near_lower"}):
        return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary="Shown for the printed bounds only.")
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, cases=4, domain="n >= 11, unit heads",
        summary=r"If the constants may depend on n they exist for unit heads from n = 11 on: $c_1=\sqrt{n/2}$ makes "
                r"$c_1\tau=\frac12$, which bounds every weight but the largest, and the largest is at most $\frac12$; "
                r"$c_2$ is the least weight over τ. But then $\tau=1/\sqrt{2n}$ is not of the order $1/n$, and the "
                r"peak tends to "
                "0: this attention is far from hard. (From n = 11 on this choice of $c_1$ works; other choices were "
                "not sought below it.)")


# --- repair and figure -------------------------------------------------------------------------------------


@for_one_head
def sharp_attention_needs_a_lower_temperature(ctx: Context) -> Evidence:
    """1 - γ_peak ≤ (n-1) exp(-r(1 - cos 2π/n)/τ) ≤ ε for τ ≤ r(1 - cos 2π/n)/log((n-1)/ε): exact peaks on a grid."""
    from numerics.expressivity import peak_attention

    for n in range(3, (12, 40, 100)[ctx.profile.level]):
        for epsilon in (Fraction(1, 10), Fraction(1, 1000)):
            limit = (1 - _cosine(2, n)) / (ball(n - 1) / ball(epsilon)).log()
            tau = Fraction(int(float(limit.mid()) * 10**9 * 0.999999), 10**9)
            if not peak_attention(n, tau) >= 1 - ball(epsilon) or not ball(tau) <= limit:
                return unconfirmed([f"the peak at n = {n}, ε = {epsilon}"])
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED,
                    summary=r"Proved for every n: all other scores are smaller by at least $r(1-\cos\frac{2\pi}n)$, so "
                            r"they carry at most $(n-1)\exp(-r(1-\cos\frac{2\pi}n)/\tau)\le\varepsilon$ together.")


def peak_and_band(ctx: Context) -> Figure:
    """Peak, neighbour and the position at π/4 for unit heads at τ = 1/n, beside the printed cap and band."""
    from numerics.drawing import figure, to_svg
    from numerics.expressivity import peak_attention

    ns = [8, 16, 24, 32, 48, 64, 96, 128]
    peaks = [peak_attention(n, Fraction(1, n)) for n in ns]
    neighbours = [peak * (-(1 - _cosine(2, n)) * n).exp() for n, peak in zip(ns, peaks, strict=True)]
    edges = [peak * (-(1 - _cosine(1, 4)) * n).exp() for n, peak in zip(ns, peaks, strict=True)]
    with figure() as (fig, ax):
        ax.plot(ns, [float(v) for v in peaks], label="nearest position")
        ax.plot(ns, [float(v) for v in neighbours], label="its neighbour")
        ax.plot(ns, [float(v) for v in edges], label="position at π/4")
        ax.plot(ns, [1 / n for n in ns], label="printed upper end of the band, $c_1\\tau=1/n$", marker="")
        ax.set(xlabel="n", ylabel="attention weight", xscale="log", yscale="log", ylim=(1e-12, 2))
        ax.legend()
        svg = to_svg(fig)
    return Figure(name=f"{ID}.band.svg", svg=svg,
                  caption="An aligned unit head at τ = 1/n: the neighbour soon carries far more than the printed band "
                          "allows and the position at π/4 far less than any fixed multiple of 1/n; the nearest "
                          "position itself falls towards 0.")
