"""What is said of models that are not the paper's: by their own bounds, floors and inferences, and by nothing less."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest

from numerics.parity.model import ModelSpec
from numerics.parity.model.functions import Functions
from numerics.parity.risk.any_floor import any_floor
from numerics.parity.suprema.any_activation import contracts
from numerics.parity.suprema.any_bounds import any_bound, key_of
from numerics.parity.suprema.any_matrix import any_matrix
from tests.theorems.helpers import claim_of, context, rulings
from theorems.han2025 import PAPER
from theorems.han2025.cor_20.checks import some_parity_set_has_the_risk
from theorems.han2025.lemma_7.checks import the_three_cases_give_the_constant
from theorems.han2025.lemma_14.checks import constant_is_compared_at_this_model, hessian_is_bounded_for_all_sizes
from theorems.han2025.lemma_15.checks import gradient_is_bounded_for_all_sizes
from theorems.han2025.lemma_16.output import output_exceeds_its_bound_for_large_smoothing
from theorems.han2025.shared import other_models
from theorems.han2025.thm_11.checks import bound_holds_for_bounded_embeddings
from verify import checker
from verify.records import Finding, Kind, Verdict
from verify.statement.assign import refutes
from verify.statement.catalogue import statements_of
from verify.statement.certificate import statement_of

GELU = ModelSpec(n=4, k=2, activation="gelu")
LINE = ModelSpec(positions="line")
OTHERS = {
    "gelu": ModelSpec(activation="gelu"),
    "line": LINE,
    "double": ModelSpec(positions="circle:2"),
    "more": ModelSpec(m=5),
    "triangle": ModelSpec(head="triangle"),
    "rows": ModelSpec(n=5, k=2, trained="row"),
}


@pytest.mark.parametrize("name", list(OTHERS))
def test_a_constant_above_the_models_own_bound_holds_and_one_below_it_is_not_said_to(name):
    spec, claim = OTHERS[name], claim_of("lemma-15")
    top = any_bound(key_of(spec), "gradient")
    said = gradient_is_bounded_for_all_sizes(context(claim, model=spec, constant=f"102/100*({top})"))
    assert (said.finding, said.kind) == (Finding.YES, Kind.ARGUED)
    for text in (f"98/100*({top})", f"({top})/k", f"({top})*tau", "0", "1/(k - 2)"):
        said = gradient_is_bounded_for_all_sizes(context(claim, model=spec, constant=text))
        assert said.finding is Finding.NOT_RUN
        assert said.inapplicable


def test_corners_get_no_bound_for_every_size():
    claim = claim_of("lemma-15")
    for spec in (ModelSpec(activation="piecewise:1/10,1;0"), ModelSpec(b="0")):
        assert gradient_is_bounded_for_all_sizes(context(claim, model=spec)).finding is Finding.NOT_RUN
    drawn = context(claim, model=ModelSpec(positions="random:3"))  # any positions of length at most 1
    assert gradient_is_bounded_for_all_sizes(drawn).finding is Finding.YES
    found = output_exceeds_its_bound_for_large_smoothing(context(claim_of("lemma-16"), model=ModelSpec(b="0")))
    assert found.finding is Finding.YES  # the size of the output needs no derivative


def strongest(spec: ModelSpec) -> tuple[np.ndarray, np.ndarray, np.ndarray, float]:
    """Heads and an input with a large Hessian among random ones, its direction and its size."""
    model, draw, best = Functions(spec), np.random.default_rng(5), None
    for _ in range(300):
        heads = draw.normal(size=(spec.heads, 2)) * float(spec.tau) * np.exp(draw.uniform(-1, 1))
        bits = draw.integers(2, size=spec.n)
        sizes, directions = np.linalg.eigh(model.hessian(heads, bits))
        at = int(np.abs(sizes).argmax())
        if best is None or abs(sizes[at]) > best[3]:
            best = heads, bits, directions[:, at], float(abs(sizes[at]))
    return best


@pytest.mark.slow
def test_a_sharper_bound_that_the_checker_does_not_take_is_not_shown(monkeypatch):
    """Then the cover is all there is: it decides nothing below itself, and heads still refute what they exceed."""
    found, claim = any_matrix(GELU, "hessian"), claim_of("lemma-14")
    forged = found._replace(bound=found.bound | {"radius": "1/2"})
    monkeypatch.setattr(other_models, "enclosure", lambda *_: forged)
    above = context(claim, model=GELU, constant=str(found.upper * Fraction(102, 100)))
    assert constant_is_compared_at_this_model(above).finding is Finding.UNKNOWN
    below = constant_is_compared_at_this_model(context(claim, model=GELU, constant=str(found.upper / 2)))
    assert (below.finding, below.kind) == (Finding.NO, Kind.CERTIFIED)
    printed = constant_is_compared_at_this_model(context(claim, model=GELU))
    assert [item.body["kind"] for item in printed.certificates] == ["smoothness-supremum-any"]
    checker.establish(printed.certificates[0].body)


@pytest.mark.slow
def test_a_smoothness_constant_two_percent_above_holds_here_and_one_below_what_is_reached_is_refuted():
    claim, upper = claim_of("lemma-14"), any_matrix(GELU, "hessian").upper
    said = constant_is_compared_at_this_model(context(claim, model=GELU, constant=str(upper * Fraction(102, 100))))
    assert (said.finding, said.kind) == (Finding.YES, Kind.CERTIFIED)
    checker.establish(said.certificates[0].body)
    heads, bits, direction, size = strongest(GELU)
    low = str(Fraction(str(round(size * 0.98, 4))))
    said = constant_is_compared_at_this_model(context(claim, model=GELU, constant=low))
    assert (said.finding, said.kind) == (Finding.NO, Kind.CERTIFIED)
    data = said.certificates[0].body["certificate"]
    assert refutes(statement_of(data), data["assignment"])
    statement = statements_of(PAPER, GELU, {"lemma-14.constant": low}, ("lemma-14",))["lemma-14/this-model"]
    step = 1e-5 * float(GELU.tau)
    exact = [[[f"{v:.12f}" for v in row] for row in at] for at in (heads, heads + step * direction.reshape(-1, 2))]
    rational = [[[str(Fraction(v)) for v in row] for row in side] for side in exact]
    own = {"n": GELU.n, "k": GELU.k, "tau": str(GELU.tau), "b": str(GELU.smoothing)}
    place = own | {"x": "".join(map(str, bits)), "A": rational[0], "A_": rational[1]}
    assert refutes(statement, place)


@pytest.mark.slow
def test_a_bound_with_b_in_it_is_not_called_true_for_every_b_where_only_the_models_b_saves_it():
    found = hessian_is_bounded_for_all_sizes(context(claim_of("lemma-14"), model=ModelSpec(activation="gelu")))
    assert found.finding is Finding.NOT_RUN  # 1/√b vanishes for large b, and the Hessian of a GELU does not


FLOORS = {
    "gelu": ModelSpec(n=4, k=3, activation="gelu"),
    "tanh": ModelSpec(n=4, k=2, activation="tanh"),
    "line": ModelSpec(n=4, k=1, positions="line", b="1"),
    "logistic": ModelSpec(n=4, k=2, loss="logistic"),
    "square": ModelSpec(n=3, k=2, loss="square"),
    "biased": ModelSpec(n=4, k=3, inputs="bernoulli:1/3", m=2),
    "rows": ModelSpec(n=3, k=1, trained="row", b="1"),
}


@pytest.mark.parametrize("name", list(FLOORS))
def test_no_heads_have_a_risk_below_the_floor(name):
    spec = FLOORS[name]
    floor, model, draw = any_floor(spec, spec.n, spec.k), Functions(spec), np.random.default_rng(2)
    assert floor is not None
    bits = tuple(range(1, spec.k + 1))
    risks = [
        float(model.risk(draw.normal(size=(spec.heads, 2 if spec.trained == "plane" else 4)) * size, bits))
        for size in (0.1, 1, 1, 10, 100)
    ]
    assert min(risks) >= float(floor.value) > 0
    ends = [
        model.output(np.ones((spec.heads, 2 if spec.trained == "plane" else 4)), np.full(spec.n, s)) for s in (0, 1)
    ]
    assert [float(end) for end in ends] == pytest.approx([floor.first, floor.last], rel=1e-9)


def test_which_activations_do_not_stretch():
    z = np.linspace(-30, 30, 20001)
    slopes = {
        "softplus": 1 / (1 + np.exp(-z)),
        "tanh": 1 - np.tanh(z) ** 2,
        "silu": (s := 1 / (1 + np.exp(-z))) + z * s * (1 - s),
        "gelu": (1 + np.vectorize(math.erf)(z / math.sqrt(2))) / 2 + z * np.exp(-z * z / 2) / math.sqrt(2 * math.pi),
    }
    for name, slope in slopes.items():
        assert contracts(name) == bool(np.abs(slope).max() <= 1)
    assert contracts("piecewise:-1,1;0")
    assert not contracts("piecewise:0,101/100;0")


@pytest.mark.slow
def test_lower_bounds_for_frozen_heads_hold_for_an_activation_that_does_not_stretch():
    claim, tanh = claim_of("thm-11"), ModelSpec(activation="tanh")
    assert bound_holds_for_bounded_embeddings(context(claim, model=tanh)).finding is Finding.YES
    larger = context(claim, model=tanh, bound="(1 - m/2**ceil((n-1)/m))*(1 - norm*5*m**2/n)**2")
    assert bound_holds_for_bounded_embeddings(larger).finding is Finding.NOT_RUN  # never a no by a network of ReLUs
    above = context(claim, model=tanh, bound="(1 - 2*m/2**ceil((n-1)/(5*m)))*(1 - norm*5*m**2/n)**2 + 1/1000")
    assert bound_holds_for_bounded_embeddings(above).finding is Finding.NO  # above 1, the risk of the output 0
    hinge = bound_holds_for_bounded_embeddings(context(claim, model=tanh.at(loss="hinge")))
    assert hinge.finding is Finding.YES
    assert ". Without squares two outputs" in hinge.summary
    for spec in (ModelSpec(activation="gelu"), tanh.at(inputs="bernoulli:1/3")):
        assert bound_holds_for_bounded_embeddings(context(claim, model=spec)).finding is Finding.NOT_RUN


def test_the_output_zero_refutes_a_bound_above_its_own_cost_and_no_other():
    claim, logistic = claim_of("cor-20"), ModelSpec(loss="logistic")
    assert some_parity_set_has_the_risk(context(claim, model=logistic)).finding is Finding.NO
    for text, finding in (("69/100", Finding.NOT_RUN), ("694/1000", Finding.NO), ("1/(n - 9)", Finding.NOT_RUN)):
        assert some_parity_set_has_the_risk(context(claim, model=logistic, bound=text)).finding is finding
    biased = ModelSpec(inputs="bernoulli:1/3")
    assert some_parity_set_has_the_risk(context(claim, model=biased)).finding is Finding.NOT_RUN
    losses = [math.log(1 + math.exp(-label * 0)) for label in (1, -1)]
    assert losses == pytest.approx([math.log(2)] * 2)


@pytest.mark.parametrize(
    ("loss", "enough", "less"),
    [
        ("square", "2*(l2 + B)", "2*l2 + B"),
        ("logistic", "B + l1*C/4", "B + l1*C/5"),
        ("squared-hinge", "2*(l2 + B)", "2*l1*C"),
    ],
)
def test_the_smoothness_of_a_loss_needs_what_it_needs(loss, enough, less):
    claim, spec = claim_of("lemma-7"), ModelSpec(activation="silu", loss=loss)
    assert the_three_cases_give_the_constant(context(claim, model=spec, constant=enough)).finding is Finding.YES
    assert the_three_cases_give_the_constant(context(claim, model=spec, constant=less)).finding is Finding.NOT_RUN
    hinge = spec.at(loss="hinge")
    assert the_three_cases_give_the_constant(context(claim, model=hinge)).finding is Finding.NOT_RUN


def test_verdicts_of_a_line_by_the_court():
    found = rulings(claim_of("lemma-15"), model=LINE, at=("lemma-15", "lemma-15.entry-bound", "lemma-15!repair"))
    assert found["lemma-15"].verdict is Verdict.HOLDS
    assert found["lemma-15.entry-bound"].verdict is Verdict.HOLDS
    assert found["lemma-15!repair"].verdict is Verdict.OPEN  # whether its factor is the best there, nobody has shown
