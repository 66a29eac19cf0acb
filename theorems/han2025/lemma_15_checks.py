"""The checks of Lemma 15; the claim itself and the argument are in ``lemma_15``."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from numerics.two_engines import Disagreement
from theorems.han2025.common import (
    ANY,
    decimal,
    for_the_papers_model,
    missing,
    not_applicable,
    own_temperatures,
    rows_for,
    sizes,
    speaks_of,
    unconfirmed,
)
from verify.records import Certificate, Constant, Context, Evidence, Figure, Finding, Kind

if TYPE_CHECKING:
    from flint import arb

    from numerics.lipschitz import GradientEnclosure

BEST = "2*k*sqrt(k)/tau"  # our constant for all sizes
SYMBOLS = ("n", "k", "tau", "b")
SMALL_B = "1/1000000000000000000000000"  # 10^-24: as good as ReLU, and inside the statement
GRID = {  # (n, k) and b of the search for a counterexample, by level of the profile
    0: (((2, 1), (2, 2), (3, 2), (4, 3)), ("1/1000000", "1/100")),
    1: (((2, 1), (2, 2), (3, 1), (3, 3), (4, 2), (4, 4), (5, 2), (6, 3), (6, 6), (8, 1), (8, 3), (8, 8), (10, 3),
         (12, 6), (12, 12)), ("1/1000000", "1/100", "1", "1000000")),
    2: (tuple((n, k) for n in range(2, 17) for k in range(1, n + 1)),
        ("1/1000000", "1/10000", "1/100", "1", "100", "1000000")),
}
TABLE = {
    0: (),
    1: ((6, 2, "1/6", "1/100"), (10, 3, "1/10", "1/10"), (20, 3, "1/20", "1/100")),
    2: ((6, 2, "1/6", "1/100"), (10, 3, "1/10", "1/10"), (12, 12, "1/144", "1"), (20, 3, "1/20", "1/100")),
}


def facts_behind_the_bound(trained: str = "plane") -> dict[str, bool]:
    """The symbolic facts of the argument, for a13 and a14 alone or for the whole first row."""
    from numerics import identities
    from numerics.model import symbolic

    model = symbolic.symbolic_model(trained)
    return {
        "the derivative of a share is a covariance over τ": all(
            symbolic.same(derived, symbolic.covariance(model, symbolic.x[symbolic.p], feature) / symbolic.tau)
            for derived, feature in zip(model.share_gradient, model.features, strict=True)),
        "partial sums of the layer weights are (-1)^j 4j": identities.layer_weights_telescope(),
        "σ' increases inside (0, 1)": identities.activation_slope_grows_from_zero_to_one(),
        "a bit has variance at most 1/4": identities.bit_variance_is_at_most_a_quarter(),
        "positions are unit vectors": identities.positions_are_unit_vectors(),
    }


def _by_proof(ctx: Context, name: str, best: str, summary: str, trained: str = "plane") -> Evidence:
    """Yes if the quantity is never smaller than a bound that the facts above prove."""
    from numerics.dominance import never_smaller
    from numerics.expression import parse

    unknown = missing(facts_behind_the_bound(trained))
    if unknown:
        return unconfirmed(unknown)
    if never_smaller(ctx.quantities[name], parse(best, SYMBOLS)):
        return Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary=summary,
                        domain="all n >= k >= 1, 0 < tau <= 1, b > 0")
    text = f"{ctx.quantities[name].text} is not shown to be at least {best} for all sizes."
    return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary=text)


@for_the_papers_model
def gradient_is_bounded_for_all_sizes(ctx: Context) -> Evidence:
    """Abel summation for f', Cauchy and Schwarz for the covariance; then the given constant against the
    result."""
    opening = (r"True, and larger than needed by the factor $4\sqrt2\,k$: " if "constant" not in ctx.replaced else
        "")
    return _by_proof(
        ctx, "constant", BEST,
        opening + r"$\lVert\nabla\hat y\rVert\le 2k\sqrt k/\tau$ for all sizes, since $|f'|\le 4k$ and each "
                  r"head's "
        r"covariance of bit and position is at most $1/2$.")


@speaks_of(loss=ANY, inputs=ANY, trained=ANY)
def gradient_by_whole_rows_is_bounded(ctx: Context) -> Evidence:
    """With w = (x, 1-x, u): |Cov(x, w)|² ≤ 1/16 + 1/16 + 1/4, so ‖∇ŷ‖ ≤ 4k√k·√6/4/τ."""
    return _by_proof(
        ctx, "constant", "k*sqrt(6*k)/tau",
        r"Also true if all entries of the matrices count: the token entries $a_{11},a_{12}$ add at most "
        r"$1/8$ to the squared "
        r"covariance and the other rows nothing, so $\lVert\nabla\hat y\rVert\le k\sqrt{6k}/\tau$.", trained=
            "row")


def _attack_points(ctx: Context) -> list[tuple[int, int, Fraction]]:
    """(n, k, b) of the attack: the grid, and the model's own sizes where the statement speaks of them."""
    pairs, smoothings = GRID[ctx.profile.level]
    cases = [(2, 1, Fraction(SMALL_B)), (2, 1, Fraction(10**6))]
    cases += [(n, k, b) for n, k in pairs for b in map(Fraction, smoothings)]
    n, k, b = ctx.model.n, ctx.model.k, ctx.model.smoothing
    return cases + ([(n, k, b)] if 2 <= n <= 20 and b > 0 else [])


@for_the_papers_model
def no_explicit_point_exceeds_the_constant(ctx: Context) -> Evidence:
    """Attack: explicit heads and inputs with a large gradient, over sizes, temperatures and smoothings."""
    from numerics.lipschitz import gradient_point, strongest_point

    cases = _attack_points(ctx)
    for n, k, b in cases:
        point = strongest_point(n, k, b)
        for tau in sorted({Fraction(1, n * n), Fraction(1, n), Fraction(1)} | own_temperatures(ctx)):
            body, at = gradient_point(n, k, tau, b, point), {"n": n, "k": k, "tau": tau, "b": b}
            if ctx.quantities["constant"].ball(at) < _ball(Fraction(body["value"])):
                return _exceeded(ctx, "constant", "gradient norm", at, body)
    return Evidence(
        finding=Finding.YES, kind=Kind.NUMERIC, corroborates=True, cases=len(cases),
        search="two groups of equal heads on every arc of positions, refined by a seeded random ascent",
        summary=f"An attack at {len(cases)} triples (n, k, b), each at three temperatures or more, found no "
                f"gradient above "
                "the constant.")


def _ball(value: Fraction) -> arb:
    from flint import arb, fmpq

    return arb(fmpq(value.numerator, value.denominator))


def _exceeded(ctx: Context, name: str, what: str, at: dict[str, Any], body: dict[str, Any]) -> Evidence:
    place = ", ".join(f"{key} = {value}" for key, value in at.items())
    constant = decimal(ctx.quantities[name].ball(at))
    return Evidence(
        finding=Finding.NO, kind=Kind.CERTIFIED,
        certificates=(Certificate(name=f"lemma-15.{name}-exceeded.json", body=body),),
        summary=f"At {place} an explicit {what} exceeds {decimal(Fraction(body['value']))} (certified), "
                f"while the {name} "
                f"{ctx.quantities[name].text} is {constant}.")


@for_the_papers_model
def constant_is_compared_at_this_model(ctx: Context) -> Evidence:
    """The constant against what is proved for all sizes, then against the certified supremum at the model's
    own."""
    from numerics.dominance import never_smaller
    from numerics.expression import parse
    n, k, tau, b = sizes(ctx)
    at = {"n": n, "k": k, "tau": tau, "b": b}
    place = ", ".join(f"{key} = {value}" for key, value in at.items())
    value = ctx.quantities["constant"].ball(at)
    shown = f"the constant is {decimal(value, 7)}."
    best = parse("0" if n == 1 else BEST, SYMBOLS)
    proved = bool(value >= best.ball(at)) or never_smaller(ctx.quantities["constant"], best)
    proved = proved and not missing(facts_behind_the_bound())
    if n > 20 or n == 1:
        bound, yes = best.ball(at), proved
        return Evidence(
            finding=Finding.YES if yes else Finding.UNKNOWN, kind=Kind.ARGUED if yes else Kind.NONE, domain=place,
            summary=f"At {place} the gradient norm is at most {decimal(bound, 7)} by the bound for all "
                    f"sizes; {shown}")
    try:
        found = _confirmed(ctx, n, k, tau, b)
    except Disagreement as error:
        return unconfirmed([str(error)])
    summary = (f"At {place} the supremum of the gradient norm lies in [{decimal(found.lower, 7)}, "
               f"{decimal(found.upper, 7)}]; {shown}")
    upper = Certificate(name=f"lemma-15.upper.n{n}.k{k}.json", body=found.bound or {})
    lower = Certificate(name=f"lemma-15.lower.n{n}.k{k}.json", body=found.point or {})
    if value >= _ball(found.upper):
        return Evidence(finding=Finding.YES, kind=Kind.CERTIFIED, summary=summary, certificates=(upper, lower),
                        domain=place)
    if value < _ball(found.lower):
        return Evidence(finding=Finding.NO, kind=Kind.CERTIFIED, summary=summary, certificates=(lower,), domain=place)
    if proved:
        return Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary=summary + " It is proved for all "
            "sizes.",
                        domain=place)
    return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary=summary + " It lies inside the "
        "enclosure.")


def displayed_derivative(column: str) -> list[Any]:
    """The display for ∂ŷ/∂a13 ("sin") or ∂ŷ/∂a14 ("cos") of head 1, in the certificate's notation."""
    root = ["sqrt", ["+", ["*", ["z", "q"], ["z", "q"]], ["b"]]]
    slope = ["layers", "q", ["*", ["alternating", "q"], ["-", ["*", "8", "q"], "4"],
                             ["+", "1/2", ["/", ["z", "q"], ["*", "2", root]]]]]
    own = ["*", ["gamma", "1", "p"], ["-", "1", ["gamma", "1", "p"]], [column, "p"]]
    rest = ["sum", "j", "p", ["*", ["gamma", "1", "p"], ["gamma", "1", "j"], [column, "j"]]]
    return ["*", ["/", "1", ["tau"]], slope, ["sum", "p", "", ["*", ["x", "p"], ["+", own, rest]]]]


@for_the_papers_model
def displayed_derivative_has_a_wrong_sign(ctx: Context) -> Evidence:
    """Small places where the printed derivative and the true one part: zero heads on two and on three
    positions."""
    common = {"kind": "printed-formula", "k": 1, "tau": "1", "b": "1/100", "heads": [["0", "0"]], "of":
        "output"}
    bodies = {"a14": common | {"n": 2, "x": "10", "entry": 1, "printed": displayed_derivative("cos")},
              "a13": common | {"n": 3, "x": "100", "entry": 0, "printed": displayed_derivative("sin")}}
    return Evidence(
        finding=Finding.NO, kind=Kind.CERTIFIED,
        certificates=tuple(Certificate(name=f"lemma-15.derivative-{key}.json", body=b) for key, b in bodies.items()),
        derived=r"\frac{\partial\hat y}{\partial a_{13}^{(i)}}=\frac{f'(S)}{\tau}\sum_p "
                r"x_p\gamma_p\Bigl((1-\gamma_p)\sin"
                r"\tfrac{2\pi p}{n}-\sum_{j\ne p}\gamma_j\sin\tfrac{2\pi j}{n}\Bigr)",
        summary="The derivative of softmax has a minus before the sum over the other positions; the display "
                "has a plus. "
                "With the zero head on two positions and the input 10 the display for a14 gives 0, the true "
                "derivative is "
                "1 in size; on three positions and the input 100 the display for a13 gives a third of the "
                "true one.")


@for_the_papers_model
def entries_are_bounded_for_all_sizes(ctx: Context) -> Evidence:
    return _by_proof(
        ctx, "entry", "2*k/tau",
        r"The bound is true of the true derivative, for all sizes: each entry is at most $2k/\tau$ in "
        r"absolute value. (It is "
        r"also true of the display with the wrong sign, by the crude estimate used.)")


@for_the_papers_model
def no_explicit_entry_exceeds_the_bound(ctx: Context) -> Evidence:
    """Attack: a14 on two opposite positions, where it is extreme, then a13 over sizes."""
    from numerics.lipschitz import OPPOSITE, entry_point, strongest_entry

    pairs, smoothings = GRID[min(ctx.profile.level, 1)]
    points = [(2, 1, Fraction(1, 10**6), OPPOSITE, 1), (2, 1, Fraction(1), OPPOSITE, 1)]
    points += [(n, k, b, strongest_entry(n, k, b), 0)
               for n, k in pairs if 2 < n <= 8 for b in map(Fraction, smoothings[:2])]
    for n, k, b, point, entry in points:
        for tau in (Fraction(1, n), Fraction(1), Fraction(1, n * n), Fraction(1, 64)):
            body, at = entry_point(n, k, tau, b, point, entry), {"n": n, "k": k, "tau": tau, "b": b}
            if ctx.quantities["entry"].ball(at) < _ball(Fraction(body["value"])):
                return _exceeded(ctx, "entry", "derivative of the output", at, body)
    return Evidence(finding=Finding.YES, kind=Kind.NUMERIC, corroborates=True, cases=len(points),
                    search="a grid over heads and arcs",
                    summary=f"An attack at {len(points)} triples (n, k, b) found no entry above it.")


@for_the_papers_model
def norm_follows_from_the_entries(ctx: Context) -> Evidence:
    """2k entries of size c make a vector of norm at most c√(2k)."""
    from numerics.dominance import never_smaller
    from numerics.expression import parse

    entry = ctx.quantities["entry"]
    product = parse(f"sqrt(2*k)*({entry.text})", SYMBOLS)
    if never_smaller(entry, parse("0", SYMBOLS)) and never_smaller(ctx.quantities["constant"], product):
        return Evidence(
            finding=Finding.YES, kind=Kind.ARGUED,
            summary=r"A vector of $2k$ entries of size at most $c$ has norm at most $c\sqrt{2k}$. The "
                    r"displays bound the "
                    r"entries from above only; the bound holds for their absolute values.")
    return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary="The constant does not follow from the "
        "entry bound.")


@for_the_papers_model
def difference_quotients_respect_the_gradient_bound(ctx: Context) -> Evidence:
    """For b > 0 the output is smooth on a convex domain; an attack on pairs of points near and far."""
    from numerics import identities
    from numerics.lipschitz import gradient_enclosure, largest_quotient

    n, k, tau, b = sizes(ctx)
    n, k = (n, k) if 2 <= n <= 12 else (8, 3)
    pairs = 4000 * 4**ctx.profile.level
    quotient = largest_quotient(n, k, float(tau), float(b), pairs=pairs, seed=ctx.seed)
    bound = float(gradient_enclosure(n, k, tau, b).upper)
    facts = {"the activation is smooth": identities.activation_slope_grows_from_zero_to_one(),
             f"no quotient above the certified supremum {bound}": 0 < quotient <= bound}
    if missing(facts):
        return unconfirmed(missing(facts))
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, cases=pairs, search=f"{pairs} random pairs of heads, near and "
            f"far",
        summary=r"$\hat y$ is continuously differentiable (for $b=0$ continuous, and piecewise so) on all "
                r"of $\mathbb R^{2k}$, "
                r"which is convex, so a bound on the gradient is a Lipschitz constant. The largest of "
                rf"{pairs} difference quotients at n = {n}, k = {k} was {quotient:.4g}, the certified "
                rf"supremum is {bound:.4g}.")


@for_the_papers_model
def our_constant_is_proved(ctx: Context) -> Evidence:
    unknown = missing(facts_behind_the_bound())
    if unknown:
        return unconfirmed(unknown)
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED,
                    summary=r"Proved for all sizes from $|f'|\le4k$ and "
                            r"$|\mathrm{Cov}_\gamma(x,u)|\le\tfrac12$.")


@for_the_papers_model
def our_constant_is_sharp(ctx: Context) -> Evidence:
    """n = 2, k = 1: at P = 1/2 + b^(1/4) the gradient 4σ'(b^(1/4))·2P(1-P)/τ tends to 2/τ as b → 0."""
    import sympy as sp

    from numerics.lipschitz import gradient_point, strongest_point

    c = sp.Symbol("c", positive=True)  # b = c⁴
    share = sp.Rational(1, 2) + c
    gradient = 4 * (1 + c / sp.sqrt(c**2 + c**4)) / 2 * 2 * share * (1 - share)
    b = Fraction(SMALL_B)
    body = gradient_point(2, 1, Fraction(1), b, strongest_point(2, 1, b))
    facts = {"the limit is 2": bool(sp.limit(gradient, c, 0) == 2),
             "a point close to it": Fraction(body["value"]) > Fraction(1999, 1000)}
    if missing(facts):
        return unconfirmed(missing(facts))
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, certificates=(Certificate(name="lemma-15.sharp.json", body=body),),
        summary="The factor 2 cannot be lowered: with two positions and one head the supremum tends to 2/τ "
                "as b → 0, and a "
                f"gradient norm above {decimal(Fraction(body['value']), 7)} is certified at τ = 1, b = "
                f"10⁻²⁴.")


@rows_for(loss=ANY, inputs=ANY)
def constants(ctx: Context) -> tuple[Constant, ...]:
    """The printed constant beside the certified supremum."""
    if not_applicable(ctx):
        return ()
    n, k, tau, b = sizes(ctx)
    rows = [(n, k, tau, b)] if 2 <= n <= 20 else []
    rows += [row for r in TABLE[ctx.profile.level] if (row := (r[0], r[1], Fraction(r[2]), Fraction(r[3]))) not in rows]
    return tuple(_row(ctx, *row) for row in rows)


def _confirmed(ctx: Context, n: int, k: int, tau: Fraction, b: Fraction) -> GradientEnclosure:
    """The enclosure, after two engines agreed on it; raises :class:`numerics.two_engines.Disagreement` if not."""
    from numerics.lipschitz import gradient_enclosure
    from numerics.two_engines import confirm

    found = gradient_enclosure(n, k, tau, b)
    if b > 0 and found.point is not None:  # for ReLU the generated derivatives have corners
        confirm("gradient", found.point, found.upper, attacks=(1, 4, 12)[ctx.profile.level])
    return found


def _row(ctx: Context, n: int, k: int, tau: Fraction, b: Fraction) -> Constant:
    found = _confirmed(ctx, n, k, tau, b)
    paper = ctx.quantities["constant"].ball({"n": n, "k": k, "tau": tau, "b": b})
    stem = f"n{n}.k{k}.tau{tau}.b{b}".replace("/", "-")
    return Constant(
        name="constant", at={"n": n, "k": k, "tau": str(tau), "b": str(b)}, paper=decimal(paper, 12),
        best_lower=decimal(found.lower), best_upper=decimal(found.upper),
        ratio=decimal(paper / _ball(found.upper), 5),
        certificates=(Certificate(name=f"lemma-15.table-upper.{stem}.json", body=found.bound or {}),
                      Certificate(name=f"lemma-15.table-lower.{stem}.json", body=found.point or {})))


def constants_against_the_number_of_heads(ctx: Context) -> Figure:
    """How much the printed constant gives away, for growing k."""
    from numerics.drawing import figure, to_svg
    from numerics.lipschitz import gradient_enclosure

    n, b = 8, Fraction(1, 100)
    ks = list(range(1, n + 1))
    found = [gradient_enclosure(n, k, Fraction(1), b) for k in ks]
    printed = [float(ctx.quantities["constant"].ball({"n": n, "k": k, "tau": 1, "b": b}).mid()) for k in ks]
    with figure() as (fig, ax):
        ax.plot(ks, printed, label="printed")
        ax.plot(ks, [2 * k**1.5 for k in ks], label="proved for all n:  $2k\\sqrt{k}$")
        ax.plot(ks, [float(e.upper) for e in found], label="certified supremum at n = 8, b = 1/100")
        ax.set(xlabel="number of heads k", ylabel="Lipschitz constant × τ", yscale="log")
        ax.legend()
        svg = to_svg(fig)
    gap = max(float(e.upper / e.lower) - 1 for e in found)
    return Figure(name="lemma-15.constants.svg", svg=svg, caption=(
        f"The printed constant is too large by a factor that grows with k: at n = k = 8 it is "
        f"{printed[-1] / float(found[-1].upper):.0f} times the certified supremum (enclosures within "
        f"{100 * gap:.1f} %)."))
