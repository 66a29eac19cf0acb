"""The time of a check: computing counts, compiling a kernel does not, and it is rung once."""

from __future__ import annotations

import sys
import time
from types import SimpleNamespace

import pytest

from verify.run import system, worker

pytestmark = pytest.mark.skipif(not system.TIMERS, reason="this system has no timers")


def _compute(seconds: float) -> None:
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass


@pytest.fixture
def compiler(monkeypatch):
    held = SimpleNamespace(locked=False)
    lock = SimpleNamespace(is_locked=lambda: held.locked)
    monkeypatch.setitem(sys.modules, "numba.core.compiler_lock", SimpleNamespace(global_compiler_lock=lock))
    return held


def _leave_slowly(left: list[bool]) -> None:
    try:
        _compute(5)
    finally:
        _compute(0.5)
        left.append(True)


def _compile_first(compiler: SimpleNamespace, compiling: float, computing: float) -> None:
    compiler.locked = True
    _compute(compiling)
    compiler.locked = False
    _compute(computing)


@pytest.mark.long
def test_computing_is_interrupted_once(compiler):
    left: list[bool] = []
    with pytest.raises(worker.TimeOut), worker._budget(0.1):
        _leave_slowly(left)
    assert left == [True]


@pytest.mark.long
def test_compiling_is_neither_interrupted_nor_counted(compiler):
    with worker._budget(1):
        _compile_first(compiler, 2, 0.05)


@pytest.mark.long
def test_what_is_computed_after_compiling_counts(compiler):
    with pytest.raises(worker.TimeOut), worker._budget(0.3):
        _compile_first(compiler, 1, 5)
