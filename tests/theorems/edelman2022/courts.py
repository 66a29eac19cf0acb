"""A claim of the companion paper before the audit, under its own model."""

from __future__ import annotations

from numerics.head.model import HeadSpec
from tests.theorems.helpers import Court


def court(claim, **options):
    return Court(claim, model=options.pop("model", HeadSpec()), **options)
