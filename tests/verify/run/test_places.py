"""Where libraries and data may lie: site-packages of any kind, a folder that a .pth file names, an installed share."""

from __future__ import annotations

import sys
from importlib import machinery
from pathlib import Path

import pytest

from verify import files
from verify.run import sources


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    place = tmp_path / "python3" / "dist-packages"
    place.mkdir(parents=True)
    monkeypatch.syspath_prepend(str(place))
    sources._shared_places.cache_clear()
    yield place
    monkeypatch.undo()
    sources._shared_places.cache_clear()


def test_a_library_beside_strangers_is_told_by_its_version(elsewhere: Path) -> None:
    """As in an environment with the packages of the system: a compiled module has another ending than .py."""
    file = elsewhere / "some_library" / f"core{machinery.EXTENSION_SUFFIXES[0]}"
    file.parent.mkdir()
    file.write_bytes(b"")
    assert sources._entry.__wrapped__("some_library.core", str(file)) == ("library some_library", None)


def test_a_compiled_module_is_found_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "own_code"
    folder.mkdir()
    (folder / "__init__.py").write_text("", encoding="utf-8")
    compiled = folder / f"core{machinery.EXTENSION_SUFFIXES[0]}"
    compiled.write_bytes(b"x")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert sources._file_of("own_code.core") == compiled
    assert sources._file_of("own_code.other") is None
    assert "own_code" not in sys.modules


def test_what_is_here_comes_before_what_came_with_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    kept = files.shipped("models/variants")
    assert kept.is_dir()
    assert tmp_path not in kept.parents
    (tmp_path / "models/variants").mkdir(parents=True)
    assert files.shipped("models/variants") == Path("models/variants")
    assert files.shipped("models/nothing") == Path("models/nothing"), "what is nowhere is named as it was given"
