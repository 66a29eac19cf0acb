"""Coq source as text: without its comments, in sentences, by digest, and what may not stand in it."""

from __future__ import annotations

import functools
import hashlib
import re
from collections.abc import Collection, Iterator

__all__ = [
    "BINDERS",
    "bare",
    "defined",
    "definition",
    "definitions",
    "digest",
    "forbidden",
    "not_readable",
    "sentences",
    "variables",
]

# What a page that readers rely on is made of.  Anything else (a Notation, a Coercion, a Hint, a Module, another import)
# could change what its text means.
DEFINING = ("Definition", "Fixpoint", "Record")
BINDING = ("Variable", "Variables")
SECTION = ("Section", "End", *BINDING)
IMPORTS = {"Coq": {"Reals", "Arith", "Bool", "ZArith", "List"}, "Coquelicot": {"Coquelicot"}}
RESERVED = frozenset(("Coq", "Coquelicot", "Interval", "Flocq", "Gappa", "mathcomp", "elpi", "HB", "Ltac2", "Bignums"))
SCOPE = "Open Scope R_scope"
# Names of Coq's libraries: whoever reads one of these in a statement takes it for what it is there.  These are refused
# without asking Coq; verify.proofs.coq.taken asks it of every name, with all that may be imported.
_LIBRARY = """
R nat Z bool list true false O S pair tt nil cons Some None True False not and or iff eq ex negb andb orb xorb fst snd
PI Rabs Rmax Rmin Rpower pow powerRZ sqrt exp ln sin cos tan asin acos atan sinh cosh tanh Rsqr sqr INR IZR Int_part
up Rplus Rminus Rmult Rdiv Rinv Ropp Rle Rlt Rge Rgt Derive Derive_n is_derive is_derive_n ex_derive ex_derive_n RInt
is_RInt ex_RInt is_lim ex_lim Lim locally filterlim derive_pt derivable derivable_pt continuity continuous Rle_dec
Rlt_dec Req_dec total_order_T limit1_in Un_cv infinite_sum is_lim_seq ex_lim_seq Lim_seq LimSup_seq LimInf_seq Sup_seq
Inf_seq is_series ex_series Series PSeries is_pseries CV_radius sum_f_R0 sum_n sum_n_m eventually Rbar Finite p_infty
m_infty real Glb_Rbar Lub_Rbar within at_right at_left pred add sub mul div modulo min max eqb leb ltb app length map
seq nth nth_error hd tl rev In fold_left fold_right filter forallb existsb option prod sum sig
"""
KNOWN = frozenset(_LIBRARY.split())
MAKERS = frozenset(("O", "S", "true", "false", "nil", "cons", "pair", "Some", "None", "tt"))  # a pattern binds none
# Words that Coq's libraries have as well, and that mean what the page says of them.
COMMON = frozenset(("head", "sigma", "f", "dist", "matrix", "bounded"))
# The commands of any page: they define, prove, import and name things.  Others write files, run programs, load plugins
# or change how Coq works.
_COMMANDS = """
Definition Fixpoint Record Inductive Let Lemma Theorem Corollary Proposition Fact Remark Proof Qed Defined
Section Module End Variable Variables Hypothesis Hypotheses Context From Import Open Notation Ltac Strategy
"""
COMMANDS = frozenset(_COMMANDS.split())
_BEFORE = re.compile(
    r"(?:[-+*{}\s]|(?:\d[\d, -]*|all|\[\s*\w+\s*\])\s*:(?!=))*"
)  # bullets, brackets, goals that are selected
_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_']*")
_FIELD = r"[A-Za-z_][\w']*(?: \([\w' ]+:[^:;{}()]*\))* ?:(?!=) ?[^:;{}]+"
_REQUIRE = re.compile(r"From [\w.]+ Require ")
_RECORD = re.compile(rf"Record [\w']+ := [\w']* ?\{{ ?{_FIELD}(?:; ?{_FIELD})*;? ?\}}")
_VARIABLES = re.compile(r"Variables? (?:[\w' ]+:[^():]+|(?:\([\w' ]+:[^():]+\) ?)+)")
# What a sentence binds: by quantifiers and functions, by let, in brackets with a type; last, in the pattern of a case.
BINDERS = re.compile(
    r"\b(?:forall|exists|fun|fix) ([^,:=]*)|\blet ([^:]*?)(?::|:=)|[({]([\w' ]+):|(?:\||\bwith) ([^|]*?)=>"
)
_MARK = re.compile(r'\(\*|\*\)|"')


@functools.lru_cache(maxsize=256)
def bare(text: str) -> str:
    """The source without comments (they nest, and a string inside hides their end) and with single spaces."""
    kept, depth, place, quoted = [], 0, 0, False
    while (mark := _MARK.search(text, place)) is not None:
        start, sign = mark.start(), mark[0]
        if not depth:
            kept.append(text[place:start])
        place = start + 2
        if not quoted and sign == "(*":
            depth += 1
        elif not quoted and depth and sign == "*)":
            depth -= 1
            kept.append(" ")
        else:  # a sign of the text, of which the next may share a letter
            quoted ^= sign == '"'
            place = start + 1
            kept.append("" if depth else text[start])
    if not depth:
        kept.append(text[place:])
    return " ".join("".join(kept).split())


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def sentences(text: str) -> list[str]:
    """The sentences of a source: a full stop that a space or the end follows ends one."""
    return list(_sentences(text))


@functools.lru_cache(maxsize=128)  # the page of statements is asked for each of its definitions
def _sentences(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in re.split(r"\.(?=\s|$)", bare(text)) if part.strip())


def not_readable(text: str, library: str, pages: Collection[str], sections: bool) -> Iterator[str]:
    """Sentences that may not stand on a page that readers rely on, with the reason.

    ``pages`` are the pages of this ``library`` that may be imported: those that readers rely on as well.  A section
    with variables is allowed on a page of definitions, not on the page of statements.
    """
    if not bare(text).isascii():
        yield "a character outside of ASCII that is not in a comment"
    written = sentences(text)
    opened = written.index(SCOPE) if SCOPE in written else len(written)
    for place, sentence in enumerate(written):
        word, shown = sentence.split()[0], sentence[:80]
        if word != "From" and place < opened:
            yield f"a definition before {SCOPE}: {shown}"
        if word == "From" and place > opened:
            yield f"an import after {SCOPE}: {shown}"
        if "#" in sentence:
            yield f"an attribute: {shown}"
        if "ltac:" in sentence.replace(" ", ""):
            yield f"a term that a tactic makes: {shown}"
        if word == "From":
            bad = _import(sentence, library, pages)
            if bad:
                yield f"{bad}: {shown}"
        elif word in DEFINING:
            if word == "Record" and _RECORD.fullmatch(sentence) is None:
                yield f"not of the form Record NAME := NAME {{ FIELD : TYPE; ... }}: {shown}"
            if known := sorted(KNOWN.intersection(_defined(sentence))):
                yield f"{known[0]} is a name of Coq's libraries: {shown}"
            if hidden := sorted(_hidden(sentence)):
                yield f"{hidden[0]} is bound here, and is a name of Coq's libraries: {shown}"
            if '"' in sentence:
                yield f"a notation: {shown}"
            if ":>" in sentence:
                yield f"a coercion: {shown}"
            words = _WORD.findall(sentence)
            if words.count("with") != words.count("match"):
                yield f"a definition of several names at once: {shown}"
        elif sentence != SCOPE and not (sections and word in SECTION):
            yield f"not a definition: {shown}"
        elif word in BINDING:
            if _VARIABLES.fullmatch(sentence) is None:
                yield f"not of the form Variables NAMES : TYPE: {shown}"
            if known := sorted(KNOWN.intersection(_bound(sentence))):
                yield f"{known[0]} is a name of Coq's libraries: {shown}"


def _hidden(sentence: str) -> set[str]:
    """Names of Coq's libraries that a sentence binds, so that they mean something else in it; a number may be ``S``."""
    found: set[str] = set()
    for *binders, pattern in BINDERS.findall(sentence):
        found |= {word for part in binders for word in _WORD.findall(part)} & (KNOWN - {"S"})
        found |= {*_WORD.findall(pattern)} & (KNOWN - MAKERS)
    return found


def forbidden(text: str) -> Iterator[str]:
    """Sentences of any page, of proofs as well, that are neither a command of :data:`COMMANDS` nor a tactic."""
    for sentence in sentences(text):
        said = sentence[_BEFORE.match(sentence).end() :].removeprefix("Local ")  # type: ignore[union-attr]
        word = re.match(r"\w*", said)
        name = word[0] if word else ""
        if not said or re.match(r"[a-z(]", said) or (name in COMMANDS and (name != "From" or _REQUIRE.match(said))):
            continue
        yield f"not a definition, a proof or an import: {sentence[:80]}"


def _import(sentence: str, library: str, pages: Collection[str]) -> str:
    """Why an import is refused; empty if it is allowed."""
    found = re.fullmatch(r"From (\w+) Require Import ((?:\w+ ?)+)", sentence)
    if found is None:
        return "not of the form From LIBRARY Require Import PAGES"
    allowed = set(pages) if found[1] == library else IMPORTS.get(found[1], set())
    other = [name for name in found[2].split() if name not in allowed]
    return f"imports {', '.join(other)}, which no reader relies on" if other else ""


def defined(text: str) -> list[str]:
    """The names that the sentences of a source define, at any place; makers and fields of records among them."""
    return [name for sentence in sentences(text) for name in _defined(sentence)]


def _defined(sentence: str) -> list[str]:
    if sentence.split()[0] not in DEFINING:
        return []
    found = re.findall(r"^\w+ ([A-Za-z_][\w']*)", sentence)
    if sentence.startswith("Record "):
        inside = re.search(r":=\s*([A-Za-z_][\w']*)?\s*\{(.*)\}", sentence)
        if inside is not None:
            found += [inside[1]] if inside[1] else []
            found += re.findall(r"(?:^|;)\s*([A-Za-z_][\w']*)", inside[2])
    return found


def variables(text: str) -> list[str]:
    """The names that the sentences of a source bind for a section."""
    return [name for sentence in sentences(text) for name in _bound(sentence)]


def _bound(sentence: str) -> list[str]:
    if sentence.split()[0] not in BINDING:
        return []
    return _WORD.findall(" ".join(re.findall(r"(?:^Variables? |\()([\w' ]+):", sentence)))


@functools.lru_cache(maxsize=16)
def definitions(text: str) -> dict[str, str]:
    """Every definition of a source by its name (that none comes twice is asked of every page that readers rely on)."""
    found: dict[str, str] = {}
    for sentence in sentences(text):
        if name := re.match(r"(?:Definition|Fixpoint|Record) ([\w']+)", sentence):
            found.setdefault(name[1], sentence)
    return found


def definition(text: str, name: str) -> str | None:
    """The definition of a name in a source, without comments and in single spaces."""
    return definitions(text).get(name)
