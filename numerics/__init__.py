"""The instruments: they measure, enumerate and enclose, and know no claim."""
