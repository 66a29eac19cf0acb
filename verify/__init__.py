"""Check the theorems of a paper, statement by statement, with evidence that anyone can verify.

Nothing heavy is imported before it is needed::

    import verify

    audit = verify.audit("lemma-1", profile="quick", replace={"lemma-1.constant": "k**2/tau"})
    audit["lemma-1"].verdict         # "holds", "refuted", "open", ...
    audit.constants()                # printed and optimal values; a DataFrame if pandas is installed
    audit.report()                   # write report.md, report.html and graph.svg
    verify.certify("tanh(x)", "<=", 1, over={"x": "reals"})   # decide an inequality, with a certificate
    verify.worst_case.at_most(problem, "1/16")                # exact rates of first-order methods
    verify.risk("init:1", gradient=True)                      # exact expected risk of given heads
    verify.train(optimiser="adam", rate=0.08, seed=1)         # train the heads on it

:func:`verify.load` reads the directory of an earlier run.  docs/api.md is the reference.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numerics import worst_case
    from numerics.parity.commands.api import risk, train
    from verify.api import Audit, ClaimView, audit, load
    from verify.engines import certify
    from verify.engines.bound import bound
    from verify.engines.modules import lipschitz
    from verify.verdicts.claims import load_paper

__version__ = "0.4.0"
__all__ = [
    "Audit",
    "ClaimView",
    "__version__",
    "audit",
    "bound",
    "certify",
    "lipschitz",
    "load",
    "load_paper",
    "risk",
    "train",
    "worst_case",
]


def __getattr__(name: str) -> Any:
    if name in ("Audit", "ClaimView", "audit", "load"):
        from verify import api

        return getattr(api, name)
    if name == "load_paper":
        from verify.verdicts.claims import load_paper

        return load_paper
    if name == "certify":
        from verify import engines

        return getattr(engines, name)
    if name in ("bound", "lipschitz"):
        from verify.engines import bound, modules

        return bound.bound if name == "bound" else modules.lipschitz
    if name == "worst_case":
        import importlib

        return importlib.import_module("numerics.worst_case")
    if name in ("risk", "train"):
        from numerics.parity.commands import api as instruments

        return getattr(instruments, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
