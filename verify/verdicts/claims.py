"""A paper from its files: ``paper.toml``, and a folder per claim with ``claim.toml`` and ``checks.py``.

Nothing of a claim's code is imported to list, show or draw it: a check is a name until it is called.  Line breaks in a
text are spaces.  A bare name is a function of the claim's ``checks`` module, ``displays.sign`` one of its module
``displays``, and a name that begins with a dot is relative to the paper's package.  A key that is not known, a formula
in a text that no quantity defines and an edge that leads nowhere are errors when the paper is loaded.
"""

from __future__ import annotations

import functools
import importlib
import re
import tomllib
from collections.abc import Callable
from fractions import Fraction
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from numerics.regular import read_regular
from verify.errors import BadInput, bad_input_at
from verify.installed import spec_of
from verify.records import Claim, Lead, Paper, Plain, Quantity, Reading, Repair, Step, Thing, Trial
from verify.terms import SEVERITIES
from verify.verdicts.templates import find_places

__all__ = ["KINDS", "ClaimText", "Named", "claim_folder", "load_paper"]

KINDS = ("theorem", "experiment", "question")
MAX_TEXT = 4_000_000  # bytes of a file
MAX_BRACES = 100  # nested in a text
_ADDRESS = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)+")
_CHECK = re.compile(r"(\.[A-Za-z_]\w*\.)?([A-Za-z_]\w*\.)*[A-Za-z_]\w*")


class _QuantityText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    formula: str
    symbols: tuple[str, ...]
    meaning: str
    ours: bool = False


class _ReadingText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    checks: tuple[str, ...] = ()
    about: tuple[str, ...] | None = None
    rests_on: tuple[str, ...] | None = None
    formula: str = ""
    words_only: str = ""
    leaves_out: str = ""
    checked_formula: str = ""
    note: str = ""
    argument: str = ""
    facts: tuple[str, ...] = ()
    follows_from: tuple[str, ...] = ()
    threshold: str = ""
    cells: str = "every"
    yes: str = ""
    no: str = ""


class _StepText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    printed: str = ""
    checks: tuple[str, ...] = ()
    rests_on: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    ours: bool = False
    slip: str = ""
    formula: str = ""
    words_only: str = ""
    leaves_out: str = ""
    checked_formula: str = ""
    note: str = ""
    argument: str = ""
    facts: tuple[str, ...] = ()
    follows_from: tuple[str, ...] = ()
    threshold: str = ""
    cells: str = "every"
    reading: dict[str, _ReadingText] = {}


class _RepairText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    checks: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    formula: str = ""
    words_only: str = ""
    leaves_out: str = ""
    checked_formula: str = ""
    note: str = ""
    argument: str = ""
    facts: tuple[str, ...] = ()
    follows_from: tuple[str, ...] = ()


class _Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    constants: tuple[str, ...] = ()
    figures: tuple[str, ...] = ()


class ClaimText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of claim.toml."""

    id: str
    title: str
    where: str
    statement: str = ""
    kind: str = "theorem"
    rests_on: tuple[str, ...] = ()
    quantity: dict[str, _QuantityText] = {}
    reading: dict[str, _ReadingText] = {}
    step: dict[str, _StepText] = {}
    repair: _RepairText | None = None
    show: _Shown = _Shown()
    lead: tuple[Lead, ...] = ()
    severity: str = ""
    meant: str = ""
    restates: str = ""


class _ObjectText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    where: str = ""


class _PaperText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: str
    authors: str
    year: int
    order: int = 1000
    source: str = ""
    main: tuple[str, ...] = ()
    says: tuple[str, ...] = ()
    lead: tuple[Lead, ...] = ()  # what its report opens with
    claims: tuple[str, ...] = ()  # in the paper's order
    guard: str = ""  # module.function: what every check of the paper is wrapped in
    rows: str = ""  # the same for the functions that give constants
    model: str = ""  # module.function that makes the paper's model
    rules: str = ""  # module of the package that re-derives certificates of kinds of its own (verify/checker/rules.py)
    printed: dict[str, str] = {}
    object: dict[str, _ObjectText] = {}
    plain: dict[str, Plain] = {}


class Named:
    """A function by its address: imported when it is called, or when something asks for a mark that it carries.

    One that is ``closed`` has no marks: its code may run in a worker only, which asks for ``function`` itself.
    """

    def __init__(self, module: str, name: str, guard: Callable[[Any], Any] | None, closed: bool = False) -> None:
        self.__name__, self.__qualname__, self.__module__ = name, name, module
        self._guard, self._closed = guard, closed

    @functools.cached_property
    def function(self) -> Callable[[Any], Any]:
        found = _found(self.__module__, self.__name__, "a claim")
        guarded: Callable[[Any], Any] = self._guard(found) if self._guard else found
        return guarded

    def check_module(self) -> None:
        """BadInput if there is no such module; it is found and not imported."""
        if spec_of(self.__module__) is None:
            raise BadInput(f"a claim names {self.__module__}.{self.__name__}: there is no module {self.__module__}")

    def __call__(self, context: Any) -> Any:
        return self.function(context)

    def __getattr__(self, mark: str) -> Any:
        if mark.startswith("_") or self._closed:
            raise AttributeError(mark)
        return getattr(self.function, mark)

    def __repr__(self) -> str:
        return f"<{self.__module__}.{self.__name__}>"


def _joined(text: str) -> str:
    """A text of several lines as one: where a line ends is no part of what is said."""
    depth = 0
    for brace in re.findall(r"[{}]", text):
        depth += 1 if brace == "{" else -1
        if depth > MAX_BRACES:
            raise BadInput(f"a text has more than {MAX_BRACES} braces in each other: {text[:40]!r}")
    return " ".join(text.split())


def claim_folder(claim_id: str) -> str:
    return claim_id.replace("-", "_")


def _read(package: str, name: str, kind: type[Any], folder: Path | None = None) -> Any:
    """A TOML file of a package, or of the ``folder`` that it is in, as a record; what is wrong with it is told in one
    line with the file's name."""
    with bad_input_at(f"{package}/{name}"):
        try:
            if folder is not None:
                text = read_regular((folder / name).resolve(), MAX_TEXT).decode()
            else:
                text = (resources.files(package) / name).read_text(encoding="utf-8")
        except (OSError, ModuleNotFoundError) as error:
            raise BadInput(f"{package}/{name}: cannot be read ({type(error).__name__})") from None
        return msgspec.convert(tomllib.loads(text), type=kind)


def _function(package: str, field: str, address: str, closed: bool = False) -> Callable[[Any], Any] | None:
    """A function that ``paper.toml`` names by its full address: of the paper's own package or of ours, no other.

    Of a ``closed`` paper only one of ours can be called.
    """
    if not address:
        return None
    module, _, name = address.rpartition(".")
    home = next((home for home in (package, "verify") if module == home or module.startswith(f"{home}.")), "")
    if not home or not _ADDRESS.fullmatch(address):
        raise BadInput(
            f"{package}/paper.toml: {field} = {address[:80]!r}; allowed is module.function of the package {package} "
            "or of verify"
        )

    def late(found: Any) -> Any:
        if closed and home == package:
            raise BadInput(
                f"{package}/paper.toml: {field} = {address} is code of {package}, and a verdict is judged without it; "
                "VERIFY_TRUST_CODE=PAPER runs the code of that paper in the process that judges"
            )
        return _found(module, name, f"{field} of paper.toml")(found)

    return late


def _found(module: str, name: str, who: str) -> Callable[[Any], Any]:
    """A function by its address; BadInput if there is none."""
    try:
        found: Callable[[Any], Any] | None = getattr(importlib.import_module(module), name, None)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise  # something that the module itself imports is not installed
        raise BadInput(f"{who} names {module}.{name}: there is no module {error.name}") from None
    if not callable(found):
        raise BadInput(f"{module}: there is no function {name}, which {who} names")
    return found


def _formula(text: _ReadingText | _StepText | _RepairText) -> dict[str, Any]:
    if text.checked_formula and not (text.checks or text.argument):
        raise BadInput(f"checked_formula = {text.checked_formula!r} is given without checks: {text.text[:40]!r}")
    if (text.argument and text.checks) or (text.facts and not text.argument):
        raise BadInput(f"a statement has checks or an argument, and facts beside an argument only: {text.text[:40]!r}")
    if text.follows_from and (text.checks or text.argument or not text.formula):
        raise BadInput(f"follows_from is for a statement with a formula and without checks: {text.text[:40]!r}")
    return {
        "formula": text.formula,
        "words_only": _joined(text.words_only),
        "leaves_out": _joined(text.leaves_out),
        "checked_formula": text.checked_formula,
        "note": _joined(text.note),
        "argument": _joined(text.argument),
        "facts": text.facts,
        "follows_from": text.follows_from,
    }


def _quantity(name: str, text: _QuantityText) -> Quantity:
    return Quantity(name=name, text=text.formula, symbols=text.symbols, meaning=_joined(text.meaning), ours=text.ours)


def _trial(kind: str, where: str, text: _ReadingText | _StepText) -> Trial | None:
    """How runs decide a statement: of experiments and questions only, and complete."""
    yes, no = (_joined(getattr(text, name, "")) for name in ("yes", "no"))
    if kind == "theorem":
        if text.threshold or yes or no:
            raise BadInput(f"{where}: runs do not decide a theorem; remove threshold, yes and no, or set kind")
        return None
    if text.cells not in ("every", "some"):
        raise BadInput(f"{where}: cells {text.cells!r}; allowed are every and some")
    if text.threshold and not re.fullmatch(r"[1-9][0-9]{0,3}/[1-9][0-9]{0,3}", text.threshold):
        raise BadInput(f"{where}: threshold {text.threshold!r}; allowed is a fraction such as 1/2")
    if text.threshold and not 0 < Fraction(text.threshold) < 1:
        raise BadInput(f"{where}: threshold {text.threshold}; allowed is a number between 0 and 1")
    if kind == "question" and bool(yes and no) is not isinstance(text, _ReadingText):
        raise BadInput(f"{where}: an interpretation of a question needs the sentences yes and no; the runs choose one")
    return Trial(kind=kind, threshold=text.threshold, cells=text.cells, yes=yes, no=no)


class _Loader:
    """The functions of one claim by name; one name, one object."""

    def __init__(self, package: str, folder: str, paper: _PaperText, closed: bool) -> None:
        self.package, self.folder, self.closed = package, folder, closed
        self.guard, self.rows = (_function(package, key, getattr(paper, key)) for key in ("guard", "rows"))
        self.made: dict[tuple[str, str], Named] = {}
        self.kind = "theorem"

    def named(self, address: str, guard: Callable[[Any], Any] | None) -> Named:
        if not _CHECK.fullmatch(address):
            raise BadInput(
                f"{self.package}/{self.folder}/claim.toml: {address[:80]!r} names no function; allowed are NAME (of "
                f"checks.py), MODULE.NAME (of this folder) and .MODULE.NAME (of the package {self.package})"
            )
        place, _, name = address.rpartition(".")
        if place.startswith("."):
            module = f"{self.package}{place}"
        else:
            module = f"{self.package}.{self.folder}.{place or 'checks'}"
        return self.made.setdefault((module, name), Named(module, name, guard, self.closed))

    def checks(self, names: tuple[str, ...]) -> tuple[Any, ...]:
        return tuple(self.named(name, self.guard) for name in names)

    def reading(self, key: str, text: _ReadingText) -> Reading:
        return Reading(
            id=key,
            text=_joined(text.text),
            checks=self.checks(text.checks),
            about=text.about,
            uses=text.rests_on,
            trial=_trial(self.kind, f"{self.folder}, reading {key}", text),
            **_formula(text),
        )

    def step(self, claim: str, key: str, text: _StepText) -> Step:
        readings = tuple(self.reading(name, item) for name, item in text.reading.items())
        return Step(
            id=f"{claim}.{key}",
            text=_joined(text.text),
            printed=_joined(text.printed),
            checks=self.checks(text.checks),
            uses=text.rests_on,
            readings=readings,
            about=text.about,
            ours=text.ours,
            slip=text.slip,
            trial=_trial(self.kind, f"{self.folder}, step {key}", text),
            **_formula(text),
        )

    def repair(self, text: _RepairText | None) -> Repair | None:
        if text is None:
            return None
        return Repair(text=_joined(text.text), checks=self.checks(text.checks), about=text.about, **_formula(text))

    def claim(self, text: ClaimText) -> Claim:
        if text.kind not in KINDS:
            raise BadInput(f"{self.folder}/claim.toml: kind {text.kind!r}; allowed are {', '.join(KINDS)}")
        self.kind = text.kind
        if text.severity and text.severity not in SEVERITIES:
            raise BadInput(f"{self.folder}/claim.toml: severity {text.severity!r}; allowed are {', '.join(SEVERITIES)}")
        if text.meant and text.meant not in text.reading:
            raise BadInput(f"{self.folder}/claim.toml: meant {text.meant!r}; allowed are {', '.join(text.reading)}")
        return Claim(
            severity=text.severity,
            meant=text.meant,
            restates=text.restates,
            id=text.id,
            title=text.title,
            where=text.where,
            kind=text.kind,
            statement=_joined(text.statement),
            depends_on=text.rests_on,
            repair=self.repair(text.repair),
            readings=tuple(self.reading(key, item) for key, item in text.reading.items()),
            steps=tuple(self.step(text.id, key, item) for key, item in text.step.items()),
            quantities=tuple(_quantity(key, item) for key, item in text.quantity.items()),
            constants=tuple(self.named(name, self.rows) for name in text.show.constants),
            figures=tuple(self.named(name, None) for name in text.show.figures),
            lead=tuple(_lead(f"{self.folder}/claim.toml", item) for item in text.lead),
        )


_ENDS = ("lower", "upper", "at most")


def _lead(file: str, item: Lead) -> Lead:
    """A sentence with a number for each place, a place for each number, and at least one condition."""
    fits = all(shown.side in _ENDS if shown.constant else not shown.side for shown in item.values.values())
    if not item.when or find_places(item.text) != item.values.keys() or not fits:
        raise BadInput(f"{file}, lead {item.label}: its conditions or its numbers do not fit")
    return msgspec.structs.replace(item, text=_joined(item.text))


def _claim(package: str, paper: _PaperText, claim_id: str, place: Path | None) -> Claim:
    folder = claim_folder(claim_id)
    if place is not None and not folder.isidentifier():
        raise BadInput(f"{package}/paper.toml: claim {claim_id[:80]!r} is no name of a folder")
    text = _read(f"{package}.{folder}", "claim.toml", ClaimText, place and place / folder)
    if text.id != claim_id:
        raise BadInput(f"{package}/{folder}/claim.toml: its id is {text.id}, the folder is that of {claim_id}")
    return _Loader(package, folder, paper, closed=place is not None).claim(text)


def _words(item: Plain) -> Plain:
    return Plain(claim=_joined(item.claim), repair=_joined(item.repair))


def load_paper(package: str, folder: Path | None = None) -> Paper:
    """The paper of a package, every word of it, and none of its code.

    Args:
        package: its name.
        folder: where it is.  Then the package is not imported either, and its code runs in workers only.
    """
    text: _PaperText = _read(package, "paper.toml", _PaperText, folder)
    return Paper(
        id=text.id,
        title=text.title,
        authors=text.authors,
        year=text.year,
        order=text.order,
        source=_joined(text.source),
        main=text.main,
        printed=text.printed,
        model_loader=_function(package, "model", text.model, closed=folder is not None),
        says=tuple(map(_joined, text.says)),
        lead=tuple(_lead(f"{package}, paper.toml", item) for item in text.lead),
        plain={key: _words(item) for key, item in text.plain.items()},
        objects=tuple(Thing(key, item.title, item.where) for key, item in text.object.items()),
        claims=tuple(_claim(package, text, key, folder) for key in text.claims),
    )
