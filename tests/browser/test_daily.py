"""The position of a day is found from the front page, and shows its answer once it is wanted."""

from __future__ import annotations

import json
import urllib.request

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.devices import LAPTOP, PHONE
from tests.browser.foresight import TODAY
from tests.browser.hands.daumen_drauf import button, own
from tests.browser.house import House
from tests.browser.inspection import inspect

pytestmark = pytest.mark.browser


def have_chosen(house: House, game: str) -> list[str]:
    """Wait until the house has chosen today's position, which may take as long as it likes; return what is legal."""
    question = None
    while question is None:
        with urllib.request.urlopen(f"{house.address}/api/daily/{game}/{TODAY}") as answer:
            question = json.load(answer)["question"]
    legal: list[str] = question["legal"]
    return legal


@pytest.mark.long
def test_todays_position_is_found_and_its_answer_stays(house: House, visits: Visits) -> None:
    legal = have_chosen(house, "daumen-drauf")
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
    expect(anna.page.get_by_role("heading", level=1)).to_be_focused()
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

    # Somebody else solves it on the table, and both see what was chosen.
    ben = visits(house, LAPTOP, "Ben")
    ben.go("/daily")
    ben.press(ben.page.get_by_role("link", name=ben.words("daumen-drauf-title")))
    expect(ben.page.locator(".frame .table")).to_be_visible()
    action = next(action for action in legal if action.startswith("show-"))
    assert len(legal) > 2
    expect(button(ben, "pass")).to_be_visible(visible="pass" in legal)
    ben.press(own(ben, action))
    chosen = ben.page.locator("aside li", has_text=ben.words("web-review-chosen"))
    expect(chosen).to_have_count(1)
    expect(ben.page.locator("aside")).to_contain_text(ben.words("web-daily-people", count=1))
    expect(chosen).to_contain_text(ben.words("web-daily-share", share=100))
    ben.settle()
    assert not inspect(ben)
    ben.page.reload()
    expect(chosen).to_have_count(1)
    assert ben.acts() == []
    anna.press(game)
    expect(anna.page.locator("aside")).to_contain_text(anna.words("web-daily-people", count=1))
