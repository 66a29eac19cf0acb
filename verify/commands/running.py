"""``verify run``, ``verify report``, ``verify index``, ``verify export`` and ``verify bench``."""

from __future__ import annotations

import hashlib
import itertools
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from verify.errors import BadInput, EngineMissing, one_line
from verify.results.schema import ClaimResult, Results

if TYPE_CHECKING:
    from verify.run.runner import Plan

__all__ = ["bench", "default_directory", "export", "index", "report", "run"]

MOST = 20  # lines of complaint
SHOWN_OPEN = "what rests on it is shown as open"


def run(
    claims: list[str],
    *,
    out: Path | None,
    jobs: int | None,
    dask: str | None,
    json: bool = False,
    pictures: bool | None = None,
    readme: Path | None = None,
    **request: Any,
) -> bool:
    """Validate, then audit.  Whatever was found, a finished audit is a success; False if a check failed."""
    from verify.commands.listing import emit
    from verify.report import marked_text
    from verify.report.answer import answer, first_answer, found
    from verify.run import runner
    from verify.run.progress import progress

    if out is not None and out.exists() and not out.is_dir():
        raise BadInput(f"--out {out}: is a file; allowed is a directory")
    if readme is not None:
        marked_text(readme)  # before an hour of computing, not after it
    todo = runner.plan(claims, **_drawn(pictures, **request), **request)
    directory = out or default_directory(todo)
    for line in (*_other_model(todo), *_as_printed(todo, request["settings"])) if not json else ():
        print(line, flush=True)

    def early(results: Results) -> None:
        print(first_answer(results, todo.first), flush=True)

    try:
        with progress(len(todo.jobs)) as shown:
            results = runner.run(todo, directory, jobs=jobs, dask=dask, progress=shown, early=None if json else early)
    except runner.Interrupted as stopped:
        print(f"verify: {stopped}; {_left(directory, stopped.results)}", file=sys.stderr)
        sys.exit(130)
    if json:
        emit(found(results, directory, tuple(claims)))
    else:
        for line in (
            answer(results, directory, tuple(claims)),
            *_steps(todo, results),
            *_against_the_paper(todo, results),
        ):
            print(line)
    _renew(directory, jobs, readme, quiet=json)
    asked = {claim.id for claim in todo.claims}
    failed = sum(len(claim.failures) for claim in results.claims if claim.id in asked)
    if claims and not failed:
        _refuse_without_engines(directory, [claim for claim in results.claims if claim.id in asked])
    return not failed


def _steps(todo: Plan, results: Results) -> list[str]:
    """What was put in may occur in steps and readings alone, of which the answer says nothing."""
    from verify.report.answer import first_answer

    own = {claim.id for claim in todo.claims}
    apart = tuple(address for address in todo.first if address not in own and not address.endswith("!repair"))
    return [first_answer(results, apart, "What was put in occurs here:")] if apart else []


def _drawn(pictures: bool | None, *, settings: list[str], model: Path | None, profile: str, **_: Any) -> dict[str, Any]:
    """What a run draws if nobody says: all of it, no figures in a quick look at another model, nothing with a --set."""
    from verify.court import profiles

    if pictures is not None:
        return {"pictures": pictures}
    return {"pictures": not settings, "figures": model is None or profiles.profile(profile).level > 0}


def _refuse_without_engines(directory: Path, claims: list[ClaimResult]) -> None:
    """A claim that was asked for by name, and is open for want of a package, is no finished audit."""
    for claim in claims:
        if claim.skipped:
            raise EngineMissing(f"{claim.id}: not decided, {claim.skipped}; what was found is in {directory}")


def _other_model(todo: Plan) -> list[str]:
    """How the model differs from the paper's own, before anything is computed."""
    from verify.court import models

    own = models.default_data(todo.paper.id) or todo.model
    changed = [
        f"{name} = {value} (the paper's: {own.get(name)})"
        for name, value in todo.model.items()
        if value != own.get(name)
    ]
    return [f"This model differs from the paper's: {', '.join(changed)}"] if changed else []


def _as_printed(todo: Plan, settings: list[str]) -> list[str]:
    """What was put in and is the printed formula, term for term: it replaces nothing."""
    given = [setting.partition("=")[0].strip() for setting in settings]
    put = {f"{claim}.{name}" for claim, names in todo.replaced.items() for name in names}
    return [f"--set {name}: this is what is printed; nothing is replaced" for name in given if name not in put]


def _against_the_paper(todo: Plan, results: Results) -> list[str]:
    """What became of the statements, against the kept verdicts for the paper's own model; of other models only."""
    from verify.report.plain import plain
    from verify.results.baseline import baseline
    from verify.results.fate import fates, only, told

    if not _other_model(todo):
        return []
    kept = baseline(todo.paper.id, todo.profile.name)
    if kept is None:
        return ["There are no results for the paper's own model here to compare with: verify run makes them."]
    asked = {claim.id for claim in todo.claims}
    moved = fates(only(kept[0], asked), only(results, asked))
    return [f"Against the paper's own model ({kept[1]}, profile {kept[0].profile}):", *map(plain, told(moved, MOST))]


def default_directory(todo: Plan) -> Path:
    """``reports/PAPER`` for an audit of everything with nothing changed; otherwise a place where nothing is lost."""
    from verify.court import models, profiles
    from verify.run import runner

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
    """A report that is already there must not say something else than the results beside it; a README brings one."""
    there = (directory / "report.md").is_file() or (directory / "report.html").is_file()
    if not there and readme is None:
        return
    from verify.report import write_checked

    _, wrong = write_checked(directory, readme=readme, jobs=jobs)
    _complain(directory, wrong)
    if not quiet:
        how = "were there and are written anew" if there else "are written"
        print(f"{directory / 'report.md'} and the pages beside it {how}")


def report(
    directory: Path | None,
    readme: Path | None,
    jobs: int | None = None,
    single_file: Path | None = None,
    json: bool = False,
    larger: Path | None = None,
    draft: bool = False,
) -> bool:
    """Write the report; False if a verdict is shown as open because its evidence does not support it."""
    from verify.commands.listing import emit
    from verify.court import papers as registry
    from verify.run.pool import MAX_JOBS

    directory = directory or registry.default_report()
    if jobs is not None and not 1 <= jobs <= MAX_JOBS:
        raise BadInput(f"--jobs {jobs}: allowed is 1 to {MAX_JOBS}")
    if single_file is not None and single_file.is_dir():
        raise BadInput(f"--single-file {single_file}: is a directory; allowed is a file to write")
    from verify.report import read_results, write_checked

    if larger is not None:
        from verify.report.larger import keep

        keep(larger, directory, read_results(directory))
    if draft and readme is not None:
        raise BadInput("--draft: a README gets its table from verdicts that were compared with their evidence")
    paths, wrong = write_checked(directory, draft=draft, readme=readme, jobs=jobs, single_file=single_file)
    if json:
        emit({"written": [str(path) for path in paths], "rejected": wrong})
    else:
        print("\n".join(_told(paths)))
    _complain(directory, wrong, "shown as it was judged" if draft else SHOWN_OPEN)
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
        print(
            f"verify: and {len(lines) - MOST} more reasons why certificates or verdicts do not stand", file=sys.stderr
        )


def export(directory: Path | None, out: Path | None, junit: Path | None, csv: Path | None) -> None:
    from verify.court import papers as registry
    from verify.results.bundle import export as write

    for path in write(directory or registry.default_report(), out=out, junit_file=junit, csv_file=csv):
        print(path)


def index(directory: Path) -> None:
    from verify.report.index import write_index

    for path in write_index(directory):
        print(path)


def bench(json: bool) -> None:
    """The benchmarks are no part of the package: they stand beside it in the repository."""
    import importlib
    import sys
    from importlib import resources

    root = Path(str(resources.files("verify"))).parent
    if not (root / "benchmarks" / "suite.py").is_file():
        raise EngineMissing("verify bench: the benchmarks are in the repository, not in the installed package")
    sys.path.insert(0, str(root))
    importlib.import_module("benchmarks.suite").run_bench(json)
