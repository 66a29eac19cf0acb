"""The model file (TOML, schema 1) as one frozen record, and what may stand in it.

Every refusal is a :class:`ModelError` with one line: the field, what was given, what is allowed.
"""

from __future__ import annotations

import itertools
import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from numerics.formulas import Formula, read
from numerics.parity.model.activations import ACTIVATIONS, Activation, activation
from numerics.parity.model.fields import RELU, Classifier, Piecewise, classifier, piecewise
from numerics.parity.model.losses import LOSSES, LossRecord, loss_record
from numerics.parity.model.positions import POSITIONS, PositionLaw, position_law

if TYPE_CHECKING:
    import flint

__all__ = [
    "ACTIVATIONS",
    "HEADS",
    "INPUTS",
    "LOSSES",
    "POSITIONS",
    "SCHEMA",
    "TRAINED",
    "ModelError",
    "ModelSpec",
    "decode_model",
    "load_model",
]

SCHEMA = 1
MAX_SIZE = 10**6  # positions, heads: above this nothing here could run
MAX_BYTES = 10**6
MAX_RATIONAL_BITS = 128  # of a numerator or denominator: every instrument can compute with it

# The names of the grammar.  A name that ends in ":" takes a parameter after the colon; activations can also be given as
# piecewise:S0,...,Sr;T1,...,Tr or ...;V (slopes from left to right, rising breakpoints, value at 0).
HEADS = {
    "zigzag": "1 + sum over q = 1..k of (-1)^q (8q - 4) activation(S + 1/2 - q)",
    "triangle": "1 - 2 activation(S) + sum over q = 2..k of (-1)^q 4 activation(S + 1 - q)",
    "zigzag:": "C times zigzag, for the positive rational C after the colon",
    "triangle:": "C times triangle",
}
INPUTS = {
    "uniform": "every bit is a fair coin",
    "bernoulli:": "every bit is 1 with the probability after the colon, a rational strictly between 0 and 1",
}
TRAINED = {"plane": "the entries a13 and a14 of every head", "row": "the whole first row of every head"}


class ModelError(ValueError):
    """A model that cannot be: one line with the field, what was given and what is allowed."""


class ModelSpec(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A model, checked when it is made.  ``m`` is the number of heads as given (``heads`` in the file); read
    :attr:`heads`, which is k where none was given."""

    n: int = 8
    k: int = 3
    m: int | None = msgspec.field(default=None, name="heads")
    temperature: str = "1/n"
    b: str = "1/100"
    activation: str = "smoothed-relu"
    positions: str = "circle"
    head: str = "zigzag"
    loss: str = "squared-hinge"
    inputs: str = "uniform"
    parity_set: tuple[int, ...] | None = None
    trained: str = "plane"

    def __post_init__(self) -> None:
        _check_sizes(self)
        _check_name("activation", self.activation, (*ACTIVATIONS, "piecewise:"))
        _check_name("positions", self.positions, POSITIONS)
        _check_name("head", self.head, HEADS)
        _check_parameters(self)
        _check_name("loss", self.loss, LOSSES)
        _check_name("inputs", self.inputs, INPUTS)
        _check_name("trained", self.trained, TRAINED)
        _check_numbers(self)
        _check_parity_set(self)

    @property
    def heads(self) -> int:
        """m, the number of attention heads."""
        return self.k if self.m is None else self.m

    @property
    def law(self) -> Formula:
        """The temperature law, in n and k."""
        return _expression("temperature", self.temperature, ("n", "k"))

    @property
    def tau(self) -> Fraction:
        """The temperature at this n and k; ValueError where it is irrational (then use tau_ball)."""
        return self.law.exact({"n": self.n, "k": self.k})

    @property
    def rational_tau(self) -> Fraction | None:
        """The temperature at this n and k; None where it is irrational."""
        return self.law.rational({"n": self.n, "k": self.k})

    def tau_ball(self) -> flint.arb:
        return self.law.ball({"n": self.n, "k": self.k})

    @property
    def tau_in_range(self) -> bool:
        """Whether 0 < tau <= 1, as the paper has it; False where that cannot be told."""
        return bool(self.tau_ball() <= 1)

    @property
    def smoothing(self) -> Fraction:
        """b, the smoothing of the activation; a ReLU by name has none, whatever b says."""
        return Fraction(0) if self.activation in ("relu", RELU.text) else _rational("b", self.b)

    @property
    def effective_activation(self) -> str:
        """The activation's name, with smoothed-relu at b = 0 (or pieces that make a ReLU) called what it is: relu."""
        if self.activation == RELU.text or (self.activation == "smoothed-relu" and self.smoothing == 0):
            return "relu"
        return self.activation

    @property
    def sigma(self) -> Activation:
        """The effective activation, with its smoothing."""
        return activation(self.effective_activation, self.smoothing)

    @property
    def pieces(self) -> Piecewise | None:
        """The pieces of a piecewise-linear activation; None for any other."""
        return self.sigma.corners

    @property
    def loss_record(self) -> LossRecord:
        """The loss."""
        return loss_record(self.loss)

    @property
    def position_law(self) -> PositionLaw:
        """Where the positions lie."""
        return position_law(self.positions)

    @property
    def whole_rows(self) -> bool:
        """Is the whole first row of every head trained, and not only the two entries in the plane?"""
        if self.trained not in TRAINED:
            raise ValueError(f"trained = {self.trained!r}; allowed are {', '.join(TRAINED)}")
        return self.trained == "row"

    @property
    def classifier(self) -> Classifier:
        """The frozen classifier of equation (2), or the one that stands in its place."""
        return classifier(self.head)

    @property
    def frequency(self) -> int | None:
        """F of positions at the angles 2 pi F p/n; None for positions that are not on the circle's grid."""
        return self.position_law.turns

    @property
    def seed(self) -> int | None:
        """The seed of random positions; None for the others."""
        return self.position_law.seed

    @property
    def bit_probability(self) -> Fraction:
        """The probability that a bit is 1."""
        if self.inputs == "uniform":
            return Fraction(1, 2)
        stem, _, chance = self.inputs.partition(":")
        if stem + ":" not in INPUTS:
            raise ValueError(f"inputs = {self.inputs!r}; allowed are uniform, bernoulli:P")
        return _rational("inputs", chance)

    def parity_sets(self) -> Iterator[tuple[int, ...]]:
        """The stated parity set alone, or else every subset of 1..n of size k, in order."""
        if self.parity_set is not None:
            return iter([self.parity_set])
        return itertools.combinations(range(1, self.n + 1), self.k)

    def at(self, **changes: Any) -> ModelSpec:
        """The same model with some fields changed, checked again; ``heads`` is accepted for ``m``."""
        if "heads" in changes:
            changes["m"] = changes.pop("heads")
        return ModelSpec(**({name: getattr(self, name) for name in self.__struct_fields__} | changes))

    def to_dict(self) -> dict[str, Any]:
        """Canonical JSON data, in the file's own names, with every default written out."""
        return {
            "n": self.n,
            "k": self.k,
            "heads": self.heads,
            "temperature": self.temperature.strip(),
            "b": str(self.smoothing),
            "activation": self.activation,
            "positions": self.positions,
            "head": self.head,
            "loss": self.loss,
            "inputs": _canonical_inputs(self),
            "parity_set": None if self.parity_set is None else list(self.parity_set),
            "trained": self.trained,
        }


def load_model(path: str | Path) -> ModelSpec:
    """Read a model file."""
    where = Path(path)
    try:
        if where.is_dir():
            raise ModelError(f"model file {str(path)!r} is a directory; a TOML file is needed")
        if where.exists() and not where.is_file():  # a pipe would keep us waiting
            raise ModelError(f"model file {str(path)!r} is not a regular file; a TOML file is needed")
        with where.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise ModelError(f"model file {str(path)!r} does not exist") from None
    except (OSError, ValueError) as error:
        if isinstance(error, ModelError):
            raise
        raise ModelError(f"model file {str(path)!r} cannot be read: {error}") from None
    if len(data) > MAX_BYTES:
        raise ModelError(f"model file {str(path)!r} is larger than {MAX_BYTES} bytes")
    try:
        table = tomllib.loads(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise ModelError(f"model file {str(path)!r} is not UTF-8 text") from None
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise ModelError(f"model file {str(path)!r} is not TOML: {' '.join(str(error).split())}") from None
    try:
        return decode_model(table)
    except ModelError as error:
        raise ModelError(f"model file {str(path)!r}: {error}") from None


def decode_model(table: Mapping[str, Any]) -> ModelSpec:
    """A model from the data of a model file: ``{"schema": 1, "model": {...}}``."""
    for key in table:
        if key not in ("schema", "model"):
            raise ModelError(f"unknown key {key!r} at the top of the file; allowed are schema, model")
    if "schema" not in table:
        raise ModelError(f"schema is missing; write schema = {SCHEMA}")
    if type(table["schema"]) is not int or table["schema"] != SCHEMA:
        raise ModelError(f"schema = {_show(table['schema'])}; allowed is {SCHEMA}")
    if "model" not in table:
        raise ModelError("the table [model] is missing")
    if not isinstance(table["model"], Mapping):
        raise ModelError(f"model = {_show(table['model'])}; a table [model] is needed")
    given = {key: value for key, value in table["model"].items() if value is not None or key != "parity_set"}
    try:
        return msgspec.convert(given, ModelSpec, strict=True)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, ModelError):
            raise error.__cause__ from None
        raise ModelError(_explain(given, str(error))) from None


# --------------------------------------------------------------------------------------------- refusals

_ALLOWED = {
    "n": "an integer, 1 or more",
    "k": "an integer from 1 to n",
    "heads": "an integer, 1 or more",
    "temperature": 'an expression in n and k as text, such as "1/n"',
    "b": 'an exact rational as text, such as "1/100"',
    "activation": f"a name: {', '.join(ACTIVATIONS)}, piecewise:SLOPES;BREAKPOINTS",
    "positions": "a name: circle, line, random:SEED, circle:F",
    "head": "a name: zigzag, triangle, zigzag:C, triangle:C",
    "loss": "a name: " + ", ".join(LOSSES),
    "inputs": "a name: uniform, bernoulli:P",
    "parity_set": "a list of k different integers from 1 to n",
    "trained": "a name: " + ", ".join(TRAINED),
}


def _show(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 80 else text[:77] + "..."


def _refuse(field: str, value: Any, allowed: str | None = None) -> ModelError:
    return ModelError(f"model.{field} = {_show(value)}; allowed is {allowed or _ALLOWED[field]}")


def _explain(given: Mapping[str, Any], message: str) -> str:
    """msgspec's complaint in our words: it names the field, but not what was given."""
    if unknown := re.search(r"unknown field `(.*)`", message):
        return f"unknown key {unknown.group(1)!r} in [model]; allowed are {', '.join(_ALLOWED)}"
    path = re.search(r"at `\$\.(\w+)", message)
    field = path.group(1) if path else ""
    return str(_refuse(field, given[field])) if field in _ALLOWED else f"[model]: {message}"


def _is_size(value: Any) -> bool:
    return type(value) is int and value >= 1


def _check_sizes(spec: ModelSpec) -> None:
    for field, value in (("n", spec.n), ("k", spec.k), ("heads", spec.heads)):
        if not _is_size(value):
            raise _refuse(field, value)
        if value > MAX_SIZE and field != "k":
            raise _refuse(field, value, f"an integer from 1 to {MAX_SIZE}")
    if spec.k > spec.n:
        raise _refuse("k", spec.k, f"an integer from 1 to n = {spec.n}")


def _check_name(field: str, value: Any, registry: Collection[str]) -> None:
    if not isinstance(value, str) or not (value in registry and not value.endswith(":")):
        stem, colon, parameter = value.partition(":") if isinstance(value, str) else ("", "", "")
        if not colon or stem + colon not in registry or not parameter:
            raise _refuse(field, value)


def _check_parameters(spec: ModelSpec) -> None:
    """What stands after a colon, and one name for one thing: ``circle:1`` is the circle."""
    try:
        if spec.activation.startswith("piecewise:"):
            msgspec.structs.force_setattr(spec, "activation", piecewise(spec.activation).text)
    except ValueError as error:
        raise ModelError(f"model.activation = {_show(spec.activation)}: {error}") from None
    try:
        msgspec.structs.force_setattr(spec, "head", classifier(spec.head).text)
    except ValueError as error:
        raise ModelError(f"model.head = {_show(spec.head)}: {error}") from None
    try:
        msgspec.structs.force_setattr(spec, "positions", position_law(spec.positions).name)
    except ValueError as error:
        raise ModelError(f"model.positions = {_show(spec.positions)}: {error}") from None


def _expression(field: str, text: Any, symbols: tuple[str, ...]) -> Formula:
    if not isinstance(text, str):
        raise _refuse(field, text)
    try:
        return read(text, symbols)
    except ValueError as error:
        raise ModelError(f"model.{field}: {error}") from None


def _rational(field: str, text: Any) -> Fraction:
    if not isinstance(text, str):
        raise _refuse(field, text)
    return _read_rational(field, text)


@lru_cache(maxsize=1024)  # a training asks for b at every step
def _read_rational(field: str, text: str) -> Fraction:
    value = _expression(field, text, ()).rational()
    if value is None:
        raise _refuse(field, text)
    if max(map(int.bit_length, value.as_integer_ratio())) > MAX_RATIONAL_BITS:
        raise _refuse(field, text, f"a rational of at most {MAX_RATIONAL_BITS} bits")
    return value


def _check_numbers(spec: ModelSpec) -> None:
    if _rational("b", spec.b) < 0:
        raise _refuse("b", spec.b, "an exact rational, 0 or more")
    try:
        positive, bounded = spec.tau_ball() > 0, 2**-MAX_RATIONAL_BITS <= spec.tau_ball() <= 2**MAX_RATIONAL_BITS
        exact = (spec.rational_tau if positive else None) or Fraction(1)
    except ValueError as error:
        raise ModelError(f"model.temperature at n = {spec.n}, k = {spec.k}: {error}") from None
    if not positive:
        raise _refuse("temperature", spec.temperature, f"positive; it is not at n = {spec.n}, k = {spec.k}")
    if not bounded or max(map(int.bit_length, exact.as_integer_ratio())) > MAX_RATIONAL_BITS:
        raise _refuse("temperature", spec.temperature, f"a value of at most {MAX_RATIONAL_BITS} bits")
    if not 0 < spec.bit_probability < 1:
        raise _refuse("inputs", spec.inputs, "bernoulli:P with P an exact rational strictly between 0 and 1")


def _canonical_inputs(spec: ModelSpec) -> str:
    return "uniform" if spec.bit_probability == Fraction(1, 2) else f"bernoulli:{spec.bit_probability}"


def _check_parity_set(spec: ModelSpec) -> None:
    given = spec.parity_set
    if given is None:
        return
    if not isinstance(given, tuple) or not all(type(p) is int for p in given):
        raise _refuse("parity_set", given)
    shown = list(given)
    if len(set(given)) != len(given):
        raise _refuse("parity_set", shown, "a list without repeats")
    if len(given) != spec.k:
        raise _refuse("parity_set", shown, f"a list of k = {spec.k} positions")
    if not all(1 <= p <= spec.n for p in given):
        raise _refuse("parity_set", shown, f"a list of positions from 1 to n = {spec.n}")
    msgspec.structs.force_setattr(spec, "parity_set", tuple(sorted(given)))
