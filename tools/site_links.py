"""A hook of mkdocs: on the site, a link to a file of the repository outside of docs/ is shown as its path."""

from __future__ import annotations

import re
from typing import Any

__all__ = ["on_page_markdown"]

_LINK = re.compile(r"\[`?([^\]`]+)`?\]\((?:\.\./)+((?!tutorials/|decisions/)[\w./-]+)\)")


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Replace links that lead outside of the documentation."""
    depth = page.file.src_uri.count("/")

    def shown(match: re.Match[str]) -> str:
        outside = match[0].count("../") > depth
        return f"`{match[2]}`" if outside else match[0]

    return _LINK.sub(shown, markdown)
