"""Models that differ from the paper's in one field: nothing is said of them by an argument that was about another one.

The heart is a declaration: every check says which fields of the model its argument does not depend on, and for any
other model it is not run.  The tests below hold the declarations, the guard and the verdicts to each other.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from numerics.parity.model import ModelSpec, load_model
from tests.third_party import ROOT
from theorems.han2025 import PAPER
from theorems.han2025.choices import words_speak_of
from theorems.han2025.shared import scope as declarations
from theorems.han2025.shared.scope import ANY, PAPERS_OWN, SHARP, guarded, other_than, speaks_of
from verify.commands.variants import audit, differences, library, statement_table, statements, table, variants
from verify.errors import BadInput
from verify.files import STORED, decompress, read_results_file
from verify.records import Claim, Context, Evidence, Finding, Kind, Reading, Scope, Verdict
from verify.report import write_report
from verify.results.assembly import assemble
from verify.results.schema import Outcome, Results
from verify.run.worker import functions
from verify.statement.formula import read_formula
from verify.verdicts.profiles import PROFILES

LIBRARY = ROOT / "models" / "variants"

ONE_FIELD: dict[str, tuple[ModelSpec, ...]] = {
    "activation": (
        ModelSpec(b="0"),
        *(ModelSpec(activation=name) for name in ("relu", "softplus", "gelu", "piecewise:0,1;0", "piecewise:1/10,1;0")),
    ),
    "positions": tuple(ModelSpec(positions=name) for name in ("line", "random:3", "circle:2", "circle:3")),
    "heads": (ModelSpec(m=5), ModelSpec(m=1), ModelSpec(m=2)),
    "head": tuple(ModelSpec(head=name) for name in ("triangle", "zigzag:2", "triangle:1/2")),
    "trained": (ModelSpec(trained="row"),),
    "loss": tuple(ModelSpec(loss=name) for name in ("hinge", "logistic", "square")),
    "inputs": (ModelSpec(inputs="bernoulli:1/3"), ModelSpec(inputs="bernoulli:999/1000")),
    "temperature": (ModelSpec(temperature="n/4"), ModelSpec(temperature="1 + 1/n**9")),
}
ALL = [(field, model) for field, models in ONE_FIELD.items() for model in models]
NAMES = [f"{field}={getattr(model, field, model.heads)},b={model.b}" for field, model in ALL]


def checks_of(claim: Claim) -> Iterator[Any]:
    pictures = {figure.__name__ for figure in claim.figures}
    return (function for name, function in functions(claim).items() if name not in pictures)


parsed = functools.cache(read_formula)


def context(claim: Claim, model: ModelSpec) -> Context:
    quantities = {item.name: parsed(item.text, item.symbols) for item in claim.quantities}
    return Context(model=model, profile=PROFILES["quick"], quantities=quantities)


def judged(outcomes: dict[str, Outcome], model: ModelSpec) -> Results:
    return assemble(
        PAPER,
        outcomes,
        claims=PAPER.claims,
        profile="quick",
        model=model.to_dict(),
        environment={},
        seconds=0,
        quantities={},
        replaced={},
    )


# ------------------------------------------------------------------------------------------- the declarations


def test_every_check_and_every_constant_has_a_declaration_of_every_field():
    for claim in PAPER.claims:
        for function in checks_of(claim):
            assert set(function.needs) == set(PAPERS_OWN), (claim.id, function.__name__)
            assert all(isinstance(allowed, tuple) and allowed for allowed in function.needs.values())


def test_the_default_model_is_within_every_declaration():
    for model in (ModelSpec(), ModelSpec(n=20, k=4, temperature="1/n**2", b="7", parity_set=(1, 2, 3, 4))):
        assert not any(other_than(f.needs, model) for claim in PAPER.claims for f in checks_of(claim))


@pytest.mark.sample(8)
@pytest.mark.parametrize(("field", "model"), ALL, ids=NAMES)
def test_a_check_that_needs_the_field_is_not_run(field, model, monkeypatch):
    """And its evidence says so; constants of the paper's model are not shown beside another one.

    What it asks for other models (``otherwise``) is taken away: tests/theorems/han2025/test_other_models.py has that.
    """
    assert other_than(PAPERS_OWN, model), "the model is not another one in this field"
    free = {**PAPERS_OWN, field: ANY}
    assert not other_than(free, model), "the model differs in more than this field"
    monkeypatch.setattr(declarations, "instead", lambda check, ctx: None)
    silenced = 0
    for claim in PAPER.claims:
        for function in checks_of(claim):
            if not other_than(function.needs, model):
                continue  # it declares that this value of the field does not matter to it
            silenced += 1
            found = function(context(claim, model))
            if isinstance(found, Evidence):
                assert found.finding is Finding.NOT_RUN, function.__name__
                assert found.kind is Kind.NONE
                assert found.inapplicable
                assert "not applicable" in found.summary
            else:
                assert found == ()
    assert silenced > 40


@pytest.mark.long
@pytest.mark.sample(4)
@pytest.mark.parametrize(("field", "model"), ALL, ids=NAMES)
def test_no_verdict_comes_from_a_check_that_needs_the_field(field, model, monkeypatch):
    """The worst case: every check that may speak says yes.  What holds then is declared not to depend on the field.

    Without the instruments for other models, as above.
    """
    monkeypatch.setattr(declarations, "instead", lambda check, ctx: None)
    outcomes, silenced = {}, set()
    for claim in PAPER.claims:
        for function in checks_of(claim):
            job = f"{claim.id}/{function.__name__}"
            if function in claim.constants:
                continue
            if reason := other_than(function.needs, model):
                silenced.add(job)
                evidence = function(context(claim, model))
                assert reason == evidence.inapplicable
            else:
                scope, part = getattr(function, "scope", Scope.STATED), getattr(function, "part", "")
                evidence = Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary="yes", scope=scope, part=part)
            outcomes[job] = Outcome(job=job, evidence=evidence)
    for claim, result in zip(PAPER.claims, judged(outcomes, model).claims, strict=True):
        pairs = [(reading.checks, found) for reading, found in zip(claim.readings, result.readings, strict=True)]
        pairs = [pair for pair in pairs if words_speak_of(model, f"{claim.id}/{pair[1].id}") == model]
        for step, found in zip(claim.steps, result.steps, strict=True):
            pairs.append((step.checks, found))
            pairs += [(r.checks, f) for r, f in zip(step.readings, found.readings, strict=True)]
        if claim.repair is not None and words_speak_of(model, f"{claim.id}!repair") == model:
            pairs.append((claim.repair.checks, result.repair))
        for checks, found in pairs:  # but for words that fix the field themselves, which are about the paper's model
            foreign = [c.__name__ for c in checks if f"{claim.id}/{c.__name__}" in silenced]
            assert not foreign or found.verdict is Verdict.OPEN, (claim.id, foreign)
            assert bool(found.reason) == (not found.applicable)
            assert found.applicable or foreign, claim.id


def test_a_check_without_a_declaration_gets_the_strictest_one():
    def says_yes(ctx: Context) -> Evidence:
        return Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary="yes")

    def with_reading(check: Any) -> Claim:
        return Claim(id="x", title="", where="", readings=(Reading(id="literal", text="", checks=(guarded(check),)),))

    claim = with_reading(says_yes)
    (check,) = claim.readings[0].checks
    assert check.needs == PAPERS_OWN
    assert check(context(claim, ModelSpec())).finding is Finding.YES
    assert all(check(context(claim, model)).finding is Finding.NOT_RUN for _, model in ALL)
    (wider,) = with_reading(speaks_of(loss=ANY, activation=SHARP)(says_yes)).readings[0].checks
    spoke = {model.loss for _, model in ALL if wider(context(claim, model)).finding is Finding.YES}
    assert spoke == {"hinge", "logistic", "square", "squared-hinge"}
    assert wider(context(claim, ModelSpec(b="0"))).finding is Finding.YES
    assert wider(context(claim, ModelSpec(loss="hinge", m=5))).finding is Finding.NOT_RUN
    with pytest.raises(ValueError, match="colour"):
        speaks_of(colour=ANY)


def test_an_irrational_temperature_is_not_decided_and_never_a_failure():
    model = ModelSpec(temperature="1/sqrt(n)")
    claim = next(claim for claim in PAPER.claims if claim.id == "lemma-15")
    check = functions(claim)["constant_is_compared_at_this_model"]
    found = check(context(claim, model))
    assert found.finding is Finding.UNKNOWN
    assert "irrational" in found.summary
    assert all(constants(context(claim, model)) == () for constants in claim.constants)


# ----------------------------------------------------------- verdicts that were wrong before there was a declaration


def said(model: ModelSpec, *claims: str) -> dict[str, Any]:
    outcomes = {}
    for claim in PAPER.claims:
        if claim.id in claims:
            for function in checks_of(claim):
                found = function(context(claim, model))
                job = f"{claim.id}/{function.__name__}"
                if isinstance(found, Evidence):
                    outcomes[job] = Outcome(job=job, evidence=found)
    return dict(statements(judged(outcomes, model)))


@pytest.mark.long
@pytest.mark.parametrize("loss", ["logistic", "square"])
def test_risk_zero_by_margins_is_not_claimed_where_the_loss_is_never_zero(loss):
    """Margins of at least 1 make the hinge losses vanish, not these: the logistic risk is positive for all heads."""
    found = said(ModelSpec(n=4, k=2, loss=loss), "prop-3", "rem-10")
    for name in ("prop-3/literal", "prop-3@corrected", "rem-10/expressivity"):
        assert found[name].verdict is Verdict.OPEN
        assert "Not decided for this model" in found[name].summary
    assert found["prop-3 (feed-forward)"].verdict is Verdict.HOLDS  # its outputs are the labels, whatever the loss


@pytest.mark.long
def test_what_does_not_depend_on_a_field_is_still_judged():
    hinge = said(ModelSpec(n=4, k=2, loss="hinge"), "prop-3", "prop-4", "lemma-7")
    assert hinge["prop-3 (literal)"].verdict is Verdict.HOLDS
    assert hinge["prop-4 (literal)"].verdict is Verdict.HOLDS
    assert not any(item.verdict is Verdict.HOLDS for name, item in hinge.items() if name.startswith("lemma-7"))
    biased = said(ModelSpec(n=4, k=2, inputs="bernoulli:1/3"), "prop-3", "prop-4", "rem-13")
    assert biased["prop-3 (literal)"].verdict is Verdict.HOLDS  # risk zero is risk zero under every distribution
    assert biased["prop-4 (literal)"].verdict is Verdict.OPEN
    assert biased["rem-13 (literal)"].verdict is Verdict.OPEN


@pytest.mark.long
@pytest.mark.parametrize(
    "model",
    [
        ModelSpec(b="0"),
        pytest.param(ModelSpec(activation="relu"), marks=pytest.mark.slow),
        pytest.param(ModelSpec(activation="piecewise:0,1;0"), marks=pytest.mark.slow),
    ],
)
def test_smoothness_is_not_claimed_of_a_relu(model):
    found = said(model, "lemma-6")
    mine = {name: item for name, item in found.items() if name.startswith("lemma-6")}
    assert not any(item.verdict is Verdict.HOLDS for item in mine.values()), mine
    assert "ReLU" in found["lemma-6 (literal)"].summary


def test_experiments_with_another_loss_are_not_taken_for_this_one():
    """The classifier on frozen heads is trained with the squared hinge loss, whatever the model file says."""
    claim = next(claim for claim in PAPER.claims if claim.id == "exp-2")
    (check,) = claim.readings[0].checks[:1]
    assert check(context(claim, ModelSpec(loss="hinge"))).finding is Finding.NOT_RUN


# --------------------------------------------------------------------------------------------------- the library


# claims that are newer than the stored results of the variants; `make variants` audits them
NOT_AUDITED = {
    *("thm-5-frozen", "thm-5-one-bit-smoothed", "thm-11-any-heads", "identification", "open-2"),
    *("contribution-i", "contribution-iii", "sec-3-dimension", "fig-1-order", "app-b-hard"),
}


@pytest.mark.long
def test_the_library_has_ten_documented_variants_and_the_two_of_the_public_code():
    everything = library(LIBRARY)
    assert len(everything) >= 24
    models = [load_model(variant.model) for variant in everything]
    assert all(one != two for i, one in enumerate(models) for two in models[:i])
    known = [variant for variant in everything if variant.results.is_file()]
    assert len(known) >= 14
    assert {"figure-2-published", "figure-2-revised"} <= {variant.name for variant in known}
    seen = []
    for variant in known:
        assert len(variant.purpose) > 60, variant.name
        model = load_model(variant.model)
        results = read_results_file(variant.results)
        assert results.model == model.to_dict(), variant.name
        assert results.profile == "quick"
        judged = [claim.id for claim in results.claims]
        assert judged == [claim.id for claim in PAPER.claims if claim.id in judged], variant.name
        assert {claim.id for claim in PAPER.claims} - set(judged) <= NOT_AUDITED, variant.name
        assert not any(claim.failures for claim in results.claims), variant.name
        for name, item in statements(results):
            assert item.applicable or item.verdict is Verdict.OPEN, (variant.name, name)
        seen.append(results.model)
    assert all(one != two for i, one in enumerate(seen) for two in seen[:i])
    base = next(read_results_file(variant.results) for variant in known if variant.name == "default")
    others = [(v, read_results_file(v.results)) for v in known if v.name != "default"]
    shown = table(base, others)
    assert (LIBRARY.parents[1] / "docs" / "variants.tsv").read_text(encoding="utf-8") == statement_table(base, others)
    document = (LIBRARY.parents[1] / "docs" / "variants.md").read_text(encoding="utf-8")
    assert all(row in document for row in shown.splitlines()), "verify variants --into docs/variants.md"
    waiting = [variant.name for variant in everything if variant not in known]
    assert (f"Not audited yet: {', '.join(waiting)}." in document) == bool(waiting)


SMALL = ("prop-3", "prop-4", "lemma-6", "rem-9", "rem-10", "rem-13", "prop-21", "lemma-19")


@pytest.mark.slow  # minutes: another model is attacked statement by statement
@pytest.mark.parametrize("name", ["gelu", "biased"])
def test_a_fresh_audit_says_what_the_kept_results_say(name):
    variant = next(variant for variant in library(LIBRARY) if variant.name == name)
    kept = read_results_file(variant.results)
    fresh = audit(variant.model, 1, SMALL)
    part = msgspec.structs.replace(kept, claims=tuple(claim for claim in kept.claims if claim.id in SMALL))
    assert differences(part, fresh) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", sorted(path.name.removesuffix(STORED) for path in (LIBRARY / "results").glob(f"*{STORED}"))
)
def test_a_fresh_audit_of_every_variant_says_what_the_kept_results_say(name):
    variant = next(variant for variant in library(LIBRARY) if variant.name == name)
    assert differences(read_results_file(variant.results), audit(variant.model, 2)) == []


TRAINED = ("fig-2", "exp-1", "exp-2", "exp-3", "check-1", "check-2", "check-3", "open-1", "open-3")


@pytest.mark.slow
@pytest.mark.parametrize(("field", "model"), ALL, ids=NAMES)
def test_what_is_declared_not_to_matter_does_not_matter(field, model):
    """A check that speaks of a model with another value of the field finds what it finds on the paper's model."""
    for claim in PAPER.claims:
        if claim.id in TRAINED:
            continue
        for function in checks_of(claim):
            if function in claim.constants or other_than(function.needs, model):
                continue
            found, usual = function(context(claim, model)), function(context(claim, ModelSpec()))
            assert found.finding is usual.finding, (claim.id, function.__name__, found.summary)


def test_the_command_lists_the_library_and_refuses_what_is_unknown(tmp_path, capsys):
    def command(names: list[str], directory: Path = LIBRARY, **more: Any) -> None:
        options = {"write": False, "check": False, "jobs": 1, "markdown": False} | more
        variants(names, directory=directory, **options)

    command(["gelu", "whole-row"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines if not line.startswith(" ")] == ["gelu", "whole-row"]
    assert "not applicable" in " ".join(lines)
    with pytest.raises(BadInput, match=r"'none'; allowed are|allowed are biased"):
        command(["none"])
    with pytest.raises(BadInput, match="no such directory"):
        command([], tmp_path / "none")
    with pytest.raises(BadInput, match="no model file"):
        command([], tmp_path)
    (tmp_path / "mine.toml").write_text("# Mine.\nschema = 1\n[model]\nn = 4\nk = 1\n")
    command([], tmp_path)
    assert "not audited yet" in capsys.readouterr().out
    with pytest.raises(BadInput, match="--write makes it"):
        command([], tmp_path, check=True)


@pytest.mark.long
def test_a_report_says_not_applicable_and_why(tmp_path):
    (tmp_path / "results.json").write_bytes(decompress(library(LIBRARY)[0].results.read_bytes()))
    write_report(tmp_path)
    for ending in ("md", "html"):
        text = "".join(path.read_text(encoding="utf-8") for path in sorted(tmp_path.rglob(f"*.{ending}")))
        assert "○ not applicable" in text
        assert "does not apply to this model: " in text


@pytest.mark.parametrize(
    "changed",
    [{"inputs": "bernoulli:1/10000"}, {"b": "1000000"}, {"loss": "logistic"}, {"b": "1/10"}, {"activation": "gelu"}],
)
def test_training_says_nothing_where_its_level_means_nothing(changed):
    """Rare ones are near the level before training; with a large b no heads are known to reach it."""
    from theorems.han2025.open_3.checks import training_succeeds_at_temperature_one

    claim = next(claim for claim in PAPER.claims if claim.id == "open-3")
    found = training_succeeds_at_temperature_one(context(claim, ModelSpec().at(**changed)))
    assert found.finding is Finding.NOT_RUN
    assert found.inapplicable


def test_the_level_is_within_reach_where_long_aligned_heads_reach_it():
    from numerics.parity.risk.exact import aligned_heads, risk
    from theorems.han2025.shared.scope import exact_count_risk

    for k, b in ((1, "1/100"), (2, "1/50"), (3, "1/10")):
        spec = ModelSpec(n=8, k=k, b=b)
        heads = 200 * aligned_heads(spec, tuple(range(1, k + 1)))
        assert risk(spec, heads, tuple(range(1, k + 1))).value == pytest.approx(
            exact_count_risk(k, float(spec.smoothing), spec.loss), abs=1e-6
        )
