"""A house beneath a path of another site, as in https://example.org/cards/.

A proxy may pass the path on or take it away: what comes beneath it and what comes without it is the same here.
"""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import quote

from starlette.types import ASGIApp, Receive, Scope, Send

from biberbau.core.errors import BiberbauError

SHAPE = re.compile(r"(/[A-Za-z0-9._~-]+)+")
"""Of a path that is the same in every address, however it is written."""

OWN: Final = frozenset(
    [
        *("api", "assets", "challenge", "daily", "healthz", "icons", "index.html", "manifest.webmanifest", "matches"),
        *("metrics", "notify.js", "previews", "progress", "replay", "report", "review", "rules", "t", "try", "ws"),
    ]
)
"""How the house's own paths begin: beneath one of them nobody could tell whose a path is."""


class BadBasePath(BiberbauError, ValueError):
    """A path beneath which the house cannot lie."""


def checked_base_path(text: str) -> str:
    """Return a path as "/cards", "" for none; BadBasePath says what is wrong with it."""
    path = text.rstrip("/")
    if not path:
        return ""
    if SHAPE.fullmatch(path) is None or any(part in (".", "..") for part in path.split("/")):
        raise BadBasePath(f"'{text}' is no path of a site, as in /cards")
    if path.split("/")[1] in OWN:
        raise BadBasePath(f"'{text}' is a path of the house itself: choose another, as in /cards")
    return path


def is_own(path: str, base_path: str) -> bool:
    """Whether a path begins as those of a house do that lies beneath `base_path`, taken away or not."""
    own = path.removeprefix(base_path) if f"{path}/".startswith(f"{base_path}/") else path
    return own in ("", "/") or own.removeprefix("/").partition("/")[0] in OWN


class Beneath:
    """Lets the house know its own paths alone."""

    def __init__(self, app: ASGIApp, base_path: str) -> None:
        self.app = app
        self.base_path = base_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, from beneath the path under the house's own."""
        if scope["type"] in ("http", "websocket"):
            path: str = scope["path"]
            if f"{path}/".startswith(f"{self.base_path}/"):
                own = path.removeprefix(self.base_path) or "/"
                scope = {**scope, "path": own, "raw_path": quote(own).encode()}
        await self.app(scope, receive, send)
