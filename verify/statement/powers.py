"""A gap as a polynomial in which exponentials are powers: exp(2x - y/3) is a**6/b with a = exp(x/3), b = exp(y/3).

As in ``polynomials``, a node is a quotient of polynomials in sides and atoms; beyond that exp(a + b) = exp(a) exp(b),
exp(k log u) = u**k, tanh and its slope are quotients of exponentials, exp(max(a, b)) is the larger of two, an absolute
value of one sign is taken away, and quotients are in lowest terms.  All of that is true wherever everything is defined;
what has to be defined is shown from nodes that come before it and from what is given without roots and quotients.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from flint import Ordering, fmpq, fmpq_mpoly_ctx

from verify.statement.boxes.domain import Problem, compared
from verify.statement.boxes.tape import RISKY
from verify.statement.errors import Refused, TooMuch
from verify.statement.polynomials import MAX_DEGREE, MAX_NAMES, MAX_TERMS, Fact, Wanted

__all__ = ["Powers"]

ROOM = 24  # names before those that nothing needs are left out
Polynomial = Any
Quotient = tuple[Polynomial, Polynomial]
Key = tuple[Any, ...]  # what an exponential is of: a monomial and the divisor below it


class Powers:
    """What is wanted of one gap, and what is known, over one ring; ``squares`` reads it as it reads ``Polynomials``."""

    def __init__(self, problem: Problem, gap: int, strict: bool, said: bool, either: bool = False) -> None:
        self.problem, self.tape = problem, problem.tape
        self.given = [part for part in problem.given if said or self._is_plain(part)]
        self.units: dict[Key, Fraction] = {}
        while not self._read(gap):  # again until it is known in which units exponents are counted
            pass
        value = self._signed(gap)
        before = (dict(self.units), len(self.atoms))
        facts = [fact for fact in self._all() if not fact.value.is_constant()]
        if before != (self.units, len(self.atoms)):
            raise Refused("units that changed after they were counted")
        self._narrowed(Wanted(value, strict, either=either), facts)

    def _is_plain(self, said: Any) -> bool:
        nodes = {self.tape.nodes[at][0] for at in self.tape.reach(compared([said]))}
        return not nodes & {*RISKY, "sqrt"}

    def _read(self, gap: int) -> bool:
        """Read all nodes; False if a unit changed on the way, so that what was read before is no longer right."""
        before = dict(self.units)
        self.context = fmpq_mpoly_ctx.get([f"g{i}" for i in range(ROOM)], Ordering.degrevlex)
        self.one = self.context.from_dict({(0,) * ROOM: 1})
        self.atoms: list[tuple[str, Any]] = []  # of each name: its operation, and what it is of
        self.known: dict[Any, int] = {}
        self.positive: set[int] = set()
        self.held: dict[int, Quotient] = {}
        for at in self.tape.reach([gap, *compared(self.given)]):
            self.held[at] = self._node(at)
        if len(self.units) > 10 * ROOM:
            raise TooMuch("exponents that do not come to rest")
        return before == self.units

    # --- arithmetic

    def times(self, a: Polynomial, b: Polynomial) -> Polynomial:
        if len(a) * len(b) > 20 * MAX_TERMS or a.total_degree() + b.total_degree() > MAX_DEGREE:
            raise TooMuch("a polynomial of more terms or a higher degree than squares are for")
        found = a * b
        if len(found) > MAX_TERMS:
            raise TooMuch("a polynomial of more terms than squares are for")
        return found

    def _power(self, q: Quotient, n: int) -> Quotient:
        if n < 0:
            return self._power((q[1], q[0]), -n)
        if n > MAX_DEGREE:
            raise TooMuch("a power that is too high")
        found = (self.one, self.one)
        for _ in range(n):
            found = self._lowest(self.times(found[0], q[0]), self.times(found[1], q[1]))
        return found

    def _product(self, p: Quotient, q: Quotient) -> Quotient:
        return self._lowest(self.times(p[0], q[0]), self.times(p[1], q[1]))

    def _sum(self, p: Quotient, q: Quotient, sign: int) -> Quotient:
        (a, b), (c, d) = p, q
        if b == d:
            return self._lowest(a + sign * c, b)
        return self._lowest(self.times(a, d) + sign * self.times(c, b), self.times(b, d))

    def _lowest(self, top: Polynomial, bottom: Polynomial) -> Quotient:
        """In lowest terms, squares of roots as what they are the roots of."""
        top, bottom = self._without_squares(top), self._without_squares(bottom)
        if bottom == 0:
            raise Refused("a divisor that is zero")
        if not bottom.is_constant():
            common = top.gcd(bottom)
            top, bottom = top / common, bottom / common
        leading = bottom.leading_coefficient()
        return top / leading, bottom / leading

    def _without_squares(self, value: Polynomial) -> Polynomial:
        for place, (op, of) in enumerate(self.atoms):
            if op == "sqrt" and of[1] == self.one and any(key[place] > 1 for key in value.to_dict()):
                total = 0 * self.one
                for key, c in value.to_dict().items():
                    half = key[place] // 2
                    rest = self.context.from_dict({(*key[:place], key[place] % 2, *key[place + 1 :]): c})
                    for _ in range(half):
                        rest = self.times(rest, of[0])
                    total += rest
                return self._without_squares(total)
        return value

    # --- nodes

    def _node(self, at: int) -> Quotient:
        op, *args = self.tape.nodes[at]
        if op == "num":
            return self.one * fmpq(args[0].numerator, args[0].denominator), self.one
        if op == "pow":
            return self._power(self.held[args[0]], args[1])
        if op in ("var", "pi"):
            return self._atom(op, args[0] if args else None)
        parts = [self.held[arg] for arg in self.tape.inside(self.tape.nodes[at])]
        match op:
            case "neg":
                return -parts[0][0], parts[0][1]
            case "add" | "sub":
                return self._sum(parts[0], parts[1], 1 if op == "add" else -1)
            case "mul":
                return self._product(*parts)
            case "div":
                return self._product(parts[0], self._turned(parts[1]))
            case "exp":
                return self._exp(parts[0])
            case "tanh" | "sech2":
                return self._hyperbolic(op, parts[0])
            case "abs":
                side = self._evident(parts[0][0]) * self._evident(parts[0][1])
                return (side * parts[0][0], parts[0][1]) if side else self._atom("abs", parts[0])
            case "max" | "min":
                return self._larger(op, *parts)
            case "log" if parts[0] == (self.one, self.one):
                return 0 * self.one, self.one
            case "sqrt" | "log" | "sin" | "cos" | "erf" | "erfc" | "erfcx" | "arctan" | "arcsin" | "arsinh":
                return self._atom(op, parts[0])
        raise Refused(f"{op} is no power")

    def _turned(self, q: Quotient) -> Quotient:
        if q[0] == 0:
            raise Refused("a divisor that is zero")
        return q[1], q[0]

    def _atom(self, op: str, of: Any) -> Quotient:
        mark = (op, of if op in ("var", "pi", "power") else _spelled(of))
        if mark not in self.known:
            if len(self.atoms) == ROOM:
                raise TooMuch(f"more than {ROOM} variables and functions")
            self.known[mark] = len(self.atoms)
            self.atoms.append((op, of))
            if self._is_positive(op, of):
                self.positive.add(self.known[mark])
        return self.context.gens()[self.known[mark]], self.one

    def _is_positive(self, op: str, of: Any) -> bool:
        if op == "var":
            if of >= len(self.problem.low):
                raise Refused("a derivative's own variable is left over")
            low = self.problem.low[of]
            value = low.value.rational if low.value is not None else None
            return value is not None and (value > 0 or (value == 0 and low.left_out))
        if op == "sqrt":
            return bool(self._evident(of[0]) * self._evident(of[1]) > 0)
        return op in ("power", "erfc", "erfcx", "pi")

    def _larger(self, op: str, p: Quotient, q: Quotient) -> Quotient:
        top, bottom = self._sum(p, q, -1)
        side = self._evident(top) * self._evident(bottom)
        if side:
            return p if (side > 0) == (op == "max") else q
        return self._atom(op, (p, q))

    def _evident(self, value: Polynomial) -> int:
        """1 or -1 if all coefficients have one sign and all names in it are positive."""
        signs = {1 if c > 0 else -1 for c in value.to_dict().values()}
        if len(signs) != 1 or any(d and i not in self.positive for i, d in enumerate(value.degrees())):
            return 0
        return signs.pop()

    # --- exponentials

    def _exp(self, q: Quotient) -> Quotient:
        found = (self.one, self.one)
        for key, c in self._exponents(q):
            found = self._product(found, self._raised(key, c))
        return found

    def _exponents(self, q: Quotient) -> list[tuple[Key, Fraction]]:
        top, bottom = q
        below = _spelled_one(bottom)
        found = [((monomial, below), Fraction(int(c.p), int(c.q))) for monomial, c in top.to_dict().items()]
        if any(self.atoms[i][0] == "power" for (m, _), _ in found for i, d in enumerate(m) if d):
            raise Refused("an exponential of an exponential")
        return found

    def _raised(self, key: Key, c: Fraction) -> Quotient:
        """exp(c·monomial/divisor)."""
        single = self._single(key)
        if single is not None and self.atoms[single][0] == "log" and c.denominator == 1:
            return self._power(self.atoms[single][1], int(c))
        unit = self.units[key] = _common(self.units.get(key), c)
        if single is not None and self.atoms[single][0] in ("max", "min", "abs"):
            for of in self._parts(single):  # what it is the larger of is counted in units that fit
                for inner, d in self._exponents(of):
                    self._raised(inner, d * unit)
        steps = c / unit
        return self._power(self._atom("power", key), int(steps))

    def _single(self, key: Key) -> int | None:
        """The atom that an exponential is of, if it is of one atom alone."""
        monomial, below = key
        places = [i for i, d in enumerate(monomial) if d]
        plain = len(places) == 1 and monomial[places[0]] == 1 and below == _spelled_one(self.one)
        return places[0] if plain else None

    def _parts(self, atom: int) -> list[Quotient]:
        op, of = self.atoms[atom]
        return [of, (-of[0], of[1])] if op == "abs" else list(of)

    def _hyperbolic(self, op: str, q: Quotient) -> Quotient:
        twice = self._exp((2 * q[0], q[1]))
        one = (self.one, self.one)
        below = self._sum(twice, one, 1)
        if op == "tanh":
            return self._product(self._sum(twice, one, -1), self._turned(below))
        return self._product((4 * twice[0], twice[1]), self._turned(self._product(below, below)))

    # --- what is wanted, what is known

    def _signed(self, at: int) -> Polynomial:
        """A polynomial of the sign of a node."""
        return self._stripped(*self.held[at])

    def _stripped(self, top: Polynomial, bottom: Polynomial) -> Polynomial:
        side = self._evident(bottom)
        value = side * top if side else self.times(top, bottom)
        keys = list(value.to_dict())
        least = [min((key[i] for key in keys), default=0) if i in self.positive else 0 for i in range(ROOM)]
        if not any(least):
            return value
        return self.context.from_dict(
            {tuple(a - b for a, b in zip(key, least, strict=True)): c for key, c in value.to_dict().items()}
        )

    def _all(self) -> Iterator[Fact]:
        gens = self.context.gens()
        for place, (op, of) in enumerate(self.atoms):
            x = gens[place]
            if op == "var":
                yield from self._ends(x, of)
            elif op == "power":
                yield Fact(x, True)
                yield from self._of_larger(x, of)
            else:
                yield from self._of_atom(x, op, of)
        for said in self.given:
            yield from self._of_given(said)

    def _ends(self, x: Polynomial, side: int) -> Iterator[Fact]:
        for end, sign in ((self.problem.low[side], 1), (self.problem.high[side], -1)):
            exact = end.value.rational if end.value is not None else None
            if exact is None and math.isfinite(end.at):
                exact = Fraction(end.at)  # a double beyond the end
                yield Fact(sign * (x - fmpq(exact.numerator, exact.denominator)))
            elif exact is not None:
                yield Fact(sign * (x - fmpq(exact.numerator, exact.denominator)), end.left_out)
                if exact == 0:
                    yield from self._grown((sign * x, self.one), end.left_out)

    def _of_given(self, said: Any) -> Iterator[Fact]:
        """A hypothesis that is not read is not used."""
        if isinstance(said, bool) or said[0] not in ("cmp", "and"):
            return
        if said[0] == "and":
            for part in said[1:]:
                yield from self._of_given(part)
            return
        _, relation, one, two = said
        apart = self._sum(self.held[two], self.held[one], -1)
        if relation == "==":
            yield Fact(apart[0], zero=True)
        elif relation != "!=":
            up = apart if relation in ("<", "<=") else (-apart[0], apart[1])
            yield Fact(self._stripped(*up), "=" not in relation)
            yield from self._grown(up, "=" not in relation)

    def _grown(self, up: Quotient, strict: bool) -> Iterator[Fact]:
        """Where u is not negative, exp(c·u) is at least 1: for the least c that needs no further names."""
        try:
            exponents = self._exponents(up)
        except Refused:
            return
        if not exponents or any(key not in self.units or ("power", key) not in self.known for key, _ in exponents):
            return
        counts = [c / self.units[key] for key, c in exponents]
        factor = Fraction(math.lcm(*(c.denominator for c in counts)), math.gcd(*(c.numerator for c in counts)))
        found = (self.one, self.one)
        for (key, _), count in zip(exponents, counts, strict=True):
            found = self._product(found, self._power(self._atom("power", key), int(count * factor)))
        yield Fact(found[0] - found[1], strict)

    def _of_larger(self, x: Polynomial, key: Key) -> Iterator[Fact]:
        """exp(c·max(a, b)) is at least exp(c·a) and exp(c·b), and one of them."""
        single = self._single(key)
        if single is None or self.atoms[single][0] not in ("max", "min", "abs"):
            return
        sign = -1 if self.atoms[single][0] == "min" else 1
        unit, differences = self.units[key], []
        for top, bottom in self._parts(single):
            grown = self._exp((fmpq(unit.numerator, unit.denominator) * top, bottom))
            apart = sign * (self.times(x, grown[1]) - grown[0])
            differences.append(self._stripped(apart, grown[1]))  # a divisor may be negative: log(x/y) with both so
        yield from map(Fact, differences)
        yield Fact(self.times(*differences), zero=True)

    def _of_atom(self, x: Polynomial, op: str, of: Any) -> Iterator[Fact]:
        """What is true of an atom wherever it is defined."""
        if op in ("sqrt", "abs"):
            a, b = of
            yield Fact(x, op == "sqrt" and self._evident(a) * self._evident(b) > 0)
            square = (a, b) if op == "sqrt" else (self.times(a, a), self.times(b, b))
            yield Fact(self.times(self.times(x, x), square[1]) - square[0], zero=True)
            if op == "abs" and b == self.one:
                yield Fact(x - a)
                yield Fact(x + a)
        if op in ("erf", "sin", "cos"):
            yield Fact(1 - x, op == "erf")
            yield Fact(1 + x, op == "erf")
        if op == "erfc":
            yield Fact(x, True)
            yield Fact(2 - x, True)
        if op == "erfcx":
            yield Fact(x, True)
        if op == "pi":
            yield Fact(x - fmpq(333, 106), True)
            yield Fact(fmpq(22, 7) - x, True)
        if op in ("max", "min") and all(part[1] == self.one for part in of):
            a, b = ((x - part[0]) * (1 if op == "max" else -1) for part in of)
            yield Fact(a)
            yield Fact(b)
            yield Fact(self.times(a, b), zero=True)

    # --- only the names that are needed

    def _narrowed(self, wanted: Wanted, facts: list[Fact]) -> None:
        names = _names(wanted.value)
        for _ in range(3):
            for fact in facts:
                own = _names(fact.value)
                names |= own if own & names else set()
        kept = sorted(names) or [0]
        if len(kept) > MAX_NAMES:
            raise TooMuch(f"{len(kept)} variables and functions; squares are for {MAX_NAMES}")
        self.functions = sum(self.atoms[i][0] not in ("var",) for i in kept if i < len(self.atoms))
        self.context = fmpq_mpoly_ctx.get([f"g{i}" for i in kept], Ordering.degrevlex)
        self.one = self.context.from_dict({(0,) * len(kept): 1})
        self.wanted = [Wanted(self._carried(wanted.value, kept), wanted.strict, wanted.either)]
        self.facts = [
            Fact(self._carried(fact.value, kept), fact.strict, fact.zero)
            for fact in facts
            if _names(fact.value) <= set(kept)
        ]

    def _carried(self, value: Polynomial, kept: list[int]) -> Polynomial:
        return self.context.from_dict({tuple(key[i] for i in kept): c for key, c in value.to_dict().items()})


def _names(value: Polynomial) -> set[int]:
    return {i for i, d in enumerate(value.degrees()) if d > 0}  # of zero they are -1


def _spelled_one(value: Polynomial) -> tuple[Any, ...]:
    return tuple(sorted((key, str(c)) for key, c in value.to_dict().items()))


def _spelled(of: Any) -> tuple[Any, ...]:
    return tuple(_spelled(part) if isinstance(part, tuple) else _spelled_one(part) for part in of)


def _common(unit: Fraction | None, c: Fraction) -> Fraction:
    """The largest number of which both are whole multiples."""
    if unit is None:
        return abs(c)
    bottom = math.lcm(unit.denominator, c.denominator)
    return Fraction(math.gcd(int(unit * bottom), int(c * bottom)), bottom)
