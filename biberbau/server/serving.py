"""Running the house: one process, one folder, one port."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import sys
import webbrowser
from collections.abc import Callable, Collection, Coroutine, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn
from platformdirs import user_data_path

from biberbau.core.errors import BiberbauError
from biberbau.server.app import make_app
from biberbau.server.house.house import House
from biberbau.server.play.players import Players
from biberbau.server.play.times import Times
from biberbau.server.protocol import FRAME_LIMIT
from biberbau.server.socket.limits import Limits
from biberbau.server.socket.wire import WebSocketWire
from biberbau.server.storage.inspection import refuse_foreign
from biberbau.server.storage.log import LogError
from biberbau.server.storage.sqlite_log import SqliteLog
from biberbau.server.table.tokens import Secrets
from biberbau.server.warmup.warming import Readiness, Warming

DEFAULT_PORT = 8400

LOG_FILE = "tables.sqlite3"

SEND_BUFFER = 128 * 1024
"""Bytes that the operating system keeps for one client; it would take megabytes by itself."""

COLLECTOR_THRESHOLDS = (10_000, 5, 50)
"""Allocations before a young collection, and young ones before older ones.

Python's defaults suit small programs; much larger ones make single pauses of tens of milliseconds.
"""

FAREWELL_SECONDS = 5
"""How long connections may take to say goodbye when the house closes."""


class CannotServe(BiberbauError):
    """The house cannot open; the message says why."""


def default_data() -> Path:
    """Return the folder in which tables are kept unless another is named."""
    return user_data_path("biberbau")


def serve(
    host: str = "127.0.0.1",
    port: int = DEFAULT_PORT,
    data: Path | None = None,
    *,
    open: bool = False,
    origins: Collection[str] = (),
    limits: Limits | None = None,
    times: Times | None = None,
    secrets: Secrets | None = None,
    players: Callable[[Mapping[str, Readiness]], Players] = Players,
    warming: Callable[[], Warming] = Warming,
) -> None:
    """Serve until interrupted; CannotServe when the port or the folder is not to be had.

    Port 0 takes any free port.  `open` opens the page in the browser, `origins` are further pages that may connect,
    as "http://127.0.0.1:5173".  `secrets` is where deals and tokens come from, `players` how
    bots play, `warming` how the rules get compiled.
    """
    folder = default_data() if data is None else data
    try:
        refuse_foreign(folder / LOG_FILE)
    except LogError as error:
        raise CannotServe(str(error)) from error
    with bound_socket(host, port) as listener, locked_folder(folder), contextlib.suppress(KeyboardInterrupt):
        furnishing = Furnishing(
            open, origins, limits or Limits(), times or Times(), secrets or Secrets(), players, warming
        )
        run_loop(serve_folder(listener, folder, furnishing))


@dataclass(frozen=True)
class Furnishing:
    """How a house is run; see `serve`."""

    open: bool
    origins: Collection[str]
    limits: Limits
    times: Times
    secrets: Secrets
    players: Callable[[Mapping[str, Readiness]], Players]
    warming: Callable[[], Warming]


async def serve_folder(listener: socket.socket, folder: Path, furnishing: Furnishing) -> None:
    """Serve the tables of a folder on a socket that is bound already."""
    try:
        log = SqliteLog(folder / LOG_FILE)
    except LogError as error:
        raise CannotServe(str(error)) from error
    warming = furnishing.warming()
    players = furnishing.players(warming.games)
    house = House(log, players, warming, furnishing.limits, furnishing.times, furnishing.secrets)
    await house.count_tables()
    server = make_server(house, furnishing.origins)
    beside = [
        asyncio.create_task(announce(server, address_of(listener), furnishing.open)),
        asyncio.create_task(spare_collector(warming)),
    ]
    await server.serve(sockets=[listener])
    for task in beside:
        task.cancel()


async def spare_collector(warming: Warming) -> None:
    """Let the cyclic garbage collector look less often, and never at what stays: the program and its compiler.

    Every picture allocates hundreds of short-lived containers without cycles; with thousands of connections alive, the
    collections that they trigger cost more than the game.
    """
    gc.set_threshold(*COLLECTOR_THRESHOLDS)
    await warming.wait()
    gc.collect()
    gc.freeze()


def make_server(house: House, origins: Collection[str] = ()) -> uvicorn.Server:
    """Return the HTTP server with every default that is unsafe for us changed."""

    class BoundedWire(WebSocketWire):
        unsent_bytes = house.limits.unsent_bytes

    return uvicorn.Server(
        uvicorn.Config(
            make_app(house, origins),
            ws=BoundedWire,
            ws_max_size=FRAME_LIMIT,
            ws_per_message_deflate=False,
            ws_ping_interval=None,
            lifespan="on",
            server_header=False,
            access_log=False,
            log_level="warning",
            timeout_graceful_shutdown=FAREWELL_SECONDS,
        )
    )


async def announce(server: uvicorn.Server, address: str, open: bool) -> None:
    """Say where the house is, once it answers."""
    while not server.started:
        await asyncio.sleep(0.01)
    print(f"Biberbau is open: {address}", flush=True)
    if open:
        await asyncio.to_thread(webbrowser.open, address)


@contextlib.contextmanager
def bound_socket(host: str, port: int) -> Iterator[socket.socket]:
    """Give a listening socket; CannotServe when the address is taken or is none of ours."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise CannotServe(f"cannot listen on {host} port {port}: {error.strerror or error}") from error
    with listener:
        # Connections inherit it: what a slow client leaves unread waits where `unsent_bytes` can see it.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        yield listener


def address_of(listener: socket.socket) -> str:
    """Return the address to type into a browser on this machine."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


@contextlib.contextmanager
def locked_folder(folder: Path) -> Iterator[None]:
    """Hold the data folder for this process; CannotServe when it cannot be used or another server has it.

    The lock spares two servers the discovery that each other's tables have moved on; the log would notice too.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "lock").open("a")
    except OSError as error:
        raise CannotServe(f"cannot use the folder {folder}: {error.strerror or error}") from error
    with lock:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise CannotServe(f"another Biberbau uses the folder {folder}") from error
        yield


def run_loop(main: Coroutine[Any, Any, None]) -> None:
    """Run on uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        asyncio.run(main)
    else:
        uvloop.run(main)
