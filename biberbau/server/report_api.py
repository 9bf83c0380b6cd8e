"""What the page asks for about the rules of a table: reports on what they do to matches, in JSON.

/api/reports/GAME       a `ReportOffer`: what may be asked for, and how far the report in the question is; by GET
                        nothing is begun, by POST it is
/api/reports/GAME/file  the report once it is done, as a file
The question is `constants` and `options`, as in `/api/variants/GAME`, `seats`, `matches` and `bots`, who plays; what
is left out is as usual. `known` is how much the page knows to be done: the house answers when there is more.  What
cannot be is answered with a `NoAnswer` that says why.
"""

from __future__ import annotations

import gzip
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biberbau.core.constants import ConstantError, words_of
from biberbau.core.options import OptionError
from biberbau.games import GAMES, game_named
from biberbau.laboratory.wanted import PLAYERS
from biberbau.server.api import address_of_client, json_response
from biberbau.server.house.house import House
from biberbau.server.protocol import ReportPart, ReportQuestion
from biberbau.server.refusals import QUOTED, NotAllowed
from biberbau.server.replay_api import answering
from biberbau.server.review.tasks import Measuring
from biberbau.server.socket.connection import Doorkeeper
from biberbau.server.variant_api import options_asked

LEAST_MATCHES: Final = 20
"""With fewer the intervals say nothing."""

CHOICES: Final = dict(zip(PLAYERS, ((100, 300, 1000), (20, 50, 100)), strict=True))
"""By who plays, numbers of matches to choose from; of bots that think ahead the last is what there may be at most."""

THINKING: Final = 10
"""Of those a house makes so many times fewer matches,"""
WEIGHT: Final = 4
"""and one of their reports counts as so many of an address."""

UNKNOWN: Final = gzip.compress(msgspec.json.encode(ReportPart(False, 0, 0, 0, False, None)))
"""What is known of a report for which nobody has asked yet, packed as a desk packs."""


class Offered(ReportQuestion, frozen=True):
    """A `ReportOffer` with what the desk has written as it is, for nobody here has to read that."""

    part: msgspec.Raw


class Part(msgspec.Struct, frozen=True):
    """What of a `ReportPart` goes into a file."""

    report: msgspec.Raw


def report_routes(house: House, keeper: Doorkeeper) -> list[BaseRoute]:
    """Return the routes of one house."""
    allowed = house.limits.report_matches

    async def report(request: Request) -> Response:
        task = measuring_asked(request, allowed)
        if request.method == "POST":
            packed: bytes | None = await begun(task, address_of_client(request))
        else:
            packed = await house.reports.look_on(task, number_in(request, "known", 0))
        return json_response(offered(task, allowed, packed or UNKNOWN))

    async def begun(task: Measuring, address: str) -> bytes:
        if not choices_of(allowed, task.bots):
            raise NotAllowed("refusal-report-off")
        house.reports.try_again(task)
        known = await house.reports.look_on(task, 0)
        if known is not None:
            return known
        if not keeper.book.may_measure(address, 1 if task.bots == PLAYERS[0] else WEIGHT):
            raise NotAllowed("refusal-report-too-often", most=keeper.book.limits.reports_per_hour)
        return await house.reports.look(task, 0, address)

    async def file(request: Request) -> Response:
        packed = await house.reports.done(measuring_asked(request, allowed))
        named = f"biberbau-{request.path_params['game']}.json"
        part = msgspec.json.decode(gzip.decompress(packed), type=Part)
        body = msgspec.json.format(bytes(part.report), indent=2)
        headers = {"content-disposition": f'attachment; filename="{named}"'}
        return Response(body, media_type="application/json", headers=headers)

    return [
        Route("/api/reports/{game}", answering(report, house, keeper), methods=["GET", "POST"]),
        Route("/api/reports/{game}/file", answering(file, house, keeper)),
    ]


def measuring_asked(request: Request, allowed: int) -> Measuring:
    """Return what is asked for; HTTPException or NotAllowed name what is wrong."""
    name = request.path_params["game"]
    if name not in GAMES:
        raise HTTPException(404)
    game = game_named(name)
    chosen = options_asked(request)
    try:
        constants = game.changing.canonical(request.query_params.get("constants", ""))
        game.encode_options(chosen)
    except ConstantError as error:
        raise NotAllowed.by_the_numbers(error) from None
    except OptionError as error:
        raise NotAllowed("refusal-report-impossible", problem=str(error)[:QUOTED]) from None
    options = tuple(
        (option.key, chosen[option.key])
        for option in game.options
        if chosen.get(option.key, option.default) != option.default
    )
    least, most = players_of(name, constants)
    seats = number_in(request, "seats", least)
    if not least <= seats <= most:
        raise NotAllowed("refusal-report-seats", least=least, most=most, seats=seats)
    bots = request.query_params.get("bots", PLAYERS[0])
    if bots not in PLAYERS:
        raise NotAllowed("refusal-report-players", players=", ".join(PLAYERS))
    choices = choices_of(allowed, bots)
    matches = number_in(request, "matches", min(CHOICES[bots][1], choices[-1]) if choices else 0)
    if choices and not LEAST_MATCHES <= matches <= most_of(allowed, bots):
        raise NotAllowed("refusal-report-matches", least=LEAST_MATCHES, most=most_of(allowed, bots))
    return Measuring(name, constants, options, seats, matches, bots)


def players_of(game: str, constants: str) -> tuple[int, int]:
    """Return for how many a game with changed numbers is, as little and as much."""
    seats, changed = game_named(game).seats, words_of(constants)
    fewest = changed.get("fewest_players", (seats[0],))[0]
    return fewest, changed.get("most_players", (seats[-1],))[0]


def number_in(request: Request, key: str, usual: int) -> int:
    """Return a whole number of the question; -1 where it is none."""
    text = request.query_params.get(key)
    if text is None:
        return usual
    return int(text) if text.isascii() and text.isdigit() and len(text) < 8 else -1


def offered(task: Measuring, allowed: int, packed: bytes) -> Offered:
    """Return what may be asked for, and how far it is."""
    least, most = players_of(task.game, task.constants)
    constants = {key: list(numbers) for key, numbers in words_of(task.constants).items()}
    part = msgspec.Raw(gzip.decompress(packed))
    choices = choices_of(allowed, task.bots)
    asked_for = constants, dict(task.options), task.seats, task.matches, task.bots
    return Offered(*asked_for, least, most, choices, players_allowed(allowed), part)


def most_of(allowed: int, bots: str) -> int:
    """Return how many matches of these bots a house makes that allows so many: of those that think it makes fewer."""
    return allowed if bots == PLAYERS[0] else min(allowed // THINKING, CHOICES[bots][-1])


def players_allowed(allowed: int) -> list[str]:
    """Return who may play in reports of a house that allows so many matches; who acts at once is always named."""
    return [bots for bots in PLAYERS if bots == PLAYERS[0] or choices_of(allowed, bots)]


def choices_of(allowed: int, bots: str = PLAYERS[0]) -> list[int]:
    """Return the numbers of matches that a house offers which allows so many; none where that says nothing."""
    most = most_of(allowed, bots)
    return sorted({min(number, most) for number in CHOICES[bots]}) if most >= LEAST_MATCHES else []
