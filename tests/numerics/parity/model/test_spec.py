"""The model file: what is accepted, and that every refusal is one line that names the field."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction

import pytest

from numerics.parity.model import ModelError, ModelSpec, decode_model, load_model
from verify.statement.formula import InexactError

FULL = """
schema = 1
[model]
n = 8
k = 3
heads = 3
temperature = "1/n"
b = "1/100"
activation = "smoothed-relu"
positions = "circle"
head = "zigzag"
loss = "squared-hinge"
inputs = "uniform"
parity_set = [1, 3, 6]
trained = "plane"
"""


def test_the_full_file_is_the_default_model_with_its_parity_set(tmp_path):
    path = tmp_path / "model.toml"
    path.write_text(FULL)
    spec = load_model(path)
    assert spec == ModelSpec(m=3, parity_set=(1, 3, 6))
    assert spec.to_dict() == ModelSpec(parity_set=(6, 3, 1)).to_dict()
    assert list(spec.parity_sets()) == [(1, 3, 6)]
    assert len(list(ModelSpec().parity_sets())) == 56


def test_an_empty_model_table_is_the_default():
    spec = decode_model({"schema": 1, "model": {}})
    assert spec == ModelSpec()
    assert (spec.n, spec.k, spec.heads, spec.tau, spec.smoothing) == (8, 3, 3, Fraction(1, 8), Fraction(1, 100))


def test_canonical_data_decodes_to_the_same_canonical_data():
    spec = ModelSpec(n=6, k=2, temperature=" 1/(2*n) ", b="0.50", inputs="bernoulli:2/6", positions="random:7")
    data = spec.to_dict()
    assert decode_model({"schema": 1, "model": data}).to_dict() == data
    assert data["b"] == "1/2"
    assert data["inputs"] == "bernoulli:1/3"
    assert spec.seed == 7
    assert ModelSpec(inputs="bernoulli:0.5").to_dict()["inputs"] == "uniform"


def test_properties():
    assert ModelSpec(b="0").effective_activation == "relu"
    assert ModelSpec(activation="gelu", b="0").effective_activation == "gelu"
    assert ModelSpec(k=2).heads == 2
    assert ModelSpec(k=2, m=5).heads == 5
    assert ModelSpec().at(k=4).heads == 4
    assert ModelSpec().at(heads=4).heads == 4
    assert ModelSpec(temperature="2").tau_in_range is False
    assert ModelSpec(temperature="1").tau_in_range is True
    irrational = ModelSpec(temperature="1/sqrt(n)")
    with pytest.raises(InexactError):
        _ = irrational.tau
    assert abs(float(irrational.tau_ball()) - 8**-0.5) < 1e-15


def test_parameters_after_a_colon_have_one_canonical_name():
    leaky = ModelSpec(activation="piecewise: 0.10 , 2/2 ; 0/3")
    assert leaky.activation == leaky.to_dict()["activation"] == "piecewise:1/10,1;0"
    assert leaky == ModelSpec(activation="piecewise:1/10,1/10,1;-4,0;0")  # a breakpoint where nothing changes
    assert leaky.effective_activation == "piecewise:1/10,1;0"
    assert leaky.pieces is not None
    assert [leaky.pieces.at(Fraction(z)) for z in (-10, 0, 3)] == [-1, 0, 3]
    clipped = ModelSpec(activation="piecewise:0,1/6,0;-3,3;1/2")  # the hard sigmoid
    assert clipped.pieces is not None
    assert [clipped.pieces.at(Fraction(z)) for z in (-9, -3, 0, 3, 9)] == [0, 0, Fraction(1, 2), 1, 1]
    assert ModelSpec(activation="piecewise:0,1;0").effective_activation == "relu"
    assert ModelSpec(activation="piecewise:0,1;0").smoothing == ModelSpec(activation="relu").smoothing == 0
    assert ModelSpec(activation="relu").to_dict()["b"] == "0"
    assert ModelSpec(positions="circle:1") == ModelSpec()
    assert ModelSpec(positions="circle:3").frequency == 3
    assert ModelSpec(positions="circle:03").to_dict()["positions"] == "circle:3"
    assert ModelSpec(positions="line").frequency is None
    assert ModelSpec(head="zigzag:1") == ModelSpec()
    assert ModelSpec(head="triangle:0.5").to_dict()["head"] == "triangle:1/2"
    for spec in (leaky, clipped, ModelSpec(positions="circle:3"), ModelSpec(head="triangle:0.5")):
        assert decode_model({"schema": 1, "model": spec.to_dict()}) == spec.at(m=3)


REFUSED = [  # changes to [model], words that the one line must have
    ({"colour": "red"}, ["'colour'", "[model]", "parity_set"]),
    ({"m": 3}, ["'m'", "[model]"]),
    ({"n": "8"}, ["model.n", "'8'", "integer"]),
    ({"n": 8.0}, ["model.n", "8.0", "integer"]),
    ({"n": True}, ["model.n", "True"]),
    ({"n": 0}, ["model.n = 0", "1 or more"]),
    ({"n": -3}, ["model.n = -3"]),
    ({"n": 10**6 + 1}, ["model.n", "1000000"]),
    ({"n": 10**30}, ["model.n", "1000000"]),
    ({"k": 0}, ["model.k = 0"]),
    ({"k": 9}, ["model.k = 9", "n = 8"]),
    ({"heads": 0}, ["model.heads = 0"]),
    ({"heads": [1]}, ["model.heads", "[1]"]),
    ({"temperature": 0.125}, ["model.temperature", "0.125", "text"]),
    ({"temperature": "1/"}, ["model.temperature", "at character 3"]),
    ({"temperature": "1/m"}, ["model.temperature", "m is neither", "n, k"]),
    ({"temperature": "0"}, ["model.temperature", "positive"]),
    ({"temperature": "k-n"}, ["model.temperature", "positive"]),
    ({"temperature": "1/(n-8)"}, ["model.temperature", "division by zero"]),
    ({"temperature": "9**9**9**9"}, ["model.temperature"]),
    ({"temperature": "2**(-n**4)*3"}, []),
    ({"temperature": "n**(-9999)"}, ["model.temperature", "bits"]),
    ({"b": "-1"}, ["model.b", "'-1'", "0 or more"]),
    ({"b": 0.01}, ["model.b", "0.01", "rational"]),
    ({"b": "sqrt(2)"}, ["model.b", "rational"]),
    ({"b": "1/n"}, ["model.b", "n is neither"]),
    ({"b": "10**999"}, ["model.b", "bits"]),
    ({"b": "1/10**350"}, ["model.b", "bits"]),
    ({"temperature": "10**400"}, ["model.temperature", "bits"]),
    ({"temperature": "exp(10**9)"}, ["model.temperature", "bits"]),
    ({"temperature": "exp(-10**9)"}, ["model.temperature", "bits"]),
    ({"activation": "sine"}, ["model.activation", "'sine'", "smoothed-relu, relu, softplus, gelu"]),
    ({"positions": "square"}, ["model.positions", "circle, line, random:SEED"]),
    ({"positions": "random:"}, ["model.positions"]),
    ({"positions": "random:x"}, ["model.positions", "random:SEED"]),
    ({"positions": "circle:"}, ["model.positions"]),
    ({"positions": "circle:0"}, ["model.positions", "'circle:0'", "from 1"]),
    ({"positions": "circle:1.5"}, ["model.positions", "integer"]),
    ({"positions": "circle:9999999"}, ["model.positions", "1000000"]),
    ({"positions": "line:2"}, ["model.positions"]),
    ({"head": "linear"}, ["model.head", "zigzag"]),
    ({"head": "zigzag:"}, ["model.head"]),
    ({"head": "zigzag:0"}, ["model.head", "positive"]),
    ({"head": "zigzag:-1"}, ["model.head", "positive"]),
    ({"head": "triangle:sqrt(2)"}, ["model.head", "plain rational"]),
    ({"head": "triangle:1/0"}, ["model.head", "plain rational"]),
    ({"activation": "piecewise:"}, ["model.activation", "piecewise:"]),
    ({"activation": "piecewise:0,1"}, ["model.activation", "slopes; breakpoints"]),
    ({"activation": "piecewise:0,1;0,1"}, ["model.activation", "one slope more"]),
    ({"activation": "piecewise:0,1,2;1,1"}, ["model.activation", "rise strictly"]),
    ({"activation": "piecewise:0,1,2;1,0"}, ["model.activation", "rise strictly"]),
    ({"activation": "piecewise:1,1;0"}, ["model.activation", "linear"]),
    ({"activation": "piecewise:0,1e9;0"}, ["model.activation", "plain rational"]),
    ({"activation": "piecewise:0,2**9;0"}, ["model.activation", "plain rational"]),
    ({"activation": "piecewise:0,1;0;1;2"}, ["model.activation", "slopes; breakpoints"]),
    ({"activation": "piecewise:0," + "9" * 21 + ";0"}, ["model.activation", "plain rational"]),
    (
        {"activation": "piecewise:" + ",".join("01" * 9) + ";" + ",".join(map(str, range(17)))},
        ["model.activation", "at most 16"],
    ),
    ({"activation": "piecewise:" + "0," * 10**5 + ";0"}, ["model.activation"]),
    ({"loss": "cubic"}, ["model.loss", "squared-hinge, hinge, logistic, square"]),
    ({"inputs": "gaussian"}, ["model.inputs", "uniform, bernoulli:P"]),
    ({"inputs": "bernoulli:1"}, ["model.inputs", "between 0 and 1"]),
    ({"inputs": "bernoulli:"}, ["model.inputs"]),
    ({"inputs": "bernoulli:exp(-1)"}, ["model.inputs"]),
    ({"trained": "all"}, ["model.trained", "plane, row"]),
    ({"trained": 3}, ["model.trained", "3"]),
    ({"parity_set": [1, 1, 2]}, ["model.parity_set", "[1, 1, 2]", "repeats"]),
    ({"parity_set": [1, 2]}, ["model.parity_set", "k = 3"]),
    ({"parity_set": [0, 1, 2]}, ["model.parity_set", "n = 8"]),
    ({"parity_set": [1, 2, 9]}, ["model.parity_set", "n = 8"]),
    ({"parity_set": ["1", 2, 3]}, ["model.parity_set", "['1', 2, 3]"]),
    ({"parity_set": 3}, ["model.parity_set", "3"]),
]


@pytest.mark.parametrize(("changes", "words"), REFUSED, ids=[str(change)[:40] for change, _ in REFUSED])
def test_a_bad_field_is_refused_in_one_line_that_names_it(changes, words):
    with pytest.raises(ModelError) as caught:
        decode_model({"schema": 1, "model": changes})
    line = str(caught.value)
    assert "\n" not in line
    assert len(line) < 400
    assert all(word in line for word in words), line


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ({"model": {}}, ["schema is missing"]),
        ({"schema": 2, "model": {}}, ["schema = 2", "allowed is 1"]),
        ({"schema": "1", "model": {}}, ["schema = '1'"]),
        ({"schema": True, "model": {}}, ["schema = True"]),
        ({"schema": 1}, ["[model] is missing"]),
        ({"schema": 1, "model": 3}, ["model = 3"]),
        ({"schema": 1, "model": [{}]}, ["table [model]"]),
        ({"schema": 1, "model": {}, "training": {}}, ["'training'", "schema, model"]),
        ({"schema": 1, "n": 8}, ["'n'"]),
    ],
)
def test_odd_tables_are_refused(table, words):
    with pytest.raises(ModelError) as caught:
        decode_model(table)
    assert all(word in str(caught.value) for word in words), caught.value


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"schema = 1\n[model]\nn = 8\nn = 9\n", ["not TOML", "line 4"]),
        (b"\xff\xfe", ["UTF-8"]),
        (b"# " + b"x" * 10**6, ["larger than"]),
        (b"schema = 1\n[model]\nn = 0\n", ["model.n = 0"]),
        (b"x = " + b"[" * 5000 + b"]" * 5000, ["not TOML"]),
    ],
)
def test_bad_files_are_refused_with_their_name(tmp_path, content, words):
    path = tmp_path / "bad.toml"
    path.write_bytes(content)
    with pytest.raises(ModelError) as caught:
        load_model(path)
    line = str(caught.value)
    assert "\n" not in line
    assert all(word in line for word in ["bad.toml", *words]), line


def test_a_missing_file_and_a_directory_are_refused(tmp_path):
    with pytest.raises(ModelError, match="does not exist"):
        load_model(tmp_path / "none.toml")
    with pytest.raises(ModelError, match="directory"):
        load_model(tmp_path)
    with pytest.raises(ModelError, match="cannot be read"):
        load_model("a\0b")


def test_python_arguments_are_checked_like_the_file():
    for changes in ({"n": "8"}, {"k": 9}, {"m": 0}, {"b": 0}, {"parity_set": [1, 2, 3]}, {"activation": None}):
        with pytest.raises(ModelError):
            ModelSpec(**changes)


def test_nothing_heavy_is_imported():
    code = (
        "import sys, numerics.parity.model; numerics.parity.model.ModelSpec(); "
        "print([m for m in ('sympy', 'torch', 'numpy', 'mpmath', 'scipy') if m in sys.modules])"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"
