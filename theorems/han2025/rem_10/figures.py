"""Success against the number of bits, by loss, drawn."""

from __future__ import annotations

from numerics.parity.training.losses import COMPARED
from theorems.han2025.rem_10.losses import BITS, learned
from theorems.han2025.shared.draws import lucky
from verify.records import Context, Figure


def success_against_k_by_loss(ctx: Context) -> Figure:

    from numerics import drawing

    with drawing.figure() as (figure, axes):
        for i, loss in enumerate(COMPARED):
            rates = [learned(ctx, loss, k) for k in BITS]
            middle = [rate.successes / rate.runs for rate in rates]
            spread = [
                [max(0.0, m - r.low) for m, r in zip(middle, rates, strict=True)],
                [max(0.0, r.high - m) for m, r in zip(middle, rates, strict=True)],
            ]
            places = [k + 0.05 * (i - 1.5) for k in BITS]
            line = axes.errorbar(places, middle, yerr=spread, capsize=3)[0]
            name = {"color": line.get_color(), "linestyle": "", "marker": "", "label": loss}
            axes.plot([BITS[-1] + 0.1], middle[-1:], **name)  # all names begin beside the last bar
        style = {"color": drawing.FAINT, "linestyle": ":", "marker": "_", "label": "k!/n^k"}
        axes.plot(BITS, [float(lucky(8, k)) for k in BITS], **style)
        axes.set_xticks(BITS, [str(k) for k in BITS])
        axes.set(
            xlabel="parity bits k",
            ylabel="share of runs below 1 % errors",
            xlim=(BITS[0] - 0.2, BITS[-1] + 0.1),
            ylim=(-0.03, 1.03),
            title=f"n = 8, temperature 1/n, {rates[0].runs} runs a point",
        )
        drawing.name_lines(axes)
        svg = drawing.to_svg(figure)
    return Figure(
        name="rem-10.losses.svg",
        svg=svg,
        caption=(
            "How often training from drawn heads ends with fewer than 1 % errors, against the number of parity "
            "bits, by the loss that is trained on (sigmoid-hinge is the authors'). Bars are exact 95 % "
            "intervals. The dotted line is the share k!/n^k of draws whose heads are at the bits from the start."
        ),
    )
