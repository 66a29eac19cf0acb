"""Classes 6 to 10: statements of our own, sentences that nobody registered, and the mutation test."""

from __future__ import annotations

import json
import math
from fractions import Fraction
from pathlib import Path

from tests.probes import Tree, verdict


def prop_3_on_one_position(tree: Tree, place: Path) -> str:
    """Has what the repair states a value at n = 1, and which radius do its certificates use there?"""
    repair = tree.quick(place, "prop-3")["prop-3"]["repair"]
    divides = "/(1-\\cos\\tfrac{2\\pi}n)" in repair["text"]
    sizes = {json.loads(path.read_text())["n"] for path in (place / "certificates").glob("prop-3.rescaled.*.json")}
    excepted = "on one position any heads" in repair["text"]
    return (
        f"{verdict(repair).partition(' ')[0]}; R {'divides by 1 - cos 2π' if divides else 'divides by nothing'}; "
        f"n = 1 {'excepted' if excepted else 'not excepted'} and {'certified' if 1 in sizes else 'not certified'}"
    )


def lemma_8_on_two_positions(tree: Tree, place: Path) -> str:
    """n = 2, k = 1, b > 0: the risk falls along the whole line of heads, so that a stationary point is not there."""
    falls = all(_slope(step / 50, b) < 0 for step in range(-500, 501) for b in (1e-4, 0.01, 1.0, 50.0))
    text = tree.quick(place, "lemma-8")["lemma-8"]["repair"]["text"]
    says = "of minima for every set" if "minima elsewhere" in text else "of no minima"
    return f"it speaks {says}; the risk of one bit of two {'falls everywhere' if falls else 'has minima'}"


def _slope(step: float, b: float) -> float:
    """Of the risk along the head; the weight of the bit is a logistic function of it."""
    weight = 1 / (1 + math.exp(-step))
    total = 0.0
    for bit, other in ((0, 0), (0, 1), (1, 0), (1, 1)):
        z, label = bit * weight + other * (1 - weight) - 0.5, 1 - 2 * bit
        output, push = 1 - 2 * (z + math.sqrt(z * z + b)), -2 * (1 + z / math.sqrt(z * z + b))
        total -= label * max(0.0, 1 - label * output) * push * (bit - other) * weight * (1 - weight) / 2
    return total


def lemma_14_by_how_much(tree: Tree, place: Path) -> str:
    """The share of our second coefficient that the certificate shows to be needed, beside what the text says of it."""
    repair = tree.quick(place, "lemma-14")["lemma-14"]["repair"]
    file = place / "certificates/lemma-14.small-b.json"
    body = json.loads(file.read_text()) if file.exists() else {}
    shown = f"certifies {float(Fraction(body['right'])) * math.sqrt(Fraction(body['b'])):.7g}" if body else ""
    proved = f"the Coq theorem {repair['formal']['theorem']} proves it" if repair.get("formal") else "nothing proves it"
    half = "one half" in repair["text"] or "c_2\\ge\\frac{1}{2}" in repair["text"]
    exact = "exactly" in repair["summary"]
    return (
        f"{repair['verdict']}; says {'one half' if half else 'something else'}, "
        f"{shown or proved}{' and says that it is exactly that at every b' if exact else ''}"
    )


def lemma_7_rests_on(tree: Tree, place: Path) -> str:
    found = tree.quick(place, "lemma-7", "lemma-16")["lemma-7"]
    return f"rests on {', '.join(found['rests_on']) or 'nothing'}"


LAST_STEP = """
claim = CLAIMS["lemma-14"]
step = next(item for item in claim.steps if item.id == "lemma-14.final")
same = [check.__name__ for check in step.checks if check in claim.readings[0].checks]
print(f"judged by {len(same)} of the statement's own checks" if same else "judged by a check of its own")
"""


def lemma_14_last_step(tree: Tree, place: Path) -> str:
    return tree.python(LAST_STEP)


def prop_3_rule_of_counting(tree: Tree, place: Path) -> str:
    steps = {step["id"]: step for step in tree.quick(place, "prop-3")["prop-3"]["steps"]}
    texts = [steps[f"prop-3.{name}-parameters"]["text"] for name in ("ffnn", "transformer")]
    told = sum("the rule was chosen" in text or "rule" in text for text in texts)
    return f"{told} of 2 say by which rule, and that it was chosen"


BELOW_ONE = """
try:
    from theorems.han2025.thm_5 import rates as place
    from numerics.parity.facts import gradient as closed_forms
except ImportError:
    from theorems.han2025 import thm_5_rates as place
    from numerics import closed_forms
facts = getattr(place.no_linear_rate_facts, "__wrapped__", place.no_linear_rate_facts)
before = {label for label, true in facts().items() if true and "S = 1" in label}
closed_forms.classifier_is_piecewise_linear = lambda *given: False
after = {label for label, true in facts().items() if true and "S = 1" in label}
print(f"{len(before)} facts up to S = 1, {len(before - after)} of them that it is piecewise linear under another name")
"""


def facts_up_to_one(tree: Tree, place: Path) -> str:
    """Which facts about the output up to S = 1 are the one that it is piecewise linear, and nothing else?"""
    return tree.python(BELOW_ONE)


SLIP = [
    "lemma-14.softmax-derivative-13",
    "lemma-14.softmax-derivative-14",
    "lemma-14.chain-13",
    "lemma-14.chain-14",
    "lemma-15.derivative",
    "lemma-17.loss-gradient",
]
COUNTED = """
from pathlib import Path
from verify.report import errors
try:
    from verify.results.schema import decode
except ImportError:
    from verify.results import decode
found = [error.id for error in errors.found(decode(Path(sys.argv[1]).read_bytes()))]
print(sum(name in found for name in json.loads(sys.argv[2])))
"""


def one_slip_is_counted(tree: Tree, place: Path) -> str:
    """In the list of errors that the tree makes of its own committed results."""
    results = tree.path / "reports/han2025/results.json"
    return f"counted {tree.python(COUNTED, results, json.dumps(SLIP))} times"


REPAIRS = """
import sys
keys = [row.partition(" in ")[0] for row in open(sys.argv[1], encoding="utf-8")]
tried = {tuple(key.split(".", 1)) for key in keys if "." in key}
repairs = {(c.id, q.name) for c in PAPER.claims for q in c.quantities if q.name.startswith("repair.")}
texts = sum(bool(c.repair) for c in PAPER.claims)
print(f"{len(tried & repairs)} formulas of {texts} repairs are tried")
"""


def mutated_repairs(tree: Tree, place: Path) -> str:
    """In the corpus of formulas of known truth."""
    return tree.python(REPAIRS, tree.path / "tools/golden/overrides.tsv")


def two_seeds(tree: Tree, place: Path) -> str:
    """``verify mutants --seed SEED`` of one claim, twice."""
    made = []
    for seed in (3, 4):
        out = place / f"{seed}.json"
        done = tree.verify("mutants", "--claims", "prop-4", "--seed", seed, "--jobs", 1, "--out", out)
        if done.returncode:
            return f"exit {done.returncode}, no such command or option"
        made.append(json.loads(out.read_text()))
    one, other = ({**item, "seed": 0} for item in made)
    seeds = f"seeds {made[0]['seed']} and {made[1]['seed']} in the results"
    return f"{seeds}; {'the same' if one == other else 'other'} trials"
