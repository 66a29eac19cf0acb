"""The table of published rates: the methods are the published ones, what is true holds, what is false never does.

``pepit.json`` has the worst cases that PEPit 0.5.1 computes for its own examples at one size of each claim, in floating
point: another implementation of the methods, the classes and the programs.
"""

from __future__ import annotations

import json
import re
from fractions import Fraction as F
from pathlib import Path
from typing import Any

import msgspec
import pytest

from numerics.worst_case import WorstCase
from theorems.published_rates.checks import attained, guaranteed
from theorems.published_rates.methods import METHODS
from theorems.published_rates.table import Rate, rates
from verify import checker
from verify.records import Context, Evidence, Finding, Profile
from verify.statement.formula import read_formula

OTHERS: dict[str, dict[str, Any]] = json.loads(Path(__file__).with_name("pepit.json").read_text())
RATES = {rate.id: rate for rate in rates()}
QUESTIONS = {"upper": (guaranteed,), "tight": (guaranteed, attained), "lower": (attained,)}
QUICK = Profile("quick", 0, 60)


def _asked(check: Any, rate: Rate, formula: str) -> Evidence:
    quantities = {"rate": read_formula(formula, rate.symbols)}
    evidence: Evidence = check(rate)(Context(model=None, profile=QUICK, quantities=quantities))
    for certificate in evidence.certificates:
        assert checker.establish(certificate.body)
    return evidence


def _at(rate: Rate, *sizes: dict[str, Any]) -> Rate:
    return msgspec.structs.replace(rate, at=sizes)


def test_the_table_has_what_is_asked_of_it():
    assert len(RATES) >= 60
    assert sum(len(rate.at) for rate in RATES.values()) >= 3 * len(RATES) - 10
    assert all(rate.method in METHODS for rate in RATES.values())
    assert len(OTHERS) >= 60


@pytest.mark.sample(12)
@pytest.mark.parametrize("key", sorted(OTHERS))
def test_the_worst_case_is_the_one_that_another_implementation_finds(key: str):
    rate, other = RATES[key], OTHERS[key]
    proposal = WorstCase(METHODS[rate.method](**rate.sizes()[other["size"]])).proposal
    assert proposal is not None
    assert proposal.tau == pytest.approx(other["value"], rel=1e-5, abs=1e-6)


@pytest.mark.sample(12)
@pytest.mark.parametrize("key", sorted(RATES))
def test_the_published_rate_holds_at_its_first_size(key: str):
    rate = _at(RATES[key], RATES[key].at[0])
    for check in QUESTIONS[rate.relation]:
        assert _asked(check, rate, rate.rate).finding is Finding.YES


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(RATES))
def test_the_published_rate_holds_at_every_size(key: str):
    for check in QUESTIONS[RATES[key].relation]:
        assert _asked(check, RATES[key], RATES[key].rate).finding is Finding.YES


@pytest.mark.parametrize("key", ["gd-value", "halpern", "prox-point", "subgradient"])
def test_a_rate_that_is_not_attained_is_not_called_tight(key: str):
    """A bound that is too large by a hundredth is still one, and no worst case."""
    rate = _at(RATES[key], RATES[key].at[1])
    larger = f"({rate.rate})*101/100"
    assert _asked(guaranteed, rate, larger).finding is Finding.YES
    assert _asked(attained, rate, larger).finding is Finding.NO


# ---------------------------------------------------------------------------------------------- false variants


def _worst(key: str, size: dict[str, Any]) -> float:
    """The worst case in floats: the other implementation's where it has been asked, else where ours is attained."""
    rate = RATES[key]
    if key in OTHERS and size == rate.at[OTHERS[key]["size"]]:
        return float(OTHERS[key]["value"])
    proposal = WorstCase(METHODS[rate.method](**_at(rate, size).sizes()[0])).proposal
    assert proposal is not None
    return float(proposal.tau)


def _value(rate: Rate, formula: str) -> float:
    return float(read_formula(formula, rate.symbols).ball(rate.sizes()[0]).mid())


def _other_sizes(rate: Rate) -> list[dict[str, Any]]:
    """Sizes outside of the stated range: longer steps, more of everything that a rate is small in."""
    found = []
    for name in ("gamma", "alpha", "theta", "epsilon", "mu", "n", "L", "v", "R", "M", "D", "t", "lam", "sigma"):
        if name in rate.at[0]:
            for factor in (F(9, 5), F(3), F(1, 3)):
                moved = F(rate.at[0][name]) * factor
                found.append({**rate.at[0], name: 1 if isinstance(rate.at[0][name], int) else str(moved)})
    return found


def _constant(rate: Rate, size: dict[str, Any]) -> str:
    real, told = _worst(rate.id, size), _value(_at(rate, size), rate.rate)
    if told <= 0 or real <= 0:
        return f"{rate.rate} - 1/100"
    return f"({rate.rate})*{F(real / told * 0.99).limit_denominator(10**6)}"


def _exponent(rate: Rate, size: dict[str, Any]) -> str | None:
    real, told = _worst(rate.id, size), _value(_at(rate, size), rate.rate)
    if told <= 0 or real <= 0:
        return f"{rate.rate} - 1/10**2"
    for power in ("2", "3", "5", "1/2", "-1", "9", "-3", "-9"):
        if _value(_at(rate, size), f"({rate.rate})**({power})") < 0.99 * real:
            return f"({rate.rate})**({power})"
    return None


def _never_held(key: str, size: dict[str, Any], formula: str) -> Finding:
    """A rate below the worst case: as a guarantee it is refuted or open."""
    rate = _at(RATES[key], size)
    assert _value(rate, formula) < _worst(key, size) - 1e-3 * abs(_worst(key, size))
    found = _asked(guaranteed, rate, formula).finding
    assert found is not Finding.YES
    return found


def _size(key: str) -> dict[str, Any]:
    return RATES[key].at[OTHERS[key]["size"] if key in OTHERS else 0]


@pytest.mark.sample(12)
@pytest.mark.parametrize("key", sorted(RATES))
def test_a_smaller_constant_is_never_held(key: str):
    size = _size(key)
    found = _never_held(key, size, _constant(RATES[key], size))
    problem = METHODS[RATES[key].witness or RATES[key].method](**_at(RATES[key], size).sizes()[0])
    assert found is (Finding.NO if problem.has_instances else Finding.UNKNOWN)


@pytest.mark.sample(12)
@pytest.mark.parametrize("key", sorted(RATES))
def test_another_exponent_is_never_held(key: str):
    size = _size(key)
    formula = _exponent(RATES[key], size)
    if formula is None:  # the rate is 1 there, and so are its powers
        formula = f"({RATES[key].rate})*(9/10)**2"
    _never_held(key, size, formula)


def _slipped(rate: Rate) -> list[str]:
    """The rate as if a parameter were another one: more steps than were made, a smoother function, ..."""
    found = []
    for name in rate.symbols:
        for factor in ("2", "3", "1/2", "1/3", "9/10"):
            found.append(re.sub(rf"\b{name}\b", f"({factor}*{name})", rate.rate))
    return [formula for formula in found if formula != rate.rate]


def _exceeded(key: str, size: dict[str, Any], formula: str) -> bool:
    """Whether the worst case is above the formula by a hundredth, or no bound is found; both must be defined."""
    rate = _at(RATES[key], size)
    try:
        told, proposal = _value(rate, formula), WorstCase(METHODS[rate.method](**rate.sizes()[0])).proposal
    except ValueError:
        return False
    real = _worst(key, size) if proposal is not None else float("inf")
    return real > told + 0.01 * abs(told) + 1e-6


@pytest.mark.sample(12)
@pytest.mark.parametrize("key", sorted(RATES))
def test_outside_of_its_range_the_rate_is_never_held(key: str):
    """At sizes that the statement excludes, and with the parameters of other sizes."""
    rate = RATES[key]
    outside = [(size, rate.rate) for size in _other_sizes(rate)] + [(_size(key), text) for text in _slipped(rate)]
    false = [(size, text) for size, text in outside if _exceeded(key, size, text)][:3]
    assert false or key in TRUE_EVERYWHERE
    for size, text in false:
        assert _asked(guaranteed, _at(rate, size), text).finding is not Finding.YES


TRUE_EVERYWHERE = {"flow-convex", "flow-accelerated-convex", "fgm-potential"}  # no parameter is left to be wrong


def test_a_run_without_the_solver_does_not_start(monkeypatch: pytest.MonkeyPatch):
    from verify.errors import EngineMissing
    from verify.run import environment, runner

    known = environment.util.find_spec
    monkeypatch.setattr(environment.util, "find_spec", lambda name: None if name == "clarabel" else known(name))
    with pytest.raises(EngineMissing, match="clarabel is not installed"):
        runner.plan(["gd-value"], paper="published_rates")


@pytest.mark.parametrize(
    ("setting", "literal", "tight"),
    [
        ("", "holds", "holds"),
        ("4/(n + 1)**3", "open", "open"),
        ("5/(n + 1)**2", "holds", "open"),
        ("1/(n - 1)", "open", "open"),
    ],
)
def test_the_court_judges_a_rate_and_what_is_put_in_its_place(tmp_path, setting: str, literal: str, tight: str):
    import verify

    replace = {"halpern.rate": setting} if setting else {}
    audit = verify.audit("halpern", paper="published_rates", profile="quick", out=tmp_path, jobs=1, replace=replace)
    found = {reading.id: reading.verdict for reading in audit["halpern"].result.readings}
    assert found == {"literal": literal, "tight": tight}
    for path in (tmp_path / "certificates").glob("*.json"):
        assert checker.check_file(path)
