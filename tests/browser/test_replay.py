"""A match is looked back at: its record pasted, stepped through, seen with other eyes, sent as a link, and reviewed."""

from __future__ import annotations

import json
import re
from datetime import datetime

import pytest
from playwright.sync_api import expect

from biberbau.core.chance import FastStream
from biberbau.core.record import record_of
from biberbau.games import GAMES, game_named
from tests.browser.conftest import Visits
from tests.browser.devices import LAPTOP, PHONE, Device
from tests.browser.hands import HANDS
from tests.browser.house import House
from tests.browser.inspection import inspect
from tests.browser.match import leave_the_rest_to_a_bot
from tests.browser.visitor import Visitor
from tests.contract.matches import new_match, play_on, short_options

pytestmark = pytest.mark.browser


def record(name: str, seed: int = 4) -> str:
    """Return the record of a short match; that with another seed is another one."""
    game = game_named(name)
    match = new_match(game, 3, short_options(game, {}), seed)
    for _ in play_on(match, FastStream(seed)):
        pass
    return str(record_of(match))


def bring(visitor: Visitor, text: str) -> None:
    """Paste a record."""
    visitor.go("/replay")
    visitor.page.get_by_label(visitor.words("web-record")).fill(text)
    visitor.press(visitor.button("web-replay-look"))


def at(visitor: Visitor, step: int) -> None:
    """Wait until a step is shown."""
    expect(visitor.page.locator(f"[data-step='{step}'] .table")).to_be_visible()


def test_a_pasted_match_is_looked_back_at_by_finger_and_by_keys(house: House, visits: Visits) -> None:
    anna = visits(house, LAPTOP)
    bring(anna, record("biber-gang"))
    at(anna, 0)

    anna.press(anna.button("web-replay-forward"))
    at(anna, 1)
    anna.page.keyboard.press("End")
    expect(anna.button("web-replay-forward")).to_be_disabled()
    expect(anna.button("web-replay-sheet")).to_be_visible()
    anna.page.keyboard.press(",")
    anna.page.get_by_role("slider").fill("7")
    at(anna, 7)
    hidden = anna.page.locator(".table [data-place^='display:']")
    names = hidden.evaluate_all("(cards) => cards.map((card) => card.outerHTML)")
    anna.page.keyboard.press("2")
    anna.page.keyboard.press("o")
    expect(anna.page).to_have_url(re.compile(r"step=7&eyes=open-1$"))
    laid_open = hidden.evaluate_all("(cards) => cards.map((card) => card.outerHTML)")
    assert len(names) == len(laid_open)
    assert names != laid_open

    bert = visits(house, PHONE, "Bert")
    bert.page.goto(anna.page.url)
    at(bert, 7)
    expect(bert.button("web-replay-eyes-open")).to_have_attribute("aria-pressed", "true")
    expect(bert.page.get_by_role("combobox")).to_have_value("1")
    assert bert.acts() == []


def test_a_record_with_a_number_that_cannot_be_is_refused_in_the_words_of_the_page(
    house: House, visits: Visits
) -> None:
    impossible = record("biber-gang").replace(" seats=", " variant=beavers:17 seats=")
    for device in (PHONE, LAPTOP):
        anna = visits(house, device)
        bring(anna, impossible)
        refusal = anna.page.get_by_role("alert")
        called = anna.words("web-variant-called", name=anna.words("biber-gang-constant-beavers"))
        expect(refusal).to_contain_text(called)
        expect(refusal).to_contain_text(anna.words("biber-gang-title"))
        # The key is told only where what was brought is quoted.
        assert refusal.inner_text().count("beavers") == 1
        anna.settle()
        assert not inspect(anna)
        # The browser tells of the answer that it cannot be.
        anna.complaints.clear()


def test_every_game_is_looked_back_at_on_a_phone(house: House, visits: Visits) -> None:
    anna = visits(house, PHONE)
    for game in GAMES:
        bring(anna, record(game))
        at(anna, 0)
        anna.page.get_by_role("slider").fill("12")
        at(anna, 12)
        anna.page.get_by_role("combobox").select_option("0")
        anna.press(anna.button("web-replay-eyes-open"))
        expect(anna.page).to_have_url(re.compile("eyes=open-0$"))
        anna.settle()
        assert not inspect(anna), game
        deal = "game" if game == "daumen-drauf" else "round"
        expect(anna.button("web-replay-round-after", deal=deal)).to_be_visible()
        foot = anna.page.get_by_role("group", name=anna.words("web-replay-transport")).bounding_box()
        assert foot is not None
        assert foot["y"] + foot["height"] == pytest.approx(PHONE.height, abs=1), game
        anna.press(anna.button("web-replay-forward"))
        at(anna, 13)
        anna.press(anna.button("web-replay-run"))
        at(anna, 14)
        anna.press(anna.button("web-replay-stop"))


def test_a_match_is_reviewed_and_what_mattered_most_is_opened_and_tried_again(house: House, visits: Visits) -> None:
    anna = visits(house, PHONE)
    bring(anna, record("biber-gang"))
    at(anna, 0)
    anna.page.get_by_role("link", name=anna.words("web-review-title")).click()
    again = anna.page.get_by_role("link", name=anna.words("web-try-title"))
    expect(again).to_be_visible()
    expect(anna.page.get_by_role("table").first.locator("tbody tr")).to_have_count(3)
    expect(anna.page.get_by_role("heading", level=1)).to_be_focused()
    assert not inspect(anna)

    first = anna.page.locator("main ol button").first
    lost = first.locator(".figures").inner_text()
    first.click()
    expect(anna.page).to_have_url(re.compile(r"seat=0&step=\d+$"))
    expect(anna.page.get_by_role("heading", name=lost)).to_be_visible()
    expect(anna.page.locator(".frame .table")).to_be_visible()
    expect(anna.page.locator("aside li.done")).to_have_count(1)
    anna.settle()
    assert not inspect(anna)
    assert anna.acts() == []
    anna.page.go_back()
    expect(first).to_contain_text(lost)

    again.click()
    refuse = anna.button("web-biber-gang-button-refuse")
    expect(refuse).to_be_visible()
    expect(anna.page.locator("aside li")).to_have_count(0)
    expect(anna.page.get_by_role("heading", level=1)).to_be_focused()
    anna.settle()
    assert not inspect(anna)
    anna.press(refuse)
    expect(anna.page.locator("aside li.done")).to_have_count(1)
    expect(anna.page.get_by_role("status").filter(has_text=re.compile(r"\w"))).to_be_visible()
    assert anna.acts() == []
    anna.press(anna.button("web-try-next"))
    expect(anna.page.locator("aside li")).to_have_count(0)


@pytest.mark.parametrize(("device", "game"), [(PHONE, "daumen-drauf"), (LAPTOP, "beanie")], ids=["phone", "laptop"])
def test_from_the_end_of_a_match_it_is_looked_back_at(device: Device, game: str, house: House, visits: Visits) -> None:
    anna = visits(house, device)
    anna.open_table(game)
    anna.seat_bot("uniform")
    anna.set_rounds(1, f"{game}-option-{HANDS[game].rounds}")
    anna.start()
    anna.wait_for_turn()
    leave_the_rest_to_a_bot(anna)
    code = anna.code
    anna.press(anna.page.get_by_role("link", name=anna.words("web-replay-look")))
    expect(anna.page).to_have_url(re.compile(rf"/review/{code}/1\?seat=0"))
    expect(anna.page.get_by_role("link", name=anna.words("web-try-title"))).to_be_visible()
    expect(anna.page.get_by_role("table").first.locator("tbody tr")).to_have_count(2)
    anna.settle()
    assert not inspect(anna)

    every = anna.page.locator("details", has=anna.page.locator("ol"))
    anna.press(every.locator("summary"))
    anna.press(every.get_by_role("button").first)
    expect(anna.page.locator(".frame .table")).to_be_visible()
    expect(anna.page.locator("aside li.best .behind")).to_have_text(anna.words("web-review-best"))
    # What the best was worth stands on both scales, and how far each other is behind it on the one of the list.
    worth = anna.page.locator("aside ol + p")
    expect(worth).to_contain_text(re.compile(r"\d (points|Punkte)"))
    expect(worth).to_contain_text(re.compile(r"(chance to win of \d+ %|\d % Gewinnchance)"))
    behind = anna.page.locator("aside li:not(.best) .behind")
    expect(behind).not_to_have_count(0)
    scales = re.compile(r"\d (points|Punkte)$"), re.compile(r"\d % (chance to win|Gewinnchance)$")
    [scale] = [one for one in scales if one.search(behind.first.inner_text().strip())]
    for amount in behind.all():
        expect(amount).to_have_text(scale)
    anna.settle()
    assert not inspect(anna)


def test_matches_come_along_and_progress_counts_those_that_were_reviewed(house: House, visits: Visits) -> None:
    anna = visits(house, PHONE)
    plain = {
        "path": None,
        "names": ["Anna", "Bea"],
        "totals": [1, 2],
        "places": [1, 2],
        "seat": 0,
        "bots": [None, "careful"],
    }
    days = {"biber-gang": "2026-11-15", "daumen-drauf": "2026-11-16"}
    kept = [
        plain
        | {"record": record(game, 5), "game": game, "ended": datetime.fromisoformat(f"{day}T12:00").timestamp() * 1000}
        for game, day in days.items()
    ]
    anna.go("/matches")
    lines = "\n".join(map(json.dumps, kept)).encode()
    file = anna.page.get_by_label(anna.words("web-matches-bring"))
    file.set_input_files({"name": "matches.jsonl", "mimeType": "application/jsonl", "buffer": lines})
    anna.page.get_by_role("combobox").first.select_option("biber-gang")
    # Its words have what room the ways on from it leave.
    assert anna.page.locator("main li .match").last.evaluate("one => one.offsetWidth / innerWidth") > 0.67
    again = anna.page.get_by_role("link", name=anna.words("web-try-all"))
    expect(again).to_have_attribute("href", "/try?game=biber-gang")
    anna.press(anna.button("web-matches-results"))
    bot = anna.words("web-ratings-bot", bot=anna.words("bot-careful"))
    tables = anna.page.get_by_role("region", name=anna.words("web-matches-results"))
    expect(tables.get_by_role("row", name=f"{bot} 1 1 1,0 1 (1)", exact=True)).to_be_visible()
    expect(tables.get_by_role("rowheader")).to_have_text([bot, "Runden: 1 Runde"])
    anna.settle()
    assert not inspect(anna)
    anna.press(anna.button("web-matches-results"))
    anna.press(anna.button("web-ratings"))
    rows = anna.page.get_by_role("region", name=anna.words("web-ratings")).get_by_role("rowheader")
    expect(rows).to_have_text([anna.words("web-ratings-you"), bot])
    anna.settle()
    assert not inspect(anna)
    anna.press(anna.button("web-matches-carry"))
    link = anna.page.get_by_label(anna.words("web-matches-carry-link"), exact=True)
    expect(link).to_be_visible()
    anna.settle()
    assert not inspect(anna)
    bert = visits(house, LAPTOP, "Bert")
    bert.page.goto(link.input_value())
    expect(bert.page.get_by_text(bert.words("web-matches-brought", count=2))).to_be_visible()
    expect(bert.page.locator("main li")).to_have_count(2)
    anna.page.keyboard.press("Escape")
    anna.press(anna.page.get_by_role("link", name=anna.words("web-progress")))
    said = anna.page.get_by_role("status").filter(has_text=re.compile(r"\w"))
    expect(said).to_contain_text(anna.words("web-progress-from", reviewed=0, matches=2))
    anna.press(anna.button("web-progress-review", reviewed=0, count=2))
    expect(said).to_have_text(anna.words("web-progress-from", reviewed=2, matches=2))
    sections = anna.page.get_by_role("region")
    for game in days:
        section = sections.filter(has=anna.page.get_by_role("heading", name=anna.words(f"{game}-title")))
        expect(section.get_by_role("img")).to_be_visible()
        section.locator("summary").click()
    expect(anna.page.get_by_role("rowheader")).to_have_text([re.compile("Woche 46"), re.compile("Woche 47")])
    anna.settle()
    assert not inspect(anna)

    # What was reviewed can be tried again by kind of mistake.
    anna.go("/try")
    of_game = anna.page.locator("section").filter(
        has=anna.page.get_by_role("heading", name=anna.words("biber-gang-title"))
    )
    kind = of_game.get_by_role("link").first
    expect(kind).to_be_visible()
    anna.settle()
    assert not inspect(anna)
    found = re.search(r"\d+", kind.locator("span").inner_text())
    anna.press(kind)
    assert found is not None
    expect(anna.page.get_by_text(anna.words("web-try-place", number=1, count=int(found[0])))).to_be_visible()
    anna.press(anna.page.get_by_role("link", name=anna.words("web-try-back")))
    expect(kind).to_be_visible()
