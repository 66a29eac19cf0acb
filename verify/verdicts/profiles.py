"""The three profiles: they differ by size and search effort, never by what a word means."""

from __future__ import annotations

from verify.errors import BadInput
from verify.records import Profile

__all__ = ["DEFAULT_PROFILE", "PROFILES", "profile"]

PROFILES: dict[str, Profile] = {
    "quick": Profile("quick", 0, 20.0),
    "standard": Profile("standard", 1, 240.0),
    "thorough": Profile("thorough", 2, 7200.0),
}
DEFAULT_PROFILE = "standard"


def profile(name: str) -> Profile:
    if name not in PROFILES:
        raise BadInput(f"--profile {name}: no such profile; allowed are {', '.join(PROFILES)}")
    return PROFILES[name]
