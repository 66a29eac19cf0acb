"""What the Coq texts stand on: support definitions, names, and which integers are natural numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping

from verify.statement.errors import Refused
from verify.statement.terms import NAT, REAL, Definition, Term, Type

__all__ = [
    "APPLY",
    "ATOM",
    "HELPER",
    "POWER",
    "PRODUCT",
    "SUM",
    "SUPPORT",
    "companion_of",
    "component",
    "ident",
    "natural",
    "place",
    "title_of",
    "type_of",
]

SUM, PRODUCT, POWER, APPLY, ATOM = range(5)
SUPPORT = """(* generated from a statement: do not edit *)
From Coq Require Import Reals Arith Bool ZArith List Classical ClassicalDedekindReals.
From Coquelicot Require Import Coquelicot.
Open Scope R_scope.

Definition decide (P : Prop) : {P} + {~ P} :=
  match sig_not_dec P with left two => left (NNPP P two) | right no => right no end.
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
Fixpoint NTotal (m : nat) (F : (nat -> bool) -> nat) : nat :=
  match m with
  | O => F (fun _ => false)
  | S j => (NTotal j (fun x => F (upd x (S j) false)) + NTotal j (fun x => F (upd x (S j) true)))%nat
  end.
Definition Within (n : nat) (x : nat -> bool) : Prop :=
  forall p : nat, (p < 1 \\/ n < p)%nat -> x p = false.
Definition set1 (a : nat -> R) (i : nat) (t : R) : nat -> R :=
  fun j => if Nat.eqb j i then t else a j.
Definition set2 (a : nat -> nat -> R) (i c : nat) (t : R) : nat -> nat -> R :=
  fun j d => if andb (Nat.eqb j i) (Nat.eqb d c) then t else a j d.
Definition set3 (a : nat -> nat -> nat -> R) (i c e : nat) (t : R) : nat -> nat -> nat -> R :=
  fun j d f => if andb (Nat.eqb j i) (andb (Nat.eqb d c) (Nat.eqb f e)) then t else a j d f."""
HELPER = "%"  # begins the name of an index that the printer makes; no name of the language has this character


def ident(name: str) -> str:
    """The name in Coq: ``v_`` before every name of the language, with its dots as primes.

    This is injective (no name of the language has a prime), and no keyword, no name of Coq's libraries that the printer
    writes and no index of the printer (``i1``, ``e1``, ``a1``, ``t``, ``q``, ``j0``) begins with ``v_`` or ``ok_``.
    """
    return name[1:] if name.startswith(HELPER) else "v_" + name.replace(".", "'")


def companion_of(name: str) -> str:
    """The name of the companion of a definition: that its body is defined."""
    return "ok_" + name.replace(".", "'")


def title_of(address: str) -> str:
    """A title for the statement at an address, apart from all names of the language."""
    return "said_" + re.sub(r"\W", "_", address)


def place(letter: str, number: int) -> Term:
    """An index of the printer's own, apart from every name of the language."""
    return Term("var", NAT, name=f"{HELPER}{letter}{number}")


def type_of(kind: Type) -> str:
    if kind.name == "array":
        return " -> ".join(["nat"] * len(kind.sizes) + ["R"])
    if kind.name == "function":
        if kind.parts[-1].sort not in ("int", "real", "bit", "array"):
            raise Refused(f"functions whose values are {kind.parts[-1].name} are not written for Coq yet")
        if any(part.sort == "function" for part in kind.parts):
            raise Refused("functions of functions are not written for Coq yet")
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
        case "if":
            return all(natural(a, definitions) for a in node.args[1:])
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
