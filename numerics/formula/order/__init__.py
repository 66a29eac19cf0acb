"""One test of order for formulas on stated domains; see :mod:`numerics.formula.order.comparison`."""

from numerics.formula.order.answer import Decision
from numerics.formula.order.comparison import decide, defined
from numerics.formula.order.domain import Domain, DomainError
from numerics.formula.order.proportion import proportional, share_of
from numerics.formula.order.recheck_book import recheck

__all__ = ["Decision", "Domain", "DomainError", "decide", "defined", "proportional", "recheck", "share_of"]
