"""LaTeX of statements: what a person reads is what is judged, with every level of brackets."""

from __future__ import annotations

import pytest
from latex2mathml.converter import convert

from verify.statement import latex, read_prelude, read_statement

PRELUDE = read_prelude(r"""
model n, k : nat
model tau : real
model A : array(k, 2)
names i, p : nat
names s, t : real
names x : bits(n)
names A_ : array(k, 2)
names h : function(bits(n), real)
gamma(i, p) = exp(A[i, 1]*p/tau)
whole = sum(gamma(i, p) for i in span(1, k) for p in span(1, n))
notation whole = \hat y
""").with_quantities({"constant": ("8*k**2*sqrt(2*k)/tau", ("k", "tau")), "other": ("t + 1", ("t",))})


@pytest.mark.parametrize(
    ("says", "wanted"),
    [
        ("s - (t - 1) == 0", r"s-\left(t-1\right)= 0"),
        ("(s + t)*s/t == 1", r"\frac{\left(s+t\right)\,s}{t}= 1"),
        ("-s**2 < (-s)**2", r"-s^{2}< \left(-s\right)^{2}"),
        ("2*3**n != 1", r"2\cdot 3^{n}\ne 1"),
        ("D(whole, A[1, 2], A[1, 1]) > 0", r"\frac{\partial^{2} \hat y}{\partial {A}_{1,2}\,\partial {A}_{1,1}}> 0"),
        (
            "abs(whole - whole(A=A_)) <= constant*norm(A - A_)",
            r"\left|\hat y-\hat y(A')\right|\le \frac{8 k^{2}\,\sqrt{2 k}}{\tau}\,\left\lVert A-A'\right\rVert",
        ),
        ("other(s)*2 > 1", r"\left(s+1\right)\cdot 2> 1"),
        (
            "(s if s > t else t) == max(s, t)",
            r"\begin{cases}s&\text{if }s> t\\t&\text{else}\end{cases}= \max\left(s,t\right)",
        ),
        ("sum(x[p] for p in span(1, n))*s > 1", r"\left(\sum_{p=1}^{n} {x}_{p}\right)\,s> 1"),
        ("every(x[p] or s < 1 < t for p in span(1, n))", r"\forall\, 1\le p\le n:\ {x}_{p}=1\ \vee\ s< 1< t"),
        ("gamma(1, 2)**2 > ceil(s/2)", r"\left(\gamma_{1,2}\right)^{2}> \left\lceil \frac{s}{2}\right\rceil "),
    ],
)
def test_terms(says, wanted):
    text = f"for_all n >= k >= 1, tau > 0, s, t : real, x : bits(n), A, A_ : array(k, 2)\nsays {says}"
    found = latex.statement(read_statement(text, PRELUDE))
    assert found.endswith(r":\quad " + wanted)
    assert convert(found)


def test_quantifiers_stand_in_their_order():
    text = (
        "exists t > 0\nfor_all n >= 1, h : function(bits(n), real)\ngiven t < n\nsays mean(h(x) for x in bits(n)) <= t"
    )
    assert latex.statement(read_statement(text, PRELUDE)) == (
        r"\exists\,t> 0:\quad \forall\,n\ge 1,\ h:\{0,1\}^{n}\to \mathbb{R}:\quad \text{if }t< n:\quad "
        r"\mathbb{E}_{x\in\{0,1\}^{n}} h(x)\le t"
    )


def test_the_definitions_are_those_that_are_used():
    said = read_statement("for_all n >= 1, k >= 1, tau > 0, A : array(k, 2)\nsays gamma(1, 1) > 0", PRELUDE)
    assert latex.definitions(said) == [("gamma", r"\gamma_{i,p}=e^{\frac{{A}_{i,1}\,p}{\tau}}")]


TERMS = [
    "x",
    "1/x",
    "(x - 2)/e",
    "x/sqrt(2)",
    "x*e",
    "x + e",
    "-(x/e)",
    "log(x/e)",
    "(x/e)**2",
    "x/e/2",
    "exp(x/e)",
    "x/(1 + e)",
]


@pytest.mark.parametrize("inner", TERMS)
@pytest.mark.parametrize("name", ["log", "sin", "cos", "tanh", "erf"])
def test_every_function_has_its_whole_argument_in_parentheses(name, inner):
    from verify.engines.asking import asked
    from verify.report.unicode_math import unicode_maths
    from verify.statement import latex

    def left(term: str) -> str:
        said = unicode_maths(latex.statement(asked(f"{term} <= 1", "x > 3, 0 < e < 1")))
        return said.partition(": ")[2].removesuffix(" ≤ 1")

    assert left(f"{name}({inner})") == f"{name}({left(inner)})"
    assert left(f"1 + {name}({inner})**2") in (f"1+({name}({left(inner)}))²", f"1+{name}({left(inner)})²")


def test_a_function_of_arrays_has_its_sets():
    text = "for_all k : nat, h : function(array(k), real), Phi : function(array(k, 2), array(k)), B : array(k)\n"
    shown = latex.statement(read_statement(f"{text}says h(B) >= 0", read_prelude("")))
    assert r"h:\mathbb{R}^{k}\to \mathbb{R}" in shown
    assert r":\mathbb{R}^{k\times 2}\to \mathbb{R}^{k}" in shown
