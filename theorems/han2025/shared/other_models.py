"""Instruments for models that are not the paper's: bounds for every size, and at its own.

Each is handed to :func:`~theorems.han2025.shared.scope.otherwise`; it answers yes, or nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from numerics.parity.facts.bounds import Unproved
from numerics.parity.suprema.any_bounds import Key, any_bound, has_gradient, key_of
from numerics.parity.suprema.any_cover import ceiling, certificate_body
from numerics.parity.suprema.any_sampled import largest
from theorems.han2025.shared.any_curvature import bent_here, enclosure, reached, refuting, summit
from theorems.han2025.shared.scope import Instrument, unconfirmed
from theorems.han2025.shared.sizes import decimal, own_sizes
from theorems.han2025.shared.smooth_models import ENTRIES, for_every_size
from theorems.han2025.shared.suprema import PRINTED, SYMBOLS, ball, exact, place_of, up_to
from verify.engines.relation import Decision, decide
from verify.records import Certificate, Context, Evidence, Kind
from verify.statement.formula import FormulaError, read_formula

__all__ = ["attacked", "both", "bounded", "ceiled", "here", "ordered", "rows_bounded", "some_bound"]

Text = Callable[[Context], str]
NEAR = 1.1  # a bound that is larger than this, over what is reached, is called wide


@cache
def _latex(bound: str) -> str:
    return read_formula(bound, SYMBOLS).latex()


def compare_here(key: Key, text: str, name: str, domain: str) -> Decision | None:
    """Is the formula at least the model's bound on the domain?  k = 1 and k ≥ 2 may be shown apart."""
    top, one = any_bound(key, name), any_bound(key, name, one=True)
    if top is None or one is None:
        return None
    given = read_formula(text, SYMBOLS)
    whole = decide(given, ">=", top, domain)
    if whole.answer == "yes" or whole.undefined:
        return whole
    alone = decide(given, ">=", one, f"{domain}, k == 1")
    return decide(given, ">=", top, f"{domain}, k >= 2") if alone.answer == "yes" else alone


def _written(quantity: str | Text) -> Text:
    return quantity if callable(quantity) else lambda ctx: ctx.quantities[quantity].text


def ceiled(quantity: str) -> Text:
    """The printed domain with the smoothing at most a quantity; empty where that is no positive number."""

    def where(ctx: Context) -> str:
        ceiling = exact(ctx, quantity)
        return up_to(ceiling) if ceiling is not None and ceiling > 0 else ""

    return where


def bounded(quantity: str | Text, name: str, domain: str | Text = PRINTED) -> Instrument:
    """The quantity is at least the model's own bound of what it should bound, for every size."""
    text, where = _written(quantity), domain if callable(domain) else lambda ctx: domain

    def instrument(ctx: Context) -> Evidence | None:
        key = for_every_size(ctx.model)
        if not where(ctx) or (name != "output" and not has_gradient(key)):
            return None  # with corners the gradient is not there everywhere
        try:
            top = any_bound(key, name)
            wider = [PRINTED] if where(ctx).startswith(PRINTED) else []  # what holds for every b holds up to one
            found = [compare_here(key, text(ctx), name, area) for area in dict.fromkeys((where(ctx), *wider))]
            if top is None or not any(item is not None and item.answer == "yes" for item in found):
                return None
            if (wrong := _contradicted(ctx, name)) is not None:
                return wrong
        except Unproved as error:
            return unconfirmed([str(error)])
        except FormulaError:
            return None
        return Evidence.yes(
            Kind.ARGUED,
            (
                f"For this model, for all sizes, it is at most ${_latex(top)}$: the partial sums of the "
                "layers' weights "
                "times the total variation of the activation's derivative, measured by balls, and the largest "
                "covariance of a bit with positions of length at most 1."
            ),
            domain=where(ctx),
        )

    return instrument


def ordered(left: str | Text, right: str | Text, domain: str = PRINTED) -> Instrument:
    """left ≥ right on the domain: of formulas alone, whatever the model."""
    one, two = _written(left), _written(right)

    def instrument(ctx: Context) -> Evidence | None:
        try:
            found = decide(read_formula(one(ctx), SYMBOLS), ">=", read_formula(two(ctx), SYMBOLS), domain)
        except FormulaError:
            return None
        return Evidence.yes(Kind.ARGUED, ENTRIES) if found.answer == "yes" else None

    return instrument


def rows_bounded(quantity: str, name: str = "gradient", domain: str = PRINTED) -> Instrument:
    """Differences of the output of the heads with all their entries: whole rows, corners allowed."""

    def instrument(ctx: Context) -> Evidence | None:
        key = for_every_size(ctx.model)
        try:
            whole = key._replace(row=True)
            found, top = compare_here(whole, ctx.quantities[quantity].text, name, domain), any_bound(whole, name)
        except Unproved as error:
            return unconfirmed([str(error)])
        if found is None or top is None or found.answer != "yes":
            return None
        return Evidence.yes(
            Kind.ARGUED,
            (
                f"For this model, for all sizes, it is at most ${_latex(top)}$: the partial sums of the "
                "layers' weights "
                "times the total variation of the activation's derivative, measured by balls, and the largest "
                "covariance of a bit with positions of length at most 1."
            ),
            domain=domain,
        )

    return instrument


def _bound_at(ctx: Context, name: str) -> float | None:
    """The bound at the model's own sizes; None where it has no number there."""
    key, own = key_of(ctx.model), own_sizes(ctx)
    top = any_bound(key, name, one=ctx.model.k == 1)
    if top is None or own is None or (ctx.model.smoothing == 0 and ctx.model.activation == "smoothed-relu"):
        return None
    return float(read_formula(top, SYMBOLS).ball(dict(zip(SYMBOLS, own, strict=True))))


def _sampled(ctx: Context, name: str) -> float | None:
    """The largest value at random heads of the model's own sizes, where these are small."""
    small = ctx.model.n <= 12 and ctx.model.heads <= 12
    return largest(ctx.model, seed=ctx.seed).get(name) if small else None


def _contradicted(ctx: Context, name: str) -> Evidence | None:
    """A value above what should be a bound is a defect of the instrument, and is said."""
    found, top = _sampled(ctx, name), _bound_at(ctx, name)
    if found is None or top is None or found <= top * (1 + 1e-9):
        return None
    return unconfirmed([f"no value {found:.7g} above the bound {top:.7g}"])


def attacked(quantity: str | Text, name: str, domain: str | Text = PRINTED) -> Instrument:
    """Beside :func:`bounded`: random heads of this model, with the values at its own sizes."""
    shown = bounded(quantity, name, domain)

    def instrument(ctx: Context) -> Evidence | None:
        answer = shown(ctx)
        if answer is None or answer.kind is Kind.NONE:
            return answer
        found, top = _sampled(ctx, name), _bound_at(ctx, name)
        text = (
            "No random heads were tried at these sizes."
            if found is None or top is None
            else (
                f"At this model's sizes the largest of 400 random heads and inputs is {found:.5g}, the bound there is "
                f"{top:.5g}."
            )
        )
        return Evidence.yes(Kind.NUMERIC, text, corroborates=True)

    return instrument


def here(claim: str, quantity: str | Text, name: str) -> Instrument:
    """At the model's own sizes: the quantity against a certified bound, with what random heads reach beside it."""
    text = _written(quantity)

    def instrument(ctx: Context) -> Evidence | None:
        model, own = ctx.model, own_sizes(ctx)
        if own is None or key_of(model) is None or not model.tau_in_range or model.smoothing <= 0 or model.k > 100:
            return None
        at = dict(zip(SYMBOLS, own, strict=True))
        try:
            value = read_formula(text(ctx), SYMBOLS).ball(at)
        except FormulaError:
            return None
        upper = ceiling(model, name)
        if upper is None:
            return None
        body = certificate_body(model, name, upper)
        # the sharper instrument takes longer: it is asked where the cover is too wide
        tight = None if bool(value >= ball(upper)) else enclosure(model, name)
        if tight is not None and ctx.accepts(tight.bound):
            upper, body = tight.upper, tight.bound
        elif (bent := bent_here(model, name)) is not None and bent.upper < upper and ctx.accepts(bent.bound):
            upper, body = bent.upper, bent.bound
        sampled = reached(model, name, ctx.seed, _sampled(ctx, name))
        found = max((end for end in (sampled, tight and tight.lower) if end), default=None)
        if found is not None and found > upper:
            return unconfirmed([f"no value {found:.7g} above the bound {float(upper):.7g}"])
        near = _reached(found, float(upper) / found) if found else ""
        place = place_of(at)
        said = (
            f"At {place} it is at most {decimal(upper, 7)} for all heads and inputs of this model{near}; the "
            "given value "
            f"is {decimal(value, 7)}."
        )
        if not bool(value >= ball(upper)):
            top = tight or summit(model, name, ctx.seed)
            point = refuting(ctx, claim, name, top) if top is not None and value < top.lower else None
            if point is None:
                return Evidence.unknown(said)
            return Evidence.no(Kind.CERTIFIED, said, certificates=(point,), domain=place)
        shown = Certificate(name=f"{claim}.{name}-any.n{model.n}.k{model.k}.json", body=body)
        return Evidence.yes(Kind.CERTIFIED, said, certificates=(shown,), domain=place)

    return instrument


def _reached(found: float, ratio: float) -> str:
    """How far the bound is from what some heads reach; a wide one says so."""
    if ratio < NEAR:
        return f", and {found:.5g} is reached by some heads (the bound is {ratio:.3f} times that)"
    return f", and {found:.5g} is reached by some heads (the bound is {ratio:.2g} times that, so it may be wide)"


def some_bound(name: str) -> Instrument:
    """There is a bound for every size, whatever it is."""

    def instrument(ctx: Context) -> Evidence | None:
        key = for_every_size(ctx.model)
        if not has_gradient(key):
            return None
        try:
            top = any_bound(key, name)
            wrong = _contradicted(ctx, name)
        except Unproved as error:
            return unconfirmed([str(error)])
        if top is None or wrong is not None:
            return wrong
        return Evidence.yes(
            Kind.ARGUED,
            (
                f"For this model, for all sizes, it is at most ${_latex(top)}$: the partial sums of the "
                "layers' weights "
                "times the total variation of the activation's derivative, measured by balls, and the largest "
                "covariance of a bit with positions of length at most 1."
            ),
            domain=PRINTED,
        )

    return instrument


def both(*instruments: Instrument) -> Instrument:
    """Yes if each says yes; the last one's words."""

    def instrument(ctx: Context) -> Evidence | None:
        found = [one(ctx) for one in instruments]
        if any(item is None for item in found):
            return None
        return next((item for item in found if item is not None and item.kind is Kind.NONE), found[-1])

    return instrument
