"""Experiments again with other seeds: counts that the kept report's counts do not contradict.

The runs of a report have seed 0.  Here each check of the experimental rows counts anew from seeds that no report has
used, with the quick profile's few runs (the larger tests are slow), and every cell is compared with the cell of the
same name in the report by Fisher's exact test, at one in ten thousand a cell: the intervals of both then overlap.
Readings of theorems that count runs have their cells in the summary, in the order of their checks.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from numerics.parity.risk.exact import error_rate
from tests.theorems.helpers import claim_of, context
from theorems.han2025.check_1.checks import shared_by_two
from theorems.han2025.shared import published
from theorems.han2025.shared.trials import NEIGHBOURS, SEPARATE
from theorems.han2025.thm_5_failure import rows
from verify.report.experiments import Count, pieces
from verify.results.schema import ReadingResult, StepResult, decode
from verify.verdicts.statements import statements

KEPT = decode((Path(__file__).parents[3] / "reports" / "han2025" / "results.json").read_bytes())
ROWS = ("fig-2", "exp-1", "exp-2", "exp-3", "check-1", "check-2", "check-3", "open-1", "open-3")
SMALL = ("check-2", "check-3", "open-3")  # n = 8 to 10
ONCE_KEPT = "fig-2/as-run-later"  # its runs are kept with their seeds
LEAST = 1e-4


def _kept(claim_id: str) -> dict[str, dict[str, tuple[int, int]]]:
    """Address of a statement -> cell -> successes and runs, of the report."""
    (claim,) = (item for item in KEPT.claims if item.id == claim_id)
    found: dict[str, ReadingResult | StepResult] = {}
    for number, reading in enumerate(claim.readings):
        found[f"{claim.id}/{reading.id}" if number else claim.id] = reading
    for step in claim.steps:
        found[step.id] = step
    return {address: {c.name: (c.successes, c.runs) for c in item.counts} for address, item in found.items()}


def _again(claim_id: str, profile: str, seed: int) -> list[tuple[str, tuple[int, int], tuple[int, int]]]:
    """For every cell that the report has under one name: its name, the report's count, the new one."""
    claim, kept, pairs = claim_of(claim_id), _kept(claim_id), []
    ctx = msgspec.structs.replace(context(claim, profile=profile), seed=seed)
    for stated in statements(claim):
        if stated.address == ONCE_KEPT:
            continue
        cells = kept.get(stated.address, {})
        counts = [c for check in stated.checks if "torch" not in check.__name__ for c in check(ctx).counts if c.runs]
        if len({count.name for count in counts}) < len(counts):
            continue  # two checks with cells of one name: the report does not say which is whose
        pairs += [
            (f"{stated.address} {c.name}", cells[c.name], (c.successes, c.runs)) for c in counts if c.name in cells
        ]
    return pairs


def _chance(one: tuple[int, int], two: tuple[int, int]) -> float:
    from scipy import stats

    return float(stats.fisher_exact([[one[0], one[1] - one[0]], [two[0], two[1] - two[0]]])[1])


def _told(text: str) -> list[tuple[int, int]]:
    """The counts of a summary, in their order."""
    found = [piece.text.split() for piece in pieces(text) if isinstance(piece, Count)]
    return [(int(words[0]), int(words[2])) for words in found]


def _summary(address: str) -> str:
    (claim,) = (item for item in KEPT.claims if item.id == address.partition("/")[0].partition(".")[0])
    owners: dict[str, ReadingResult] = {f"{claim.id}/{reading.id}": reading for reading in claim.readings}
    for step in claim.steps:
        owners |= {f"{step.id}/{reading.id}": reading for reading in step.readings}
    return owners[address].summary if address in owners else ""


def _compare(claim_id: str, profile: str, seed: int) -> int:
    pairs = _again(claim_id, profile, seed)
    for name, kept, found in pairs:
        assert _chance(kept, found) > LEAST, f"{name}: {kept} in the report, {found} with seed {seed}"
    return len(pairs)


@pytest.mark.slow
@pytest.mark.sample(2)
@pytest.mark.parametrize("claim_id", ROWS)
def test_a_few_runs_with_other_seeds_agree_with_the_report(claim_id: str) -> None:
    assert _compare(claim_id, "quick", 41) >= 1


@pytest.mark.slow
@pytest.mark.parametrize(
    "address",
    [
        "rem-10/counted",
        "rem-10/counted-losses",
        "thm-5.initial-risk/counted",
        "thm-5.every-parity-set/counted",
        pytest.param("thm-5.linear-rate/observed-law", marks=pytest.mark.slow),
    ],
)
def test_counts_of_theorems_with_other_seeds_agree_with_the_report(address: str) -> None:
    told = _told(_summary(address))
    assert told, "the kept report has no counts of it"
    claim = claim_of(address.partition("/")[0].partition(".")[0])
    (stated,) = (item for item in statements(claim) if item.address == address)
    ctx = msgspec.structs.replace(context(claim), seed=41)
    counts = [c for check in stated.checks if "torch" not in check.__name__ for c in check(ctx).counts]
    assert len(counts) == len(told) > 0
    for count, kept in zip(counts, told, strict=True):
        found = (count.successes, count.runs)
        assert _chance(kept, found) > LEAST, f"{address} {count.name}: {kept} in the report, {found} with seed 41"


@pytest.mark.parametrize(("runs", "seed"), [(5, 41), pytest.param(20, 42, marks=pytest.mark.slow)])
def test_whole_rows_with_other_seeds_end_as_in_the_report(runs: int, seed: int) -> None:
    """The quick profile has one run of these, which could contradict nothing."""
    told = _told(_summary("thm-5-failure/rows-counted"))
    ends = [rows._end(10**6 * seed + index) for index in range(runs)]
    assert len(told) == 2
    for level, kept in zip((rows.FAILED, 1.0), told, strict=True):
        found = (sum(end > level for end in ends), runs)
        assert _chance(kept, found) > LEAST, f"above {level}: {kept} in the report, {found} with seed {seed}"
    assert _chance(told[0], (0, runs)) < LEAST  # had none of them failed, it would be noticed


def test_another_rate_would_be_noticed() -> None:
    assert _chance((2, 100), (7, 12)) < LEAST
    assert _chance((54, 100), (7, 12)) > LEAST


@pytest.mark.slow
@pytest.mark.parametrize("claim_id", SMALL)
def test_as_many_runs_with_other_seeds_agree_with_the_report(claim_id: str) -> None:
    assert _compare(claim_id, "standard", 42) >= 3


@pytest.mark.slow
@pytest.mark.parametrize(
    ("address", "cell", "members", "loss"),
    [
        ("exp-1/losses", "hinge, temperature 1", SEPARATE, "hinge"),
        ("exp-3/losses", "hinge, temperature 1", SEPARATE, "hinge"),
        ("check-1/losses", "hinge", NEIGHBOURS, "hinge"),
        ("check-1/losses", "squared-hinge", NEIGHBOURS, "squared-hinge"),
    ],
)
def test_the_public_experiment_with_another_loss_and_other_seeds(
    address: str, cell: str, members: tuple[int, ...], loss: str
) -> None:
    """The quick profile has none of these runs: twelve, with seeds of their own, counted as each claim counts."""
    kept = _kept(address.partition("/")[0]).get(address, {}).get(cell)
    assert kept is not None, "the kept report has no such cell"
    ends, spec = published._changed(loss, "1", members, 43 * 10**6, 12, ""), published.at_temperature("1")
    counts = {
        "exp-1/losses": lambda heads: error_rate(spec, heads, members) < 0.01,
        "exp-3/losses": lambda heads: published.one_bit_each(spec, heads, members),
        "check-1/losses": shared_by_two,
    }[address]
    found = (sum(map(counts, ends)), len(ends))
    assert _chance(kept, found) > LEAST, f"{address} {cell}: {kept} in the report, {found} with other seeds"
