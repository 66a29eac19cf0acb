"""``squares``: everything that a statement says is a sum of squares times facts; the polynomials are compared exactly.

For each case and each wanted polynomial: by·wanted = Σ weight·(product of facts)·square² + Σ cofactor·equation.
Weights are positive; a sum is positive if one of its terms is: a product of strict facts without a square.

Or by contradiction, where ``by`` is "contrary": one more fact, after all others, is the denial (-wanted >= 0, or > 0),
and a positive sum of terms is a combination of equations, so zero.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

from flint import fmpq

from verify.statement.boxes.conditions import require_defined
from verify.statement.boxes.goals import problems
from verify.statement.errors import Refused
from verify.statement.polynomials import Fact, Polynomials, Wanted
from verify.statement.powers import Powers
from verify.statement.statement import Statement

__all__ = ["holds_by_squares", "number", "proved", "proved_product"]

Ring = Polynomials | Powers
MAX_TERMS = 2_000
MAX_DIGITS = 2_000
MAX_FACTORS = 40
MAX_PRODUCT = 4  # facts in one term
_FRACTION = re.compile(r"-?[0-9]+(/[1-9][0-9]*)?")
_MONOMIAL = re.compile(r"[0-9]{1,3}( [0-9]{1,3})*")


def holds_by_squares(statement: Statement, cases: Any) -> int:
    """How many squares show it; Refused if they do not."""
    require_defined(statement)
    every = problems(statement)
    if not isinstance(cases, list) or len(cases) != len(every):
        raise Refused(f"there are {len(every)} cases to show")
    return sum(_case(Polynomials(problem), case) for problem, case in zip(every, cases, strict=True))


def _case(ring: Polynomials, proofs: Any) -> int:
    if not isinstance(proofs, list) or len(proofs) != len(ring.wanted):
        raise Refused(f"a case has {len(ring.wanted)} proofs here")
    return sum(proved(ring, wanted, proof) for wanted, proof in zip(ring.wanted, proofs, strict=True))


def proved(ring: Ring, wanted: Wanted, proof: Any) -> int:
    if not isinstance(proof, dict) or set(proof) != {"sign", "by", "terms", "cofactors"}:
        raise Refused("a proof has sign, by, terms and cofactors")
    if type(proof["sign"]) is not int or proof["sign"] not in ((1, -1) if wanted.either else (1,)):
        raise Refused("the sign is 1, or -1 where only zero is to be excluded")
    if proof["by"] == "contrary":
        return _contradicted(ring, wanted, proof)
    by, positive = (ring.one, True) if proof["by"] == [] else _sum(ring, wanted, proof["by"])
    total, strict = _sum(ring, wanted, proof["terms"])
    if not positive or (wanted.strict and not strict):
        raise Refused("a sum of squares that may be zero where it has to be positive")
    total += _of_equations(ring, wanted, proof["cofactors"])
    if ring.times(by, proof["sign"] * wanted.value) != total:
        raise Refused("the squares do not add up to what is wanted")
    return len(proof["terms"])


def _contradicted(ring: Ring, wanted: Wanted, proof: Any) -> int:
    if wanted.either or proof["sign"] != 1:
        raise Refused("a contradiction is to the denial of one sign")
    denial = Fact(-wanted.value, not wanted.strict, level=wanted.level)
    total, strict = _sum(ring, wanted, proof["terms"], denial)
    total += _of_equations(ring, wanted, proof["cofactors"])
    if not strict or total != 0 * ring.one:
        raise Refused("no positive sum that is zero")
    return len(proof["terms"])


def _of_equations(ring: Ring, wanted: Wanted, cofactors: Any) -> Any:
    total = 0 * ring.one
    for i, cofactor in _pairs(cofactors):
        fact = _fact(ring, wanted, i)
        if not fact.zero:
            raise Refused("a cofactor belongs to an equation")
        total += ring.times(_polynomial(ring, cofactor), fact.value)
    return total


def proved_product(ring: Ring, wanted: Wanted, factors: Any) -> int:
    """What is wanted is a product of polynomials; the sign of each is shown, unless it is there twice."""
    if not isinstance(factors, list) or not 1 <= len(factors) <= MAX_FACTORS or wanted.either:
        raise Refused(f"a product has at most {MAX_FACTORS} factors")
    total, sign, count = ring.one, 1, 0
    for factor in factors:
        if not isinstance(factor, dict) or set(factor) != {"value", "proof"}:
            raise Refused("a factor has a value and a proof")
        value, proof = _polynomial(ring, factor["value"]), factor["proof"]
        if proof is None and not wanted.strict:
            total = ring.times(total, ring.times(value, value))
            continue
        count += proved(ring, replace(wanted, value=value, either=True), proof)
        sign, total = sign * proof["sign"], ring.times(total, value)
    if sign < 0 or total != wanted.value:
        raise Refused("the product is not what is wanted")
    return count


def _sum(ring: Ring, wanted: Wanted, terms: Any, denial: Fact | None = None) -> tuple[Any, bool]:
    """A sum of terms that are not negative, and whether it is positive."""
    if not isinstance(terms, list) or len(terms) > MAX_TERMS:
        raise Refused(f"a proof has at most {MAX_TERMS} terms")
    total, positive = 0 * ring.one, False
    for term in terms:
        if not isinstance(term, dict) or set(term) != {"weight", "facts", "square"}:
            raise Refused("a term has weight, facts and square")
        if not isinstance(term["facts"], list):
            raise Refused("facts are given by their places")
        facts = [_fact(ring, wanted, i, denial) for i in term["facts"]]
        weight = number(term["weight"])
        if weight <= 0 or len(facts) > MAX_PRODUCT:
            raise Refused(f"a weight is positive, and a product has at most {MAX_PRODUCT} facts")
        product = ring.one * fmpq(weight.numerator, weight.denominator)
        for fact in facts:
            product = ring.times(product, fact.value)
        if term["square"] is not None:
            square = _polynomial(ring, term["square"])
            product = ring.times(product, ring.times(square, square))
        total += product
        positive = positive or (term["square"] is None and all(fact.strict for fact in facts))
    return total, positive


def _fact(ring: Ring, wanted: Wanted, i: Any, denial: Fact | None = None) -> Fact:
    if denial is not None and type(i) is int and i == len(ring.facts):
        return denial
    if type(i) is not int or not 0 <= i < len(ring.facts):
        raise Refused(f"there are {len(ring.facts)} facts")
    if ring.facts[i].level > wanted.level:
        raise Refused("what is defined is not shown by what may be undefined")
    return ring.facts[i]


def _pairs(data: Any) -> list[Any]:
    if not isinstance(data, list) or len(data) > MAX_TERMS or any(not isinstance(p, list) or len(p) != 2 for p in data):
        raise Refused("cofactors are pairs of an equation and a polynomial")
    return data


def _polynomial(ring: Ring, data: Any) -> Any:
    """``{"2 1": "1/3"}`` is a third of the square of the first name times the second."""
    if not isinstance(data, Mapping) or len(data) > MAX_TERMS:
        raise Refused(f"a polynomial is a table of at most {MAX_TERMS} coefficients")
    found = {}
    for key, value in data.items():
        exponents = key.split(" ")
        if not _MONOMIAL.fullmatch(key) or len(exponents) != ring.context.nvars():
            raise Refused(f"a monomial has {ring.context.nvars()} exponents")
        coefficient = number(value)
        found[tuple(map(int, exponents))] = fmpq(coefficient.numerator, coefficient.denominator)
    return ring.context.from_dict(found)


def number(text: Any) -> Fraction:
    """A fraction in lowest terms, as text."""
    if not isinstance(text, str) or len(text) > MAX_DIGITS or not _FRACTION.fullmatch(text):
        raise Refused("a coefficient is a text such as '3/4'")
    found = Fraction(text)
    if str(found) != text:
        raise Refused(f"{text[:40]!r} is not in lowest terms")
    return found
