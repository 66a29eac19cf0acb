"""The checker under attack: every field of every kind is forged, with and without a fresh digest."""

from __future__ import annotations

import ast
import json
from fractions import Fraction
from pathlib import Path

import pytest

import verify.checker
from numerics.parity.suprema.gradient import gradient_enclosure
from tests.forger import forgeries, places, replaced
from verify.checker import Rejected, check_body, check_file, digest, establish, seal
from verify.records import Certificate
from verify.results.bundle import modules
from verify.run.certificates import write

ENCLOSURE = gradient_enclosure(
    2, 2, Fraction(1, 4), Fraction(1, 100)
)  # larger circles: tests/numerics/parity/suprema/test_gradient.py
WITNESSES = ("slopes", "offsets", "radius", "plane", "line")  # how a bound is shown: another way may show the same
ALIGNED = [{"radius": "1", "position": "1"}, {"radius": "1", "position": "3"}]
MODEL = {"n": 4, "k": 2, "tau": "1/4", "b": "1/100"}
SAMPLES = {
    "gradient-supremum": ENCLOSURE.bound,
    "gradient-norm": ENCLOSURE.point,
    "entry": {
        "kind": "model-point",
        **MODEL,
        "heads": [["1/3", "0"], ["0", "1/5"]],
        "x": "1100",
        "quantity": "gradient-entry",
        "entry": 1,
        "relation": ">",
        "value": "1/100",
    },
    "risk": {
        "kind": "model-point",
        **MODEL,
        "heads": ALIGNED,
        "parity_set": [1, 3],
        "quantity": "risk",
        "relation": ">",
        "value": "1/100",
    },
    "loss": {
        "kind": "model-point",
        **MODEL,
        "heads": ALIGNED,
        "parity_set": [1, 3],
        "x": "1000",
        "quantity": "loss",
        "relation": ">",
        "value": "1/1000",
    },
    "margin": {
        "kind": "model-point",
        **MODEL,
        "heads": ALIGNED,
        "parity_set": [1, 3],
        "quantity": "margin",
        "relation": ">",
        "value": "-20",
    },
    "output": {
        "kind": "model-point",
        **MODEL,
        "heads": ALIGNED,
        "x": "0110",
        "quantity": "output",
        "relation": "<",
        "value": "5",
    },
    "share-sum": {
        "kind": "model-point",
        **MODEL,
        "heads": ALIGNED,
        "x": "0110",
        "quantity": "share-sum",
        "relation": "<",
        "value": "2",
    },
    "classifier-point": {"kind": "classifier-point", "k": 3, "b": "1/100", "sum": "0", "relation": "<", "value": "1"},
    "formula-inequality": {
        "kind": "formula-inequality",
        "n": 3,
        "k": 2,
        "tau": "1/2",
        "b": "1/100",
        "heads": [["1/3", "0"], ["0", "1/5"]],
        "x": "100",
        "left": ["abs", ["+", ["*", ["output"], ["hessian", "0", "1"]], ["*", ["gradient", "0"], ["gradient", "3"]]]],
        "relation": ">",
        "right": ["/", ["share-hessian", "0", "0"], ["*", "64", ["k"]]],
    },
}


@pytest.fixture(scope="module", params=sorted(SAMPLES))
def sealed(request):
    return seal(SAMPLES[request.param])


def test_samples_are_accepted(sealed):
    assert check_body(sealed) == sealed["says"]


def test_a_changed_field_is_rejected(sealed):
    for path in places(sealed):
        if path:
            node = sealed
            for key in path:
                node = node[key]
            for new in forgeries(node):
                if new != node or type(new) is not type(node):
                    with pytest.raises(Rejected):
                        check_body(replaced(sealed, path, new))


def test_a_forger_who_renews_the_digest_is_rejected_too(sealed):
    """With a fresh digest the content is false, or is not what the file says."""
    paths = [path for path in places(sealed) if path and path[0] != "digest"]
    for path in paths[:: max(1, len(paths) // 60)]:
        node = sealed
        for key in path:
            node = node[key]
        for new in forgeries(node):
            if new != node or type(new) is not type(node):
                forged = replaced(sealed, path, new)
                try:
                    says = check_body({**forged, "digest": digest(forged)})
                except Rejected:
                    continue
                assert path[0] in WITNESSES
                assert says == sealed["says"]


def test_a_missing_or_an_extra_field_is_rejected(sealed):
    for name in sealed:
        fewer = {key: value for key, value in sealed.items() if key != name}
        with pytest.raises(Rejected):
            check_body({**fewer, "digest": digest(fewer)} if name != "digest" else fewer)
    more = {**sealed, "note": "trust me"}
    with pytest.raises(Rejected):
        check_body({**more, "digest": digest(more)})


@pytest.mark.parametrize(
    "text", ["", "[]", "nonsense", '{"kind": 1.5}', '{"kind": NaN}', '{"a": 1, "a": 2}', "[" * 100_000, "\x00", '"x"']
)
def test_hostile_files_are_rejected(tmp_path, text):
    path = tmp_path / "c.json"
    path.write_text(text)
    with pytest.raises(Rejected):
        check_file(path)


def test_links_directories_and_huge_files_are_rejected(tmp_path):
    big = tmp_path / "big.json"
    big.write_bytes(b" " * 5_000_000)
    real = tmp_path / "real.json"
    write(tmp_path, Certificate(name="real.json", body=SAMPLES["classifier-point"]))
    check_file(real)
    link = tmp_path / "link.json"
    link.symlink_to(real)
    for path in (big, link, tmp_path, tmp_path / "none.json"):
        with pytest.raises(Rejected):
            check_file(path)


def test_a_certificate_that_the_checker_refuses_is_not_written(tmp_path):
    with pytest.raises(Rejected):
        write(tmp_path, Certificate(name="x.json", body=SAMPLES["classifier-point"] | {"relation": ">"}))
    assert not list(tmp_path.iterdir())
    with pytest.raises(ValueError, match="plain file name"):
        write(tmp_path, Certificate(name="../x.json", body=SAMPLES["classifier-point"]))


def test_written_files_are_the_same_bytes_twice(tmp_path):
    first = write(tmp_path / "a", Certificate(name="x.json", body=SAMPLES["risk"])).read_bytes()
    assert first == write(tmp_path / "b", Certificate(name="x.json", body=SAMPLES["risk"])).read_bytes()
    assert json.loads(first)["says"].startswith("risk > 1/100")


def test_unknown_kinds_are_named():
    with pytest.raises(Rejected, match="known are"):
        establish({"kind": "oracle"})


def test_equality_is_never_taken_for_an_inequality():
    """f(0) = 1 exactly for even k at b = 0: neither above nor below."""
    for relation in "<>":
        with pytest.raises(Rejected):
            establish({"kind": "classifier-point", "k": 2, "b": "0", "sum": "0", "relation": relation, "value": "1"})


def test_the_checker_shares_no_code_with_the_instruments():
    """Standard library, python-flint and its own modules: nothing else is imported."""
    import sys

    folder = Path(verify.checker.__file__).parent
    language = [folder.parents[1] / name for name in modules()]
    for path in (*folder.glob("*.py"), *(folder.parent / "rules").rglob("*.py"), *language):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Import):
                roots = [alias.name.split(".")[0] for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                roots = [str(node.module).split(".")[0]]
            else:
                continue
            language = isinstance(node, ast.ImportFrom) and str(node.module).startswith(
                ("verify.statement", "verify.checker", "verify.rules")
            )
            known = all(root == "flint" or root in sys.stdlib_module_names for root in roots)
            assert known or language, (path.name, roots)
