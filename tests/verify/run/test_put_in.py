"""Runs with ``--set``: what is asked first, what need not be asked again, and what stays as it was."""

from __future__ import annotations

import msgspec
import pytest

from verify.proofs import formal
from verify.records import Context, Profile
from verify.results.schema import Outcome
from verify.run import execution, points, pool, runner
from verify.run.store import Store
from verify.statement.catalogue import occurring
from verify.statement.formula import read_formula
from verify.verdicts import papers as registry
from verify.verdicts.classes import Recording, Replaced


def _plan(*settings, claims=("lemma-14",)):
    return runner.plan(claims, settings=settings, pictures=False)


# ------------------------------------------------------------------------------------- what stays as it was


def test_the_printed_formula_put_in_replaces_nothing():
    as_printed = _plan("lemma-14.constant = 2*k*(20/tau**2 + (32*k**2)/(tau**2*sqrt(b)))")
    assert as_printed.replaced == {} == _plan().replaced
    assert as_printed.jobs == _plan().jobs
    assert _plan("lemma-14.constant=2*k*(20/tau**2 + 32*k**2/(tau**2*sqrt(b))) + 0").replaced == {
        "lemma-14": ("constant",)
    }


def test_the_printed_formula_is_still_a_setting_of_its_own():
    again = ["lemma-14.inner=1/k", "lemma-14.inner=1/k"]
    with pytest.raises(runner.BadInput, match="set twice"):
        _plan(*again)


@pytest.mark.parametrize(
    ("replaced", "gone", "stays"),
    [
        ("lemma-14.constant", {"lemma-14"}, {"lemma-14!repair", "lemma-14.slope-bound", "lemma-14.chain-13"}),
        ("lemma-14.slope", {"lemma-14.slope-bound"}, {"lemma-14", "lemma-14!repair"}),  # written out in its theorem
        ("lemma-14.coefficient", {"lemma-14.chain-13", "lemma-14.mixed-bound/as-displayed"}, {"lemma-14"}),
    ],
)
def test_a_theorem_stays_where_the_replaced_quantity_does_not_occur(replaced, gone, stays):
    paper = registry.paper("han2025")
    before, after = (formal(paper, claims={"lemma-14"}, replaced=names).keys() for names in ((), (replaced,)))
    inside = occurring(paper, {"lemma-14"})
    assert gone <= before - after
    assert stays <= after
    assert all(replaced in inside[address] for address in before - after)
    assert not any(replaced in inside[address] for address in after)


def test_a_theorem_goes_with_a_quantity_of_another_statement_that_coq_reads():
    """``other`` names ``prop_4_count_trained``, and that a quantity which its own text does not."""
    from verify.proofs import constants, folder

    found = folder.find("han2025")
    page = found.read(found.settings.statements)
    told = "Definition other : Prop := prop_4_count_trained"
    assert "prop-4.edges" not in constants.used(told, found)
    assert "prop-4.edges" in constants.reached(told, page, found)


@pytest.mark.long
def test_of_some_claims_the_same_is_believed_as_of_all():
    paper = registry.paper("han2025")
    every = formal(paper)
    for claim in ("lemma-15", "prop-3"):
        mine = {address for address in every if address.startswith(claim)}
        assert formal(paper, claims={claim}).keys() == mine != set()


# -------------------------------------------------------------------------------------- what is asked first


def test_what_was_put_in_is_asked_first_and_the_enclosure_later():
    todo = _plan("lemma-14.constant=k**2/tau**2")
    assert todo.first == ("lemma-14",)
    assert [job.task.function for job in todo.jobs[: todo.urgent]] == [
        "hessian_is_bounded_for_all_sizes",
        "no_explicit_hessian_exceeds_the_constant",
        points.job_of("lemma-14"),
    ]
    assert "constant_is_compared_at_this_model" in [job.task.function for job in todo.jobs[todo.urgent :]]
    more = {"lemma-14/@lemma-14", "lemma-14/@lemma-14/this-model"}  # the formulas in which it occurs are attacked
    assert {job.id for job in todo.jobs} == {job.id for job in _plan().jobs} | more


def test_a_formula_of_steps_only_is_answered_there():
    todo = _plan("lemma-14.slope=k**2")
    assert todo.first == ("lemma-14.slope-bound",)
    assert _plan().first == ()
    assert _plan().urgent == 0


def test_the_urgent_jobs_are_begun_before_all_others():
    flight = pool._Flight([b""] * 8, ["a"] * 8, urgent=3)
    begun = []
    while flight.waiting:
        index, lane = flight.next(2)
        begun.append(index)
        flight.flying = {object(): (index, 0.0, lane)}  # the other worker is free again
    assert sorted(begun[:3]) == [0, 1, 2]
    assert sorted(begun) == list(range(8))


def test_the_first_answer_is_told_once_when_its_jobs_are_there_and_others_are_not(monkeypatch):
    todo = _plan("lemma-15.constant=k**2/tau", claims=("lemma-15",))
    told, seen = [], []
    monkeypatch.setattr(execution.writing, "assembled", lambda plan, outcomes, seconds: sorted(outcomes))

    def drive(_, messages, *, done, failed, watched, **rest):
        for index in range(len(messages)):
            failed(index, "not run")
            watched([(index + 1, 0.0)] if index + 1 < len(messages) else [])
            seen.append(bool(told))

    monkeypatch.setattr(execution, "drive", drive)
    store = type("Nothing", (), {"get": lambda *_: None, "folder": None})()
    execution._compute(todo, todo.jobs, store, pool.LocalPool(1), {}, runner.Silent(), told.append, None)
    assert told == [sorted(job.id for job in todo.jobs[: todo.urgent])]
    assert seen == [False] * (todo.urgent - 1) + [True] * (len(todo.jobs) - todo.urgent + 1)


# --------------------------------------------------------------------------------- what need not be asked again


def _context(replaced=(), **texts):
    quantities = Recording({name: read_formula(text, ("k",)) for name, text in texts.items()})
    given = Context(
        model=None, profile=Profile("quick", 0, 1.0), quantities=quantities, replaced=Replaced(replaced, quantities)
    )
    return given, quantities


@pytest.mark.parametrize(
    ("look", "depends"),
    [
        (lambda ctx: ctx.quantities["c"], ("c",)),
        (lambda ctx: "d" in ctx.replaced, ("d",)),
        (lambda ctx: ctx.replaced & {"d"}, ("d",)),
        (lambda ctx: {"d"} & ctx.replaced, ("d",)),
        (lambda ctx: ctx.replaced.isdisjoint({"d"}), ("d",)),
        (lambda ctx: dict(ctx.quantities), ("c", "d")),
        (lambda ctx: {**ctx.quantities}, ("c", "d")),
        (lambda ctx: ctx.quantities | {}, ("c", "d")),
        (lambda ctx: ctx.quantities.copy(), ("c", "d")),
        (lambda ctx: sorted(ctx.replaced), None),
        (lambda ctx: set(ctx.replaced), None),
        (lambda ctx: bool(ctx.replaced), None),
        (lambda ctx: ctx.replaced == frozenset(), None),
        (lambda ctx: ctx.replaced | {"c"}, None),
        (lambda ctx: ctx.replaced.union({"c"}), None),
    ],
)
def test_all_that_an_outcome_can_depend_on_is_seen(look, depends):
    ctx, quantities = _context(("d",), c="k", d="1")
    look(ctx)
    assert quantities.depends() == depends


def test_only_what_the_formula_put_in_cannot_change_is_taken_up(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    todo, plain = _plan("lemma-14.constant=k**2/tau**2"), _plan()
    jobs = {job.task.function: job for job in todo.jobs}
    slope = jobs["slope_of_the_output_is_bounded"]
    assert slope.plain == next(job.key for job in plain.jobs if job.id == slope.id) != slope.key
    shared, said = Store.of_the_user(), Outcome(job=slope.id, reads=("slope",))
    for depends, found in ((("slope",), True), ((), True), (("constant", "slope"), False), (None, False)):
        shared.put(slope.plain, msgspec.structs.replace(said, depends=depends))
        assert (slope.id in execution._carried(todo.jobs, todo, shared)) is found
    first = todo.jobs[0]
    shared.put(first.plain, Outcome(job=first.id, depends=()))
    assert first.id not in execution._carried(todo.jobs, todo, shared)  # what is asked first is asked
    assert execution._carried(plain.jobs, plain, shared) == {}  # nothing was put in: its own directory decides
    other = _plan("lemma-14.constant=k**2/tau**2", claims=("lemma-14",))
    assert [job.plain for job in other.jobs] == [job.plain for job in todo.jobs]


def test_the_users_store_is_bounded(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    shared = Store.of_the_user()
    for number in range(5):
        shared.put(f"{number:064x}", Outcome(job="a/b"))
    shared.prune(most=2)
    assert len(list(shared.folder.glob("*.json"))) == 2


def test_another_model_or_profile_takes_up_nothing(tmp_path, monkeypatch):
    setting = ["lemma-14.constant=k**2/tau**2"]
    one = runner.plan(["lemma-14"], settings=setting, pictures=False)
    two = runner.plan(["lemma-14"], settings=setting, pictures=False, profile="quick")
    assert not {job.plain for job in one.jobs} & {job.plain for job in two.jobs}
