"""The instruments: they measure, enumerate and enclose, and know no claim."""

from pathlib import Path

from numerics.kernels import find_place

find_place(Path(__file__).parent)
