"""Every enclosure holds what the language's own evaluator finds inside: on boxes, far out, near ends left out."""

from __future__ import annotations

import math
import random
from fractions import Fraction

import pytest
from flint import arb, ctx, fmpq

from verify.statement import Refused, Undecided, Undefined, read_prelude, read_statement
from verify.statement.boxes import asymptotics, exact, intervals
from verify.statement.boxes.exact import Form
from verify.statement.boxes.goals import problems
from verify.statement.boxes.intervals import Untold
from verify.statement.boxes.program import Program, at_point
from verify.statement.evaluate import Machine

PRELUDE = "names x, y : real"


@pytest.fixture(autouse=True)
def _precision():
    saved, ctx.prec = ctx.prec, 64
    yield
    ctx.prec = saved


def term(rng: random.Random, depth: int) -> str:
    """A random term in x and y."""
    if depth == 0:
        return rng.choice(["x", "y", "1", "2", "1/3", "pi", "x", "y"])
    inner = [term(rng, depth - 1) for _ in range(2)]
    kind = rng.randrange(14)
    if kind < 8:
        name = [
            "exp(-({})**2)",
            "tanh({})",
            "erf({})",
            "sin({})",
            "cos({})",
            "sqrt(1 + ({})**2)",
            "abs({})",
            "log(2 + ({})**2)",
        ][kind]
        return name.format(inner[0])
    if kind == 8:
        return f"({inner[0]})/(1 + exp(-({inner[1]})))"
    if kind == 9:
        return f"D(({inner[0]})*x, x)"
    if kind == 10:
        return f"max({inner[0]}, {inner[1]})"
    return f"({inner[0]}) {rng.choice('+-*')} ({inner[1]})"


def machine_value(statement, at):
    machine = Machine(statement.prelude.definitions)
    env = {name: fmpq(value.numerator, value.denominator) for name, value in at.items()}
    ctx.prec = 192
    try:
        return arb(machine.value(statement.says.args[0], env))
    finally:
        ctx.prec = 64


def contains(interval, ball) -> bool:
    """The ball is around the true value and thin: it must meet the interval."""
    low, high = interval
    return not (ball < arb(low) if math.isfinite(low) else False) and not (
        ball > arb(high) if math.isfinite(high) else False
    )


@pytest.mark.parametrize("seed", range(150))
def test_boxes_hold_the_values_inside_of_them(seed):
    rng = random.Random(seed)
    text = term(rng, 3)
    statement = read_statement(f"for_all x : real, y : real\nsays {text} + x + 2*y >= 0", read_prelude(PRELUDE))
    (problem,) = problems(statement)
    program = Program(problem.tape, [problem.goals[0].gap])
    for _ in range(6):
        corner = [Fraction(rng.randrange(-400, 400), 100) for _ in range(2)]
        width = Fraction(rng.choice([0, 1, 10, 300]), 100)
        box = [(intervals.of_rational(c)[0], intervals.of_rational(c + width)[1]) for c in corner]
        try:
            (found,) = program.run(box)
        except Untold:
            continue
        for _ in range(4):
            at = {n: c + width * Fraction(rng.randrange(0, 101), 100) for n, c in zip("xy", corner, strict=True)}
            try:
                value = machine_value(statement, at)
            except (Undefined, Undecided):
                continue
            assert contains(found, value), (text, at, found, value)


@pytest.mark.parametrize("kind", [asymptotics.Far, asymptotics.Sharp])
@pytest.mark.parametrize("seed", range(120))
@pytest.mark.parametrize("end", ["inf", "-inf", "1/2+", "-1-"])
def test_tails_hold_the_values_far_out(seed, end, kind):
    rng = random.Random(f"{seed}{end}")
    text = term(rng, 3).replace("y", "x")
    if end.endswith(("+", "-")):
        text = rng.choice([f"({text})/(2*x - 1)", f"log(abs(x + 1)) * ({text})", text])
    if kind is asymptotics.Sharp:
        text = rng.choice(
            [f"exp(2/7*log(3 + abs(x))) + ({text})", f"(1 - erf(abs(x)))*({text})", f"erf(2*x)**2 + ({text})"]
        )
    statement = read_statement(f"for_all x : real\nsays 1 - ({text}) + x*x >= 0", read_prelude(PRELUDE))
    (problem,) = problems(statement)
    gap = problem.goals[0].gap
    start = rng.choice([2.0, 8.0, 64.0, 1024.0, 4096.0] if kind is asymptotics.Sharp else [2.0, 8.0, 64.0, 1024.0])
    out = kind(start)
    moving = {
        "inf": {1: Form.of(1)},
        "-inf": {1: Form.of(-1)},
        "1/2+": {0: Form.of(Fraction(1, 2)), -1: Form.of(1)},
        "-1-": {0: Form.of(-1), -1: Form.of(-1)},
    }[end]
    program = Program(problem.tape, [gap])
    try:
        held = asymptotics.run(program.nodes, program.slots, out, [out.make(moving, None)])
    except Untold:
        pytest.skip("nothing is told")
    found = held[program.roots[0]]
    for factor in (1, Fraction(9, 8), 2, 7, 1000, 10**6):
        z = Fraction(start) * factor
        at = {"inf": z, "-inf": -z, "1/2+": Fraction(1, 2) + 1 / z, "-1-": -1 - 1 / z}[end]
        try:
            value = machine_value(statement, {"x": at})
        except (Undefined, Undecided):
            continue
        assert contains(found.plain, value), (text, end, start, z, found, value)
        if not found.lost:
            whole = out.whole(found)
            number = arb(fmpq(z.numerator, z.denominator))
            k = whole.scale.k
            size = (
                number.log() * fmpq(k.numerator, k.denominator)
                + exact.ball(whole.scale.c1) * number
                + exact.ball(whole.scale.c2) * number * number
            ).exp()
            w = value / size
            assert contains(whole.w, w), (text, end, start, z, whole, w)


@pytest.mark.parametrize(
    "text",
    [
        "sqrt(2/pi) - 2/sqrt(2*pi)",
        "exp(1)*exp(-1) - 1",
        "log(6) - log(2) - log(3)",
        "sin(pi/6) - 1/2",
        "cos(pi/4)*sqrt(2) - 1",
        "tanh(-1/3) + tanh(1/3)",
        "exp(log(3)/2) - sqrt(3)",
        "sqrt(8) - 2*sqrt(2)",
    ],
)
def test_exact_numbers_that_are_zero(text):
    from verify.statement.boxes.shown import exact_value

    assert exact.sign(exact_value(text)) == 0
    assert exact.sign(exact_value(f"{text} + 1/10**30")) == 1
    assert exact.sign(exact_value(f"{text} - 1/10**30")) == -1


@pytest.mark.long
def test_intervals_round_outwards():
    rng = random.Random(5)
    for _ in range(3000):
        a, b = (
            tuple(sorted(rng.choice([rng.uniform(-s, s) for s in (2, 1e-300, 1e200, 0)]) for _ in range(2)))
            for _ in range(2)
        )
        for name, make in (("add", intervals.add), ("sub", intervals.sub), ("mul", intervals.mul)):
            low, high = make(a, b)
            for x in a:
                for y in b:
                    true = {
                        "add": Fraction(x) + Fraction(y),
                        "sub": Fraction(x) - Fraction(y),
                        "mul": Fraction(x) * Fraction(y),
                    }[name]
                    assert low == -math.inf or Fraction(low) <= true
                    assert high == math.inf or true <= Fraction(high)
        n = rng.randrange(1, 12)
        low, high = intervals.power(a, n)
        for x in a:
            assert low == -math.inf or Fraction(low) <= Fraction(x) ** n
            assert high == math.inf or Fraction(x) ** n <= Fraction(high)
        if b[0] > 0 or b[1] < 0:
            low, high = intervals.div(a, b)
            for x in a:
                for y in b:
                    assert low == -math.inf or Fraction(low) <= Fraction(x) / Fraction(y)
                    assert high == math.inf or Fraction(x) / Fraction(y) <= Fraction(high)


def test_slopes_are_those_of_the_evaluator():
    """A derivative written onto a tape, at an exact point, is the evaluator's own."""
    rng = random.Random(8)
    seen = 0
    for _ in range(60):
        text = term(rng, 2).replace("y", "x")
        statement = read_statement(f"for_all x : real\nsays D({text}, x) <= 7", read_prelude(PRELUDE))
        (problem,) = problems(statement)
        if len(problem.goals) != 1 or problem.goals[0].what != "said":
            continue
        gap = problem.goals[0].gap
        for at in (Fraction(0), Fraction(1), Fraction(-2, 3)):
            try:
                value = 7 - machine_value(statement, {"x": at})
                (found,) = Program(problem.tape, [gap]).run([intervals.of_rational(at)])
            except (Undefined, Undecided, Untold):
                continue
            assert contains(found, value), (text, at)
            seen += 1
    assert seen > 60


def test_exact_points_agree_with_intervals():
    rng = random.Random(9)
    seen = 0
    for _ in range(160):
        text = term(rng, 2).replace("y", "x")
        (problem, *_) = problems(read_statement(f"for_all x : real\nsays {text} + x >= 0", read_prelude(PRELUDE)))
        for goal in problem.goals:
            try:
                value = at_point(problem.tape, (goal.gap,), [Form.of(Fraction(1, 3))])[goal.gap]
                (around,) = Program(problem.tape, [goal.gap]).run([intervals.of_rational(Fraction(1, 3))])
            except Untold:
                continue
            assert contains(around, exact.ball(value)), text
            seen += 1
    assert seen > 25


def test_an_index_outside_of_its_array_is_refused_and_no_crash():
    """At a size that nobody asked for: the engines go on with what they can read."""
    text = "for_all T >= 1, S : array(T), t : span(1, T)\nsays S[t - 3] == S[t]"
    with pytest.raises(Refused):
        problems(read_statement(text, read_prelude(PRELUDE)))
