"""One house style for figures: legible in grey and in print, and the same bytes on every run.

Text is drawn as paths from the font that matplotlib ships, so that a figure looks alike in a browser, on a
code host and on paper, whatever fonts the reader has.  Only the object interface is used: no ``pyplot``, no
global state that one figure could leave behind for the next.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import matplotlib
from cycler import cycler
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

__all__ = ["BELOW", "COLOURS", "figure", "to_svg"]

BELOW = "outside lower center"  # a legend under all panels

# Ordered by luminance, dark to light, so that neighbours stay apart when the page is printed in grey;
# the hues stay apart for the common kinds of colour blindness.
COLOURS = ("#14213d", "#9b2226", "#1f78a8", "#d0701a", "#7fb069", "#c4add9")
_LINES = ("-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1)), (0, (8, 2)))
_MARKERS = ("o", "s", "^", "D", "v", "P")

STYLE: dict[str, Any] = {
    "svg.hashsalt": "theorem-referee",
    "svg.fonttype": "path",
    "font.family": ["DejaVu Sans"],
    "mathtext.fontset": "dejavusans",
    "font.size": 9.5,
    "axes.titlesize": 10.5,
    "axes.labelsize": 9.5,
    "xtick.labelsize": 8.5,
    "ytick.labelsize": 8.5,
    "legend.fontsize": 8.5,
    "legend.frameon": False,
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.linewidth": 0.7,
    "axes.axisbelow": True,
    "axes.grid": True,
    "grid.color": "#d9d9d9",
    "grid.linewidth": 0.5,
    "lines.linewidth": 1.5,
    "lines.markersize": 4.5,
    "figure.facecolor": "white",
    "savefig.facecolor": "white",
    "axes.prop_cycle": cycler(color=COLOURS) + cycler(linestyle=_LINES) + cycler(marker=_MARKERS),
}


@contextmanager
def figure(width: float = 6.4, height: float = 3.6, *, rows: int = 1, columns: int = 1) -> Iterator[tuple[Figure, Any]]:
    """A figure of ``width`` by ``height`` inches and its axes (an array of them if there are several).

    The style is in force inside the block only; call :func:`to_svg` there or after it.
    """
    with matplotlib.rc_context():
        matplotlib.rcdefaults()  # a user's own matplotlibrc must not change the bytes
        matplotlib.rcParams.update(STYLE)
        drawn = Figure(figsize=(width, height), layout="constrained")
        FigureCanvasSVG(drawn)
        yield drawn, drawn.subplots(rows, columns)


def to_svg(drawn: Figure) -> str:
    """The figure as SVG text, byte for byte the same for the same figure."""
    buffer = io.StringIO()
    with matplotlib.rc_context(STYLE):
        FigureCanvasSVG(drawn).print_svg(buffer, metadata={"Date": None, "Creator": None})
    lines = (line.rstrip() for line in buffer.getvalue().splitlines())
    return "\n".join(lines) + "\n"
