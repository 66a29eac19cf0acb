"""Certificates of version 2: they instantiate a statement, and the checker evaluates the statement itself.

``point``   an assignment that refutes the statement
``finite``  some variables fixed, all cases of the others: the instance holds
``cover``   some variables fixed, the real ones in boxes: it holds on the boxes, which the checker halves itself
``zero``    what is for all fixed, what exists in boxes: equations have a common zero there
``tiling``  pieces that tile the whole domain, rays and open ends among them, each with the form that decides it
``squares`` what is said as sums of squares times what is given, compared as polynomials
``rewritten``  what is said in another form of the same sign, by trees and squares
``reduced`` simpler statements that are enough for this one, made by the checker, each with a body of a certificate
``witness``, ``denial``, ``branch``, ``eventually``, ``along``   statements made from this one, with certificates inside
``induction``  cases at the start and a step from each size to the next, made by the checker, with certificates inside
``sums``    facts about sums over arrays of any size, and what is left of the statement, with certificates inside
``composed``  it follows from statements that have certificates inside; see ``composed``
``implied``  it follows from statements that are taken as proved by theorems that are named, not looked at
``exact``   an assignment in exact numbers at which it is false, by an equality where it says less or more

A certificate carries the definitions and the statement as text, and their digest; whoever uses it compares the digest
with that of the statement that it is to be about.  Nothing else in it is text, so nothing else can be said by it.
For ``tiling``, ``squares``, ``rewritten``, ``induction`` and ``sums`` some point has to meet all that is given: the
optional field ``inside``, or one of a few plain points (:mod:`said`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from flint import ctx

from verify.statement import instance
from verify.statement.assign import PRECISIONS
from verify.statement.certificate_form import (
    CHECK_FUEL,
    KINDS,
    POINTED,
    REFUTING,
    Checked,
    certificate,
    require_form,
    statement_of,
)
from verify.statement.counterexample import point, refuted_at, sentence
from verify.statement.errors import Refused, TooMuch, Undecided, Undefined
from verify.statement.evaluate import Machine
from verify.statement.existence import chosen_lines
from verify.statement.statement import Statement

__all__ = [
    "CHECK_FUEL",
    "KINDS",
    "POINTED",
    "REFUTING",
    "Checked",
    "certificate",
    "check",
    "refuted_at",
    "sentence",
    "statement_of",
]

MAX_INSIDE = 40  # certificates inside of certificates, all together


def check(data: Any, expected: str | None = None, fuel: int = CHECK_FUEL, leaf: bool = False) -> Checked:
    """Re-derive a certificate; Refused if it does not show what it is for.

    ``leaf``: it is part of a proof by cases, of which one may say nothing.
    """
    try:
        require_form(data)
        if expected is not None and data["digest"] != expected:
            raise Refused("the certificate is about another statement")
        statement = statement_of(data)
        found = _RULES[data["kind"]](statement, data, fuel)
        if not found.refutes and data["kind"] != "finite":  # which evaluates every condition
            _require_defined(statement, data["kind"])
        if data["kind"] in POINTED and not leaf:
            _require_point(statement, data.get("inside"), fuel)
        return found
    except (Undefined, Undecided, TooMuch) as error:
        raise Refused(f"nothing is shown: {error}") from None
    except RecursionError:
        raise Refused("nested too deeply") from None


# Imports stand in the rules that need them: a certificate loads what its own kind needs.


def _require_defined(statement: Statement, kind: str) -> None:
    if asked := chosen_lines(statement, kind):
        from verify.statement.boxes.conditions import require_defined

        require_defined(statement, asked)


def _require_point(statement: Statement, inside: Any, fuel: int) -> None:
    from verify.statement.said import require_point

    require_point(statement, inside, fuel)


# --- the rules


def _finite(statement: Statement, data: Mapping[str, Any], fuel: int) -> Checked:
    cases = _tried(statement, fuel, lambda machine: instance.all_cases(statement, data["fixed"], machine))
    return Checked("finite", statement.digest, False, cases, instance.told(statement, data["fixed"], {}, cases))


def _cover(statement: Statement, data: Mapping[str, Any], fuel: int) -> Checked:
    leaves = data["leaves"]
    if type(leaves) is not int or not 1 <= leaves <= instance.MAX_LEAVES:
        raise Refused(f"a cover has 1 to {instance.MAX_LEAVES} leaves")
    fixed, boxes = data["fixed"], data["boxes"]
    cases = _tried(statement, fuel, lambda machine: instance.on_boxes(statement, fixed, boxes, leaves, machine))
    return Checked("cover", statement.digest, False, cases, instance.told(statement, fixed, boxes, cases))


def _tiling(statement: Statement, data: Mapping[str, Any], fuel: int) -> Checked:
    from verify.statement.boxes import shown

    pieces = _told(lambda: shown.holds_everywhere(statement, data["cases"]))
    return Checked(
        "tiling",
        statement.digest,
        False,
        pieces,
        shown.sentence(statement, "1 piece" if pieces == 1 else f"{pieces} pieces"),
    )


def _squares(statement: Statement, data: Mapping[str, Any], fuel: int) -> Checked:
    from verify.statement.boxes import shown
    from verify.statement.squares import holds_by_squares

    count = _told(lambda: holds_by_squares(statement, data["cases"]))
    return Checked("squares", statement.digest, False, count, shown.sentence(statement, f"{count} squares"))


def _rewritten(statement: Statement, data: Mapping[str, Any], fuel: int) -> Checked:
    from verify.statement.boxes import shown
    from verify.statement.rewritten import holds_rewritten

    count = _told(lambda: holds_rewritten(statement, data["cases"]))
    return Checked(
        "rewritten", statement.digest, False, count, shown.sentence(statement, f"{count} pieces and squares")
    )


def _reduced(statement: Statement, data: Mapping[str, Any], fuel: int) -> Checked:
    """A point at which something is said, and a tree whose leaves are bodies of certificates."""
    from verify.statement import reduced
    from verify.statement.boxes import shown

    def leaf(own: Statement, body: Mapping[str, Any]) -> int:
        kind = body["kind"]
        if kind not in reduced.LEAVES or set(body) != {"kind", *KINDS[kind]} or body.get("fixed", {}) != {}:
            raise Refused(f"a leaf is one of: {', '.join(reduced.LEAVES)}, with nothing fixed")
        return _RULES[kind](own, body, fuel).cases

    if not reduced.is_met(statement, data["inside"], fuel):
        raise Refused("the point does not meet what is given: perhaps nothing is said")
    count = reduced.check_proof(statement, data["proof"], leaf, [reduced.MAX_STEPS])
    return Checked("reduced", statement.digest, False, count, shown.sentence(statement, f"{count} steps and pieces"))


def _exact(statement: Statement, data: Mapping[str, Any], fuel: int) -> Checked:
    from verify.statement.boxes import shown

    assignment = data["assignment"]
    if not _told(lambda: shown.is_false_at(statement, assignment)):
        raise Refused("the statement is not false at this point")
    return Checked("exact", statement.digest, True, 1, sentence(statement, assignment))


def _nested(statement: Statement, data: Mapping[str, Any], fuel: int) -> Checked:
    """Each statement that the rule makes from this one is shown, whole, by the certificate in its place."""
    from verify.statement.boxes import shown
    from verify.statement.variable_ranges import is_whole

    if _inside(data) > MAX_INSIDE:
        raise Refused(f"at most {MAX_INSIDE} certificates are inside of one")
    made, how = _made(statement, data, fuel)
    inner = data["inner"]
    if not isinstance(inner, list) or len(inner) != len(made):
        raise Refused(f"{len(made)} certificates are expected inside")
    cases = 0
    for part, own in zip(made, inner, strict=True):
        found = check(own, part.digest, fuel)
        if found.refutes or not is_whole(own):
            raise Refused("a certificate inside does not show all of its statement")
        cases += found.cases
    word = {"denial": "is false", "implied": "follows"}.get(data["kind"], "holds")
    text = shown.sentence(statement, how).replace("holds everywhere", word, 1)
    return Checked(data["kind"], statement.digest, data["kind"] == "denial", cases, text)


def _inside(data: Any) -> int:
    inner = data.get("inner") if isinstance(data, dict) else None
    return 1 + sum(map(_inside, inner)) if isinstance(inner, list) else 1


def _made(statement: Statement, data: Mapping[str, Any], fuel: int) -> tuple[list[Statement], str]:
    from verify.statement import eventually, induction, joint_limit, quantified, sums
    from verify.statement.parser import spelled
    from verify.statement.statement_lines import term

    match data["kind"]:
        case "witness":
            found = quantified.witnessed(statement, data["choice"])
            return found, ", ".join(f"{name} = {spelled(term(text))}" for name, text in data["choice"].items())
        case "denial":
            return [quantified.denied(statement)], "its denial is shown"
        case "branch":
            every, which = quantified.branches(statement), data["which"]
            if type(which) is not int or not 0 <= which < len(every):
                raise Refused(f"there are {len(every)} branches")
            return every[which], "one part of it is shown"
        case "induction":
            found = induction.induced(statement, data["by"], data["bases"], data["more"], data["plan"])
            return found, f"by induction over {data['by']}"
        case "sums":
            found = sums.summed(statement, data["by"], data["facts"], data["keep"])
            return found, f"by {len(data['facts'])} facts about sums" if data["facts"] else "as sums are numbers"
        case "implied":
            return _implied(statement, data)
        case "composed":
            return _composed(statement, data, fuel)
    start, factor, rate = (data[key] for key in ("start", "factor", "rate"))
    how = f"from {spelled(term(start))} on, by ({spelled(term(factor))})*({spelled(term(rate))})"
    if data["kind"] == "eventually":
        return [eventually.reduced(statement, start, factor, rate)], how
    path = "".join(f"{name} = {spelled(term(text))}, " for name, text in data["path"].items())
    return joint_limit.reduced_along(statement, data["path"], start, factor, rate), path + how


def _implied(statement: Statement, data: Mapping[str, Any]) -> tuple[list[Statement], str]:
    """The chosen form of each condition; and what the statement follows from."""
    from verify.statement.implied import conditions, sources_of
    from verify.statement.prepared import prepared

    sources, forms = sources_of(data["sources"]), data["forms"]
    asked = conditions(statement, sources, data["parts"])
    if not isinstance(forms, list) or len(forms) != len(asked):
        raise Refused(f"there are {len(asked)} conditions, each in one form")
    made = [prepared(condition, form) for condition, form in zip(asked, forms, strict=True)]
    return made, "; ".join(_premise(source) for source in sources)


def _composed(statement: Statement, data: Mapping[str, Any], fuel: int) -> tuple[list[Statement], str]:
    """The sources, what they need and what follows; something has to be said."""
    from verify.statement.composed import composed
    from verify.statement.reduced import is_met

    if not is_met(statement, data["inside"], fuel):
        raise Refused("the point does not meet what is given: perhaps nothing is said")
    made = composed(statement, data["sources"], data["opaque"])
    count = len(data["sources"])
    return made, f"from {count} statement{'s' * (count > 1)} whose certificates are inside"


def _premise(source: Any) -> str:
    """What is known of a source, told in full: a theorem that is named is not looked at here."""
    text = "; ".join(source.statement.text.splitlines())
    at = ", ".join(f"{name} = {value}" for name, value in source.instance.items())
    known = f"which is taken as proved by the theorem {source.theorem}"
    return f"from {text}{f' at {at}' if at else ''} (digest {source.statement.digest}), {known}"


def _told(ask: Callable[[], Any]) -> Any:
    from verify.statement.boxes.intervals import Untold

    try:
        return ask()
    except Untold as error:
        raise Refused(f"nothing is shown: {error}") from None


def _zero(statement: Statement, data: Mapping[str, Any], fuel: int) -> Checked:
    from verify.statement.krawczyk import has_zero

    fixed, boxes = data["fixed"], data["boxes"]
    count = _tried(statement, fuel, lambda machine: has_zero(statement, fixed, boxes, machine))
    return Checked("zero", statement.digest, False, count, instance.told(statement, fixed, boxes, count))


_RULES: dict[str, Callable[[Statement, Mapping[str, Any], int], Checked]] = {
    "point": point,
    "finite": _finite,
    "cover": _cover,
    "zero": _zero,
    "tiling": _tiling,
    "squares": _squares,
    "rewritten": _rewritten,
    "reduced": _reduced,
    "exact": _exact,
    **dict.fromkeys(
        ("witness", "denial", "branch", "eventually", "along", "induction", "sums", "implied", "composed"), _nested
    ),
}


def _tried(statement: Statement, fuel: int, run: Callable[[Machine], int | None]) -> int:
    """At growing precision until it is told; the work is counted over all of them."""
    saved = ctx.prec
    try:
        for precision in PRECISIONS[:3]:
            ctx.prec = precision
            machine = Machine(statement.prelude.definitions, fuel=fuel)
            try:
                if (found := run(machine)) is not None:
                    return found
            except Undecided:
                pass
            fuel = machine.fuel
        raise Refused("the enclosures do not decide every case")
    finally:
        ctx.prec = saved
