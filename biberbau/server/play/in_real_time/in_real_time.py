"""Play in real time: actions wait for their turn, clocks run against seats, and bots race.

Everything that arrives is taken in at once and counted later, one action at a time, when nobody can come before it any
more (`biberbau.server.play.in_real_time.latency_credit`).  What counts is judged by the table as it then is.
"""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

from biberbau.bots import WAIT
from biberbau.server.play.clocks import SeatClocks, Wanted
from biberbau.server.play.in_real_time.latency_credit import Claim, Claims
from biberbau.server.play.in_real_time.opening import Opening
from biberbau.server.play.in_real_time.racers import Racers
from biberbau.server.play.in_real_time.recent import Recent
from biberbau.server.play.in_real_time.tallies import Tallies
from biberbau.server.play.in_real_time.too_late import decide_claim
from biberbau.server.play.items import Claimed, Count, Item, Look, Measure, Open, PlayItem, Ring
from biberbau.server.play.left import Left
from biberbau.server.play.play import Setting
from biberbau.server.play.tempo import Tempo
from biberbau.server.protocol import Ack, Act, Late, encode
from biberbau.server.refusals import NotAllowed
from biberbau.server.socket.client import Client
from biberbau.server.table.events import Acted, AnyEvent, MatchEnded, Paused, RoundBegun, Started
from biberbau.server.table.seat import Seat


class InRealTime:
    """The play of a table at which everybody may act at every moment; a `biberbau.server.play.play.Play`."""

    def __init__(self, setting: Setting) -> None:
        table = self.table = setting.table
        self.company = setting.company
        self.scribes = setting.scribes
        self.times = setting.times
        self.post = setting.post
        self.commit = setting.commit
        self.loop = asyncio.get_running_loop()
        self.claims = Claims(table, setting.company, setting.times.fairness, self.loop.time)
        opening = self.opening = Opening(table, setting.company, setting.times, setting.post)
        self.clocks = SeatClocks(setting.post)
        self.tempo = Tempo(table)
        self.racers = Racers(table, setting.players, self.tempo, setting.post, lambda: opening.is_open)
        self.recent = Recent(table)
        self.tallies = Tallies()
        self.reported = table.stage != "playing"
        """Whether the tallies of the present round have been told."""
        self.counted: Claim | None = None
        """The claim that counts while its event is being committed."""
        self.counting: asyncio.TimerHandle | None = None
        self.measuring: asyncio.TimerHandle | None = None
        self.came: WeakKeyDictionary[Client, tuple[int, float]] = WeakKeyDictionary()
        """When each connection was told everything up to an event, at once."""
        self.clocked = -1, False
        """The event after which the clocks were looked at, and whether somebody was there in an open round."""

    # What arrives.

    def arriving(self, item: Item) -> Item:
        """Note the moment at which an action arrives."""
        return Claimed(item, self.loop.time()) if isinstance(item, Act) else item

    async def take(self, client: Client | None, item: PlayItem) -> None:
        """Take in an action of a person or a bot, or that it is time for something."""
        match item:
            case Claimed() if client is not None:
                self._take_in(client, item)
            case Look():
                self._take_look(item)
            case Ring():
                self._take_ring(item)
            case Open():
                self.opening.ring(item)
            case Measure():
                self._measure()
            case Count():
                # The room asks as soon as nothing else has arrived.
                pass
            case _:
                raise TypeError(f"{item} is nothing for play in real time")

    def _take_in(self, client: Client, item: Claimed) -> None:
        """Take in what a person does; what has been done already is only acknowledged again."""
        seat, message = client.require_seat(), item.message
        sequence = seat.became(message.id)
        waiting = self.claims.find(seat, message.id)
        if sequence is not None:
            client.send(Ack(message.id, sequence))
        elif waiting is not None:
            waiting.clients.append(client)
        elif self.table.goes_on and not self.opening.is_open:
            raise NotAllowed("refusal-opening")
        else:
            told = self._told_at(client, message.seen)
            shown = message.after_ms
            acted_at = None if told is None or shown is None else max(told + shown / 1000, self.opening.opened_at)
            self.claims.enter(Claim(seat, message, item.arrived, clients=[client]), acted_at)

    def _take_look(self, look: Look) -> None:
        """Take in what a bot does."""
        self.racers.finished(look)
        if look.action != WAIT:
            self.claims.enter(Claim(look.seat, look, self.loop.time()), None)

    def _take_ring(self, ring: Ring) -> None:
        """Take in that a seat's time is up."""
        if self.clocks.has_rung(ring):
            self.claims.enter(Claim(ring.seat, ring, self.loop.time()), None)

    def _measure(self) -> None:
        """Measure the latency of all people, now and again after a while."""
        if self.measuring is not None:
            self.measuring.cancel()
            self.measuring = None
        if not self.table.fair or not self.company.online:
            return
        now = self.loop.time()
        people = [client for client in self.company.clients if client.seat is not None]
        new = [client for client in people if not client.latency.known]
        for client in new or people:
            client.wire.push(client.latency.ask(now))
        pause = self.times.measure_new if new else self.times.measure
        self.measuring = self.loop.call_later(pause, self.post, Measure())

    # What counts.

    async def count(self) -> bool:
        """Let the next action count whose turn has come; return whether there was one."""
        if not self._is_ripe():
            return False
        claim, event = self._judge()
        if event is not None:
            self.counted = claim
            await self.commit(event, claim.clients)
            self.counted = None
        return True

    def _is_ripe(self) -> bool:
        """Whether the next action counts now; if not, arrange for being asked again when it does."""
        if self.counting is not None:
            self.counting.cancel()
            self.counting = None
        due = self.claims.due()
        if due is not None and due > self.loop.time():
            self.counting = self.loop.call_at(due, self.post, Count())
            return False
        return due is not None

    def _judge(self) -> tuple[Claim, Acted | None]:
        """Return the action that counts now and the event that it becomes, None if it becomes none.

        Of several that came at the same moment and are all possible, chance puts one first.
        """
        possible: list[tuple[Claim, Acted]] = []
        for head in self.claims.heads():
            try:
                event = self._event_of(head)
            except NotAllowed as refusal:
                self._refuse(head, refusal)
                return head, None
            if event is None:
                self.claims.take(head)
                return head, None
            possible.append((head, event))
        seats = sorted({head.seat.number for head, _ in possible})
        first = possible[0]
        if len(seats) > 1:
            winner = self.table.next_in_tie(seats)
            first = next(pair for pair in possible if pair[0].seat.number == winner)
            first = first[0], first[1].tied_with(seats)
        self.claims.take(first[0])
        self.tallies.waited(first[0], self.claims.counts_at(first[0]))
        return first

    def note(self, event: AnyEvent) -> None:
        """Keep what the event was and whose action, for those who come too late for it."""
        claim = self.counted
        if isinstance(event, Started):
            self.recent.steps.clear()
            self._measure()
        if isinstance(event, Started | RoundBegun | Paused | MatchEnded):
            self.opening.close()
        if isinstance(event, Started | RoundBegun):
            self.tallies.clear()
            self.reported = False
        self.recent.note(event, claim)
        if claim is not None and claim.by_clock:
            self.clocks.wind(claim.seat)

    def told_along(self) -> tuple[bytes, ...]:
        """Note when everybody is told; return the clocks, if they run otherwise now."""
        self.recent.told(self.loop.time())
        return self._set_clocks()

    def told(self) -> None:
        """Nothing waits for having been told."""

    def look_after(self) -> None:
        """Let clocks run and bots look, as the table now stands; after a round tell what latency has cost."""
        self.opening.look_after()
        if not self.waits_for_bots():
            self.tempo.take_time()
        if self.company.clients:
            self.racers.wake()
        for frame in self._set_clocks():
            for client in self.company.clients:
                client.wire.push(frame)
        if not self.reported and self.table.stage in ("round_over", "match_over") and not self.claims.waiting:
            self.reported = True
            for client in self.company.clients:
                self._report(client)

    def welcome(self, client: Client) -> None:
        """Tell somebody who has just come what runs and what was, and measure their latency."""
        self.came[client] = self.table.sequence, self.loop.time()
        if self.clocks.running:
            client.wire.push(encode(self.clocks.message()))
        if self.reported:
            self._report(client)
        self._measure()

    def waits_for_bots(self) -> bool:
        """Whether it is a bot's turn."""
        seats = [self.table.seats[number] for number in self.table.obliged]
        return self.opening.is_open and all(seat.bot is not None for seat in seats)

    def go_on(self) -> None:
        """Let bots look at once, time and again, until it is a person's turn."""
        self.tempo.hurry()

    def stands(self, seat: Seat, since: int, action: int) -> bool:
        """Whether the seat can still do it, whatever has happened since."""
        return self.table.match is not None and self.table.match.check(seat.number, action) is None

    async def finish(self) -> None:
        """Let the claims count that have arrived: nobody else will know when."""
        while (due := self.claims.due()) is not None:
            await asyncio.sleep(due - self.loop.time())
            await self.count()

    def left(self) -> Left:
        """Return what the clocks and the look at the cards have left, and what latency has cost and given."""
        return Left(
            clocks=self.clocks.left(),
            opening=self.opening.left(),
            opening_lent=self.opening.lent,
            hurried=self.tempo.is_hurried,
            banks=self.claims.left_in_banks(),
            tallies={seat.number: tally for seat, tally in self.tallies.by_seat.items()},
        )

    def take_up(self, left: Left) -> None:
        """Let clocks and opening go on, once somebody is there, and count on."""
        self.clocks.take_up(left.clocks)
        self.opening.take_up(left.opening, left.opening_lent)
        self.tempo.take_up(left.hurried)
        seats = self.table.seats
        self.claims.take_up({seat: left.banks[seat.number] for seat in seats if seat.number in left.banks})
        self.tallies.take_up({seat: left.tallies[seat.number] for seat in seats if seat.number in left.tallies})

    def stop(self) -> None:
        """Drop everything that waits."""
        for timer in (self.counting, self.measuring):
            if timer is not None:
                timer.cancel()
        self.opening.stop()
        self.clocks.stop()
        self.racers.stop()

    def _set_clocks(self) -> tuple[bytes, ...]:
        """Let those clocks run that are wanted now; return the frame that tells of it, if anything has changed."""
        somebody = bool(self.company.clients) and not self.table.guided
        standing = self.table.sequence, self.opening.is_open and somebody
        if self.clocked == standing:
            return ()
        self.clocked = standing
        return self.clocks.set(self._wanted() if standing[1] else {}, goes_on=self.table.stopped)

    def _wanted(self) -> Wanted:
        """Return the clocks that should run, by what the game says of its duties."""
        match, clocks = self.table.match, self.table.game.clocks
        if match is None or clocks is None:
            return {}
        return {self.table.seats[number]: (duty, 0) for number, duty in clocks(match.view(None)).items()}

    def _told_at(self, client: Client, sequence: int) -> float | None:
        """Return when a connection was told an event; None where that is not known any more."""
        came = self.came.get(client)
        return came[1] if came is not None and sequence <= came[0] else self.recent.told_at(sequence)

    def _event_of(self, claim: Claim) -> Acted | None:
        """Return what an action becomes; None where it comes to nothing; NotAllowed where a person is told so."""
        match, game, number = self.table.match, self.table.game, claim.seat.number
        if isinstance(claim.cause, Act):
            return decide_claim(self.table, claim.seat, claim.cause, self.recent)
        if match is None or not self.table.goes_on or claim.seat not in self.table.seats:
            return None
        if isinstance(claim.cause, Ring):
            action = match.clock_action(number) if self.clocks.has_rung(claim.cause) else None
        else:
            action = claim.cause.action if claim.seat.bot is not None else None
        if action is None or match.check(number, action) is not None:
            return None
        return Acted(seat=number, action=game.format_action(action), clock=claim.by_clock)

    def _refuse(self, claim: Claim, refusal: NotAllowed) -> None:
        """Tell a person why their action counts for nothing, and who was first."""
        self.claims.take(claim)
        self.tallies.waited(claim, self.claims.counts_at(claim))
        step = self.recent.at(refusal.taken_by)
        if step is not None and not step.is_own(claim.seat.number):
            action = step.event.action if isinstance(step.event, Acted) else None
            refusal.late = Late(step.sequence, step.seat, action, self.scribes.told(claim.seat, step.sequence))
            if step.claim is not None and step.claim.seat is not claim.seat:
                self.tallies.met(step.claim, step.sequence, claim)
        assert isinstance(claim.cause, Act)
        for client in claim.clients:
            if client.room is not None:
                client.send(refusal.answer(claim.cause.id))

    def _report(self, client: Client) -> None:
        match, seat = self.table.match, client.seat
        if match is None or seat is None or self.table.stage not in ("round_over", "match_over"):
            return
        message = self.tallies.message(seat, len(self.table.score_pad), client.latency.round_trip)
        client.wire.push(encode(message))
