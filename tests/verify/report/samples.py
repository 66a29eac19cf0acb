"""Results made up for the tests of the report: every verdict once, and files beside them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from verify.records import Kind, Verdict
from verify.report import markdown
from verify.report.attached import Attached
from verify.results.schema import (
    ClaimResult,
    ConstantResult,
    ProofResult,
    ReadingResult,
    RepairResult,
    Results,
    StepResult,
)

HOSTILE = (
    "<script>alert('x')</script> a|b\n# not a heading\n[link](http://example.org) **bold** "
    "`tick\n```\n$5 and $6 &amp; _x_"
)
RATIO, ENTRY = "figures/lemma-15.ratio.svg", "certificates/lemma-15.entry.json"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>'


def step(name: str, verdict: Verdict = Verdict.HOLDS, **fields: Any) -> StepResult:
    defaults = {"text": "The inference is made.", "summary": "It was looked at.", "evidence": Kind.ARGUED}
    return StepResult(id=name, verdict=verdict, **(defaults | fields))


def claim(name: str, verdict: Verdict, steps: tuple[StepResult, ...] = (), **fields: Any) -> ClaimResult:
    found = {item.verdict for item in steps}
    order = (Verdict.REFUTED, Verdict.UNDERSPECIFIED, Verdict.LIMIT, Verdict.OPEN, Verdict.VACUOUS)
    worst = next((v for v in order if v in found), Verdict.HOLDS if steps else Verdict.OPEN)
    defaults: dict[str, Any] = {
        "title": f"Title of {name}",
        "where": "Section 1",
        "statement": "For every $n$ it is so.",
        "depends_on": (),
        "evidence": Kind.CERTIFIED,
        "summary": f"Finding about {name}.",
        "checked": True,
        "proof": ProofResult(verdict=worst, summary="computed"),
    }
    return ClaimResult(id=name, verdict=verdict, steps=steps, **(defaults | fields))


def unchecked(name: str) -> ClaimResult:
    nobody = "unchecked: no check is written yet."
    lazy = step(f"{name}.one", Verdict.OPEN, summary=nobody, evidence=Kind.NONE, checked=False)
    return claim(name, Verdict.OPEN, (lazy,), checked=False, evidence=Kind.NONE, summary=nobody)


def sample() -> Results:
    """Every verdict once, a broken argument for a true statement, a repair, marks, and missing files."""
    bound = claim(
        "lemma-15",
        Verdict.HOLDS,
        (
            step(
                "lemma-15.entry-bound",
                Verdict.REFUTED,
                printed=r"|\partial_a S| \le \frac{8k}{\tau}",
                derived=r"|\partial_a S| \le \frac{k}{\tau}",
                certificates=(ENTRY,),
            ),
            step(
                "lemma-15.norm",
                rests_on=("lemma-15.entry-bound",),
                printed="a = b",
                derived="a  = b",
                readings=(
                    ReadingResult(
                        id="charitable",
                        text="With $2k$ entries.",
                        verdict=Verdict.HOLDS,
                        evidence=Kind.ARGUED,
                        summary="It does.",
                    ),
                ),
            ),
        ),
        title=r"Lipschitz constant of $\hat y$ in $\|\cdot\|_2$",
        summary=r"The supremum of $\|\nabla\hat y\|$ is enclosed and lies below the printed constant.",
        readings=(
            ReadingResult(
                id="literal",
                text=r"$|\hat y(u)-\hat y(v)| \le L\|u-v\|$",
                verdict=Verdict.HOLDS,
                evidence=Kind.CERTIFIED,
                summary="The supremum is enclosed.",
            ),
            ReadingResult(
                id="row-norm",
                text="The same in another norm.",
                verdict=Verdict.OPEN,
                evidence=Kind.NONE,
                summary="Not decided: the enclosure overlaps.",
            ),
        ),
        repair=RepairResult(
            text=r"The constant may be $k/\tau$.",
            verdict=Verdict.HOLDS,
            evidence=Kind.ARGUED,
            summary="Shown for all $k$.",
        ),
        constants=tuple(
            ConstantResult(
                name="constant",
                at={"n": n, "k": 3, "tau": f"1/{n}"},
                paper="1410.9064176457",
                best_lower="12.3456789123",
                best_upper="12.3456789999",
                ratio=f"{n}.55555555",
            )
            for n in (8, 16)
        ),
        certificates=(ENTRY, "certificates/lemma-15.lost.json"),
        figures=(RATIO, "figures/lost.svg"),
        captions={RATIO: "The printed $L$ is [far] above.", "figures/lost.svg": "Lost."},
        quantities={"constant": "8*k**2*sqrt(2*k)/tau"},
        depends_on=("lemma-14", "model"),
        seconds=3.25,
    )
    others = (
        claim("prop-3", Verdict.LIMIT, (step("prop-3.risk", Verdict.LIMIT),)),
        claim("cor-20", Verdict.REFUTED, (step("cor-20.count"),), evidence=Kind.EXHAUSTIVE),
        claim("rem-12", Verdict.VACUOUS),
        claim("rem-13", Verdict.UNDERSPECIFIED),
        claim("thm-5", Verdict.HOLDS, rests_on=("cor-20", "lemma-15.entry-bound")),
        claim("lemma-8", Verdict.OPEN, failures=("lemma-8/pl_inequality: timed out after 60 s",)),
    )
    return Results(
        paper="han2025",
        title="A paper & its claims",
        profile="standard",
        seconds=99.5,
        model={"n": 8, "temperature": "1/n", "parity_set": [1, 3, 6], "heads": None},
        environment={"python": "3.11.2"},
        objects=({"id": "def-1", "title": "k-parity"},),
        claims=(bound, *others, unchecked("lemma-14"), unchecked("lemma-16")),
    )


def lay_out(directory: Path, results: Results) -> Path:
    (directory / "figures").mkdir(parents=True)
    (directory / "certificates").mkdir()
    (directory / "results.json").write_bytes(msgspec.json.encode(results))
    (directory / RATIO).write_text(SVG)
    (directory / ENTRY).write_text(json.dumps({"says": "At $n = 8$ it is 3/2 < 2."}))
    return directory


def texts(tmp_path: Path, results: Results) -> dict[str, str]:
    return markdown.pages(results, Attached(lay_out(tmp_path / "run", results)))


def report(tmp_path: Path, results: Results) -> str:
    return texts(tmp_path, results)["report.md"]


def section(tmp_path: Path, results: Results, name: str) -> str:
    return texts(tmp_path, results)[f"claims/{name}.md"]
