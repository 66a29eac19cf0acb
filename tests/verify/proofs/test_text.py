"""Coq source as text, against a reading letter by letter."""

from __future__ import annotations

import itertools

from verify.proofs import text


def _bare_letter_by_letter(source):
    kept, depth, place, quoted = "", 0, 0, False
    while place < len(source):
        two = source[place : place + 2]
        if not quoted and (two == "(*" or (depth and two == "*)")):
            depth += 1 if two == "(*" else -1
            kept += " " if two == "*)" else ""
            place += 2
        else:
            quoted ^= source[place] == '"'
            kept += "" if depth else source[place]
            place += 1
    return " ".join(kept.split())


def test_comments_go_as_if_they_were_read_letter_by_letter():
    for source in map("".join, itertools.product('(*)" a', repeat=6)):
        assert text.bare.__wrapped__(source) == _bare_letter_by_letter(source), source
