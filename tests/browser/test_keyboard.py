"""Whole matches and an evening by keyboard alone, followed in the live region, with results shown at once."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.devices import LAPTOP
from tests.browser.hands import HANDS
from tests.browser.hands.hand import Hand
from tests.browser.house import House
from tests.browser.keys import tab_to
from tests.browser.match import assert_every_action_counts_once, proof, record_of_page, step_by_keys, steps
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

FIRST, SECOND = "biber-gang", "biber-mania"
"""The games of an evening; the second is short as it is dealt when nobody changes its rules."""

LISTEN = """() => {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes) window.heard.push(node.textContent.trim());
  }).observe(document.querySelector('[role=log]'), { childList: true });
  return document.querySelectorAll('aside li').length;
}"""
"""From now on what is added to the live region is kept; returns how many lines the log has by now."""


def choose(visitor: Visitor, message: str, **arguments: str | int) -> None:
    """Go to a button by Tab and press it."""
    tab_to(visitor, visitor.words(message, **arguments))
    visitor.page.keyboard.press("Enter")


def choose_value(visitor: Visitor, option: str, value: str) -> None:
    """Go to the radio buttons of an option by Tab, and on to a value with the arrows; what is folded is opened."""
    folded = visitor.page.locator(
        "details:not([open])", has=visitor.page.get_by_text(visitor.words(option), exact=True)
    )
    if folded.count():
        tab_to(visitor, "", within="section > details:not([open]) > summary")
        visitor.page.keyboard.press("Enter")
    tab_to(visitor, "", within=f"fieldset:has(> legend:text-is({json.dumps(visitor.words(option))})) input")
    wanted = visitor.page.get_by_role("radio", name=visitor.words(f"{option}-{value}"), exact=True)
    while not wanted.is_checked():
        visitor.page.keyboard.press("ArrowRight")


def open_by_keys(anna: Visitor, game: str, hand: Hand) -> None:
    """From the front page to a started match against a bot, all of it with the keyboard."""
    anna.go()
    expect(anna.tile_button("beanie", "web-play-now")).to_be_enabled()
    tile = f"article:has(h2:text-is({json.dumps(anna.words(f'{game}-title'))}))"
    tab_to(anna, anna.words("web-with-friends"), within=f"{tile} button")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_url("**/t/*")
    tab_to(anna, anna.words("web-name"))
    anna.page.keyboard.type("Anna")
    anna.page.keyboard.press("Enter")
    choose(anna, "bot-careful")
    if not hand.several:
        step_to_two_rounds(anna, f"{game}-option-{hand.rounds}")
    for key, value in hand.unhurried:
        choose_value(anna, f"{game}-option-{key}", value)
    choose(anna, "web-start")


def step_to_two_rounds(anna: Visitor, option: str) -> None:
    """Two rounds: the way to the next one is a part of it, and at Beanie a bot may go out in its first turn."""
    rounds = anna.words(option)
    output = anna.page.get_by_role("group", name=rounds).locator("output")
    tab_to(anna, anna.words("web-less", label=rounds))
    for left in range(int(output.inner_text().split()[0]) - 1, 1, -1):
        anna.page.keyboard.press("Enter")
        expect(output).to_have_text(anna.words(f"{option}-value", value=left))


def play_by_keys_and_ear(anna: Visitor, hand: Hand) -> None:
    """Play a match that has begun to its end; what is said in the live region is what the log tells."""
    expect(anna.page.get_by_role("group", name=anna.words(hand.table))).to_be_visible()
    told_before: int = anna.page.evaluate(LISTEN)
    for _ in steps(anna, hand, step_by_keys):
        pass
    heard = anna.page.evaluate("window.heard")
    lines = anna.page.get_by_role("complementary").get_by_role("listitem")
    # The log waits with a line until the table has shown it.
    expect(lines).to_have_count(told_before + len(heard))
    told = lines.all_inner_texts()
    assert len(told) > told_before + 10
    assert heard == told[: len(told) - told_before][::-1]


@pytest.mark.parametrize("game", sorted(HANDS.keys() - {FIRST, SECOND}))
def test_match_by_keyboard_and_ear(game: str, house: House, visits: Visits) -> None:
    anna = visits(house, replace(LAPTOP, speed=0))
    open_by_keys(anna, game, HANDS[game])
    play_by_keys_and_ear(anna, HANDS[game])
    assert_every_action_counts_once(record_of_page(anna), 0, anna)


def test_an_evening_of_two_games_by_keyboard(house: House, visits: Visits) -> None:
    anna = visits(house, replace(LAPTOP, speed=0))
    open_by_keys(anna, FIRST, HANDS[FIRST])
    anna.mark_page()
    play_by_keys_and_ear(anna, HANDS[FIRST])
    assert_every_action_counts_once(record_of_page(anna), 0, anna)
    choose(anna, f"{SECOND}-title")
    expect(proof(anna)).to_be_hidden()
    for _ in steps(anna, HANDS[SECOND], step_by_keys):
        pass
    choose(anna, "web-evening-end")
    choose(anna, "web-evening-end")
    expect(anna.page.get_by_role("list", name=anna.words("web-evening"), exact=True)).to_be_visible()
    anna.assert_never_reloaded()


def test_whoever_goes_back_leaves_what_lay_open_over_the_page(house: House, visits: Visits) -> None:
    anna = visits(house, LAPTOP)
    anna.open_table()
    for sheet in ("web-rules", "web-settings"):
        anna.press(anna.button(sheet))
        expect(anna.page.get_by_role("dialog")).to_be_visible()
        anna.page.go_back()
        expect(anna.tile("biber-gang")).to_be_visible()
        expect(anna.page.get_by_role("dialog")).to_be_hidden()
        anna.page.go_forward()
        expect(anna.button("web-start")).to_be_visible()


def test_escape_closes_sheets_and_gives_the_focus_back(house: House, visits: Visits) -> None:
    anna = visits(house, LAPTOP)
    anna.go()
    tab_to(anna, anna.words("web-settings"))
    anna.page.keyboard.press("Enter")
    sheet = anna.dialog("web-settings")
    expect(sheet).to_be_visible()
    assert sheet.evaluate("sheet => sheet.contains(document.activeElement)")
    anna.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(anna.button("web-settings")).to_be_focused()
