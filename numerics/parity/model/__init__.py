"""The model: its specification (light to import), its symbolic form and the functions generated from that.

The symbolic form (``numerics.parity.model.symbolic``) and the generated functions (``numerics.parity.model.functions``)
import SymPy, numpy or torch and are therefore not imported here.
"""

from numerics.parity.model.spec import ModelError, ModelSpec, decode_model, load_model

__all__ = ["ModelError", "ModelSpec", "decode_model", "load_model"]
