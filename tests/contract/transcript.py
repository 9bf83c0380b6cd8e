"""Prints whole random matches, hash by hash, for comparison between ways of running the rules.

python -m tests.contract.transcript EVERY GAME...    matches with every EVERYth set of options
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.record import record_of
from biberbau.core.view import hash_record
from biberbau.games import game_named
from tests.contract.matches import new_match, option_sets, play_on, redealt, short_options

VIEWED_EVERY = 11
"""Views cost most of the time when the rules are interpreted, so only every eleventh state is viewed by all."""

CHECKED = 500
"""About so many actions are checked in such a state, evenly spread where a game has more."""


REDEALT_EVERY = 50
"""A world takes still longer to deal, so only every so many states deal one from what each seat sees."""


def transcript(game: Game, every: int) -> Iterator[str]:
    """Give the lines: every state's hash, the views, what is refused, worlds dealt anew, and each record at its end."""
    for number, options in list(enumerate(option_sets(game)))[::every]:
        seats = game.seats[number % len(game.seats)]
        match = new_match(game, seats, short_options(game, options), number)
        for step, (seat, action) in enumerate(play_on(match, FastStream(number))):
            line = f"{seat}:{game.format_action(action)} {hash_record(match.states.tobytes())}"
            if step % VIEWED_EVERY == 0:
                views = [match.view(viewer).hash for viewer in (None, *range(seats))]
                stride = max(1, game.action_count // CHECKED)
                others = range(step % stride, game.action_count, stride)
                reasons = [game.engine.check_at(match.states, 0, seat, other) for other in others]
                line += f" {' '.join(views)} {sum(reason * (place + 1) for place, reason in enumerate(reasons))}"
            if step % REDEALT_EVERY == 0:
                worlds = [redealt(match, viewer, step).states.tobytes() for viewer in (None, *range(seats))]
                line += f" {' '.join(map(hash_record, worlds))}"
            yield line
        yield str(record_of(match))


def main() -> None:
    """Print the transcripts of the games named."""
    every, *names = sys.argv[1:]
    for name in names:
        for line in transcript(game_named(name), int(every)):
            print(line)


if __name__ == "__main__":
    main()
