"""What every answer says about security and about how long it may be kept."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

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


REFUSED = 403
"""The status of a socket that is not accepted."""


class SecureHeaders:
    """Adds `SECURITY_HEADERS` to every HTTP answer, and a long life to files named by their content.

    A socket that is refused is answered by HTTP, too.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and add to the headers of the answer."""
        if scope["type"] == "websocket":
            await self._turn_away(scope, receive, send)
            return
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

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send) -> None:
        accepted = False

        async def send_secured(message: Message) -> None:
            nonlocal accepted
            accepted = accepted or message["type"] == "websocket.accept"
            if message["type"] == "websocket.close" and not accepted:
                await send({"type": "websocket.http.response.start", "status": REFUSED, "headers": secured})
                await send({"type": "websocket.http.response.body", "body": b""})
                return
            if message["type"] == "websocket.http.response.start":
                message["headers"] = [*message.get("headers", []), *secured]
            await send(message)

        secured = [*SECURITY_HEADERS.items(), (b"cache-control", b"no-cache")]
        await self.app(scope, receive, send_secured)
