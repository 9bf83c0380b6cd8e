"""Pictures: what a client is shown of a view, as values that go over the wire as JSON and that nobody can change.

A game declares its picture as a `TypedDict` that goes on from `BasePicture`, with read-only fields of numbers, texts,
tuples and further such dictionaries.  The types of the browser client are generated from it with all that is written
about it (`biberbau.server.typescript`), so descriptions are worded for both.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any, NoReturn, ParamSpec, TypedDict, TypeVar

from typing_extensions import ReadOnly


class BasePicture(TypedDict):
    """What the pictures of all games have."""

    phase: ReadOnly[str]
    """A word for where the round stands; "dealing", "round_over" and "match_over" in every game."""
    round: ReadOnly[int]
    """The round that is played, from 1."""
    turn: ReadOnly[int | None]
    """The seat whose turn it is, if it is anybody's."""
    totals: ReadOnly[tuple[int, ...]]
    """By seat, the points of all finished rounds."""
    sheet: ReadOnly[tuple[object, ...] | None]
    """After a round: by seat, how its score comes about."""
    winners: ReadOnly[tuple[int, ...] | None]
    """After the match: the seats that have won."""


class Frozen(dict[str, Any]):
    """A dictionary that refuses every change with TypeError.

    Not a frozen dataclass: one with the twenty fields of a picture takes five times as long to make.
    """

    __slots__ = ()

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("a picture cannot be changed; dict(picture) gives a copy that can")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> tuple[type[Frozen], tuple[dict[str, Any]]]:
        return Frozen, (dict(self),)


Arguments = ParamSpec("Arguments")
Fields = TypeVar("Fields", bound=Mapping[str, object])


def frozen(draw: Callable[Arguments, Fields]) -> Callable[Arguments, Fields]:
    """Let a function that draws a picture, or a part of one, return it as one that nobody can change."""

    @functools.wraps(draw)
    def drawn(*args: Arguments.args, **kwargs: Arguments.kwargs) -> Fields:
        return Frozen(draw(*args, **kwargs))  # type: ignore[return-value]

    return drawn
