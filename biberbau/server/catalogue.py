"""What this house can play, as data for the lobby page and for the command line."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import Any

import msgspec

from biberbau.bots import ADAPTIVE, LEVELS
from biberbau.bots import names as bot_names
from biberbau.core.constants import words_of
from biberbau.core.game import Game
from biberbau.core.plain import SEAT_PART, PlaceOf
from biberbau.core.plain.actions import Part
from biberbau.core.texts import LANGUAGES, read_brought, render
from biberbau.games import GAMES, game_named
from biberbau.games.variant import Written, variants_of
from biberbau.server.protocol import NamedVariant
from biberbau.server.table.settings import settings_of

OPPONENTS = 3
"""Bots at a table that is dealt at once."""


def describe_games(names: Iterable[str]) -> dict[str, Any]:
    """Return each of these games, for which there is a table, with its players, options and bots.

    With installed ones comes what the page does not know of them: what they have declared, and their words.
    """
    return {"games": [describe_game(game) | brought_with(game) for game in map(game_named, names)]}


def brought_with(game: Game) -> dict[str, Any]:
    """Return what comes with an installed game."""
    return {} if game.name in GAMES else {"declared": describe_declared(game), "texts": texts_of(game.name)}


def describe_declared(game: Game) -> dict[str, Any]:
    """Return what the table of a plain game is drawn and played by: its cards, and what actions are chosen from."""
    if game.declared is None:
        raise ValueError(f"{game.name} has declared no actions")
    cards = set(game.state.card_names)
    return {
        "cards": list(game.state.card_names),
        "actions": [
            {"word": block.word, "parts": [describe_part(name, part, cards) for name, part in block.parts.items()]}
            for block in game.declared.blocks
        ],
    }


def describe_part(name: str, part: Part, cards: Set[str]) -> dict[str, Any]:
    """Return what there is to choose from in a part of an action: cards, seats, places of a zone, or other words."""
    if isinstance(part, PlaceOf):
        return {"name": name, "kind": "place", "zone": part.zone, "values": list(map(str, range(1, part.places + 1)))}
    seats = isinstance(part, range) and name == SEAT_PART
    kind = "seat" if seats else "card" if {*map(str, part)} <= cards else "word"
    return {"name": name, "kind": kind, "zone": None, "values": list(map(str, part))}


def texts_of(name: str) -> dict[str, str]:
    """Return the words of an installed game in every language, in Fluent syntax."""
    return {language: read_brought(name, language) for language in LANGUAGES}


def describe_game(game: Game) -> dict[str, Any]:
    """Return one game with the meaning of each option in every language, its variants and its bots.

    Of variants it says what they may change, and which come with the house.  Some of the bots are listed by strength,
    too.
    """
    bots = bot_names(game)
    levels = [level for level in LEVELS if level in bots]
    return {
        "name": game.name,
        "version": game.version,
        "titles": {language: render(language, f"{game.name}-title") for language in LANGUAGES},
        "players": {"least": game.seats[0], "most": game.seats[-1]},
        "better": game.better,
        "deal": game.deal,
        "options": [
            {
                "name": option.key,
                "values": list(option.values),
                "default": option.default,
                "often": option.often,
                "counts": msgspec.to_builtins(option.counts),
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
        "variants": [msgspec.to_builtins(one) for one in named_variants(game)],
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


def named_variants(game: Game) -> list[NamedVariant]:
    """Return the variants of a game that come with the house."""
    return [
        NamedVariant(game.name, numbers_in(written), written.options, name, written.name, written.seats)
        for name, written in variants_of(game).items()
    ]


def numbers_in(written: Written) -> dict[str, list[int]]:
    """Return what a variant changes of the numbers of its game, by key."""
    return {key: list(numbers) for key, numbers in words_of(written.changed).items()}
