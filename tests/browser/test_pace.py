"""The pace of a table is seen and heard: the opening of a round, a pause for all, clocks, and bots that are sent on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.devices import LAPTOP, PHONE
from tests.browser.house import House
from tests.browser.inspection import inspect

pytestmark = pytest.mark.browser


def test_a_round_opens_for_all_at_once_and_a_pause_is_for_all(house: House, visits: Visits) -> None:
    anna, ben = visits(house, PHONE, "Anna"), visits(house, LAPTOP, "Ben")
    anna.open_table("beanie")
    ben.take_seat(anna.code)
    anna.choose_option("web-setting-pace", "brisk")
    anna.start()
    for visitor in (anna, ben):
        expect(visitor.page.locator(".game .table")).to_be_visible()
        expect(visitor.page.locator(".opening .count")).to_be_visible()
    turn = anna.latest(lambda message: message["type"] == "event")["situation"]["picture"]["turn"]
    early = (anna, ben)[turn]
    early.page.keyboard.press("s")
    expect(early.page.get_by_role("alert")).to_contain_text(early.words("refusal-opening"))
    for visitor in (anna, ben):
        expect(visitor.page.locator(".opening")).to_be_hidden()

    ben.press(ben.button("web-menu"))
    ben.press(ben.button("web-pause"))
    expect(anna.page.get_by_text(anna.words("web-paused", name="Ben")).first).to_be_visible()
    assert not inspect(anna)
    anna.press(anna.button("web-pause-end").first)
    for visitor in (anna, ben):
        expect(visitor.page.get_by_text(visitor.words("web-paused", name="Ben"))).to_have_count(0)
        expect(visitor.page.locator(".opening .count")).to_be_visible()


def test_whoever_is_alone_sends_the_bots_on_and_sees_the_clock(house: House, visits: Visits) -> None:
    anna = visits(house, LAPTOP, "Anna")
    anna.open_table("daumen-drauf")
    for _ in range(3):
        anna.seat_bot("careful")
    anna.choose_option("web-setting-clock", "relaxed")
    house.let_bots_act(0)
    anna.start()
    expect(anna.page.locator(".game .table")).to_be_visible()
    go_on = anna.button("web-go-on").filter(visible=True)
    if anna.legal():
        # The first to lead is Anna, as this test is dealt.
        anna.page.keyboard.press("1")
    expect(go_on).to_be_visible()
    anna.page.keyboard.press("g")
    anna.wait_until(
        lambda: any(message["type"] == "go_on" for message in anna.sent) and anna._answered(), "nobody was sent on"
    )
    house.let_bots_act(None)
    anna.wait_for_turn()
    expect(go_on).to_have_count(0)
    expect(anna.page.get_by_role("img", name=anna.words("web-clock", seconds=90))).to_be_visible()
    # On a phone its place beside what just happened leaves that most of the line.
    anna.page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    latest = anna.page.locator(".latest").filter(visible=True)
    assert latest.evaluate("one => one.clientWidth / innerWidth") > 0.7
