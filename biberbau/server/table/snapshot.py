"""A table as it stood at some moment, in a few kilobytes: whoever opens it again need not begin with its first event.

What is kept are the people, what they have chosen, what the matches have come to, and the match that stands there,
cards and all.  All of it can be made again from the log, and is wherever something here does not fit: the entry that
came last, the hash of the state in it, the code that folds tables, or the rules of the match.
"""

from __future__ import annotations

import functools
from collections import OrderedDict
from typing import Final, Literal

import msgspec
import numpy as np

from biberbau.core.chance import SeedStream
from biberbau.core.errors import BiberbauError
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.sources import closure, digest_of, package_digest
from biberbau.core.view import hash_record
from biberbau.games import game_named
from biberbau.server.protocol import Colour, Hat, MatchResult, Origin
from biberbau.server.table.evening import Player
from biberbau.server.table.events import DealtAgain, Rules, decode_entry
from biberbau.server.table.seat import Seat
from biberbau.server.table.state import Stage
from biberbau.server.table.table import Table, TableBroken, require_game


class KeptSeat(msgspec.Struct, frozen=True):
    """A seat, and who plays in it."""

    name: str
    kind: Literal["human", "bot"]
    bot: str | None
    token: str | None
    hat: Hat | None
    colour: Colour | None
    since: int
    keys: list[tuple[str, int]]

    def seat(self, number: int) -> Seat:
        """Return the seat."""
        seat = Seat(number, self.name, self.kind, self.bot, self.token)
        if self.hat is not None and self.colour is not None:
            seat.look = self.hat, self.colour
        seat.since, seat.keys = self.since, OrderedDict(self.keys)
        return seat


class KeptMatch(msgspec.Struct, frozen=True):
    """The match that stands at a table."""

    version: int
    variant: str
    """By which rules it is played."""
    states: bytes
    drawn: int
    block: bytes
    """How far its stream of chance is: how many blocks were drawn, and what is left of the last."""
    earlier: list[tuple[int, ...]]
    actions: list[tuple[int, int]]
    chance: list[int]
    score_pad: list[list[int]]
    beginning: str
    ended: bool
    """Whether it was ended before its time."""

    @staticmethod
    def of(match: Match, stream: SeedStream, ended: bool) -> KeptMatch:
        """Return how a match stands; nothing is shared with it."""
        return KeptMatch(
            match.game.version,
            match.game.variant,
            match.states.tobytes(),
            stream.counter,
            stream.block,
            list(match.earlier),
            list(match.actions),
            list(match.chance),
            [list(scores) for scores in match.score_pad],
            match.beginning,
            ended,
        )

    def match(self, game: Game, seed: bytes) -> Match:
        """Return the match, by these rules and with this seed; ValueError where they have other states."""
        stream = SeedStream(seed)
        stream.counter, stream.block = self.drawn, self.block
        states = np.frombuffer(self.states, game.new_states().dtype).copy()
        if len(states) != 1:
            raise ValueError("there is not one state")
        match = Match(game, states, stream, self.earlier)
        match.actions, match.chance, match.beginning = list(self.actions), list(self.chance), self.beginning
        match.score_pad = [list(scores) for scores in self.score_pad]
        return match


class Snapshot(msgspec.Struct, frozen=True):
    """A table after one of its events."""

    code: str
    sequence: int
    last: bytes
    """The entry with this sequence, so that a log that has become another one is noticed."""
    plays: str
    dice: bytes
    seats: list[KeptSeat]
    newcomers: list[str]
    host: int
    chosen: dict[str, str]
    settings: dict[str, str]
    paused: int | None
    closed: bool
    locked: bool
    options_of: dict[str, dict[str, str]]
    varied: str
    varied_of: dict[str, str]
    results: list[MatchResult]
    players: list[tuple[Player, ...]]
    evening_ended: bool
    matches: int
    earlier: list[list[int]]
    options: dict[str, str]
    variant: str
    seed: bytes
    begun: int
    stage: Stage
    actors: tuple[int, ...]
    silence: int | None
    asked: int
    obliged: tuple[int, ...]
    dealt: int
    ties: int
    match: KeptMatch | None
    origin: Origin | None = None
    source: str | None = None
    shared: DealtAgain | None = None
    written_by: str = ""
    """Digest of the code of tables and of the rules of the match, once it is stored: with others a table is folded
    anew."""

    @property
    def rules(self) -> set[Rules]:
        """By which rules the match that stands there is played; none where there is none."""
        return set() if self.match is None else {(self.plays, self.match.version, self.match.variant)}

    @staticmethod
    def of(table: Table, last: bytes) -> Snapshot | None:
        """Return how a table stands after the entry `last`; None where a guided game is or was the latest one.

        It shares nothing with the table, which may go on before the snapshot is stored.
        """
        match = None
        if table.lesson is not None:
            return None
        if table.match is not None:
            assert isinstance(table.match.stream, SeedStream)
            match = KeptMatch.of(table.match, table.match.stream, table.ended_early)
        return Snapshot(
            code=table.code,
            sequence=table.sequence,
            last=last,
            plays=table.plays,
            dice=table.dice,
            seats=[
                KeptSeat(
                    seat.name,
                    seat.kind,
                    seat.bot,
                    seat.token,
                    seat.look[0],
                    seat.look[1],
                    seat.since,
                    [*seat.keys.items()],
                )
                for seat in table.seats
            ],
            newcomers=sorted(table.newcomers),
            host=table.host,
            chosen=dict(table.chosen),
            settings=dict(table.settings),
            paused=table.paused,
            closed=table.closed,
            locked=table.locked,
            options_of=dict(table.options_of),
            varied=table.varied,
            varied_of=dict(table.varied_of),
            results=list(table.evening.results),
            players=list(table.evening.players),
            evening_ended=table.evening.ended,
            matches=table.matches,
            earlier=[list(totals) for totals in table.earlier],
            options=dict(table.options),
            variant=table.variant,
            seed=table.seed,
            begun=table.begun,
            stage=table.stage,
            actors=table.actors,
            silence=table.silence,
            asked=table.asked,
            obliged=table.obliged,
            dealt=table.dealt,
            ties=table.ties,
            match=match,
            origin=table.origin,
            source=table.source,
            shared=table.shared,
        )

    def follows(self, entry: bytes) -> bool:
        """Whether an entry is the one after which the table stood so, and has the hash of this state."""
        state = None if self.match is None else hash_record(self.match.states)
        return entry == self.last and decode_entry(entry).hash == state

    def table(self) -> Table:
        """Return the table; TableBroken where it does not fit its log, GameNotHere where its game is not here now."""
        require_game(self.code, self.plays)
        table = Table(self.code)
        table.sequence, table.plays, table.dice = self.sequence, self.plays, self.dice
        table.seats = [seat.seat(number) for number, seat in enumerate(self.seats)]
        table.newcomers, table.host = set(self.newcomers), self.host
        table.chosen, table.options, table.variant = dict(self.chosen), dict(self.options), self.variant
        table.settings, table.options_of = dict(self.settings), dict(self.options_of)
        table.varied, table.varied_of = self.varied, dict(self.varied_of)
        table.paused, table.closed, table.locked = self.paused, self.closed, self.locked
        table.evening.results, table.evening.players = list(self.results), list(self.players)
        table.evening.ended = self.evening_ended
        table.matches, table.earlier = self.matches, [list(totals) for totals in self.earlier]
        table.seed, table.begun, table.ties = self.seed, self.begun, self.ties
        table.stage, table.actors, table.obliged = self.stage, self.actors, self.obliged
        table.silence, table.asked, table.dealt = self.silence, self.asked, self.dealt
        table.origin, table.source, table.shared = self.origin, self.source, self.shared
        try:
            # Compiled rules would read and write beyond the arrays of a state that is none.
            if not self.follows(self.last):
                raise TableBroken(f"a snapshot of table {self.code} is not the state that was stored")
            if self.match is not None:
                game = game_named(self.plays, self.match.version, self.match.variant)
                table.match = self.match.match(game, self.seed)
                table.ended = table.match if self.match.ended else None
        except TableBroken:
            raise
        except (ValueError, LookupError, BiberbauError, msgspec.MsgspecError) as error:
            raise TableBroken(f"a snapshot of table {self.code} cannot be played on: {error}") from error
        return table


ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(Snapshot)


def encode_snapshot(snapshot: Snapshot) -> bytes:
    """Return the stored form.  The first time takes long, for all the code of tables is read."""
    return ENCODER.encode(msgspec.structs.replace(snapshot, written_by=digest_for(snapshot)))


def decode_snapshot(body: bytes) -> Snapshot | None:
    """Return the snapshot; None where it is none, was written by other code, or its match has other rules here."""
    try:
        snapshot = DECODER.decode(body)
        fits = snapshot.written_by == digest_for(snapshot)
    except (msgspec.MsgspecError, LookupError, BiberbauError):
        return None
    return msgspec.structs.replace(snapshot, written_by="") if fits else None


def digest_for(snapshot: Snapshot) -> str:
    """Return the digest of all that a snapshot hangs on; UnknownGame where its rules are not here."""
    return digest_of(code_digest(), *(rules_digest(*rules) for rules in snapshot.rules))


@functools.cache
def code_digest() -> str:
    """Return the digest of the code by which tables are folded."""
    return package_digest("server/table", "server/protocol", "core")


@functools.cache
def rules_digest(name: str, version: int, variant: str) -> str:
    """Return the digest of the rules of a match."""
    return closure(f"{game_named(name, version, variant).package}.rules").digest
