"""The figures' house style: deterministic, legible in grey, no trace in matplotlib's global state."""

from __future__ import annotations

import itertools
import math
import os
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

import matplotlib
import pytest

from numerics.drawing import COLOURS, SMALLEST, WIDTH, figure, name_lines, to_svg
from tests.third_party import ROOT


def _sample() -> str:
    with figure() as (fig, ax):
        for slope in range(1, 4):
            ax.plot([1, 2, 4, 8], [slope * x for x in (1, 2, 4, 8)], label=rf"$k = {slope}$")
        ax.set_xscale("log", base=2)
        ax.set_xlabel(r"temperature $\tau$")
        ax.set_ylabel("ratio")
        ax.fill_between([1, 8], [0, 0], [1, 2], alpha=0.2)
        ax.legend()
        return to_svg(fig)


@pytest.mark.long
def test_two_drawings_are_the_same_bytes() -> None:
    first = _sample()
    assert first == _sample()
    assert "<dc:date>" not in first


@pytest.mark.long
def test_another_process_draws_the_same_bytes() -> None:
    script = "import sys; from tests.numerics.test_drawing import _sample; sys.stdout.write(_sample())"
    other = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, env=_other_environment()
    )
    assert other.stdout == _sample()


def _other_environment() -> dict[str, str]:
    """Another hash seed and an interactive backend: neither may reach the picture."""
    root = str(ROOT)
    return dict(os.environ) | {"PYTHONHASHSEED": "77", "MPLBACKEND": "template", "PYTHONPATH": root}


def test_svg_is_well_formed_and_has_no_fonts_to_look_up() -> None:
    svg = _sample()
    root = ElementTree.fromstring(svg)
    assert root.tag.endswith("svg")
    assert "<text" not in svg
    assert "font-family" not in svg


def test_no_global_state_is_left_behind() -> None:
    before = dict(matplotlib.rcParams)
    with matplotlib.rc_context({"lines.linewidth": 40.0, "axes.grid": False}):
        changed = _sample()
    assert changed == _sample()
    assert dict(matplotlib.rcParams) == before
    assert "matplotlib.pyplot" not in sys.modules or not sys.modules["matplotlib.pyplot"].get_fignums()


def test_an_exception_inside_leaves_no_style_behind() -> None:
    before = dict(matplotlib.rcParams)
    with pytest.raises(RuntimeError, match="inside"), figure():
        raise RuntimeError("inside")
    assert dict(matplotlib.rcParams) == before


def test_several_axes_are_an_array() -> None:
    with figure(rows=1, columns=2) as (_, axes):
        assert axes.shape == (2,)


def _luminance(colour: str) -> float:
    """CIE lightness L* of an sRGB colour, from 0 (black) to 100 (white)."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    relative = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return 116 * relative ** (1 / 3) - 16


def test_colours_stay_apart_in_grey_and_off_the_paper() -> None:
    shades = [_luminance(colour) for colour in COLOURS]
    assert all(b - a >= 6 for a, b in itertools.pairwise(shades)), shades
    assert shades[-1] < 80, "the lightest colour must still show on white paper"


def test_text_too_small_and_figures_too_wide_are_refused() -> None:
    with figure() as (fig, ax):
        ax.set_title("tiny", fontsize=SMALLEST - 1)
        with pytest.raises(ValueError, match=r"below 9\.0 points: tiny"):
            to_svg(fig)
    with pytest.raises(ValueError, match="would be shrunk"), figure(WIDTH + 0.1):
        pass


def test_lines_are_named_at_their_ends_and_no_name_lies_on_another() -> None:
    with figure() as (fig, ax):
        for height in (1.0, 1.001, 1.002, 5.0):
            ax.plot([0, 1, 2], [height] * 3, label=f"at {height}")
        ax.plot([0, 1, 2], [1, 3, 900], label="leaves the picture")
        ax.axhline(2)  # has no name
        ax.set_ylim(0, 6)
        name_lines(ax)
        to_svg(fig)
        named = {text.get_text(): text for text in ax.texts}
        assert len(named) == 5
        boxes = [text.get_window_extent() for text in ax.texts]
        assert not any(one.overlaps(two) for one, two in itertools.combinations(boxes, 2))
        assert named["leaves the picture"].xy == (1, 3), "where it is last seen"


def test_a_line_that_cannot_be_seen_has_no_name() -> None:
    with figure() as (fig, ax):
        ax.plot([0, 1], [math.nan, math.nan], label="nowhere")
        ax.plot([0, 1], [7, 8], label="above")
        ax.plot([0, 1], [2, 3], label="here")
        ax.set_ylim(1, 5)
        name_lines(ax)
        to_svg(fig)
        assert [text.get_text() for text in ax.texts] == ["here"]
