"""Looks how requests come through a proxy, and names, once each, what is wrong in how the proxy was set up."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from biberbau.server.door.base_path import is_own

logger = logging.getLogger(__name__)

LEFT_BY_PROXIES = ("x-forwarded-for", "forwarded", "via", "x-real-ip", "x-forwarded-host", "x-forwarded-proto")
"""Headers that no browser sends: somebody asks for somebody else."""

FOR_WHOM = (
    "nginx: proxy_set_header X-Forwarded-For $remote_addr; HAProxy: http-request set-header X-Forwarded-For %[src]"
)


@dataclass(frozen=True)
class Arrangement:
    """What the house was told about proxies."""

    public_origin: str | None
    behind_proxy: bool

    @property
    def host(self) -> str:
        """The name that people type; empty where none was said."""
        return urlsplit(self.public_origin or "").hostname or ""


class ProxyLines:
    """Passes everything on, and says what is wrong when it sees it for the first time."""

    def __init__(self, app: ASGIApp, arrangement: Arrangement, own_path: str) -> None:
        self.app = app
        self.arrangement = arrangement
        self.own_path = own_path
        """Beneath which path the house lies."""
        self.said: set[str] = set()
        self.found = False
        """Whether anybody who came through a proxy has asked for a path of the house."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look, and pass on."""
        if scope["type"] in ("http", "websocket"):
            for line in (*wrong_lines(scope, self.arrangement, self.own_path), *self.wrong_path(scope)):
                if line not in self.said:
                    self.said.add(line)
                    logger.warning("%s", line)
        await self.app(scope, receive, send)

    def wrong_path(self, scope: Scope) -> Iterator[str]:
        """Yield that a proxy passes on another path than the house's, unless one of its own has come through before.

        Strangers try all sorts of paths; once guests have found the house, these mean nothing.
        """
        if self.found or not any(header in Headers(scope=scope) for header in LEFT_BY_PROXIES):
            return
        if is_own(scope["path"], self.own_path):
            self.found = True
        elif self.own_path:
            yield (
                f"nobody has come through the proxy to {self.own_path}/ yet, and somebody to a path that is none of "
                f"the house's: if guests read 'Not Found', let the proxy's path be that of --base-path, {self.own_path}"
            )
        else:
            yield (
                "nobody has come through the proxy to / yet, and somebody to a path that is none of the house's: if "
                "guests read 'Not Found', name the path that the proxy passes on, as in --base-path /cards"
            )


def wrong_lines(scope: Scope, arrangement: Arrangement, own_path: str = "") -> Iterator[str]:
    """Yield what a request shows to be wrong; nothing of what guests bring is repeated."""
    headers = Headers(scope=scope)
    host = urlsplit(f"//{headers.get('host', '')}").hostname if plain(headers.get("host", "")) else None
    named = arrangement.host != "" and host == arrangement.host
    spoken_for = headers.getlist("x-forwarded-for")
    if not any(header in headers for header in LEFT_BY_PROXIES) and not (named and is_here(scope)):
        return
    if not arrangement.behind_proxy:
        if spoken_for and is_here(scope):
            yield "a proxy speaks for guests and is not believed, so limits count all as one: add --behind-proxy"
    elif not spoken_for:
        yield f"the proxy does not say for whom it asks, so limits count all guests as one: {FOR_WHOM}"
    elif len(spoken_for) > 1 or "," in spoken_for[0]:
        yield (
            "the proxy appends to the X-Forwarded-For that guests bring, instead of setting it, "
            f"so they may pass for others: {FOR_WHOM}"
        )
    elif scope["client"] is not None and scope["client"][0] != spoken_for[0].strip():
        yield "a proxy on another machine speaks for guests and is not believed: name its address with --proxy"
    if arrangement.host and not named:
        yield (
            f"requests ask for another host than --public-origin names, {arrangement.host}: either that is not what "
            "people type, or the proxy does not keep the Host that they type: "
            "nginx: proxy_set_header Host $host; Apache: ProxyPreserveHost On"
        )
    if (arrangement.public_origin or "").startswith("http:") and headers.get("x-forwarded-proto") == "https":
        yield "guests come over HTTPS, as the proxy says, and --public-origin begins with http: let it begin with https"
    if (arrangement.public_origin or "").startswith("https:") and headers.get("x-forwarded-proto") != "https":
        yield (
            "the proxy does not say that guests come over HTTPS: nginx: proxy_set_header X-Forwarded-Proto $scheme; "
            "HAProxy: http-request set-header X-Forwarded-Proto https"
        )
    if scope["type"] == "http" and scope["path"].removeprefix(own_path) == "/ws":
        yield (
            "the proxy does not pass on WebSockets: nginx: proxy_http_version 1.1; "
            'proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade";'
        )


def plain(host: str) -> bool:
    """Whether a Host can be taken apart."""
    return "[" not in host and "]" not in host


def is_here(scope: Scope) -> bool:
    """Whether a connection comes from this machine."""
    if scope["client"] is None:
        return False
    try:
        return ip_address(scope["client"][0]).is_loopback
    except ValueError:
        return False
