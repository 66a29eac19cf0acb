"""The jobs of a plan, done: what is kept is taken up, the others run, and every certificate of another is derived."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from verify.errors import BadInput
from verify.results.schema import Outcome, Results
from verify.run import certificates, sources, worker, writing
from verify.run.checking import check_texts, checker_pool
from verify.run.pool import DaskPool, LocalPool, Pool, drive
from verify.run.progress import Progress
from verify.run.store import Store
from verify.verdicts import papers as registry

if TYPE_CHECKING:
    from verify.run.runner import Job, Plan

__all__ = ["examine", "execute", "writable"]

FEW = 4  # claims of a run that leaves its outcomes to other runs of the user; an audit of all keeps them to itself


@contextlib.contextmanager
def writable(out: Path) -> Iterator[None]:
    """A full disk, a directory that became read-only: one line that says what is kept and what to do."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise BadInput(
            f"--out {out}: cannot be written ({reason}); what was finished is kept there, and the same "
            "command goes on from it when there is room and permission to write"
        ) from None


def execute(
    todo: Plan,
    store: Store,
    pool: Pool,
    outcomes: dict[str, Outcome],
    report: Progress,
    early: Callable[[Results], None] | None = None,
) -> None:
    """Fill ``outcomes``: kept ones first, then the others as they finish.

    A check that does not depend on what ``--set`` put in is not run again if another run of this user has done so.
    """
    kept = {job.id: found for job in todo.jobs if (found := store.get(job.key, job.id)) is not None}
    refused = examine(kept, todo.profile.budget, _width(pool))
    for job in todo.jobs:
        if job.id in refused:
            store.drop(job.key)
        elif job.id in kept:
            outcomes[job.id] = kept[job.id]
            report.finished(kept[job.id], kept=True)
    left = [job for job in todo.jobs if job.id not in outcomes]
    shared = Store.of_the_user() if _is_shared(todo, pool) else None
    carried = _carried(left, todo, shared) if shared else {}
    _compute(todo, [job for job in left if job.id not in carried], store, pool, outcomes, report, early, shared)
    refused = examine(carried, todo.profile.budget, _width(pool))
    for key in carried.keys() - refused.keys():
        outcomes[key] = carried[key]
        report.finished(carried[key], kept=True)
    _compute(todo, [job for job in left if job.id in refused], store, pool, outcomes, report, None, shared)
    if shared:
        shared.prune()


def _width(pool: Pool) -> int | None:
    return None if isinstance(pool, DaskPool) else pool.width


def _is_shared(todo: Plan, pool: Pool) -> bool:
    """Outcomes are left to other runs where this machine found them, with our own code, and for a few claims."""
    ours = registry.is_registered(todo.paper.id) and registry.comes_with_us(todo.paper.id)
    return ours and not isinstance(pool, DaskPool) and len(todo.claims) <= FEW


def _untouched(job: Job, outcome: Outcome | None) -> bool:
    """Whether nothing that was replaced can change this outcome."""
    return outcome is not None and outcome.depends is not None and not {*outcome.depends} & {*job.task.replaced}


def _carried(jobs: Sequence[Job], todo: Plan, shared: Store) -> dict[str, Outcome]:
    """What other runs have found with nothing replaced and what was put in does not touch; of what can wait only."""
    urgent = {job.id for job in todo.jobs[: todo.urgent]}
    found = {job.id: shared.get(job.plain, job.id) for job in jobs if todo.replaced and job.id not in urgent}
    return {job.id: item for job in jobs if (item := found.get(job.id)) is not None and _untouched(job, item)}


def _compute(
    todo: Plan,
    rest: Sequence[Job],
    store: Store,
    pool: Pool,
    outcomes: dict[str, Outcome],
    report: Progress,
    early: Callable[[Results], None] | None,
    shared: Store | None,
) -> None:
    # a check of somebody else may have changed its worker, and another machine is another machine: what they bring is
    # derived again in a process that runs the checker only, before it is kept, counted or told
    foreign = isinstance(pool, DaskPool) or not registry.comes_with_us(todo.paper.id)
    checkers = checker_pool(1)

    def done(index: int, message: bytes) -> None:
        reply, job = msgspec.json.decode(message, type=worker.Reply), rest[index]
        _same_code(todo, reply)
        outcome = Outcome(**{name: getattr(reply, name) for name in Outcome.__struct_fields__})
        if foreign and (refused := examine({job.id: outcome}, todo.profile.budget, pool=checkers)):
            outcome = Outcome(job=job.id, failure=refused[job.id], seconds=outcome.seconds, tried=outcome.tried)
        with writable(store.folder.parent):
            store.put(job.key, outcome, reply.loaded)
        if shared is not None and _untouched(job, outcome):
            with contextlib.suppress(OSError):  # a full disk there is no matter
                shared.put(job.plain, outcome, reply.loaded)
        outcomes[job.id] = outcome
        report.finished(outcome, kept=False)

    def failed(index: int, reason: str) -> None:
        outcome = Outcome(job=rest[index].id, failure=reason)
        outcomes[rest[index].id] = outcome
        report.finished(outcome, kept=False)

    urgent = sum(job.id not in outcomes for job in todo.jobs[: todo.urgent])
    waiting = [early] if early is not None and 0 < urgent < len(rest) else []

    def watched(flying: Sequence[tuple[int, float]]) -> None:
        report.running([(rest[index].id, seconds) for index, seconds in flying])
        if waiting and flying and all(job.id in outcomes for job in todo.jobs[: todo.urgent]):
            waiting.pop()(writing.assembled(todo, outcomes, 0.0))

    messages, groups = [msgspec.json.encode(job.task) for job in rest], [job.task.claim for job in rest]
    limit = worker.PATIENCE * todo.profile.budget + worker.GRACE
    try:
        drive(pool, messages, limit=limit, done=done, failed=failed, groups=groups, watched=watched, urgent=urgent)
    finally:
        checkers.close(kill=True)


def _same_code(todo: Plan, reply: worker.Reply) -> None:
    """Refuse an outcome of other code than the one that this run is about: it would stand under a wrong address."""
    mine = todo.environment["code"]
    theirs = reply.code[: 16 if len(reply.code) == len(mine) else 90]  # a digest, or why there is none
    differs = sources.changed(reply.loaded) if reply.code == mine else f"there {theirs}, here {mine[:16]}"
    if differs:
        raise BadInput(
            f"check {reply.job}: its worker has other code, data or libraries than this command had at its "
            f"start ({differs}); its outcome is discarded. Give all workers the same packages, leave them "
            "alone while it runs, and run the same command again: what was finished is kept"
        )


def examine(
    outcomes: Mapping[str, Outcome], budget: float, jobs: int | None = None, pool: LocalPool | None = None
) -> dict[str, str]:
    """The independent checker on every certificate of these outcomes: job -> why it cannot be believed."""
    texts: dict[str, list[tuple[str, str]]] = {}  # the same text is derived once
    for job, outcome in outcomes.items():
        engines = {point.certificate.name: point.engine for point in (*outcome.points, *outcome.held)}
        for item in writing.certificates_of(outcome):
            by = f", proposed by {engines[item.name]}," if engines.get(item.name) else ""
            texts.setdefault(certificates.text(item), []).append((job, f"{item.name}{by}"))
    refused: dict[str, str] = {}

    def told(index: int, accepted: bool, text: str) -> None:
        for job, name in () if accepted else uses[index]:
            refused[job] = f"certificate {name} is rejected by the checker: {text}"

    uses = list(texts.values())
    check_texts(list(texts), told, jobs=jobs, limit=worker.STUCK * budget + worker.GRACE, pool=pool)
    return refused
