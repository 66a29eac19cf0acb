"""``rewritten``: gaps in another form of the same sign, or enough for it, each shown by a tree or by squares.

A case is first freed of what does not matter (``boxes.symmetry``).  Then each gap has a proof, a table with ``by``:

``tree``         pieces that tile the domain, as in ``tiling``
``squares``      squares times facts, exponentials taken as powers (``powers``)
``product``      the polynomial of ``squares`` is a product, and each factor has its sign by squares
``exponential``  exp(k gap) > 1 in the place of gap > 0: logarithms become powers
``squared``      A^2 - B^2 in the place of A - B, where A is not negative by its formula: roots and abs disappear
``rise``         at one value of a side it is not negative, and from there its slope leads up on both ways
``diagonal``     the same from where two sides of the same ends are equal
``logarithm``, ``bell``, ``ends``, ``factors``, ``cleared``, ``unsigned``: see ``forms``
``signs``        for either sign of what an absolute value is of, or of a - b in max(a, b): the kink is gone
What may be undefined is defined by a tree for a gap, or each part by squares of its own.
"""

from __future__ import annotations

import math
from dataclasses import replace
from fractions import Fraction
from typing import Any

from verify.statement.boxes import exact
from verify.statement.boxes.conditions import require_defined
from verify.statement.boxes.domain import End, Goal, Problem, high_end, low_end
from verify.statement.boxes.exact import Form
from verify.statement.boxes.goals import problems
from verify.statement.boxes.intervals import precise
from verify.statement.boxes.shown import MAX_WORK, points_of, tree_of
from verify.statement.boxes.signs import POSITIVE, is_nonnegative, is_positive, signs
from verify.statement.boxes.slopes import derivative
from verify.statement.boxes.symmetry import is_fixed, joined, put, stepped
from verify.statement.boxes.tape import RISKY, Tape
from verify.statement.errors import Refused
from verify.statement.forms import (
    parts_of_bell,
    parts_of_cleared,
    parts_of_ends,
    parts_of_factors,
    parts_of_logarithm,
    parts_of_unsigned,
    terms_of,
)
from verify.statement.powers import Powers
from verify.statement.squares import number, proved, proved_product
from verify.statement.statement import Statement

__all__ = [
    "FORMS",
    "exponentiated",
    "holds_rewritten",
    "kinks_of",
    "parts_of_diagonal",
    "parts_of_rise",
    "parts_of_signs",
    "ring_of",
    "risks",
    "squared",
    "tells",
]

MAX_LEVELS = 4
MAX_TIMES = 60
SAID = ("said", "slope")
FORMS = {
    "logarithm": parts_of_logarithm,
    "bell": parts_of_bell,
    "ends": parts_of_ends,
    "factors": parts_of_factors,
    "cleared": parts_of_cleared,
    "unsigned": parts_of_unsigned,
}
SAME = ("factors", "cleared", "unsigned")  # parts on the same domain, with all that has to be defined
WAYS = ("tree", "squares", "product", "exponential", "squared", "rise", "diagonal", "signs", *FORMS)
KINKS = ("abs", "max", "min")
ARITHMETIC = frozenset({"num", "pi", "var", "add", "sub", "mul", "neg", "div", "pow"})
SMOOTH = ARITHMETIC | {"exp", "log", "sin", "cos", "tanh", "erf", "erfc", "erfcx", "sech2", "sqrt"}


def holds_rewritten(statement: Statement, cases: Any) -> int:
    """How many pieces and squares show it; Refused if they do not."""
    return precise(lambda: _holds(statement, cases))


def _holds(statement: Statement, cases: Any) -> int:
    require_defined(statement)
    every = problems(statement)
    if not isinstance(cases, list) or len(cases) != len(every):
        raise Refused(f"there are {len(every)} cases to show")
    work = [MAX_WORK]
    return sum(_case(problem, case, work) for problem, case in zip(every, cases, strict=True))


def _case(problem: Problem, case: Any, work: list[int]) -> int:
    if not isinstance(case, dict) or set(case) != {"steps", "goals", "defined"}:
        raise Refused("a case has steps, goals and what is defined")
    problem = stepped(problem, case["steps"])
    goals, defined = case["goals"], case["defined"]
    if not isinstance(goals, list) or len(goals) != len(problem.goals):
        raise Refused(f"a case has {len(problem.goals)} proofs here")
    count = sum(_shown(problem, goal, proof, work, 0) for goal, proof in zip(problem.goals, goals, strict=True))
    if any(tells(proof) for proof in goals):
        if defined != []:
            raise Refused("a tree shows what is defined")
        return count
    parts = risks(problem)
    if not isinstance(defined, list) or len(defined) != len(parts):
        raise Refused(f"{len(parts)} parts have to be defined")
    return count + sum(
        _by_squares(problem, goal, either, proof) for (goal, either), proof in zip(parts, defined, strict=True)
    )


def tells(proof: Any) -> bool:
    """Does a proof show that all is defined: a tree on the whole domain?"""
    if not isinstance(proof, dict):
        return False
    return proof.get("by") == "tree" or (proof.get("by") in SAME and any(tells(inner) for inner in proof["inner"]))


def risks(problem: Problem) -> list[tuple[Goal, bool]]:
    """What has to be positive (or only not zero) for everything to be defined."""
    found = []
    for at in problem.risky:
        op, *args = problem.tape.nodes[at]
        if op not in ("div", "log"):
            raise Refused(f"{op} may be undefined, which squares do not tell")
        base = args[-1]
        while problem.tape.nodes[base][0] == "sqrt":  # a root is not zero where what is under it is positive
            base = problem.tape.nodes[base][1]
        if not is_positive(problem.tape, base):
            found.append((Goal(base, True, "it is defined"), op == "div" and base == args[-1]))
    return found


def _shown(problem: Problem, goal: Goal, proof: Any, work: list[int], level: int) -> int:
    if not isinstance(proof, dict) or level > MAX_LEVELS:
        raise Refused(f"a proof is a table, at most {MAX_LEVELS} deep")
    match proof.get("by"):
        case "tree" if set(proof) == {"by", "tree", "points"}:
            return tree_of(problem, goal, proof["tree"], points_of(proof["points"], len(problem.names)), work)
        case "squares" | "product":
            return _by_squares(problem, goal, False, proof)
        case "exponential" if set(proof) == {"by", "times", "inner"} and goal.what in ("said", "slope"):
            gap = exponentiated(problem.tape, goal.gap, proof["times"])
            return _shown(problem, replace(goal, gap=gap), proof["inner"], work, level + 1)
        case "squared" if set(proof) == {"by", "inner"} and goal.what in ("said", "slope"):
            gap = squared(problem.tape, goal.gap)
            return _shown(problem, replace(goal, gap=gap), proof["inner"], work, level + 1)
        case "rise" if set(proof) == {"by", "side", "at", "inner"} and goal.what in ("said", "slope"):
            return _each(parts_of_rise(problem, goal, proof["side"], proof["at"]), proof["inner"], work, level)
        case "diagonal" if set(proof) == {"by", "side", "other", "inner"} and goal.what in ("said", "slope"):
            parts = parts_of_diagonal(problem, goal, proof["side"], proof["other"])
            return _each(parts, proof["inner"], work, level)
        case "signs" if set(proof) == {"by", "kink", "inner"} and goal.what in ("said", "slope"):
            return _each(parts_of_signs(problem, goal, proof["kink"]), proof["inner"], work, level)
        case "logarithm" | "bell" | "ends" | "factors" | "cleared" | "unsigned" as by if (
            set(proof) == {"by", "at", "inner"} and goal.what in SAID
        ):
            return _each(FORMS[by](problem, goal, proof["at"]), proof["inner"], work, level)
    raise Refused(f"a proof is by one of: {', '.join(WAYS)}")


def _each(parts: list[tuple[Problem, Goal]], inner: Any, work: list[int], level: int) -> int:
    if not isinstance(inner, list) or len(inner) != len(parts):
        raise Refused(f"there are {len(parts)} parts to show")
    return sum(_shown(p, g, own, work, level + 1) for (p, g), own in zip(parts, inner, strict=True))


# --- squares


def ring_of(problem: Problem, goal: Goal, either: bool = False) -> Powers:
    return Powers(problem, goal.gap, goal.strict, goal.what in ("said", "slope"), either)


def _by_squares(problem: Problem, goal: Goal, either: bool, proof: Any) -> int:
    named = (proof.get("by"), set(proof)) if isinstance(proof, dict) else None
    ring = ring_of(problem, goal, either)
    if named == ("product", {"by", "factors"}):
        return proved_product(ring, ring.wanted[0], proof["factors"])
    if named != ("squares", {"by", "proof"}):
        raise Refused("this is shown by squares")
    return proved(ring, ring.wanted[0], proof["proof"])


# --- logarithms


def exponentiated(tape: Tape, gap: int, times: Any) -> int:
    """A gap of the same sign: with k·gap = Σ n log u + rest, the product of all u**n and exp(rest), minus 1."""
    if type(times) is not int or not 1 <= times <= MAX_TIMES:
        raise Refused(f"an exponential is of 1 to {MAX_TIMES} times a gap")
    rest, sides = tape.number(0), [tape.number(1), tape.number(1)]
    for factor, inner in terms_of(tape, gap, Fraction(times)):
        op, *args = tape.nodes[inner]
        if op == "log" and factor.denominator == 1 and abs(factor) <= MAX_TIMES:
            place = int(factor < 0)
            sides[place] = tape.mul(sides[place], tape.power(args[0], abs(int(factor))))
        else:
            rest = tape.add(rest, tape.mul(tape.number(factor), inner))
    return tape.sub(tape.mul(sides[0], tape.fun("exp", rest)), sides[1])


# --- roots and absolute values


def squared(tape: Tape, gap: int) -> int:
    """Of A - B with A >= 0: A^2 - B^2, which is not negative (is positive) only where A - B and A + B are."""
    op, *args = tape.nodes[gap]
    if op == "add" and not is_nonnegative(tape, args[0]):
        args = args[::-1]
    if op not in ("add", "sub") or not is_nonnegative(tape, args[0]):
        raise Refused("what is squared is a number that is not negative, plus or minus another")
    return tape.sub(_square(tape, args[0]), _square(tape, args[1]))


def _square(tape: Tape, at: int) -> int:
    """The square of a node; of a root it is what is under it, wherever the root is defined."""
    op, *args = tape.nodes[at]
    match op:
        case "neg" | "abs":
            return _square(tape, args[0])
        case "sqrt":
            return args[0]
        case "mul" | "div":
            return getattr(tape, op)(*(_square(tape, arg) for arg in args))
    return tape.power(at, 2)


# --- kinks


def kinks_of(tape: Tape, gap: int) -> list[int]:
    return [at for at in sorted(tape.reach((gap,))) if tape.nodes[at][0] in KINKS]


def parts_of_signs(problem: Problem, goal: Goal, kink: Any) -> list[tuple[Problem, Goal]]:
    """The gap where a kink is one of its two sides, and where it is the other; both have the border."""
    tape = problem.tape
    kinks = kinks_of(tape, goal.gap)
    if type(kink) is not int or not 0 <= kink < len(kinks):
        raise Refused("a kink that is not there")
    op, *args = tape.nodes[kinks[kink]]
    one, two = (args[0], tape.neg(args[0])) if op == "abs" else args
    border = tape.number(0) if op == "abs" else two
    parts = []
    for relation, up in ((">=", one), ("<=", two)) if op != "min" else (("<=", one), (">=", two)):
        gap = tape.replaced([goal.gap], kinks[kink], up)[goal.gap]
        own = replace(goal, gap=gap)
        given = [*problem.given, ("cmp", relation, one, border)]
        parts.append((replace(problem, goals=[own], given=given), own))
    return parts


# --- slopes


def parts_of_rise(problem: Problem, goal: Goal, side: Any, at: Any) -> list[tuple[Problem, Goal]]:
    """What is enough: the gap at one value of a side, its slope above, and its slope turned round below."""
    tape = problem.tape
    value = number(at)
    if type(side) is not int or not 0 <= side < len(problem.names) or problem.given:
        raise Refused("a rise is along a side of a case in which nothing is given")
    low, high = problem.low[side], problem.high[side]
    below, above = _place(value, low, 1), _place(value, high, -1)
    slope = _slope(problem, goal, side)
    own = replace(problem, goals=[goal])
    start = put(own, side, value)
    parts = [(start, start.goals[0])]
    form = Form.of(value)
    if above:
        lows = [low_end(form, False) if i == side else one for i, one in enumerate(problem.low)]
        parts.append(_with(replace(own, low=lows), slope))
    if below:
        highs = [high_end(form, False) if i == side else one for i, one in enumerate(problem.high)]
        parts.append(_with(replace(own, high=highs), tape.neg(slope)))
    return parts


def parts_of_diagonal(problem: Problem, goal: Goal, side: Any, other: Any) -> list[tuple[Problem, Goal]]:
    """What is enough: the gap where a side is equal to another one, its slope above, and its slope turned round below.

    Both have the same ends, so that the way from there to any value of the side lies in the case.
    """
    tape, count = problem.tape, len(problem.names)
    if type(side) is not int or type(other) is not int or not 0 <= side < count or not 0 <= other < count:
        raise Refused("a diagonal is of two sides")
    same = problem.low[side] == problem.low[other] and problem.high[side] == problem.high[other]
    told = all(end.value is not None or math.isinf(end.at) for end in (problem.low[side], problem.high[side]))
    if side == other or not same or not told or problem.given or is_fixed(problem, side):
        raise Refused("a diagonal is of two sides with the same ends, in a case in which nothing is given")
    slope, x, y = _slope(problem, goal, side), tape.known[("var", side)], tape.known[("var", other)]
    start = joined(replace(problem, goals=[goal]), side, other)
    above, below = replace(problem, given=[("cmp", ">=", x, y)]), replace(problem, given=[("cmp", "<=", x, y)])
    return [(start, start.goals[0]), _with(above, slope), _with(below, tape.neg(slope))]


def _slope(problem: Problem, goal: Goal, side: int) -> int:
    """The derivative of a gap without kinks along a side, where it is defined as the gap is."""
    tape = problem.tape
    if not {tape.nodes[n][0] for n in tape.reach((goal.gap,))} <= SMOOTH:
        raise Refused("a rise is of a gap without kinks")
    slope: int = derivative(tape, goal.gap, tape.known[("var", side)], strict=False)
    if not _is_as_defined(problem, goal.gap, slope):
        raise Refused("a slope that may be undefined where the gap is not")
    return slope


def _with(problem: Problem, gap: int) -> tuple[Problem, Goal]:
    goal = Goal(gap, False, "slope")
    return replace(problem, goals=[goal], ends=list(zip(problem.low, problem.high, strict=True))), goal


def _place(value: Fraction, end: End, way: int) -> bool:
    """Is it inside of an end (False: at the end, which belongs to the side)?"""
    if end.value is None:
        if abs(end.at) != float("inf"):
            raise Refused("an end without an exact value")
        return True
    side = exact.sign((Form.of(value) - end.value) * Form.of(way))
    if side is None or side < 0 or (side == 0 and end.left_out):
        raise Refused("a rise begins on the side")
    return side > 0


def _is_as_defined(problem: Problem, gap: int, slope: int) -> bool:
    """Is every divisor of the slope one that the gap has, or positive by its formula or by the ends of the sides?"""
    tape = problem.tape
    known = set(tape.reach((gap,)))
    divisors = {tape.nodes[n][-1] for n in known if tape.nodes[n][0] in ("div", "log")}
    for n in tape.reach((slope,)):
        if tape.nodes[n][0] in RISKY and n not in known:
            base = tape.nodes[n][-1]
            base = tape.nodes[base][1] if tape.nodes[base][0] == "pow" else base
            if tape.nodes[n][0] != "div" or not (
                base in divisors or is_positive(tape, base) or signs(problem, base) == POSITIVE
            ):
                return False
    return True
