"""The commands of the parity instruments: ``declared`` plugs them into the command line, ``api`` is for Python."""
