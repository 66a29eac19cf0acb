"""Weights near the peak: the band that is claimed for them, for unit heads, long heads, and each length."""

from __future__ import annotations

from typing import Any

from flint import arb, fmpq


def _cosine(numerator: int, denominator: int) -> Any:

    return arb.cos_pi_fmpq(fmpq(numerator, denominator))
