r"""Sentences of certificates as mathematics: ``abs[gradient[1]] > sqrt[b]`` is $\lvert g_1\rvert > \sqrt b$.

The checkers write formulas in a plain notation of brackets.  What can be read in it is set as a formula, with the
parameters of the point apart, so that they can be folded; anything else stays as it is.
"""

from __future__ import annotations

import re
from typing import NamedTuple

__all__ = ["Told", "told", "typeset"]

_TOKEN = re.compile(
    r"\s*([0-9]+(?:\.[0-9]+)?(?:e-?[0-9]+)?|[A-Za-z_][A-Za-z0-9_]*(?:-[A-Za-z][A-Za-z0-9]*)*|>=|<=|[-+*/^(),:\[\]<>=])"
)
_RELATIONS = {">": ">", "<": "<", ">=": r"\ge", "<=": r"\le", "=": "="}
_NAMES = {
    "tau": r"\tau",
    "output": r"\hat y",
    "gradient-norm": r"\lVert\nabla\hat y\rVert",
    "risk": r"\mathcal L",
    "ceil-z1": r"\lceil z_1\rceil",
    "mu": r"\mu",
    "eta": r"\eta",
    "epsilon": r"\varepsilon",
    "loss": r"\ell",
}
_INDEXED = {"x": "x", "z": "z", "gradient": "g", "hessian": "H", "gamma": r"\gamma", "heads": "A"}
_SUMS = {"sum", "layers", "heads"}
MAX_LENGTH = 4000


class Told(NamedTuple):
    """What a certificate says, and the point or the settings that it says it of."""

    text: str
    parameters: str = ""


class _NotRead(Exception):
    pass


class _Reader:
    """Recursive descent; a level is how tightly it binds: 0 sum, 1 product that ends in Σ, 2 product, 3 atom."""

    def __init__(self, text: str) -> None:
        self.tokens: list[str] = []
        place, text = 0, text.strip()
        while place < len(text):
            found = _TOKEN.match(text, place)
            if found is None:
                raise _NotRead
            self.tokens.append(found[1])
            place = found.end()
        self.at = 0

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self, wanted: str = "") -> str:
        token = self.peek()
        if not token or (wanted and token != wanted):
            raise _NotRead
        self.at += 1
        return token

    def relation(self) -> str:
        parts = [self.sum()[0]]
        while self.peek() in _RELATIONS:
            parts += [_RELATIONS[self.take()], self.sum()[0]]
        if self.at < len(self.tokens) or len(parts) == 1:
            raise _NotRead
        return " ".join(parts)

    def sum(self) -> tuple[str, int]:
        text, level = self.product()
        while self.peek() in ("+", "-"):
            sign = self.take()
            right, other = self.product()
            text, level = f"{text} {sign} {_grouped(right, other, 1)}", 0
        return text, level

    def product(self) -> tuple[str, int]:
        text, level = self.factor()
        while self.peek() in ("*", "/"):
            over = self.take() == "/"
            right, other = self.factor()
            text = (
                rf"\frac{{{text}}}{{{right}}}" if over else rf"{_grouped(text, level, 2)}\,{_grouped(right, other, 1)}"
            )
            level = 3 if over else min(other, 2)
        return text, level

    def factor(self) -> tuple[str, int]:
        if self.peek() == "-":
            self.take()
            text, level = self.factor()
            return f"-{_grouped(text, level, 1)}", 0
        text, level = self.atom()
        if self.peek() == "^":
            self.take()
            return f"{_grouped(text, level, 3)}^{{{self.atom()[0]}}}", 3
        return text, level

    def atom(self) -> tuple[str, int]:
        if self.peek() == "(":
            self.take()
            found = self.sum()
            self.take(")")
            return found
        token = self.take()
        if token[0].isdigit():
            return token, 3
        if not re.match(r"[A-Za-z_]", token):
            raise _NotRead
        return self.called(token) if self.peek() == "[" else (_name(token), 3)

    def called(self, name: str) -> tuple[str, int]:
        self.take("[")
        if name in _SUMS and not (name == "heads" and self._is_index()):
            return self.folded(name)
        arguments = [self.sum()]
        while self.peek() == ",":
            self.take()
            arguments.append(self.sum())
        self.take("]")
        return _application(name, arguments)

    def _is_index(self) -> bool:
        return self.peek().isdigit()

    def _names(self) -> list[str]:
        """One or two indices."""
        found = [self.take()]
        return [*found, self.take()] if self.peek() not in (":", ",") else found

    def folded(self, name: str) -> tuple[str, int]:
        """``sum[p: …]``, ``sum[j not p: …]``, ``sum[p, , …]``, ``sum[j, p, …]``, ``layers[q, …]``."""
        index, apart = self.take(), ""
        if self.peek() == "not":
            self.take()
            apart = ", ".join(self._names())
        if self.take() == "," and name == "sum":
            apart = "" if self.peek() == "," else self.take()
            self.take(",")
        inside, level = self.sum()
        self.take("]")
        below = rf"{index}\notin\{{{apart}\}}" if "," in apart else rf"{index}\ne {apart}" if apart else index
        return rf"\sum_{{{below}}}{_grouped(inside, level, 1)}", 1


def _name(token: str) -> str:
    if token in _NAMES:
        return _NAMES[token]
    if found := re.fullmatch(r"([A-Za-z])([0-9]+)", token):
        return f"{found[1]}_{{{found[2]}}}"
    return token if len(token) == 1 else rf"\mathrm{{{token.replace('_', '-')}}}"


def _grouped(text: str, level: int, least: int) -> str:
    return rf"\left({text}\right)" if level < least else text


def _application(name: str, arguments: list[tuple[str, int]]) -> tuple[str, int]:
    texts = [text for text, _ in arguments]
    if name in ("abs", "sqrt", "square") and len(texts) == 1:
        shapes = {
            "abs": rf"\left\lvert {texts[0]}\right\rvert",
            "sqrt": rf"\sqrt{{{texts[0]}}}",
            "square": rf"\left({texts[0]}\right)^2",
        }
        return shapes[name], 3
    if name in ("sin", "cos") and len(texts) == 1:
        return rf"\{name}\theta_{{{texts[0]}}}", 3
    if name == "alternating" and len(texts) == 1:
        return rf"(-1)^{{{texts[0]}}}", 3
    if name == "gamma" and len(texts) == 2:
        return rf"\gamma^{{({texts[0]})}}_{{{texts[1]}}}", 3
    if name in _INDEXED:
        return rf"{_INDEXED[name]}_{{{','.join(texts)}}}", 3
    return rf"{_name(name)}\left({', '.join(texts)}\right)", 3


def typeset(formula: str) -> str | None:
    """LaTeX of a relation in the notation of brackets; None for anything else."""
    if len(formula) > MAX_LENGTH:
        return None
    try:
        return _Reader(formula).relation()
    except (_NotRead, RecursionError):
        return None


_AT = re.compile(r"^(?P<head>.*?)(?:,)? at (?P<point>n = [0-9]+, .*)$")
_FROM = re.compile(r"^at (?P<point>n = .*?): (?P<head>.*)$")
_AFTER = re.compile(r"^(?P<head>.*?): (?P<point>n = [0-9]+, .*)$")
_NAMELY = re.compile(r"^(?P<formula>.*), namely (?P<values>.*)$")
_FALSE = re.compile(r"^(?P<formula>.*) is false: (?P<values>.*)$")


def told(sentence: str) -> Told:
    """The sentence with its formula set, and its parameters apart."""
    for pattern in (_FROM, _AT, _AFTER):
        if found := pattern.match(sentence):
            return Told(_set(found["head"]), found["point"])
    return Told(_set(sentence))


def _set(text: str) -> str:
    for pattern, joined in ((_NAMELY, ", namely {}"), (_FALSE, " is false: {}")):
        if (found := pattern.match(text)) and (shown := typeset(found["formula"])):
            return f"${shown}${joined.format(found['values'])}"
    return f"${shown}$" if (shown := typeset(text)) else text
