"""How long something takes: processor seconds, the median of several rounds.

On a shared machine the wall clock measures the neighbours.  Both sides run in one thread, so the two are comparable.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

__all__ = ["median_seconds"]


def median_seconds(function: Callable[[], Any], rounds: int) -> float:
    times = []
    for _ in range(rounds):
        start = time.process_time()
        function()
        times.append(time.process_time() - start)
    return statistics.median(times)
