"""The claim graph as SVG: what rests on what, with the statement and its printed argument judged apart.

A verdict is told three times, by sign, by shape and by colour, so that it survives a grey printer and any eye.
"""

from __future__ import annotations

import itertools

from markupsafe import Markup

from verify import terms
from verify.records import Verdict
from verify.report import summary
from verify.report.layout import BOX, Drawing, Point, lay_out
from verify.report.places import Places, places
from verify.report.text import pieces, slug
from verify.results.schema import ClaimResult, Results

__all__ = ["STYLE", "drawing", "picture"]

_SHAPES = {
    Verdict.HOLDS: '<circle r="11"/>',
    Verdict.REFUTED: '<path d="M-10-10h20v20h-20z"/>',
    Verdict.LIMIT: '<path d="M-12-11 13 0-12 11z"/>',
    Verdict.VACUOUS: '<ellipse rx="13" ry="9"/>',
    Verdict.UNDERSPECIFIED: '<path d="M0-13 13 0 0 13-13 0z"/>',
    Verdict.OPEN: '<circle r="11" class="dashed"/>',
    Verdict.REPRODUCED: '<path d="M-11-8h22v16h-22z"/>',
    Verdict.NOT_REPRODUCED: '<path d="M-11-8h22v16h-22z" class="dashed"/>',
    Verdict.ANSWERED: '<path d="M-12 0-6-10h12l6 10-6 10h-12z"/>',
}
MARGIN = 14
KEY_HEIGHT, RUNS_HEIGHT = 58, 30
_RUNS = (Verdict.REPRODUCED, Verdict.NOT_REPRODUCED, Verdict.ANSWERED)  # a row of the key of their own
MOST_EDGES = 2000  # more is a black field, and minutes of drawing

STYLE = """
.claim-graph{--ink:#1c1e21;--soft:#5c6066;--box:#fff;--edge:#8a8f98;--holds:#1a7f37;--refuted:#c0242b;--limit:#8f5a00;
--vacuous:#53606f;--underspecified:#7a3fc0;--open:#5c6066;font-family:system-ui,sans-serif}
@media (prefers-color-scheme:dark){.claim-graph{--ink:#e8e8e4;--soft:#a9adb5;--box:#1f2226;--edge:#7c828c;
--holds:#5fcf7d;--refuted:#ff8c86;--limit:#f0b34a;--vacuous:#aab6c6;--underspecified:#c9a4f5;--open:#a9adb5}}
.claim-graph .box{fill:var(--box);stroke:var(--edge);stroke-width:1.2}
.claim-graph .unchecked .box{stroke-dasharray:4 3}
.claim-graph text{fill:var(--ink);font-size:13px}.claim-graph .small{font-size:10.5px;fill:var(--soft)}
.claim-graph .edge{fill:none;stroke:var(--edge);stroke-width:1.4}
.claim-graph .broken .edge{stroke:var(--refuted);stroke-dasharray:6 4}
.claim-graph .head{fill:var(--edge)}.claim-graph .broken .head{fill:var(--refuted)}
.claim-graph .badge>*:first-child{fill:var(--box);stroke-width:1.8;stroke:currentColor}
.claim-graph .badge text{fill:currentColor;font-size:13px;font-weight:700;text-anchor:middle}
.claim-graph .dashed{stroke-dasharray:3 2.5}
.claim-graph .holds{color:var(--holds)}.claim-graph .refuted{color:var(--refuted)}
.claim-graph .limit{color:var(--limit)}
.claim-graph .vacuous{color:var(--vacuous)}.claim-graph .underspecified{color:var(--underspecified)}
.claim-graph .open{color:var(--open)}
"""


def _below(results: Results) -> dict[str, list[str]]:
    ids = {claim.id for claim in results.claims}
    return {c.id: [name for name in c.depends_on if name in ids and name != c.id] for c in results.claims}


def _badge(verdict: Verdict, x: int, y: int) -> Markup:
    inside = Markup(_SHAPES[verdict])
    sign = "" if verdict is Verdict.OPEN else terms.SIGNS[verdict]
    return Markup('<g class="badge {}" transform="translate({} {})">{}<text y="4.6">{}</text></g>').format(
        verdict, x, y, inside, sign
    )


def _argument(claim: ClaimResult) -> str:
    return summary.proof_label(claim).lstrip("".join(terms.SIGNS.values()) + " ")


def _said(claim: ClaimResult) -> str:
    statement = terms.VERDICTS[claim.verdict] if claim.checked else "unchecked"
    mark = "; depends on a statement that is false or undecided" if claim.rests_on else ""
    title = "".join(content for _, content in pieces(claim.title))
    return f"{claim.id}, {title}. Statement: {statement}. Proof: {_argument(claim)}{mark}."


def _node(claim: ClaimResult, place: Point, link: str) -> Markup:
    width, height = BOX
    middle = height // 2
    inside = Markup('<rect class="box" width="{}" height="{}" rx="7"/>').format(width, height)
    inside += _badge(claim.verdict, 19, middle)
    if claim.steps:
        inside += _badge(claim.proof.verdict, width - 19, middle)
    name = claim.id + (" †" if claim.rests_on else "")
    squeezed = Markup(' textLength="88" lengthAdjust="spacingAndGlyphs"') if len(name) > 12 else ""
    steps = {0: "no steps", 1: "1 step"}.get(len(claim.steps), f"{len(claim.steps)} steps")
    inside += Markup('<text x="{}" y="{}" text-anchor="middle"{}>{}</text>').format(
        width // 2, middle - 1, squeezed, name
    )
    inside += Markup('<text class="small" x="{}" y="{}" text-anchor="middle">{}</text>').format(
        width // 2, middle + 14, steps
    )
    kind = "node" if claim.checked else "node unchecked"
    return Markup(
        '<a class="{}" id="node-{}" data-claim="{}" href="{}" aria-label="{}" '
        'transform="translate({} {})"><title>{}</title>{}</a>\n'
    ).format(kind, slug(claim.id), claim.id, link, _said(claim), place.x, place.y - middle, _said(claim), inside)


def _edge(low: str, high: str, drawn: Drawing, broken: bool) -> Markup:
    start, end = drawn.places[low], drawn.places[high]
    points = [(start.x + BOX[0], start.y)]
    for bend in drawn.paths[low, high]:
        points += [(bend.x, bend.y), (bend.x + BOX[0], bend.y)]
    points.append((end.x - 7, end.y))
    path = f"M{points[0][0]} {points[0][1]}"
    for (x, y), (u, v) in itertools.pairwise(points):
        half = (u - x) // 2
        path += f"L{u} {v}" if y == v else f"C{x + half} {y} {u - half} {v} {u} {v}"
    head = f"M{end.x} {end.y}l-8-4v8z"
    return Markup(
        '<g class="link{}" data-from="{}" data-to="{}"><path class="edge" d="{}"/><path class="head" d="{}"/></g>\n'
    ).format(" broken" if broken else "", low, high, path, head)


def _runs(results: Results) -> bool:
    """Does any word of an experiment or a question stand in the graph?"""
    return any(word in _RUNS for claim in results.claims for word in (claim.verdict, claim.proof.verdict))


def _key(y: int, edges: int, runs: bool) -> Markup:
    """What the shapes say; the sentence under it says which of the two is where."""
    out = Markup("")
    for index, verdict in enumerate(word for word in _SHAPES if word not in _RUNS):
        x = (
            14 + 104 * index + (48 if index > 1 else 0) + (20 if verdict is Verdict.OPEN else 0)
        )  # after the longest words
        out += _badge(verdict, x, y)
        out += Markup('<text x="{}" y="{}">{}</text>').format(x + 18, y + 4, terms.VERDICTS[verdict])
    for index, verdict in enumerate(_RUNS if runs else ()):
        y += RUNS_HEIGHT if index == 0 else 0
        out += _badge(verdict, 14 + 140 * index, y)
        out += Markup('<text x="{}" y="{}">{}</text>').format(32 + 140 * index, y + 4, terms.VERDICTS[verdict])
    note = (
        "left: the statement; right: its proof; dashed box: unchecked; "
        "dashed edge: depends on a statement that is false or undecided"
    )
    if edges > MOST_EDGES:
        note = f"left: the statement; right: its proof; {edges} edges are too many to be drawn"
    return out + Markup('<text class="small" x="2" y="{}">{}</text>').format(y + 32, note)


def drawing(results: Results, where: Places) -> Markup:
    """The ``<svg>`` element, without its style."""
    claims = {claim.id: claim for claim in results.claims}
    below = _below(results)
    count = sum(map(len, below.values()))
    drawn = lay_out(list(claims), below if count <= MOST_EDGES else {})
    width, height = max(drawn.width, 680) + 2 * MARGIN, drawn.height + KEY_HEIGHT + 2 * MARGIN
    height += RUNS_HEIGHT if _runs(results) else 0
    does_not_stand = {c.id for c in results.claims if c.verdict in (Verdict.REFUTED, Verdict.LIMIT)}
    edges = Markup("").join(_edge(low, high, drawn, low in does_not_stand) for low, high in drawn.paths)
    nodes = Markup("").join(_node(claim, drawn.places[name], where.to(name) or "") for name, claim in claims.items())
    return Markup(
        '<svg xmlns="http://www.w3.org/2000/svg" class="claim-graph" viewBox="{0} {0} {1} {2}" width="{1}" '
        'height="{2}" role="group" '
        'aria-label="Dependency graph: each claim is to the right of those that it depends on">\n'
        '<g class="links">\n{3}</g>\n<g class="nodes">\n{4}</g>\n<g class="key" aria-hidden="true">{5}</g>\n'
        "</svg>"
    ).format(-MARGIN, width, height, edges, nodes, _key(drawn.height + 32, count, _runs(results)))


def picture(results: Results) -> str:
    """The graph as a file of its own, for a README: with its style, and a background in both schemes."""
    svg = str(drawing(results, places(results)))
    background = ".claim-graph{background:#fff}@media (prefers-color-scheme:dark){.claim-graph{background:#16181b}}"
    style = f"<style>{STYLE}{background}</style>\n"
    head, rest = svg.split(">\n", 1)
    return f"{head}>\n{style}{rest}\n"
