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
from verify.results.assembly import assemble
from verify.results.schema import Outcome
from verify.run import worker
from verify.run.points import job_of, wanted
from verify.statement.formula import read_formula
from verify.statement.mutate import SAME, mutated
from verify.verdicts import models
from verify.verdicts import papers as registry
from verify.verdicts.profiles import profile
from verify.verdicts.statements import Stated, statements

__all__ = ["Judge", "Place", "Trial", "measure"]

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
    """One claim with changed quantities, judged as an audit with ``--set`` judges it; outcomes are stored."""

    def __init__(
        self, paper: str, claim: Claim, effort: Profile | str = "quick", model: dict[str, Any] | None = None
    ) -> None:
        self.paper, self.claim, self.units = registry.paper(paper), claim, _name_units(claim)
        self.profile = profile(effort) if isinstance(effort, str) else effort
        self.model = models.as_data(self.paper) if model is None else model
        self._stored: dict[tuple[str, tuple[tuple[str, str], ...]], Outcome] = {}

    def answer(self, unit: str, quantity: str = "", text: str = "") -> str:
        """Affirmed, refuted or open: the unit with one quantity replaced or, without a name, as it stands."""
        found = self.judged(self.units[unit], {quantity: text} if quantity else {})
        return _ANSWERS.get(found.verdict, OPEN)

    def judged(self, stated: Stated, given: Mapping[str, str]) -> Any:
        """The part of ``results.json`` about the statement, with some quantities replaced by other formulas."""
        functions = [check.__name__ for check in stated.checks]
        if stated.address in wanted(self.paper, self.claim, bool(given) or self.model != models.as_data(self.paper)):
            functions.append(job_of(stated.address))
        outcomes = {f"{self.claim.id}/{name}": self._outcome(name, given) for name in functions}
        results = assemble(
            self.paper,
            outcomes,
            claims=[self.claim],
            profile=self.profile.name,
            model=self.model,
            environment={},
            seconds=0,
            quantities={self.claim.id: self._quantities(given)},
            replaced={self.claim.id: tuple(given)} if given else {},
        )
        return next(item for name, _, item in verdict_changes.judged(results.claims) if name == stated.address)

    def _quantities(self, given: Mapping[str, str]) -> dict[str, str]:
        return {item.name: given.get(item.name, item.text) for item in self.claim.quantities}

    def _outcome(self, function: str, given: Mapping[str, str]) -> Outcome:
        key = function, tuple(given.items())
        if key not in self._stored:
            task = worker.Task(
                paper=self.paper.id,
                claim=self.claim.id,
                function=function,
                model=self.model,
                profile=self.profile,
                quantities=self._quantities(given),
                replaced=tuple(given),
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
