"""Where the printed quantities of the paper decide something, and which formulas are false there.

``verify battery`` plants errors into the printed formulas and rewrites them; these lists say, for each place, what is
known independently of the checks: a value that is attained (so that a bound on the wrong side of it is false), and the
formulas that are known to be enough.  What neither tells is not scored.
"""

from __future__ import annotations

from theorems.han2025.mutants import appendix as mutants_appendix
from theorems.han2025.mutants import constants as mutants_constants
from theorems.han2025.mutants import convergence as mutants_convergence
from theorems.han2025.mutants import expressivity as mutants_statements
from theorems.han2025.mutants import frozen as mutants_frozen
from theorems.han2025.mutants import repairs as mutants_repairs
from theorems.han2025.mutants import repairs_convergence as mutants_repairs_convergence
from theorems.han2025.mutants import repairs_expressivity as mutants_repairs_expressivity
from theorems.han2025.mutants import repairs_frozen as mutants_repairs_frozen

__all__ = ["TARGETS", "UNJUDGED"]

# printed quantities that no verdict depends on, and why
UNJUDGED = {("thm-5", "rate"): "the step size enters the tables and the training runs, not a statement by itself"}
UNJUDGED |= dict.fromkeys(
    [("contribution-iii", "upper"), ("contribution-iii", "needed")], "no check and no engine reads the two orders"
)
_ORDER = "an order of growth: falsified in the tests of its claim, no oracle of the battery speaks of it"
UNJUDGED |= dict.fromkeys(
    (
        ("rem-12", "product"),
        ("rem-12", "order"),
        ("rem-13", "corollary"),
        ("contribution-ii", "product"),
        ("contribution-ii", "order"),
    ),
    _ORDER,
)
_NUMBER = "a number of a step or a premise: falsified in the tests of its claim, no oracle of the battery speaks of it"
UNJUDGED |= {
    ("thm-11", "line_4"): _NUMBER,
    ("lemma-19", "wrong"): _NUMBER,
    ("rem-9", "upper"): "a bound that is cited from another paper and judged by nothing",
}
UNJUDGED |= dict.fromkeys(
    (("thm-5-failure", "share"), ("thm-5-failure", "floor")),
    ("a number that boxes of the standard profile show; the battery asks with the quick one, which leaves it open"),
)
UNJUDGED[("thm-11-any-heads", "bound")] = "decided by a Coq theorem, not by a check"

TARGETS = (
    *mutants_statements.TARGETS,
    *mutants_constants.TARGETS,
    *mutants_convergence.TARGETS,
    *mutants_appendix.TARGETS,
    *mutants_frozen.TARGETS,
    *mutants_repairs_expressivity.TARGETS,
    *mutants_repairs.TARGETS,
    *mutants_repairs_convergence.TARGETS,
    *mutants_repairs_frozen.TARGETS,
)
