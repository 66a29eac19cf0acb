"""Engines that decide statements of any user: a registry, tried in its order; the checker has the last word.

An engine is a module with ``about`` (one line), ``fits(statement)`` (why not, or an empty text) and
``run(statement, effort)``.  What it brings is a body of a certificate; only what the checker derives again counts.

A question has a limit (:mod:`verify.statement.work_limits`): counted work, and processor time as a backstop.
Each engine may take half of what is left,
so that a later one has its turn; the end of the limit leaves the statement undecided.
"""

from __future__ import annotations

import contextlib
import importlib
import re
import signal
import threading
from types import FrameType
from typing import Any

import msgspec

from verify.engines.outcome import Answer, Outcome, Tried
from verify.errors import BadInput, one_line
from verify.statement.work_limits import Exhausted, Work, is_switching, limited

__all__ = ["ENGINES", "LIMITS", "Answer", "as_text", "certify", "decide"]

ENGINES = {  # in the order in which they are asked: attacked before it is believed
    "attack": "verify.engines.attack",
    "finite": "verify.engines.finite",
    "solutions": "verify.engines.solutions",
    "order": "verify.engines.order",
    "cones": "verify.engines.cones",
    "nonneg": "verify.engines.nonneg",
    "ordered": "verify.engines.ordered",
    "rewriting": "verify.engines.rewriting",
    "boxes": "verify.engines.boxes",
    "cases": "verify.engines.cases",
    "smt": "verify.engines.smt",
    "induction": "verify.engines.induction",
    "sums": "verify.engines.sums",
    "quantifiers": "verify.engines.quantifiers",
    "search": "verify.engines.counterexample_search",
}
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
MAX_SUMMARY = 4_000
MAX_RESULT = 400  # characters that are told of what an engine said
INTERRUPTED = "it was at work when the time was up"
EMPTY = "no case meets what is given"
EFFORTS = {"quick": 0, "standard": 1, "thorough": 2}
LIMITS = {"quick": 15.0, "standard": 60.0, "thorough": 300.0}  # seconds of processor time, by effort
SHARE = 0.5  # of what is left, for one engine, ...
LAST = {"quantifiers": 0.85}  # ... or for one after which only a search follows
EARLY = {"boxes": 0.05, "cases": 0.08}  # of the limit, where functions are: for engines that come before squares
SUMS = {"cases": 0.2}  # the same where terms of a sum may have bounds
AGAIN = ("boxes", "cases", "cones", "nonneg", "rewriting", "quantifiers")  # asked again, with what the others left
MORE = 1.3  # times what an engine had, for it to be asked again
MOST_SECONDS = 1_000_000
TICK = 0.2  # seconds between looks at the clock
CHECKING = 0.2  # of the limit, beyond it: to check what was found


def certify(
    said: Any,
    relation: str | None = None,
    constant: Any = None,
    *,
    over: Any = "",
    given: str = "",
    define: str = "",
    engine: str | None = None,
    effort: str = "standard",
    limit: float | None = None,
) -> Answer:
    """Decide a statement: an inequality, a limit or an order of growth.

    Args:
        said: the statement in the statement language; or, with ``relation`` and ``constant``, a term of it or a SymPy
            expression.
        relation: ``"<="``, ``"<"``, ``">="``, ``">"`` or ``"=="``.
        constant: the right side.
        over: the domain, a text such as ``"x : reals, 0 <= y <= 1"`` or a table ``{"x": "reals", "y": (0, 1)}``.
        given: further conditions, such as ``"x <= y"``.
        define: definitions of functions that the statement uses.
        engine: the only engine to use; by default all are tried.
        effort: ``"quick"``, ``"standard"`` or ``"thorough"``.
        limit: seconds of processor time (by default 15, 60 or 300, by the effort); the call ends within twice that.

    Returns:
        An ``Answer`` with ``verdict`` (``"holds"``, ``"refuted"`` or ``"open"``), ``counterexample``, ``certificate``
        and ``summary``; it is true in a condition if the verdict is ``"holds"``.

    Example:
        import verify

        print(verify.certify("tanh(x)", "<=", 1, over={"x": "reals"}).verdict)
        print(verify.certify("log(1 + x) < x", over="x > -1").counterexample)
    Output:
        holds
        {'x': '0'}
    """
    from verify.engines.asking import asked, relation_text

    text = as_text(said)
    if relation is not None:
        plain = isinstance(constant, (int, float, str))
        text = relation_text(text, relation, constant if plain else as_text(constant))
    return decide(asked(text, over, given, define), engine, effort, limit)


def as_text(said: Any) -> str:
    """A text, a number, or a SymPy expression, as a text."""
    if hasattr(said, "free_symbols"):
        from numerics.bound.symbolic import written

        _require_symbols(said)
        try:
            return written(said)
        except ValueError as error:
            raise BadInput(str(error)) from None
    return str(said)


def _require_symbols(said: Any) -> None:
    """A symbol is one name of the language, and nothing is assumed of it but that it is a real number: SymPy may have
    used an assumption already, and the domain need not meet it."""
    import sympy as sp

    from verify.statement.reader import LETTERS, is_reserved

    real, seen = sp.Symbol("x", real=True).assumptions0, dict[str, Any]()
    for symbol in said.atoms(sp.Symbol) if isinstance(said, sp.Basic) else ():
        name = symbol.name
        if not _NAME.fullmatch(name) or (is_reserved(name) and name not in LETTERS) or isinstance(symbol, sp.Dummy):
            raise BadInput(
                f"the SymPy symbol {name[:40]!r}: a name of letters and digits without another meaning is expected"
            )
        if seen.setdefault(name, symbol) != symbol:
            raise BadInput(f"two SymPy symbols are called {name[:40]}")
        if assumed := sorted(key for key, value in symbol.assumptions0.items() if real.get(key) is not value):
            raise BadInput(
                f"the SymPy symbol {name[:40]} is assumed to be {assumed[0]}: leave out assumptions other than "
                "real, and give the domain by over"
            )


def decide(
    statement: Any,
    engine: str | None = None,
    effort: str = "standard",
    limit: float | None = None,
    tried: list[Tried] | None = None,
) -> Answer:
    """Ask the engines (or one of them) about a statement.

    ``limit`` is in seconds of processor time.  ``tried`` is filled while the engines work: whoever interrupts this call
    finds there which engine was at work.  The engines compute at the precision of the checker, so that bounds of
    constants are the same in both.
    """
    if engine is not None and engine not in ENGINES:
        raise BadInput(f"engine {str(engine)[:40]!r}: there is none; allowed are {', '.join(ENGINES)}")
    if effort not in EFFORTS:
        raise BadInput(f"effort {str(effort)[:40]!r}: allowed are {', '.join(EFFORTS)}")
    seconds = LIMITS[effort] if limit is None else limit
    if not (isinstance(seconds, (int, float)) and 0 < seconds <= MOST_SECONDS):
        raise BadInput(f"limit {str(limit)[:40]!r}: allowed are seconds above 0, at most {MOST_SECONDS}")
    from flint import ctx

    from verify.checker import PRECISION

    question = _Question(statement, engine, EFFORTS[effort], float(seconds), [] if tried is None else tried)
    try:
        with ctx.workprec(PRECISION), limited((1 + CHECKING) * seconds) as whole, _Interrupted(whole):
            question.ask(whole)
    except Exhausted:  # while the last certificate was checked, or by the clock
        question.stop()
    except BaseException:
        question.interrupt()
        raise
    answer = (
        question.answer
        if question.answer is not None
        else Answer(
            verdict="open",
            evidence="none",
            statement=statement.text,
            digest=statement.digest,
            summary=question.why_open(),
        )
    )
    return msgspec.structs.replace(answer, tried=tuple(question.tried))


class _Interrupted:
    """End work that is late though it does not count itself, where signals allow it: in the main thread."""

    def __init__(self, work: Work) -> None:
        self.work = work
        main = threading.current_thread() is threading.main_thread() and hasattr(signal, "setitimer")
        self.rings = main and not signal.getitimer(signal.ITIMER_VIRTUAL)[0]

    def __enter__(self) -> None:
        if self.rings:
            self.before = signal.signal(signal.SIGVTALRM, self.ring)
            tick = min(TICK, self.work.seconds / 10)
            signal.setitimer(signal.ITIMER_VIRTUAL, tick, tick)

    def __exit__(self, *_: object) -> None:
        if self.rings:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            signal.signal(signal.SIGVTALRM, self.before)

    def ring(self, _: int, frame: FrameType | None) -> None:
        own = (type(self).__enter__.__code__, type(self).__exit__.__code__)
        if is_switching(frame) or (frame is not None and frame.f_code in own):
            return  # the next tick comes soon
        if self.work.is_late():
            raise Exhausted(self.work)


class _Question:
    """One statement, and what came of asking the engines about it."""

    def __init__(self, statement: Any, engine: str | None, effort: int, seconds: float, tried: list[Tried]) -> None:
        self.statement, self.engine, self.effort, self.seconds = statement, engine, effort, seconds
        self.tried = tried
        self.stopped: dict[str, float] = {}  # seconds that an engine had that was stopped
        self.answer: Answer | None = None
        self.asking = ""
        self.place = ""

    def ask(self, whole: Work) -> None:
        from verify.engines import attack

        attack.forget()
        early: Tried | None = None
        self.whole = whole
        self.work = limited(self.seconds)
        try:
            with self.work:
                for name in ENGINES:
                    if self.engine is not None and name != self.engine:
                        self.tried.append(Tried(name, False, "another engine was chosen"))
                    elif self.answer is None and (early := self._early(name)) is not None:
                        self.tried.append(Tried(name, False, f"{early.engine} decided it first"))
                    elif early is not None and name == early.engine:
                        self.tried.append(early)
                    elif self.answer is not None:
                        self.tried.append(Tried(name, False, "it was decided before"))
                    else:
                        share = LAST.get(name, SHARE) if self.engine is None else 1.0
                        self._ask(name, self.work.seconds * share, self.effort)
                if self.answer is None and self.engine is None:
                    self._again()
                if self.answer is None:
                    self.place = _undefined_place(self.statement)
        except Exhausted as error:
            if error.work is not self.work:
                raise
            self.stop()

    def _again(self) -> None:
        """What is left of the limit, for engines that were stopped."""
        names = [name for name in AGAIN if name in self.stopped]
        for count, name in zip(range(len(names), 0, -1), names, strict=True):
            seconds = self.work.seconds / count
            if self.answer is None and seconds > MORE * self.stopped[name]:
                before = next(one for one in self.tried if one.engine == name)
                self.tried.remove(before)
                self._ask(name, seconds, self.effort)

    def stop(self) -> None:
        """The limit ended what was asked; later engines are not asked."""
        known = {one.engine for one in self.tried}
        if self.asking and self.asking not in known:
            self.tried.append(Tried(self.asking, True, self._stopped(self.seconds)))
        known = {one.engine for one in self.tried}
        self.tried += [Tried(name, False, "the limit was reached before") for name in ENGINES if name not in known]

    def interrupt(self) -> None:
        """Somebody else ended the call: record which engine was at work."""
        if self.asking and self.asking not in {one.engine for one in self.tried}:
            self.tried.append(Tried(self.asking, True, INTERRUPTED))

    def _stopped(self, seconds: float) -> str:
        return f"stopped at its limit, {_shown_seconds(seconds)} of processor time"

    def _early(self, before: str) -> Tried | None:
        """Squares are rarely found where exponentials and their like are in it: a few boxes come first, and numbers for
        which an equation can be solved.  For sums of roots and quotients bounds of the terms come first."""
        from verify.engines import means, nonneg

        parts: dict[str, float] = {}
        if self.engine is None and before in ("solutions", "cones"):
            functions = nonneg.has_functions(self.statement)
            if before == "solutions" and functions:
                parts = EARLY
            elif before == "cones" and not functions and means.is_for(self.statement):
                parts = SUMS
        stopped = dict(self.stopped)
        for name, part in parts.items():
            self._ask(name, part * self.seconds, EFFORTS["quick"])
            found = self.tried.pop()
            if self.answer is not None:
                return found
        self.stopped = stopped  # what had little time is asked again in its turn
        return None

    def _ask(self, name: str, seconds: float, effort: int) -> None:
        from verify.checker import Rejected

        self.asking = name
        module = importlib.import_module(ENGINES[name])
        own = limited(seconds)
        try:
            with own:
                if why := module.fits(self.statement):
                    self.tried.append(Tried(name, False, why))
                    return
                outcome: Outcome = _pointed(self.statement, module.run(self.statement, effort))
        except (ArithmeticError, ValueError, RecursionError, MemoryError) as error:
            self.tried.append(Tried(name, True, one_line(f"gave up ({error})", MAX_RESULT)))
            return
        except Exhausted as error:
            if error.work is not own:
                raise
            self.tried.append(Tried(name, True, self._stopped(seconds)))
            self.stopped[name] = seconds
            return
        except Exception as error:  # a defect of the engine or of a library
            text = f"stopped with an error ({type(error).__name__}: {error})"
            self.tried.append(Tried(name, True, one_line(text, MAX_RESULT)))
            return
        note = outcome.note or "nothing was found"
        own = limited(CHECKING * self.seconds, self.whole)
        try:
            with own:
                self.answer = _checked(name, self.statement, outcome)
        except Exhausted as error:
            if error.work is not own:
                raise
            note = "to check what it found takes more work than the limit allows"
        except Rejected as error:
            note = f"the checker rejected its certificate ({error})"
        self.tried.append(Tried(name, True, one_line(note, MAX_RESULT)))

    def why_open(self) -> str:
        """Where it has no value, if such a place is found: there it is neither true nor false; else what was tried."""
        from verify.statement.reach import UNREACHED

        if self.place:
            return f"Not decided: it is not defined{' at ' if self.statement.names else ': '}{self.place}."
        why = "; ".join(f"{one.engine}: {one.result}" for one in self.tried if one.asked)
        if any(EMPTY in one.result for one in self.tried):
            return "Not decided: no value meets all that is given (it contradicts itself), so nothing is said."
        if any(UNREACHED in one.result for one in self.tried):
            return f"Not decided: {UNREACHED}, so nothing is said of it."
        return f"Not decided. {why}" if why else "Not decided: no engine is for it."


def _pointed(statement: Any, outcome: Outcome) -> Outcome:
    """With a point at which something is said, where the certificate needs one."""
    from verify.engines.inside import MISSING, completed

    if outcome.certificate is None:
        return outcome
    data = completed(statement, outcome.certificate)
    return Outcome(note=MISSING) if data is None else msgspec.structs.replace(outcome, certificate=data)


def _shown_seconds(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds >= 10 else f"{seconds:.1g} s"


def _undefined_place(statement: Any) -> str:
    from verify.engines import attack

    with contextlib.suppress(ArithmeticError, ValueError, RecursionError, MemoryError):
        return "" if attack.fits(statement) else attack.undefined_place(statement)
    return ""


def _with_definitions(says: str, definitions: str) -> str:
    """What is shown, and what the names in it mean that are not built in."""
    own = [row for row in definitions.splitlines() if not row.startswith(("names ", "model "))]
    return f"{says}, where {'; '.join(own)}" if own else says


def _checked(name: str, statement: Any, outcome: Outcome) -> Answer | None:
    """The checker's word on what an engine brings; raises Rejected with the kind of the certificate and the reason."""
    from verify.checker import Rejected, seal
    from verify.statement.certificate import REFUTING
    from verify.statement.variable_ranges import is_whole

    if outcome.certificate is None:
        return None
    kind = outcome.certificate.get("kind")
    if outcome.certificate.get("digest") != statement.digest:
        raise Rejected(f"{kind}: it is about another statement")
    try:
        sealed = seal({"kind": "statement", "certificate": outcome.certificate})
    except Rejected as error:
        raise Rejected(f"{kind}: {error}") from None
    refuted = outcome.certificate["kind"] in REFUTING
    if not refuted and not is_whole(outcome.certificate):
        raise Rejected(f"{kind}: it shows an instance of the statement only")
    return Answer(
        verdict="refuted" if refuted else "holds",
        evidence="certified",
        statement=statement.text,
        digest=statement.digest,
        summary=one_line(_with_definitions(sealed["says"], outcome.certificate["definitions"]), MAX_SUMMARY),
        engine=name,
        certificate=sealed,
        counterexample=outcome.counterexample if refuted else None,
    )
