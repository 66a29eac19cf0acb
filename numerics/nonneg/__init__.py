"""Why a polynomial is not negative: weighted squares times products of facts, found in floats, kept if exact."""

from numerics.nonneg.cones import prove_in_cones
from numerics.nonneg.proof import Fact, Proof, Term, prove

__all__ = ["Fact", "Proof", "Term", "prove", "prove_in_cones"]
