"""What z3 and cvc5 say of a statement, for comparison: their word is not checked, and no verdict comes from it.

A statement for all numbers becomes an SMT-LIB script that asserts its conditions and denies what it says.  Roots and
logarithms are new numbers with their equations.  Sums, arrays and quantifiers are not written, nor, for z3, functions.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from verify.statement import Refused, Statement
from verify.statement.parser import Syntax
from verify.statement.reduced import flat

__all__ = ["SOLVERS", "answer", "script"]

SOLVERS = ("z3", "cvc5")
SIGNS = {"<": "<", "<=": "<=", ">": ">", ">=": ">=", "==": "=", "!=": "distinct"}
FUNCTIONS = {"exp": "exp", "sin": "sin", "cos": "cos", "tan": "tan", "arctan": "arctan"}
FUNCTIONS |= {"arcsin": "arcsin", "arccos": "arccos"}
MAX_POWER = 60


class _Writer:
    def __init__(self, statement: Statement) -> None:
        own = flat(statement)
        self.names, self.whole = own.names, {name for name, kind in own.names.items() if kind != "real"}
        self.extra: list[str] = []  # declarations and equations of roots and logarithms
        self.functions = False
        said = [self.truth(node) for node in own.conditions]
        said += [f"(>= v_{name} 0)" for name, kind in own.names.items() if kind == "nat"]
        denied = f"(not {self.truth(own.says)})"
        self.asserted = [*said, denied]

    def truth(self, node: Syntax) -> str:
        match node.op:
            case "chain":
                sides = [self.term(arg) for arg in node.args]
                pairs = zip(node.names, sides, sides[1:], strict=False)
                parts = [f"({SIGNS[sign]} {one} {two})" for sign, one, two in pairs]
                return parts[0] if len(parts) == 1 else f"(and {' '.join(parts)})"
            case "and" | "or" | "not":
                return f"({node.op} {' '.join(map(self.truth, node.args))})"
        raise Refused(f"{node.op} is not written")

    def term(self, node: Syntax) -> str:
        match node.op:
            case "number":
                value = Fraction(node.token.text)
                return f"(/ {value.numerator}.0 {value.denominator}.0)"
            case "name" if node.token.text in self.names:
                own = f"v_{node.token.text}"
                return f"(to_real {own})" if node.token.text in self.whole else own
            case "name" if node.token.text == "pi":
                self.functions = True
                return "real.pi"
            case "neg" | "+" | "-" | "*" | "/":
                return f"({'-' if node.op == 'neg' else node.op} {' '.join(map(self.term, node.args))})"
            case "**" if node.args[1].op == "number" and node.args[1].token.text.isdigit():
                count = int(node.args[1].token.text)
                if 1 <= count <= MAX_POWER:
                    return f"(* 1.0 {' '.join([self.term(node.args[0])] * count)})"
            case "call" if not node.names:
                return self.call(node.token.text, [self.term(arg) for arg in node.args])
        raise Refused(f"{node.op} is not written")

    def call(self, word: str, args: list[str]) -> str:
        one = args[0]
        match word:
            case "sqrt":
                return self.new(lambda r: f"(and (>= {r} 0.0) (= (* {r} {r}) {one}))")
            case "log":
                self.functions = True
                return self.new(lambda r: f"(= (exp {r}) {one})")
            case "abs":
                return f"(ite (>= {one} 0.0) {one} (- {one}))"
            case "min" | "max" if len(args) == 2:
                return f"(ite ({'<=' if word == 'min' else '>='} {one} {args[1]}) {one} {args[1]})"
        if word not in FUNCTIONS:
            raise Refused(f"{word} is not written")
        self.functions = True
        return f"({FUNCTIONS[word]} {one})"

    def new(self, said: Any) -> str:
        name = f"u_{len(self.extra) // 2}"
        self.extra += [f"(declare-const {name} Real)", f"(assert {said(name)})"]
        return name

    def lines(self) -> Iterator[str]:
        yield f"(set-logic {'ALL' if self.functions or self.whole else 'QF_NRA'})"
        yield from (f"(declare-const v_{name} {'Int' if name in self.whole else 'Real'})" for name in self.names)
        yield from self.extra
        yield from (f"(assert {said})" for said in self.asserted)
        yield "(check-sat)"


def script(statement: Statement) -> tuple[str, bool]:
    """The script, and whether functions are in it; Refused if the statement cannot be written."""
    writer = _Writer(statement)
    return "\n".join(writer.lines()), writer.functions


def answer(solver: str, statement: Statement, limit: float) -> bool | None:
    """What a solver says of the statement within so many seconds: true, false, or nothing."""
    try:
        text, functions = script(statement)
    except Refused:
        return None
    if solver == "z3" and functions:
        return None
    ask = _z3 if solver == "z3" else _cvc5
    return {"unsat": True, "sat": False}.get(ask(text, limit))


def _z3(text: str, limit: float) -> str:
    import z3

    solver = z3.Solver()
    solver.set("timeout", int(1000 * limit))
    solver.from_string(text.replace("(check-sat)", ""))
    return str(solver.check())


def _cvc5(text: str, limit: float) -> str:
    import cvc5

    solver = cvc5.Solver()
    solver.setOption("tlimit-per", str(int(1000 * limit)))
    parser = cvc5.InputParser(solver)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, text, "statement")
    symbols, said = parser.getSymbolManager(), ""
    while not (command := parser.nextCommand()).isNull():
        said = str(command.invoke(solver, symbols)).strip() or said
    return said
