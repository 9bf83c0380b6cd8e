"""What the page asks for about the rules of a table: reports on what they do to matches, in JSON.

/api/reports/GAME       a `ReportOffer`: what may be asked for, and how far the report in the question is; by GET
                        nothing is begun, by POST it is
/api/reports/GAME/file  the report once it is done, as a file
The question is `constants` and `options`, as in `/api/variants/GAME`, `seats` and `matches`; what is left out is as
usual. `known` is how much the page knows to be done: the house answers when there is more.  What cannot be is answered
with a `NoReplay` that says why.
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

CHOICES: Final = (100, 300, 1000)
"""Numbers of matches to choose from."""

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
    most_matches = house.limits.report_matches if choices_of(house.limits.report_matches) else 0

    async def report(request: Request) -> Response:
        task = measuring_asked(request, most_matches)
        if request.method == "POST":
            packed: bytes | None = await begun(task, address_of_client(request))
        else:
            packed = await house.reports.look_on(task, number_in(request, "known", 0))
        return json_response(offered(task, most_matches, packed or UNKNOWN))

    async def begun(task: Measuring, address: str) -> bytes:
        if not most_matches:
            raise NotAllowed("refusal-report-off")
        house.reports.try_again(task)
        known = await house.reports.look_on(task, 0)
        if known is not None:
            return known
        if not keeper.book.may_measure(address):
            raise NotAllowed("refusal-report-too-often", most=keeper.book.limits.reports_per_hour)
        return await house.reports.look(task, 0, address)

    async def file(request: Request) -> Response:
        packed = await house.reports.done(measuring_asked(request, most_matches))
        named = f"biberbau-{request.path_params['game']}.json"
        part = msgspec.json.decode(gzip.decompress(packed), type=Part)
        body = msgspec.json.format(bytes(part.report), indent=2)
        headers = {"content-disposition": f'attachment; filename="{named}"'}
        return Response(body, media_type="application/json", headers=headers)

    return [
        Route("/api/reports/{game}", answering(report, house, keeper), methods=["GET", "POST"]),
        Route("/api/reports/{game}/file", answering(file, house, keeper)),
    ]


def measuring_asked(request: Request, most_matches: int) -> Measuring:
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
    matches = number_in(request, "matches", min(CHOICES[1], most_matches))
    if most_matches and not LEAST_MATCHES <= matches <= most_matches:
        raise NotAllowed("refusal-report-matches", least=LEAST_MATCHES, most=most_matches)
    return Measuring(name, constants, options, seats, matches)


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


def offered(task: Measuring, most_matches: int, packed: bytes) -> Offered:
    """Return what may be asked for, and how far it is."""
    least, most = players_of(task.game, task.constants)
    constants = {key: list(numbers) for key, numbers in words_of(task.constants).items()}
    part = msgspec.Raw(gzip.decompress(packed))
    choices = choices_of(most_matches)
    return Offered(constants, dict(task.options), task.seats, task.matches, least, most, choices, part)


def choices_of(most_matches: int) -> list[int]:
    """Return the numbers of matches that a house offers which makes so many; none where that says nothing."""
    return sorted({min(number, most_matches) for number in CHOICES}) if most_matches >= LEAST_MATCHES else []
