"""Constants that papers on neural networks print: slopes, curvatures and ranges of activations, softmax, attention.

Each claim is a statement and nothing else: the engines of ``verify certify`` decide it, and the checker has the last
word.  The references say where a function comes from or where such a constant is met; the words and formulas are ours.
"""

from __future__ import annotations

from verify import load_paper

__all__ = ["PAPER"]

PAPER = load_paper(__name__)
