r"""check-1, check-2, check-3: what the review asks to try, each with a reading that runs can decide.

Every run starts from heads drawn as the paper draws them unless said otherwise, and minimises the exact expected
risk; mini-batches are drawn afresh.  The count and its exact 95 % interval stand beside every rate.
"""

from __future__ import annotations

from typing import Any

from theorems.han2025.common import for_the_papers_model
from theorems.han2025.review_runs import counts, effort, majority, outcomes, started_from
from verify.records import Claim, Context, Evidence, Figure, Finding, Kind, Reading

__all__ = ["CLAIMS"]

NEIGHBOURS, SEPARATE = (8, 16, 17), (8, 11, 18)
LAWS = ("1/n**2", "1/n", "1/sqrt(n)", "1")
METHODS = (("gd", 0.3), ("adam", 0.08), ("sgd", 0.1), ("sgd-adam", 0.08))


def _large(ctx: Context) -> Any:
    return ctx.model.at(n=20, k=3, heads=3, parity_set=None)


# -- check-1


@for_the_papers_model
def neighbouring_bits_are_learned(ctx: Context) -> Evidence:
    """Runs with neighbours in the set beside runs without."""
    count = effort(ctx, 3, 40, 400)
    found = {members: outcomes(ctx, _large(ctx), members, count, optimiser="adam", rate=0.08,
                               steps=effort(ctx, 60, 200, 600))
             for members in (NEIGHBOURS, SEPARATE)}
    near, far = counts(found[NEIGHBOURS]), counts(found[SEPARATE])
    shared = sum(len(set(run["peaks"])) < 3 for run in found[NEIGHBOURS] if "peaks" in run)
    return majority(near, f"From drawn heads, training at n = 20, k = 3 came below risk 0.01 in {near} with bits 16 "
                          f"and 17, "
                          f"beside {far} with 8, 11, 18; two heads peaked at one position in {shared} of {count} of "
                          f"the "
                          "former.", "Adam on the exact risk", separate=str(far))


@for_the_papers_model
def hard_attention_keeps_neighbours_apart(ctx: Context) -> Evidence:
    """Start at the aligned heads, train on, and compare the errors with soft and with hard attention."""
    from numerics.population import aligned_heads, error_rate, hard_risk

    spec, words, kept = _large(ctx), [], []
    for members in (NEIGHBOURS, SEPARATE):
        ended = started_from(spec, members, aligned_heads(spec, members), optimiser="adam", rate=0.02,
                             steps=effort(ctx, 60, 600, 3000))
        if ended.status == "non-finite":
            return Evidence(finding=Finding.FAILED, kind=Kind.EMPIRICAL, summary="a run was not finite.")
        soft = error_rate(spec, ended.heads, members)
        hard = error_rate(spec, ended.heads, members, hard=True)
        kept.append(hard == 0)
        words.append(f"{members}: risk {ended.first:.3g} to {ended.last:.3g}, errors {100 * soft:.3g} % soft and "
                     f"{100 * hard:.3g} % hard, hard risk {hard_risk(spec, ended.heads, members).value:.3g}")
    return Evidence(
        finding=Finding.YES if all(kept) else Finding.UNKNOWN, kind=Kind.EMPIRICAL, cases=2,
        search="two runs from the aligned heads, errors counted over every input",
        summary=f"Trained on from the aligned heads at n = 20: {'; '.join(words)}.")


# -- check-2


def _by_temperature(ctx: Context, k: int) -> dict[str, Any]:
    count, steps = effort(ctx, 3, 40, 1000), effort(ctx, 60, 300, 2000)
    spec = ctx.model.at(k=min(k, ctx.model.n), heads=min(k, ctx.model.n), parity_set=None)
    return {law: counts(outcomes(ctx, spec.at(temperature=law), "random", count, optimiser="adam", rate=0.08,
                                 steps=steps))
            for law in LAWS}


@for_the_papers_model
def some_temperature_makes_training_succeed(ctx: Context) -> Evidence:
    rates = _by_temperature(ctx, ctx.model.k)
    best = max(rates.values(), key=lambda rate: rate.successes)
    told = ", ".join(f"{law}: {rate}" for law, rate in rates.items())
    return majority(best, f"Runs below risk 0.01 at n = {ctx.model.n}, k = {ctx.model.k}, by temperature: {told}.",
                    "Adam on the exact risk, random parity sets, four temperatures")


def success_against_temperature(ctx: Context) -> Figure:
    import numpy as np

    from numerics import drawing

    with drawing.figure(6.4, 3.4) as (figure, axes):
        for k in (1, 2, 3):
            rates = list(_by_temperature(ctx, k).values())
            middle = [rate.successes / rate.runs for rate in rates]
            spread = [[m - r.low for m, r in zip(middle, rates, strict=True)],
                      [r.high - m for m, r in zip(middle, rates, strict=True)]]
            axes.errorbar(np.arange(len(LAWS)) + 0.08 * (k - 2), middle, yerr=spread, capsize=3, label=f"k = {k}")
        axes.set_xticks(range(len(LAWS)), LAWS)
        axes.set(xlabel="temperature", ylabel="share of runs below risk 0.01", ylim=(-0.03, 1.03),
                 title=f"n = {ctx.model.n}, {rates[0].runs} runs a point")
        axes.legend()
        svg = drawing.to_svg(figure)
    return Figure(name="check-2.temperature.svg", svg=svg,
                  caption="How often training from drawn heads comes below risk 0.01 (bars: exact 95 % intervals), "
                          "against the temperature, for one, two and three parity bits.")


# -- check-3


@for_the_papers_model
def some_optimiser_succeeds(ctx: Context) -> Evidence:
    count, steps = effort(ctx, 3, 40, 1000), effort(ctx, 60, 300, 2000)
    spec = ctx.model.at(parity_set=None)
    rates = {f"{name} {rate:g}": counts(outcomes(ctx, spec, "random", count, optimiser=name, rate=rate, steps=steps,
                                                 batch=256, every=20))
             for name, rate in METHODS}
    best = max(rates.values(), key=lambda rate: rate.successes)
    told = ", ".join(f"{name}: {rate}" for name, rate in rates.items())
    return majority(best, f"Runs below risk 0.01 at n = {spec.n}, k = {spec.k} and temperature {spec.temperature}, by "
                          f"optimiser (batches of 256 where sampled): {told}.",
                    "full batch and mini-batches, plain and Adam, random parity sets")


CLAIMS = (
    Claim(id="check-1", where="review",
          title="Neighbouring bits: overlap of the heads, accuracy with soft and with hard attention",
          statement="Training with neighbouring bits in the parity set, beside training without.",
          depends_on=("model", "eq-2", "init"),
          readings=(Reading(id="literal", text="from drawn heads, training at n = 20, k = 3 with bits 16 and 17 in "
                                               "the set "
                                               "comes below risk 0.01 in most runs",
                            checks=(neighbouring_bits_are_learned,)),
                    Reading(id="from-aligned", text="training that starts at the aligned heads ends, with and without "
                                                    "neighbours, where hard attention makes no error",
                            checks=(hard_attention_keeps_neighbours_apart,)))),
    Claim(id="check-2", where="review", title="Temperature from 1/n^2 to 1: convergence and final accuracy",
          statement=r"Training at temperatures from $1/n^2$ to $1$.", depends_on=("model", "eq-2", "init"),
          readings=(Reading(id="literal", text="at some temperature of 1/n^2, 1/n, 1/sqrt(n), 1 training from drawn "
                                               "heads "
                                               "comes below risk 0.01 in most runs at the model's n and k",
                            checks=(some_temperature_makes_training_succeed,)),),
          figures=(success_against_temperature,)),
    Claim(id="check-3", where="review",
          title="Mini-batch stochastic gradients and Adam against full-batch gradient descent",
          statement="Training with mini-batches and with Adam beside full-batch gradient descent.",
          depends_on=("model", "eq-2", "init"),
          readings=(Reading(id="literal", text="some of full-batch descent, Adam, mini-batch descent and mini-batch "
                                               "Adam "
                                               "comes below risk 0.01 in most runs at the model's n, k and temperature",
                            checks=(some_optimiser_succeeds,)),)),
)
