"""Prints matches among all bots of every game, choice by choice, for comparison between ways of running their code.

python -m tests.bots.transcript
"""

from __future__ import annotations

from collections.abc import Iterator

from biberbau.bots import Budget, bot_named, names
from biberbau.core.game import Game
from biberbau.games import GAMES, game_named
from tests.contract.matches import new_match, short_options

BUDGET = Budget(playouts=3)
"""Interpreted playouts take their time."""
LONGEST = 60
"""So many choices of a match are enough."""


def transcript(game: Game) -> Iterator[str]:
    """Give a line for every choice of the beginning of a few matches in which the bots take turns at choosing."""
    bots = [bot_named(name, game) for name in names(game)]
    for seed in range(3):
        match = new_match(game, game.seats[seed], short_options(game, {}), seed)
        while not match.round_over and len(match.actions) < LONGEST:
            seat = match.obliged()[0]
            bot = bots[(len(match.actions) + seed) % len(bots)]
            action = bot.choose(match.view(seat), len(match.actions), BUDGET)
            yield f"{game.name} {seat} {bot.name} {game.format_action(action)}"
            match.apply(seat, action)
        yield f"{game.name} {match.totals} {match.round_scores if match.round_over else ''}"


def main() -> None:
    """Print the transcripts of all games."""
    for name in GAMES:
        for line in transcript(game_named(name)):
            print(line)


if __name__ == "__main__":
    main()
