"""The checks of Proposition 3 on feed-forward networks, and the counts of parameters."""

from __future__ import annotations

from verify.records import Certificate, Context, Evidence, Finding, Kind


def network_computes_parity(ctx: Context) -> Evidence:
    """h_B(x) = (-1)^s for every k and every count s of ones: exact rationals first, then induction."""
    import sympy as sp

    from numerics.expressivity import network_failure
    from numerics.identities import zigzag_is_parity

    weight, offset = ctx.quantities["coefficient"], ctx.quantities["offset"]
    largest = (20, 60, 200)[ctx.profile.level]
    for k in range(1, largest + 1):
        rows = [[q.exact({"j": j}) for j in range(1, k + 1)] for q in (weight, offset)]
        ones = network_failure(*rows)
        if ones is not None:
            body = {
                "kind": "network-point",
                "weights": [str(w) for w in rows[0]],
                "offsets": [str(o) for o in rows[1]],
                "ones": ones,
            }
            return Evidence(
                finding=Finding.NO,
                kind=Kind.EXHAUSTIVE,
                part="feed-forward",
                cases=k,
                certificates=(Certificate(name="prop-3.network.json", body=body),),
                summary=f"With k = {k} neurons the network with weights {weight.text} and offsets "
                f"{offset.text} is wrong on {ones} ones.",
            )
    cases = largest * (largest + 3) // 2
    j = sp.Symbol("j", integer=True, nonnegative=True)
    if zigzag_is_parity(weight.sympy({"j": j}), offset.sympy({"j": j}), j):
        return Evidence(
            finding=Finding.YES,
            kind=Kind.PROOF,
            part="feed-forward",
            cases=cases,
            summary=(
                "The feed-forward network equals the parity for every k and every count of ones, by induction "
                "over the count; "
                f"confirmed in exact rationals for all k up to {largest}."
            ),
            derived=r"h(s+1)-h(s)=4s(-1)^s-(4s+2)(-1)^s=-2(-1)^s,\quad h(0)=1",
        )
    return Evidence(
        finding=Finding.YES,
        kind=Kind.EXHAUSTIVE,
        part="feed-forward",
        cases=cases,
        domain=f"k <= {largest}",
        summary=f"Exact for every k up to {largest} and every count of ones ({cases} cases); no proof for all k.",
    )


def _count(ctx: Context, architecture: str, rule: str, part: str) -> Evidence:
    """Compare a printed count with the explicit network, for all sizes up to a limit."""
    from numerics.expressivity import parameter_counts

    name = "ffnn_parameters" if architecture == "feed-forward" else "transformer_parameters"
    limit = (8, 16, 40)[ctx.profile.level]
    tried = 0
    for n in range(1, limit + 1):
        for k in range(1, n + 1):
            tried += 1
            counted, printed = parameter_counts(n, k)[architecture][rule], ctx.quantities[name].exact({"n": n, "k": k})
            if counted != printed:
                found = (
                    f"For n = {n}, k = {k} the {architecture} network has {counted} parameters counted "
                    f"by {rule}, not {printed}."
                )
                certificates: tuple[Certificate, ...] = ()
                if rule != "shared" and printed.denominator == 1 and printed >= 0:
                    body = {
                        "kind": "network-size",
                        "architecture": architecture,
                        "rule": rule,
                        "n": n,
                        "k": k,
                        "printed": int(printed),
                    }
                    certificates = (Certificate(name=f"prop-3.{architecture}-{rule}.json", body=body),)
                return Evidence(
                    finding=Finding.NO,
                    kind=Kind.EXHAUSTIVE if certificates else Kind.PROOF,
                    part=part,
                    cases=tried,
                    summary=found,
                    certificates=certificates,
                )
    return Evidence(
        finding=Finding.YES,
        kind=Kind.PROOF,
        part=part,
        cases=tried,
        summary=(
            f"Counted on the explicit networks for all k up to n up to {limit}, and by the shape of the network "
            f"for every k."
        ),
    )


def network_has_the_printed_count(ctx: Context) -> Evidence:
    found = _count(ctx, "feed-forward", "shared", "feed-forward count")
    note = (
        " k output weights, k biases, one output bias and one input weight that all edges share; as "
        "edges of the network in the form "
        "of equation (1) there are k² + 2k + 1, which is not O(k)."
    )
    return found if found.finding is Finding.NO else _with(found, note)


def network_has_the_printed_count_of_edges(ctx: Context) -> Evidence:
    return _count(ctx, "feed-forward", "edges", "feed-forward count")


def transformer_has_the_printed_count(ctx: Context) -> Evidence:
    found = _count(ctx, "transformer", "shared", "transformer count")
    note = (
        " 16 entries for each of k matrices (only two of them are not zero) and 2k + 2 numbers of the "
        "classification head; with every "
        "entry of its weights counted like those of the matrices it would be 22k + 1. Either way it is "
        "O(k)."
    )
    return found if found.finding is Finding.NO else _with(found, note)


def transformer_has_the_printed_count_of_entries(ctx: Context) -> Evidence:
    return _count(ctx, "transformer", "entries", "transformer count")


def _with(evidence: Evidence, note: str) -> Evidence:
    import msgspec

    return msgspec.structs.replace(evidence, summary=evidence.summary + note)
