"""What the commands do; :mod:`verify.cli` only declares them, so that ``--help`` answers at once."""
