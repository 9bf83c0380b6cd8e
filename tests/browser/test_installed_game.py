"""A game that a stranger's package brings is played in the browser: by finger on a phone, and by keys on a laptop."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.devices import LAPTOP, PHONE, Device
from tests.browser.hands.hand import Hand
from tests.browser.hands.schwimmen import SchwimmenHand
from tests.browser.inspection import inspect, overflow, small_targets
from tests.browser.match import (
    assert_every_action_counts_once,
    assert_saw_only,
    assert_totals_come_first,
    record_of_page,
    step,
    step_by_keys,
    steps,
)
from tests.browser.visitor import Visitor
from tests.outside.conftest import path as path
from tests.outside.conftest import schwimmen as schwimmen
from tests.server.running import Running, running_house

pytestmark = pytest.mark.browser

GAME = "schwimmen"
SIZES = ((320, 640), (844, 390), (1440, 900))


@pytest.fixture
def house(schwimmen: Path, tmp_path: Path) -> Iterator[Running]:
    """A house in which the package is installed; the words of the page know of it."""
    folder = tmp_path / "house"
    folder.mkdir()
    with running_house(folder) as running:
        yield running


def begin(visitor: Visitor, bots: int) -> None:
    """Open a table with simple bots, at which a life is soon lost, and start."""
    visitor.open_table(GAME)
    for _ in range(bots):
        visitor.seat_bot("uniform")
    visitor.set_rounds(1, f"{GAME}-option-lives")
    visitor.start()


def play(visitor: Visitor, hand: Hand, one: Callable[[Visitor, Hand], bool]) -> None:
    """Play a match to its end, look at its first sheet on the way, and hold it against its record."""
    seen = False
    for _ in steps(visitor, hand, one):
        if not seen and visitor.button(hand.next_round).is_visible():
            seen = True
            visitor.settle()
            assert not inspect(visitor)
    assert seen, "no sheet was seen"
    record = record_of_page(visitor)
    assert (record.game, record.options) == (GAME, {"lives": "1"})
    assert_every_action_counts_once(record, 0, visitor)
    assert_saw_only(record, 0, visitor)


def test_a_match_by_finger_fits_every_screen(house: Running, visits: Visits) -> None:
    anna = visits(house, replace(PHONE, speed=2))
    anna.go()
    expect(anna.tile(GAME).locator(".art svg").first).to_be_attached()
    assert not inspect(anna)
    begin(anna, 2)
    hand = SchwimmenHand()
    anna.wait_for_turn()
    anna.settle()
    assert not inspect(anna)
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        assert (overflow(anna.page), small_targets(anna.page, anna.seat)) == (0, []), f"at {width} × {height}"
    anna.page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    look_at_a_seat(anna)
    play(anna, hand, step)
    assert_totals_come_first(anna, 3)


def look_at_a_seat(visitor: Visitor) -> None:
    """A tap on another player shows what everybody sees of them."""
    visitor.press(visitor.page.locator("[data-place='hand:1']"))
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet).to_contain_text(visitor.words("web-plain-cards", count=3))
    visitor.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


@pytest.mark.parametrize("device", [replace(LAPTOP, speed=0, scheme="dark", calm=True)], ids=["dark and calm"])
def test_a_match_by_keys_says_cards_by_name(device: Device, house: Running, visits: Visits) -> None:
    anna = visits(house, device)
    begin(anna, 1)
    anna.wait_for_turn()
    assert not inspect(anna)
    own = anna.page.locator("[data-place^='own:']").first
    expect(own).to_have_accessible_name(re.compile(r" of (clubs|diamonds|hearts|spades), Hand, yours, may be chosen$"))
    play(anna, SchwimmenHand(), step_by_keys)
    told = anna.page.get_by_role("complementary")
    expect(told).to_contain_text(re.compile("You put down the .* of .* and take the .* of "))
    expect(told).to_contain_text(anna.words("plain-event-round-over", round=1))
    expect(told).not_to_contain_text(anna.words("web-newer-house"))
