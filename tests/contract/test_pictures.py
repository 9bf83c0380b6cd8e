"""Pictures are shared by all who know the same, so nobody may change one."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator

import pytest

from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.picture import BasePicture, Frozen
from tests.contract.matches import every_game, new_match, play_on, short_options


def parts_of(value: object) -> Iterator[object]:
    """Give a picture and all that it is made of."""
    yield value
    if isinstance(value, dict | tuple):
        for part in value.values() if isinstance(value, dict) else value:
            yield from parts_of(part)


def pictures_of(game: Game, seats: int) -> Iterator[BasePicture]:
    """Give what is shown, to each seat and to everybody, in the course of a match."""
    match = new_match(game, seats, short_options(game, {}), seed=seats)
    for number, _ in enumerate(play_on(match, FastStream(seats))):
        if number % 10 == 0 or match.over:
            yield from (game.picture(match.view(viewer)) for viewer in (None, *range(seats)))


@every_game
def test_nothing_in_a_picture_can_be_changed(game: Game) -> None:
    for picture in pictures_of(game, game.seats[-1]):
        assert {type(part) for part in parts_of(picture)} <= {Frozen, tuple, str, int, bool, type(None)}


@every_game
def test_a_picture_can_be_copied_and_pickled(game: Game) -> None:
    picture = next(pictures_of(game, game.seats[0]))
    for other in (copy.copy(picture), copy.deepcopy(picture), pickle.loads(pickle.dumps(picture))):
        assert other == picture
        assert type(other) is Frozen


@pytest.mark.parametrize(
    "change",
    [
        lambda picture: picture.__setitem__("turn", 1),
        lambda picture: picture.__delitem__("turn"),
        lambda picture: picture.__ior__({"turn": 1}),
        lambda picture: picture.clear(),
        lambda picture: picture.pop("turn"),
        lambda picture: picture.popitem(),
        lambda picture: picture.setdefault("hands", ()),
        lambda picture: picture.update(turn=1),
    ],
)
def test_a_change_is_refused(change: Callable[[Frozen], object]) -> None:
    picture = Frozen(turn=0)
    with pytest.raises(TypeError, match="cannot be changed"):
        change(picture)
    assert picture == {"turn": 0}
