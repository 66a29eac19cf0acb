"""How much of the instruments and of the checker knows no paper: the count is right, and does not fall unnoticed."""

from __future__ import annotations

from benchmarks.shares import ROOMS, checker, instruments, knowing

FLOORS = {"instruments": 0.51, "checker": 0.9}


def test_the_shares_do_not_fall():
    for share in (instruments(), checker()):
        assert FLOORS[share.what] <= share.part < 1, share.told()


def test_the_rooms_of_models_are_there_and_no_general_module_imports_one():
    found = knowing()
    assert all(any(name.startswith(room) for name in found) for room in ROOMS)
    assert not [name for name in found if not name.startswith(ROOMS)]


def test_what_imports_a_model_at_any_remove_knows_it(tmp_path):
    room = tmp_path / "numerics"
    for name, text in {
        "parity/__init__.py": "",
        "parity/model.py": "x = 1\n",
        "one.py": "from numerics.parity.model import x\n",
        "two.py": "def f():\n    from . import one\n    return one\n",
        "free.py": "import math\n\n\n",
    }.items():
        (room / name).parent.mkdir(parents=True, exist_ok=True)
        (room / name).write_text(text)
    assert knowing(tmp_path) == {"numerics.parity", "numerics.parity.model", "numerics.one", "numerics.two"}
    assert instruments(tmp_path)[1:] == (3, 8)
