"""The same bits on every processor: the elementary functions against mpmath, training in other surroundings."""

from __future__ import annotations

import ast
import math
import os
import subprocess
import sys

import mpmath
import numpy as np
import pytest

from numerics.arithmetic import portable
from tests.third_party import ROOT

TRAINING = sorted(
    path
    for pattern in (
        "parity/training/*.py",
        "parity/risk/*.py",
        "bit_sums/*.py",
        "head/training/*.py",
        "trials/*.py",
        "arithmetic/portable.py",
    )
    for path in (ROOT / "numerics").glob(pattern)
    if not path.stem.endswith(("figures", "autograd", "shown", "sweeps", "__init__", "reference"))
    and path.stem not in ("any_ray", "any_landscape", "any_stationary")  # floats propose, balls decide
)
PLAIN_X86 = {  # a processor with nothing beyond SSE: what numba, numpy, its BLAS and the C library then choose
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "OPENBLAS_CORETYPE": "Nehalem",
    "NPY_DISABLE_CPU_FEATURES": "AVX2 FMA3 AVX512F AVX512CD AVX512_SKX AVX512_CLX AVX512_CNL AVX512_ICL AVX512_SPR",
    "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4,-AVX512F,-AVX2_Usable,-FMA_Usable",
}


def _traced(*words: str, **surroundings: str) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **surroundings}
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "tests.numerics.arithmetic.portable_trace", *words],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def here() -> list[str]:
    return _traced("short")


@pytest.mark.long
def test_compiled_and_plain_code_train_to_the_same_bits(here):
    assert len(here) == 13
    assert _traced("short", NUMBA_DISABLE_JIT="1") == here


@pytest.mark.long
def test_a_processor_without_vectors_and_fused_products_trains_to_the_same_bits(here):
    """The first run, whose few kernels are compiled anew for such a processor."""
    assert _traced("first", **PLAIN_X86) == here[:1]


@pytest.mark.slow
def test_every_way_of_training_gives_the_same_bits_on_such_a_processor(here):
    whole = _traced()
    assert len(whole) == 22
    assert whole[: len(here)] == here
    assert _traced(**PLAIN_X86) == whole


@pytest.mark.long
def test_a_trace_sees_the_last_bit(here, tmp_path):
    """The comparison can fail: one rounding in the exponential, and every trajectory is another one."""
    (tmp_path / "sitecustomize.py").write_text(
        "import numerics.arithmetic.portable as p\nplain = p.scalar_exp\n"
        "p.scalar_exp = lambda x: plain(x) * (1.0 + 2.0**-52)\n"
    )
    changed = _traced("short", NUMBA_DISABLE_JIT="1", PYTHONPATH=f"{tmp_path}{os.pathsep}{ROOT}")
    assert not set(changed[:3]) & set(here)


def _inexact(tree: ast.AST) -> list[str]:
    """What a library may compute in another way on another processor."""
    banned = {
        "exp",
        "exp2",
        "log",
        "log2",
        "log1p",
        "sin",
        "cos",
        "tanh",
        "dot",
        "einsum",
        "matmul",
        "convolve",
        "logaddexp",
        "vdot",
        "inner",
        "tensordot",
        "power",
        "erf",
        "linalg",
        "leggauss",
        "polyfit",
    }
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.MatMult):
            found.append(f"line {node.lineno}: @")
        if (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id in ("np", "math")
            and node.attr in banned
        ):
            found.append(f"line {node.lineno}: {node.value.id}.{node.attr}")
        if isinstance(node, ast.keyword) and node.arg in ("fastmath", "parallel"):
            found.append(f"line {node.value.lineno}: {node.arg}")
    return found


@pytest.mark.parametrize("path", TRAINING, ids=lambda path: path.stem)
def test_nothing_that_a_processor_chooses_enters_a_trajectory(path):
    allowed = {"plan": "left @ found"}  # a measure of the error
    tree = ast.parse(path.read_text(encoding="utf-8"))
    lines = path.read_text(encoding="utf-8").splitlines()
    found = [
        item for item in _inexact(tree) if allowed.get(path.stem, "\0") not in lines[int(item.split(":")[0][5:]) - 1]
    ]
    assert not found


def test_the_search_for_library_functions_finds_them():
    text = "a @ b\nnp.exp(x)\nnp.linalg.norm(x)\n@njit(fastmath=True)\ndef f(x):\n    return math.cos(x)\n"
    assert len(_inexact(ast.parse(text))) == 5


# -- the elementary functions


def _worst(found, exact, points) -> float:
    """The largest error in units of the last place."""
    with mpmath.workprec(200):
        errors = [
            abs(mpmath.mpf(float(y)) - exact(mpmath.mpf(float(x))))
            / mpmath.mpf(float(np.spacing(abs(float(exact(mpmath.mpf(float(x))))))))
            for x, y in zip(points, found, strict=True)
        ]
        return float(max(errors))


def _points(*ranges: tuple[float, float]) -> np.ndarray:
    rng = np.random.default_rng(8)
    return np.concatenate([rng.uniform(low, high, 400) for low, high in ranges])


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "exact", "points", "units"),
    [
        ("exp", mpmath.exp, _points((-745, -700), (-700, 709), (-1, 1), (-1e-7, 1e-7)), 1),
        ("tanh", mpmath.tanh, _points((-6, 6), (-0.6, 0.6), (-1e-9, 1e-9)), 4),
        ("log_add_exp", lambda x: mpmath.log1p(mpmath.exp(x)), _points((-40, 40), (-1, 1)), 6),
        ("erf", mpmath.erf, _points((-6, 6), (-0.5, 0.5)), 40),
    ],
)
def test_elementary_functions_are_accurate(name, exact, points, units):
    assert _worst(getattr(portable, name)(points), exact, points) <= units


def test_the_logarithm_is_accurate_absolutely():
    points = np.concatenate([_points((0.5, 2), (1e-300, 1e-299), (1, 1e6)), [5e-324, 1.0, 1e308]])
    assert np.abs(portable.log(points) - np.log(points)).max() <= 2.3e-13
    assert np.abs(portable.log(points[:400]) - np.log(points[:400])).max() <= 4e-16


def test_turns_are_accurate_up_to_a_million():
    for x in _points((-1e6, 1e6), (-8, 8), (-1e-8, 1e-8)):
        with mpmath.workprec(120):
            wanted = mpmath.cos(float(x)), mpmath.sin(float(x))
        assert max(abs(float(a - mpmath.mpf(b))) for a, b in zip(wanted, portable.turn(x), strict=True)) < 4e-16


def test_points_of_the_circle_are_rounded_correctly():
    angles = np.concatenate([_points((0, 7)), [0.0, math.pi, 2 * math.pi]])
    for angle, cosine, sine in zip(angles, *portable.circle(angles), strict=True):
        with mpmath.workprec(300):
            exact = mpmath.cos(float(angle)), mpmath.sin(float(angle))
            assert (float(exact[0]), float(exact[1])) == (cosine, sine)


@pytest.mark.parametrize("name", ["exp", "tanh", "log", "log_add_exp", "erf"])
def test_what_is_no_number_stays_none(name):
    assert np.isnan(getattr(portable, name)([math.nan])).all()


def test_the_ends_of_the_range():
    assert portable.exp([math.inf, 1e308, 710.0]).tolist() == [math.inf] * 3
    assert portable.exp([-math.inf, -1e308, -746.0]).tolist() == [0.0] * 3
    assert portable.exp([0.0, -0.0, -745.13]).tolist() == [1.0, 1.0, 5e-324]
    assert portable.tanh([math.inf, -math.inf, 0.0]).tolist() == [1.0, -1.0, 0.0]
    assert portable.log([0.0, 1.0, math.inf]).tolist() == [-math.inf, 0.0, math.inf]
    assert portable.erf([math.inf, -7.0, 0.0]).tolist() == [1.0, -1.0, 0.0]
    assert portable.log_add_exp([800.0, -800.0]).tolist() == [800.0, 0.0]


def test_products_sums_powers_and_eigenvalues():
    rng = np.random.default_rng(2)
    for shape in ((1, 1, 1), (3, 4, 5), (7, 9, 2), (2, 0, 3)):
        x, y = rng.standard_normal(shape[:2]), rng.standard_normal(shape[1:])
        np.testing.assert_allclose(portable.product(x, y), x @ y, atol=1e-14)
    np.testing.assert_allclose(portable.product(x[:, :0], np.zeros(0)), 0.0)
    for size in (1, 2, 8, 16, 256):
        table = rng.standard_normal(size)
        assert portable.folded_sum(table.copy(), size) == pytest.approx(math.fsum(table), abs=1e-13)
    assert portable.power(0.5, 10) == 0.5**10
    assert portable.power(0.999, 0) == 1.0
    for size in (1, 2, 5, 8):
        matrix = rng.standard_normal((size, size))
        matrix = matrix + matrix.T
        np.testing.assert_allclose(portable.eigenvalues(matrix), np.linalg.eigvalsh(matrix), atol=1e-13)
