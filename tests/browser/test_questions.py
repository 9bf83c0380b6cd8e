"""Where all are asked at once whether they step in, nobody sees who has answered, and all have the same time."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.devices import LAPTOP, PHONE
from tests.browser.hands import HANDS
from tests.browser.house import House
from tests.browser.match import asks, step
from tests.browser.visitor import Message, Visitor

pytestmark = pytest.mark.browser

GAME = "daumen-drauf"
HAND = HANDS[GAME]


def events(visitor: Visitor) -> list[Message]:
    return [message for message in visitor.received if message["type"] == "event"]


def bring_abreast(*visitors: Visitor) -> None:
    """Wait until all have been told the same event, and their pages show it."""

    def latest() -> set[int]:
        return {max(message["seq"] for message in events(visitor)) for visitor in visitors}

    visitors[0].wait_until(lambda: len(latest()) == 1, "not everybody is told the same event")
    (event,) = latest()
    for visitor in visitors:
        visitor.wait_for_event(event)
        expect(visitor.page.get_by_text(visitor.words("web-loading"), exact=True)).to_have_count(0)


def phase(visitor: Visitor) -> str:
    """What the table is at, as the visitor's page was told."""
    message = visitor.latest(lambda message: bool(message.get("situation")))
    found: str = message["situation"]["picture"]["phase"]
    return found


# With these cards Ben is asked soon; every question before would take its ten seconds.
@pytest.mark.parametrize("deal", [3])
def test_who_has_let_a_card_pass_is_seen_by_nobody(deal: int, house: House, visits: Visits) -> None:
    anna, ben, zoe = (visits(house, *who) for who in ((PHONE, "Anna"), (LAPTOP, "Ben"), (LAPTOP, "Zoe")))
    anna.open_table(GAME)
    ben.take_seat(anna.code)
    zoe.go(f"/t/{anna.code}")
    anna.seat_bot("uniform")
    anna.choose_option(f"{GAME}-option-parry", "any_time")
    expect(ben.page.get_by_text(ben.words(f"{GAME}-option-parry-any_time"), exact=True)).to_be_visible()
    anna.start()
    let = "web-daumen-drauf-button-let"

    def ben_is_asked() -> bool:
        for visitor in (anna, ben):
            if visitor.turn.is_visible() and phase(visitor) != "window":
                step(visitor, HAND)
        return ben.button(let).is_visible()

    anna.wait_until(ben_is_asked, "Ben is never asked")
    bring_abreast(anna, ben, zoe)
    assert phase(zoe) == "window"
    before = len(events(zoe)), len(events(anna))
    others_pages = [other.page.locator("main").inner_text() for other in (anna, zoe)]
    ben.press(ben.button(let))
    expect(ben.page.get_by_text(ben.words("web-daumen-drauf-prompt-window-let"))).to_be_visible()
    expect(ben.button("web-daumen-drauf-button-parry")).to_be_hidden()
    expect(ben.turn).to_be_hidden()
    assert [message["type"] for message in ben.received if message.get("id") == ben.last_act] == ["held"]
    assert (len(events(zoe)), len(events(anna))) == before
    assert [other.page.locator("main").inner_text() for other in (anna, zoe)] == others_pages
    expect(ben.page.get_by_text(ben.words("web-daumen-drauf-prompt-window-let"))).to_be_hidden()
    bring_abreast(anna, ben, zoe)
    assert phase(zoe) == "turn"
    assert len(events(zoe)) == before[0] + 1
    assert ben.latest(lambda message: message.get("id") == ben.last_act)["type"] == "ack"


# With these cards she is asked soon; every question before would take its ten seconds.
@pytest.mark.parametrize("deal", [6])
def test_an_answer_outlives_a_dead_server(deal: int, frail_house: House, visits: Visits) -> None:
    anna = visits(frail_house, PHONE)
    anna.open_table(GAME)
    anna.mark_page()
    for _ in range(2):
        anna.seat_bot("uniform")
    anna.choose_option(f"{GAME}-option-parry", "any_time")
    anna.start()
    let = anna.button("web-daumen-drauf-button-let")
    while not let.is_visible():
        expect(asks(anna, HAND).or_(let).first).to_be_visible()
        if phase(anna) != "window":
            step(anna, HAND)
    anna.press(let)
    expect(anna.page.get_by_text(anna.words("web-daumen-drauf-prompt-window-let"))).to_be_visible()
    key = anna.last_act
    frail_house.kill_and_restart()
    expect(anna.page.get_by_text(anna.words("web-daumen-drauf-prompt-window-let"))).to_be_hidden()
    anna.assert_never_reloaded()

    def answers() -> list[str]:
        return [message["type"] for message in anna.received if message.get("id") == key]

    # What came of it may reach the page before its acknowledgement does.
    anna.wait_until(lambda: "ack" in answers(), "the answer is not acknowledged")
    assert answers() == ["held", "held", "ack"]
