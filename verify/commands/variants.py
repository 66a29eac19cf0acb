"""A library of model files, each with the stored results of its quick audit.

A library is a directory of model files, each with a comment at the top on its purpose, and a folder ``results`` with
the compressed results of each: verdicts, evidence and reasons, no certificates, no times.
"""

from __future__ import annotations

import lzma
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from verify import terms
from verify.errors import BadInput, EngineMissing
from verify.files import STORED, read_results_file, shipped
from verify.results.schema import ClaimResult, ReadingResult, Results, StepResult
from verify.results.verdict_changes import judged
from verify.run.certificates import write_atomically
from verify.verdicts.profiles import PROFILES

__all__ = [
    "Variant",
    "audit",
    "differences",
    "library",
    "list_models",
    "slim",
    "statement_table",
    "statements",
    "table",
    "variants",
]

PROFILE = "quick"
WIDTH = 110  # columns of a terminal
PATIENCE = 120.0  # seconds a check
LIBRARY = Path("models/variants")
BASELINE = "default"
BEGIN, END = "<!-- variants:begin -->", "<!-- variants:end -->"


class Variant(NamedTuple):
    name: str
    model: Path
    results: Path
    purpose: str  # the comment at the top of the model file


def library(directory: Path) -> list[Variant]:
    """The variants of a directory, by name."""
    if not directory.is_dir():
        raise BadInput(f"--library {directory}: no such directory; allowed is one with model files (*.toml)")
    found = []
    for path in sorted(directory.glob("*.toml")):
        lines = path.read_text(encoding="utf-8").splitlines()
        comment = [line.lstrip("# ") for line in lines if line.startswith("#")]
        found.append(Variant(path.stem, path, directory / "results" / f"{path.stem}{STORED}", " ".join(comment)))
    if not found:
        raise BadInput(f"--library {directory}: there is no model file (*.toml) in it")
    return found


def audit(model: Path | None, jobs: int | None = None, claims: Sequence[str] = ()) -> Results:
    """A fresh quick audit without figures, slim."""
    from verify.run import runner

    # the effort of the quick profile, and time enough on a busy machine: a time-out would be no difference of models
    profile = msgspec.structs.replace(PROFILES[PROFILE], budget=PATIENCE)
    todo = runner.plan(claims, model=model, profile=profile, figures=False)
    with tempfile.TemporaryDirectory() as folder:
        try:
            return slim(runner.run(todo, Path(folder), jobs=jobs))
        except runner.Interrupted:
            print("verify: interrupted; nothing of this variant is stored", file=sys.stderr)
            sys.exit(130)


def slim(results: Results) -> Results:
    """What a variant is compared by: no texts that every variant shares, no files, no times, no machine."""
    replace = msgspec.structs.replace

    def reading(item: ReadingResult) -> ReadingResult:
        return replace(item, text="", certificates=())

    def step(item: StepResult) -> StepResult:
        readings = tuple(map(reading, item.readings))
        return replace(item, text="", printed="", derived="", certificates=(), readings=readings)

    def claim(item: ClaimResult) -> ClaimResult:
        return replace(
            item,
            statement="",
            readings=tuple(map(reading, item.readings)),
            steps=tuple(map(step, item.steps)),
            repair=None if item.repair is None else replace(item.repair, text=""),
            certificates=(),
            figures=(),
            captions={},
            seconds=0.0,
            constants=tuple(replace(c, certificates=()) for c in item.constants),
        )

    return replace(results, environment={}, seconds=0.0, objects=(), claims=tuple(map(claim, results.claims)))


def statements(results: Results) -> Iterator[tuple[str, Any]]:
    """Every judged statement by a name: claims by their readings, steps, readings of steps, repairs."""
    for claim in results.claims:
        for reading in claim.readings:
            yield f"{claim.id}/{reading.id}", reading
        for step in claim.steps:
            yield step.id, step
            for reading in step.readings:
                yield f"{step.id}/{reading.id}", reading
        if claim.repair is not None:
            yield f"{claim.id}{terms.CORRECTED}", claim.repair


def _word(item: Any) -> str:
    return terms.VERDICTS[item.verdict] if item.applicable else "not applicable"


def differences(old: Results, new: Results) -> list[str]:
    """The statements with different verdicts, one line each; a statement in only one audit is a difference."""
    before, after = dict(statements(old)), dict(statements(new))
    lines = [f"model: {old.model} -> {new.model}"] if old.model != new.model else []
    for name in dict.fromkeys([*before, *after]):
        one, two = (_word(side[name]) if name in side else "missing" for side in (before, after))
        if one != two:
            lines.append(f"{name}: {one} -> {two}")
    return lines


def table(baseline: Results, found: Sequence[tuple[Variant, Results]]) -> str:
    """A Markdown table: on how many statements each variant agrees with the paper's model, and on which claims."""
    base = dict(statements(baseline))
    rows = [
        "| variant | change | same verdict | other verdict | not applicable | claims with the same verdict |",
        "|---|---|---|---|---|---|",
    ]
    for variant, results in found:
        pairs = [(base[name], item) for name, item in statements(results) if name in base]
        count = Counter(
            "none" if not two.applicable else "same" if one.verdict == two.verdict else "other" for one, two in pairs
        )
        verdicts = {claim.id: claim for claim in baseline.claims}
        kept = [
            claim.id
            for claim in results.claims
            if claim.checked and claim.applicable and claim.verdict == verdicts[claim.id].verdict != "open"
        ]
        rows.append(
            f"| {variant.name} | {_changed(baseline, results)} | {count['same']} | "
            f"{count['other']} | "
            f"{count['none']} | {', '.join(kept) or 'none'} |"
        )
    return "\n".join(rows) + "\n"


def _changed(baseline: Results, results: Results) -> str:
    default = baseline.model
    return ", ".join(
        f"`{key} = {value}`" for key, value in results.model.items() if value != default.get(key) and value is not None
    )


def statement_table(baseline: Results, found: Sequence[tuple[Variant, Results]]) -> str:
    """A row a statement, a column a variant, tab-separated: verdict and class of the evidence."""
    columns = sorted([(BASELINE, baseline), *((variant.name, results) for variant, results in found)])
    rows: dict[str, dict[str, str]] = {}
    for name, results in columns:
        for address, _, item in judged(results.claims):
            rows.setdefault(address, {})[name] = f"{item.verdict}/{item.evidence}"
    names = [name for name, _ in columns]
    lines = ["\t".join([address, *(row.get(name, "") for name in names)]) for address, row in rows.items()]
    return "\n".join(["\t".join(["key", *names]), *lines]) + "\n"


def list_models(json: bool = False) -> None:
    """Print the model variants that come with the package, each with its purpose."""
    found = library(shipped(str(LIBRARY)))
    if json:
        from verify.commands.listing import emit

        emit([{"name": variant.name, "purpose": variant.purpose} for variant in found])
        return
    from verify.report.unicode_math import wrapped

    for variant in found:
        print(wrapped(f"{variant.name}: {variant.purpose}", WIDTH, keep="  "))
    print("verify run --model NAME audits one; verify diff default NAME compares its stored results with the paper's")


def variants(
    names: list[str],
    *,
    directory: Path,
    write: bool,
    check: bool,
    jobs: int | None,
    markdown: bool,
    into: Path | None = None,
) -> None:
    """List the library; audit its variants afresh and keep the results, or compare them with those that are kept."""
    known = library(directory if write else shipped(str(directory)))
    if unknown := sorted(set(names) - {variant.name for variant in known}):
        raise BadInput(f"variant {unknown[0]!r}: allowed are {', '.join(variant.name for variant in known)}")
    chosen = [variant for variant in known if not names or variant.name in names]
    if markdown or into is not None:
        base, found = _kept(known, chosen)
        if markdown:
            print(table(base, found), end="")
        if into is not None:
            waiting = [variant.name for variant in chosen if not variant.results.is_file()]
            rest = f"\nNot audited yet: {', '.join(waiting)}.\n" if waiting else ""
            _put(into, f"{table(base, found)}{rest}")
            write_atomically(into.with_suffix(".tsv"), statement_table(base, found))
        return
    worst = 0
    for variant in chosen:
        if write:
            print(f"{variant.name}: {_counts(_written(variant, jobs))}")
        elif check:
            lines = differences(_read(variant), audit(variant.model, jobs))
            print("\n".join([f"{variant.name}: {'unchanged' if not lines else f'{len(lines)} differences'}", *lines]))
            worst = max(worst, int(bool(lines)))
        else:
            from verify.report.unicode_math import wrapped

            kept = _counts(_read(variant)) if variant.results.is_file() else "not audited yet"
            print(f"{wrapped(f'{variant.name}: {variant.purpose}', WIDTH, keep='  ')}\n  {kept}")
    if worst:
        sys.exit(worst)


def _kept(known: Sequence[Variant], chosen: Sequence[Variant]) -> tuple[Results, list[tuple[Variant, Results]]]:
    base = next((variant for variant in known if variant.name == BASELINE), None)
    if base is None:
        raise BadInput(f"the library has no variant {BASELINE} to compare the others with")
    audited = [variant for variant in chosen if variant is not base and variant.results.is_file()]
    return _read(base), [(variant, _read(variant)) for variant in audited]


def _put(path: Path, text: str) -> None:
    """Replace what stands between the markers."""
    try:
        before, rest = path.read_text(encoding="utf-8").split(BEGIN)
        _, after = rest.split(END)
    except (OSError, ValueError):
        raise BadInput(f"--into {path}: allowed is a file with {BEGIN} and {END} in it, once") from None
    write_atomically(path, f"{before}{BEGIN}\n{text}{END}{after}")


def _written(variant: Variant, jobs: int | None) -> Results:
    results = audit(variant.model, jobs)
    if failures := [line for claim in results.claims for line in claim.failures]:
        raise BadInput(f"{variant.name}: not written, a check failed: {failures[0]}")
    if skips := [line for claim in results.claims for line in claim.skips]:
        raise EngineMissing(f"{variant.name}: not written, a check was skipped for want of a package: {skips[0]}")
    text = msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n"
    write_atomically(variant.results, lzma.compress(text, preset=9 | lzma.PRESET_EXTREME))
    return results


def _read(variant: Variant) -> Results:
    try:
        return read_results_file(variant.results)
    except BadInput as error:
        raise BadInput(f"{variant.results}: cannot be read ({error}); verify variants --write makes it") from None


def _counts(results: Results) -> str:
    counts = Counter(_word(item) for _, item in statements(results))
    return ", ".join(f"{number} {word}" for word, number in sorted(counts.items()))
