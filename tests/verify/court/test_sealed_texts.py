"""What is said beside the statements cannot be changed unnoticed: titles, meanings, openings, plain sentences, words.

Mutants are made of every such text of every paper; what is changed is shown with a note, and nothing else is.
"""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest

from tests.theorems.han2025.test_falsified_texts import edited
from tests.verify.court.test_sealed import HOLDS, PAPERS, STRANGER, replace, rounds
from verify.court import papers, sealed
from verify.court.sealed import CHANGED, as_sealed, differing, kept, seals_of, with_seals
from verify.court.statements import statements
from verify.court.words import folders_with_words
from verify.errors import BadInput
from verify.records import Verdict


def _other(text):
    return text.replace("{=", "never {=", 1) if "{=" in text else f"never {text}"


@pytest.mark.parametrize("name", PAPERS)
def test_an_opening_or_a_plain_sentence_with_another_word_is_shown_with_a_note(name):
    paper, module = papers.paper(name), papers.module_of(name)
    assert not any(CHANGED in str(item) for item in (*paper.plain.values(), *(claim.lead for claim in paper.claims)))
    for claim in paper.claims:
        for number, lead in enumerate(claim.lead):
            for wrong in (replace(lead, text=_other(lead.text)), replace(lead, when={**lead.when, claim.id: "holds"})):
                if wrong == lead:
                    continue
                leads = (*claim.lead[:number], wrong, *claim.lead[number + 1 :])
                claims = tuple(replace(c, lead=leads) if c.id == claim.id else c for c in paper.claims)
                marked = with_seals(replace(paper, claims=claims), module)
                (found,) = (c for c in marked.claims if c.id == claim.id)
                assert [CHANGED in item.text for item in found.lead] == [n == number for n in range(len(leads))]
    for key, said in paper.plain.items():
        for part in ("claim", "repair"):
            if getattr(said, part):
                wrong = replace(said, **{part: _other(getattr(said, part))})
                marked = with_seals(replace(paper, plain={**paper.plain, key: wrong}), module)
                assert [k for k, item in marked.plain.items() if CHANGED in item.claim + item.repair] == [key]


def _marked(paper, module, **fields):
    return with_seals(replace(paper, **fields), module)


def _with(items, number, item):
    return (*items[:number], item, *items[number + 1 :])


def _titles(claim):
    """The claim with something else in its head, one thing at a time."""
    yield {"title": _other(claim.title)}
    yield {"where": _other(claim.where)}
    yield {"kind": "another"}
    yield {"depends_on": (*claim.depends_on, "x")}
    for step in claim.steps[-1:]:  # all of them are one list
        for other in ({"ours": not step.ours}, {"slip": "one"}, {"uses": (*step.uses, "x")}):
            yield {"steps": (*claim.steps[:-1], replace(step, **other))}
    for last in claim.readings[-1:]:
        yield {"readings": (*claim.readings[:-1], replace(last, uses=("x",)))}


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("name", PAPERS)
def test_a_title_with_another_word_is_shown_with_a_note(name, turn):
    """Every other claim is changed: these are noted, and no others."""
    paper, module = papers.paper(name), papers.module_of(name)
    assert not any(CHANGED in claim.title for claim in paper.claims)
    mutants = {claim.id: list(_titles(claim)) for claim in paper.claims[turn::2]}
    for made in rounds(mutants):
        claims = tuple(replace(claim, **made.get(claim.id, {})) for claim in paper.claims)
        found = _marked(paper, module, claims=claims).claims
        assert {claim.id for claim in found if claim.title.endswith(CHANGED)} == set(made)


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("name", PAPERS)
def test_the_meaning_of_a_quantity_with_another_word_is_shown_with_a_note(name, turn):
    paper, module = papers.paper(name), papers.module_of(name)
    chosen = {(claim.id, q.name) for claim in paper.claims for q in claim.quantities[turn::2]}
    for edit in (lambda q: {"meaning": _other(q.meaning)}, lambda q: {"ours": not q.ours}):
        claims = tuple(
            replace(c, quantities=tuple(replace(q, **edit(q)) if (c.id, q.name) in chosen else q for q in c.quantities))
            for c in paper.claims
        )
        found = _marked(paper, module, claims=claims).claims
        assert {(c.id, q.name) for c in found for q in c.quantities if q.meaning.endswith(CHANGED)} == chosen


@pytest.mark.parametrize("name", PAPERS)
def test_a_sentence_on_the_paper_with_another_word_is_shown_with_a_note(name):
    paper, module = papers.paper(name), papers.module_of(name)
    other = {"main": (*paper.main, "another"), "printed": {"an instrument": "a quantity"}, "year": paper.year + 1}
    other |= {field: _other(getattr(paper, field)) for field in ("title", "authors")}
    for field, wrong in other.items():
        assert _marked(paper, module, **{field: wrong}).title.endswith(CHANGED)
    assert _marked(paper, module, source=_other(paper.source)).source.endswith(CHANGED)
    for number, text in enumerate(paper.says):
        found = _marked(paper, module, says=_with(paper.says, number, _other(text))).says
        assert [item.endswith(CHANGED) for item in found] == [n == number for n in range(len(found))]
    for number, thing in enumerate(paper.objects):
        for wrong in (replace(thing, title=_other(thing.title)), replace(thing, where=_other(thing.where))):
            found = _marked(paper, module, objects=_with(paper.objects, number, wrong)).objects
            assert [item.title.endswith(CHANGED) for item in found] == [n == number for n in range(len(found))]


def test_a_sentence_more_on_the_paper_is_not_sealed():
    paper, module = papers.paper("network_constants"), papers.module_of("network_constants")
    assert _marked(paper, module, says=(*paper.says, "All are wrong.")).says[-1] == f"All are wrong. {CHANGED}"


SHARING = {
    "han2025": ["han2025", "han2025/mutants", "han2025/shared"],
    "edelman2022": ["edelman2022"],
    "published_rates": ["published_rates", "published_rates/methods"],
    "network_constants": [],
}


@pytest.mark.long
@pytest.mark.parametrize("name", PAPERS)
def test_a_word_of_code_that_claims_share_is_noticed_in_every_summary(monkeypatch, name):
    paper, module = papers.paper(name), papers.module_of(name)
    files = list(folders_with_words(module))
    assert sorted(place for place, _ in files) == SHARING[name]
    assert not any(claim.retold for claim in paper.claims)
    for number, (place, tables) in enumerate(files):
        for table, texts in tables.items():
            for key, text in texts.items():
                wrong = _with(files, number, (place, {**tables, table: {**texts, key: _other(text)}}))
                monkeypatch.setattr(sealed, "folders_with_words", lambda _, wrong=wrong: iter(wrong))
                assert f"words of {place}" in differing(kept(module), seals_of(paper, module))
        assert all(claim.retold for claim in with_seals(paper, module).claims)


def test_a_file_of_words_that_cannot_be_read_is_told_in_one_line(make_paper):
    source = STRANGER.replace("WORDS", "Two and two.").replace("BOUND", "5")
    folder = make_paper("sealed", source, prelude="").parent
    (folder / "words.toml").write_text("[words]\nsaid = 3\n")
    with pytest.raises(BadInput, match=r"words\.toml of sealed_paper"):
        list(folders_with_words("sealed_paper"))


def _text(folder):
    return (resources.files("theorems.han2025") / folder / "claim.toml").read_text(encoding="utf-8")


def test_a_note_is_no_part_of_what_is_sealed():
    paper, module = papers.paper("han2025"), papers.module_of("han2025")
    key = next(iter(paper.plain))
    wrong = replace(paper, plain={**paper.plain, key: replace(paper.plain[key], claim="Something else.")})
    marked = with_seals(wrong, module)
    assert marked.plain[key].claim == f"Something else. {CHANGED}"
    assert seals_of(marked, module) == seals_of(wrong, module)
    assert f"{key}, plain" in differing(kept(module), seals_of(marked, module))


def test_a_word_that_a_check_fills_is_noticed_in_every_summary_of_the_claim(monkeypatch):
    before = next(iter(next(iter(tomllib.loads(_text("lemma_15"))["words"].values())).values()))
    assert not edited(monkeypatch, "lemma-15", "\0", "").retold
    claim = edited(monkeypatch, "lemma-15", before.split("\n")[0], f"not {before.splitlines()[0]}")
    assert claim.retold
    for stated in statements(claim):
        ruling = as_sealed(claim, stated, HOLDS)
        assert (ruling.verdict, ruling.summary) == (Verdict.HOLDS, f"so it is {CHANGED}")


def test_seals_from_before_know_nothing_of_other_words():
    paper, module = papers.paper("han2025"), papers.module_of("han2025")
    new = seals_of(paper, module)
    assert differing(replace(new, told=None), new) == {}
    assert set(differing(replace(new, told={}), new)) == set(new.told)
