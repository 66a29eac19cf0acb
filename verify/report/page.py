"""The report as one page of HTML that opens offline: figures are inside it, TeX is left as readable text."""

from __future__ import annotations

import base64

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from verify.report import constants, replay, story
from verify.report.attached import Attached
from verify.report.text import pieces, shorten, slug, url
from verify.results import Results

__all__ = ["render"]


def _prose(text: str) -> Markup:
    """Escaped text with its code and its formulas marked; no element comes from the data."""
    shapes = {
        "text": "{}", "code": "<code>{}</code>", "inline": '<span class="tex">{}</span>',
        "display": '<span class="tex display">{}</span>',
    }
    return Markup("").join(Markup(shapes[kind]).format(escape(content)) for kind, content in pieces(text))


def _picture(attached: Attached, path: str) -> str | None:
    picture = attached.figure(path)
    if picture is None:
        return None
    return "data:image/svg+xml;base64," + base64.b64encode(picture).decode("ascii")


def render(results: Results, attached: Attached) -> str:
    environment = Environment(
        loader=PackageLoader("verify", "templates"), autoescape=True, undefined=StrictUndefined,
        trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True)
    environment.filters |= {"prose": _prose, "slug": slug, "url": url, "shorten": shorten}
    judged, others = story.examined(results)
    return environment.get_template("report.html").render(
        results=results, judged=judged, others=others, story=story, constants=constants, replay=replay,
        sentence=attached.sentence, picture=lambda path: _picture(attached, path))
