"""The published JSON schemas are current, accept the committed files and reject wrong ones."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest

from tests.third_party import ROOT
from tools.schemas import FOLDER, schemas

TYPES = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "null": type(None),
    "number": (int, float),
    "integer": int,
}


def problem(value: Any, schema: dict[str, Any], root: dict[str, Any], at: str = "$") -> str:
    """The first violation of the part of JSON Schema that msgspec writes; empty if there is none."""
    if "$ref" in schema:
        return problem(value, root["$defs"][schema["$ref"].rpartition("/")[2]], root, at)
    if "anyOf" in schema:
        found = [problem(value, one, root, at) for one in schema["anyOf"]]
        return "" if "" in found else found[0]
    if "const" in schema:
        return "" if value == schema["const"] else f"{at}: not {schema['const']}"
    if "enum" in schema:
        return "" if value in schema["enum"] else f"{at}: {value!r} is not allowed"
    kind = schema.get("type")
    if kind is None:
        return ""
    if not isinstance(value, TYPES[kind]) or (kind in ("integer", "number") and isinstance(value, bool)):
        return f"{at}: not of type {kind}"
    if kind == "array":
        parts = [problem(item, schema.get("items") or {}, root, f"{at}[{i}]") for i, item in enumerate(value)]
        return next(filter(None, parts), "")
    return _object(value, schema, root, at) if kind == "object" else ""


def _object(value: dict[str, Any], schema: dict[str, Any], root: dict[str, Any], at: str) -> str:
    if missing := [name for name in schema.get("required", []) if name not in value]:
        return f"{at}: {missing[0]} is missing"
    known, more = schema.get("properties", {}), schema.get("additionalProperties", True)
    for name, item in value.items():
        part = known.get(name, more)
        if part is False:
            return f"{at}: unknown field {name}"
        if isinstance(part, dict) and (found := problem(item, part, root, f"{at}.{name}")):
            return found
    return ""


def _schema(name: str) -> dict[str, Any]:
    return json.loads((FOLDER / f"{name}.json").read_text("utf-8"))


def _invalid(value: Any, name: str) -> str:
    root = _schema(name)
    return problem(value, root, root)


def test_the_committed_schemas_are_current():
    assert {path.name: path.read_text("utf-8") for path in FOLDER.iterdir()} == schemas(), (
        "stale: python -m tools.schemas --write"
    )


@pytest.mark.parametrize("paper", ["han2025", "edelman2022", "published_rates", "network_constants"])
def test_committed_results_are_valid_and_a_wrong_one_is_not(paper):
    data = json.loads((ROOT / "reports" / paper / "results.json").read_text("utf-8"))
    assert _invalid(data, "results") == ""
    data["claims"][0]["verdict"] = "probably"
    assert "'probably' is not allowed" in _invalid(data, "results")
    del data["claims"][0]["verdict"]
    assert "verdict is missing" in _invalid(data, "results")


def test_the_claims_of_our_papers_are_valid_and_an_unknown_key_is_not():
    files = sorted((ROOT / "theorems").rglob("claim.toml"))
    assert len(files) > 50
    for path in files:
        assert _invalid(tomllib.loads(path.read_text("utf-8")), "claim") == "", path
    assert "unknown field titel" in _invalid({"id": "a", "title": "b", "where": "c", "titel": "d"}, "claim")


def test_certificates_are_valid_and_one_of_another_version_is_not():
    files = sorted((ROOT / "reports" / "han2025" / "certificates").glob("*.json"))[:40]
    for path in files:
        data = json.loads(path.read_text("utf-8"))
        assert _invalid(data, "certificate") == "", path
        assert "not 1" in _invalid({**data, "version": 2}, "certificate")
