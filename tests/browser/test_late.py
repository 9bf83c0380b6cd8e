"""Two want the same place in real time: the later one reads who was first, and their cards are theirs again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.beanie_tables import beanie
from tests.browser.conftest import Visits
from tests.browser.devices import LAPTOP, PHONE, Device
from tests.browser.hands.beanie import answered, answers
from tests.browser.hands.reach import place
from tests.browser.visitor import Visitor
from tests.server.running import running_house
from tests.server.sockets_race import lay_there

pytestmark = pytest.mark.browser

SEVENS = "0:set-7C-7D-7H"
"""A set with one place left, and both players hold a beanie that fills it."""


ON_ITS_WAY = """(expected) => {
  const [king, two] = ['KC', '2C'].map((card) => document.querySelector(`[data-place="own:${card}"]`));
  return king.getBoundingClientRect().bottom < two.getBoundingClientRect().top === expected;
}"""
"""Whether the king has left the row of the hand."""


class SlowLine:
    """What the server says to a page, held back from when it is told to until the line is free again."""

    def __init__(self, page: Page) -> None:
        self.holding = False
        self.held: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket("**/ws*", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda message: self._pass_on(socket, message))

    def _pass_on(self, socket: WebSocketRoute, message: str | bytes) -> None:
        if self.holding:
            self.held.append((socket, message))
        else:
            socket.send(message)

    def free(self) -> None:
        """Let everything through that was held back, in its order."""
        self.holding = False
        for socket, message in self.held:
            socket.send(message)
        self.held.clear()


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_who_is_late_reads_who_was_first_and_has_his_card_again(device: Device, tmp_path: Path, visits: Visits) -> None:
    with running_house(tmp_path) as running:
        anna, ben = visits(running, device, "Anna"), visits(running, LAPTOP, "Ben")
        line = SlowLine(anna.page)
        anna.open_table("beanie")
        ben.take_seat(anna.code)
        anna.choose_option("beanie-option-turn_seconds", "0")
        anna.start()
        expect(place(ben, "stock")).to_be_visible()
        lay_there(running, anna.code, beanie("KC 2C 4D 9H", "KD 2D 4S 9S", turn=1, melds=SEVENS).states).result()
        # One after the other: a table that all have left is read anew from its log, which does not know this situation.
        for visitor in (anna, ben):
            visitor.page.reload()
            expect(place(visitor, "stock")).to_be_visible()
        expect(place(anna, "own:KC")).to_be_visible()

        # Ben is first; the news of it is still on its way to Anna when she does the same.
        line.holding = True
        put_down(ben, "KD", "add-M1-KD")
        answered(ben, 0)
        put_down(anna, "KC", "add-M1-KC")
        answered(anna, 0)
        anna.page.wait_for_function(ON_ITS_WAY, arg=True)
        expect(anna.page.get_by_role("alert")).to_be_empty()

        line.free()
        said = anna.page.get_by_role("alert")
        expect(said).to_contain_text(anna.words("web-late", name="Ben"))
        expect(said).to_contain_text(anna.words("beanie-event-adds-set", you="no", seat="Ben", card="DK", rank=7))
        anna.page.wait_for_function(ON_ITS_WAY, arg=False)
        expect(place(anna, "meld:M1")).to_have_accessible_name(re.compile(anna.words("beanie-card-name", card="DK")))
        assert [answer["type"] for answer in answers(anna)] == ["refused"]


def put_down(visitor: Visitor, card: str, action: str) -> None:
    """Choose a card of the own hand and do something with it."""
    visitor.press(place(visitor, f"own:{card}"))
    visitor.press(visitor.page.locator(f"[data-chip='{action}']"))
