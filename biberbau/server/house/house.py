"""All tables of one server: those awake in memory, the others asleep in the log."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from biberbau.server.challenges.deals import Deals
from biberbau.server.challenges.lineage import Lineage
from biberbau.server.challenges.sealing import Gate
from biberbau.server.house.glances import Glances
from biberbau.server.house.handover import require_still_here
from biberbau.server.house.leaving import Leaving
from biberbau.server.house.openings import Opening, Openings
from biberbau.server.house.preparing import load_kept
from biberbau.server.house.pulse import Pulse
from biberbau.server.house.room import Room, Surroundings
from biberbau.server.house.turns import Turns
from biberbau.server.house.varying import Varying
from biberbau.server.house.watchdog import Watchdog
from biberbau.server.play.players import Players
from biberbau.server.play.times import Times
from biberbau.server.protocol import (
    Accept,
    ChangeGame,
    ClientMessage,
    Create,
    HeldSeat,
    Join,
    Learn,
    PlayOn,
    Pong,
    Resume,
    Start,
    Vary,
    Watch,
)
from biberbau.server.refusals import HandedOver, NotAllowed, Unavailable
from biberbau.server.relay.neighbours import Neighbours
from biberbau.server.relay.newer import go_to_a_newer_one
from biberbau.server.relay.outward import call
from biberbau.server.relay.ways import Ways
from biberbau.server.replay.archive import RECORDS, Archive
from biberbau.server.review.choices import Choices
from biberbau.server.review.desk import REPORTS, Desk
from biberbau.server.review.kept import Kept
from biberbau.server.socket.client import Client
from biberbau.server.socket.limits import Limits
from biberbau.server.storage.log import Conflict, HeldElsewhere, Log, LogUnavailable
from biberbau.server.storage.snapshots import Snapshots
from biberbau.server.table.events import Entry, encode_entry, games_in
from biberbau.server.table.keys import digest_of
from biberbau.server.table.names import clean_name
from biberbau.server.table.reading import Reading, Waiting
from biberbau.server.table.table import Table, TableBroken, TableTooNew
from biberbau.server.table.tokens import Seal, Secrets
from biberbau.server.warmup.at_tables import games_at_tables
from biberbau.server.warmup.warming import Warming

logger = logging.getLogger(__name__)

PATIENCE, LOOK = 3.0, 0.05
"""Seconds to look for the process that has a table, and between two looks: one that has died leaves it soon."""


@dataclass(eq=False)
class House:
    """Where clients' messages go first."""

    log: Log
    players: Players
    warming: Warming
    limits: Limits = field(default_factory=Limits)
    times: Times = field(default_factory=Times)
    secrets: Secrets = field(default_factory=Secrets)
    kept_reviews: Kept = field(default_factory=Kept)
    kept_reports: Kept = field(default_factory=Kept)
    choices: Choices = field(default_factory=Choices)
    snapshots: Snapshots | None = None
    neighbours: Neighbours | None = None
    """The processes of the house on this machine, where there are several."""
    rooms: dict[str, Room] = field(default_factory=dict)
    waking: dict[str, asyncio.Task[Room]] = field(default_factory=dict)
    draining: bool = False
    """Whether no new table is opened and no further match begun; see `drain`."""
    lost: set[str] = field(default_factory=set)
    """Tables that another process may have had while they were being woken here."""
    alone: dict[str, asyncio.Task[None]] = field(default_factory=dict)
    """Tables with which somebody does what nobody may see half done."""
    tables: int = 0
    """Tables in the log."""
    closing: bool = False
    leaving: Leaving = field(init=False)
    seal: Seal = field(init=False)
    reading: Reading = field(init=False)
    turns: Turns = field(init=False)
    glances: Glances = field(init=False)
    archive: Archive = field(init=False)
    deals: Deals = field(init=False)
    lineage: Lineage = field(init=False)
    gate: Gate = field(init=False)
    openings: Openings = field(init=False)
    varying: Varying = field(init=False)
    reviews: Desk = field(init=False)
    reports: Desk = field(init=False)
    pulse: Pulse = field(init=False)
    watchdog: Watchdog = field(default_factory=Watchdog)
    cuts: Counter[str] = field(default_factory=Counter)
    """How many connections were cut and turned away here, by why."""
    ways: Ways | None = field(init=False)
    """Those to the other processes, on any machine."""

    def __post_init__(self) -> None:
        if self.neighbours is None:
            self.ways = None
        else:
            self.ways = Ways(self.neighbours, self.log)
            self.log.lost = self._lose
            # A worker that follows another goes on as all do.
            self.draining = self.neighbours.draining.exists()
        self.leaving = Leaving(self.log, self.rooms, self.waking)
        self.seal = Seal(self.log.secret)
        self.pulse = Pulse(self.log)
        self.reading = Reading(self.log, self.warming.rules_of, self.snapshots)
        self.turns = Turns(self.warming.rules_of)
        self.glances = Glances(self.reading, self.warming.rules_at_hand, self.rooms.get)
        ready, busy, turns = self.warming.of, self._is_played_in, asyncio.Lock()
        self.reviews = Desk(self.kept_reviews, ready, busy, turns=turns)
        self.reports = Desk(self.kept_reports, ready, busy, REPORTS, self.warming.forget_variants, turns)
        self.archive = Archive(self.reading, self.limits)
        self.deals = Deals(self.reading, self.seal)
        self.lineage = Lineage(self.archive)
        self.gate = Gate(self.deals, self.lineage)
        self.varying = Varying(self.warming, self.limits)
        self.openings = Openings(self.log, self.secrets, self.seal, self.warming, self.archive, self.deals, self.gate)

    async def take_stock(self) -> None:
        """Count the tables in the log and read its challenges, once at the start."""
        self.tables = await self.log.count()
        await self.deals.follow()

    async def game_at(self, code: str) -> str | None:
        """Return the game of the table with this code, and wake nobody for it; None where there is no such table.

        LogUnavailable when the log cannot be read.
        """
        awake = await self.glances.of_awake(code, lambda table: table.game.name)
        if awake is not None:
            return awake
        bodies = await self.log.read(code)
        games = await asyncio.to_thread(games_in, bodies)
        return next((game for game in reversed(games) if game in games_at_tables()), None)

    async def receive(self, client: Client, message: ClientMessage) -> None:
        """Take a client's message to its table, wherever that is; NotAllowed says why it cannot be."""
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        while True:
            if self.closing:
                raise self._closes()
            try:
                await self._receive(client, message)
                return
            except HeldElsewhere as elsewhere:
                held = elsewhere
            except TableTooNew as problem:
                await go_to_a_newer_one(self.ways, self.log, client, message, problem)
                return
            if self.ways is None or client.relayed or loop.time() > end:
                raise Unavailable(str(held))
            if held.owner is not None:
                far = await call(self.ways.to_tables_of(held.owner), client, message)
                if far is not None:
                    client.turn_afar(far)
                    return
            await asyncio.sleep(LOOK)

    async def _receive(self, client: Client, message: ClientMessage) -> None:
        """Take a client's message to its table; HeldElsewhere where another process has it."""
        match message:
            case Create() | Learn() | PlayOn() | Accept():
                await self._create(client, message)
                return
            case Join() | Watch() | Resume():
                await self._require_lookup(client, message)
                room = await self._room(client, message.code)
                if isinstance(message, Join):
                    await self._require_new_to_cards(room.table, message)
                require_still_here(room.table.code, room.ended)
                client.turn_to(room)
                room.post(client, message)
                return
            case ChangeGame() if message.game in self.warming.withdrawn:
                raise NotAllowed("refusal-no-such-game")
            case ChangeGame() if message.game in self.warming.games:
                await self.warming.games[message.game].rules.wait()
                if isinstance(client.room, Room):
                    # With other numbers it is laid out on another thread.
                    await asyncio.to_thread(load_kept, client.room.table, message.game)
            case Start() if isinstance(client.room, Room):
                self._require_no_draining(client.room.table, message)
                await self.warming.games[client.room.table.game.name].rules.wait()
            case Vary() if isinstance(client.room, Room):
                await self.varying.prepare(client, client.room.table, message)
        self.receive_at_once(client, message)

    async def _require_new_to_cards(self, table: Table, message: Join) -> None:
        """NotAllowed where a match is compared with others of its deal, and who wants to sit down has had its cards."""
        shared = table.shared
        if shared is None or not shared.counted or table.stage == "match_over":
            return
        deal = self.deals.of_match(table.match_path)
        if deal is None or digest_of(message.id) in table.newcomers:
            return
        try:
            new = await self.deals.are_new_to(deal, table.code, message.seats)
        except LogUnavailable as error:
            raise Unavailable(f"a table of challenge {deal.code} could not be read: {error}") from error
        if not new:
            raise NotAllowed("refusal-challenge-played")

    def _require_no_draining(self, table: Table, message: Start) -> None:
        """NotAllowed where no further match begins; one that this message has begun is acknowledged again."""
        if self.draining and all(seat.became(message.id) is None for seat in table.seats):
            raise NotAllowed("refusal-house-drains")

    def drain(self, on: bool) -> None:
        """Open no new tables from now on, and begin no further match, or do so again.

        Whoever comes back to a table finds it, and matches are played to their end.  OSError when workers that follow
        could not be told.
        """
        if self.neighbours is not None:
            if on:
                self.neighbours.draining.touch()
            else:
                self.neighbours.draining.unlink(missing_ok=True)
        self.draining = on

    @property
    def matches(self) -> int:
        """How many go on at tables that are awake."""
        return sum(room.table.goes_on for room in self.rooms.values())

    def receive_at_once(self, client: Client, message: ClientMessage) -> None:
        """Take a message that waits for nothing to its table; NotAllowed says why it cannot be."""
        if isinstance(message, Pong) and client.far is None:
            client.latency.answered(message.id, asyncio.get_running_loop().time())
            return
        if client.room is None:
            raise NotAllowed("refusal-not-seated")
        client.room.post(client, message)

    def leave(self, client: Client) -> None:
        """The connection is closed."""
        client.turn_to(None)

    async def close(self) -> None:
        """Let every table finish what it was given."""
        self.closing = True
        await asyncio.gather(*(room.close() for room in list(self.rooms.values())))
        await self.warming.stop()
        self.players.close()
        await asyncio.to_thread(self.reviews.close)
        await asyncio.to_thread(self.reports.close)
        await asyncio.to_thread(self.choices.close)
        await asyncio.to_thread(self.archive.close)
        if self.snapshots is not None:
            await self.snapshots.close()
        await self.pulse.stop()
        await self.log.close()

    def plays_on(self, code: str | None) -> bool:
        """Whether this process plays on at a table, or opens new ones for None."""
        return self.leaving.plays_on(code)

    async def hand_over(self) -> None:
        """Let other processes have every table, and whoever sits there come again to where it is then."""
        await self.leaving.hand_over()
        self.closing = True

    async def _create(self, client: Client, message: Opening) -> None:
        if not self.plays_on(None):
            raise self._closes()
        if isinstance(message, Create | Learn) and message.game not in self.warming.offered:
            raise NotAllowed("refusal-no-such-game")
        clean_name(message.name)
        if isinstance(message, Learn):
            await self.warming.games[message.game].rules.wait()
        try:
            if isinstance(message, PlayOn) and message.match.startswith(f"{RECORDS}/"):
                desk = await self.log.desk()
                if desk is None or desk.number != self.log.process:
                    raise HeldElsewhere("another process has the record", desk)
            room = await self._opened(client, message)
        except HeldElsewhere:
            raise
        except LogUnavailable as error:
            raise Unavailable(f"a table could not be opened: {error}") from error
        require_still_here(room.table.code, room.ended)
        client.turn_to(room)
        room.post(client, message)

    async def _opened(self, client: Client, message: Opening) -> Room:
        """Return the room of the table that this message opens, or has opened before."""
        code, known = await self.openings.code_for(message.id)
        if known:
            return await self._room(client, code)
        self._require_place()
        if self.draining:
            raise NotAllowed("refusal-house-drains")
        client.require_new_table()
        table, entries = Table(code), []
        for event in await self.openings.first_events(client, code, message):
            table.apply(event)
            entries.append(encode_entry(Entry(event, table.state_hash)))
        before = await self.lineage.of(table.source)
        try:
            await self.log.append(code, 0, entries)
        except Conflict:
            # Somebody was quicker, perhaps this very message over another connection.
            return await self._opened(client, message)
        self.tables += 1
        return self._open(table, before)

    async def _require_lookup(self, client: Client, message: Join | Watch | Resume) -> None:
        """Unavailable when the address has tried too many wrong codes and tokens lately.

        A refusal would tell somebody with a right token, at the same address as the guesser, that it is wrong.  Who has
        one comes in: others of their household may guess as they like.
        """
        if message.code in self.rooms or client.book.may_look(client.address):
            return
        if isinstance(message, Resume) and self.warming.progress is None:
            held = HeldSeat(message.code, message.token)
            try:
                if await self.glances.glance(held, self.warming.rules_of) is not None:
                    return
            except TableTooNew:
                # Who can read it will see.
                return
            except LogUnavailable as error:
                raise Unavailable(f"table {message.code} could not be read: {error}") from error
        raise Unavailable(f"too many wrong codes or tokens from {client.address}")

    async def _room(self, client: Client, code: str) -> Room:
        """Return the room of a table to which a client wants to go, waking it if need be."""
        try:
            # Whoever comes is told what the deals allow that were played here.
            await self.deals.follow()
            return await self.room_of(code)
        except UnknownTable:
            client.looked_in_vain()
            raise NotAllowed("refusal-no-table") from None
        except TableTooNew:
            raise
        except TableBroken as error:
            logger.error("%s", error)
            raise NotAllowed(error.refusal, None, **error.arguments) from None
        except HeldElsewhere:
            raise
        except LogUnavailable as error:
            if not self.plays_on(code):
                raise self._closes() from error
            raise Unavailable(f"table {code} could not be read: {error}") from error

    def _closes(self) -> Unavailable:
        """Return why nobody is let in any more: where there are other processes, they go on at once."""
        return HandedOver("others go on") if self.ways is not None else Unavailable("the house closes")

    async def room_of(self, code: str) -> Room:
        """Return the room of a table, waking it if need be.

        NotAllowed where too many are awake; UnknownTable, TableBroken (TableTooNew where others may have it) or
        LogUnavailable where it cannot be had.
        """
        while (alone := self.alone.get(code)) is not None:
            await asyncio.wait([alone])
        if not self.plays_on(code) and code not in self.waking:
            raise LogUnavailable("the house closes")
        room = self.rooms.get(code)
        if room is not None:
            return room
        waking = self.waking.get(code)
        if waking is None:
            self._require_place()
            waking = self.waking[code] = asyncio.create_task(self._wake(code), name=f"wake {code}")
            waking.add_done_callback(lambda _: self.waking.pop(code))
        try:
            return await asyncio.shield(waking)
        except asyncio.CancelledError:
            if waking.cancelled():
                raise LogUnavailable("the house closes") from None
            raise

    async def alone_with(self, code: str, work: Callable[[], Awaitable[None]]) -> bool:
        """Do something with a table that sleeps, while nobody can wake it; False where it is awake, here or elsewhere.

        LogUnavailable where the log cannot do it.
        """
        if code in self.rooms or code in self.waking or code in self.alone:
            return False

        async def do() -> None:
            try:
                await self.log.lease(code)
                await work()
            finally:
                self.log.release(code)
                del self.alone[code]

        doing = self.alone[code] = asyncio.create_task(do(), name=f"alone with {code}")
        try:
            await asyncio.shield(doing)
        except HeldElsewhere:
            return False
        return True

    def forget_what_was_read(self) -> None:
        """Read from the log again what is told of tables that sleep: they may be gone, or be told otherwise."""
        self.glances.forget()
        self.archive.forget()

    async def _wake(self, code: str) -> Room:
        """Read a table from the log.  A match needs the compiled rules, so it waits for them."""
        async with self.turns.taken() as wait:
            return await self._wake_now(code, wait)

    async def _wake_now(self, code: str, wait: Waiting) -> Room:
        note = await self.log.lease(code)
        try:
            table, before = await self._read(code, wait)
            while code in self.lost:
                self.lost.remove(code)
                note = await self.log.lease(code)
                table, before = await self._read(code, wait)
            return self._open(table, before, note)
        except TableTooNew:
            # Whoever can read it finds it as it was left.
            self.log.release(code, note)
            await self.log.hand_back()
            raise
        except asyncio.CancelledError:
            self.log.release(code, note)
            raise
        except BaseException:
            if code not in self.rooms:
                self.log.release(code)
            raise
        finally:
            self.lost.discard(code)

    async def _read(self, code: str, wait: Waiting) -> tuple[Table, tuple[str, ...]]:
        """Return a table and the names of what its first match came from (`Lineage`); UnknownTable for none."""
        table = await self.reading.table(code, wait)
        if table is None:
            raise UnknownTable(code)
        return table, await self.lineage.of(table.source)

    def _require_place(self) -> None:
        """NotAllowed where as many tables are awake as may be."""
        if len(self.rooms) + len(self.waking) >= self.limits.awake_tables:
            raise NotAllowed("refusal-house-full")

    def _open(self, table: Table, before: tuple[str, ...], note: bytes = b"") -> Room:
        room = self.rooms.get(table.code)
        if room is not None:
            # Somebody has woken it in the same moment.
            return room
        parts = self.reading, self.players, self.times, self.limits, self.secrets, self.seal
        around = Surroundings(*parts, self._forget, self.deals.by_name, self.warming.of)
        room = self.rooms[table.code] = Room(table, around, note, before)
        return room

    def _lose(self, code: str) -> None:
        """Let nobody look at a table that another process may have by now; they come again to whoever has it."""
        if code in self.waking:
            self.lost.add(code)
        room = self.rooms.pop(code, None)
        if room is not None:
            logger.warning("table %s leaves memory: another process may have it", code)
            room.abandon()

    def _is_played_in(self) -> bool:
        """Whether a match goes on at any table that is awake; what other processes have awake may always be played."""
        return self.neighbours is not None or any(room.table.goes_on for room in self.rooms.values())

    def _forget(self, room: Room) -> None:
        if self.rooms.get(room.table.code) is room:
            del self.rooms[room.table.code]
            self.log.release(room.table.code, room.note)


class UnknownTable(LookupError):
    """A code that is no table's."""
