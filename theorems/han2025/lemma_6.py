r"""Lemma 6: the output is B-smooth in the heads; B is not given there, the details are those of Lemma 14."""

from __future__ import annotations

from theorems.han2025 import bounds
from theorems.han2025.bounds import SYMBOLS, by_proof
from theorems.han2025.common import for_the_papers_model, missing, unconfirmed
from verify.records import Claim, Context, Evidence, Finding, Kind, Quantity, Reading, Repair

__all__ = ["CLAIM"]


@for_the_papers_model
def some_constant_exists(ctx: Context) -> Evidence:
    """The Hessian is bounded for each n, k, τ, b > 0, uniformly in heads and inputs."""
    unknown = missing(bounds.facts())
    if unknown:
        return unconfirmed(unknown)
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, domain="all n >= k >= 1, tau > 0, b > 0",
                    summary=r"True for every b > 0 with $B=(\frac{8k}{3\sqrt3}+\frac{k^2}{\sqrt b})/\tau^2$, whatever "
                            r"the "
                            "heads and the input.")


@for_the_papers_model
def printed_constant_is_one(ctx: Context) -> Evidence:
    """By proof; a replaced constant that is not proved is attacked."""
    which = "The given constant" if "constant" in ctx.replaced else "The constant of Lemma 14"
    found = by_proof(ctx, "constant", "hessian", f"{which} is one such B, for all sizes and b > 0.")
    if found.finding is not Finding.UNKNOWN:
        return found
    tried = bounds.attack(ctx, "lemma-6", "constant", "hessian", "the norm of the Hessian")
    return tried if tried.finding is Finding.NO else found


@for_the_papers_model
def no_constant_exists_without_smoothing(ctx: Context) -> Evidence:
    """b → 0 on two positions with a zero head: the Hessian is 1/(2√b τ²), so b > 0 is needed."""
    import sympy as sp

    z, b = sp.Symbol("z", real=True), sp.Symbol("b", positive=True)
    bend = sp.diff(-2 * (z + sp.sqrt(z**2 + b)), z, 2).subs(z, 0) / 4  # f''·C² with C = 1/2
    if sp.limit(sp.Abs(bend), b, 0) != sp.oo:
        return unconfirmed(["the limit b → 0"])
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, corroborates=True,
                    summary=r"The smoothing is needed: on two positions with one zero head the norm of the Hessian is "
                            r"$1/(2\sqrt b\,\tau^2)$, which has no bound as $b\to0$; for ReLU on two "
                            "positions or more there is no B.")


CLAIM = Claim(
    id="lemma-6",
    title="The output is B-smooth in the heads",
    where="Section 4",
    statement=r"There is a constant $B$ such that $\lVert\nabla\hat y(\mathbf A)-\nabla\hat y(\mathbf A')\rVert\le "
              r"B\lVert\mathbf A-\mathbf A'\rVert$ for all heads; its value is that of Lemma 14.",
    depends_on=("lemma-14",),
    readings=(
        Reading(id="literal", text="For every n ≥ k ≥ 1, τ in (0, 1] and b > 0 some B works for all heads and inputs.",
                checks=(some_constant_exists,)),
        Reading(id="lemma-14", text="With the B of Lemma 14.", checks=(printed_constant_is_one,)),
    ),
    repair=Repair(text=r"The same with $B=(\frac{8k}{3\sqrt3}+\frac{k^2}{\sqrt b})/\tau^2$, for b > 0; for b = 0 there "
                       "is no such B on two positions or more.",
                  checks=(some_constant_exists, no_constant_exists_without_smoothing)),
    quantities=(Quantity(name="constant", text="2*k*(20/tau**2 + 32*k**2/(tau**2*sqrt(b)))", symbols=SYMBOLS,
                         meaning="the constant B, as given in Lemma 14"),),
)
