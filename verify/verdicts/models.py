"""The model of a paper: how it is read, how it travels to a worker, and what the default is.

A paper may bring its own kind of model (``Paper.model_loader``); without one it is the kind that is installed under
the entry point ``verify.models``.  The court asks one thing of it: ``to_dict()`` gives JSON data from which the loader
makes the same model again.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from verify.errors import BadInput
from verify.installed import entry_points
from verify.records import ModelLoader, Paper

__all__ = ["as_data", "default_data", "from_data", "loader", "standard_loader"]


@functools.cache
def standard_loader() -> ModelLoader:
    """The loader of a paper that brings none: what is installed under the entry point ``verify.models``."""
    for point in entry_points("verify.models", "standard"):
        return cast(ModelLoader, point.load())
    raise BadInput(
        "no kind of model is installed (entry point verify.models), and the paper has none of its own; "
        "install the package again: make install, or pip install -e ."
    )


def loader(paper: Paper) -> ModelLoader:
    return paper.model_loader or standard_loader()


def from_data(paper: Paper, data: Mapping[str, Any]) -> Any:
    """The model again, from what :func:`as_data` wrote; this is what a check sees."""
    return loader(paper)(data)


def as_data(paper: Paper, model: Any = None) -> dict[str, Any]:
    """A request for a model (nothing, a file, the name of one of ours, or a model) as JSON data; one clear line if it
    cannot be one."""
    try:
        if model is None or isinstance(model, (str, Path)):
            model = loader(paper)(None if model is None else _file(model))
    except ValueError as error:
        raise BadInput(" ".join(str(error).split())) from None
    data = _plain(paper, model)
    try:
        again = _plain(paper, from_data(paper, data))
    except ValueError as error:
        raise BadInput(f"paper {paper.id}: does not take this model ({' '.join(str(error).split())})") from None
    if again != data:
        raise BadInput(f"paper {paper.id}: its model loader makes another model of what to_dict() wrote")
    return data


def _file(model: str | Path) -> Path:
    from verify.files import model_file

    return model_file(model)


def _plain(paper: Paper, model: Any) -> dict[str, Any]:
    """``to_dict()`` as a reader of ``results.json`` will see it: lists for tuples, text for keys."""
    write = getattr(model, "to_dict", None)
    if not callable(write):
        raise BadInput(f"paper {paper.id}: a {type(model).__name__} is no model; a model has a method to_dict()")
    try:
        data = json.loads(json.dumps(write(), allow_nan=False))
    except (TypeError, ValueError) as error:
        raise BadInput(f"paper {paper.id}: to_dict() of its model is not JSON data ({error})") from None
    if not isinstance(data, dict):
        raise BadInput(f"paper {paper.id}: to_dict() of its model is a {type(data).__name__}, not a dict")
    return data


def default_data(paper_id: str) -> dict[str, Any] | None:
    """The default model of a registered paper, or None where the paper is not at hand to be asked."""
    from verify.verdicts import papers as registry

    try:
        return as_data(registry.paper(paper_id))
    except BadInput:
        return None
