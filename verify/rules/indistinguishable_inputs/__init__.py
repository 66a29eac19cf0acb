"""The best risk of what sees only part of a finite input: groups of inputs that look alike, and what a constant costs.

No kind of its own: what is seen and how inputs are labelled is data, which the rules of papers bring.
"""

from typing import Any

KINDS: dict[str, Any] = {}
