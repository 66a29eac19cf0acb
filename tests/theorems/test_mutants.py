"""The oracles of the battery against brute force, and the verdicts that it once found wrong."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations, product

import pytest

from numerics.expression import parse
from theorems.han2025 import PAPER, mutant_counterexamples, mutant_model, mutants_statements
from theorems.han2025.mutant_oracles import dominates, evaluate, never_positive
from theorems.han2025.mutants import STATEMENTS, TARGETS, UNJUDGED
from verify import battery

CLAIMS = {claim.id: claim for claim in PAPER.claims}


def answer(claim: str, unit: str, quantity: str = "", text: str = "") -> str:
    return battery._Court(PAPER.id, CLAIMS[claim], "quick").answer(unit, quantity, text)


# ------------------------------------------------------------------------------------------------ the lists


@pytest.mark.parametrize("target", TARGETS, ids=lambda t: f"{t.claim}.{t.quantity}@{t.unit}")
def test_a_target_names_a_quantity_and_a_place(target):
    claim = CLAIMS[target.claim]
    quantity = {item.name: item for item in claim.quantities}[target.quantity]
    assert battery.units(claim)[target.unit]
    for text in (*target.extras, *(lie for lie, _ in target.lies)):
        parse(text, quantity.symbols)


def test_every_quantity_of_every_claim_is_tried():
    tried = {(target.claim, target.quantity) for target in TARGETS}
    printed = {(claim.id, item.name) for claim in PAPER.claims for item in claim.quantities}
    assert printed == tried | UNJUDGED.keys()


# ------------------------------------------------------------------------- quantifiers, domains and strictness


@pytest.mark.parametrize("item", STATEMENTS, ids=lambda s: f"{s.claim}@{s.unit}:{s.text}")
def test_a_statement_has_a_place_an_oracle_and_the_right_answer(item):
    claim = CLAIMS[item.claim]
    assert battery.units(claim)[item.unit]
    assert item.operator in ("quantifier", "strictness")
    name, text = item.change
    if name:
        parse(text, {quantity.name: quantity for quantity in claim.quantities}[name].symbols)
    assert item.shown(), "the oracle must find what it is there to find"
    found = answer(item.claim, item.unit, name, text)
    assert found in (("affirmed", "open") if item.true else ("refuted", "open"))
    assert found != "open" or item.unit == "thm-5.iteration-count"  # a quotient of logarithms that is whole


def test_both_operators_have_true_and_false_statements():
    kinds = {(item.operator, item.true) for item in STATEMENTS}
    assert kinds == set(product(("quantifier", "strictness"), (True, False)))
    assert len({(item.claim, item.unit, item.text) for item in STATEMENTS}) == len(STATEMENTS)
    oracles = {item.oracle.__name__ for item in STATEMENTS}
    assert oracles == set(mutant_counterexamples.__all__)


def test_strictness_of_whole_numbers_is_said_by_a_formula():
    """Whole t: t ≥ N is t > ⌈N⌉ - 1, and t > N is t > ⌊N⌋; N is the quotient of the logarithms."""
    below, at_least = (parse(item.change[1], ("eps", "c")) for item in sorted(
        (s for s in STATEMENTS if s.unit == "thm-5.iteration-count"), key=lambda s: "t >= N" in s.text))
    for c, eps in product((Fraction(1, 2), Fraction(9, 10)), (Fraction(1, 3), Fraction(1, 7), Fraction(1, 50))):
        first = next(t for t in range(100) if c**t < eps)  # no power meets eps, so both allow the same steps
        assert evaluate(below.tree, {"eps": eps, "c": c}) == evaluate(at_least.tree, {"eps": eps, "c": c}) == first - 1


def test_the_best_risk_of_a_view_is_that_of_the_best_outputs():
    """A group of p and q labels, against a fine grid of outputs."""
    words = list(product((0, 1), repeat=3))
    seen = [min(2, sum(word)) for word in words]
    best = Fraction(0)
    for group in set(seen):
        labels = [(-1) ** sum(word) for word, view in zip(words, seen, strict=True) if view == group]
        outputs = [Fraction(i, 8) for i in range(-16, 17)]
        best += min(sum(max(Fraction(0), 1 - y * v) ** 2 for y in labels) for v in outputs)
    assert mutant_counterexamples._best_risk(words, seen, 7) == best / 8


# ---------------------------------------------------------------------------------------------- the oracles


def test_the_evaluator_agrees_with_the_grammar():
    for text in ("1 - 2*m/2**ceil((n-1)/m)", "sqrt(n)*log(m + 1)", "max(n, m)**(1/2)", "floor(n/m) - n**-2"):
        formula = parse(text, ("n", "m"))
        for at in ({"n": 3, "m": 2}, {"n": 9, "m": 4}):
            assert abs(float(formula.ball(at).mid()) - float(evaluate(formula.tree, at))) < 1e-12
    assert evaluate(parse("1/(n - 3)", ("n",)).tree, {"n": 3}) is None
    assert evaluate(parse("sqrt(2 - n)", ("n",)).tree, {"n": 3}) is None


def test_dominance_knows_both_directions():
    assert dominates("2*k**3/tau", "k**2", ("k", "tau"), 1, ("tau",))
    assert not dominates("k**2*tau", "k**2", ("k", "tau"), 1, ("tau",))
    assert dominates("k**2*tau/3", "k**2", ("k", "tau"), -1, ("tau",))
    assert not dominates("k**2*b", "k**2", ("k", "b"), 1, (), ("b",))
    assert never_positive("-k**2", ("k",))
    assert not never_positive("k - 5", ("k",))


@pytest.mark.parametrize("n", [2, 3])
def test_the_tail_is_the_minimax_risk_of_one_hard_head(n):
    """All rankings and tokens of one head, all parity sets, the best output on each class of inputs."""
    words = list(product((0, 1), repeat=n))
    best = Fraction(2)
    for ranking, token in product(permutations(range(n)), (0, 1)):
        seen = [next(((p, x[p]) for p in ranking if x[p] == token), (ranking[0], x[ranking[0]])) for x in words]
        worst = Fraction(0)
        for chosen in range(1, 2**n):
            risk = Fraction(0)
            for group in set(seen):
                labels = [(-1) ** sum(x[p] for p in range(n) if chosen >> p & 1)
                          for x, s in zip(words, seen, strict=True) if s == group]
                risk += len(labels) - Fraction(sum(labels)) ** 2 / len(labels)
            worst = max(worst, risk / 2**n)
        best = min(best, worst)
    assert best == mutants_statements._tail({"n": n, "m": 1})


def test_the_small_transformer_agrees_with_automatic_differentiation():
    import numpy as np
    import torch

    heads, x, b = np.array([[0.3, -0.7], [0.2, 0.9]]), np.array([1.0, 0, 1, 0]), 0.01
    angle = 2 * np.pi * np.arange(1, 5) / 4
    u = torch.tensor(np.stack([np.sin(angle), np.cos(angle)], 1))

    def output(flat):
        total = (torch.softmax(flat.reshape(2, 2) @ u.T, 1) @ torch.tensor(x)).sum()
        q = torch.arange(1, 3, dtype=torch.float64)
        z = total + 0.5 - q
        return 1 + ((-1) ** q * (8 * q - 4) * (z + torch.sqrt(z * z + b)) / 2).sum()

    at = torch.tensor(heads.reshape(-1))
    gradient = torch.autograd.functional.jacobian(output, at)
    hessian = torch.autograd.functional.hessian(output, at)
    found = mutant_model._numbers(heads, x, b)
    assert found["gradient"] == pytest.approx(float(gradient.norm()))
    assert found["hessian"] == pytest.approx(float(torch.linalg.eigvalsh(hessian).abs().max()))
    assert found["cross"] == pytest.approx(float(hessian[:2, 2:].abs().max()))
    assert found["output"] == pytest.approx(abs(float(output(at))))


# ----------------------------------------------------------------- verdicts that the battery once found wrong

FAR = 10**7
BOUND, SIZE = "1 - 2*m/2**ceil((n - 1)/m)", "2**n - m*2**(n - ceil((n - 1)/m) + 1)"


@pytest.mark.parametrize(("claim", "unit", "quantity", "text"), [
    ("cor-20", "literal", "bound", f"max({BOUND}, n - {FAR})"),
    ("cor-20", "every-size", "bound", f"max({BOUND}, n - {FAR})"),
    ("cor-20", "cor-20.count/at-least", "subset_size", f"max({SIZE}, n - {FAR})"),
    ("cor-20", "cor-20.final", "bound", f"max({BOUND}, n - {FAR})"),
    ("thm-5", "thm-5.iteration-count", "iterations", f"min(log(eps)/log(c), {FAR})"),
])
def test_a_formula_that_is_false_far_away_does_not_hold(claim, unit, quantity, text):
    """Each was once said to hold, because it is right wherever it was tried."""
    assert answer(claim, unit, quantity, text) == "refuted"


@pytest.mark.parametrize(("claim", "unit", "quantity", "text"), [
    ("cor-20", "literal", "bound", "1 - 2*m/2**((n - 1)/m) - 1/10**n"),
    ("cor-20", "cor-20.final", "pair_loss", "2.0001"),
    ("thm-5", "thm-5.iteration-count", "iterations", "-log(eps)/(1 - c)"),
])
def test_what_only_a_grid_supports_is_left_open(claim, unit, quantity, text):
    assert answer(claim, unit, quantity, text) == "open"


@pytest.mark.parametrize(("claim", "unit", "text"), [
    ("prop-4", "literal", "2"), ("prop-4", "literal", "1.001"), ("rem-9", "rem-9.lower-bound", "2")])
def test_a_false_part_is_no_conflict_with_a_true_one(claim, unit, text):
    """The two parts were taken for one, and a refutation of the risk for a defect of the instruments."""
    assert answer(claim, unit, "risk", text) == "refuted"


@pytest.mark.parametrize(("claim", "unit", "quantity", "text"), [
    ("lemma-8", "lemma-8.part-ii-attention", "mu1", "2*c2**2/(n**2*(k - 1)**2)"),
    ("lemma-8", "lemma-8.part-iii", "mu2", "64*(k - 1)**2*c2**2/n**2"),
    ("lemma-8", "lemma-8.mu", "mu", "min(64*mu1, mu1)/2**(n + 1)"),
    ("lemma-18", "derivative", "bound", "2*c2**2*tau**2/n**2 - 1/1000"),
    ("rem-12", "rem-12.limit-first-factor", "first", "m/2**ceil((n - 1)/(5*m))"),
    ("rem-12", "rem-12.limit-second-factor", "second", "norm*5*m**2"),
    ("thm-11", "thm-11.attention-cap", "attention_cap", "1/(n/5 + 1)"),
    ("thm-11", "thm-11.pair-loss/positive-part", "pair", "2*(1 - norm*4*m**2/n)**2"),
    ("thm-11", "bounded-embeddings", "bound", "1/2"),
])
def test_survivors_that_were_mended_stay_refuted(claim, unit, quantity, text):
    assert answer(claim, unit, quantity, text) == "refuted"


@pytest.mark.parametrize(("claim", "unit", "quantity", "text"), [
    ("cor-20", "literal", "bound", f"999/1000*({BOUND})"),
    ("cor-20", "cor-20.final", "subset_size", f"{SIZE} + 1"),
    ("thm-5", "thm-5.iteration-count", "iterations", "1001/1000*log(eps)/log(c)"),
    ("lemma-18", "truncated", "bound", "c2*c2*tau**2/n**2"),
    ("appendix-a-setup", "appendix-a-setup.peak/lower-half", "peak_lower", "1/(n + 1)"),
    ("lemma-8", "literal", "mu", "-mu1*mu2"),
    ("rem-12", "rem-12.limit-first-factor/weights-bounded-below", "first", "7*m/2**ceil((n - 1)/(5*m))"),
])
def test_weaker_statements_hold(claim, unit, quantity, text):
    assert answer(claim, unit, quantity, text) == "affirmed"
