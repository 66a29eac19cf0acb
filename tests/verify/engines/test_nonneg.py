"""The engine ``nonneg`` and the rule ``squares``: random polynomials, forgeries, what is undefined."""

from __future__ import annotations

import copy
import random
from fractions import Fraction

import pytest

from verify.checker import Rejected, seal
from verify.engines import certify

NAMES = "xyz"


def quadratic(rng: random.Random, count: int) -> str:
    """A random polynomial of degree two, as text."""
    monomials = ["1", *NAMES[:count], *(f"{a}*{b}" for i, a in enumerate(NAMES[:count]) for b in NAMES[i:count])]
    return " + ".join(f"({rng.randint(-4, 4)})*{m}" for m in monomials)


def value(text: str, at: dict[str, int]) -> int:
    """Our own text of our own generator, by another road than the language."""
    total = 0
    for term in text.split(" + "):
        coefficient, _, rest = term.partition("*")
        product = int(coefficient.strip("()"))
        for name in rest.split("*"):
            product *= at.get(name, 1)
        total += product
    return total


def pair(seed: int) -> tuple[str, str, str]:
    """A sum of squares; the same minus a little more than its value at some point; the domain."""
    rng = random.Random(seed)
    count = rng.choice((1, 2, 2, 3))
    parts = [quadratic(rng, count) for _ in range(rng.choice((1, 2, 3)))]
    total = " + ".join(f"({part})**2" for part in parts)
    at = {name: rng.randint(-3, 3) for name in NAMES[:count]}
    above = Fraction(sum(value(part, at) ** 2 for part in parts)) + Fraction(1, rng.choice((2, 100, 10**6)))
    over = ", ".join(f"{name} : reals" for name in NAMES[:count])
    return f"{total} >= 0", f"{total} >= {above}", over


def tried(seeds: range) -> None:
    told = 0
    for seed in seeds:
        true, false, over = pair(seed)
        first, second = (certify(said, over=over, effort="quick").verdict for said in (true, false))
        assert first in ("holds", "open"), (seed, true)
        assert second in ("refuted", "open"), (seed, false)
        told += (first == "holds") + (second == "refuted")
    assert told >= 0.9 * 2 * len(seeds)


@pytest.mark.long
def test_random_sums_of_squares_hold_and_shifted_ones_do_not():
    tried(range(25))


@pytest.mark.slow
def test_three_hundred_random_polynomials():
    tried(range(25, 200))


def test_random_forms_on_the_positive_orthant_agree_with_a_grid():
    """Copositivity of random quadratic forms: an independent oracle is the least value on a grid of the simplex."""
    rng = random.Random(5)
    for _ in range(15):
        c = [rng.randint(-3, 5) for _ in range(6)]
        squares = f"{c[0]}*x**2 + {c[1]}*y**2 + {c[2]}*z**2"
        said = f"{squares} + {c[3]}*x*y + {c[4]}*y*z + {c[5]}*z*x >= 0".replace("+ -", "- ")
        least = min(
            c[0] * i * i + c[1] * j * j + c[2] * k * k + c[3] * i * j + c[4] * j * k + c[5] * k * i
            for i in range(13)
            for j in range(13 - i)
            for k in [12 - i - j]
        )
        verdict = certify(said, over="x >= 0, y >= 0, z >= 0", effort="quick").verdict
        assert verdict != ("holds" if least < 0 else "none")
        assert verdict != "refuted" or least <= 1, said  # a grid of 91 points may miss a shallow valley


# --- the rule


def certificate(said: str, over: str, given: str = "") -> dict:
    answer = certify(said, over=over, given=given, engine="nonneg")
    assert answer.verdict == "holds", answer.summary
    return {"kind": "statement", "certificate": copy.deepcopy(answer.certificate["certificate"])}


def rejected(body: dict) -> bool:
    try:
        seal(body)
    except Rejected:
        return True
    return False


def first_proof(body: dict) -> dict:
    return body["certificate"]["cases"][0][0]


def test_a_changed_number_is_noticed():
    for key, new in [
        ("weight", "2"),
        ("weight", "-1"),
        ("weight", "0"),
        ("weight", "1e9"),
        ("weight", "2/2"),
        ("square", {"1 0": "1"}),
        ("square", {"1": "1"}),
        ("square", {"-1 0": "1"}),
        ("facts", [0]),
        ("square", None),
        ("facts", [True]),
        ("facts", [-1]),
    ]:
        body = certificate("x*y <= (x**2 + y**2)/2", "x : reals, y : reals")
        assert not rejected(body)
        first_proof(body)["terms"][0][key] = new
        assert rejected(body), (key, new)


def test_a_proof_of_not_negative_is_none_of_positive():
    body = certificate("x**2 + y**2 >= 2*x*y", "x : reals, y : reals")
    strict = certify("x**2 + y**2 > 2*x*y", over="x : reals, y : reals")
    assert strict.verdict == "refuted"
    from verify.engines.asking import asked

    other = asked("x**2 + y**2 > 2*x*y", "x : reals, y : reals")
    body["certificate"] |= {"statement": other.text, "definitions": other.definitions(), "digest": other.digest}
    assert rejected(body)


def test_a_multiplier_has_to_be_positive():
    body = certificate("x**4*y**2 + x**2*y**4 + 1 >= 3*x**2*y**2", "x : reals, y : reals")
    proof = first_proof(body)
    assert proof["by"]
    proof["by"] = [term for term in proof["by"] if term["square"] is not None]
    assert rejected(body)
    body = certificate("x >= 0", "x >= 0")
    first_proof(body).update(by=[{"weight": "1", "facts": [], "square": {"0": "0"}}], terms=[])  # 0·x = 0
    assert rejected(body)


@pytest.mark.parametrize(
    ("said", "over", "given"),
    [
        ("x/x <= 1", "x : reals", ""),
        ("1/(x**2 + y**2) > 0", "x : reals, y : reals", ""),
        ("sqrt(x)**2 >= x", "x : reals", ""),  # a root may not show that it is one
        ("x <= 1", "x : reals", "1/x >= 1"),  # nor a quotient that it has no pole
        ("x + 1/x - 1/x <= x", "x : reals", ""),
        ("log(x**2) - log(x**2) >= 0", "x : reals", ""),
        ("sqrt(x*y) <= (x + y)/2", "x : reals, y : reals", "x + y >= 0"),
    ],
)
def test_what_is_undefined_somewhere_does_not_hold(said, over, given):
    assert certify(said, over=over, given=given, effort="quick").verdict == "open"


def test_what_is_given_never_says_nothing():
    assert certify("x <= 1", over="x : reals", given="x**2 + 1 <= 0").verdict == "open"


@pytest.mark.parametrize(
    ("verdict", "said", "over"),
    [
        ("holds", "n**2 >= n", "n : integers"),  # false for 1/2
        ("holds", "n**2 + n >= 2", "n : naturals, n >= 1"),
        ("refuted", "n**2 + n > 2", "n : naturals, n >= 1"),  # only at the first
        ("refuted", "n**2 >= 7*n - 11", "n : naturals"),  # only at 3 and 4
        ("refuted", "(n - 5)**2 > 0", "n : integers"),
        ("refuted", "n**3 <= 1000000*n", "n : naturals"),
        ("holds", "m*n <= m**2 + n**2", "m : integers, n : integers"),
        ("holds", "(n + 1)**2 > n**2", "n : naturals"),
        ("refuted", "(n + 1)**2 > n**2", "n : integers"),
        ("holds", "x**n >= 0", "x > 0, n : naturals"),
    ],
)
def test_integers_without_end(verdict, said, over):
    answer = certify(said, over=over, effort="quick")
    assert answer.verdict == verdict, answer.summary
    if verdict == "refuted":
        assert all(isinstance(v, int) for v in answer.counterexample.values())
