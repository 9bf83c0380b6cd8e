"""An evening: the matches that a table has finished, of whatever games, and how everybody stands after them.

A match gives a point for everybody whom one has left behind, and half a point for everybody with whom one is level: of
n players the first gets n - 1 points and the last none, and those who are level share what their places are worth.
Points of different games can be added up because nothing else of a game goes into them.

It follows from the events of the table alone.  A row of the standing belongs to a name, since no two at a table have
the same one: whoever leaves keeps what they have won, and whoever comes back under their name goes on from there.
Nobody who stays can take the name of somebody with whom they have played, for the two rows would become one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from biberbau.core.game import Game
from biberbau.core.winning import places
from biberbau.server.protocol import EveningInfo, MatchResult, Standing

Player = tuple[Literal["human", "bot"], str]
"""Whose row it is: a person or a bot of that name."""


class Evening:
    """The matches since the table was opened, or since the last evening was ended."""

    def __init__(self) -> None:
        self.results: list[MatchResult] = []
        self.players: list[tuple[Player, ...]] = []
        """By match, who sat in each seat."""
        self.ended = False

    def count(self, match: int, game: Game, players: Sequence[Player], totals: list[int]) -> None:
        """Add a match that is over by its number at the table, with who sat in each seat."""
        taken = places(totals, game.better)
        kinds, names = [kind for kind, _ in players], [name for _, name in players]
        result = MatchResult(match, game.name, game.better, names, kinds, totals, taken, place_points(taken))
        self.results.append(result)
        self.players.append(tuple(players))

    def rename(self, player: Player, name: str) -> None:
        """Somebody is called otherwise from now on, also in what was played before."""
        renamed = player[0], name
        self.players = [tuple(renamed if one == player else one for one in row) for row in self.players]
        self.results = [
            msgspec.structs.replace(result, names=[name for _, name in row])
            for result, row in zip(self.results, self.players, strict=True)
        ]

    def partners(self, player: Player) -> set[str]:
        """Return the names of the people who have finished a match with somebody."""
        return {name for row in self.players if player in row for kind, name in row if kind == "human"} - {player[1]}

    def end(self) -> None:
        """Close the standing."""
        self.ended = True

    def go_on(self) -> None:
        """Somebody wants to play: after an evening that was ended another one begins."""
        if self.ended:
            self.results, self.players, self.ended = [], [], False

    def info(self, seated: Sequence[Player]) -> EveningInfo | None:
        """Return how everybody is told it; None before the first match is over."""
        if not self.results:
            return None
        return EveningInfo(self.results, self.standing(seated), self.ended)

    def standing(self, seated: Sequence[Player]) -> list[Standing]:
        """Return a row for everybody who has played, the best first; `seated` are those who sit there now, by seat."""
        points: dict[Player, float] = {}
        matches: dict[Player, int] = {}
        wins: dict[Player, int] = {}
        for result, players in zip(self.results, self.players, strict=True):
            for player, place, earned in zip(players, result.places, result.points, strict=True):
                points[player] = points.get(player, 0.0) + earned
                matches[player] = matches.get(player, 0) + 1
                wins[player] = wins.get(player, 0) + (place == 1)
        seats = {player: number for number, player in enumerate(seated)}
        ranked = dict(zip(points, places(list(points.values()), "high"), strict=True))
        return [
            Standing(player[1], player[0], seats.get(player), place, points[player], matches[player], wins[player])
            for player, place in sorted(ranked.items(), key=lambda row: row[1])
        ]


def place_points(taken: Sequence[int]) -> list[float]:
    """Return, by seat, what the places of a match are worth."""
    return [sum(other > place for other in taken) + (taken.count(place) - 1) / 2 for place in taken]
