r"""Lower bounds on the risk of frozen heads with embeddings in [-1, 1], in n, m and the path norm: derived, attacked.

The texts are put together from numbers that are computed here: the share of good inputs from its Chernoff rate, the
movement 1/(t+1) of half the output from the largest attention that t equal or better positions leave.  A formula that
a user puts in is first attacked: the output 0, the reader of whole inputs, explicit classifiers for the set [n].
"""

from __future__ import annotations

import functools
from fractions import Fraction

import sympy as sp

from numerics.enclosures import enclosure, shorter
from numerics.frozen.counting import first_factor
from numerics.frozen.sandwich import fit, uniform_head
from numerics.frozen.soft import reader
from theorems.han2025.shared.attacks import without_a_value
from theorems.han2025.shared.orders import at_most_one_of, below, is_below
from verify.engines.relation import names
from verify.records import Certificate, Context, Evidence, Kind
from verify.statement.formula import Formula, read_formula

__all__ = ["NORMED", "attacked", "closed_bounds", "fitted", "is_proved", "mixed_bounds", "movement", "movement_facts"]
NORMED = "n : int, m : int, n >= 1, m >= 1, norm >= 0"
RATIO = 5  # the threshold is t = ⌈n/(5m)⌉, as in the printed argument
CHECKED = 10**6  # the largest size of a certificate
NORMS = tuple(Fraction(value) for value in ("1/4", "1/2", "1", "2", "4", "8"))


def movement() -> str | None:
    """Half of the largest movement of the mean attention vector in a coordinate, over t ≥ 0 positions that score at
    least as much as p: w/(w + Σ) with Σ ≥ t·w.  None where the algebra is not confirmed."""
    return "1/(t+1)" if not movement_facts() else None


@functools.lru_cache(maxsize=1)
def movement_facts() -> list[str]:
    """What is not confirmed of |Δv| ≤ δ + γ_p + γ~_p = 2 γ~_p ≤ 2/(t+1)."""

    before, after = sp.symbols("gamma gamma_", positive=True)
    whole = sp.expand((after - before) + before + after - 2 * after) == 0
    # w/((t+1) w + e), e ≥ 0 for what the t positions have beyond w and for all the others; largest at e = 0
    cap = below("w/((t+1)*w + e)", "1/(t+1)", "t : int, t >= 0, w > 0, e >= 0").answer == "yes"
    reached = below("1/(t+1)", "w/((t+1)*w)", "t : int, t >= 0, w > 0").answer == "yes"
    facts = {
        "the movement is twice the attention after the flip": whole,
        "the cap 1/(t+1)": cap,
        "the cap is reached": reached,
    }
    return [name for name, confirmed in facts.items() if confirmed is not True]


def _first() -> str | None:

    return first_factor(RATIO)


@functools.lru_cache(maxsize=1)
def closed_bounds() -> tuple[str, ...]:
    """(1 - 2m/2^⌈(n-1)/(5m)⌉)(1 - 5mP/n)_+², by itself and with its positive part; empty where a fact is missing."""
    first, moved = _first(), movement()
    if first is None or moved is None:
        return ()
    at_threshold = moved.replace("t", f"ceil(n/({RATIO}*m))")
    slope = f"{RATIO}*m/n"
    if below(at_threshold, slope, "n : int, m : int, n >= 1, m >= 1").answer != "yes":
        return ()
    return (f"({first})*max(0, 1 - {RATIO}*m*norm/n)**2", f"max(0, {first})*max(0, 1 - {RATIO}*m*norm/n)**2", "0")


@functools.lru_cache(maxsize=1)
def mixed_bounds() -> tuple[str, ...]:
    """One bound for all n, m and P.  For m ≤ √n the closed one, whose first factor falls with m down to m = √n, and
    5mP/n ≤ 5m²P/n; for m > √n the bound (1 - P)_+² of t = 0 with P ≤ m²P/n."""

    root = sp.Symbol("r", positive=True)  # √n
    if not closed_bounds() or sp.simplify((root**2 - 1) / (RATIO * root) - (root - 1 / root) / RATIO) != 0:
        return ()
    head = _first()
    assert head is not None
    lost = head.split("*m/")[0].removeprefix("1 - ")
    base = head.split("*m/")[1].split("**")[0]
    few = f"1 - {lost}*sqrt(n)/{base}**((sqrt(n) - 1/sqrt(n))/{RATIO})"
    return (f"({few})*max(0, 1 - {RATIO}*m**2*norm/n)**2", "0")


def is_proved(formula: Formula, proved: tuple[str, ...], domain: str = NORMED) -> bool:
    """Shown to be at most one of the bounds that are derived, on the whole domain."""
    return at_most_one_of(formula, proved, domain) or _product_is_proved(formula, proved, domain)


def _product_is_proved(formula: Formula, proved: tuple[str, ...], domain: str) -> bool:
    """A·B with A ≤ F and 0 ≤ B ≤ S is at most max(0, F)·S, which is the bound (F)*S and 0 together."""

    if formula.tree[0] != "*" or "0" not in proved:
        return False
    sides = [Formula.of(side, formula.symbols) for side in formula.tree[1:]]
    for text in proved:
        whole = read_formula(text, names(domain))
        if whole.tree[0] != "*":
            continue
        first, second = (Formula.of(side, whole.symbols) for side in whole.tree[1:])
        for one, other in (sides, sides[::-1]):
            if all(is_below(low, high, domain) for low, high in ((one, first), ("0", other), (other, second))):
                return True
    return False


# ------------------------------------------------------------------------------------------------- attacks


def attacked(formula: Formula, b: Fraction, name: str, domain: str = NORMED, *, small: bool = False) -> Evidence | None:
    """A point of the domain at which a lower bound is above the risk of something explicit; None if none is found.
    With ``small`` only norms up to n/(5m²) are in the domain."""
    return (
        _above_one(formula, name, domain)
        or (None if small else _reader(formula, b, name))
        or _classifier(formula, b, name, small)
        or without_a_value(formula, domain)
    )


def _above_one(formula: Formula, name: str, domain: str) -> Evidence | None:
    """The output 0 has risk 1; the points are those of the engines, which follow the formula."""

    order = below(formula, "1", domain)
    if order.answer != "no" or order.undefined:
        return None
    at = {key: value for key, value in order.witness.items() if key in ("n", "m", "norm")}
    where = ", ".join(f"{key} = {_short(value)}" for key, value in at.items())
    value = enclosure(formula, at)
    small = max(at.get("n", Fraction(1)), at.get("m", Fraction(1))) <= CHECKED
    shown: tuple[Certificate, ...] = ()
    if value is not None and value[0] > 1 and small and at.get("norm", Fraction(0)).denominator < 10**40:
        shown = (
            Certificate(
                name=f"{name}.above-one.json",
                body={
                    "kind": "frozen-zero",
                    "n": int(at.get("n", 1)),
                    "m": int(at.get("m", 1)),
                    "norm": str(at.get("norm", Fraction(0))),
                    "what": "risk",
                    "claimed": str(shorter(value[0], Fraction(1))),
                },
            ),
        )
    return Evidence.no(
        Kind.EXHAUSTIVE if shown else Kind.ARGUED,
        (
            f"At {where} {formula.text} is above 1, and the output 0, which a classifier of any norm can have, has "
            "risk 1 for every parity set."
        ),
        certificates=shown,
    )


def _short(value: Fraction) -> str:
    text = str(value)
    return text if len(text) < 30 else f"{text[:12]}…"


def _reader(formula: Formula, b: Fraction, name: str) -> Evidence | None:
    """Embeddings in [0, 1] and large weights: every parity set has risk 0."""

    for n in range(1, 7):
        found = reader(n, b, Fraction(1), scale=Fraction(1))
        norm = Fraction(-(-found.outer * found.inner // 1))
        for m in (1, 2, n):
            value = enclosure(formula, {"n": n, "m": m, "norm": norm})
            if value is not None and value[0] > 0:
                body = {
                    "kind": "frozen-reader",
                    "n": n,
                    "m": m,
                    "b": str(b),
                    "scale": "1",
                    "sharpness": str(found.sharpness),
                    "norm": str(norm),
                    "claimed": str(shorter(value[0], Fraction(0))),
                }
                return Evidence.no(
                    Kind.EXHAUSTIVE,
                    (
                        f"At n = {n}, m = {m}, embeddings in [0, 1] and norm {norm} every parity set has a "
                        "network of risk "
                        f"0, and {formula.text} is positive."
                    ),
                    cases=2**n - 1,
                    certificates=(Certificate(name=f"{name}.reader.json", body=body),),
                )
    return None


@functools.lru_cache(maxsize=64)
def fitted(n: int, m: int, norm: Fraction, b: Fraction) -> tuple[Fraction, tuple[tuple[str, object], ...]]:

    heads, bits = uniform_head(n, m), tuple(range(1, n + 1))
    best = fit(heads, bits, norm, b, steps=300)
    return best.value, tuple({"kind": "frozen-fit", **heads.body(bits, norm), "b": str(b), **best.body()}.items())


def _classifier(formula: Formula, b: Fraction, name: str, small: bool) -> Evidence | None:
    """[n] is the only parity set of size n: one explicit classifier of that norm on heads of equal scores decides."""

    for n in (1, 2, 3):
        for m in (1, 2):
            for norm in (*NORMS, Fraction(n, 5 * m * m)):
                if small and 5 * m * m * norm > n:
                    continue
                value = enclosure(formula, {"n": n, "m": m, "norm": norm})
                if value is None or value[0] <= 0:
                    continue
                risk, body = fitted(n, m, norm, b)
                if value[0] > risk:
                    return Evidence.no(
                        Kind.CERTIFIED,
                        (
                            f"At n = {n}, m = {m} heads of equal scores, embeddings in [-1, 1] and path norm {norm} a "
                            f"classifier has a risk of at most {float(risk):.4f} for the set of all positions, "
                            f"less than {formula.text}."
                        ),
                        certificates=(Certificate(name=f"{name}.classifier.json", body=dict(body)),),
                    )
    return None


def smoothing(ctx: Context) -> Fraction:
    """b of the activation; the model's own, and 1/100 for another activation."""
    return ctx.model.smoothing or Fraction(1, 100)
