"""What of a match is shared, read from the log of its table."""

from __future__ import annotations

from collections.abc import Sequence

from biberbau.core.record import parse_record
from biberbau.server.challenges.events import Challenged, Place
from biberbau.server.refusals import NotAllowed
from biberbau.server.replay.matches import dealt_in_log, record_in
from biberbau.server.replay.shelf import name_of
from biberbau.server.table.table import TableBroken


def challenged_in(code: str, bodies: Sequence[bytes], number: int, holder: str, club: bool) -> Challenged:
    """Return how the deal of a table's match is shared by the seat whose token has this hash.

    NotAllowed says why it cannot be; TableBroken where the log makes no sense.
    """
    dealt = dealt_in_log(code, bodies, number)
    table = dealt.table
    if table.match is None or table.origin is not None:
        raise NotAllowed("refusal-challenge-origin")
    if table.match.game.variant:
        raise NotAllowed("refusal-challenge-variant")
    bots = [(seat.bot, seat.name) if seat.kind == "bot" else None for seat in table.seats]
    options, settings = table.match.options, dict(table.settings)
    record = record_in(dealt)
    held = table.held_by(holder)
    if held is None:
        raise NotAllowed("refusal-challenge-seat")
    bots[held.number] = None
    match = table.match
    if len(table.seats) != len(bots):
        raise TableBroken(f"match {number} of table {code} did not end with the seats that it began with")
    return Challenged(
        source=f"{code}/{number}",
        record=name_of(parse_record(record)),
        seat=held.number,
        club=club,
        game=table.game.name,
        version=table.game.version,
        options=options,
        settings=settings,
        seed=table.seed.hex(),
        dice=table.dice.hex(),
        places=[
            Place(name=seat.name, points=points, token=seat.token)
            if bot is None
            else Place(name=bot[1], points=points, bot=bot[0], token=seat.token)
            for seat, points, bot in zip(table.seats, match.totals, bots, strict=True)
        ],
    )
