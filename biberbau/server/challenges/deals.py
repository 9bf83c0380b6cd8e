"""All deals of a house that are shared: who may see what of them, and who plays them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence

from biberbau.games import game_named
from biberbau.server.challenges.comparing import compared, over_all
from biberbau.server.challenges.deal import FIRST, AnyDeal, Deal, Unread
from biberbau.server.challenges.erasing import nameless
from biberbau.server.challenges.events import (
    AnyChallengeEvent,
    Challenged,
    Closed,
    Laid,
    Opened,
    encode_event,
    events_in,
    is_challenge,
)
from biberbau.server.challenges.laying import Laying, laid_ready
from biberbau.server.challenges.making import challenged_in
from biberbau.server.challenges.parts import Part, part_of
from biberbau.server.protocol import Challenge, ChallengedSeat, ComparedSeat, DealtTable, HeldSeat, WaitingTable
from biberbau.server.refusals import NotAllowed
from biberbau.server.replay.archive import TableMatch
from biberbau.server.storage.log import Conflict, HeldElsewhere
from biberbau.server.storage.together import Together
from biberbau.server.table.reading import Reading
from biberbau.server.table.settings import default_options
from biberbau.server.table.table import TableBroken
from biberbau.server.table.tokens import Seal, Secrets, token_hash

logger = logging.getLogger(__name__)

MOST_TABLES = 200
"""Tables at which one deal is dealt again; whoever looks at the challenge has all of them looked at."""

REMEMBERED = 10 * MOST_TABLES
"""Tables of which it is kept how their match has ended."""

PATIENCE, LOOK = 3.0, 0.02
"""Seconds to wait for a challenge that another process writes to, and between two looks whether it is done."""


class UnknownChallenge(NotAllowed):
    """Nobody has shared anything under a code; whoever names it may be guessing."""

    def __init__(self) -> None:
        super().__init__("refusal-challenge-unknown")


class Deals:
    """The challenges of a house; its methods are called on the event loop.

    Other processes on the same log may share deals, too: `follow` takes in what they did.  Whoever asks for the first
    time about what somebody shows or names has to `follow` before.

    Those of them that ask for matches raise LogUnavailable where the log cannot be read, and TableBroken where it makes
    no sense.
    """

    def __init__(self, reading: Reading, seal: Seal) -> None:
        self.log, self.seal, self.reading = reading.log, seal, reading
        self.by_code: dict[str, Deal] = {}
        self.by_match: dict[str, Deal] = {}
        self.by_stream: dict[str, Deal] = {}
        self.unread: dict[str, Unread] = {}
        """Those of which it cannot be read what is shared."""
        self.parts: OrderedDict[str, Part] = OrderedDict()
        """By table, how a match with a shared deal stands on which nothing changes any more.

        The one longest not asked for comes first.
        """
        self.behind: set[str] | None = None
        """Challenges of which something is to be read; None for all that there are."""
        self.writing = asyncio.Lock()
        self.following = Together(self._follow)

    async def follow(self) -> None:
        """Know what was durable before this was called, whoever has appended it.

        LogUnavailable where the log cannot be read.
        """
        await self.following.of(None)

    async def _follow(self, everybody: Sequence[None]) -> dict[None, None]:
        async with self.writing:
            news = await self.log.news()
            self.behind = None if self.behind is None or news is None else self.behind | news
            if self.behind is None:
                self.behind = set(filter(is_challenge, await self.log.tables()))
            for code in sorted(self.behind):
                await self._read_on(code)
                self.behind.discard(code)
        return dict.fromkeys(everybody)

    async def read_names_anew(self) -> None:
        """Read again who plays in what is shared: names may have been erased."""
        async with self.writing:
            for deal in self.by_code.values():
                bodies = await self.log.read(deal.code)
                try:
                    deal.shared, _ = events_in(deal.code, bodies)
                except TableBroken as problem:
                    if deal.whole:
                        # It was sound when it was read, and has been damaged since.
                        logger.error("%s", problem)
                        deal.whole = False
                    anew = Deal.understood(deal.code, bodies)
                    # Whether a name was erased there nobody can tell any more.
                    deal.shared = nameless(deal.shared) if anew is None else anew.shared
            # Whoever is reading a table just now keeps nothing of it for others.
            self.parts = OrderedDict()

    async def _read_on(self, code: str) -> None:
        """Take in what the log says of a challenge and is not known yet."""
        deal = self.by_code.get(code)
        if deal is not None and not deal.whole:
            deal = None
        bodies = await self.log.read(code, 0 if deal is None else deal.sequence)
        if not bodies:
            return
        try:
            if deal is None:
                deal = Deal.restored(code, bodies)
            else:
                deal.go_on(bodies)
        except TableBroken as problem:
            logger.error("%s", problem)
            bodies = await self.log.read(code)
            deal = Deal.understood(code, bodies)
            if deal is None and code not in self.by_code:
                self.unread[code] = Unread.of(code, bodies)
        if deal is not None:
            self._know(deal)

    @property
    def any_open(self) -> bool:
        """Whether any deal is sealed."""
        return any(deal.open for deals in (self.by_code, self.unread) for deal in deals.values())

    def named(self, code: str) -> Deal:
        """Return the deal of a challenge; NotAllowed (UnknownChallenge) where there is none under this code.

        Also where it cannot be read what is shared there.
        """
        deal = self.by_code.get(code)
        if deal is None:
            raise NotAllowed("refusal-challenge-unread") if code in self.unread else UnknownChallenge()
        return deal

    def of_match(self, path: str) -> Deal | None:
        """Return the deal of the match with this path, where it is shared."""
        return self.by_match.get(path)

    def by_name(self, name: str) -> AnyDeal | None:
        """Return the deal of a match with a path, of a record with a stream of chance, or of a challenge."""
        known = self.of_match(name) or self.of_stream(name) or self.by_code.get(name)
        if known is not None or not self.unread:
            return known
        return self.unread.get(name) or self.unread.get(self.seal.challenge(name))

    def of_stream(self, label: str) -> Deal | None:
        """Return the deal of a record with this stream of chance, where it is shared."""
        return self.by_stream.get(label)

    async def make(self, match: TableMatch, seat: HeldSeat, club: bool) -> Deal:
        """Share the deal of a match that is over, in the name of a seat; one deal is shared once.

        NotAllowed says why it cannot be.
        """
        await self.follow()
        known = self.of_match(match.path)
        if known is not None:
            if not await self.may_see(known, [seat]):
                raise NotAllowed("refusal-challenge-seat")
            return known
        if seat.code != match.code:
            raise NotAllowed("refusal-challenge-seat")
        bodies = await self.reading.bodies(match.code)
        holder = token_hash(seat.token)
        shared = await asyncio.to_thread(challenged_in, match.code, bodies, match.number, holder, club)
        async with self.writing:
            known = self.of_match(match.path)
            return await self._begin(self.seal.challenge(match.path), shared) if known is None else known

    async def lay(self, wanted: Laying, secrets: Secrets) -> tuple[Deal, str]:
        """Lay cards ready that nobody has played; return their deal, and the token of whoever did.

        Under the same key it is the same deal.  NotAllowed says why it cannot be.
        """
        await self.follow()
        code = self.seal.challenge(wanted.id)
        token = self.seal.token(code, wanted.id)
        laid = laid_ready(wanted, token, secrets)
        async with self.writing:
            known = self.by_code.get(code)
            return await self._begin(code, laid) if known is None else known, token

    async def accept(self, deal: Deal, table: str, seats: Sequence[HeldSeat]) -> bool:
        """Note that a table is being opened for a deal; return whether its match counts.

        It does for who has not had these cards before, by the seats that they show.  NotAllowed where nobody can play
        the deal any more.
        """
        counted = not await self._held(deal, seats)
        async with self._alone(deal):
            if not deal.open:
                raise NotAllowed("refusal-challenge-ended")
            if table not in deal.tables:
                if len(deal.tables) >= MOST_TABLES:
                    raise NotAllowed("refusal-challenge-full", most=MOST_TABLES)
                await self._happen(deal, Opened(table=table))
                self._know(deal)
        return counted

    async def are_new_to(self, deal: Deal, table: str, seats: Sequence[HeldSeat]) -> bool:
        """Whether who shows these seats has had the cards nowhere but at this table of the deal, if at all."""
        return all(part is not None and part.table == table for part, _ in await self._held(deal, seats))

    async def end(self, deal: Deal, seats: Sequence[HeldSeat], token: str | None = None) -> None:
        """End a challenge, in the name of whoever made it, by a seat or a token; NotAllowed for anybody else."""
        if not deal.is_makers(seats, token):
            raise NotAllowed("refusal-challenge-not-yours")
        async with self._alone(deal):
            if deal.open:
                await self._happen(deal, Closed())

    async def may_see(self, deal: AnyDeal, seats: Sequence[HeldSeat]) -> bool:
        """Whether who shows these seats may see everything of a deal.

        That is who has finished a match with it and plays no other one, or anybody once it is not shared any more.
        """
        if not deal.open:
            return True
        held = await self._held(deal, seats)
        if any(part is not None and part.running for part, _ in held):
            return False
        return any(part is None or part.over for part, _ in held)

    async def told(self, deal: Deal, seats: Sequence[HeldSeat], token: str | None = None) -> Challenge:
        """Return what is told of a challenge to who shows these seats, and the token by which they made it."""
        shared, challenger = deal.shared, deal.challenger
        game = game_named(shared.game)
        defaults = default_options(game)
        parts = [part for part in [await self._part(table) for table in deal.tables] if part is not None]
        held = await self._held(deal, seats)
        results = results_of(deal, parts)
        shown = results if await self.may_see(deal, seats) else None
        mine = {(deal.matches[0] if part is None else f"{part.table}/{FIRST}", seat) for part, seat in held}
        return Challenge(
            code=deal.code,
            game=shared.game,
            options={key: value for key, value in shared.options.items() if defaults.get(key) != value},
            better=game.better,
            challenger=None if challenger is None else challenger.name,
            seat=deal.seat,
            to_beat=None if challenger is None else challenger.points,
            club=shared.club,
            seats=[
                ChallengedSeat(place.name if place.bot is not None or number == deal.seat else "", place.bot)
                for number, place in enumerate(shared.places)
            ],
            ended=deal.ended,
            running=sum(part.running and part.counted for part in parts),
            played=sum((row.match, of_seat.seat) not in mine for of_seat in results for row in of_seat.results),
            own=[DealtTable(part.table, seat, part.running, part.counted) for part, seat in held if part is not None],
            maker=deal.is_makers(seats, token),
            had=bool(held),
            results=shown,
            overall=[] if shown is None else over_all(shown),
            waiting=[
                WaitingTable(part.table, part.opener, part.free, part.chance, part.people)
                for part in parts
                # Who has had the cards is let in where nothing counts, and only there would nobody else sit in vain.
                if deal.open and shared.club and part.running and part.free and part.counted == (not held)
            ],
        )

    async def _held(self, deal: AnyDeal, seats: Sequence[HeldSeat]) -> list[tuple[Part | None, int]]:
        """Return those of the seats that are of this deal, each with its table's part; None: of the shared match."""
        found: list[tuple[Part | None, int]] = []
        for held in seats:
            holder = token_hash(held.token)
            if held.code == deal.source:
                found += [(None, deal.tokens.index(holder))] if holder in deal.tokens else []
            elif held.code in deal.tables:
                part = await self._part(held.code)
                found += [(part, part.seats[holder])] if part is not None and holder in part.seats else []
        return found

    async def _part(self, table: str) -> Part | None:
        """Return how far a table is; None where none was opened, or it cannot be read."""
        parts = self.parts
        known = parts.get(table)
        if known is not None:
            parts.move_to_end(table)
            return known
        bodies = await self.reading.bodies(table)
        if not bodies:
            return None
        try:
            part = await asyncio.to_thread(part_of, table, bodies)
        except TableBroken as problem:
            logger.error("%s", problem)
            return None
        if not part.running:
            parts[table] = part
            if len(parts) > REMEMBERED:
                parts.popitem(last=False)
        return part

    async def _begin(self, code: str, shared: Challenged | Laid) -> Deal:
        """Let a challenge begin that is not known here; where another process was quicker, it is that one."""
        deal = Deal(code, shared)
        try:
            await self.log.append(code, 0, [encode_event(shared)])
        except Conflict:
            await self._read_on(code)
            return self.named(code)
        self.log.release(code)
        self._know(deal)
        return deal

    @contextlib.asynccontextmanager
    async def _alone(self, deal: Deal) -> AsyncIterator[None]:
        """Let nobody else write to a challenge during the block, here or in another process, and know all of it."""
        async with self.writing:
            await self._lease(deal.code)
            try:
                await self._read_on(deal.code)
                if not self.by_code[deal.code].whole:
                    raise NotAllowed("refusal-newer-page")
                yield
            finally:
                self.log.release(deal.code)

    async def _lease(self, code: str) -> None:
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        while True:
            try:
                await self.log.lease(code)
            except HeldElsewhere:
                if loop.time() > end:
                    raise
                await asyncio.sleep(LOOK)
            else:
                return

    async def _happen(self, deal: Deal, event: AnyChallengeEvent) -> None:
        """Let an event happen to a challenge that nobody else writes to, durable first."""
        await self.log.append(deal.code, deal.sequence, [encode_event(event)])
        deal.apply(event)

    def _know(self, deal: Deal) -> None:
        self.unread.pop(deal.code, None)
        self.by_code[deal.code] = self.by_stream[deal.stream] = deal
        for path in deal.matches:
            self.by_match[path] = deal


def results_of(deal: Deal, parts: Sequence[Part]) -> list[ComparedSeat]:
    """Return how the results of each seat compare that people have played in, the challenger's seat first."""
    shared, better = deal.shared, game_named(deal.shared.game).better
    rows: list[ComparedSeat] = []
    for seat in sorted(deal.people, key=lambda number: number != deal.seat):
        place = shared.places[seat]
        results = [] if place.points is None else [(place.name, deal.matches[0], place.points)]
        results += [
            (part.names[seat], f"{part.table}/{FIRST}", part.totals[seat])
            for part in parts
            if part.counted and seat in part.played
        ]
        if results:
            rows.append(compared(seat, results, better))
    return rows
