"""``verify certify``: decide whether an inequality is true on a domain, with a certificate or a counterexample.

In the place of a statement an SMT-LIB file may be named (``FILE.smt2``); its answer is unsat, sat or unknown; or, with
``--paper``, a statement of a paper by its address.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from verify import terms
from verify.commands.formulas import statement_at
from verify.commands.terminal import print_lines
from verify.engines import ENGINES, Answer, decide
from verify.engines import certify as ask
from verify.engines.asking import plain
from verify.engines.smtlib import MAX_BYTES, Script, read_script
from verify.errors import BadInput
from verify.files import read_bounded
from verify.records import Verdict
from verify.statement import Refused, Statement, read_prelude, read_statement

__all__ = ["best", "certify", "use_one_thread"]


def use_one_thread() -> None:
    """Before NumPy is loaded: for small matrices more threads only wait, and take processor time."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(name, "1")


def certify(
    said: str,
    for_all: list[str],
    given: str,
    engine: str | None,
    effort: str,
    limit: float | None,
    out: Path | None,
    json: bool,
    *,
    define: tuple[str, ...] = (),
    paper_id: str | None = None,
    verbose: bool = False,
    quiet: bool = False,
) -> None:
    use_one_thread()
    over, script, own = ", ".join(for_all), None, "\n".join(define)
    if paper_id is not None:
        if over.strip():
            raise BadInput("a statement of a paper has its own domain: no --for-all beside --paper; add a --given")
        answer = decide(of_paper(said, paper_id, given, own), engine, effort, limit)
    elif said.endswith(".smt2"):
        if over.strip() or given.strip():
            raise BadInput("an SMT-LIB file has its own declarations: --for-all and --given are not allowed with it")
        script = _script(Path(said))
        answer = ask(script.said, over=script.over, given=script.given, engine=engine, effort=effort, limit=limit)
    else:
        answer = ask(said, over=over, given=given, define=own, engine=engine, effort=effort, limit=limit)
    if out is not None and answer.certificate is not None:
        _write(out, answer.certificate)
    if json:
        from verify.commands.listing import emit

        emit(answer.data())
        return
    lines = [*_lines(answer), *(_not_asked(answer) if verbose else ())]
    if script is not None:
        names = "  " + ", ".join(f"{name} is {symbol}" for symbol, name in script.names.items())
        lines = [{"holds": "unsat", "refuted": "sat"}.get(answer.verdict, "unknown"), names, *lines]
    print_lines(lines[:1] if quiet else lines)


def of_paper(address: str, paper_id: str, given: str, define: str) -> Statement:
    """The statement at an address of a paper, with more conditions and definitions if they are given."""
    found = statement_at(address, paper_id)
    if not given.strip() and not define.strip():
        return found
    *rows, says = found.text.splitlines()
    more = [f"given {plain(given)}"] if given.strip() else []
    try:
        prelude = read_prelude(f"{found.definitions()}\n{define}") if define.strip() else found.prelude_before
        return read_statement("\n".join([*rows, *more, says]), prelude)
    except Refused as error:
        raise BadInput(f"{address} with what is given cannot be read: {error}") from None


def best(said: str, for_all: list[str], given: str, name: str, limit: float | None, json: bool) -> None:
    from verify.engines.best import best as bracket

    found = bracket(said, over=", ".join(for_all), given=given, name=name, limit=limit)
    if json:
        from verify.commands.listing import emit

        emit(found.data())
        return
    ends = (("true", found.holds, found.certified), ("false", found.fails, found.refuted))
    lines = []
    for word, value, answer in ends:
        if value is None or answer is None:
            lines.append(f"no {name} was found for which it is {word}")
        else:
            lines += [f"{word} for {name} = {value} (about {float(value):.10g})", f"  {answer.summary}"]
    print_lines(lines)


def _script(path: Path) -> Script:
    try:
        return read_script(read_bounded(path, MAX_BYTES).decode("utf-8"))
    except UnicodeDecodeError:
        raise BadInput(f"{path}: it is not UTF-8") from None


def _write(out: Path, certificate: dict[str, Any]) -> None:
    from verify.run.certificates import contents, write_atomically

    write_atomically(out, contents(certificate))


def _lines(answer: Answer) -> list[str]:
    from verify.report.unicode_math import shortened

    found = [
        f"{terms.label(Verdict(str(answer.verdict)))}  ({terms.translate(str(answer.evidence))})",
        f"  {answer.summary}",
    ]
    point = "at " + ", ".join(f"{name} = {value}" for name, value in (answer.counterexample or {}).items())
    if answer.counterexample and not answer.summary.startswith(point):
        found.append(f"  {point}")
    short = [shortened(line) for line in found]
    found = [line for line, _ in short]
    if any(changed for _, changed in short):
        found.append("  (≈: rounded here; the exact numbers are in --json, and in the certificate that --out writes)")
    width = max(map(len, ENGINES))
    found += [f"  {one.engine:<{width}}  tried: {one.result}" for one in answer.tried if one.asked]
    return found


def _not_asked(answer: Answer) -> list[str]:
    """The engines that were not tried, in one line, by their reasons."""
    left: dict[str, list[str]] = {}
    for one in (one for one in answer.tried if not one.asked):
        left.setdefault(one.result, []).append(one.engine)
    if not left:
        return []
    shown = [f"{', '.join(engines)} ({reason})" for reason, engines in left.items()]
    return [f"  {sum(map(len, left.values()))} not tried: {'; '.join(shown)}"]
