"""What has to be compiled before a table can play: the steps for `python -m biberbau.core.warm`.

The rules come first, since people can play as soon as they are there; bots answer once theirs are compiled too.
Run once more in the server's own process, the steps load the compiled code from the cache.
"""

from __future__ import annotations

from biberbau.bots import Budget, bot_named
from biberbau.bots import names as bot_names
from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.games import GAMES, game_named

RULE_STEPS = ("deal", "act", "look")
"""Functions of this module, in order, after which people can play."""

BOT_STEPS = ("bots",)
"""Functions after which bots can play as well."""


def new_match(name: str) -> Match:
    """Return a match of the smallest size."""
    game = game_named(name)
    return Match.new(game, game.seats[0], FastStream(1))


def deal() -> None:
    """Deal in every game."""
    for name in GAMES:
        new_match(name)


def act() -> None:
    """Take the first legal action in every game."""
    for name in GAMES:
        match = new_match(name)
        seat = match.actors()[0]
        match.apply(seat, match.legal(seat)[0])


def look() -> None:
    """Look at the table in every game."""
    for name in GAMES:
        match = new_match(name)
        match.game.picture(match.view(None))


def bots() -> None:
    """Let every bot choose once in every game."""
    for name in GAMES:
        match = new_match(name)
        seat = match.actors()[0]
        for bot in bot_names(match.game):
            bot_named(bot, match.game).choose(match.view(seat), 1, Budget(playouts=2))


def run_rules() -> None:
    """Run the steps of the rules in this process."""
    deal()
    act()
    look()


def run_all() -> None:
    """Run every step in this process."""
    run_rules()
    bots()
