"""The position of a day: a moment with one thing to do, which habit overlooks and one of the house's bots has missed.

It follows from the game, the day and the versions that `seed_of` names alone, so it is the same in every
house: bots play, and are judged, by numbers of playouts and never by time.
"""

from __future__ import annotations

import datetime
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from biberbau.bots import LEVELS, Pricer, RestOfMatch, bot_named, stand_in, usual_playouts
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.record import Record, record_of
from biberbau.reviews.choices import Choice, choice_at
from biberbau.reviews.judging import judge
from biberbau.reviews.result import REVIEWER, Decision

CHOOSING: Final = 1
"""Version of how positions are chosen: the same version gives the same position."""

MOST_SEATS: Final = 4
"""At larger tables one waits longer than one thinks."""

FEWEST_ACTIONS: Final = 3
"""Between two one could guess."""

GLANCE: Final = 300
"""Playouts by which it is found out where it pays to look closely."""

CLOSELY: Final = 2
"""So many times the usual playouts a position is judged by that is to be asked about."""

CLEAR, FELT = 0.25, 0.75
"""Points that the second best action has to be behind the best, and what was done: the lower ends of 95 % intervals."""

PATIENCE: Final = 10
"""After so many matches in vain half as much is asked of a position, so there is one for every day."""


@dataclass(frozen=True)
class DailyPosition:
    """A position to be asked about, with its answer."""

    record: Record
    """The whole match in which it came about."""
    decision: Decision
    legal: tuple[str, ...]
    """What could be done, in notation."""


def daily_position(game: Game, day: datetime.date) -> Iterator[DailyPosition | None]:
    """Look for the position of a day, piece by piece: give None as long as it is not found, and then the position."""
    options = {option.key: option.values[0] for option in game.options if option.key in ("rounds", "games")}
    pricers: dict[int, Pricer] = {}
    habit = bot_named(stand_in(game), game)
    number = 0
    while True:
        dice = FastStream(seed_of(game, day, number))
        seats = game.seats[0] + dice.below(len(game.seats[: MOST_SEATS - game.seats[0] + 1]))
        match = Match.new(game, seats, FastStream(seed_of(game, day, number) ^ 1), options)
        choices = played(match, dice)
        yield None
        if seats not in pricers:
            pricers[seats] = Pricer(game, RestOfMatch(game, seats, game.encode_options(options)))
        less = 0.5 ** (number // PATIENCE)
        lost: list[tuple[float, Choice]] = []
        for choice in choices:
            lost.append((judge(pricers[seats], choice, GLANCE, "points").lost.mean, choice))
            yield None
        for seeming, choice in sorted(lost, key=lambda one: -one[0]):
            if seeming < FELT * less:
                break
            decision = judge(pricers[seats], choice, CLOSELY * usual_playouts(game), "points")
            by_habit = game.format_action(habit.choose(choice.view, 0))
            if by_habit != decision.best.action and is_lesson(decision, CLEAR * less, FELT * less):
                yield DailyPosition(record_of(match), decision, tuple(choice.view.legal()))
                return
            yield None
        number += 1


def seed_of(game: Game, day: datetime.date, number: int) -> int:
    """Return the seed of the match with this number that is played for a day."""
    named = f"daily/{CHOOSING} reviewer/{REVIEWER} {game.name}/{game.version} {day.isoformat()} {number}"
    return int.from_bytes(hashlib.blake2b(named.encode(), digest_size=8).digest(), "little") >> 2


def played(match: Match, dice: FastStream) -> list[Choice]:
    """Play a match among levels, each in any seat and only who has to act; return the choices with many actions."""
    bots = [bot_named(LEVELS[dice.below(len(LEVELS))], match.game) for _ in range(match.seats)]
    choices: list[Choice] = []
    while not match.over:
        seat = min(match.obliged())
        action = bots[seat].choose(match.view(seat), dice.below(1 << 62))
        if len(match.legal(seat)) >= FEWEST_ACTIONS:
            choices.append(choice_at(match, seat, action))
        match.apply(seat, action)
    return choices


def is_lesson(decision: Decision, clear: float, felt: float) -> bool:
    """Whether the best action is beyond doubt, what was done has cost something, and there are words for why."""
    second = min(price.points_behind.low for price in decision.prices[1:])
    return second >= clear and decision.lost.low >= felt and bool(decision.reasons)
