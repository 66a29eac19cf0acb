"""Running one claim in the test's own process, with certificates checked as the runner does."""

from __future__ import annotations

from numerics.parity.model import ModelSpec
from tests.expected import verdicts_of
from verify import checker
from verify.mutation import Judge
from verify.records import Context, Profile
from verify.results.assembly import evidence_on
from verify.results.schema import Outcome
from verify.statement.formula import FormulaError, read_formula
from verify.verdicts import papers
from verify.verdicts.classes import Recording, settled
from verify.verdicts.judge import Ruling, judge
from verify.verdicts.statements import statements

PROFILES = {"quick": Profile("quick", 0, 20.0), "standard": Profile("standard", 1, 240.0)}


def claim_of(claim_id):
    """A claim of our papers by its id."""
    return papers.find(claim_id)[1]


def context(claim, *, profile="quick", model=None, **replaced):
    quantities = {q.name: read_formula(replaced.get(q.name, q.text), q.symbols) for q in claim.quantities}
    return Context(
        model=model or ModelSpec(),
        profile=PROFILES[profile],
        quantities=Recording(quantities),
        replaced=frozenset(replaced),
    )


def _outcome(job, check, ctx):
    """What the worker leaves of one check; a crash is a failure, a rejected certificate is the test's."""
    ctx.quantities.read.clear()
    try:
        found = check(ctx)
    except Exception as error:
        return Outcome(job=job, failure=f"{type(error).__name__}: {error}")
    for certificate in found.certificates:
        checker.establish(certificate.body)
    return Outcome(job=job, evidence=settled(found), reads=tuple(sorted(ctx.quantities.read)))


def rulings(claim, *, mentioning="", at=(), **options):
    """Address -> ruling, as the audit finds it: what a check did not read it does not judge.
    Only statements that mention a quantity, or those at some addresses, if these are named."""
    ctx, outcomes, found = context(claim, **options), {}, {}
    for stated in statements(claim):
        if (mentioning and mentioning not in stated.mentions) or (at and stated.address not in at):
            continue
        if not stated.checks:
            found[stated.address] = by_formula(claim, stated, ctx)
            continue
        for check in stated.checks:
            job = f"{claim.id}/{check.__name__}"
            if job not in outcomes:
                outcomes[job] = _outcome(job, check, ctx)
        found[stated.address] = judge(evidence_on(claim, stated, outcomes, sorted(ctx.replaced)), stated.trial)
    return found


def by_formula(claim, stated, ctx):
    """The ruling on a statement that no check decides, as an audit finds it."""
    paper, given = papers.find(claim.id)[0].id, {name: ctx.quantities[name].text for name in ctx.replaced}
    model = ctx.model.to_dict() if paper == "han2025" else None  # contexts of other papers have no model of theirs
    found = Judge(paper, claim, ctx.profile, model).judged(stated, given)
    return Ruling(verdict=found.verdict, evidence=found.evidence, summary=found.summary)


def verdicts(claim, **options):
    return {address: str(ruling.verdict) for address, ruling in rulings(claim, **options).items()}


def nonsense(claim, name):
    """Formulas in the place of a quantity that make no sense as bounds, by what is wrong with them."""
    symbols = next(q.symbols for q in claim.quantities if q.name == name)
    letter = symbols[0] if symbols else ""
    texts = {"zero": "0", "negative": "-1", "huge": "10**40"}
    if letter:
        texts["undefined"] = f"1/({letter}-{letter})"
        texts["undefined root"] = f"sqrt(-1 - {letter}**2)"
    kept = {}
    for what, text in texts.items():
        try:
            read_formula(text, symbols)
        except FormulaError:
            continue
        kept[what] = text
    return kept


class Court:
    """Verdicts of a claim's readings and steps under given replacements."""

    def __init__(self, claim, **options):
        self.claim, self.ctx, self.cache = claim, context(claim, **options), {}

    def evidence(self, check):
        if check.__name__ not in self.cache:
            found = check(self.ctx)
            for certificate in found.certificates:
                checker.establish(certificate.body)
            self.cache[check.__name__] = found
        return self.cache[check.__name__]

    def rule(self, checks, trial=None):
        return judge([self.evidence(check) for check in checks], trial)

    def at(self, address):
        stated = next(stated for stated in statements(self.claim) if stated.address == address)
        return self.rule(stated.checks, stated.trial) if stated.checks else by_formula(self.claim, stated, self.ctx)

    def ruling(self, name="literal"):
        first = self.claim.readings[0].id == name
        return self.at(self.claim.id if first else f"{self.claim.id}/{name}")

    def reading(self, name="literal"):
        return self.ruling(name).verdict

    def step(self, name, reading=None):
        return self.at(f"{self.claim.id}.{name}/{reading}" if reading else f"{self.claim.id}.{name}").verdict

    def repair(self):
        return self.at(f"{self.claim.id}!repair").verdict

    def surprises(self, but=()):
        """Address -> (found, expected) for the statements with checks, where these say something else than the table.

        A no in words, which only an assignment or a theorem makes a refutation, may be open there."""
        asked = [item for item in statements(self.claim) if item.checks and item.address not in but]
        ruled = {item.address: self.rule(item.checks, item.trial) for item in asked}
        found = {address: str(ruling.verdict) for address, ruling in ruled.items()}
        wanted = {name: word for name, word in verdicts_of(self.claim.id).items() if name in ruled}
        in_words = {
            a for a, r in ruled.items() if (found[a], wanted.get(a), r.evidence) == ("refuted", "open", "argued")
        }
        differ = (name for name, word in wanted.items() if found.get(name) != word and name not in in_words)
        return {name: (found.get(name), wanted[name]) for name in differ}
