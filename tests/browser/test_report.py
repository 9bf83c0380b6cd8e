"""The rules of a game are measured from their page: the report is made, survives a reload, and is played at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.devices import PHONE
from tests.browser.house import House
from tests.browser.inspection import inspect
from tests.browser.visitor import PATIENCE

pytestmark = pytest.mark.browser


def test_a_report_is_made_found_again_and_played(house: House, visits: Visits) -> None:
    anna = visits(house, PHONE, "")
    anna.go("/rules/daumen-drauf")
    anna.press(anna.button("web-rulebook"))
    anna.press(anna.page.get_by_role("link", name=anna.words("web-report-link")))
    expect(anna.button("web-report-make")).to_be_enabled()
    anna.settle()
    assert not inspect(anna)

    quick = anna.page.get_by_role("radio", name=anna.words("daumen-drauf-variant-quick-thumbs"), exact=True)
    anna.press(quick)
    expect(anna.page.get_by_role("table", name=anna.words("daumen-drauf-variant-quick-thumbs"))).to_be_visible()
    expect(quick).to_be_checked()
    anna.settle()
    assert not inspect(anna)

    # A short one, as a link may ask for.
    anna.go("/report/daumen-drauf?matches=20&seats=3")
    anna.press(anna.button("web-report-make"))
    anna.page.reload()
    play = anna.button("web-report-play")
    expect(play).to_be_visible(timeout=5 * PATIENCE)
    expect(anna.page.get_by_role("article")).not_to_have_count(0)
    link = anna.page.get_by_label(anna.words("web-report-send")).input_value()
    assert link == f"{house.address}/report/daumen-drauf?seats=3&matches=20"
    anna.settle()
    assert not inspect(anna)

    bert = visits(house, PHONE, "")
    bert.go(link.removeprefix(house.address))
    expect(bert.button("web-report-play")).to_be_visible()

    anna.press(play)
    anna.wait_for_turn()
    seats = anna.latest(lambda message: bool(message.get("table")))["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "bot", "bot"]
    assert seats[0]["name"] == anna.words("web-name-default")
