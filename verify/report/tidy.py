"""A checker's sentence for a person: no bracket that changes nothing, and long fractions as decimals.

Every digit stands in the certificate.  In a list of numbers a long fraction is a decimal; elsewhere, where it may be a
bound, the fraction stays and the decimal is behind it.
"""

from __future__ import annotations

import re
from fractions import Fraction

__all__ = ["tidy"]

LONG, LONGEST = 12, 4000  # characters of a fraction that is hard to read, and of a sentence that is looked at
_RANK = {"+": 1, "-": 1, "*": 2, "/": 2, "^": 3}
_FRACTION = re.compile(r"(?<![\w./^-])-?[0-9]+/[0-9]+(?![\w/^*])")
_BEFORE, _AFTER = re.compile(r"(?<!\S)([-+*/^]) $"), re.compile(r" ([-+*/^]) ")
_LEFT, _RIGHT = ("", " ", "(", "["), ("", " ", ")", "]", ",", ":", ";", ".")  # nothing is written against the bracket
_TIGHT = re.compile(r" ([*/^]) ")


def tidy(text: str) -> str:
    """The same formulas and numbers in fewer characters."""
    if len(text) > LONGEST:
        return text
    shorter = _TIGHT.sub(r"\1", _without_brackets(text))
    return _FRACTION.sub(lambda found: _decimal(shorter, found), shorter)


def _decimal(text: str, found: re.Match[str]) -> str:
    word, before = found[0], text[: found.start()]
    top, bottom = word.split("/")
    if len(word) < LONG or len(word) > 600 or int(bottom) == 0:
        return word
    size = Fraction(int(top), int(bottom))
    if not 10**-300 < abs(size) < 10**300:
        return word
    listed = any(before.count(left) > before.count(right) for left, right in ("[]", "{}"))
    return f"≈{float(size):.6g}" if listed else f"{word} (≈{float(size):.6g})"


def _without_brackets(text: str) -> str:
    at = 0
    while (at := text.find("(", at)) >= 0:
        end = _closing(text, at)
        alone = end and text[max(at - 1, 0) : at] in _LEFT and text[end + 1 : end + 2] in _RIGHT
        if alone and _changes_nothing(text, at, end):
            text = text[:at] + text[at + 1 : end] + text[end + 1 :]  # another one may begin here now
        else:
            at += 1
    return text


def _closing(text: str, start: int) -> int:
    """Where the bracket closes; 0 if it does not."""
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] in "([") - (text[place] in ")]")
        if depth == 0:
            return place if text[place] == ")" else 0
    return 0


def _operators(inner: str) -> str:
    """The operators between the operands of a formula; none if this is no formula, or a single operand."""
    depth, words = 0, [""]
    for char in inner:
        depth += (char in "([") - (char in ")]")
        if char == " " and not depth:
            words.append("")
        else:
            words[-1] += char
    signs = words[1::2]
    formula = len(words) % 2 == 1 and set(signs) <= set(_RANK) and all(w and w not in _RANK for w in words[::2])
    return "".join(signs) if formula and not any(w[-1] in ",:;." for w in words) else ""


def _changes_nothing(text: str, start: int, end: int) -> bool:
    inner = text[start + 1 : end]
    signs = _operators(inner)
    if not signs:
        return False
    own, left, right = min(_RANK[sign] for sign in signs), _BEFORE.search(text[:start]), _AFTER.match(text[end + 1 :])
    if right and (right[1] == "^" or own < _RANK[right[1]]):
        return False
    if not left:
        return True
    return not inner.startswith("-") and (own > _RANK[left[1]] or (own == _RANK[left[1]] and left[1] in "+*"))
