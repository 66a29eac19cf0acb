r"""An attention head with a context token, as a model: sizes, norm bounds, and the head itself.

Rows of X are the T tokens x_t, z is the context token.  The head is

    f(X, z) = σ( W_Vᵀ Xᵀ softmax(X W_QKᵀ z) ),

its score of token t is x_tᵀ W_QKᵀ z, its values are the rows of X W_V, and σ is L-Lipschitz with σ(0) = 0.  The layer
takes every token in turn as context; the scalar output is wᵀ f with the [CLS] token as context.  With w, W_V and an
identity σ before w folded into one vector v, the scalar head is σ(⟨v, Σ_t p_t x_t⟩).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec

from numerics.formulas import Formula, read

__all__ = ["HeadError", "HeadSpec", "head", "layer", "load_head", "scalar_output", "softmax"]

SCHEMA = 1
MAX_BYTES = 10**6
MAX_SIZE = 10**6
_ALLOWED = {
    "T": "an integer from 1 to 1000000",
    "d": "an integer from 1 to 1000000",
    "s": "an integer from 1 to T",
    "samples": "an integer from 1 to 1000000",
    "beta": 'an expression in s and T as text, such as "log(2*T)"',
    "epsilon": 'a positive rational as text, such as "1/10"',
    "lipschitz": 'a positive rational as text, such as "1"',
    "token_norm": 'a positive rational as text, such as "1"',
    "value_norm": 'a positive rational as text, such as "1"',
    "score_norm": 'a positive rational as text, such as "4"',
}
_RATIONALS = ("epsilon", "lipschitz", "token_norm", "value_norm", "score_norm")


class HeadError(ValueError):
    """A model that cannot be: one line with the field, what was given and what is allowed."""


class HeadSpec(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sizes and norm bounds of one head, checked when it is made.  Numbers that must be exact are text."""

    T: int = 64  # context length
    d: int = 16  # dimension of the embedding, for experiments
    s: int = 3  # sparsity: how many inputs matter
    samples: int = 1000  # m, contexts on which functions are compared
    beta: str = "log(2*T)"  # score of a position that matters; the others have 0
    epsilon: str = "1/10"  # accuracy of a cover
    lipschitz: str = "1"  # L, of the output map
    token_norm: str = "1"  # B_X, of every token and of the context
    value_norm: str = "1"  # B_V, of the value map
    score_norm: str = "4"  # B_QK, Frobenius norm of the score matrix

    def __post_init__(self) -> None:
        for name in ("T", "d", "samples"):
            _check_size(name, getattr(self, name), MAX_SIZE)
        _check_size("s", self.s, self.T, f"an integer from 1 to T = {self.T}")
        for name in _RATIONALS:
            if _rational(name, getattr(self, name)) <= 0:
                raise _refuse(name, getattr(self, name))
        self.law  # noqa: B018  (raises where the text is not in the grammar)

    @property
    def law(self) -> Formula:
        """The score scale as an expression in s and T."""
        if not isinstance(self.beta, str):
            raise _refuse("beta", self.beta)
        try:
            return read(self.beta, ("s", "T"))
        except ValueError as error:
            raise HeadError(f"model.beta: {error}") from None

    def exact(self, name: str) -> Fraction:
        return _rational(name, getattr(self, name))

    def values(self) -> dict[str, int | Fraction]:
        """What the symbols of a formula mean here."""
        return {
            "T": self.T,
            "s": self.s,
            "m": self.samples,
            "epsilon": self.exact("epsilon"),
            "L": self.exact("lipschitz"),
            "B_X": self.exact("token_norm"),
            "B_V": self.exact("value_norm"),
            "B_QK": self.exact("score_norm"),
        }

    def to_dict(self) -> dict[str, Any]:
        """Canonical JSON data, with every default written out."""
        plain = {name: getattr(self, name) for name in self.__struct_fields__}
        return plain | {"beta": self.beta.strip()} | {name: str(self.exact(name)) for name in _RATIONALS}


def load_head(source: Path | Mapping[str, Any] | None = None) -> HeadSpec:
    """The default, a model file (TOML, schema 1, table ``[model]``), or the data that ``to_dict`` gave."""
    if source is None:
        return HeadSpec()
    if isinstance(source, Mapping):
        return _decode(source)
    where = Path(source)
    try:
        if where.exists() and not where.is_file():  # a pipe would keep us waiting
            raise HeadError("not a regular file")
        with where.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
        if len(data) > MAX_BYTES:
            raise HeadError(f"larger than {MAX_BYTES} bytes")
        return _decode(_table(tomllib.loads(data.decode("utf-8"))))
    except HeadError as error:
        raise HeadError(f"model file {str(source)!r}: {error}") from None
    except OSError as error:
        raise HeadError(f"model file {str(source)!r} cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise HeadError(f"model file {str(source)!r} is not TOML: {' '.join(str(error).split())}") from None


def _table(content: Mapping[str, Any]) -> Mapping[str, Any]:
    for key in content:
        if key not in ("schema", "model"):
            raise HeadError(f"unknown key {key!r} at the top of the file; allowed are schema, model")
    if type(content.get("schema")) is not int or content["schema"] != SCHEMA:
        raise HeadError(f"schema = {content.get('schema')!r}; allowed is {SCHEMA}")
    if not isinstance(content.get("model"), Mapping):
        raise HeadError("the table [model] is missing")
    return dict(content["model"])


def _decode(table: Mapping[str, Any]) -> HeadSpec:
    for key in table:
        if key not in _ALLOWED:
            raise HeadError(f"unknown key {key!r} in [model]; allowed are {', '.join(_ALLOWED)}")
    try:
        return msgspec.convert(dict(table), HeadSpec, strict=True)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, HeadError):
            raise error.__cause__ from None
        place = re.search(r"at `\$\.(\w+)", str(error))
        name = place.group(1) if place else ""
        raise (_refuse(name, table[name]) if name in table else HeadError(f"[model]: {error}")) from None


def _refuse(field: str, value: Any, allowed: str | None = None) -> HeadError:
    return HeadError(f"model.{field} = {repr(value)[:80]}; allowed is {allowed or _ALLOWED[field]}")


def _check_size(name: str, value: Any, high: int, allowed: str | None = None) -> None:
    if type(value) is not int or not 1 <= value <= high:
        raise _refuse(name, value, allowed)


def _rational(name: str, text: Any) -> Fraction:
    if not isinstance(text, str):
        raise _refuse(name, text)
    try:
        value = read(text).rational()
    except ValueError as error:
        raise HeadError(f"model.{name}: {error}") from None
    if value is None:
        raise _refuse(name, text)
    if max(map(int.bit_length, value.as_integer_ratio())) > 300:
        raise _refuse(name, text, "a rational of at most 300 bits")
    return value


# ----------------------------------------------------------------------------------------- the head, in doubles


def softmax(scores: Any) -> Any:
    """Weights over the last axis; the largest score is subtracted first, which changes nothing."""
    import numpy as np

    raised = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return raised / raised.sum(axis=-1, keepdims=True)


def head(tokens: Any, context: Any, score_matrix: Any, value_matrix: Any, output: Any = None) -> Any:
    """σ(W_Vᵀ Xᵀ softmax(X W_QKᵀ z)); ``tokens`` may carry leading axes for a batch."""
    weights = softmax(tokens @ (score_matrix.T @ context))
    mixed = (weights[..., None] * (tokens @ value_matrix)).sum(axis=-2)
    return mixed if output is None else output(mixed)


def layer(tokens: Any, score_matrix: Any, value_matrix: Any, output: Any = None) -> Any:
    """The head with each token in turn as its context: row t is the output at position t."""
    weights = softmax(tokens @ score_matrix @ tokens.T)
    mixed = weights @ (tokens @ value_matrix)
    return mixed if output is None else output(mixed)


def scalar_output(tokens: Any, cls: Any, score_matrix: Any, value_matrix: Any, last: Any, output: Any = None) -> float:
    """wᵀ f at [CLS]: a learnt token is put in front, attends to everything and itself, and is read by w."""
    import numpy as np

    everything = np.vstack([cls[None, :], tokens])
    return float(head(everything, cls, score_matrix, value_matrix, output) @ last)
