"""Whoever asks gets an answer: why not, what now, how to play, in which language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from biberbau.games import game_named
from tests.browser.conftest import Visits
from tests.browser.devices import LAPTOP, PHONE, Device
from tests.browser.fitting import assert_lies_over_nobody
from tests.browser.hands import HANDS
from tests.browser.house import House
from tests.browser.inspection import inspect
from tests.browser.match import choose, step
from tests.browser.visitor import Visitor
from tests.browser.words import words

pytestmark = pytest.mark.browser


def begin(visits: Visits, house: House, device: Device, game: str = "biber-gang") -> Visitor:
    """A match against a bot, at the first decision."""
    anna = visits(house, device)
    anna.open_table(game)
    anna.seat_bot("uniform")
    choose(anna, game, HANDS[game].unhurried)
    anna.start()
    anna.wait_for_turn()
    return anna


@pytest.mark.parametrize("game", sorted(HANDS))
@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_illegal_click_is_answered_with_reason_and_clause(
    game: str, device: Device, house: House, visits: Visits
) -> None:
    anna = begin(visits, house, device, game)
    clause = HANDS[game].provoke(anna)
    toast = anna.page.get_by_role("alert")
    expect(toast).not_to_be_empty()
    refusal = anna.latest(lambda message: message["type"] == "refused")
    expect(toast).to_contain_text(anna.words(refusal["reason"]["message"], **refusal["reason"]["arguments"]))
    before, done = len(anna.received), anna.acts()
    anna.press(toast.get_by_role("button", name=anna.words("web-rule", clause=clause)))
    sheet = anna.dialog("web-rules-of", game=anna.words(f"{game}-title"))
    marked = sheet.locator(".marked")
    expect(marked).to_be_in_viewport()
    expect(marked).to_contain_text(clause)
    # Nothing that she did takes place; where everybody acts at any moment others go on meanwhile.
    events = [message for message in anna.received[before:] if message["type"] == "event"]
    told = [sentence["arguments"].get("seat") for event in events for sentence in event["sentences"]]
    assert anna.acts() == done
    assert anna.seat not in told
    assert not events or game_named(game).real_time
    anna.press(sheet.get_by_role("button", name=anna.words("web-close")))
    expect(sheet).to_be_hidden()
    step(anna, HANDS[game])
    expect(toast).to_be_empty()


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_hint_names_an_action_and_marks_it(device: Device, house: House, visits: Visits) -> None:
    anna = begin(visits, house, device)
    anna.press(anna.button("web-button-hint"))
    advice = anna.page.get_by_role("status").filter(has_text=anna.words("web-advice", action=""))
    expect(advice).to_be_visible()
    hinted = anna.latest(lambda message: message["type"] == "hinted")
    assert hinted["action"].startswith("open-")
    expect(anna.page.locator("[data-place].hinted")).to_have_count(2)
    step(anna, HANDS["biber-gang"])
    expect(advice).to_be_hidden()


GOES_ON = """(advice) => {
  const [said, why] = [...advice.querySelectorAll('p')].map((one) => [...one.getClientRects()]);
  return why[0].top < said.at(-1).bottom - 4;
}"""


def test_long_advice_lies_over_nobody_and_is_sent_away(house: House, visits: Visits) -> None:
    anna = begin(visits, house, PHONE, "biber-mania")
    anna.press(anna.button("web-button-hint"))
    advice = anna.page.locator("section.advice").filter(visible=True)
    expect(advice.locator(".why")).to_be_visible()
    # Whoever wants to go can, without sending it away first.
    assert_lies_over_nobody(anna, advice)
    # On a phone on its side every line is the table's: why it is advised goes on where the advice ends.
    anna.page.set_viewport_size({"width": 844, "height": 390})
    assert advice.evaluate(GOES_ON)
    anna.page.set_viewport_size({"width": anna.device.width, "height": anna.device.height})
    anna.press(advice.get_by_role("button", name=anna.words("web-close")))
    expect(advice).to_have_count(0)
    expect(anna.page.locator("[data-place].hinted")).to_have_count(0)


NAMES = "(cards) => cards.map((card) => card.getAttribute('aria-label'))"


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_what_just_happened_is_looked_at_once_more_while_others_play_on(
    device: Device, house: House, visits: Visits
) -> None:
    anna, ben, hand = visits(house, device), visits(house, LAPTOP, "Ben"), HANDS["biber-gang"]
    anna.open_table()
    ben.take_seat(anna.code)
    anna.start()
    for friend in (ben, anna):
        friend.wait_for_turn()
        step(friend, hand)
    while True:
        anna.wait_until(lambda: anna.turn.is_visible() or ben.turn.is_visible(), "it is nobody's turn")
        if ben.turn.is_visible():
            break
        step(anna, hand)
        anna.catch_up()
    # The past lies over the table as it is now.
    cards = anna.page.locator(".game").first.locator("[data-place]")

    def seen() -> list[str]:
        # The table of the past is loaded when it is looked at first.
        expect(cards).not_to_have_count(0)
        anna.settle()
        names: list[str] = cards.evaluate_all(NAMES)
        return names

    anna.catch_up()
    present = seen()
    bar = anna.page.get_by_role("group", name=anna.words("web-past"))
    expect(bar).to_have_count(0)
    anna.press(anna.button("web-past"))
    expect(bar).to_be_visible()
    while (past := seen()) == present:
        anna.press(bar.get_by_role("button", name=anna.words("web-replay-back")))
    assert not inspect(anna)

    # Ben plays on, and she is told, but what she looks at stays.
    shown = int(anna.page.locator("[data-event]").get_attribute("data-event") or 0)
    step(ben, hand)
    anna.wait_for_event(shown + 1)
    assert seen() == past
    anna.press(bar.get_by_role("button", name=anna.words("web-past-end")))
    expect(bar).to_have_count(0)
    assert seen() != past

    if device == LAPTOP:
        anna.page.keyboard.press(",")
        expect(bar).to_be_visible()
        anna.page.keyboard.press("Escape")
        expect(bar).to_have_count(0)


def test_rules_and_guide_lie_over_the_table(house: House, visits: Visits) -> None:
    anna = begin(visits, house, PHONE)
    anna.press(anna.button("web-rules"))
    sheet = anna.dialog("web-rules-of", game="Biber Gang")
    expect(sheet.get_by_role("heading", name=anna.words("web-biber-gang-how-beavers"), exact=True)).to_be_visible()
    assert sheet.locator("svg").count() > 20, "the guide is drawn"
    anna.press(sheet.get_by_role("button", name=anna.words("web-rulebook")))
    expect(sheet.locator(".clause-number").first).to_be_visible()
    assert sheet.locator(".clause").count() > 30
    anna.press(sheet.get_by_role("button", name=anna.words("web-close")))
    anna.wait_for_turn()


def test_rules_have_an_address(house: House, visits: Visits) -> None:
    anna = visits(house, LAPTOP)
    anna.go("/rules/biber-gang#clause-4-4")
    expect(anna.page.locator(".marked")).to_be_in_viewport()
    expect(anna.page.locator(".marked")).to_contain_text("4.4")
    assert not inspect(anna)


def test_another_language_speaks_of_the_past_too(house: House, visits: Visits) -> None:
    anna = begin(visits, house, LAPTOP)
    step(anna, HANDS["biber-gang"])
    lines = anna.page.get_by_role("complementary").get_by_role("listitem")
    opened = "biber-gang-event-opened"
    expect(lines.filter(has_text=words("en", opened, you="yes", seat="Anna"))).to_have_count(1)
    anna.press(anna.button("web-settings"))
    anna.press(anna.page.get_by_role("radio", name="Deutsch"))
    anna.page.keyboard.press("Escape")
    expect(lines.filter(has_text=words("de", opened, you="yes", seat="Anna"))).to_have_count(1)
    expect(anna.page.get_by_text(words("en", opened, you="yes", seat="Anna"))).to_have_count(0)
    assert anna.page.evaluate("document.documentElement.lang") == "de"
    anna.page.reload()
    expect(lines.filter(has_text=words("de", opened, you="yes", seat="Anna"))).to_have_count(1)
