"""How likely a start is from which descent fails."""

from __future__ import annotations

from theorems.han2025.shared.runs import effort
from theorems.han2025.thm_5_failure.checks import MODEL, share
from verify.records import Constant, Context, Kind


def probability(ctx: Context) -> tuple[Constant, ...]:
    if not effort(ctx, 0, 1, 1):
        return ()
    found = share()
    return (
        Constant(
            name="share of draws that are walled in",
            at={"n": MODEL.n, "k": 2, "tau": "1/8", "b": "1/100"},
            paper="none",
            best_lower=f"{int(found * 10**6) / 10**6:.6f}",
            best_upper="1",
            ratio="not applicable",
            kind=Kind.ARGUED,
            bound="choice",
        ),
    )
