"""What this house can play, as data for the lobby page and for the command line."""

from __future__ import annotations

from typing import Any

from biberbau.bots import ADAPTIVE, LEVELS
from biberbau.bots import names as bot_names
from biberbau.core.game import Game
from biberbau.core.texts import LANGUAGES, render
from biberbau.games import GAMES, game_named
from biberbau.server.table.settings import settings_of

OPPONENTS = 3
"""Bots at a table that is dealt at once."""


def describe_games() -> dict[str, Any]:
    """Return every game of the house, for which there is a table, with its players, options and bots."""
    return {"games": [describe_game(game_named(name)) for name in GAMES]}


def describe_game(game: Game) -> dict[str, Any]:
    """Return one game with the meaning of each option in every language, what variants may change, and its bots.

    Some of the bots are listed by strength, too.
    """
    bots = bot_names(game)
    levels = [level for level in LEVELS if level in bots]
    return {
        "name": game.name,
        "version": game.version,
        "titles": {language: render(language, f"{game.name}-title") for language in LANGUAGES},
        "players": {"least": game.seats[0], "most": game.seats[-1]},
        "better": game.better,
        "options": [
            {
                "name": option.key,
                "values": list(option.values),
                "default": option.default,
                "meaning": {
                    language: render(language, f"{game.name}-option-{option.key}-meaning") for language in LANGUAGES
                },
            }
            for option in game.options
        ],
        "constants": [
            {
                "name": one.key,
                "standard": list(one.standard),
                "least": one.allowed[0],
                "most": one.allowed[-1],
                "each": list(one.names),
            }
            for one in (game.constants.declared.values() if game.constants else ())
        ],
        "settings": [
            {"name": setting.key, "values": list(setting.values), "default": setting.default}
            for setting in settings_of(game)
        ],
        "bots": list(bots),
        "levels": levels,
        "adaptive": ADAPTIVE if ADAPTIVE in bots else None,
        "at_once": {
            "bots": [next(iter(levels), bots[0])] * min(OPPONENTS, game.seats[-1] - 1),
            "options": dict(game.first_match),
        },
    }
