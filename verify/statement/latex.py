"""Statements and definitions as LaTeX, to be read beside the paper."""

from __future__ import annotations

import contextlib
import itertools

from verify.statement.errors import Refused
from verify.statement.prelude import Prelude
from verify.statement.statement import Statement
from verify.statement.term_substitution import substitute_term
from verify.statement.terms import Term, Type, free

__all__ = ["Printer", "definitions", "statement"]

RELATION = {"<": "<", "<=": r"\le", ">": ">", ">=": r"\ge", "==": "=", "!=": r"\ne"}
GREEK = {"tau", "gamma", "sigma", "alpha", "beta", "delta", "epsilon", "lambda", "mu", "pi", "theta", "rho", "eta"}
SUM, PRODUCT, POWER, ATOM = range(4)
SIGNS = {"sum": r"\sum", "prod": r"\prod", "mean": r"\mathbb{E}", "least": r"\min", "most": r"\max"}


class Printer:
    """``prelude`` gives the notation; quantities may be shown as what they are (``inline``)."""

    def __init__(self, prelude: Prelude) -> None:
        self.prelude = prelude

    def name(self, text: str) -> str:
        if text in self.prelude.notation:
            return self.prelude.notation[text]
        if text.endswith("_") and len(text) > 1:
            return self.name(text[:-1]) + "'"
        if "." in text:
            return rf"\mathrm{{{text.replace('_', ' ')}}}"  # whole: a.sin is not sin
        head, _, below = text.partition("_")
        if below and (len(head) == 1 or head in GREEK):
            shown = below if len(below) == 1 else rf"\mathrm{{{below}}}"
            return f"{self.name(head)}_{{{shown}}}"
        stem = text.rstrip("0123456789") or text
        tail = text[len(stem) :]
        shown = "\\" + stem if stem in GREEK else stem if len(stem) == 1 else rf"\mathrm{{{stem.replace('_', ' ')}}}"
        return shown + (f"_{{{tail}}}" if tail else "")

    def term(self, node: Term, above: int = SUM) -> str:
        text, level = self._leveled(node)
        return text if level >= above else rf"\left({text}\right)"

    def _leveled(self, node: Term) -> tuple[str, int]:
        build = getattr(self, f"_{_BUILD.get(node.op, node.op)}", None)
        return build(node) if build else (self.condition(node), SUM)

    # --- arithmetic

    def _num(self, node: Term) -> tuple[str, int]:
        value = node.number
        assert value is not None
        whole = value.denominator == 1
        return (str(value), ATOM) if whole else (rf"\frac{{{value.numerator}}}{{{value.denominator}}}", PRODUCT)

    def _pi(self, node: Term) -> tuple[str, int]:
        return r"\pi", ATOM

    def _var(self, node: Term) -> tuple[str, int]:
        return self.name(node.name), ATOM

    def _entry(self, node: Term) -> tuple[str, int]:
        table, *places = node.args
        return f"{{{self.term(table, ATOM)}}}_{{{','.join(map(self.term, places))}}}", POWER

    def _neg(self, node: Term) -> tuple[str, int]:
        return f"-{self.term(node.args[0], PRODUCT)}", SUM

    def _sum(self, node: Term) -> tuple[str, int]:
        one, two = node.args
        return f"{self.term(one)}{node.op}{self.term(two, PRODUCT)}", SUM

    def _product(self, node: Term) -> tuple[str, int]:
        one, two = node.args
        left, right = self.term(one, PRODUCT), self.term(two, PRODUCT)
        if one.op == "fold" or (one.op == "*" and one.args[1].op == "fold"):
            left = rf"\left({left}\right)"
        dot = r"\," if one.op not in ("num", "var") else " "
        dot = r"\cdot " if right[0].isdigit() or right.startswith("-") else dot
        return left + dot + right, PRODUCT

    def _quotient(self, node: Term) -> tuple[str, int]:
        return rf"\frac{{{self.term(node.args[0])}}}{{{self.term(node.args[1])}}}", PRODUCT

    def _power(self, node: Term) -> tuple[str, int]:
        base, exponent = node.args
        shown = self.term(base, ATOM)
        if base.op == "call" and base.args and not shown.startswith(r"\left("):
            shown = rf"\left({shown}\right)"
        return f"{shown}^{{{self.term(exponent)}}}", POWER

    def _fun(self, node: Term) -> tuple[str, int]:
        inner = self.term(node.args[0])
        if node.name == "sqrt":
            return rf"\sqrt{{{inner}}}", ATOM
        if node.name == "exp" and len(inner) < 60:
            return f"e^{{{inner}}}", POWER
        if node.name == "abs":
            return rf"\left|{inner}\right|", ATOM
        if node.name in ("floor", "ceil"):
            return rf"\left\l{node.name} {inner}\right\r{node.name} ", ATOM
        plain = node.name in ("erf", "arsinh", "artanh")
        word = rf"\operatorname{{{node.name}}}" if plain else rf"\{node.name}"
        return (rf"{word}{inner}", PRODUCT) if node.args[0].op == "/" else (rf"{word}\left({inner}\right)", POWER)

    def _extreme(self, node: Term) -> tuple[str, int]:
        return rf"\{node.op}\left({','.join(map(self.term, node.args))}\right)", ATOM

    def _choose(self, node: Term) -> tuple[str, int]:
        which, *parts = node.args
        return rf"\left({','.join(map(self.term, parts))}\right)_{{{self.term(which)}}}", POWER

    def _if(self, node: Term) -> tuple[str, int]:
        test, one, two = node.args
        return (
            rf"\begin{{cases}}{self.term(one)}&\text{{if }}{self.condition(test)}\\{self.term(two)}&\text{{else}}"
            r"\end{cases}"
        ), ATOM

    # --- names

    def _call(self, node: Term) -> tuple[str, int]:
        known, given = self.prelude.definitions[node.name], list(map(self.term, node.args))
        if node.name in self.prelude.quantities and not node.swaps:
            table = dict(zip(known.params, node.args, strict=True))
            with contextlib.suppress(Refused):  # what cannot be written out keeps its name
                return self._leveled(substitute_term(known.body, table, self.prelude.definitions))
        shown = self.name(node.name)
        if given and all(kind.sort == "int" for kind in known.types):
            shown = rf"{{{shown}}}" if "_" in shown or "^" in shown else shown
            shown, given = f"{shown}_{{{','.join(given)}}}", []
        given += [self.term(value) for _, value in node.swaps]
        return (f"{shown}({', '.join(given)})", ATOM) if given else (shown, POWER if node.args else ATOM)

    def _apply(self, node: Term) -> tuple[str, int]:
        return f"{self.name(node.name)}({', '.join(map(self.term, node.args))})", ATOM

    def _put(self, node: Term) -> tuple[str, int]:
        table, place, value = map(self.term, node.args)
        return rf"{table}|_{{{place}:={value}}}", ATOM

    # --- analysis

    def _D(self, node: Term) -> tuple[str, int]:
        by, inner = [node.args[1]], node.args[0]
        while inner.op == "D":
            by, inner = [*by, inner.args[1]], inner.args[0]
        power = f"^{{{len(by)}}}" if len(by) > 1 else ""
        below = r"\,".join(rf"\partial {self.term(place)}" for place in reversed(by))
        return rf"\frac{{\partial{power} {self.term(inner, PRODUCT)}}}{{{below}}}", PRODUCT

    def _grad(self, node: Term) -> tuple[str, int]:
        power = "^{2}" if node.op == "hess" else ""
        return rf"\nabla{power}_{{{self.term(node.args[1])}}}{self.term(node.args[0], PRODUCT)}", PRODUCT

    def _after(self, node: Term) -> tuple[str, int]:
        count, by, step = map(self.term, node.args)
        return rf"\left({by}\mapsto {step}\right)^{{{count}}}({by})", ATOM

    def _norm(self, node: Term) -> tuple[str, int]:
        return rf"\left\lVert {self.term(node.args[0])}\right\rVert", ATOM

    def _dot(self, node: Term) -> tuple[str, int]:
        return rf"\left\langle {self.term(node.args[0])},{self.term(node.args[1])}\right\rangle ", ATOM

    def _fold(self, node: Term) -> tuple[str, int]:
        loop = node.loop
        assert loop is not None
        if node.name in ("every", "some"):
            return self.condition(node), SUM
        v, domain = self.name(loop.name), loop.domain
        if node.name == "vector":
            return rf"\left({self.term(node.args[0])}\right)_{{{v}}}", ATOM
        if node.name == "count":
            where = self.member(loop.name, domain) + (rf",\ {self.condition(loop.test)}" if loop.test else "")
            return rf"\#\left\{{{where}:\ {self.condition(node.args[0])}\right\}}", ATOM
        spanned = domain.name == "span"
        low = f"{v}={self.term(domain.sizes[0])}" if spanned else self.member(loop.name, domain)
        high = f"^{{{self.term(domain.sizes[1])}}}" if spanned and node.name in ("sum", "prod") else ""
        if spanned and not high:
            low = self.member(loop.name, domain)
        if loop.test is not None:
            low = rf"\substack{{{low}\\{self.condition(loop.test)}}}"
        return f"{SIGNS[node.name]}_{{{low}}}{high} {self.term(node.args[0], PRODUCT)}", PRODUCT

    # --- propositions

    def condition(self, node: Term) -> str:
        match node.op:
            case "cmp":
                return f"{self.term(node.args[0])}{RELATION[node.name]} {self.term(node.args[1])}"
            case "and" if _is_chain(node):
                tail = "".join(f"{RELATION[n.name]} {self.term(n.args[1])}" for n in node.args)
                return self.term(node.args[0].args[0]) + tail
            case "and" | "or":
                return (r"\ \wedge\ " if node.op == "and" else r"\ \vee\ ").join(map(self._part, node.args))
            case "not":
                return rf"\neg\left({self.condition(node.args[0])}\right)"
            case "fold" if node.name in ("every", "some"):
                assert node.loop is not None
                where = self.member(node.loop.name, node.loop.domain)
                where += rf",\ {self.condition(node.loop.test)}" if node.loop.test else ""
                return rf"\{'forall' if node.name == 'every' else 'exists'}\, {where}:\ {self.condition(node.args[0])}"
        return self.term(node) if node.sort == "prop" else f"{self.term(node)}=1"

    def _part(self, node: Term) -> str:
        text = self.condition(node)
        return rf"\left({text}\right)" if node.op in ("fold", "or", "and") and not _is_chain(node) else text

    def member(self, name: str, kind: Type) -> str:
        v, sizes = self.name(name), list(map(self.term, kind.sizes))
        match kind.name:
            case "bits":
                return rf"{v}\in\{{0,1\}}^{{{sizes[0]}}}"
            case "subset":
                return rf"{v}\subseteq\{{1,\dots,{sizes[0]}\}},\ |{v}|={sizes[1]}"
            case "span":
                return rf"{sizes[0]}\le {v}\le {sizes[1]}"
            case "function":
                *given, result = map(self.set, kind.parts)
                return f"{v}:" + r"\times ".join(given) + r"\to " + result
        return rf"{v}\in {self.set(kind)}"

    def set(self, kind: Type) -> str:
        sizes = list(map(self.term, kind.sizes))
        match kind.name:
            case "bits":
                return rf"\{{0,1\}}^{{{sizes[0]}}}"
            case "span":
                return rf"\{{{sizes[0]},\dots,{sizes[1]}\}}"
            case "array":
                shape = r"\times ".join(sizes)
                return rf"\mathbb{{R}}^{{{shape}}}"
        return {"nat": r"\mathbb{N}", "int": r"\mathbb{Z}", "real": r"\mathbb{R}", "bit": r"\{0,1\}"}[kind.name]


_BUILD = {
    "+": "sum",
    "-": "sum",
    "*": "product",
    "/": "quotient",
    "**": "power",
    "min": "extreme",
    "max": "extreme",
    "hess": "grad",
}


def _is_chain(node: Term) -> bool:
    parts = node.args
    return (
        node.op == "and"
        and all(n.op == "cmp" for n in parts)
        and all(p.args[1] is q.args[0] or p.args[1] == q.args[0] for p, q in itertools.pairwise(parts))
    )


def statement(said: Statement) -> str:
    """One formula: quantifiers in their order, hypotheses, and what is said."""
    printer, found = Printer(said.prelude), []
    for part in said.parts:
        shown = [printer.condition(term) for term in part.asked]
        if part.word == "given":
            found.append(r"\text{if }" + r",\ ".join(shown) + ":")
            continue
        told = set().union(*(free(term, said.prelude.definitions) for term in part.asked))
        shown += [
            printer.member(name, said.types[name])
            for name in part.names
            if name not in told or said.types[name].name not in ("nat", "int", "real")
        ]
        found.append((r"\forall\," if part.word == "for_all" else r"\exists\,") + r",\ ".join(shown) + ":")
    return r"\quad ".join([*found, printer.condition(said.says)])


def definitions(said: Statement) -> list[tuple[str, str]]:
    """Name and LaTeX of every definition that the statement uses, in the order of the prelude."""
    printer, found = Printer(said.prelude), []
    used = said.prelude.closure(said.called())
    for known in used:
        args = tuple(Term("var", kind, name=name) for name, kind in zip(known.params, known.types, strict=True))
        head = printer.term(Term("call", known.body.type, args, name=known.name))
        if known.body.sort == "prop":
            found.append((known.name, rf"{head}:\iff {printer.condition(known.body)}"))
        else:
            found.append((known.name, f"{head}={printer.term(known.body)}"))
    return found
