"""``verify diff``."""

from __future__ import annotations

from pathlib import Path

import msgspec

from verify.errors import BadInput
from verify.results.schema import Results

__all__ = ["NOTE", "diff"]

NOTE = "Both files are compared as recorded; nothing was verified. `verify report DIR` verifies the evidence of a run."


def _read(path: Path) -> tuple[Results, Path]:
    """The results, and the directory beside which their certificates lie."""
    from verify.files import read_results_file, results_file

    file = results_file(path)
    return read_results_file(file), file.parent


def diff(
    old: Path,
    new: Path,
    json: bool,
    markdown: bool = False,
    html: Path | None = None,
    only: tuple[str, ...] = (),
    fail_on: str | None = None,
    junit: Path | None = None,
    *,
    corrections: bool = False,
    verbose: bool = False,
    quiet: bool = False,
    github: bool = False,
) -> bool:
    """Print the comparison and write the files that were asked for; True if it fails, by ``fail_on`` if given."""
    from verify.commands.terminal import print_lines
    from verify.report import diff_text
    from verify.results import verdict_changes
    from verify.results.diff import compare

    if json and markdown:
        raise BadInput("--json and --markdown: allowed is one of them")
    if fail_on is not None and fail_on not in verdict_changes.FAIL_ON:
        raise BadInput(f"--fail-on {fail_on}: allowed are {', '.join(verdict_changes.FAIL_ON)}")
    (before, place), (after, other) = _read(old), _read(new)
    before, after = _chosen(before, after, only)
    gone = _gone(before, after)
    says = _said(before, place), _said(after, other)
    found = compare(before, after, old_says=says[0], new_says=says[1], gone=gone, corrections=corrections)
    names = (str(old), str(new))
    failed = found.worse if fail_on is None else verdict_changes.fails(found.fates, fail_on, corrections=corrections)
    if html is not None:
        from verify.report import comparison

        page = comparison.render(before, after, found, names, corrections=corrections)
        _write("--html", html, page.replace("<body>", f'<body>\n<p role="note">{NOTE}</p>', 1))
    if junit is not None:
        from verify.results.exchange import diff_junit

        _write("--junit", junit, diff_junit(found, fail_on, failed, corrections=corrections))
    if json:
        from verify.commands.listing import emit

        emit(found)
    elif markdown:
        print(f"{diff_text.markdown(found, names, corrections=corrections)}\n\n{NOTE}")
    elif not quiet:
        print_lines([*diff_text.render(found, verbose=verbose, corrections=corrections), "", NOTE])
    if github and not json:
        print("\n".join(diff_text.github_annotations(found, corrections=corrections)))
    return failed


def _write(option: str, path: Path, text: str) -> None:
    from verify.run.certificates import write_atomically

    if path.is_dir():
        raise BadInput(f"{option} {path}: is a directory; allowed is a file to write")
    write_atomically(path, text)


def _chosen(old: Results, new: Results, wanted: tuple[str, ...]) -> tuple[Results, Results]:
    from verify.results.verdict_changes import only

    known = dict.fromkeys(claim.id for side in (old, new) for claim in side.claims)
    if unknown := sorted(set(wanted) - set(known)):
        raise BadInput(f"--only {unknown[0]}: not in the results; in them are {', '.join(known)}")
    return only(old, wanted), only(new, wanted)


def _gone(old: Results, new: Results) -> set[str]:
    """Claims of the first audit that the paper no longer has; empty if the paper is not installed."""
    from verify.verdicts import papers

    missing = {claim.id for claim in old.claims} - {claim.id for claim in new.claims}
    try:
        return missing - {claim.id for claim in papers.paper(new.paper).claims} if missing else set()
    except BadInput:
        return set()


def _said(results: Results, place: Path) -> dict[str, str]:
    """The sentences of the certificates of a results file; they are compared here, not trusted."""
    from verify.files import MAX_TEXT, read_bounded

    said: dict[str, str] = {}
    root = place.resolve()
    for name in dict.fromkeys(name for claim in results.claims for name in claim.certificates):
        try:
            path = (root / name).resolve()
            if path.is_relative_to(root):
                said[name] = msgspec.json.decode(read_bounded(path, MAX_TEXT), type=_Said).says
        except (BadInput, OSError, ValueError, RecursionError):  # msgspec's errors are ValueErrors
            continue  # a file that is not there or not readable is not compared
    return said


class _Said(msgspec.Struct):
    says: str
