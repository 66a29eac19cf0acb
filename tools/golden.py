"""Golden master: what every audit decided before a refactoring, and what differs now.

    python -m tools.golden record             # write tools/golden/*.tsv from reports/ and docs/variants.tsv
    python -m tools.golden compare            # list the differences; exit 1 if one is not accepted
    python -m tools.golden record-overrides   # judge every formula of the corpus again (20 minutes)
    python -m tools.golden compare-overrides  # the same, compared with the recorded answers

Four tables are recorded: the verdict, evidence class, theorem, digest and counterexample of every statement of every
paper; the two certified ends of every constant; the digest of every certificate; the verdict and class of every
statement under every variant of the model.  A fifth table is the corpus of formulas that replace a printed quantity,
each with its truth, which was found without the checks, and the answer to it.

A difference needs no entry in ``tools/golden/accepted.toml`` if it is an improvement: an undecided statement is
decided (a formula of the corpus: rightly), the class rises from an informal one to a certificate or a Coq
proof, or the interval of a constant becomes narrower.  Every other difference needs an entry there:

    [[accepted]]
    table = "statements"          # or constants, certificates, variants, overrides
    rows = ["han2025 thm-5*"]     # shell patterns of the rows' keys
    reason = "why the new value is right"

An entry that matches no difference is reported too, so that the list stays short.
"""

from __future__ import annotations

import csv
import hashlib
import json
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from fnmatch import fnmatchcase
from multiprocessing import get_context
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOLDER = Path(__file__).resolve().parent / "golden"
ACCEPTED = FOLDER / "accepted.toml"

Row = dict[str, str]
Table = dict[str, Row]  # key of a row: its columns

UNDECIDED = {"open", ""}
INFORMAL = {"none", "numeric", "argued", "derived", ""}
MACHINE_CHECKED = {"certified", "exhaustive", "formal"}
RIGHT = {"true": "affirmed", "false": "refuted"}  # the answer to a formula of which the truth is known


# ------------------------------------------------------------------------------------------------ reading results


def iterate_statements(results: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Every statement of a results file with its address: interpretations, steps, corrections."""
    for claim in results["claims"]:
        yield claim["id"], claim
        for number, reading in enumerate(claim.get("readings", ())):
            yield claim["id"] if number == 0 else f"{claim['id']}/{reading['id']}", reading
        for step in claim.get("steps", ()):
            yield f"{claim['id']}.{step['id']}", step
            for reading in step.get("readings", ()):
                yield f"{claim['id']}.{step['id']}/{reading['id']}", reading
        if claim.get("repair"):
            yield f"{claim['id']}!repair", claim["repair"]


def _shorten(value: object) -> str:
    """A digest of structured data that is too long for a table."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16] if value else ""


def tabulate_statements(paths: Iterable[Path]) -> Table:
    found: Table = {}
    for path in paths:
        results = json.loads(path.read_text(encoding="utf-8"))
        for address, item in iterate_statements(results):
            row = found.setdefault(f"{results['paper']} {address}", {})
            row |= {"verdict": item.get("verdict", ""), "evidence": item.get("evidence", "")}
            if "digest" in item:
                row |= {
                    "theorem": (item.get("formal") or {}).get("theorem", ""),
                    "digest": item["digest"][:16],
                    "counterexample": _shorten(item.get("counterexample")),
                }
    return found


def tabulate_constants(paths: Iterable[Path]) -> Table:
    found: Table = {}
    for path in paths:
        results = json.loads(path.read_text(encoding="utf-8"))
        for claim in results["claims"]:
            for item in claim.get("constants", ()):
                at = ", ".join(f"{name}={value}" for name, value in item["at"].items())
                found[f"{results['paper']} {claim['id']} {item['name']} at {at}"] = {
                    "paper": item["paper"],
                    "lower": item["best_lower"],
                    "upper": item["best_upper"],
                    "evidence": item["evidence"],
                }
    return found


def tabulate_certificates(paths: Iterable[Path]) -> Table:
    found: Table = {}
    for path in paths:
        for file in sorted((path.parent / "certificates").glob("*.json")):
            body = json.loads(file.read_text(encoding="utf-8"))
            found[f"{path.parent.name} {file.name}"] = {"kind": body["kind"], "digest": body["digest"][:16]}
    return found


def collect_tables(root: Path = ROOT) -> dict[str, Table]:
    reports = sorted((root / "reports").glob("*/results.json"))
    tables = {
        "statements": tabulate_statements(reports),
        "constants": tabulate_constants(reports),
        "certificates": tabulate_certificates(reports),
        "variants": read_table(root / "docs" / "variants.tsv"),
    }
    return {name: table for name, table in tables.items() if table}


# -------------------------------------------------------------------------------------------------- tables as files


def write_table(path: Path, table: Table) -> None:
    columns = list(dict.fromkeys(name for row in table.values() for name in row))
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, delimiter="\t", lineterminator="\n")
        writer.writerow(["key", *columns])
        writer.writerows([key, *(row.get(name, "") for name in columns)] for key, row in table.items())


def read_table(path: Path) -> Table:
    with path.open(encoding="utf-8", newline="") as file:
        rows = csv.reader(file, delimiter="\t")
        _, *columns = next(rows)
        return {key: dict(zip(columns, values, strict=True)) for key, *values in rows}


# ------------------------------------------------------------------------------------------------------ comparison


def is_improvement(column: str, old: str, new: str) -> bool:
    """Whether a changed value needs no explanation: newly decided, or the same answer with machine-checked evidence."""
    if column == "verdict":
        return old in UNDECIDED and new not in UNDECIDED
    if column == "evidence":
        return old in INFORMAL and new in MACHINE_CHECKED
    verdicts = [value.partition("/") for value in (old, new)]
    if all(separator for _, separator, _ in verdicts):  # verdict/class of a variant
        (before, _, weak), (after, _, strong) = verdicts
        return (before in UNDECIDED and after not in UNDECIDED) or (
            before == after and is_improvement("evidence", weak, strong)
        )
    return False


def _contains(old: Row, new: Row) -> bool:
    """Whether both rows have an interval, and the new one lies in the old one."""
    ends = [row.get(name, "") for row in (old, new) for name in ("lower", "upper")]
    try:
        low, high, new_low, new_high = map(float, ends)
    except ValueError:
        return False
    return low <= new_low <= new_high <= high


def find_differences(old: Table, new: Table) -> Iterator[tuple[str, str]]:
    """Key and description of each row that differs and is no improvement."""
    for key in old:
        if key not in new:
            yield key, "is gone"
            continue
        if _contains(old[key], new[key]):
            new = {**new, key: {**new[key], "lower": old[key]["lower"], "upper": old[key]["upper"]}}
        decided_now = old[key].get("verdict") in UNDECIDED and new[key].get("verdict", "open") not in UNDECIDED
        for column, before in old[key].items():
            after = new[key].get(column, "")
            right = (
                RIGHT.get(old[key].get("truth", "")) == after if column == "answer" and before in UNDECIDED else False
            )
            if before != after and not right and not is_improvement(column, before, after):
                if decided_now and column in ("evidence", "theorem", "counterexample"):
                    continue
                if column in ("theorem", "counterexample") and not before:
                    continue
                yield key, f"{column}: {before or 'nothing'} → {after or 'nothing'}"


def compare(tables: Mapping[str, Table]) -> int:
    """Print what differs from the recorded tables; the number of differences that nobody accepted."""
    entries = tomllib.loads(ACCEPTED.read_text(encoding="utf-8")).get("accepted", []) if ACCEPTED.is_file() else []
    used: set[int] = set()
    unexplained = 0
    for name, new in tables.items():
        path = FOLDER / f"{name}.tsv"
        if not path.is_file():
            print(f"{name}: nothing recorded")
            continue
        accepted = 0
        for key, text in find_differences(read_table(path), new):
            reasons = [
                number
                for number, entry in enumerate(entries)
                if entry["table"] == name and any(fnmatchcase(key, pattern) for pattern in entry["rows"])
            ]
            used.update(reasons)
            if reasons:
                accepted += 1
            else:
                unexplained += 1
                print(f"{name}: {key}: {text}")
        print(f"{name}: {len(new)} rows compared, {accepted} accepted differences")
    for number, entry in enumerate(entries):
        if entry["table"] in tables and number not in used:
            print(f"accepted.toml: the entry for {entry['rows']} in {entry['table']} matches no difference")
    print(f"{unexplained} unexplained differences")
    return unexplained


# ------------------------------------------------------------------------------------- formulas that replace a quantity


def _read_name(key: str) -> tuple[str, str, str, str]:
    """Claim, quantity, unit and formula of a row; a name of a quantity may have a dot, that of a claim has none."""
    place, text = key.split(" = ", 1)
    address, unit = place.split(" in ")
    claim, quantity = address.split(".", 1)
    return claim, quantity, unit, text


def _judge_claim(paper: str, claim: str, table: Table) -> Table:
    from verify.mutation import Judge
    from verify.verdicts import papers

    judged = Judge(paper, papers.claim(paper, claim))
    for key, row in table.items():
        _, quantity, unit, text = _read_name(key)
        row["answer"] = judged.answer(unit, quantity, text)
    return table


def judge_overrides(table: Table, paper: str = "han2025", jobs: int = 2) -> Table:
    """What the audit answers to each formula of a table."""
    claims: dict[str, Table] = {}
    for key, row in table.items():
        claims.setdefault(_read_name(key)[0], {})[key] = {"truth": row["truth"]}
    found: Table = {}
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        judged = pool.map(_judge_claim, [paper] * len(claims), claims, claims.values())
        for claim, rows in zip(claims, judged, strict=True):
            print(f"{claim}: {len(rows)} formulas", file=sys.stderr)
            found |= rows
    return found


def main(arguments: list[str]) -> int:
    if arguments == ["record"]:
        FOLDER.mkdir(exist_ok=True)
        for name, table in collect_tables().items():
            write_table(FOLDER / f"{name}.tsv", table)
    elif arguments == ["compare"]:
        return 1 if compare(collect_tables()) else 0
    elif arguments == ["record-overrides"]:
        write_table(FOLDER / "overrides.tsv", judge_overrides(read_table(FOLDER / "overrides.tsv")))
    elif arguments == ["compare-overrides"]:
        return 1 if compare({"overrides": judge_overrides(read_table(FOLDER / "overrides.tsv"))}) else 0
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
