"""What is said cannot be changed and keep its verdict: words and formulas are sealed, quantities count as put in.

Mutants are made from the statements themselves, of every paper, without a line of code for a claim.
"""

from __future__ import annotations

import re

import msgspec
import pytest

from tests.theorems.han2025.test_falsified_texts import edited
from tests.theorems.helpers import verdicts
from verify.court import papers, sealed
from verify.court.judge import Ruling
from verify.court.sealed import as_sealed, differing, kept, seals_of, with_seals
from verify.court.statements import statements
from verify.records import Kind, Verdict
from verify.run import runner

PAPERS = ("han2025", "edelman2022", "published_rates", "network_constants")
HOLDS = Ruling(verdict=Verdict.HOLDS, evidence=Kind.FORMAL, summary="so it is")
replace = msgspec.structs.replace


@pytest.mark.parametrize("name", PAPERS)
def test_every_statement_and_quantity_of_ours_is_sealed_as_it_stands(name):
    paper, module = papers.paper(name), papers.module_of(name)
    old = kept(module)
    assert old is not None
    assert differing(old, seals_of(paper, module)) == {}, "read its checks again, then `verify seal --renew`"
    assert not any(claim.unsealed or claim.moved for claim in paper.claims)


# --------------------------------------------------------------------------------------- mutants of everything


def changed(paper, edit):
    """The paper with ``edit(address, holder)`` in the place of every reading, step and repair."""

    def read(prefix, first, readings):
        return tuple(
            edit(f"{prefix}/{item.id}" if first or number else prefix, item) for number, item in enumerate(readings)
        )

    def one(claim):
        steps = [
            replace(edit(step.id, step), readings=read(step.id, True, step.readings))
            if step.readings
            else edit(step.id, step)
            for step in claim.steps
        ]
        repair = claim.repair and edit(f"{claim.id}!repair", claim.repair)
        return replace(claim, readings=read(claim.id, False, claim.readings), steps=tuple(steps), repair=repair)

    return replace(paper, claims=tuple(map(one, paper.claims)))


def unsealed(paper, module):
    return {address for claim in with_seals(paper, module).claims for address in claim.unsealed}


def rounds(mutants):
    """One mutant of each statement at a time, until none is left."""
    for number in range(max(map(len, mutants.values()), default=0)):
        yield {address: found[number] for address, found in mutants.items() if number < len(found)}


def some(mutants, count=2):
    """So many of each statement, the last ones: the first are noticed with them in the whole."""
    return {address: found[-count:] for address, found in mutants.items()}


def all_noticed(name, field, mutants):
    paper, module = papers.paper(name), papers.module_of(name)
    count = 0
    for made in rounds(mutants):
        other = changed(paper, lambda at, item, made=made: replace(item, **{field: made[at]}) if at in made else item)
        assert set(made) <= unsealed(other, module)
        count += len(made)
    return count


def formula_mutants(name):
    """Sign, constant, exponent, quantifier, domain, strictness, hypothesis, index range: texts by address."""
    from verify.statement.catalogue import statements_of
    from verify.statement.mutate import _texts

    found = {}
    for address, statement in statements_of(papers.paper(name)).items():
        texts = dict.fromkeys(text for _, _, text in _texts(statement))
        found[address] = [text for text in texts if text.split() != statement.text.split()]
    return found


def word_mutants(name):
    """Every word left out, doubled in its number, or denied: texts by address."""
    found = {}
    for stated in (item for claim in papers.paper(name).claims for item in statements(claim)):
        words = stated.text.split()
        less = [" ".join(words[:at] + words[at + 1 :]) for at in range(len(words))]
        more = [re.sub(r"\d+", lambda match: str(2 * int(match[0]) + 1), stated.text, count=1), stated.text + " not"]
        found[stated.address] = [text for text in dict.fromkeys(less + more) if text != stated.text]
    return found


@pytest.mark.parametrize("name", ["han2025", "edelman2022", "network_constants"])
def test_no_slip_in_a_formula_goes_by_a_seal(name):
    mutants = formula_mutants(name)
    assert all(mutants.values()), "a statement that nothing can be changed in"
    assert all_noticed(name, "formula", some(mutants)) >= len(mutants)


@pytest.mark.parametrize("name", PAPERS)
def test_no_word_goes_by_a_seal(name):
    mutants = word_mutants(name)
    assert all(mutants.values())
    assert all_noticed(name, "text", some(mutants)) >= len(mutants)


@pytest.mark.slow
@pytest.mark.parametrize("name", PAPERS)
def test_none_of_all_slips_and_words_goes_by_a_seal(name):
    slips, words = formula_mutants(name), word_mutants(name)
    assert all_noticed(name, "formula", slips) == sum(map(len, slips.values()))
    assert all_noticed(name, "text", words) == sum(map(len, words.values()))


@pytest.mark.parametrize("name", PAPERS)
def test_a_seal_has_the_words_above_the_display_the_checks_the_trial_and_what_a_formula_leaves_out(name):
    paper, module = papers.paper(name), papers.module_of(name)
    everything = {item.address for claim in paper.claims for item in statements(claim)}
    of_readings = {item.address for claim in paper.claims for item in statements(claim) if item.under}
    above = replace(paper, claims=tuple(replace(c, statement=c.statement + " not") for c in paper.claims))
    assert unsealed(above, module) >= {a for a in of_readings if "." not in a.partition("/")[0]} != set()
    for field in ("words_only", "leaves_out"):
        assert unsealed(changed(paper, lambda _, item, f=field: replace(item, **{f: "all"})), module) == everything
    for more in (lambda old: (*old, lambda ctx: None), lambda old: old[:-1]):
        other = changed(paper, lambda _, item, more=more: replace(item, checks=more(item.checks)))
        touched = everything if more(()) else {s.address for c in paper.claims for s in statements(c) if s.checks}
        assert unsealed(other, module) == touched
    trials = {s.address for c in paper.claims for s in statements(c) if s.trial is not None}
    turned = changed(
        paper, lambda _, i: replace(i, trial=replace(i.trial, threshold="1/3")) if getattr(i, "trial", None) else i
    )
    assert unsealed(turned, module) == trials


@pytest.mark.parametrize("name", PAPERS)
def test_another_number_or_letter_in_a_quantity_is_one_put_in(name):
    paper, module = papers.paper(name), papers.module_of(name)
    for edit in (lambda q: replace(q, text=f"2*({q.text})"), lambda q: replace(q, symbols=(*q.symbols, "extra"))):
        claims = tuple(
            replace(c, quantities=tuple(edit(q) for q in c.quantities)) for c in paper.claims if c.quantities
        )
        found = with_seals(replace(paper, claims=claims), module)
        assert all(c.moved == tuple(q.name for q in c.quantities) for c in found.claims)


def test_a_definition_under_a_formula_is_part_of_it(monkeypatch):
    read, paper = sealed._file, papers.paper("han2025")
    monkeypatch.setattr(
        sealed, "_file", lambda package, file: read(package, file).replace("exp(score(i, p)/tau)", "exp(score(i, p))")
    )
    found = unsealed(paper, "theorems.han2025")
    assert {"lemma-15", "lemma-14!repair", "lemma-8"} <= found
    assert "prop-4" not in found, "it is about any classifier"


def test_the_quantity_of_another_claim_is_part_of_a_formula():
    paper = papers.paper("han2025")
    other = [
        replace(c, quantities=tuple(replace(q, text="1") for q in c.quantities)) if c.id == "lemma-14" else c
        for c in paper.claims
    ]
    found = unsealed(replace(paper, claims=tuple(other)), "theorems.han2025")
    assert "lemma-7/this-model" in found
    assert "lemma-7" not in found
    assert "lemma-14" not in found, "its own quantity counts as put in"


def test_what_is_not_sealed_is_open_whatever_stands_behind_it():
    for claim in papers.paper("edelman2022").claims:
        for stated in statements(claim):
            assert as_sealed(claim, stated, HOLDS) == HOLDS
            found = as_sealed(replace(claim, unsealed={stated.address: "Other words."}), stated, HOLDS)
            assert (found.verdict, found.evidence, found.summary) == (Verdict.OPEN, Kind.NONE, "Other words.")


# --------------------------------------------------------------------------------------- through the court

WORDS = [
    ("rem-12", "!repair", "}=o(", "}=O("),
    ("rem-13", "!repair", "risk of at least", "risk of at most"),
    ("thm-5", "!repair", "for odd k", "for all k"),
    ("lemma-15", "!repair", "}$-Lipschitz", "}$-smooth"),
    ("prop-21", "!repair", "Let $b=0$", "Let $b\\ge0$"),
    ("cor-20", "!repair", "every parity set", "no parity set"),
    ("lemma-15", "", "<= constant*norm(A - A_)", "<= constant/2000*norm(A - A_)"),
    ("lemma-15", "", "For every n, k", "For no n, k"),
    ("lemma-15", ".mean-value", "0 <= theta <= 1", "0 < theta < 0"),
    ("lemma-8", "", "1/2*norm(grad(risk, A))**2 >= w*risk", "1/2*norm(grad(risk, A))**2 >= -w*risk"),
]


@pytest.mark.parametrize(("claim", "place", "before", "after"), WORDS)
def test_a_word_is_no_smaller_a_change_than_a_number(monkeypatch, claim, place, before, after):
    address = claim + place
    assert verdicts(edited(monkeypatch, claim, before, after), at=(address,)) == {address: "open"}


# ------------------------------------------------------------------------------- a paper of somebody else

STRANGER = """
from verify.records import *

def is_four(ctx): return Evidence.yes(Kind.ARGUED, "Counted.")
def is_more(ctx): return Evidence.yes(Kind.ARGUED, "Compared.", cases=int(ctx.quantities["bound"].exact({}) >= 4))

def claim(key, text, *checks):
    return Claim(id=key, title=key, where="nowhere", readings=(Reading(id="literal", text=text, checks=checks),),
                 quantities=(Quantity(name="bound", text="BOUND", symbols=(), meaning="a number"),))

PAPER = Paper(id="sealed", title="A sealed one", authors="Nobody", year=2025, model_loader=without_model,
              claims=(claim("sum", "WORDS", is_four), claim("least", "At most {=bound}.", is_more),
                      claim("blind", "At most {=bound}.", is_four)))
"""
FORMULA = """
["sum"]
statement = "says 2 + 2 == FOUR"
"""
EDITS = {"": {}, "words": {"sum"}, "formula": {"sum"}, "bound": {"blind"}}


@pytest.mark.long
@pytest.mark.sample(2)
@pytest.mark.parametrize("edit", EDITS)
def test_a_strangers_paper_is_held_to_its_seals_in_a_run(make_paper, verify_command, tmp_path, edit):
    def made(words="Two and two.", four="4", bound="5", **files):
        source = STRANGER.replace("WORDS", words).replace("BOUND", bound)
        return make_paper("sealed", source, prelude="", statements=FORMULA.replace("FOUR", four), **files)

    folder = made().parent
    assert verify_command("seal", "sealed").returncode == 0, "no seals: nothing is asked"
    assert verify_command("seal", "sealed", "--renew", "--seconds", 0.5).returncode == 0
    seals = (folder / "seals.json").read_text()
    new = {"words": {"words": "Two and three."}, "formula": {"four": "2**2"}, "bound": {"bound": "6"}}.get(edit, {})
    made(**new, seals=seals)
    results = runner.audit(paper="sealed", out=tmp_path / "out", jobs=1, profile="quick")
    found = {claim.id: claim for claim in results.claims}
    assert {key for key, claim in found.items() if claim.verdict is Verdict.OPEN} == set(EDITS[edit])
    assert {key for key, claim in found.items() if claim.replaced} == (
        {"sum", "least", "blind"} if edit == "bound" else set()
    )
    for key in EDITS[edit]:
        assert "seal --renew" in found[key].summary or "did not read the replaced bound" in found[key].summary
    told = verify_command("seal", "sealed")
    assert told.returncode == (1 if edit else 0)
    assert (folder / "seals.json").read_text() == seals, "a run and a look renew nothing"


def test_a_formula_that_is_false_somewhere_is_not_sealed(make_paper, verify_command):
    source = STRANGER.replace("WORDS", "Two and two.").replace("BOUND", "5")
    folder = make_paper("sealed", source, prelude="", statements=FORMULA.replace("FOUR", "5")).parent
    told = verify_command("seal", "sealed", "--renew")
    assert told.returncode == 1
    assert "false at" in told.stdout
    assert "not sealed" in told.stdout
    assert not (folder / "seals.json").exists()
