"""Text with places for values: ``{=name}`` or ``{=name:.4g}``, because LaTeX has braces of its own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

__all__ = ["fill_places", "find_places"]

_PLACE = re.compile(r"\{=([A-Za-z_][A-Za-z0-9_]*)(:[^{}]*)?\}")


def find_places(text: str) -> frozenset[str]:
    """The names of the values that a text shows."""
    return frozenset(name for name, _ in _PLACE.findall(text))


def fill_places(text: str, values: Mapping[str, Any]) -> str:
    """The text with each place replaced by its formatted value; values are not searched for places again."""
    return _PLACE.sub(lambda found: format(values[found[1]], (found[2] or ":")[1:]), text)
