"""Worst cases of first-order methods at fixed sizes: an SDP proposes, exact rationals decide both ends."""

from numerics.worst_case.answers import Answer, Enclosure, at_most, enclose
from numerics.worst_case.ends import Instance, Proof, WorstCase
from numerics.worst_case.forms import Form, Vector
from numerics.worst_case.problem import Oracle, Problem

__all__ = [
    "Answer",
    "Enclosure",
    "Form",
    "Instance",
    "Oracle",
    "Problem",
    "Proof",
    "Vector",
    "WorstCase",
    "at_most",
    "enclose",
]
