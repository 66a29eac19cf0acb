"""One house style for figures: legible in grey, in print and on a dark page, and the same bytes on every run.

A figure is drawn on white, at most as wide as a page shows it, with no text below ``SMALLEST`` points; a page that is
dark turns it over.  A curve is named where it ends (:func:`name_lines`), and what has no end has a key.

Text is drawn as paths from the font that matplotlib ships, so that a figure looks alike in a browser, on a
code host and on paper, whatever fonts the reader has.  Only the object interface is used: no ``pyplot``, no
global state that one figure could leave behind for the next.
"""

from __future__ import annotations

import io
import math
import re
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import matplotlib
from cycler import cycler
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.text import Text

__all__ = ["BELOW", "COLOURS", "FAINT", "SMALLEST", "WIDTH", "figure", "name_lines", "note", "to_svg"]

WIDTH = 6.6  # inches: the reports show a figure at this width or a little larger, so that a point is a point
LINE = 12.5  # points from one line of text to the next
SMALLEST = 9.0  # points; smaller text is refused
BELOW = "outside lower center"  # a legend under all panels
FAINT = "#6f6f6f"  # single runs, lines of reference and what is written at them

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
    "axes.labelsize": 10,
    "xtick.labelsize": 9,
    "ytick.labelsize": 9,
    "legend.fontsize": 9.5,
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
def figure(
    width: float = WIDTH, height: float = 3.6, *, rows: int = 1, columns: int = 1, **share: Any
) -> Iterator[tuple[Figure, Any]]:
    """A figure of ``width`` by ``height`` inches and its axes (an array of them if there are several).

    ``share`` goes to matplotlib's ``subplots`` (``sharey=True``).  The style is in force inside the block only; call
    :func:`to_svg` there.
    """
    if width > WIDTH:
        raise ValueError(f"a figure of {width} inches would be shrunk on the page; {WIDTH} is the most")
    with matplotlib.rc_context():
        matplotlib.rcdefaults()  # a user's own matplotlibrc must not change the bytes
        matplotlib.rcParams.update(STYLE)
        drawn = Figure(figsize=(width, height), layout="constrained")
        FigureCanvasSVG(drawn)
        yield drawn, drawn.subplots(rows, columns, **share)


def name_lines(axes: Any, *, wide: int = 24) -> None:
    """Write the name of each labelled line at its right end, in its colour, none over another.

    Call it when all is drawn and the limits are set: it stands in the place of a legend.  A name of more than ``wide``
    letters takes several lines.
    """
    axes.figure.draw_without_rendering()  # ends in points need the final height
    every = [(line, _end(axes, line)) for line in axes.get_lines() if not line.get_label().startswith("_")]
    seen = [(line, end) for line, end in every if end is not None]
    named, ends = [line for line, _ in seen], [end for _, end in seen]
    texts = [_broken(line.get_label(), wide) for line in named]
    low, high = (axes.bbox.y0 * 72 / axes.figure.dpi, axes.bbox.y1 * 72 / axes.figure.dpi)
    wishes = [min(max(height, low), high) for _, height in ends]
    places = _apart(wishes, [LINE * (1 + text.count("\n")) for text in texts])
    for line, text, (end, height), place in zip(named, texts, ends, places, strict=True):
        how = {"textcoords": "offset points", "va": "center", "annotation_clip": False}
        axes.annotate(text, end, xytext=(6, place - height), color=line.get_color(), **how)


def _broken(text: str, wide: int) -> str:
    """Lines of at most ``wide`` letters; mathematics stays whole."""
    whole = re.sub(r"\$[^$]*\$", lambda found: found[0].replace(" ", "\0"), text)
    return textwrap.fill(whole, wide, break_long_words=False, break_on_hyphens=False).replace("\0", " ")


def _end(axes: Any, line: Any) -> tuple[tuple[float, float], float] | None:
    """The last point of a line that can be seen, and its height in points; None if all of it is out of sight."""
    low, high = sorted(axes.get_ylim())
    points = [(x, y) for x, y in zip(*line.get_data(), strict=True) if math.isfinite(x) and low <= y <= high]
    if not points:
        return None
    return points[-1], float(axes.transData.transform(points[-1])[1]) * 72 / axes.figure.dpi


def _apart(wishes: Sequence[float], heights: Sequence[float]) -> list[float]:
    """Places near the wishes, in their order, that leave each its height: the mean of two sweeps."""
    order = sorted(range(len(wishes)), key=lambda i: (wishes[i], -i))
    up = _swept(order, wishes, heights)
    down = _swept(order[::-1], [-wish for wish in wishes], heights)
    return [(up[i] - down[i]) / 2 for i in range(len(wishes))]


def _swept(order: Sequence[int], wishes: Sequence[float], heights: Sequence[float]) -> dict[int, float]:
    """Each at its wish, or as far above the one before as both need."""
    places: dict[int, float] = {}
    before = None
    for i in order:
        least = -math.inf if before is None else places[before] + (heights[before] + heights[i]) / 2
        places[i], before = max(wishes[i], least), i
    return places


def note(axes: Any, text: str, x: float, y: float, **how: Any) -> None:
    """Words at a line of reference, ``x`` as a share of the width and ``y`` in its own units: 3 points above it."""
    how = {"va": "bottom", "color": FAINT} | how
    offset = (0, 3 if how["va"] == "bottom" else -3)
    axes.annotate(text, (x, y), xycoords=axes.get_yaxis_transform(), xytext=offset, textcoords="offset points", **how)


def to_svg(drawn: Figure) -> str:
    """The figure as SVG text, byte for byte the same for the same figure; text too small to read is refused."""
    small = {
        text.get_text() for text in drawn.findobj(Text) if text.get_text() and float(text.get_fontsize()) < SMALLEST
    }
    if small:
        raise ValueError(f"text below {SMALLEST} points: {', '.join(sorted(small))}")
    buffer = io.StringIO()
    with matplotlib.rc_context(STYLE):
        FigureCanvasSVG(drawn).print_svg(buffer, metadata={"Date": None, "Creator": None})
    lines = (line.rstrip() for line in buffer.getvalue().splitlines())
    return "\n".join(lines) + "\n"
