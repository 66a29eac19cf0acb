"""The table of the Lipschitz lemma."""

from __future__ import annotations

from theorems.edelman2022.edelman_lipschitz.checks import best_texts
from theorems.edelman2022.shared import NORMS, ball, decimal, model_of, value_at
from verify.records import Constant, Context, Kind
from verify.statement.formula import read_formula


def constants(ctx: Context) -> tuple[Constant, ...]:
    """Each judged constant beside the best one, at the norms of the model."""

    spec = model_of(ctx)
    norms = {key: value for key, value in spec.values().items() if key in NORMS}
    given = value_at(ctx.quantities["constant"], {"T": spec.T})
    rows = []
    if given is not None:
        best = ball(1 if spec.T > 1 else 0)
        rows.append(
            Constant(
                name="constant",
                at={"T": spec.T},
                paper=decimal(given, 12),
                best_lower=decimal(best),
                best_upper=decimal(best),
                ratio=decimal(given / best, 6) if spec.T > 1 else "unbounded",
                kind=Kind.ARGUED,
            )
        )
    for name, text in best_texts().items():
        value, best = value_at(ctx.quantities[name], dict(norms)), read_formula(text, NORMS).ball(dict(norms))
        if value is not None:
            rows.append(
                Constant(
                    name=name,
                    at={key: str(size) for key, size in norms.items()},
                    paper=decimal(value, 12),
                    best_lower=decimal(best, 12),
                    best_upper=decimal(best, 12),
                    ratio=decimal(value / best, 6),
                    best=text,
                    kind=Kind.ARGUED,
                )
            )
    return tuple(rows)
