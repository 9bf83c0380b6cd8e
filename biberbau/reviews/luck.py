"""Luck and skill: every round's result as start + luck + own play + others' play, exactly.

Everything is measured against play by habit, a value function that is fixed beforehand.  Before a round is dealt, what
it is worth is the *start*.  An action's *play* is how much more the round is worth with it than with the habit of its
seat, on average over the worlds that fit what the seat knew.  All else is *luck*: what chance and hidden cards did.  So
nobody is blamed for what only open cards could have shown.  The sum is the result, whatever the value function says,
and where all play is judged rightly luck is 0 on average (docs/review.md has formula, sources and measurements).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.bots import Valuer, usual_valuing
from biberbau.core.chance import stream_from
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.record import Record, opened, replay

START_PLAYOUTS: Final = 1000
"""So many playouts say what a round is worth before it is dealt, and how far results usually lie apart."""

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class LuckStep:
    """The deal or an action, and what it changed."""

    step: int
    """How many actions of the record were taken before."""
    seat: int | None
    """Who acted; None for the deal."""
    play: tuple[float, ...]
    """By seat, what the action was worth beside the habit of who acted, from what they knew, in points."""
    luck: tuple[float, ...]
    """By seat, what chance and hidden cards did, in points: how much else the position was then worth."""


@dataclass(frozen=True)
class Shares:
    """What the result of a seat is made of, in points more than the mean of all seats; the first four add up to it."""

    start: float
    luck: float
    own: float
    others: float
    result: float


@dataclass(frozen=True)
class RoundLuck:
    """One round."""

    round: int
    seats: tuple[Shares, ...]
    """By seat."""
    steps: tuple[LuckStep, ...]


@dataclass(frozen=True)
class Luck:
    """What the finished rounds of a match were made of."""

    game: str
    version: int
    """Of the game's rules."""
    playouts: int
    """By how many each position was valued."""
    worlds: int
    """In how many each action was compared with habit."""
    spread: float
    """How far the result of a round usually lies off the mean of all seats, in points (`usual_spread`)."""
    rounds: tuple[RoundLuck, ...]

    @property
    def by_seat(self) -> tuple[Shares, ...]:
        """The sums over all rounds, by seat; none if no round is over."""
        every = [[list(vars(shares).values()) for shares in one.seats] for one in self.rounds]
        return tuple(Shares(*map(float, sums)) for sums in np.sum(every, axis=0)) if every else ()

    def as_json(self) -> dict[str, Any]:
        """Return everything as values that JSON can write."""
        return asdict(self) | {"by_seat": [asdict(shares) for shares in self.by_seat]}


class Measuring:
    """One round of a match while its steps are taken."""

    def __init__(self, valuer: Valuer, match: Match, undealt: npt.NDArray[Any], seed: bytes) -> None:
        """Begin with a round that has just been dealt; `undealt` is what it was before."""
        self.valuer, self.match, self.seed = valuer, match, seed
        self.start = valuer.value(undealt, self.seed_at("deal"), START_PLAYOUTS)
        self.worth = valuer.value(match.states, self.seed_at("dealt"))
        dealt = tuple((self.worth - self.start).tolist())
        self.steps = [LuckStep(len(match.actions), None, (0.0,) * match.seats, dealt)]

    def seed_at(self, moment: str) -> int:
        """Return the seed of the playouts at a moment of this step."""
        where = f"{self.match.record['round_number']} {len(self.match.actions)} {moment}"
        digest = hashlib.blake2b(where.encode(), key=self.seed, digest_size=8).digest()
        return int.from_bytes(digest, "little") >> 1

    def take(self, seat: int, action: int) -> None:
        """Take an action: value it by what its seat knows, and then what has come of it."""
        match, step = self.match, len(self.match.actions)
        play = self.valuer.gain(match.view(seat), action, self.seed_at("action"))
        match.apply(seat, action)
        worth = payoffs(match) if match.round_over else self.valuer.value(match.states, self.seed_at("worth"))
        luck = worth - self.worth - play
        self.steps.append(LuckStep(step, seat, tuple(play.tolist()), tuple(luck.tolist())))
        self.worth = worth

    def result(self) -> RoundLuck:
        """Return what the round, which is over, was made of."""
        seats = range(self.match.seats)
        luck = np.sum([step.luck for step in self.steps], axis=0)
        play = np.sum([step.play for step in self.steps], axis=0)
        own = [sum(step.play[seat] for step in self.steps if step.seat == seat) for seat in seats]
        shares = [
            Shares(*map(float, (self.start[seat], luck[seat], own[seat], play[seat] - own[seat], self.worth[seat])))
            for seat in seats
        ]
        return RoundLuck(int(self.match.record["round_number"]), tuple(shares), tuple(self.steps))


def payoffs(match: Match) -> Floats:
    """Return by seat what a round that is over was worth."""
    values = np.zeros(match.game.seats[-1])
    match.engine.payoffs_at(match.states, 0, values)
    return values[: match.seats]


def before_the_deal(match: Match) -> npt.NDArray[Any]:
    """Return the state of a new match with the same seats and options."""
    undealt = match.game.new_states()
    match.engine.begin_match_at(undealt, 0, match.seats, match.record["options"].copy())
    return undealt


def usual_spread(record: Record, game: Game) -> float:
    """Return how far the result of a round usually lies off the mean of all seats, in points.

    It is the root of the mean square over rounds among habits with the seats and options of a record, always the same
    ones, so it is the same for all such matches.  Divided by it, luck and play of different games can be added up.
    """
    valuer, undealt = Valuer(game, 1, 1), before_the_deal(opened(record, game))
    results = [valuer.value(undealt, number) for number in range(START_PLAYOUTS)]
    return float(np.sqrt(np.mean(np.square(results))))


def measured(match: Match, actions: Sequence[tuple[int, int]], valuer: Valuer) -> Iterator[RoundLuck]:
    """Play a match that has just begun on by these actions, and give its finished rounds one after the other.

    Of a match that went on from a position, the round that was under way counts from there; if that one was over with
    the match, there is none.
    """
    if match.over:
        return
    seed = hashlib.blake2b(match.stream.label.encode(), digest_size=32).digest()
    if match.beginning and match.round_over:
        match.begin_round()
    # A match that went on from a position began with what that was worth.
    undealt = match.states.copy() if match.beginning else before_the_deal(match)
    measuring = Measuring(valuer, match, undealt, seed)
    for seat, action in actions:
        if match.round_over:
            undealt = match.states.copy()
            match.engine.begin_round_at(undealt, 0)
            match.begin_round()
            measuring = Measuring(valuer, match, undealt, seed)
        measuring.take(seat, action)
        if match.round_over:
            yield measuring.result()


def luck_by_seat(match: Match) -> Floats:
    """Return by seat how many points luck was worth in a match that is over, all rounds together.

    How the luck of a round is spread over its steps is not asked, so one playout values a position well enough.
    """
    game = match.game
    again = Match.new(game, match.seats, stream_from(match.stream.label), match.options)
    rounds = measured(again, match.actions, Valuer(game, 1, usual_valuing(game)))
    total = np.zeros(match.seats)
    for one in rounds:
        total += [shares.luck for shares in one.seats]
    return total


def luck_rounds(record: Record, game: Game) -> Iterator[RoundLuck]:
    """Give what the finished rounds of a record were made of, one after the other; raises what `replay` raises."""
    usual = usual_valuing(game)
    yield from measured(opened(record, game), replay(record, game).actions, Valuer(game, usual, usual))


def luck_of(record: Record, game: Game, playouts: int | None = None, worlds: int | None = None) -> Luck:
    """Return what the finished rounds of a record were made of; raises what `replay` raises.

    `playouts` value each position, `worlds` compare each action with habit; left out, as many as the game is worth.
    """
    actions = replay(record, game).actions
    usual = usual_valuing(game)
    valuer = Valuer(game, usual if playouts is None else playouts, usual if worlds is None else worlds)
    rounds = tuple(measured(opened(record, game), actions, valuer))
    return Luck(game.name, game.version, valuer.playouts, valuer.worlds, usual_spread(record, game), rounds)
