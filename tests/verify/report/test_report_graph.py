"""The claim graph: nothing overlaps, edges lead from left to right, and a picture says the same twice."""

from __future__ import annotations

from itertools import combinations
from xml.etree import ElementTree

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.browser import samples
from verify.records import Verdict
from verify.report import errors, front_page, graph, summary
from verify.report.layout import BOX, GAP, lay_out

graphs = st.integers(0, 14).flatmap(
    lambda size: st.tuples(
        st.just([f"c{i}" for i in range(size)]),
        st.lists(st.tuples(st.integers(0, max(size - 1, 0)), st.integers(0, max(size - 1, 0))), max_size=30),
    )
)


@settings(max_examples=80, deadline=None)
@given(graphs)
def test_boxes_never_touch_and_edges_go_right(case: tuple[list[str], list[tuple[int, int]]]) -> None:
    nodes, pairs = case
    below: dict[str, list[str]] = {node: [] for node in nodes}
    for one, two in pairs if nodes else ():
        below[nodes[one]].append(nodes[two])  # with loops, doubles and circles
    drawn = lay_out(nodes, below)
    assert set(drawn.places) == set(nodes)
    for (_, p), (_, q) in combinations(drawn.places.items(), 2):
        assert abs(p.x - q.x) >= BOX[0] or abs(p.y - q.y) >= BOX[1] + GAP[1] // 2
    for low, high in drawn.paths:
        assert drawn.places[low].x < drawn.places[high].x
    assert drawn == lay_out(nodes, below)


def test_every_edge_of_a_graph_without_circles_is_drawn() -> None:
    results = samples.audit()
    drawn = lay_out([c.id for c in results.claims], {c.id: c.depends_on for c in results.claims})
    assert set(drawn.paths) == {(low, c.id) for c in results.claims for low in c.depends_on}


def test_the_picture_tells_statement_and_argument_apart() -> None:
    root = ElementTree.fromstring(graph.picture(samples.audit()))
    svg = "{http://www.w3.org/2000/svg}"
    nodes = {node.get("data-claim"): node for node in root.iter(f"{svg}a")}
    assert len(nodes) == samples.CLAIMS
    for claim in samples.audit().claims:
        badges = [b.get("class") for b in nodes[claim.id].iter(f"{svg}g") if "badge" in b.get("class", "")]
        assert badges == [f"badge {claim.verdict}", f"badge {claim.proof.verdict}"]
    assert graph.picture(samples.audit()) == graph.picture(samples.audit())
    assert len(set(graph._SHAPES.values())) == len(Verdict), "no two verdicts share a shape"


def test_errors_are_ordered_by_what_rests_on_them() -> None:
    results = samples.audit()
    found = errors.found(results)
    assert [e.weight for e in found] == sorted((e.weight for e in found), reverse=True)
    failing = {c.id for c in results.claims if c.checked and c.verdict in summary.FAILS}
    failing |= {s.id for c in results.claims for s in c.steps if s.verdict in summary.FAILS}
    assert {e.id for e in found} == failing
    for error in found:
        assert set(error.claims) == {c.id for c in results.claims if error.id in c.rests_on}
    assert errors.weight(found[0]).endswith("depend on it")


def test_the_summary_is_short_and_names_every_error_once() -> None:
    results = samples.audit()
    blocks = front_page.opening(results)
    assert blocks[0].label == "Verdict"
    wrong = next(block for block in blocks if block.label == "What is wrong")
    statements = [error.id for error in errors.found(results) if error.step is None]
    assert sorted(span.to for line in wrong.lines[:-1] for span in line if span.to) == sorted(statements)
    assert blocks[-1].label == "Where to check"
    assert len(blocks) <= 8


def test_what_was_at_hand_is_said_first() -> None:
    """A paper whose text was not at hand says so on the first screen, and a hostile sentence stays text."""
    results = msgspec.structs.replace(samples.audit(), source="Only <b>its abstract</b> is at hand.")
    assert front_page.text_of(front_page.opening(results)[0]) == "Only <b>its abstract</b> is at hand."
    assert not any(block.label == "Source" for block in front_page.opening(samples.audit()))


def test_what_is_refuted_elsewhere_and_true_here_is_named() -> None:
    results = samples.audit()
    refuted = next(claim for claim in results.claims if claim.verdict is Verdict.REFUTED)
    here = msgspec.structs.replace(refuted.readings[0], id=summary.HERE, verdict=Verdict.HOLDS)
    changed = msgspec.structs.replace(refuted, readings=(*refuted.readings, here))
    claims = tuple(changed if claim.id == refuted.id else claim for claim in results.claims)
    told = {b.label: b for b in front_page.opening(msgspec.structs.replace(results, claims=claims))}["What is true"]
    assert "true at the sizes of this model" in front_page.text_of(told)
    assert refuted.id in [span.to for span in told.lines[-1]]
    before = {b.label: b for b in front_page.opening(results)}["What is true"]
    assert "true at the sizes" not in front_page.text_of(before)


def test_sentences() -> None:
    assert summary.first_sentence("At n = 2.5 it is. So it is $a. B$ there. End.") == "At n = 2.5 it is."
    assert summary.first_sentence("As $x. Y$ has it. End.") == "As $x. Y$ has it."
    assert summary.opening("One is here. Two is here.", limit=14) == "One is here."
    assert summary.opening("") == ""
