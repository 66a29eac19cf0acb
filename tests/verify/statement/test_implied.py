"""Implications that are true and that are not: planted ones, random ones against evaluation, forged certificates."""

from __future__ import annotations

import copy
import math
from fractions import Fraction
from random import Random

import pytest

from verify.engines.implication import imply
from verify.statement import Refused, TooMuch, Undecided, Undefined, read_prelude, read_statement
from verify.statement.assign import refutes
from verify.statement.certificate import certificate, check
from verify.statement.implied import Condition, Source, candidates, conditions, premises, relations
from verify.statement.prepared import FORMS, prepared
from verify.statement.statement_lines import term
from verify.statement.variable_ranges import is_whole

PRELUDE = """
type pair(k) = array(k, 2)
model n, k, m : nat
model tau, b : real
names i, j, q, r : nat
names u, w, y, z, eps : real
names h, g : int
model x : bits(n)
names B, C : bits(n)
model A : pair(k)
names A_ : pair(k)
attended = sum(A[i, 1]*x[j] for i in span(1, k) for j in span(1, n))/tau
yhat = attended + b
share(z) = z*attended
half(z) = z/2
first(y, z) = y
small = tau <= 1/2
constant = {constant}
"""
H = "for_all n >= k >= 1, 0 < tau <= 1, b > 0, x : bits(n), A : pair(k)"
ONES = "sum(B[j] for j in span(1, n))"


def state(text, constant="1"):
    rows = "\n".join(row.strip() for row in text.split(";"))
    return read_statement(rows, read_prelude(PRELUDE.format(constant=constant)))


def following(target, source, constant=("1", "1"), **instance):
    return imply(state(target, constant[0]), [Source(state(source, constant[1]), "proved", instance)])


# source, target, and what is in place of the constant in both
TRUE = {
    "room for strictness": ("abs(yhat) <= 2*k", "abs(yhat) < 2*k + 1"),
    "weak from strict": ("abs(yhat) < 2*k", "abs(yhat) <= 2*k"),
    "room on the left": ("yhat + 1 <= b", "yhat < b"),
    "a norm as a factor": ("yhat <= 2*k*norm(A)", "yhat <= 3*k*norm(A)"),
    "a norm in the divisor": ("yhat <= 2*k/norm(A)", "yhat <= 3*k/norm(A)"),
    "a square as a factor": ("yhat <= k*attended**2", "yhat <= 2*k*attended**2"),
    "a factor twice": ("yhat <= k*attended*attended", "yhat <= 2*k*attended*attended"),
    "a lower bound": ("yhat >= 2*k", "yhat >= k"),
    "a lower bound with a norm": ("yhat >= 2*k*norm(A)", "yhat >= k*norm(A)"),
    "the absolute value": ("abs(yhat) <= 2*k", "yhat <= 2*k"),
    "minus the absolute value": ("abs(yhat) <= 2*k", "-yhat <= 2*k"),
    "the absolute value on the right": ("k <= yhat", "k <= abs(yhat)"),
    "terms in another order": ("yhat <= 2 + 2*k*norm(A)**2 + attended", "yhat <= attended + 3*k*norm(A)**2 + 3"),
    "a term that is gone": ("yhat <= -norm(A) + 2", "yhat <= 2"),
    "an equation read as an inequality": ("yhat == 2*k", "yhat <= 2*k + 1"),
    "an equation the other way": ("2*k == yhat", "yhat <= 2*k"),
    "an equation written otherwise": ("yhat == (k + 1)**2*attended", "yhat == (k**2 + 2*k + 1)*attended"),
    "two parts": ("yhat <= k and attended <= k", "attended <= k + 1 and yhat <= k"),
    "a part about numbers": ("yhat <= k", "yhat <= n and k <= n"),
    "a chain": ("k <= yhat <= n", "0 <= yhat <= n + 1"),
    "the relation turned round": ("yhat <= k", "k + 1 >= yhat"),
    "a definition of numbers": ("yhat <= half(k)", "yhat <= k"),
    "a divisor outside": ("yhat <= k/tau", "yhat <= k/tau**2"),
    "the same power": ("yhat <= 1 - m/2**n", "yhat <= 1 - m/2**n + 1/n"),
}
FALSE = {
    "strict from weak": ("abs(yhat) <= 2*k", "abs(yhat) < 2*k"),
    "strict by a factor that may be zero": ("yhat <= 2*k*norm(A)", "yhat < 3*k*norm(A)"),
    "a smaller constant": ("abs(yhat) <= 2*k", "abs(yhat) <= 2*k - 1/100"),
    "a factor of unknown sign": ("yhat <= 2*k*share(1)", "yhat <= 3*k*share(1)"),
    "an odd power": ("yhat <= k*attended**3", "yhat <= 2*k*attended**3"),
    "a product of unknown sign": ("yhat <= k*attended*yhat", "yhat <= 2*k*attended*yhat"),
    "a lower bound reversed": ("yhat >= k", "yhat >= 2*k"),
    "the absolute value the wrong way": ("yhat <= 2*k", "abs(yhat) <= 2*k"),
    "the absolute value of a lower bound": ("abs(yhat) >= k", "yhat >= k"),
    "another left side": ("attended <= k", "yhat <= k"),
    "an undefined constant": ("yhat <= 2*k", "yhat <= 2*k/(tau - 1/2)**2"),
    "undefined and else true": ("yhat <= 2*k", "yhat <= 2*k + 8/(tau - 1/2)**2"),
    "undefined by a root": ("yhat <= 2*k", "yhat <= 2*k + sqrt(b - 1/1000000)"),
    "undefined by a logarithm": ("yhat <= 2*k", "yhat <= 2*k + exp(log(b - 1/1000000))"),
    "a factor over itself": ("yhat <= 2*norm(A)", "yhat <= 2*norm(A)*norm(A)/norm(A)"),
    "a new factor times zero": ("yhat <= 2*k", "yhat <= 2*k + 0*(1/norm(A))"),
    "an argument that is dropped": ("yhat <= k", "yhat <= first(k, 1/(tau - 1/2))"),
    "a new term that is not known": ("yhat <= k", "yhat <= k + norm(A)"),
    "a part is missing": ("yhat <= 2*k", "yhat <= 2*k and attended <= k"),
    "one or the other": ("yhat <= 2*k or attended <= k", "yhat <= 2*k"),
    "an equation from an inequality": ("yhat <= 2*k", "yhat == 2*k"),
    "an equation with another factor": ("yhat == 2*attended", "yhat == 3*attended"),
    "another set of a sum": ("sum(A[i, 1] for i in span(1, k)) <= n", "sum(A[i, 2] for i in span(1, k)) <= n"),
    "not the same": ("not yhat == 2", "yhat != 3"),
    "smaller at one size": ("yhat <= k", "yhat <= k - max(0, 1 - abs(n - 1000))"),
    "smaller far away": ("yhat <= k", "yhat <= min(k, max(0, 1000000 - n))"),
}


def with_m(said):
    return f"{H}, m >= 1; says {said}"


@pytest.mark.parametrize("name", TRUE)
def test_what_follows_has_a_certificate(name):
    source, target = TRUE[name]
    data = following(with_m(target), with_m(source))
    assert data is not None
    found = check(data)
    assert not found.refutes
    assert "taken as proved by the theorem proved" in found.sentence
    assert not is_whole(data)


@pytest.mark.parametrize("name", FALSE)
def test_what_does_not_follow_has_none(name):
    source, target = FALSE[name]
    assert following(with_m(target), with_m(source)) is None


@pytest.mark.parametrize(
    ("source", "target", "follows"),
    [
        (H, "for_all n >= k >= 1, tau > 0, b > 0, x : bits(n), A : pair(k)", False),
        (H, "for_all n >= k >= 1, 0 < tau <= 1/2, b > 0, x : bits(n), A : pair(k)", True),
        (H, "for_all n >= k >= 1, 0 < tau <= 1, b > 3, x : bits(n), A : pair(k); given k >= 4", True),
        (H, "for_all n >= k >= 0, 0 < tau <= 1, b > 0, x : bits(n), A : pair(k)", False),
        (H, "for_all n >= k >= 1, 0 < tau <= 1, b >= 0, x : bits(n), A : pair(k)", False),
        (H, f"{H}; given attended > 0", False),  # true, but attended may be undefined for all that is known
        (f"{H}; given attended > 0", f"{H}", False),
        (f"{H}; given attended > 0", f"{H}; given attended > 0", True),
        (f"{H}; given small", f"{H}; given tau <= 1/3", True),
        (f"{H}; given tau <= 1/3", f"{H}; given small", False),
        (f"{H}; given sqrt(b) > 1", f"{H}; given sqrt(b) > 1, b > 2", True),
        (H, f"{H}; given sqrt(b - 1) > 1", False),  # undefined for b < 1
        (H, f"{H}; given 1/(tau - 1/2) > 1", False),
        (f"{H}, m : span(1, k)", f"{H}, m : span(2, k)", True),
        (f"{H}, m : span(1, k)", f"{H}, m : span(0, k)", False),
        (f"{H}, m : span(1, k)", f"{H}, m : nat", False),
        (f"{H}, m : nat", f"{H}, m : span(1, k)", True),
        (f"{H}, h : int", f"{H}, h : span(0 - k, k)", True),
        (f"{H}, h : nat", f"{H}, h : span(0 - k, k)", False),
        (f"{H}, h : nat", f"{H}, h : int", False),
        (f"{H}, B : subset(n, k)", f"{H}, B : bits(n)", False),
        (f"{H}, B : bits(n)", f"{H}, B : subset(n, k)", True),
        (f"{H}, B : bits(n)", f"{H}, B : subset(k, k)", False),
        (f"{H}, A_ : array(k, 2)", f"{H}, A_ : pair(k)", True),
        (f"{H}, A_ : array(n, 2)", f"{H}, A_ : pair(k)", False),
    ],
)
def test_the_domain_of_the_target_lies_in_that_of_the_source(source, target, follows):
    found = following(f"{target}; says yhat <= 2*k", f"{source}; says yhat <= 2*k")
    assert (found is not None) is follows


@pytest.mark.parametrize(
    ("source", "target", "follows"),
    [
        ("exists B : bits(n)", "exists B : subset(n, k)", False),
        ("exists B : subset(n, k)", "exists B : bits(n)", True),
        ("exists B : bits(n), C : bits(n)", "exists B : bits(n)", False),
        ("exists B : bits(n), m >= 3", "exists B : bits(n), m >= 2", True),
        ("exists B : bits(n), m >= 2", "exists B : bits(n), m >= 3", False),
        ("exists B : bits(n), m >= 1; given m >= 2", "exists B : bits(n), m >= 1; given m >= 3", True),
        ("exists B : bits(n), m >= 1; given m >= 3", "exists B : bits(n), m >= 1; given m >= 2", False),
        ("exists B : bits(n); for_all m >= 1", "exists B : bits(n); for_all m >= 1", True),
        ("for_all m >= 1; exists B : bits(n)", "exists B : bits(n); for_all m >= 1", False),
        ("exists B : bits(n); for_all m >= 1", "for_all m >= 1; exists B : bits(n)", False),
        ("for_all B : bits(n)", "exists B : bits(n)", False),
    ],
)
def test_quantifiers_stand_in_the_same_order(source, target, follows):
    said = f"says {ONES} >= 1"
    found = following(f"for_all n >= k >= 1; {target}; {said}", f"for_all n >= k >= 1; {source}; {said}")
    assert (found is not None) is follows


@pytest.mark.parametrize(
    ("value", "follows"),
    [("n + m", True), ("n - m", False), ("n/2", False), ("floor(n/2) + m", False), ("B", False), ("m + n + 1", True)],
)
def test_a_name_of_the_source_may_have_a_value(value, follows):
    source = f"for_all n >= 1, m >= 1, q >= 0, B : bits(n); says {ONES} >= q"
    target = f"for_all n >= 1, m >= 1, B : bits(n); says {ONES} >= n + m"
    assert (following(target, source, q=value) is not None) is follows


def test_a_variable_may_take_the_place_of_another_of_its_type():
    source = state(
        "for_all n >= k >= 1, 0 < tau <= 1, b > 0, x : bits(n), A, A_ : pair(k); says norm(A - A_) <= b and yhat <= b"
    )
    target = state(f"{H}; says yhat <= b + 1")
    assert imply(target, [Source(source, "proved")]) is not None
    assert imply(target, [Source(source, "proved", {"A_": "x"})]) is None


def test_what_exists_is_not_joined_from_two_sources():
    said = "for_all n >= k >= 1; exists B : bits(n); says {}"
    sources = [Source(state(said.format(text)), "proved") for text in (f"{ONES} >= 1", f"{ONES} <= 1")]
    target = state(said.format(f"{ONES} >= 1 and {ONES} <= 1"))
    assert imply(target, sources) is None
    with pytest.raises(Refused, match="another thing in each source"):
        conditions(target, sources, [[0, 0], [1, 0]])
    plain = [Source(state(f"{H}; says {text}"), "proved") for text in ("yhat <= k", "attended <= k")]
    data = imply(state(f"{H}; says attended <= k + 1 and yhat <= n"), plain)
    assert data is not None
    assert len(premises(data)) == 2


@pytest.mark.parametrize(
    ("before", "after", "follows"),
    [
        ("2*k*sqrt(k)/tau", "8*k**2*sqrt(2*k)/tau", True),
        ("8*k**2*sqrt(2*k)/tau", "2*k*sqrt(k)/tau", False),
        ("8*k**2*sqrt(2*k)/tau", "8*k**2*sqrt(2*n)/tau", True),
        ("k/tau", "8*((k + tau - tau)*k)/tau", True),
        ("k", "k*tau", False),
        ("k*tau", "k", True),
        ("2*m/2**ceil((n - 1)/m)", "100*(17*(1/17)/50)*m/2**ceil((n - 1)/m)", True),
        ("2*m/2**ceil((n - 1)/m)", "99*(17*(1/17)/50)*m/2**ceil((n - 1)/m)", False),
        ("k + 1/(n - 1/2)", "k + 2", True),
        ("1/sqrt(b)", "1/sqrt(b) + 1/(b - 1)**2", False),
    ],
)
def test_a_replaced_quantity_is_compared_with_the_printed_one(before, after, follows):
    text = with_m("abs(yhat) <= constant*norm(A) and norm(A) <= constant")
    assert (following(text, text, constant=(after, before)) is not None) is follows


def test_a_definition_that_differs_is_never_taken_for_the_same():
    """constant is another number in both, also where it stands inside of what is compared by its text."""
    said = f"{H}; says norm(A)*sqrt(attended**2 + constant**2) <= 5"
    assert following(said, said, constant=("2", "3")) is None
    assert following(said, said, constant=("2", "2")) is not None


def test_names_are_not_captured():
    """i in the place of y: the sum over j of i*B[j] follows, and that over i of i*B[i] is another one."""
    prelude = read_prelude("names i, j : int\nnames y : real\nnames B : bits(2)")
    said = "says sum({}*B[{}] for {} in span(1, 2)) <= 3*B[1]"
    for index, follows in (("j", True), ("i", False)):
        source = read_statement(f"for_all y : real, B : bits(2)\n{said.format('y', index, index)}", prelude)
        target = read_statement(f"for_all i : int, B : bits(2)\n{said.format('i', 'j', 'j')}", prelude)
        assert (imply(target, [Source(source, "proved", {"y": "i"})]) is not None) is follows
        captured = read_statement(f"for_all B : bits(2)\n{said.format('i', 'i', 'i')}", prelude)
        with pytest.raises(Refused):
            conditions(captured, [Source(source, "proved", {"y": "i"})], [[0, 0]])
    moved = read_prelude("names u, w : real\nmodel t : real")
    source = read_statement("for_all u, w : real\nsays abs(D(u*w, w)) <= u**2 + 1", moved)
    target = read_statement("for_all w : real\nsays abs(D(w*w, w)) <= w**2 + 1", moved)
    with pytest.raises(Refused, match="cannot"):
        conditions(target, [Source(source, "proved", {"u": "w"})], [[0, 0]])


# --- random implications, compared with evaluation


FACTORS = ("1", "norm(B)", "B[1]", "abs(B[1])", "B[1]*B[2]", "B[2]**2", "norm(B)*abs(B[2])", "B[1]*B[1]")
NUMBERS = read_prelude("names x, y : real\nnames B : array(2)")


def random_side(rng):
    return {
        factor: rng.choice(("1", "2", "x", "y + 1", "x*y", "x**2")) for factor in rng.sample(FACTORS, rng.randint(1, 3))
    }


def as_text(side):
    return " + ".join(f"({number})*{factor}" for factor, number in side.items())


def changed(side, rng):
    found = dict(side)
    for factor in found:
        found[factor] += rng.choice(("", "", " + x**2", " - x", " + 1/2", " - 1/3", " + x*y", "*2", "*(x + 1)"))
    return found


def is_refuted(statement, at):
    try:
        return refutes(statement, at)
    except (Refused, TooMuch, Undecided, Undefined):
        return False


def test_random_implications_are_true_at_points():
    rng, accepted = Random(2026), 0
    for _ in range(60):
        left, right = random_side(rng), random_side(rng)
        relation, other = rng.choice((("<=", "<="), ("<=", "<"), ("<", "<="), ("==", "<="), (">=", ">="), ("==", "==")))
        domain, inner = rng.choice(
            (("x >= 0, y >= 0", "0 <= x <= 1, y >= 1"), ("0 <= x <= 1, 0 <= y <= 2",) * 2, ("x >= 1", "x >= 0"))
        )
        both = "" if "y" in domain else "y : real, "
        source = read_statement(
            f"for_all {both}{domain}, B : array(2)\nsays {as_text(left)} {relation} {as_text(right)}", NUMBERS
        )
        more = as_text(changed(right, rng))
        target = read_statement(f"for_all {both}{inner}, B : array(2)\nsays {as_text(left)} {other} {more}", NUMBERS)
        data = imply(target, [Source(source, "proved")])
        if data is None:
            continue
        accepted += 1
        for _ in range(60):
            at = {name: str(Fraction(rng.randint(-8, 8), rng.randint(1, 4))) for name in "xy"}
            at["B"] = [str(Fraction(rng.randint(-4, 4), 2)) for _ in range(2)]
            if is_refuted(target, at):
                assert is_refuted(source, at), (source.text, target.text, at)
    assert accepted >= 5


CONDITION = (
    "x",
    "y",
    "sqrt(x)",
    "x*y",
    "x**2",
    "x/y",
    "1/sqrt(y)",
    "sqrt(x*y)",
    "y + 1",
    "2**n",
    "n*x",
    "3",
    "n/y",
    "min(x, n)",
)


@pytest.mark.parametrize("seed", range(8))
def test_a_prepared_condition_is_false_where_the_condition_is(seed):
    """At points whose roots are rational, so that the letters of a form have exact values."""
    rng, compared = Random(seed), 0
    for _ in range(25):
        sides = [" + ".join("*".join(rng.sample(CONDITION, 2)) for _ in range(rng.randint(1, 2))) for _ in range(2)]
        (goal,) = relations(term(f"{sides[0]} {rng.choice(('<', '<=', '=='))} {sides[1]}"))
        given = [
            one
            for text in ("0 < y", "0 <= x", "1 <= n", rng.choice(("x <= 4", "y == 4", "y <= x")))
            for one in relations(term(text))
        ]
        condition = Condition({"x": "real", "y": "real", "n": "nat"}, tuple(given), goal)
        whole = prepared(condition, len(FORMS) - 1)
        for form in range(len(FORMS) - 1):
            try:
                statement = prepared(condition, form)
            except Refused:
                continue
            for _ in range(6):
                values = {
                    "x": Fraction(rng.randint(0, 3)) ** 2,
                    "y": Fraction(rng.randint(1, 4), 2) ** 2,
                    "n": Fraction(rng.randint(0, 3)),
                }
                at = {name: str(value) if name != "n" else int(value) for name, value in values.items()}
                roots = {
                    f"r{name}": math.isqrt(v.numerator) / Fraction(math.isqrt(v.denominator))
                    for name, v in values.items()
                }
                there = {**at, **{name: str(root) for name, root in roots.items()}, "p1": str(2 ** values["n"])}
                if statement.types.get("n") is not None and statement.types["n"].name == "real":
                    there["n"] = str(values["n"])
                if any(name in ("rn",) for name in statement.names) and math.isqrt(at["n"]) ** 2 != at["n"]:
                    continue
                if not is_refuted(whole, {name: at[name] for name in whole.names}):
                    continue
                compared += 1
                assert is_refuted(statement, {name: there[name] for name in statement.names}), (condition, form, at)
    assert compared > 20


# --- certificates


@pytest.fixture(scope="module")
def accepted():
    data = following(with_m("abs(yhat) <= 3*k*norm(A) + 1/tau"), with_m("abs(yhat) <= 2*k*norm(A) + 1"))
    assert data is not None
    assert check(data)
    return data


def is_accepted(data):
    try:
        return bool(check(data))
    except Refused:
        return False


def values_instead(value):
    """Neighbours of a value, values of other types, and nothing."""
    yield from (None, True, -1, 1.5, "x", [], {}, [value], {"a": value})
    if type(value) is int:
        yield from (value + 1, value - 1)
    elif isinstance(value, str):
        yield from (value + " ", value[:-1], value.upper() + "x")
    elif isinstance(value, list):
        yield from (value[:-1], [*value, *value[-1:]], value[::-1])
    elif isinstance(value, dict):
        yield from ({key: item for key, item in value.items() if key != left} for left in value)


def places(data, path=()):
    yield path
    if isinstance(data, (dict, list)):
        for key, item in data.items() if isinstance(data, dict) else enumerate(data):
            yield from places(item, (*path, key))


def test_no_changed_field_passes(accepted):
    """Except what names another theorem: that is said in the sentence, and looked up by whoever relies on it."""
    count = 0
    for path in places(accepted):
        if not path or path[-1] == "theorem":
            continue
        for value in values_instead(_at(accepted, path)):
            changed_ = copy.deepcopy(accepted)
            _at(changed_, path[:-1])[path[-1]] = value
            if changed_ != accepted and path[0] not in ("inner", "forms"):
                count += 1
                assert not is_accepted(changed_), (path, value)
        if isinstance(path[-1], str):
            missing = copy.deepcopy(accepted)
            del _at(missing, path[:-1])[path[-1]]
            assert not is_accepted(missing), path
    assert count > 60


def _at(data, path):
    for key in path:
        data = data[key]
    return data


@pytest.mark.parametrize("form", [len(FORMS), -1, True, "0", None, 1.0, [0]])
def test_a_form_that_there_is_not_is_refused(accepted, form):
    for place in range(len(accepted["forms"])):
        forms = [*accepted["forms"]]
        forms[place] = form
        assert not is_accepted({**accepted, "forms": forms})


@pytest.mark.parametrize("name", ["", "a theorem", "Theorem 5 is FALSE", "1", "x" * 200, "a\nb", None, 3])
def test_a_theorem_has_a_name_and_no_sentence(accepted, name):
    data = copy.deepcopy(accepted)
    data["sources"][0]["theorem"] = name
    assert not is_accepted(data)


def test_a_certificate_about_another_condition_is_refused(accepted):
    other = following(with_m("abs(yhat) <= 2*k*norm(A) + 5"), with_m("abs(yhat) <= 2*k*norm(A) + 1"))
    for data in (
        {**accepted, "inner": other["inner"] * len(accepted["inner"])},
        {**accepted, "inner": accepted["inner"][::-1]},
    ):
        assert not is_accepted(data)


def test_what_is_taken_as_proved_is_not_shown_inside_of_another_certificate(accepted):
    """A branch that shows one part by a theorem would say that it holds, without the theorem."""
    from verify.statement.quantified import branches

    said = read_statement("for_all x >= 1, B : array(2)\nsays norm(B) <= 3*x or norm(B) <= 2*x", NUMBERS)
    (part,) = branches(said)[0]
    inner = imply(part, [Source(read_statement(part.text.replace("3*x", "x"), NUMBERS), "proved")])
    assert inner is not None
    assert is_accepted(inner)
    assert not is_accepted(certificate(said, "branch", which=0, inner=[inner]))


def test_every_source_is_used():
    sources = [Source(state(with_m("yhat <= k")), "proved"), Source(state(with_m("attended <= k")), "other")]
    target = state(with_m("yhat <= k + 1 and k <= n"))
    assert candidates(target, sources)[1] == [None]
    with pytest.raises(Refused, match="every source is used"):
        conditions(target, sources, [[0, 0], None])
    with pytest.raises(Refused, match="every source is used"):
        conditions(target, sources[:1], [None, None])


def test_definitions_that_grow_are_refused():
    rows = ["names z : real", "d0 = 1", *(f"d{i} = d{i - 1} + d{i - 1}" for i in range(1, 60)), "names B : array(2)"]
    one, two = (read_prelude("\n".join([*rows, f"c = {last}*d59"])) for last in (1, 2))
    text = "for_all B : array(2)\nsays norm(B) <= c"
    with pytest.raises(Refused, match="parts when definitions are written out"):
        conditions(read_statement(text, two), [Source(read_statement(text, one), "proved")], [[0, 0]])
