"""What a model file chooses, in the words of ``model.prelude``; the paper's own model; what has no meaning for one."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from numerics.parity.model.fields import classifier
from numerics.parity.model.positions import random_positions

__all__ = [
    "BITS",
    "BOTH",
    "FIXED",
    "UNUSED",
    "no_meaning",
    "own_sizes",
    "paper_twin",
    "speaks_of_the_papers",
    "statement_choices",
    "unused_letters",
    "words_speak_of",
]


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
    if model.rational_tau is None:  # what speaks of this model's temperature cannot be read
        return {}
    return {"tau": str(model.tau)}


def _positions(model: Any) -> str:
    if model.seed is None:
        return model.positions
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
    return () if model.sigma.uses_b else ("b",)


_AVERAGE, _COUNTED = re.compile(r"\bmean\("), re.compile(r"\bk\b")
_SIZES = re.compile(  # k as the number of bits, or inside of a type that knows the number of heads
    r"n >= k >= 1|n > k >= 1|1 <= k <= n|k >= 1|subset\(n, k\)|(heads|matrices|first_rows)\(k\)|weights\(k, n\)"
)
_ALIGNED = re.compile(r"\baligned\(")  # a head for every bit
# Formulas where k counts bits, never heads: what they say, they say of any number of heads.  The displays where the
# paper's k is both stay with k heads: whether bits or heads are meant is not ours to choose.
BITS = frozenset({"prop-3.ffnn-formula", "prop-3.ffnn-parameters/edges", "prop-21/token-heads"})
BOTH = frozenset({"lemma-14.inner-derivative"})  # the k is in its quantity
_BOUNDS = ("inputs", "loss")
UNBOUND = " on x, which "  # weights of no input in particular
# Statements whose words name what the model file would choose: uniform inputs, the squared hinge loss.
FIXED: dict[str, tuple[str, ...]] = {
    "rem-10": ("inputs",),
    "rem-10/expressivity": ("inputs",),
    "rem-10/theorem-5": ("inputs",),
    "rem-10/counted": ("inputs",),
    "rem-10/counted-losses": ("inputs",),
    "rem-10!repair": ("inputs",),
    "lemma-18!repair": ("inputs",),
    "thm-11!repair": _BOUNDS,
    "rem-12!repair": _BOUNDS,
    "rem-13!repair": _BOUNDS,
    "cor-20!repair": _BOUNDS,
}
# Statements in words only about networks of their own, of any number of heads, embeddings and classifier: these fields
# of the model file do not occur in what their theorems prove.  A risk of zero is zero for every law of the inputs.
_OWN_NETWORK = ("positions", "m", "head", "trained")
UNUSED: dict[str, tuple[str, ...]] = {
    "contribution-ii": (*_OWN_NETWORK, "inputs"),
    "contribution-ii/lower-bound": (*_OWN_NETWORK, "inputs"),
    "contribution-ii/upper-bound": (*_OWN_NETWORK, "inputs"),
    "rem-12": _OWN_NETWORK,
    "rem-12.conclusion": _OWN_NETWORK,
    "rem-12/threshold-as-printed": _OWN_NETWORK,
    "thm-11/euclidean": _OWN_NETWORK,
    "prop-4": _OWN_NETWORK,
    "prop-4.count/trained": _OWN_NETWORK,
    "rem-9": _OWN_NETWORK,
    "rem-9/trained": _OWN_NETWORK,
    "contribution-iii": _OWN_NETWORK,
    "sec-3-scope.noise": (*_OWN_NETWORK, "inputs"),
}


# Statements in words whose theorems are about b > 0: a model with b = 0 is not theirs, and only checks decide there.
SMOOTHED = frozenset({"thm-5.initial-risk/average", "thm-5-lower", "thm-5-lower/explicit"})


def speaks_of_the_papers(model: Any, entry: Any) -> bool:
    """Is a formula about the paper's own inputs or number of heads, where its words are about the model's?

    A mean over all inputs is an expectation for fair bits only, and k counts the heads only where there are k of them.
    """
    if entry.statement is None:
        return entry.address in SMOOTHED and not model.smoothing > 0
    text = entry.statement.text
    if model.inputs != "uniform" and _AVERAGE.search(text) is not None:
        return True
    if model.heads == model.k:
        return False
    counted = entry.address not in BITS and _COUNTED.search(_SIZES.sub("", text)) is not None
    return counted or entry.address in BOTH or _ALIGNED.search(text) is not None


def words_speak_of(model: Any, address: str) -> Any:
    """The model that a statement is about: the given one, but for what its words fix or do not use (the defaults are
    the paper's)."""
    fields = (*FIXED.get(address, ()), *UNUSED.get(address, ()))
    own = {field: getattr(type(model)(), field) for field in fields}
    return msgspec.structs.replace(model, **own) if own else model


def no_meaning(model: Any, entry: Any) -> str:
    """Why a statement says nothing of a model; empty where it does, decided or not."""
    if model.whole_rows and UNBOUND in entry.unreadable:
        return (
            "it speaks of attention weights that are the same for every input, and heads that look at tokens have "
            "none such"
        )
    if entry.unreadable:
        return f"its formula has no meaning for this model ({entry.unreadable})"
    if entry.address.startswith("fig-2") and entry.words_only:
        return "it tells of runs that were made with the paper's own model"
    if not model.sigma.twice_differentiable and entry.statement is not None and _is_curved(entry.statement):
        if model.pieces is None:
            return f"it speaks of second derivatives, and {model.effective_activation} has none where its slope bends"
        name = "a ReLU" if model.effective_activation == "relu" else "a piecewise-linear activation"
        return f"it speaks of second derivatives, and {name} has none at its corners"
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
