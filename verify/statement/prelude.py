"""A paper's definitions as text: types, names, alternatives that a model file chooses among.

model n, k : nat                             names that definitions may use without saying so
names i, p : nat                             names with a type: arguments and bound variables, one sort a name
type heads(k) = array(k, 2)
notation yhat = \\hat y                       LaTeX of a name
gamma(i, p) = mass(i, p)/Z(i)                a definition
sigma(z) [activation = relu] = max(0, z)     ... if the model file says so; the first that fits is taken
u1(p) [positions = circle:F] = sin(2*pi*F*p/n)           F stands for what follows the colon in the model file
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from verify.statement.errors import Refused
from verify.statement.parser import Parser, Syntax, spelled, walk
from verify.statement.reader import BUILTIN, LETTERS, MAX_TYPE, MEANINGS, Names, Reader, is_known_set, is_reserved
from verify.statement.substitution import substitute
from verify.statement.terms import REAL, Definition, Type, free, uses
from verify.statement.tokens import Line, Token, lines, tokens

__all__ = ["Prelude", "define", "names_list", "pieces", "read_prelude"]

MAX_DEFINITIONS = 300
_LIST = re.compile(r"[+-]?[0-9]{1,40}(?:/[0-9]{1,40}|\.[0-9]{1,40})?")
_ZERO = re.compile(r".*/0+")


@dataclass
class Prelude(Names):
    notation: dict[str, str] = field(default_factory=dict)
    declared: dict[str, str] = field(default_factory=dict)  # name -> the text of its type
    shown_types: dict[str, str] = field(default_factory=dict)  # alias -> its text
    alias_parts: dict[str, int] = field(default_factory=dict)  # alias -> its parts with the types in it written out
    quantities: set[str] = field(default_factory=set)  # definitions that are printed quantities: shown as what they are

    def copy(self) -> Prelude:
        return replace(
            self,
            types=dict(self.types),
            model=list(self.model),
            definitions=dict(self.definitions),
            aliases=dict(self.aliases),
            absent=dict(self.absent),
            notation=dict(self.notation),
            declared=dict(self.declared),
            shown_types=dict(self.shown_types),
            alias_parts=dict(self.alias_parts),
            quantities=set(self.quantities),
        )

    def closure(self, wanted: set[str]) -> list[Definition]:
        """The definitions that these names need, themselves among them, in the order of the text."""
        seen: set[str] = set()
        waiting = list(wanted)
        while waiting:
            name = waiting.pop()
            if name not in seen and name in self.definitions:
                seen.add(name)
                waiting += self.definitions[name].calls
        return [known for name, known in self.definitions.items() if name in seen]

    def with_quantities(self, given: Mapping[str, tuple[str, Sequence[str]]]) -> Prelude:
        """Printed quantities as definitions: (text, symbols) by name.  Model names stay free, the other symbols are
        parameters in their order; a quantity whose name the prelude has already is called ``printed.NAME``."""
        found = self.copy()
        taken = set(given) | {name.rpartition(".")[2] for name in given}
        for name, (text, symbols) in given.items():
            known = name in found.definitions or name in found.types or name in BUILTIN
            called = f"printed.{name}" if known else name
            new = {s: found._parameter(s, taken) for s in symbols if s not in self.model or not self.types[s].is_number}
            try:
                table = {symbol: Syntax("name", Token("name", own, 1, 1)) for symbol, own in new.items()}
                body = substitute(Parser(tokens(text)).whole(), table, found)
                define(found, called, tuple(new.values()), found.types, body)
            except Refused as error:
                found.absent[called] = f"{called}: {error.what}"
            else:
                found.quantities.add(called)
        return found

    def _parameter(self, symbol: str, taken: set[str]) -> str:
        """A symbol of a formula as a parameter: with a type, and under another name where it means something else."""
        others = {*self.definitions, *self.aliases, *taken}
        others |= {name for name, kind in self.types.items() if not kind.is_number}
        name = f"{symbol}_v" if symbol in others or is_reserved(symbol) else symbol
        while name in others:
            name += "v"
        if name not in self.types:
            self.types[name], self.declared[name] = REAL, "real"
        return name


def pieces(given: Sequence[Token], at: str = ",") -> list[list[Token]]:
    """Split at the commas outside of brackets."""
    found: list[list[Token]] = [[]]
    depth = 0
    for token in given:
        depth += (token.text in ("(", "[")) - (token.text in (")", "]"))
        if token.text == at and depth == 0:
            found.append([])
        else:
            found[-1].append(token)
    return found if found != [[]] else []


def read_prelude(text: str, choices: Mapping[str, str] | None = None) -> Prelude:
    """The definitions of a text, with the alternatives that ``choices`` make; Refused at the place of a mistake."""
    prelude = Prelude()
    for line in lines(text):
        if line.raw.startswith("notation "):
            _notation(prelude, line)
        elif line.tokens[0].text in ("model", "names") and len(line.tokens) > 1 and line.tokens[1].kind == "name":
            _declare(prelude, line)
        elif line.tokens[0].text == "type" and len(line.tokens) > 1 and line.tokens[1].kind == "name":
            _read_definition(prelude, line, list(line.tokens[1:]), dict(choices or {}), alias=True)
        else:
            _read_definition(prelude, line, list(line.tokens), dict(choices or {}), alias=False)
        if len(prelude.definitions) > MAX_DEFINITIONS:
            raise Refused(f"a prelude has at most {MAX_DEFINITIONS} definitions")
    return prelude


def _notation(prelude: Prelude, line: Line) -> None:
    match = re.fullmatch(r"notation\s+([A-Za-z_][\w.]*)\s*=\s*([ -~]{1,80})", line.raw)
    if match is None:
        raise Refused("notation NAME = LaTeX is expected, in at most 80 plain characters")
    prelude.notation[match[1]] = match[2]


def names_list(given: Sequence[Token]) -> list[Token]:
    found = []
    for piece in pieces(given):
        if len(piece) != 1 or piece[0].kind != "name":
            raise (piece or given)[0].refuse("names with commas between them are expected here")
        found.append(piece[0])
    return found


def _declare(prelude: Prelude, line: Line) -> None:
    left, *right = pieces(line.tokens[1:], ":")
    if len(right) != 1:
        raise line.tokens[0].refuse("names, a colon and a type are expected here")
    shown = Parser(right[0]).whole()
    for token in names_list(left):
        if is_reserved(token.text) and token.text not in LETTERS:
            raise token.refuse(f"{token.text} has a known meaning and cannot be declared; take another name")
        if _has_meaning(prelude, token.text):
            raise token.refuse(f"{token.text} has a meaning already")
        prelude.types[token.text] = Reader(prelude, prelude.types).type(shown)
        prelude.declared[token.text] = spelled(shown)
        if line.tokens[0].text == "model":
            prelude.model.append(token.text)


def _read_definition(prelude: Prelude, line: Line, given: list[Token], choices: dict[str, str], alias: bool) -> None:
    head, *rest = pieces(given, "=")
    if len(rest) != 1:
        raise line.tokens[0].refuse("NAME(ARGUMENTS) = TERM is expected")
    head, options = _split_options(head)
    name, params = _head(head)
    table = _fits(options, choices)
    known = prelude.aliases if alias else prelude.definitions
    if table is None:
        Parser(rest[0]).whole()  # its text must be well formed all the same
        if name.text not in known:
            prelude.absent.setdefault(name.text, f"{name.text} has no definition for this model")
        return
    if name.text in known and options:
        Parser(rest[0]).whole()
        return  # an alternative before it fitted
    prelude.absent.pop(name.text, None)
    if both := [p for p in params if p.text in table]:
        raise both[0].refuse(f"{both[0].text} is an argument of {name.text} and also an option of it; rename one")
    body = Parser(_filled(rest[0], table)).whole()
    if alias and (is_known_set(name.text) or any(is_reserved(p.text) for p in params)):
        raise name.refuse(f"{name.text}: the name of a type or of its size has a known meaning; take another name")
    if alias:
        if _has_meaning(prelude, name.text) or len({p.text for p in params}) != len(params):
            raise name.refuse(f"{name.text} has a meaning already, or takes a name twice")
        _limit_alias(prelude, name, body)
        prelude.aliases[name.text] = tuple(p.text for p in params), body
        prelude.shown_types[name.text] = _shown(name.text, [p.text for p in params], body)
        return
    if missing := [p for p in params if p.text not in prelude.types]:
        raise missing[0].refuse(f"{missing[0].text} has no type; say names {missing[0].text} : ... before")
    define(prelude, name.text, tuple(p.text for p in params), prelude.types, body, name)


def _limit_alias(prelude: Prelude, name: Token, body: Syntax) -> None:
    """Refused if a type is used before it is defined, or is too long with the types that it uses written out."""
    known = [*prelude.aliases.values(), ((), body)]
    if any(node.token.text == name.text for _, part in known for _, node in walk(part) if node.op in ("name", "call")):
        raise name.refuse(f"{name.text} is used before it is defined")
    parts = sum(prelude.alias_parts.get(node.token.text, 1) for _, node in walk(body))
    if parts > MAX_TYPE:
        raise name.refuse(f"{name.text} needs more than {MAX_TYPE} parts when its types are written out")
    prelude.alias_parts[name.text] = parts


def define(
    prelude: Prelude,
    name: str,
    params: tuple[str, ...],
    kinds: Mapping[str, Type],
    body: Syntax,
    token: Token | None = None,
    local: Mapping[str, Type] | None = None,
) -> None:
    """Add a definition; ``local`` are names bound by a statement around it, which it may use as well."""
    token = token or body.token
    known = [n for n in (name, *params) if is_reserved(n)]
    if known and not (known == [name] and _is_meant(name, params, body, prelude)):
        raise token.refuse(f"{known[0]} has a known meaning and cannot be defined or be an argument; take another name")
    if _has_meaning(prelude, name) or len(set(params)) != len(params):
        raise token.refuse(f"{name} has a meaning already, or takes a name twice")
    reader = Reader(prelude, dict(local or {}) | {p: kinds[p] for p in params})
    term = reader.read(body)
    free_ = free(term, prelude.definitions) - set(params)
    if both := sorted((free_ | set(params)) & reader.folded):
        raise token.refuse(f"{both[0]} is bound in {name} and also free in it")
    table = {name: prelude.types[name] for name in prelude.model} | dict(local or {})
    taken = tuple(name for name in table if name in free_)
    shown = _shown(name, params, body)
    kinds_ = tuple(kinds[p] for p in params)
    free_types = tuple(table[name] for name in taken)
    calls = tuple(sorted(uses(term)))
    prelude.definitions[name] = Definition(name, params, kinds_, term, taken, shown, calls, free_types)


def _is_meant(name: str, params: Sequence[str], body: Syntax, prelude: Prelude) -> bool:
    """Whether a known function is defined as what it is."""
    meaning = MEANINGS.get(name)
    if meaning is None or len(params) != 1:
        return False
    argument = Syntax("name", Token("name", params[0], 1, 1))
    return spelled(body) == spelled(substitute(Parser(tokens(meaning)).whole(), {"z": argument}, prelude))


def _has_meaning(prelude: Prelude, name: str) -> bool:
    """A name is a variable, a definition or a type, and only one of these."""
    return any(name in known for known in (prelude.types, prelude.definitions, prelude.aliases))


def _shown(name: str, params: Sequence[str], body: Syntax) -> str:
    return f"{name}({', '.join(params)}) = {spelled(body)}" if params else f"{name} = {spelled(body)}"


def _head(given: Sequence[Token]) -> tuple[Token, list[Token]]:
    if not given or given[0].kind != "name":
        raise (given or [Token("end", "", 1, 1)])[0].refuse("a definition begins with a name")
    if len(given) == 1:
        return given[0], []
    if len(given) < 4 or given[1].text != "(" or given[-1].text != ")":
        raise given[1].refuse("NAME(ARGUMENTS) = TERM is expected")
    return given[0], names_list(given[2:-1])


# --- alternatives


def _split_options(given: list[Token]) -> tuple[list[Token], list[tuple[str, str]]]:
    """``[field = option, field = option:params]`` at the end of a head."""
    opening = next((i for i, token in enumerate(given) if token.text == "["), None)
    if opening is None:
        return given, []
    if given[-1].text != "]":
        raise given[opening].refuse("the alternative is not closed")
    inside = given[opening + 1 : -1]
    found = []
    for piece in pieces(inside):
        at = next((i for i, token in enumerate(piece) if token.text == "="), 0)
        if at != 1 or len(piece) < 3:
            raise given[opening].refuse("[field = option] is expected")
        found.append((piece[0].text, "".join(token.text for token in piece[2:])))
    return given[:opening], found


def _fits(options: list[tuple[str, str]], choices: Mapping[str, str]) -> dict[str, str] | None:
    """What the parameters of the options stand for; None if the model says otherwise."""
    table: dict[str, str] = {}
    for key, pattern in options:
        said = choices.get(key)
        word, colon, params = pattern.partition(":")
        if said is None or (not colon and said != word):
            return None
        if colon:
            rest = said if not word else said.removeprefix(word + ":") if said.startswith(word + ":") else None
            parts = [] if rest is None else rest.split(";")
            if rest is None or len(parts) != len(params.split(";")):
                return None
            table |= dict(zip(params.split(";"), parts, strict=True))
    return table


def _filled(given: Sequence[Token], table: Mapping[str, str]) -> list[Token]:
    """Tokens with the parameters of the model file in their place: plain rationals, or lists of them."""
    found: list[Token] = []
    for token in given:
        if token.kind != "name" or token.text not in table:
            found.append(token)
            continue
        for place, number in enumerate(table[token.text].split(",")):
            if not _LIST.fullmatch(number.strip()) or _ZERO.fullmatch(number.strip()):
                raise token.refuse(f"{number.strip()[:40]!a} from the model file is no plain rational")
            found += [Token("op", ",", token.line, token.column)] if place else []
            text = f"({number.strip().removeprefix('+')})"
            found += [Token(t.kind, t.text, token.line, token.column) for t in tokens(text)]
    return found
