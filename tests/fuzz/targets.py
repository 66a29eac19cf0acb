"""What a fuzzer drives: each target takes bytes and returns quietly, or shows a defect by an exception.

``python -m tests.fuzz.targets NAME [libFuzzer options]`` runs one of them under atheris, where that is installed; the
tests drive the same functions with hypothesis.
"""

from __future__ import annotations

import importlib
import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

SYMBOLS = ("n", "k", "tau", "b")
_PLACE = Path(tempfile.mkdtemp(prefix="fuzz-"))


def _file(data: bytes, name: str) -> Path:
    path = _PLACE / name
    path.write_bytes(data)
    return path


def _one_line(error: Exception, most: int = 3000) -> None:
    text = str(error)
    assert text, type(error)
    assert len(text.splitlines()) == 1, text
    assert len(text) < most, len(text)


def expression(data: bytes) -> None:
    """The grammar: a formula with a finite value, or one clear line."""
    from fractions import Fraction

    from verify.statement.formula import FormulaError, read_formula

    try:
        formula = read_formula(data.decode("utf-8", "replace"), SYMBOLS)
        assert formula.latex()
        assert formula.used <= set(SYMBOLS)
        value = formula.ball({"n": 8, "k": 3, "tau": Fraction(1, 8), "b": Fraction(1, 100)})
        assert value.is_finite()
    except FormulaError as error:
        _one_line(error)


def model(data: bytes) -> None:
    """The model file: a model that says itself again, or one clear line."""
    from numerics.parity.model import ModelError, decode_model, load_model

    try:
        spec = load_model(_file(data, "model.toml"))
    except ModelError as error:
        _one_line(error)
        return
    again = decode_model({"schema": 1, "model": json.loads(json.dumps(spec.to_dict()))})
    assert again.to_dict() == spec.to_dict()


def certificate(data: bytes) -> None:
    """The certificate reader and the checker behind it: a sentence, or a reason."""
    from verify.checker import Rejected, check_body, check_file, digest, load

    path = _file(data, "certificate.json")
    try:
        assert check_file(path)
    except Rejected as error:
        _one_line(error, 6000)
    try:  # a forger renews the digest
        body = load(path)
        assert check_body({**body, "digest": digest(body)})
    except Rejected as error:
        _one_line(error, 6000)


def results(data: bytes) -> None:
    """The results reader, and all that is made of results: words, Markdown and pages in which nothing is markup."""
    from verify.errors import BadInput
    from verify.files import read_results_file
    from verify.report.diff_text import markdown, render
    from verify.results.diff import compare

    try:
        found = read_results_file(_file(data, "results.json"))
    except BadInput as error:
        _one_line(error)
        return
    same = compare(found, found)
    assert not same.changes
    base = read_results_file(_base())
    for one, two in ((found, base), (base, found)):
        made = compare(one, two)
        assert all(line.isprintable() for line in render(made))
        assert "<script" not in markdown(made, ("a", "b"))


def _base() -> Path:
    path = _PLACE / "base.json"
    if not path.exists():
        path.write_bytes(json.dumps(seed()).encode())
    return path


def seed() -> dict[str, object]:
    """A small results file, as JSON data."""
    judged = {
        "verdict": "holds",
        "evidence": "certified",
        "summary": "at most 3.14 in 2 of 10 (95 % interval 2.5 to 55.6 %)",
    }
    step = {"id": "lemma-1.a", "text": "a step", "printed": "x", **judged}
    constant = {
        "name": "c",
        "at": {"n": 8, "tau": "1/8"},
        "paper": "10",
        "best_lower": "1.25",
        "best_upper": "4/3",
        "ratio": "7.5",
        "evidence": "certified",
    }
    claim = {
        "id": "lemma-1",
        "title": "A bound",
        "where": "here",
        "statement": "$x$",
        "depends_on": [],
        **judged,
        "checked": True,
        "proof": {"verdict": "open", "summary": "none"},
        "steps": [step],
        "readings": [{"id": "literal", "text": "x", **judged}],
        "constants": [constant],
        "certificates": ["certificates/lemma-1.a.json"],
        "quantities": {"bound": "n + 1"},
    }
    return {
        "schema": 1,
        "paper": "p",
        "title": "A paper",
        "profile": "quick",
        "model": {"n": 8, "k": 3},
        "environment": {"code": "1"},
        "seconds": 0.5,
        "claims": [claim],
    }


TARGETS: dict[str, Callable[[bytes], None]] = {
    "expression": expression,
    "model": model,
    "certificate": certificate,
    "results": results,
}


def main() -> None:
    import atheris  # type: ignore[import-not-found]

    target = TARGETS[sys.argv.pop(1)]
    with atheris.instrument_imports(include=["numerics", "verify", "theorems"]):
        for module in ("verify.statement.formula", "numerics.parity.model", "verify.report.diff_text", "verify.files"):
            importlib.import_module(module)
        importlib.import_module("verify.checker.rules").known()
    atheris.Setup(sys.argv, target)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
