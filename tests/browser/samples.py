"""A made-up audit as large as a real one: thirty claims, a hundred and twenty steps, every verdict."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from verify.records import Kind, Verdict
from verify.results.assembly import argument
from verify.results.schema import (
    ClaimResult,
    ConstantResult,
    ProofResult,
    ReadingResult,
    RepairResult,
    Results,
    StepResult,
)
from verify.verdicts.judge import falls_with

CLAIMS, STEPS = 30, 4
ORDER = (Verdict.HOLDS, Verdict.REFUTED, Verdict.LIMIT, Verdict.OPEN, Verdict.VACUOUS, Verdict.UNDERSPECIFIED)
PRINTED = (
    r"\frac{\partial\hat y}{\partial a_{13}^{(i)}}=\frac{f'(S)}{\tau}\sum_p x_p\Bigl(\gamma_p(1-\gamma_p)"
    r"\sin\tfrac{2\pi p}{n}+\sum_{j\ne p}\gamma_p\gamma_j\sin\tfrac{2\pi j}{n}\Bigr)"
)
DERIVED = PRINTED.replace("+\\sum", "-\\sum")
LONG = "1/max(2*(8*k**2*sqrt(2*k)*n)**2, 2*(sqrt(2*k)*(4*k**3*(20*n**2 + 32*k**2*n**2) + (8*k**2*n)**2) + 2*k*n))"
SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200"><rect width="400" height="200" fill="#eef"/>'
    '<path d="M20 180 380 20" stroke="#114" stroke-width="4"/></svg>'
)


def _step(claim: int, number: int) -> StepResult:
    verdict = ORDER[(claim + number) % 6] if number == 2 else Verdict.HOLDS
    return StepResult(
        id=f"claim-{claim}.step-{number}",
        verdict=verdict,
        evidence=Kind.ARGUED,
        text=f"The inference number {number} with $x_{{{number}}}\\le\\tau$.",
        summary=f"Looked at for all $n\\ge {number}$; the word pomegranate is in claim seven only."
        if claim == 7 and number == 3
        else "Looked at for all sizes.",
        printed=PRINTED if number % 2 else "a^2+b^2",
        derived=DERIVED if number % 2 else "a^2+b^2",
        certificates=(f"certificates/claim-{claim}.grid.n{number}.json",),
    )


def _claim(number: int) -> ClaimResult:
    steps = tuple(_step(number, index) for index in range(1, STEPS + 1))
    worst = next((v for v in ORDER[1:] if any(s.verdict is v for s in steps)), Verdict.HOLDS)
    return ClaimResult(
        id=f"claim-{number}",
        title=f"A bound of $\\|x\\|_{{{number}}}$ with a title that is rather long",
        where=f"Section {number}",
        statement="For every $n\\ge k\\ge1$ and $\\tau>0$ it is at most $8k^2\\sqrt{2k}/\\tau$.",
        depends_on=tuple(
            f"claim-{other}" for other in sorted({number // 2, number - 3}) if 0 <= other < number and number % 4
        ),
        verdict=ORDER[number % 6],
        evidence=Kind.CERTIFIED,
        summary=f"First sentence about claim {number}. Second one.",
        checked=number % 10 != 9,
        proof=ProofResult(verdict=worst, summary="computed"),
        readings=(
            ReadingResult(
                id="literal", text="As it stands.", verdict=ORDER[number % 6], evidence=Kind.ARGUED, summary="So it is."
            ),
        ),
        steps=steps,
        repair=RepairResult(text="With $k$ for $k^2$.", verdict=Verdict.HOLDS, evidence=Kind.ARGUED),
        constants=tuple(
            ConstantResult(
                name="constant",
                at={"n": n, "k": 3},
                paper=f"{n * (number + 1)}.5",
                best_lower="1.25",
                best_upper="1.50",
                ratio=f"{n * (number + 1)}.3333",
                formula=LONG,
                best="k/2",
            )
            for n in (8, 20)
        ),
        certificates=tuple(f"certificates/claim-{number}.grid.n{index}.json" for index in range(1, STEPS + 1)),
        figures=(f"figures/claim-{number}.svg",),
        captions={f"figures/claim-{number}.svg": "The line rises with $n$."},
        quantities={"constant": "8*k**2/tau"},
    )


def audit(size: int = CLAIMS) -> Results:
    claims = [_claim(number) for number in range(size)]
    verdicts = {c.id: c.verdict for c in claims} | {s.id: s.verdict for c in claims for s in c.steps}
    edges: dict[str, tuple[str, ...]] = {c.id: c.depends_on for c in claims}
    for claim in claims:
        edges |= {step.id: (claim.steps[1].id,) if step is claim.steps[3] else () for step in claim.steps}
    marks = falls_with(verdicts, edges)
    replace = msgspec.structs.replace
    marked = tuple(
        replace(c, rests_on=marks[c.id], steps=tuple(replace(s, rests_on=marks[s.id]) for s in c.steps)) for c in claims
    )
    return Results(
        paper="made-up",
        title="A paper with many claims & more",
        profile="standard",
        seconds=1.0,
        model={"n": 8, "k": 3},
        environment={"python": "3.11"},
        objects=({"id": "def-1", "title": "an object"},),
        claims=marked,
    )


def argued(results: Results) -> Results:
    """The same with verdicts that need no certificate and no theorem: everything holds by an argument."""
    replace = msgspec.structs.replace

    def plain(part):
        return replace(part, verdict=Verdict.HOLDS, evidence=Kind.ARGUED, certificates=(), rests_on=())

    claims = []
    for claim in results.claims:
        steps = tuple(map(plain, claim.steps))
        changes = {"readings": tuple(map(plain, claim.readings)), "steps": steps, "proof": argument(steps)}
        changes["summary"] = claim.readings[0].summary
        repair = claim.repair and replace(claim.repair, certificates=())
        claims.append(replace(plain(claim), repair=repair, figures=(), captions={}, **changes))
    return replace(results, claims=tuple(claims))


def lay_out(directory: Path, results: Results) -> Path:
    """A run's directory with a certificate and a figure wherever the results name one."""
    for folder in ("certificates", "figures"):
        (directory / folder).mkdir(parents=True)
    (directory / "results.json").write_bytes(msgspec.json.encode(results))
    for claim in results.claims:
        for path in claim.figures:
            (directory / path).write_text(SVG)
        for path in claim.certificates:
            body = {"says": f"it is 3/2 < 2, by {path}", "x": "1/3"}
            (directory / path).write_text(json.dumps(body, indent=1) + "\n")
    return directory
