"""The oracles of the battery against brute force, and the verdicts that it once found wrong."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.theorems.han2025 import brute_force, brute_force_transformer
from theorems.han2025 import PAPER
from theorems.han2025.mutants import TARGETS, UNJUDGED
from theorems.han2025.mutants import expressivity as mutants_statements
from theorems.han2025.mutants import oracle_model as mutant_model
from theorems.han2025.mutants.oracles import evaluate
from theorems.han2025.mutants.order import Letters, at_least, at_most, never_negative
from theorems.han2025.mutants.polynomials import same_polynomial
from verify import battery
from verify.statement.formula import read_formula
from verify.statement.mutate import is_different, mutated

CLAIMS = {claim.id: claim for claim in PAPER.claims}


def answer(claim: str, unit: str, quantity: str = "", text: str = "") -> str:
    return battery._Court(PAPER.id, CLAIMS[claim], "quick").answer(unit, quantity, text)


# ------------------------------------------------------------------------------------------------ the lists


@pytest.mark.parametrize("target", TARGETS, ids=lambda t: f"{t.claim}.{t.quantity}@{t.unit}")
def test_a_target_names_a_quantity_and_a_place(target):
    claim = CLAIMS[target.claim]
    quantity = {item.name: item for item in claim.quantities}[target.quantity]
    stated = battery.units(claim)[target.unit]
    assert stated.checks or stated.formula
    for text in (*target.extras, *(lie for lie, _ in target.lies)):
        read_formula(text, quantity.symbols)


def test_every_quantity_of_every_claim_is_tried():
    tried = {(target.claim, target.quantity) for target in TARGETS}
    printed = {(claim.id, item.name) for claim in PAPER.claims for item in claim.quantities}
    assert printed == tried | UNJUDGED.keys()


# ------------------------------------------------------------------------- quantifiers and domains


@pytest.mark.sample(8)
@pytest.mark.parametrize(
    ("claim", "unit", "true", "oracle"),
    [
        ("prop-3", "literal", True, "scaled_weights"),  # for every tau and b some weights
        ("prop-3", "as-constructed", False, "written_weights"),  # the displayed weights for every tau and b
        ("lemma-7", "printed-constants", False, "huge_smoothness"),  # every b > 0
        ("lemma-8", "literal", False, "stationary"),
        ("thm-11", "bounded-embeddings", False, "long_weights"),
        ("rem-13", "finite-n", False, "one_head"),
        ("rem-13", "literal", False, "extra_heads"),
        ("lemma-16", "literal", False, "huge_product"),
        ("appendix-a-setup", "unit-heads", False, "band"),
        ("lemma-17", "literal", False, "opposed_gradients"),
        ("lemma-17", "in-total", False, "opposed_gradients"),
        ("lemma-19", "literal", False, "odd_heads"),
        ("lemma-19", "even", True, "even_heads"),
        ("cor-20", "any-maximiser", False, "any_maximiser"),
        ("prop-21", "literal", False, "neighbours"),
        ("prop-4", "prop-4.missing-edge-risk", False, "larger_than_one"),
        ("prop-4", "prop-4.missing-edge-risk/at-least", True, "pair_costs"),
        ("thm-11", "thm-11.complement-count-3", False, "equality_of_counts"),
        ("cor-20", "cor-20.never-attended", False, "strict_scores"),
        ("cor-20", "cor-20.never-attended/fixed-order", True, "fixed_order"),
        ("cor-20", "cor-20.count/size", False, "two_sizes"),
    ],
)
def test_readings_as_they_stand_are_judged_as_brute_force_finds(claim, unit, true, oracle):
    """Readings that differ in a quantifier or a strictness, beside what a few lines of enumeration say; a name of a
    reading that is gone fails here."""
    module = next(place for place in (brute_force, brute_force_transformer) if hasattr(place, oracle))
    assert getattr(module, oracle)(), "the oracle must find what it is there to find"
    assert answer(claim, unit) in (("affirmed", "open") if true else ("refuted", "open"))


@pytest.mark.sample(30)
@pytest.mark.parametrize("target", TARGETS, ids=lambda t: f"{t.claim}.{t.quantity}@{t.unit}")
def test_every_planted_change_is_one(target):
    """What is planted differs in value somewhere, or is told to be the same; a seed plants the same things twice."""
    quantity = {item.name: item for item in CLAIMS[target.claim].quantities}[target.quantity]
    printed = read_formula(quantity.text, quantity.symbols)
    made, again = (mutated(printed, Random(f"5 {target.unit}"), sense=target.sense) for _ in range(2))
    assert made == again
    assert len({item.text for item in made}) == len(made) >= 7
    for item in made:
        text = read_formula(item.text, quantity.symbols)
        assert item.text != quantity.text
        assert is_different(printed, text) == (item.relation != "same"), item


def test_the_best_risk_of_a_view_is_that_of_the_best_outputs():
    """A group of p and q labels, against a fine grid of outputs."""
    words = list(product((0, 1), repeat=3))
    seen = [min(2, sum(word)) for word in words]
    best = Fraction(0)
    for group in set(seen):
        labels = [(-1) ** sum(word) for word, view in zip(words, seen, strict=True) if view == group]
        outputs = [Fraction(i, 8) for i in range(-16, 17)]
        best += min(sum(max(Fraction(0), 1 - y * v) ** 2 for y in labels) for v in outputs)
    assert brute_force._best_risk(words, seen, 7) == best / 8


# ---------------------------------------------------------------------------------------------- the oracles


def test_the_evaluator_agrees_with_the_grammar():
    for text in ("1 - 2*m/2**ceil((n-1)/m)", "sqrt(n)*log(m + 1)", "max(n, m)**(1/2)", "floor(n/m) - n**-2"):
        formula = read_formula(text, ("n", "m"))
        for at in ({"n": 3, "m": 2}, {"n": 9, "m": 4}):
            assert abs(float(formula.ball(at).mid()) - float(evaluate(formula.tree, at))) < 1e-12
    assert evaluate(read_formula("1/(n - 3)", ("n",)).tree, {"n": 3}) is None
    assert evaluate(read_formula("sqrt(2 - n)", ("n",)).tree, {"n": 3}) is None


LETTERS = ("k", "n", "tau", "b", "norm")


def _tree(text):
    return read_formula(text, LETTERS).tree


@pytest.mark.parametrize(
    ("order", "text", "base", "known"),
    [
        (at_least, "2*k**3/tau", "k**2", True),
        (at_least, "k**2*tau", "k**2", False),
        (at_least, "k**2*b", "k**2", False),
        (at_least, "sqrt(8*k)*k", "2*sqrt(2*k)", True),
        (at_least, "sqrt(8*k)", "3*sqrt(k)", False),
        (at_least, "max(k, n) + norm", "n", True),
        (at_least, "min(2*k, k + 1)", "k", True),
        (at_least, "min(k, n)", "k", False),
        (at_least, "ceil(k) + b", "k", True),
        (at_least, "k + 1/norm", "k", False),
        (at_least, "(k + n)*(k + n)", "k**2 + n**2", True),
        (at_least, "k + n", "2*k", False),
        (at_least, "k + sqrt(b - 1)", "k", False),
        (at_least, "max(k, log(tau))", "k", False),
        (at_most, "k**2*tau/3", "k**2", True),
        (at_most, "k - 5*b", "k", True),
        (at_most, "k - (5 - b)", "k", False),
        (at_most, "-k**2", "0", True),
        (at_most, "k - 5", "0", False),
        (at_most, "min(n, -b)", "0", True),
        (at_most, "floor(k*tau)", "k", True),
        (at_most, "max(k, n)", "k", False),
        (at_most, "-3", "0", True),
    ],
)
def test_the_oracles_order_of_formulas(order, text, base, known):
    assert order(_tree(text), _tree(base), Letters(("tau",), ("b",))) == known


@pytest.mark.long
@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9))
def test_the_oracles_order_is_that_of_values(seed):
    order_is_that_of_values(seed)


@pytest.mark.slow
def test_the_oracles_order_is_that_of_values_for_a_thousand_seeds():
    for seed in range(1000):
        order_is_that_of_values(seed)


def order_is_that_of_values(seed):
    """Random formulas: what is called at least, or at most, is so at every point, and defined there."""
    rng = Random(seed)
    base = read_formula("3*k**2*sqrt(n)/tau + norm", LETTERS)
    for item in mutated(base, rng, sense="upper", counts={"change": 2, "rewriting": 2, "shift": 2}):
        text, letters = read_formula(item.text, LETTERS), Letters(("tau",), ("b",))
        above, below = at_least(text.tree, base.tree, letters), at_most(text.tree, base.tree, letters)
        for _ in range(12):
            at = {
                "k": rng.randint(1, 9),
                "n": rng.randint(1, 40),
                "tau": Fraction(rng.randint(1, 9), 9),
                "b": Fraction(rng.randint(1, 90), 9),
                "norm": rng.choice((0, Fraction(1, 7), 5)),
            }
            value, wanted = evaluate(text.tree, at), evaluate(base.tree, at)
            if value is None and ("floor" in item.text or "ceil" in item.text):
                continue  # a whole number that sixty digits do not tell
            if above or below or never_negative(text.tree):
                assert value is not None, (item.text, at)
            gap = 0.0 if value is None or wanted is None else float(value) / float(wanted) - 1
            assert not above or gap >= -1e-13, (item.text, at)
            assert not below or gap <= 1e-13, (item.text, at)


def test_polynomials_are_compared_term_by_term():
    assert same_polynomial(_tree("(k + 1)**2"), _tree("k*k + 2*k + 1"))
    assert not same_polynomial(_tree("(k + 1)**2"), _tree("k*k + 2*k"))
    assert not same_polynomial(_tree("(k**2 - k)/(k - 1)"), _tree("k"))  # undefined at 1


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
                labels = [
                    (-1) ** sum(x[p] for p in range(n) if chosen >> p & 1)
                    for x, s in zip(words, seen, strict=True)
                    if s == group
                ]
                risk += len(labels) - Fraction(sum(labels)) ** 2 / len(labels)
            worst = max(worst, risk / 2**n)
        best = min(best, worst)
    assert best == mutants_statements._tail({"n": n, "m": 1})


@pytest.mark.long
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


@pytest.mark.parametrize(
    ("claim", "unit", "quantity", "text"),
    [
        ("cor-20", "literal", "bound", f"max({BOUND}, n - {FAR})"),
        ("cor-20", "every-size", "bound", f"max({BOUND}, n - {FAR})"),
        ("cor-20", "cor-20.count/at-least", "subset_size", f"max({SIZE}, n - {FAR})"),
        ("cor-20", "cor-20.final", "bound", f"max({BOUND}, n - {FAR})"),
        ("thm-5", "thm-5.iteration-count", "iterations", f"min(log(eps)/log(c), {FAR})"),
    ],
)
def test_a_formula_that_is_false_far_away_does_not_hold(claim, unit, quantity, text):
    """Each was once said to hold, because it is right wherever it was tried."""
    assert answer(claim, unit, quantity, text) == "refuted"


@pytest.mark.long
@pytest.mark.parametrize(
    ("claim", "unit", "quantity", "text"),
    [
        ("cor-20", "literal", "bound", "1 - 2*m/2**((n - 1)/m) - 1/10**n"),
        ("cor-20", "cor-20.final", "pair_loss", "2.0001"),
    ],
)
def test_what_only_a_grid_supports_is_left_open(claim, unit, quantity, text):
    assert answer(claim, unit, quantity, text) == "open"


@pytest.mark.parametrize(
    ("claim", "unit", "text"),
    [("prop-4", "edges", "2"), ("prop-4", "edges", "1.001"), ("rem-9", "rem-9.lower-bound", "2")],
)
def test_a_false_part_is_no_conflict_with_a_true_one(claim, unit, text):
    """The two parts were taken for one, and a refutation of the risk for a defect of the instruments."""
    assert answer(claim, unit, "risk", text) == "refuted"


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    ("claim", "unit", "quantity", "text"),
    [
        ("lemma-8", "lemma-8.part-ii-attention", "mu1", "2*c2**2/(n**2*(k - 1)**2)"),
        ("lemma-8", "lemma-8.part-iii", "mu2", "64*(k - 1)**2*c2**2/n**2"),
        ("lemma-8", "lemma-8.mu", "mu", "min(64*mu1, mu1)/2**(n + 1)"),
        ("rem-12", "rem-12.limit-first-factor", "first", "m/2**ceil((n - 1)/(5*m))"),
        ("rem-12", "rem-12.limit-second-factor", "second", "norm*5*m**2"),
        ("thm-11", "thm-11.attention-cap", "attention_cap", "1/(n/5 + 1)"),
        ("thm-11", "thm-11.pair-loss/positive-part", "pair", "2*(1 - norm*4*m**2/n)**2"),
    ],
)
def test_survivors_that_were_mended_stay_refuted(claim, unit, quantity, text):
    assert answer(claim, unit, quantity, text) == "refuted"


@pytest.mark.parametrize(
    ("claim", "unit", "quantity", "text"),
    [
        ("cor-20", "literal", "bound", f"999/1000*({BOUND})"),
        ("cor-20", "cor-20.final", "subset_size", f"{SIZE} + 1"),
        ("lemma-18", "truncated", "bound", "c2*c2*tau**2/n**2"),
        ("appendix-a-setup", "appendix-a-setup.peak/lower-half", "peak_lower", "1/(n + 1)"),
        ("lemma-8", "literal", "mu", "-mu1*mu2"),
        ("rem-12", "rem-12.limit-first-factor/weights-bounded-below", "first", "7*m/2**ceil((n - 1)/(5*m))"),
    ],
)
def test_weaker_statements_hold(claim, unit, quantity, text):
    assert answer(claim, unit, quantity, text) == "affirmed"
