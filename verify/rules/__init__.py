"""Rules of instruments that serve any paper: a folder an instrument, beside the audit's checker.

They re-derive certificates under the checker's own restrictions: the standard library, python-flint and what the
checker lends (:mod:`verify.checker.reading`, :mod:`verify.checker.balls`), and nothing of the instrument that writes
them.  A folder's table ``KINDS`` has one function a kind; it is loaded when a certificate of such a kind is there.
"""

__all__ = ["FOLDERS"]

FOLDERS = {  # kind: the folder
    "lipschitz-dual": "lipschitz_fit",
    "lipschitz-fit": "lipschitz_fit",
    "neurons-bound": "neurons",
    "share-points": "soft_share",
    "share-rows": "soft_share",
    "worst-case-bound": "worst_case",
    "worst-case-every": "worst_case",
    "worst-case-instance": "worst_case",
}
