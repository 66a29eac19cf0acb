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

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from flint import ctx

from verify.statement import instance
from verify.statement.assign import PRECISIONS, refutes
from verify.statement.errors import Refused, TooMuch, Undecided, Undefined
from verify.statement.evaluate import Machine
from verify.statement.prelude import read_prelude
from verify.statement.statement import Statement, read_statement

__all__ = [
    "CHECK_FUEL",
    "POINTED",
    "REFUTING",
    "Checked",
    "certificate",
    "check",
    "refuted_at",
    "sentence",
    "statement_of",
]

VERSION = 2
CHECK_FUEL = 12_000_000  # counted nodes: a few seconds
MAX_NODES = 20_000  # of the JSON data of one certificate
MAX_LEVEL = 50
MAX_INSIDE = 40  # certificates inside of certificates, all together
KINDS = {
    "point": {"assignment"},
    "finite": {"fixed"},
    "cover": {"fixed", "boxes", "leaves"},
    "zero": {"fixed", "boxes"},
    "tiling": {"cases"},
    "squares": {"cases"},
    "rewritten": {"cases"},
    "reduced": {"inside", "proof"},
    "exact": {"assignment"},
    "witness": {"choice", "inner"},
    "denial": {"inner"},
    "branch": {"which", "inner"},
    "eventually": {"start", "factor", "rate", "inner"},
    "along": {"path", "start", "factor", "rate", "inner"},
    "induction": {"by", "bases", "more", "plan", "inner"},
    "sums": {"by", "facts", "keep", "inner"},
    "implied": {"sources", "parts", "forms", "inner"},
    "composed": {"inside", "sources", "opaque", "inner"},
}
NO_TABLES = {"leaves", "cases", "inner", "which", "start", "factor", "rate"}
NO_TABLES |= {"by", "bases", "more", "plan", "facts", "keep", "sources", "parts", "forms", "opaque"}
REFUTING = ("point", "exact", "denial")  # kinds that show a statement false; the others show it, or an instance, true
POINTED = ("tiling", "squares", "rewritten", "induction", "sums")  # kinds that may carry a point at which they speak
MAY = {"inside"}
COMMON = {"version", "kind", "digest", "definitions", "statement"}
KEPT = 256  # assignments that are known to refute, in one process
_DIGEST = re.compile(r"[0-9a-f]{64}")
_REFUTED: set[tuple[str, str, int]] = set()


@dataclass(frozen=True)
class Checked:
    """What an accepted certificate shows: ``refutes`` the statement, or that an instance of it holds."""

    kind: str
    digest: str
    refutes: bool
    cases: int
    sentence: str


def certificate(statement: Statement, kind: str, **own: Any) -> dict[str, Any]:
    """The data of a certificate; :func:`check` decides whether it is one."""
    return {
        "version": VERSION,
        "kind": kind,
        "digest": statement.digest,
        "definitions": statement.definitions(),
        "statement": statement.text,
        **own,
    }


def check(data: Any, expected: str | None = None, fuel: int = CHECK_FUEL, leaf: bool = False) -> Checked:
    """Re-derive a certificate; Refused if it does not show what it is for.

    ``leaf``: it is part of a proof by cases, of which one may say nothing.
    """
    from verify.statement.boxes.conditions import require_defined_choice
    from verify.statement.said import require_point

    try:
        _well_formed(data)
        if expected is not None and data["digest"] != expected:
            raise Refused("the certificate is about another statement")
        statement = statement_of(data)
        found = _RULES[data["kind"]](statement, data, fuel)
        if not found.refutes and data["kind"] != "finite":  # which evaluates every condition
            require_defined_choice(statement, data["kind"])
        if data["kind"] in POINTED and not leaf:
            require_point(statement, data.get("inside"), fuel)
        return found
    except (Undefined, Undecided, TooMuch) as error:
        raise Refused(f"nothing is shown: {error}") from None
    except RecursionError:
        raise Refused("nested too deeply") from None


def statement_of(data: Mapping[str, Any]) -> Statement:
    """The statement of a certificate, whose digest must be the one it names."""
    statement = read_statement(data["statement"], read_prelude(data["definitions"]))
    if statement.digest != data["digest"]:
        raise Refused("the digest is not that of the definitions and the statement")
    if statement.text != data["statement"] or statement.definitions() != data["definitions"]:
        raise Refused("the text is not spelled as it is read")
    return statement


def _well_formed(data: Any) -> None:
    if not isinstance(data, dict) or type(data.get("version")) is not int or data["version"] != VERSION:
        raise Refused("no certificate of version 2")
    kind = data.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        raise Refused(f"the kinds are {', '.join(KINDS)}")
    if set(data) - (MAY if kind in POINTED else set()) != COMMON | KINDS[kind]:
        raise Refused(f"the fields of a {kind} certificate are {', '.join(sorted(COMMON | KINDS[kind]))}")
    if not all(isinstance(data[key], str) for key in ("digest", "definitions", "statement")):
        raise Refused("digest, definitions and statement are texts")
    if not _DIGEST.fullmatch(data["digest"]):
        raise Refused("a digest has 64 hexadecimal digits")
    if any(not isinstance(data[key], dict) for key in set(data) - COMMON - NO_TABLES):
        raise Refused("assignments are tables by name")
    if _count(data, 0) > MAX_NODES:
        raise Refused(f"a certificate has at most {MAX_NODES} parts")


def _count(data: Any, level: int) -> int:
    if level > MAX_LEVEL:
        raise Refused(f"a certificate is nested at most {MAX_LEVEL} deep")
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return 1 + sum(_count(part, level + 1) for part in parts)


# --- the rules


def refuted_at(statement: Statement, assignment: Mapping[str, Any], fuel: int = CHECK_FUEL) -> bool:
    """Whether an assignment refutes the statement: evaluated once a process where it does.

    Nothing but content counts: the digest is of the definitions and the statement, and whoever reads a certificate has
    compared it with its text before.  A no is evaluated again, for it is never what a verdict rests on.
    """
    try:
        key = (statement.digest, json.dumps(assignment, sort_keys=True), fuel)
    except (TypeError, ValueError):  # no JSON, so no certificate either
        return refutes(statement, assignment, fuel)
    if key not in _REFUTED:
        if not refutes(statement, assignment, fuel):
            return False
        if len(_REFUTED) >= KEPT:
            _REFUTED.clear()
        _REFUTED.add(key)
    return True


def _point(statement: Statement, data: Mapping[str, Any], fuel: int) -> Checked:
    assignment = data["assignment"]
    if not refuted_at(statement, assignment, fuel):
        raise Refused("the assignment does not refute the statement")
    return Checked("point", statement.digest, True, 1, sentence(statement, assignment))


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
    "point": _point,
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


def sentence(statement: Statement, assignment: Mapping[str, Any]) -> str:
    """In mathematics: the point, what is said, and both sides there."""
    at = ", ".join(f"{name} = {instance.shown(assignment[name])}" for name in statement.names if name in assignment)
    said = statement.text.splitlines()[-1].removeprefix("says ")
    values = instance.sides(statement, assignment)
    tail = f" (left {values[0]}, right {values[1]})" if values else ""
    return f"at {at}: {said} is false{tail}" if at else f"{said} is false{tail}"
