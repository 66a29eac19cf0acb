"""``verify run``, ``verify report``, ``verify index``, ``verify export`` and ``verify bench``."""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from verify import terms
from verify.errors import BadInput, EngineMissing, one_line
from verify.results.schema import ClaimResult, Results

if TYPE_CHECKING:
    from verify.run.runner import Plan

__all__ = ["bench", "default_directory", "export", "index", "report", "run"]

MOST = 20  # lines of complaint
SHOWN_OPEN = "what depends on it is shown as undecided"


def run(
    claims: list[str],
    *,
    out: Path | None,
    jobs: int | None,
    dask: str | None,
    json: bool = False,
    quiet: bool = False,
    pictures: bool | None = None,
    readme: Path | None = None,
    **request: Any,
) -> bool:
    """Validate the request, then audit; True for a finished audit, whatever its verdicts, False if a check failed."""
    from verify.commands.listing import emit
    from verify.commands.terminal import print_lines
    from verify.report import marked_text
    from verify.report.answer import answer, first_answer, found
    from verify.run import runner
    from verify.run.progress import Silent, progress

    if out is not None and out.exists() and not out.is_dir():
        raise BadInput(f"--out {out}: is a file; allowed is a directory")
    if readme is not None:
        marked_text(readme)  # before an hour of computing, not after it
    claims, parts = _split(claims)
    todo = runner.plan(claims, **_drawn(pictures, **request), **request)
    directory = out or default_directory(todo)
    for line in (*_other_model(todo), *_as_printed(todo, request["settings"])) if not json else ():
        print(line, flush=True)

    def early(results: Results) -> None:
        print(first_answer(results, todo.first), flush=True)

    try:
        with contextlib.nullcontext(Silent()) if quiet else progress(len(todo.jobs)) as shown:
            first = None if json or quiet else early
            results = runner.run(todo, directory, jobs=jobs, dask=dask, progress=shown, early=first)
    except runner.Interrupted as stopped:
        print(f"verify: {stopped}; {_left(directory, stopped.results)}", file=sys.stderr)
        sys.exit(130)
    if json:
        emit(found(results, directory, tuple(claims)))
    else:
        lines = [answer(results, directory, tuple(claims)), *_parts(results, parts), *_steps(todo, results)]
        print_lines([*"\n".join(lines).splitlines(), *_against_the_paper(todo, results)])
    _renew(directory, jobs, readme, quiet=json or quiet)
    asked = {claim.id for claim in todo.claims}
    failed = sum(len(claim.failures) for claim in results.claims if claim.id in asked)
    if claims and not failed:
        _refuse_without_engines(directory, [claim for claim in results.claims if claim.id in asked])
    return not failed


def _split(addresses: list[str]) -> tuple[list[str], tuple[str, ...]]:
    """The claims to audit, and the addresses of parts of claims: CLAIM/INTERPRETATION, CLAIM.STEP, CLAIM@corrected."""
    parts = [terms.parse_address(text) for text in addresses if re.search("[/.@!]", text)]
    claims = [re.split("[/.@!]", text)[0] for text in addresses]
    return list(dict.fromkeys(claims)), tuple(parts)


def _parts(results: Results, parts: tuple[str, ...]) -> list[str]:
    """The verdicts on the parts that were named on the command line."""
    from verify.report.answer import first_answer
    from verify.results.verdict_changes import judged

    known = {address for address, _, _ in judged(results.claims)}
    if unknown := [part for part in parts if part not in known]:
        raise BadInput(f"{terms.display_address(unknown[0])}: not in these results; verify show CLAIM lists the parts")
    return [first_answer(results, parts, "Verdicts on the parts:")] if parts else []


def _steps(todo: Plan, results: Results) -> list[str]:
    """The verdicts on steps and interpretations that contain a replaced formula; the answer is about claims only."""
    from verify.report.answer import first_answer

    own = {claim.id for claim in todo.claims}
    apart = tuple(address for address in todo.first if address not in own and not address.endswith("!repair"))
    return [first_answer(results, apart, "Your formula also occurs in:")] if apart else []


def _drawn(pictures: bool | None, *, settings: list[str], model: Path | None, profile: str, **_: Any) -> dict[str, Any]:
    """What a run draws by default: everything; no figures for another model with quick; nothing with --set."""
    from verify.verdicts import profiles

    if pictures is not None:
        return {"pictures": pictures}
    return {"pictures": not settings, "figures": model is None or profiles.profile(profile).level > 0}


def _refuse_without_engines(directory: Path, claims: list[ClaimResult]) -> None:
    """Exit 3 if a claim that was named is undecided because a package is not installed."""
    for claim in claims:
        if claim.skipped:
            raise EngineMissing(f"{claim.id}: undecided, {claim.skipped}; the results are in {directory}")


def _other_model(todo: Plan) -> list[str]:
    """How the model differs from the paper's own, before anything is computed."""
    from verify.verdicts import models

    own = models.default_data(todo.paper.id) or todo.model
    changed = [
        f"{name} = {value} (the paper's: {own.get(name)})"
        for name, value in todo.model.items()
        if value != own.get(name)
    ]
    return [f"This model differs from the paper's: {', '.join(changed)}"] if changed else []


def _as_printed(todo: Plan, settings: list[str]) -> list[str]:
    """Formulas given by --set that are the printed ones, term for term."""
    given = [setting.partition("=")[0].strip() for setting in settings]
    put = {f"{claim}.{name}" for claim, names in todo.replaced.items() for name in names}
    return [f"--set {name}: this is the printed formula; nothing is replaced" for name in given if name not in put]


def _against_the_paper(todo: Plan, results: Results) -> list[str]:
    """How the verdicts differ from the stored ones for the paper's own model; for other models only."""
    from verify.report.diff_text import summary
    from verify.results.baseline import baseline
    from verify.results.diff import compare
    from verify.results.verdict_changes import only

    if not _other_model(todo):
        return []
    kept = baseline(todo.paper.id, todo.profile.name)
    if kept is None:
        return ["No results for the paper's own model to compare with; verify run makes them."]
    asked = {claim.id for claim in todo.claims}
    found = compare(only(kept[0], asked), only(results, asked))
    return [f"Compared with the paper's own model ({kept[1]}, profile {kept[0].profile}):", *summary(found)]


def default_directory(todo: Plan) -> Path:
    """``reports/PAPER`` for an unmodified audit of all claims; otherwise one in which nothing is overwritten."""
    from verify.run import runner
    from verify.verdicts import models, profiles

    home = models.default_data(todo.paper.id) == todo.model
    seed, digits = todo.environment["seed"], todo.environment["digits"]
    words = [f"seed-{seed}"] * (seed != "0") + [f"digits-{digits}"] * (digits != "50")
    words += [] if home else [f"model-{_short(todo.model)}"]
    given = {key: {name: todo.quantities[key][name] for name in names} for key, names in todo.replaced.items()}
    words += [f"set-{_short(given)}"] if given else []
    whole = len(todo.claims) == len(todo.paper.claims)
    if whole and not words and todo.profile.name == profiles.DEFAULT_PROFILE:
        return Path("reports") / todo.paper.id
    name = "-".join([todo.paper.id, todo.profile.name, *words])
    places = (Path("runs") / (f"{name}-{number}" if number > 1 else name) for number in itertools.count(1))
    return next(place for place in places if not runner.conflict(todo, place))


def _short(data: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()[:8]


def _left(directory: Path, results: Results) -> str:
    if "partial" in results.environment:
        return f"{directory / 'results.json'} is partial"
    return f"what was in {directory} is still there"


def _renew(directory: Path, jobs: int | None, readme: Path | None, *, quiet: bool) -> None:
    """Rewrite a report that is already there, so that it agrees with the results; with a README, write one."""
    there = (directory / "report.md").is_file() or (directory / "report.html").is_file()
    if not there and readme is None:
        return
    from verify.report import write_checked

    _, wrong = write_checked(directory, readme=readme, jobs=jobs)
    _complain(directory, wrong)
    if not quiet:
        print(f"{'updated' if there else 'written'}: {directory / 'report.md'} and the other pages of the report")


def report(
    directory: Path | None,
    readme: Path | None,
    jobs: int | None = None,
    single_file: Path | None = None,
    json: bool = False,
    larger: Path | None = None,
    draft: bool = False,
) -> bool:
    """Write the report; False if a verdict is shown as undecided because its evidence does not support it."""
    from verify.commands.listing import emit
    from verify.run.pool import MAX_JOBS
    from verify.verdicts import papers as registry

    directory = directory or registry.default_report()
    if jobs is not None and not 1 <= jobs <= MAX_JOBS:
        raise BadInput(f"--jobs {jobs}: allowed is 1 to {MAX_JOBS}")
    if single_file is not None and single_file.is_dir():
        raise BadInput(f"--single-file {single_file}: is a directory; allowed is a file to write")
    from verify.report import read_results, write_checked

    if larger is not None:
        from verify.report.larger_profile import keep

        keep(larger, directory, read_results(directory))
    if draft and readme is not None:
        raise BadInput("--draft: not with --readme, whose table needs verified verdicts")
    paths, wrong = write_checked(directory, draft=draft, readme=readme, jobs=jobs, single_file=single_file)
    if json:
        emit({"written": [str(path) for path in paths], "rejected": wrong})
    else:
        print("\n".join(_told(paths)))
    _complain(directory, wrong, "shown as in results.json" if draft else SHOWN_OPEN)
    return not wrong


def _told(paths: list[Path]) -> list[str]:
    """The files that a reader opens; of the pages of the claims their folder."""
    pages = [path for path in paths if path.parent.name == "claims"]
    return [str(path) for path in dict.fromkeys(path.parent if path in pages else path for path in paths)]


def _complain(directory: Path, wrong: dict[str, str], shown: str = SHOWN_OPEN) -> None:
    from verify.report.trust import summarise

    lines = list(summarise(wrong))
    for text in lines[:MOST]:
        line = one_line(f"{directory}: {text}; {shown}", 400)
        print(f"verify: {line}", file=sys.stderr)
    if len(lines) > MOST:
        print(f"verify: and {len(lines) - MOST} more complaints about certificates or verdicts", file=sys.stderr)


def export(
    directory: Path | None, out: Path | None, junit: Path | None, csv: Path | None, badge: Path | None = None
) -> None:
    from verify.results.bundle import export as write
    from verify.verdicts import papers as registry

    run = directory or registry.default_report()
    for path in write(run, out=out, junit_file=junit, csv_file=csv, badge_file=badge):
        print(path)


def index(directory: Path) -> None:
    from verify.report.index import write_index

    for path in write_index(directory):
        print(path)


def bench(json: bool) -> None:
    """Run the benchmarks, which are in the repository and not in the package."""
    import importlib
    import sys
    from importlib import resources

    root = Path(str(resources.files("verify"))).parent
    if not (root / "benchmarks" / "suite.py").is_file():
        raise EngineMissing("verify bench: the benchmarks are in the repository only, not in the installed package")
    sys.path.insert(0, str(root))
    importlib.import_module("benchmarks.suite").run_bench(json)
