"""The page ``trust.md``: what a reader has to trust for each class of evidence, in measured numbers.

The numbers of statements and certificates are counted in ``results.json`` and in its certificates.  The lines of code
are those of the files that a fresh Python process has loaded after it accepted the certificates, or after it accepted
the theorems of the manifest; nothing is listed by hand.  The page decides no verdict.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from verify import terms
from verify.checker import Rejected, parse
from verify.errors import BadInput, EngineMissing
from verify.files import MAX_RESULTS, MAX_TEXT, read_bounded, read_results_file, shipped
from verify.records import Kind, Verdict
from verify.report.trust import named
from verify.results.schema import BY_HAND, ClaimResult, ReadingResult, RepairResult, Results, StepResult
from verify.run.certificates import write_atomically

__all__ = [
    "Trust",
    "Use",
    "count_uses",
    "measure_loaded",
    "measure_trust",
    "summarise_trust",
    "trust_page",
    "write_trust_page",
]

BEGIN, END = "<!-- trust:begin -->", "<!-- trust:end -->"

Judged = ReadingResult | StepResult | RepairResult

# What a reader has to trust besides the measured code, by class of evidence.
CLASSES: dict[str, tuple[str, str]] = {
    "formal": ("Coq proof, statement generated", "Coq's kernel and the four axioms of the classical real numbers"),
    "by-hand": (
        "Coq proof, statement written by hand",
        "the same, and that the Coq statement, which a person has to read, states what the text states",
    ),
    "certified": ("certificate", "Python and python-flint (Arb)"),
    "exhaustive": ("exhaustive", "Python and python-flint"),
    "derived": ("symbolic derivation", "SymPy, and that the check computes the whole inference"),
    "argued": ("informal argument", "the facts are computed; the inference is text that no program checks"),
    "numeric": ("numerical", "floating-point computation"),
    "empirical": ("empirical", "counted training runs with exact intervals"),
    "none": ("undecided", "nothing is claimed"),
}
USES = {
    "decides": "decides a verdict",
    "table": "an end of a constant in a table",
    "corroborates": "it corroborates; the verdict does not need it",
}
# Run in a process of its own: accept each certificate, then name the files that are loaded.
_ACCEPT = """
import json, sys
from pathlib import Path
from verify.checker import check_file, parse
from verify.checker.kinds import COURT
for name in sys.argv[1:]:
    body = parse(Path(name).read_bytes())
    if "paper" in body or body["kind"] not in COURT:
        from verify.checker import rules
        rules.serve_only(rules.owner(body))
    check_file(Path(name))
"""
_PROVED = """
import json, sys
from verify.verdicts import papers
from verify.proofs import formal
formal(papers.paper(sys.argv[1]))
"""
_LIST = """
ours = lambda name: name.split(".")[0] in ("verify", "numerics", "theorems") or ".rules" in name
files = {getattr(module, "__file__", None) or "" for name, module in list(sys.modules.items()) if ours(name)}
print(json.dumps(sorted(file for file in files if file.endswith(".py"))))
"""
_REQUIRE = re.compile(r"^From\s+(\S+)\s+Require\s+(?:Import|Export)?\s*([^.]*)\.", re.MULTILINE)


class Use(NamedTuple):
    """How many certificates of a kind there are, by what rests on them."""

    kind: str
    decides: int
    table: int
    corroborates: int


def _statements(claim: ClaimResult) -> Iterator[Judged]:
    yield from claim.readings
    for step in claim.steps:
        yield step
        yield from step.readings
    if claim.repair is not None:
        yield claim.repair


def _class_name(item: Judged) -> str:
    return "by-hand" if item.evidence is Kind.FORMAL and item.stated == BY_HAND else str(item.evidence)


def kind_of(body: Mapping[str, Any]) -> str:
    """The kind of a certificate, with the kind inside for one that is about a statement."""
    inside = body.get("certificate")
    return (
        f"statement/{inside['kind']}" if body.get("kind") == "statement" and isinstance(inside, dict) else body["kind"]
    )


def _digest(body: Mapping[str, Any]) -> str:
    inside = body.get("certificate")
    return str(inside.get("digest", "")) if isinstance(inside, dict) else ""


def _roles(results: Results, bodies: Mapping[str, Mapping[str, Any]]) -> dict[str, str]:
    """What rests on each certificate.  It decides a statement only if it is about the statement's own formula."""
    found = dict.fromkeys(bodies, "corroborates")
    for claim in results.claims:
        for name in (name for row in claim.constants for name in row.certificates):
            if found.get(name) == "corroborates":
                found[name] = "table"
        for item in _statements(claim):
            if item.evidence not in (Kind.CERTIFIED, Kind.EXHAUSTIVE) or not item.digest:
                continue
            for name in item.certificates:
                if name in found and _digest(bodies[name]) == item.digest:
                    found[name] = "decides"
    return found


def count_uses(results: Results, bodies: Mapping[str, Mapping[str, Any]]) -> list[Use]:
    """The certificates by kind: on how many a verdict rests, on how many a row of a table, how many corroborate."""
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for name, role in _roles(results, bodies).items():
        counts[kind_of(bodies[name])][role] += 1
    rows = [Use(kind, *(count[role] for role in USES)) for kind, count in counts.items()]
    return sorted(rows, key=lambda use: (-use.decides, -use.table, -use.corroborates, use.kind))


def measure_loaded(code: str, arguments: Sequence[str]) -> dict[str, int]:
    """Run code in a new process; the lines of each file of ours that it has loaded at the end."""
    done = subprocess.run(
        [sys.executable, "-c", code + _LIST, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=600,
    )
    if done.returncode != 0:
        last = done.stderr.strip().splitlines()[-1:] or ["no message"]
        raise EngineMissing(f"the trusted code could not be measured: {last[0][:300]}")
    files = json.loads(done.stdout.splitlines()[-1])
    return {_short(file): len(Path(file).read_text(encoding="utf-8").splitlines()) for file in files}


def _short(file: str) -> str:
    """The place of a file in the repository or in its package."""
    parts = Path(file).parts
    tops = [place for place, part in enumerate(parts) if part in ("verify", "numerics", "theorems")]
    return "/".join(parts[tops[-1] :] if tops else parts[-2:])


def _read_lines(folder: Path, page: str) -> dict[str, int]:
    """The lines of a page of Coq and of all pages of the same folder that it requires."""
    found: dict[str, int] = {}
    left = [page]
    while left:
        name = left.pop()
        path = folder / f"{name}.v"
        if path.name in found or not path.is_file():
            continue
        text = path.read_text(encoding="utf-8")
        found[path.name] = len(text.splitlines())
        left += [word for _, words in _REQUIRE.findall(text) for word in words.split()]
    return found


class Trust(NamedTuple):
    """What was counted and measured."""

    classes: dict[str, Counter[str]]  # class -> verdict -> number of statements
    uses: list[Use]
    counterexample: dict[str, int]  # file -> lines, loaded to accept the counterexamples that decide
    deciding: dict[str, int]  # ... to accept every certificate that a verdict or a table rests on
    every: dict[str, int]  # ... to accept one certificate of each kind
    by_kind: dict[str, int]  # kind -> lines loaded to accept one certificate of it, and nothing else
    theorems: dict[str, int]  # ... to accept the theorems of the manifest
    by_hand: dict[str, int]  # pages of Coq that a reader of statements written by hand has to read


def measure_trust(results: Results, directory: Path) -> Trust:
    """Count statements and certificates of an audit and measure the code that accepts them.

    Args:
        results: the results of the audit.
        directory: the folder of the audit, with its certificates.

    Returns:
        The counts, and for each class the loaded files with their lines.

    Raises:
        BadInput: a certificate that the results name is missing or cannot be read.
        EngineMissing: a process that accepts certificates failed.
    """
    bodies = {name: _body(directory, name) for name in named(results)}
    roles = _roles(results, bodies)
    deciding = [name for name, role in roles.items() if role in ("decides", "table")]
    points = [name for name in deciding if kind_of(bodies[name]) == "statement/point"]
    first = {kind_of(bodies[name]): name for name in reversed(list(bodies))}
    classes: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for claim in results.claims:
        for item in _statements(claim):
            classes[_class_name(item)][str(item.verdict)] += 1

    def accept(names: Iterable[str]) -> dict[str, int]:
        by_owner: defaultdict[str, list[str]] = defaultdict(list)
        for name in names:
            by_owner[str(bodies[name].get("paper", ""))].append(str(directory / name))
        found: dict[str, int] = {}
        for places in by_owner.values():
            found |= measure_loaded(_ACCEPT, places)
        return found

    formal = any(_class_name(item) in ("formal", "by-hand") for claim in results.claims for item in _statements(claim))
    pages = shipped(f"proofs/{results.paper}")
    return Trust(
        dict(classes),
        count_uses(results, bodies),
        accept(points),
        accept(deciding),
        accept(first.values()),
        {kind: sum(accept([name]).values()) for kind, name in first.items()},
        measure_loaded(_PROVED, [results.paper]) if formal else {},
        _read_lines(pages, "Claims") if "by-hand" in classes else {},
    )


def write_trust_page(directory: Path, readme: Path | None = None) -> str:
    """Measure an audit and write ``trust.md`` into its folder; with ``readme`` also the summary between its markers.

    Returns:
        The summary.

    Raises:
        BadInput: the folder has no results, a certificate is missing, or the README has no markers.
    """
    results = read_results_file(directory / "results.json")
    before = after = ""
    if readme is not None:
        parts = re.split(f"{BEGIN}.*?{END}", read_bounded(readme, MAX_TEXT).decode(), flags=re.DOTALL)
        if len(parts) != 2:
            raise BadInput(f"--readme {readme}: {BEGIN} and {END} must be in it once")
        before, after = parts
    trust = measure_trust(results, directory)
    write_atomically(directory / "trust.md", trust_page(results, trust))
    summary = summarise_trust(trust)
    if readme is not None:
        write_atomically(readme, f"{before}{BEGIN}\n{summary}\n{END}{after}")
    return summary


def _body(directory: Path, name: str) -> dict[str, Any]:
    try:
        return parse(read_bounded(directory / name, MAX_RESULTS))
    except Rejected as error:
        raise BadInput(f"{directory / name}: {error}") from None


def _number(count: int) -> str:
    return f"{count:,}"


def _lines(loaded: Mapping[str, int]) -> str:
    return _number(sum(loaded.values())) if loaded else "0"


def summarise_trust(trust: Trust) -> str:
    """The result in one line, for the README and the report."""
    decided = {name: sum(count.values()) for name, count in trust.classes.items()}
    total = sum(decided.values())
    return (
        f"Of {total} statements, {decided.get('formal', 0)} are decided by a Coq proof of the generated statement, "
        f"{decided.get('by-hand', 0)} by a Coq proof of a statement written by hand, "
        f"{decided.get('certified', 0) + decided.get('exhaustive', 0)} by certificates and "
        f"{decided.get('argued', 0) + decided.get('derived', 0)} by informal arguments or symbolic derivations; "
        f"{_lines(trust.counterexample)} lines of our code run when a counterexample is accepted, "
        f"{_lines(trust.deciding)} for all certificates on which a verdict or a table depends."
    )


def trust_page(results: Results, trust: Trust) -> str:
    """The page as Markdown."""
    code = {
        "formal": trust.theorems,
        "by-hand": trust.theorems,
        "certified": trust.deciding,
        "exhaustive": trust.deciding,
    }
    verdicts = [str(verdict) for verdict in Verdict]
    text = [
        f"# What a reader has to trust: {results.title}",
        "",
        summarise_trust(trust),
        "",
        "## Classes of evidence",
        "",
        "| class | statements | verdicts | lines of our code | also trusted |",
        "|---|---|---|---|---|",
    ]
    for name, (shown, beside) in CLASSES.items():
        if count := trust.classes.get(name):
            split = ", ".join(f"{count[verdict]} {terms.translate(verdict)}" for verdict in verdicts if count[verdict])
            lines = _lines(code[name]) if name in code else "not measured"
            text.append(f"| {shown} | {sum(count.values())} | {split} | {lines} | {beside} |")
    if trust.by_hand:
        pages = ", ".join(f"{name} {_number(lines)}" for name, lines in sorted(trust.by_hand.items()))
        text += [
            "",
            f"Statements written by hand: a reader has to read {_lines(trust.by_hand)} lines of Coq ({pages}).",
        ]
    text += [
        "",
        "A line counts as trusted if its file is loaded in a new process when the evidence is accepted: "
        f"{_lines(trust.counterexample)} lines for the counterexamples that decide a verdict, {_lines(trust.deciding)} "
        f"for all certificates on which a verdict or a row of a table depends, {_lines(trust.every)} for one "
        "certificate of each kind.",
        "",
        "## Kinds of certificates",
        "",
        f"| kind | {' | '.join(USES.values())} | lines of our code for one of them |",
        "|---|---|---|---|---|",
        *(
            f"| {use.kind} | {use.decides} | {use.table} | {use.corroborates} | {_number(trust.by_kind[use.kind])} |"
            for use in trust.uses
        ),
        "",
    ]
    for title, loaded in (
        ("a counterexample", trust.counterexample),
        ("every certificate on which a verdict or a table depends", trust.deciding),
        ("the theorems of the manifest", trust.theorems),
    ):
        if loaded:
            text += [f"## Files loaded to accept {title}", "", "| file | lines |", "|---|---|"]
            text += [f"| `{file}` | {_number(lines)} |" for file, lines in sorted(loaded.items())]
            text += [f"| sum | {_lines(loaded)} |", ""]
    return "\n".join(text).rstrip() + "\n"
