"""One test of order for formulas on stated domains; see :mod:`numerics.formula.order.decide`."""

from numerics.formula.order.decide import decide, defined
from numerics.formula.order.decision import Decision
from numerics.formula.order.domain import Domain, DomainError

__all__ = ["Decision", "Domain", "DomainError", "decide", "defined"]
