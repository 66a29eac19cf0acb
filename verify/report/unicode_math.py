r"""Texts for a terminal: maths between dollars as Unicode, ``\frac{8k^2}{\tau}`` as ``8k²/τ``.

A control word that is not known keeps its name without the backslash: a reader can make sense of ``bigoplus``, and
nothing is dropped in silence.
"""

from __future__ import annotations

import decimal
import re
import shutil
import textwrap
from collections.abc import Iterator
from fractions import Fraction

from verify.report.text import pieces

__all__ = ["plain", "shortened", "unicode_maths", "wrapped"]

_NAMES = (
    "alpha beta gamma delta epsilon varepsilon zeta eta theta kappa lambda mu nu xi pi rho sigma tau phi varphi chi "
    "psi omega Gamma Delta Theta Lambda Pi Sigma Phi Psi Omega"
)
_GREEK = dict(zip(_NAMES.split(), "αβγδεεζηθκλμνξπρστφφχψωΓΔΘΛΠΣΦΨΩ", strict=True))
_SIGNS = {
    "le": "≤",
    "leq": "≤",
    "ge": "≥",
    "geq": "≥",
    "ne": "≠",
    "neq": "≠",
    "lt": "<",
    "gt": ">",
    "approx": "≈",
    "sim": "~",
    "equiv": "≡",
    "in": "∈",
    "notin": "∉",
    "subseteq": "⊆",
    "setminus": "∖",
    "cup": "∪",
    "cap": "∩",
    "bigcup": "⋃",
    "forall": "∀",
    "exists": "∃",
    "infty": "∞",
    "partial": "∂",
    "nabla": "∇",
    "sum": "Σ",
    "prod": "Π",
    "int": "∫",
    "cdot": "·",
    "times": "×",
    "pm": "±",
    "circ": "∘",
    "cdots": "⋯",
    "dots": "…",
    "ldots": "…",
    "to": "→",
    "rightarrow": "→",
    "Rightarrow": "⇒",
    "implies": "⇒",
    "iff": "⇔",
    "wedge": "∧",
    "ell": "ℓ",
    "angle": "∠",
    "lVert": "‖",
    "rVert": "‖",
    "Vert": "‖",
    "lvert": "|",
    "rvert": "|",
    "vert": "|",
    "lceil": "⌈",
    "rceil": "⌉",
    "lfloor": "⌊",
    "rfloor": "⌋",
    "langle": "⟨",
    "rangle": "⟩",
    "lbrace": "{",
    "rbrace": "}",
    "top": "ᵀ",
    "mid": "|",
    "vee": "∨",
    "neg": "¬",
    "ast": "*",
    "prime": "′",
    "quad": "  ",
    "qquad": "    ",
    "thinspace": " ",
    "medspace": " ",
    "thickspace": " ",
    "negthinspace": "",
    "left": "",
    "right": "",
    "bigl": "",
    "bigr": "",
    "Bigl": "",
    "Bigr": "",
    "biggl": "",
    "biggr": "",
    "big": "",
    "Big": "",
    "displaystyle": "",
    "limits": "",
    "cr": "\n",
    ",": " ",
    ";": " ",
    ":": " ",
    "!": "",
    "{": "{",
    "}": "}",
    "|": "‖",
    " ": " ",
    "%": "%",
    "_": "_",
    "&": "&",
    "#": "#",
    "$": "$",
    "\\": "\n",
}
_ACCENTS = {"hat": "\u0302", "bar": "\u0304", "tilde": "\u0303", "dot": "\u0307", "widehat": "\u0302"}
_FONTS = {"mathbf", "mathcal", "mathrm", "mathbb", "mathit", "text", "textbf", "operatorname", "boldsymbol", "textit"}
_UP = dict(zip("0123456789+-=()nikjmtx*′T", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱᵏʲᵐᵗˣ*′ᵀ", strict=True))
_DOWN = dict(zip("0123456789+-=()aeijkmnoprstux", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑᵢⱼₖₘₙₒₚᵣₛₜᵤₓ", strict=True))
_FUNCTIONS = {"sin", "cos", "tan", "cot", "arcsin", "arccos", "arctan", "sinh", "cosh", "tanh", "exp", "log", "ln"}
_DERIVES = re.compile("[∂d][²³ⁿᵏ]?")  # above a bar it is no factor
_FRACTIONS = ("\\frac", "\\tfrac", "\\dfrac")
_FACTORS = {
    *(*_GREEK, *_ACCENTS, *_FONTS, *_FUNCTIONS),
    *(
        "sum",
        "prod",
        "int",
        "nabla",
        "ell",
        "sqrt",
        "left",
        "bigl",
        "Bigl",
        "lVert",
        "lvert",
        "langle",
        "lceil",
        "lfloor",
    ),
} - {"text"}
NARROWEST = 40  # columns; a narrower terminal breaks lines itself
_TOKEN = re.compile(r"\\[A-Za-z]+\*?|\\.|[{}^_~]|\s+|.", re.DOTALL)


class _Reader:
    def __init__(self, text: str) -> None:
        self.tokens: Iterator[str] = iter(_TOKEN.findall(text))
        self.kept: list[str] = []

    def next(self) -> str | None:
        return self.kept.pop() if self.kept else next(self.tokens, None)

    def many(self, closing: str | None) -> str:
        """Everything up to a closing brace, or to the end."""
        out: list[str] = []
        while (token := self.next()) is not None and token != closing:
            out.append(self.one(token, out))
        return "".join(out)

    def argument(self) -> str:
        token = self.next()
        while token is not None and token.isspace():
            token = self.next()
        if token is None:
            return ""
        return self.many("}") if token == "{" else self.one(token, [])

    def one(self, token: str, before: list[str]) -> str:
        if token == "{":
            return self.many("}")
        if token in "^_":
            return _raised(self.argument(), token == "^")
        if token == "~":
            return " "
        if not token.startswith("\\"):
            return " " if token.isspace() else "" if token == "}" else token
        return self.control(token[1:])

    def peek(self) -> str:
        """The next token that is no space; all of them stay."""
        token, spaces = self.next(), []
        while token is not None and token.isspace():
            spaces.append(token)
            token = self.next()
        self.kept += ([token] if token is not None else []) + spaces
        return token or ""

    def at_once(self) -> str:
        """The next token that is no space, read."""
        self.peek()
        while (token := self.next() or "").isspace():
            pass
        return token

    def applied(self, name: str) -> str:
        """A function before a fraction takes all of it, which a line does not show: parentheses do."""
        following = self.peek()
        if following in _FRACTIONS:
            self.at_once()
            return self.times(f"{name}({self.bar()[0]})")
        if following.isalnum() or (following.startswith("\\") and _SIGNS.get(following[1:]) != ""):
            self.kept.append(" ")
        return name

    def bar(self) -> tuple[str, str]:
        """A fraction as a line, and what stands above its bar."""
        above, below = self.argument(), self.argument()
        return f"{_grouped(above)}/{_grouped(below)}", above.strip()

    def times(self, shown: str) -> str:
        """What multiplies it from the right is not below its bar."""
        if not _is_factor(self.peek()):
            return shown
        self.kept.append(self.at_once())
        return f"{shown}·"

    def environment(self, name: str) -> str:
        """Cases as "{one if this; two else}", other displays as their lines."""
        out: list[str] = []
        while (token := self.next()) is not None and token != "\\end":
            out.append(" " if token == "&" else self.one(token, out))
        self.argument()
        inside = "; ".join(" ".join(line.split()) for line in "".join(out).split("\n"))
        return f"{{{inside}}}" if name == "cases" else inside

    def control(self, name: str) -> str:
        if name in ("frac", "tfrac", "dfrac"):
            shown, above = self.bar()
            return shown if _DERIVES.fullmatch(above) else self.times(shown)
        if name in _FUNCTIONS:
            return self.applied(name)
        if name == "operatorname":
            return self.applied(self.argument())
        if name == "sqrt":
            inside = self.argument()
            return f"√{inside}" if len(inside) == 1 else f"√({inside})"
        if name == "substack":
            return ", ".join(self.argument().split("\n"))
        if name == "binom":
            return f"C({self.argument()}, {self.argument()})"
        if name in _ACCENTS:
            letter = self.argument()
            return letter[:1] + _ACCENTS[name] + letter[1:]
        if name in _FONTS:
            return self.argument()
        if name == "begin":
            return self.environment(self.argument())
        return _GREEK.get(name, _SIGNS.get(name, name))


def _is_factor(token: str) -> bool:
    """Whether a product goes on with it: a letter, a digit, an opening bracket, a name of mathematics."""
    if token.startswith("\\"):
        return token[1:] in _FACTORS or token in _FRACTIONS
    return token.isalnum() or token in ("(", "[")


def _raised(text: str, up: bool) -> str:
    table = _UP if up else _DOWN
    if text and all(letter in table for letter in text):
        return "".join(table[letter] for letter in text)
    sign = "^" if up else "_"
    return f"{sign}{text}" if len(text) <= 1 else f"{sign}({text})"


def _grouped(text: str) -> str:
    """In parentheses where a sum or a product would be read apart from its fraction bar."""
    text = text.strip()
    return text if re.fullmatch(r"[^\s+\-*/·±≤≥=<>]+", text) else f"({text})"


def unicode_maths(formula: str) -> str:
    text = _Reader(formula).many(None)
    text = re.sub(r"\s*([≤≥≠≈≡∈∉⊆⇒⇔→<>=])\s*", r" \1 ", text)
    return re.sub(r"[ \t]+", " ", text).strip()


def plain(text: str) -> str:
    """A text of the results as a terminal shows it."""
    maths = ("inline", "display")
    return "".join(unicode_maths(content) if kind in maths else content for kind, content in pieces(text))


def wrapped(text: str, width: int = 100, indent: str = "", keep: str = "") -> str:
    """Lines of at most so many columns, and no more than the terminal has; all but the first begin with ``keep``."""
    return textwrap.fill(
        plain(" ".join(text.split())),
        max(NARROWEST, min(width, shutil.get_terminal_size((width, 24)).columns)),
        initial_indent=indent,
        subsequent_indent=indent + keep,
        break_long_words=False,
        break_on_hyphens=False,
    )


_LONG = re.compile(r"(?<![\w./])-?([0-9]+)(?:/([0-9]+))?(?![\w./])")
LONG = 13  # digits of a number that nobody reads to the end


def _is_zero(bottom: str) -> bool:
    return bool(bottom) and not bottom.strip("0")


def _bits(top: str, bottom: str) -> bool:
    """An input that is written as bits is no number."""
    return not bottom and set(top) <= {"0", "1"}


def shortened(text: str) -> tuple[str, bool]:
    """The text with long fractions and integers as decimals of six digits, and whether there was any."""
    found: list[str] = []

    def short(match: re.Match[str]) -> str:
        top, bottom = match[1], match[2] or ""
        size = len(top) + len(bottom)
        if size < LONG or size > 4000 or _is_zero(bottom) or _bits(top, bottom):
            return match[0]
        found.append(match[0])
        exact = Fraction(match[0])
        for digits in (6, 12, 18, 24):
            value = decimal.Context(prec=digits, Emax=10_000).divide(exact.numerator, exact.denominator)
            if Fraction(value).denominator > 1 or exact.denominator == 1:  # it must not look like an integer
                break
        return f"≈{value:f}" if -5 < value.adjusted() < 9 else f"≈{value.normalize():e}"

    return _LONG.sub(short, text), bool(found)
