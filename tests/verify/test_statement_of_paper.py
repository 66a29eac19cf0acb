"""Statements of papers asked from the command line by their address."""

from __future__ import annotations

import pytest

from verify.commands.certify import of_paper
from verify.commands.formulas import statement_at
from verify.errors import BadInput


def test_a_statement_of_a_paper_by_its_address():
    plain = statement_at("thm-5.trained-entries", "han2025")
    assert of_paper("thm-5.trained-entries", "han2025", " ", "").digest == plain.digest
    more = of_paper("thm-5.trained-entries", "han2025", "r == 2", "")
    assert more.text.splitlines()[:-2] == plain.text.splitlines()[:-1]
    assert more.text.splitlines()[-2:] == ["given r == 2", plain.text.splitlines()[-1]]
    defined = of_paper("thm-5.trained-entries", "han2025", "r == second", "second = 2")
    assert "second" in defined.definitions()
    for address, given in (("thm-5.nothing", " "), ("exp-1", " "), ("thm-5.trained-entries", "r === 2")):
        with pytest.raises(BadInput):
            of_paper(address, "han2025", given, "")
