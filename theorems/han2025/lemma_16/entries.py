"""The display of Lemma 16 for one entry, and the step from it to the norm; the other checks are in ``lemma_16_checks``.

M is the right side of the display, |ŷ| times the entry bound of Lemma 14 plus the square of that of Lemma 15.  The
display bounds the derivative of a *vector* by one entry, a column of the Jacobian; what it computes is one component.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from numerics.formula.grammar import parse
from numerics.formula.order import decide
from theorems.han2025.lemma_16.checks import BOUND_TREE, component, jacobian
from theorems.han2025.shared.other_models import both, bounded, ceiled, ordered
from theorems.han2025.shared.scope import for_the_papers_model, missing, otherwise, unconfirmed
from theorems.han2025.shared.sizes import decimal
from theorems.han2025.shared.smooth_models import ENTRIES, smooth_output
from theorems.han2025.shared.suprema import (
    PRINTED,
    SYMBOLS,
    ball,
    compare,
    exact,
    facts,
    shown,
    undefined,
    up_to,
    value_at,
)
from verify.records import Certificate, Context, Evidence, Kind, derives

if TYPE_CHECKING:
    from numerics.formula.order import Decision

_PLACES: tuple[dict[str, Any], ...] = (  # an entry, and a head where its component is large
    {"n": 3, "entry": 0, "b": Fraction(16000), "head": ("153/200", "-30"), "x": "100"},
    {"n": 2, "entry": 1, "b": Fraction(9100), "head": ("0", "-261/400"), "x": "01"},
    {"n": 3, "entry": 0, "b": Fraction(1999), "head": ("153/200", "-30"), "x": "100"},
    {"n": 2, "entry": 1, "b": Fraction(1999), "head": ("0", "-261/400"), "x": "01"},
    {"n": 3, "entry": 0, "b": Fraction(1, 10**6), "head": ("0", "0"), "x": "100"},
    {"n": 3, "entry": 0, "b": Fraction(10**6), "head": ("153/200", "-30"), "x": "100"},
)


def _exceeded(ctx: Context, ceiling: Fraction | None) -> list[tuple[dict[str, Any], Fraction, Certificate]]:
    """The places where M is certainly below the component, with certificates."""
    found = []
    for place in _PLACES:
        size = component(place)
        given = value_at(ctx, "component", {"n": place["n"], "k": 1, "tau": Fraction(1), "b": place["b"]})
        if given is None or not given < ball(size) or (ceiling is not None and place["b"] > ceiling):
            continue
        entry = str(place["entry"])
        body = {
            "kind": "formula-inequality",
            "n": place["n"],
            "k": 1,
            "tau": "1",
            "b": str(place["b"]),
            "heads": [list(place["head"])],
            "x": place["x"],
            "left": ["abs", jacobian(entry, entry)],
            "relation": ">",
            "right": str(size) if "component" in ctx.replaced else BOUND_TREE,
        }
        name = f"lemma-16.entry-a1{3 + place['entry']}.b{place['b']}.json".replace("/", "-")
        found.append((place, size, Certificate(name=name, body=body)))
    return found


@otherwise(bounded("component", "product"))
@for_the_papers_model
def component_exceeds_its_bound_for_large_smoothing(ctx: Context) -> Evidence:
    """n = 3, k = 1, b = 16 000 for a13; for a14 two positions are enough, at b = 9100."""
    return _judge(
        ctx,
        None,
        (
            " It is true for $b<2000$ at all sizes. The cause is the bound $4k^3$ of the output, which leaves b "
            r"out; the factor $\sqrt{2k}$ of the next step makes up for it up to b = 17 860."
        ),
    )


@derives
@otherwise(bounded("component", "product", ceiled("moderate")))
@for_the_papers_model
def component_is_bounded_for_moderate_smoothing(ctx: Context) -> Evidence:
    """An entry is at most the norm, and M dominates the computed bound of the norm up to the ceiling."""
    ceiling = exact(ctx, "moderate")
    if ceiling is None or ceiling <= 0:
        return Evidence.unknown("There is no range of b.")
    return _judge(ctx, ceiling, "")


def _judge(ctx: Context, ceiling: Fraction | None, more: str) -> Evidence:
    """By proof through the norm, else at explicit places, else undecided."""
    unknown = missing(facts())
    if unknown:
        return unconfirmed(unknown)
    domain = PRINTED if ceiling is None else up_to(ceiling)
    given = ctx.quantities["component"]
    order = compare(given.text, "product", domain)
    if order.answer == "yes":
        return Evidence.yes(
            Kind.ARGUED,
            (
                "True at all sizes in this range: no entry of the Jacobian exceeds its norm, and the bound for all "
                "sizes, ${product}$ (sharper for k = 1), is no larger than the right side."
            ).format(product=shown("product")),
            domain=domain,
        )
    if order.undefined:
        return undefined(ctx, "component", order)
    found = _exceeded(ctx, ceiling)[:2]
    if not found:
        return Evidence.unknown(f"Neither proved nor contradicted: {order.reason}.")
    place, value, _ = found[0]
    right = given.ball({"n": place["n"], "k": 1, "tau": Fraction(1), "b": place["b"]})
    other = (
        " For $a_{14}$ it fails already on two positions at b = 9100."
        if any(item[0]["b"] == 9100 for item in found[1:])
        else ""
    )
    return Evidence.no(
        Kind.CERTIFIED,
        (
            (
                "False: at n = {n}, k = 1, τ = 1, b = {b} the left side exceeds {value} for $a_{{1{entry}}}$, the "
                "right side is {right}."
            ).format(
                n=place["n"], b=place["b"], value=decimal(value, 6), entry=3 + place["entry"], right=decimal(right, 6)
            )
            + other
            + (more if "component" not in ctx.replaced else "")
        ),
        certificates=tuple(item[2] for item in found),
    )


# --- from the display to the norm --------------------------------------------------------------------------


def _against(ctx: Context, factor: str) -> Decision:
    """Is the constant at least the factor times M for all sizes, and M a size?"""

    size = ctx.quantities["component"]
    sign = decide(size, ">", "0", PRINTED)
    if sign.answer != "yes":
        return sign
    return decide(ctx.quantities["constant"], ">=", parse(f"{factor}*({size.text})", SYMBOLS), PRINTED)


def _from_the_columns(ctx: Context) -> str:
    return f"sqrt(2*k)*({ctx.quantities['component'].text})"


_COLUMNS = both(ordered("constant", _from_the_columns), smooth_output(ENTRIES, own_heads=True, plane=True))


@derives
@otherwise(both(ordered(_from_the_columns, "constant"), _COLUMNS))
@for_the_papers_model
def columns_give_the_norm(ctx: Context) -> Evidence:
    """‖J‖ ≤ ‖J‖_F = (Σ_e ‖column e‖²)^½ ≤ √(2k) M.  Nothing is said of a constant that is not at least that."""
    found = _against(ctx, "sqrt(2*k)")
    if found.answer == "yes":
        return Evidence.yes(
            Kind.ARGUED,
            (
                "The inference is valid as it is worded: if the derivative of the vector by each of the $2k$ entries "
                r"has norm at most M, then $\lVert J\rVert\le\lVert J\rVert_F\le\sqrt{2k}\,M$. What it rests on is not "
                "established: the display before it bounds one component of that derivative only, and only for "
                "moderate b."
            ),
            derived=r"\lVert J\rVert\le\lVert J\rVert_F=\Bigl(\sum_e\lVert J_e\rVert^2\Bigr)^{1/2}\le\sqrt{2k}\,M",
        )
    return Evidence.unknown(
        f"The constant is not shown to be at least √(2k) times the bound of a column: {found.reason}."
    )


@derives
@otherwise(_COLUMNS)
@for_the_papers_model
def column_follows_from_the_entries(ctx: Context) -> Evidence:
    """2k entries of size at most M: the norm of the derivative by one entry."""
    found = _against(ctx, "sqrt(2*k)")
    if found.answer == "yes":
        return Evidence.yes(
            Kind.ARGUED, r"$2k$ entries of size at most M make one column of norm at most $\sqrt{2k}\,M$."
        )
    return Evidence.unknown(f"The constant does not follow from the entries: {found.reason}.")
