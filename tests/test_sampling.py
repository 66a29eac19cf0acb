"""A large family of cases: a spread sample in ``make test``, the others in ``make test-slow``."""

from __future__ import annotations

import itertools
from types import SimpleNamespace

import pytest

from tests.conftest import pytest_collection_modifyitems, spread


@pytest.mark.parametrize(("total", "count"), [(1, 1), (5, 9), (7, 7), (10, 3), (264, 40), (1000, 999)])
def test_a_sample_has_its_size_and_takes_one_from_each_stretch(total, count):
    kept = spread(total, count, "a name")
    assert len(kept) == min(total, count)
    assert kept <= {*range(total)}
    assert kept == spread(total, count, "a name")
    assert all(b - a < 2 * total / min(total, count) + 1 for a, b in itertools.pairwise(sorted(kept)))


def test_another_family_has_another_sample():
    assert len({frozenset(spread(100, 10, name)) for name in "abcdefgh"}) == 8


def _item(name: str, sample: int | None) -> SimpleNamespace:
    """What the hook uses of an item."""
    mark = pytest.mark.sample(sample).mark if sample else None
    added: list[str] = []
    return SimpleNamespace(
        nodeid=name,
        added=added,
        get_closest_marker=lambda asked: mark if asked == "sample" else None,
        add_marker=lambda made: added.append(made.name),
    )


def test_only_cases_of_a_marked_family_become_slow():
    family = [_item(f"a.py::test_each[{case}]", 4) for case in range(20)]
    other = [_item(f"b.py::test_each[{case}]", 4) for case in range(3)]
    plain = [_item(f"a.py::test_plain[{case}]", None) for case in range(20)]
    pytest_collection_modifyitems([*family, *plain, *other])
    assert [item.added for item in plain + other] == [[]] * 23, "unmarked, or smaller than its sample"
    assert sorted(item.added for item in family) == [[]] * 4 + [["slow"]] * 16
