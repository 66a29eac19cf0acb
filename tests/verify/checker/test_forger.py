"""Every field of a certificate of every kind of statement is forged: refused, or it shows the very same.

``samples.json`` has one small true certificate of each kind.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.forger import changed_places, contradicted, structural, swapped
from verify.checker import Rejected, check_body, digest, establish, seal
from verify.checker.reading import parse
from verify.statement import Refused
from verify.statement.certificate import check
from verify.statement.certificate_form import KINDS, REFUTING, require_form

SAMPLES: dict[str, dict[str, Any]] = json.loads((Path(__file__).parent / "samples.json").read_text(encoding="utf-8"))
LEAST = 40  # forgeries of each sample


def accepted(data: Any) -> Any:
    """What the checker finds, or None; any other exception is a defect."""
    try:
        return check(data)
    except Refused:
        return None


def test_there_is_a_sample_of_every_kind() -> None:
    assert set(SAMPLES) == set(KINDS)
    for kind, data in SAMPLES.items():
        found = check(data)
        assert (found.kind, found.digest, found.refutes) == (kind, data["digest"], kind in REFUTING)
        assert establish({"kind": "statement", "certificate": data}) == found.sentence


@pytest.mark.parametrize("kind", sorted(SAMPLES))
def test_a_changed_field_is_refused_or_shows_the_same(kind: str) -> None:
    data, count = SAMPLES[kind], 0
    before = check(data)
    for path, forged in (*changed_places(data, nested=30), *swapped(data)):
        found, count = accepted(forged), count + 1
        if found is None:
            continue
        assert path[0] not in ("version", "kind", "digest", "definitions", "statement"), path
        assert (found.digest, found.refutes) == (before.digest, before.refutes), path
    assert count >= LEAST


@pytest.mark.parametrize("kind", sorted(SAMPLES))
def test_a_missing_or_an_extra_field_is_refused(kind: str) -> None:
    data = SAMPLES[kind]
    for forged in structural(data):
        if set(data) - set(forged) == {"inside"} and kind not in ("reduced", "composed"):
            continue  # this field may be left out where a plain point serves
        assert accepted(forged) is None


def _nested(depth: int) -> Any:
    return [_nested(depth - 1)] if depth else "0"


def test_size_and_depth_are_limited_exactly() -> None:
    def of(value: Any) -> dict[str, Any]:
        return {**SAMPLES["point"], "assignment": {"x": value}}

    require_form(of(["0"] * 19_992))  # beside the list 8 parts: the table, its six fields, the list
    with pytest.raises(Refused, match="at most 20000 parts"):
        require_form(of(["0"] * 19_993))
    require_form(of(_nested(48)))
    with pytest.raises(Refused, match="nested at most 50 deep"):
        require_form(of(_nested(49)))


@pytest.mark.parametrize("kind", sorted(SAMPLES))
def test_another_spelling_is_refused(kind: str) -> None:
    """It has the digest of the right one: what is printed must be what was read."""
    data = SAMPLES[kind]
    spaced = {"statement": data["statement"].replace(" ", "  ", 1), "definitions": f"{data['definitions']}\n"}
    for field, text in spaced.items():
        with pytest.raises(Refused, match="not spelled as it is read"):
            check({**data, field: text})


@pytest.mark.parametrize("kind", sorted(SAMPLES))
def test_the_contrary_is_not_shown(kind: str) -> None:
    contrary = list(contradicted(SAMPLES[kind]))
    assert contrary
    for forged in contrary:
        assert accepted(forged) is None, forged["statement"]


@pytest.mark.parametrize("kind", sorted(SAMPLES))
def test_a_certificate_does_not_serve_for_another_kind(kind: str) -> None:
    data = SAMPLES[kind]
    for other in sorted(set(KINDS) - {kind}):
        renamed = {key: value for key, value in data.items() if key not in KINDS[kind]}
        own = {name: data.get(name, SAMPLES[other].get(name)) for name in KINDS[other]}
        found = accepted({**renamed, **own, "kind": other})
        assert found is None or (found.digest, found.refutes) == (data["digest"], kind in REFUTING)


@pytest.mark.parametrize("kind", sorted(SAMPLES))
def test_the_envelope_is_forged_too(kind: str) -> None:
    sealed = seal({"kind": "statement", "certificate": SAMPLES[kind]})
    for name, new in (("says", "0 = 1"), ("version", 2), ("format", "x"), ("kind", "relation-holds"), ("paper", "")):
        forged = {**sealed, name: new}
        with pytest.raises(Rejected):
            check_sealed({**forged, "digest": digest(forged)})
    with pytest.raises(Rejected):
        check_sealed({**sealed, "digest": "0" * 64})


def check_sealed(body: dict[str, Any]) -> str:
    return check_body(parse(json.dumps(body).encode()))
