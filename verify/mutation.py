"""Mutation test: how many changed formulas of a paper are decided, and whether an answer contradicts another one.

Every printed quantity is changed by a slip or at random (:mod:`verify.statement.mutate`), put in as by ``--set``, and
judged in every statement that mentions it.  The truth of such a mutant is unknown, so only the decided share is
counted.  A rewriting has the value of the printed formula everywhere: an answer to it that contradicts the answer to
the printed formula is a wrong verdict.  Formulas of which the truth is known are in ``tools/golden/overrides.tsv``.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from verify.errors import BadInput
from verify.records import Claim, Profile, Verdict
from verify.results import verdict_changes
from verify.results.assembly import assemble, evidence_on
from verify.results.schema import Outcome
from verify.run import worker
from verify.run.points import job_of, wanted
from verify.statement.formula import read_formula
from verify.statement.mutate import SAME, mutated
from verify.verdicts import models
from verify.verdicts import papers as registry
from verify.verdicts.judge import judge
from verify.verdicts.profiles import profile
from verify.verdicts.statements import Stated, statements

__all__ = ["Judge", "Place", "Trial", "decide_by_formula", "measure"]

AFFIRMED, REFUTED, OPEN = "affirmed", "refuted", "open"
SEED = 2025
MOST = 2**32  # seeds are below
_ANSWERS = {Verdict.REFUTED: REFUTED, Verdict.LIMIT: REFUTED, Verdict.HOLDS: AFFIRMED, Verdict.VACUOUS: AFFIRMED}


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """A changed formula and the answer to it."""

    change: str
    text: str
    answer: str


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A quantity in a statement that mentions it."""

    claim: str
    quantity: str
    unit: str
    answer: str  # to the printed formula
    trials: tuple[Trial, ...]
    contradictions: tuple[Trial, ...] = ()

    def count(self, answer: str) -> int:
        return sum(trial.answer == answer for trial in self.trials)


class Judge:
    """One claim with changed quantities, judged as an audit with ``--set`` judges it; answers are stored."""

    def __init__(self, paper: str, claim: Claim, effort: str = "quick") -> None:
        self.paper, self.claim, self.profile = paper, claim, profile(effort)
        self.model, self.units = models.as_data(registry.paper(paper)), _name_units(claim)
        self._stored: dict[tuple[str, str, str], Outcome] = {}

    def answer(self, unit: str, quantity: str = "", text: str = "") -> str:
        """Affirmed, refuted or open: the unit with one quantity replaced or, without a name, as it stands."""
        stated = self.units[unit]
        if not stated.checks:
            given = {quantity: text} if quantity else {}
            found = decide_by_formula(self.paper, self.claim, stated.address, given, self.model, self.profile)
            return _ANSWERS.get(found.verdict, OPEN)
        outcomes = {
            f"{self.claim.id}/{check.__name__}": self._outcome(check.__name__, quantity, text)
            for check in stated.checks
        }
        evidence = evidence_on(self.claim, stated, outcomes, [quantity] if quantity else [])
        return _ANSWERS.get(judge(evidence).verdict, OPEN)

    def _outcome(self, function: str, quantity: str, text: str) -> Outcome:
        key = function, quantity, text
        if key not in self._stored:
            task = worker.Task(
                paper=self.paper,
                claim=self.claim.id,
                function=function,
                model=self.model,
                profile=self.profile,
                quantities={item.name: text if item.name == quantity else item.text for item in self.claim.quantities},
                replaced=(quantity,) if quantity else (),
            )
            self._stored[key] = msgspec.json.decode(worker.work(msgspec.json.encode(task)), type=Outcome)
        return self._stored[key]


def _name_units(claim: Claim) -> dict[str, Stated]:
    """Everything of a claim that is judged by itself: readings, steps, the corrected statement."""

    def name(address: str) -> str:
        if address == claim.id:
            return claim.readings[0].id
        return address.removeprefix(f"{claim.id}/").removeprefix(f"{claim.id}!")

    return {name(item.address): item for item in statements(claim)}


def decide_by_formula(
    paper: str, claim: Claim, address: str, given: Mapping[str, str], model: dict[str, Any], effort: Profile
) -> Any:
    """What an audit says of a statement that no check decides: by theorems, counterexamples and engines.

    Args:
        given: the quantities of the claim that are replaced, and the formulas that stand for them.
        model: the data of the model.

    Returns:
        The part of ``results.json`` that is about the statement.
    """
    found = registry.paper(paper)
    task = worker.Task(
        paper=paper,
        claim=claim.id,
        function=job_of(address),
        model=model,
        profile=effort,
        quantities={item.name: given.get(item.name, item.text) for item in claim.quantities},
        replaced=tuple(given),
    )
    outcomes = {}
    if address in wanted(found, claim, bool(given) or model != models.as_data(found)):
        outcomes[task.job] = msgspec.json.decode(worker.work(msgspec.json.encode(task)), type=Outcome)
    results = assemble(
        found,
        outcomes,
        claims=[claim],
        profile=effort.name,
        model=model,
        environment={},
        seconds=0,
        quantities={claim.id: task.quantities},
        replaced={claim.id: task.replaced} if given else {},
    )
    return next(item for name, _, item in verdict_changes.judged(results.claims) if name == address)


# ------------------------------------------------------------------------------------------------------ measuring


def judge_claim(paper: str, claim: str, effort: str, seed: int) -> bytes:
    """Every quantity of one claim in every statement that mentions it, as JSON: a piece of work for one process."""
    judged = Judge(paper, registry.claim(paper, claim), effort)
    places = [
        _judge_place(judged, quantity.name, unit, seed)
        for quantity in judged.claim.quantities
        for unit, stated in judged.units.items()
        if quantity.name in stated.mentions and (stated.checks or stated.formula)
    ]
    return msgspec.json.encode(places)


def _judge_place(judged: Judge, quantity: str, unit: str, seed: int) -> Place:
    item = {item.name: item for item in judged.claim.quantities}[quantity]
    rng = Random(f"{seed} {judged.claim.id} {quantity} {unit}")
    made = mutated(read_formula(item.text, item.symbols), rng)
    printed, trials, against = judged.answer(unit), [], []
    for mutation in made:
        found = judged.answer(unit, quantity, mutation.text)
        trial = Trial(change=mutation.change, text=mutation.text, answer=found)
        trials.append(trial)
        if mutation.change == SAME and {printed, found} == {AFFIRMED, REFUTED}:
            against.append(trial)
    return Place(
        claim=judged.claim.id,
        quantity=quantity,
        unit=unit,
        answer=printed,
        trials=tuple(trials),
        contradictions=tuple(against),
    )


def measure(
    paper: str,
    claims: Sequence[str] = (),
    *,
    jobs: int = 1,
    effort: str = "quick",
    seed: int = SEED,
    progress: Callable[[str], None] = lambda claim: None,
) -> list[Place]:
    """Mutants of all claims or of some, a claim at a time; the order does not depend on the number of processes."""
    if not 0 <= seed < MOST:
        raise BadInput(f"--seed {seed}: allowed is an integer from 0 to {MOST - 1}")
    known = {claim.id: claim for claim in registry.paper(paper).claims}
    if unknown := [name for name in claims if name not in known]:
        raise BadInput(f"claim {unknown[0]}: not in {paper}; its claims are {', '.join(sorted(known))}")
    if not registry.runs_here(paper):
        raise BadInput(f"paper {paper}: its checks are code of another distribution; {registry.TRUST}={paper} runs it")
    names = [name for name, claim in known.items() if claim.quantities and (name in claims or not claims)]
    places: dict[str, list[Place]] = {}
    for name, body in _spread(names, jobs, functools.partial(judge_claim, paper, effort=effort, seed=seed)):
        places[name] = msgspec.json.decode(body, type=list[Place])
        progress(name)
    return [place for name in names for place in places[name]]


def _spread(names: list[str], jobs: int, judged: Callable[[str], bytes]) -> Iterable[tuple[str, bytes]]:
    if jobs <= 1:
        yield from ((name, judged(name)) for name in names)
        return
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from multiprocessing import get_context

    with ProcessPoolExecutor(jobs, get_context("spawn"), worker.initialise) as pool:
        waiting = {pool.submit(judged, name): name for name in names}
        for done in as_completed(waiting):
            yield waiting[done], done.result()


def summarise(places: Sequence[Place]) -> str:
    """A line for each place, and the share of all mutants that is decided."""
    total: Counter[str] = Counter()
    lines = []
    for place in places:
        counts = Counter(trial.answer for trial in place.trials)
        total += counts
        wrong = f", {len(place.contradictions)} CONTRADICTIONS" if place.contradictions else ""
        lines.append(
            f"{place.claim}.{place.quantity} in {place.unit} ({place.answer} as printed): "
            f"{counts[REFUTED]} refuted, {counts[AFFIRMED]} affirmed, {counts[OPEN]} undecided{wrong}"
        )
    tried, against = total.total(), sum(len(place.contradictions) for place in places)
    decided = (total[REFUTED] + total[AFFIRMED]) / max(1, tried)
    lines.append(
        f"{tried} mutants in {len(places)} places: {total[REFUTED]} refuted, {total[AFFIRMED]} affirmed, "
        f"{total[OPEN]} undecided ({decided:.1%} decided); {against} contradict the answer to the printed formula."
    )
    return "\n".join(lines)
