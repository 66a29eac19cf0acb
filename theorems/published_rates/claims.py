"""Each row of ``rates.toml`` as a claim: nothing is written twice, and nothing is judged here."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable
from typing import Any

from theorems.published_rates import formulas
from theorems.published_rates.table import Rate, rates, shown
from verify.records import Claim, Quantity, Reading

__all__ = ["claims"]

_READS = {
    "upper": "As a guarantee: at each of the sizes listed no function, operator or starting point does worse.",
    "lower": "As a lower bound on the worst case: at each of the sizes listed an instance does at least as badly.",
    "tight": "As the worst case itself: at each of the sizes listed it is a guarantee, and an instance reaches it.",
}


class Asked:
    """A question of ``checks`` about one rate: the module is imported when it is called, so that a list stays quick."""

    def __init__(self, name: str, rate: Rate) -> None:
        self.__name__ = self.__qualname__ = name
        self.__module__, self._rate = "theorems.published_rates.checks", rate

    @functools.cached_property
    def function(self) -> Callable[[Any], Any]:
        made: Callable[[Any], Any] = getattr(importlib.import_module(self.__module__), self.__name__)(self._rate)
        return made

    def __call__(self, context: Any) -> Any:
        return self.function(context)

    def __getattr__(self, mark: str) -> Any:
        if mark.startswith("__") or mark == "function":
            raise AttributeError(mark)
        return getattr(self.function, mark)


def _statement(rate: Rate) -> str:
    relation = r"\ge" if rate.relation == "lower" else r"\le"
    sizes = "; ".join(shown(size) for size in rate.sizes())
    worst_case = "the worst case of " if rate.relation == "lower" else ""
    return (
        r"{about}: {worst_case}${measure} {relation} {rate}\;{scale}$. Judged at the sizes {sizes}, in "
        "every dimension; other sizes are not judged."
    ).format(
        rate="{=rate}",
        about=rate.about,
        worst_case=worst_case,
        measure=rate.measure,
        relation=relation,
        scale=rate.scale,
        sizes=sizes,
    )


def _claim(rate: Rate) -> Claim:
    first = Asked("attained" if rate.relation == "lower" else "guaranteed", rate)
    literal = "upper" if rate.relation == "tight" else rate.relation
    checked = (*rate.checked_formula, "", "")
    formula = "" if rate.relation == "lower" else formulas.guaranteed(rate)
    readings = [
        Reading(id="literal", text=_READS[literal], checks=(first,), formula=formula, checked_formula=checked[0])
    ]
    if rate.relation == "tight":
        both = (first, Asked("attained", rate))
        formula = formulas.attained(rate)
        readings.append(
            Reading(id="tight", text=_READS["tight"], checks=both, formula=formula, checked_formula=checked[1])
        )
    return Claim(
        id=rate.id,
        title=rate.title,
        where=rate.by,
        statement=_statement(rate),
        readings=tuple(readings),
        quantities=(Quantity(name="rate", text=rate.rate, symbols=rate.symbols, meaning="the rate"),),
        constants=(Asked("constants", rate),),
    )


def claims() -> tuple[Claim, ...]:
    return tuple(_claim(rate) for rate in rates())
