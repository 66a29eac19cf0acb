"""A certificate that is shown for another model is about that model, or about nothing that the model changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from numerics.parity.model import ModelSpec, load_model
from tests.theorems.helpers import claim_of, context
from theorems.han2025 import PAPER
from theorems.han2025.lemma_14.loss import one_sample_has_another_weight
from theorems.han2025.rules import KINDS, curvature, display, landscape, stationary, supremum, transformer
from theorems.han2025.shared.attached import is_about, takes
from verify.records import Finding
from verify.statement.catalogue import entries_of
from verify.verdicts.statements import statements

VARIANTS = {
    path.stem: load_model(path) for path in sorted((Path(__file__).parents[3] / "models" / "variants").glob("*.toml"))
}
CLAIMS = [claim.id for claim in PAPER.claims if any(stated.checks for stated in statements(claim))]
OF_THE_NETWORK = {  # rules that compute the paper's own network, with its activation, classifier and positions
    kind for room in (curvature, landscape, stationary, supremum, transformer) for kind in room.KINDS
}


def test_a_certificate_of_the_papers_network_is_not_shown_for_another():
    shown = one_sample_has_another_weight(context(claim_of("lemma-14")))
    assert [item.name for item in shown.certificates] == ["lemma-14.one-sample.json"]
    for model in (ModelSpec(activation="gelu"), ModelSpec(positions="line"), ModelSpec(m=5), ModelSpec(trained="row")):
        found = one_sample_has_another_weight(context(claim_of("lemma-14"), model=model))
        assert (found.finding, found.certificates) == (Finding.NO, ())


def test_every_kind_that_computes_the_network_takes_its_fields():
    for kind in OF_THE_NETWORK:
        body = {"kind": kind, "n": 4, "k": 2, "b": "1/100", "heads": [["0", "0"]], "quantity": "output"}
        assert {"activation"} <= takes(body)
        assert not is_about(body, ModelSpec(activation="gelu"))
    assert takes({"kind": "formula-inequality", "left": ["gamma", "1", "1"], "right": "1"}) <= {"positions", "trained"}
    assert "activation" in takes({"kind": "formula-inequality", "left": ["abs", ["output"]], "right": "1"})
    assert takes({"kind": "a kind that nobody listed"}) == takes({"kind": "stationary-point"})
    assert set(display.KINDS) <= set(KINDS)


def test_a_certificate_that_names_its_model_is_about_no_other():
    gelu, five = ModelSpec(activation="gelu"), ModelSpec(activation="gelu", m=5)
    body = {"kind": "gradient-supremum-any", "n": 8, "k": 3, "activation": "gelu", "shape": "zigzag", "scale": "1"}
    assert is_about(body | {"heads": 3}, gelu)
    assert not is_about(body | {"heads": 3}, five)
    assert is_about(body | {"heads": 5}, five)
    assert not is_about(body | {"heads": 3, "scale": "2"}, gelu)
    assert not is_about(body | {"heads": 3}, ModelSpec())
    assert is_about({"kind": "model-point", "quantity": "risk", "b": "0", "k": 3}, ModelSpec(b="0"))


@pytest.mark.slow
@pytest.mark.sample(5)
@pytest.mark.parametrize("claim", CLAIMS)
@pytest.mark.parametrize("name", [name for name in VARIANTS if name != "default"])
def test_what_a_check_attaches_is_about_the_variant(name, claim):
    """By the digests of the statements over the variant, and by kinds that cannot be about another network."""
    model, found = VARIANTS[name], claim_of(claim)
    entries = entries_of(PAPER, model, claims=(claim,))
    own = {entry.statement.digest for entry in entries.values() if entry.statement is not None}
    changed = model.effective_activation != "smoothed-relu" or model.positions != "circle" or model.head != "zigzag"
    for stated in statements(found):
        for check in stated.checks:
            if getattr(check, "applies", lambda _: "")(model) and not getattr(check, "instead", None):
                continue
            for item in check(context(found, model=model)).certificates:
                if item.body["kind"] == "statement":
                    assert item.body["certificate"]["digest"] in own, item.name
                    continue
                relu = model.effective_activation == "relu" and item.body.get("b") == "0"
                assert not changed or relu or item.body["kind"] not in OF_THE_NETWORK, item.name
                for field in ("activation", "loss", "trained"):
                    said = item.body.get(field)
                    told = model.effective_activation if field == "activation" else getattr(model, field)
                    assert not isinstance(said, str) or said == told or (field, told) == ("loss", "hinge"), item.name
