"""What the page asks for to put people and bots on one scale, in JSON.

/api/ratings    POST of `RatedGame`s: the `GameRatings` of each
The house keeps nothing of it: who played is a number of the page's own.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biberbau.games import game_named
from biberbau.reviews.rating import RatedMatch, rate
from biberbau.server.api import body_of, json_response, read_by
from biberbau.server.house.house import House
from biberbau.server.protocol import GameRatings, MatchTotals, PlayerRating, RatedGame
from biberbau.server.replay_api import answering
from biberbau.server.socket.connection import Doorkeeper
from biberbau.server.warmup.at_tables import games_at_tables

LONGEST: Final = 256 << 10
"""Bytes of a request; a match has some sixty."""

DRIFT: Final = 0.08
"""How much anybody's strength may change from match to match, for people learn."""

MOST_GAMES: Final = 100
"""So many games may be asked about at once: those of the house, and any that are installed."""

DECODER = msgspec.json.Decoder(Annotated[list[RatedGame], msgspec.Meta(max_length=MOST_GAMES)])


def ratings_routes(house: House, keeper: Doorkeeper) -> list[BaseRoute]:
    """Return the routes of one house."""

    async def ratings(request: Request) -> Response:
        games = read_by(DECODER, await body_of(request, LONGEST))
        if not all(one.game in games_at_tables() and all(map(is_match, one.matches)) for one in games):
            raise HTTPException(400)
        return json_response([await asyncio.to_thread(rated, one) for one in games])

    return [Route("/api/ratings", answering(ratings, house, keeper), methods=["POST"])]


def is_match(match: MatchTotals) -> bool:
    """Whether everybody has a total."""
    return len(match.players) == len(match.totals)


def rated(game: RatedGame) -> GameRatings:
    """Return how strong everybody seems to be in a game, the strongest first."""
    matches = (RatedMatch([str(player) for player in one.players], one.totals) for one in game.matches)
    found = rate(matches, game_named(game.game).better, DRIFT)
    return GameRatings(game.game, [PlayerRating(int(one.player), one.mu, one.sigma, one.matches) for one in found])
