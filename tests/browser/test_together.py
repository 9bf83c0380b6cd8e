"""A party at one table: six pages, some at another address, who come, go and come back, and nobody reloads."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visits
from tests.browser.devices import LAPTOP, PHONE
from tests.browser.foresight import DOOR_TOKEN, OTHER_DEVICE
from tests.browser.house import House
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

GAME = "biber-gang"


def seen(visitor: Visitor, message: str, **arguments: str | int) -> Locator:
    """What is read, in whichever of its places the page shows it."""
    return visitor.page.get_by_text(visitor.words(message, **arguments)).filter(visible=True)


def test_a_party_of_six_pages_comes_goes_and_comes_back_and_nobody_reloads(frail_house: House, visits: Visits) -> None:
    anna = visits(frail_house, LAPTOP, "Anna")
    anna.go(f"/#host={DOOR_TOKEN}")
    anna.press(anna.button("web-door-let-in"))
    expect(anna.page.get_by_role("img", name=anna.words("web-door-code"))).to_be_visible()
    anna.open_table(GAME)
    ben, cleo = visits(frail_house, PHONE, "Ben"), visits(replace(frail_house, host=OTHER_DEVICE), PHONE, "Cleo")
    for friend in (ben, cleo):
        friend.take_seat(anna.code)
    anna.seat_bot("careful")
    party = [anna, ben, cleo]
    for friend in party:
        friend.mark_page()
    anna.start()
    for friend in party:
        expect(friend.page.locator("[data-place]").first).to_be_visible()

    # The host's seat on a phone, by the link behind its QR code.
    anna.press(anna.button("web-menu"))
    anna.press(anna.button("web-move-seat-code"))
    expect(anna.page.get_by_role("img", name=anna.words("web-move-seat-code-name"))).to_be_visible()
    link = anna.page.get_by_label(anna.words("web-private-link")).input_value()
    anna.page.keyboard.press("Escape")
    on_phone = visits(replace(frail_house, host=OTHER_DEVICE), PHONE, "Anna")
    on_phone.page.goto(link)
    on_phone.wait_until(lambda: on_phone.seat == 0, "the link leads to no seat")
    assert "#" not in on_phone.page.url

    # Ben goes away; the host chooses who plays; Ben is back and takes the seat again.
    ben.page.goto("about:blank")
    expect(seen(anna, "web-absence-away", names="Ben", count=1)).to_be_visible()
    anna.press(anna.button("web-absence-stand-in").filter(visible=True))
    anna.press(anna.page.get_by_role("dialog").get_by_role("button", name=anna.words("bot-careful")))
    expect(seen(anna, "web-absence-away", names="Ben", count=1)).to_be_hidden()
    ben.go(f"/t/{anna.code}")
    ben.press(ben.button("web-come-back").filter(visible=True))
    expect(ben.button("web-come-back")).to_have_count(0)
    ben.mark_page()

    # Two who come later watch; the table is locked, so one of them knocks and takes the bot's seat after the round.
    zoe, yann = visits(frail_house, LAPTOP, "Zoe"), visits(frail_house, PHONE, "Yann")
    for guest in (zoe, yann):
        guest.go(f"/t/{anna.code}")
        expect(guest.button("web-take-seat").filter(visible=True)).to_be_visible()
        guest.mark_page()
    anna.press(anna.button("web-menu"))
    anna.press(anna.button("web-lock"))
    expect(anna.button("web-unlock")).to_be_visible()
    anna.page.keyboard.press("Escape")
    zoe.press(zoe.button("web-take-seat").filter(visible=True))
    zoe.page.get_by_label(zoe.words("web-name")).fill("Zoe")
    zoe.press(zoe.page.get_by_role("dialog").get_by_role("button", name=zoe.words("bot-careful")))
    expect(seen(anna, "web-knock", name="Zoe")).to_be_visible()
    anna.press(anna.button("web-knock-let-in").filter(visible=True))
    expect(seen(anna, "web-knock", name="Zoe")).to_be_hidden()

    # The host is gone on both devices: the others do not need them.
    on_phone.page.goto("about:blank")
    anna.page.goto("about:blank")
    expect(seen(cleo, "web-absence-away", names="Anna", count=1)).to_be_visible()
    cleo.press(cleo.button("web-absence-stand-in").filter(visible=True))
    cleo.press(cleo.page.get_by_role("dialog").get_by_role("button", name=cleo.words("bot-careful")))
    expect(seen(cleo, "web-absence-away", names="Anna", count=1)).to_be_hidden()
    for friend in (ben, cleo, zoe, yann):
        friend.assert_never_reloaded()
