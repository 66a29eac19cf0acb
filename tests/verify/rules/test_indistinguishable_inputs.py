"""What cannot be told apart: heads on words, groups, characters and searches, against brute force."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations, combinations_with_replacement, permutations, product

import pytest

from verify.checker import Rejected
from verify.rules.indistinguishable_inputs.counts import few_in_front, in_every_front
from verify.rules.indistinguishable_inputs.heads import Heads, Words, looks
from verify.rules.indistinguishable_inputs.risks import (
    characters,
    informed,
    opposed_pair,
    someone_below,
    split,
    subset_bound,
    worst_risk,
)


def best(groups, labels):
    """The best constant on each group by the definition: the squared hinge loss is least at the mean label."""
    risk = Fraction(0)
    for group in groups:
        mean = Fraction(sum(labels[i] for i in group), len(group))
        risk += sum((1 - labels[i] * mean) ** 2 for i in group)
    return risk / len(labels)


def members(mask, size):
    return [i for i in range(size) if mask >> i & 1]


def grouped(rows):
    return [[i for i, row in enumerate(rows) if row == one] for one in set(rows)]


@pytest.mark.parametrize("multiset", [False, True])
def test_three_tokens_are_seen_alike_by_both_ways(multiset):
    """A head on words of three tokens: what it sees when none is the wanted one has more than one token."""
    words, heads = Words(3, 3), [((2, 3), 1), ((1,), 2), ((3, 1, 2), 0)]
    rows = looks(words.all, heads, multiset)
    parts = {(): words.every}
    for head in heads:
        parts = split(parts, words.classes(head), multiset)
    assert {key: members(mask, 27) for key, mask in parts.items()} == {
        row: [i for i, other in enumerate(rows) if other == row] for row in rows
    }
    assert ((2, 0), (1, 2), (3, 0)) in rows or multiset


def test_what_is_informed_is_the_risk_of_any_labels():
    rng = random.Random(1)
    for _ in range(30):
        rows, labels = [rng.randrange(4) for _ in range(12)], [rng.choice((1, -1)) for _ in range(12)]
        groups = grouped(rows)
        masks, positive = (
            [sum(1 << i for i in group) for group in groups],
            sum(1 << i for i in range(12) if labels[i] > 0),
        )
        assert 1 - informed(masks, positive) / 12 == best(groups, labels)


@pytest.mark.parametrize("sizes", [(1,), (2, 3), range(4), (0,)])
def test_the_worst_character_is_that_of_all_labels(sizes):
    rng = random.Random(2)
    chosen = [b for b in range(8) if b.bit_count() in sizes]
    labels = [[(-1) ** (b & x).bit_count() for x in range(8)] for b in chosen]
    assert sorted(characters(3, sizes)) == sorted(sum(1 << x for x in range(8) if row[x] > 0) for row in labels)
    for _ in range(20):
        rows = [rng.randrange(5) for _ in range(8)]
        assert worst_risk(rows, sizes) == max(best(grouped(rows), row) for row in labels)


def test_inputs_that_are_no_cube_or_too_many_are_refused():
    for rows in ([0] * 6, []):
        with pytest.raises(Rejected):
            worst_risk(rows, range(9))
    with pytest.raises(Rejected, match="more than this checker takes"):
        worst_risk([i // 2 for i in range(4096)], (1,))


def test_a_search_finds_exactly_what_is_below():
    """Views that are no heads, and labels that are no characters: the least worst risk, and nothing below it."""
    rng = random.Random(3)
    views = [
        [((0, c), sum(1 << i for i in range(9) if row[i] == c)) for c in set(row)]
        for row in ([rng.randrange(3) for _ in range(9)] for _ in range(5))
    ]
    labellings = [rng.randrange(1, 511) for _ in range(4)]
    every, least = 511, Fraction(1)
    for first, others in product(range(2), combinations_with_replacement(range(5), 2)):
        parts = {(): every}
        for view in (views[first], *(views[i] for i in others)):
            parts = split(parts, view, False)
        least = min(least, max(1 - informed(parts.values(), one) / 9 for one in labellings))
    firsts = [split({(): every}, view, False) for view in views[:2]]

    def below(value):
        return someone_below(firsts, views, 2, labellings, (1 - value) * 9, False)

    assert below(least) is None
    first, others = below(least + Fraction(1, 10**6))
    parts = {(): every}
    for view in (views[first], *(views[i] for i in others)):
        parts = split(parts, view, False)
    assert max(1 - informed(parts.values(), one) / 9 for one in labellings) == least


def _of(n, m):
    pool = [(order, t) for r in range(1, n + 1) for order in permutations(range(1, n + 1), r) for t in (0, 1)]
    return combinations_with_replacement(pool, m)


@pytest.mark.parametrize("representation", ["tuple", "mean"])
@pytest.mark.parametrize("k", [None, 2])
def test_the_least_over_all_heads_is_that_of_all_heads(representation, k):
    """No symmetry is used here."""
    n, m, mean = 3, 2, representation == "mean"
    sizes, words = range(1, 4) if k is None else (k,), Words(n).all
    least = min(worst_risk(looks(words, heads, mean), sizes) for heads in _of(n, m))
    visits = 3 * 27 if mean else 12
    body = {"n": n, "m": m, "k": k, "representation": representation, "distinct_heads": 27, "examined": visits}
    for heads in _of(n, m):
        told = [{"positions": list(positions), "token": token} for positions, token in heads]
        value = worst_risk(looks(words, heads, mean), sizes)
        whole = {**body, "heads": told, "value": str(value)}
        if value == least:
            assert Heads(whole, 8, 4).minimum(whole) == (least, 27, visits)
            break
        with pytest.raises(Rejected, match="do better"):
            Heads(whole, 8, 4).minimum(whole)
    for wrong in ({"examined": visits + 1}, {"value": "1/3"}):
        with pytest.raises(Rejected, match=r"tuples up to symmetry|worst risk"):
            Heads(whole, 8, 4).minimum({**whole, **wrong})


def test_counts_in_front_are_those_of_all_words():
    """A front of half of the positions, and half of it enough: no paper's numbers."""
    front, least = (lambda n, m: n // 2), (lambda n, m: -(-(n // 2) // 2))
    few = sum(sum(x[:3]) < 2 for x in product((0, 1), repeat=6))
    body = {"n": 6, "m": 2, "relation": "sum-equals", "claimed": "1"}
    assert f"sum to {2 * few}, not 1" in few_in_front(body, front, least)
    assert "not" in few_in_front({**body, "claimed": str(2 * few + 1)}, front, least)
    for relation, claimed in (
        ("sum-equals", 2 * few),
        ("sum-at-most", 2 * few),
        ("sum-at-most", 2 * few + 1),
        ("union-at-most", few),
    ):
        with pytest.raises(Rejected):
            few_in_front({**body, "relation": relation, "claimed": str(claimed)}, front, least)
    for relation, claimed in (("sum-at-most", 2 * few - 1), ("union-at-most", few - 1)):
        assert "more than" in few_in_front({**body, "relation": relation, "claimed": str(claimed)}, front, least)
    all_few = few_in_front({**body, "claimed": "1"}, front, lambda n, m: 9)  # more than the front has: every word
    assert "sum to 128" in all_few
    heads = [{"positions": [1, 2, 3, 4], "token": 1}, {"positions": [4, 1, 3, 2], "token": 1}]
    inside = sum(1 in x[:2] and 1 in (x[3], x[0]) for x in product((0, 1), repeat=4))
    body = {"n": 4, "m": 2, "heads": heads, "inside": inside, "outside": 16 - inside, "claimed": "16"}
    assert f"has {inside} inputs" in in_every_front({**body, "relation": "at-least"}, front)
    assert inside != 8
    assert "subset and complement have size 8" in in_every_front(
        {**body, "relation": "both-equal", "claimed": "8"}, front
    )
    for wrong in (
        {"inside": inside + 1},
        {"relation": "equal", "claimed": str(inside)},
        {"claimed": str(inside)},
        {"heads": heads[:1]},
    ):
        with pytest.raises(Rejected):
            in_every_front({**body, "relation": "at-least", **wrong}, front)


def test_a_half_on_both_sides_is_a_half():
    body = {"n": 2, "m": 1, "heads": [{"positions": [1, 2], "token": 1}], "inside": 2, "outside": 2, "claimed": "2"}
    for relation in ("equal", "both-equal", "at-least"):
        with pytest.raises(Rejected, match="is true here"):
            in_every_front({**body, "relation": relation}, lambda n, m: 1)


LOSSES = {  # of the output 3 against both labels
    "squared-hinge": Fraction(16),
    "square": Fraction(4 + 16),
    "hinge": Fraction(4),
}


@pytest.mark.parametrize(("loss", "total"), LOSSES.items())
def test_both_labels_cost_what_they_do(loss, total):
    for output in ("3", "-3"):
        body = {"loss": loss, "output": output}
        assert f"sum to {total}, less than" in opposed_pair({**body, "claimed": str(total + Fraction(1, 9))})
        with pytest.raises(Rejected):
            opposed_pair({**body, "claimed": str(total)})


def test_what_a_subset_costs_is_compared():
    body = {"n": 3, "subset_size": "8", "pair_loss": "1", "bound": "2/3"}
    assert "at least 1/2, which is less than 2/3" in subset_bound(body)
    assert "at least 0" in subset_bound({**body, "subset_size": "0", "pair_loss": "0"})
    for wrong in ({"bound": "1/2"}, {"subset_size": "9"}, {"subset_size": "-1"}, {"pair_loss": "-1"}):
        with pytest.raises(Rejected):
            subset_bound({**body, **wrong})


def test_every_list_of_heads_is_counted_once():
    """27 heads on three positions: a list of one position has no token to prefer."""
    seen = set()
    for size in (1, 2, 3):
        for chosen in combinations(range(1, 4), size):
            for order in permutations(chosen):
                seen |= {tuple(looks(Words(3).all, [(order, t)], True)) for t in (0, 1)}
    assert len(seen) == 27
