"""What happens inside a worker process: one job in, one outcome out, never an exception.

A job names its function by (paper, claim, function) and the outcome travels back as JSON, so nothing is
pickled but bytes.  Whatever goes wrong (an exception, a time-out, NaN, a certificate that the checker
rejects, a wrong type) becomes an outcome with a ``failure``; only then can ``holds`` not come of it.
"""

from __future__ import annotations

import atexit
import contextlib
import math
import os
import re
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing import util
from typing import Any, cast

import msgspec

from verify.engines.outcome import Tried
from verify.records import Certificate, Claim, Constant, Context, Evidence, Figure, Finding, Kind, Profile
from verify.results.schema import Outcome
from verify.run import certificates as bodies
from verify.run import environment, points, sources, system
from verify.verdicts.claims import Named
from verify.verdicts.classes import Recording, Replaced, settled
from verify.verdicts.statements import statements

__all__ = ["Reply", "Task", "TimeOut", "answer", "find_function", "functions", "initialise", "is_search", "work"]

PRECISION = 128  # bits of flint and...
DIGITS = 15  # ...digits of mpmath at the start of every job, whatever the last one left behind
TICK = 0.25  # seconds of computing after which the clock of a check is looked at
PATIENCE = 20.0  # seconds by the clock for one of computing: a job that waits for something is ended after that
STUCK, GRACE = 4.0, 30.0  # the system ends a worker after STUCK times its budget and GRACE s of computing
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
_NOT_A_NUMBER = re.compile(r"(?<![A-Za-z])[+-]?nan(?![A-Za-z])", re.IGNORECASE)


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """One job as it travels: JSON data only."""

    paper: str
    claim: str
    function: str
    model: dict[str, Any]
    profile: Profile
    quantities: dict[str, str]
    replaced: tuple[str, ...] = ()
    digits: int = 50
    seed: int = 0
    twin: bool = False  # the model is the paper's own, for statements that are the same for the model of the run

    @property
    def job(self) -> str:
        return f"{self.claim}/{self.function}{points.TWIN if self.twin else ''}"


class Reply(Outcome, frozen=True, kw_only=True):
    """An outcome as it travels back, with what the process that found it had loaded."""

    code: str = ""  # the digest of the code and the versions, or why there is none
    loaded: dict[str, str] = msgspec.field(default_factory=dict)  # modules and libraries that the digest does not know


# made before there are threads: two that meet a record for the first time together end the process
_TASK, _OUTCOME = msgspec.json.Decoder(Task), msgspec.json.Decoder(Outcome)


class TimeOut(BaseException):
    """The budget is spent.  No Exception, so that a check's own ``except Exception`` does not swallow it."""


class Unusable(Exception):
    """What a function returned is not what its role promises."""


def functions(claim: Claim) -> dict[str, Callable[[Context], Any]]:
    """Every function of a claim by name, in the claim's order; a shared one comes once."""
    found: dict[str, Callable[[Context], Any]] = {}
    groups: list[tuple[Callable[[Context], Any], ...]] = [stated.checks for stated in statements(claim)]
    groups += [claim.constants, claim.figures]
    for function in (item for group in groups for item in group):
        name = getattr(function, "__name__", "")
        if not name.isidentifier():
            raise ValueError(f"claim {claim.id}: {function!r} has no name; a check is a plain named function")
        if found.setdefault(name, function) is not function:
            raise ValueError(f"claim {claim.id}: two functions are called {name}; a job's id needs one")
    return found


def find_function(claim: Claim, name: str) -> Callable[[Context], Any]:
    return functions(claim)[name]


# ------------------------------------------------------------------------------------------ the process


def initialise() -> None:
    """Prepare a worker: it dies with its parent, leaves Ctrl-C and stdout to it, and uses one thread."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"  # sums must not depend on how many cores there are
    with contextlib.suppress(OSError):
        os.dup2(2, 1)  # a library that prints must not spoil the parent's stdout
    util.Finalize(None, _leave, exitpriority=-100)
    threading.Thread(target=_die_with_parent, daemon=True).start()


def _leave() -> None:
    """The last that a worker does, when there is nothing more to do: to take all apart that it loaded takes a while."""
    if sys.exc_info()[0] is not None:  # it did not end well, and Python is to say so
        return
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(Exception):  # there may be none, or nobody at its other end
            stream.flush()
    os._exit(0)


def _die_with_parent() -> None:
    """A killed parent cannot tell its workers; they watch it, so that none computes for nobody."""
    import multiprocessing
    from multiprocessing.connection import wait

    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def _reset_precision() -> None:
    """Precision is global in both libraries: no job may see what another one set."""
    import flint
    import mpmath

    flint.ctx.prec = PRECISION
    mpmath.mp.dps = DIGITS


@contextlib.contextmanager
def _budget(seconds: float) -> Iterator[None]:
    """Interrupt after so many seconds of computing, or after ``PATIENCE`` times as many by the clock.

    Computing is counted in processor time: whether a check finishes must not depend on what else the machine does.
    Signals reach the main thread only; elsewhere the parent's limit holds.  Where a system has no timers a check is
    not interrupted, and what it says too late does not count.  Code that no signal interrupts, and a check that goes on
    after it was interrupted, are ended by the system together with the worker.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    clock = _Clock(seconds)
    with system.processor_limit(STUCK * seconds + GRACE) as extend:
        clock.extend = extend
        with _timers(clock) if system.TIMERS else contextlib.nullcontext():
            yield
            if clock.is_late():
                raise TimeOut  # the check swallowed the interruption, or there was none: it is late all the same


def _computed() -> float:
    """Seconds of processor time of this process and of the children that it has waited for."""
    return sum(os.times()[:4])


class _Clock:
    """What a check has used of its time.  Compiling a kernel is not the check's, and is not interrupted: the first run
    on a machine finds what a later one finds, and no half of a kernel stays in the process."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.tick, self.compiled = seconds, min(TICK, seconds), 0.0
        self.computed, self.begun, self.has_rung = _computed(), time.monotonic(), False
        self.extend: Callable[[float], None] = lambda more: None

    def is_late(self) -> bool:
        allowed = self.seconds + self.compiled
        return _computed() - self.computed > allowed or time.monotonic() - self.begun > PATIENCE * allowed

    def ring(self, number: int, _: Any) -> None:
        if system.is_compiling():
            self.compiled += self.tick if number == signal.SIGPROF else 0.0
            self.extend(self.compiled)
        elif self.is_late() and not self.has_rung:
            self.has_rung = True  # once: what a check does on its way out is not interrupted again
            raise TimeOut


@contextlib.contextmanager
def _timers(clock: _Clock) -> Iterator[None]:
    before = [(name, signal.signal(name, clock.ring)) for name in (signal.SIGPROF, signal.SIGALRM)]
    signal.setitimer(signal.ITIMER_PROF, clock.tick, clock.tick)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE * clock.seconds, PATIENCE * clock.tick)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        for name, handler in before:
            signal.signal(name, handler)


# ------------------------------------------------------------------------------------- the code it has loaded

_BEFORE = frozenset(sys.modules)  # what the process had before: a scheduler's own modules are nobody's evidence
_AT_IMPORT = sources.own_digest()  # of the audit and the instruments, when this process began to load them
_FIRST: dict[str, str] = {}  # where a paper lies -> the digest before anything of the paper was loaded


def _begin(module: str) -> None:
    """Before anything of a paper is loaded: what is on disk now is what will be, if it is still there at the end."""
    home = sources.home_of(module)
    if home not in _FIRST:
        now = environment.code_digest(module)
        _FIRST[home] = now if sources.own_digest() == _AT_IMPORT else "of an earlier edition"


def _code(module: str) -> str:
    """The digest of what is on disk, if it was that when it was loaded; else what happened."""
    now = environment.code_digest(module)
    return now if now == _FIRST[sources.home_of(module)] else f"{now}, on disk; edited since this worker loaded it"


def is_search(message: bytes) -> bool:
    """Whether a job decides a statement by its formula, counterexamples first, which runs where no check has run."""
    return bool(points.address_of(_TASK.decode(message).function))


def answer(message: bytes) -> bytes:
    """Run one job and say with which code: :func:`work` for a client that must not take that on trust."""
    from verify.verdicts import papers as registry

    task = _TASK.decode(message)
    try:
        module = registry.module_of(task.paper)
        _begin(module)
        outcome = _OUTCOME.decode(work(message))
        code, loaded = _code(module), sources.loaded_since(_BEFORE, module)
    except Exception as error:  # the paper is not installed here, a file cannot be read
        outcome, code, loaded = Outcome(job=task.job, failure=_one_line(error)), _one_line(error), {}
    return msgspec.json.encode(Reply(**msgspec.structs.asdict(outcome), code=code, loaded=loaded))


# ---------------------------------------------------------------------------------------------- the job


def work(message: bytes) -> bytes:
    """Run one job.  Takes a :class:`Task` and returns an :class:`Outcome`, both as JSON."""
    task, tried = _TASK.decode(message), list[Tried]()
    start = time.perf_counter()
    try:
        outcome = _attempt(task, tried)
    except TimeOut:
        most = task.profile.budget
        said = f"time-out after {most:g} s of processor time, or {PATIENCE * most:g} s by the clock"
        outcome = Outcome(job=task.job, failure=said, tried=tuple(tried))
    except ModuleNotFoundError as error:
        optional = (error.name or "").partition(".")[0] in environment.OPTIONAL
        lacks = environment.lacking([error.name]) if optional else ""
        failure = "" if lacks else _one_line(error)
        outcome = Outcome(job=task.job, lacks=lacks, failure=failure, tried=tuple(tried))
    except Exception as error:
        outcome = Outcome(job=task.job, failure=_one_line(error), tried=tuple(tried))
    except SystemExit as error:  # a check must not end the worker
        outcome = Outcome(job=task.job, failure=f"SystemExit: {error}")
    outcome = msgspec.structs.replace(outcome, seconds=round(time.perf_counter() - start, 3))
    return msgspec.json.encode(outcome)


def _one_line(error: Exception) -> str:
    text = " ".join(str(error).split())
    name = type(error).__name__
    return (f"{name}: {text}" if text else name)[:400]


def _attempt(task: Task, tried: list[Tried]) -> Outcome:
    from verify.verdicts import papers as registry

    claim = registry.claim(task.paper, task.claim)
    _reset_precision()
    try:
        with _budget(task.profile.budget):
            address = points.address_of(task.function)
            outcome = _statement(task, claim, address, tried) if address else _checked(task, claim)
            body = msgspec.json.encode(outcome)
    finally:
        _reset_precision()
    try:
        return _OUTCOME.decode(body)  # records do not check types when they are made
    except msgspec.ValidationError as error:
        raise Unusable(f"returned a malformed record: {error}") from None


def _checked(task: Task, claim: Claim) -> Outcome:
    function, context = find_function(claim, task.function), _context(task, claim)
    function = function.function if isinstance(function, Named) else function
    if lacks := environment.lacking(getattr(function, "needs_packages", ())):
        return Outcome(job=task.job, lacks=lacks)
    return _reading(function, context, _outcome(task, function(context)))


def _statement(task: Task, claim: Claim, address: str, tried: list[Tried]) -> Outcome:
    """What decides one statement by its formula as it is now: a counterexample or a proof, with its certificate."""
    from verify.verdicts import models
    from verify.verdicts import papers as registry
    from verify.verdicts.checked_formula import drop_outdated_checks_of

    paper = registry.paper(task.paper)
    claim = drop_outdated_checks_of(paper, claim.id)
    given = {name: task.quantities[name] for name in task.replaced}
    model = models.from_data(paper, task.model)
    found, counts = points.examined(paper, claim, model, given, profile=task.profile, only=address, said=tried)
    refuted = {point.address for point in found}
    whole = points.held(paper, claim, model, given, refuted, only=address, said=tried)

    def sealed(items: tuple[points.Point, ...]) -> tuple[points.Point, ...]:
        return tuple(msgspec.structs.replace(i, certificate=_seal(task, (i.certificate,))[0]) for i in items)

    return Outcome(job=task.job, points=sealed(found), held=sealed(whole), attacked=counts, tried=tuple(tried))


def _context(task: Task, claim: Claim) -> Context:
    from verify.statement.formula import read_formula
    from verify.verdicts import models
    from verify.verdicts import papers as registry

    symbols = {quantity.name: quantity.symbols for quantity in claim.quantities}
    quantities = Recording({name: read_formula(text, symbols[name]) for name, text in task.quantities.items()})
    return Context(
        model=models.from_data(registry.paper(task.paper), task.model),
        profile=task.profile,
        quantities=quantities,
        replaced=cast(frozenset[str], Replaced(task.replaced, quantities)),
        digits=task.digits,
        seed=task.seed,
    )


def _reading(function: Callable[[Context], Any], context: Context, outcome: Outcome) -> Outcome:
    """The outcome with the quantities that the function read."""
    seen = context.quantities
    assert isinstance(seen, Recording)
    about = getattr(function, "about", None)
    return msgspec.structs.replace(outcome, reads=tuple(sorted(seen.read)), about=about, depends=seen.depends())


def _outcome(task: Task, value: Any) -> Outcome:
    """The payload in its place, finite, and with its certificates accepted and sealed."""
    if isinstance(value, Evidence):
        _finite(value.data, "data")
        if value.finding is Finding.YES and value.kind is Kind.NONE:
            raise Unusable("confirms without naming its class of evidence")
        sealed = _seal(task, value.certificates)
        return Outcome(job=task.job, evidence=settled(msgspec.structs.replace(value, certificates=sealed)))
    if isinstance(value, Figure):
        _name(task, value.name, ".svg")
        return Outcome(job=task.job, figure=value)
    if isinstance(value, tuple) and all(isinstance(item, Constant) for item in value):
        return Outcome(job=task.job, constants=tuple(_constant(task, item) for item in value))
    raise Unusable(f"returned {type(value).__name__}, which is no Evidence, Figure or tuple of Constants")


def _constant(task: Task, item: Constant) -> Constant:
    for field in ("paper", "best_lower", "best_upper", "ratio"):
        if _NOT_A_NUMBER.search(str(getattr(item, field))):
            raise Unusable(f"constant {item.name}: {field} is not a number")
    _finite(item.at, f"constant {item.name}")
    return msgspec.structs.replace(item, certificates=_seal(task, item.certificates))


def _finite(value: Any, where: str) -> None:
    """No NaN and no infinity anywhere in the data: JSON would turn them into null without a word."""
    if isinstance(value, float) and not math.isfinite(value):
        raise Unusable(f"{where}: {value} is not a finite number")
    if isinstance(value, dict):
        for key, item in value.items():
            _finite(item, f"{where}.{key}")
    elif isinstance(value, (list, tuple)):
        for index, item in enumerate(value):
            _finite(item, f"{where}[{index}]")


def _name(task: Task, name: str, ending: str) -> None:
    """Plain file names that begin with the claim's id: no two claims can overwrite each other."""
    if not (_NAME.fullmatch(name) and name.startswith(task.claim + ".") and name.endswith(ending)):
        raise Unusable(f"file name {name!r} is not of the form {task.claim}.SOMETHING{ending}")


def _seal(task: Task, certificates: tuple[Certificate, ...]) -> tuple[Certificate, ...]:
    """The independent checker's judgement, inside the job's budget; what it rejects fails the job."""
    if not certificates:
        return ()
    from verify import checker

    sealed = []
    for item in certificates:
        _name(task, item.name, ".json")
        _finite(item.body, item.name)
        try:
            sealed.append(Certificate(name=item.name, body=bodies.sealed(_with_paper(task, item.body))))
        except checker.Rejected as error:
            raise Unusable(f"certificate {item.name} is rejected by the checker: {error}") from None
    return tuple(sealed)


def _with_paper(task: Task, body: dict[str, Any]) -> dict[str, Any]:
    """The body with the name of its paper, where the paper has a rule for this kind and another paper has one, too."""
    from verify import checker
    from verify.checker.kinds import COURT
    from verify.checker.rules import owner

    if "paper" in body or body.get("kind") in COURT:
        return body
    named = {**body, "paper": task.paper}
    try:
        owner(named)
    except checker.Rejected:  # the paper has no such rule: the checker says whose it is, or that there is none
        return body
    try:
        return body if owner(body) == task.paper else named
    except checker.Rejected:  # several papers have it
        return named
