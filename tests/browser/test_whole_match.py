"""Whole matches of each game, played in a real browser, with the server killed on the way, and at twice the pace."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.contrast import pale_texts
from tests.browser.devices import LAPTOP, PHONE
from tests.browser.hands import HANDS
from tests.browser.hands.hand import Hand
from tests.browser.house import House
from tests.browser.inspection import inspect
from tests.browser.match import (
    CLICK,
    asks,
    assert_every_action_counts_once,
    assert_saw_only,
    assert_totals_come_first,
    choose,
    play_in_turn,
    record_of_page,
    step,
    steps,
    wait_until_asked,
)
from tests.browser.party import shown
from tests.browser.visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.long]

GAMES = sorted(HANDS)

HASTY, QUICK_PHONE = replace(LAPTOP, speed=0), replace(PHONE, speed=2)


@pytest.mark.parametrize("game", GAMES)
def test_match_on_a_phone_outlives_two_dead_servers(game: str, frail_house: House, visits: Visits) -> None:
    hand = HANDS[game]
    anna = visits(frail_house, QUICK_PHONE)
    anna.open_table(game)
    anna.mark_page()
    anna.seat_bot("careful")
    anna.seat_bot("uniform")
    choose(anna, game, (*hand.several, *hand.unhurried))
    anna.set_rounds(2, f"{game}-option-{hand.rounds}")
    anna.start()
    rebirth = threading.Thread(target=frail_house.kill_and_restart)
    sheets = Sheets()
    for number in steps(anna, hand, sheets.step):
        if number == 4:
            # Dead while she taps: what she did must arrive at the next server.
            expect(asks(anna, hand).first).to_be_visible()
            frail_house.kill()
            rebirth = threading.Thread(target=frail_house.start)
            rebirth.start()
        elif number == 5:
            rebirth.join()
        elif number == 6:
            # Dies at some moment of what she does next.
            rebirth = threading.Thread(target=frail_house.kill_and_restart)
            rebirth.start()
        elif number == 7:
            rebirth.join()
    assert len(frail_house.processes) == 3
    assert sheets.findings == [{}]
    assert_totals_come_first(anna, 3)
    anna.assert_never_reloaded()
    record = record_of_page(anna)
    assert record.options == {hand.rounds: "2", **dict(hand.several), **dict(hand.unhurried)}
    assert_every_action_counts_once(record, 0, anna)
    assert_saw_only(record, 0, anna)


class Sheets:
    """Inspects the score sheets between rounds on the way through a match, by day and, where colours are, by night."""

    def __init__(self) -> None:
        self.findings: list[dict[str, object]] = []

    def step(self, visitor: Visitor, hand: Hand) -> bool:
        wait_until_asked(visitor, hand, CLICK)
        if visitor.button(hand.next_round).is_visible():
            visitor.settle()
            findings = inspect(visitor)
            visitor.page.emulate_media(color_scheme="dark")
            visitor.settle()
            if pale := pale_texts(visitor.page):
                findings["pale by night"] = pale
            visitor.page.emulate_media(color_scheme="light")
            self.findings.append(findings)
        return step(visitor, hand)


@pytest.mark.parametrize("game", GAMES)
def test_match_of_friends_on_laptops_with_a_watcher(game: str, house: House, visits: Visits) -> None:
    hand = HANDS[game]
    anna, ben, zoe = (visits(house, HASTY, name) for name in ("Anna", "Ben", "Zoe"))
    open_table_of_friends(anna, ben, zoe, game, hand)
    assert_seats_can_be_changed(anna, ben, zoe)
    assert play_together(anna, ben, zoe, hand), "Ben has never seen anything in private; another deal is needed"
    record = record_of_page(anna)
    assert_every_action_counts_once(record, 0, anna)
    assert_every_action_counts_once(record, 1, ben)
    assert_saw_only(record, 0, anna)
    assert_saw_only(record, 1, ben)
    assert_saw_only(record, None, zoe)


def open_table_of_friends(anna: Visitor, ben: Visitor, zoe: Visitor, game: str, hand: Hand) -> None:
    """Anna and Ben sit at a table with a bot, and Zoe watches; a match of one round begins."""
    anna.open_table(game)
    ben.take_seat(anna.code)
    expect(ben.page.get_by_text(ben.words("web-wait-for-host", host="Anna"))).to_be_visible()
    zoe.go(f"/t/{anna.code}")
    anna.seat_bot("careful")
    option = f"{game}-option-{hand.rounds}"
    choose(anna, game, (*hand.several, *hand.unhurried))
    anna.set_rounds(1, option)
    expect(ben.page.get_by_text(ben.words(f"{option}-value", value=1), exact=True)).to_be_visible()
    anna.start()
    expect(zoe.page.get_by_text(zoe.words("web-watching"), exact=True)).to_be_visible()


def assert_seats_can_be_changed(anna: Visitor, ben: Visitor, zoe: Visitor) -> None:
    """What asks whether Ben shall go, and which seat Zoe takes, passes inspection; both think better of it."""
    anna.press(shown(anna, "web-menu"))
    anna.press(anna.button("web-put-out", name=ben.name))
    zoe.press(shown(zoe, "web-take-seat"))
    for friend in (anna, zoe):
        expect(friend.page.get_by_role("dialog")).to_be_visible()
        friend.settle()
        assert not inspect(friend)
        friend.page.keyboard.press("Escape")
        expect(friend.page.get_by_role("dialog")).to_be_hidden()


def play_together(anna: Visitor, ben: Visitor, zoe: Visitor, hand: Hand) -> bool:
    """Play the match to its end; return whether Ben has seen something that Zoe must not see."""
    seen_in_private = False
    for friend in play_in_turn((anna, ben), hand):
        if not seen_in_private and friend is ben and friend.turn.is_visible():
            seen_in_private = hand.see_in_private(ben, zoe)
    return seen_in_private
