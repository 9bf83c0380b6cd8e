"""What has to be compiled before a table can play: the steps for `python -m biberbau.core.warm`, game by game.

People can play as soon as a game's rules are there; its bots answer once theirs are compiled too.  Run once more in the
server's own process, the steps load the compiled code from the cache.
"""

from __future__ import annotations

import itertools
import subprocess
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor

from biberbau.bots import AT_ONCE, BOTS, Budget, bot_named
from biberbau.bots import names as bot_names
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.record import record_of
from biberbau.games import GAMES, game_named
from biberbau.reviews.luck import luck_of
from biberbau.reviews.reviewing import Reviewing


def written(game: Game, variant: str | None = None) -> str:
    """Return how a game is named in a step: with its version, and with what a variant changes, as in `beavers=6`.

    A variant that may not have been laid out is named by its game and its changes.
    """
    changed = game.variant if variant is None else variant
    return "/".join([game.name, str(game.version), *([changed.replace(":", "=")] if changed else [])])


def read_game(name: str) -> Game:
    """Return the game that a step names; without a version it is the newest."""
    game, version, variant = [*name.split("/", 2), "", ""][:3]
    return game_named(game, int(version) if version else None, variant.replace("=", ":"))


def new_match(name: str) -> Match:
    """Return a match of the smallest size."""
    game = read_game(name)
    return Match.new(game, game.seats[0], FastStream(1))


def rules(name: str) -> None:
    """Deal, act and look in a game, after which people can play it."""
    match = new_match(name)
    seat = match.obliged()[0]
    match.apply(seat, match.legal(seat)[0])
    match.game.picture(match.view(None))


def simple_bots(name: str) -> None:
    """Let the bots that do not search choose once."""
    for bot in house_bots(name):
        if bot in AT_ONCE:
            let_choose(bot, name)


def searching_bots(name: str) -> None:
    """Let the bots that search choose once; their code takes as long to compile as everything else together."""
    for bot in house_bots(name):
        if bot not in AT_ONCE:
            let_choose(bot, name)


def reviews(name: str) -> None:
    """Review a match of one action."""
    match = new_match(name)
    seat = match.obliged()[0]
    match.apply(seat, match.legal(seat)[0])
    record = record_of(match)
    Reviewing(record, match.game, seat, budget=4, threads=1).whole()
    luck_of(record, match.game, 1, 1)


def house_bots(name: str) -> list[str]:
    """Return the names of the house's bots for a game; those of others are loaded when they are asked to play."""
    return [bot for bot in bot_names(read_game(name)) if bot in BOTS]


def let_choose(bot: str, name: str) -> None:
    """Let a bot choose at the start of a match."""
    match = new_match(name)
    bot_named(bot, match.game).choose(match.view(match.obliged()[0]), 1, Budget(playouts=2))


LANES: tuple[tuple[Callable[[str], None], ...], ...] = ((rules, simple_bots), (searching_bots,))
"""The steps of each game, shared out to processes that compile side by side: what people wait for, and the rest."""


AFTERWARDS: tuple[Callable[[str], None], ...] = (reviews,)
"""The steps without which everything can be played; they build upon those of the lanes."""


def arguments(lane: tuple[Callable[[str], None], ...], names: Iterable[str] = GAMES) -> list[str]:
    """Return the steps of a lane, game by game, as `python -m biberbau.core.warm` takes them."""
    return [f"biberbau.server.warmup.warm_steps:{step.__name__}:{name}" for name in names for step in lane]


def bots(name: str) -> None:
    """Run every step of a game's bots in this process."""
    simple_bots(name)
    searching_bots(name)


def compile_everything(name: str) -> int:
    """Compile all of a game in a process of its own; return its exit status."""
    steps = (*itertools.chain(*LANES), *AFTERWARDS)
    return subprocess.run([sys.executable, "-m", "biberbau.core.warm", *arguments(steps, (name,))]).returncode


def main() -> int:
    """Compile what is not in the cache, two games side by side; the lines say how many functions that were.

    Nobody waits for one of them to play it, and whole games share the processors better than the lanes do.  That is
    for the games of the house; installed ones are compiled by whoever serves them first.
    """
    with ThreadPoolExecutor(2) as pool:
        return max(pool.map(compile_everything, GAMES))


if __name__ == "__main__":
    sys.exit(main())
