"""Papers made up for the tests of the runner."""

from __future__ import annotations

from pathlib import Path

import msgspec

from verify.records import Profile

HEADER = """
import math, os, signal, time
from verify.records import *

LOG = os.environ.get("TRIAL_LOG")

def note(name):
    if LOG:
        with open(LOG, "a") as stream:
            stream.write(f"{name} {os.getpid()}\\n")

def yes(text="it does"):
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary=text)

def claim(key, *checks, **more):
    literal = Reading(id="literal", text=key, checks=checks)
    return Claim(id=key, title=key, where="nowhere", readings=(literal,), **more)

def paper(*claims):
    return Paper(id="trial", title="A trial", authors="Nobody", year=2025, claims=claims)
"""

QUICK = Profile("quick", 0, 1.0)

SHARED = (
    HEADER
    + """
def both(ctx):
    note("both")
    bound = ctx.quantities["bound"].text
    return yes(f"bound {bound} replaced {sorted(ctx.replaced)} n {ctx.model.n} seed {ctx.seed}")

def drawing(ctx):
    return Figure(name="one.plot.svg", caption="A plot.", svg="<svg/>")

PAPER = paper(
    Claim(id="one", title="one", where="here", quantities=(
            Quantity(name="bound", text="n + 1", symbols=("n", "k"), meaning="a bound"),),
        readings=(Reading(id="literal", text="x", checks=(both,)),
                  Reading(id="kind", text="y", checks=(both,))),
        steps=(Step(id="one.step", text="z", checks=(both,)),), figures=(drawing,)),
    claim("two"),
)
"""
)


def without_seconds(path: Path) -> bytes:
    data = msgspec.json.decode(path.read_bytes())
    data.pop("seconds")
    for claim in data["claims"]:
        claim.pop("seconds")
    return msgspec.json.encode(data)
