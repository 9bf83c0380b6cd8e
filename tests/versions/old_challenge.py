"""A deal that is shared under rules which change before everybody has played it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.server.challenges import accept, alone_with_bots, play_out, seat_of, share, told
from tests.server.person import Person

Known = dict[str, Any]
"""What those who play it know, as it is handed from house to house."""

ACTIONS = 3
"""So many of its own somebody takes before the rules change."""


async def come_back(person: Person, seat: Mapping[str, str]) -> None:
    """Sit down again."""
    person.code, person.token = seat["code"], seat["token"]
    await person.reconnect()
    await person.hear_until(lambda message: message["type"] in ("snapshot", "event"))


async def begin(address: str) -> Known:
    """Play a match and share its deal; somebody begins to play it, too."""
    async with Person(address, "Anna") as anna, Person(address, "Bert") as bert:
        await alone_with_bots(anna)
        await play_out(anna)
        record, code = anna.table["record"], share(address, anna)
        await accept(bert, code)
        for _ in range(ACTIONS):
            while not bert.may_act:
                await bert.hear()
            assert (await bert.act())["type"] == "ack"
        return {"code": code, "record": record, "anna": seat_of(anna), "bert": seat_of(bert)}


async def finish(address: str, known: Known) -> dict[str, Any]:
    """Let Bert play to the end, and Cleo from the deal; return how all compare, and what each of them played."""
    code, bert_sat = known["code"], known["bert"]
    async with Person(address, "Bert") as bert, Person(address, "Cleo") as cleo:
        await come_back(bert, bert_sat)
        marked = bert.table.get("earlier_rules")
        await play_out(bert)
        await accept(cleo, code)
        await play_out(cleo)
        played = [told(address, f"replays/{person.code}/1", seats=[seat_of(person)]) for person in (bert, cleo)]
    shared = told(address, f"challenges/{code}", [known["anna"]])
    return {
        "marked": marked,
        "points": [row["points"] for row in shared["results"][0]["results"]],
        "records": [replay["record"] for replay in played],
    }
