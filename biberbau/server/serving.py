"""Running the house: one folder, one port, and one process or several."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import functools
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn

from biberbau.core.errors import BiberbauError
from biberbau.server.administration.bans import BANS_FILE, Bans, BansDamaged
from biberbau.server.administration.erased import erased_names
from biberbau.server.beside import heeded
from biberbau.server.door.addresses import address_of, listening_socket, own_addresses
from biberbau.server.door.codes import terminal_code
from biberbau.server.door.door import CannotOpen, Door, Find
from biberbau.server.house.house import House
from biberbau.server.http_server import HouseServer, Openness, make_server
from biberbau.server.log_lines import LogFormat, write_lines
from biberbau.server.play.players import Players
from biberbau.server.play.times import Times
from biberbau.server.relay.handing import open_hands
from biberbau.server.relay.inside import split
from biberbau.server.relay.neighbours import FOLDER, Neighbours, clear
from biberbau.server.review.choices import Choices
from biberbau.server.review.kept import Kept
from biberbau.server.socket.limits import Limits
from biberbau.server.storage.daily_file import DAILY_FILE
from biberbau.server.storage.folder import LOG_FILE, default_data, locked_folder, own_socket
from biberbau.server.storage.inspection import refuse_damaged
from biberbau.server.storage.log import LogError
from biberbau.server.storage.opening import open_log, refuse_folder, require_alone, snapshots_beside
from biberbau.server.table.tokens import Secrets
from biberbau.server.warmup.warming import Ready, Warming
from biberbau.server.workers import Post, Workers

DEFAULT_PORT = 8400

REVIEWS_FILE = "reviews.sqlite3"
"""It can be made again, so it is no part of what has to be saved."""

REPORTS_FILE = "reports.sqlite3"
"""The same holds for reports on the rules of tables."""

COLLECTOR_THRESHOLDS = (10_000, 5, 50)
"""Allocations before a young collection, and young ones before older ones.

Python's defaults suit small programs; much larger ones make single pauses of tens of milliseconds.
"""


MOST_OPEN = 65_536
"""Files and connections that a house may have open at once: more than its limits let in."""


class CannotServe(BiberbauError):
    """The house cannot open; the message says why."""


def serve(
    host: str = "127.0.0.1",
    port: int = DEFAULT_PORT,
    data: Path | None = None,
    *,
    open: bool = False,
    openness: Openness | None = None,
    limits: Limits | None = None,
    times: Times | None = None,
    secrets: Secrets | None = None,
    players: Callable[[Ready], Players] | None = None,
    warming: Callable[[], Warming] = Warming,
    neighbours: Find = own_addresses,
    log_format: LogFormat = "text",
    log: str | None = None,
    workers: int = 1,
    inside: tuple[str, int] | None = None,
) -> None:
    """Serve until interrupted; CannotServe when the port or the folder is not to be had, or what lies there is damaged.

    Port 0 takes any free port. `open` opens the page in the browser. `openness` says who comes in: `lan` opens the
    door to the local network from the start, `origins` are further pages that may connect, as
    "http://127.0.0.1:5173", `public_origin` is where the house is found from outside, `base_path` beneath which
    path of that site, `behind_proxy` believes a proxy on this machine whom it speaks for, and then the door stays
    shut, `proxies` are addresses of others that are believed, and `metrics` is whether programs on this machine are
    told numbers. `secrets` is where deals and tokens come from, `players` how bots play, `warming` how the rules get
    compiled, `neighbours` how the addresses are found at which the door opens, `log_format` how the lines look that go
    to standard error. `log` is the address of a PostgreSQL database for the tables; by default they are in a file of
    the folder. `workers` are the processes that serve together, and `inside` is the address in a private network, and
    the port of the first of them, at which the same house on other machines reaches them.
    """
    openness, limits = openness or Openness(), limits or Limits()
    if openness.lan and openness.believed:
        raise CannotServe("behind a proxy there is no door to the local network: leave out one of the two")
    together = workers > 1 or inside is not None
    if together:
        refuse_workers(log, openness, inside)
    write_lines(log_format)
    allow_connections()
    folder = default_data() if data is None else data
    with contextlib.ExitStack() as held, contextlib.suppress(KeyboardInterrupt):
        try:
            refuse_folder(folder, log)
            listener = held.enter_context(bound_socket(host, port))
            held.enter_context(locked_folder(folder))
            if log is None:
                refuse_damaged(folder / LOG_FILE)
            # Whoever erases a name later would learn only then that it cannot be noted.
            erased_names(folder)
        except LogError as error:
            raise CannotServe(str(error)) from error
        furnishing = Furnishing(
            open,
            openness,
            limits,
            times or Times(),
            secrets or Secrets(),
            players or functools.partial(Players, threads=limits.bot_threads or None),
            warming,
            neighbours,
            log,
        )
        if together:
            serve_together(Neighbours(folder / FOLDER, 1, workers, inside), listener, folder, furnishing)
        else:
            run_loop(serve_folder(listener, folder, furnishing))


def allow_connections() -> None:
    """Let this process have as many connections open as the system lets it, up to `MOST_OPEN`.

    A shell begins it with a thousand or fewer, and whoever comes then would be cut off without a word.
    """
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_OPEN if hard == resource.RLIM_INFINITY else min(hard, MOST_OPEN)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        # Where that is not granted, fewer come in.
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def refuse_workers(log: str | None, openness: Openness, inside: tuple[str, int] | None) -> None:
    """Raise CannotServe where one process alone can serve."""
    who, option = ("several workers", "--workers") if inside is None else ("several machines", "--inside")
    if not hasattr(os, "fork"):
        raise CannotServe(f"this system cannot run several workers: leave out {option}")
    if log is None:
        raise CannotServe(f"{who} need their tables in PostgreSQL: name a database with --log")
    if openness.lan:
        raise CannotServe(f"{who} have no door to the local network: leave out --lan, or name a --host")


def serve_together(first: Neighbours, listener: socket.socket, folder: Path, furnishing: Furnishing) -> None:
    """Serve the tables of a database with several processes on one socket, and start another where one has ended."""
    assert furnishing.log is not None
    try:
        for place in first.places:
            with bound_socket(*split(place)):
                # It is free; its worker takes it, so that nobody waits there for a worker that has ended.
                continue
        run_loop(require_alone(furnishing.log, first.places))
        Bans(folder / BANS_FILE)
        clear(first.folder)
    except (LogError, BansDamaged) as error:
        raise CannotServe(str(error)) from error

    def work(post: Post) -> None:
        neighbours = dataclasses.replace(first, number=post.number)
        run_loop(serve_folder(listener, folder, furnishing, Station(neighbours, post)))

    Workers(first.count, work).run()


@dataclass(frozen=True)
class Station:
    """Of one process among several."""

    neighbours: Neighbours
    post: Post


@dataclass(frozen=True)
class Furnishing:
    """How a house is run; see `serve`."""

    open: bool
    openness: Openness
    limits: Limits
    times: Times
    secrets: Secrets
    players: Callable[[Ready], Players]
    warming: Callable[[], Warming]
    neighbours: Find
    log: str | None


async def serve_folder(
    listener: socket.socket, folder: Path, furnishing: Furnishing, station: Station | None = None
) -> None:
    """Serve the tables of a folder on a socket that is bound already; at a station several processes do."""
    neighbours = None if station is None else station.neighbours
    first = neighbours is None or neighbours.first
    place = None if neighbours is None else neighbours.place
    try:
        log = await open_log(folder, furnishing.log, alone=station is None, inside=place, desk=first)
    except LogError as error:
        raise CannotServe(str(error)) from error
    warming = furnishing.warming()
    players = furnishing.players(warming.of)
    kept = Kept(folder / REVIEWS_FILE if first else None, furnishing.limits.reviews_kept)
    reports = Kept(folder / REPORTS_FILE if first else None, furnishing.limits.reports_kept)
    choices = Choices(folder / DAILY_FILE if first else None)
    snapshots = snapshots_beside(folder, log)
    house = House(
        log,
        players,
        warming,
        furnishing.limits,
        furnishing.times,
        furnishing.secrets,
        kept,
        reports,
        choices,
        snapshots,
        neighbours,
    )
    openness = furnishing.openness
    shut = bool(openness.believed) or station is not None
    door = None if shut else Door(listener, furnishing.secrets.door(), furnishing.neighbours, invite)
    try:
        await house.take_stock()
        server = make_server(house, folder, openness, door)
    except BaseException as error:
        # Its log has a thread of its own, with which the process would never end.
        await house.close()
        if isinstance(error, LogError | BansDamaged):
            raise CannotServe(str(error)) from error
        raise
    beside = [heeded(asyncio.create_task(spare_collector(warming)))]
    at_once = station is None or (first and not station.post.follows)
    if station is not None:
        beside.append(heeded(asyncio.create_task(take_part(server, listener, warming, station, at_once))))
    if at_once:
        places = places_of(folder, furnishing)
        address = address_of(listener, openness.base_path)
        announcing = announce(server, address, places, furnishing.open, door, openness.lan)
        beside.append(heeded(asyncio.create_task(announcing)))
    await server.serve(sockets=[listener] if at_once else [])
    for task in beside:
        task.cancel()


async def take_part(
    server: HouseServer, listener: socket.socket, warming: Warming, station: Station, listens: bool
) -> None:
    """Serve together with other processes: end when nobody looks after them, and let nobody wait for the rules.

    Whoever comes before everything is compiled for the first time is answered by the first process.
    """
    loop = asyncio.get_running_loop()

    def end() -> None:
        server.stop()
        loop.remove_reader(station.post.lifeline)

    loop.add_reader(station.post.lifeline, end)
    while not server.started:
        await asyncio.sleep(0.01)
    neighbours = station.neighbours
    await server.listen(own_socket(neighbours.pages(neighbours.number)))
    server.open.enter_context(open_hands(neighbours.hands(server.house.log.process), server.adopt))
    if not listens:
        await warming.wait()
        await server.listen(listener)


async def spare_collector(warming: Warming) -> None:
    """Let the cyclic garbage collector look less often, and never at what stays: the program and its compiler.

    Every picture allocates hundreds of short-lived containers without cycles; with thousands of connections alive, the
    collections that they trigger cost more than the game.
    """
    gc.set_threshold(*COLLECTOR_THRESHOLDS)
    await warming.wait()
    gc.collect()
    gc.freeze()


async def announce(
    server: uvicorn.Server, address: str, places: Sequence[str], open: bool, door: Door | None = None, lan: bool = False
) -> None:
    """Say where the house is, once it answers, and `places`; open the door where that is wanted, and the page."""
    while not server.started:
        await asyncio.sleep(0.01)
    print(f"Biberbau is open: {address}", *places, sep="\n", flush=True)
    if door is not None:
        address += f"#host={door.token}"
        print(f"To let others in from the page, open it here: {address}", flush=True)
        if lan:
            try:
                await door.open()
            except CannotOpen as error:
                print(f"Nobody else can come in. {error}", file=sys.stderr, flush=True)
        if not door.closable:
            invite(door.links)
    if open:
        await asyncio.to_thread(webbrowser.open, address)


def places_of(folder: Path, furnishing: Furnishing) -> list[str]:
    """Return how people come in from outside, where that was said, and where the tables lie, a line each."""
    openness, tables = furnishing.openness, str((folder / LOG_FILE).absolute())
    if furnishing.log is not None:
        from biberbau.server.storage.postgresql.line import without_secrets

        tables = f"{without_secrets(furnishing.log)}, and what belongs to them in {folder.absolute()}"
    outside = [] if openness.public_origin is None else [f"{openness.public_origin}{openness.base_path}/"]
    return [*(f"From outside it is reached at {address}" for address in outside), f"The tables lie in {tables}"]


def invite(links: Sequence[str]) -> None:
    """Show in the terminal how others come in, for those with a phone too."""
    if not links:
        print("Open to others, but this computer is in no local network.", flush=True)
        return
    best, *others = links
    print(f"For others in your network: {best}", *(f"or {link}" for link in others), sep="\n")
    print(terminal_code(best), flush=True)


@contextlib.contextmanager
def bound_socket(host: str, port: int) -> Iterator[socket.socket]:
    """Give a listening socket; CannotServe when the address is taken or is none of ours, or there is no such port.

    An empty address would be all of this machine's, and let everybody in.
    """
    if not host:
        raise CannotServe("the address to listen on is empty: name one with --host, or leave it out")
    if not 0 <= port < 1 << 16:
        raise CannotServe(f"cannot listen on {host} port {port}: ports go from 0 to 65535")
    try:
        # What can be no name is found out before there is a socket.
        host.encode("idna")
        listener = listening_socket(host, port)
    except UnicodeError as error:
        raise CannotServe(f"cannot listen on {host} port {port}: that is no address") from error
    except OSError as error:
        raise CannotServe(f"cannot listen on {host} port {port}: {error.strerror or error}") from error
    with listener:
        yield listener


def run_loop(main: Coroutine[Any, Any, None]) -> None:
    """Run on uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        asyncio.run(main)
    else:
        uvloop.run(main)
