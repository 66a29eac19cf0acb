"""Small audits to compare."""

from __future__ import annotations

from verify.records import Kind, Verdict
from verify.results.schema import ClaimResult, ConstantResult, ProofResult, Results


def claim_of(key: str = "c", verdict: Verdict = Verdict.HOLDS, **more) -> ClaimResult:
    return ClaimResult(
        id=key,
        title="",
        where="",
        statement="",
        depends_on=(),
        verdict=verdict,
        evidence=Kind.ARGUED,
        summary=f"{key} {verdict}",
        checked=True,
        **{"proof": ProofResult(verdict=Verdict.OPEN, summary=""), **more},
    )


def results_of(*claims: ClaimResult, **more) -> Results:
    given = {
        "paper": "p",
        "title": "",
        "profile": "quick",
        "model": {"n": 8},
        "environment": {"code": "1"},
        "seconds": 0.0,
        **more,
    }
    return Results(claims=claims, **given)


def constant_between(low: str, high: str, **more) -> ClaimResult:
    given = {"name": "best", "at": {"n": 8}, "paper": "10", "ratio": "1", **more}
    return claim_of(constants=(ConstantResult(best_lower=low, best_upper=high, **given),))
