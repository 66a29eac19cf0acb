"""The table and the figure of the Lipschitz lemma."""

from __future__ import annotations

from theorems.edelman2022.edelman_lipschitz.checks import best_texts
from theorems.edelman2022.shared import NORMS, ball, decimal, model_of, value_at
from verify.court.words import words_beside
from verify.records import Constant, Context, Figure, Kind

say = words_beside(__package__)


def constants(ctx: Context) -> tuple[Constant, ...]:
    """Each judged constant beside the best one, at the norms of the model."""
    from numerics.formula.grammar import parse

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
        value, best = value_at(ctx.quantities[name], dict(norms)), parse(text, NORMS).ball(dict(norms))
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


def change_of_the_weights(ctx: Context) -> Figure:
    """The modulus between the two straight lines that bound it."""
    import numpy as np

    from numerics.drawing import figure, to_svg
    from numerics.head.model import softmax

    delta = np.linspace(0, 4, 81)
    rng = np.random.default_rng(ctx.seed)
    with figure(8.2, 3.6) as (fig, ax):
        ax.plot(delta, np.minimum(2 * delta, 2), label=say("change_of_the_weights.label"), marker="")
        ax.plot(delta, np.minimum(delta, 2), label=say("change_of_the_weights.label-2"), marker="")
        ax.plot(delta, 2 * np.tanh(delta / 2), label="largest change, 2 tanh(δ/2)", marker="")
        for i, length in enumerate((2, 8, 64)):
            scores = rng.normal(size=(40, length)) * 1.5
            shift = rng.uniform(0, 4, size=(40, 1))
            signs = np.where(rng.random((40, length)) < 0.5, -1, 1)
            moved = np.abs(softmax(scores + shift * signs) - softmax(scores)).sum(axis=1)
            ax.plot(
                shift[:, 0],
                moved,
                linestyle="",
                marker=("o", "s", "^")[i],
                markersize=2.5,
                label=say("change_of_the_weights.label-3", length=length),
            )
        ax.set(xlabel=say("change_of_the_weights.xlabel"), ylabel=say("change_of_the_weights.ylabel"))
        ax.legend(loc="center left", bbox_to_anchor=(1, 0.5))
        svg = to_svg(fig)
    return Figure(name="edelman-lipschitz.modulus.svg", svg=svg, caption=(say("change_of_the_weights.caption")))
