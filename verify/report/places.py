"""Addresses: where a claim, a step, a section or a file is, as a page of this report has to write it.

A report is a folder: ``report.html``, ``errors.html``, ``figures.html`` and a page a claim under ``claims/``.  As a
single file it is one page, and every address is a fragment; ``report.md`` is such a page.
"""

from __future__ import annotations

from typing import NamedTuple

from verify.report.text import slug, url
from verify.results.schema import Results

__all__ = ["FOLDER", "Places", "places", "stems"]

FOLDER = "claims"
MAX_STEM = 80  # characters of a file's name


def stems(results: Results) -> dict[str, str]:
    """The name of each claim's page without its ending; no two alike."""
    found: dict[str, str] = {}
    for claim in results.claims:
        stem = slug(claim.id)[:MAX_STEM].strip(".") or "claim"
        taken = {name.lower() for name in found.values()}
        numbered = (f"{stem}-{number}" if number > 1 else stem for number in range(1, len(taken) + 2))
        found.setdefault(claim.id, next(name for name in numbered if name.lower() not in taken))
    return found


class Places(NamedTuple):
    """How one page writes its links."""

    names: dict[str, str]  # claim -> stem of its page
    steps: frozenset[str]
    ending: str = ".html"
    deep: bool = False  # a page under claims/
    single: bool = False  # everything is on one page
    folder: str = ""  # of the report, for a page over several of them

    def to(self, name: str) -> str | None:
        """A claim or a step; None for what has no place here."""
        if name in self.names:
            return self.home(slug(name)) if self.single else self._page(name)
        claim = name.partition(".")[0]
        if name not in self.steps or claim not in self.names:
            return None
        return self.home(slug(name)) if self.single else f"{self._page(claim)}#{slug(name)}"

    def _page(self, claim: str) -> str:
        return f"{'' if self.deep else self._start + FOLDER + '/'}{url(self.names[claim] + self.ending)}"

    @property
    def _start(self) -> str:
        """The way to the directory of the report."""
        return "../" if self.deep else f"{url(self.folder)}/" if self.folder else ""

    def home(self, section: str = "") -> str:
        """A section of the report's first page."""
        start = f"{self._start}report{self.ending}" if self._start else ""
        return f"{start}#{section}" if section else start or "#"

    def part(self, name: str) -> str:
        """A page of its own beside the first one: ``errors`` or ``figures``."""
        return self.home(name) if self.single else f"{self._start}{name}{self.ending}"

    def file(self, path: str) -> str:
        return f"{self._start}{url(path)}"

    def target(self, word: str) -> str | None:
        """What a sentence links to: ``#section``, ``@page``, ``!file``, or an id."""
        if word.startswith("#"):
            return self.home(word[1:])
        if word.startswith("@"):
            return self.part(word[1:])
        return self.file(word[1:]) if word.startswith("!") else self.to(word)


def places(
    results: Results, ending: str = ".html", *, deep: bool = False, single: bool = False, folder: str = ""
) -> Places:
    steps = frozenset(step.id for claim in results.claims for step in claim.steps)
    return Places(stems(results), steps, ending, deep, single, folder)
