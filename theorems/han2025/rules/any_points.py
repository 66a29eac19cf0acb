"""The risk of any network at given heads, and its squared gradient against it."""

from __future__ import annotations

from typing import Any

from verify.checker.reading import Rejected, only, rational
from verify.rules.soft_network.attention import Attention
from verify.rules.soft_network.fields import place, sharply
from verify.rules.soft_network.models import risk_at
from verify.rules.soft_network.told import ratio

from .any_network import FIELDS, model
from .landscape import within


def ratio_any(body: dict[str, Any]) -> str:
    """Half the squared gradient of the risk is less than a given multiple of the risk."""
    only(body, (*FIELDS, "places", "value", "regime"))
    found = ratio(body, lambda: ((own := model(body)).network, own.heads(body)), place(body, (*FIELDS, "places")))
    if body["regime"] is None:
        return found
    own, c2 = model(body), rational(body, "regime")
    heads, places = own.heads(body), own.network.samples[0].places
    if own.row and any(not head[0] == 0 for head in heads):
        raise Rejected("whole rows must not look at the tokens: the weights must be the same for every input")
    return found + within([Attention(head, places, own.network.tau) for head in heads], own.tau, c2, strict=False)


KINDS = {"risk-any": sharply(risk_at, model, FIELDS), "ratio-any": sharply(ratio_any)}
