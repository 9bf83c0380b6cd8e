"""Whether every version that was handed out can be played on, and shown by the page of today."""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator
from types import ModuleType

from biberbau.core.game import Game
from biberbau.core.keeping import EARLIER
from biberbau.core.texts import LANGUAGES
from biberbau.games import GAMES, game_named, module_name, versions_of
from biberbau.server.typescript.files import picture_file, picture_module
from tests.versions.digests import digest, named, released
from tests.versions.keeping import FLOORS, MESSAGES, ROOT, messages_in


def problems() -> Iterator[str]:
    """Give what is wrong, in sentences."""
    for written, known in released().items():
        name, _, version = written.partition("/")
        newest = game_named(name)
        if int(version) == newest.version and digest(newest) != known:
            yield (
                f"the rules of {written} have changed, and logs hold matches of it; if these go as they went, "
                f"'make same-rules GAME={name}' shows it, and else put the rules back, say 'make keep-rules "
                f"GAME={name}', and change them again"
            )
        elif int(version) not in versions_of(name):
            yield f"{written} was released, but its rules are not in biberbau/games/{EARLIER}; bring them back"
        elif int(version) != newest.version and digest(game_named(name, int(version))) != known:
            yield f"the rules of {written} in biberbau/games/{EARLIER} are not those of its release; bring them back"
    for name in GAMES:
        for number in versions_of(name)[:-1]:
            yield from problems_of(game_named(name, number))


def problems_of(game: Game) -> Iterator[str]:
    """Give what keeps an earlier version from being played on at a table of today."""
    newest, said = game_named(game.name), named(game)
    if game.version >= newest.version:
        yield f"{said} is kept as an earlier version, but {named(newest)} is today's"
    if game.real_time != newest.real_time:
        yield f"{said} and {named(newest)} are not played in the same way: one by turns, one in real time"
    pictures = [picture_file(module) for module in (picture_of(game), picture_module(game.name))]
    if without_header(pictures[0]) != without_header(pictures[1]):
        yield f"the picture of {said} has other types than that of {named(newest)}, which the page draws"
    home = ROOT / "biberbau" / "games" / EARLIER / f"{module_name(game.name)}_{game.version}"
    for language in LANGUAGES:
        today: dict[str, list[str]] = {}
        for floor in FLOORS:
            today |= messages_in(ROOT / "biberbau" / floor / module_name(game.name) / "texts" / f"{language}.ftl")
        for message, given in json.loads((home / MESSAGES).read_text(encoding="utf-8")).items():
            if message not in today:
                yield f"{said} says {message}, which {language}.ftl does not have any more"
            elif language == LANGUAGES[0] and not set(today[message]) <= set(given):
                yield f"{said} says {message} without an argument that it now has; give the new one its own name"


def picture_of(game: Game) -> ModuleType:
    """Return the module in which an earlier version declares its picture."""
    return importlib.import_module(f"{game.package}.picture")


def without_header(text: str) -> str:
    """Return generated types without the line that says from what."""
    return text.partition("\n\n")[2]
