"""Going on from a moment of a match that is over: how the cards lay there, or others that fit what was known."""

from __future__ import annotations

from dataclasses import dataclass

from biberbau.core.game import Game
from biberbau.core.position import format_position
from biberbau.core.worlds import world_of
from biberbau.server.protocol import Cards
from biberbau.server.refusals import NotAllowed
from biberbau.server.replay.matches import NOBODY, Dealt
from biberbau.server.table.table import Table, TableBroken

NO_SEED = 0
"""A position that leaves nothing open needs no seed."""


@dataclass(frozen=True)
class Moment:
    """Which moment of a match that is over, and with which cards somebody goes on from it."""

    step: int
    """Of its replay, from 0."""
    cards: Cards = "as_they_lay"
    known_to: int | None = None
    """Whose knowledge cards fit that are dealt anew; None: what everybody knew."""


@dataclass(frozen=True)
class Fork:
    """How a match stood at a moment, or could have stood there for all that was known."""

    game: Game
    options: dict[str, str]
    position: str
    bots: tuple[str | None, ...]
    """By seat, what the bot was called that held it then; None for people, and where nobody has a name."""


def fork_of(dealt: Dealt, moment: Moment, seed: bytes) -> Fork:
    """Return how a match goes on from a moment, with what is drawn from `seed`; NotAllowed says why it cannot.

    The whole match is played through, for a match that still goes on tells nothing.  TableBroken where its events do
    not follow from one another.
    """
    table, fork, problem = dealt.table, None, None
    steps = iter(dealt.happened)
    number = 0
    try:
        while table.stage != "match_over":
            if number == moment.step:
                try:
                    fork = stand(table, moment, seed)
                except NotAllowed as why:
                    problem = why
            event = next(steps, None)
            if event is None or table.match is None:
                raise NotAllowed("refusal-replay-not-over")
            table.apply(event)
            number += 1
    except (ValueError, LookupError) as error:
        raise TableBroken(f"event {table.sequence} of table {table.code}: {error}") from error
    if problem is not None:
        raise problem
    if fork is None:
        raise NotAllowed("refusal-fork-over" if moment.step == number else "refusal-fork-no-moment", step=moment.step)
    return fork


def bots_at(table: Table) -> tuple[str | None, ...]:
    """Return by seat what a bot is called that holds it."""
    return tuple(seat.name if seat.kind == "bot" and seat.name != NOBODY else None for seat in table.seats)


def stand(table: Table, moment: Moment, seed: bytes) -> Fork:
    """Return how a match goes on from where it stands now."""
    match = table.match
    if match is None or not (match.round_over or match.obliged()):
        raise NotAllowed("refusal-fork-no-turn")
    if moment.cards == "as_they_lay":
        states = match.states
    else:
        if moment.known_to is not None and moment.known_to >= match.seats:
            raise NotAllowed("refusal-replay-no-eyes", eyes=str(moment.known_to))
        states = world_of(match.view(moment.known_to), seed)
    return Fork(match.game, match.options, format_position(states, match.game, NO_SEED), bots_at(table))
