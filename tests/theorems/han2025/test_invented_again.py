"""Formulas invented again, of quantities that test_invented.py does not have; the truth was settled by hand first."""

from __future__ import annotations

import pytest

from tests.theorems.han2025.test_invented import _answer

TRUE = [
    ("lemma-7.case-iii", "case_iii", "2*(l2 + B) + l1*C/10**9", "holds"),
    ("lemma-7.case-iii", "case_iii", "max(2*(l2 + B), B + 2*l2 + B)", "holds"),
    ("lemma-7.loss-to-risk", "factor", "1 + 1/10**9", "holds"),
    ("lemma-8.part-ii-loss", "loss_factor", "4 - 1/10**9", "holds"),
    ("lemma-8.part-ii-loss", "loss_factor", "-5", "holds"),
    ("prop-4!repair", "repair.risk", "1 - 1/10**9", "holds"),
    ("sec-3-scope!repair", "repair.missing", "1 - (1 - 2*p)**2", "holds"),
    ("rem-10!repair", "repair.odd", "(1 - f0)**2/2**(n + 1)", "holds"),
    ("thm-11.delta-gamma-p", "delta_p", "(5*m + 1)/n", "holds"),
    ("lemma-14.outer-derivative", "coefficient", "4*(2*q - 1)", "holds"),
    ("lemma-19.case-2", "wrong", "2**3", "open"),
    ("cor-20!repair", "repair.tosses", "max(k - 1, 0)", "holds"),
    ("lemma-6!repair", "repair.least", "3", "holds"),
    ("appendix-a-setup!repair", "repair.exponent", "r*(cosine - 1)/tau", "holds"),
    ("thm-5!repair", "repair.law", "(tau/gap)**2/(4*eta*t)", "holds"),
    ("lemma-17", "least", "-64*k**4*(1 + 2*sqrt(b))**2/tau**2", "holds"),
    ("prop-3!repair", "repair.reach", "log(16) + 2*log(k) + log(n)", "holds"),
    ("prop-3!repair", "repair.reach", "log(32*k**2*n)", "holds"),
    ("rem-9.lower-bound", "edges", "n - 1", "holds"),
    pytest.param(
        "thm-11.complement-count-4",
        "line_4",
        "m*(68/5)**ceil(n/(5*m))*2**(n - ceil((n-1)/m) + 1)",
        "holds",
        marks=pytest.mark.slow,
    ),
    (
        "lemma-7!repair",
        "repair.constant",
        "2*((2*k + 4*k*sqrt(b))*(8*k/(3*sqrt(3)) + k**2/sqrt(b)) + 4*k**3)/tau**2 + 1/10**9",
        "holds",
    ),
]
FALSE = [
    ("lemma-7.loss-to-risk", "factor", "1/10**9", "refuted"),
    ("lemma-8.part-ii-loss", "loss_factor", "4 + 1/10**15", "refuted"),
    ("prop-4!repair", "repair.risk", "1 + 1/10**9", "refuted"),
    ("prop-4!repair", "repair.edges", "n + floor(n/1000)", "refuted"),
    ("sec-3-scope!repair", "repair.missing", "4*p*(1 - p) + p**20*(1 - p)**20", "refuted"),
    ("sec-3-scope!repair", "repair.missing", "min(1, 4*p*(1 - p) + 1/10**12)", "refuted"),
    ("rem-10!repair", "repair.odd", "(1 - f0)**2*2**n", "refuted"),
    ("rem-10!repair", "repair.least", "-1/10**9", "refuted"),
    ("thm-11.delta-gamma-p", "delta_p", "m/n", "refuted"),
    ("lemma-14.outer-derivative", "coefficient", "8*q - 4 + floor(q/10**6)", "refuted"),
    ("lemma-19.case-2", "wrong", "8 - 1/10**30", "refuted"),
    ("lemma-6!repair", "repair.least", "1", "refuted"),
    ("lemma-6!repair", "repair.constant", "(k + k**2/(4*sqrt(b)))/tau**2", "refuted"),
    (
        "lemma-7!repair",
        "repair.constant",
        "2*((2*k + 4*k*sqrt(b))*(8*k/(3*sqrt(3)) + k**2/sqrt(b)) + 4*k**3)/tau",
        "refuted",
    ),
    ("appendix-a-setup!repair", "repair.exponent", "-r*(1 - cosine)/tau + 1/10**30", "refuted"),
    ("rem-13!repair", "repair.heads", "n*log(n + 1)", "refuted"),
    ("rem-13!repair", "repair.heads", "n**(1000001/1000000)", "open"),
    ("thm-5!repair", "repair.law", "tau**2/(2*eta*gap**2*t)", "refuted"),
    ("thm-5!repair", "repair.limit", "1 + 1/10**20", "refuted"),
    ("lemma-17", "least", "-1/10**9", "refuted"),
    ("lemma-18!repair", "repair.single", "1/10**50", "refuted"),
    ("prop-3!repair", "repair.reach", "log(2)", "refuted"),
    ("prop-3!repair", "repair.reach", "log(16*k**2*n) - log(10**6)", "refuted"),
    ("lemma-15!repair", "repair.shape", "k/tau", "open"),
    ("thm-11!repair", "repair.bound", "1 - 2*m/2**ceil((n-1)/(5*m))", "open"),
    ("thm-11.complement-count-4", "complement", "m*13**ceil(n/(5*m))*2**(n - ceil((n-1)/m) + 1)", "refuted"),
    ("lemma-14.second-derivative-sum", "sum", "10**9*n/tau**2", "refuted"),
    ("rem-9.lower-bound", "edges", "n + 1", "refuted"),
]


@pytest.mark.sample(5)
@pytest.mark.parametrize(("address", "name", "text", "verdict"), TRUE)
def test_a_true_formula_is_not_refuted(address, name, text, verdict):
    assert verdict != "refuted"
    assert _answer(address, name, text) == verdict


@pytest.mark.sample(8)
@pytest.mark.parametrize(("address", "name", "text", "verdict"), FALSE)
def test_a_false_formula_does_not_hold(address, name, text, verdict):
    assert verdict in ("refuted", "open")
    assert _answer(address, name, text) == verdict
