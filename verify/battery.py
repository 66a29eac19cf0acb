"""Mutation tests: printed quantities with a planted error, and true ones in other words, judged like any.

A paper may offer, beside its ``PAPER``, a module ``mutants`` with ``TARGETS``: for a quantity and a statement (a
reading, a step, the repair) in which it decides, an oracle that knows which formulas are false there, and by what,
without our checks.  The formulas are made anew from a seed (:mod:`verify.statement.mutate`); the battery that is
committed has a list by hand beside them, one that is asked for with ``--fresh`` has not.  Scored is what the judgement
makes of them: a false one should be refuted, a true one must not be; one of which the oracle knows neither is not
scored, and counted.  A wrong verdict (a false one that is said to hold, a true one that is refuted) weighs as much as
fifteen right ones.  Errors are planted into the oracles as well: one that calls true formulas false, or false ones
true, must come to contradict a verdict.
"""

from __future__ import annotations

import functools
import importlib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from verify.errors import BadInput
from verify.records import Claim, Profile, Verdict
from verify.results import verdict_changes
from verify.results.assembly import assemble
from verify.results.battery import BatteryResults, Row, Target, Trial, read
from verify.results.schema import Outcome
from verify.run import worker
from verify.run.points import job_of, wanted
from verify.verdicts import models
from verify.verdicts import papers as registry
from verify.verdicts.profiles import profile
from verify.verdicts.statements import Stated
from verify.verdicts.statements import statements as stated_in

__all__ = [
    "SEED",
    "BatteryResults",
    "Row",
    "Target",
    "Trial",
    "judge_statement",
    "read",
    "run",
    "targets",
    "trials",
    "units",
]

TRUE, FALSE, UNKNOWN = "true", "false", "unknown"
UNDEFINED = "undefined"  # no value somewhere: it must not be said to hold, and is not counted otherwise
REFUTED, AFFIRMED, OPEN = "refuted", "affirmed", "open"
SEED = 2025  # of the battery that is committed
MOST = 2**32  # seeds are below
_ANSWERS = {Verdict.REFUTED: REFUTED, Verdict.LIMIT: REFUTED, Verdict.HOLDS: AFFIRMED, Verdict.VACUOUS: AFFIRMED}
_SAFE = {"upper": "larger", "lower": "smaller"}  # the change that leaves a true bound true


# ------------------------------------------------------------------------------------------ what to try


def targets(paper: str, claims: Sequence[str] = ()) -> list[Target]:
    """The declared targets of a paper, of some claims or of all, in the paper's order of claims."""
    if not registry.runs_here(paper):
        raise BadInput(f"paper {paper}: its mutants are code of another distribution; {registry.TRUST}={paper} runs it")
    try:
        offered = importlib.import_module(f"{registry.module_of(paper)}.mutants").TARGETS
    except (ModuleNotFoundError, AttributeError) as error:
        raise BadInput(f"paper {paper}: declares no mutants ({error})") from error
    return _chosen(paper, offered, claims)


def _chosen(paper: str, offered: Iterable[Any], claims: Sequence[str]) -> list[Any]:
    found = registry.paper(paper)
    known = {claim.id for claim in found.claims}
    for name in claims:
        if name not in known:
            raise BadInput(f"claim {name}: not in {paper}; its claims are {', '.join(sorted(known))}")
    order = {claim.id: place for place, claim in enumerate(found.claims)}
    chosen = [item for item in offered if not claims or item.claim in claims]
    return sorted(chosen, key=lambda item: order[item.claim])


def units(claim: Claim) -> dict[str, Stated]:
    """Everything of a claim that is judged by itself, by the name that a target gives it."""

    def name(address: str) -> str:
        if address == claim.id:
            return claim.readings[0].id
        return address.removeprefix(f"{claim.id}/").removeprefix(f"{claim.id}!")

    return {name(item.address): item for item in stated_in(claim)}


def trials(target: Target, claim: Claim, seed: int = SEED, *, fresh: bool = False) -> list[Trial]:
    """The formulas that are tried for a target, with what the oracle says of each."""
    from random import Random

    from verify.statement.formula import read_formula
    from verify.statement.mutate import COUNTS, FAR, FEW, Mutation, false_far_away, mutated

    quantity = {item.name: item for item in claim.quantities}[target.quantity]
    printed = read_formula(quantity.text, quantity.symbols)
    rng = Random(f"{seed} {target.claim} {target.quantity} {target.unit}")
    one_size = target.far and target.sense in ("upper", "lower", "equal")
    new = mutated(printed, rng, sense=target.sense, one_size=one_size, counts=COUNTS if fresh else FEW)
    found = [Mutation("as printed", quantity.text, "same"), *new]
    seen = {mutation.text for mutation in found}
    found += [Mutation("by hand", text) for text in target.extras if text not in seen and not fresh]
    known = [_known(target, mutation, read_formula(mutation.text, quantity.symbols)) for mutation in found]
    lies = [("by hand", *lie) for lie in target.lies if not fresh]
    if target.far and (far := false_far_away(printed, target.sense)) is not None:
        lies.append((far.operator, far.text, f"beyond {FAR}"))
    return known + [Trial(operator=name, text=text, truth=FALSE, why=why) for name, text, why in lies]


def _known(target: Target, mutation: Any, expression: Any) -> Trial:
    from verify.statement.mutate import ONE_SIZE

    witness, same = target.violated(expression), mutation.relation == "same"
    if not witness and target.printed and mutation.operator == ONE_SIZE:
        witness = "at that one size it is on the far side of everything"
    if same and target.printed and witness:
        raise AssertionError(f"the oracle of {target.claim}.{target.quantity} contradicts itself: {witness}")
    if witness:
        truth, why = FALSE, witness
    elif not same and (where := target.undefined(expression)):
        truth, why = UNDEFINED, where
    elif target.printed and (same or (target.safe and mutation.relation == _SAFE.get(target.sense))):
        truth, why = TRUE, "the printed formula, rewritten or weakened"
    elif same:
        truth, why = FALSE, "the printed formula, rewritten; it is false here"
    elif target.follows(expression):
        truth, why = TRUE, "weaker than what is known"
    else:
        truth, why = UNKNOWN, ""
    return Trial(operator=mutation.operator, text=mutation.text, truth=truth, why=why)


# ---------------------------------------------------------------------------------------------- judging


def judge_statement(
    paper: str, claim: Claim, stated: Stated, given: Mapping[str, str], model: dict[str, Any], effort: Profile
) -> Any:
    """What an audit says of one statement, by its checks, theorems, counterexamples and engines.

    Args:
        given: the quantities of the claim that are replaced, and the formulas that stand for them.
        model: the data of the model.

    Returns:
        The part of ``results.json`` that is about the statement.
    """
    return _Court(paper, claim, effort, model).judged(stated, given)


class _Court:
    """One claim of a paper under changed quantities, through the same door as every audit; outcomes are kept."""

    def __init__(self, paper: str, claim: Claim, effort: Profile | str, model: dict[str, Any] | None = None) -> None:
        self.paper, self.claim, self.places = registry.paper(paper), claim, units(claim)
        self.profile = profile(effort) if isinstance(effort, str) else effort
        self.model = models.as_data(self.paper) if model is None else model
        self._kept: dict[tuple[str, tuple[tuple[str, str], ...]], Outcome] = {}

    def answer(self, unit: str, quantity: str = "", text: str = "") -> str:
        """What is made of the unit with one quantity replaced, or, without a name, as it stands."""
        found = self.judged(self.places[unit], {quantity: text} if quantity else {})
        return _ANSWERS.get(found.verdict, OPEN)

    def judged(self, stated: Stated, given: Mapping[str, str]) -> Any:
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
        if key not in self._kept:
            task = worker.Task(
                paper=self.paper.id,
                claim=self.claim.id,
                function=function,
                model=self.model,
                profile=self.profile,
                quantities=self._quantities(given),
                replaced=tuple(given),
            )
            self._kept[key] = msgspec.json.decode(worker.work(msgspec.json.encode(task)), type=Outcome)
        return self._kept[key]


def _row(target: Target, court: _Court, seed: int, fresh: bool) -> Row:
    tried = trials(target, court.claim, seed, fresh=fresh)
    judged = [_answered(target, court, trial) for trial in tried if trial.truth != UNKNOWN]
    answered = [trial for trial in judged if trial.truth != UNDEFINED or trial.answer == AFFIRMED]
    row = _counted(target.claim, target.quantity, target.unit, tried[0].text, answered, len(tried) - len(answered))
    noticed = [_noticed(other, court.claim, answered) for other in target.planted()]
    return msgspec.structs.replace(row, oracle=(len(noticed), sum(noticed)))


def _noticed(target: Target, claim: Claim, answered: Sequence[Trial]) -> bool:
    """Whether a wrong oracle contradicts a verdict, or itself."""
    from verify.statement.formula import read_formula
    from verify.statement.mutate import Mutation

    symbols = {item.name: item for item in claim.quantities}[target.quantity].symbols
    contradictions = {(FALSE, AFFIRMED), (TRUE, REFUTED)}
    for trial in answered:
        relation = "same" if trial.operator == "as printed" else ""
        try:
            found = _known(target, Mutation(trial.operator, trial.text, relation), read_formula(trial.text, symbols))
        except AssertionError:
            return True
        if (found.truth, trial.answer) in contradictions:
            return True
    return False


def _answered(target: Target, court: _Court, trial: Trial) -> Trial:
    answer = court.answer(target.unit, target.quantity, trial.text)
    explanation = target.explained(trial.text) if trial.truth == FALSE and answer == OPEN else ""
    return msgspec.structs.replace(trial, answer=answer, explanation=explanation)


def _counted(claim: str, quantity: str, unit: str, printed: str, answered: Sequence[Trial], unscored: int) -> Row:
    false = [t for t in answered if t.truth in (FALSE, UNDEFINED)]
    true = [t for t in answered if t.truth == TRUE]
    counts, kills = Counter(t.operator for t in false), Counter(t.operator for t in false if t.answer == REFUTED)
    return Row(
        claim=claim,
        quantity=quantity,
        unit=unit,
        printed=printed,
        false=len(false),
        killed=sum(kills.values()),
        true=len(true),
        kept=sum(t.answer == AFFIRMED for t in true),
        unscored=unscored,
        operators={name: (counts[name], kills[name]) for name in sorted(counts)},
        survivors=tuple(t for t in false if t.answer == OPEN),
        unconfirmed=tuple(t for t in true if t.answer == OPEN),
        false_alarms=tuple(t for t in true if t.answer == REFUTED),
        wrong=tuple(t for t in false if t.answer == AFFIRMED),
    )


def claim_rows(paper: str, claim: str, effort: str = "quick", seed: int = SEED, fresh: bool = False) -> bytes:
    """All targets of one claim, as JSON: a piece of work for one process."""
    court = _Court(paper, registry.claim(paper, claim), effort)
    return msgspec.json.encode([_row(target, court, seed, fresh) for target in targets(paper, [claim])])


def run(
    paper: str,
    claims: Sequence[str] = (),
    *,
    jobs: int = 1,
    effort: str = "quick",
    seed: int = SEED,
    fresh: bool = False,
    progress: Callable[[str], None] = lambda claim: None,
) -> BatteryResults:
    """The whole battery, a claim at a time; the rows come in the paper's order whatever the number of processes."""
    if not 0 <= seed < MOST:
        raise BadInput(f"--fresh {seed}: allowed is an integer from 0 to {MOST - 1}")
    tried = {item.claim for item in targets(paper, claims)}
    names = [claim.id for claim in registry.paper(paper).claims if claim.id in tried]
    rows: dict[str, list[Row]] = {}
    for name, body in _work(names, jobs, functools.partial(claim_rows, paper, effort=effort, seed=seed, fresh=fresh)):
        rows[name] = msgspec.json.decode(body, type=list[Row])
        progress(name)
    found = tuple(row for name in names for row in rows[name])
    return BatteryResults(schema=1, paper=paper, profile=effort, seed=seed, fresh=fresh, rows=found)


def _work(names: list[str], jobs: int, rows_of: Callable[[str], bytes]) -> Iterable[tuple[str, bytes]]:
    if jobs <= 1:
        yield from ((name, rows_of(name)) for name in names)
        return
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from multiprocessing import get_context

    with ProcessPoolExecutor(jobs, get_context("spawn"), worker.initialise) as pool:
        waiting = {pool.submit(rows_of, name): name for name in names}
        for done in as_completed(waiting):
            yield waiting[done], done.result()
