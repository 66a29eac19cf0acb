r"""Corollary 20: with m fixed hard-attention heads some parity set has risk at least 1 - 2m/2^⌈(n-1)/m⌉.

The statement survives with room to spare and so does its idea, but two displays do not stand as printed: the
strict inequality of *never-attended* (position scores may be tied) and the chain of equalities of *count*.

What is true, with proofs in :mod:`numerics.hard_heads`: the best risk for B is the probability that some
position of B is not revealed.  So B = [n] is a worst set, and its risk is at least Pr[Bin(n-1, 1/2) ≥ m],
with equality for the best heads when m is 1, 2 or at least n.  For a parity set of given size the printed
argument, done with care, gives 1 - (2m - r)/2^(q+1), where n - 1 = qm + r.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from theorems.han2025.cor_20_proof import (
    MOST,
    STEPS,
    as_json,
    failed,
    for_uniform_inputs,
    losses_of_opposed_labels,
    unknown,
)
from verify.records import (
    Certificate,
    Claim,
    Constant,
    Context,
    Evidence,
    Figure,
    Finding,
    Kind,
    Quantity,
    Reading,
    Repair,
    Scope,
)

if TYPE_CHECKING:
    from numerics.hard_attention import MinimaxResult
    from numerics.hard_compare import Comparison

# sizes (n, m) whose heads are all enumerated, by level of the profile; what a level adds to the one before
SIZES = (
    ((2, 1), (3, 1), (4, 1), (3, 2), (4, 2), (4, 3)),
    ((5, 1), (6, 1), (7, 1), (5, 2), (6, 2), (7, 2), (5, 3), (6, 3), (5, 4)),
    ((8, 1), (8, 2), (7, 3)),
)
CHECKED = 2**23  # tuples times inputs that the independent checker takes
TABLE = (((4, 1), (4, 2)), ((8, 1), (20, 1), (6, 2), (8, 2), (20, 2), (5, 3), (6, 3)), ((7, 3),))


def _upto(table: tuple[tuple[Any, ...], ...], ctx: Context) -> list[Any]:
    return [item for level in table[: ctx.profile.level + 1] for item in level]


def _minimaxes(ctx: Context, k: int | None = None) -> dict[tuple[int, int], MinimaxResult]:
    from numerics.hard_attention import minimax

    return {(n, m): minimax(n, m, k) for n, m in _upto(SIZES, ctx) if k is None or n < 8}


def _minimax_certificate(result: MinimaxResult) -> Certificate:
    size = "" if result.k is None else f".k{result.k}"
    return Certificate(name=f"cor-20.minimax.n{result.n}.m{result.m}{size}.json", body={
        "kind": "hard-minimax", "n": result.n, "m": result.m, "k": result.k,
        "representation": result.representation, "value": str(result.value), "heads": as_json(result.heads),
        "distinct_heads": result.distinct_heads, "examined": result.examined})


# ----------------------------------------------------------------------------------------- the statement


def the_argument_in_general() -> list[str]:
    """The parts of the corrected argument that algebra does not confirm: none, if all is well."""
    import sympy as sp

    m, q, r = sp.symbols("m q r", nonnegative=True, integer=True)
    share = r / 2 ** (q + 1) + (m - r) / 2**q  # prefixes of length q + 1 and q that hold no preferred token
    at_r0 = 2 * m / 2**q - share.subs(r, 0)  # ⌈(n-1)/m⌉ is q for r = 0...
    at_r1 = 2 * m / 2 ** (q + 1) - share  # ...and q + 1 for r > 0
    facts = {
        "the prefixes have n - 1 positions": sp.expand(r * (q + 1) + (m - r) * q - (q * m + r)) == 0,
        "their shares add up": sp.simplify(share - (2 * m - r) / 2 ** (q + 1)) == 0,
        "printed is weaker, r = 0": sp.simplify(at_r0 - m / 2**q) == 0,
        "printed is weaker, r > 0": sp.simplify(at_r1 - r / 2 ** (q + 1)) == 0,
        "two opposed labels cost 2": not losses_of_opposed_labels(),
    }
    return [name for name, confirmed in facts.items() if confirmed is not True]


def _judge_bound(ctx: Context, k: int | None) -> Evidence:
    from numerics.hard_compare import against_minimax

    exact, formula = _minimaxes(ctx, k), ctx.quantities["bound"]
    most = MOST[ctx.profile.level]
    found = against_minimax(formula, most, exact, k)
    if found.outcome == "exceeds":
        return _bound_fails(formula.text, found, k)
    checked = [item for item in exact.values() if item.examined * 2**item.n <= CHECKED]
    certificates = tuple(_minimax_certificate(item) for item in checked if k is None or item.m > 1)
    cases = sum(item.examined for item in exact.values())
    domain = f"n <= {most}, m <= n + 1"
    if found.outcome == "undecided":
        return unknown(f"at n = {found.n}, m = {found.m} the formula {formula.text} is neither below what is "
                       "proved nor above what is known to be attained.")
    if "bound" in ctx.replaced:
        text = (f"{formula.text} is at most the exact minimax risk or a proved lower bound on it at all "
                f"{found.points} points ({domain}).")
        return Evidence(finding=Finding.YES, kind=Kind.EXHAUSTIVE, summary=text, cases=found.points,
                        domain=domain, certificates=certificates)
    if missing := the_argument_in_general():
        return failed(f"not confirmed: {', '.join(missing)}.")
    shown = [(at, item.value, formula.exact({"n": at[0], "m": at[1]})) for at, item in exact.items()]
    beside = "; ".join(f"n = {n}, m = {m}: {risk} for {bound}" for (n, m), risk, bound in shown if bound > 0)
    text = (f"Proved for all n and m by the printed argument with its two slips mended, for any classifier "
            f"of the attended embeddings (or of their mean, which shows less). All heads were also "
            f"enumerated at {len(exact)} sizes, {cases} tuples up to symmetry: the exact minimax risk is "
            f"never below the bound ({beside}).")
    return Evidence(finding=Finding.YES, kind=Kind.PROOF, summary=text, cases=cases, domain="all n, m >= 1",
                    derived=r"1-\frac{2m-r}{2^{q+1}},\quad n-1=qm+r,\ 0\le r<m", certificates=certificates)


def _bound_fails(text: str, found: Comparison, k: int | None) -> Evidence:
    size = "" if k is None else f" of size {k}"
    summary = (f"{text} is at least {found.claimed} at n = {found.n}, m = {found.m}, but there are heads "
               f"with risk at most {found.best} for every parity set{size}.")
    if found.n > 12:  # beyond what the checker re-computes; the exact value has a proof for every n
        return Evidence(finding=Finding.NO, kind=Kind.PROOF, summary=summary, cases=found.points)
    name = f"cor-20.bound.n{found.n}.m{found.m}{'' if k is None else f'.k{k}'}.json"
    body = {"kind": "hard-witness", "n": found.n, "m": found.m, "k": k, "representation": "tuple",
            "heads": as_json(found.heads), "value": str(found.best), "claimed": str(found.claimed)}
    return Evidence(finding=Finding.NO, kind=Kind.EXHAUSTIVE, summary=summary, cases=found.points,
                    certificates=(Certificate(name=name, body=body),))


@for_uniform_inputs
def some_parity_set_has_the_risk(ctx: Context) -> Evidence:
    return _judge_bound(ctx, None)


@for_uniform_inputs
def some_parity_set_of_every_size_has_the_risk(ctx: Context) -> Evidence:
    """For given heads the worst risk grows with the size of the set, so size 1 decides."""
    return _judge_bound(ctx, 1)


@for_uniform_inputs
def bound_is_positive_for_few_heads(ctx: Context) -> Evidence:
    from numerics.hard_compare import enclosure, points

    most = MOST[ctx.profile.level]
    formula, everywhere = ctx.quantities["bound"], list(points(most))
    values = {at: enclosure(formula, {"n": at[0], "m": at[1]}) for at in everywhere}
    positive = [at for at, value in values.items() if value is not None and value[0] > 0]
    domain = f"n <= {most}, m <= n + 1"
    if not positive:
        return Evidence(finding=Finding.NO, kind=Kind.EXHAUSTIVE, scope=Scope.INFORMATIVE, domain=domain,
                        summary=f"{formula.text} is nowhere positive for {domain}.", cases=len(everywhere))
    heads = max((m for n, m in positive if n == most), default=0)
    text = (f"It is positive at {len(positive)} of {len(everywhere)} points ({domain}), first at n = "
            f"{positive[0][0]}, m = {positive[0][1]}; at n = {most} for m up to {heads}.")
    return Evidence(finding=Finding.YES, kind=Kind.EXHAUSTIVE, scope=Scope.INFORMATIVE, summary=text,
                    cases=len(everywhere), domain=domain)


@for_uniform_inputs
def averaging_over_ties_breaks_the_bound(ctx: Context) -> Evidence:
    from numerics.hard_attention import averaged_tie_risk
    from numerics.hard_compare import enclosure, shorter

    formula = ctx.quantities["bound"]
    for n in range(1, 15):
        value, worst = enclosure(formula, {"n": n, "m": 1}), averaged_tie_risk(n, n // 2 or 1)
        if value is not None and value[0] > worst:
            claimed = shorter(value[0], worst)
            body = {"kind": "tie-average", "n": n, "value": str(worst), "claimed": str(claimed)}
            text = (f"If tied positions are averaged, the head of constant score shows the number of ones, "
                    f"and the best risk for |B| = k is 1 - 1/C(n,k): at most {worst} at n = {n}, m = 1, "
                    f"where the bound is at least {claimed}.")
            return Evidence(finding=Finding.NO, kind=Kind.EXHAUSTIVE, summary=text, cases=n,
                            derived=r"1-\binom{n}{\lfloor n/2\rfloor}^{-1}",
                            certificates=(Certificate(name=f"cor-20.averaged-ties.n{n}.json", body=body),))
    return unknown(f"the head of constant score does not fall below {formula.text} for n up to 14.")


# ------------------------------------------------------------------------- the repair, numbers and a figure


def binomial_bound_is_proved_and_met(ctx: Context) -> Evidence:
    """Pascal's rule for the count, the algebra of the split, and the enumeration beside both."""
    from numerics.hard_attention import binomial_bound, split_bound
    from numerics.hard_compare import points

    pascal = all(  # 2^(n-1) (1 - bound) obeys the recursion that the count obeys
        2 * (1 - binomial_bound(n, m)) == (1 - binomial_bound(n - 1, m)) + (1 - binomial_bound(n - 1, m - 1))
        for n, m in points(MOST[ctx.profile.level]) if n > 1)
    exact = _minimaxes(ctx)
    sound = all(item.value >= max(binomial_bound(*at), split_bound(*at)) for at, item in exact.items())
    met = all(item.value == binomial_bound(n, m) for (n, m), item in exact.items() if m <= 2)
    missing = the_argument_in_general()
    if not (pascal and sound and met) or missing:
        return failed(f"not confirmed: {', '.join(missing) or 'the count'}.")
    loose = [f"n = {n}, m = {m} (there it is {binomial_bound(n, m)}, the minimax {item.value})"
             for (n, m), item in exact.items() if item.value > binomial_bound(n, m)]
    beyond = f"; it is not met at {', '.join(loose)}" if loose else ""
    return Evidence(
        finding=Finding.YES, kind=Kind.PROOF, domain="all n, m >= 1",
        cases=sum(item.examined for item in exact.values()),
        derived=r"\min_{\mathbf A_{1:m}}\max_{\mathcal B}\mathcal L\ge\Pr[\mathrm{Bin}(n-1,\tfrac12)\ge m]",
        summary=f"Proved by induction on n: fixing the first position of a head's list removes the head or "
                f"the position. Confirmed by enumeration at {len(exact)} sizes, met where m <= 2{beyond}.")


def every_parity_set_respects_the_binomial_bound(ctx: Context) -> Evidence:
    """For every tuple of full lists at small sizes, the least risk over all sets of size k."""
    from itertools import combinations_with_replacement

    import numpy as np

    from numerics.boolean import best_risks
    from numerics.hard_attention import binomial_bound, heads

    cases = 0
    for n, m in ((3, 1), (3, 2), (4, 1), (4, 2)):
        full = [head for head in heads(n) if len(head.positions) == n]
        for chosen in combinations_with_replacement(full, m):
            groups = np.unique(np.stack([h.outcomes(n) for h in chosen]), axis=1, return_inverse=True)[1]
            risks = best_risks(groups.reshape(-1))
            cases += 1
            if any(risks[b] < binomial_bound(b.bit_count(), m) for b in range(1, 2**n)):
                return failed("the enumeration contradicts the proof.")
    return Evidence(finding=Finding.YES, kind=Kind.EXHAUSTIVE, corroborates=True, cases=cases,
                    domain="n <= 4, m <= 2",
                    summary=f"Part (ii) holds for all {cases} choices of full lists at n <= 4, m <= 2.")


def constants(ctx: Context) -> tuple[Constant, ...]:
    """The bound, and the gap that it leaves to the risk 1 of guessing: its ratio shows what is given away."""
    own = (ctx.model.n, ctx.model.heads)
    sizes = [*_upto(TABLE, ctx), *([own] if own[0] <= 12 and own not in _upto(TABLE, ctx) else [])]
    return tuple(row for n, m in sizes for row in _rows(ctx, n, m))


def _rows(ctx: Context, n: int, m: int) -> list[Constant]:
    from numerics.hard_attention import binomial_bound, climb, closed_form, minimax
    from numerics.hard_compare import enclosure

    value = enclosure(ctx.quantities["bound"], {"n": n, "m": m})
    if value is None:
        return []
    known = closed_form(n, m)
    if known is not None:
        low = high = known[0]
    elif (n, m) in _upto(SIZES, ctx):
        low = high = minimax(n, m).value
    else:  # proved from below, a witness from above
        low, high = binomial_bound(n, m), climb(n, m, seed=ctx.seed)[0]
    kind = Kind.EXHAUSTIVE if known is None and low == high else Kind.PROOF
    paper, rows = value[0], []
    pairs = {"bound": (paper, low, high), "1 - bound": (1 - paper, 1 - high, 1 - low)}
    for name, (printed, least, most) in pairs.items():
        ratio = _decimal(printed / most, 12) if most else "undefined"
        rows.append(Constant(
            name=name, at={"n": n, "m": m}, paper=_decimal(printed), best_lower=_decimal(least),
            best_upper=_decimal(most), ratio=ratio, kind=kind))
    return rows


def _decimal(value: Fraction, digits: int = 40) -> str:
    from decimal import Context as DecimalContext

    return f"{DecimalContext(prec=digits).divide(value.numerator, value.denominator):f}"


def gap_against_the_number_of_positions(ctx: Context) -> Figure:
    from numerics import drawing
    from numerics.hard_attention import binomial_bound, split_bound
    from numerics.hard_compare import enclosure

    exact = _minimaxes(ctx)
    with drawing.figure(7.0, 3.4, columns=3) as (figure, axes):
        for m, axis in zip((1, 2, 3), axes, strict=True):
            sizes = range(m + 1, 17)
            judged = {n: enclosure(ctx.quantities["bound"], {"n": n, "m": m}) for n in sizes}
            curves = {
                "judged bound": [(n, 1 - value[0]) for n, value in judged.items() if value and value[0] < 1],
                "the same, sharpened": [(n, 1 - split_bound(n, m)) for n in sizes],
                "our bound": [(n, 1 - binomial_bound(n, m)) for n in sizes],
            }
            for (label, curve), marker in zip(curves.items(), ("s", "^", ""), strict=True):
                axis.plot(*_floats(curve), label=label, marker=marker, markersize=3)
            found = [(n, 1 - item.value) for (n, heads), item in exact.items() if heads == m]
            axis.plot(*_floats(found), "o", color="black", fillstyle="none", markersize=7,
                      label="exact minimax")
            axis.set(yscale="log", ylim=(2e-5, 8), title=f"m = {m}", xlabel="positions n")
            axis.set_xticks((4, 8, 12, 16))
        axes[0].set_ylabel("1 - risk")
        figure.legend(*axes[0].get_legend_handles_labels(), loc="outside lower center", ncols=4)
        svg = drawing.to_svg(figure)
    looseness = ", which allows twice as much for one head and ever more for two"
    if "bound" in ctx.replaced:
        looseness = ""
    return Figure(
        name="cor-20.gap.svg", svg=svg,
        caption="How far below guessing (risk 1) the best classifier on m fixed hard heads may come, against "
                "the number of positions. The exact minimax (circles: all heads enumerated) lies on our "
                f"bound for one and two heads; squares are the bound that is judged{looseness}. Above 1 a "
                "bound says nothing.")


def _floats(curve: list[tuple[int, Fraction]]) -> tuple[list[int], list[float]]:
    return [n for n, _ in curve], [float(value) for _, value in curve]


CLAIM = Claim(
    id="cor-20", where="Appendix B",
    title="Lower bound on the risk for fixed hard attention and any classification head",
    statement=r"Fix $m$ attention matrices and let each head attend to the one position of largest score. "
              r"Whatever classifier is put on top, there is a parity set $\mathcal B\subseteq[n]$ for which "
              r"its expected risk is at least $1-2m/2^{\lceil (n-1)/m\rceil}$.",
    # the proof reuses a display of Theorem 11 (step pigeonhole), not its conclusion
    depends_on=("def-1", "model"),
    readings=(
        Reading(id="literal", text="each head attends to a single position, ties broken by a fixed order of "
                                   "the positions; the parity set may have any size",
                checks=(some_parity_set_has_the_risk, bound_is_positive_for_few_heads)),
        Reading(id="every-size", text="for every k from 1 to n there is such a parity set of size k, as "
                                      "Definition 1 fixes k beforehand",
                checks=(some_parity_set_of_every_size_has_the_risk,)),
        Reading(id="averaged-ties", text="a head whose largest score is tied averages the tied embeddings",
                checks=(averaging_over_ties_breaks_the_bound,)),
    ),
    steps=STEPS,
    repair=Repair(
        text=r"With ties broken by a fixed order, any $m$ heads and any classifier: (i) the set $[n]$ is a "
             r"worst one, and its risk is at least $\Pr[\mathrm{Bin}(n-1,\tfrac12)\ge "
             r"m]=1-2^{1-n}\sum_{i<m}\binom{n-1}{i}$, which is the exact minimax risk for $m=1$, $m=2$ and "
             r"$m\ge n$; (ii) every parity set of size $k$ has risk at least "
             r"$\Pr[\mathrm{Bin}(k-1,\tfrac12)\ge m]$; (iii) for every $k\ge1$ some set of size $k$ has risk "
             r"at least $1-(2m-r)/2^{q+1}$, where $n-1=qm+r$, $0\le r<m$.",
        checks=(binomial_bound_is_proved_and_met, every_parity_set_respects_the_binomial_bound)),
    quantities=(
        Quantity(name="bound", text="1 - 2*m/2**ceil((n-1)/m)", symbols=("n", "m"),
                 meaning="lower bound on the risk for some parity set"),
        Quantity(name="subset_size", text="2**n - m*2**(n - ceil((n-1)/m) + 1)", symbols=("n", "m"),
                 meaning="size of the set of inputs on which position p is not attended"),
        Quantity(name="pair_loss", text="2", symbols=(), meaning="least loss of one output against both "
                                                                 "labels"),
    ),
    constants=(constants,), figures=(gap_against_the_number_of_positions,))
