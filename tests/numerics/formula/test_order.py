"""The test of order: what it refutes is refuted by a point of the domain, what it shows is true."""

from __future__ import annotations

from fractions import Fraction

import pytest

from numerics.formula.order import Domain, DomainError, comparison, decide, defined, proportional, recheck, share_of

SIZES = "integers n >= k >= 1; 0 < tau <= 1; b > 0"


@pytest.mark.parametrize(
    ("larger", "relation", "smaller", "domain"),
    [
        ("0", ">=", "1 - 1/(n*m)", "integers n >= 1, m >= 1"),
        ("1/(m*n)", ">=", "1", "integers n >= 1, m >= 1"),
        ("1.999*k*sqrt(k)/tau", ">=", "2*k*sqrt(k)/tau", SIZES),
        ("n + max(0, 1 - (n - 12345)**2)", "<=", "n", SIZES),
        ("n", "<=", "10**7", SIZES),
        ("b", ">=", "1/10**29", SIZES),
        ("tau*n**2", ">=", "1/10", SIZES),
        ("c2", ">=", "c1", "0 < c2 < c1"),
    ],
)
def test_what_is_false_is_refuted_by_a_point(larger, relation, smaller, domain):
    found = decide(larger, relation, smaller, domain)
    assert found.answer == "no"
    assert found.witness
    assert not found.undefined


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ("(k-1)/(k**2-k)", "k", 1),
        ("(2*k+2)*(n-100)/(n-100)", "n", 100),
        ("1/(n-k)", None, None),
        ("n*(n-98765)/(n-98765)", "n", 98765),
        ("log(k-1)", "k", 1),
        ("sqrt(k-3)", None, None),
        ("0**(k-3)", None, None),
    ],
)
def test_what_is_undefined_somewhere_is_found(text, name, value):
    found = defined(text, SIZES)
    assert found.answer == "no"
    assert found.undefined
    if name:
        assert found.witness[name] == Fraction(value)


@pytest.mark.parametrize(
    "text", ["integers n >= 5*m", "n >= ", "n == n", "n >= __import__('os')", "integers n; reals n"]
)
def test_a_domain_that_cannot_be_read_is_refused(text):
    with pytest.raises(DomainError):
        Domain.parse(text)


def test_a_name_without_a_domain_is_refused():
    from numerics.formula.grammar import parse

    with pytest.raises(DomainError):
        decide(parse("x", ("x",)), ">=", "0", SIZES)


M = "integers n >= 1, m >= 1; norm >= 0"
TRUE = [
    ("2*k**2/tau + b", ">=", "2*k*sqrt(k)/tau", SIZES),
    ("8*k**2*sqrt(2*k)/tau", ">=", "2*k*sqrt(k)/tau", SIZES),
    ("2*k**(3/2)/tau", "==", "2*k*sqrt(k)/tau", SIZES),
    ("2*n*k/tau", ">=", "2*k*sqrt(k)/tau", SIZES),
    ("sqrt(2*k)**2", "==", "2*k", SIZES),
    ("sqrt(8)*sqrt(k)", "==", "2*sqrt(2*k)", SIZES),
    ("-floor(-n/2)", "==", "ceil(n/2)", SIZES),
    ("n**2/n", "==", "n", SIZES),
    ("-min(-n, -2*k)", "==", "max(n, 2*k)", SIZES),
    ("n", ">=", "(n**2 - 1)/n", M),
    ("n", ">=", "n - norm", M),
    ("n", ">=", "n - max(0, m - 7)", M),
    ("1", ">=", "1 - 2*m/2**ceil((n-1)/m)", M),
    ("2**n", ">=", "1 + n", SIZES),
    ("2**n", ">=", "n**2/2", SIZES),
    ("2**n", ">=", "n**2 - 3", SIZES),
    ("exp(tau)", ">=", "1 + tau", SIZES),
    ("log(n)", "<=", "n - 1", SIZES),
    ("exp(log(n))", "==", "n", SIZES),
    ("sqrt(n*k)", ">=", "k", SIZES),
    ("sqrt(n + k)", "<=", "sqrt(n) + sqrt(k)", SIZES),
    ("x**2 + y**2", ">=", "2*x*y", "reals x, y"),
    ("floor(n/2)", ">=", "n/2 - 1/2", SIZES),
    ("floor(n*(n+1)/2)", "==", "n*(n+1)/2", SIZES),
    ("max(n, k)", "==", "n", SIZES),
    ("2**(n-k+1)*2**k", "==", "2*2**n", SIZES),
    ("3**n", ">=", "2**n", SIZES),
    ("16**ceil(n/5)", "==", "2**(4*ceil(n/5))", SIZES),
    ("log(2*n)", "==", "log(2) + log(n)", SIZES),
    ("log(4*m*n + 1)", ">=", "log(2*m*n + 1)", M),
    ("exp(-tau)", "<=", "1/(1 + tau)", SIZES),
    ("b + 1/b", ">=", "2", SIZES),
    ("n**(1/3)*n**(2/3)", "==", "n", SIZES),
    ("log(1/tau)", ">=", "0", SIZES),
    ("1 - 2*m/2**ceil((n+1)/m)", ">=", "1 - 2*m/2**ceil((n-1)/m)", M),
    ("floor(n/3)", ">=", "floor(n/4)", M),
    ("floor(n/2) - floor(n/3)", "<=", "ceil(n/6)", M),
    ("n*log(1 + 1/n)", "<=", "1", SIZES),
    ("log(x/y)", ">", "0", "0 < y < x"),
    ("(n - 50)*(n - 51)", ">=", "0", SIZES),
    ("tau**n", "<=", "tau", SIZES),
    ("ceil(tau)", "==", "1", SIZES),
    ("sqrt(n - 3)", ">=", "0", "integers n >= 3"),
    ("c1 - c2", ">", "0", "0 < c2 < c1"),
    ("norm", "<=", "n/(5*m**2)", f"{M}; 5*m**2*norm <= n"),
]


@pytest.mark.parametrize(("larger", "relation", "smaller", "domain"), TRUE)
def test_what_is_true_is_derived_and_the_derivation_passes_again(larger, relation, smaller, domain):
    found = decide(larger, relation, smaller, domain)
    assert found.answer == "yes"
    assert recheck(found)


@pytest.mark.parametrize(("larger", "relation", "smaller", "domain"), [case for case in TRUE if case[1] != "=="])
def test_a_derivation_of_one_relation_shows_no_other(larger, relation, smaller, domain):
    """The derivation of a true relation, claimed for a side that is larger by one."""
    from dataclasses import replace

    found = decide(larger, relation, smaller, domain)
    more = ("-", found.larger, ("number", Fraction(10**40)))
    assert not recheck(replace(found, larger=more))


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("5*norm*m**2/n", Fraction(5)),
        ("norm*m*m/(3*n)", Fraction(1, 3)),
        ("norm*m**3/n", None),
        ("-norm*m**2/n", -1),
        ("norm*m**2/n + max(0, n - 100)", None),
        ("norm*m**2/n + 0/(n - 4)", None),
        ("0*norm", Fraction(0)),
    ],
)
def test_proportion(text, number):
    assert proportional(text, "norm*m**2/n", M) == number


def test_a_share_is_a_number_between_nothing_and_all():
    whole = "1 - 2*m/2**ceil((n-1)/m)"
    for text, share in (
        ("0.999*({})", Fraction(999, 1000)),
        ("({})/3*2", Fraction(2, 3)),
        ("0*({})", Fraction(0)),
        ("1.001*({})", None),
        ("-({})", None),
        ("({})/n", None),
        ("({}) - 1/2**n", None),
    ):
        assert share_of(text.format(whole), whole, "integers n >= 1, m >= 1") == share, text


@pytest.mark.parametrize(
    ("larger", "answer"),
    [
        ("8*k**2*sqrt(2*k)/tau", "yes"),
        ("2*k**(3/2)/tau", "yes"),
        ("2*k*sqrt(k)/tau", "yes"),
        ("2*k**2/tau + b", "yes"),
        ("2*n*k/tau", "yes"),
        ("1.999*k*sqrt(k)/tau", "no"),
        ("2*k**2", "no"),
        ("k**2/tau", "no"),
        ("2*k*sqrt(k)/tau - b", "no"),
    ],
)
def test_against_a_constant_of_the_paper(larger, answer):
    assert decide(larger, ">=", "2*k*sqrt(k)/tau", SIZES).answer == answer


@pytest.mark.parametrize(
    "text",
    [
        "9*k**2*sqrt(2*k)/tau*(k-5)/(k-5)",
        "20*k**2/tau*(n-k)/(n-k)",
        "20*k**2/tau*log(k)/log(k)",
        "20*k**2/tau*(1-tau)/(1-tau)",
        "20*k**2/tau+sqrt(k-2)**2",
        "20*k**2/tau+sqrt(-k)*sqrt(-k)+k",
        "2*k**2/tau+0**(k-3)",
    ],
)
def test_a_formula_that_is_undefined_somewhere_dominates_nothing(text):
    found = decide(text, ">=", "2*k*sqrt(k)/tau", SIZES)
    assert found.answer == "no"
    assert found.undefined == "larger"


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("n", "yes"),
        ("n - 1", "yes"),
        ("n/2", "yes"),
        ("n - m", "yes"),
        ("n - max(0, m - 7)", "yes"),
        ("n - norm", "yes"),
        ("(n**2 - 1)/n", "yes"),
        ("n + max(0, n - 8)", "no"),
        ("n + 1/10**9", "no"),
        ("n + 0/(n - 5001)", "no"),
        ("n + 0*log(n - 9)", "no"),
        ("n + 0*sqrt(n - 9)", "no"),
        ("n + 0*(n - 9)**(-1)", "no"),
        ("n + norm", "no"),
    ],
)
def test_at_most_n(text, answer):
    assert decide(text, "<=", "n", M).answer == answer


def test_a_name_may_be_fixed():
    assert decide("n + norm", "<=", "n", f"{M}; norm = 0").answer == "yes"
    assert decide("n + norm", ">=", "n", M).answer == "yes"
    assert decide("n - norm", ">=", "n", Domain.parse(M).where("m = 3")).answer == "no"


def test_an_answer_is_remembered_but_one_that_the_clock_cut_short_is_not(monkeypatch):
    """The same question again costs nothing; after a hurried "open" it is asked again, and other words are others."""
    asked = []
    plain = comparison._decided
    monkeypatch.setattr(comparison, "_decided", lambda given: asked.append(given) or plain(given))
    monkeypatch.setattr(comparison, "_kept", {})
    first = decide("x + 1", ">", "x", "x > 0")
    assert decide("x + 1", ">", "x", "x > 0") is first
    assert len(asked) == 1
    assert decide("x + 1", ">", "x", "x > -1").domain.text == "x > -1"
    assert decide("x + 1", ">=", "x", "x > 0").relation == ">="
    assert decide("1 + x", ">", "x", "x > 0").yes
    assert len(asked) == 4
    monkeypatch.setattr(comparison, "_decided", lambda given: asked.append(given) or given.answer("open", "late"))
    monkeypatch.setattr(comparison._Question, "hurried", lambda self: True)
    for _ in range(2):
        assert decide("x + 2", ">", "x", "x > 0").answer == "open"
    assert len(asked) == 6


def test_what_is_remembered_is_bounded(monkeypatch):
    monkeypatch.setattr(comparison, "_kept", kept := {})
    monkeypatch.setattr(comparison, "KEPT", 3)
    for number in range(8):
        assert decide(f"x + {number + 1}", ">", "x", "x > 0").yes
        assert len(kept) <= 3
