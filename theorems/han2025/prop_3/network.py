"""The checks of Proposition 3 on feed-forward networks, and the counts of parameters."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import msgspec
import sympy as sp

from numerics.bound.symbolic import as_sympy
from numerics.parity.aligned import network_failure, parameter_counts
from numerics.parity.facts.classifier import zigzag_is_parity
from theorems.han2025.shared.attacks import without_a_value
from theorems.han2025.shared.scope import ANY, PAPERS_OWN, SHARP, speaks_of
from verify.engines.relation import decide
from verify.records import Context, Evidence, Finding, Kind, Scope, about, asks
from verify.statement.formula import FormulaError, read_formula

if TYPE_CHECKING:
    from verify.engines.relation import Decision
    from verify.statement.formula import Formula

# What the networks have for every n ≥ k ≥ 1, under each rule of counting (see numerics.parity.aligned).
COUNTS = {
    ("feed-forward", "shared"): "2*k + 2",
    ("feed-forward", "edges"): "k**2 + 2*k + 1",
    ("transformer", "shared"): "18*k + 2",
    ("transformer", "entries"): "22*k + 1",
}

NETWORK = dict.fromkeys(PAPERS_OWN, ANY)  # a feed-forward network and its size: nothing of the transformer matters...
TRANSFORMER = {**NETWORK, "heads": ("k",), "head": ("zigzag",)}  # ...and of the transformer's size only its shape


NEURONS = "j : int, j >= 1"
WEIGHT, OFFSET = "8*j - 4", "1/2 - j"  # of neuron j, as the proof has them


def _parity(ctx: Context, weight: Formula, offset: Formula) -> Evidence:
    """h_B(x) = (-1)^s for every k and every count s of ones: exact rationals first, then induction."""

    largest = (20, 60, 200)[ctx.profile.level]
    for k in range(1, largest + 1):
        try:
            rows = [[q.exact({"j": j}) for j in range(1, k + 1)] for q in (weight, offset)]
        except FormulaError as error:
            gone = [without_a_value(given, NEURONS, "feed-forward") for given in (weight, offset)]
            return (
                gone[0]
                or gone[1]
                or Evidence.unknown(f"With {k} neurons the weights have no exact value: {error}.", part="feed-forward")
            )
        ones = network_failure(*rows)
        if ones is not None:
            return Evidence.no(
                Kind.ARGUED,
                (
                    f"With k = {k} neurons the network with weights {weight.text} and offsets {offset.text} is "
                    f"wrong on {ones} "
                    "ones."
                ),
                part="feed-forward",
                cases=k,
            )
    orders = [decide(given, "==", text, NEURONS) for given, text in ((weight, WEIGHT), (offset, OFFSET))]
    same = [order.answer for order in orders]
    cases = largest * (largest + 3) // 2
    if same == ["yes", "yes"] and _induction():
        return Evidence.yes(
            Kind.ARGUED,
            (
                "The feed-forward network equals the parity for every k and every count of ones, by induction over "
                f"the count; confirmed in exact rationals for all k up to {largest}."
            ),
            part="feed-forward",
            cases=cases,
            derived=r"h(s+1)-h(s)=4s(-1)^s-(4s+2)(-1)^s=-2(-1)^s,\quad h(0)=1",
        )
    if sorted(same) == ["no", "yes"] and _induction():
        given, order = (weight, offset)[same.index("no")], orders[same.index("no")]
        if order.undefined:
            return Evidence.unknown(f"{given.text} has no value somewhere: {order.reason}.", part="feed-forward")
        return _deviates(given, order)
    return Evidence.unknown(
        f"Exact for every k up to {largest} ({cases} cases), but not shown for all k.", part="feed-forward", cases=cases
    )


def _deviates(given: Formula, order: Decision) -> Evidence:
    """On j ones the network with j neurons is right for one value of the last neuron only, if the earlier ones are as
    they must be: so weights that are exact leave no choice of the offsets, and the other way round."""
    return Evidence.no(
        Kind.ARGUED,
        (
            f"{given.text} is not what neuron j needs everywhere: {order.reason}. The first neuron that "
            "deviates makes the "
            "network of so many neurons wrong on as many ones. Not machine-checked: the induction over the "
            "neurons, each of which has one value that is right."
        ),
        part="feed-forward",
    )


def _induction() -> bool:

    j = sp.Symbol("j", integer=True, nonnegative=True)
    weight, offset = (as_sympy(read_formula(text, ("j",)).tree, {"j": j}) for text in (WEIGHT, OFFSET))
    return zigzag_is_parity(weight, offset, j)


@asks(Scope.STATED, "feed-forward")
@speaks_of(**{**NETWORK, "activation": SHARP})
def network_computes_parity(ctx: Context) -> Evidence:
    """The network that is displayed."""
    return _parity(ctx, ctx.quantities["coefficient"], ctx.quantities["offset"])


@about()
@asks(Scope.STATED, "feed-forward")
@speaks_of(**{**NETWORK, "activation": SHARP})
def some_network_computes_parity(ctx: Context) -> Evidence:
    """Some network with k neurons: the one of the proof, whatever is put in for its weights."""

    return _parity(ctx, read_formula(WEIGHT, ("j",)), read_formula(OFFSET, ("j",)))


def _count(ctx: Context, architecture: str, rule: str) -> Evidence:
    """Compare a printed count with the explicit networks, and with the count for all sizes in closed form."""

    printed = ctx.quantities["ffnn_parameters" if architecture == "feed-forward" else "transformer_parameters"]
    exact = read_formula(COUNTS[architecture, rule], ("n", "k"))
    part, limit = f"{architecture} count", (8, 16, 40)[ctx.profile.level]
    cases = [(n, k) for n in range(1, limit + 1) for k in range(1, n + 1)]
    found = decide(printed, "==", exact, "n : int, k : int, n >= k >= 1")
    for n, k in cases:
        counted = parameter_counts(n, k)[architecture][rule]
        if counted != exact.exact({"n": n, "k": k}):
            return Evidence(
                finding=Finding.FAILED,
                kind=Kind.NONE,
                part=part,
                summary=f"the count in closed form is not that of the network at n = {n}, k = {k}",
            )
        try:
            given = printed.exact({"n": n, "k": k})
        except FormulaError:
            continue
        if counted != given:
            return _other_count(part, architecture, rule, (n, k), counted, given, exact.text)
    if found.answer == "yes":
        return Evidence.yes(Kind.ARGUED, "", part=part, cases=len(cases))
    if found.answer == "no" and not found.undefined:
        return Evidence.no(
            Kind.ARGUED, f"{printed.text} is not {exact.text}, what the networks have: {found.reason}.", part=part
        )
    return Evidence.unknown(
        f"Agrees with the networks for all n up to {limit}, but not shown for all sizes.", part=part, cases=len(cases)
    )


def _other_count(
    part: str, architecture: str, rule: str, size: tuple[int, int], counted: int, given: Fraction, exact: str
) -> Evidence:
    n, k = size
    return Evidence.no(
        Kind.ARGUED,
        (
            f"For n = {n}, k = {k} the {architecture} network has {counted} parameters counted by {rule}, not "
            f"{given}; in general {exact}."
        ),
        part=part,
    )


def _explained(found: Evidence, text: str) -> Evidence:
    return msgspec.structs.replace(found, summary=text) if found.finding is Finding.YES else found


@about("ffnn_parameters")
@asks(Scope.STATED, "feed-forward count")
@speaks_of(**NETWORK)
def network_has_the_printed_count(ctx: Context) -> Evidence:
    return _explained(
        _count(ctx, "feed-forward", "shared"),
        (
            "Right by a rule that was chosen because it reproduces it: a weight that many edges share counts "
            "once. k output weights, k biases, one output bias, and one input weight. As edges and biases of a "
            "network in the form of equation (1) there are k² + 2k + 1, which is not of order k; with a node that "
            "first adds the k bits there would be O(k), outside that form."
        ),
    )


@speaks_of(**NETWORK)
def network_has_the_printed_count_of_edges(ctx: Context) -> Evidence:
    return _count(ctx, "feed-forward", "edges")


@about("transformer_parameters")
@asks(Scope.STATED, "transformer count")
@speaks_of(**TRANSFORMER)
def transformer_has_the_printed_count(ctx: Context) -> Evidence:
    return _explained(
        _count(ctx, "transformer", "shared"),
        (
            "Right by a rule that was chosen because it reproduces it: all 16 entries of each of k matrices (of "
            "which equation (2) uses two) and the 2k + 2 numbers of the classification head, shared weights "
            "counted once and its zeros not. With every entry of the head's weights counted as well it would be "
            "22k + 1. By either rule it is of order k."
        ),
    )


@speaks_of(**TRANSFORMER)
def transformer_has_the_printed_count_of_entries(ctx: Context) -> Evidence:
    return _count(ctx, "transformer", "entries")
