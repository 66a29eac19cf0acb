"""exp-3: where the heads look after training, with and without neighbouring bits."""

from __future__ import annotations

from numerics.statistics.rates import rate_of
from theorems.han2025.shared.published import as_published, at_temperature, changed, one_bit_each, takes_one_bit_each
from theorems.han2025.shared.runs import counted, counts
from theorems.han2025.shared.scope import SHARP, for_trained_heads, speaks_of
from theorems.han2025.shared.trials import LARGE_STEPS, NEIGHBOURS, SEPARATE, trained
from verify.court.words import words_beside
from verify.records import Context, Evidence, Finding, Kind

say = words_beside(__package__)
OTHERWISE = (("squared-hinge", "1"), ("hinge", "1"), ("logistic", "1"), ("hinge", "1/n"), ("sigmoid-hinge", "1/n"))


@for_trained_heads
def heads_end_at_separate_bits(ctx: Context) -> Evidence:
    """The runs of exp-1 and check-1."""

    far, near = trained(ctx, SEPARATE), trained(ctx, NEIGHBOURS)
    rate, other = (rate_of(run.get("read_off") is True for run in runs) for runs in (far, near))
    return counted(
        {"bits 8, 11, 18": rate},
        say("heads_end_at_separate_bits.counted", counts=counts(far), other=other),
        say("heads_end_at_separate_bits.counted-2", steps=LARGE_STEPS),
    )


@speaks_of(activation=SHARP, loss=("squared-hinge", "hinge"))
def the_public_heads_end_at_separate_bits(ctx: Context) -> Evidence:

    runs = as_published(ctx, SEPARATE)
    if not runs:
        return Evidence(
            finding=Finding.UNKNOWN, kind=Kind.EMPIRICAL, summary=say("the_public_heads_end_at_separate_bits.unknown")
        )
    return counted(
        {"": rate_of(takes_one_bit_each(run[0], SEPARATE) for run in runs)},
        say("the_public_heads_end_at_separate_bits.counted"),
        say("the_public_heads_end_at_separate_bits.counted-2"),
    )


@speaks_of(activation=SHARP, loss=("squared-hinge", "hinge"))
def heads_end_at_separate_bits_with_another_loss(ctx: Context) -> Evidence:
    """The runs of exp-1 and, at temperature 1/n, those with the authors' hinge."""
    if not changed(ctx, SEPARATE, *OTHERWISE[0]):
        return Evidence(
            finding=Finding.UNKNOWN,
            kind=Kind.EMPIRICAL,
            summary=say("heads_end_at_separate_bits_with_another_loss.unknown"),
        )
    cells = {
        f"{loss}, temperature {law}": rate_of(
            one_bit_each(at_temperature(law), heads, SEPARATE) for heads in changed(ctx, SEPARATE, loss, law)
        )
        for loss, law in OTHERWISE
    }
    return counted(
        cells,
        say("heads_end_at_separate_bits_with_another_loss.counted"),
        say("heads_end_at_separate_bits_with_another_loss.counted-2"),
    )
