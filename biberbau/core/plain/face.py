"""The public face of a game that says no more than it must."""

from __future__ import annotations

import functools
import importlib.util
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from biberbau.core.errors import GameError
from biberbau.core.game import Game
from biberbau.core.keeping import home
from biberbau.core.options import Option
from biberbau.core.plain.actions import MOST_ACTIONS, Actions
from biberbau.core.plain.drawing import plain_drawing
from biberbau.core.plain.narration import plain_narration
from biberbau.core.plain.picture import plain_picture
from biberbau.core.plain.positions import Impossible, PlainPositions
from biberbau.core.plain.zones import of_seats, seen_zones_of, zones_of
from biberbau.core.state import State
from biberbau.core.texts import LANGUAGES, add_texts, has_message
from biberbau.core.view import Sentence, View
from biberbau.core.winning import Better

MOST_CARDS: Final = 62
"""So many fit a set of 64 bits."""


def plain_game(
    *,
    name: str,
    version: int,
    seats: range,
    options: Sequence[Option],
    better: Better,
    state: type[State],
    actions: Actions,
    package: str,
    open_actions: bool = False,
    impossible: Impossible | None = None,
    **own: Any,
) -> Game[Any]:
    """Return a game whose notation, picture, positions and narration follow from what it has declared.

    With `open_actions` everybody is told each action whole; without, the others are told that somebody has acted, and
    see which cards lie elsewhere then.  `impossible` says of a record that was read from a position why it cannot be:
    compiled rules see whatever it lets pass.  `own` are fields of `Game` that the game brings itself.

    Its texts lie in the folder `texts` of its package.  GameError says what is missing.
    """
    check_declaration(name, state, actions)
    bring_texts(name, package)
    check_texts(name, options, state, actions)

    def name_action(action: int) -> Sentence:
        block, number = actions.found(action)
        return Sentence(f"{name}-action-{block.word}", block.arguments(number, None))

    def explain(view: View, seat: int, action: int) -> dict[str, str | int]:
        block, number = actions.found(action)
        return block.arguments(number, view)

    def conceals(after: View, actor: int) -> bool:
        return not open_actions and after.seat != actor

    plain: dict[str, Any] = {
        "format_action": actions.format,
        "parse_action": actions.parse,
        "name_action": name_action,
        "explain": explain,
        "picture": plain_picture,
        "draw": functools.partial(plain_drawing, name),
        "narrate": functools.partial(plain_narration, actions),
        "conceals": conceals,
        "positions": PlainPositions(state, impossible),
        "declared": actions,
    }
    return Game(
        name=name,
        version=version,
        seats=seats,
        options=tuple(options),
        better=better,
        state=state,
        action_count=actions.count,
        package=package,
        **(plain | own),
    )


def is_plain(game: Game) -> bool:
    """Whether a table can be drawn, and played at, that knows nothing of a game but what it has declared."""
    return (
        game.declared is not None
        and game.picture is plain_picture
        and game.parse_action == game.declared.parse
        and not game.real_time
    )


def check_declaration(name: str, state: type[State], actions: Actions) -> None:
    """Raise GameError for a declaration from which not everything follows."""
    if not 0 < actions.count <= MOST_ACTIONS:
        raise GameError(f"{name} declares {actions.count} actions; there are 1 to {MOST_ACTIONS}")
    if not 0 < len(state.card_names) <= MOST_CARDS:
        raise GameError(f"{name} names {len(state.card_names)} cards in State.card_names; there are 1 to {MOST_CARDS}")
    strange = [card for card in state.card_names if card in ("?", "-", "") or set(card) & set(' -,:\n"')]
    if strange or len(set(state.card_names)) < len(state.card_names):
        raise GameError(
            f"{name} has cards whose names cannot be told apart in a position: {strange or state.card_names}"
        )
    for field_name, field in zones_of(state).items():
        if len(field.per) > 1 + of_seats(state, field_name):
            raise GameError(f"{name} declares {field_name} with more axes than seats and places")


def bring_texts(name: str, package: str) -> None:
    """Add the texts of a package to the catalogue; those of the newest version serve the earlier ones too."""
    if home(package):
        return
    found = importlib.util.find_spec(package)
    if found is None or not found.submodule_search_locations:
        raise GameError(f"{name} says that it lies in {package}, which is no package")
    add_texts(name, Path(found.submodule_search_locations[0]) / "texts")


def check_texts(name: str, options: Sequence[Option], state: type[State], actions: Actions) -> None:
    """Raise GameError for the messages that are missing, in whichever language."""
    wanted = [f"{name}-title", *(f"{name}-field-{zone}" for zone in seen_zones_of(state))]
    for option in options:
        wanted += [f"{name}-option-{option.key}", f"{name}-option-{option.key}-meaning"]
    for block in actions.blocks:
        wanted += [f"{name}-action-{block.word}", f"{name}-event-{block.word}"]
    for language in LANGUAGES:
        missing = [message for message in wanted if not has_message(language, message)]
        if missing:
            raise GameError(f"the texts of {name} in {language}.ftl lack {', '.join(missing)}")
