"""Hard attention against brute force that shares nothing with it: scores, groups, and all heads in plain loops."""

from __future__ import annotations

import itertools
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numerics.boolean.tables import best_risks, input_bits, parity_sets, set_members, walsh_hadamard
from numerics.frozen.minimax import (
    Head,
    binomial_bound,
    climb,
    closed_form,
    examined,
    head_count,
    head_of_scores,
    heads,
    minimax,
    reachable,
    split_bound,
    worst_risk,
)

EXACT = {  # minimax risks, each found by an enumeration without any use of structure
    (2, 1): "1/2",
    (3, 1): "3/4",
    (4, 1): "7/8",
    (2, 2): "0",
    (3, 2): "1/4",
    (4, 2): "1/2",
    (5, 2): "11/16",
    (6, 2): "13/16",
    (3, 3): "0",
    (4, 3): "1/8",
    (5, 3): "5/16",
    (6, 3): "17/32",
}


# ------------------------------------------------------------------------------------------------ oracles


def inputs(n):
    """Bit p - 1 of the number is x_p."""
    return [tuple(number >> p & 1 for p in range(n)) for number in range(2**n)]


def attended_by_scores(positions, tokens, x):
    total = [s + tokens[bit] for s, bit in zip(positions, x, strict=True)]
    return total.index(max(total)) + 1  # index() takes the first: ties go to the smaller position


def attended_by_list(positions, token, x):
    return next((p for p in positions if x[p - 1] == token), positions[0])


def plain_risks(n, chosen, representation):
    """The best risk for each parity set, from the definition, in rationals."""
    groups = {}
    for x in inputs(n):
        seen = [(p, x[p - 1]) for p in (attended_by_list(h.positions, h.token, x) for h in chosen)]
        groups.setdefault(tuple(seen if representation == "tuple" else sorted(seen)), []).append(x)
    risks = []
    for b in inputs(n):
        risk = Fraction(0)
        for group in groups.values():
            mean = Fraction(sum((-1) ** sum(u * v for u, v in zip(x, b, strict=True)) for x in group), len(group))
            risk += Fraction(len(group), 2**n) * (1 - mean**2)
        risks.append(risk)
    return risks


def plain_minimax(n, m, k, representation):
    """All lists of all lengths, both tokens, every head on its own: no symmetry at all."""
    every = [Head(p, t) for r in range(1, n + 1) for p in itertools.permutations(range(1, n + 1), r) for t in (0, 1)]
    sets = [b for b in range(1, 2**n) if k is None or b.bit_count() == k]
    return min(
        max(plain_risks(n, chosen, representation)[b] for b in sets) for chosen in itertools.product(every, repeat=m)
    )


a_head = st.integers(2, 5).flatmap(
    lambda n: st.tuples(
        st.just(n),
        st.lists(
            st.builds(
                lambda order, length, token: Head(tuple(order[:length]), token),
                st.permutations(range(1, n + 1)),
                st.integers(1, n),
                st.integers(0, 1),
            ),
            min_size=1,
            max_size=3,
        ),
    )
)


# -------------------------------------------------------------------------------------------------- heads


def test_every_score_vector_is_an_ordered_list():
    for positions in itertools.product(range(3), repeat=4):
        for tokens in itertools.product(range(3), repeat=2):
            head = head_of_scores(positions, tokens)
            for x in inputs(4):
                assert attended_by_list(head.positions, head.token, x) == attended_by_scores(positions, tokens, x)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.fractions(-3, 3, max_denominator=4), min_size=1, max_size=5),
    st.tuples(st.fractions(-3, 3, max_denominator=4), st.fractions(-3, 3, max_denominator=4)),
)
def test_real_scores_are_an_ordered_list(positions, tokens):
    head = head_of_scores(positions, tokens)
    for number, x in enumerate(inputs(len(positions))):
        assert head.attended(len(positions))[number] == attended_by_scores(positions, tokens, x)


def test_every_ordered_list_has_scores():
    for head in heads(4):
        length = len(head.positions)
        places = {p: -t for t, p in enumerate(head.positions, 1)}
        scores = [Fraction(places.get(p, -10)) for p in range(1, 5)]
        bonus = Fraction(2 * length - 1, 2)
        found = head_of_scores(scores, (Fraction(0), bonus) if head.token else (bonus, Fraction(0)))
        assert (found.positions, found.token if length > 1 else 1) == (head.positions, head.token)


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_heads_are_all_different(n):
    tables = {tuple(head.attended(n)) for head in heads(n)}
    assert len(tables) == head_count(n) == len(list(heads(n)))


@settings(max_examples=50, deadline=None)
@given(a_head)
def test_risk_is_the_chance_that_something_is_not_revealed(case):
    n, chosen = case
    seen = np.bitwise_or.reduce([head.revealed(n) for head in chosen])
    risks = plain_risks(n, chosen, "tuple")
    for b in range(1, 2**n):
        assert risks[b] == 1 - Fraction(int(((seen & b) == b).sum()), 2**n)


@settings(max_examples=40, deadline=None)
@given(a_head, st.sampled_from(["tuple", "mean"]), st.randoms(use_true_random=False))
def test_worst_risk_is_the_plain_one_and_symmetric(case, representation, random):
    n, chosen = case
    value, parity_set = worst_risk(n, chosen, None, representation)
    plain = plain_risks(n, chosen, representation)
    assert value == max(plain[1:]) == plain[sum(1 << (p - 1) for p in parity_set)]
    names = random.sample(range(1, n + 1), n)
    relabelled = [Head(tuple(names[p - 1] for p in h.positions), 1 - h.token) for h in chosen]
    assert worst_risk(n, relabelled[::-1], None, representation)[0] == value


# ---------------------------------------------------------------------------------------------- transform


def test_transform_is_the_sum_of_characters():
    table = np.random.default_rng(0).integers(-5, 6, (3, 16))
    direct = [[sum(int(row[x]) * (-1) ** (x & b).bit_count() for x in range(16)) for b in range(16)] for row in table]
    assert walsh_hadamard(table).tolist() == direct
    with pytest.raises(ValueError, match="power of two"):
        walsh_hadamard(np.ones(6, dtype=np.int64))


def test_best_constant_has_risk_one_minus_the_squared_mean():
    for numerator in range(-6, 7):
        mean = Fraction(numerator, 6)

        def risk(y, mean=mean):
            return (1 + mean) / 2 * max(0, 1 - y) ** 2 + (1 - mean) / 2 * max(0, 1 + y) ** 2

        assert risk(mean) == 1 - mean**2 == min(risk(Fraction(y, 24)) for y in range(-48, 49))


def test_best_risks_of_any_partition():
    rng = np.random.default_rng(1)
    for n, parts in ((3, 3), (4, 7), (6, 9)):
        groups = rng.integers(0, parts, 2**n)
        for b, found in enumerate(best_risks(groups)):
            informed = sum(
                Fraction(
                    sum((-1) ** (int(x) & b).bit_count() for x in np.flatnonzero(groups == g)) ** 2,
                    int((groups == g).sum()),
                )
                for g in set(groups.tolist())
            )
            assert found == 1 - informed / 2**n


def test_sets_and_inputs():
    assert parity_sets(3, 2) == [3, 5, 6]
    assert len(parity_sets(4)) == 15
    assert set_members(0b1010) == (2, 4)
    assert [tuple(row) for row in input_bits(3)] == inputs(3)


# ------------------------------------------------------------------------------------------------ minimax


@pytest.mark.parametrize("representation", ["tuple", "mean"])
@pytest.mark.parametrize(("n", "m"), [(1, 1), (2, 1), (3, 1), (2, 2)])
def test_minimax_is_the_plain_one(n, m, representation):
    for k in (None, *range(1, n + 1)):
        found = minimax(n, m, k, representation)
        assert found.value == plain_minimax(n, m, k, representation)
        assert found.value == worst_risk(n, found.heads, k, representation)[0]
        mask = sum(1 << (p - 1) for p in found.parity_set)
        assert plain_risks(n, found.heads, representation)[mask] == found.value


@pytest.mark.parametrize("representation", ["tuple", "mean"])
def test_minimax_of_two_heads_on_three_positions_is_the_plain_one(representation):
    every = [Head(p, t) for r in (1, 2, 3) for p in itertools.permutations((1, 2, 3), r) for t in (0, 1)]
    tables = [plain_risks(3, pair, representation) for pair in itertools.combinations_with_replacement(every, 2)]
    for k in (None, 1, 2, 3):
        sets = parity_sets(3, k)
        assert minimax(3, 2, k, representation).value == min(max(risks[b] for b in sets) for risks in tables)


@pytest.mark.parametrize(("n", "m"), list(EXACT))
def test_minimax_values(n, m):
    found = minimax(n, m)
    assert found.value == Fraction(EXACT[n, m])
    assert (found.parity_set, found.distinct_heads) == (tuple(range(1, n + 1)), head_count(n))
    assert worst_risk(n, found.heads)[0] == found.value
    assert found.value >= max(binomial_bound(n, m), split_bound(n, m))


@pytest.mark.parametrize(
    ("n", "m", "k", "value"),
    [(4, 2, 1, "3/8"), (5, 2, 1, "9/16"), (5, 2, 2, "5/8"), (6, 2, 3, "25/32"), (5, 3, 2, "5/16")],
)
def test_minimax_for_parity_sets_of_one_size(n, m, k, value):
    found = minimax(n, m, k)
    assert found.value == Fraction(value)
    assert len(found.parity_set) == k
    assert worst_risk(n, found.heads, k) == (found.value, found.parity_set)
    assert found.value >= max(split_bound(n, m), binomial_bound(k, m))


@pytest.mark.parametrize(
    ("n", "m"),
    [(3, 2), (4, 2), (3, 3), pytest.param(5, 2, marks=pytest.mark.slow), pytest.param(4, 3, marks=pytest.mark.slow)],
)
def test_the_mean_shows_no_more_than_the_tuple(n, m):
    assert minimax(n, m, representation="mean").value >= minimax(n, m).value


@pytest.mark.parametrize("n", range(2, 8))
def test_closed_forms_are_what_the_enumeration_finds(n):
    for m in (1, 2):
        value, chosen = closed_form(n, m)
        assert value == minimax(n, m).value == worst_risk(n, chosen)[0] == binomial_bound(n, m)
    assert closed_form(n, n)[0] == 0 == worst_risk(n, closed_form(n, n)[1])[0]
    for k in range(1, n + 1):
        assert closed_form(n, 1, k)[0] == split_bound(n, 1) == worst_risk(n, closed_form(n, 1, k)[1], k)[0]


def test_large_sizes_are_answered_in_closed_form():
    found = minimax(100, 2)
    assert (found.method, found.value) == ("closed form", 1 - Fraction(100, 2**99))
    assert minimax(100, 1, 40).value == 1 - Fraction(1, 2**99)
    assert minimax(30, 40, 3, "mean").value == 0


def test_every_parity_set_of_a_size_respects_the_binomial_bound():
    for chosen in itertools.combinations_with_replacement(list(heads(3)), 2):
        for b, risk in enumerate(plain_risks(3, chosen, "tuple")):
            assert b == 0 or risk >= binomial_bound(b.bit_count(), 2)


def test_local_search_stays_above_the_minimax():
    assert climb(5, 3, seed=1)[0] >= minimax(5, 3).value
    value, chosen = climb(7, 3, starts=3)
    assert value == worst_risk(7, chosen)[0] >= binomial_bound(7, 3)
    assert climb(6, 3) == climb(6, 3)


@pytest.mark.long
def test_local_search_tries_a_bounded_number_of_moves(monkeypatch):
    tried = []
    reveal = Head.revealed
    monkeypatch.setattr(Head, "revealed", lambda head, n: tried.append(head) or reveal(head, n))
    climb(12, 7)
    assert len(tried) * 12 * 2**12 < 2**29


def test_lists_with_a_token_for_each_position_reveal_more():
    """Ties broken by an order of the (position, token) pairs: 32 of 64 inputs, where 30 is the most otherwise."""
    lists = ("30 50 41 00 20 10", "20 00 51 41 11 30", "11 40 01 50 21 30")
    count = 0
    for x in range(64):
        seen = 0
        for literals in lists:
            for p, u in ((int(a), int(b)) for a, b in literals.split()):
                seen |= 1 << p
                if x >> p & 1 == u:
                    break
        count += seen == 63
    assert count == 32 == 64 * (1 - binomial_bound(6, 3))
    assert 64 * (1 - minimax(6, 3).value) == 30


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((0, 1), "n = 0: an integer from 1 to 1000"),
        ((4, 0), "m = 0"),
        ((4, 2, 5), "k = 5: an integer from 1 to 4"),
        ((4, 2, 0), "k = 0"),
        ((True, 1), "n = True"),
        ((9, 3), "n = 9, m = 3: too many heads"),
        ((9, 2, 4), "k = 4: too many heads"),
        ((4, 2, None, "sum"), "representation = sum: allowed are tuple, mean"),
    ],
)
def test_bad_input_gets_one_line(arguments, message):
    with pytest.raises(ValueError, match=message) as caught:
        minimax(*arguments)
    assert "\n" not in str(caught.value)


def test_reach():
    assert reachable(8, 2)
    assert not reachable(9, 2)
    assert examined(4, 2) == 48
    assert examined(3, 2, "mean") == 3 * 27
