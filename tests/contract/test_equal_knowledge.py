"""Who knows the same is shown and told the same: the server tells it once to all of them."""

from __future__ import annotations

from dataclasses import astuple

import pytest

from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from tests.contract.matches import every_game, new_match, play_on, short_options


def what_is_told(before: Match, after: Match, viewer: int | None) -> tuple[object, object]:
    """Return what one pair of eyes knows before and after an action, and what it is shown and told of it."""
    game, (actor, action) = after.game, after.actions[-1]
    old, new = before.view(viewer), after.view(viewer)
    concealed = game.conceals(new, actor)
    told = game.narrate(old, new, actor, None if concealed else action)
    return (old.bytes, new.bytes, concealed), (game.picture(new), astuple(told))


@pytest.mark.long
@every_game
def test_who_knows_the_same_is_told_the_same(game: Game) -> None:
    for seats in game.seats:
        match = new_match(game, seats, short_options(game, {}), seed=seats)
        for seat, action in play_on(match, FastStream(seats)):
            after = match.copy(FastStream(seats))
            after.apply(seat, action)
            told: dict[object, object] = {}
            others = {*after.actors()} if game.actor_is_shown_more else set()
            for viewer in {None, *range(seats)} - others:
                knowledge, tale = what_is_told(match, after, viewer)
                assert told.setdefault(knowledge, tale) == tale
