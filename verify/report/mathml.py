"""TeX as MathML, which every current browser lays out by itself: no script, no font, no network.

The converter's own text output undoes its escaping, so a formula could carry markup.  Its element tree is
taken instead and written here: known elements and attributes only, every character escaped.  A formula that
it cannot convert in full is shown as TeX.
"""

from __future__ import annotations

import difflib
import functools
import html
import re
import unicodedata
from collections.abc import Iterator
from xml.etree.ElementTree import Element

from markupsafe import Markup

__all__ = ["block", "differing", "inline", "is_wide", "side_by_side"]

_TAGS = frozenset(
    (
        "math",
        "mrow",
        "mi",
        "mn",
        "mo",
        "mtext",
        "mspace",
        "mfrac",
        "msqrt",
        "mroot",
        "mstyle",
        "msub",
        "msup",
        "msubsup",
        "munder",
        "mover",
        "munderover",
        "mtable",
        "mtr",
        "mtd",
        "mpadded",
        "mphantom",
    )
)
_LEAVES = frozenset(("mi", "mn", "mo", "mtext"))
_ATTRIBUTES = frozenset(
    (
        "stretchy",
        "fence",
        "form",
        "minsize",
        "maxsize",
        "movablelimits",
        "accent",
        "width",
        "lspace",
        "rspace",
        "linethickness",
        "displaystyle",
        "scriptlevel",
        "separator",
        "symmetric",
        "largeop",
    )
)
_VALUE = re.compile(r"[A-Za-z0-9.+-]{1,20}")
_ALPHABETS = {  # browsers know no mathvariant but "normal": a letter of another alphabet is another character
    "script": "SCRIPT",
    "double-struck": "DOUBLE-STRUCK",
    "fraktur": "FRAKTUR",
    "monospace": "MONOSPACE",
    "sans-serif": "SANS-SERIF",
}
_RELATIONS = frozenset("=≤≥<>≠∈∉≈∼≡→⟹⇒⟺⇔↦⊆⊂∧∨")
_OPENING, _CLOSING = frozenset("([{⌈⌊⟨"), frozenset(")]}⌉⌋⟩")
_TIGHT = frozenset("|∣‖/′″‴")  # set as operators between two terms by browsers, with room around them
_LONG = 12  # leaves; a shorter formula is never broken over lines
_UNBREAKABLE = 16  # symbols of a piece that may be wider than a phone
WIDE = 30  # leaves; more do not fit into half of the page
MARK = "class"  # set on a leaf by `side_by_side`, and by nothing else


class _Unconvertible(Exception):
    pass


def _prepared(tex: str) -> str:
    r"""Spellings that the converter takes wrongly: `\arg\max` runs together with what follows."""
    tex = re.sub(r"\\arg\s*\\(max|min)(?![A-Za-z])", r"\\operatorname{arg}\\\1", tex)
    tex = re.sub(r"\\(?:thinspace|medspace|thickspace)(?![A-Za-z])", r"\\,", tex)
    return " ".join(tex.strip().strip("$").split())


def _tree(tex: str, display: str) -> Element | None:
    """The converter's tree, checked and cleaned; None if anything in it is not understood."""
    from latex2mathml.converter import convert_to_element

    try:
        tree = convert_to_element(_prepared(tex), display=display)
        for element in tree.iter():
            _clean(element)
    except Exception:  # the converter raises whatever its parser stumbles over
        return None
    return tree


def _clean(element: Element) -> None:
    if element.tag not in _TAGS:
        raise _Unconvertible(element.tag)
    text = html.unescape(element.text or "")
    if text == "\u29f5":  # a set minus, as an operator and in a form that more fonts have
        element.tag, text = "mo", "\u2216"
    if "\\" in text or (element.tail or "").strip():
        raise _Unconvertible(text)
    variant = element.attrib.get("mathvariant", "")
    kept = {k: v for k, v in element.attrib.items() if k in _ATTRIBUTES and _VALUE.fullmatch(v)}
    element.attrib.clear()
    element.attrib.update(kept)
    if variant.startswith("bold"):
        element.set(MARK, "bold")
    if variant and element.tag == "mi":
        element.set("mathvariant", "normal")
    element.text = _lettered(text, variant)
    if element.tag == "mo" and element.text in _TIGHT:
        element.attrib |= {"lspace": "0", "rspace": "0"}


def _lettered(text: str, variant: str) -> str:
    alphabet = _ALPHABETS.get(variant.removeprefix("bold-"))
    return "".join(_letter(c, alphabet) for c in text) if alphabet else text


def _letter(character: str, alphabet: str) -> str:
    case = "CAPITAL" if character.isupper() else "SMALL"
    for name in (f"MATHEMATICAL {alphabet} {case} {character.upper()}", f"{alphabet} CAPITAL {character.upper()}"):
        try:
            return unicodedata.lookup(name)
        except KeyError:
            continue
    return character


def _write(element: Element, infix: bool = False) -> str:
    attributes = dict(sorted(element.attrib.items()))
    if infix and element.tag == "mo":
        attributes["form"] = "infix"
    start = "".join(f' {name}="{html.escape(value)}"' for name, value in attributes.items())
    inside = html.escape(element.text or "", quote=False) if element.tag in _LEAVES else ""
    return f"<{element.tag}{start}>{inside}{''.join(map(_write, element))}</{element.tag}>"


def _leaves(element: Element) -> list[Element]:
    return [item for item in element.iter() if item.tag in _LEAVES]


def _with_source(row: str, tex: str, display: str) -> str:
    kind = ' display="block"' if display == "block" else ""
    source = f'<annotation encoding="application/x-tex">{html.escape(tex, quote=False)}</annotation>'
    return f"<math{kind}><semantics><mrow>{row}</mrow>{source}</semantics></math>"


def _top(tree: Element) -> list[Element]:
    """The terms of the outermost row."""
    terms = list(tree)
    while len(terms) == 1 and terms[0].tag == "mrow":
        terms = list(terms[0])
    return terms


def _cuts(terms: list[Element]) -> Iterator[tuple[list[Element], bool]]:
    """Pieces between which a line may break: before a relation and after a comma, outside brackets."""
    depth, piece, infix = 0, list[Element](), False
    for term in terms:
        sign = (term.text or "") if term.tag == "mo" else ""
        depth += (sign in _OPENING) - (sign in _CLOSING) if sign else 0
        if sign in _RELATIONS and sign and depth <= 0 and piece:
            yield piece, infix
            piece, infix = [], True
        piece.append(term)
        if sign == "," and depth <= 0:
            yield piece, infix
            piece, infix = [], False
    if piece:
        yield piece, infix


def _as_tex(tex: str) -> Markup:
    return Markup('<code class="tex">{}</code>').format(" ".join(tex.split()))


@functools.lru_cache(maxsize=4096)
def inline(tex: str) -> Markup:
    """A formula inside a sentence; a long one may break over lines where a reader would break it."""
    tree = _tree(tex, "inline")
    if tree is None:
        return _as_tex(tex)
    terms = _top(tree)
    pieces = list(_cuts(terms)) if len(_leaves(tree)) > _LONG else [(terms, False)]
    out = []
    for number, (piece, infix) in enumerate(pieces):
        row = "".join(_write(term, infix and not index) for index, term in enumerate(piece))
        formula = _with_source(row, tex, "inline") if not number else f"<math><mrow>{row}</mrow></math>"
        size = sum(len(_leaves(term)) for term in piece)
        # what cannot break and is wider than a phone scrolls in a box of its own
        out.append(f'<span class="scroll piece" tabindex="0">{formula}</span>' if size > _UNBREAKABLE else formula)
    return Markup("<wbr>".join(out))


@functools.lru_cache(maxsize=4096)
def block(tex: str) -> Markup:
    """A displayed formula."""
    tree = _tree(tex, "block")
    return _as_tex(tex) if tree is None else Markup(_with_source("".join(map(_write, _top(tree))), tex, "block"))


@functools.lru_cache(maxsize=2048)
def is_wide(tex: str) -> bool:
    """Does it take more than half of a page?  By the number of its symbols."""
    tree = _tree(tex, "block")
    return len(tex) > 90 if tree is None else len(_leaves(tree)) > WIDE


def differing(printed: list[str], derived: list[str]) -> tuple[set[int], set[int]] | None:
    """Places where two token lists differ; None where they have too little in common to compare."""
    matcher = difflib.SequenceMatcher(None, printed, derived, autojunk=False)
    if matcher.ratio() < 0.6:
        return None
    left: set[int] = set()
    right: set[int] = set()
    for kind, i, j, k, m in matcher.get_opcodes():
        if kind != "equal":
            left |= set(range(i, j))
            right |= set(range(k, m))
    return left, right


@functools.lru_cache(maxsize=1024)
def side_by_side(printed: str, derived: str) -> tuple[Markup, Markup, bool]:
    """Both formulas, displayed, with the symbols that differ marked; and whether any are."""
    trees = _tree(printed, "block"), _tree(derived, "block")
    if trees[0] is None or trees[1] is None:
        return block(printed), block(derived), False
    leaves = [[leaf for leaf in _leaves(tree) if (leaf.text or "").strip()] for tree in trees if tree is not None]
    found = differing(*([leaf.text or "" for leaf in side] for side in leaves))
    if found is not None:
        for side, places in zip(leaves, found, strict=True):
            for place in places:
                side[place].set(MARK, f"{side[place].get(MARK, '')} differs".strip())
    one, two = (
        Markup(_with_source("".join(map(_write, _top(tree))), tex, "block"))
        for tree, tex in zip(trees, (printed, derived), strict=True)
        if tree is not None
    )
    return one, two, found is not None and any(found)
