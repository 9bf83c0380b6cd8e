"""From a moment of a match that is over two people play on, at a table that says where it came from."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.devices import LAPTOP, PHONE
from tests.browser.house import House
from tests.browser.inspection import inspect
from tests.browser.test_replay import at, bring, record

pytestmark = pytest.mark.browser


def test_two_people_play_on_from_a_moment(house: House, visits: Visits) -> None:
    anna, bert = visits(house, PHONE), visits(house, LAPTOP, "Bert")
    bring(anna, record("biber-gang"))
    anna.page.get_by_role("slider").fill("8")
    at(anna, 8)
    anna.press(anna.button("web-fork"))
    sheet = anna.dialog("web-fork")
    anna.press(sheet.get_by_role("button", name=anna.words("web-fork-position-show")))
    expect(sheet.locator("pre")).to_contain_text('game = "biber-gang"')
    expect(sheet.get_by_label(anna.words("web-name"))).to_have_count(0)
    sheet.get_by_label(anna.words("web-fork-seat")).select_option("2")
    anna.press(sheet.get_by_role("radio", name=anna.words("web-fork-people")))
    sheet.get_by_label(anna.words("web-name")).fill("Anna")
    anna.settle()
    assert not inspect(anna)
    anna.press(sheet.get_by_role("button", name=anna.words("web-fork-begin")))
    anna.page.wait_for_url("**/t/*")
    expect(anna.page.locator(".table")).to_be_visible()
    assert anna.seat == 2

    bert.go(f"/t/{anna.code}")
    bert.press(bert.button("web-menu"))
    bert.page.get_by_label(bert.words("web-name")).fill("Bert")
    bert.press(bert.page.get_by_role("button", name=re.compile(r"Berta \(")))
    bert.wait_until(lambda: bert.seat == 0, "nobody gave up a seat")
    bert.press(bert.page.get_by_role("link", name=bert.words("web-origin-look")))
    at(bert, 8)
