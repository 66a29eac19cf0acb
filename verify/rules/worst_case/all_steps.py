"""One step of a method for every k: a certificate whose numbers are polynomials in k, each a list of coefficients.

It says goal <= scale for every real k >= 0 and every function of the class with such samples.  At single k it is a
bound as in :mod:`.sizes`; here the stage is put up at as many k as fix what the multipliers leave, a polynomial
of known degree.  No coefficient of a multiplier is negative, no function value is left, and what is left is positive
semidefinite for every k > 0 by elimination over the polynomials, and then at 0 too, where it is a limit of such
forms.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from flint import fmpq, fmpq_poly

from verify.checker.reading import Rejected, listing, only

from .elimination import Poly, is_psd_for_every
from .interpolation import CLASSES, Form, plus
from .sizes import ORACLE, STAGE, Condition, Stage, long_rational, multipliers, named, sampled

_MAX_DEGREE = 8
_MAX_SIZE = 12  # basis vectors


def _poly(item: Any, name: str) -> Poly:
    numbers = [long_rational(text, name) for text in listing({name: item}, name, 1, _MAX_DEGREE + 1)]
    if numbers[-1] == 0 and len(numbers) > 1:
        raise Rejected(f"{name}: the last coefficient is zero")
    return fmpq_poly([fmpq(number.numerator, number.denominator) for number in numbers])


def _value(item: Any, at: Fraction) -> str:
    found = _poly(item, "number")(fmpq(at.numerator, at.denominator))
    return str(Fraction(int(found.p), int(found.q)))


def _terms(items: Any, size: int, at: Fraction) -> list[Any]:
    """A combination at one k; a term that is zero there is left out."""
    rows = [listing({"term": item}, "term", size, size) for item in listing({"terms": items}, "terms", 0, 1_600)]
    found = [[*row[:-1], _value(row[-1], at)] for row in rows]
    return [row for row in found if row[-1] != "0"]


def _form(item: Any, at: Fraction) -> dict[str, Any]:
    only(item, ("constant", "values", "products"))
    return {
        "constant": _value(item["constant"], at),
        "values": _terms(item["values"], 2, at),
        "products": _terms(item["products"], 3, at),
    }


def _sample(item: Any, at: Fraction) -> list[Any]:
    x, g, f = listing({"sample": item}, "sample", 3, 3)
    return [_terms(x, 2, at), _terms(g, 2, at), _form(f, at)]


def _at(body: dict[str, Any], at: Fraction) -> Stage:
    """The stage at one k, read as every other is."""
    found = {name: body[name] for name in STAGE}
    oracles = []
    for item in listing(body, "oracles", 1, 20):
        only(item, ORACLE)
        samples = [_sample(sample, at) for sample in listing(item, "samples", 1, 40)]
        oracles.append({**item, "samples": samples})
    found["oracles"] = oracles
    for name in ("given", "goals"):
        found[name] = [_form(form, at) for form in listing(body, name, 0, 60)]
    found["scale"] = _form(body["scale"], at)
    return Stage(found)


def _degree(item: Any) -> int:
    """The largest number of coefficients of a polynomial, less one."""
    if isinstance(item, dict):
        return max((_degree(part) for part in item.values()), default=0)
    if not isinstance(item, list):
        return 0
    own = len(item) - 1 if item and all(isinstance(part, str) for part in item) else 0
    return max(own, max((_degree(part) for part in item), default=0))


def _multipliers(body: dict[str, Any]) -> dict[Condition, Poly]:
    stage = _at(body, Fraction(1))
    if "k" in stage.names:
        raise Rejected("k is the number of the step: no vector, value or function has that name")
    there = stage.conditions()
    found = {key: _poly(text, "multiplier") for key, text in multipliers(body, there, 2_000)}
    if any(value == 0 or any(c < 0 for c in value.coeffs()) for value in found.values()):
        raise Rejected("a multiplier is not zero, and has no negative coefficient")
    return found


def _through(values: list[Fraction]) -> Poly:
    """The polynomial through values at 1, 2, ... (Newton)."""
    found, product = fmpq_poly([0]), fmpq_poly([1])
    for x, y in enumerate(values, 1):
        found = found + product * ((fmpq(y.numerator, y.denominator) - found(fmpq(x))) / product(fmpq(x)))
        product = product * fmpq_poly([-x, 1])
    return found


def every(body: dict[str, Any]) -> str:
    """goal <= scale for every k >= 0."""
    only(body, (*STAGE, "multipliers"))
    if listing(body, "equal", 0, 0) or not listing(body, "goals", 1, 1) or body.get("tau") != "1":
        raise Rejected("a step has one goal, no equations, and tau 1")
    names = listing(body, "vectors", 1, _MAX_SIZE)
    given = _multipliers(body)
    degree = max(_degree(body[name]) for name in ("oracles", "given", "goals", "scale"))
    most = 2 * degree + max((value.degree() for value in given.values()), default=0)
    lefts = [_left(_at(body, Fraction(k)), given, k) for k in range(1, most + 2)]
    keys = set().union(*lefts)
    left = {key: _through([row.get(key, Fraction(0)) for row in lefts]) for key in keys}
    rows = [[left.get(tuple(sorted((u, v))), fmpq_poly([0])) / (1 if u == v else 2) for v in names] for u in names]
    if any(len(key) == 1 and value != 0 for key, value in left.items()):
        raise Rejected("a function value is left")
    if any(c < 0 for c in left.get((), fmpq_poly([0])).coeffs()) or not is_psd_for_every(rows):
        raise Rejected("what the multipliers leave is not seen to be positive semidefinite for every k")
    return _sentence(body)


def _left(stage: Stage, given: dict[Condition, Poly], k: int) -> Form:
    """scale - goal - Σ multiplier·condition."""
    rest, conditions = plus(stage.scale, stage.goals[0], -1), stage.conditions()
    for key, value in given.items():
        number = value(fmpq(k))
        rest = plus(rest, conditions[key], -Fraction(int(number.p), int(number.q)))
    return rest


# ---------------------------------------------------------------------------------------------- words


def _shown(item: Any) -> str:
    parts = [f"{c}*k^{i}" if i > 1 else f"{c}*k" if i else c for i, c in enumerate(item) if c != "0"]
    text = " + ".join(parts) or "0"
    return f"({text})" if len(parts) > 1 else text


def _told(rows: Any) -> str:
    return " + ".join(f"{_shown(row[-1])}*{named(tuple(row[:-1]))}" for row in rows) or "0"


def _spoken(form: Any) -> str:
    parts = [_told(form["products"]), _told(form["values"]), _shown(form["constant"])]
    return " + ".join(part for part in parts if part != "0") or "0"


def _sentence(body: dict[str, Any]) -> str:
    parts = []
    for item in body["oracles"]:
        words = CLASSES[item["class"]][3].format(**item["parameters"])
        where = [sampled(item["class"], _told(x), _told(g), _spoken(f)) for x, g, f in item["samples"]]
        parts.append(f"{item['name']} is {words}, {'; '.join(where)}")
    parts += [f"{_spoken(form)} >= 0" for form in body["given"]]
    goal, scale = _spoken(body["goals"][0]), _spoken(body["scale"])
    return f"for every real k >= 0: {goal} <= {scale} whenever, in a real Hilbert space: {'. '.join(parts)}"


KINDS = {"worst-case-every": every}
