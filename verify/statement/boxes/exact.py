"""Numbers that can be told to be zero: quotients of sums of rationals times powers of pi, e, primes and logarithms.

``Form`` holds a table from monomials to rational coefficients, and another one below it.  A form that is empty is the
number zero; one that is not may be anything: Arb tells its sign, or nothing is told.  tanh is a quotient of powers of
e; the logarithm of a sum is a name of its own, after the largest power of e is taken out: log(1 + e^2) is
2 + log(1 + e^-2).
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from flint import arb, ctx, fmpq

from verify.statement.boxes.intervals import Interval, Untold, of_ball

__all__ = ["Form", "apply", "ball", "enclosure", "sign"]

MAX_TERMS = 60
MAX_FACTOR = 100_000  # numbers whose primes are looked for by division
MAX_BITS = 4_000
PRECISIONS = (64, 256, 1024)
TURNS = {("arctan", 1): Fraction(1, 4), ("arcsin", 1): Fraction(1, 2), ("arcsin", Fraction(1, 2)): Fraction(1, 6)}
MAX_ANGLE = 100  # of a tanh that is taken for a quotient
MAX_SUM = 12  # terms of a sum whose logarithm is a name
_SUMS: dict[str, Form] = {}  # what the names of logarithms of sums are of
Monomial = tuple[tuple[str, Fraction], ...]


class Form:
    """A sum of rational multiples of monomials in positive atoms (or in values of erf, sin, cos, log), over another."""

    __slots__ = ("below", "terms")

    def __init__(self, terms: Mapping[Monomial, Fraction], below: Form | None = None) -> None:
        self.terms = {key: value for key, value in terms.items() if value}
        self.below = below if self.terms else None
        if len(self.terms) > MAX_TERMS:
            raise Untold("an exact value with too many terms")
        if any(v.numerator.bit_length() + v.denominator.bit_length() > MAX_BITS for v in self.terms.values()):
            raise Untold("an exact value that is too long")

    @staticmethod
    def of(value: Any) -> Form:
        if isinstance(value, fmpq):
            value = Fraction(int(value.p), int(value.q))
        return Form({(): Fraction(value)})

    @staticmethod
    def atom(name: str, exponent: Fraction | int = 1) -> Form:
        return Form({((name, Fraction(exponent)),): Fraction(1)} if exponent else {(): Fraction(1)})

    @property
    def rational(self) -> Fraction | None:
        if not self.terms:
            return Fraction(0)
        return self.terms[()] if set(self.terms) == {()} and self.below is None else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Form) and self.terms == other.terms and self.below == other.below

    def __hash__(self) -> int:
        return hash((frozenset(self.terms.items()), self.below))

    def _above(self) -> Form:
        return Form(self.terms)

    def __add__(self, other: Form) -> Form:
        if self.below == other.below or not self.terms or not other.terms:
            found = dict(self.terms)
            for key, value in other.terms.items():
                found[key] = found.get(key, Fraction(0)) + value
            return Form(found, self.below or other.below)
        one, two = self.below or Form.of(1), other.below or Form.of(1)
        return _over(self._above() * two + other._above() * one, one * two)

    def __neg__(self) -> Form:
        return Form({key: -value for key, value in self.terms.items()}, self.below)

    def __sub__(self, other: Form) -> Form:
        return self + -other

    def __mul__(self, other: Form) -> Form:
        if self.below is not None or other.below is not None:
            tops, bottoms = [self._above(), other._above()], [self.below, other.below]
            for i, top in enumerate(tops):
                if top == bottoms[1 - i]:
                    tops[i], bottoms[1 - i] = Form.of(1), None
            return _over(tops[0] * tops[1], (bottoms[0] or Form.of(1)) * (bottoms[1] or Form.of(1)))
        found: dict[Monomial, Fraction] = {}
        for one, a in self.terms.items():
            for two, b in other.terms.items():
                key, factor = _joined(one, two)
                found[key] = found.get(key, Fraction(0)) + a * b * factor
        return Form(found)

    def inverse(self) -> Form:
        if not self.terms:
            raise Untold("a division by zero")
        if len(self.terms) > 1 or self.below is not None:
            if sign(self._above()) is None:
                raise Untold("a division by what may be zero")
            return _over(self.below or Form.of(1), self._above())
        ((key, value),) = self.terms.items()
        new, factor = _joined(tuple((atom, -e) for atom, e in key), ())
        return Form({new: factor / value})

    def root(self) -> Form:
        if not self.terms:
            return self
        ((key, value), *rest) = self.terms.items()
        if rest or value < 0 or self.below is not None or any(_may_be_negative(atom) for atom, _ in key):
            raise Untold("an exact root of a sum")
        found = Form({(): Fraction(1)})
        for number, way in ((value.numerator, 1), (value.denominator, -1)):
            for prime, times in _factors(number).items():
                found = found * _prime(prime, Fraction(way * times, 2))
        halves, factor = _joined(tuple((atom, e / 2) for atom, e in key), ())
        return found * Form({halves: factor})


def _over(top: Form, bottom: Form) -> Form:
    """A quotient of two sums, the second not zero, its largest term taken out of both."""
    if not top.terms or bottom.rational == 1:
        return top
    lead = _largest(bottom).inverse()
    top, bottom = top * lead, bottom * lead
    return top if bottom.rational == 1 else Form(top.terms, bottom)


def _largest(form: Form) -> Form:
    """The term with the highest power of e; of several the last by name."""
    key = max(form.terms, key=lambda key: (dict(key).get("e", Fraction(0)), key))
    return Form({key: form.terms[key]})


def _prime(prime: int, exponent: Fraction) -> Form:
    key, factor = _joined(((f"p:{prime}", exponent),), ())
    return Form({key: factor})


def _may_be_negative(atom: str) -> bool:
    return atom.partition(":")[0] in ("tanh", "erf", "sin", "cos", "ln")


def _joined(one: Monomial, two: Monomial) -> tuple[Monomial, Fraction]:
    """The product of two monomials; whole powers of primes go into the coefficient."""
    found: dict[str, Fraction] = dict(one)
    for atom, exponent in two:
        found[atom] = found.get(atom, Fraction(0)) + exponent
    factor, key = Fraction(1), []
    for atom, exponent in sorted(found.items()):
        if abs(exponent) > 10_000:
            raise Untold("an exact power that is too large")
        if atom.startswith("p:"):
            whole = exponent.numerator // exponent.denominator
            if abs(whole) > 200:
                raise Untold("an exact power that is too large")
            factor *= Fraction(int(atom[2:])) ** whole
            exponent -= whole
        if exponent:
            key.append((atom, exponent))
    return tuple(key), factor


def _factors(number: int) -> dict[int, int]:
    found: dict[int, int] = {}
    prime = 2
    while prime * prime <= number:
        while number % prime == 0:
            found[prime] = found.get(prime, 0) + 1
            number //= prime
        prime += 1
        if prime > MAX_FACTOR:
            raise Untold("primes that are too large")
    return found | ({number: 1} if number > 1 else {})


# --- values and functions


def ball(form: Form) -> arb:
    """The number, at Arb's present precision."""
    found = arb(0)
    for key, value in form.terms.items():
        term = arb(fmpq(value.numerator, value.denominator))
        for atom, exponent in key:
            term = term * _power(_value(atom), exponent)
        found = found + term
    return found if form.below is None else found / ball(form.below)


def _value(atom: str) -> arb:
    name, _, rest = atom.partition(":")
    if name == "pi":
        return arb.pi()
    if name == "e":
        return arb(1).exp()
    if name == "ln":
        return ball(_SUMS[atom]).log()
    argument = Fraction(rest)
    number = arb(fmpq(argument.numerator, argument.denominator))
    return number if name == "p" else getattr(number, name)()


def _power(base: arb, exponent: Fraction) -> arb:
    if exponent.denominator == 1:
        found = arb(1)
        for _ in range(min(abs(exponent.numerator), 64)):
            found = found * base
        if abs(exponent.numerator) <= 64:
            return found if exponent > 0 else 1 / found
    return (base.log() * fmpq(exponent.numerator, exponent.denominator)).exp()


def sign(form: Form) -> int | None:
    """-1, 0, 1, or None if no precision tells."""
    if not form.terms:
        return 0
    saved = ctx.prec
    try:
        for ctx.prec in PRECISIONS:
            found = ball(form)
            if found > 0 or found < 0:
                return 1 if found > 0 else -1
    finally:
        ctx.prec = saved
    return None


def enclosure(form: Form) -> Interval:
    return of_ball(ball(form))


def apply(name: str, form: Form) -> Form:
    """A function of an exact number, if it is one."""
    if name == "sqrt":
        if sign(form) == -1:
            raise Untold("a root of a negative number")
        return form.root()
    if name == "sech2":
        inner = apply("tanh", form)
        return Form.of(1) - inner * inner
    if name == "erfcx":
        return apply("exp", form * form) * apply("erfc", form)
    if name == "erfc":
        return Form.of(1) - apply("erf", form)
    if name in ("sin", "cos"):
        return _wave(name, form)
    value = form.rational
    if name == "log":
        return _log(form)
    if name == "exp" and value is None:
        return _exp_of_logs(form)
    if value is None:
        raise Untold(f"no exact {name}")
    if name == "exp":
        return Form.atom("e", value)
    if value == 0:
        return Form.of(0)
    if name in ("arctan", "arcsin", "arsinh"):
        if (turns := TURNS.get((name, abs(value)))) is None:
            raise Untold(f"no exact {name}")
        return Form.of(turns if value > 0 else -turns) * Form.atom("pi")
    if name == "tanh" and abs(value) <= MAX_ANGLE:
        square = Form.atom("e", 2 * value)
        return (square - Form.of(1)) * (square + Form.of(1)).inverse()
    way = -1 if value < 0 else 1  # tanh and erf are odd
    return Form.of(way) * Form.atom(f"{name}:{abs(value)}")


def _exp_of_logs(form: Form) -> Form:
    """exp of a rational, of rational multiples of logarithms of primes and of whole ones of logarithms of sums."""
    if form.below is not None:
        raise Untold("no exact exp")
    found = Form.of(1)
    for key, value in form.terms.items():
        if key == ():
            found = found * Form.atom("e", value)
        elif len(key) == 1 and key[0][0].startswith("log:") and key[0][1] == 1:
            found = found * _prime(int(key[0][0][4:]), value)
        elif len(key) == 1 and key[0][0] in _SUMS and key[0][1] == 1 and value.denominator == 1 and abs(value) <= 8:
            for _ in range(abs(int(value))):
                found = found * (_SUMS[key[0][0]] if value > 0 else _SUMS[key[0][0]].inverse())
        else:
            raise Untold("no exact exp")
    return found


def _log(form: Form) -> Form:
    if form.below is not None:
        if sign(form.below) == -1:  # both are turned round, so that each has a logarithm
            return _log(-Form(form.terms)) - _log(-form.below)
        return _log(Form(form.terms)) - _log(form.below)
    if len(form.terms) > 1:
        return _log_of_sum(form)
    if not form.terms:
        raise Untold("log of a number that is not positive")
    ((key, value),) = form.terms.items()
    if value <= 0:
        raise Untold("log of a number that is not positive")
    found = Form.of(0)
    for number, way in ((value.numerator, 1), (value.denominator, -1)):
        for prime, times in _factors(number).items():
            found = found + Form({((f"log:{prime}", Fraction(1)),): Fraction(way * times)})
    for atom, exponent in key:
        name, _, rest = atom.partition(":")
        if name == "e":
            found = found + Form.of(exponent)
        elif name == "p":
            found = found + Form({((f"log:{rest}", Fraction(1)),): exponent})
        else:
            raise Untold("no exact log")
    return found


def _log_of_sum(form: Form) -> Form:
    """The logarithm of the largest term, and a name for that of the rest, which begins with 1."""
    if len(form.terms) > MAX_SUM or sign(form) != 1:
        raise Untold("no exact log")
    lead = _largest(form)
    try:
        first = _log(lead)
    except Untold:  # a logarithm of pi, or of a negative number
        first, lead = Form.of(0), Form.of(1)
    rest = form * lead.inverse()
    if sign(rest - Form.of(1)) is None:
        raise Untold("a logarithm that may be zero")
    name = "ln:" + repr(sorted((key, str(value)) for key, value in rest.terms.items()))
    _SUMS[name] = rest
    return first + Form.atom(name)


def _wave(name: str, form: Form) -> Form:
    if not form.terms:
        return Form.of(0 if name == "sin" else 1)
    turns = form.terms.get((("pi", Fraction(1)),))
    if turns is None or len(form.terms) > 1 or form.below is not None:
        raise Untold(f"no exact {name}")
    if name == "cos":
        turns += Fraction(1, 2)
    turns %= 2
    way, turns = (-1, turns - 1) if turns >= 1 else (1, turns)
    return Form.of(way) * _sine(turns)


def _sine(turns: Fraction) -> Form:
    """sin(turns pi) for 0 <= turns < 1, at multiples of a sixth and a quarter."""
    if turns * 6 in (0, 1, 2, 3, 4, 5):
        squared = {0: Fraction(0), 1: Fraction(1, 4), 2: Fraction(3, 4), 3: Fraction(1)}
        place = int(turns * 6)
        return Form.of(squared[min(place, 6 - place)]).root()
    if turns * 4 in (1, 3):
        return Form.of(Fraction(1, 2)).root()
    raise Untold("no exact sine")
