"""The risk of any network at given heads, its mean over one drawn head, and its gradient against it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from flint import arb

from verify.checker.balls import ball, compare, decide
from verify.checker.reading import Rejected, choice, integer, only, rational

from .any_derivatives import attention, by_heads, risk
from .any_network import Network, Vector, sharply
from .transformer import place

MOST = 1 << 17


def risk_any(body: dict[str, Any]) -> str:
    """The risk of given heads lies above or below a rational."""
    only(body, (*Network.FIELDS, "places", "relation", "value"))
    network, relation, value = Network(body), choice(body, "relation", ("<", ">")), rational(body, "value")
    if not decide(lambda: compare(risk(Network(body), network.heads(body, "places")), relation, ball(value))):
        raise Rejected(f"the risk is not {relation} {value} there")
    return f"the risk {relation} {value} at {place(body, (*Network.FIELDS, 'places'))}"


def average_any(body: dict[str, Any]) -> str:
    """One head drawn uniformly from the unit circle: its mean risk lies beyond a bound, by cells of the angle."""
    only(body, (*Network.FIELDS, "cells", "relation", "value"))
    network, relation, value = Network(body), choice(body, "relation", ("<", ">")), rational(body, "value")
    cells = integer(body, "cells", 1, 4096)
    if network.m != 1 or cells << network.n > MOST:
        raise Rejected(f"the mean is taken over one head, with at most {MOST} cells and inputs")
    half, found = arb(0, ball(Fraction(1, cells)).upper()), arb(0)
    for i in range(cells):
        angle = ball(Fraction(2 * i + 1, cells)) + half  # in units of π
        entries = [*([arb(0)] if network.row else []), angle.cos_pi(), angle.sin_pi()][: network.size]
        found += risk(network, [entries])
    if not compare(found / cells, relation, ball(value)):
        raise Rejected("the mean is not beyond the bound")
    return (
        f"the mean risk of one head drawn from the unit circle is {relation} {value} for "
        f"{place(body, Network.FIELDS)} ({cells} cells)"
    )


def _regime(network: Network, heads: list[Vector], c2: Fraction) -> str:
    """The appendix's bounds on the attention with c1 = nτ, for heads whose weights are the same for every input."""
    n, tau = network.n, network.tau
    c1 = n * tau
    if not 0 < c2 < c1 or (network.row and any(not head[0] == 0 for head in heads)):
        raise Rejected("c2 must lie between 0 and c1 = n tau, and whole rows must not look at the tokens")
    for gamma in attention(network, heads):
        peak = max(range(n), key=lambda p: float(gamma[p].mid()))
        inside = [gamma[peak] >= ball(Fraction(1, n)), gamma[peak] <= ball(1 - c1 * tau)]
        for p in range(n):
            apart = min(abs(p - peak), n - abs(p - peak))
            if apart:
                inside.append(gamma[p] <= gamma[peak])
                within = gamma[p] >= ball(c2 * tau) and gamma[p] <= ball(c1 * tau)
                inside.append(within if 8 * apart <= n else gamma[p] <= ball(c2 * tau))
        if not all(inside):
            raise Rejected("the appendix's bounds on the attention do not hold there")
    return f" (where the appendix's bounds on the attention hold with c1 = {c1}, c2 = {c2})"


def ratio_any(body: dict[str, Any]) -> str:
    """Half the squared gradient of the risk is less than a given multiple of the risk."""
    only(body, (*Network.FIELDS, "places", "value", "regime"))
    network, value = Network(body), rational(body, "value")
    heads = network.heads(body, "places")
    found = by_heads(network, [entry for head in heads for entry in head])
    square = sum((entry.abs_upper() * entry.abs_upper() for entry in found.gradient), arb(0))
    if not square / 2 < ball(value) * found.risk:
        raise Rejected("half the squared gradient is not below that multiple of the risk")
    within = "" if body["regime"] is None else _regime(network, heads, rational(body, "regime"))
    return (
        f"half the squared gradient of the risk is below {value} times the risk ({found.risk.str(8, radius=False)}) at "
        f"{place(body, (*Network.FIELDS, 'places'))}{within}"
    )


KINDS = {"risk-any": risk_any, "average-risk-any": average_any, "ratio-any": sharply(ratio_any)}
