"""The page of the browser client: one for all addresses, with words and a picture for those who preview a link."""

from __future__ import annotations

import html
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from biberbau.core.texts import render
from biberbau.server.languages import in_every_language, preferred_language

MISSING_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Biberbau</title>
<h1>The house stands, but its rooms are not painted yet.</h1>
<p>The server runs; the browser client has not been built. Run <code>npm ci</code> and <code>npm run build</code> in the
folder <code>web</code>, then reload this page.</p>
</html>
"""

PICTURE_SIZE = (1200, 630)
"""Width and height of the pictures in `web/public/previews`, in pixels, as messengers want them (https://ogp.me)."""


BUILT = '="./'
"""How addresses begin in the page as it was built: it does not know where the house lies."""


class FrontPage:
    """Answers with the page."""

    def __init__(self, static: Path, public_origin: str | None, base_path: str = "") -> None:
        self.index = static / "index.html"
        self.public_origin = public_origin
        self.base_path = base_path

    def answer(self, request: Request, game: str | None = None, status: int = 200) -> Response:
        """Return the page; a link to a table at which `game` is played is previewed with that game's picture."""
        if not self.index.is_file():
            return HTMLResponse(MISSING_PAGE, 503)
        page = self.index.read_text(encoding="utf-8").replace(BUILT, f'="{self.base_path}/')
        where = f'<meta name="biberbau-base" content="{self.base_path}" />' if self.base_path else ""
        return HTMLResponse(page.replace("</head>", f"{where}{self.preview(request, game)}</head>", 1), status)

    def missing(self, request: Request) -> Response:
        """Say that nothing is at this address."""
        return self.in_place_of(request, "door-nothing-here", 404)

    def in_place_of(self, request: Request, message: str, status: int) -> Response:
        """Return the page with this status to who reads pages, where it says itself what is wrong, else a line."""
        if "text/html" in request.headers.get("accept", "") and self.index.is_file():
            return self.answer(request, status=status)
        return PlainTextResponse(in_every_language(message), status)

    def preview(self, request: Request, game: str | None) -> str:
        """Return what a messenger shows of a link, as tags of the Open Graph protocol (https://ogp.me)."""
        house = (self.public_origin or f"{request.url.scheme}://{request.url.netloc}") + self.base_path
        language = preferred_language(request.headers.get("accept-language", ""))
        title, say, alt = "Biberbau", render(language, "preview-say"), render(language, "preview-picture")
        if game is not None:
            name = render(language, f"{game}-title")
            title = render(language, "preview-table", {"game": name})
            say = render(language, "preview-table-say", {"game": name})
            alt = render(language, "preview-table-picture", {"game": name})
        width, height = PICTURE_SIZE
        tags = {
            "og:site_name": "Biberbau",
            "og:type": "website",
            "og:locale": {"en": "en_GB", "de": "de_DE"}[language],
            "og:title": title,
            "og:description": say,
            "og:url": f"{house}{request.url.path}",
            "og:image": f"{house}/previews/{game or 'biberbau'}.jpg",
            "og:image:width": str(width),
            "og:image:height": str(height),
            "og:image:alt": alt,
        }
        lines = [f'<meta property="{key}" content="{html.escape(value)}" />' for key, value in tags.items()]
        return "\n    ".join(["", *lines, '<meta name="twitter:card" content="summary_large_image" />', ""])
