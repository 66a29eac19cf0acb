"""What the Coq texts stand on: support definitions, names, and which integers are natural numbers."""

from __future__ import annotations

from collections.abc import Mapping

from verify.statement.errors import Refused
from verify.statement.terms import REAL, Definition, Term, Type

__all__ = ["APPLY", "ATOM", "POWER", "PRODUCT", "SUM", "SUPPORT", "component", "ident", "natural", "type_of"]

SUM, PRODUCT, POWER, APPLY, ATOM = range(5)
SUPPORT = """(* generated from a statement: do not edit *)
From Coq Require Import Reals Arith Bool ZArith List.
From Coquelicot Require Import Coquelicot.
Open Scope R_scope.

Definition bit (v : bool) : R := if v then 1 else 0.
Fixpoint Sum (m : nat) (g : nat -> R) : R :=
  match m with O => 0 | S j => Sum j g + g (S j) end.
Fixpoint Prod (m : nat) (g : nat -> R) : R :=
  match m with O => 1 | S j => Prod j g * g (S j) end.
Fixpoint NSum (m : nat) (g : nat -> nat) : nat :=
  match m with O => O | S j => (NSum j g + g (S j))%nat end.
Definition upd (x : nat -> bool) (p : nat) (v : bool) : nat -> bool :=
  fun q => if Nat.eqb q p then v else x q.
Fixpoint Mean (m : nat) (F : (nat -> bool) -> R) : R :=
  match m with
  | O => F (fun _ => false)
  | S j => (Mean j (fun x => F (upd x (S j) false)) + Mean j (fun x => F (upd x (S j) true))) / 2
  end.
Fixpoint Total (m : nat) (F : (nat -> bool) -> R) : R :=
  match m with
  | O => F (fun _ => false)
  | S j => Total j (fun x => F (upd x (S j) false)) + Total j (fun x => F (upd x (S j) true))
  end.
Definition Within (n : nat) (x : nat -> bool) : Prop :=
  forall p : nat, (p < 1 \\/ n < p)%nat -> x p = false.
Definition set1 (a : nat -> R) (i : nat) (t : R) : nat -> R :=
  fun j => if Nat.eqb j i then t else a j.
Definition set2 (a : nat -> nat -> R) (i c : nat) (t : R) : nat -> nat -> R :=
  fun j d => if andb (Nat.eqb j i) (Nat.eqb d c) then t else a j d."""
TAKEN = {
    "S",
    "O",
    "Z",
    "R",
    "N",
    "Q",
    "C",
    "I",
    "t",
    "bit",
    "Sum",
    "Prod",
    "NSum",
    "upd",
    "Mean",
    "Total",
    "Within",
    "set1",
    "set2",
    "PI",
    "INR",
    "IZR",
    "Derive",
    "ex_derive",
    "sqrt",
    "exp",
    "ln",
    "sin",
    "cos",
    "tanh",
    "nth",
    "nil",
    "true",
    "false",
    "fun",
    "let",
    "in",
    "as",
    "end",
    "match",
    "with",
    "exists",
    "forall",
    "at",
    "if",
    "then",
    "else",
    "Prop",
    "Type",
    "Set",
    "nat",
    "bool",
    "list",
    "using",
    "where",
    "return",
    "for",
    "fix",
    "cofix",
}


def ident(name: str) -> str:
    """A name for Coq: a trailing _ is a prime, a dot an underscore, what is taken gets a 0."""
    if name.endswith("_") and len(name) > 1:
        return ident(name[:-1]) + "'"
    plain = name.replace(".", "_").replace("-", "_").replace("/", "__").replace("!", "__")
    return f"{plain}0" if plain in TAKEN else plain


def type_of(kind: Type) -> str:
    if kind.name == "array":
        return " -> ".join(["nat"] * len(kind.sizes) + ["R"])
    if kind.name == "function":
        parts = [type_of(part) for part in kind.parts]
        return " -> ".join(f"({part})" if "->" in part else part for part in parts)
    known = {"nat": "nat", "span": "nat", "real": "R", "bit": "bool", "bits": "nat -> bool", "subset": "nat -> bool"}
    if kind.name not in known:
        raise Refused(f"variables of type {kind.name} are not written for Coq yet")
    return known[kind.name]


def natural(node: Term, definitions: Mapping[str, Definition]) -> bool:
    """An integer that is never negative, by its form: what nat computes is what is meant."""
    if node.sort != "int":
        return False
    match node.op:
        case "num":
            return node.number is not None and node.number >= 0
        case "var" | "apply":
            low = node.type.sizes[0] if node.type.name == "span" else None
            return node.type.name == "nat" or (low is not None and natural(low, definitions))
        case "+" | "*" | "**":
            return all(natural(a, definitions) for a in node.args)
        case "call":
            return natural(definitions[node.name].body, definitions)
        case "fold":
            return node.name == "count"
    return False


def component(vector: Term, at: tuple[Term, ...]) -> Term:
    """One entry of an array term, as a term."""
    match vector.op:
        case "var":
            return Term("entry", REAL, (vector, *at))
        case "grad":
            return Term("D", REAL, (vector.args[0], Term("entry", REAL, (vector.args[1], *at))))
        case "hess":
            half = len(at) // 2
            first = Term("D", REAL, (vector.args[0], Term("entry", REAL, (vector.args[1], *at[:half]))))
            return Term("D", REAL, (first, Term("entry", REAL, (vector.args[1], *at[half:]))))
        case "after" | "call" | "apply":
            return Term("entry", REAL, (vector, *at))
        case "*":
            return Term("*", REAL, (vector.args[0], component(vector.args[1], at)))
        case "+" | "-":
            return Term(vector.op, REAL, tuple(component(a, at) for a in vector.args))
    raise Refused(f"entries of {vector.op} are not written for Coq yet")
