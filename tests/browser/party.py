"""What people do at a party at one table: how they come and go, and what they choose to play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from playwright.sync_api import Locator, expect

from tests.browser.codes import code_on
from tests.browser.conftest import Visits
from tests.browser.devices import LAPTOP, PHONE
from tests.browser.foresight import DOOR_TOKEN
from tests.browser.hands.hand import Hand
from tests.browser.house import House
from tests.browser.inspection import inspect
from tests.browser.match import play_in_turn
from tests.browser.visitor import Visitor
from tests.other_device import OTHER_DEVICE

NAMED = "(name) => JSON.parse(localStorage['biberbau-settings'] ?? '{}').name === name"
"""Whether a page knows what its reader is called."""


def seen(visitor: Visitor, message: str, **arguments: str | int) -> Locator:
    """What is read, in whichever of its places the page shows it."""
    return visitor.page.get_by_text(visitor.words(message, **arguments)).filter(visible=True)


def shown(visitor: Visitor, message: str) -> Locator:
    """A button, in whichever of its places the page shows it."""
    return visitor.button(message).filter(visible=True)


# Who comes.


def let_in(house: House, visits: Visits) -> House:
    """Open the door on the machine of the house itself; return the house as others find it."""
    keeper = visits(house, LAPTOP)
    keeper.go(f"/#host={DOOR_TOKEN}")
    keeper.press(keeper.button("web-door-let-in"))
    network = replace(house, host=OTHER_DEVICE)
    expect(keeper.page.get_by_label(keeper.words("web-door-link"))).to_have_value(f"{network.address}/")
    return network


def gather(host: Visitor, friends: Iterable[Visitor]) -> None:
    """Begin a match of one round at a table for friends, who come by the link behind its code, and two bots."""
    host.go(f"/#host={DOOR_TOKEN}")
    expect(host.button("web-door-close")).to_be_visible()
    host.open_table("biber-gang")
    code = host.page.get_by_role("img", name=host.words("web-door-code"))
    expect(code).to_be_visible()
    invitation = host.page.get_by_label(host.words("web-invite-link")).input_value()
    assert invitation == code_on(code) == f"{host.address}/t/{host.code}"
    for friend in friends:
        friend.take_seat(host.code)
        expect(seen(friend, "web-wait-for-host", host=host.name)).to_be_visible()
        friend.mark_page()
    for _ in range(2):
        host.seat_bot("careful")
    host.set_rounds(1)
    host.mark_page()
    host.start()


def move_seat(owner: Visitor, other: Visitor) -> None:
    """Take a seat along to another device, by the link behind its code; nobody is asked for the name there."""
    owner.press(owner.button("web-menu"))
    owner.press(owner.button("web-move-seat-code"))
    code = owner.page.get_by_role("img", name=owner.words("web-move-seat-code-name"))
    expect(code).to_be_visible()
    link = owner.page.get_by_label(owner.words("web-private-link")).input_value()
    assert code_on(code) == link
    for width, height in ((PHONE.width, PHONE.height), (owner.device.width, owner.device.height)):
        owner.page.set_viewport_size({"width": width, "height": height})
        owner.settle()
        assert not inspect(owner)
    owner.page.keyboard.press("Escape")
    other.page.goto(link)
    other.wait_until(lambda: other.seat == owner.seat, "the link leads to no seat")
    assert "#" not in other.page.url
    other.page.wait_for_function(NAMED, arg=owner.name)
    expect(other.button("web-name-say")).to_have_count(0)
    other.mark_page()


def watch(guest: Visitor, code: str) -> None:
    """Look on, without a seat."""
    guest.go(f"/t/{code}")
    expect(shown(guest, "web-take-seat")).to_be_visible()
    guest.mark_page()


def lock(host: Visitor) -> None:
    """Let newcomers in only with a nod."""
    host.press(host.button("web-menu"))
    host.press(host.button("web-lock"))
    expect(host.button("web-unlock")).to_be_visible()
    host.page.keyboard.press("Escape")


def knock(guest: Visitor, bot: str, host: Visitor) -> None:
    """Ask for the seat of a bot at a table that is locked, and be let in."""
    guest.press(shown(guest, "web-take-seat"))
    guest.page.get_by_label(guest.words("web-name")).fill(guest.name)
    guest.press(guest.page.get_by_role("dialog").get_by_role("button", name=bot))
    expect(seen(host, "web-knock", name=guest.name)).to_be_visible()
    host.press(shown(host, "web-knock-let-in"))
    expect(seen(host, "web-knock", name=guest.name)).to_be_hidden()


# Who goes.


def go_away(visitor: Visitor) -> None:
    """Leave the page, with everything answered."""
    visitor.catch_up()
    visitor.assert_never_reloaded()
    visitor.page.goto("about:blank")


def let_bot_stand_in(visitor: Visitor, name: str) -> None:
    """See that somebody is away, and choose who plays for them."""
    away = seen(visitor, "web-absence-away", names=name, count=1)
    expect(away).to_be_visible()
    visitor.press(shown(visitor, "web-absence-stand-in"))
    visitor.press(visitor.page.get_by_role("dialog").get_by_role("button", name=visitor.words("bot-careful")))
    expect(away).to_be_hidden()


def come_back(visitor: Visitor, code: str) -> None:
    """Open the table again and take the seat back from the bot that stands in."""
    visitor.go(f"/t/{code}")
    visitor.press(shown(visitor, "web-come-back"))
    expect(visitor.button("web-come-back")).to_have_count(0)
    visitor.mark_page()


# What is played.


def choose_game(host: Visitor, game: str) -> None:
    """Another game with the same people, by one tap."""
    games = host.page.get_by_role("group", name=host.words("web-other-game"))
    host.press(games.get_by_role("button", name=host.words(f"{game}-title")))


def wait_for_table(visitors: Iterable[Visitor], hand: Hand) -> None:
    """Everybody sees the cards of a game."""
    for visitor in visitors:
        expect(visitor.page.get_by_role("group", name=visitor.words(hand.table))).to_be_visible()
        expect(visitor.page.locator(f"[data-place='{hand.landmarks[0]}']")).to_be_visible()


def play(friends: Iterable[Visitor], hand: Hand, actions: int | None = None) -> None:
    """Play until each of these friends has acted so often, or with None to the end of the match."""
    friends = tuple(friends)
    begun = {friend: len(friend.acts()) for friend in friends}
    for _ in play_in_turn(friends, hand):
        if actions is not None and all(len(one.acts()) - begun[one] >= actions for one in friends):
            return


def end_match(host: Visitor) -> None:
    """End a match early, for all."""
    host.press(host.button("web-menu"))
    host.press(host.dialog("web-menu").get_by_role("button", name=host.words("web-end-match")))
    host.press(host.dialog("web-end-match-title").get_by_role("button", name=host.words("web-end-match"), exact=True))
