"""``verify risk``: the exact expected risk of given heads, with its error."""

from __future__ import annotations

import json as json_format
import re
from pathlib import Path
from typing import Any

from verify.errors import BadInput
from verify.run import environment

__all__ = ["heads_from", "model_from", "parity_set_from", "risk"]

MAX_BYTES = 10**6


def risk(
    model: Path | None, heads: str, parity_set: str | None, method: str, accuracy: float, gradient: bool, json: bool
) -> None:
    environment.require("numpy", "numba")
    from numerics.parity.risk.exact import PopulationError
    from numerics.parity.risk.exact import risk as exact_risk

    spec = model_from(model)
    members = parity_set_from(spec, parity_set)
    table = heads_from(spec, heads, members)
    try:
        found = exact_risk(spec, table, members, method=method, gradient=gradient, accuracy=accuracy)
    except PopulationError as error:
        raise BadInput(f"risk: {error}") from None
    data = {
        "model": spec.to_dict(),
        "parity_set": list(members),
        "heads": table.tolist(),
        "risk": found.value,
        "error": found.error,
        "method": found.method,
        "kept": found.kept,
        "detail": found.detail,
    }
    if found.gradient is not None:
        data["gradient"] = found.gradient.tolist()
    print(json_format.dumps(data, indent=2) if json else "\n".join(_lines(data)))


def model_from(path: Path | None) -> Any:
    from numerics.parity.model.spec import ModelError, ModelSpec, load_model
    from verify.files import model_file

    try:
        return ModelSpec() if path is None else load_model(model_file(path))
    except ModelError as error:
        raise BadInput(f"--model: {error}") from None


def parity_set_from(spec: Any, given: str | None) -> tuple[int, ...]:
    """The set on the command line, else that of the model file, else one spread evenly."""
    if given is None:
        return spec.parity_set or tuple(1 + i * spec.n // spec.k for i in range(spec.k))
    if not re.fullmatch(r"\s*\d{1,9}\s*(,\s*\d{1,9}\s*)*", given):
        raise BadInput(f"--parity-set {given!r}; allowed are positions with commas, such as 8,11,18")
    members = tuple(sorted(int(word) for word in given.split(",")))
    if len(set(members)) != len(members) or len(members) != spec.k or not all(1 <= p <= spec.n for p in members):
        raise BadInput(f"--parity-set {given!r}; allowed are k = {spec.k} different positions from 1 to n = {spec.n}")
    return members


def heads_from(spec: Any, given: str, members: tuple[int, ...]) -> Any:
    """aligned, init:SEED, or a JSON file with a row [a13, a14] for each head ([a11, a12, a13, a14] for whole rows)."""
    from numerics.parity.risk.exact import aligned_heads, drawn_heads, entries

    if given == "aligned":
        return aligned_heads(spec, members)
    if given.startswith("init:"):
        seed = given.removeprefix("init:")
        if not re.fullmatch(r"[0-9]{1,18}", seed):
            raise BadInput(f"--heads {given}; allowed is init:SEED with a seed of 1 to 18 digits")
        return drawn_heads(spec, int(seed))
    return _heads_in(Path(given), spec.heads, entries(spec))


def _heads_in(path: Path, count: int, names: tuple[str, ...]) -> Any:
    import math

    import numpy as np

    from verify.files import read_bounded

    if not path.is_file():
        raise BadInput(f"--heads {path}: no such file; allowed are aligned, init:SEED or a JSON file")
    try:
        data = json_format.loads(read_bounded(path, MAX_BYTES))
    except BadInput as error:
        raise BadInput(f"--heads {error}") from None
    except (ValueError, RecursionError):
        raise BadInput(f"--heads {path}: not JSON; allowed is a list of rows [{', '.join(names)}]") from None

    def number(x: Any) -> bool:
        return isinstance(x, int | float) and not isinstance(x, bool) and abs(x) < 1e300 and math.isfinite(x)

    rows = isinstance(data, list) and all(
        isinstance(r, list) and len(r) == len(names) and all(map(number, r)) for r in data
    )
    if not rows or len(data) != count:
        raise BadInput(f"--heads {path}: allowed is a list of {count} rows [{', '.join(names)}] of finite numbers")
    return np.array(data, dtype=float)


def _lines(data: dict[str, Any]) -> list[str]:
    lines = [
        f"n = {data['model']['n']}, k = {data['model']['k']}, temperature {data['model']['temperature']}, "
        f"parity set {{{', '.join(map(str, data['parity_set']))}}}",
        f"risk   {data['risk']:.16g}",
        f"error  {data['error']:.1e}  ({data['detail']})",
        f"method {data['method']}, {data['kept']} of {data['model']['n']} positions hold attention",
    ]
    for i, row in enumerate(data.get("gradient", ()), start=1):
        names = ("a13", "a14") if len(row) == 2 else ("a11", "a12", "a13", "a14")
        shown = ", ".join(f"{name} {value:.12g}" for name, value in zip(names, row, strict=True))
        lines.append(f"gradient of head {i}: {shown}")
    return lines
