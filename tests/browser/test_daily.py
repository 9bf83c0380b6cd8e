"""The position of a day is found from the front page, and shows its answer once it is wanted."""

from __future__ import annotations

import datetime
import json
import urllib.request

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.devices import PHONE
from tests.browser.house import House
from tests.browser.inspection import inspect

pytestmark = pytest.mark.browser


def have_chosen(house: House, game: str) -> None:
    """Wait until the house has chosen today's position, which may take as long as it likes."""
    today = datetime.datetime.now(datetime.UTC).date()
    question = None
    while question is None:
        with urllib.request.urlopen(f"{house.address}/api/daily/{game}/{today}") as answer:
            question = json.load(answer)["question"]


def test_todays_position_is_found_and_its_answer_stays(house: House, visits: Visits) -> None:
    have_chosen(house, "daumen-drauf")
    anna = visits(house, PHONE)
    anna.go()
    anna.press(anna.page.get_by_role("link", name=anna.words("web-daily")))
    game = anna.page.get_by_role("link", name=anna.words("daumen-drauf-title"))
    expect(game).to_contain_text(anna.words("web-daily-open"))
    anna.settle()
    assert not inspect(anna)

    anna.press(game)
    expect(anna.page.locator(".frame .table")).to_be_visible()
    expect(anna.page.locator("aside li")).to_have_count(0)
    anna.press(anna.button("web-try-show"))
    expect(anna.page.locator("aside li.best")).to_have_count(1)
    expect(anna.page.locator("aside")).to_contain_text(anna.words("web-daily-people", count=0))
    anna.settle()
    assert not inspect(anna)
    assert anna.acts() == []

    anna.page.reload()
    expect(anna.page.locator("aside li.best")).to_have_count(1)
    anna.press(anna.page.get_by_role("link", name=anna.words("web-try-back")))
    expect(game).to_contain_text(anna.words("web-daily-solved"))
