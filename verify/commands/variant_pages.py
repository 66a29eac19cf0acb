"""The pages on a library of variants: a figure of claims against variants, and a page of text for each variant.

Everything is written from the stored results; nothing is judged here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape

from verify import terms
from verify.results.schema import ClaimResult, Results
from verify.results.verdict_changes import Fate, beside, fates, moved, total

__all__ = ["fate_of_claims", "matrix", "page"]

SIGNS = {str(verdict): sign for verdict, sign in terms.SIGNS.items()}
MEANT = {
    "kept": ("#ffffff", "unchanged"),
    "broken": ("#f2a3a0", "now false"),
    "now true": ("#9fd6a4", "now true"),
    "undecided": ("#f6d98b", "no longer decided"),
    "other": ("#b9cdee", "changed"),
    "not asked": ("#d9d9d9", "not applicable"),
}
LABEL, CELL, ROW, TOP, FONT, FOOT = 190, 24, 26, 210, 20, 190  # pixels; half of it is still read on a telephone
ADDRESSES = "`CLAIM/NAME` is an interpretation, `CLAIM.NAME` a step of the proof."
MOST = 12  # statements of a kind that a page lists one by one


def fate_of_claims(base: Results, found: Results) -> dict[str, Fate]:
    """How the verdict on every claim changed."""
    known = {claim.id for claim in base.claims}
    return {fate.id: fate for fate in fates(base, found) if fate.id in known}


def _sign(claim: ClaimResult) -> str:
    return SIGNS.get(str(claim.verdict), "○") if claim.applicable else "–"


def matrix(base: Results, found: Sequence[tuple[str, Results]]) -> str:
    """Claims against variants as SVG: the sign is the verdict, the colour how it changed."""
    rows = [claim for claim in base.claims if claim.checked]
    width, height = LABEL + CELL * (len(found) + 1) + 8, TOP + ROW * len(rows) + FOOT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img"'
        f' font-family="sans-serif" font-size="{FONT}" fill="#111">',
        "<title>Claims against variants of the model</title>",
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
    ]
    columns = [("paper", base, {}), *((name, results, fate_of_claims(base, results)) for name, results in found)]
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
        words = (
            f"{claim.id}, {name}: {terms.VERDICTS[mine[claim.id].verdict]}, {MEANT[fate][1]}"
            if claim.id in mine
            else ""
        )
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
    signs = [f"{sign} {terms.translate(word)}" for word, sign in SIGNS.items()] + ["– not applicable"]
    for number in range(0, len(signs), 4):
        y = top + 30 * ((len(lines) + 1) // 2 + number // 4)
        parts.append(f'<text x="20" y="{y}">{escape("   ".join(signs[number : number + 4]))}</text>')
    return parts


# --- a page as text


def page(name: str, purpose: str, changed: str, base: Results, found: Results) -> str:
    """How the verdicts for a variant differ from those for the paper's model; the paper's claims come first."""
    every = fates(base, found)
    mine = [item for item in every if not item.ours]
    of = {fate: [item for item in mine if item.fate == fate] for fate in MEANT}
    titles = {claim.id: claim.title for claim in found.claims}
    lines = [f"# {name}", "", f"{changed}. {purpose}", "", *_summary(mine, titles), ""]
    lines += _section("Now false", "No statement of the paper became false.", of["broken"], titles)
    lines += _section("Now true", "", of["now true"], titles)
    lines += _section("Changed in another way", "", of["other"], titles)
    lines += ["## Unchanged", "", _unchanged(of["kept"], titles), ""]
    lines += _constants(found)
    lines += ["## No longer decided", "", _undecided(of["undecided"]), ""]
    lines += ["## Not applicable", "", _without(of["not asked"]), ""]
    ours = [item for item in every if item.ours]
    lines += ["## Our own statements", "", total(ours)] if ours else []
    return "\n".join(lines).rstrip() + "\n"


def _summary(items: Sequence[Fate], titles: Mapping[str, str]) -> list[str]:
    """The claims as a whole, then all statements."""
    whole = {fate: [item.id for item in items if item.fate == fate and item.id in titles] for fate in MEANT}
    parts = [
        f"{len(ids)} {terms.FATES[fate]} ({', '.join(ids)})" if fate != "kept" else f"{len(ids)} {terms.FATES[fate]}"
        for fate, ids in whole.items()
        if ids and fate != "not asked"
    ]
    return [f"Claims of the paper: {'; '.join(parts) or 'none compared'}.", "", f"{total(items)} {ADDRESSES}"]


def _section(title: str, nothing: str, items: Sequence[Fate], titles: Mapping[str, str]) -> list[str]:
    if not items:
        return [f"## {title}", "", nothing, ""] if nothing else []
    rows = [
        f"- **{terms.display_address(item.id)}** ({_title(item.id, titles)}): {moved(item)}{_beside(item)}"
        for item in items
    ]
    more = [f"- and {len(items) - MOST} more: {_names(items[MOST:])}"]
    return [f"## {title}", "", *rows[:MOST], *(more if len(items) > MOST else []), ""]


def _names(items: Sequence[Fate]) -> str:
    return ", ".join(terms.display_address(item.id) for item in items)


def _beside(item: Fate) -> str:
    return f"{beside(item).removesuffix('…').rstrip()}{'…' if item.note.endswith('…') else '.'}"


def _title(address: str, titles: Mapping[str, str]) -> str:
    """The title of the claim that a statement belongs to."""
    owners = [claim for claim in titles if address == claim or address[len(claim) : len(claim) + 1] in tuple("/.!")]
    return titles[max((claim for claim in owners if address.startswith(claim)), key=len)]


def _unchanged(kept: Sequence[Fate], titles: Mapping[str, str]) -> str:
    decided = [item for item in kept if item.new != "open"]
    whole = [item for item in decided if item.id in titles]
    named = "; ".join(f"{item.id}: {terms.translate(item.new)}" for item in whole)
    return f"{named or 'No claim as a whole'}. Also {len(decided) - len(whole)} interpretations and steps."


def _constants(found: Results) -> list[str]:
    rows = [
        f"- {claim.id}, {row.name}: printed {row.paper}, optimal between {row.best_lower} and {row.best_upper}"
        f" (at {', '.join(f'{key} = {value}' for key, value in row.at.items())})"
        for claim in found.claims
        for row in claim.constants[:1]
    ]
    return ["## Constants of this model", "", *rows, ""] if rows else []


def _undecided(items: Sequence[Fate]) -> str:
    if not items:
        return "Every statement that is decided for the paper's model is decided for this one."
    return f"Decided for the paper's model only: {_names(items)}."


def _without(items: Sequence[Fate]) -> str:
    if not items:
        return "Every statement applies to this model."
    reasons: dict[str, list[Fate]] = {}
    for item in items:
        reasons.setdefault(item.note, []).append(item)
    return "\n".join(f"- {_names(ids)}: {reason}." for reason, ids in reasons.items())
