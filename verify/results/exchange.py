"""Results in formats that other programs read: JUnit XML for dashboards, CSV for spreadsheets, SVG badges."""

from __future__ import annotations

import csv
import io
import re
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from verify import terms
from verify.records import Verdict
from verify.report.diff_text import render
from verify.report.summary import tally
from verify.results.diff import Comparison
from verify.results.schema import ClaimResult, Results, class_of
from verify.results.verdict_changes import FAIL_ON, moved

__all__ = ["badge", "constants_csv", "diff_junit", "junit"]

_UNPRINTABLE = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # not allowed in XML 1.0


_WIDTH, _MARGIN = 6.6, 10  # of a letter and beside a text of a badge, in pixels
_COLOURS = {Verdict.REFUTED: "#c0242b", Verdict.HOLDS: "#1a7f37", Verdict.OPEN: "#565b62"}


def badge(results: Results) -> str:
    """An SVG badge with the numbers of false, true and undecided statements of the paper."""
    counts = {word: number for word, number in tally(results) if word in _COLOURS}
    said = ", ".join(f"{number} {terms.VERDICTS[word]}" for word, number in counts.items()) or "nothing judged"
    colour = next((_COLOURS[word] for word in _COLOURS if word in counts), _COLOURS[Verdict.OPEN])
    name = _safe(results.paper)
    first, second = (_WIDTH * len(text) + 2 * _MARGIN for text in (name, said))
    root = Element("svg", xmlns="http://www.w3.org/2000/svg", width=f"{first + second:.0f}", height="20", role="img")
    SubElement(root, "title").text = f"{name}: {said}"
    SubElement(root, "rect", width=f"{first:.1f}", height="20", fill="#333")
    SubElement(root, "rect", x=f"{first:.1f}", width=f"{second:.1f}", height="20", fill=colour)
    style = {"fill": "#fff", "font-family": "Verdana,DejaVu Sans,sans-serif", "font-size": "11"}
    for text, start, width in ((name, 0.0, first), (said, first, second)):
        place = {"x": f"{start + width / 2:.1f}", "y": "14", "text-anchor": "middle"}
        SubElement(root, "text", place | style).text = text
    return _written(root)


def _safe(text: str) -> str:
    return _UNPRINTABLE.sub("�", text)


def _case(suite: Element, claim: ClaimResult, name: str, verdict: Verdict, summary: str, evidence: str) -> Verdict:
    case = SubElement(suite, "testcase", classname=_safe(claim.id), name=_safe(name))
    if verdict is Verdict.OPEN:
        SubElement(case, "skipped", message=_safe(summary[:200]))
    SubElement(case, "system-out").text = _safe(f"{verdict} ({evidence}): {summary}")
    return verdict


def _suite(root: Element, claim: ClaimResult) -> None:
    suite = SubElement(root, "testsuite", name=_safe(claim.id), time=f"{claim.seconds:.3f}")
    verdicts = [_case(suite, claim, "statement", claim.verdict, claim.summary, class_of(claim))]
    verdicts += [_case(suite, claim, s.id.split(".", 1)[-1], s.verdict, s.summary, class_of(s)) for s in claim.steps]
    for failure in claim.failures:
        job, _, reason = failure.partition(": ")
        case = SubElement(suite, "testcase", classname=_safe(claim.id), name=_safe(job))
        SubElement(case, "error", message=_safe(reason))
    for skip in claim.skips:
        job, _, lacks = skip.partition(": ")
        case = SubElement(suite, "testcase", classname=_safe(claim.id), name=_safe(job))
        SubElement(case, "skipped", message=_safe(f"{lacks} is not installed"))
    suite.set("tests", str(len(verdicts) + len(claim.failures) + len(claim.skips)))
    suite.set("failures", "0")
    suite.set("skipped", str(verdicts.count(Verdict.OPEN) + len(claim.skips)))
    suite.set("errors", str(len(claim.failures)))


def junit(results: Results) -> str:
    """A suite a claim, a case for the statement and for each step, with the verdict as its output; open is skipped.

    A refuted claim is a finding, not a failure of the run: only a check that did not finish is an error.
    """
    root = Element("testsuites", name=_safe(f"{results.paper} ({results.profile})"))
    for claim in results.claims:
        _suite(root, claim)
    return _written(root)


def diff_junit(found: Comparison, fail_on: str | None, failed: bool, *, corrections: bool = False) -> str:
    """A case for each statement compared and one for the comparison, which fails exactly if the command exits 1.

    Our own corrected statements fail only with ``corrections``.
    """
    red = FAIL_ON[fail_on] if fail_on else ("broken",) if failed else ()
    root = Element("testsuites", name="verify diff")
    suite = SubElement(root, "testsuite", name="verify diff")
    _compared(suite, "comparison", "worse" if failed else "", "", "\n".join(render(found, verbose=True)))
    for item in found.fates:
        if item.fate != "not asked":
            said = f"{terms.FATES[item.fate]}: {moved(item)}"
            fails = item.fate in red and (corrections or not item.ours)
            _compared(suite, terms.display_address(item.id), said if fails else "", said, item.note)
    suite.set("tests", str(len(suite)))
    suite.set("failures", str(len(list(suite.iter("failure")))))
    return _written(root)


def _compared(suite: Element, name: str, failure: str, said: str, more: str) -> None:
    case = SubElement(suite, "testcase", classname="diff", name=_safe(name))
    if failure:
        SubElement(case, "failure", message=_safe(failure)).text = _safe(more)
    elif said or more:
        SubElement(case, "system-out").text = _safe(f"{said} {more}".strip())


def _written(root: Element) -> str:
    for name in ("tests", "failures", "skipped", "errors"):
        root.set(name, str(sum(int(suite.get(name, "0")) for suite in root)))
    indent(root)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + tostring(root, encoding="unicode") + "\n"


def constants_csv(results: Results) -> str:
    """A line a printed constant and point, every digit as it is in the results."""
    names = sorted({name for claim in results.claims for item in claim.constants for name in item.at})
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(
        [
            "claim",
            "constant",
            *(f"at_{name}" for name in names),
            "printed",
            "best_lower",
            "best_upper",
            "ratio",
            "evidence",
            "certificates",
        ]
    )
    for claim in results.claims:
        for item in claim.constants:
            row = [
                claim.id,
                item.name,
                *(item.at.get(name, "") for name in names),
                item.paper,
                item.best_lower,
                item.best_upper,
                item.ratio,
                str(item.evidence),
                " ".join(item.certificates),
            ]
            writer.writerow([_defused(value) for value in row])
    return out.getvalue()


def _defused(value: object) -> str:
    """A spreadsheet takes a text that starts with = + - @ for a formula; numbers are left as they are."""
    text = str(value)
    formula = text[:1] in ("=", "@", "\t", "\r") or (text[:1] in ("+", "-") and not re.fullmatch(r"[-+0-9./eE]+", text))
    return f"'{text}" if formula else text
