"""The display of Lemma 16 for one entry, and the step from it to the norm; the other checks are in ``lemma_16_checks``.

M is the right side of the display, |ŷ| times the entry bound of Lemma 14 plus the square of that of Lemma 15.  The
display bounds the derivative of a *vector* by one entry, a column of the Jacobian; what it computes is one component.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from theorems.han2025 import bounds
from theorems.han2025.bounds import SYMBOLS, ball
from theorems.han2025.common import decimal, for_the_papers_model, missing, unconfirmed
from theorems.han2025.lemma_14_checks import ENTRY
from theorems.han2025.lemma_16_checks import BOUND_TREE, CONSTANT, jacobian
from verify.records import Certificate, Context, Evidence, Finding, Kind

if TYPE_CHECKING:
    from numerics.expression import Expression

PROVED = Fraction(2000)  # below this smoothing the display is proved at all sizes
_PLACES: tuple[dict[str, Any], ...] = (  # an entry, and a head where its component is large
    {"n": 3, "entry": 0, "b": Fraction(16000), "head": ("153/200", "-30"), "x": "100"},
    {"n": 2, "entry": 1, "b": Fraction(9100), "head": ("0", "-261/400"), "x": "01"},
    {"n": 3, "entry": 0, "b": Fraction(1999), "head": ("153/200", "-30"), "x": "100"},
    {"n": 2, "entry": 1, "b": Fraction(1999), "head": ("0", "-261/400"), "x": "01"},
    {"n": 3, "entry": 0, "b": Fraction(1, 10**6), "head": ("0", "0"), "x": "100"},
    {"n": 3, "entry": 0, "b": Fraction(10**6), "head": ("153/200", "-30"), "x": "100"},
)


def bound(ctx: Context) -> Expression:
    """M in n, k, τ, b, with the bound of the output that is judged."""
    from numerics.expression import parse

    return parse(f"({ctx.quantities['output'].text})*({ENTRY}) + (8*k**2/tau)**2", SYMBOLS)


def _component(place: dict[str, Any]) -> Fraction:
    """|ŷ ∂²ŷ/∂a² + (∂ŷ/∂a)²| at the place in doubles, rounded down; the certificate is what counts."""
    import numpy as np

    from numerics.smooth_model import coefficients, moments

    head = np.array([[float(Fraction(a)) for a in place["head"]]])
    share, cov, third = moments(place["n"], head, np.array([float(bit) for bit in place["x"]]))
    outer, inner = coefficients("product", 1, float(place["b"]), share)
    entry = place["entry"]
    value = float(np.abs(outer * cov[..., entry] ** 2 + inner * third[..., 2 * entry])[0])
    return Fraction(int(value * (1 - 1e-9) * 10**6), 10**6)


def _exceeded(ctx: Context, ceiling: Fraction | None) -> list[tuple[dict[str, Any], Fraction, Certificate]]:
    """The places where M is certainly below the component, with certificates."""
    from numerics.expression import ExpressionError

    given, found = bound(ctx), []
    for place in _PLACES:
        value = _component(place)
        at = {"n": place["n"], "k": 1, "tau": Fraction(1), "b": place["b"]}
        try:
            smaller = bool(given.ball(at) < ball(value))
        except ExpressionError:
            continue
        if not smaller or (ceiling is not None and place["b"] >= ceiling):
            continue
        entry = str(place["entry"])
        body = {"kind": "formula-inequality", "n": place["n"], "k": 1, "tau": "1", "b": str(place["b"]),
                "heads": [list(place["head"])], "x": place["x"], "left": ["abs", jacobian(entry, entry)],
                "relation": ">", "right": str(value) if "output" in ctx.replaced else BOUND_TREE}
        name = f"lemma-16.entry-a1{3 + place['entry']}.b{place['b']}.json".replace("/", "-")
        found.append((place, value, Certificate(name=name, body=body)))
    return found


@for_the_papers_model
def component_exceeds_its_bound_for_large_smoothing(ctx: Context) -> Evidence:
    """n = 3, k = 1, b = 16 000 for a13; for a14 two positions are enough, at b = 9100."""
    return _judge(
        ctx, None,
        r" It is true for $b<2000$ at all sizes. The cause is the bound $4k^3$ of the output, which leaves b out; the "
        r"factor $\sqrt{2k}$ of the next step makes up for it up to b = 17 860.")


@for_the_papers_model
def component_is_bounded_for_moderate_smoothing(ctx: Context) -> Evidence:
    """An entry is at most the norm, and M dominates the proved bound of the norm for b < 2000."""
    return _judge(ctx, PROVED, "")


def _judge(ctx: Context, ceiling: Fraction | None, more: str) -> Evidence:
    """By proof through the norm, else at explicit places, else undecided."""
    unknown = missing(bounds.facts())
    if unknown:
        return unconfirmed(unknown)
    domain = "all n >= k >= 1, 0 < tau <= 1, " + ("b > 0" if ceiling is None else f"0 < b < {ceiling}")
    if bounds.dominates(bound(ctx), "product", ceiling):
        return Evidence(
            finding=Finding.YES, kind=Kind.ARGUED, domain=domain,
            summary=r"True at all sizes in this range: no entry of the Jacobian exceeds its norm, and the bound for "
                    r"all sizes, $\bigl((2k-1+4k\sqrt b)(\frac{8k}{3\sqrt3}+\frac{k^2}{\sqrt b})+4k^3\bigr)/\tau^2$ "
                    r"(sharper for k = 1), is no larger than the right side.")
    found = _exceeded(ctx, ceiling)[:2]
    if not found:
        return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary="Neither proved nor contradicted.")
    place, value, _ = found[0]
    right = bound(ctx).ball({"n": place["n"], "k": 1, "tau": Fraction(1), "b": place["b"]})
    other = (" For $a_{14}$ it fails already on two positions at b = 9100."
             if any(item[0]["b"] == 9100 for item in found[1:]) else "")
    return Evidence(
        finding=Finding.NO, kind=Kind.CERTIFIED, certificates=tuple(item[2] for item in found),
        derived=r"\Bigl|\hat y\frac{\partial^2\hat y}{\partial a^2}+\Bigl(\frac{\partial\hat y}{\partial a}\Bigr)^2"
                r"\Bigr|\le\frac1{\tau^2}\Bigl((2k-1+4k\sqrt b)\bigl(\tfrac{8k}{3\sqrt3}+\tfrac k{\sqrt b}\bigr)+4k^2"
                r"\Bigr)",
        summary=f"False for large b: at n = {place['n']}, k = 1, τ = 1, b = {place['b']} the left side exceeds "
                f"{decimal(value, 6)} for $a_{{1{3 + place['entry']}}}$, the right side is {decimal(right, 6)}."
                + other + (more if "output" not in ctx.replaced else ""))


# --- from the display to the norm --------------------------------------------------------------------------


def _never_smaller(given: Expression, factor: str, ctx: Context) -> bool:
    """Is the given constant at least the factor times M for all sizes?"""
    from numerics.dominance import never_smaller
    from numerics.expression import parse

    return never_smaller(given, parse(f"{factor}*({bound(ctx).text})", SYMBOLS))


@for_the_papers_model
def columns_give_the_norm(ctx: Context) -> Evidence:
    """‖J‖ ≤ ‖J‖_F = (Σ_e ‖column e‖²)^½ ≤ √(2k) M.  Nothing is said of a constant that is not at least that."""
    if _never_smaller(ctx.quantities["constant"], "sqrt(2*k)", ctx):
        return Evidence(
            finding=Finding.YES, kind=Kind.ARGUED,
            derived=r"\lVert J\rVert\le\lVert J\rVert_F=\Bigl(\sum_e\lVert J_e\rVert^2\Bigr)^{1/2}\le\sqrt{2k}\,M",
            summary=r"The inference is valid as it is worded: if the derivative of the vector by each of the $2k$ "
                    r"entries has norm at most M, then $\lVert J\rVert\le\lVert J\rVert_F\le\sqrt{2k}\,M$. What it "
                    r"rests on is not established: the display before it bounds one component of that derivative "
                    r"only, and only for moderate b.")
    return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE,
                    summary="The constant is not shown to be at least √(2k) times the bound of a column.")


@for_the_papers_model
def entries_do_not_give_the_norm(ctx: Context) -> Evidence:
    """A 2k × 2k matrix of ones has norm 2k > √(2k); in the model: n = 6, k = 3, zero heads, b = 10^-6."""
    import sympy as sp

    from numerics.dominance import never_smaller
    from numerics.expression import parse

    given = ctx.quantities["constant"]
    if _never_smaller(given, "2*k", ctx):
        return Evidence(finding=Finding.YES, kind=Kind.ARGUED,
                        summary=r"$2k\times2k$ entries of size at most M give a norm of at most $2k\,M$.")
    if sp.ones(2, 2).eigenvals() != {sp.Integer(0): 1, sp.Integer(2): 1} or not sp.Integer(2) > sp.sqrt(2):
        return unconfirmed(["the norm of the matrix of ones"])
    if "output" in ctx.replaced or not never_smaller(parse(CONSTANT, SYMBOLS), given):
        return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE,
                        summary="The constant is neither shown to be at least 2k times the bound of an entry, nor to "
                                "be at most √(2k) times it.")
    total = ["+", *(jacobian(str(e), str(o)) for e in (1, 3, 5) for o in (1, 3, 5))]
    body = {"kind": "formula-inequality", "n": 6, "k": 3, "tau": "1", "b": "1/1000000", "heads": [["0", "0"]] * 3,
            "x": "001000", "left": ["/", ["abs", total], "3"], "relation": ">",
            "right": ["*", ["sqrt", ["*", "2", ["k"]]], ["abs", jacobian("1", "1")]]}
    return Evidence(
        finding=Finding.NO, kind=Kind.ARGUED, certificates=(Certificate(name="lemma-16.norm.json", body=body),),
        derived=r"|J_{ee'}|\le M\ \Rightarrow\ \lVert J\rVert\le2k\,M",
        summary=r"From a bound M of the single entries alone it does not follow: $2k\times2k$ of them give a norm of "
                r"at most $2k\,M$, which the matrix of ones attains. In the model too: at n = 6, k = 3, $b=10^{-6}$ "
                r"with zero heads the norm of the Jacobian exceeds $\sqrt{2k}$ times the component that the display "
                r"bounds. This is the slip of the product rule once more, not another one.")


@for_the_papers_model
def column_follows_from_the_entries(ctx: Context) -> Evidence:
    """√(2k) entries squared: the norm of the derivative by one entry."""
    if _never_smaller(ctx.quantities["constant"], "sqrt(2*k)", ctx):
        return Evidence(finding=Finding.YES, kind=Kind.ARGUED,
                        summary=r"$2k$ entries of size at most M make one column of norm at most $\sqrt{2k}\,M$.")
    return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary="The constant does not follow from the entries.")
