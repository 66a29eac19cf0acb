"""What a library of variants looks like: a picture of claims against variants, and a page in words for each variant.

Everything here is written from the kept results; nothing is judged.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape

from verify.results.fate import NO_LONGER, Fate, beside, fates
from verify.results.schema import ClaimResult, Results

__all__ = ["fate_of_claims", "matrix", "page"]

SIGNS = {
    "holds": "✓",
    "refuted": "✗",
    "limit": "→",
    "vacuous": "∅",
    "underspecified": "?",
    "open": "○",
    "answered": "!",
    "reproduced": "=",
    "not reproduced": "≠",
}
MEANT = {
    "kept": ("#ffffff", "the paper's verdict"),
    "broken": ("#f2a3a0", "false now"),
    "now true": ("#9fd6a4", "true now"),
    "undecided": ("#f6d98b", "no longer decided"),
    "other": ("#b9cdee", "another word"),
    "not asked": ("#d9d9d9", "no meaning there"),
}
LABEL, CELL, ROW, TOP, FONT, FOOT = 190, 24, 26, 210, 20, 190  # pixels; half of it is still read on a telephone
ADDRESSES = "After a claim's name a slash begins another reading, a point a step of the proof, `!repair` is our repair."
MOST = 12  # statements of a kind that a page tells one by one


def fate_of_claims(base: Results, found: Results) -> dict[str, Fate]:
    """What became of the literal reading of every claim."""
    known = {claim.id for claim in base.claims}
    return {fate.id: fate for fate in fates(base, found) if fate.id in known}


def _sign(claim: ClaimResult) -> str:
    return SIGNS.get(str(claim.verdict), "○") if claim.applicable else "–"


def matrix(base: Results, found: Sequence[tuple[str, Results]]) -> str:
    """Claims against variants as SVG: the sign is the verdict, the colour what became of it."""
    rows = [claim for claim in base.claims if claim.checked]
    width, height = LABEL + CELL * (len(found) + 1) + 8, TOP + ROW * len(rows) + FOOT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img"'
        f' font-family="sans-serif" font-size="{FONT}" fill="#111">',
        "<title>Claims against variants of the model</title>",
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
    ]
    columns = [("the paper", base, {}), *((name, results, fate_of_claims(base, results)) for name, results in found)]
    for number, (name, results, told) in enumerate(columns):
        parts += _column(LABEL + CELL * number, name, rows, results, told)
    parts += [
        f'<text x="{LABEL - 8}" y="{TOP + ROW * number + ROW - 6}" text-anchor="end">{escape(claim.id)}</text>'
        for number, claim in enumerate(rows)
    ]
    return "\n".join([*parts, *_legend(TOP + ROW * len(rows) + 30), "</svg>"]) + "\n"


def _column(left: int, name: str, rows: Sequence[ClaimResult], results: Results, told: Mapping[str, Fate]) -> list[str]:
    middle, mine = left + CELL / 2, {claim.id: claim for claim in results.claims}
    turned = f'transform="rotate(-90 {middle + 7} {TOP - 8})"'
    parts = [f'<text x="{middle + 7}" y="{TOP - 8}" {turned}>{escape(name)}</text>']
    for number, claim in enumerate(rows):
        top, fate = TOP + ROW * number, told[claim.id].fate if claim.id in told else "kept"
        words = f"{claim.id}, {name}: {mine[claim.id].verdict}, {MEANT[fate][1]}" if claim.id in mine else ""
        sign = _sign(mine[claim.id]) if claim.id in mine else ""
        parts.append(
            f'<g><title>{escape(words)}</title><rect x="{left}" y="{top}" width="{CELL}" height="{ROW}" '
            f'fill="{MEANT[fate][0]}" stroke="#999999" stroke-width="0.6"/>'
            f'<text x="{middle}" y="{top + ROW - 6}" text-anchor="middle">{sign}</text></g>'
        )
    return parts


def _legend(top: int) -> list[str]:
    parts, lines = [], list(MEANT.values())
    for number, (colour, words) in enumerate(lines):
        left, y = 20 + 300 * (number % 2), top + 30 * (number // 2)
        parts.append(f'<rect x="{left}" y="{y - 17}" width="22" height="22" fill="{colour}" stroke="#999999"/>')
        parts.append(f'<text x="{left + 32}" y="{y}">{words}</text>')
    signs = [f"{sign} {word}" for word, sign in SIGNS.items()] + ["– not applicable"]
    for number in range(0, len(signs), 4):
        y = top + 30 * ((len(lines) + 1) // 2 + number // 4)
        parts.append(f'<text x="20" y="{y}">{escape("   ".join(signs[number : number + 4]))}</text>')
    return parts


# --- a page in words


def page(name: str, purpose: str, changed: str, base: Results, found: Results) -> str:
    """What the change breaks and what it saves."""
    told = fates(base, found)
    of = {fate: [item for item in told if item.fate == fate] for fate in MEANT}
    titles = {claim.id: claim.title for claim in found.claims}
    asked = sum(len(of[fate]) for fate in MEANT if fate != "not asked")
    lines = [f"# {name}", "", f"{changed}. {purpose}", "", f"{_summary(of, asked)} {ADDRESSES}", ""]
    lines += _section("What breaks", "No statement that was not refuted before is refuted here.", of["broken"], titles)
    lines += _section("What is true now", "", of["now true"], titles)
    lines += _section("Another word", "", of["other"], titles)
    lines += ["## What is saved", "", _saved(of["kept"], titles), ""]
    lines += _constants(found)
    lines += ["## What is not decided", "", _undecided(of["undecided"]), ""]
    lines += ["## What has no meaning", "", _without(of["not asked"]), ""]
    return "\n".join(lines).rstrip() + "\n"


def _summary(of: Mapping[str, list[Fate]], asked: int) -> str:
    words = [f"{len(of[fate])} {NO_LONGER.get(fate, fate)}" for fate in MEANT if of[fate] and fate != "not asked"]
    return f"Of {asked} statements that the paper's model and this one were asked about: {', '.join(words)}."


def _section(title: str, nothing: str, items: Sequence[Fate], titles: Mapping[str, str]) -> list[str]:
    if not items:
        return [f"## {title}", "", nothing, ""] if nothing else []
    told = [f"- **{item.id}** ({_title(item.id, titles)}): {item.old} → {item.new}{_beside(item)}" for item in items]
    more = [f"- and {len(items) - MOST} more: {', '.join(item.id for item in items[MOST:])}"]
    return [f"## {title}", "", *told[:MOST], *(more if len(items) > MOST else []), ""]


def _beside(item: Fate) -> str:
    return f"{beside(item).removesuffix('…').rstrip()}{'…' if item.note.endswith('…') else '.'}"


def _title(address: str, titles: Mapping[str, str]) -> str:
    """The title of the claim that a statement belongs to."""
    owners = [claim for claim in titles if address == claim or address[len(claim) : len(claim) + 1] in tuple("/.!")]
    return titles[max((claim for claim in owners if address.startswith(claim)), key=len)]


def _saved(kept: Sequence[Fate], titles: Mapping[str, str]) -> str:
    whole = [item for item in kept if item.id in titles and item.new != "open"]
    rest = sum(item.new not in ("open",) for item in kept) - len(whole)
    named = "; ".join(f"{item.id} ({titles[item.id]}): {item.new}" for item in whole)
    return f"{named or 'No claim as a whole'}. Beside these, {rest} readings, steps and repairs keep a verdict."


def _constants(found: Results) -> list[str]:
    rows = [
        f"- {claim.id}, {row.name}: {row.paper} is printed, the best is between {row.best_lower} and {row.best_upper}"
        f" (at {', '.join(f'{key} = {value}' for key, value in row.at.items())})"
        for claim in found.claims
        for row in claim.constants[:1]
    ]
    return ["## Constants of this model", "", *rows, ""] if rows else []


def _undecided(items: Sequence[Fate]) -> str:
    if not items:
        return "Everything that was decided for the paper's model is decided here."
    return f"Decided for the paper's model, not here: {', '.join(item.id for item in items)}."


def _without(items: Sequence[Fate]) -> str:
    if not items:
        return "Every statement has a meaning for this model."
    reasons: dict[str, list[str]] = {}
    for item in items:
        reasons.setdefault(item.note, []).append(item.id)
    return "\n".join(f"- {', '.join(ids)}: {reason}." for reason, ids in reasons.items())
