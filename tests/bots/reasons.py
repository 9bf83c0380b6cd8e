"""What is said for and against an action, in a form to compare."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from biberbau.bots.reasons import Fact, facts_of
from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.core.position import format_position, parse_position
from biberbau.core.telling import Listener, seat_names
from biberbau.core.view import Sentence, View
from biberbau.games import game_named
from tests.rules.catalogue import messages_in

BOTS_FOLDER = Path(__file__).parents[2] / "biberbau/bots"

Facts = Callable[[View, int], list[Fact]]


def kinds_said(facts: Facts, match: Match, seat: int, action: str) -> set[str]:
    """Return the kinds of what is said of an action that is legal."""
    number = match.game.parse_action(action)
    assert number in match.legal(seat), f"{action} is not legal"
    return {fact.kind for fact in facts(match.view(seat), number)}


def arguments_of(facts: Facts, match: Match, seat: int, action: str, kind: str) -> dict[str, str | int | float]:
    """Return the arguments of the fact of one kind, an amount of points as one number."""
    (found,) = [fact for fact in facts(match.view(seat), match.game.parse_action(action)) if fact.kind == kind]
    told: dict[str, str | int | float] = dict(found.arguments)
    if "tenths" in told:
        told["amount"] = float(told.pop("points")) + float(told.pop("tenths")) / 10
    return told


def words_of(game: str, language: str) -> Path:
    """Return the file with a game's words for reasons."""
    return BOTS_FOLDER / "of" / game.replace("-", "_") / f"texts/{language}.ftl"


def said_in_english(match: Match, seat: int, action: str) -> dict[str, str]:
    """Return by kind what is said of an action, seats being called by their numbers."""
    listener = Listener("en", seat_names("en", match.seats), seat)
    told = facts_of(match.view(seat), match.game.parse_action(action))
    return {one.kind: listener.sentence(Sentence(f"{match.game.name}-why-{one.kind}", one.arguments)) for one in told}


def with_numbers(match: Match, changed: str) -> Match:
    """Return the same situation in a variant, in which other numbers count."""
    game = game_named(match.game.name, variant=changed)
    states, _ = parse_position(format_position(match.states, match.game, 0), game)
    return Match(game, states, FastStream(0))


def kinds_of(game: str) -> set[str]:
    """Return the kinds of reason for which a game has words."""
    stem = f"{game}-why-"
    return {name.removeprefix(stem) for name in messages_in(words_of(game, "en")) if name.startswith(stem)}
