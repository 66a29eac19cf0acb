"""Worst cases of first-order methods: an SDP proposes, exact rationals decide both ends; one step for every k."""

from numerics.worst_case.all_steps import Every, Pattern, for_every, pattern
from numerics.worst_case.answers import Answer, Enclosure, at_most, enclose
from numerics.worst_case.ends import Instance, Proof, WorstCase
from numerics.worst_case.forms import Form, Vector
from numerics.worst_case.problem import Oracle, Problem

__all__ = [
    "Answer",
    "Enclosure",
    "Every",
    "Form",
    "Instance",
    "Oracle",
    "Pattern",
    "Problem",
    "Proof",
    "Vector",
    "WorstCase",
    "at_most",
    "enclose",
    "for_every",
    "pattern",
]
