"""sizes.toml: what is said of every size, by induction, by facts about sums, or refuted at a larger size."""

from __future__ import annotations

import copy
import itertools
import random
import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from verify.engines import certify, decide
from verify.engines.asking import asked
from verify.statement import Refused, Undecided, Undefined, read_prelude, read_statement
from verify.statement.certificate import certificate, check
from verify.statement.evaluate import Machine
from verify.statement.floats import Floats
from verify.statement.induction import Induction, induced
from verify.statement.parser import spelled
from verify.statement.statement_lines import term
from verify.statement.substitution import substitute
from verify.statement.sums import Sums, summed
from verify.statement.trees import name, number, relation, shifted
from verify.statement.values import Table
from verify.statement.variable_ranges import is_whole

QUESTIONS = tomllib.loads((Path(__file__).parent / "sizes.toml").read_text(encoding="utf-8"))["question"]
TRUE = [one for one in QUESTIONS if one["truth"]]
FALSE = [one for one in QUESTIONS if not one["truth"]]
HARMONIC = "for_all T : nat, T >= 1; says sum(1/sqrt(t) for t in span(1, T)) <= 2*sqrt(T)"
BERNOULLI = "for_all k : nat, x : real, 0 <= x <= 1; says 1 - (1-x)**k <= k*x"
CAUCHY = (
    "for_all n : nat, a : array(n), b : array(n); says sum(a[i]*b[i] for i in span(1, n))**2"
    " <= sum(a[i]**2 for i in span(1, n))*sum(b[i]**2 for i in span(1, n))"
)
GIBBS = (
    "for_all n : nat, p : array(n), q : array(n); given every(p[i] > 0 for i in span(1, n)),"
    " every(q[i] > 0 for i in span(1, n)), sum(p[i] for i in span(1, n)) == 1, sum(q[i] for i in span(1, n)) <= 1;"
    " says sum(p[i]*log(p[i]/q[i]) for i in span(1, n)) >= 0"
)
EXPONENTIAL = (
    "for_all n : nat, a : array(n); given every(a[i] >= 0 for i in span(1, n));"
    " says prod(1 + a[i] for i in span(1, n)) <= exp(sum(a[i] for i in span(1, n)))"
)


def read(one):
    define = one.get("define", "")
    return read_statement(one["says"], read_prelude(define)) if define else asked(one["says"], "")


def proved(text: str, engine: str):
    answer = decide(asked(text, ""), engine, "quick")
    assert answer.verdict == "holds", answer.summary
    return answer.certificate["certificate"]


def test_how_many_of_each_kind():
    found = Counter((one["set"], one["truth"]) for one in QUESTIONS)
    assert found == {
        ("suite", True): 50,
        ("suite", False): 42,
        ("attack", False): 80,
        ("fresh", True): 14,
        ("fresh", False): 32,
    }
    assert sum(one.get("open", False) for one in TRUE) == 5


@pytest.mark.long
@pytest.mark.sample(10)
@pytest.mark.parametrize("one", [one for one in TRUE if not one.get("open")], ids=lambda one: one["says"][:60])
def test_what_is_true_holds_with_a_certificate_of_all_of_it(one):
    statement = read(one)
    answer = decide(statement, effort="quick")
    assert answer.verdict == "holds"
    data = answer.certificate["certificate"]
    assert not check(data, statement.digest).refutes
    assert is_whole(data)


@pytest.mark.long
@pytest.mark.sample(10)
@pytest.mark.parametrize("one", FALSE, ids=lambda one: one["says"][:60])
def test_what_is_false_never_holds(one):
    statement = read(one)
    for engine in ("induction", "sums"):
        assert decide(statement, engine, "quick").verdict == "open"
    if not one.get("open"):
        assert decide(statement, effort="quick").verdict == "refuted"


UNDER = "for_all n : nat, c : real, a : array(n); given every(a[i] >= 1 for i in span(1, n)), {}; says {} >= 0"
BELOW = "every(a[i] <= c for i in span(1, n))"


@pytest.mark.parametrize("item", ["1/(a[i] + 1/c)", "log(a[i] + 1/c)", "1/(a[i] + exp(log(c)))", "sqrt(a[i] + 1/c)"])
def test_an_empty_sum_evaluates_what_does_not_depend_on_the_index(item):
    """Items make c positive; where there is none, c may be 0, and 1/c has no value."""
    total = f"sum({item} for i in span(1, n))"
    assert decide(asked(UNDER.format(BELOW, total), ""), "sums", "quick").verdict == "open"
    for given in ("c > 0", f"{BELOW}, n >= 1"):
        made = summed(asked(UNDER.format(given, total), ""), "n", [], [])
        fixed = [one.text for one in made if "E" not in one.text and "S" not in one.text]
        assert bool(fixed) == (given == "c > 0")
        assert all("*0 == 0" in text for text in fixed)


# --- what the rules make


def test_the_cases_and_the_step_are_made_from_the_statement():
    found = Induction(asked(HARMONIC, ""), "T", 1, [])
    assert [part.text for part in found.cases()] == ["says sum(1/sqrt(t) for t in span(1, 1)) <= 2*sqrt(1)"]
    assert found.domain() == []
    step = found.step(0, {"put": [["S1", 0]], "keep": []})
    assert step.text == "for_all T : nat\ngiven T >= 1\nsays 2*sqrt(T) + 1/sqrt(T + 1) <= 2*sqrt(T + 1)"


@pytest.mark.parametrize(
    ("text", "define", "why"),
    [
        ("for_all T : nat; says D(T*x, x) == T", "", "unread"),
        ("for_all T : nat, x : real; says D(T*x, x) == T", "", "not taken apart"),
        ("for_all T : nat, x : real; says after(T, x, D(x**2, x)) == x", "", "not taken apart"),
        ("for_all T : nat; says (1 if T >= 1 else 0) >= 0", "", "not taken apart"),
        ("for_all T : nat; given 1/T >= 0; says T >= 0", "", "may have no value"),
        ("for_all T : int; says sum(1 for t in span(1, T)) >= 0", "", "no least T"),
        ("for_all T : nat, x : real; exists y : real; says y >= T*x", "", "only what is for all"),
        ("for_all n : nat, a : array(n); says a[n] == a[n]", "", "not there for every n"),
        ("for_all n : nat, n >= 1, a : array(n); says a[n + 1] == a[n + 1]", "", "not there for every n"),
        ("for_all n : nat, n >= 1, a : array(n, 2); says a[1, 1] >= 0", "", "depends on n"),
        (
            "for_all T >= 1, a : big\nsays sum(a[i] for i in span(1, T)) >= 0",
            "model T : nat\ntype big = array(T)",
            "big",
        ),
        ("for_all T : nat\nsays f(1/T) >= 0", "names z : real\nf(z) = 0", "argument of f"),
        (
            "for_all T >= 1\nsays H(T=T + 1) >= H",
            "model T : nat\nnames t : nat\nH = sum(t for t in span(1, T))",
            "another",
        ),
    ],
)
def test_what_the_rule_does_not_understand_is_refused(text, define, why):
    if why == "unread":
        with pytest.raises(ValueError, match="cannot be read"):
            asked(text, "")
        return
    statement = read_statement(text, read_prelude(define)) if define else asked(text, "")
    with pytest.raises(Refused, match="the type of a depends on T" if why == "big" else why):
        Induction(statement, "T" if "T" in statement.types else "n", 1, [])


def test_a_fresh_name_is_none_that_the_statement_has():
    statement = asked("for_all T : nat, S1 : real, S1 >= 0; says sum(1 for t in span(1, T)) <= T + S1", "")
    step = Induction(statement, "T", 1, []).step(0, {"put": [], "keep": [0]})
    assert "S2" in step.text
    assert "S1 + 1" not in step.text


def test_an_index_is_not_captured():
    define = "names m, t : nat\nnames c : real\nG(m, c) = sum(c*t for t in span(1, m))"
    statement = read_statement("for_all T : nat, t : nat\nsays G(T, t) == t*T*(T + 1)/2", read_prelude(define))
    answer = decide(statement, "induction", "quick")
    assert answer.verdict == "holds"
    wrong = read_statement("for_all T : nat, t : nat\nsays G(T, t) == T*(T + 1)*(2*T + 1)/6", read_prelude(define))
    assert decide(wrong, "induction", "quick").verdict == "open"


def test_a_coefficient_of_a_sum_is_not_dropped():
    """sum((a[i]/c)**0) is n only where c is not 0."""
    with pytest.raises(Refused):
        Sums(
            asked("for_all n : nat, a : array(n), c : real; says sum((a[i]*(1/c))**0 for i in span(1, n)) == n", ""),
            "n",
        )


@pytest.mark.parametrize(
    "fact",
    [
        ["cauchy", "i", "1/a[i]", "1"],
        ["cauchy", "i", "a[i + 1]", "1"],
        ["cauchy", "i", "a[1]", "1"],
        ["items", "i", "i*a[i]**2"],
        ["items", "i", "S1*a[i]**2"],
        ["items", "a", "1"],
        ["items", "exp", "exp"],
        ["triangle", "i", "sqrt(a[i])"],
        ["positive", "i", "a[i]**2 + 1"],  # n may be 0
        ["log", "i", "1", "a[i]", "b[i]"],
        ["log", "i", "1", "a[i + 1]", "1", "1"],
        ["jensen", "i", "1", "a[i]", "a[i]", "2"],
        ["triangle", "i"],
        ["mean", "i", "a[i]"],
        "cauchy",
    ],
)
def test_a_fact_is_about_total_terms_at_the_index(fact):
    with pytest.raises(Refused):
        summed(asked(CAUCHY, ""), "n", [fact], [])


@pytest.mark.parametrize(
    ("fact", "asked_for"),
    [
        (["items", "i", "log(p[i])"], r"log\((E\d+)\) >= 0"),
        (["log", "i", "p[i]", "p[i]", "q[i]", "q[i]"], r"(E\d+)\*(E\d+) == \2\*\1"),
        (["jensen", "i", "p[i]", "p[i]", "1", "-1"], r"1\*(E\d+) == \1"),
    ],
)
def test_a_fact_asks_for_what_it_needs(fact, asked_for):
    texts = [part.text for part in summed(asked(GIBBS, ""), "n", [fact], [])]
    assert any(re.search(f"says {asked_for}$", text) for text in texts)


def test_a_function_of_entries_has_to_have_a_value():
    """Of log(a[i]) it is asked whether it has a value for one item, which it has not for all numbers."""
    statement = asked("for_all n : nat, a : array(n); says sum(log(a[i])*0 for i in span(1, n)) == 0", "")
    made = summed(statement, "n", [], [])
    assert made[0].text == "for_all E1 : real\nsays log(E1)*0 == 0"
    assert decide(statement, effort="quick").verdict != "holds"


# --- forged certificates


def altered(data):
    """Every field missing, of another type, changed, or exchanged; and certificates inside in other places."""
    for key in data:
        yield {k: v for k, v in data.items() if k != key}
        for other in (None, 0, -1, True, "x", [], {}, [[]], [None], ["1 > 0"]):
            if data[key] != other:
                yield {**data, key: other}
    inner = data["inner"]
    yield from ({**data, "inner": new} for new in (inner[:-1], [*inner, inner[0]]))
    if len({part["digest"] for part in inner}) > 1:
        yield from ({**data, "inner": new} for new in (inner[::-1], [inner[0]] * len(inner)))
    for old, new in (("<=", "<"), ("<=", ">="), ("<=", "=="), ("2", "1"), ("1", "0"), ("span(1,", "span(0,")):
        if old in data["statement"].splitlines()[-1]:
            yield {**data, "statement": data["statement"].replace(old, new)}
    for place, part in enumerate(inner):
        for old, new in (("<=", "<"), (">=", "<="), ("T + 1", "T"), ("nat", "real")):
            if old in part["statement"]:
                forged = copy.deepcopy(data)
                forged["inner"][place]["statement"] = part["statement"].replace(old, new)
                yield forged


@pytest.mark.parametrize(
    ("text", "engine"),
    [(HARMONIC, "induction"), (BERNOULLI, "induction"), (CAUCHY, "sums"), (GIBBS, "sums"), (EXPONENTIAL, "induction")],
)
def test_an_altered_certificate_is_rejected(text, engine):
    data = proved(text, engine)
    assert check(data).kind == engine
    count = 0
    for forged in altered(data):
        with pytest.raises(Refused):
            check(forged, data["digest"] if forged.get("digest") == data["digest"] else None)
        count += 1
    assert count > 60


@pytest.mark.parametrize(
    "plan",
    [
        [{"put": [["S1", 0]], "keep": [0]}],  # the certificate inside is about another step
        [{"put": [["S1", 0], ["S1", 0]], "keep": [5]}],
        [{"put": [["S9", 0]], "keep": []}],
        [{"put": [["T", 0]], "keep": []}],
        [{"put": [[0, "S1"]], "keep": []}],
        [{"put": [["S1", True]], "keep": []}],
        [{"put": [["S1", -1]], "keep": []}],  # what is said does change with it
        [{"put": [["S1", 0]], "keep": [-1]}],
        [{"put": "S1", "keep": []}],
        [{"put": []}],
        [],
    ],
)
def test_a_plan_that_does_not_fit_is_rejected(plan):
    data = proved(HARMONIC, "induction")
    with pytest.raises(Refused):
        check({**data, "plan": plan})


def test_a_bound_on_the_wrong_side_is_refused():
    """S <= 2*sqrt(T) says nothing of S >= ...: only the side of the slope counts."""
    found = asked(
        "for_all T : nat, T >= 1; says sum(1 for t in span(1, T)) <= T and sum(1 for t in span(1, T)) >= 0", ""
    )
    with pytest.raises(Refused, match="wrong way"):
        induced(found, "T", 1, [], [{"put": [["S1", 1]], "keep": []}, {"put": [["S1", 0]], "keep": []}])


def test_what_is_said_beside_has_to_be_shown():
    """With ``more`` a false bound is a hypothesis of the step, and a case that no certificate shows."""
    statement = asked("for_all T : nat, T >= 1; says sum(1/t for t in span(1, T)) <= 3", "")
    made = induced(
        statement,
        "T",
        1,
        ["sum(1/t for t in span(1, T)) <= 0"],
        [{"put": [], "keep": [0, 1]}, {"put": [], "keep": [1]}],
    )
    assert [part.text for part in made][1] == "says sum(1/t for t in span(1, 1)) <= 0"
    inner = [decide(part, effort="quick") for part in made]
    assert [one.verdict for one in inner][1] == "refuted"
    with pytest.raises(Refused):
        check(certificate(statement, "induction", by="T", bases=1, more=[], plan=[], inner=[]))


# --- larger sizes


@pytest.mark.parametrize(
    "text",
    [
        "for_all T : nat, T >= 1; says sum(1/sqrt(t) for t in span(1, T)) <= 19/10*sqrt(T)",  # from 204 on
        "for_all T : nat, T >= 1; says sum(1/t for t in span(1, T)) <= 7",
        "for_all T : nat, g : array(T), T >= 1; given every(g[t]**2 <= 1/t for t in span(1, T));"
        " says sum(g[t]**2 for t in span(1, T)) <= 4",
        "for_all T : nat, g : array(T); says sum(g[t] for t in span(1, T))**2 <= 30*sum(g[t]**2 for t in span(1, T))",
    ],
)
def test_what_is_false_from_a_larger_size_on_is_refuted(text):
    assert certify(text, effort="quick").verdict == "refuted"


# --- the recursions, at numbers


class At:
    """Terms of an induction at numbers: a size T, random values of the other names, and arrays of size T + 1 + s."""

    def __init__(self, found: Induction, size: int, draw: random.Random) -> None:
        shape = found.shape
        self.shape, self.found, self.size = shape, found, size
        self.kinds = {**shape.kinds, shape.by: term("nat")} | dict.fromkeys(shape.sized, term("array(9)"))
        self.kinds |= dict.fromkeys(found.abstraction.names, term("real"))
        self.env = {shape.by: size}
        for own, kind in shape.statement.types.items():
            if own in shape.sized:
                count = size + 1 + shape.sized[own]
                self.env[own] = Table((count,), tuple(draw.uniform(0.1, 2) for _ in range(count)))
            elif own != shape.by:
                self.env[own] = draw.uniform(0.1, 0.9) if kind.name == "real" else draw.randint(1, 4)
        self.env |= {own: self.value(term(text)) for own, text in self.meanings()}

    def meanings(self):
        """What each fresh number stands for, written without the rule."""
        abstraction, by = self.found.abstraction, self.shape.by
        for key, own in abstraction.fresh.items():
            end = abstraction.low.get(key, 0)
            match key:
                case ["**", base]:
                    yield own, f"({base})**({by} + {end})"
                case ["log" | "exp" as word, inside]:
                    yield own, f"{word}({inside})"
                case ["after", name, step]:
                    yield own, f"after({by} + {end}, {name}, {step})"
                case ["discounted", low, gap, base, rest]:
                    item = f"({base})**({by} + {end + int(gap)} - jj)*({rest.replace('#', 'jj')})"
                    yield own, f"sum({item} for jj in span({low}, {by} + {end}))"
                case [kind, low, body]:
                    yield own, f"{kind}({body.replace('#', 'jj')} for jj in span({low}, {by} + {end}))"
        for (own, m, c), fresh in abstraction.entries.items():
            yield fresh, f"{own}[{m * self.size + c}]"

    def value(self, node) -> float:
        said = self.shape.made(self.kinds, [], [relation(node, ">=", number(0))])
        return Machine(said.prelude.definitions, Floats()).value(said.says.args[0], self.env)


@pytest.mark.parametrize("one", QUESTIONS, ids=lambda one: one["says"][:60])
def test_what_is_made_for_the_next_size_is_what_is_said_there(one):
    """The parts at T + 1 from numbers at T have the values of the parts themselves; and are defined no more often."""
    statement, draw = read(one), random.Random(one["says"])
    for by, bases in itertools.product([n for n in statement.names if statement.types[n].sort == "int"], (1, 3)):
        try:
            found = Induction(statement, by, bases, [])
        except Refused:
            continue
        later = {by: shifted(name(by), 1)}
        pairs = [
            *zip(found.held, found.shape.said, strict=True),
            *zip(found.goals, (substitute(p, later, found.shape.names) for p in found.shape.said), strict=True),
        ]
        for size in range(max(found.first, 0), max(found.first, 0) + 3):
            try:
                at = At(found, size, draw)
            except (Undefined, Undecided):
                continue  # what grows has no value at T, so that nothing is known there
            for new, old in pairs:
                for made, said in zip(new.args, old.args, strict=True) if new.op == "chain" else ():
                    try:
                        value = at.value(made)
                    except (Undefined, Undecided):
                        continue
                    assert value == pytest.approx(at.value(said), rel=1e-9, abs=1e-9), (spelled(made), spelled(said))
