"""Write the Coq pages of the published rates: one lemma a certificate (Bounds.v) and one theorem a statement (Bridge.v).

Nothing here is trusted: Coq judges the pages, and the statements are generated from the formulas of the claims.  A
certificate has multipliers of the inequalities of a class; its lemma says for any function and any points that satisfy
what the samples say that the bound holds, and its proof is the weighted sum with the squares that are left.

    python -m tools.rates_coq
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

from theorems.published_rates.table import Rate, Size, rates
from verify.rules.worst_case.interpolation import Form, Vector, plus
from verify.rules.worst_case.sizes import Stage, multipliers

ROOT = Path(__file__).parent.parent
CERTIFICATES = ROOT / "reports" / "published_rates" / "certificates"
FOLDER = ROOT / "proofs" / "published_rates"

# ---------------------------------------------------------------------------------------------- numbers and squares


def number(value: Fraction | int) -> str:
    value = Fraction(value)
    top = str(value.numerator) if value >= 0 else f"(- {-value.numerator})"
    return top if value.denominator == 1 else f"({top} / {value.denominator})"


def line(terms: Sequence[tuple[Fraction, str]]) -> str:
    """A linear combination; 0 if it is empty."""
    return " + ".join(name if c == 1 else f"{number(c)} * {name}" for c, name in terms) or "0"


def squares(form: Form, names: Sequence[str]) -> list[tuple[Fraction, dict[str, Fraction]]]:
    """Weights and linear forms with Σ w l² = the form, by elimination; ValueError if it is not semidefinite."""
    matrix = {a: dict.fromkeys(names, Fraction(0)) for a in names}
    for key, value in form.items():
        if len(key) != 2:
            raise ValueError(f"{key} is left")
        matrix[key[0]][key[1]] += value / 2
        matrix[key[1]][key[0]] += value / 2
    found = []
    for a in names:
        pivot = matrix[a][a]
        if pivot < 0 or (pivot == 0 and any(matrix[a].values())):
            raise ValueError("not semidefinite")
        if pivot == 0:
            continue
        row = {b: value / pivot for b, value in matrix[a].items() if value}
        found.append((pivot, row))
        for b, x in row.items():
            for c, y in row.items():
                matrix[b][c] -= pivot * x * y
    return found


# ---------------------------------------------------------------------------------------------- a certificate


@dataclass
class Bound:
    """A certificate with names in Coq: samples have points p and gradients u, functions are f, vectors by the rest."""

    name: str
    body: Mapping[str, Any]
    functions: list[str] = field(default_factory=list)
    points: list[list[str]] = field(default_factory=list)  # by oracle and sample
    slopes: list[list[str]] = field(default_factory=list)
    vectors: dict[str, str] = field(default_factory=dict)  # the entry at i of each basis vector
    equations: list[str] = field(default_factory=list)
    variables: list[str] = field(default_factory=list)
    origin: str = ""

    def __post_init__(self) -> None:
        stage = {k: v for k, v in self.body.items() if k in ("vectors", "values", "oracles", "given", "equal")}
        self.stage = Stage({**stage, "goals": self.body["goals"], "scale": self.body["scale"], "tau": self.body["tau"]})
        many = len(self.stage.oracles) > 1
        for which, (_, _, _, samples) in enumerate(self.stage.oracles):
            letter = "abcdefgh"[which] if many else ""
            self.functions.append(f"f{letter}")
            self.points.append([f"p{letter}{k}" for k, _ in enumerate(samples)])
            self.slopes.append([f"u{letter}{k}" for k, _ in enumerate(samples)])
            self.variables += [name for pair in zip(self.points[-1], self.slopes[-1], strict=True) for name in pair]
        defining = self._defining()
        for which, (_, _, _, samples) in enumerate(self.stage.oracles):
            for k, (x, g, _) in enumerate(samples):
                if ("p", which, k) not in defining:
                    self.equations.append(self._equation(self.points[which][k], x, moved=True))
                if ("u", which, k) not in defining:
                    self.equations.append(self._equation(self.slopes[which][k], g, moved=False))

    def _defining(self) -> set[tuple[str, int, int]]:
        """The samples whose point or gradient is a basis vector, or the origin: these name it."""
        found = set()
        for which, (_, _, _, samples) in enumerate(self.stage.oracles):
            for k, (x, _, _) in enumerate(samples):
                if not x and not self.origin:
                    self.origin = self.points[which][k]
                    found.add(("p", which, k))
        for which, (_, _, _, samples) in enumerate(self.stage.oracles):
            for k, (x, g, _) in enumerate(samples):
                for letter, vector, name in (("p", x, self.points[which][k]), ("u", g, self.slopes[which][k])):
                    (only, *more) = vector or [""]
                    if not more and only and vector[only] == 1 and only not in self.vectors:
                        moved = letter == "p" and self.origin
                        self.vectors[only] = f"({name} i - {self.origin} i)" if moved else f"{name} i"
                        found.add((letter, which, k))
        for vector in self.stage.vectors:
            if vector not in self.vectors:
                self.vectors[vector] = f"w_{vector} i"
                self.variables.append(f"w_{vector}")
        return found

    def entry(self, vector: Vector, moved: bool) -> str:
        terms = [(c, self.vectors[name]) for name, c in vector.items()]
        return line([(Fraction(1), f"{self.origin} i"), *terms] if moved and self.origin else terms)

    def _equation(self, name: str, vector: Vector, moved: bool) -> str:
        return f"(forall i, (1 <= i <= d)%nat -> {name} i = {self.entry(vector, moved)})"

    # --- the parts of the lemma

    def sample(self, which: int, k: int) -> str:
        _, kind, parameters, _ = self.stage.oracles[which]
        f, p, u = self.functions[which], self.points[which][k], self.slopes[which][k]
        if kind != "smooth":
            raise ValueError(f"{kind} is not written for Coq yet")
        return f"tangent d {f} {number(parameters['L'])} {number(parameters['mu'])} {p} {u}"

    def row(self, key: tuple[int, str, int, int], weight: Fraction) -> str:
        """A line of the list."""
        which, _, i, j = key
        _, _, parameters, _ = self.stage.oracles[which]
        f, p, u = self.functions[which], self.points[which], self.slopes[which]
        mu, factor = number(parameters["mu"]), number(1 / (2 * (parameters["L"] - parameters["mu"])))
        entry = f"bend {mu} {factor} ({p[i]} i) ({u[i]} i) ({p[j]} i) ({u[j]} i)"
        return f"({number(weight)}, ({f} {p[i]} - {f} {p[j]}, fun i => {entry}))"

    def left(self) -> list[str]:
        """What the multipliers leave, as squares of entries."""
        body, stage = self.body, self.stage
        rest = plus({}, stage.scale, stage.tau)
        weights = [Fraction(w) for w in body["weights"]]
        for weight, form in zip(weights, stage.goals, strict=True):
            rest = plus(rest, form, -weight)
        conditions = stage.conditions()
        for key, text in multipliers(dict(body), conditions, 20_000):
            rest = plus(rest, conditions[key], -Fraction(text))
        found = squares(rest, stage.vectors)
        texts = []
        for weight, row in found:
            shown = line([(c, self.vectors[name]) for name, c in row.items()])
            texts.append(f"{number(weight)} * ({shown}) ^ 2")
        return texts

    def lemma(self, measure: Measure) -> str:
        body = self.body
        conditions = self.stage.conditions()
        rows = [self.row(key, Fraction(text)) for key, text in multipliers(dict(body), conditions, 20_000)]
        oracles = [(which, k) for which, points in enumerate(self.points) for k, _ in enumerate(points)]
        asked = [*(self.sample(*each) for each in oracles), *self.equations, *measure.equations]
        functions = " ".join(self.functions)
        variables = " ".join([*self.variables, *measure.variables])
        tau = number(self.stage.tau)
        names = [f"E{k}" for k, _ in enumerate([*self.equations, *measure.equations])]
        tangents = [f"T{k}" for k, _ in enumerate(oracles)]
        listed = " ::\n    ".join([*rows, "nil"])
        sos = " + ".join(self.left()) or "0"
        order = [*names[len(self.equations) :], *names[: len(self.equations)]]  # a measured point is made of the others
        rewritten = "".join(f" rewrite ?({name} i Hi)." for name in order)
        goal = (
            f"{measure.value} + Sum d (fun i => {measure.entry})\n"
            f"    <= {tau} * ({measure.start_value} + Sum d (fun i => {measure.start_entry}))"
        )
        return "\n".join(
            (
                f"Lemma {self.name} d ({functions} : point -> R) ({variables} : point) :",
                *(f"  {each} ->" for each in asked),
                f"  {goal}.",
                "Proof.",
                f"  intros {' '.join([*tangents, *names])}.",
                "  apply bound with (l :=",
                f"    {listed}).",
                "  - split_rows; by_class.",
                f"  - intros i Hi. cbn [entries].{rewritten} unfold bend.",
                f"    assert (N : 0 <= {sos}) by squares.",
                "    lra.",
                "  - cbn [levels]. lra.",
                "Qed.",
            )
        )


@dataclass
class Measure:
    """What is measured and from what: a value and the entry of a sum, each; further points with their equations."""

    value: str = "0"
    entry: str = "0"
    start_value: str = "0"
    start_entry: str = "0"
    variables: tuple[str, ...] = ()
    equations: tuple[str, ...] = ()


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((CERTIFICATES / f"{name}.json").read_text(encoding="utf-8"))
    return found


# ---------------------------------------------------------------------------------------------- gradient descent


@dataclass(frozen=True)
class Descent:
    """A rate of gradient descent: what is measured, from what, and the lemma of Lower.v that reaches it."""

    error: str  # value, slope or distance
    start: str  # value or distance
    slow: str
    positive: str  # what that lemma asks of the parameters

    def measure(self, bound: Bound, size: Size) -> Measure:
        """Sample 0 is the minimiser, the others are the steps."""
        points, slopes = bound.points[0], bound.slopes[0]
        last, found = len(points) - 1, Measure()
        if self.error == "value":
            found.value = f"(f {points[last]} - f {points[0]})"
        elif self.error == "slope":
            found.entry = f"{slopes[last]} i ^ 2"
        else:
            found.entry = f"(z i - {points[0]} i) ^ 2"
            step = f"z i = {points[last]} i - {number(size['gamma'])} * {slopes[last]} i"
            found.variables, found.equations = ("z",), (f"(forall i, (1 <= i <= d)%nat -> {step})",)
        if self.start == "distance":
            found.start_entry = f"({points[1]} i - {points[0]} i) ^ 2"
        else:
            found.start_value = f"(f {points[1]} - f {points[0]})"
        return found

    def names(self) -> str:
        return "x s"

    def asked(self) -> str:
        return "C Low"

    def size(self, bound: Bound, size: Size) -> Iterator[str]:
        n, gamma = int(size["n"]), number(size["gamma"])
        yield f"destruct (run {gamma} g x {n}) as (P & -> & St & Z). unfold step in Z. rewrite Z."
        yield "assert (T := tangents _ _ _ _ _ C)."
        yield f"assert (Z0 := gradient_at_rest _ _ {number(size['L'])} _ _ _ ltac:(lra) (T s) Low)."
        ends = [f"(P {k}%nat)" for k in range(n if self.error == "distance" else n + 1)]
        given = ["s", "(g s)", *(each for p in ends for each in (p, f"(g {p})"))]
        given += [f"(P {n}%nat)"] if self.error == "distance" else []
        yield f"assert (B := {bound.name} d f {' '.join(given)})."
        yield "feed B ltac:(first [apply T | exact Z0 | intros i Hi; rewrite ?St, ?(Z0 i Hi); lra])."


class Contraction(Descent):
    """Two runs, without a minimiser."""

    def measure(self, bound: Bound, size: Size) -> Measure:
        points, slopes = bound.points[0], bound.slopes[0]
        n, gamma = int(size["n"]), number(size["gamma"])
        found = Measure(entry="(y i - z i) ^ 2", start_entry=f"({points[0]} i - {points[n]} i) ^ 2")
        found.variables = ("y", "z")
        found.equations = tuple(
            f"(forall i, (1 <= i <= d)%nat -> {name} i = {points[k]} i - {gamma} * {slopes[k]} i)"
            for name, k in (("y", n - 1), ("z", 2 * n - 1))
        )
        return found

    def names(self) -> str:
        return "x y"

    def asked(self) -> str:
        return "C"

    def size(self, bound: Bound, size: Size) -> Iterator[str]:
        n, gamma = int(size["n"]), number(size["gamma"])
        yield f"destruct (run {gamma} g x {n}) as (P & -> & St & Z). unfold step in Z. rewrite Z."
        yield f"destruct (run {gamma} g y {n}) as (Q & -> & Sq & Y). unfold step in Y. rewrite Y."
        yield "assert (T := tangents _ _ _ _ _ C)."
        ends = [f"({letter} {k}%nat)" for letter in "PQ" for k in range(n)]
        given = [each for p in ends for each in (p, f"(g {p})")]
        yield f"assert (B := {bound.name} d f {' '.join(given)} (P {n}%nat) (Q {n}%nat))."
        yield "feed B ltac:(first [apply T | intros i Hi; rewrite ?St, ?Sq; lra])."


FAMILIES = {
    "gd-value": Descent("value", "distance", "slow_value", "0 < L /\\ 0 <= gamma"),
    "gd-gradient": Descent("slope", "distance", "slow_gradient", "0 < L /\\ 0 <= gamma"),
    "gd-gradient-gap": Descent("slope", "value", "slow_gradient_gap", "0 < L /\\ 0 <= gamma"),
    "gd-contraction": Contraction("distance", "distance", "slow_contraction", "0 < mu <= L"),
    "gd-distance": Descent("distance", "distance", "slow_distance", "0 < mu <= L"),
    "gd-gap": Descent("value", "value", "slow_gap", "0 < mu <= L"),
}


def theorems(rate: Rate, family: Descent, bounds: Sequence[Bound]) -> Iterator[str]:
    """The guarantee, that it is reached, and that all of both is defined."""
    name = f"said_{rate.id.replace('-', '_')}"
    symbols = " ".join(rate.symbols)
    pattern = " & ".join("->" for _ in rate.symbols)
    rows = []
    for bound, size in zip(bounds, rate.sizes(), strict=True):
        lines = list(family.size(bound, size))
        values = " ".join(f"{v}%nat" if k == "n" else number(v) for k, v in size.items())
        lines.append(f"assert (V : {name}.v_rate {values} = {number(bound.stage.tau)}) by (unfold {name}.v_rate; rate).")
        lines.append("rewrite ?square_of_norm, V. rewrite ?Sum_zero in B. lra.")
        rows.append(f"  - destruct S as ({pattern}).\n    " + "\n    ".join(lines))
    yield (
        f"Theorem {name} : {name}.statement.\nProof.\n"
        f"  intros d {symbols} S f g {family.names()} _ _ {family.asked()}. sizes S.\n" + "\n".join(rows) + "\nQed."
    )
    parts = ["F", "G", *family.asked().split(), "Pos", "E"]
    deep = "".join(f"(conj {part} " for part in parts) + "_" + ")" * len(parts)
    asked = " ".join("(proj1 Q) (proj2 Q)".split()) if "/\\" in family.positive else "Q"
    values = {"n", *rate.symbols}
    parameters = " ".join(each for each in ("L", "mu", "gamma") if each in values)
    known = " ".join(f"({p})" for p in asked.split("&")) if False else asked
    end = "L gamma" if "mu" not in values else parameters
    yield (
        f"Theorem {name}_tight : {name}_tight.statement.\nProof.\n"
        f"  intros d {symbols} Hd S.\n"
        f"  assert (Q : {family.positive}) by (sizes S; destruct S as ({pattern}); lra).\n"
        f"  destruct ({family.slow} d n {end} Hd {known}) as (f & g & {' & '.join(family.names().split())} & "
        f"{' & '.join(parts)}).\n"
        f"  exists f, g, {', '.join(family.names().split())}. refine {deep}.\n"
        f"  exact ({name} d {symbols} S).\nQed."
    )
    for title, before in ((name, ""), (f"{name}_tight", " Hd")):
        yield (
            f"Theorem {title}_means : {title}.statement_means.\nProof.\n"
            f"  intros d {symbols}{before} S.\n"
            f"  assert (V : {title}.ok_rate {symbols}) "
            f"by (unfold {title}.ok_rate; sizes S; destruct S as ({pattern}); defined).\n"
            f"  unfold {title}.ok_curved. means.\nQed."
        )


# ---------------------------------------------------------------------------------------------- the pages

TACTICS = """
Ltac sizes S := repeat (destruct S as [S|S]).
Ltac feed B solver := repeat match type of B with
  | ?A -> _ => let X := fresh in assert (X : A) by solver; specialize (B X); clear X end.
Ltac rate := cbn [INR]; repeat first [rewrite Rmax_left by lra | rewrite Rmax_right by lra]; field.
Ltac defined := cbn [INR]; repeat split; try exact I; try apply pow_nonzero; apply Rgt_not_eq; lra.
Ltac means := repeat first [exact I | progress intros | assumption | split].
"""


def pages() -> dict[str, str]:
    """Bounds.v and Bridge.v."""
    lemmas, proved = [], []
    for rate in rates():
        if rate.id not in FAMILIES:
            continue
        family, bounds = FAMILIES[rate.id], []
        for count, size in enumerate(rate.sizes(), 1):
            body = read(f"{rate.id}.bound.{count}")
            bound = Bound(f"{rate.id.replace('-', '_')}_{count}", body)
            bounds.append(bound)
            lemmas.append(bound.lemma(family.measure(bound, size)))
        proved += theorems(rate, family, bounds)
    head = "From Coq Require Import Reals Lra Lia List.\nFrom Rates Require Import {}.\nOpen Scope R_scope."
    first = "(** One lemma a certificate, written by tools/rates_coq.py: do not edit. *)"
    second = "(** One theorem a statement, written by tools/rates_coq.py: do not edit. *)"
    return {
        "Bounds.v": "\n\n".join([f"{first}\n{head.format('Said Base')}", *lemmas]) + "\n",
        "Bridge.v": "\n\n".join([f"{second}\n{head.format('Said Base Lower Bounds')}{TACTICS.rstrip()}", *proved])
        + "\n",
    }


def main() -> None:
    for name, page in pages().items():
        (FOLDER / name).write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
