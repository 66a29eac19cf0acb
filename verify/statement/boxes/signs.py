"""Signs that a formula shows by itself: sums with an exponential in them, squares, and what is made of these."""

from __future__ import annotations

from verify.statement.boxes.tape import Tape

__all__ = ["is_nonnegative", "is_positive"]


def is_positive(tape: Tape, at: int) -> bool:
    """As the formula shows: sums with an exponential or a positive number in them, and what is made of them."""
    op, *args = tape.nodes[at]
    if op in ("exp", "erfc", "erfcx", "sech2", "pi"):
        return True
    if op == "add":
        one, two = args
        return (is_positive(tape, one) and is_nonnegative(tape, two)) or (
            is_nonnegative(tape, one) and is_positive(tape, two)
        )
    if op in ("mul", "div"):
        return all(is_positive(tape, arg) for arg in args)
    return args[0] > 0 if op == "num" else op in ("pow", "sqrt", "abs") and is_positive(tape, args[0])


def is_nonnegative(tape: Tape, at: int) -> bool:
    """As the formula shows: squares, exponentials, and what is made of them."""
    op, *args = tape.nodes[at]
    if op in ("exp", "abs", "sqrt", "erfc", "erfcx", "sech2", "pi"):
        return True
    if op in ("add", "mul", "div", "max", "min"):
        return all(is_nonnegative(tape, arg) for arg in args)
    return args[0] >= 0 if op == "num" else op == "pow" and (args[1] % 2 == 0 or is_nonnegative(tape, args[0]))
