"""Theorem 5 in practice: what the draws, the printed step size and long runs look like, with counts.

The number of steps and the sizes are part of each reading and the same in every profile; a profile changes the number
of runs alone.  Mini-batches play no part: every step is on the exact risk.
"""

from __future__ import annotations

from fractions import Fraction

from numerics.parity.risk.exact import drawn_heads, risk
from numerics.parity.training.figures import fitted_slopes
from numerics.parity.training.runs import Settings, train
from numerics.parity.training.sweeps import named_set, rate_of
from theorems.han2025.shared.runs import HALF, counts, effort, majority, minority, more_than, outcomes
from theorems.han2025.shared.scope import for_the_papers_risk
from theorems.han2025.thm_5.start import initial_risk
from verify.records import Context, Evidence, Finding, Kind

__all__ = [
    "initial_risk_is_far_from_one_in_most_draws",
    "no_kind_of_set_is_learned",
    "printed_step_hardly_moves",
    "risk_of_successful_runs_falls_like_one_over_t",
]
STEPS = 1000
PATIENCE = 100_000  # steps with the printed step size
TAIL = 40_000  # steps of the runs whose tail is fitted
KINDS = ("spread", "adjacent", "wrap", "random")


@for_the_papers_risk
def initial_risk_is_far_from_one_in_most_draws(ctx: Context) -> Evidence:
    """The exact risk at heads drawn as the paper draws them, for random parity sets."""

    rates, told = {}, []
    for n, k, count in (
        (8, 2, effort(ctx, 20, 400, 4000)),
        (8, 3, effort(ctx, 20, 400, 4000)),
        (20, 3, effort(ctx, 12, 200, 2000)),
    ):
        spec = ctx.model.at(n=n, k=k, heads=k, temperature="1/n", parity_set=None)
        seeds = range(10**6 * ctx.seed, 10**6 * ctx.seed + count)
        risks = [
            risk(spec, drawn_heads(spec, seed), named_set("random", n, k, seed), accuracy=1e-6).value for seed in seeds
        ]
        if (stated := initial_risk(ctx, n, k)) is None:
            return Evidence.unknown(f"No stated risk at n = {n}, k = {k}.")
        rate = rates[f"n = {n}, k = {k}"] = rate_of(abs(value - stated) <= 0.1 for value in risks)
        told.append(
            f"n = {n}, k = {k}: {rate} within 0.1 of {stated:g}, mean {sum(risks) / len(risks):.3f}, from "
            f"{min(risks):.3f} to "
            f"{max(risks):.3f}"
        )
    return minority(
        rates,
        "The exact risk of drawn heads at temperature 1/n: {told}.".format(told="; ".join(told)),
        "exact risks at drawn heads, random parity sets",
    )


def _prescribed(ctx: Context, n: int, k: int) -> float:
    """The printed step size at temperature 1/n and the model's b, as the double that training uses."""

    values = {"n": n, "k": k, "tau": Fraction(1, n), "b": ctx.model.smoothing}
    return float(ctx.quantities["rate"].ball(values).mid())


@for_the_papers_risk
def printed_step_hardly_moves(ctx: Context) -> Evidence:
    """100,000 steps with the printed step size: by how much did the risk fall?"""

    if ctx.profile.level == 0:
        return Evidence.unknown(f"{PATIENCE:,} steps take a second a run: the standard profile runs them.")
    if not ctx.model.smoothing > 0:
        return Evidence.unknown("The printed step size needs b > 0.")
    rates, told = {}, []
    for n, k in ((8, 2), (8, 3)):
        spec, rate = ctx.model.at(n=n, k=k, heads=k, temperature="1/n", parity_set=None), _prescribed(ctx, n, k)
        if not 0 < rate < 1:
            return Evidence.unknown(f"The step size at n = {n} is {rate}.")
        runs = outcomes(
            ctx, spec, "random", effort(ctx, 0, 12, 200), optimiser="gd", rate=rate, steps=PATIENCE, target=0
        )
        lost = [(run["first"] - run["last"]) / run["first"] for run in runs if run["status"] == "spent"]
        found = rate_of([share < 0.1 for share in lost] + [False] * (len(runs) - len(lost)))
        rates[f"n = {n}, k = {k}"] = found
        told.append(
            (
                "n = {n}, k = {k}, step size {rate:.2g}: the risk fell by less than a tenth in {rates}, at the "
                "most by {lost:.1f} %"
            ).format(n=n, k=k, rate=rate, rates=found, lost=100 * max(lost, default=float("nan")))
        )
    return more_than(
        HALF,
        rates,
        "After {patience:,} steps with the printed step size 1/M from drawn heads, {told}.".format(
            patience=PATIENCE, told="; ".join(told)
        ),
        "gradient descent on the exact risk; the worse of the two sizes is judged",
    )


def _tails(ctx: Context) -> list[tuple[str, float]]:
    """Size and log-log slope of the tail of every run that succeeds, ReLU."""

    found = []
    for n, k, count in (
        (4, 1, effort(ctx, 2, 12, 60)),
        (8, 1, effort(ctx, 1, 24, 120)),
        (4, 2, effort(ctx, 0, 40, 300)),
    ):
        spec = ctx.model.at(n=n, k=k, heads=k, b="0", temperature="1/n", parity_set=None)
        for index in range(count):
            seed = 10**6 * ctx.seed + index
            settings = Settings(rate=0.1, steps=TAIL, every=400, target=0, seed=seed)
            records = train(spec, named_set("random", n, k, seed), settings)
            slope = fitted_slopes(records)["log-log"]
            if records[-1]["status"] == "spent" and records[-1]["risk"] < 1e-3 and slope is not None:
                found.append((f"n = {n}, k = {k}", slope))
    return found


@for_the_papers_risk
def risk_of_successful_runs_falls_like_one_over_t(ctx: Context) -> Evidence:

    tails = _tails(ctx)
    if not tails:
        return Evidence(finding=Finding.UNKNOWN, kind=Kind.EMPIRICAL, cases=0, summary="No run succeeded.")
    rate = rate_of(-1.1 < slope < -0.9 for _, slope in tails)
    sizes = {size: [slope for name, slope in tails if name == size] for size, _ in tails}
    told = "; ".join(
        f"{size}: {len(slopes)} runs, slopes {min(slopes):.3f} to {max(slopes):.3f}" for size, slopes in sizes.items()
    )
    return majority(
        rate,
        (
            f"Over the second half of {TAIL:,} steps, log risk against log t has a slope between -1.1 and -0.9 in "
            f"{rate} of the runs that succeed ({told}); the law 1/t has the slope -1, and a linear rate would "
            "bend this line down without end."
        ),
        "gradient descent with rate 0.1 on the exact risk, ReLU, temperature 1/n, random parity sets",
    )


@for_the_papers_risk
def no_kind_of_set_is_learned(ctx: Context) -> Evidence:
    rates = {}
    for k in (2, 3):
        spec = ctx.model.at(n=8, k=k, heads=k, temperature="1/n", parity_set=None)
        for kind in KINDS:
            rates[f"k = {k}, {kind}"] = counts(
                outcomes(ctx, spec, kind, effort(ctx, 10, 100, 1000), optimiser="gd", rate=0.3, steps=STEPS)
            )
    return minority(
        rates,
        "Runs below risk 0.01 at n = 8, temperature 1/n, from drawn heads: {told}.".format(
            told="; ".join(f"{name}: {rate}" for name, rate in rates.items())
        ),
        f"gradient descent with rate 0.3 on the exact risk, {STEPS} steps",
    )
