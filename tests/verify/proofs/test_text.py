"""Coq source as text, against a reading letter by letter."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

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


HOSTILE = [
    'Extraction "/tmp/a.ml" nat.',
    'Redirect "/tmp/a" Print nat.',
    'Time Redirect "a" Print nat.',
    "Fail Check nat.",
    'Cd "/tmp".',
    'Load "/tmp/a".',
    'Add LoadPath "/tmp" as Coq.',
    'Add Rec LoadPath "/tmp".',
    'Declare ML Module "a".',
    'Set Dump Arith "/tmp/a".',
    'Global Set NativeCompute Profile Filename "a".',
    "Unset Guard Checking.",
    '#[local] Extraction "a" nat.',
    'From Coq Extra Dependency "a" as b.',
    'Dump Universes "a".',
    'Print Universes "a".',
    "Drop.",
    "Axiom a : False.",
    'Local Extraction "a" nat.',
    "Admitted.",
]


@pytest.mark.parametrize("sentence", HOSTILE)
def test_a_page_of_proofs_has_no_command_that_writes_files_or_changes_coq(sentence):
    page = "From Coq Require Import Reals.\nLemma a : True. Proof.\n- {{ exact I. }} Qed.\n{}\n"
    assert list(text.forbidden(page.format(""))) == []
    assert list(text.forbidden(page.format(sentence)))
    for before in ("- ", "{ ", "} ", "+ { ", "1: ", "all: { ", "(* a *)", 'Notation "x. y" := z. ', "auto... "):
        assert list(text.forbidden(page.format(before + sentence))), before


def test_no_page_of_ours_has_one():
    pages = list((Path(__file__).resolve().parents[3] / "proofs").glob("*/*.v"))
    assert pages
    assert [line for page in pages for line in text.forbidden(page.read_text(encoding="utf-8"))] == []
