"""What a model file chooses, in the words of ``model.prelude``."""

from __future__ import annotations

from typing import Any

__all__ = ["statement_choices"]


def statement_choices(model: Any) -> dict[str, str]:
    """Numbers by field; the score scale is an expression and is not among them."""
    data = model.to_dict()
    return {name: str(value) for name, value in data.items() if name != "beta"}
