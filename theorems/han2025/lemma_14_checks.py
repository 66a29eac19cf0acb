"""The bounds of Lemma 14: each printed one against what is proved for all sizes, and where it fails."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from theorems.han2025 import bounds
from theorems.han2025.bounds import BOUNDS, SYMBOLS, by_proof
from theorems.han2025.common import ANY, for_the_papers_model, missing, not_applicable, rows_for, unconfirmed
from theorems.han2025.lemma_14_second import equal_heads
from verify.records import Certificate, Constant, Context, Evidence, Figure, Finding, Kind

ID = "lemma-14"
ENTRY = "20/tau**2 + 32*k**2/(tau**2*sqrt(b))"
ENTRY_TREE = ["+", ["/", "20", ["*", ["tau"], ["tau"]]],
              ["/", ["*", "32", ["k"], ["k"]], ["*", ["tau"], ["tau"], ["sqrt", ["b"]]]]]


# --- the statement -----------------------------------------------------------------------------------------


@for_the_papers_model
def hessian_is_bounded_for_all_sizes(ctx: Context) -> Evidence:
    opening = ("True for every b > 0, for another reason than the one given: "
               if "constant" not in ctx.replaced else "")
    return by_proof(
        ctx, "constant", "hessian",
        opening + r"$\lVert\nabla^2\hat y\rVert\le\bigl(\tfrac{8}{3\sqrt3}k+k^2/\sqrt b\bigr)/\tau^2$, since the "
        r"Hessian is $(f'K_i+f''C_iC_i^T)/\tau^2$ within a head and $f''C_iC_r^T/\tau^2$ across, with $|f'|\le4k$, "
        r"$|f''|\le4k/\sqrt b$, $|C_i|\le\frac12$ and $\lVert K_i\rVert\le2/(3\sqrt3)$.")


@for_the_papers_model
def no_explicit_hessian_exceeds_the_constant(ctx: Context) -> Evidence:
    return bounds.attack(ctx, ID, "constant", "hessian", "the norm of the Hessian")


@for_the_papers_model
def constant_is_compared_at_this_model(ctx: Context) -> Evidence:
    return bounds.at_this_model(ctx, ID, "constant", "hessian", "the norm of the Hessian")


@for_the_papers_model
def our_constant_is_proved(ctx: Context) -> Evidence:
    unknown = missing(bounds.facts())
    if unknown:
        return unconfirmed(unknown)
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED,
                    summary=r"Proved for all $n\ge k\ge1$, $\tau>0$, $b>0$; smaller than printed by a factor of at "
                            r"least 25 everywhere and of about $64k$ for small $b$.")


@for_the_papers_model
def our_constant_is_sharp(ctx: Context) -> Evidence:
    """n = 2, k = 1: the first term as b → ∞ is half of ours, the second as b → 0 half of ours: certified points."""
    place = {"kind": "formula-inequality", "n": 2, "k": 1, "tau": "1", "relation": ">"}
    small = place | {"b": "1/1000000", "heads": [["0", "0"]], "x": "10", "left": ["abs", ["hessian", "1", "1"]],
                     "right": "499"}
    large = place | {"b": "1000000000000", "heads": [["0", "13/20"]], "x": "10",
                     "left": ["abs", ["hessian", "1", "1"]], "right": "769/1000"}
    return Evidence(
        finding=Finding.YES, kind=Kind.CERTIFIED, corroborates=True,
        certificates=(Certificate(name="lemma-14.small-b.json", body=small),
                      Certificate(name="lemma-14.large-b.json", body=large)),
        summary=r"Neither term can be made smaller than half: on two positions with one head the norm exceeds "
                r"$0.499/\sqrt b$ at $b=10^{-6}$, and 0.769 at $b=10^{12}$ where our first term is 1.54.")


# --- the steps: bounds -------------------------------------------------------------------------------------


@for_the_papers_model
def mixed_derivatives_of_two_heads_vanish(ctx: Context) -> Evidence:
    """v1* is a sum of one function a head: in the derived Hessian across heads there is no term with f'."""
    from numerics.curvature_facts import hessian_has_two_terms

    facts = {"across heads only f''·∂P·∂Q": hessian_has_two_terms()}
    if missing(facts):
        return unconfirmed(missing(facts))
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED,
                    summary="Each head adds a function of its own entries to the attention vector, so derivatives by "
                            "entries of two heads vanish.")


@for_the_papers_model
def product_rule_is_right(ctx: Context) -> Evidence:
    from numerics.curvature_facts import hessian_has_two_terms

    facts = {"within a head f'·∂²P + f''·∂P·∂P": hessian_has_two_terms()}
    if missing(facts):
        return unconfirmed(missing(facts))
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED,
                    derived=r"\frac{\partial^2\hat y}{\partial a_{13}^2}=f'(S)\,\frac{K_{11}}{\tau^2}+f''(S)\,"
                            r"\frac{C_1^2}{\tau^2}",
                    summary="The product rule is applied correctly; SymPy derives the same for symbolic k.")


@for_the_papers_model
def cross_entries_are_bounded(ctx: Context) -> Evidence:
    return by_proof(
        ctx, "cross", "cross-entry",
        r"The bound is true of the true entry for all sizes: it is at most $k/(\tau^2\sqrt b)$. The arithmetic of the "
        r"chain is right, $\frac2{\sqrt b}\cdot4k^2\cdot2\cdot2=32k^2/\sqrt b$.")


@for_the_papers_model
def no_explicit_cross_entry_exceeds_the_bound(ctx: Context) -> Evidence:
    return bounds.attack(ctx, ID, "cross", "cross-entry", "a mixed second derivative of the output")


@for_the_papers_model
def displayed_cross_entry_exceeds_the_bound(ctx: Context) -> Evidence:
    """The display's own middle expression, wrong second derivative and signs included, is not below the bound.

    n = 4, x = 1000, k = 2 equal heads: where 2γ_1 is just above 1/2 the wrong term is of the order 1/b.
    """
    if "cross" in ctx.replaced:
        return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary="Judged for the printed bound only.")
    left = ["abs", ["/", ["*", _printed_layers(), _printed_share("1"), _printed_share("2")], ["*", ["tau"], ["tau"]]]]
    right = ["/", ["*", "32", ["k"], ["k"]], ["*", ["tau"], ["tau"], ["sqrt", ["b"]]]]
    b = Fraction(1, 10**9)
    head = _head_of_share((0.5 + float(b / 2) ** 0.5) / 2)
    body = {"kind": "formula-inequality", "n": 4, "k": 2, "tau": "1", "b": str(b), "x": "1000",
            "heads": [[head, "0"], [head, "0"]], "left": left, "relation": ">", "right": right}
    return Evidence(
        finding=Finding.NO, kind=Kind.CERTIFIED,
        certificates=(Certificate(name="lemma-14.cross-display.json", body=body),),
        summary=r"Read as a bound of the displayed middle expression it fails for small b: the wrong second derivative "
                r"has a term $z/(4(z^2+b)^{3/2})$ of the order $1/b$. A point with $b=10^{-9}$ is certified.")


@for_the_papers_model
def displayed_slope_derivative_exceeds_the_bound(ctx: Context) -> Evidence:
    """n = 4, x = 1000, one head whose share is just below 1/2, b = 10^-5: the same wrong term in (12)."""
    if "mixed" in ctx.replaced:
        return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary="Judged for the printed bound only.")
    b = Fraction(1, 10**5)
    left = ["abs", ["/", ["*", ["k"], _printed_layers(), _printed_share("1")], ["tau"]]]
    right = ["/", ["*", "16", ["k"], ["k"], ["k"]], ["*", ["tau"], ["sqrt", ["b"]]]]
    body = {"kind": "formula-inequality", "n": 4, "k": 1, "tau": "1", "b": str(b), "x": "1000",
            "heads": [[_head_of_share(0.5 - float(b / 2) ** 0.5), "0"]], "left": left, "relation": ">", "right": right}
    return Evidence(
        finding=Finding.NO, kind=Kind.CERTIFIED,
        certificates=(Certificate(name="lemma-14.mixed-display.json", body=body),),
        summary=r"Read as a bound of the displayed middle expression it fails for small b: the wrong second derivative "
                r"has a term of the order $1/b$. At n = 4, k = 1, τ = 1, $b=10^{-5}$ that expression exceeds 8000 and "
                "the bound is 5060.")


def _printed_layers() -> list[Any]:
    """Σ_q (-1)^q (8q - 4) times the second derivative of the activation as it is printed."""
    square = ["+", ["*", ["z", "q"], ["z", "q"]], ["b"]]
    bend = ["/", ["-", ["*", "2", ["sqrt", square]], ["/", ["z", "q"], ["sqrt", square]]], ["*", "4", square]]
    return ["layers", "q", ["*", ["alternating", "q"], ["-", ["*", "8", "q"], "4"], bend]]


def _printed_share(head: str) -> list[Any]:
    from theorems.han2025.lemma_14_displays import bracket

    return ["sum", "p", "", ["*", ["x", "p"], bracket("sin", "p", head)]]


def _head_of_share(share: float) -> str:
    """n = 4, x = 1000: the head (a, 0) has the share 1/(1 + 2e^-a + e^-2a) = 1/(1 + e^-a)²."""
    import math

    return str(Fraction(f"{-math.log(1 / math.sqrt(share) - 1):.15f}"))


@for_the_papers_model
def slope_derivatives_are_bounded(ctx: Context) -> Evidence:
    return by_proof(
        ctx, "mixed", "slope-derivative",
        r"True of the true quantity for all sizes: $k|f''||C|/\tau\le2k^2/(\tau\sqrt b)$.")


@for_the_papers_model
def no_explicit_slope_derivative_exceeds_the_bound(ctx: Context) -> Evidence:
    return bounds.attack(ctx, ID, "mixed", "slope-derivative", "the derivative of the slope")


@for_the_papers_model
def entry_exceeds_its_bound_for_huge_smoothing(ctx: Context) -> Evidence:
    """n = k = 64, b = 10^11: f' is close to 2k and K_11 close to 0.16, so f'K_11 > 20."""
    if "entry" in ctx.replaced:
        return _entry_by_proof(ctx, None)
    body = equal_heads(64, 64, str(10**11), "7/8") | {
        "left": ["abs", ["hessian", "0", "0"]], "relation": ">", "right": ENTRY_TREE}
    return Evidence(
        finding=Finding.NO, kind=Kind.CERTIFIED, certificates=(Certificate(name="lemma-14.entry.json", body=body),),
        derived=r"\Bigl|\frac{\partial^2\hat y}{\partial a_{13}^2}\Bigr|\le\frac1{\tau^2}\Bigl(\frac{8k}{3\sqrt3}+"
                r"\frac k{\sqrt b}\Bigr)",
        summary=r"False for many heads and a huge smoothing: as $b\to\infty$ the entry tends to $2kK_{11}/\tau^2$, "
                r"which grows with k, while the bound tends to $20/\tau^2$. At n = k = 64, $b=10^{11}$ a point is "
                r"certified. The bound is true for $b\le10^6$ at all sizes, and for $k\le12$ at every b.")


def _entry_by_proof(ctx: Context, ceiling: Fraction | None) -> Evidence:
    found = by_proof(ctx, "entry", "hessian-entry",
                     r"Each entry is at most $(\frac8{3\sqrt3}k+k/\sqrt b)/\tau^2$.", ceiling)
    if found.finding is Finding.YES:
        return found
    tried = bounds.attack(ctx, ID, "entry", "hessian-entry", "an entry of the Hessian", ceiling)
    return tried if tried.finding is Finding.NO else found


@for_the_papers_model
def entries_are_bounded_for_small_smoothing(ctx: Context) -> Evidence:
    """b ≤ 10^6: 20 - (8/(3√3))k + 31k²/1000 has a negative discriminant; a replaced bound is judged by dominance."""
    import sympy as sp

    if "entry" in ctx.replaced:
        return _entry_by_proof(ctx, Fraction(10**6))
    k = sp.Symbol("k", positive=True)
    unknown = missing(bounds.facts() | {
        "no root": bool(sp.discriminant(20 - 8 * k / (3 * sp.sqrt(3)) + sp.Rational(31, 1000) * k**2, k) < 0)})
    if unknown:
        return unconfirmed(unknown)
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, domain="all n >= k >= 1, 0 < tau <= 1, 0 < b <= 10^6",
        summary=r"For $b\le10^6$ it is true at all sizes: the entry is at most $(\frac8{3\sqrt3}k+k/\sqrt b)/\tau^2$, "
                r"and $20+32k^2/\sqrt b$ exceeds this, since $k/\sqrt b\le k^2/\sqrt b$ and "
                r"$20-\frac8{3\sqrt3}k+0.031k^2$ has "
                "no real root.")


@for_the_papers_model
def displayed_frobenius_bound_fails(ctx: Context) -> Evidence:
    """n = 2, k = 1, b = 10^-6, zero head: the squared norm is 250 000/τ⁴, the display allows 64 040/τ²."""
    left = ["*", ["hessian", "1", "1"], ["hessian", "1", "1"]]
    body = {"kind": "formula-inequality", "n": 2, "k": 1, "tau": "1", "b": "1/1000000", "heads": [["0", "0"]],
            "x": "10", "left": left, "relation": ">", "right": ["*", "2", ["k"], ENTRY_TREE]}
    return Evidence(
        finding=Finding.NO, kind=Kind.CERTIFIED, certificates=(Certificate(name="lemma-14.frobenius.json", body=body),),
        derived=r"\lVert H\rVert_2\le\lVert H\rVert_F\le2k\max_{e,e'}|H_{ee'}|",
        summary=r"Squares are missing: $(2k)^2$ entries of size c give $\lVert H\rVert_F^2\le(2k)^2c^2$, and the "
                r"display has $2k\,c$. It fails already at n = 2, k = 1, τ = 1, $b=10^{-6}$, where one entry squared "
                r"is 250 000 and the right side 64 040; for small τ it fails at every b, since the sides scale as "
                r"$\tau^{-4}$ and $\tau^{-2}$.")


@for_the_papers_model
def norm_is_bounded_by_the_entries(ctx: Context) -> Evidence:
    """‖H‖² ≤ Σ H_ee'² ≤ (2k)² c²: the constant must be at least 2k times the entry bound."""
    from numerics.dominance import never_smaller
    from numerics.expression import parse

    entry = ctx.quantities["entry"]
    product = parse(f"2*k*({entry.text})", SYMBOLS)
    if never_smaller(entry, parse("0", SYMBOLS)) and never_smaller(ctx.quantities["constant"], product):
        return Evidence(finding=Finding.YES, kind=Kind.ARGUED,
                        summary=r"With the squares put in, $(2k)^2$ entries of size at most c have "
                                r"$\lVert H\rVert_F\le2k\,c$, which is the stated constant.")
    return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE,
                    summary="The constant does not follow from the entry bound.")


# --- numbers -----------------------------------------------------------------------------------------------


@rows_for(loss=ANY, inputs=ANY)
def constants(ctx: Context) -> tuple[Constant, ...]:
    """The printed bounds beside certified suprema."""
    if not_applicable(ctx):
        return ()
    wanted = [("constant", "hessian"), ("entry", "hessian-entry"), ("cross", "cross-entry"),
              ("second", "share-curvature"), ("mixed", "slope-derivative")]
    rows = bounds.rows(ctx)
    full = rows[: (0, 1, len(rows))[ctx.profile.level]]  # where every bound of the proof gets its row
    return tuple(
        bounds.constant_row(ctx, ID, quantity, name, row)
        for row in rows
        for quantity, name in (wanted if row in full and row[0] <= bounds.ENCLOSED else wanted[:1])
        if not (name == "cross-entry" and row[1] == 1) and not (name in bounds.ENTRIES and row[0] == 2))


def printed_and_proved(ctx: Context) -> Figure:
    """The printed constant against ours and against the largest Hessian found, for k and b."""
    from numerics.drawing import figure, to_svg
    from numerics.expression import parse
    from numerics.smoothness import strongest_curvature

    printed, ours = ctx.quantities["constant"], parse(BOUNDS["hessian"], SYMBOLS)

    def place(k: int, b: Fraction) -> dict[str, Any]:
        return {"n": max(k, 8), "k": k, "tau": Fraction(1), "b": b}

    def ratio(k: int, b: Fraction) -> float:
        return float(printed.ball(place(k, b)) / ours.ball(place(k, b)))

    def found(k: int, b: Fraction) -> float:
        return float(printed.ball(place(k, b))) / strongest_curvature("hessian", 8, k, b, 0.25).value

    powers, few = range(-6, 7), range(-6, 7, 2) if ctx.profile.level else (-2,)
    with figure() as (fig, ax):
        for k in (1, 3, 10, 30):
            (line,) = ax.plot([10.0**p for p in powers], [ratio(k, Fraction(10) ** p) for p in powers],
                              label=f"k = {k}, proved for all n", linestyle="--", marker="")
            if k <= 3:
                ax.plot([10.0**p for p in few], [found(k, Fraction(10) ** p) for p in few], color=line.get_color(),
                        linestyle="-", marker="o", label=f"k = {k}, found at n = 8")
        ax.set(xlabel="smoothing b", ylabel="printed / proved, printed / found", xscale="log", yscale="log",
               ylim=(2, 4000))
        ax.legend(ncols=2, loc="lower left")
        svg = to_svg(fig)
    return Figure(name="lemma-14.ratio.svg", svg=svg,
                  caption="The printed smoothness constant is at least 25 times larger than one that is proved for all "
                          f"sizes (dashed), and {ratio(30, Fraction(1, 10**6)):.0f} times at k = 30, b = 10⁻⁶; the "
                          "ratio does not depend on n or τ. The distance to the largest Hessian at an explicit point "
                          "(solid, n = 8) is larger still.")
