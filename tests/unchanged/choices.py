"""What every bot of a game does in the course of matches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from biberbau.bots import WAIT, Budget, bot_named, names
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from tests.contract.matches import any_action, new_match, short_options

BUDGET: Final = Budget(playouts=30)

ASKED_EVERY: Final = 4
"""Actions between two moments at which all bots are asked, an odd number of seats apart as a rule."""

MATCHES: Final = 4
LONGEST: Final = 60
"""Actions after which a match is left where it stands."""


def choices(game: Game) -> Iterator[str]:
    """Give a line for each moment: the match, the action, the seat, and what each bot would do."""
    bots = [bot_named(name, game) for name in names(game)]
    yield f"# match, action, seat; then {' '.join(bot.name for bot in bots)}"
    for seed in range(MATCHES):
        dice = FastStream(seed)
        match = new_match(game, players(game, seed), short_options(game, {}), seed)
        for number in range(LONGEST):
            if match.over:
                break
            if match.round_over:
                match.begin_round()
            if number % ASKED_EVERY == 0:
                seat = match.obliged()[0]
                chosen = [bot.choose(match.view(seat), number, BUDGET) for bot in bots]
                yield f"{seed} {number} {seat} " + " ".join(written(match, action) for action in chosen)
            match.apply(*habitual(match, number) if number % 3 else any_action(match, dice))


def players(game: Game, number: int) -> int:
    """Return how many play the match of this number."""
    return game.seats[number % len(game.seats)]


def written(match: Match, action: int) -> str:
    """Return an action in notation."""
    return "wait" if action == WAIT else match.game.format_action(action)


def habitual(match: Match, seed: int) -> tuple[int, int]:
    """Return who has to act and what careful players do there, so that a match goes on as matches do."""
    seat = match.obliged()[0]
    return seat, bot_named("careful", match.game).choose(match.view(seat), seed, BUDGET)
