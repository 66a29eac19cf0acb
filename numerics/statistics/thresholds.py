r"""How a threshold grows: laws for the smallest sample size $m^*(T)$, compared by the likelihood of the success counts.

The chance that training on m strings of length T succeeds is modelled as

.. math:: P(m, T) = (1-\lambda)\,\sigma\Bigl(\kappa\log\frac{m}{m^*(T)} + \mathrm{logit}\frac{p}{1-\lambda}\Bigr),

so that $P(m^*(T), T) = p$, the share asked for; $\lambda < 1-p$ is the chance that training fails whatever the sample,
and $\kappa$ the steepness.  Both are shared by all T.  The laws for $m^*$ are a constant, $a + b\,g(T)$ for a given
increasing g (the logarithm, say), $a\,T^c$, and a free number for each T, which says whether any law of T fits.  A law
is decided for only if it is clear of the others also where every T has a steepness and a lapse of its own.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from numerics.statistics.rates import clopper_pearson

__all__ = [
    "DECISIVE",
    "Comparison",
    "Count",
    "Fit",
    "Threshold",
    "compare",
    "exponent_interval",
    "own_shapes",
    "thresholds",
]

DECISIVE = 10.0  # difference in AIC: the likelihood ratio is then exp(5), about 150
DECISIVE_BIC = 6.0  # the same for the constant, which the other laws contain
ADEQUATE = 0.01  # p-value below which a law is rejected beside free thresholds
HALF_CHI2 = 1.9207294103470618  # half of the 95 % quantile of chi-squared with one degree of freedom


class Count(NamedTuple):
    """Successes among independent runs at one length and one sample size."""

    length: int
    size: int
    successes: int
    runs: int


class Fit(NamedTuple):
    law: str
    parameters: int
    loglikelihood: float
    aic: float
    bic: float
    sizes: dict[int, float]  # m*(T)
    steepness: float
    lapse: float
    exponent: float | None = None


class Comparison(NamedTuple):
    fits: dict[str, Fit]  # by law: constant, law, power, free
    best: str  # the law with the least AIC among constant, law and power
    margin: float  # by how much AIC the next one is worse
    adequate: dict[str, float]  # p-value of each law beside free thresholds
    own: dict[str, float]  # AIC of the laws where every length has its own steepness and lapse
    decided: str  # the best law where it is clear of the next one and adequate, else ""


class Threshold(NamedTuple):
    """The smallest sample size at one length, three ways."""

    length: int
    smallest: int | None  # the smallest size tried with at least the share of successes, None if there is none
    surely_more_than: int | None  # the largest size whose exact 95 % interval is below the share
    surely_at_most: int | None  # the smallest size whose exact 95 % interval is above the share
    estimate: float
    low: float  # 95 % likelihood interval of the estimate, steepness and lapse at their common estimates
    high: float


class _Data:
    """The counts as arrays, with what the likelihood needs."""

    def __init__(self, counts: Sequence[Count], share: float) -> None:
        if not 0 < share < 1:
            raise ValueError(f"share {share}; allowed is a number between 0 and 1")
        if not counts or any(not 0 <= c.successes <= c.runs or c.runs < 1 or c.size < 1 for c in counts):
            raise ValueError("counts: allowed are one or more, with sizes >= 1, runs >= 1 and 0 <= successes <= runs")
        self.share = share
        self.lengths = sorted({c.length for c in counts})
        self.row = np.array([self.lengths.index(c.length) for c in counts])
        self.log_size = np.log([c.size for c in counts])
        self.wins = np.array([c.successes for c in counts], dtype=float)
        self.losses = np.array([c.runs - c.successes for c in counts], dtype=float)
        self.trials = int(self.wins.sum() + self.losses.sum())

    def lapse(self, raw: float) -> float:
        return 0.95 * (1 - self.share) / (1 + math.exp(-min(max(raw, -30.0), 30.0)))

    def loss_terms(self, log_thresholds: Any, steepness: float, lapse: float) -> Any:
        """Minus the log-likelihood of each count; ``log_thresholds`` by count."""
        inside = self.share / (1 - lapse)
        z = steepness * (self.log_size - log_thresholds) + math.log(inside / (1 - inside))
        chance = (1 - lapse) / (1 + np.exp(-np.clip(z, -500, 500)))
        chance = np.clip(chance, 1e-12, 1 - 1e-12)
        return -(self.wins * np.log(chance) + self.losses * np.log1p(-chance))

    def steepness(self, raw: float) -> float:
        return math.exp(min(max(raw, -5.0), 5.0))

    def loss(self, by_length: Any, steepness: float, lapse: float) -> float:
        """Minus the log-likelihood with log m* by length; steepness and lapse as the search sees them."""
        terms = self.loss_terms(np.asarray(by_length)[self.row], self.steepness(steepness), self.lapse(lapse))
        return float(terms.sum())


Law = Callable[[Any], Any]  # free parameters -> log m* of each length


def _minimise(loss: Callable[[Any], float], starts: Sequence[Sequence[float]]) -> Any:
    """The best of several starts, first by a simplex, then by a quasi-Newton method; deterministic."""
    from scipy.optimize import minimize

    best = None
    for start in starts:
        rough = minimize(
            loss,
            np.array(start),
            method="Nelder-Mead",
            options={"xatol": 1e-4, "fatol": 1e-6, "maxiter": 400 * len(start)},
        )
        found = minimize(loss, rough.x, method="L-BFGS-B")
        for candidate in (rough, found):
            if math.isfinite(candidate.fun) and (best is None or candidate.fun < best.fun):
                best = candidate
    if best is None:
        raise ArithmeticError("no fit: the likelihood is not finite anywhere it was asked")
    return best


def _fitted(data: _Data, name: str, law: Law, guesses: Sequence[float]) -> tuple[Fit, Any]:
    def loss(x: Any) -> float:
        return data.loss(law(x[2:]), x[0], x[1])

    best = _minimise(loss, [[steep, lapse, *guesses] for steep, lapse in ((1.0, -2.0), (2.0, -4.0))])
    count, top = len(best.x), -float(best.fun)
    sizes = {length: float(math.exp(value)) for length, value in zip(data.lengths, law(best.x[2:]), strict=True)}
    fit = Fit(
        name,
        count,
        top,
        2 * count - 2 * top,
        count * math.log(data.trials) - 2 * top,
        sizes,
        data.steepness(float(best.x[0])),
        data.lapse(float(best.x[1])),
    )
    return fit, best.x


def _between(weights: Any, x: Any, *, logarithmic: bool) -> Any:
    """log m* from its values at the two ends: linear in the weight, of m* or of its logarithm."""
    if logarithmic:
        return x[0] + weights * (x[1] - x[0])
    low, high = np.exp(np.clip(x[:2], -20, 20))
    return np.log(np.maximum(low + weights * (high - low), 1e-9))


def _free(data: _Data) -> tuple[float, float, Any]:
    """Steepness, lapse and log m* of every length on its own; given the first two, the lengths come apart."""
    from scipy.optimize import minimize

    grid = np.linspace(float(data.log_size.min()) - 3, float(data.log_size.max()) + 3, 400)
    rows = [data.row == row for row in range(len(data.lengths))]

    def best_sizes(steepness: float, lapse: float) -> tuple[float, Any]:
        terms = data.loss_terms(grid[:, None], steepness, lapse)
        found = np.array([_lowest(grid, terms[:, mask].sum(axis=1)) for mask in rows])
        return float(data.loss_terms(found[data.row], steepness, lapse).sum()), found

    def loss(x: Any) -> float:
        return best_sizes(data.steepness(x[0]), data.lapse(x[1]))[0]

    best = minimize(
        loss, np.array([1.0, -2.0]), method="Nelder-Mead", options={"xatol": 1e-3, "fatol": 1e-5, "maxiter": 200}
    )
    steepness, lapse = data.steepness(float(best.x[0])), data.lapse(float(best.x[1]))
    return steepness, lapse, best_sizes(steepness, lapse)[1]


def _lowest(grid: Any, losses: Any) -> float:
    """The lowest point of a curve on a grid, refined by the parabola through its neighbours."""
    i = int(np.argmin(losses))
    if not 0 < i < len(grid) - 1:
        return float(grid[i])
    before, here, after = losses[i - 1 : i + 2]
    bend = before - 2 * here + after
    shift = 0.5 * (before - after) / bend if bend > 0 else 0.0
    return float(grid[i] + shift * (grid[1] - grid[0]))


def _free_fit(data: _Data) -> Fit:
    steepness, lapse, logs = _free(data)
    top, count = -float(data.loss_terms(logs[data.row], steepness, lapse).sum()), 2 + len(logs)
    return Fit(
        "free",
        count,
        top,
        2 * count - 2 * top,
        count * math.log(data.trials) - 2 * top,
        {t: math.exp(v) for t, v in zip(data.lengths, logs, strict=True)},
        steepness,
        lapse,
    )


def compare(counts: Sequence[Count], growth: Callable[[int], float] = math.log, share: float = 0.8) -> Comparison:
    """Constant, a + b g(T) and a T^c by AIC, and each beside free thresholds by a likelihood-ratio test."""
    from scipy.stats import chi2

    data = _Data(counts, share)
    if len(data.lengths) < 3:
        raise ValueError(f"{len(data.lengths)} lengths; a law with two numbers can be told apart from three lengths on")
    values = np.array([float(growth(t)) for t in data.lengths])
    if not np.isfinite(values).all() or values[-1] == values[0]:
        raise ValueError("growth: allowed is a finite function that differs at the ends of the lengths")
    weights = (values - values[0]) / (values[-1] - values[0])
    logs = np.log(data.lengths)
    spread = (logs - logs[0]) / (logs[-1] - logs[0])
    free = _free_fit(data)
    ends = [math.log(free.sizes[data.lengths[0]]), math.log(free.sizes[data.lengths[-1]])]
    power, at = _fitted(data, "power", lambda x: _between(spread, x, logarithmic=True), ends)
    fits = {
        "constant": _fitted(data, "constant", lambda x: np.full(len(logs), x[0]), [float(np.mean(ends))])[0],
        "law": _fitted(data, "law", lambda x: _between(weights, x, logarithmic=False), ends)[0],
        "power": power._replace(exponent=float((at[3] - at[2]) / (logs[-1] - logs[0]))),
        "free": free,
    }
    ranked = sorted(("constant", "law", "power"), key=lambda name: fits[name].aic)
    margin = fits[ranked[1]].aic - fits[ranked[0]].aic
    adequate = {
        name: float(
            chi2.sf(
                max(0.0, 2 * (free.loglikelihood - fits[name].loglikelihood)), free.parameters - fits[name].parameters
            )
        )
        for name in ranked
    }
    own = own_shapes(counts, growth, share)
    apart = min(own[name] for name in ranked[1:]) - own[ranked[0]]
    clear = margin >= DECISIVE and apart >= DECISIVE  # whether shapes are shared or not
    if ranked[0] == "constant":  # it is a case of both others, which AIC can never place more than 2 behind it
        clear = apart >= 0 and min(fits["law"].bic, fits["power"].bic) - fits["constant"].bic >= DECISIVE_BIC
    sure = math.isfinite(margin) and clear and adequate[ranked[0]] >= ADEQUATE
    return Comparison(fits, ranked[0], margin, adequate, own, ranked[0] if sure else "")


def own_shapes(
    counts: Sequence[Count], growth: Callable[[int], float] = math.log, share: float = 0.8
) -> dict[str, float]:
    """AIC of the three laws where every length has a steepness and a lapse of its own, both taken from a grid."""
    data = _Data(counts, share)
    steepness = np.exp(np.linspace(-0.5, 3.5, 33))
    lapses = np.linspace(0.0, 0.95 * (1 - share), 20)
    shapes = [(a, b) for a in steepness for b in lapses]
    near = np.linspace(float(data.log_size.min()) - 1, float(data.log_size.max()) + 1, 200)
    tables = np.stack([data.loss_terms(near[:, None], a, b) for a, b in shapes])  # (shapes, thresholds, counts)
    rows = [tables[:, :, data.row == row].sum(axis=2).min(axis=0) for row in range(len(data.lengths))]
    values, logs = np.array([float(growth(t)) for t in data.lengths]), np.log(data.lengths)
    weights, spread = ((v - v[0]) / (v[-1] - v[0]) for v in (values, logs))

    def loss(by_length: Any) -> float:
        return float(sum(np.interp(value, near, row) for value, row in zip(by_length, rows, strict=True)))

    best = [float(near[int(np.argmin(row))]) for row in rows]
    laws: dict[str, tuple[Law, list[float]]] = {
        "constant": (lambda x: np.full(len(logs), x[0]), [float(np.mean(best))]),
        "law": (lambda x: _between(weights, x, logarithmic=False), [best[0], best[-1]]),
        "power": (lambda x: _between(spread, x, logarithmic=True), [best[0], best[-1]]),
    }
    shared = 2 * len(data.lengths)
    return {
        name: 2 * (shared + len(start)) + 2 * float(_minimise(partial(_through, loss, law), [start]).fun)
        for name, (law, start) in laws.items()
    }


def _through(loss: Callable[[Any], float], law: Law, x: Any) -> float:
    return loss(law(x))


def exponent_interval(counts: Sequence[Count], share: float = 0.8) -> tuple[float, float, float]:
    """The exponent c of a T^c and its 95 % interval by profile likelihood."""
    data = _Data(counts, share)
    logs = np.log(data.lengths)

    def profile(exponent: float, start: Sequence[float]) -> Any:
        return _minimise(lambda x: data.loss(x[2] + exponent * (logs - logs[0]), x[0], x[1]), [start])

    def joint(x: Any) -> float:
        return data.loss(x[2] + x[3] * (logs - logs[0]), x[0], x[1])

    top = _minimise(joint, [[1.0, -2.0, float(data.log_size.mean()) - 1, slope] for slope in (0.1, 0.5)])
    centre, start = float(top.x[3]), [float(v) for v in top.x[:3]]

    def end(sign: int) -> float:
        inside, outside = 0.0, 0.05
        while profile(centre + sign * outside, start).fun - top.fun < HALF_CHI2:
            inside, outside = outside, 2 * outside
            if outside > 5:
                return math.inf * sign
        for _ in range(12):
            middle = 0.5 * (inside + outside)
            below = profile(centre + sign * middle, start).fun - top.fun < HALF_CHI2
            inside, outside = (middle, outside) if below else (inside, middle)
        return centre + sign * outside

    return centre, end(-1), end(1)


def thresholds(counts: Sequence[Count], share: float = 0.8) -> list[Threshold]:
    """m*(T) for each length: as counted, between exact bounds, and as estimated."""
    data = _Data(counts, share)
    steepness, lapse, logs = _free(data)
    found = []
    for row, length in enumerate(data.lengths):
        cells = sorted((c for c in counts if c.length == length), key=lambda c: c.size)
        ends = [(c.size, *clopper_pearson(c.successes, c.runs)) for c in cells]
        grid = np.linspace(float(data.log_size.min()) - 3, float(data.log_size.max()) + 3, 2001)
        losses = np.array([data.loss_terms(v, steepness, lapse)[data.row == row].sum() for v in grid])
        inside = grid[losses <= losses.min() + HALF_CHI2]
        found.append(
            Threshold(
                length,
                next((c.size for c in cells if c.successes >= share * c.runs), None),
                max((size for size, _, high in ends if high < share), default=None),
                min((size for size, low, _ in ends if low > share), default=None),
                math.exp(float(logs[row])),
                math.exp(float(inside[0])),
                math.exp(float(inside[-1])),
            )
        )
    return found
