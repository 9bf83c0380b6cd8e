"""Games from outside the tree: installed packages offer them as entry points of the group `biberbau.games`.

    [project.entry-points."biberbau.games"]
    schwimmen = "schwimmen:GAME"

The name is the game's own.  Nothing of a package is loaded before its game is asked for.

Earlier versions of its rules, so that old records replay, stand in the group `biberbau.games.earlier`:

    [project.entry-points."biberbau.games.earlier"]
    "schwimmen.1" = "schwimmen.earlier.schwimmen_1:GAME"
"""

from __future__ import annotations

import functools
import inspect
import re
from collections.abc import Callable, Sequence
from importlib import metadata
from typing import Final, TypeVar

from biberbau.core import contract
from biberbau.core.errors import GameError
from biberbau.core.game import Game, game_of
from biberbau.core.record import version_in
from biberbau.core.state import MATCH_OVER_WORD, ROUND_OVER_WORD, fields_of
from biberbau.core.texts import LANGUAGES, has_message

Loaded = TypeVar("Loaded")

GROUP: Final = "biberbau.games"
"""The group of entry points."""

EARLIER_GROUP: Final = "biberbau.games.earlier"
"""That of earlier versions, each called by its game and its number, as in `schwimmen.1`."""

NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

FUNCTIONS: Final = {
    name: len(inspect.signature(function).parameters)
    for name, function in vars(contract).items()
    if inspect.isfunction(function) and function.__module__ == contract.__name__ and not name.startswith("_")
}
"""How many arguments each function of the contract takes."""


@functools.cache
def offered(group: str = GROUP) -> dict[str, tuple[metadata.EntryPoint, ...]]:
    """Return who offers a game, by its name."""
    points = sorted(metadata.entry_points(group=group), key=lambda point: point.name)
    return {
        name: tuple(point for point in points if point.name == name) for name in dict.fromkeys(p.name for p in points)
    }


def load(name: str) -> Game:
    """Return the game that a package offers under a name; GameError names the package and what is missing."""
    return only_one(offered()[name], name, f"the game '{name}'")


def kept_versions(name: str) -> tuple[int, ...]:
    """Return the earlier versions of a game that packages offer."""
    start = f"{name}."
    found = (version_in(point.removeprefix(start)) for point in offered(EARLIER_GROUP) if point.startswith(start))
    return tuple(version for version in found if version is not None)


def load_earlier(name: str, version: int) -> Game:
    """Return an earlier version of a game that a package offers; GameError as `load`."""
    called = f"version {version} of the game '{name}'"
    game = only_one(offered(EARLIER_GROUP)[f"{name}.{version}"], name, called)
    if game.version != version:
        raise GameError(f"{called} cannot be played: it calls itself version {game.version}")
    return game


def only_one(points: Sequence[metadata.EntryPoint], name: str, called: str) -> Game:
    """Return the game of the only entry point; GameError names the package and what is missing."""
    packages = " and ".join(sorted(point.dist.name if point.dist else point.module for point in points))
    try:
        if len(points) > 1:
            raise GameError("only one package can offer it")
        return checked(name, points[0])
    except GameError as error:
        raise GameError(f"{called} of {packages} cannot be played: {error}") from error


def checked(name: str, point: metadata.EntryPoint) -> Game:
    """Load a game and hold it against what every game keeps."""
    game = loaded(point.value, point.load)
    if not isinstance(game, Game):
        raise GameError(f"{point.value} is no Game, as plain_game makes it, but {type(game).__name__}")
    if not NAME.fullmatch(name) or game.name != name:
        raise GameError(f"it calls itself '{game.name}'; both names are the same, of small letters, digits and hyphens")
    check_face(game)
    check_rules(game)
    check_reasons(game)
    return game


def loaded(what: str, load: Callable[[], Loaded]) -> Loaded:
    """Load a part of a package, whose code may do anything; GameError says in one line why it cannot be loaded."""
    try:
        return load()
    except GameError:
        raise
    except Exception as error:
        why = " ".join(str(error).split())
        raise GameError(f"{what} cannot be loaded: {type(error).__name__}: {why}") from error


def check_face(game: Game) -> None:
    """Raise GameError for a package or a record that cannot be this game's."""
    from biberbau.core.looks import MOST_SEATS

    if loaded(f"the GAME of its package {game.package}", lambda: game_of(game.package)) is not game:
        raise GameError(f"its package {game.package} has another GAME")
    if not game.seats or game.seats[0] < 1 or game.seats[-1] > MOST_SEATS or game.seats.step != 1:
        raise GameError(f"it is for {game.seats} players; there are seats for 1 to {MOST_SEATS}")
    fields = fields_of(game.state)
    for name in ("phase", "options", "totals", "round_scores"):
        if name not in fields:
            raise GameError(f"its State declares no {name}")
    words = fields["phase"].words or {}
    if [words[number] for number in sorted(words)][-2:] != [ROUND_OVER_WORD, MATCH_OVER_WORD]:
        raise GameError(f"its last two phases are not {ROUND_OVER_WORD} and {MATCH_OVER_WORD}")
    if fields["options"].per[0] != len(game.options):
        raise GameError(f"its State has room for {fields['options'].per[0]} options, and it has {len(game.options)}")
    for name in ("totals", "round_scores"):
        if fields[name].per[0] < game.seats[-1]:
            raise GameError(f"its {name} have room for {fields[name].per[0]} seats, and it is for {game.seats[-1]}")
    for name, field in fields.items():
        for other in filter(None, (field.count, field.known)):
            if other not in fields:
                raise GameError(f"its field {name} names {other}, which is no field")


def check_rules(game: Game) -> None:
    """Raise GameError for what the rules do not define."""
    rules = loaded("its rules", lambda: game.rules)
    missing = [name for name in FUNCTIONS if not callable(getattr(rules, name, None))]
    if missing:
        raise GameError(f"its rules lack {', '.join(missing)} (biberbau/core/contract.py says what they do)")
    for name, arguments in FUNCTIONS.items():
        function = getattr(rules, name)
        taken = len(inspect.signature(getattr(function, "py_func", function)).parameters)
        if taken != arguments:
            raise GameError(f"{name} of its rules takes {taken} arguments instead of {arguments}")
    if getattr(rules, "MAX_ACTIONS", None) != game.action_count:
        raise GameError(f"MAX_ACTIONS of its rules is not the number of its actions, {game.action_count}")
    for name, wanted in (("State", game.state), ("CHANCE", contract.CHANCE), ("Actions", contract.Actions)):
        if getattr(rules, name, None) is not wanted:
            raise GameError(f"its rules do not import {name}")


def check_reasons(game: Game) -> None:
    """Raise GameError for a reason without a sentence."""
    messages = loaded("the REASONS of its rules.reasons", lambda: [one.message for one in game.reasons.values()])
    for language in LANGUAGES:
        missing = [message for message in messages if not has_message(language, message)]
        if missing:
            raise GameError(f"the texts of {game.name} in {language}.ftl lack {', '.join(missing)}")
