"""Engines that decide statements of any user: a registry, tried in its order; the checker has the last word.

An engine is a module with ``about`` (one line), ``fits(statement)`` (why not, or an empty text) and
``run(statement, effort)``.  What it brings is a body of a certificate; only what the checker derives again counts.
"""

from __future__ import annotations

import contextlib
import importlib
from typing import Any

from verify.engines.outcome import Answer, Outcome, Tried
from verify.errors import BadInput

__all__ = ["ENGINES", "Answer", "as_text", "certify", "decide"]

ENGINES = {  # in the order in which they are asked: attacked before it is believed
    "attack": "verify.engines.attack",
    "nonneg": "verify.engines.nonneg",
    "rewriting": "verify.engines.rewriting",
    "boxes": "verify.engines.boxes",
    "smt": "verify.engines.smt",
    "quantifiers": "verify.engines.quantifiers",
    "search": "verify.engines.hunt",
    "finite": "verify.engines.finite",
}
EMPTY = "no case meets what is given"
EFFORTS = {"quick": 0, "standard": 1, "thorough": 2}


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
) -> Answer:
    """Is ``said`` true for all values in ``over``?  ``certify("tanh(x)", "<=", 1, over={"x": "reals"})``.

    ``said`` is a text in the language of statements (or, with a relation and a constant, a term of it or a SymPy
    expression); ``over`` a text such as ``"x : reals, 0 <= y <= 1"`` or a table ``{"x": "reals", "y": (0, 1)}``.
    """
    from verify.engines.asking import asked, relation_text

    text = as_text(said)
    if relation is not None:
        plain = isinstance(constant, (int, float, str))
        text = relation_text(text, relation, constant if plain else as_text(constant))
    return decide(asked(text, over, given, define), engine, effort)


def as_text(said: Any) -> str:
    """A text, a number, or a SymPy expression, as a text."""
    if hasattr(said, "free_symbols"):
        from numerics.bound.symbolic import written

        try:
            return written(said)
        except ValueError as error:
            raise BadInput(str(error)) from None
    return str(said)


def decide(statement: Any, engine: str | None = None, effort: str = "standard") -> Answer:
    """Ask the engines (or one of them) about a statement."""
    if engine is not None and engine not in ENGINES:
        raise BadInput(f"engine {str(engine)[:40]!r}: there is none; allowed are {', '.join(ENGINES)}")
    if effort not in EFFORTS:
        raise BadInput(f"effort {str(effort)[:40]!r}: allowed are {', '.join(EFFORTS)}")
    tried: list[Tried] = []
    answer: Answer | None = None
    early: Tried | None = None
    for name, module in ENGINES.items():
        if engine is not None and name != engine:
            tried.append(Tried(name, False, "another engine was chosen"))
        elif name == "nonneg" and engine is None and answer is None and (found := _by_few_boxes(statement)):
            answer, early = found
            tried.append(Tried(name, False, "boxes decided it first"))
        elif early is not None and name == early.engine:
            tried.append(early)
        elif answer is not None:
            tried.append(Tried(name, False, "it was decided before"))
        else:
            answer = _asked(name, importlib.import_module(module), statement, EFFORTS[effort], tried)
    if answer is None:
        why = "; ".join(f"{one.engine}: {one.result}" for one in tried if one.asked)
        answer = Answer(
            verdict="open",
            evidence="none",
            statement=statement.text,
            digest=statement.digest,
            summary=_undecided(statement, why, tried),
        )
    return Answer(**{**{f: getattr(answer, f) for f in answer.__struct_fields__}, "tried": tuple(tried)})


def _undecided(statement: Any, why: str, tried: list[Tried]) -> str:
    """Where it has no value, if such a place is found: there it is neither true nor false; else what was tried."""
    from verify.engines import attack

    place = ""
    if not attack.fits(statement):
        with contextlib.suppress(ArithmeticError, ValueError, RecursionError):
            place = attack.undefined_place(statement)
    if place:
        return f"Not decided: it is not defined at {place}."
    if not why and any(EMPTY in one.result for one in tried):
        return "Not decided: no value meets all that is given (it contradicts itself), so nothing is said."
    return f"Not decided. {why}" if why else "Not decided: no engine is for it."


def _by_few_boxes(statement: Any) -> tuple[Answer, Tried] | None:
    """Squares are rarely found where exponentials and their like are in it, and take long: a few boxes come first."""
    from verify.engines import boxes, nonneg

    said: list[Tried] = []
    if not nonneg.has_functions(statement):
        return None
    answer = _asked("boxes", boxes, statement, EFFORTS["quick"], said)
    return (answer, said[-1]) if answer is not None else None


def _asked(name: str, module: Any, statement: Any, effort: int, tried: list[Tried]) -> Answer | None:
    if why := module.fits(statement):
        tried.append(Tried(name, False, why))
        return None
    try:
        outcome: Outcome = module.run(statement, effort)
    except (ArithmeticError, ValueError, RecursionError) as error:
        tried.append(Tried(name, True, f"gave up ({error})"))
        return None
    answer = _checked(name, statement, outcome)
    tried.append(Tried(name, True, outcome.note or "nothing was found"))
    return answer


def _checked(name: str, statement: Any, outcome: Outcome) -> Answer | None:
    """The checker's word on what an engine brings."""
    from verify.checker import Rejected, seal
    from verify.statement.certificate import REFUTING

    if outcome.certificate is None or outcome.certificate["digest"] != statement.digest:
        return None
    try:
        sealed = seal({"kind": "statement", "certificate": outcome.certificate})
    except Rejected:
        return None
    refuted = outcome.certificate["kind"] in REFUTING
    return Answer(
        verdict="refuted" if refuted else "holds",
        evidence="certified",
        statement=statement.text,
        digest=statement.digest,
        summary=sealed["says"],
        engine=name,
        certificate=sealed,
        counterexample=outcome.counterexample if refuted else None,
    )
