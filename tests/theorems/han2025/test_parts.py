"""What workers of one run share: each list is computed once, and one that was abandoned is computed again."""

from __future__ import annotations

import threading

import pytest

from theorems.han2025.shared import parts


@pytest.mark.parametrize("place", ["", "here"])
def test_it_gives_back_what_was_computed_in_the_order_that_was_asked_for(place, tmp_path):
    folder = str(tmp_path / place) if place else ""

    def doubled(x):
        return [x, 2 * x, 0.1 + 0.2]

    for _ in range(2):
        assert parts.shared(folder, [(3,), (1,), (2,)], doubled) == [[x, 2 * x, 0.1 + 0.2] for x in (3, 1, 2)]


def test_two_that_ask_at_once_compute_each_list_once(tmp_path):
    begun, computed = threading.Barrier(2, timeout=30), []

    def slowly(x):
        if x in (0, 1) and len(computed) < 2:
            computed.append(x)
            begun.wait()  # both are at work on one each: neither waits for the other
        else:
            computed.append(x)
        return [x]

    found = {}
    workers = [
        threading.Thread(
            target=lambda i=i: found.update({i: parts.shared(str(tmp_path), [(x,) for x in range(6)], slowly)})
        )
        for i in range(2)
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join(60)
    assert sorted(computed) == list(range(6))
    assert found == {i: [[x] for x in range(6)] for i in range(2)}


def test_one_that_was_begun_and_abandoned_is_computed(tmp_path, monkeypatch):
    assert parts.Kept(str(tmp_path), "late", 7).begin()
    assert not parts.Kept(str(tmp_path), "late", 7).begin()
    clock = [0.0]
    monkeypatch.setattr(parts.time, "monotonic", lambda: clock[0])
    monkeypatch.setattr(parts.time, "sleep", lambda seconds: clock.append(clock.pop() + parts.WAIT))

    def late(x):
        return [x]

    assert parts.shared(str(tmp_path), [(7,)], late) == [[7]]
    assert clock[0] == 2 * parts.WAIT  # not at once, and not for ever


def test_an_empty_list_is_a_list_and_one_of_something_else_is_not_read(tmp_path):
    def nothing(x):
        return []

    assert parts.shared(str(tmp_path), [(1,)], nothing) == [[]]
    (path,) = tmp_path.glob("*.json")
    path.write_text('{"what": ["nothing", 2], "found": [5]}', encoding="utf-8")
    assert parts.Kept(str(tmp_path), "nothing", 1).read() is None
