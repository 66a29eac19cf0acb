"""The walkthrough of docs/adding-an-activation.md: a record, a line of the prelude, an entry of the checker's table."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import theorems
from numerics.parity.model import ModelError, ModelSpec
from numerics.parity.model.activations import ACTIVATIONS, activation
from numerics.parity.suprema.any_rows import gradient_of
from theorems.han2025.choices import statement_choices
from verify import checker
from verify.checker import rules
from verify.checker.reading import Rejected
from verify.rules.neurons import activations as checked
from verify.statement import read_prelude
from verify.statement.errors import Refused

HOME = Path(theorems.__file__).parent
TEXT = (HOME / "han2025/model.prelude").read_text(encoding="utf-8")
DOCS = Path(__file__).parents[2] / "docs/adding-an-activation.md"


def test_the_page_shows_what_is_in_the_tree():
    page = " ".join(DOCS.read_text(encoding="utf-8").split())
    (line,) = (line for line in TEXT.splitlines() if "activation = elu" in line)
    assert " ".join(line.split()) in page
    record = ACTIVATIONS["elu"]
    assert f'meaning="{record.meaning}"' in page
    assert f"smoothness={record.smoothness}," in page
    assert f"excess={record.excess}," in page


@pytest.mark.long
def test_a_record_a_line_and_an_entry_are_enough(monkeypatch):
    """Another name in the three places: models, statements, instruments and certificates know it."""
    with pytest.raises(ModelError, match="'exponential'; allowed is"):
        ModelSpec(activation="exponential")
    monkeypatch.setitem(ACTIVATIONS, "exponential", replace(ACTIVATIONS["elu"], name="exponential"))
    monkeypatch.setattr(rules, "_serving", "han2025")  # rules of a paper run in another process otherwise
    model = ModelSpec(n=4, k=2, activation="exponential")
    try:
        found = gradient_of(model)
        assert found is not None
        with pytest.raises(Rejected, match="activation must be"):
            checker.establish(found.bound)
        monkeypatch.setitem(checked.ACTIVATIONS, "exponential", checked.ACTIVATIONS["elu"])
        assert "the activation exponential" in checker.establish(found.bound)
    finally:
        activation.cache_clear()
    with pytest.raises(Refused, match="sigma has no definition for this model"):
        read_prelude(TEXT, statement_choices(model))
    line = "sigma(z) [activation = exponential] = max(0, z) + exp(min(0, z)) - 1\n"
    text = TEXT.replace("sigma(z) [activation = elu]", line + "sigma(z) [activation = elu]")
    assert "sigma" in read_prelude(text, statement_choices(model)).definitions


@pytest.mark.long
def test_lemma_15_is_decided_for_the_new_activation(tmp_path):
    (tmp_path / "elu.toml").write_text('schema = 1\n[model]\nactivation = "elu"\n', encoding="utf-8")
    command = [sys.executable, "-m", "verify", "run", "lemma-15", "--model", str(tmp_path / "elu.toml")]
    command += ["--profile", "quick", "--no-pictures", "--jobs", "1", "--out", str(tmp_path / "out")]
    subprocess.run(command, check=True, capture_output=True, cwd=tmp_path)
    (claim,) = json.loads((tmp_path / "out/results.json").read_text(encoding="utf-8"))["claims"]
    assert claim["verdict"] == "holds"
    files = sorted(map(str, (tmp_path / "out/certificates").glob("*.json")))
    told = subprocess.run([sys.executable, "-m", "verify", "check", *files], check=True, capture_output=True, text=True)
    accepted = [line for line in told.stdout.splitlines() if line.startswith("ok ")]
    assert len(accepted) == len(files)
    assert any("the activation elu" in line for line in accepted)
