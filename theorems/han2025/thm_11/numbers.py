"""Theorem 11 in numbers: the sandwich around the best classifier, the printed bounds beside the best ones,
figures."""

from __future__ import annotations

import functools
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from theorems.han2025.shared.frozen import FROZEN, for_smooth_heads, smoothing
from theorems.han2025.shared.orders import part
from theorems.han2025.shared.scope import rows_for
from theorems.han2025.shared.sizes import decimal
from verify.court.words import words_beside
from verify.records import Certificate, Constant, Context, Evidence, Figure, Kind

if TYPE_CHECKING:
    from numerics.frozen.sandwich import Frozen

say = words_beside(__package__)

# (n, m, norm) of the settings that are bounded from both sides, by level of the profile
SETTINGS = (
    ((4, 1, Fraction(1)), (5, 2, Fraction(2))),
    ((7, 1, Fraction(1)), (7, 1, Fraction(4)), (7, 2, Fraction(2)), (8, 1, Fraction(2)), (8, 3, Fraction(4))),
    ((8, 2, Fraction(8)), (9, 1, Fraction(4)), (9, 3, Fraction(2))),
)
STEPS = (600, 2000, 3000)  # of the convex fit


def _heads(n: int, m: int, seed: int) -> dict[str, Frozen]:
    from numerics.frozen.sandwich import geometric, random_heads, uniform_head

    return {"equal scores": uniform_head(n, m), "doubling scores": geometric(n, m), "random": random_heads(n, m, seed)}


def _missed(frozen: Frozen) -> int:
    """A position (from 1) that is in no prefix of length ⌈n/m⌉ - 1."""
    n, m = frozen.n, len(frozen.heads)
    front: set[int] = set()
    for weights, _ in frozen.heads:
        ranking = sorted(zip([-w for w in weights], range(n), strict=True))
        front |= {p for _, p in ranking[: -(-n // m) - 1]}
    return min(set(range(n)) - front) + 1


@functools.lru_cache(maxsize=64)
def _sandwich(n: int, m: int, norm: Fraction, name: str, seed: int, b: Fraction, steps: int) -> tuple[Any, ...]:
    """Heads, parity set, dual bound with its plan, and an explicit classifier."""
    from numerics.frozen.sandwich import fit, lower_bound

    frozen = _heads(n, m, seed)[name]
    bits = (_missed(frozen),)
    low, plan = lower_bound(frozen, bits, norm)
    return frozen, bits, low, plan, fit(frozen, bits, norm, b, steps=steps)


@for_smooth_heads
@part("instances", "repair.prefix", "repair.movement")
def lower_bounds_meet_explicit_classifiers(ctx: Context) -> Evidence:
    """For explicit heads and the set {p}: a dual bound for all classifiers, and a classifier, beside the stated one."""
    from theorems.han2025.thm_11.repair import threshold_bound

    b, certificates, shown, tightest = smoothing(ctx), list[Certificate](), list[str](), Fraction(1)
    chosen = [item for level in SETTINGS[: ctx.profile.level + 1] for item in level]
    for n, m, norm in chosen:
        for name in _heads(n, m, ctx.seed):
            frozen, bits, low, plan, high = _sandwich(n, m, norm, name, ctx.seed, b, STEPS[ctx.profile.level])
            stated = threshold_bound(ctx, n, m, norm)
            if stated is None or not stated <= low + Fraction(1, 10**4) or low > high.value:
                return Evidence.unknown(
                    say("lower_bounds_meet_explicit_classifiers.unknown", n=n, m=m, norm=norm, name=name)
                )
            tightest = min(tightest, high.value - low)
            stem, body = f"n{n}.m{m}.norm{norm}.{name.split()[0]}", frozen.body(bits, norm)
            certificates += [
                Certificate(
                    name=f"thm-11.dual.{stem}.json",
                    body={"kind": "frozen-dual", **body, "plan": plan, "value": str(low)},
                ),
                Certificate(
                    name=f"thm-11.fit.{stem}.json", body={"kind": "frozen-fit", **body, "b": str(b), **high.body()}
                ),
            ]
            shown.append(f"{float(low):.3f} to {float(high.value):.3f} (n = {n}, m = {m}, norm {norm}, {name})")
    return Evidence.yes(
        Kind.NUMERIC,
        say(
            "lower_bounds_meet_explicit_classifiers.yes",
            number_of_shown=len(shown),
            shown="; ".join(shown[:3]),
            tightest=float(tightest),
        ),
        corroborates=True,
        cases=len(shown),
        certificates=tuple(certificates),
        search=say("lower_bounds_meet_explicit_classifiers.search"),
    )


@rows_for(**FROZEN)
def constants(ctx: Context) -> tuple[Constant, ...]:
    """The judged bound, the cap and the first factor's gap beside what is proved or exact."""
    from numerics.frozen.counting import bad_inputs, threshold
    from numerics.frozen.hard_bounds import enclosure
    from numerics.frozen.soft import proved_bound

    rows = []
    for n, m, norm in ((7, 1, 1), (20, 1, 1), (50, 1, 2), (50, 2, 1), (200, 3, 2)):
        at: dict[str, int | str] = {"n": n, "m": m, "norm": norm}
        value = enclosure(ctx.quantities["bound"], {"n": n, "m": m, "norm": norm})
        if value:
            best = proved_bound(n, m, Fraction(norm))
            rows.append(
                Constant(
                    name="bound",
                    at=at,
                    paper=decimal(value[0], 12),
                    best_lower=decimal(best, 12),
                    best_upper="1",
                    ratio=decimal(value[0], 6),
                    kind=Kind.ARGUED,
                    bound="lower",
                    best=ctx.quantities["repair.bound"].text,
                )
            )
    for n, m in ((7, 1), (22, 2), (50, 1), (51, 1), (200, 3)):
        at = {"n": n, "m": m}
        cap, best = enclosure(ctx.quantities["attention_cap"], at), Fraction(1, threshold(n, m) + 1)
        first = enclosure(ctx.quantities["bound"], {**at, "norm": 0})
        if cap:
            rows.append(
                Constant(
                    name="attention cap",
                    at=at,
                    paper=decimal(cap[0], 12),
                    best_lower=decimal(best, 12),
                    best_upper=decimal(best, 12),
                    ratio=decimal(cap[0] / best, 6),
                    kind=Kind.ARGUED,
                    formula=ctx.quantities["attention_cap"].text,
                )
            )
        if first:
            share = Fraction(m * bad_inputs(n, m), 2**n)
            least = Fraction(bad_inputs(n, m), 2**n)
            rows.append(
                Constant(
                    name=say("constants.name"),
                    at=at,
                    paper=decimal(1 - first[0], 12),
                    best_lower=decimal(least, 12),
                    best_upper=decimal(share, 12),
                    ratio=decimal((1 - first[0]) / share, 6),
                    kind=Kind.ARGUED,
                    formula=f"1 - ({ctx.quantities['bound'].text})",
                    letters={"norm": "0"},
                )
            )
    return tuple(rows)


def bounds_against_length(ctx: Context) -> Figure:
    from numerics import drawing
    from numerics.frozen.hard_bounds import enclosure
    from numerics.frozen.soft import proved_bound

    norm = Fraction(1)
    with drawing.figure(7.0, 3.2, columns=3) as (figure, axes):
        for m, axis in zip((1, 2, 3), axes, strict=True):
            sizes = range(2, 161, 2)
            values = {n: enclosure(ctx.quantities["bound"], {"n": n, "m": m, "norm": norm}) for n in sizes}
            judged = [(n, value[0]) for n, value in values.items() if value]
            inside = [(n, value) for n, value in judged if n >= 5 * m * m * norm]
            axis.plot([n for n, _ in inside], [max(-0.2, float(v)) for _, v in inside], marker="", label="judged bound")
            axis.plot(
                sizes,
                [float(proved_bound(n, m, norm)) for n in sizes],
                marker="",
                label=say("bounds_against_length.label"),
            )
            axis.set(ylim=(-0.05, 1.05), title=f"m = {m}", xlabel="positions n")
        axes[0].set_ylabel("least risk")
        figure.legend(*axes[0].get_legend_handles_labels(), loc=drawing.BELOW, ncols=2)
        svg = drawing.to_svg(figure)
    return Figure(name="thm-11.length.svg", svg=svg, caption=say("bounds_against_length.caption"))


def sandwich_against_the_norm(ctx: Context) -> Figure:
    from numerics import drawing
    from numerics.frozen.hard_bounds import enclosure
    from numerics.frozen.sandwich import fit, lower_bound
    from numerics.frozen.soft import proved_bound

    n, exponents = (4, (-1, 1, 3)) if ctx.profile.level == 0 else (7, range(-2, 5))
    norms = [Fraction(2) ** e for e in exponents]
    b = smoothing(ctx)
    with drawing.figure(7.0, 3.2, columns=3) as (figure, axes):
        for (name, frozen), axis in zip(_heads(n, 1, ctx.seed).items(), axes, strict=True):
            bits = (_missed(frozen),)
            low = [float(lower_bound(frozen, bits, p)[0]) for p in norms]
            high = [float(fit(frozen, bits, p, b, steps=STEPS[ctx.profile.level]).value) for p in norms]
            floats = [float(p) for p in norms]
            axis.fill_between(floats, low, high, alpha=0.25, linewidth=0)
            axis.plot(floats, high, label=say("sandwich_against_the_norm.label"))
            axis.plot(floats, low, label=say("sandwich_against_the_norm.label-2"))
            axis.plot(
                floats,
                [float(proved_bound(n, 1, p)) for p in norms],
                marker="",
                label=say("sandwich_against_the_norm.label-3"),
            )
            values = [enclosure(ctx.quantities["bound"], {"n": n, "m": 1, "norm": p}) for p in norms if 5 * p <= n]
            axis.plot(floats[: len(values)], [float(v[0]) if v else float("nan") for v in values], label="judged bound")
            axis.set(xscale="log", ylim=(-0.05, 1.05), title=name, xlabel="path norm")
        axes[0].set_ylabel("risk")
        figure.legend(*axes[0].get_legend_handles_labels(), loc=drawing.BELOW, ncols=2)
        svg = drawing.to_svg(figure)
    return Figure(name="thm-11.sandwich.svg", svg=svg, caption=say("sandwich_against_the_norm.caption", n=n))
