"""The lower bound for gradients of limited precision: Parseval over all sets, and the count over one size."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.exact import drawn_heads, risk
from tests.theorems.helpers import claim_of, context
from theorems.han2025.thm_5_lower import checks
from theorems.han2025.thm_5_lower.checks import few_parity_sets_can_be_told_from_a_coin, parts
from verify.records import Finding, Kind


@pytest.mark.parametrize(("n", "k", "b"), [(4, 2, "1/100"), (5, 1, "1/10"), (6, 3, "1/100")])
def test_over_all_sets_of_all_sizes_the_squares_add_up(n: int, k: int, b: str) -> None:
    """The classifier is that of k, the label that of any set: Bessel's inequality is an equality over all of them."""
    spec = ModelSpec(n=n, k=k, b=b)
    heads = drawn_heads(spec, 2)
    (value, slope), (coin, base) = parts(spec, heads, -1), parts(spec, heads, 1)
    told, risks = (slope.mean(axis=0) ** 2).sum(), value.mean() ** 2  # of the empty set, whose label is 1
    for size in range(1, n + 1):
        for members in itertools.combinations(range(1, n + 1), size):
            found = risk(spec, heads, members, method="enumerate", gradient=True)
            told += ((found.gradient - base.mean(axis=0)) ** 2).sum()
            risks += (found.value - coin.mean()) ** 2
    assert told == pytest.approx((slope**2).sum(axis=(1, 2)).mean(), rel=1e-9)
    assert risks == pytest.approx((value**2).mean(), rel=1e-9)
    assert coin.min() >= 1


def test_few_sets_are_told_from_a_coin() -> None:
    """Counted at n = 9, k = 4: sets whose gradient is further than eps from the coin's are at most G^2/eps^2."""
    spec = ModelSpec(n=9, k=4)
    heads = drawn_heads(spec, 0)
    (_, slope), (_, base) = parts(spec, heads, -1), parts(spec, heads, 1)
    far = [
        np.linalg.norm(risk(spec, heads, members, gradient=True).gradient - base.mean(axis=0))
        for members in itertools.combinations(range(1, 10), 4)
    ]
    most = (slope**2).sum(axis=(1, 2)).mean()
    for eps in np.quantile(far, [0.1, 0.5, 0.9]):
        assert (np.array(far) >= eps).sum() <= most / eps**2


def test_the_check_says_yes_in_words() -> None:
    found = few_parity_sets_can_be_told_from_a_coin(context(claim_of("thm-5-lower")))
    assert (found.finding, found.kind) == (Finding.YES, Kind.ARGUED)


def test_a_label_of_the_other_sign_does_not_split_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coefficient of a set belongs to its own character: with halves of the wrong sign the check says nothing."""
    monkeypatch.setattr(
        checks, "parts", lambda spec, heads, sign: tuple(sign * part for part in parts(spec, heads, sign))
    )
    found = few_parity_sets_can_be_told_from_a_coin(context(claim_of("thm-5-lower")))
    assert found.finding is not Finding.YES
