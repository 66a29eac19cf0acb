"""The checks of Lemma 15; the claim itself and the argument are in ``lemma_15``."""

from __future__ import annotations

from fractions import Fraction

from theorems.han2025.common import decimal, for_the_papers_model, not_applicable, sizes, unconfirmed
from verify.records import (
    Certificate,
    Constant,
    Context,
    Evidence,
    Figure,
    Finding,
    Kind,
)

BEST = "2*k*sqrt(k)/tau"  # our constant for all sizes
SYMBOLS = ("n", "k", "tau", "b")
GRID = {  # (n, k) and b of the search for a counterexample, by level of the profile
    0: (((2, 1), (2, 2), (3, 2), (4, 3)), ("1/1000000", "1/100")),
    1: (
        (
            (2, 1),
            (2, 2),
            (3, 1),
            (3, 3),
            (4, 2),
            (4, 4),
            (5, 2),
            (6, 3),
            (6, 6),
            (8, 1),
            (8, 3),
            (8, 8),
            (10, 3),
            (12, 6),
            (12, 12),
        ),
        ("1/1000000", "1/100", "1", "1000000"),
    ),
    2: (
        tuple((n, k) for n in range(2, 17) for k in range(1, n + 1)),
        ("1/1000000", "1/10000", "1/100", "1", "100", "1000000"),
    ),
}
TABLE = {
    0: (),
    1: ((6, 2, "1/6", "1/100"), (10, 3, "1/10", "1/10"), (20, 3, "1/20", "1/100")),
    2: ((6, 2, "1/6", "1/100"), (10, 3, "1/10", "1/10"), (12, 12, "1/144", "1"), (20, 3, "1/20", "1/100")),
}


def facts_behind_the_bound() -> list[str]:
    """The symbolic facts of the argument that could not be confirmed: none, if all is well."""
    from numerics import identities
    from numerics.model import symbolic

    model = symbolic.symbolic_model()
    facts = {
        "the derivative of a share is a covariance over τ": all(
            symbolic.same(derived, symbolic.covariance(model, symbolic.x[symbolic.p], feature) / symbolic.tau)
            for derived, feature in zip(model.share_gradient, model.features, strict=True)
        ),
        "partial sums of the layer weights are (-1)^j 4j": identities.layer_weights_telescope(),
        "σ' increases inside (0, 1)": identities.activation_slope_grows_from_zero_to_one(),
        "a bit has variance at most 1/4": identities.bit_variance_is_at_most_a_quarter(),
        "positions are unit vectors": identities.positions_are_unit_vectors(),
    }
    return [name for name, confirmed in facts.items() if confirmed is not True]


def _by_proof(ctx: Context, name: str, best: str, summary: str) -> Evidence:
    """Yes if the quantity is never smaller than a bound that the facts above prove."""
    from numerics.dominance import never_smaller
    from numerics.expression import parse

    missing = facts_behind_the_bound()
    if missing:
        return unconfirmed(missing)
    if never_smaller(ctx.quantities[name], parse(best, SYMBOLS)):
        return Evidence(
            finding=Finding.YES, kind=Kind.PROOF, summary=summary, domain="all n >= k >= 1, 0 < tau <= 1, b >= 0"
        )
    text = f"{ctx.quantities[name].text} is not shown to be at least {best} for all sizes."
    return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary=text)


@for_the_papers_model
def gradient_is_bounded_for_all_sizes(ctx: Context) -> Evidence:
    return _by_proof(
        ctx,
        "constant",
        BEST,
        r"Proved for all sizes with room to spare: $\lVert\nabla\hat y\rVert\le 2k\sqrt k/\tau$, since "
        r"$|f'|\le 4k$ and "
        r"each head's covariance of bit and position is at most $1/2$.",
    )


@for_the_papers_model
def no_explicit_point_exceeds_the_constant(ctx: Context) -> Evidence:
    """Attack: explicit heads and inputs with a large gradient, over sizes, temperatures and smoothings."""
    from numerics.lipschitz import gradient_point, strongest_point

    pairs, smoothings = GRID[ctx.profile.level]
    own_n, own_k, own_tau, own_b = sizes(ctx)
    cases = [(n, k, b) for n, k in pairs for b in map(Fraction, smoothings)]
    cases += [(own_n, own_k, own_b)] if 2 <= own_n <= 20 else []
    tried = 0
    for n, k, b in cases:
        point = strongest_point(n, k, b)
        for tau in sorted({Fraction(1, n * n), Fraction(1, n), Fraction(1), own_tau}):
            tried += 1
            body = gradient_point(n, k, tau, b, point)
            at = {"n": n, "k": k, "tau": tau, "b": b}
            if ctx.quantities["constant"].ball(at) < _ball(Fraction(body["value"])):
                return _exceeded(ctx, "constant", "gradient norm", at, body)
    return Evidence(
        finding=Finding.YES,
        kind=Kind.NUMERIC,
        corroborates=True,
        cases=tried,
        search="two groups of equal heads on every arc of positions, refined by a seeded random ascent",
        summary=f"An attack at {tried} sizes found no gradient above the constant.",
    )


def _ball(value: Fraction):
    from flint import arb, fmpq

    return arb(fmpq(value.numerator, value.denominator))


def _exceeded(ctx: Context, name: str, what: str, at: dict, body: dict) -> Evidence:
    place = ", ".join(f"{key} = {value}" for key, value in at.items())
    constant = decimal(ctx.quantities[name].ball(at))
    certificate = Certificate(name=f"lemma-15.{name}-exceeded.json", body=body)
    return Evidence(
        finding=Finding.NO,
        kind=Kind.CERTIFIED,
        certificates=(certificate,),
        summary=f"At {place} an explicit {what} exceeds {decimal(Fraction(body['value']))}, while {name} = "
        f"{ctx.quantities[name].text} is {constant}.",
    )


@for_the_papers_model
def constant_is_compared_at_this_model(ctx: Context) -> Evidence:
    """The constant against the certified supremum at the model's own sizes."""
    from numerics.lipschitz import gradient_enclosure

    n, k, tau, b = sizes(ctx)
    if n == 1 or n > 20:
        reason = "one position has no gradient" if n == 1 else "branch and bound is for n up to 20"
        return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary=f"Not enclosed here: {reason}.")
    found = gradient_enclosure(n, k, tau, b)
    value = ctx.quantities["constant"].ball({"n": n, "k": k, "tau": tau, "b": b})
    place = f"n = {n}, k = {k}, tau = {tau}, b = {b}"
    interval = f"[{decimal(found.lower, 7)}, {decimal(found.upper, 7)}]"
    summary = f"At {place} the supremum lies in {interval}; the constant is {decimal(value, 7)}."
    upper = Certificate(name=f"lemma-15.upper.n{n}.k{k}.json", body=found.bound or {})
    lower = Certificate(name=f"lemma-15.lower.n{n}.k{k}.json", body=found.point or {})
    if value >= _ball(found.upper):
        return Evidence(
            finding=Finding.YES, kind=Kind.CERTIFIED, summary=summary, certificates=(upper, lower), domain=place
        )
    if value < _ball(found.lower):
        return Evidence(finding=Finding.NO, kind=Kind.CERTIFIED, summary=summary, certificates=(lower,), domain=place)
    return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary=summary + " It lies inside the enclosure.")


def displayed_derivative(k: int) -> list:
    """The display for ∂ŷ/∂a13 of head 1 as it is printed, in the certificate's notation."""
    slope = [
        "layers",
        "q",
        [
            "*",
            ["alternating", "q"],
            ["-", ["*", "8", "q"], "4"],
            ["+", "1/2", ["/", ["z", "q"], ["*", "2", ["sqrt", ["+", ["*", ["z", "q"], ["z", "q"]], ["b"]]]]]],
        ],
    ]
    own = ["*", ["gamma", "1", "p"], ["-", "1", ["gamma", "1", "p"]], ["sin", "p"]]
    rest = ["sum", "j", "p", ["*", ["gamma", "1", "p"], ["gamma", "1", "j"], ["sin", "j"]]]
    return ["*", ["/", "1", ["tau"]], slope, ["sum", "p", "", ["*", ["x", "p"], ["+", own, rest]]]]


def displayed_derivative_has_a_wrong_sign(ctx: Context) -> Evidence:
    """Smallest place where the printed derivative and the derived one part: four positions, the zero head."""
    body = {
        "kind": "printed-formula",
        "n": 4,
        "k": 1,
        "tau": "1",
        "b": "1/100",
        "heads": [["0", "0"]],
        "x": "1000",
        "of": "output",
        "entry": 0,
        "printed": displayed_derivative(1),
    }
    return Evidence(
        finding=Finding.NO,
        kind=Kind.CERTIFIED,
        certificates=(Certificate(name="lemma-15.derivative.json", body=body),),
        derived=r"\frac{\partial\hat y}{\partial a_{13}^{(i)}}=\frac{f'(S)}{\tau}\sum_p "
        r"x_p\gamma_p\Bigl((1-\gamma_p)\sin"
        r"\tfrac{2\pi p}{n}-\sum_{j\ne p}\gamma_j\sin\tfrac{2\pi j}{n}\Bigr)",
        summary="The derivative of softmax has a minus before the sum over the other positions; the display "
        "has a plus. "
        "With four positions, the zero head and the input 1000 the display gives half of the true "
        "derivative.",
    )


@for_the_papers_model
def entries_are_bounded_for_all_sizes(ctx: Context) -> Evidence:
    return _by_proof(
        ctx,
        "entry",
        "2*k/tau",
        r"The bound is true of the true derivative, for all sizes and with room to spare: each entry is at "
        r"most "
        r"$2k/\tau$ in absolute value. (It is also true of the display with the wrong sign, by the crude "
        r"estimate used.)",
    )


@for_the_papers_model
def no_explicit_entry_exceeds_the_bound(ctx: Context) -> Evidence:
    from numerics.lipschitz import entry_point, strongest_entry

    pairs, smoothings = GRID[min(ctx.profile.level, 1)]
    tried = 0
    for n, k in [pair for pair in pairs if pair[0] > 2 and pair[0] <= 8]:
        for b in map(Fraction, smoothings[:2]):
            point = strongest_entry(n, k, b)
            for tau in (Fraction(1, n), Fraction(1)):
                tried += 1
                body, at = entry_point(n, k, tau, b, point), {"n": n, "k": k, "tau": tau, "b": b}
                if ctx.quantities["entry"].ball(at) < _ball(Fraction(body["value"])):
                    return _exceeded(ctx, "entry", "derivative by a13", at, body)
    return Evidence(
        finding=Finding.YES,
        kind=Kind.NUMERIC,
        corroborates=True,
        cases=tried,
        search="grid over heads and arcs",
        summary=f"An attack at {tried} sizes found no entry above it.",
    )


def norm_follows_from_the_entries(ctx: Context) -> Evidence:
    """2k entries of size c make a vector of norm at most c√(2k)."""
    from numerics.dominance import never_smaller
    from numerics.expression import parse

    product = parse(f"sqrt(2*k)*({ctx.quantities['entry'].text})", SYMBOLS)
    if never_smaller(ctx.quantities["constant"], product):
        return Evidence(
            finding=Finding.YES,
            kind=Kind.PROOF,
            summary=r"A vector of $2k$ entries of size at "
            r"most $c$ has norm at "
            r"most $c\sqrt{2k}$; the display bounds the entries from above only, but the bound "
            r"holds in absolute value.",
        )
    return Evidence(
        finding=Finding.UNKNOWN, kind=Kind.NONE, summary="The constant does not follow from the entry bound."
    )


@for_the_papers_model
def difference_quotients_respect_the_gradient_bound(ctx: Context) -> Evidence:
    """For b > 0 the output is smooth on a convex domain; an attack on pairs of points near and far."""
    from numerics import identities
    from numerics.lipschitz import largest_quotient

    n, k, tau, b = sizes(ctx)
    pairs = 4000 * 4**ctx.profile.level
    quotient = largest_quotient(min(n, 12), min(k, n, 12), float(tau), float(b), pairs=pairs, seed=ctx.seed)
    bound = 2 * min(k, 12) ** 1.5 / float(tau)
    if not (identities.activation_slope_grows_from_zero_to_one() and quotient <= bound):
        return Evidence(
            finding=Finding.FAILED, kind=Kind.NONE, summary=f"a quotient of {quotient} exceeds the proved {bound}"
        )
    return Evidence(
        finding=Finding.YES,
        kind=Kind.PROOF,
        cases=pairs,
        search=f"{pairs} random pairs of heads, near and far",
        summary=r"$\hat y$ is continuously differentiable (for $b=0$ piecewise so) on all of $\mathbb "
        r"R^{2k}$, which is convex, so a "
        rf"bound on the gradient is a Lipschitz constant; the largest of {pairs} difference "
        rf"quotients was {quotient:.4g}.",
    )


def our_constant_is_proved(ctx: Context) -> Evidence:
    missing = facts_behind_the_bound()
    if missing:
        return unconfirmed(missing)
    return Evidence(
        finding=Finding.YES,
        kind=Kind.PROOF,
        summary=r"Proved for all sizes from $|f'|\le4k$ and "
        r"$|\mathrm{Cov}_\gamma(x,u)|\le\tfrac12$.",
    )


def our_constant_is_sharp(ctx: Context) -> Evidence:
    """With two positions, one head and b = 10^-6 the gradient norm comes within half a percent of 2/τ."""
    from numerics.lipschitz import gradient_point, strongest_point

    b = Fraction(1, 10**6)
    body = gradient_point(2, 1, Fraction(1), b, strongest_point(2, 1, b))
    good = Fraction(body["value"]) > Fraction(199, 100)
    return Evidence(
        finding=Finding.YES if good else Finding.UNKNOWN,
        kind=Kind.CERTIFIED,
        corroborates=True,
        certificates=(Certificate(name="lemma-15.sharp.json", body=body),),
        summary=f"The factor 2 cannot be lowered: at n = 2, k = 1, tau = 1, b = 10^-6 a gradient norm "
        f"exceeds {body['value']}.",
    )


def constants(ctx: Context) -> tuple[Constant, ...]:
    """The printed constant beside the certified supremum."""
    if not_applicable(ctx):
        return ()
    n, k, tau, b = sizes(ctx)
    rows = [(n, k, tau, b)] if 2 <= n <= 20 else []
    rows += [row for r in TABLE[ctx.profile.level] if (row := (r[0], r[1], Fraction(r[2]), Fraction(r[3]))) not in rows]
    return tuple(_row(ctx, *row) for row in rows)


def _row(ctx: Context, n: int, k: int, tau: Fraction, b: Fraction) -> Constant:
    from numerics.lipschitz import gradient_enclosure

    found = gradient_enclosure(n, k, tau, b)
    paper = ctx.quantities["constant"].ball({"n": n, "k": k, "tau": tau, "b": b})
    stem = f"n{n}.k{k}.tau{tau}.b{b}".replace("/", "-")
    return Constant(
        name="constant",
        at={"n": n, "k": k, "tau": str(tau), "b": str(b)},
        paper=decimal(paper, 12),
        best_lower=decimal(found.lower),
        best_upper=decimal(found.upper),
        ratio=decimal(paper / _ball(found.upper), 5),
        certificates=(
            Certificate(name=f"lemma-15.table-upper.{stem}.json", body=found.bound or {}),
            Certificate(name=f"lemma-15.table-lower.{stem}.json", body=found.point or {}),
        ),
    )


def ratio_against_the_number_of_heads(ctx: Context) -> Figure:
    """How much the printed constant gives away, for growing k."""
    from numerics.drawing import figure, to_svg
    from numerics.lipschitz import gradient_enclosure

    n, b = 8, Fraction(1, 100)
    ks = list(range(1, n + 1))
    found = [gradient_enclosure(n, k, Fraction(1), b) for k in ks]
    with figure() as (fig, ax):
        printed = [8 * k**2 * (2 * k) ** 0.5 for k in ks]
        ours = [2 * k**1.5 for k in ks]
        ax.plot(ks, printed, label="printed  $8k^2\\sqrt{2k}$")
        ax.plot(ks, ours, label="proved for all n  $2k\\sqrt{k}$")
        ax.plot(ks, [float(e.upper) for e in found], label="certified supremum at n = 8, b = 1/100")
        ax.set(xlabel="number of heads k", ylabel="Lipschitz constant × τ", yscale="log")
        ax.legend()
        svg = to_svg(fig)
    ratio = printed[-1] / float(found[-1].upper)
    return Figure(
        name="lemma-15.constants.svg",
        svg=svg,
        caption=(
            f"The printed constant is an order of k too large: at n = k = 8 it is {ratio:.0f} times the "
            f"certified supremum "
            "(enclosure within 5 %), which grows like k√k."
        ),
    )
