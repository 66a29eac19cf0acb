"""The checks of what stands in the place of Lemma 8: the best constant is zero, and where it is attained."""

from __future__ import annotations

from fractions import Fraction

from theorems.han2025.lemma_8.checks import argued_along_rays, ray, stationary
from theorems.han2025.shared.displays import by_proof, for_the_papers_risk, of_part, refuted_by
from theorems.han2025.shared.floor import floor_facts
from theorems.han2025.shared.vanishing import LARGEST, Size, decide, lower_value
from verify.records import Certificate, Context, Evidence, Kind

_SETTING = "n : int, k : int, n >= k >= 1, 0 < tau <= 1, b > 0"


@for_the_papers_risk
@of_part("best", "repair.mu")
def best_constant_is_compared(ctx: Context) -> Evidence:
    """A squared norm is never negative, and far heads at every size have as small a ratio as one likes: the best is 0.

    Shown where it is compared: at the sizes that can be enumerated by a certificate for the value that was put in.
    """

    stated = ctx.quantities["repair.mu"]
    found = decide(stated, "==", "0", _SETTING)
    if found.answer == "yes":
        bodies = [("lemma-8.ray", ray(8, 3, Fraction(1, 10**30))), ("lemma-8.ray-2", ray(2, 1, Fraction(1, 10**30)))]
        certificates = tuple(Certificate(name=f"{name}.json", body=body) for name, body in bodies)
        return by_proof(
            floor_facts(),
            (
                "Heads on one position at growing radius have a ratio that falls to zero exponentially (below 10^-30 "
                "by certificates at n = 8, k = 3 and n = 2, k = 1), and a squared norm is not negative. Not "
                "machine-checked"
                ", for all sizes: every other weight falls to zero along the ray and the gradient with them, "
                "while the risk stays above its positive floor."
            ),
            certificates=certificates,
        )
    if found.answer != "no" or found.undefined:
        return Evidence.unknown(f"{stated.text} was not compared with 0: {found.reason}.")
    n, k = int(found.witness["n"]), int(found.witness["k"])
    at = {"n": n, "k": k, "tau": found.witness["tau"], "b": found.witness["b"]}
    value = lower_value(stated, at)
    if value is None:
        return Evidence.no(
            Kind.ARGUED,
            (
                "At {removeprefix}: 0 is larger, and valid, for a squared norm is not negative. So it is not the best."
            ).format(removeprefix=found.reason.removeprefix("at ")),
        )
    small = next(
        (
            (m, j)
            for m, j in ((n, k), (2, 1), (4, 2), (8, 3), (3, 3))
            if m <= LARGEST
            and lower_value(stated, {**at, "n": m, "k": j, "tau": Fraction(1, m), "b": Fraction(1, 100)}) is not None
        ),
        None,
    )
    if small is None:
        return argued_along_rays(Size(n, k, None, Fraction(1, n), True))
    m, j = small
    value = lower_value(stated, {"n": m, "k": j, "tau": Fraction(1, m), "b": Fraction(1, 100)})
    assert value is not None
    return refuted_by(
        f"At n = {m}, k = {j}, tau = 1/{m}, b = 1/100 far heads on one position have a smaller ratio.",
        ("lemma-8.ray", ray(m, j, value)),
    )


@for_the_papers_risk
@of_part("attained")
def infimum_is_attained_at_a_stationary_point(ctx: Context) -> Evidence:
    exact = [
        ("lemma-8.attained" + suffix, dict(body))
        for (n, k), suffix in (((4, 2), ""), ((6, 3), "-6"))
        for _, body in stationary(n, k)
    ]
    return Evidence.yes(
        Kind.ARGUED,
        (
            "At zero heads the gradient by a head is the sum over the positions of the derivative by their weight "
            "times their place; a turn that fixes the parity set makes the derivatives equal along its orbits, "
            "and the places of an orbit sum to zero. Certificates at n = 4 and n = 6; for all sizes it is not "
            "machine-checked"
            "."
        ),
        certificates=tuple(Certificate(name=f"{name}.json", body=body) for name, body in exact),
    )
