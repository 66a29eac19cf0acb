"""A formula of the results evaluated twice, by mpmath and by Arb, which share no code; and how far they agree."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from verify.statement.formula import Formula, FormulaError, Node, read_formula, spoken_names

if TYPE_CHECKING:
    import mpmath

__all__ = ["Evaluated", "evaluated", "latex"]

SPARE = 20  # digits more than asked for
DEPTH = 6  # letters that stand for formulas of letters


class Evaluated(NamedTuple):
    """By mpmath, by Arb (an enclosure), and the number of digits to which they agree; -1: they exclude each other."""

    mpmath: str
    arb: str
    digits: int


def _read(text: str) -> Formula:
    return read_formula(text, spoken_names(text))


def latex(text: str) -> str | None:
    """The formula in LaTeX; None for what is no formula of the grammar."""
    try:
        return _read(text).latex()
    except (FormulaError, RecursionError):
        return None


def _written_out(formula: Formula, letters: Mapping[str, str], depth: int = DEPTH) -> Formula:
    """The formula with every letter written out; a letter that stands for nothing, or for itself, stays."""
    given = {name: str(letters[name]) for name in formula.used if letters.get(name, name) not in (None, name)}
    if not given:
        return formula
    if depth == 0:
        raise FormulaError(f"{', '.join(given)}: defined by itself")
    table = {name: _written_out(_read(text), letters, depth - 1) for name, text in given.items()}
    left = formula.used - given.keys()
    return formula.put(table, sorted(left.union(*(part.used for part in table.values()))))


def _by_mpmath(node: Node) -> mpmath.mpf:
    import mpmath

    if node[0] == "number":
        return mpmath.mpf(node[1].numerator) / node[1].denominator
    if node[0] == "symbol":
        raise FormulaError(f"no value was given for {node[1]}")
    a = [_by_mpmath(child) for child in node[1:]]
    table: dict[str, Any] = {
        "+": lambda: a[0] + a[1],
        "-": lambda: a[0] - a[1],
        "*": lambda: a[0] * a[1],
        "/": lambda: a[0] / a[1],
        "neg": lambda: -a[0],
        "**": lambda: mpmath.power(a[0], a[1]),
        "sqrt": lambda: mpmath.sqrt(a[0]),
        "log": lambda: mpmath.log(a[0]),
        "exp": lambda: mpmath.exp(a[0]),
        "ceil": lambda: mpmath.ceil(a[0]),
        "floor": lambda: mpmath.floor(a[0]),
        "min": lambda: min(a),
        "max": lambda: max(a),
    }
    if node[0] not in table:
        raise FormulaError(f"{node[0]} is not evaluated a second time")
    value = table[node[0]]()
    if not isinstance(value, mpmath.mpf) or not mpmath.isfinite(value):
        raise FormulaError(f"{node[0]}: no finite real value")
    return value


def evaluated(text: str, letters: Mapping[str, str], digits: int) -> Evaluated | None:
    """Both values, where every letter has one; None where there is none."""
    import flint
    import mpmath

    try:
        formula = _written_out(_read(text), letters)
        with mpmath.workdps(digits + SPARE):
            number = _by_mpmath(formula.tree)
            written = mpmath.nstr(number, digits + SPARE // 2)
        with flint.ctx.workprec(int(3.33 * (digits + SPARE)) + 64):
            ball = formula.ball()
            return Evaluated(_short(written, digits), ball.str(digits, radius=True), _agreement(written, ball, digits))
    except (FormulaError, ZeroDivisionError, OverflowError, ValueError, MemoryError, RecursionError):
        return None


def _short(written: str, digits: int) -> str:
    import mpmath

    with mpmath.workdps(digits + SPARE):
        return str(mpmath.nstr(mpmath.mpf(written), digits))


def _agreement(written: str, ball: Any, digits: int) -> int:
    """Digits to which a decimal agrees with every number of the ball."""
    import flint

    error = abs(flint.arb(written) - ball)
    if error == 0:
        return digits
    size = abs(ball)
    for count in range(digits, 0, -1):
        if error <= size * flint.arb(flint.fmpq(1, 10**count)):
            return count
    return 0 if error.overlaps(flint.arb(0)) else -1


def rational(text: str) -> Fraction | None:
    """The exact value of a formula without letters; None where it has none."""
    try:
        return _read(text).exact()
    except (FormulaError, RecursionError):
        return None
