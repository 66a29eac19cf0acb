"""A second network for tests, written from the definitions in doubles: the risk of heads that a certificate names."""

from __future__ import annotations

import hashlib
import itertools
import math
from fractions import Fraction

import numpy as np

__all__ = ["entries", "gradient", "hessian", "own_risk"]


def _places(name: str, n: int) -> np.ndarray:
    kind, _, number = name.partition(":")
    if kind == "line":
        return np.array([[p / n, 0.0] for p in range(1, n + 1)])
    if kind == "circle":
        turns = [2 * math.pi * int(number or 1) * p / n for p in range(1, n + 1)]
        return np.array([[math.sin(t), math.cos(t)] for t in turns])
    found = []
    for p in range(1, n + 1):
        draw = int.from_bytes(hashlib.sha256(f"positions:{number}:{p}".encode()).digest()[:8], "big")
        t, sign = ((draw >> 1) % 2**20 - 2**19) / 2**19, 1 if draw % 2 else -1
        found.append([sign * 2 * t / (1 + t * t), sign * (1 - t * t) / (1 + t * t)])
    return np.array(found)


def _sigma(body: dict, z: np.ndarray) -> np.ndarray:
    name = body["activation"]
    if name == "smoothed-relu":
        return (z + np.sqrt(z * z + float(Fraction(body["b"])))) / 2
    if name == "relu":
        return np.where(z > 0, z, 0.0)
    if name == "piecewise:1/10,1;0":
        return np.where(z > 0, z, z / 10)
    if name == "tanh":
        return np.tanh(z)
    if name == "gelu":
        return z * np.vectorize(lambda v: 0.5 * math.erfc(-v / math.sqrt(2)))(z)
    return {"softplus": lambda: np.log1p(np.exp(z)), "silu": lambda: z / (1 + np.exp(-z))}[name]()


def entries(body: dict, head: list | dict) -> np.ndarray:
    """a11, a12, a13, a14 of a head of a certificate."""
    if isinstance(head, dict):
        turn = 2 * math.pi * float(Fraction(head["turn"]))
        return np.array([0.0, 0.0, math.cos(turn), math.sin(turn)])
    given = [float(Fraction(value)) for value in head]
    tokens = [given.pop(0) / math.sqrt(2)] if body["trained"] == "row" else [0.0]
    return np.array([tokens[0], -tokens[0], given[0], given[1] if len(given) > 1 else 0.0])


def own_risk(body: dict, heads: np.ndarray) -> float:
    """Of heads with four entries each."""
    n, k, tau = body["n"], body["k"], float(Fraction(body["tau"]))
    x = np.array(list(itertools.product((0, 1), repeat=n)), dtype=float)
    places, total = _places(body["positions"], n), np.zeros(2**n)
    for a in np.asarray(heads).reshape(-1, 4):
        scores = (a[0] * x + a[1] * (1 - x) + (places @ a[2:])[None]) / tau
        sizes = np.exp(scores - scores.max(1, keepdims=True))
        total += (sizes * x).sum(1) / sizes.sum(1)
    total *= k / np.asarray(heads).reshape(-1, 4).shape[0]
    output, shape = np.ones(2**n), body["shape"]
    for q in range(1, k + 1):
        weight, shift = (8 * q - 4, 0.5) if shape == "zigzag" else (2 if q == 1 else 4, 1.0)
        output += (-1) ** q * weight * _sigma(body, total + shift - q)
    output *= float(Fraction(body["scale"]))
    margin = output * (-1) ** x[:, [p - 1 for p in body["parity_set"]]].sum(1)
    short = np.maximum(0.0, 1 - margin)
    cost = {
        "squared-hinge": short**2,
        "hinge": short,
        "square": (1 - margin) ** 2,
        "logistic": np.log1p(np.exp(-margin)),
    }
    odds = 0.5 if body["inputs"] == "uniform" else float(Fraction(body["inputs"].split(":")[1]))
    chance = odds ** x.sum(1) * (1 - odds) ** (n - x.sum(1))
    return float(chance @ cost[body["loss"]])


def _axes(body: dict, count: int) -> np.ndarray:
    """The directions of the entries that a model trains."""
    wanted = range(4) if body["trained"] == "row" else (2, 3)
    return np.eye(4 * count)[[4 * i + c for i in range(count) for c in wanted]]


def gradient(body: dict, heads: np.ndarray, step: float = 1e-5) -> np.ndarray:
    """By differences."""
    flat = np.asarray(heads).ravel()
    axes = _axes(body, len(flat) // 4) * step
    return np.array([own_risk(body, flat + e) - own_risk(body, flat - e) for e in axes]) / (2 * step)


def hessian(body: dict, heads: np.ndarray, step: float = 1e-4) -> np.ndarray:
    flat = np.asarray(heads).ravel()
    axes = _axes(body, len(flat) // 4) * step
    table = np.array([gradient(body, flat + e) - gradient(body, flat - e) for e in axes]) / (2 * step)
    return (table + table.T) / 2
