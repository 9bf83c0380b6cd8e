"""What the page asks for to solve the position of a day, in JSON.

/api/daily                  `DailyDays`: for which days there are positions
/api/daily/GAME/DAY         a `DailyStanding`: the position, without its answer
/api/daily/GAME/DAY         POST of a `DailyChoice`: the `DailyAnswer`
Who asks sets the work going, and asks again as long as there is no question.  What cannot be told is answered with a
`NoAnswer` that says why.
"""

from __future__ import annotations

import asyncio
import datetime
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biberbau.games import GAMES
from biberbau.server.api import address_of_client, body_of, json_response, read_by
from biberbau.server.house.house import House
from biberbau.server.protocol import (
    DailyAnswer,
    DailyChoice,
    DailyDays,
    DailyQuestion,
    DailyShare,
    DailyStanding,
    TryAnswer,
)
from biberbau.server.refusals import NotAllowed
from biberbau.server.replay.archive import Archive
from biberbau.server.replay_api import answering
from biberbau.server.review.daily import DailyPart, part_in
from biberbau.server.review.tasks import Daily
from biberbau.server.socket.connection import Doorkeeper

DAYS: Final = 30
"""So many days back positions can be looked at, today among them."""

CHOICE_DECODER = msgspec.json.Decoder(DailyChoice)


def daily_routes(house: House, keeper: Doorkeeper, archive: Archive) -> list[BaseRoute]:
    """Return the routes of one house."""

    async def days(request: Request) -> Response:
        first, today = days_there_are()
        return json_response(DailyDays(first.isoformat(), today.isoformat()))

    async def found(request: Request, task: Daily) -> DailyPart:
        """Return what is known of a position; it is looked for where it is not known yet."""
        return await asyncio.to_thread(part_in, await house.reviews.look(task, 0, address_of_client(request)))

    async def question(request: Request) -> Response:
        part = await found(request, task_in(request))
        if (asked := part.asked) is None:
            return json_response(DailyStanding(None, part.others))
        path = archive.lay(asked.parsed)
        question = DailyQuestion(path, asked.seat, asked.decision.step, asked.legal)
        return json_response(DailyStanding(question, part.others))

    async def answer(request: Request) -> Response:
        """Count a choice, then tell what the actions were worth."""
        choice = read_by(CHOICE_DECODER, await body_of(request))
        task = task_in(request)
        asked = (await found(request, task)).asked
        if asked is None:
            raise NotAllowed("refusal-review-not-done")
        if choice.action is not None and choice.action not in asked.legal:
            raise NotAllowed("refusal-daily-no-action", action=choice.action)
        counted = keeper.book.may_choose(address_of_client(request)) and await asyncio.to_thread(
            house.choices.choose, task.name, choice.key, choice.action
        )
        chosen = await asyncio.to_thread(house.choices.chosen, task.name)
        shares = [DailyShare(action, count) for action, count in chosen.items()]
        return json_response(DailyAnswer(TryAnswer("points", asked.decision), shares, counted))

    return [
        Route("/api/daily", answering(days, house, keeper)),
        Route("/api/daily/{game}/{day}", answering(question, house, keeper)),
        Route("/api/daily/{game}/{day}", answering(answer, house, keeper), methods=["POST"]),
    ]


def days_there_are() -> tuple[datetime.date, datetime.date]:
    """Return the first day whose position is shown, and today; days begin at midnight UTC in every house."""
    today = datetime.datetime.now(datetime.UTC).date()
    return today - datetime.timedelta(DAYS - 1), today


def task_in(request: Request) -> Daily:
    """Return the position that is asked for; NotAllowed where there is none."""
    game: str = request.path_params["game"]
    first, today = days_there_are()
    try:
        day = datetime.date.fromisoformat(request.path_params["day"])
    except ValueError:
        raise NotAllowed("refusal-daily-no-day") from None
    if game not in GAMES or not first <= day <= today:
        raise NotAllowed("refusal-daily-no-day")
    return Daily(game, day)
