"""The re-check alone stands between a search and a yes: derivations are forged, and false statements given to it."""

from __future__ import annotations

import dataclasses
import random
from fractions import Fraction

import pytest

from numerics.formula.grammar import parse
from numerics.formula.order import Domain, decide, recheck
from numerics.formula.order.derivation import Leaf, Split
from tests.numerics.formula.generated import DOMAINS, NAMES, Maker, more_of_the_same

SIZES = "integers n >= k >= 1; 0 < tau <= 1; b > 0"


def changed(value, rng):
    """The same data with one place changed at random."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | Fraction):
        return value + rng.choice((-1, 1, 2, Fraction(1, 2) if isinstance(value, Fraction) else 3))
    if isinstance(value, str):
        return rng.choice(("free", "lower", "upper", "zero", "self", "least", "one", "u0", "u1", "s4", value))
    if isinstance(value, tuple) and value:
        place = rng.randrange(len(value))
        if rng.random() < 0.2:
            return value[:place] + value[place + 1 :]
        return (*value[:place], changed(value[place], rng), *value[place + 1 :])
    if isinstance(value, dict) and value:
        key = rng.choice(list(value))
        if rng.random() < 0.2:
            return {k: v for k, v in value.items() if k != key}
        return {**value, key: changed(value[key], rng)}
    if dataclasses.is_dataclass(value):
        field = rng.choice(dataclasses.fields(value)).name
        return dataclasses.replace(value, **{field: changed(getattr(value, field), rng)})
    return value


TRUE = [
    ("2*k**2/tau + b", ">=", "2*k*sqrt(k)/tau"),
    ("2**n", ">=", "1 + n"),
    ("log(n)", "<=", "n - 1"),
    ("max(n, 2*k)", ">=", "n"),
    ("floor(n/2)", ">=", "n/2 - 1/2"),
    ("exp(tau)", ">=", "1 + tau"),
    ("n", ">=", "sqrt(n*k)"),
    ("b + 1/b", ">=", "2"),
    ("(n - 3)*(n - 4)", ">=", "0"),
    ("tau**n", "<=", "tau"),
    ("ceil(n/k)", "==", "floor((n + k - 1)/k)"),
]


@pytest.mark.parametrize(("larger", "relation", "smaller"), TRUE)
def test_no_forged_derivation_shows_what_is_false(larger, relation, smaller):
    """The statement is made false (by a constant), the derivation is changed at random in up to three places."""
    found, rng = decide(larger, relation, smaller, SIZES), random.Random(larger)
    assert recheck(found)
    little = ("number", Fraction(1, 10**6))
    false = [
        dataclasses.replace(found, larger=("-", found.larger, ("number", Fraction(10**40)))),
        dataclasses.replace(found, larger=found.smaller, smaller=("+", found.larger, little), relation=">="),
    ]
    if found.relation == "==":
        false.append(dataclasses.replace(found, larger=("+", found.larger, little)))
    for statement in false:
        assert not recheck(statement)
        for _ in range(150):
            derivation = found.derivation
            for _ in range(rng.randint(1, 3)):
                derivation = changed(derivation, rng)
            assert not recheck(dataclasses.replace(statement, derivation=derivation))


@pytest.mark.long
def test_generated_derivations_do_not_show_the_opposite():
    maker = Maker(77)
    for _ in range(60):
        pair = more_of_the_same(maker, maker.rng.randrange(2))
        found = decide(pair.larger, pair.relation, pair.smaller, DOMAINS[pair.home])
        if found.answer == "yes":
            back = dataclasses.replace(found, larger=found.smaller, smaller=found.larger, relation=">")
            assert not recheck(back)


@pytest.mark.parametrize(
    ("narrow", "wide", "larger", "smaller"),
    [
        ("integers n >= 2", "integers n >= 1", "n", "2"),
        ("integers n >= 1", "n >= 1", "n*n - 3*n + 9/4", "1/4"),
        ("0 < x <= 1", "0 < x <= 2", "1", "x"),
        ("x > 0", "x >= 0", "(x + 1)/x", "1"),
        ("0 < x < y", "x > 0; y > 0", "y", "x"),
        ("integers n >= 1; k = 1", "integers n >= 1; k = 2", "1", "k"),
        ("integers n >= 3", "integers n >= 1", "sqrt(n - 3)", "0"),
    ],
)
def test_a_derivation_belongs_to_its_domain(narrow, wide, larger, smaller):
    found = decide(larger, ">=", smaller, narrow)
    assert found.answer == "yes"
    home = Domain.parse(wide)
    trees = [home.tree(parse(text, home.names)) for text in (larger, smaller)]
    assert decide(larger, ">=", smaller, wide).answer != "yes"
    assert not recheck(dataclasses.replace(found, larger=trees[0], smaller=trees[1], domain=home))


def test_cases_that_leave_something_out_are_refused():
    """x - 5 splits at 0; a proof that forgets one side, or takes the same side twice, is none."""
    found = decide("max(x, 10 - x)", ">=", "5", "reals x")
    assert found.answer == "yes"

    def forget(proof):
        return dataclasses.replace(proof, cases=proof.cases[:1]) if isinstance(proof, Split) else proof

    derivation = found.derivation
    goal = derivation.signs["goal",]
    for key in (("goal",),):
        one = dataclasses.replace(goal, top=forget(goal.top))
        if one != goal:
            forged = dataclasses.replace(derivation, signs={**derivation.signs, key: one})
            assert not recheck(dataclasses.replace(found, derivation=forged))
    assert isinstance(goal.top, Leaf | Split)


NASTY = (
    "n**(10**9)",
    "9**9**n",
    "2**2**2**n",
    "exp(exp(exp(n)))",
    "((((n + k + 1)**9 + b)**9 + tau)**9 + 1)**9",
    "(n + k + tau + b + 1)**24/(n*k + tau*b + 1)**24",
    "sqrt(n + sqrt(k + sqrt(b + sqrt(tau + sqrt(n + k)))))",
    "floor(floor(floor(n/7)/k)/3 + ceil(b/tau))",
    "max(n, k, b, tau, n*k, n*b, k*b, n*tau, b*tau, 2**n)",
    "log(log(log(n + 20) + k) + b)",
    "2**n*3**k*5**(n*k)*7**(n/k)",
    "+".join(f"n**{j}*k**{9 - j}*b" for j in range(10)),
    "(1 + 1/n)**n",
    "n**k**n",
    "tau**(1/tau**(1/tau))",
    "min(" + ", ".join(f"n - {j}" for j in range(40)) + ")",
)


@pytest.mark.parametrize("text", NASTY)
def test_work_is_bounded(text):
    import time

    for other in ("n", "b*k"):
        start = time.process_time()
        decide(text, ">=", other, SIZES)
        assert time.process_time() - start < 30, "bounded, on a slow and busy machine too"


def test_names_are_what_the_generator_says():
    assert [Domain.parse(text).names for text in DOMAINS] == list(NAMES)
