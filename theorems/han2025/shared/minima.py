"""Strict local minima of the risk with large risk, as exact data: each is certified afresh whenever it is used.

They were found by descent from unit heads and Newton steps.  The heads enter the model as
a/τ only, so a minimum whose heads have equal radii r at temperature τ lies on the unit circle at temperature τ/r.
"""

from __future__ import annotations

from typing import Any

__all__ = ["DEFAULT_MINIMUM", "SPURIOUS", "TWENTY"]
# n = 6, k = 2: on the unit circle at this temperature
SPURIOUS: dict[str, Any] = {
    "n": 6,
    "k": 2,
    "tau": "172833/1000000",
    "b": "1/100",
    "parity_set": [1, 4],
    "heads": [
        ["674158354938860157/125000000000000000000", "-249996925660118736987/250000000000000000000"],
        ["-674158354938860157/125000000000000000000", "19999754052809478219/20000000000000000000"],
    ],
}
# the default model: n = 8, k = 3, τ = 1/8
DEFAULT_MINIMUM: dict[str, Any] = {
    "n": 8,
    "k": 3,
    "tau": "1/8",
    "b": "1/100",
    "parity_set": [1, 3, 6],
    "heads": [
        ["-2814922035633/1000000000000000", "-1541188337752283/1000000000000000"],
        ["-118919910525611/100000000000000", "110411672229199/100000000000000"],
        ["1183161981281669/1000000000000000", "1097656853535747/1000000000000000"],
    ],
}
# the size and the parity set of the paper's experiment: n = 20, k = 3, τ = 1/20, heads near the bits 6, 9 and 12
_SEEN = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 18]
TWENTY: dict[str, Any] = {
    "n": 20,
    "k": 3,
    "tau": "1/20",
    "b": "1/100",
    "parity_set": [8, 11, 18],
    "seen": _SEEN,
    "heads": [
        ["1764190926862233/500000000000000", "-286608590365029/250000000000000"],
        ["1146448647286807/1000000000000000", "-1764203063985713/500000000000000"],
        ["-1090331835959839/500000000000000", "-37517696242903/12500000000000"],
    ],
}
