"""The tests that :mod:`verify.testing.plugin` collects; imported only where claims are asked for."""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from numerics.regular import open_regular
from verify import terms
from verify.errors import BadInput
from verify.files import MAX_TEXT, read_bounded, read_results_file
from verify.records import Claim
from verify.report.unicode_math import plain
from verify.results.diff import Change, compare, fails
from verify.results.schema import ClaimResult, Results, StepResult, class_of
from verify.results.verdict_changes import Fate, only, told
from verify.run import runner
from verify.run.points import TWIN
from verify.verdicts import papers as registry
from verify.verdicts import profiles

__all__ = ["SESSION", "ClaimItem", "ClaimSession", "collect", "summarise"]

STATEMENT = "statement"
MOST = 20  # lines on what became of single statements


class ClaimSession:
    """What was asked for, checked to the last detail; and the audit, when a test needs it."""

    def __init__(self, config: pytest.Config) -> None:
        option = config.getoption
        self.config = config
        self.paper = registry.paper(option("claims"))
        self.baseline = self._read_baseline(option("claims_baseline"))
        default = self.baseline.profile if self.baseline else "quick"
        self.profile = profiles.profile(option("claims_profile") or default)
        self.model = Path(option("claims_model")) if option("claims_model") else None
        self.settings = tuple(option("claims_set") or ())
        self.jobs = option("claims_jobs")
        self.fates: tuple[Fate, ...] = ()  # against the baseline, when the audit is there
        self._compared: tuple[Results, dict[str, list[Change]]] | None = None
        self.plan(())  # bad input is told now, not by the first test

    def _read_baseline(self, given: str | None) -> Results | None:
        if given is None:
            return None
        path = Path(given)
        found = read_results_file(path / "results.json" if path.is_dir() else path)
        if found.paper != self.paper.id:
            raise BadInput(f"--baseline {given}: is about {found.paper}; allowed is a results file of {self.paper.id}")
        return found

    def plan(self, claims: tuple[str, ...]) -> runner.Plan:
        settings = [s for s in self.settings if not claims or s.partition(".")[0].strip() in claims]
        return runner.plan(claims, paper=self.paper.id, model=self.model, profile=self.profile, settings=settings)

    def directory(self, plan: runner.Plan) -> Path:
        """Where the audit is kept: one place a question, so that the next session resumes it."""
        if self.config.getoption("claims_out"):
            return Path(self.config.getoption("claims_out"))
        content = [plan.paper.id, plan.model, plan.profile.name, plan.quantities, [c.id for c in plan.claims]]
        name = hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()[:16]
        cache = getattr(self.config, "cache", None)
        if cache is not None:
            return Path(cache.mkdir("verify-claims")) / name
        shared = getattr(self.config, "workerinput", {}).get("testrunuid")  # of all workers of one xdist session
        if shared:
            return Path(tempfile.gettempdir()) / f"verify-claims-{shared}" / name
        return Path(tempfile.mkdtemp(prefix="verify-claims-")) / name

    def audit(self, session: pytest.Session) -> tuple[Results, dict[str, list[Change]]]:
        """The results, and what is different from the baseline by the test that tells it; computed once."""
        if self._compared is None:
            wanted = {item.claim for item in session.items if isinstance(item, ClaimItem)}
            plan = self.plan(tuple(c.id for c in self.paper.claims if c.id in wanted))
            self.out = self.directory(plan)
            with _alone(self.out), _as_in_a_script():
                try:
                    results = runner.run(plan, self.out, jobs=self.jobs)
                except runner.Interrupted:
                    raise KeyboardInterrupt from None
            self._compared = results, self._changes(results, wanted)
        return self._compared

    def _changes(self, results: Results, wanted: set[str]) -> dict[str, list[Change]]:
        found: dict[str, list[Change]] = {}
        if self.baseline is not None:
            compared = compare(only(self.baseline, wanted), results, gone=wanted)
            self.fates = compared.fates
            for change in compared.changes:
                if change.what != "proof" and not change.ours:  # the tests of the steps report a proof
                    found.setdefault(re.split("[:/!]", change.id)[0], []).append(change)
        return found


SESSION: pytest.StashKey[ClaimSession] = pytest.StashKey()


@contextlib.contextmanager
def _alone(out: Path) -> Iterator[None]:
    """Workers of one session wait for each other; the first one audits, the others find everything kept."""
    from verify.run import system

    out.mkdir(parents=True, exist_ok=True)
    try:
        handle = open_regular(out / "session.lock", os.O_RDWR | os.O_CREAT | os.O_APPEND)
    except OSError as error:
        raise BadInput(f"{out / 'session.lock'}: cannot be used as a lock ({error.strerror or error})") from None
    with os.fdopen(handle, "ab") as stream:
        system.lock(stream, wait=True)
        yield


def _as_in_a_script() -> contextlib.AbstractContextManager[None]:
    from verify.api import _workers_leave_the_script_alone

    return _workers_leave_the_script_alone()


# ---------------------------------------------------------------------------------------------- collection


class ClaimNode(pytest.Collector):
    """The paper, or a claim of it: a name in the path of a test."""

    def collect(self) -> list[pytest.Item | pytest.Collector]:
        return []


def collect(session: pytest.Session) -> list[pytest.Item]:
    """A test a claim and step, of the paper and of the baseline (what is gone from the paper fails)."""
    asked = session.config.stash[SESSION]
    names: dict[str, dict[str, None]] = {
        claim.id: dict.fromkeys(step.id for step in claim.steps) for claim in asked.paper.claims
    }
    for old in asked.baseline.claims if asked.baseline else ():
        names.setdefault(old.id, {}).update(dict.fromkeys(step.id for step in old.steps))
    root = ClaimNode.from_parent(session, name=asked.paper.id, nodeid=asked.paper.id)
    found: list[pytest.Item] = []
    for claim, steps in names.items():
        node = ClaimNode.from_parent(root, name=claim)
        for name in (STATEMENT, *steps):
            found.append(ClaimItem.from_parent(node, name=name, claim=claim))
    # counted by the terminal as collected, like the tests of a file
    report = pytest.CollectReport(nodeid=asked.paper.id, outcome="passed", longrepr=None, result=list(found))
    session.config.hook.pytest_collectreport(report=report)
    return found


class Worse(Exception):
    """The test fails; the message is all there is to see."""


class ClaimItem(pytest.Item):
    """The test of a statement or of a step."""

    def __init__(self, *, claim: str, **more: Any) -> None:
        super().__init__(**more)
        self.claim = claim
        self.key = claim if self.name == STATEMENT else self.name

    def runtest(self) -> None:
        asked = self.config.stash[SESSION]
        results, changes = asked.audit(self.session)
        judged = _find(results, self.key)
        if judged is not None:
            word = "not applicable" if not judged.applicable else "skipped" if judged.skipped else str(judged.verdict)
            self.user_properties += [("verdict", word), ("evidence", class_of(judged))]
        problems = [_told(change, asked.out) for change in changes.get(self.key, []) if fails(change)]
        problems += [f"check failed: {failure}" for failure in self._failures(asked, results)]
        if not problems:
            if judged is not None and not judged.applicable:
                pytest.skip(f"not applicable: {judged.reason}")
            if judged is not None and judged.skipped:
                pytest.skip(judged.skipped)
            return
        if judged is not None:
            problems.append(f"now {terms.VERDICTS[judged.verdict]} ({terms.evidence(judged)}): {judged.summary}")
        problems.append(f"results: {asked.out / 'results.json'}")
        raise Worse("\n".join(map(plain, problems)))

    def _failures(self, asked: ClaimSession, results: Results) -> list[str]:
        """Checks of this test that failed and did not fail in the baseline."""
        now = next((claim.failures for claim in results.claims if claim.id == self.claim), ())
        old = next((c.failures for c in asked.baseline.claims if c.id == self.claim), ()) if asked.baseline else ()
        before = {failure.partition(":")[0] for failure in old}
        owner = next((claim for claim in asked.paper.claims if claim.id == self.claim), None)
        return [
            failure
            for failure in now
            if (job := failure.partition(":")[0]) not in before
            and _owner(owner, job.partition("/")[2].removesuffix(TWIN)) == self.key
        ]

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, (Worse, BadInput)):
            return str(excinfo.value)
        return super().repr_failure(excinfo)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        return self.path, None, f"{self.key} ({self.config.stash[SESSION].paper.id})"


def _owner(claim: Claim | None, function: str) -> str:
    """The test that tells of a failed check: the step's if only steps use it, else the statement's."""
    if claim is None:
        return ""
    shared = [
        *(check for reading in claim.readings for check in reading.checks),
        *claim.constants,
        *claim.figures,
        *(claim.repair.checks if claim.repair else ()),
    ]
    if function not in {check.__name__ for check in shared}:
        for step in claim.steps:
            checks = [*step.checks, *(check for reading in step.readings for check in reading.checks)]
            if function in {check.__name__ for check in checks}:
                return step.id
    return claim.id


def _find(results: Results, name: str) -> ClaimResult | StepResult | None:
    for claim in results.claims:
        if claim.id == name:
            return claim
        for step in claim.steps:
            if step.id == name:
                return step
    return None


class _Said(msgspec.Struct):
    says: str


def _told(change: Change, out: Path) -> str:
    """A change for a failure message: the move, what was found, and the certificates with what they say."""
    moved = f"{terms.translate(change.old)} -> {terms.translate(change.new)}"
    lines = [f"{change.effect}: {terms.display_address(change.id)} ({terms.translate(change.what)}): {moved}"]
    lines += [f"  {change.summary}"] if change.summary else []
    lines += [f"  because: {reason}" for reason in change.why]
    for name in change.certificates[:3]:
        lines.append(f"  certificate: {out / name}")
        with contextlib.suppress(BadInput, ValueError):
            lines.append(f"    {msgspec.json.decode(read_bounded(out / name, MAX_TEXT), type=_Said).says}")
    return "\n".join(lines)


def summarise(reporter: Any) -> None:
    """How many of each verdict, at the end of the session."""
    counts: Counter[str] = Counter()
    for reports in reporter.stats.values():
        for report in reports:
            if getattr(report, "when", "") == "call":
                counts.update(value for name, value in report.user_properties if name == "verdict")
    if counts:
        words = ", ".join(f"{count} {terms.translate(verdict)}" for verdict, count in sorted(counts.items()))
        reporter.write_sep("-", "claims")
        reporter.write_line(f"statements and steps: {words}")
    if reporter.config.stash[SESSION].baseline is not None:
        reporter.write_line("The baseline is taken as recorded; its evidence was not verified.")
    if fates := reporter.config.stash[SESSION].fates:
        for line in told(fates, MOST):
            reporter.write_line(plain(line))
