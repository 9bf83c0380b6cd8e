"""The pages and addresses of the house.

/  /t/CODE  /rules/GAME     the browser client, one page for all of them
/assets/…  and other built files
/api/games      games, options and bots; `warming` is null once every game can be played
/healthz        state of the process for whoever watches over it
/ws             the socket of `biberbau.server.protocol`
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Collection
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from biberbau import __version__
from biberbau.server.catalogue import describe_games
from biberbau.server.house.house import House
from biberbau.server.socket.connection import Doorkeeper

STATIC = Path(__file__).parent / "static"
"""Where the build of `web/` puts the client."""

SECURITY_HEADERS = {
    b"content-security-policy": (
        b"default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self'; "
        b"font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'self'; "
        b"form-action 'none'; frame-ancestors 'none'"
    ),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
}
"""On every answer.  The page loads nothing from elsewhere and runs no inline script; `style` attributes place cards."""

LASTING = b"public, max-age=31536000, immutable"
"""How long a file may be kept whose name holds a hash of its content."""

MISSING_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Biberbau</title>
<h1>The house stands, but its rooms are not painted yet.</h1>
<p>The server runs; the browser client has not been built. Run <code>npm ci</code> and <code>npm run build</code> in the
folder <code>web</code>, then reload this page.</p>
</html>
"""


class SecureHeaders:
    """Adds `SECURITY_HEADERS` to every HTTP answer, and a long life to files named by their content."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and add to the headers of the answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        lasting = scope["path"].startswith("/assets/")

        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                cache = LASTING if lasting and message["status"] < 400 else b"no-cache"
                message["headers"] = [*message.get("headers", []), *SECURITY_HEADERS.items(), (b"cache-control", cache)]
            await send(message)

        await self.app(scope, receive, send_secured)


def json_response(content: object, status: int = 200) -> Response:
    """Return an answer in JSON."""
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def make_app(house: House, origins: Collection[str] = (), static: Path = STATIC) -> Starlette:
    """Return the application; its life begins with compiling and ends with a closed log."""
    keeper = Doorkeeper(house, origins)

    async def page(request: Request) -> Response:
        index = static / "index.html"
        if not index.is_file():
            return HTMLResponse(MISSING_PAGE, 503)
        return FileResponse(index)

    async def games(request: Request) -> Response:
        return json_response({**describe_games(), "warming": house.warming.progress})

    async def health(request: Request) -> Response:
        status = "closing" if house.closing else "broken" if house.warming.failed else "ok"
        return json_response(
            {
                "status": status,
                "version": __version__,
                "tables": house.tables,
                "awake": len(house.rooms),
                "connections": len(keeper.open),
                "warming": house.warming.progress,
                "bots": house.warming.complete,
            },
            200 if status == "ok" else 503,
        )

    async def socket(websocket: WebSocket) -> None:
        await keeper.serve(websocket)

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(house.warming.run()), asyncio.create_task(keeper.keep_alive())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await house.close()

    routes: list[BaseRoute] = [
        Route("/", page),
        Route("/t/{code}", page),
        Route("/rules/{game}", page),
        Route("/api/games", games),
        Route("/healthz", health),
        WebSocketRoute("/ws", socket),
    ]
    if static.is_dir():
        routes.append(Mount("/", StaticFiles(directory=static)))
    middleware = [Middleware(SecureHeaders), Middleware(GZipMiddleware, minimum_size=1000)]
    return Starlette(routes=routes, middleware=middleware, lifespan=life)
