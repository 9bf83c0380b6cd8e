"""A club's evening: somebody lays cards ready, two tables play them, and whoever has won stands on the podium."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visits
from tests.browser.devices import LAPTOP, PHONE
from tests.browser.house import House
from tests.browser.inspection import inspect
from tests.browser.test_challenge import elsewhere, play_the_rest
from tests.browser.visitor import Visitor
from tests.server.challenges import accept, lay, play_out
from tests.server.person import Person

pytestmark = pytest.mark.browser


def lay_ready(visitor: Visitor) -> str:
    """Lay cards ready for people who play one round alone against a bot; return the path of their page."""
    visitor.go()
    visitor.press(visitor.page.get_by_role("link", name=visitor.words("web-club")))
    expect(visitor.page.get_by_role("heading", name=visitor.words("web-club"))).to_be_visible()
    expect(visitor.page.get_by_role("radio", name=visitor.words("biber-gang-title"))).to_be_visible()
    visitor.press(visitor.page.get_by_role("radio", name=visitor.words("biber-gang-title")))
    people = visitor.page.get_by_role("group", name=visitor.words("web-club-people"))
    less = people.get_by_role("button", name=visitor.words("web-less", label=visitor.words("web-club-people")))
    for _ in range(3):
        visitor.press(less)
    expect(visitor.page.get_by_text(visitor.words("web-club-alone"))).to_be_visible()
    visitor.page.get_by_label(visitor.words("web-club-bot")).select_option(index=0)
    visitor.set_rounds(1)
    visitor.settle()
    assert not inspect(visitor)
    visitor.press(visitor.button("web-club-lay"))
    visitor.page.wait_for_url("**/challenge/*")
    return urlsplit(visitor.page.url).path


def results(visitor: Visitor) -> Locator:
    """The rows of all tables of results, their heads among them."""
    return visitor.page.get_by_role("row")


def test_cards_are_laid_ready_played_at_two_tables_and_the_winner_stands_on_the_podium(
    house: House, visits: Visits
) -> None:
    dora, anna = visits(house, LAPTOP, "Dora"), visits(house, PHONE)
    path = lay_ready(dora)
    title = dora.words("web-challenge-laid-title")
    expect(dora.page.get_by_role("heading", name=title)).to_be_visible()
    expect(dora.page.get_by_text(dora.words("web-challenge-later-maker"))).to_be_visible()

    anna.go(path)
    anna.page.get_by_label(anna.words("web-name")).fill("Anna")
    anna.settle()
    assert not inspect(anna)
    anna.press(anna.button("web-challenge-play"))
    anna.page.wait_for_url("**/t/*")
    anna.catch_up()
    play_the_rest(anna)
    expect(anna.page.get_by_text(anna.words("web-challenge-first"))).to_be_visible()

    async def also() -> None:
        async with Person(house.address, "Bert") as bert:
            await accept(bert, path.split("/")[-1])
            await play_out(bert)

    elsewhere(also)
    anna.press(anna.page.get_by_role("link", name=anna.words("web-challenge-compare")))
    expect(results(anna)).to_have_count(3)

    # Whoever has laid them ready and plays nowhere sees nothing before everybody does.
    dora.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(dora.page.get_by_text(dora.words("web-challenge-played", count=2))).to_be_visible()
    expect(results(dora)).to_have_count(0)
    dora.press(dora.page.get_by_role("button", name=dora.words("web-challenge-end"), exact=False))
    dora.press(dora.button("web-challenge-end-sure"))
    podium = dora.page.get_by_role("list", name=dora.words("web-podium"))
    expect(podium.get_by_role("listitem")).to_have_count(2)
    expect(results(dora)).to_have_count(3)
    dora.settle()
    assert not inspect(dora)

    dora.go("/challenge")
    expect(dora.page.get_by_role("list").get_by_role("link")).to_have_attribute("href", path)


def test_who_comes_by_the_bare_link_of_a_club_table_sees_who_sits_there_and_sits_down(
    house: House, visits: Visits
) -> None:
    async def wait_for_somebody() -> str:
        async with Person(f"{house.address}/", "Carl") as carl:
            await accept(carl, lay(f"{house.address}/", people=2)["code"])
            return carl.code

    code = elsewhere(wait_for_somebody)
    anna = visits(house, PHONE)
    anna.go(f"/t/{code}")
    expect(anna.page.get_by_text(f"Carl ({anna.words('web-challenge-number', number=1)})")).to_be_visible()
    anna.settle()
    assert not inspect(anna)
    anna.page.get_by_label(anna.words("web-name")).fill("Anna")
    anna.press(anna.button("web-challenge-number", number=2))
    expect(anna.page.locator(".table").first).to_be_visible()
    assert anna.seat == 1
    assert [seat["name"] for seat in anna.latest(lambda one: one["type"] == "snapshot")["table"]["seats"]] == [
        "Carl",
        "Anna",
    ]
