"""Any messages from anybody in any order: every one is an event or a refusal, and the events are the table."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from biberbau.server.play.by_turns.by_turns import decide_action
from biberbau.server.protocol import (
    Act,
    Arrange,
    ChangeGame,
    ComeBack,
    Configure,
    EndEvening,
    EndMatch,
    Join,
    Leave,
    Lock,
    PutOut,
    RemoveSeat,
    SeatBot,
    Start,
)
from biberbau.server.refusals import NotAllowed
from biberbau.server.table.events import AnyEvent, Created, Entry, RoundBegun, encode_entry
from biberbau.server.table.happenings import advance
from biberbau.server.table.host_decisions import SeatMessage, decide
from biberbau.server.table.restoring import restore
from biberbau.server.table.seat import Seat
from biberbau.server.table.sitting_down import decide_join, obstacle
from biberbau.server.table.snapshot import Snapshot, decode_snapshot, encode_snapshot
from biberbau.server.table.table import Table
from biberbau.server.table.tokens import Secrets
from biberbau.server.telling.scribe import Scribe, Told, retell
from tests.server.running import warm_rules

SEATS = st.integers(0, 7)


class TableMachine(RuleBasedStateMachine):
    """A table, its log, and a shadow that is restored from the log now and then."""

    @initialize()
    def open_table(self) -> None:
        warm_rules()
        self.table = Table("TEST")
        self.bodies: list[bytes] = []
        self.numbers = 0
        self.acted: dict[tuple[Seat, str], int] = {}
        self.happen(Created(game="biber-gang", name="Anna", token="t0", dice="00"))

    def happen(self, event: AnyEvent) -> None:
        before = self.table.sequence
        happening = advance(self.table, event)
        assert self.table.sequence == before + 1
        assert all(isinstance(sentence.message, str) for sentence in happening.sentences)
        self.bodies.append(encode_entry(Entry(event, self.table.state_hash)))

    def say(self, number: int, kind: type[Act | SeatMessage], online: set[int] | None = None, **fields: Any) -> None:
        """Let a seat send a message; it becomes one event or none."""
        if number >= len(self.table.seats):
            return
        seat = self.table.seats[number]
        if seat.kind == "bot":
            return
        self.numbers += 1
        present = [other for other in self.table.seats if online is None or other.number in online]
        message: Any = kind(id=f"k{self.numbers}", **fields)
        before = self.state()
        try:
            event: AnyEvent
            if isinstance(message, Act):
                event = decide_action(self.table, seat, message)
            else:
                event = decide(self.table, seat, message, present, Secrets())
        except NotAllowed:
            assert self.state() == before
            return
        assert self.state() == before
        self.happen(event)
        if seat in self.table.seats:
            assert seat.became(f"k{self.numbers}") == self.table.sequence

    def state(self) -> tuple[Any, ...]:
        """Everything that a table is."""
        table = self.table
        seats = [
            (seat.number, seat.name, seat.kind, seat.bot, seat.token, seat.since, dict(seat.keys))
            for seat in table.seats
        ]
        return (
            table.sequence,
            table.host,
            table.options,
            table.chosen.copy(),
            table.matches,
            table.earlier.copy(),
            table.evening.results.copy(),
            table.evening.ended,
            table.options_of.copy(),
            table.locked,
            table.settings.copy(),
            table.stage,
            table.ended_early,
            table.actors,
            table.state_hash,
            seats,
        )

    @rule(name=st.text(max_size=24), seat=SEATS | st.none(), nodded=st.booleans())
    def join(self, name: str, seat: int | None, nodded: bool) -> None:
        self.numbers += 1
        message = Join(id="j", code="TEST", name=name, seat=seat)
        try:
            event = decide_join(self.table, message, f"t{self.numbers}")
        except NotAllowed:
            return
        if event is None:
            assert self.table.stage != "lobby" or len(self.table.seats) == 6
            return
        if obstacle(self.table, message.seat, nodded) is None:
            self.happen(event)

    @rule(seat=SEATS, on=st.booleans())
    def lock(self, seat: int, on: bool) -> None:
        self.say(seat, Lock, on=on)

    @rule(seat=SEATS, other=SEATS)
    def put_out(self, seat: int, other: int) -> None:
        self.say(seat, PutOut, seat=other)

    @rule(seat=SEATS, guests=st.sampled_from(["at_once", "rounds", "never"]))
    def arrange(self, seat: int, guests: str) -> None:
        self.say(seat, Arrange, settings={"guests": guests})

    @rule(
        seat=SEATS,
        key=st.sampled_from(["rounds", "stall_limit", "deck_out", "nonsense"]),
        value=st.sampled_from("0129") | st.just("end_round"),
    )
    def configure(self, seat: int, key: str, value: str) -> None:
        self.say(seat, Configure, options={key: value})

    @rule(
        seat=SEATS,
        other=SEATS | st.none(),
        bot=st.sampled_from(["uniform", "careful", "nobody"]),
        online=st.sets(SEATS),
    )
    def seat_bot(self, seat: int, other: int | None, bot: str, online: set[int]) -> None:
        self.say(seat, SeatBot, online, bot=bot, seat=other)

    @rule(seat=SEATS, other=SEATS)
    def remove(self, seat: int, other: int) -> None:
        self.say(seat, RemoveSeat, seat=other)

    @rule(seat=SEATS)
    def start(self, seat: int) -> None:
        self.say(seat, Start)

    @rule(seat=SEATS, game=st.sampled_from(["biber-gang", "biber-gang", "nonsense"]))
    def change_game(self, seat: int, game: str) -> None:
        self.say(seat, ChangeGame, game=game)

    @rule(seat=SEATS)
    def end_evening(self, seat: int) -> None:
        self.say(seat, EndEvening)

    @rule(seat=SEATS, online=st.sets(SEATS))
    def end_match(self, seat: int, online: set[int]) -> None:
        self.say(seat, EndMatch, online)

    @rule(seat=SEATS)
    def leave(self, seat: int) -> None:
        self.say(seat, Leave)

    @rule(seat=SEATS)
    def come_back(self, seat: int) -> None:
        self.say(seat, ComeBack)

    @rule(seat=SEATS, action=st.sampled_from(["deck", "pile", "swap-T1", "open-T1-B1", "fly"]), ago=st.integers(-1, 3))
    def act_anyhow(self, seat: int, action: str, ago: int) -> None:
        self.say(seat, Act, action=action, seen=max(0, self.table.sequence - ago))

    @precondition(lambda self: self.table.stage == "playing")
    @rule(steps=st.integers(1, 60), choice=st.integers(0, 1000))
    def play(self, steps: int, choice: int) -> None:
        for _ in range(steps):
            match = self.table.match
            assert match is not None
            if self.table.stage != "playing":
                return
            actor = match.actors()[0]
            seat = self.table.seats[actor]
            legal = match.legal(actor)
            action = self.table.game.format_action(legal[choice % len(legal)])
            if seat.bot is not None:
                return
            before = self.table.sequence
            self.say(actor, Act, action=action, seen=before)
            assert self.table.sequence == before + 1

    @precondition(lambda self: self.table.stage == "round_over")
    @rule()
    def next_round(self) -> None:
        self.happen(RoundBegun())

    @rule(seat=SEATS | st.none())
    def look(self, seat: int | None) -> None:
        """Whoever looks gets a situation and a log, whatever happened before they came."""
        if seat is not None and seat >= len(self.table.seats):
            return
        scribe = Scribe(self.table, seat)
        assert (scribe.situation(Told()) is None) == (self.table.match is None)
        assert len(retell(Table("TEST"), self.bodies, seat)) <= 40

    @rule()
    def restart(self) -> None:
        before = self.state()
        self.table = restore("TEST", self.bodies)
        assert self.state() == before

    @rule()
    def wake_from_a_snapshot(self) -> None:
        expected = self.state()
        snapshot = Snapshot.of(self.table, self.bodies[-1])
        assert snapshot is not None
        kept = decode_snapshot(encode_snapshot(snapshot))
        assert kept is not None
        self.table = kept.table()
        assert self.state() == expected

    @invariant()
    def the_host_sits(self) -> None:
        table = self.table
        assert [seat.number for seat in table.seats] == list(range(len(table.seats)))
        people = [seat for seat in table.seats if seat.kind == "human"]
        if people:
            assert table.seats[table.host].kind == "human"
            if any(seat.bot is None for seat in people):
                assert table.seats[table.host].bot is None

    @invariant()
    def names_and_tokens_are_unique(self) -> None:
        names = [seat.name for seat in self.table.seats]
        tokens = [seat.token for seat in self.table.seats if seat.token is not None]
        assert all((seat.token is None) == (seat.kind == "bot") for seat in self.table.seats)
        assert len(set(names)) == len(names)
        assert len(set(tokens)) == len(tokens)

    @invariant()
    def nothing_secret_is_told(self) -> None:
        """Until the match is over, neither its seed nor a token stands in what everybody is told."""
        table = self.table
        if table.match is not None and table.stage != "match_over":
            assert table.record is None
            told = msgspec.json.encode([Scribe(table, None).situation(Told()), table.commitment])
            assert table.seed.hex().encode() not in told


TableMachine.TestCase.settings = settings(max_examples=20, stateful_step_count=30, deadline=None)
TestTable = TableMachine.TestCase
