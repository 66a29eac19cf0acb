"""Running one claim in the test's own process, with certificates checked as the runner does."""

from __future__ import annotations

from numerics.expression import parse
from numerics.model import ModelSpec
from verify import checker
from verify.judge import judge
from verify.records import Context, Profile

PROFILES = {"quick": Profile("quick", 0, 20.0), "standard": Profile("standard", 1, 240.0)}


def context(claim, *, profile="quick", model=None, **replaced):
    quantities = {q.name: parse(replaced.get(q.name, q.text), q.symbols) for q in claim.quantities}
    return Context(
        model=model or ModelSpec(), profile=PROFILES[profile], quantities=quantities, replaced=frozenset(replaced)
    )


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

    def rule(self, checks):
        return judge([self.evidence(check) for check in checks])

    def reading(self, name="literal"):
        return self.rule(next(r for r in self.claim.readings if r.id == name).checks).verdict

    def step(self, name, reading=None):
        step = next(s for s in self.claim.steps if s.id == f"{self.claim.id}.{name}")
        if reading:
            return self.rule(next(r for r in step.readings if r.id == reading).checks).verdict
        return self.rule(step.checks).verdict

    def repair(self):
        return self.rule(self.claim.repair.checks).verdict
