"""How a reader repeats what the report says: commands, and the model as a file."""

from __future__ import annotations

import json
import re
import shlex
from typing import Any

from verify.report.errors import Error
from verify.results.schema import ClaimResult, Results

__all__ = ["claim_commands", "error_command", "model_file", "run_commands"]


def _model_option(results: Results) -> list[str]:
    """Nothing for the default model; otherwise the file that the report prints."""
    from verify.verdicts import models

    return [] if results.model in ({}, models.default_data(results.paper)) else ["--model", "model.toml"]


def _paper_option(results: Results) -> list[str]:
    """Nothing for the default paper; a claim of another one may have a namesake."""
    from verify.verdicts import papers as registry

    other = registry.is_registered(results.paper) and results.paper != registry.default_paper()
    return ["--paper", results.paper] if other else []


def error_command(results: Results, error: Error) -> str:
    """The shortest way to see an error: its certificates, or else its claim again."""
    if error.certificates:
        return "verify check " + " ".join(shlex.quote(path) for path in error.certificates[:3])
    return claim_commands(results, error.claim).splitlines()[0]


def claim_commands(results: Results, claim: ClaimResult) -> str:
    """Commands that repeat a section, and re-derive its certificates from the report's directory."""
    swaps = [
        word
        for name in claim.replaced
        if name in claim.quantities
        for word in ("--set", shlex.quote(f"{claim.id}.{name}={claim.quantities[name]}"))
    ]
    options = ["--profile", shlex.quote(results.profile), *_model_option(results), *swaps, "--out", "DIR"]
    commands = [" ".join(["verify run", shlex.quote(claim.id), *_paper_option(results), *options])]
    own = [path for path in claim.certificates if path.startswith(f"certificates/{claim.id}.")]
    if len(own) == len(claim.certificates) > 3:
        commands.append(f"verify check certificates/{shlex.quote(claim.id)}.*.json")
    elif claim.certificates:
        commands.append("verify check " + " ".join(shlex.quote(path) for path in claim.certificates))
    return "\n".join(commands)


def run_commands(results: Results) -> str:
    """Commands that repeat the whole run."""
    from verify.verdicts import papers as registry

    options = ["--paper", shlex.quote(results.paper), "--profile", shlex.quote(results.profile)]
    target = "make audit" if results.paper == registry.default_paper() else "make audit-all"
    home = [(target, "the committed report, from a clean clone")] if registry.is_ours(results.paper) else []
    lines = (
        *home,
        (" ".join(["verify run", *options, *_model_option(results), "--out", "DIR"]), "this audit"),
        ("verify report DIR", "write report.md and report.html"),
        ("verify check DIR/certificates/*.json", "verify every certificate"),
    )
    width = max(len(command) for command, _ in lines)
    return "\n".join(f"{command:<{width}}  # {what}" for command, what in lines)


def model_file(results: Results) -> str:
    """The model as the TOML file that would give it (JSON strings, integers and lists are TOML too)."""
    fields = [f"{_key(name)} = {_toml(data)}" for name, data in results.model.items() if data is not None]
    return "\n".join(["schema = 1", "[model]", *fields])


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else json.dumps(name, ensure_ascii=False)


def _toml(data: Any) -> str:
    """JSON data on one line of TOML; there is no null there, so a key without a value is left out."""
    if isinstance(data, dict):
        inner = ", ".join(f"{_key(key)} = {_toml(value)}" for key, value in data.items() if value is not None)
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(data, list | tuple):
        return "[" + ", ".join(_toml(item) for item in data if item is not None) + "]"
    return json.dumps(data, ensure_ascii=False)
