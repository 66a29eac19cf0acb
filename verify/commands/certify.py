"""``verify certify``: is an inequality true on a domain?  With a certificate, a counterexample, or neither."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from verify.engines import ENGINES, Answer
from verify.engines import certify as ask

__all__ = ["certify"]


def certify(
    said: str, for_all: list[str], given: str, engine: str | None, effort: str, out: Path | None, json: bool
) -> None:
    answer = ask(said, over=", ".join(for_all), given=given, engine=engine, effort=effort)
    if out is not None and answer.certificate is not None:
        _write(out, answer.certificate)
    if json:
        from verify.commands.listing import emit

        emit(answer.data())
        return
    print("\n".join(_lines(answer)))


def _write(out: Path, certificate: dict[str, Any]) -> None:
    import json as writer

    from verify.run.certificates import write_atomically

    write_atomically(out, writer.dumps(certificate, indent=1, sort_keys=True) + "\n")


def _lines(answer: Answer) -> list[str]:
    found = [f"{answer.verdict}  ({answer.evidence})", f"  {answer.summary}"]
    if answer.counterexample:
        found.append("  at " + ", ".join(f"{name} = {value}" for name, value in answer.counterexample.items()))
    width = max(map(len, ENGINES))
    return found + [
        f"  {one.engine:<{width}}  {'asked' if one.asked else 'not asked'}: {one.result}" for one in answer.tried
    ]
