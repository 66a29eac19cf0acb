"""SMT-LIB files over the reals as statements: the assertions cannot all be true.

``(assert A) (assert B) (check-sat)`` becomes ``for all reals, A implies not B``: where it holds the answer is unsat,
and where it is refuted, sat.  A subset of the format is read, by the parser here alone; everything else is refused.
Quotients, roots and logarithms have to be defined wherever the statement speaks of them: what the format leaves to an
interpretation (x/0) decides nothing.
"""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from verify.errors import BadInput

__all__ = ["MAX_BYTES", "Script", "read_script"]

MAX_BYTES = 400_000
MAX_DEPTH = 300
MAX_LENGTH = 45_000  # characters of the statement, let lines written out
MAX_NAMES = 200
_TOKEN = re.compile(r"\s+|;[^\n]*|([()])|\|([^|\\]*)\||\"((?:[^\"]|\"\")*)\"|([^\s()|\";]+)")
_SIMPLE = re.compile(r"[A-Za-z~!@$%^&*_+=<>.?/-][A-Za-z0-9~!@$%^&*_+=<>.?/-]*")  # a symbol without bars
_NUMBER = re.compile(r"(0|[1-9][0-9]*)(\.[0-9]+)?")
_LIKE_NUMBER = re.compile(r"[+-]?[0-9.].*")
_LOGIC = re.compile(r"ALL|[A-Z_]*R(A|AT|DL)")
_IGNORED = ("set-info", "set-option", "get-model", "get-info", "echo")
_COMMANDS = (
    "assert check-sat check-sat-assuming declare-const declare-datatype declare-datatypes declare-fun declare-sort "
    "define-const define-fun define-fun-rec define-funs-rec define-sort exit get-assertions get-assignment "
    "get-option get-proof get-unsat-assumptions get-unsat-core get-value pop push reset reset-assertions set-logic"
)
_RESERVED = {"let", "forall", "exists", "match", "par", "as", "!", "_"}  # with bars they are symbols of their own
_RESERVED |= {"BINARY", "DECIMAL", "HEXADECIMAL", "NUMERAL", "STRING", *_IGNORED, *_COMMANDS.split()}
_FUNCTIONS = {
    "sin": "sin",
    "cos": "cos",
    "tan": "tan",
    "exp": "exp",
    "sqrt": "sqrt",
    "arctan": "arctan",
    "arcsin": "arcsin",
    "arccos": "arccos",
}
_RELATIONS = {"<": "<", "<=": "<=", ">": ">", ">=": ">=", "=": "=="}
_KNOWN = {"+", "-", "*", "/", "and", "or", "not", "=>", "xor", "ite", "distinct", "true", "false", "real.pi"}
Node = Any  # a word, a number, or a list of nodes
Env = dict[str, tuple[str, str]]  # sort (real or bool) and text


@dataclass
class Script:
    """``names`` are those of the statement, by the symbols of the file."""

    names: dict[str, str] = field(default_factory=dict)
    asserted: list[str] = field(default_factory=list)
    logic: str = ""

    @property
    def over(self) -> str:
        return ", ".join(f"{name} : real" for name in self.names.values())

    @property
    def given(self) -> str:
        return " and ".join(f"({text})" for text in self.asserted[:-1])

    @property
    def said(self) -> str:
        return f"not ({self.asserted[-1]})"


def read_script(text: str) -> Script:
    """The one question of a file; BadInput in one line if it is not of the subset that is read."""
    if len(text) > MAX_BYTES:
        raise BadInput(f"an SMT-LIB file has at most {MAX_BYTES:,} characters")
    found, env, asked, before = Script(), Env(), False, ""
    for command in _parsed(text):
        if not isinstance(command, list) or not command or not isinstance(command[0], str):
            raise BadInput("an SMT-LIB file is a list of commands such as (assert (< x 1))")
        word, *rest = command
        if before == "exit":
            raise BadInput(f"({word[:40]} …) after (exit)")
        before = word
        if word in _IGNORED or (word == "exit" and not rest):
            continue
        if asked:
            raise BadInput(f"({word} …) after (check-sat): one question a file is read")
        if word == "check-sat" and not rest:
            asked = True
        elif word == "set-logic" and len(rest) == 1 and not (found.names or found.asserted or found.logic):
            found.logic = _logic(rest[0])
        elif word == "declare-fun" and len(rest) == 3 and rest[1] == []:
            _declare(found, env, rest[0], rest[2])
        elif word == "declare-const" and len(rest) == 2:
            _declare(found, env, rest[0], rest[1])
        elif word == "define-fun" and len(rest) == 4 and rest[1] == [] and rest[2] in ("Real", "Bool"):
            env[_symbol(rest[0], env)] = _sorted(rest[3], env, "real" if rest[2] == "Real" else "bool")
            _name(rest[3], env)
        elif word == "assert" and len(rest) == 1:
            found.asserted.append(_sorted(rest[0], env, "bool")[1])
            _name(rest[0], env)
        else:
            raise BadInput(
                f"({str(word)[:40]} …) is not read: declarations of reals, define-fun without arguments, assert"
            )
    if not found.asserted or not found.names or not asked:
        raise BadInput("an SMT-LIB file declares a real number, asserts something and asks (check-sat)")
    return found


def _parsed(text: str) -> list[Node]:
    stack: list[list[Node]] = [[]]
    place = 0
    while place < len(text):
        token = _TOKEN.match(text, place)
        if token is None:
            raise BadInput(f"line {text.count(chr(10), 0, place) + 1}: no word or bracket of SMT-LIB")
        bracket, quoted, string, word = token.groups()
        if bracket == "(":
            stack.append([])
            if len(stack) > MAX_DEPTH:
                raise BadInput(f"brackets nested more than {MAX_DEPTH} deep")
        elif bracket == ")":
            if len(stack) == 1:
                raise BadInput(f"line {text.count(chr(10), 0, place) + 1}: a bracket that nothing opens")
            done = stack.pop()
            stack[-1].append(done)
        elif quoted is not None or word is not None:
            stack[-1].append(word if word is not None else _unquoted(quoted))
        elif string is not None:
            stack[-1].append(f'"{string}"')
        place = token.end()
    if len(stack) != 1:
        raise BadInput("a bracket that is not closed")
    return stack[0]


def _unquoted(text: str) -> str:
    """The symbol ``|text|``; ``|x|`` and ``x`` are the same one."""
    return text if _SIMPLE.fullmatch(text) and text not in _RESERVED else f"|{text}|"


def _logic(node: Node) -> str:
    if not isinstance(node, str) or not _LOGIC.fullmatch(node):
        raise BadInput(f"(set-logic {str(node)[:40]}): only logics of real numbers are read")
    return node


def _name(node: Node, env: Env) -> None:
    """The names that annotations give to terms are taken; a term that speaks of one is refused."""
    if not isinstance(node, list):
        return
    if node and node[0] == "!":
        for key, value in itertools.pairwise(node[2:]):
            if key == ":named":
                env[_symbol(value, env)] = "named term", ""
    for part in node:
        _name(part, env)


def _symbol(node: Node, env: Env) -> str:
    is_symbol = isinstance(node, str) and (node.startswith("|") or _SIMPLE.fullmatch(node))
    if not is_symbol or node in _RESERVED or _LIKE_NUMBER.fullmatch(node):
        raise BadInput(f"{str(node)[:40]!r} is no symbol")
    if node in env or node in _FUNCTIONS or node in _RELATIONS or node in _KNOWN:
        raise BadInput(f"{node[:40]} is declared already")
    return node


def _declare(found: Script, env: Env, symbol: Node, kind: Node) -> None:
    if kind != "Real":
        raise BadInput(f"{str(symbol)[:40]} is {str(kind)[:40]}: only Real is read")
    if len(found.names) == MAX_NAMES:
        raise BadInput(f"more than {MAX_NAMES} numbers")
    name = f"v{len(found.names) + 1}"
    found.names[_symbol(symbol, env)] = name
    env[symbol] = "real", name


def _sorted(node: Node, env: Env, kind: str) -> tuple[str, str]:
    found = _read(node, env)
    if found[0] != kind:
        raise BadInput(f"a {kind} is expected, not {str(node)[:60]}")
    if len(found[1]) > MAX_LENGTH:
        raise BadInput(f"a formula of more than {MAX_LENGTH:,} characters when let is written out")
    return found


def _read(node: Node, env: Env) -> tuple[str, str]:
    if isinstance(node, str):
        return _leaf(node, env)
    if not node or not isinstance(node[0], str):
        raise BadInput("an operation is expected after a bracket")
    word, *rest = node
    if word == "let" and len(rest) == 2 and isinstance(rest[0], list):
        return _read(rest[1], {**env, **_bound(rest[0], env)})
    if word == "!" and len(rest) >= 2 and isinstance(rest[1], str) and rest[1].startswith(":"):  # an annotation
        return _read(rest[0], env)
    if word == "ite" and len(rest) == 3:
        return _choice(rest, env)
    if word in ("and", "or", "not", "=>"):
        return "bool", _logical(word, [_sorted(one, env, "bool")[1] for one in rest])
    parts = [_sorted(one, env, "real")[1] for one in rest]
    if word in _RELATIONS and len(parts) >= 2:
        pairs = [f"{a} {_RELATIONS[word]} {b}" for a, b in itertools.pairwise(parts)]
        return "bool", pairs[0] if len(pairs) == 1 else " and ".join(f"({pair})" for pair in pairs)
    if word == "distinct" and len(parts) >= 2:
        pairs = [f"{a} != {b}" for i, a in enumerate(parts) for b in parts[i + 1 :]]
        return "bool", pairs[0] if len(pairs) == 1 else " and ".join(f"({pair})" for pair in pairs)
    if word in _FUNCTIONS and len(parts) == 1:
        return "real", f"{_FUNCTIONS[word]}({parts[0]})"
    if word == "-" and len(parts) == 1:
        return "real", f"(-{parts[0]})"
    if word in ("+", "-", "*", "/") and len(parts) >= 2:
        return "real", f"({f' {word} '.join(parts)})"
    raise BadInput(f"({word[:40]} …) with {len(rest)} arguments is not read")


def _leaf(word: str, env: Env) -> tuple[str, str]:
    if word in env:
        return env[word]
    if _NUMBER.fullmatch(word):
        value = Fraction(word)
        return "real", str(value.numerator) if value.denominator == 1 else f"({value})"
    if word == "real.pi":
        return "real", "pi"
    if word in ("true", "false"):
        return "bool", "0 < 1" if word == "true" else "1 < 0"
    raise BadInput(f"{word[:40]!r} is neither declared nor known")


def _bound(pairs: list[Node], env: Env) -> Env:
    """All at once: no name sees another one."""
    found = Env()
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2 or not isinstance(pair[0], str) or pair[0] in found:
            raise BadInput("let binds pairs of a new name and a term")
        _symbol(pair[0], Env())
        kind, text = _read(pair[1], env)
        if len(text) > MAX_LENGTH:
            raise BadInput(f"a formula of more than {MAX_LENGTH:,} characters when let is written out")
        found[pair[0]] = kind, text
    return found


def _choice(rest: list[Node], env: Env) -> tuple[str, str]:
    condition = _sorted(rest[0], env, "bool")[1]
    (kind, one), (other, two) = _read(rest[1], env), _read(rest[2], env)
    if kind != other:
        raise BadInput("both sides of ite are reals, or both propositions")
    if kind == "bool":
        return kind, f"((({condition}) and ({one})) or ((not ({condition})) and ({two})))"
    return kind, f"({one} if {condition} else {two})"


def _logical(word: str, parts: list[str]) -> str:
    inside = [f"({part})" for part in parts]
    if word == "not" and len(parts) == 1:
        return f"not {inside[0]}"
    if word in ("and", "or") and parts:
        return parts[0] if len(parts) == 1 else f" {word} ".join(inside)
    if word == "=>" and len(parts) >= 2:
        return " or ".join([*(f"(not {part})" for part in inside[:-1]), inside[-1]])
    raise BadInput(f"({word} …) with {len(parts)} arguments is not read")
