"""Modules that take seconds to load, for tests of a few files: every worker reads all files and uses few of them."""

from __future__ import annotations

import importlib
from typing import Any

__all__ = ["later"]


class _Module:
    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):  # what pytest asks of everything in a file: is it a fixture, a mock, a wrapper
            raise AttributeError(name)
        return getattr(importlib.import_module(self._name), name)


def later(name: str) -> Any:
    """The module of this name, imported when something of it is first asked for."""
    return _Module(name)
