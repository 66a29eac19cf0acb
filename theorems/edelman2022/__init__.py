"""Edelman, Goel, Kakade and Zhang: inductive biases and variable creation in self-attention mechanisms.

The companion paper.  Its ids are registered and none of them is checked yet.
"""

from __future__ import annotations

from verify.records import Claim, Paper, Reading

__all__ = ["PAPER"]

_ROWS = (
    ("edelman-head", "The attention head, the layer and the scalar output at [CLS], as a model",
     "Definitions 3.1 and 3.2", ()),
    ("edelman-lipschitz", "An attention head is Lipschitz in the maximum norm, in parameters and inputs",
     "Lemma 4.3", ("edelman-head",)),
    ("edelman-capacity", "The covering-number capacity of a head is logarithmic in the context length T",
     "Theorem 4.2", ("edelman-head", "edelman-lipschitz")),
    ("edelman-representation", "A head of bounded norm represents an s-sparse function of T inputs",
     "abstract", ("edelman-head",)),
    ("edelman-fig-2", "The smallest sample size that learns a 3-sparse AND of T bits grows like log T",
     "Figure 2", ("edelman-head",)),
    ("edelman-fig-4", "Sparse parity, s = 3 and T in {10, 15}: a phase transition in the loss curve",
     "Figure 4", ("edelman-head",)),
)

PAPER = Paper(
    id="edelman2022",
    title="Inductive Biases and Variable Creation in Self-Attention Mechanisms",
    authors="Benjamin L. Edelman, Surbhi Goel, Sham Kakade, Cyril Zhang",
    year=2022,
    claims=tuple(
        Claim(id=key, title=title, where=where, statement=title, depends_on=depends_on,
              readings=(Reading(id="literal", text=title),))
        for key, title, where, depends_on in _ROWS),
)
