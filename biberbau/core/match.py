"""A match as Python plays it: the record, its stream of chance, and every action so far.

Everything from outside goes through `Match.apply`, which checks first.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from biberbau.core.chance import Stream, stream_from
from biberbau.core.errors import MatchError
from biberbau.core.game import Game
from biberbau.core.reasons import IllegalAction, Refusal
from biberbau.core.view import View, hash_record

NUMBERS_END = 1 << 31
"""No game has a seat or an action with a number from here on."""
PUBLIC = -1
"""The seat of the public view in compiled code."""


class Match:
    """One match.  Chance is resolved as soon as it is pending, so somebody can act or a round is over."""

    def __init__(
        self, game: Game, states: npt.NDArray[Any], stream: Stream, earlier: Sequence[Sequence[int]] = ()
    ) -> None:
        """Go on from a record; `Match.new` starts from the beginning."""
        self.game = game
        self.states = states
        self.seats = int(states[0]["seats"])
        self.stream = stream
        self.earlier = tuple(tuple(totals) for totals in earlier)
        """Totals, by seat, of the matches that the same seats have finished before this one."""
        self.actions: list[tuple[int, int]] = []
        """Every action so far as (seat, action)."""
        self.chance: list[int] = []
        """Every outcome of chance so far."""
        self.score_pad: list[list[int]] = []
        """Scores of the rounds finished since this match object began, by seat."""
        self.beginning = ""
        """The text of the position in which the match began; empty for a match that began with a deal."""
        self.engine = game.engine
        self.buffer = np.zeros(game.action_count, np.int32)
        self.settle()

    @staticmethod
    def new(
        game: Game,
        seats: int,
        stream: Stream,
        options: Mapping[str, str | int] | None = None,
        earlier: Sequence[Sequence[int]] = (),
    ) -> Match:
        """Start a match; MatchError for a number of seats, OptionError for options, that the game does not take.

        `earlier` are the totals, by seat, of the matches that the same seats have finished before.
        """
        game.check_seats(seats)
        encoded = game.encode_options(options)
        game.check_table(seats, encoded.tolist())
        states = game.new_states()
        game.engine.begin_match_at(states, 0, seats, encoded)
        return Match(game, states, stream, earlier)

    @staticmethod
    def from_position(game: Game, text: str, stream: Stream) -> Match:
        """Go on from a position with chance of its own; PositionError for what cannot be.

        The text has to leave nothing open, so that the same text begins the same match for ever.
        """
        from biberbau.core.position import parse_position

        states, _ = parse_position(text, game)
        match = Match(game, states, stream)
        match.beginning = text
        return match

    def begun_again(self) -> Match:
        """Return this match as it was before its first action, with the same chance to come."""
        stream = stream_from(self.stream.label)
        if self.beginning:
            return Match.from_position(self.game, self.beginning, stream)
        return Match.new(self.game, self.seats, stream, self.options, self.earlier)

    @property
    def record(self) -> Any:
        """The whole state, secrets included.  It never leaves the process that runs the match."""
        return self.states[0]

    @property
    def options(self) -> dict[str, str]:
        """Every table option as text."""
        return self.game.decode_options(self.record["options"])

    @property
    def totals(self) -> list[int]:
        """Points of all finished rounds, by seat."""
        totals: list[int] = self.record["totals"][: self.seats].tolist()
        return totals

    @property
    def round_scores(self) -> list[int]:
        """Points of the last finished round, by seat."""
        scores: list[int] = self.record["round_scores"][: self.seats].tolist()
        return scores

    @property
    def round_over(self) -> bool:
        """Whether a round has just been scored."""
        return bool(self.engine.round_over_at(self.states, 0))

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return bool(self.engine.is_over_at(self.states, 0))

    @property
    def winners(self) -> list[int]:
        """Seats with the best total."""
        return self.game.winners(self.totals)

    @property
    def state_hash(self) -> str:
        """Hash of the whole state, for the log.  It is not for clients: a small secret could be guessed from it."""
        return hash_record(self.states.tobytes())

    def settle(self) -> None:
        """Let pending chance come out of the stream."""
        while size := self.engine.chance_size_at(self.states, 0):
            outcome = self.stream.below(size)
            self.chance.append(outcome)
            self.engine.apply_chance_at(self.states, 0, outcome)

    def actors(self) -> tuple[int, ...]:
        """Return the seats that may act now."""
        return self.seats_of(self.engine.actors_at(self.states, 0))

    def seats_of(self, waiting: int) -> tuple[int, ...]:
        """Return the seats of a set; chance is none of them."""
        return tuple(seat for seat in range(self.seats) if waiting >> seat & 1)

    def obliged(self) -> tuple[int, ...]:
        """Return the seats that have to act before play can go on: in a game by turns, all who may act."""
        return self.seats_of(self.engine.obliged_at(self.states, 0))

    def clock_action(self, seat: int) -> int | None:
        """Return what a clock does for a seat whose time is up, or None where time has no power over it."""
        action = self.engine.clock_action_at(self.states, 0, seat)
        return None if action < 0 else int(action)

    def legal(self, seat: int) -> list[int]:
        """Return the legal actions of a seat, ascending; none for a seat that is not to act."""
        if not 0 <= seat < self.seats:
            raise MatchError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        count = self.engine.legal_at(self.states, 0, seat, self.buffer)
        actions: list[int] = self.buffer[:count].tolist()
        return actions

    def check(self, seat: int, action: int) -> Refusal | None:
        """Return why `seat` may not take `action` now, or None if it may.  Any integers are safe."""
        try:
            number = self.engine.check_at(self.states, 0, seat, action)
        except OverflowError:
            # Numbers of more than 64 bits are no seat's and no action's, as -1 is.
            return self.check(*(one if abs(one) < NUMBERS_END else -1 for one in (seat, action)))
        if number == 0:
            return None
        known = 0 <= seat < self.seats and 0 <= action < self.game.action_count
        arguments = self.game.explain(self.view(seat), seat, action) if known else {}
        return Refusal(self.game.reasons[number], arguments)

    def apply(self, seat: int, action: int) -> None:
        """Take an action and let the chance that follows come out; IllegalAction says why not."""
        refusal = self.check(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.engine.apply_at(self.states, 0, seat, action)
        self.actions.append((seat, action))
        self.settle()
        if self.round_over:
            self.score_pad.append(self.round_scores)

    def begin_round(self) -> None:
        """Deal the next round; MatchError unless a round that was not the last has just been scored."""
        if self.over:
            raise MatchError("the match is over: there is no next round")
        if not self.round_over:
            raise MatchError("the next round begins when this one is over")
        self.engine.begin_round_at(self.states, 0)
        self.settle()

    def view(self, seat: int | None) -> View:
        """Return what `seat` knows; None asks for what everybody knows."""
        seen = self.game.new_states()
        self.engine.view_at(self.states, 0, PUBLIC if seat is None else seat, seen, 0)
        return View(self.game, seen, seat, self.earlier)

    def laid_open(self, seat: int | None) -> View:
        """Return the match with open cards, as `seat` sits there.  Nobody is shown it before the match is over."""
        return View(self.game, self.states.copy(), seat, self.earlier, laid_open=True)

    def __getstate__(self) -> dict[str, Any]:
        """Return what a copy needs; the doors and the room for actions are found again."""
        return {name: value for name, value in vars(self).items() if name not in ("engine", "buffer")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.engine = self.game.engine
        self.buffer = np.zeros(self.game.action_count, np.int32)

    def __copy__(self) -> Match:
        """Return a match of its own with the same chance to come; nothing that changes is shared."""
        return copy.deepcopy(self)

    def copy(self, stream: Stream) -> Match:
        """Return a match that goes on from here with chance of its own."""
        twin = Match(self.game, self.states.copy(), stream, self.earlier)
        twin.actions, twin.chance = list(self.actions), list(self.chance)
        twin.score_pad = [list(scores) for scores in self.score_pad]
        twin.beginning = self.beginning
        return twin
