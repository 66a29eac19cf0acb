"""Every id of the ledger is registered, none is registered that the kept list does not have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from numerics.parity.commands import minimax
from tests.third_party import ROOT
from verify.errors import BadInput
from verify.records import Claim, Paper, Reading, Step, Thing, Verdict
from verify.run import environment
from verify.verdicts import papers as registry
from verify.verdicts.judge import judge

KEPT = ROOT / "tests" / "ledger_ids.txt"
SHARED_LEDGER = ROOT.parent / "shared" / "LEDGER.md"
PLANNED = {  # claims of the shared ledger that no paper registers yet; remove each one when it is registered
    "edelman2022 edelman-fig-3",
    "edelman2022 edelman-generalization",
    "edelman2022 edelman-layers",
}


def _kept() -> set[str]:
    lines = (line.strip() for line in KEPT.read_text().splitlines())
    return {line for line in lines if line and not line.startswith("#")}


def _registered() -> set[str]:
    found = set()
    for paper in registry.papers():
        found |= {f"{paper.id} {thing.id}" for thing in paper.objects}
        for claim in paper.claims:
            found |= {f"{paper.id} {claim.id}", *(f"{paper.id} {step.id}" for step in claim.steps)}
    return found


def test_registered_ids_are_those_of_the_kept_list():
    kept, registered = _kept(), _registered()
    assert not kept - registered, "ids of tests/ledger_ids.txt that no paper registers"
    assert not registered - kept, "registered ids that tests/ledger_ids.txt does not have: add them there"


def test_the_list_has_no_duplicates():
    lines = [line for line in KEPT.read_text().splitlines() if line and not line.startswith("#")]
    assert len(lines) == len(set(lines))


def _ledger_table(text: str) -> dict[str, dict[str, set[str]]]:
    """paper -> id -> steps of a ledger in Markdown: a heading names the paper, rows are id, what, steps."""
    found: dict[str, dict[str, set[str]]] = {}
    paper = ""
    for line in text.splitlines():
        if line.startswith("## "):
            paper = line[3:].split()[0]
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("| ") else []
        if len(cells) >= 2 and cells[0] not in ("id", "") and not cells[0].startswith("-"):
            home = "han2025" if paper == "review" else paper
            found.setdefault(home, {})[cells[0]] = _steps(cells[2]) if len(cells) > 2 else set()
    return found


def _steps(cell: str) -> set[str]:
    """Names between commas, without what stands in parentheses or after a dash."""
    while (plain := re.sub(r"\([^()]*\)", "", cell)) != cell:
        cell = plain
    names = (item.split("—")[0].strip() for item in cell.split(","))
    return {name for name in names if re.fullmatch(r"[a-z0-9-]+", name)}


@pytest.mark.skipif(not SHARED_LEDGER.is_file(), reason="the shared ledger is not beside this checkout")
def test_the_shared_ledger_is_registered():
    table = _ledger_table(SHARED_LEDGER.read_text())
    assert set(table) == {"han2025", "edelman2022"}
    wanted = {f"{paper} {key}" for paper, rows in table.items() for key in rows}
    wanted |= {
        f"{paper} {key}.{step}" for paper, rows in table.items() for key, steps in rows.items() for step in steps
    }
    assert len(wanted) > 120
    assert wanted - _registered() == PLANNED


def test_the_parser_of_the_ledger_sees_what_is_missing():
    row = "| a-1 | b | c (d(e), f), g — two h, i-1 (j) — at k, which l? |"
    text = f"## p — x\n| id | what | s |\n|---|---|---|\n{row}\n"
    assert _ledger_table(text) == {"p": {"a-1": {"c", "g", "i-1"}}}


def test_an_unchecked_claim_is_open_and_says_so():
    ruling = judge(())
    assert ruling.verdict is Verdict.OPEN
    assert "unchecked" in ruling.summary


def test_the_graph_of_claims_has_no_cycle():
    edges = {claim.id: claim.depends_on for paper in registry.papers() for claim in paper.claims}
    seen: dict[str, bool] = {}

    def visit(key: str) -> None:
        assert seen.get(key, True), f"{key} rests on itself"
        if key not in seen:
            seen[key] = False
            for other in edges.get(key, ()):
                visit(other)
            seen[key] = True

    for key in edges:
        visit(key)


def _claim(key: str, **more) -> Claim:
    return Claim(id=key, title=key, where="", **more)


@pytest.mark.parametrize(
    ("paper", "word"),
    [
        ({"claims": (_claim("a"), _claim("a"))}, "a is registered twice"),
        ({"objects": (Thing("a", ""),), "claims": (_claim("a"),)}, "a is registered twice"),
        ({"claims": (_claim("a", steps=(Step(id="a.x", text=""),) * 2),)}, "a.x is registered twice"),
        ({"claims": (_claim("a", steps=(Step(id="b.x", text=""),)),)}, "b.x is not named a.something"),
        ({"claims": (_claim("a", depends_on=("b",)),)}, "a depends on b, which is not registered"),
        ({"claims": (_claim("a", readings=(Reading(id="r", text=""),) * 2),)}, "two of reading r"),
        (
            {"claims": (_claim("a", steps=(Step(id="a.x", text="", readings=(Reading(id="r", text=""),) * 2),)),)},
            "two of reading r of a.x",
        ),
        ({"claims": (_claim("a"),), "printed": {"minimax": "a.bound"}}, "printed['minimax'] is a.bound"),
    ],
)
def test_a_paper_with_bad_ids_is_rejected(paper, word):
    with pytest.raises(BadInput, match=re.escape(word)):
        registry.validate(Paper(id="p", title="", authors="", year=1, **paper))


@pytest.mark.parametrize("odd", ["", "b/c", "x!repair", "x#part", "a b", "x\ny", "\u202ex", "x.y", "@x", "x *) (*"])
def test_an_id_is_a_plain_word(odd):
    """It is a part of addresses: the step ``a.x/r`` would be the interpretation ``r`` of the step ``a.x``."""
    reading, inner = Reading(id=odd, text=""), Step(id="a.x", text="", readings=(Reading(id=odd, text=""),))
    for more in ({"readings": (reading,)}, {"steps": (Step(id=f"a.{odd}", text=""),)}, {"steps": (inner,)}):
        with pytest.raises(BadInput, match="is no id"):
            registry.validate(Paper(id="p", title="", authors="", year=1, claims=(_claim("a", **more),)))


def test_a_third_party_paper_is_found_and_a_broken_one_says_why(make_paper):
    make_paper(
        "good",
        """
        from verify.records import Claim, Paper
        claims = (Claim(id="good-1", title="t", where="w"),)
        PAPER = Paper(id="good", title="", authors="", year=1, claims=claims)
    """,
    )
    make_paper("broken", "import no_such_module_anywhere\n")
    make_paper("mistaken", "PAPER = 3\n")
    make_paper(
        "renamed",
        """
        from verify.records import Paper
        PAPER = Paper(id="other", title="", authors="", year=1)
    """,
    )
    assert {"good", "broken", "mistaken"} <= set(registry.paper_ids())
    assert registry.find("good-1")[0].id == "good"
    assert registry.claim("good", "good-1").title == "t"
    wrong = {
        "broken": "no_such_module_anywhere",
        "mistaken": "not a Paper",
        "renamed": "other",
        "absent": "registered are",
    }
    for key, word in wrong.items():
        with pytest.raises(BadInput, match=word):
            registry.paper(key)
    with pytest.raises(BadInput, match="good-1"):
        registry.claim("good", "good-2")
    with pytest.raises(BadInput, match=r"no such claim.*broken"):
        registry.find("good-2")


def test_an_id_claimed_by_two_distributions_is_rejected(make_paper, write_metadata, tmp_path, monkeypatch):
    make_paper("twice", "PAPER = 3\n")
    write_metadata(tmp_path / "second", "second", {"twice": "elsewhere:PAPER"})
    monkeypatch.syspath_prepend(str(tmp_path / "second"))
    registry._entry_points.cache_clear()
    assert "han2025" in registry.paper_ids()  # the other papers are not touched
    with pytest.raises(BadInput, match="registered twice"):
        registry.paper("twice")


def test_no_package_takes_the_id_of_a_paper_of_ours(make_paper, write_metadata, tmp_path, monkeypatch):
    write_metadata(tmp_path / "thief", "a-thief", {"han2025": "elsewhere:PAPER"})
    monkeypatch.syspath_prepend(str(tmp_path / "thief"))
    registry._entry_points.cache_clear()
    assert registry.module_of("han2025") == "theorems.han2025"
    assert registry.find("lemma-15")[0].id == "han2025"


def test_a_claim_of_ours_is_found_without_loading_the_package_of_somebody_else(make_paper):
    make_paper("eager", "raise SystemExit('imported')\n")
    assert registry.find("lemma-15")[0].id == "han2025"


def test_our_own_papers_come_first_in_their_declared_order(make_paper):
    """Somebody's package with a small order is listed after ours and does not become the default."""
    make_paper(
        "aardvark",
        "from verify.records import Paper\nPAPER = Paper(id='aardvark', title='', authors='', year=1, order=-5)\n",
    )
    make_paper("broken", "raise RuntimeError('no')\n")
    known = registry.paper_ids()
    assert known[:2] == ("han2025", "edelman2022")
    assert known.index("aardvark") < known.index("broken")
    assert registry.default_paper() == "han2025"
    assert registry.default_report() == Path("reports/han2025")


def test_without_any_paper_one_line_says_so(monkeypatch):
    monkeypatch.setattr(registry, "_entry_points", dict)
    with pytest.raises(BadInput, match="no paper is registered"):
        registry.default_paper()


def test_a_paper_in_one_file_of_a_package_is_addressed_with_its_neighbours(tmp_path, monkeypatch):
    """Else an edit of the claims, next to the file that lists them, would leave old results standing."""
    place = tmp_path / "neighbourly"
    place.mkdir()
    for name, text in {"__init__": "", "paper": "PAPER = 3\n", "claims": "x = 1\n"}.items():
        (place / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    digest = environment.code_digest
    before = digest("neighbourly.paper")
    (place / "claims.py").write_text("x = 2\n")
    assert digest("neighbourly.paper") != before


def test_a_paper_may_print_what_an_instrument_computes(make_paper):
    """Each registered paper's bound stands beside the number; one in other symbols is left out."""
    for key, text, symbols in (("second", "m/n", "('n', 'm')"), ("strange", "q", "('q',)")):
        make_paper(
            key,
            f"""
            from verify.records import Claim, Paper, Quantity
            bound = Quantity(name="bound", text="{text}", symbols={symbols}, meaning="")
            claims = (Claim(id="{key}-1", title="t", where="w", quantities=(bound,)),)
            printed = {{"minimax": "{key}-1.bound"}}
            PAPER = Paper(id="{key}", title="", authors="", year=1, claims=claims, printed=printed)
        """,
        )
    found = minimax.printed_bounds(4, 2)
    assert [(row["paper"], row["quantity"]) for row in found] == [
        ("han2025", "cor-20.bound"),
        ("second", "second-1.bound"),
    ]
    assert found[1]["bound"] == "1/2"
