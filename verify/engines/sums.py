"""``sums``: sums over arrays of any size, by Cauchy-Schwarz, the triangle inequality and signs of items.

The rule is :mod:`verify.statement.sums`; this engine proposes facts between the monomials that occur.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator

from verify.engines.inner import FAILED, Data, Inner
from verify.engines.outcome import Outcome
from verify.statement import Statement
from verify.statement.certificate import certificate
from verify.statement.parser import spelled
from verify.statement.statement_lines import term
from verify.statement.sums import HERE, MAX_FACTS, Monomial, Sums
from verify.statement.work_limits import Exhausted, current, limited

__all__ = ["about", "fits", "run"]

about = "sums over arrays of any size: sums of monomials are numbers, about which a few facts are known"
SECONDS = (5.0, 20.0, 60.0)  # by effort; less if the limit is lower
INNER = 0.25  # of it, for one engine and one statement inside
KEPT = {"cauchy": ((0, 1, 2), (1, 2, 3, 4)), "triangle": ((0, 1), (0, 1)), "items": ((0,), (0,))}  # without roots, with
KEPT["positive"] = KEPT["log"] = KEPT["items"]
KEPT["jensen"] = ((0, 1, 2), (0, 1, 2))
RELATIONS = {"cauchy": 5, "triangle": 2, "items": 1, "log": 1, "positive": 1, "jensen": 3}
Fact = list[str]


def fits(statement: Statement) -> str:
    why = "no array of any size in it"
    for by in _sizes(statement):
        try:
            if Sums(statement, by).fresh:
                return ""
        except FAILED as error:
            why = str(error)
    return why


def _sizes(statement: Statement) -> list[str]:
    if any(part.word == "exists" for part in statement.parts):
        return []
    return [own for own in statement.names if statement.types[own].name == "nat"]


def run(statement: Statement, effort: int) -> Outcome:
    outer, seconds = current(), SECONDS[min(effort, 2)]
    allowed = seconds if outer is None else min(seconds, outer.seconds)
    inner = Inner(INNER * allowed)
    own = limited(allowed)
    try:
        with own:
            for by in _sizes(statement):
                try:
                    proposed = list(_proposals(Sums(statement, by), by))
                except FAILED:
                    continue
                for facts in proposed:
                    if (found := _tried(statement, by, facts, inner)) is not None:
                        return Outcome(certificate=found, note=f"by {len(facts)} facts about sums")
    except Exhausted as error:
        if error.work is not own:
            raise
        return Outcome(note="no facts were found within its limit")
    return Outcome(note="no facts were found that show it")


def _tried(statement: Statement, by: str, facts: list[Fact], inner: Inner) -> Data | None:
    try:
        sums = Sums(statement, by, [term(text) for fact in facts for text in fact[1:]])
        given = [sums.fact(fact) for fact in facts]
    except FAILED:
        return None
    shown: list[Data] = []
    for part in [*(one for _, asked in given for one in asked), *sums.defined()]:
        if (data := inner.shown(part)) is None:
            return None
        shown.append(data)
    known = [relation for relations, _ in given for relation in relations]
    starts = list(itertools.accumulate((RELATIONS[fact[0]] for fact in facts), initial=0))
    ways = [
        [start + k for fact, start in zip(facts, starts, strict=False) for k in KEPT[fact[0]][way]] for way in (0, 1)
    ]
    if any(word in statement.text for word in ("sqrt(", "norm(")):
        ways = ways[::-1]
    for keep in ways if ways[0] != ways[1] else ways[:1]:
        try:
            left = sums.left([known[at] for at in keep])
        except FAILED:
            continue
        if (data := inner.shown(left)) is not None:
            return certificate(statement, "sums", by=by, facts=facts, keep=keep, inner=[*shown, data])
    return None


def _proposals(sums: Sums, by: str) -> Iterator[list[Fact]]:
    """Facts between the monomials that are there."""
    index = sums.shape.fresh.new("i")
    there = list(sums.fresh)

    def text(monomial: Monomial) -> str:
        return _text(monomial, index)

    roots: list[Monomial] = [()]
    for monomial in there:
        root = tuple((atom, e // 2) for atom, e in monomial)
        if all(e % 2 == 0 for _, e in monomial) and root not in roots:
            roots.append(root)
    roots += [m for m in there if len(m) == 1 and m[0][1] == 1 and m[0][0].startswith("abs(")]
    pairs = []
    for f, g in itertools.combinations(sorted(roots), 2):
        powers: dict[str, int] = {}
        for atom, e in (*f, *g):
            powers[atom] = powers.get(atom, 0) + e
        if tuple(sorted(powers.items())) in there:
            pairs.append(["cauchy", index, text(f), text(g)])
    texts = set(map(text, there))
    absolute = [["triangle", index, text(m)] for m in there if f"abs({text(m)})" in texts]
    signs = [["items", index, text(m)] for m in there]
    yield []
    if absolute:
        yield absolute[:MAX_FACTS]
    yield from ([pair] for pair in pairs)
    if len(pairs) > 1:
        yield pairs[:3]
    squares = [["items", index, f"({text(f)} + {text(g)})**2"] for f, g in itertools.combinations(roots[1:], 2)]
    for pair in pairs if squares else ():
        yield [pair, *squares[:3]]
    yield from ([fact] for fact in _around_means(sums, by, index))
    yield from _of_logarithms(sums, index)
    yield [*pairs[:2], *signs[:3]]
    yield signs[:MAX_FACTS]


def _closed(atom: str) -> str:
    return f"({atom})" if atom.startswith("1/") else atom


def _of_logarithms(sums: Sums, index: str) -> Iterator[list[Fact]]:
    """Of sums of w*log(u): Jensen's inequality, and tangents where another logarithm is beside it."""
    found = [
        (spelled(term(atom.replace(HERE, index)).args[0], 8), _text([a for a in monomial if a[0] != atom], index))
        for monomial in sums.fresh
        for atom, e in monomial
        if e == 1 and atom.startswith("log(")
    ]
    for u, w in found:
        top, _, bottom = u.strip("()").partition("/")
        positive = ["positive", index, w]
        for v, sign in ((f"{w}*{u}", "1"), (bottom or "1" if w == top else "1" if w == u else f"{w}/{u}", "-1")):
            jensen = ["jensen", index, w, u, v, sign]
            yield from ([jensen], [positive, jensen])
        for c in sorted({other for other, _ in found} - {u}):
            yield [["log", index, w, u, c, c if w == u else f"{w}*{c}/{u}"]]


def _text(monomial: Iterable[tuple[str, int]], index: str) -> str:
    atoms = [(_closed(atom.replace(HERE, index)), e) for atom, e in monomial]
    return "*".join(f"{atom}**{e}" if e > 1 else atom for atom, e in atoms) or "1"


def _around_means(sums: Sums, by: str, index: str) -> Iterator[Fact]:
    """p*(x - m)**2 >= 0, and p*(exp(x) - exp(m) - exp(m)*(x - m)) >= 0, with m = sum(p*x)."""
    arrays, inner = list(sums.shape.sized), sums.shape.fresh.new("i")
    for p, x in itertools.permutations(arrays, 2):
        if tuple(sorted([(f"{p}[{HERE}]", 1), (f"{x}[{HERE}]", 1)])) not in sums.fresh:
            continue
        item, mean = f"{x}[{index}]", f"sum({p}[{inner}]*{x}[{inner}] for {inner} in span(1, {by}))"
        yield ["items", index, f"{p}[{index}]*({item} - {mean})**2"]
        if any(f"exp({x}[{HERE}])" in dict(monomial) for monomial in sums.fresh):
            yield ["items", index, f"{p}[{index}]*(exp({item}) - exp({mean}) - exp({mean})*({item} - {mean}))"]
