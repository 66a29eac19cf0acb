"""A machine referee for theorems: it judges a paper claim by claim and shows certificates.

From Python, with nothing heavy imported before it is needed::

    import verify

    audit = verify.audit("lemma-15", profile="quick", replace={"lemma-15.constant": "k**2/tau"})
    audit["lemma-15"].verdict        # the court's word
    audit.constants()                # printed beside certified; a DataFrame if pandas is installed
    audit.report()                   # report.md, report.html and graph.svg beside the results

:func:`verify.load` opens the directory of an earlier run.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from verify.api import Audit, ClaimView, audit, load

__version__ = "0.1.0"
__all__ = ["Audit", "ClaimView", "__version__", "audit", "load"]


def __getattr__(name: str) -> Any:
    if name in ("Audit", "ClaimView", "audit", "load"):
        from verify import api

        return getattr(api, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
