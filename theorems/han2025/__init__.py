"""Han & Ghoshdastidar (2025), *Attention Learning is Needed to Efficiently Learn Parity Function*.

``paper.toml`` has the order of the claims, a folder a claim its words, formulas and checks.
"""

from __future__ import annotations

from theorems.han2025.choices import (
    no_meaning,
    own_sizes,
    paper_twin,
    speaks_of_the_papers,
    statement_choices,
    unused_letters,
    words_speak_of,
)
from verify import load_paper

__all__ = [
    "PAPER",
    "no_meaning",
    "own_sizes",
    "paper_twin",
    "speaks_of_the_papers",
    "statement_choices",
    "unused_letters",
    "words_speak_of",
]

PAPER = load_paper(__name__)
