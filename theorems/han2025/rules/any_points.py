"""The risk of any network at given heads."""

from __future__ import annotations

from verify.rules.soft_network.fields import sharply
from verify.rules.soft_network.models import risk_at

from .any_network import FIELDS, model

KINDS = {"risk-any": sharply(risk_at, model, FIELDS)}
