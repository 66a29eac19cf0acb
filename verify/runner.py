"""The runner: from a request to ``results.json``, its certificates and its figures.

:func:`plan` validates everything and writes nothing.  :func:`run` executes the jobs that no earlier run has
finished, keeps each outcome as it comes and assembles the results; interrupted, it writes what there is.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import signal
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from verify import certificates, environment, models, profiles, registry, worker
from verify.errors import BadInput
from verify.pool import MAX_JOBS, DaskPool, LocalPool, Pool, default_jobs, drive
from verify.progress import Progress, Silent
from verify.records import Certificate, Claim, Figure, Paper, Profile
from verify.results import SCHEMA, Outcome, Results, assemble
from verify.store import FOLDER, Store, locked

__all__ = ["Interrupted", "Job", "Plan", "audit", "plan", "run"]

MIN_DIGITS, MAX_DIGITS = 15, 1000
MAX_SEED = 2**32 - 1  # what every library takes
PARTS = "VERIFY_PARTS"  # the variable that names a folder for finished parts of a check
GRACE = 30.0  # seconds after a check should have been interrupted, when it is abandoned with its process


class Interrupted(Exception):
    """The run was stopped; what was finished is in ``results`` and on disk."""

    def __init__(self, results: Results) -> None:
        super().__init__("interrupted; finished checks are kept, the same command resumes")
        self.results = results


class Job(msgspec.Struct, frozen=True):
    task: worker.Task
    key: str  # content address of its outcome

    @property
    def id(self) -> str:
        return self.task.job


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A valid request: what will be audited, on which model, with which printed quantities."""

    paper: Paper
    claims: tuple[Claim, ...]
    model: dict[str, Any]
    profile: Profile
    quantities: dict[str, dict[str, str]]  # claim -> name -> the text that is judged
    replaced: dict[str, tuple[str, ...]]
    environment: dict[str, str]
    jobs: tuple[Job, ...]


# ------------------------------------------------------------------------------------------------- planning


def plan(
    claims: Sequence[str] = (), *, paper: str | None = None, model: Any = None,
    profile: str | Profile = profiles.DEFAULT_PROFILE, digits: int = 50, seed: int = 0,
    settings: Sequence[str] = (),
) -> Plan:
    """Check a request to the last detail and lay out its jobs.  Nothing is written, nothing heavy is run."""
    effort = profiles.profile(profile) if isinstance(profile, str) else profile
    if not MIN_DIGITS <= digits <= MAX_DIGITS:
        raise BadInput(f"--digits {digits}: allowed is {MIN_DIGITS} to {MAX_DIGITS}")
    if not 0 <= seed <= MAX_SEED:
        raise BadInput(f"--seed {seed}: allowed is 0 to {MAX_SEED}")
    found, chosen = _choose(claims, paper)
    replaced = _replacements(found, chosen, settings)
    environment.require(*environment.REQUIRED)
    quantities = {
        claim.id: {q.name: replaced.get(claim.id, {}).get(q.name, q.text) for q in claim.quantities}
        for claim in chosen}
    names = {key: tuple(sorted(texts)) for key, texts in replaced.items()}
    data = models.as_data(found, model)
    surroundings = environment.describe(registry.module_of(found.id), digits, seed)
    jobs = []
    for claim in chosen:
        try:
            functions = worker.functions(claim)
        except ValueError as error:
            raise BadInput(str(error)) from None
        for function in functions:
            task = worker.Task(
                paper=found.id, claim=claim.id, function=function, model=data, profile=effort,
                quantities=quantities[claim.id], replaced=names.get(claim.id, ()), digits=digits, seed=seed)
            jobs.append(Job(task, address(task, surroundings["code"])))
    return Plan(paper=found, claims=chosen, model=data, profile=effort, quantities=quantities, replaced=names,
                environment=surroundings, jobs=tuple(jobs))


def address(task: worker.Task, code: str) -> str:
    """The content address of an outcome: all that can change it, and nothing that cannot."""
    content = [SCHEMA, msgspec.to_builtins(task), code, environment.versions()]
    return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()


def _choose(claims: Sequence[str], paper: str | None) -> tuple[Paper, tuple[Claim, ...]]:
    """The paper and its claims in the order of the paper, each once."""
    if paper is None and claims:
        found = {registry.find(key)[0].id for key in claims}
        if len(found) > 1:
            several = ", ".join(sorted(found))
            raise BadInput(f"claims {', '.join(claims)}: of several papers ({several}); one run, one paper")
        paper = found.pop()
    chosen = registry.paper(paper or registry.default_paper())
    wanted = {registry.claim(chosen.id, key).id for key in claims}
    return chosen, tuple(c for c in chosen.claims if not wanted or c.id in wanted)


def _replacements(
    paper: Paper, chosen: Sequence[Claim], settings: Sequence[str]
) -> dict[str, dict[str, str]]:
    """``--set CLAIM.NAME=EXPR``, each checked against what the claim prints and parsed by our own grammar."""
    replaced: dict[str, dict[str, str]] = {}
    for setting in settings:
        target, equals, text = setting.partition("=")
        claim_id, dot, name = target.strip().partition(".")
        if not (equals and dot and claim_id and name and text.strip()):
            raise BadInput(f"--set {setting}: allowed is CLAIM.NAME=EXPR{_example(paper)}")
        claim = registry.claim(paper.id, claim_id)
        if claim not in chosen:
            raise BadInput(f"--set {setting}: {claim_id} is not among the claims of this run")
        printed = {quantity.name: quantity for quantity in claim.quantities}
        if name not in printed:
            known = ", ".join(printed) or "none"
            raise BadInput(f"--set {setting}: {claim_id} prints no quantity {name}; it prints {known}")
        if name in replaced.setdefault(claim_id, {}):
            raise BadInput(f"--set {setting}: {claim_id}.{name} is set twice")
        replaced[claim_id][name] = _parsed(target.strip(), text, printed[name].symbols)
    return replaced


def _example(paper: Paper) -> str:
    """A setting that is valid for this paper, because it is what the paper prints."""
    shown = next((f"{c.id}.{q.name}={q.text}" for c in paper.claims for q in c.quantities), "")
    return f", as in {shown}" if shown else "; this paper prints no quantity"


def _parsed(target: str, text: str, symbols: tuple[str, ...]) -> str:
    from numerics.expression import ExpressionError, parse

    try:
        return str(parse(text.strip(), symbols).text)
    except ExpressionError as error:
        raise BadInput(f"--set {target}: {' '.join(str(error).split())}") from None


# -------------------------------------------------------------------------------------------------- running


def run(
    todo: Plan, out: Path, *, jobs: int | None = None, dask: str | None = None,
    progress: Progress | None = None,
) -> Results:
    """Execute a plan in ``out``.  On Ctrl-C or SIGTERM write partial results, then raise Interrupted."""
    if jobs is not None and not 1 <= jobs <= MAX_JOBS:
        raise BadInput(f"--jobs {jobs}: allowed is 1 to {MAX_JOBS}")
    with _parts_folder(out):
        pool: Pool = DaskPool(dask) if dask else LocalPool(jobs or default_jobs())
        try:
            return _run(todo, out, pool, progress or Silent())
        finally:
            pool.close(kill=True)


@contextlib.contextmanager
def _parts_folder(out: Path) -> Iterator[None]:
    """Where a check that takes minutes may keep finished parts of its work; local workers inherit the variable."""
    before = os.environ.get(PARTS)
    os.environ[PARTS] = str((out / FOLDER / "parts").resolve())
    try:
        yield
    finally:
        if before is None:
            del os.environ[PARTS]
        else:
            os.environ[PARTS] = before


def _run(todo: Plan, out: Path, pool: Pool, report: Progress) -> Results:
    start = time.monotonic()
    with locked(out):
        store = Store(out)
        with _writing(out):
            store.sweep()
        outcomes: dict[str, Outcome] = {}
        interrupted = False
        try:
            with _sigterm_interrupts():
                _execute(todo, store, pool, outcomes, report)
        except KeyboardInterrupt:
            interrupted = True
        with _writing(out):
            results = _write(todo, out, outcomes, time.monotonic() - start)
    if interrupted:
        raise Interrupted(results)
    return results


def audit(claims: Sequence[str] = (), *, out: Path, jobs: int | None = None, **request: Any) -> Results:
    """Plan and run in one call, for tests and notebooks."""
    return run(plan(claims, **request), out, jobs=jobs)


@contextlib.contextmanager
def _writing(out: Path) -> Iterator[None]:
    """A full disk, a directory that became read-only: one line that says what is kept and what to do."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise BadInput(f"--out {out}: cannot be written ({reason}); what was finished is kept there, and the same "
                       "command goes on from it when there is room and permission to write") from None


@contextlib.contextmanager
def _sigterm_interrupts() -> Iterator[None]:
    """A polite termination is an interruption: partial results are written."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(*_: Any) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _execute(todo: Plan, store: Store, pool: Pool, outcomes: dict[str, Outcome], report: Progress) -> None:
    """Fill ``outcomes``: kept ones first, the others as they finish."""
    rest: list[Job] = []
    for job in todo.jobs:
        kept = store.get(job.key, job.id)
        if kept is None:
            rest.append(job)
        else:
            outcomes[job.id] = kept
            report.finished(kept, kept=True)

    def done(index: int, message: bytes) -> None:
        outcome = msgspec.json.decode(message, type=Outcome)
        with _writing(store.folder.parent):
            store.put(rest[index].key, outcome)
        outcomes[rest[index].id] = outcome
        report.finished(outcome, kept=False)

    def failed(index: int, reason: str) -> None:
        outcome = Outcome(job=rest[index].id, failure=reason)
        outcomes[rest[index].id] = outcome
        report.finished(outcome, kept=False)

    messages = [msgspec.json.encode(job.task) for job in rest]
    drive(pool, messages, limit=worker.PATIENCE * todo.profile.budget + GRACE, done=done, failed=failed)


# -------------------------------------------------------------------------------------------------- writing


def _write(todo: Plan, out: Path, outcomes: Mapping[str, Outcome], seconds: float) -> Results:
    """Certificates and figures first, then the file that names them; then what no longer belongs goes.

    Results of an earlier run go before a file that they name is replaced by another: a kill in between leaves a
    directory without results (the same command makes them from what is kept), never one whose parts do not agree.
    """
    ordered = {job.id: outcomes[job.id] for job in todo.jobs if job.id in outcomes}
    sealed, drawn = _files(ordered)
    surroundings = dict(todo.environment)
    if len(ordered) < len(todo.jobs):
        surroundings["partial"] = f"interrupted: {len(ordered)} of {len(todo.jobs)} jobs finished"
    results = assemble(
        todo.paper, ordered, claims=todo.claims, profile=todo.profile.name, model=todo.model,
        environment=surroundings, seconds=seconds, quantities=todo.quantities, replaced=todo.replaced)
    files: dict[Path, str] = {out / "certificates" / name: certificates.text(item) for name, item in sealed.items()}
    files |= {out / "figures" / figure.name: figure.svg for figure in drawn.values()}
    changed = {path: text for path, text in files.items() if not certificates.holds(path, text)}
    if any(path.exists() for path in changed):
        (out / "results.json").unlink(missing_ok=True)
    for path, text in changed.items():
        certificates.write_atomically(path, text)
    written = msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n"
    certificates.write_atomically(out / "results.json", written)
    _remove_stale(out / "certificates", ".json", sealed, todo.paper)
    _remove_stale(out / "figures", ".svg", drawn, todo.paper)
    return results


def _files(outcomes: dict[str, Outcome]) -> tuple[dict[str, Certificate], dict[str, Figure]]:
    """All files of a run by name.  Two jobs that give one name to different things fail, both."""
    sealed: dict[str, tuple[str, Certificate]] = {}
    drawn: dict[str, Figure] = {}
    for key, outcome in list(outcomes.items()):
        found = list(outcome.evidence.certificates) if outcome.evidence else []
        found += [c for constant in outcome.constants or () for c in constant.certificates]
        for item in found:
            owner, known = sealed.setdefault(item.name, (key, item))
            if known.body != item.body:
                for guilty in (owner, key):
                    reason = f"certificate {item.name} has different contents from {owner} and {key}"
                    outcomes[guilty] = Outcome(job=guilty, failure=reason, seconds=outcomes[guilty].seconds)
                return _files(outcomes)
        if outcome.figure is not None:
            drawn[outcome.figure.name] = outcome.figure
    return {name: item for name, (_, item) in sealed.items()}, drawn


def _remove_stale(folder: Path, ending: str, kept: Mapping[str, Any], paper: Paper) -> None:
    """Files of an earlier run that this one does not name.  Only names of this paper's claims are touched."""
    prefixes = tuple(claim.id + "." for claim in paper.claims)
    if folder.is_dir():
        for path in folder.iterdir():
            if path.name.startswith(prefixes) and path.name.endswith(ending) and path.name not in kept:
                path.unlink()
