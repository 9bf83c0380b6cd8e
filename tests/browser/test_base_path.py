"""Beneath a path of another site the page is whole, and asks for nothing above it; what is announced reaches it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from biberbau.server.administration.asking import ask
from biberbau.server.administration.requests import Announce, Withdraw
from biberbau.server.http_server import Openness
from tests.browser.conftest import Visits
from tests.browser.devices import PHONE
from tests.browser.hands import HANDS
from tests.browser.match import step
from tests.other_device import OTHER_DEVICE, needs_other_device
from tests.server.running import DOOR_TOKEN, running_house

pytestmark = pytest.mark.browser


@needs_other_device
def test_a_table_beneath_a_path_is_played_and_found_again(visits: Visits, tmp_path: Path) -> None:
    with running_house(tmp_path, openness=Openness(base_path="/cards"), neighbours=[OTHER_DEVICE]) as running:
        # Whatever is asked for outside of this address makes a visitor complain.
        house = replace(running, address=f"{running.address}cards/")
        anna = visits(house, PHONE)
        anna.go(f"/#host={DOOR_TOKEN}")
        anna.press(anna.button("web-door-let-in"))
        expect(anna.page.get_by_role("img", name=anna.words("web-door-code"))).to_be_visible()
        anna.open_table("biber-gang")
        link = anna.page.get_by_label(anna.words("web-invite-link")).input_value()
        assert link == house.address.replace("127.0.0.1", OTHER_DEVICE) + f"t/{anna.code}"
        anna.seat_bot("uniform")
        anna.start()
        for _ in range(3):
            assert step(anna, HANDS["biber-gang"])
        ask(tmp_path, Announce("The house closes at eleven."))
        line = anna.page.get_by_role("status").get_by_text("The house closes at eleven.")
        expect(line).to_be_visible()
        anna.page.reload()
        anna.wait_for_turn()
        expect(line).to_be_visible()
        ask(tmp_path, Withdraw())
        expect(line).to_be_hidden()
        anna.press(anna.page.get_by_role("link", name=anna.words("web-home")))
        anna.page.wait_for_url(house.address)
        anna.press(anna.page.get_by_role("link", name=anna.words("web-matches")))
        anna.page.wait_for_url(f"{house.address}matches")
        anna.page.go_back()
        anna.press(anna.page.locator("a[href^='/cards/t/']"))
        anna.wait_for_turn()
