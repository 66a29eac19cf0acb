"""The report as one page of HTML that opens offline: mathematics, figures, graph and certificates inside it.

Everything from the results is data: escaped by the template, never an element, an attribute's end or a script.
The policy in the page's head allows just the two blocks of this package, by their digests.
"""

from __future__ import annotations

import base64
import hashlib
import html
import re
from collections.abc import Callable, Sequence
from importlib import resources
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from verify.battery import BatteryResults
from verify.records import Verdict
from verify.report import battery, constants, errors, graph, mathml, replay, story
from verify.report.attached import Attached
from verify.report.families import families, file_name
from verify.report.summary import executive
from verify.report.text import clip, pieces, shorten, slug, tex, url
from verify.results.schema import ClaimResult, Results, StepResult

__all__ = ["environment", "render"]

PICTURES, CERTIFICATES = 2_600_000, 1_200_000  # bytes of the page; what does not fit is a file beside it
ONE_CERTIFICATE = 16_000


def _prose(text: str) -> Markup:
    """Escaped text with its code and its formulas; no element comes from the data."""
    shapes: dict[str, Callable[[str], Markup]] = {
        "text": lambda t: Markup("{}").format(t),
        "code": lambda t: Markup("<code>{}</code>").format(t),
        "inline": mathml.inline,
        "display": lambda t: Markup('<span class="scroll">{}</span>').format(mathml.block(t)),
    }
    return Markup("").join(shapes[kind](content) for kind, content in pieces(" ".join(text.split())))


def _clipped(text: str) -> Markup:
    return _prose(clip(text))


def _paragraphs(text: str) -> list[str]:
    return [part for part in re.split(r"\n\s*\n", text) if part.strip()]


def _plain(text: str) -> str:
    """For an attribute that is read aloud: formulas and code without their delimiters."""
    return "".join(content for _, content in pieces(" ".join(text.split())))


def environment() -> Environment:
    made = Environment(
        loader=PackageLoader("verify", "templates"), autoescape=True, undefined=StrictUndefined,
        trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True)
    made.filters |= {
        "prose": _prose, "clipped": _clipped, "plain": _plain, "paragraphs": _paragraphs, "slug": slug, "url": url,
        "shorten": shorten, "formula": mathml.block}
    return made


def _digest(text: str) -> str:
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode("ascii") + "'"


def furniture() -> dict[str, Any]:
    """Style and script of every page, with the digests that the policy names."""
    place = resources.files("verify") / "templates"
    style = (place / "page.css").read_text(encoding="utf-8") + graph.STYLE
    script = (place / "page.js").read_text(encoding="utf-8")
    return {"style": Markup(style), "script": Markup(script),
            "style_hash": Markup(_digest(style)), "script_hash": Markup(_digest(script))}


class _Luggage:
    """What is put into the page while there is room; the same thing asked for twice is counted once."""

    def __init__(self, attached: Attached) -> None:
        self._attached = attached
        self._room = {"pictures": PICTURES, "certificates": CERTIFICATES}
        self._kept: dict[str, Any] = {}

    def _keep(self, path: str, hold: str, made: str | None) -> str | None:
        if made is not None and len(made) > self._room[hold]:
            made = None
        self._room[hold] -= len(made or "")
        self._kept[path] = made
        return made

    def picture(self, path: str) -> str | None:
        if path in self._kept:
            return self._kept[path]
        found = self._attached.figure(path)
        data = found and "data:image/svg+xml;base64," + base64.b64encode(found).decode("ascii")
        return self._keep(path, "pictures", data or None)

    def certificate(self, path: str) -> Markup | None:
        if path not in self._kept:
            text = self._attached.certificate(path)
            self._keep(path, "certificates", text if text and len(text) <= ONE_CERTIFICATE else None)
        held = self._kept[path]
        return None if held is None else Markup(html.escape(held, quote=False))


def _verdicts(results: Results) -> dict[str, str]:
    found = {}
    for claim in results.claims:
        found[claim.id] = story.said(claim) if claim.checked else "unchecked"
        for step in claim.steps:
            found[step.id] = "unchecked" if story.unchecked(step) else story.said(step)
    return found


def _targets(judged: Sequence[ClaimResult], others: Sequence[ClaimResult]) -> set[str]:
    steps = [step.id for claim in judged for step in claim.steps]
    return {*(claim.id for claim in (*judged, *others)), *steps}


def _same(step: StepResult) -> bool:
    return tex(step.printed) == tex(step.derived)


def render(results: Results, attached: Attached, tried: BatteryResults | None = None) -> str:
    judged, others = story.examined(results)
    luggage = _Luggage(attached)
    verdicts = _verdicts(results)
    made = environment()
    made.globals |= {  # macros see globals only
        "story": story, "targets": _targets(judged, others), "verdict_of": verdicts.get, "name_of": file_name,
        "certificate_text": luggage.certificate}
    return made.get_template("report.html").render(
        results=results, judged=judged, others=others, constants=constants, replay=replay, battery=tried,
        battery_report=battery,
        executive=executive(results), tally=story.tally(results), errors=errors.found(results), weight=errors.weight,
        errors_note=errors.NOTE,
        witnesses=lambda error: errors.witnesses(error, attached), graph=graph.drawing(results),
        verdict_words=[verdict for verdict in story.WORST_FIRST if verdict in Verdict],
        all_constants=[(claim, item) for claim in judged for item in claim.constants],
        families=lambda claim: families(claim.certificates, attached),
        side_by_side=mathml.side_by_side, is_wide=mathml.is_wide, same=_same,
        picture=luggage.picture, has_figure=lambda path: attached.figure(path) is not None, **furniture())
