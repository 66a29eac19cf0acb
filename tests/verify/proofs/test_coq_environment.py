"""Which libraries Coq reads: those of its own installation, whatever the environment of the caller names."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
from pathlib import Path

import pytest

from verify.proofs import coq

DERIVE = """From Coq Require Import Reals.
Definition Derive (f : R -> R) (x : R) : R := 0%R.
"""
ASKED = """From Coq Require Import Reals.
From Coquelicot Require Import Coquelicot.
Lemma wrong (f : R -> R) (x : R) : Derive f x = 0%R. Proof. reflexivity. Qed.
"""
SHOWS_ENVIRONMENT = "#!/bin/sh\n/usr/bin/env\n"


def _program(place: Path, name: str, text: str) -> None:
    path = place / name
    path.write_text(text)
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


def test_no_variable_of_the_caller_tells_coq_where_to_look(tmp_path, monkeypatch):
    """Also not a variable that nobody thought of: the environment is made anew, with an empty home."""
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in ("coqc", "coqchk"):
        _program(programs, name, SHOWS_ENVIRONMENT)
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}{tmp_path / 'planted'}{os.pathsep}{os.environ['PATH']}")
    names = "COQPATH COQLIB COQCORELIB COQLIBINSTALL COQ_ANYTHING OCAMLPATH OCAMLFIND_CONF CAMLLIB CAMLRUNPARAM"
    for name in [*names.split(), "HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS", "LD_PRELOAD_PATH", "ANYTHING"]:
        monkeypatch.setenv(name, str(tmp_path / "planted"))
    told = coq._run(["coqc"], tmp_path).stdout
    assert "planted" not in told
    found = dict(line.split("=", 1) for line in told.splitlines() if "=" in line)
    assert found["HOME"] == found["XDG_DATA_HOME"] == found["XDG_DATA_DIRS"] == found["XDG_CONFIG_HOME"]
    assert not Path(found["HOME"]).exists()  # it was made for this run, and is gone


def test_a_library_outside_of_the_installation_is_named(tmp_path, monkeypatch):
    """Two answers of a program in the place of coqc: where its libraries are, and where it takes them from."""
    programs = tmp_path / "bin"
    programs.mkdir()
    (tmp_path / "lib" / "theories").mkdir(parents=True)
    answer = f"""#!/bin/sh
if [ "$1" = "-where" ]; then echo {tmp_path}/lib; exit; fi
echo "Logical Path / Physical path:"
echo "<> /usr/share/coq"
echo "Coq {tmp_path}/lib/theories"
echo "Coquelicot {tmp_path}/elsewhere/Coquelicot"
"""
    for name in ("coqc", "coqchk"):
        _program(programs, name, answer)
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}{os.environ['PATH']}")
    found = coq.foreign_libraries(tmp_path)
    assert len(found) == 1
    assert found[0].startswith("Coquelicot: a library outside of the installation of Coq")
    _program(programs, "coqc", "#!/bin/sh\nexit 0\n")
    with pytest.raises(coq.Failure, match="does not say where"):
        coq.foreign_libraries(tmp_path)


@pytest.mark.long
@pytest.mark.skipif(shutil.which("coqc") is None, reason="coqc is not installed")
def test_a_planted_coquelicot_is_not_read(tmp_path, monkeypatch):
    """In the home and by a variable: a Derive that is 0 everywhere proves nothing."""
    share = tmp_path / "home" / ".local" / "share" / "coq"
    (share / "Coquelicot").mkdir(parents=True)
    (share / "Coquelicot" / "Coquelicot.v").write_text(DERIVE)
    command = ["coqc", "-q", "-R", ".", "Coquelicot", "Coquelicot.v"]
    subprocess.run(command, cwd=share / "Coquelicot", check=True, capture_output=True)
    (tmp_path / "Asked.v").write_text(ASKED)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COQPATH", str(share))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    planted = subprocess.run(["coqc", "-q", "Asked.v"], cwd=tmp_path, check=False, capture_output=True)
    assert planted.returncode == 0  # the plant works for whoever runs Coq in this environment
    assert coq._run(["coqc", "-q", "Asked.v"], tmp_path).returncode != 0
    assert coq.foreign_libraries(tmp_path) == []
