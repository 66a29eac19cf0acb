"""``nonneg``: polynomials and quotients of them (roots and absolute values among their names) as sums of squares.

A semidefinite program proposes, exact fractions decide; the checker compares polynomials.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from verify.engines import attack
from verify.engines.inside import MISSING, has_point
from verify.engines.outcome import Outcome
from verify.statement import Refused, Statement, TooMuch
from verify.statement.boxes.intervals import precise
from verify.statement.certificate import certificate
from verify.statement.polynomials import Fact, Polynomials, Wanted
from verify.statement.squares import Ring
from verify.statement.work_limits import UNITS, current, spend

__all__ = ["about", "contrary_of", "fits", "has_functions", "proof_of", "run", "shown", "table"]

about = "polynomials and their quotients as sums of squares times what is given; a program over cones proposes"
FUNCTIONS = frozenset({"exp", "log", "sin", "cos", "tanh", "erf", "arctan", "arcsin", "arsinh"})
MOST_CONTRARY = 6  # positive products that are tried in a contradiction
COST = 3  # units of work for one entry of a program over cones
ATOMS = 3  # functions that are names of polynomials: with more, nothing was ever found


def fits(statement: Statement) -> str:
    if why := attack.fits(statement):
        return why
    try:
        rings = _rings(statement)
    except (Refused, TooMuch) as error:
        return str(error)
    atoms = max(sum(ring.tape.nodes[at][0] != "var" for at in ring.gens) for ring in rings)
    return f"{atoms} functions in it; at most {ATOMS} are taken for names" if atoms > ATOMS else ""


def has_functions(statement: Statement) -> bool:
    """Is something in it that no polynomial equation defines, such as an exponential, or several roots?"""
    try:
        rings = [] if attack.fits(statement) else _rings(statement)
    except (ArithmeticError, Refused, RecursionError, TooMuch, ValueError):
        return False
    return any(ring.tape.nodes[at][0] in FUNCTIONS for ring in rings for at in ring.gens) or any(
        map(_is_of_roots, rings)
    )


def _is_of_roots(ring: Polynomials) -> bool:
    """Several roots of one number: squares are long, and a few boxes are not."""
    ops = [ring.tape.nodes[at][0] for at in ring.gens]
    return ops.count("sqrt") > 1 and ops.count("var") == 1


def _rings(statement: Statement) -> list[Polynomials]:
    return precise(lambda: [Polynomials(problem) for problem in attack.cases_of(statement)])


def run(statement: Statement, effort: int) -> Outcome:
    if not has_point(statement):
        return Outcome(note=MISSING)
    return shown(statement, effort)


def shown(statement: Statement, effort: int, linear: bool = False) -> Outcome:
    """The same where it does not matter whether anything meets what is given; ``linear``: products of facts only."""
    cases, squares = [], 0
    for ring in _rings(statement):
        proofs = []
        for wanted in ring.wanted:
            proof = proof_of(ring, wanted, effort, linear=linear)
            if proof is None:
                return Outcome(note=f"no squares were found{' for what has to be defined' * (wanted.level < 2)}")
            proofs.append(proof)
            squares += len(proof["terms"])
        cases.append(proofs)
    return Outcome(certificate=certificate(statement, "squares", cases=cases), note=f"{squares} squares")


def proof_of(
    ring: Ring,
    wanted: Wanted,
    effort: int,
    work: list[int] | None = None,
    linear: bool = False,
    prover: Callable[..., Any] | None = None,
) -> dict[str, Any] | None:
    """A proof as data; ``prover`` is asked in the place of the programs over cones."""
    from numerics import nonneg
    from numerics.nonneg.linear import prove_linear

    def lines(target: Any, known: Any, zeros: Any, strict: bool, effort: int, work: list[int]) -> Any:
        return prove_linear(target, known, strict, work)

    def squares(target: Any, known: Any, zeros: Any, strict: bool, effort: int, work: list[int]) -> Any:
        part = [work[0] // 4]
        found = nonneg.prove_in_cones(target, known, zeros, strict, part)
        work[0] -= work[0] // 4 - part[0]
        return found or nonneg.prove(target, known, zeros, strict, effort, work)

    usable = [i for i, fact in enumerate(ring.facts) if fact.level <= wanted.level]
    facts = [i for i in usable if not ring.facts[i].zero and _is_near(ring, wanted, ring.facts[i])]
    equations = [i for i in usable if ring.facts[i].zero]
    known = [nonneg.Fact(ring.facts[i].value, ring.facts[i].strict) for i in facts]
    zeros = [ring.facts[i].value for i in equations]
    for sign in (1, -1) if wanted.either else (1,):
        found = _counted(
            prover or (lines if linear else squares), sign * wanted.value, known, zeros, wanted.strict, effort, work
        )
        if found is not None:
            return {
                "sign": sign,
                "by": [_term(t, facts) for t in found.by],
                "terms": [_term(t, facts) for t in found.terms],
                "cofactors": [[equations[i], table(value)] for i, value in found.cofactors],
            }
    return None


def contrary_of(ring: Ring, wanted: Wanted, prover: Callable[..., Any], work: list[int]) -> dict[str, Any] | None:
    """A proof by contradiction: with the denial among the facts, minus something positive is not negative."""
    from numerics import nonneg

    usable = [i for i, fact in enumerate(ring.facts) if fact.level <= wanted.level]
    facts = [i for i in usable if not ring.facts[i].zero and _is_near(ring, wanted, ring.facts[i])]
    equations = [i for i in usable if ring.facts[i].zero]
    known = [nonneg.Fact(ring.facts[i].value, ring.facts[i].strict) for i in facts]
    known.append(nonneg.Fact(-wanted.value, not wanted.strict))
    facts.append(len(ring.facts))
    sure = [place for place, fact in enumerate(known) if fact.strict and not fact.value.is_constant()]
    last = len(known) - 1
    positive: list[tuple[int, ...]] = [(), *((i,) for i in sure), *([(last,) * 2, (last,) * 3] if last in sure else [])]
    for chosen in positive[:MOST_CONTRARY]:
        total = ring.one
        for i in chosen:
            total = ring.times(total, known[i].value)
        found = _counted(prover, -total, known, [ring.facts[i].value for i in equations], False, 0, work)
        if found is not None and not found.by:
            lead = {"weight": "1", "facts": [facts[i] for i in chosen], "square": None}
            return {
                "sign": 1,
                "by": "contrary",
                "terms": [lead, *(_term(t, facts) for t in found.terms)],
                "cofactors": [[equations[i], table(value)] for i, value in found.cofactors],
            }
    return None


def _counted(prove: Any, *question: Any) -> Any:
    """A proof, with no more work than is left; what it took is counted."""
    from numerics.nonneg.proof import WORK

    *rest, effort, work = question
    outer, work = current(), [WORK[min(effort, 2)]] if work is None else work
    allowed = work[0] if outer is None else min(work[0], int(outer.seconds * UNITS) // COST)
    own = [allowed]
    found = prove(*rest, effort, own)
    used = allowed - own[0]
    work[0] -= used
    spend(COST * used)
    return found


def _is_near(ring: Ring, wanted: Wanted, fact: Fact) -> bool:
    """Does a fact share a name with what is wanted, or with another fact or equation that does?"""
    names = {i for i, d in enumerate(wanted.value.degrees()) if d}
    for _ in range(3):
        for other in ring.facts:
            own = {i for i, d in enumerate(other.value.degrees()) if d}
            names |= own if own & names else set()
    return any(d and i in names for i, d in enumerate(fact.value.degrees()))


def _term(term: Any, facts: Sequence[int]) -> dict[str, Any]:
    return {
        "weight": str(term.weight),
        "facts": [facts[i] for i in term.facts],
        "square": None if term.square is None else table(term.square),
    }


def table(value: Any) -> dict[str, str]:
    return {" ".join(map(str, key)): str(Fraction(int(c.p), int(c.q))) for key, c in value.to_dict().items()}
