"""What the page asks for about variants: games with other numbers, as the files that the command line reads.

/api/variants           POST of such a file: what it says, for the table to be asked
/api/variants/GAME      such a file, of the numbers and options in the question: `constants` is written as in records
                        (`beavers:6,bonus:10/20/30`), `options` as in `rounds:2`
What cannot be is answered with a `reason`.
"""

from __future__ import annotations

import asyncio

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biberbau.core.constants import ConstantError
from biberbau.core.options import OptionError
from biberbau.games import game_named
from biberbau.games.variant import VariantError, Written, read_written, text_of
from biberbau.server.api import address_of_client, body_of, json_response
from biberbau.server.catalogue import numbers_in
from biberbau.server.protocol import FRAME_LIMIT, Sentence, WrittenVariant
from biberbau.server.refusals import QUOTED
from biberbau.server.socket.connection import Doorkeeper
from biberbau.server.warmup.at_tables import games_at_tables


def variant_routes(keeper: Doorkeeper) -> list[BaseRoute]:
    """Return the routes of one house."""

    async def read(request: Request) -> Response:
        if not keeper.book.may_ask(address_of_client(request)):
            return refusing(429, "refusal-replay-too-often")
        try:
            text = (await body_of(request)).decode()
        except HTTPException:
            return refusing(413, "refusal-replay-too-long", most=FRAME_LIMIT)
        except UnicodeDecodeError as error:
            return refusing(422, "refusal-replay-not-text", byte=error.start)
        try:
            # Whatever it is, reading it keeps nobody else waiting.
            return json_response(told(await asyncio.to_thread(read_written, text)))
        except VariantError as error:
            if error.why is not None:
                return refusing(422, error.why.message, **error.why.arguments)
            return refusing(422, "refusal-variant-file", problem=str(error)[:QUOTED])

    async def write(request: Request) -> Response:
        if not keeper.book.may_ask(address_of_client(request)):
            return refusing(429, "refusal-replay-too-often")
        name = request.path_params["game"]
        if name not in games_at_tables():
            raise HTTPException(404)
        game, asked = game_named(name), request.query_params
        options = options_asked(request)
        try:
            game.encode_options(options)
            written = asked.get("constants", "")
            text = text_of(game, game.changing.canonical(written) if written else "", options)
        except ConstantError as error:
            return refusing(422, error.message, **error.arguments)
        except OptionError as error:
            return refusing(422, "refusal-variant-file", problem=str(error)[:QUOTED])
        named = {"content-disposition": f'attachment; filename="{name}.toml"'}
        return Response(text, media_type="application/toml", headers=named)

    return [Route("/api/variants", read, methods=["POST"]), Route("/api/variants/{game}", write)]


def options_asked(request: Request) -> dict[str, str]:
    """Return the options in a question."""
    pairs = (pair.partition(":") for pair in request.query_params.get("options", "").split(",") if pair)
    return {key: value for key, _, value in pairs}


def told(written: Written) -> WrittenVariant:
    """Return what a file says."""
    return WrittenVariant(written.game.name, numbers_in(written), written.options)


def refusing(status: int, message: str, **arguments: str | int) -> Response:
    """Return why there is no answer."""
    return json_response({"reason": Sentence(message, arguments)}, status)
