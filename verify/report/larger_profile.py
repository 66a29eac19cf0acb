"""The page "With more effort": what a run of a larger profile counted and enclosed, beside the report's own numbers.

Its results lie beside the report as ``thorough.json``, slim: without its certificates.  So nothing of it is part of a
verdict; the page says what that run found, and whether it agrees.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from verify import terms
from verify.errors import BadInput
from verify.files import read_results_file
from verify.records import Count
from verify.report.blocks import table
from verify.report.text import cell, prose
from verify.results import agreement
from verify.results.schema import ConstantResult, Results
from verify.results.verdict_changes import effort, judged

__all__ = [
    "COUNTED",
    "ENCLOSED",
    "FILE",
    "JUDGED",
    "TITLE",
    "blocks",
    "enclosed",
    "keep",
    "lead",
    "read",
    "runs",
    "words",
]

FILE = "thorough.json"
TITLE = "Extended run"
COUNTED = ("Statement", "Runs", "This report", "Extended run", "Agreement")
ENCLOSED = ("Constant", "At", "This report", "Extended run", "Agreement")
JUDGED = ("Statement", "This report", "Extended run")


class Row(NamedTuple):
    claim: str
    address: str
    name: str
    old: str
    new: str
    agree: str  # yes, NO, or a dash where there is nothing to compare


def keep(run: Path, directory: Path, results: Results) -> None:
    """Put the results of a larger run beside those of a report, after a look at whether they belong there."""
    from verify.commands.variants import slim
    from verify.run.certificates import write_atomically

    found = read_results_file(run / "results.json" if run.is_dir() else run)
    _fitting(found, results, str(run))
    code = {name: found.environment[name] for name in ("theorem-referee", "code", "seed") if name in found.environment}
    kept = msgspec.structs.replace(slim(found), environment=code)
    write_atomically(directory / FILE, msgspec.json.format(msgspec.json.encode(kept), indent=1).decode() + "\n")


def read(directory: Path, results: Results) -> Results | None:
    """What lies beside the results, if it is about the same."""
    path = directory / FILE
    if not path.is_file():
        return None
    found = read_results_file(path)
    try:
        _fitting(found, results, str(path))
    except BadInput:
        return None  # of another paper, another model or no larger effort: it says nothing of these results
    return found


def _fitting(found: Results, results: Results, name: str) -> None:
    if found.paper != results.paper:
        raise BadInput(f"{name}: is about {found.paper}; the results are about {results.paper}")
    if found.model != results.model:
        raise BadInput(f"{name}: is about another model than the results")
    if effort(results, found) <= 0:
        raise BadInput(f"{name}: has the profile {found.profile}; the results have {results.profile} already")
    if "partial" in found.environment:
        raise BadInput(f"{name}: {found.environment['partial']}; the same command resumes it")
    if any(claim.replaced for claim in found.claims):
        raise BadInput(f"{name}: has formulas replaced by --set")


# -- what is compared ----------------------------------------------------------------------------------------


def runs(results: Results, found: Results) -> Iterator[Row]:
    """Cells of runs that both counted, with exact intervals; those of one alone have a dash."""
    before = {address: item for address, _, item in judged(results.claims)}
    for address, claim, item in judged(found.claims):
        old = _by_name(before.get(address))
        for name, every in _by_name(item).items():
            ones = old.get(name, [])
            paired = ones if len(ones) == len(every) else [None] * len(every)  # else which is which is not known
            for number, (one, new) in enumerate(zip(paired, every, strict=True), 1):
                if one != new:
                    shown = name if len(every) == 1 else f"{name} ({number})".lstrip()
                    yield Row(claim.id, address, shown, _told(one), _told(new), _overlap(one, new))


def _by_name(item: Any) -> dict[str, list[Count]]:
    """The cells of a statement in their order; several may have one name, as the panels of a figure."""
    found: dict[str, list[Count]] = {}
    for count in getattr(item, "counts", ()):
        found.setdefault(count.name, []).append(count)
    return found


def _ends(count: Count) -> tuple[float, float]:
    from numerics.statistics.rates import clopper_pearson

    return clopper_pearson(count.successes, count.runs)


def _told(count: Count | None) -> str:
    if count is None or count.runs < 1:
        return "—"
    low, high = _ends(count)
    return f"{count.successes} of {count.runs} ({100 * low:.1f} to {100 * high:.1f} %)"


def _overlap(one: Count | None, two: Count) -> str:
    if one is None or one.runs < 1 or two.runs < 1:
        return "—"
    (low, high), (other_low, other_high) = _ends(one), _ends(two)
    return "yes" if low <= other_high and other_low <= high else "NO"


def enclosed(results: Results, found: Results) -> Iterator[Row]:
    """Constants at sizes that only the larger run had, or with other ends."""
    before = {(claim.id, item.name, _at(item)): item for claim in results.claims for item in claim.constants}
    for claim in found.claims:
        for new in claim.constants:
            one = before.get((claim.id, new.name, _at(new)))
            if one is None or (one.best_lower, one.best_upper) != (new.best_lower, new.best_upper):
                yield Row(claim.id, new.name, _at(new), _interval(one), _interval(new), _compatible(one, new))


def _at(item: ConstantResult) -> str:
    return ", ".join(f"{name} = {item.at[name]}" for name in item.at)


def _interval(item: ConstantResult | None) -> str:
    if item is None:
        return "—"
    ends = (item.best_lower,) if item.best_lower == item.best_upper else (item.best_lower, item.best_upper)
    return " to ".join(ends) + f" ({terms.CLASSES[item.evidence]})"


def _compatible(one: ConstantResult | None, two: ConstantResult) -> str:
    ends = [agreement.number(text) for item in (one, two) if item for text in (item.best_lower, item.best_upper)]
    if len(ends) != 4 or None in ends:
        return "—"
    low, high, other_low, other_high = (end[0] for end in ends if end)
    return "yes" if low <= other_high and other_low <= high else "NO"


def words(results: Results, found: Results) -> Iterator[Row]:
    """Statements with another verdict or another answer."""
    before = {address: item for address, _, item in judged(results.claims)}
    for address, claim, item in judged(found.claims):
        one = before.get(address)
        if one is not None and (old := _verdict(one)) != (new := _verdict(item)):
            yield Row(claim.id, address, "", old, new, "")


def _verdict(item: Any) -> str:
    answer, word = getattr(item, "answer", ""), terms.VERDICTS[item.verdict]
    return f"{word}: {answer}" if answer else word


# -- in words ------------------------------------------------------------------------------------------------


def lead(results: Results, found: Results) -> str:
    counts, sizes, other = list(runs(results, found)), list(enclosed(results, found)), list(words(results, found))
    made = sum(count.runs for _, _, item in judged(found.claims) for count in getattr(item, "counts", ()))
    here = sum(count.runs for _, _, item in judged(results.claims) for count in getattr(item, "counts", ()))
    apart = sum(row.agree == "NO" for row in (*counts, *sizes))
    compared = sum(row.agree != "—" for row in (*counts, *sizes))
    verdicts = "no verdict or answer differs" if not other else f"{len(other)} verdicts or answers differ"
    return (
        f"All claims were also audited with the profile `{found.profile}`: {made} training runs instead of {here}, and "
        f"{len(sizes)} certified intervals that are new or different. Compared with this report, {verdicts}. Of "
        f"{compared} numbers in both, {compared - apart} agree (their intervals overlap; a few of several hundred "
        "independent 95 % intervals may not)."
    )


def note(found: Results) -> str:
    code = found.environment.get("code", "")[:12]
    return (
        "The certificates of that run are not stored here: its verdicts and numbers are as recorded in thorough.json, "
        "were not checked again, and affect no verdict of this report. The run used the "
        f"code `{code}`, which may be older than this report's. `make thorough` repeats it."
    )


def blocks(results: Results, found: Results | None) -> list[str]:
    """As Markdown; nothing where no larger run is kept."""
    if found is None:
        return []
    counts = [[f"`{r.address}`", cell(r.name), cell(r.old), cell(r.new), r.agree] for r in runs(results, found)]
    sizes = [[f"`{r.claim}` {cell(r.address)}", cell(r.name), r.old, r.new, r.agree] for r in enclosed(results, found)]
    other = [[f"`{r.address}`", cell(r.old), cell(r.new)] for r in words(results, found)]
    parts = (
        ("Verdicts and answers", JUDGED, other),
        ("Counted runs", COUNTED, counts),
        ("Certified intervals", ENCLOSED, sizes),
    )
    made = [f"## {TITLE}", prose(lead(results, found)), prose(note(found))]
    for heading, header, rows in parts:
        made += [f"### {heading}", table(header, rows)] if rows else []
    return made
