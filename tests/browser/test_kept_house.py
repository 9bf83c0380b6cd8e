"""What whoever keeps the house says, closes and forbids, as people see it who are in the middle of something."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from biberbau.server.administration.asking import ask
from biberbau.server.administration.requests import (
    Announce,
    Ban,
    CloseTable,
    Drain,
    OpenTable,
    Unban,
    Undrain,
    Withdraw,
)
from tests.browser.conftest import Visits
from tests.browser.devices import LAPTOP, PHONE, Device
from tests.browser.house import House
from tests.browser.inspection import inspect
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

LINE = "The house closes at eleven and is back at midnight; whatever you are playing will stand as it is until then."
"""Three lines on a phone."""

OUT_OF_SIGHT = """() => [...document.querySelectorAll('main button')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0)
  .map((one) => [one.textContent.trim() || one.ariaLabel, Math.round(one.getBoundingClientRect().bottom)])
  .filter(([, bottom]) => bottom > window.innerHeight)"""
"""The buttons of the table that end below the screen, and where."""


@contextmanager
def announced(house: House, visitor: Visitor) -> Iterator[None]:
    """Say the line during the block."""
    ask(house.folder, Announce(LINE))
    try:
        expect(visitor.page.get_by_text(LINE)).to_be_visible()
        visitor.settle()
        yield
    finally:
        ask(house.folder, Withdraw())
    expect(visitor.page.get_by_text(LINE)).to_be_hidden()
    visitor.settle()


@pytest.mark.parametrize(
    "device", [PHONE, Device(360, 640, "en", touch=True), LAPTOP], ids=["phone", "small", "laptop"]
)
@pytest.mark.parametrize("game", ["biber-gang", "daumen-drauf"])
def test_in_the_middle_of_a_match_every_button_stays_on_the_screen(
    device: Device, game: str, house: House, visits: Visits
) -> None:
    anna = visits(house, device)
    anna.go()
    anna.press(anna.tile_button(game, "web-play-now"))
    anna.wait_for_turn()
    anna.settle()
    before = anna.page.evaluate(OUT_OF_SIGHT)
    height = anna.page.evaluate("document.querySelector('.table').offsetHeight")
    with announced(house, anna):
        assert anna.page.evaluate(OUT_OF_SIGHT) == before == []
        assert anna.page.evaluate("document.querySelector('.table').offsetHeight") < height
    assert anna.page.evaluate("document.querySelector('.table').offsetHeight") == height


def in_sight(visitor: Visitor, text: str) -> bool:
    """Whether all of a sentence lies on the screen."""
    box = visitor.page.get_by_text(text).bounding_box()
    return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= visitor.device.height


def test_who_has_scrolled_down_reads_why_no_table_was_opened(house: House, visits: Visits) -> None:
    anna = visits(house, PHONE)
    anna.go()
    last = anna.page.get_by_role("article").last.get_by_role("button", name=anna.words("web-play-now"))
    last.evaluate("one => one.scrollIntoView({ block: 'end' })")
    ask(house.folder, Drain())
    try:
        for _ in range(2):
            anna.press(last)
            reason = anna.words("refusal-house-drains")
            expect(anna.page.get_by_role("alert")).to_have_text(reason)
            anna.settle()
            assert in_sight(anna, reason)
    finally:
        ask(house.folder, Undrain())


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_table_that_is_closed_asks_nobody_to_sit_down(device: Device, house: House, visits: Visits) -> None:
    anna, ben = visits(house, LAPTOP), visits(house, device, "Ben")
    anna.open_table()
    ben.go(f"/t/{anna.code}")
    seat = ben.button("web-take-seat")
    expect(seat).to_be_visible()
    ask(house.folder, CloseTable(anna.code))
    for visitor in (anna, ben):
        expect(visitor.page.get_by_role("heading", name=visitor.words("web-table-closed"))).to_be_visible()
        expect(visitor.button("web-home").last).to_be_visible()
        assert not inspect(visitor)
    expect(seat).to_be_hidden()
    expect(anna.button("web-start")).to_be_hidden()
    ask(house.folder, OpenTable(anna.code))
    expect(seat).to_be_visible()


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_who_is_banned_gets_the_page_of_the_house_with_why(device: Device, house: House, visits: Visits) -> None:
    anna = visits(house, device)
    ask(house.folder, Ban("127.0.0.1"))
    try:
        for path in ("/", "/t/ABCDEF"):
            anna.go(path)
            expect(anna.page.get_by_role("heading", name=anna.words("web-turned-away"))).to_be_visible()
            expect(anna.page.get_by_text(anna.words("door-banned"))).to_be_visible()
            assert not inspect(anna)
    finally:
        ask(house.folder, Unban("127.0.0.1"))
    anna.go()
    expect(anna.tile("biber-gang")).to_be_visible()
    # The browser notes each answer that says no, and that a socket is given up before there is one.
    anna.complaints = [one for one in anna.complaints if "403" not in one and "WebSocket is closed before" not in one]
