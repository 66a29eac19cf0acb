"""The report as pages of HTML that open offline: mathematics, figures, graph and certificates are inside them.

Everything from the results is data: escaped by the template, never an element, an attribute's end or a script.
The policy in each page's head allows just the two blocks of this package, by their digests.
"""

from __future__ import annotations

import base64
import functools
import hashlib
import html
import itertools
import re
from collections.abc import Callable, Iterator
from importlib import resources
from typing import Any, NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from verify import terms
from verify.records import Verdict
from verify.report import (
    constants,
    errors,
    experiments,
    formulas,
    front_page,
    graph,
    larger_profile,
    mathml,
    ranges,
    replay,
    summary,
)
from verify.report.attached import Attached
from verify.report.certificate_assignment import file_name, introduced, leftover
from verify.report.certificate_text import told
from verify.report.introduction import leads, numbered
from verify.report.markdown import MAIN_HEADER
from verify.report.places import FOLDER, Places, places
from verify.report.text import clip, pieces, shorten, slug, tex, url
from verify.report.unicode_math import plain
from verify.report.witness import witness
from verify.report.worked import defined, notation_of, worked_out
from verify.results.schema import ClaimResult, Results, StepResult

__all__ = ["environment", "furniture", "pages", "prose", "single"]

PICTURES, CERTIFICATES = 2_600_000, 1_200_000  # bytes of a page; what does not fit is a file beside it
ONE_CERTIFICATE = 16_000
MAX_FOUND = 220  # characters of a text in the index of the search


def prose(text: str) -> Markup:
    """Escaped text with its code and its formulas; no element comes from the data."""
    shapes: dict[str, Callable[[str], Markup]] = {
        "text": lambda t: Markup("{}").format(t),
        "code": lambda t: Markup("<code>{}</code>").format(t),
        "inline": mathml.inline,
        "display": lambda t: Markup('<span class="scroll">{}</span>').format(mathml.block(t)),
    }
    return Markup("").join(shapes[kind](content) for kind, content in pieces(_one_line(text)))


def badged(text: str) -> Markup:
    """Prose in which the note on a hand-written Coq statement is a badge."""
    parts = text.split(f", {terms.BADGE}")
    return Markup(f' <span class="badge-note">{terms.BADGE}</span>').join(prose(part) for part in parts)


def _one_line(text: str) -> str:
    """Spaces within are one; those at the ends stay, for the sentence may go on."""
    return re.sub(r"\s+", " ", text)


def _clipped(text: str) -> Markup:
    return prose(clip(text))


def _counted(text: str) -> Markup:
    """Text with a bar after each of its counts."""
    out = Markup("")
    for piece in experiments.pieces(" ".join(text.split())):
        out += prose(piece) if isinstance(piece, str) else _bar(piece)
    return out


def _bar(count: experiments.Count) -> Markup:
    return Markup(
        '{}&nbsp;<svg class="count" viewBox="0 0 60 10" width="60" height="10" aria-hidden="true">'
        '<rect class="rail" y="3" width="60" height="4"/>'
        '<rect class="span" x="{:.1f}" y="1" width="{:.1f}" height="8"/>'
        '<rect class="part" y="3" width="{:.1f}" height="4"/></svg>'
    ).format(count.text, 0.6 * count.low, max(0.6 * (count.high - count.low), 0.5), 0.6 * count.share)


def _paragraphs(text: str) -> list[str]:
    return [part for part in re.split(r"\n\s*\n", text) if part.strip()]


def _plain(text: str) -> str:
    """For an attribute that is read aloud: formulas and code without their delimiters."""
    return "".join(content for _, content in pieces(" ".join(text.split())))


@functools.cache  # to compile the templates takes longer than to fill them
def environment() -> Environment:
    made = Environment(
        loader=PackageLoader("verify", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    made.filters |= {
        "prose": prose,
        "clipped": _clipped,
        "counted": _counted,
        "plain": _plain,
        "paragraphs": _paragraphs,
        "slug": slug,
        "url": url,
        "shorten": shorten,
        "formula": mathml.block,
        "badged": badged,
    }
    made.globals |= {"story": summary}
    return made


def _digest(text: str) -> str:
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode("ascii") + "'"


def furniture() -> dict[str, Any]:
    """Style and script of every page, with the digests that the policy names."""
    place = resources.files("verify") / "templates"
    style = (place / "page.css").read_text(encoding="utf-8") + graph.STYLE
    script = (place / "page.js").read_text(encoding="utf-8")
    return {
        "style": Markup(style),
        "script": Markup(script),
        "style_hash": Markup(_digest(style)),
        "script_hash": Markup(_digest(script)),
    }


class _Luggage:
    """What is put into a page while there is room; the same thing asked for twice is counted once."""

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
        found[claim.id] = summary.said(claim) if claim.checked else "unchecked"
        for step in claim.steps:
            found[step.id] = "unchecked" if summary.unchecked(step) else summary.said(step)
    return found


def _same(step: StepResult) -> bool:
    return tex(step.printed) == tex(step.derived)


def _side_by_side(step: StepResult) -> tuple[Markup, Markup, bool]:
    """Printed and derived; where the step holds, another way of writing it is no difference."""
    if step.verdict in summary.FAILS:
        return mathml.side_by_side(step.printed, step.derived)
    return mathml.block(step.printed), mathml.block(step.derived), False


# ----------------------------------------------------------------------------------------------- the search


class _Entry(NamedTuple):
    claim: str
    name: str
    text: str
    verdict: str
    link: str


class _Index(NamedTuple):
    entries: list[_Entry]
    whole: bool  # with the steps


def _index(results: Results, where: Places, *, whole: bool) -> _Index:
    """What the search of a page knows: claims and, on the first page, steps and words of each."""
    return _Index(list(_entries(results, where, whole)), whole)


def _entries(results: Results, where: Places, whole: bool) -> Iterator[_Entry]:
    for claim in results.claims:
        text = f"{claim.title}. {claim.statement} {summary.first_sentence(claim.summary)}" if whole else claim.title
        yield _Entry(claim.id, claim.id, _short(text), str(claim.verdict), where.to(claim.id) or "")
        for step in claim.steps if whole else ():
            yield _Entry(
                claim.id,
                step.id,
                _short(f"{step.text} {summary.first_sentence(step.summary)}"),
                str(step.verdict),
                where.to(step.id) or "",
            )


def _short(text: str) -> str:
    return clip(plain(" ".join(text.split())), MAX_FOUND)


# ----------------------------------------------------------------------------------------------- the pages


class _Writer:
    """All that the pages of one report share."""

    def __init__(self, results: Results, attached: Attached, more: Results | None = None) -> None:
        self.results, self.attached = results, attached
        self.judged, self.others = summary.examined(results)
        self.environment = environment()
        self.errors = errors.found(results)
        self.shared: dict[str, Any] = {
            "results": results,
            "judged": self.judged,
            "others": self.others,
            "constants": constants,
            "replay": replay,
            "more": more,
            "larger": larger_profile,
            "told": told,
            "name_of": file_name,
            "main_rows": front_page.main_rows(results),
            "main_header": MAIN_HEADER,
            "main_errors": errors.main(self.errors),
            "meant": front_page.meant,
            "class_words": terms.CLASSES,
            "opening": (first := front_page.opening(results)),
            "table_after": front_page.table_after(first),
            "evidence_lines": front_page.evidence_lines(results),
            "leads": leads,
            "numbered": numbered,
            "ranges": ranges.rows(results),
            "ranges_header": ranges.HEADER,
            "introduced": introduced,
            "tally": summary.tally(results),
            "errors": self.errors,
            "weight": errors.weight,
            "explained": functools.partial(errors.explanation, results),
            "called": errors.called,
            "errors_note": errors.NOTE,
            "witnesses": lambda error: errors.witnesses(error, attached),
            "sentence_of": attached.sentence,
            "witness": lambda judged: witness(judged, attached),
            "worked": functools.partial(worked_out, attached=attached, notation=notation_of(results.paper)),
            "defined": functools.partial(defined, attached=attached, notation=notation_of(results.paper)),
            "verdict_of": _verdicts(results).get,
            "verdict_words": [word for word in summary.WORST_FIRST if word in Verdict],
            "constant_rows": constants.rows(results, self.judged),
            "asked": experiments.rows(results),
            "side_by_side": _side_by_side,
            "is_wide": mathml.is_wide,
            "same": _same,
            "leftover": leftover,
            "formula_of": formulas.latex_of(results).get,
            "pictured": any(claim.figures for claim in results.claims),
            "has_figure": lambda path: attached.figure(path) is not None,
            **furniture(),
        }

    def page(self, template: str, where: Places, *, whole: bool, **more: Any) -> str:
        luggage = _Luggage(self.attached)
        return self.environment.get_template(template).render(
            places=where,
            index=_index(self.results, where, whole=whole),
            picture=luggage.picture,
            certificate_text=luggage.certificate,
            graph=graph.drawing(self.results, where),
            top=4 if where.single else 2,
            **{**self.shared, **more},
        )


def pages(results: Results, attached: Attached, more: Results | None = None) -> dict[str, str]:
    """Every page of the folder, by its relative path."""
    writer, where = _Writer(results, attached, more), places(results)
    deep = where._replace(deep=True)
    made = {"report.html": writer.page("report.html", where, whole=True)}
    if writer.errors:
        made["errors.html"] = writer.page(
            "list_page.html", where, whole=False, kind_of_page="errors", heading="All errors"
        )
    if more is not None:
        made["thorough.html"] = writer.page(
            "list_page.html", where, whole=False, kind_of_page="thorough", heading=larger_profile.TITLE
        )
    if writer.shared["pictured"]:
        made["figures.html"] = writer.page(
            "list_page.html", where, whole=False, kind_of_page="figures", heading="All figures"
        )
    for before, claim, after in _neighbours(results):
        made[f"{FOLDER}/{where.names[claim.id]}.html"] = writer.page(
            "claim_page.html", deep, whole=False, claim=claim, before=before, after=after
        )
    return made


def _neighbours(results: Results) -> Iterator[tuple[str, ClaimResult, str]]:
    padded = [None, *results.claims, None]
    for before, claim, after in zip(padded, padded[1:], itertools.islice(padded, 2, None), strict=False):
        if claim is not None:
            yield before.id if before else "", claim, after.id if after else ""


def single(results: Results, attached: Attached) -> str:
    """Everything on one page."""
    return _Writer(results, attached).page("report.html", places(results, single=True), whole=True)
