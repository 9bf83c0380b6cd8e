"""The pages and addresses of the house.

/  /t/CODE  /rules/GAME  /replay  /replay/…  /review/…  /try  /try/…  /daily  /daily/…  /report/GAME
/matches  /progress  /challenge  /challenge/CODE
                the browser client, one page for all of them, and for what is not found
/assets/…  and other built files
/api/…  /healthz  /metrics  see `biberbau.server.api` and the modules whose names end in `_api`
/ws             the socket of `biberbau.server.protocol`
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from dataclasses import dataclass
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from biberbau.server.administration.announcing import ANNOUNCEMENT_FILE, Board
from biberbau.server.administration.bans import BANS_FILE, Bans, KeptOut
from biberbau.server.administration.channel import answering, listening_at
from biberbau.server.administration.everywhere import Everywhere
from biberbau.server.administration.office import Office
from biberbau.server.administration.purging import keep_to_age
from biberbau.server.administration.requests import SOCKET_FILE
from biberbau.server.api import address_of_client, api_routes
from biberbau.server.beside import kept_running
from biberbau.server.challenge_api import challenge_routes
from biberbau.server.daily_api import daily_routes
from biberbau.server.door.base_path import Beneath
from biberbau.server.door.door import Door
from biberbau.server.door.hosts import KnownHosts
from biberbau.server.door.proxy_lines import Arrangement, ProxyLines
from biberbau.server.door_api import door_routes
from biberbau.server.house.house import House
from biberbau.server.pages.files import BuiltFiles
from biberbau.server.pages.front import FrontPage
from biberbau.server.pages.headers import SecureHeaders
from biberbau.server.parcel_api import parcel_routes
from biberbau.server.problem_api import problem_routes
from biberbau.server.ratings_api import ratings_routes
from biberbau.server.relay.forwarding import Forwarding, InTouch
from biberbau.server.relay.inside import Service
from biberbau.server.relay.inward import Visit, taking_in
from biberbau.server.relay.other_pages import PagesElsewhere
from biberbau.server.relay.ways import Ways
from biberbau.server.replay_api import replay_routes
from biberbau.server.report_api import report_routes
from biberbau.server.review.ahead import choose_ahead
from biberbau.server.review_api import review_routes
from biberbau.server.socket.connection import Doorkeeper
from biberbau.server.storage.kept_pages import KeptPages
from biberbau.server.storage.log import LogUnavailable
from biberbau.server.variant_api import variant_routes
from biberbau.server.watch_api import keep_count, watch_routes

CODE = re.compile("[A-Z0-9]{4,8}")

STATIC = Path(__file__).parent / "static"
"""Where the build of `web/` puts the client."""


@dataclass(frozen=True)
class Callers:
    """Who may come, besides those who open the house by its own address."""

    origins: Collection[str] = ()
    """Further pages that may connect, as "http://127.0.0.1:5173"."""
    public_origin: str | None = None
    """Where the house is found from outside, as "https://games.example.org"."""
    base_path: str = ""
    """Beneath which path of that site it lies, as "/cards"."""
    behind_proxy: bool = False
    """Whether a proxy is believed whom it speaks for."""
    door: Door | None = None
    """The door to the local network; None where it stays shut."""
    metrics: bool = True
    """Whether programs on this machine are told numbers."""

    @property
    def pages(self) -> set[str]:
        """All origins whose pages may connect, and whose names are ours."""
        return {*self.origins, *([self.public_origin] if self.public_origin else [])}


def make_app(house: House, folder: Path, callers: Callers = Callers(), static: Path = STATIC) -> Starlette:
    """Return the application; its life begins with compiling and ends with a closed log.

    `folder` is the data folder: whoever may use it finds there the socket of `biberbau admin`.  BansDamaged when it
    cannot be read who is not let in.
    """
    keeper = Doorkeeper(house, callers.pages)
    neighbours = house.neighbours
    front = FrontPage(static, callers.public_origin, callers.base_path)
    pages = KeptPages(folder, static)
    archive = house.archive
    bans = Bans(folder / BANS_FILE)
    board = Board(folder / ANNOUNCEMENT_FILE)
    office = Office(house, keeper, bans, board)

    async def page(request: Request) -> Response:
        return front.answer(request)

    async def table(request: Request) -> Response:
        """Answer with the page; whoever only previews a link takes no seat, and learns which game it leads to."""
        code: str = request.path_params["code"].upper()
        if not CODE.fullmatch(code):
            return front.missing(request)
        game, address = None, address_of_client(request)
        if keeper.book.may_look(address):
            # While nobody can tell whether there is such a table, nobody has guessed wrong.
            with contextlib.suppress(LogUnavailable):
                game = await house.game_at(code)
                if game is None:
                    keeper.book.looked_in_vain(address)
        return front.answer(request, game)

    async def missing(request: Request, problem: Exception) -> Response:
        return front.missing(request)

    async def socket(websocket: WebSocket) -> None:
        await keeper.serve(websocket)

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        beside: list[Callable[[], Awaitable[None]]] = [
            house.warming.run,
            house.warming.keep_variants,
            keeper.keep_alive,
            house.reviews.run,
            house.reports.run,
            house.watchdog.run,
            house.log.look_through,
        ]
        if neighbours is not None:
            beside.append(lambda: keep_count(house))
        if neighbours is None or neighbours.first:
            beside += [lambda: choose_ahead(house.reviews), lambda: keep_to_age(house, folder), pages.keep]
        tasks = [asyncio.create_task(kept_running(work)) for work in beside]
        try:
            async with contextlib.AsyncExitStack() as listening:
                if house.ways is None:
                    await listening.enter_async_context(listening_at(folder / SOCKET_FILE, office.answer))
                else:
                    await join_in(listening, house.ways, keeper, office, folder)
                yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await house.close()

    routes: list[BaseRoute] = [
        Route("/", page),
        Route("/index.html", page),
        Route("/t/{code}", table),
        Route("/rules/{game}", page),
        Route("/report/{game}", page),
        Route("/replay", page),
        Route("/matches", page),
        Route("/challenge", page),
        Route("/progress", page),
        Route("/replay/{match:path}", page),
        Route("/review/{match:path}", page),
        Route("/challenge/{challenge}", page),
        Route("/daily", page),
        Route("/daily/{position:path}", page),
        Route("/try", page),
        Route("/try/{match:path}", page),
        *api_routes(house, keeper, board),
        *door_routes(callers.door, callers.public_origin, callers.base_path, keeper),
        *replay_routes(house, keeper, archive),
        *review_routes(house, keeper, archive),
        *challenge_routes(house, keeper),
        *daily_routes(house, keeper, archive),
        *parcel_routes(house, keeper),
        *problem_routes(house, keeper),
        *ratings_routes(house, keeper),
        *variant_routes(keeper),
        *report_routes(house, keeper),
        *watch_routes(house, keeper, callers.public_origin, callers.metrics),
        WebSocketRoute("/ws", socket),
    ]
    files = BuiltFiles(static, pages.find) if static.is_dir() else None
    if files is not None:
        routes.append(Mount("/", files))
    arrangement = Arrangement(callers.public_origin, callers.behind_proxy)
    middleware = [
        Middleware(ProxyLines, arrangement=arrangement, own_path=callers.base_path),
        *([Middleware(Beneath, base_path=callers.base_path)] if callers.base_path else []),
        *([] if house.ways is None else among_several(house, house.ways)),
        *([] if house.ways is None or files is None else [page_of_several(house.ways, files, keeper)]),
        Middleware(SecureHeaders),
        Middleware(KeptOut, bans=bans, instead=front.in_place_of),
        Middleware(KnownHosts, origins=callers.pages),
        Middleware(GZipMiddleware, minimum_size=1000),
    ]
    return Starlette(routes=routes, middleware=middleware, lifespan=life, exception_handlers={404: missing})


def among_several(house: House, ways: Ways) -> list[Middleware]:
    """Return what leads to other processes of the house."""
    return [Middleware(Forwarding, ways=ways), Middleware(InTouch, log=house.log, plays_on=house.plays_on)]


def page_of_several(ways: Ways, files: BuiltFiles, keeper: Doorkeeper) -> Middleware:
    """Return what asks others for files of their pages."""
    return Middleware(PagesElsewhere, ways=ways, has=files.has, book=keeper.book)


async def join_in(
    listening: contextlib.AsyncExitStack, ways: Ways, keeper: Doorkeeper, office: Office, folder: Path
) -> None:
    """Let the other processes of the house find this one; the first speaks for all to `biberbau admin`."""
    neighbours = ways.neighbours
    await listening.enter_async_context(taking_in(neighbours.links(ways.log.process), keeper))
    await listening.enter_async_context(listening_at(neighbours.office(neighbours.number), office.answer))
    ways.services[Service.LINKS] = lambda: Visit(keeper)
    ways.services[Service.OFFICE] = lambda: answering(office.answer)
    await listening.enter_async_context(ways.open_to_other_machines())
    if neighbours.first:
        everywhere = Everywhere(ways)
        await listening.enter_async_context(listening_at(folder / SOCKET_FILE, everywhere.answer))
