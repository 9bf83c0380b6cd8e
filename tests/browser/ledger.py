"""What a house has written down of a table, held against what its pages were told and what they offer."""

from __future__ import annotations

from collections.abc import Iterable

from biberbau.core.record import replay
from biberbau.games import game_named
from biberbau.server.table.events import Acted
from biberbau.server.table.restoring import fold
from biberbau.server.table.table import Table
from tests.browser.house import House
from tests.browser.match import record_of_page
from tests.browser.visitor import Visitor
from tests.server.histories import read_log


def acknowledged(visitor: Visitor) -> dict[int, str]:
    """The actions that were acknowledged to a page, by the numbers that they got in the log."""
    asked = {message["id"]: message["action"] for message in visitor.sent if message["type"] == "act"}
    answers = [message for message in visitor.received if message["type"] == "ack" and message["id"] in asked]
    return {answer["seq"]: asked[answer["id"]] for answer in answers}


def assert_offers_what_was_played(visitor: Visitor, house: House) -> None:
    """The record that a page offers of a match that has just ended replays, and is the one that the log leads to."""
    record = record_of_page(visitor)
    replay(record, game_named(record.game))
    table = Table(visitor.code)
    for _ in fold(table, read_log(house.folder, table.code)):
        pass
    assert str(record) == table.record


def assert_nothing_is_lost(house: House, code: str, visitors: Iterable[Visitor]) -> None:
    """What was acknowledged to the pages is in the log as they meant it, and what people did there they have done."""
    bodies = read_log(house.folder, code)
    events = enumerate(fold(Table(code), bodies), 1)
    kept = {number: (event.seat, event.action) for number, event in events if isinstance(event, Acted) and event.key}
    told = {number: (one.seat, action) for one in visitors for number, action in acknowledged(one).items()}
    assert told == kept
