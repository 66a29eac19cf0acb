"""Who does which job: a worker goes along the list, and no claim is shared out without need."""

from __future__ import annotations

import itertools
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.third_party import ROOT
from verify.run.pool import _Flight


def flown(claims: list[str], width: int, seed: int) -> list[list[int]]:
    """The jobs of each worker in the order in which it was given them, when they take as long as they like."""
    state, dice, clock = _Flight([b""] * len(claims), claims), random.Random(seed), 0.0
    given: list[list[int]] = [[] for _ in range(width)]
    ends: dict[int, float] = {}
    while state.busy():
        while (job := state.next(width)) is not None:
            index, lane = job
            assert lane not in ends
            given[lane].append(index)
            ends[lane] = clock + dice.expovariate(1) ** 2
            state.flying[lane] = (index, clock, lane)  # type: ignore[index]
        lane = min(ends, key=lambda lane: ends[lane])
        clock = ends.pop(lane)
        del state.flying[lane]  # type: ignore[arg-type]
    return given


def claims_of(*sizes: int) -> list[str]:
    return [f"claim-{number}" for number, size in enumerate(sizes) for _ in range(size)]


@pytest.mark.parametrize("width", [1, 2, 3, 8])
@pytest.mark.parametrize("seed", range(5))
def test_every_job_is_given_once_and_nobody_waits(width, seed):
    claims = claims_of(3, 1, 12, 5, 40, 2)
    given = flown(claims, width, seed)
    assert sorted(itertools.chain(*given)) == list(range(len(claims)))


def test_one_worker_takes_them_in_order():
    assert flown(claims_of(3, 4), 1, 0) == [list(range(7))]


@pytest.mark.parametrize("seed", range(20))
def test_few_claims_are_shared_out(seed):
    claims = claims_of(*[6] * 40)
    given = flown(claims, 2, seed)
    both = {claims[i] for i in given[0]} & {claims[i] for i in given[1]}
    assert len(both) <= 1  # the last one, so that both end together


def test_a_single_claim_is_shared_out_at_its_middle():
    first, second = flown(claims_of(14), 2, 1)
    assert first[:2] == [0, 1]
    assert second[0] == 7


COUNTED = """
import sys
from pathlib import Path
from verify.run import runner

if __name__ == "__main__":
    runner.audit(["lemma-15"], out=Path(sys.argv[1]), jobs=1, profile="quick",
                 settings=["lemma-15.constant=k**2/tau"], pictures=False)
    print(*sorted({"sympy", "numpy", "numba", "scipy", "matplotlib", "torch"} & set(sys.modules)))
"""


@pytest.mark.long
def test_the_process_that_waits_loads_no_claim_and_no_engine(tmp_path):
    """What a check says of itself comes back with its answer; until then its code was loaded once more for that."""
    script = tmp_path / "counted.py"
    script.write_text(COUNTED)
    done = subprocess.run(
        [sys.executable, script, Path(tmp_path / "out")], capture_output=True, text=True, cwd=ROOT, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []
