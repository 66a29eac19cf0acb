"""The content address of an outcome: all that can change it, and nothing that cannot.

Every address has the task (with its model, profile and quantities), the versions of the engines and a digest of code.

* A statement that is decided by its formula depends on Python code, on the formula and the definitions that it uses
  (its digest), and on the stored counterexamples of its address.  No text of any claim is part of it.
* A check is Python code, which may read files.  It depends on all files of the package, except the ``claim.toml`` of
  claims that its code does not lead to and the files that only the audit reads.  Where its code can list or load such
  files by itself, it depends on all of them.
"""

from __future__ import annotations

import functools
import hashlib
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from verify.errors import BadInput
from verify.records import Claim, Paper
from verify.results.schema import SCHEMA
from verify.run import environment, points, sources, worker
from verify.verdicts import models
from verify.verdicts import papers as registry
from verify.verdicts.claims import claim_folder

__all__ = ["Addresses", "address"]

# what the audit reads of a paper and no check does, unless its code names such a file or what reads them
_COURT = ("paper.toml", "searched.json", "statements.toml", "counterexamples.json", "counterexamples_elsewhere.json")
_FROM_PAPER = ("id", "guard", "rows", "model", "rules", "printed")  # what of paper.toml can change what a check does
_READS = re.compile(
    r"(claim|paper|statements)\.toml|(searched|counterexamples\w*)\.json|load_paper|court\.papers"
    r"|verify\.court import papers|catalogue|\bi?glob\b|\brglob\b|\biterdir\b|\blistdir\b|\bscandir\b|os\.walk"
)
_WORD = re.compile(r"[A-Za-z_]\w*")


def address(task: worker.Task, code: str, known: Mapping[str, str], content: Any = None) -> str:
    """SHA-256 of all of it."""
    whole = [SCHEMA, msgspec.to_builtins(task), code, known, content]
    return hashlib.sha256(msgspec.json.encode(whole, order="deterministic")).hexdigest()


class Addresses:
    """The addresses of the jobs of one paper, as its files are now."""

    def __init__(self, paper: Paper, whole: str) -> None:
        """``whole`` is the digest of all files of the paper and of the audit."""
        self.paper, self.whole, self.known = paper, whole, environment.versions()
        self.module = registry.module_of(paper.id)

    def of(self, task: worker.Task) -> str:
        claim = next(claim for claim in self.paper.claims if claim.id == task.claim)
        if statement := points.address_of(task.function):
            content = self._contents_for(task)
            if content is not None:
                return address(task, self._python, self.known, content.get(statement))
            return address(task, self.whole, self.known)
        return address(task, self._code_of(claim.id), self.known)

    def is_idle(self, task: worker.Task) -> bool:
        """Would the job find nothing to ask about its statement?"""
        content = self._contents_for(task)
        return content is not None and points.address_of(task.function) not in content

    def _contents_for(self, task: worker.Task) -> dict[str, Any] | None:
        given = tuple((name, task.quantities[name]) for name in task.replaced)
        return self._contents(task.claim, msgspec.json.encode(task.model), given)

    @functools.cached_property
    def _python(self) -> str:
        return sources.digest(self.module, self.known, sources.is_code)

    @functools.cache  # noqa: B019 - it lives as long as the plan is made
    def _contents(self, claim_id: str, model: bytes, given: tuple[tuple[str, str], ...]) -> dict[str, Any] | None:
        """What decides each statement of a claim; None where the definitions of the paper cannot be read."""
        claim = next(claim for claim in self.paper.claims if claim.id == claim_id)
        try:
            return points.contents(
                self.paper, claim, models.from_data(self.paper, msgspec.json.decode(model)), dict(given)
            )
        except BadInput:
            return None

    @functools.cache  # noqa: B019
    def _code_of(self, claim_id: str) -> str:
        """The digest of what the checks of a claim can read."""
        home = self._home
        if home is None:
            return self.whole
        claim = next(claim for claim in self.paper.claims if claim.id == claim_id)
        reached = self._reached(claim)
        if reached is None:
            return self.whole
        others = (claim_folder(other.id) for other in self.paper.claims)
        left_out = {home / folder / "claim.toml" for folder in others if folder not in reached}
        left_out |= {home / name for name in _COURT}
        real = {os.path.realpath(path) for path in left_out if path.is_file()}
        names = {path.rpartition(os.sep)[2] for path in real}

        def matters(name: str, path: Path) -> bool:
            return path.name not in names or os.path.realpath(path) not in real

        said = {key: self._about.get(key) for key in _FROM_PAPER}
        return sources.digest(self.module, {**self.known, "paper.toml": repr(said)}, matters)

    @functools.cached_property
    def _home(self) -> Path | None:
        """The folder of the paper's package, if it has one."""
        return sources.folder_of(self.module)

    @functools.cached_property
    def _about(self) -> Mapping[str, Any]:
        try:
            return tomllib.loads((self._home / "paper.toml").read_text(encoding="utf-8")) if self._home else {}
        except (OSError, ValueError):
            return {}

    @functools.cached_property
    def _modules(self) -> dict[tuple[str, str], tuple[frozenset[str], bool]]:
        """The modules of the package, by folder and name: the words in each, and whether it may read claims."""
        assert self._home is not None
        found: dict[tuple[str, str], tuple[frozenset[str], bool]] = {}
        for path in sorted(self._home.rglob("*.py")):
            *folders, name = path.relative_to(self._home).parts
            key, text = (
                ("/".join(folders), name.removesuffix(".py")),
                path.read_text(encoding="utf-8", errors="replace"),
            )
            reads = bool(_READS.search(text)) and key != ("", "__init__")  # the package loads its paper, by load_paper
            found[key] = frozenset(_WORD.findall(text)), reads
        return found

    def _reached(self, claim: Claim) -> set[str] | None:
        """The folders of the package that the code of a claim leads to: a module counts as used where its name and the
        names of its folders occur.  None where such code may read files of other claims by itself."""
        assert self._home is not None
        folder = claim_folder(claim.id)
        own = self._home / folder / "claim.toml"
        if not own.is_file():  # the claim is Python code: what it leads to is not told by its folder
            return None
        start = [own.read_text(encoding="utf-8", errors="replace")]
        start += [str(self._about.get(key, "")) for key in ("guard", "rows", "model", "rules")]
        named = frozenset(word for text in start for word in _WORD.findall(text))
        todo = self._used("", named) | {key for key in self._modules if key[0] == folder or key == ("", "__init__")}
        reached: set[tuple[str, str]] = set()
        while todo:
            key = todo.pop()
            reached.add(key)
            words, reads = self._modules[key]
            if reads:
                return None
            todo |= self._used(key[0], words) - reached
        return {place.partition("/")[0] for place, _ in reached}

    def _used(self, folder: str, words: frozenset[str]) -> set[tuple[str, str]]:
        """The modules that a module in a folder with these words in it may import."""
        found = set()
        for place, name in self._modules:
            outside = [part for part in place.split("/") if part and part not in folder.split("/")]
            if words.issuperset(outside) and (name in words or name == "__init__"):
                found.add((place, name))
        return found
