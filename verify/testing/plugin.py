"""Claims as tests: ``pytest --claims PAPER --model my.toml --baseline results.json``.

Each claim and each step becomes a test, ``PAPER::lemma-1::statement`` and ``PAPER::lemma-1::lemma-1.norm``.

* With a baseline a test fails if its verdict got worse (the order is in :mod:`verify.results.diff`), if two certified
  enclosures contradict each other, or if a check failed that did not fail before.
* Without one the verdicts are reported and a test fails only if a check failed: what the verdict ought to be is not
  for the tool to say.

``-k`` and ``-x`` work as ever, and only the claims that are left are audited.  The audit runs once, when the first test
asks for it; under xdist one worker runs it and the others read what it kept.  Without ``--claims`` nothing is imported.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import pytest

__all__ = ["pytest_addoption", "pytest_collection_modifyitems", "pytest_configure", "pytest_terminal_summary"]

_ASKED = "VERIFY_CLAIMS_ASKED_BY"  # xdist: a worker sees the arguments, and not the command line that they are from


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("claims", "claims of a paper as tests")
    group.addoption("--claims", metavar="PAPER", help="Audit the claims of this paper, one test a claim and step.")
    # the short names are common words: they are taken only from a command line that asks for claims
    asked = any(word == "--claims" or word.startswith("--claims=") for word in sys.argv)
    asked = asked or os.environ.get(_ASKED) == str(os.getppid())
    if asked:
        os.environ[_ASKED] = str(os.getpid())
    for name, metavar, text in (
        ("model", "FILE", "The model file (TOML).  [default: the paper's own model]"),
        ("baseline", "FILE", "A results.json; a test fails when its verdict is worse than there."),
    ):
        names = [f"--claims-{name}", *([f"--{name}"] if asked else [])]
        group.addoption(*names, dest=f"claims_{name}", metavar=metavar, default=None, help=text)
    group.addoption(
        "--claims-profile",
        metavar="PROFILE",
        default=None,
        help="quick, standard or thorough.  [default: the baseline's, or quick]",
    )
    group.addoption(
        "--claims-out",
        metavar="DIR",
        default=None,
        help="Keep results and certificates here.  [default: in pytest's cache]",
    )
    group.addoption(
        "--claims-set",
        metavar="CLAIM.NAME=EXPR",
        action="append",
        default=None,
        help="Judge your own quantity in place of a printed one; repeatable.",
    )
    group.addoption("--claims-jobs", metavar="N", type=int, default=None, help="Processes of the audit.")
    group.addoption("--claims-only", action="store_true", default=False, help="Collect no other tests.")


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("claims", None):
        return
    from verify.errors import BadInput, EngineMissing
    from verify.testing import claims as claim_tests

    try:
        config.stash[claim_tests.SESSION] = claim_tests.ClaimSession(config)
    except (BadInput, EngineMissing) as error:
        raise pytest.UsageError(str(error)) from None


def pytest_ignore_collect(config: pytest.Config) -> bool | None:
    return True if config.getoption("claims", None) and config.getoption("claims_only", False) else None


@pytest.hookimpl(tryfirst=True)  # before -k and -m take their pick
def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("claims", None):
        from verify.testing import claims as claim_tests

        items.extend(claim_tests.collect(session))


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    if config.getoption("claims", None):
        from verify.testing import claims as claim_tests

        claim_tests.summarise(terminalreporter)
