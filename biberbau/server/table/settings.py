"""The settings of a table, which concern how it is played and no rule: they are no part of a record.

The host may change them between rounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from biberbau.core.constants import ConstantError
from biberbau.core.game import Game
from biberbau.core.options import Option

LEARN: Final = "learn"
CALM: Final = "calm"
BRISK: Final = "brisk"

PACE: Final = Option("pace", (LEARN, CALM, BRISK), CALM)
"""How quick bots are, and how long the cards can be looked at before a round in real time opens."""

CLOCK_SECONDS: Final[Mapping[str, int]] = MappingProxyType({"off": 0, "relaxed": 90, "steady": 45, "tight": 20})
"""How long a person has for each decision, by the value of `CLOCK`; 0 for as long as they like."""

CLOCK: Final = Option("clock", tuple(CLOCK_SECONDS), "off")
"""Whether a clock runs against people, in games by turns; a game in real time has options of its own for that."""

MARKED: Final = "marked"
UNMARKED: Final = "unmarked"

TWINS: Final = Option("twins", (MARKED, UNMARKED), MARKED)
"""Whether the table remembers for everybody what they have seen, or everybody has to do so for themselves."""

AT_ONCE: Final = "at_once"
ROUNDS: Final = "rounds"
NEVER: Final = "never"

GUESTS: Final = Option("guests", (AT_ONCE, ROUNDS, NEVER), ROUNDS)
"""When a guest may take the seat of a bot once the match has begun: at once, between two rounds, or not at all."""

ANNOUNCED: Final[Mapping[str, str]] = MappingProxyType(
    {PACE.key: "table-pace", CLOCK.key: "table-clock", TWINS.key: "table-twins", GUESTS.key: "table-guests"}
)
"""By setting, the sentence that tells everybody of its new value."""


def settings_of(game: Game) -> tuple[Option, ...]:
    """Return what can be set at the tables of a game."""
    settings = (PACE, GUESTS) if game.real_time else (PACE, CLOCK, GUESTS)
    return settings if game.unaided is None else (*settings, TWINS)


def default_options(game: Game) -> dict[str, str]:
    """Return the options of a game as they are before anybody has changed them."""
    return {option.key: option.default for option in game.options}


def options_under(game: Game, chosen: Mapping[str, str]) -> dict[str, str]:
    """Return all options of a game: those chosen, perhaps under another version of its rules, as far as there are."""
    known = {option.key: chosen[option.key] for option in game.options if chosen.get(option.key) in option.values}
    return default_options(game) | known


def variant_under(game: Game, varied: str) -> str:
    """Return what is changed of a game's numbers, perhaps under another version of its rules, if these can have it."""
    try:
        return game.changing.canonical(varied) if varied else ""
    except ConstantError:
        return ""


def default_settings(game: Game) -> dict[str, str]:
    """Return the settings of a table of a game as they are before anybody has changed them."""
    return {setting.key: setting.default for setting in settings_of(game)}
