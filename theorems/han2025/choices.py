"""What a model file chooses, in the words of ``model.prelude``; the paper's own model; what has no meaning for one."""

from __future__ import annotations

import re
from typing import Any

from numerics.formula.grammar import InexactError
from numerics.parity.model.fields import classifier
from verify.court.words import words_beside

say = words_beside(__package__)

__all__ = ["no_meaning", "own_sizes", "paper_twin", "speaks_of_the_papers", "statement_choices", "unused_letters"]


def statement_choices(model: Any) -> dict[str, str]:
    """Option by field; numbers stand after a colon, lists are separated by semicolons."""
    shape = classifier(model.head)
    found = {
        "activation": model.effective_activation,
        "positions": _positions(model),
        "shape": shape.shape,
        "scale": str(shape.scale),
        "loss": model.loss,
        "inputs": model.to_dict()["inputs"],
        "trained": model.trained,
        "heads": "k" if model.heads == model.k else str(model.heads),
        "n": str(model.n),
        "k": str(model.k),
        "b": str(model.smoothing),
    }
    return found | _temperature(model)


def _temperature(model: Any) -> dict[str, str]:
    try:
        return {"tau": str(model.tau)}
    except InexactError:
        return {}  # no rational number: what speaks of this model's temperature cannot be read


def _positions(model: Any) -> str:
    if model.seed is None:
        return model.positions
    from numerics.parity.model.functions import random_positions  # heavy; the paper is listed without it

    table = random_positions(model.n, model.seed)
    return "random:" + ";".join(",".join(str(pair[side]) for pair in table) for side in (0, 1))


def paper_twin(model: Any) -> Any:
    """The paper's own model at the sizes of this one, at its temperature and smoothing where the paper allows them."""
    own = {"n": model.n, "k": model.k, "parity_set": model.parity_set}
    own |= {"temperature": model.temperature} if model.tau_in_range else {}
    own |= {"b": model.b} if model.smoothing > 0 else {}
    return type(model)(**own)


def own_sizes(model: Any) -> dict[str, Any]:
    """The letters of the statements that this model gives a value."""
    return {"n": model.n, "k": model.k, "b": str(model.smoothing), **_temperature(model)}


def unused_letters(model: Any) -> tuple[str, ...]:
    """Letters that no definition of this model uses: a counterexample may not choose them otherwise than the model."""
    return () if model.effective_activation == "smoothed-relu" else ("b",)


_AVERAGE, _COUNTED = re.compile(r"\bmean\("), re.compile(r"\bk\b")
_SIZES = re.compile(r"n >= k >= 1|n > k >= 1|k >= 1|subset\(n, k\)|heads\(k\)")  # k as the number of bits


def speaks_of_the_papers(model: Any, entry: Any) -> bool:
    """Is a formula about the paper's own inputs or number of heads, where its words are about the model's?

    A mean over all inputs is an expectation for fair bits only, and k counts the heads only where there are k of them.
    """
    if entry.statement is None:
        return False
    text = entry.statement.text
    other_inputs = model.inputs != "uniform" and _AVERAGE.search(text) is not None
    return other_inputs or (model.heads != model.k and _COUNTED.search(_SIZES.sub("", text)) is not None)


def no_meaning(model: Any, entry: Any) -> str:
    """Why a statement says nothing of a model; empty where it does, decided or not."""
    if entry.unreadable:
        return say("no_meaning.says", unreadable=entry.unreadable)
    if entry.address.startswith("fig-2") and entry.words_only:
        return say("no_meaning.says-2")
    if model.pieces is not None and entry.statement is not None and _is_curved(entry.statement):
        name = "a ReLU" if model.effective_activation == "relu" else "a piecewise-linear activation"
        return say("no_meaning.says-3", name=name)
    return ""


def _is_curved(statement: Any) -> bool:
    """Does the formula differentiate twice, by itself or in a definition?"""
    terms = [statement.says, *(term for part in statement.parts for term in part.asked)]
    return any(_order(term, statement.prelude.definitions, {}) >= 2 for term in terms)


def _order(term: Any, definitions: Any, known: dict[str, int]) -> int:
    """How often something is differentiated, one inside of another."""
    from verify.statement.terms import children  # the language is heavy; the paper is listed without it

    inside = [_order(part, definitions, known) for part in children(term)]
    if term.op == "call":
        if term.name not in known:
            known[term.name] = _order(definitions[term.name].body, definitions, known)
        inside.append(known[term.name])
    return max(inside, default=0) + {"D": 1, "grad": 1, "hess": 2}.get(term.op, 0)
