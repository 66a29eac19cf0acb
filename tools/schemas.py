"""JSON schemas of the files that other programs may read or write: results, claims and certificates.

    python -m tools.schemas --write    # write docs/schemas/*.json

A test compares the committed schemas with what this makes and validates committed files against them.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from verify.checker import FORMAT, VERSION
from verify.results.schema import Results
from verify.verdicts.claims import ClaimText

__all__ = ["FOLDER", "schemas"]

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "schemas"
DIALECT = "https://json-schema.org/draft/2020-12/schema"


class _Certificate(msgspec.Struct, kw_only=True):
    """A certificate: its kind, the sentence that it establishes, and the data of its kind beside them."""

    format: str
    version: int
    kind: str
    says: str
    paper: str = ""


def schemas() -> dict[str, str]:
    """The schemas by the names of their files."""
    titles = {
        "results": (Results, "results.json, schema 2; fields may be added"),
        "claim": (ClaimText, "claim.toml of a paper, read as JSON"),
        "certificate": (_Certificate, "a certificate; each kind adds fields"),
    }
    made = {}
    for name, (kind, title) in titles.items():
        schema: dict[str, Any] = {"$schema": DIALECT, "title": title, **msgspec.json.schema(kind)}
        if name == "certificate":
            fields = schema["$defs"]["_Certificate"]["properties"]
            fields["format"], fields["version"] = {"const": FORMAT}, {"const": VERSION}
        made[f"{name}.json"] = json.dumps(schema, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
    return made


if __name__ == "__main__":
    for name, text in schemas().items():
        if "--write" in sys.argv:
            FOLDER.mkdir(exist_ok=True)
            (FOLDER / name).write_text(text, encoding="utf-8")
        else:
            print(text, end="")
