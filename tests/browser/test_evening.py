"""An evening of two games at one table: nobody needs a new link, nobody reloads, and nothing is lost."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.devices import LAPTOP, PHONE
from tests.browser.hands import HANDS
from tests.browser.hands.hand import Hand
from tests.browser.house import House
from tests.browser.inspection import inspect
from tests.browser.keys import tab_to
from tests.browser.match import asked, assert_totals_come_first, podium, proof, step, step_by_keys, take_seat_back
from tests.browser.visitor import PATIENCE, Visitor

pytestmark = pytest.mark.browser

HEAVIEST = 200_000
"""Bytes of a picture that is shared."""


IN_SIGHT = """(one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""


def press(visitor: Visitor, message: str, **arguments: str | int) -> None:
    """Go to a button by Tab and press it."""
    tab_to(visitor, visitor.words(message, **arguments))
    visitor.page.keyboard.press("Enter")


def sees_hat(visitor: Visitor, hat: str) -> bool:
    """Whether a visitor has been told of somebody with a hat."""
    tables = [message["table"] for message in visitor.received if message["type"] == "event" and message["table"]]
    return any(seat.get("hat") == hat for table in tables for seat in table["seats"])


def talk(anna: Visitor, ben: Visitor) -> None:
    """Anna says something by keys, and Ben by finger, who has changed his hat."""
    ben.press(ben.button("web-look"))
    assert not inspect(ben)
    ben.press(ben.page.get_by_role("radio", name=ben.words("web-hat-sailor")))
    ben.page.keyboard.press("Escape")
    for visitor in (anna, ben):
        visitor.wait_until(partial(sees_hat, visitor, "sailor"), "nobody sees the hat")
    anna.page.keyboard.press("c")
    expect(anna.dialog("web-talk")).to_be_visible()
    assert not inspect(anna)
    press(anna, "web-say-good-luck")
    expect(
        ben.page.get_by_text(ben.words("web-spoken", you="no", name="Anna", words=ben.words("web-say-good-luck")))
    ).to_be_attached()
    ben.press(ben.button("web-talk"))
    ben.press(ben.button("web-face-laugh"))
    expect(
        anna.page.get_by_text(anna.words("web-face-made", you="no", name="Ben", words=anna.words("web-face-laugh")))
    ).to_be_attached()


def play(anna: Visitor, ben: Visitor, game: str) -> None:
    """Play a match, Anna by keys and Ben by finger: each begins it, and bots play the rest for both."""
    hand: Hand = HANDS[game]
    ways = {anna: step_by_keys, ben: step}
    for friend, way in ways.items():
        friend.wait_until(lambda: any(asked(one, hand) for one in ways), "the table waits for nobody")
        if asked(friend, hand):
            way(friend, hand)
    ben.press(ben.button("web-menu"))
    ben.press(ben.button("web-leave"))
    press(anna, "web-menu")
    press(anna, "web-leave")
    for friend in ways:
        expect(proof(friend)).to_be_visible(timeout=10 * PATIENCE)
    # Whoever comes back first is the host.
    press(anna, "web-menu")
    press(anna, "web-come-back")
    expect(anna.button("web-come-back")).to_be_hidden()
    anna.page.keyboard.press("Escape")
    expect(anna.dialog("web-menu")).to_be_hidden()
    take_seat_back(ben)


def see_luck_and_play(visitor: Visitor) -> None:
    """Open who was lucky and who played well, of both games and of both together, before the evening is over."""
    tables = visitor.page.locator("details table")
    expect(tables).to_have_count(0)
    visitor.press(visitor.page.locator("summary", has_text=visitor.words("web-evening-luck")))
    expect(tables).to_have_count(3)
    expect(visitor.page.locator("details [aria-busy=false]")).to_be_visible()
    visitor.settle()
    assert not inspect(visitor)


@pytest.mark.long
def test_two_friends_spend_an_evening_with_two_games_at_one_table(house: House, visits: Visits) -> None:
    anna, ben = visits(house, LAPTOP, "Anna"), visits(house, PHONE, "Ben")
    anna.open_table("biber-gang")
    ben.take_seat(anna.code)
    address = ben.page.url
    for friend in (anna, ben):
        friend.mark_page()
    talk(anna, ben)
    anna.set_rounds(2)
    press(anna, "web-start")
    play(anna, ben, "biber-gang")
    for friend in (anna, ben):
        expect(podium(friend)).to_be_visible()
        assert_totals_come_first(friend, 2)
        expect(friend.page.get_by_role("img", name=friend.words("web-curve", deal="round"))).to_be_visible()
        expect(friend.page.get_by_role("heading", name=friend.words("web-moments"))).to_be_visible()
    # The picture comes into sight with what keeps it, and nothing lies over that.
    ben.press(ben.button("web-picture"))
    keep = ben.page.get_by_role("link", name=ben.words("web-picture-keep"))
    expect(keep).to_be_visible()
    ben.settle()
    assert keep.evaluate(IN_SIGHT)
    press(anna, "web-picture")
    with anna.page.expect_download() as saved:
        press(anna, "web-picture-keep")
    assert 10_000 < saved.value.path().stat().st_size <= HEAVIEST

    expect(ben.page.get_by_text(ben.words("web-rematch-wait", host="Anna"))).to_be_visible()
    press(anna, "biber-mania-title")
    expect(proof(ben)).to_be_hidden()
    play(anna, ben, "biber-mania")
    for friend in (anna, ben):
        evening = friend.page.get_by_role("region", name=friend.words("web-evening"), exact=True)
        expect(evening.get_by_role("row")).to_have_count(3)
        games = [friend.words(f"{game}-title") for game in ("biber-gang", "biber-mania")]
        expect(friend.page.locator("ol.played > li")).to_contain_text(games)
        see_luck_and_play(friend)
    press(anna, "web-evening-end")
    ben.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    press(anna, "web-evening-end")
    for friend in (anna, ben):
        # Wherever they have scrolled to.
        expect(podium(friend, "web-evening")).to_be_in_viewport(ratio=1)
        # Luck and play of both games, and of both together.
        tables = friend.page.locator("details table")
        expect(tables).to_have_count(3)
        expect(tables.first.locator("tbody tr")).to_have_count(2)
        friend.assert_never_reloaded()
    assert not inspect(ben)
    assert ben.page.url == address
