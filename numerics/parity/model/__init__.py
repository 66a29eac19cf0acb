"""The model: its specification (light to import), its symbolic form and the functions generated from that.

The symbolic form (``numerics.parity.model.symbolic``) and the generated functions (``numerics.parity.model.functions``)
import SymPy, numpy or torch and are therefore not imported here.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from numerics.parity.model.spec import ModelError, ModelSpec, decode_model, load_model

__all__ = ["ModelError", "ModelSpec", "decode_model", "load_model", "standard_loader"]


def standard_loader(source: Path | Mapping[str, Any] | None) -> ModelSpec:
    """The default model, one from what ``to_dict()`` wrote, or one from a model file: the entry ``verify.models``."""
    if source is None:
        return ModelSpec()
    if isinstance(source, Mapping):
        return decode_model({"schema": 1, "model": source})
    return load_model(source)
