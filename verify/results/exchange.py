"""Results in formats that other programs read: JUnit XML for dashboards, CSV for spreadsheets."""

from __future__ import annotations

import csv
import io
import re
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from verify.records import Verdict
from verify.results.schema import ClaimResult, Results

__all__ = ["constants_csv", "junit"]

_FAILS = (Verdict.REFUTED, Verdict.LIMIT, Verdict.UNDERSPECIFIED, Verdict.NOT_REPRODUCED)
_UNPRINTABLE = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # not allowed in XML 1.0


def _safe(text: str) -> str:
    return _UNPRINTABLE.sub("�", text)


def _case(suite: Element, claim: ClaimResult, name: str, verdict: Verdict, summary: str, evidence: str) -> Verdict:
    case = SubElement(suite, "testcase", classname=_safe(claim.id), name=_safe(name))
    if verdict in _FAILS:
        found = SubElement(case, "failure", type=str(verdict), message=_safe(f"{verdict} ({evidence})"))
        found.text = _safe(summary)
    elif verdict is Verdict.OPEN:
        SubElement(case, "skipped", message=_safe(summary[:200]))
    return verdict


def _suite(root: Element, claim: ClaimResult) -> None:
    suite = SubElement(root, "testsuite", name=_safe(claim.id), time=f"{claim.seconds:.3f}")
    verdicts = [_case(suite, claim, "statement", claim.verdict, claim.summary, claim.evidence)]
    verdicts += [_case(suite, claim, s.id.split(".", 1)[-1], s.verdict, s.summary, s.evidence) for s in claim.steps]
    for failure in claim.failures:
        job, _, reason = failure.partition(": ")
        case = SubElement(suite, "testcase", classname=_safe(claim.id), name=_safe(job))
        SubElement(case, "error", message=_safe(reason))
    suite.set("tests", str(len(verdicts) + len(claim.failures)))
    suite.set("failures", str(sum(verdict in _FAILS for verdict in verdicts)))
    suite.set("skipped", str(verdicts.count(Verdict.OPEN)))
    suite.set("errors", str(len(claim.failures)))


def junit(results: Results) -> str:
    """A suite a claim, a case for the statement and for each step: what does not stand fails, open is skipped."""
    root = Element("testsuites", name=_safe(f"{results.paper} ({results.profile})"))
    for claim in results.claims:
        _suite(root, claim)
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
        ["claim", "constant", *(f"at_{name}" for name in names), "printed", "best_lower", "best_upper", "ratio",
         "evidence", "certificates"])
    for claim in results.claims:
        for item in claim.constants:
            row = [claim.id, item.name, *(item.at.get(name, "") for name in names), item.paper, item.best_lower,
                   item.best_upper, item.ratio, str(item.evidence), " ".join(item.certificates)]
            writer.writerow([_defused(value) for value in row])
    return out.getvalue()


def _defused(value: object) -> str:
    """A spreadsheet takes a text that starts with = + - @ for a formula; numbers are left as they are."""
    text = str(value)
    formula = text[:1] in ("=", "@", "\t", "\r") or (text[:1] in ("+", "-") and not re.fullmatch(r"[-+0-9./eE]+", text))
    return f"'{text}" if formula else text
