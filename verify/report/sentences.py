"""Sentences of a text: where one ends, and how many are shown."""

from __future__ import annotations

import re

__all__ = ["correction", "first_sentence", "joined", "opening"]

_SENTENCE_END = re.compile(r"(?<=[.!?])\s+(?=[A-Z0-9$(\u0391-\u03a9])")


def _sentences(text: str) -> list[str]:
    """Cut after a full stop that a capital, a digit or a formula follows, never inside a formula or a parenthesis."""
    out = [""]
    for part in _SENTENCE_END.split(" ".join(text.split())):
        whole = f"{out[-1]} {part}".strip()
        if out[-1] and (out[-1].count("$") % 2 or len(out[-1]) < 12 or _open(out[-1])):
            out[-1] = whole
        else:
            out.append(part)
    return [sentence for sentence in out if sentence]


def _open(text: str) -> bool:
    """A parenthesis of the words is not closed yet; those of formulas may be half-open intervals."""
    words = "".join(text.split("$")[::2])
    return words.count("(") > words.count(")")


def first_sentence(text: str) -> str:
    return next(iter(_sentences(text)), "")


def opening(text: str, limit: int = 420) -> str:
    """Whole sentences from the beginning, as many as fit; at least one."""
    sentences = _sentences(text)
    kept = sentences[:1]
    for sentence in sentences[1:]:
        if len(" ".join(kept)) + len(sentence) >= limit:
            break
        kept.append(sentence)
    return " ".join(kept)


def correction(text: str, limit: int = 800) -> str:
    """A corrected statement is shown whole, since hypotheses alone say nothing; a long one says where the rest is."""
    shown = opening(text, limit)
    return shown if shown == " ".join(text.split()) else f"{shown} (The rest is on its page.)"


def joined(text: str, summary: str) -> str:
    """What a reading says, then what was found, as sentences."""
    end = "" if not text or text.rstrip().endswith((".", "!", "?", ":", "$$")) else "."
    return f"{text.rstrip()}{end} {summary}".strip()
