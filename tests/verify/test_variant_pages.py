"""The picture of claims against variants and the pages in words: what they say is what the results say."""

from __future__ import annotations

from xml.etree import ElementTree

import msgspec
import pytest

from tests.third_party import ROOT
from tests.verify.results.test_fate import audit
from verify.commands.variant_pages import MEANT, SIGNS, matrix, page
from verify.commands.variants import library, variants
from verify.records import Verdict

SVG = "{http://www.w3.org/2000/svg}"


def cells(text: str) -> list[tuple[str, str, str]]:
    """(title, colour, sign) of every cell."""
    found = []
    for group in ElementTree.fromstring(text).iter(f"{SVG}g"):
        title, box, sign = (group.find(f"{SVG}{name}") for name in ("title", "rect", "text"))
        found.append((title.text, box.get("fill"), sign.text))
    return found


@pytest.mark.parametrize(
    ("new", "applicable", "fate", "sign"),
    [
        (Verdict.HOLDS, True, "kept", "✓"),
        (Verdict.REFUTED, True, "broken", "✗"),
        (Verdict.OPEN, True, "undecided", "○"),
        (Verdict.OPEN, False, "not asked", "–"),
        (Verdict.VACUOUS, True, "other", "∅"),
    ],
)
def test_a_cell_has_the_sign_of_the_verdict_and_the_colour_of_what_became_of_it(new, applicable, fate, sign):
    base, other = audit(Verdict.HOLDS), audit(new, applicable=applicable)
    changed = msgspec.structs.replace(other.claims[0], applicable=applicable)
    paper, cell = cells(matrix(base, [("a & b", msgspec.structs.replace(other, claims=(changed,)))]))
    assert paper[1:] == (MEANT["kept"][0], "✓")
    assert cell[1:] == (MEANT[fate][0], sign)
    assert cell[0].startswith("c, a & b:")


def test_every_verdict_has_a_sign_and_every_colour_a_meaning():
    assert set(SIGNS) == {str(verdict) for verdict in Verdict}
    assert len({colour for colour, _ in MEANT.values()}) == len(MEANT)
    text = matrix(audit(Verdict.HOLDS), [])
    assert all(words in text for _, words in MEANT.values())


def test_a_page_tells_what_breaks_with_its_counterexample_and_what_is_saved():
    base = audit(Verdict.HOLDS)
    broken = page("x", "Why.", "`a = 1`", base, audit(Verdict.REFUTED, counterexample={"n": 3, "A": [["1", "0"]]}))
    assert "**c** (): true -> false, at n = 3, A = [[1, 0]]." in broken
    assert "1 now false" in broken
    kept = page("x", "Why.", "`a = 1`", base, audit(Verdict.HOLDS))
    assert "c: true." in kept
    assert "No statement of the paper became false." in kept
    lost = page("x", "Why.", "`a = 1`", base, audit(Verdict.OPEN, applicable=False))
    assert "- c: no meaning." in lost


def test_the_committed_picture_and_pages_are_those_of_the_kept_results(tmp_path):
    (tmp_path / "variants.md").write_text("<!-- variants:begin --><!-- variants:end -->", encoding="utf-8")
    directory = ROOT / "models" / "variants"
    options = {"write": False, "check": False, "jobs": 1, "markdown": False}
    variants([], directory=directory, into=tmp_path / "variants.md", **options)
    written = sorted(path.name for path in (tmp_path / "variants").iterdir())
    assert written == sorted(f"{v.name}.md" for v in library(directory) if v.results.is_file() and v.name != "default")
    for name in ("variants.svg", *(f"variants/{name}" for name in written)):
        assert (tmp_path / name).read_text("utf-8") == (ROOT / "docs" / name).read_text("utf-8"), name
