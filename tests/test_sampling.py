"""A large family of cases: a spread sample in ``make test``, the others in ``make test-slow``; and their order."""

from __future__ import annotations

import itertools
from types import SimpleNamespace

import pytest

from tests.conftest import ROOT, pytest_collection_modifyitems, spread
from tests.dealt import dealt
from tests.long import SHARE, long_ones, named


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


def _marked(name: str, *group: str, long: bool = False) -> SimpleNamespace:
    mark = pytest.mark.long(*group).mark if long else None
    return SimpleNamespace(nodeid=name, get_closest_marker=lambda _: mark)


@pytest.mark.parametrize("workers", [2, 3, 5])
def test_long_tests_begin_each_workers_stretch_and_groups_stay_together(workers):
    browser = [_marked(f"{name}.py::test", "browser", long=True) for name in ("page", "index")]
    alone = [_marked(f"long_{number}.py::test", long=True) for number in range(6)]
    short = [_marked(f"short.py::test[{case}]") for case in range(40)]
    items = [*browser[:1], *short[:20], *alone, *browser[1:], *short[20:]]
    found = dealt(items, workers)
    assert sorted(item.nodeid for item in found) == sorted(item.nodeid for item in items)
    assert found.index(browser[1]) == found.index(browser[0]) + 1
    assert [item for item in found if item in short] == short, "the others keep their order"
    start = 0
    for index in range(workers):
        assert found[start] in browser + alone
        start += (len(items) - start) // (workers - index)


def test_one_worker_has_the_order_of_the_files():
    items = [_marked("a.py::test"), _marked("b.py::test", long=True)]
    assert dealt(items, 1) == items
    assert dealt(items[:1], 3) == items[:1]


def test_long_is_a_share_of_all_a_case():
    cases = [("a", 1.0)] * (SHARE - 1) + [("b", 1.5), ("c", 0.1), ("c", 1.8)]
    assert long_ones(cases) == ["b"], "c is long in one of its two cases only"
    assert long_ones([(name, 100 * seconds) for name, seconds in cases]) == ["b"]


def test_what_was_measured_is_still_there():
    names = named()
    assert names == sorted({*names})
    for name in names:
        file, _, test = name.partition("::")
        assert f"def {test}(" in (ROOT / file).read_text(encoding="utf-8"), f"{name}: measure again, or take it out"


def test_what_was_measured_is_marked():
    name, other = named()[0], "tests/a.py::test_b"
    items = [_item(f"{name}[case]", None), _item(name, None), _item(other, None)]
    pytest_collection_modifyitems(items)
    assert [item.added for item in items] == [["long"], ["long"], []]
