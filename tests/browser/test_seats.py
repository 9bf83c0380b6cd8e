"""A seat is held by whoever holds its token: over reloads, on other devices, while a bot plays, into the next match."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.devices import LAPTOP, PHONE, Device
from tests.browser.hands import HANDS
from tests.browser.house import House
from tests.browser.match import proof, step
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

HAND = HANDS["biber-gang"]


def begin(visits: Visits, house: House, device: Device, rounds: int = 1) -> Visitor:
    """A match of one against one bot."""
    anna = visits(house, device)
    anna.open_table()
    anna.seat_bot("uniform")
    anna.set_rounds(rounds)
    anna.start()
    anna.wait_for_turn()
    return anna


def test_reload_keeps_the_seat(house: House, visits: Visits) -> None:
    anna = begin(visits, house, PHONE)
    step(anna, HAND)
    anna.wait_for_turn()
    log = anna.page.get_by_role("log")
    before = log.inner_text()
    anna.page.reload()
    anna.wait_for_turn()
    expect(log).to_contain_text(before.splitlines()[-1])
    step(anna, HAND)


def test_front_page_leads_back_to_the_table(house: House, visits: Visits) -> None:
    anna = begin(visits, house, LAPTOP)
    anna.press(anna.page.get_by_role("link", name=anna.words("web-home")))
    anna.press(anna.page.get_by_role("link", name=re.compile(anna.words("biber-gang-title"))))
    anna.wait_for_turn()
    step(anna, HAND)


def test_private_link_moves_the_seat_to_another_device(house: House, visits: Visits) -> None:
    anna = begin(visits, house, LAPTOP)
    anna.press(anna.button("web-menu"))
    link = anna.page.get_by_label(anna.words("web-private-link")).input_value()
    assert link.startswith(f"{house.address}/t/{anna.code}#seat=")
    on_phone = visits(house, PHONE)
    on_phone.page.goto(link)
    on_phone.wait_for_turn()
    assert "#" not in on_phone.page.url, "the secret stays in the address bar"
    assert on_phone.page.evaluate("history.length") <= 2
    step(on_phone, HAND)
    assert on_phone.acts()
    on_phone.wait_for_turn()


def test_watcher_gets_a_seat_only_by_its_link(house: House, visits: Visits) -> None:
    anna = begin(visits, house, LAPTOP)
    zoe = visits(house, PHONE)
    zoe.go(f"/t/{anna.code}")
    expect(zoe.page.get_by_text(zoe.words("web-watching"), exact=True)).to_be_visible()
    expect(zoe.turn).to_be_hidden()
    zoe.press(zoe.button("web-menu"))
    expect(zoe.dialog("web-menu")).to_be_visible()
    expect(zoe.page.get_by_label(zoe.words("web-private-link"))).to_have_count(0)
    zoe.page.keyboard.press("Escape")

    # With it she has one, without a reload.
    anna.press(anna.button("web-menu"))
    link = anna.page.get_by_label(anna.words("web-private-link")).input_value()
    zoe.mark_page()
    zoe.page.goto(link)
    zoe.wait_for_turn()
    zoe.assert_never_reloaded()
    assert "#" not in zoe.page.url, "the secret stays in the address bar"


def test_bot_plays_for_a_leaver_who_comes_back_and_plays_a_rematch(house: House, visits: Visits) -> None:
    anna = begin(visits, house, PHONE)
    untouched = anna.page.get_by_role("group", name=anna.words("web-biber-gang-display-own", hidden=8, points=0))
    expect(untouched).to_have_count(1)
    house.let_bots_act(1)
    anna.press(anna.button("web-menu"))
    anna.press(anna.button("web-leave"))
    stand_in = anna.words("web-bot-plays-for-you", bot=anna.words("bot-careful"))
    notice = anna.page.get_by_text(stand_in).filter(visible=True)
    expect(notice).to_be_visible()
    expect(untouched).to_have_count(0)
    assert anna.acts() == [], "the bot has chosen the opening cards"
    anna.press(anna.button("web-come-back"))
    expect(notice).to_be_hidden()
    house.let_bots_act(None)
    anna.wait_for_turn()
    step(anna, HAND)
    assert len(anna.acts()) == 1
    anna.press(anna.button("web-menu"))
    anna.press(anna.button("web-leave"))
    expect(proof(anna)).to_be_visible()

    # There is nothing to play on, and who begins another match plays it.
    expect(notice).to_be_hidden()
    anna.press(anna.page.get_by_text(anna.words("web-rematch-change"), exact=True))
    anna.set_rounds(3)
    anna.press(anna.button("web-rematch"))
    anna.wait_for_turn()
    assert anna.latest(lambda message: bool(message.get("situation")))["situation"]["picture"]["rounds"] == 3
    step(anna, HAND)
