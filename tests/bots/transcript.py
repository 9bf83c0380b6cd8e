"""Prints matches among all bots of every game, choice by choice, for comparison between ways of running their code.

python -m tests.bots.transcript MATCHES CHOICES    so many matches of a game, each until so many choices
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from biberbau.bots import Budget, bot_named, names
from biberbau.core.game import Game
from biberbau.games import GAMES, game_named
from tests.contract.matches import new_match, short_options

BUDGET = Budget(playouts=3)
"""Interpreted playouts take their time."""


def transcript(game: Game, count: int, longest: int) -> Iterator[str]:
    """Give a line for each of the first `longest` choices of `count` matches; the bots take turns at choosing."""
    bots = [bot_named(name, game) for name in names(game)]
    for seed in range(count):
        match = new_match(game, game.seats[seed], short_options(game, {}), seed)
        while not match.round_over and len(match.actions) < longest:
            seat = match.obliged()[0]
            bot = bots[(len(match.actions) + seed) % len(bots)]
            action = bot.choose(match.view(seat), len(match.actions), BUDGET)
            yield f"{game.name} {seat} {bot.name} {game.format_action(action)}"
            match.apply(seat, action)
        yield f"{game.name} {match.totals} {match.round_scores if match.round_over else ''}"


def main() -> None:
    """Print the transcripts of all games."""
    count, longest = map(int, sys.argv[1:])
    for name in GAMES:
        for line in transcript(game_named(name), count, longest):
            print(line)


if __name__ == "__main__":
    main()
