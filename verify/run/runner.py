"""The runner: from a request to ``results.json``, its certificates and its figures.

:func:`plan` validates everything and writes nothing.  :func:`run` executes the jobs that no earlier run has
finished, keeps each outcome as it comes and assembles the results; interrupted, it writes what there is.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from verify.errors import BadInput
from verify.records import Claim, Paper, Profile
from verify.results.schema import Outcome, Results
from verify.run import environment, merge, points, request, worker, writing
from verify.run.addresses import Addresses
from verify.run.execution import examine, execute, writable
from verify.run.pool import MAX_JOBS, DaskPool, LocalPool, Pool, default_jobs
from verify.run.progress import Progress, Silent
from verify.run.store import Store, key_file, locked
from verify.statement.catalogue import prelude_of
from verify.verdicts import models, profiles
from verify.verdicts import papers as registry
from verify.verdicts.claims import Named
from verify.verdicts.other_model import elsewhere, shared_checks
from verify.verdicts.statements import Stated, statements

__all__ = ["Interrupted", "Job", "Plan", "audit", "conflict", "examine", "plan", "run"]

MIN_DIGITS, MAX_DIGITS = 15, 1000
MAX_SEED = 2**32 - 1  # what every library takes
PARTS = "VERIFY_PARTS"  # the variable that names a folder for finished parts of a check


class Interrupted(Exception):
    """The run was stopped; what was finished is in ``results`` and on disk."""

    def __init__(self, results: Results) -> None:
        super().__init__("interrupted; finished checks are kept, the same command resumes")
        self.results = results


class Job(msgspec.Struct, frozen=True):
    task: worker.Task
    key: str  # content address of its outcome
    plain: str  # the same for the job with nothing replaced

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
    first: tuple[str, ...] = ()  # with --set: the addresses that are answered before all others, ...
    urgent: int = 0  # ... and how many jobs at the head of the list that takes


# ------------------------------------------------------------------------------------------------- planning


def plan(
    claims: Sequence[str] = (),
    *,
    paper: str | None = None,
    model: Any = None,
    profile: str | Profile = profiles.DEFAULT_PROFILE,
    digits: int = 50,
    seed: int = 0,
    settings: Sequence[str] = (),
    pictures: bool = True,
    figures: bool = True,
) -> Plan:
    """Check a request to the last detail and lay out its jobs.  Nothing is written, nothing heavy is run.

    Without ``figures`` none is drawn, without ``pictures`` no table is computed either: no verdict rests on one.
    """
    effort = profiles.profile(profile) if isinstance(profile, str) else profile
    if not MIN_DIGITS <= digits <= MAX_DIGITS:
        raise BadInput(f"--digits {digits}: allowed is {MIN_DIGITS} to {MAX_DIGITS}")
    if not 0 <= seed <= MAX_SEED:
        raise BadInput(f"--seed {seed}: allowed is 0 to {MAX_SEED}")
    found, chosen = request.choose(claims, paper)
    request.check_quantities(chosen)
    for claim in chosen:
        for check in (item for stated in statements(claim) for item in stated.checks):
            if isinstance(check, Named):
                check.check_module()
    replaced = request.replacements(found, chosen, settings)
    environment.require(*environment.REQUIRED, *found.needs)
    quantities = {
        claim.id: {q.name: replaced.get(claim.id, {}).get(q.name, q.text) for q in claim.quantities} for claim in chosen
    }
    printed = {claim.id: {q.name: q.text for q in claim.quantities} for claim in chosen}
    names = {key: tuple(sorted(texts)) for key, texts in replaced.items()}
    data = models.as_data(found, model)
    if registry.is_registered(found.id):
        prelude_of(found, models.from_data(found, data))  # what is wrong with it is told before anything is computed
    surroundings = environment.describe(registry.module_of(found.id), digits, seed)
    texts = {f"{key}.{name}": text for key, put in replaced.items() for name, text in put.items()}
    beyond = elsewhere(found, tuple(claim.id for claim in chosen), data, texts)
    jobs, addresses = [], Addresses(found, surroundings["code"])
    for claim in chosen:
        try:
            functions = worker.functions(_bare(claim, pictures, pictures and figures))
        except ValueError as error:
            raise BadInput(str(error)) from None
        more = map(points.job_of, points.wanted(found, claim, claim.id in names or beyond is not None))
        shared = shared_checks(claim, beyond, models.from_data(found, data)) if beyond else ()
        for function, twin in [*((name, False) for name in (*functions, *more)), *((name, True) for name in shared)]:
            task = worker.Task(
                paper=found.id,
                claim=claim.id,
                function=function,
                model=beyond.twin if beyond and twin else data,
                profile=effort,
                quantities=quantities[claim.id],
                replaced=names.get(claim.id, ()),
                digits=digits,
                seed=seed,
                twin=twin,
            )
            if points.address_of(function) and addresses.is_idle(task):
                continue
            plain = msgspec.structs.replace(task, quantities=printed[claim.id], replaced=())
            jobs.append(Job(task, addresses.of(task), addresses.of(plain)))
    first = request.decided_first(found, chosen, texts)
    jobs, urgent = _urgent_first(jobs, first)
    return Plan(
        paper=found,
        claims=chosen,
        model=data,
        profile=effort,
        quantities=quantities,
        replaced=names,
        environment=surroundings,
        jobs=tuple(jobs),
        first=tuple(stated.address for _, stated in first),
        urgent=urgent,
    )


def _urgent_first(jobs: list[Job], first: Sequence[tuple[str, Stated]]) -> tuple[list[Job], int]:
    """The checks of what is answered first and the attacks on it, and how many; then the rest, in its order."""
    asked = {(key, check.__name__) for key, stated in first for check in stated.checks}
    asked |= {(key, points.job_of(stated.address)) for key, stated in first}
    urgent = [job for job in jobs if (job.task.claim, job.task.function) in asked]
    return [*urgent, *(job for job in jobs if job not in urgent)], len(urgent)


def _bare(claim: Claim, tables: bool, figures: bool) -> Claim:
    return msgspec.structs.replace(claim, constants=claim.constants * tables, figures=claim.figures * figures)


# -------------------------------------------------------------------------------------------------- running


def run(
    todo: Plan,
    out: Path,
    *,
    jobs: int | None = None,
    dask: str | None = None,
    progress: Progress | None = None,
    early: Callable[[Results], None] | None = None,
) -> Results:
    """Execute a plan in ``out``.  On Ctrl-C or SIGTERM write partial results, then raise Interrupted.

    ``early`` is called once if jobs are left when ``todo.first`` is decided: of these addresses, and of no others, the
    results have the last word.
    """
    if jobs is not None and not 1 <= jobs <= MAX_JOBS:
        raise BadInput(f"--jobs {jobs}: allowed is 1 to {MAX_JOBS}")
    with _parts_folder(out, todo.environment["code"]):
        pool: Pool = DaskPool(dask) if dask else LocalPool(jobs or default_jobs())
        try:
            return _run(todo, out, pool, progress or Silent(), early)
        finally:
            pool.close(kill=True)


@contextlib.contextmanager
def _parts_folder(out: Path, code: str) -> Iterator[None]:
    """Where a check that takes minutes may keep finished parts of its work; local workers inherit the variable.

    It lies in the user's state directory and is bound to the code: what is read from there is ours, as outcomes are.
    """
    before = os.environ.get(PARTS)
    name = hashlib.sha256(f"{out.resolve()}\n{code}".encode()).hexdigest()[:32]
    place = key_file().parent / "parts" / name
    os.environ[PARTS] = str(place)
    try:
        yield
        shutil.rmtree(place, ignore_errors=True)  # finished: the outcomes are kept, their parts are not needed
    finally:
        if before is None:
            del os.environ[PARTS]
        else:
            os.environ[PARTS] = before


def conflict(todo: Plan, out: Path) -> str:
    """Why this run must not write into ``out``, or nothing."""
    whole = len(todo.claims) == len(todo.paper.claims)
    return merge.conflict(out, {claim.id for claim in todo.claims}, whole, *writing.request(todo))


def _run(
    todo: Plan, out: Path, pool: Pool, report: Progress, early: Callable[[Results], None] | None = None
) -> Results:
    start = time.monotonic()
    with locked(out):
        if reason := conflict(todo, out):
            raise BadInput(f"--out {out}: {reason}; give another directory, or audit all claims there again")
        store = Store(out)
        with writable(out):
            store.sweep()
        outcomes: dict[str, Outcome] = {}
        interrupted = False
        try:
            with _sigterm_interrupts():
                execute(todo, store, pool, outcomes, report, early)
        except KeyboardInterrupt:
            interrupted = True
        with writable(out), _uninterrupted():
            results = writing.write(todo, out, outcomes, time.monotonic() - start)
    if interrupted:
        raise Interrupted(results)
    return results


def audit(claims: Sequence[str] = (), *, out: Path, jobs: int | None = None, **request: Any) -> Results:
    """Plan and run in one call, for tests and notebooks."""
    return run(plan(claims, **request), out, jobs=jobs)


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


@contextlib.contextmanager
def _uninterrupted() -> Iterator[None]:
    """Hold back Ctrl-C and a termination while files are written: they take effect when all are whole."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    held: list[int] = []
    before = [
        (sign, signal.signal(sign, lambda number, _: held.append(number))) for sign in (signal.SIGINT, signal.SIGTERM)
    ]
    try:
        yield
    finally:
        for sign, handler in before:
            signal.signal(sign, handler)
    if held:
        raise KeyboardInterrupt
