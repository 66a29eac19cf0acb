"""Networks f(g Σ_i P_i) of softmax shares: risk, derivatives by the heads, stationary points and basins of descent.

A room that lends: it has no kind of its own.  The rule of a paper reads its certificate, builds places, values, units,
loss and samples, and asks here.  :mod:`.attention` has one head, :mod:`.units` the hidden layer and the losses,
:mod:`.network` the risk with its derivatives (all inputs, or a few values seen and the others anywhere in [0, 1]),
:mod:`.descent` Krawczyk's test and basins, :mod:`.places` sets of points by name, :mod:`.fields` what is read.
It knows no labels but those it is given, and enumerates only what it is handed: limits of size are the caller's.
"""

__all__ = ["KINDS"]

KINDS: dict[str, object] = {}
