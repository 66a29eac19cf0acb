"""Formulas that once had a Coq text that did not mean them: names, ranges, exponents, arguments, edges of domains.

Each is false or undefined somewhere.  Its text must be refused, or ask in its companion for what is not so there.
"""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verify.statement import Refused, coq, read_prelude, read_statement
from verify.statement.coq_support import SUPPORT, companion_of, ident, place
from verify.statement.tokens import tokens

PRELUDE = read_prelude("""
model n, k : nat
model x : bits(n)
model A : array(k)
names h : function(span(1, n), real)
names i, j, p : nat
names s, z, S, S0, t, t0, INR, Z, Z0, i1, e1, a1, unit, pair, Rmax : real
names B : array(n)
names y, C : bits(k)
back(i) = i
second(A) = A[2]
entry(i) = A[i]
value(h, p) = h(p)
bad(s) = sum(entry(k) for k in span(1, n))
Rabs(z) = -z
f(z) = z
f_ok(z) = 0*z
double = 2*n
model E : array(double)
over = sum(E[n] for n in span(1, 5))
model tau : real
hot = 2*tau
""")


def script(text: str) -> str:
    return coq.script(read_statement(text, PRELUDE), "claim")


def means(text: str) -> str:
    return script(text).partition("Definition said_claim_means")[2]


# --- names

_PART = st.from_regex(r"[A-Za-z_][A-Za-z0-9_]{0,6}", fullmatch=True)
_NAME = st.lists(_PART, min_size=1, max_size=3).map(".".join)


@given(_NAME, _NAME)
def test_two_names_are_printed_as_two(one, two):
    printed = [ident(one), ident(two), companion_of(one), companion_of(two)]
    assert len(set(printed)) == 2 * len({one, two})
    assert all(re.fullmatch(r"(?:v|ok)_[\w']+", name, re.ASCII) for name in printed)


@given(_NAME)
def test_no_name_is_one_that_the_printer_writes(name):
    own = set(re.findall(r"[A-Za-z_][\w']*", SUPPORT))
    own |= {ident(place(letter, number).name) for letter in "iea" for number in range(1, 9)}
    assert not {ident(name), companion_of(name)} & own
    with pytest.raises(Refused):  # what marks an index of the printer stands in no name
        tokens(place("i", 1).name)


@pytest.mark.parametrize("pair", [("S", "S0"), ("t", "t0"), ("Z", "Z0")])
def test_two_variables_stay_two(pair):
    one, two = pair
    text = script(f"for_all {one} : real\nexists {two} : real\nsays {one}*sin({one}) <= {two}")
    assert f"(v_{one} * sin v_{one} <= v_{two})" in text


@pytest.mark.parametrize("name", ["i1", "e1", "a1", "t", "INR", "unit", "pair", "Rmax"])
def test_no_variable_is_captured_or_shadows(name):
    text = script(f"for_all k : nat, A : array(k), {name} : real\nsays norm({name}*A) >= max(norm(A), k)")
    assert f"Sum v_k (fun i1 => (v_{name} * v_A i1) ^ 2)" in text
    assert "Rmax (sqrt (Sum v_k (fun i1 => v_A i1 ^ 2))) (INR v_k)" in text


def test_a_definition_shadows_no_function_of_coq_and_no_companion():
    text = script("for_all z : real\nsays abs(z) + Rabs(z) + f(z) + f_ok(z) == 0")
    assert "(Rabs v_z + v_Rabs v_z + v_f v_z + v_f_ok v_z = 0)" in text
    assert re.findall(r"^Definition (\w*f\w*) ", text, re.M)[-4:] == ["v_f", "ok_f", "v_f_ok", "ok_f_ok"]


# --- ranges, sizes and arguments


@pytest.mark.parametrize(
    "text",
    [
        "for_all j : span(-3, 5)\nsays j >= 0",
        "for_all n : nat\nsays every(j >= 0 for j in span(n - 3, n))",
        "for_all n : nat\nsays sum(j for j in span(-n, n)) >= n",
        "for_all n : nat\nsays count(j < 0 for j in span(-n, n)) == 0",
        "for_all i : int\nsays i >= 0",
    ],
)
def test_a_range_that_may_begin_below_zero_is_refused(text):
    with pytest.raises(Refused, match=r"below zero|may be negative|not written"):
        script(text)


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("for_all n : nat, j : span(0, n - 1)\nsays n >= 1", "(0 <= ((Z.of_nat v_n) - 1%Z)%Z)%Z"),
        ("for_all n : nat\nsays sum(1 for j in span(n, n - 1)) == 0", "(0 <= (("),
        ("for_all n : nat, y : bits(n - 1)\nsays n >= 1", "(0 <= (("),
        ("for_all n : nat, C : subset(n, n - 1)\nsays n >= 1", "(0 <= (("),
        ("for_all n : nat, s : real\nsays after(n - 1, s, s/2) <= s", "(0 <= (("),
        ("for_all n : nat\nsays back(n - 1) >= 0", "(0 <= (("),  # the language says -1 at n = 0
        ("for_all n : nat, h : function(nat, real)\nsays h(n - 1) == h(n - 1)", "(0 <= (("),
        ("for_all n : nat, h : function(span(1, n), real), p : nat\nsays value(h, p) == value(h, p)", "ok_value"),
        ("for_all k : nat, A : array(k)\nsays A[0] == A[0]", "(1 <= 0%nat <= v_k)%nat"),
        ("for_all B : array(2)\nsays B[3] == B[3]", "(1 <= 3%nat <= 2%nat)%nat"),
        (
            "for_all h : function(subset(2, 1), real), y : bits(2)\nsays h(y) == h(y)",
            "(NSum 2%nat (fun q => if v_y q then 1%nat else 0%nat) = 1%nat)%nat",
        ),
        ("for_all i : nat\nsays choose(i, 1, 1) == 1", "(1 <= v_i <= 2%nat)%nat"),
        ("for_all n : nat, x : bits(n), p : nat\nsays put(x, p, 1)[p] == 1", "(1 <= v_p <= v_n)%nat"),
        ("for_all n : nat\nsays sum(1/(n - n) for j in span(1, 0)) == 0", "INR v_n - INR v_n <> 0"),
        ("for_all n, k : nat, A : array(k)\nsays norm((1/n)*A) >= 0", "(INR v_n <> 0 /\\ (forall i1"),
    ],
)
def test_what_the_language_leaves_undefined_is_asked_for(text, asked):
    assert asked in means(text)


def test_what_a_function_is_given_belongs_to_its_domain():
    text = script("for_all n : nat, h : function(span(1, n), real), p : nat\nsays value(h, p) == value(h, p)")
    assert (
        "Definition ok_value (v_n : nat) (v_h : nat -> R) (v_p : nat) : Prop :=\n  (1%nat <= v_p <= v_n)%nat." in text
    )


@pytest.mark.parametrize(
    "text",
    [
        "for_all n, k : nat, A : array(k)\nsays bad(1) == 0",  # k is the size of A and an index in it
        "for_all A : array(2), s : real\nsays entry(1) == s",  # nothing says how long A is for the definition
        "for_all h : function(function(nat, real), real), n : nat\nsays n == n",
        "for_all h : function(nat, bits(2))\nsays h(1)[1] == 0",
        "for_all n : nat\nexists E : array(double)\nsays over == 7",  # n is in the size of E and an index in it
        "for_all x : bits(2)\nsays put(x, 1, 2)[1] == 0",
    ],
)
def test_what_could_be_mistaken_is_refused(text):
    with pytest.raises(Refused):
        script(text)


@pytest.mark.parametrize(
    ("kind", "asked"),
    [
        ("array(2), real", "a1 e1 = b1 e1) -> (v_h a1 = v_h b1))"),
        ("array(2), array(3)", "(forall e1 : nat, (1 <= e1 <= 3%nat)%nat -> v_h a1 e1 = v_h b1 e1))"),
        ("nat, array(2), real", "(forall (a1 : nat) (a2 : nat -> R) (b2 : nat -> R), (forall e1 : nat"),
        ("array(2), span(1, 3)", "(1%nat <= v_h a1 <= 3%nat)%nat"),
    ],
)
def test_a_function_of_arrays_reads_their_entries_only(kind, asked):
    """Coq's arrays have places outside of their sizes: a function that told them apart would be one of more numbers."""
    for binder, link in ((f"for_all h : function({kind})\n", "->"), (f"exists h : function({kind})\n", "/\\")):
        text = script(f"{binder}says 1 >= 0")
        assert asked in text
        assert f"{link} " in text[text.index(asked) :]


def test_what_is_given_to_a_function_of_arrays_has_their_size():
    assert "(v_n = v_k)%nat" in means("for_all n, k : nat, h : function(array(n), real), A : array(k)\nsays h(A) == 0")


def test_an_integer_in_the_place_of_a_real_is_printed_as_one():
    text = script("for_all tau : real, h : function(real, real)\nsays hot(tau=2) == h(4)")
    assert "(v_hot 2 = v_h 4)" in text


# --- exponents and derivatives


def test_a_bit_as_an_exponent_is_natural():
    text = script("for_all n : nat, x : bits(n), p : span(1, n)\nsays (0 - 2)**x[p] >= 1")
    assert "(0 - 2) ^ (Nat.b2n (v_x v_p))" in text
    assert "Rpower" not in text
    with pytest.raises(Refused):
        script("for_all n : nat, x : bits(n), p : span(1, n)\nsays (0 - 2)**(x[p] + x[p]) >= 1")


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("for_all z >= 0\nsays D(sqrt(z)**4, z) >= 0", "(locally v_z (fun v_z => 0 <= v_z))"),
        (
            "for_all k >= 1, A : array(k)\nsays D(sqrt(A[1])**4, A[1]) >= 0",
            "(locally (v_A 1%nat) (fun t => let v_A := (set1 v_A 1%nat t) in",
        ),
        ("for_all z, s : real\nsays D(abs(z)*s, z, s) >= 0", "(locally v_s (fun v_s => ex_derive (fun v_z =>"),
        ("for_all k >= 1, A : array(k)\nsays grad(abs(A[1]), A)[1] >= 0", "ex_derive"),
    ],
)
def test_a_derivative_is_of_what_is_defined_around_the_point(text, asked):
    assert asked in means(text)
