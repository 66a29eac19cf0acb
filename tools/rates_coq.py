"""Write the Coq pages of the published rates: a lemma for each certificate, a theorem for each statement.

Nothing here is trusted: Coq judges the pages, and the statements are generated from the formulas of the claims.  A
certificate has multipliers of the inequalities of a class; its lemma says for any function and any points that satisfy
what the samples say that the bound holds, and its proof is the weighted sum with the squares that are left.

    python -m tools.rates_coq
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

from theorems.published_rates.methods.accelerated import root
from theorems.published_rates.table import Rate, Size, rates
from verify.rules.worst_case.interpolation import VALUELESS, Form, Vector, plus
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
        for other in self.stage.vectors:
            if other not in self.vectors:
                self.vectors[other] = f"w_{other} i"
                self.variables.append(f"w_{other}")
        return found

    def entry(self, vector: Vector, moved: bool) -> str:
        terms = [(c, self.vectors[name]) for name, c in vector.items()]
        return line([(Fraction(1), f"{self.origin} i"), *terms] if moved and self.origin else terms)

    def _equation(self, name: str, vector: Vector, moved: bool) -> str:
        return f"(forall i, (1 <= i <= d)%nat -> {name} i = {self.entry(vector, moved)})"

    # --- the parts of the lemma

    def sample(self, which: int, k: int) -> str:
        """What a sample says of its function; nothing of an operator, whose rows are assumed."""
        _, kind, parameters, _ = self.stage.oracles[which]
        f, p, u = self.functions[which], self.points[which][k], self.slopes[which][k]
        if kind == "smooth":
            return f"tangent d {f} {number(parameters['L'])} {number(parameters['mu'])} {p} {u}"
        return "" if kind in VALUELESS or kind == "secant" else f"under d {f} {number(parameters.get('mu', 0))} {p} {u}"

    def row(self, key: tuple[int, str, int, int], measure: Measure) -> tuple[str, str, str]:
        """Of the row Sum e <= v: v, the entry e, and what has to be assumed for it."""
        which, rule, i, j = key
        if which < 0:
            entry, value = measure.given[i]
            return value, entry, f"Sum d (fun i => {entry}) <= {value}"
        _, kind, parameters, _ = self.stage.oracles[which]
        f, p, u = self.functions[which], self.points[which], self.slopes[which]
        if rule == "size":
            value, entry = number(parameters["M"] ** 2), f"{u[i]} i ^ 2"
        elif rule == "growth":
            value = f"{f} {p[j]} - {f} {p[i]}"
            entry = f"{number(1 / (2 * parameters['L']))} * {u[i]} i ^ 2 - {u[i]} i * ({p[i]} i - {p[j]} i)"
        elif rule == "secant":
            value, away = "0", f"({p[i]} i - {p[j]} i)"
            entry = f"{number(parameters['mu'])} * {away} ^ 2 - {u[i]} i * {away}"
        elif rule == "error":
            value, entry = "0", f"{u[i]} i ^ 2 - {number(parameters['L'] ** 2)} * ({p[i]} i - {p[j]} i) ^ 2"
        elif kind == "lipschitz":
            value = "0"
            entry = f"({u[i]} i - {u[j]} i) ^ 2 - {number(parameters['L'] ** 2)} * ({p[i]} i - {p[j]} i) ^ 2"
        elif rule == "pair" and kind == "smooth":
            value, mu = f"{f} {p[i]} - {f} {p[j]}", number(parameters["mu"])
            factor = number(1 / (2 * (parameters["L"] - parameters["mu"])))
            return value, f"bend {mu} {factor} ({p[i]} i) ({u[i]} i) ({p[j]} i) ({u[j]} i)", ""
        elif rule == "pair" and kind not in VALUELESS:
            value = f"{f} {p[i]} - {f} {p[j]}"
            return value, f"lean {number(parameters.get('mu', 0))} ({p[i]} i) ({p[j]} i) ({u[j]} i)", ""
        else:
            raise ValueError(f"{kind}, {rule} is not written for Coq yet")
        return value, entry, f"Sum d (fun i => {entry}) <= {value}"

    def left(self) -> list[str]:
        """What the multipliers leave, as squares of entries."""
        body, stage = self.body, self.stage
        rest = plus({}, stage.scale, stage.tau)
        weights = [Fraction(w) for w in body["weights"]]
        for weight, form in zip(weights, stage.goals, strict=True):
            rest = plus(rest, form, -weight)
        conditions = stage.conditions()
        for factor, form in zip(body["factors"], stage.equal, strict=True):
            rest = plus(rest, form, -Fraction(factor))
        for key, text in multipliers(dict(body), conditions, 20_000):
            rest = plus(rest, conditions[key], -Fraction(text))
        rest = {key: value for key, value in rest.items() if key}  # a constant that is left is not negative
        found = squares(rest, stage.vectors)
        texts = []
        for weight, row in found:
            shown = line([(c, self.vectors[name]) for name, c in row.items()])
            texts.append(f"{number(weight)} * ({shown}) ^ 2")
        return texts

    def lemma(self, measure: Measure) -> str:
        body, conditions = self.body, self.stage.conditions()
        rows, assumed = [], []
        for key, text in multipliers(dict(body), conditions, 20_000):
            value, entry, premise = self.row(key, measure)
            rows.append(f"({number(Fraction(text))}, ({value}, fun i => {entry}))")
            assumed += [premise] if premise else []
        for factor, (entry, value) in zip(body["factors"], measure.equal, strict=True):
            rows.append(f"({number(-Fraction(factor))}, ({value}, fun i => {entry}))")
            assumed.append(f"Sum d (fun i => {entry}) = {value}")
        samples = (self.sample(which, k) for which, points in enumerate(self.points) for k, _ in enumerate(points))
        tangents = [each for each in samples if each]
        equations = [*measure.equations, *self.equations]  # a measured point is made of the others
        names = [f"E{k}" for k, _ in enumerate(equations)]
        functions = "" if not tangents else f" ({' '.join(self.functions)} : point -> R)"
        rewritten = "".join(f" rewrite ?({name} i Hi)." for name in names)
        goal = (
            f"{measure.value} + Sum d (fun i => {measure.entry})\n"
            f"    <= {number(self.stage.tau)} * ({measure.start_value} + Sum d (fun i => {measure.start_entry}))"
        )
        listed = " ::\n    ".join([*rows, "nil"])
        introduced = [*(f"T{k}" for k, _ in enumerate(tangents)), *names, *(f"R{k}" for k, _ in enumerate(assumed))]
        return "\n".join(
            (
                f"Lemma {self.name} d{functions} ({' '.join([*self.variables, *measure.variables])} : point) :",
                *(f"  {each} ->" for each in (*tangents, *equations, *assumed)),
                f"  {goal}.",
                "Proof.",
                f"  intros {' '.join(introduced)}.",
                "  apply bound with (l :=",
                f"    {listed}).",
                "  - split_rows; by_class.",
                f"  - intros i Hi. cbn [entries].{rewritten} unfold bend, lean.",
                f"    assert (N : 0 <= {' + '.join(self.left()) or '0'}) by squares.",
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
    given: tuple[tuple[str, str], ...] = ()  # what is assumed besides the classes: Sum of the entry <= the value
    equal: tuple[tuple[str, str], ...] = ()


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((CERTIFICATES / f"{name}.json").read_text(encoding="utf-8"))
    return found


# ---------------------------------------------------------------------------------------------- the methods


@dataclass(frozen=True)
class Plan:
    """How the statement of a rate gives what the lemma of a certificate takes.

    ``names`` are what the statement introduces after the sizes; ``points`` are the points of the samples in Coq, by
    size, and ``slope`` makes a gradient or image of a point.
    """

    names: str
    measure: Callable[[Bound, Size], Measure]
    setup: Callable[[Size], list[str]]
    points: Callable[[Size], list[str]]
    slope: str = "(g {})"
    extra: Callable[[Size], list[str]] = lambda size: []
    functions: str = "f"
    solver: str = "apply T | exact Z0"
    end: Callable[[Bound, Size], list[str]] = lambda bound, size: ["lra."]
    defined: str = ""  # tactics for the companion, before the routine
    slow: tuple[str, str, str, str] | None = None  # a lemma of Lower.v, its arguments, what they meet, what it gives


def _tangents(size: Size) -> str:
    rest = f"gradient_at_rest _ _ {number(size['L'])} _ _ _ ltac:(lra) (T s) Low"
    return f"assert (T := tangents _ _ _ _ _ C). assert (Z0 := {rest})."


def _run(size: Size, x: str = "x", names: str = "P St Z") -> str:
    points, steps, ends = names.split()
    taken = f"destruct (run {number(size['gamma'])} g {x}) as ({points} & -> & {steps} & {ends})."
    return f"{taken} unfold step in {ends}. rewrite ?{ends}."


def _p(k: int, letter: str = "P") -> str:
    return f"({letter} {k}%nat)"


def _point(name: str, text: str) -> str:
    return f"(forall i, (1 <= i <= d)%nat -> {name} i = {text})"


def _descent(error: str, start: str, slow: tuple[str, str, str, str]) -> Plan:
    """Gradient descent: sample 0 is the minimiser, the others are the steps."""

    def measure(bound: Bound, size: Size) -> Measure:
        p, u = bound.points[0], bound.slopes[0]
        last, found = len(p) - 1, Measure()
        if error == "value":
            found.value = f"(f {p[last]} - f {p[0]})"
        elif error == "slope":
            found.entry = f"{u[last]} i ^ 2"
        else:
            found.entry, found.variables = f"(z i - {p[0]} i) ^ 2", ("z",)
            found.equations = (_point("z", f"{p[last]} i - {number(size['gamma'])} * {u[last]} i"),)
        if start == "distance":
            found.start_entry = f"({p[1]} i - {p[0]} i) ^ 2"
        else:
            found.start_value = f"(f {p[1]} - f {p[0]})"
        return found

    moved = error == "distance"
    return Plan(
        "f g x s _ _ C Low",
        measure,
        lambda size: [_run(size), _tangents(size)],
        lambda size: ["s", *(_p(k) for k in range(int(size["n"]) + (not moved)))],
        extra=lambda size: [_p(int(size["n"]))] if moved else [],
        slow=slow,
    )


def _two_runs(bound: Bound, size: Size) -> Measure:
    p, u, n, gamma = bound.points[0], bound.slopes[0], int(size["n"]), number(size["gamma"])
    ends = (_point(name, f"{p[k]} i - {gamma} * {u[k]} i") for name, k in (("y", n - 1), ("z", 2 * n - 1)))
    return Measure(
        entry="(y i - z i) ^ 2", start_entry=f"({p[0]} i - {p[n]} i) ^ 2", variables=("y", "z"), equations=tuple(ends)
    )


def _one_step(
    measure: Callable[[Bound, Size], Measure],
    given: str = "",
    solver: str = "",
    length: Callable[[Size], str] = lambda size: number(size["gamma"]),
    slow: tuple[str, str, str, str] | None = None,
) -> Plan:
    """One gradient step from x to z."""
    return Plan(
        f"f g x s _ _ C Low {given}".strip(),
        measure,
        lambda size: [
            f"set (z := fun e1 => x e1 - {length(size)} * g x e1).",
            f"assert (Ez : forall i, (1 <= i <= d)%nat -> z i = x i - {length(size)} * g x i) by reflexivity.",
            "clearbody z.",
            _tangents(size),
        ],
        lambda size: ["s", "x", "z"],
        solver=f"apply T | exact Z0{solver}",
        slow=slow,
    )


def _long_step(size: Size) -> str:
    return f"3 / (2 * {number(size['L'])})"


def _values(bound: Bound, size: Size) -> Measure:
    p, u, n, half = bound.points[0], bound.slopes[0], size["n"], number(size["L"] / Fraction(2))
    z = f"({p[1]} i - {number(size['gamma'])} * {u[1]} i - {p[0]} i)"
    return Measure(
        value=f"({number(n + 1)} * (f {p[2]} - f {p[0]}) - {number(n)} * (f {p[1]} - f {p[0]}))",
        entry=f"{half} * {z} ^ 2 + {number(-size['L'] / Fraction(2))} * ({p[1]} i - {p[0]} i) ^ 2",
    )


def _gradients(bound: Bound, size: Size) -> Measure:
    p, u, n, L = bound.points[0], bound.slopes[0], size["n"], Fraction(size["L"])
    new, old = number((2 * n + 3) * L), number((2 * n + 1) * L)
    z = f"({p[1]} i - {number(size['gamma'])} * {u[1]} i - {p[0]} i)"
    return Measure(
        value=f"({new} * (f {p[2]} - f {p[0]}) - {old} * (f {p[1]} - f {p[0]}))",
        entry=(
            f"{number((n + 1) * (n + 3))} * {u[2]} i ^ 2 + {number(L * L)} * {z} ^ 2 + "
            f"({number(-n * (n + 2))} * {u[1]} i ^ 2 + {number(-L * L)} * ({p[1]} i - {p[0]} i) ^ 2)"
        ),
    )


def _nonconvex(bound: Bound, size: Size) -> Measure:
    p, u = bound.points[0], bound.slopes[0]
    weights = [Fraction(w) for w in bound.body["weights"]]
    entry = " + ".join(f"{number(w)} * {each} i ^ 2" for w, each in zip(weights, u, strict=True))
    return Measure(entry=entry, start_value=f"(f {p[0]} - f {p[-1]})")


def _polyak_distance(bound: Bound, size: Size) -> Measure:
    p, u, gamma = bound.points[0], bound.slopes[0], number(size["gamma"])
    return Measure(
        entry=f"({p[1]} i - {gamma} * {u[1]} i - {p[0]} i) ^ 2",
        start_entry=f"({p[1]} i - {p[0]} i) ^ 2",
        equal=((f"{gamma} * {u[1]} i ^ 2", f"2 * (f {p[1]} - f {p[0]})"),),
    )


def _polyak_value(bound: Bound, size: Size) -> Measure:
    p, u, L, gamma = bound.points[0], bound.slopes[0], Fraction(size["L"]), Fraction(size["gamma"])
    return Measure(
        value=f"(f {p[2]} - f {p[0]})",
        start_value=f"(f {p[1]} - f {p[0]})",
        equal=((f"{u[1]} i ^ 2", f"{number(2 * L * (2 - L * gamma))} * (f {p[1]} - f {p[0]})"),),
    )


def _steps(
    recursions: str,
    points: Callable[[Size], list[str]],
    start: str,
    roots: Callable[[Size], list[str]],
    defined: str = "",
    end: Callable[[Bound, Size], list[str]] = lambda bound, size: ["lra."],
) -> Plan:
    """A method with momentum: its points are given by recursions, the last one is X n; sample 0 is the minimiser."""

    def measure(bound: Bound, size: Size) -> Measure:
        p = bound.points[0]
        found = Measure(value=f"(f {p[len(p) - 1]} - f {p[0]})")
        if start == "distance":
            found.start_entry = f"({p[1]} i - {p[0]} i) ^ 2"
        else:
            found.start_value = f"(f {p[1]} - f {p[0]})"
        if start == "both":
            found.start_entry = f"{number(Fraction(size['mu']) / 2)} * ({p[1]} i - {p[0]} i) ^ 2"
        return found

    first, *others = recursions.split()

    def setup(size: Size) -> list[str]:
        lines = [_tangents(size), *roots(size), f"unfold same in {', '.join([first, *others])}."]
        for k in range(int(size["n"])):
            lines.append(
                " ".join(f"assert (K{name}{k} := {name} {k}%nat); cbn [Nat.add INR] in K{name}{k}." for name in others)
            )
        return lines

    return Plan(
        f"f g s X {'Y ' if len(others) > 1 else ''}Hf _ C Low {recursions}",
        measure,
        setup,
        points,
        defined=defined,
        end=end,
    )


def _slow_long(lemma: str, printed: str, value: str) -> tuple[str, str, str, str]:
    """The lemma for one step of length 3/(2 L), whose rate is the value."""
    rate = f"replace ({printed}) with ({value}) in E by ({{taken}}; cbn [INR]; field)."
    return f"{lemma} d 1 L (3 / (2 * L)) Hd (proj1 Q) (proj2 Q)", "0 < L /\\ 0 <= 3 / (2 * L)", "x s", rate


def _slow(lemma: str, gives: str) -> tuple[str, str, str, str]:
    if lemma in ("slow_contraction", "slow_distance", "slow_gap"):
        return f"{lemma} d n L mu gamma Hd Q", "0 < mu <= L", gives, ""
    return f"{lemma} d n L gamma Hd (proj1 Q) (proj2 Q)", "0 < L /\\ 0 <= gamma", gives, ""


def _no_roots(size: Size) -> list[str]:
    return []


def _heavy_root(size: Size) -> list[str]:
    alpha, mu, L = (Fraction(size[name]) for name in ("alpha", "mu", "L"))
    term = f"(1 - {number(alpha)} * {number(mu)}) * (1 - {number(L)} * {number(alpha)})"
    value = number(root((1 - alpha * mu) * (1 - L * alpha)))
    return [f"assert (H : sqrt ({term}) = {value}) by root. rewrite H in J."]


def _momentum_root(size: Size) -> list[str]:
    mu, L = Fraction(size["mu"]), Fraction(size["L"])
    known = f"sqrt ({number(mu)} / {number(L)}) = {number(root(mu / L))}"
    return [f"assert (Hr : {known}) by root. rewrite Hr in K."]


def _same_start(bound: Bound, size: Size) -> list[str]:
    equal = "Sum d (fun i => (Y 0%nat i - s i) ^ 2) = Sum d (fun i => (X 0%nat i - s i) ^ 2)"
    return [f"assert (W : {equal}) by (apply Sum_ext; intros i Hi; now rewrite (I i Hi)).", "lra."]


def _least_step(term: str) -> Callable[[Bound, Size], list[str]]:
    """Some step is not above a mean of all."""

    def end(bound: Bound, size: Size) -> list[str]:
        lines, limit = [], f"{number(bound.stage.tau)} * {_scale(size)}"
        for k in range(int(size["n"]) + 1):
            lines.append(f"destruct (Rle_dec ({term.format(_p(k))}) ({limit})) as [H{k}|H{k}%Rnot_le_lt];")
            lines.append(f"  [exists {k}%nat; split; [lia|]; rewrite Z, ?square_of_norm; lra|].")
        return [*lines, "exfalso; lra."]

    return end


def _scale(size: Size) -> str:
    return "1" if "R" in size else f"(f {_p(0)} - f {_p(int(size['n']))})"


def _start_at_rest(size: Size) -> list[str]:
    return ["assert (T := supporting _ _ _ C). assert (T0 := rests d f s Low)."]


def _mean_value(bound: Bound, size: Size) -> Measure:
    p = bound.points[0]
    weights = [Fraction(w) for w in bound.body["weights"]]
    value = " + ".join(f"{number(w)} * (f {p[k]} - f {p[0]})" for k, w in enumerate(weights, 1))
    within = (f"({p[1]} i - {p[0]} i) ^ 2", number(Fraction(size["R"]) ** 2))
    return Measure(value=f"({value})", start_value="1", given=(within,))


def _last_value(bound: Bound, size: Size) -> Measure:
    p = bound.points[0]
    return Measure(value=f"(f {p[-1]} - f {p[0]})", start_entry=f"({p[1]} i - {p[0]} i) ^ 2")


def _residual(factor: str) -> Callable[[Bound, Size], Measure]:
    def measure(bound: Bound, size: Size) -> Measure:
        p, u = bound.points[0], bound.slopes[0]
        return Measure(
            entry=f"{factor}({p[-1]} i - a i) ^ 2",
            start_entry=f"({p[1]} i - {p[0]} i) ^ 2",
            variables=("a",),
            equations=(_point("a", f"{u[-1]} i + {p[0]} i"),),
        )

    return measure


def _krasnoselskii_mann() -> Plan:
    return Plan(
        "A x s _ Ne Fix",
        _residual("(1 / 4) * "),
        lambda size: [
            f"destruct (mixed {number(size['gamma'])} A x) as (P & -> & St & Z). unfold blend in Z. rewrite ?Z.",
            "assert (Lip := stretches d A 1 1 ltac:(lra) ltac:(lra) Ne). unfold same in Fix.",
            " ".join(f"assert (St{k} := St {k}%nat)." for k in range(int(size["n"]))),
        ],
        lambda size: ["s", *(_p(k) for k in range(int(size["n"]) + 1))],
        slope="(fun i => A {0} i - s i)",
        extra=lambda size: [f"(A {_p(int(size['n']))})"],
        functions="",
        solver="exact (Lip s _ _)",
    )


def _secant(bound: Bound, size: Size) -> Measure:
    p, u, found = bound.points[0], bound.slopes[0], Measure()
    found.entry, found.start_entry, found.variables = f"(z i - {p[0]} i) ^ 2", f"({p[1]} i - {p[0]} i) ^ 2", ("z",)
    found.equations = (_point("z", f"{p[-1]} i - {number(size['gamma'])} * {u[-1]} i"),)
    return found


def _last_slope(bound: Bound, size: Size) -> Measure:
    p, u = bound.points[0], bound.slopes[0]
    return Measure(entry=f"{u[2]} i ^ 2", start_value=f"(f {p[1]} - f {p[0]})")


PLANS = {
    "ogm": _one_step(
        _last_value,
        length=_long_step,
        slow=_slow_long("slow_value", "L / (4 * INR 1 * L * (3 / (2 * L)) + 2)", "L / 8"),
    ),
    "ogm-gradient": _one_step(
        _last_slope,
        length=_long_step,
        slow=_slow_long("slow_gradient_gap", "2 * L / (2 * INR 1 * L * (3 / (2 * L)) + 1)", "L / 2"),
    ),
    "secant-distance": Plan(
        "g x s _ Sec Err",
        _secant,
        lambda size: [_run(size)],
        lambda size: ["s|(fun _ => 0)", *(_p(k) for k in range(int(size["n"])))],
        extra=lambda size: [_p(int(size["n"]))],
        functions="",
        solver="apply secant, Sec | eapply error_bound; [| |apply Err]; lra",
    ),
    "gd-nonconvex": Plan(
        "f g x _ _ C",
        _nonconvex,
        lambda size: [_run(size), "assert (T := tangents _ _ _ _ _ C)."],
        lambda size: [_p(k) for k in range(int(size["n"]) + 1)],
        solver="apply T",
        end=_least_step("Sum d (fun i => g {} i ^ 2)"),
    ),
    "subgradient": Plan(
        "f g x s _ _ C Size Low Near",
        _mean_value,
        lambda size: [
            _run(size),
            *_start_at_rest(size),
            f"assert (Hr : sqrt (INR {size['n']} + 1) = {number(root(Fraction(size['n'] + 1)))}) by (cbn [INR]; root).",
        ],
        lambda size: ["s|(fun _ => 0)", *(_p(k) for k in range(int(size["n"]) + 1))],
        solver="exact T0 | apply T | eapply norm_below; [| |first [apply Size | exact Near]]; lra",
        end=_least_step("f {} - f s"),
    ),
    "growth-heavy-ball": Plan(
        "f g s X _ _ C Low Up I J",
        _last_value,
        lambda size: [
            *_start_at_rest(size),
            "unfold same in I, J.",
            *(f"assert (KJ{k} := J {k}%nat); cbn [Nat.add INR] in KJ{k}." for k in range(int(size["n"]) - 1)),
        ],
        lambda size: ["s|(fun _ => 0)", *(_p(k, "X") for k in range(int(size["n"]) + 1))],
        solver=("exact T0 | apply T | eapply grows; [| |apply T|exact Up]; lra"),
    ),
    "fgm-strongly-convex": _steps(
        "I J K",
        lambda size: ["s", *(_p(k, "Y") for k in range(int(size["n"]))), _p(int(size["n"]), "X")],
        "both",
        _momentum_root,
        "assert (W : 0 <= mu / L) by (sizes S; destruct S as (-> & -> & ->); lra). pose proof (sqrt_pos (mu / L)). "
        "assert (W2 : 1 + sqrt (mu / L) <> 0) by (apply Rgt_not_eq; lra). ",
        end=lambda bound, size: ["assert (W0 := Hf _ _ I).", *_same_start(bound, size)],
    ),
    "halpern": Plan(
        "A s X _ Ne Fix J",
        _residual(""),
        lambda size: [
            "assert (Lip := stretches d A 1 1 ltac:(lra) ltac:(lra) Ne). unfold same in Fix, J.",
            *(f"assert (KJ{k} := J {k}%nat); cbn [Nat.add INR] in KJ{k}." for k in range(int(size["n"]))),
        ],
        lambda size: ["s", *(_p(k, "X") for k in range(int(size["n"]) + 1))],
        slope="(fun i => A {0} i - s i)",
        extra=lambda size: [f"(A {_p(int(size['n']), 'X')})"],
        functions="",
        solver="exact (Lip s _ _)",
    ),
    "krasnoselskii-mann": _krasnoselskii_mann(),
    "krasnoselskii-mann-long": _krasnoselskii_mann(),
    "gd-value": _descent("value", "distance", _slow("slow_value", "x s")),
    "gd-gradient": _descent("slope", "distance", _slow("slow_gradient", "x s")),
    "gd-gradient-gap": _descent("slope", "value", _slow("slow_gradient_gap", "x s")),
    "gd-distance": _descent("distance", "distance", _slow("slow_distance", "x s")),
    "gd-gap": _descent("value", "value", _slow("slow_gap", "x s")),
    "gd-contraction": Plan(
        "f g x y _ _ C",
        _two_runs,
        lambda size: [_run(size), _run(size, "y", "Q Sq Y"), "assert (T := tangents _ _ _ _ _ C)."],
        lambda size: [_p(k, letter) for letter in "PQ" for k in range(int(size["n"]))],
        extra=lambda size: [_p(int(size["n"])), _p(int(size["n"]), "Q")],
        solver="apply T",
        slow=_slow("slow_contraction", "x y"),
    ),
    "potential-values": _one_step(_values),
    "potential-gradients": _one_step(_gradients),
    "polyak-distance": _one_step(_polyak_distance, "Eq", " | rewrite Sum_scal, <- square_of_norm; exact Eq"),
    "polyak-value": _one_step(_polyak_value, "Eq", " | rewrite <- square_of_norm, Eq; lra"),
    "fgm-simplified": _steps(
        "I J K",
        lambda size: ["s", *(_p(k, "Y") for k in range(int(size["n"]))), _p(int(size["n"]), "X")],
        "distance",
        _no_roots,
        end=_same_start,
    ),
    "heavy-ball": _steps(
        "I J",
        lambda size: ["s", *(_p(k, "X") for k in range(int(size["n"]) + 1))],
        "value",
        _heavy_root,
        "assert (W : 0 <= (1 - alpha * mu) * (1 - L * alpha)) by (sizes S; destruct S as (-> & -> & -> & ->); lra). ",
    ),
}


def _companions(module: str) -> list[str]:
    """The companions of the definitions of a generated statement, but that of the rate."""
    page = (FOLDER / "Said.v").read_text(encoding="utf-8")
    body = page.partition(f"Module {module}.\n")[2].partition(f"\nEnd {module}.")[0]
    return [each for each in re.findall(r"^Definition (ok_\w+)", body, re.MULTILINE) if each != "ok_rate"]


def theorems(rate: Rate, plan: Plan, bounds: Sequence[Bound]) -> Iterator[str]:
    """The guarantee, that it is reached, and that all of both is defined."""
    name = f"said_{rate.id.replace('-', '_')}"
    symbols = " ".join(rate.symbols)
    taken = f"destruct S as ({' & '.join('->' for _ in rate.symbols)})" if len(rate.symbols) > 1 else f"subst {symbols}"
    rows = []
    for bound, size in zip(bounds, rate.sizes(), strict=True):
        points = plan.points(size)
        pairs = (p.split("|") if "|" in p else (p, plan.slope.format(p)) for p in points)
        given = [each for pair in pairs for each in pair] + plan.extra(size)
        values = " ".join(f"{v}%nat" if k == "n" else number(v) for k, v in size.items())
        lines = [line.replace("same", f"{name}.v_same") for line in plan.setup(size)]
        lines.append(f"assert (B := {bound.name} d {plan.functions} {' '.join(given)}).")
        lines.append(f"feed B ltac:(first [{plan.solver} | along]).")
        if rate.rate.isdigit():  # a natural number in Coq
            lines.append(f"rewrite ?square_of_norm. unfold {name}.v_rate.")
        else:
            known = "rewrite ?Hr; " if "sqrt" in rate.rate else ""
            value = f"{name}.v_rate {values} = {number(bound.stage.tau)}"
            lines.append(f"assert (V : {value}) by (unfold {name}.v_rate; {known}rate). rewrite ?square_of_norm, V.")
        lines.append("rewrite ?Sum_plus, ?Sum_scal, ?Sum_zero in B. cbn [INR].")
        lines += plan.end(bound, size)
        rows.append(f"  - {taken}.\n    " + "\n    ".join(lines))
    yield (
        f"Theorem {name} : {name}.statement.\nProof.\n"
        f"  intros d {symbols} S {plan.names}. sizes S.\n" + "\n".join(rows) + "\nQed."
    )
    companions = [(name, "")]
    if plan.slow is not None:  # proofs.toml has the tight reading as well
        companions.append((f"{name}_tight", " Hd"))
        call, positive, gives, rewritten = plan.slow
        parts = ["F", "G", "C", *(["Low"] if "s" in gives else []), "Pos", "E"]
        deep = "".join(f"(conj {part} " for part in parts) + "_" + ")" * len(parts)
        yield (
            f"Theorem {name}_tight : {name}_tight.statement.\nProof.\n"
            f"  intros d {symbols} Hd S.\n"
            f"  assert (Q : {positive}) by (sizes S; {taken}; lra).\n"
            f"  destruct ({call}) as (f & g & {' & '.join([*gives.split(), *parts])}).\n"
            f"{'  ' + rewritten.format(taken=f'sizes S; {taken}') + chr(10) if rewritten else ''}"
            f"  exists f, g, {', '.join(gives.split())}. refine {deep}.\n"
            f"  exact ({name} d {symbols} S).\nQed."
        )
    for title, before in companions:
        nonzero = "".join(
            f"  assert (N{k} : {k} <> 0) by (sizes S; {taken}; apply Rgt_not_eq; lra).\n"
            for k in rate.symbols
            if k not in ("n", "t") and all(size[k] > 0 for size in rate.sizes())
        )
        named = ", ".join(f"{title}.{each}" for each in _companions(title))
        unfolded = f"  unfold {named}.\n" if named else ""
        yield (
            f"Theorem {title}_means : {title}.statement_means.\nProof.\n"
            f"  intros d {symbols}{before} S.\n"
            f"  assert (V : {title}.ok_rate {symbols}) "
            f"by (unfold {title}.ok_rate; sizes S; {taken}; defined).\n"
            f"{nonzero}{unfolded}  {plan.defined}means.\nQed."
        )


# ---------------------------------------------------------------------------------------------- the pages

TACTICS = """
Ltac sizes S := repeat (destruct S as [S|S]).
Ltac feed B solver := repeat match type of B with
  | ?A -> _ => let X := fresh in assert (X : A) by solver; specialize (B X); clear X end.
Ltac rate := cbn [INR Nat.mul Nat.add]; repeat first [rewrite Rmax_left by lra | rewrite Rmax_right by lra]; field.
Ltac defined := cbn [INR]; repeat split; try exact I; try apply pow_nonzero;
  first [lra | apply Rgt_not_eq; first [lra | apply sqrt_lt_R0; lra]].
Ltac along := let i := fresh in let Hi := fresh in intros i Hi;
  repeat match goal with H : forall j : nat, (1 <= j <= _)%nat -> _ |- _ => specialize (H i Hi) end;
  repeat match goal with H : forall j : nat, _ = _ |- _ => specialize (H i) end; cbv beta in *;
  repeat match goal with H : forall (k i : nat), _ = _ - _ |- _ => rewrite ?H; clear H end; lra.
Ltac means := repeat first [exact I | progress intros | assumption | split
  | apply Rmult_integral_contrapositive_currified
  | apply Rgt_not_eq; first [lra | match goal with |- context [INR ?k] => pose proof (pos_INR k); lra end]].
Ltac root := match goal with |- sqrt ?x = ?y => replace x with (y * y) by lra; apply sqrt_square; lra end.
"""


def pages() -> dict[str, str]:
    """Bounds.v and Bridge.v."""
    lemmas: list[str] = []
    proved: list[str] = []
    wanted = tomllib.loads((FOLDER / "proofs.toml").read_text(encoding="utf-8"))["generated"]
    for rate in rates():
        if rate.id not in wanted:
            continue
        plan, bounds = PLANS[rate.id], []
        for count, size in enumerate(rate.sizes(), 1):
            body = read(f"{rate.id}.bound.{count}")
            bound = Bound(f"{rate.id.replace('-', '_')}_{count}", body)
            bounds.append(bound)
            lemmas.append(bound.lemma(plan.measure(bound, size)))
        proved += theorems(rate, plan, bounds)
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
