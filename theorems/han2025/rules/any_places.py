"""The positions of a model that are no circle, as :mod:`verify.rules.soft_share.points` wants them: line and random."""

from verify.rules.soft_network.places import ordered as places
from verify.rules.soft_network.places import widest

__all__ = ["places", "widest"]
