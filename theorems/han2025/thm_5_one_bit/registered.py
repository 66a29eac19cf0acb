r"""What is to stand in the place of Theorem 5: statements of our own, registered and not judged yet.

They say when gradient descent on the heads does succeed, how fast and how likely, and why no gradient method on this
risk can be efficient.  No check is written: the court finds them open.
"""

from __future__ import annotations

from theorems.han2025.ledger import OURS
from verify.records import Claim, Reading

__all__ = ["CLAIMS"]


def _open(name: str, title: str, statement: str, rests: tuple[str, ...], *others: tuple[str, str]) -> Claim:
    readings = (Reading(id="literal", text=statement), *(Reading(id=key, text=text) for key, text in others))
    return Claim(id=f"thm-5-{name}", title=title, where=OURS, statement=statement, depends_on=rests, readings=readings)


CLAIMS = (
    _open(
        "one-bit", "One bit: from which starts gradient descent converges, how fast, how likely",
        r"For k = 1, b = 0, $n\ge2$, $\tau>0$ and $0\le\eta\le\tau^2/8$, gradient descent from a head with risk "
        r"$L_0<\frac12$ has $\frac1{1/L_0+32\eta t/\tau^2}\le L_t\le\frac1{1/L_0+\eta\kappa^2t/2}$ with "
        r"$\kappa=\frac{2\Delta}\tau(1-\sqrt{L_0/2})$, $\Delta=1-\cos\frac{2\pi}n$.",
        ("def-1", "model", "eq-2", "eq-3", "init"),
        ("attention", r"More than half of the attention on the bit is enough: it never falls, and the risk falls like "
                      r"1/t."),
        ("normalised", r"With the steps $\frac\eta{L_t}\nabla L$, $0\le\eta\le\tau^2/16$, the risk is at most "
                       r"$L_0e^{-\eta\kappa^2t/2}$."),
        ("probability", r"A uniformly drawn unit head has risk below $\frac12$ with probability at most $\frac1n$, and "
                        r"never if $n\ge3$ and $\tau$ exceeds about $18.5/n^2$."),
    ),
    _open(
        "basin", "Bits without cyclic neighbours: an explicit basin, and the rate 1/t",
        r"For $k\ge2$ bits of which no two are neighbours on the circle, b = 0, there is an explicit open set of heads "
        r"from which gradient descent with $\eta\le\tau^2/(k(k+1))$ has a risk between two multiples of 1/t.",
        ("def-1", "model", "eq-2", "eq-3"),
    ),
    _open(
        "failure", "Starts from which gradient descent fails, with their probability",
        r"At the paper's temperature, heads drawn uniformly on the unit circle fail to come below a stated risk with a "
        r"stated probability that does not vanish.",
        ("def-1", "model", "eq-2", "eq-3", "init"),
    ),
    _open(
        "lower", "Gradients of polynomial precision learn no growing k in polynomially many steps",
        r"With gradients of the risk known to an inverse polynomial precision only, no method of polynomially many "
        r"steps learns k-parity for k that grows with n.",
        ("def-1", "model"),
    ),
)
