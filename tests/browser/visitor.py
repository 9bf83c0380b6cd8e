"""A person at a page: what they see is found by the words they read, what crosses the wire is kept for the verdict."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator, Position, WebSocket, expect

from tests.browser.devices import Device
from tests.browser.words import words

Message = dict[str, Any]

PATIENCE = 60_000
"""Milliseconds after which something that should show never comes, even on a machine with much else to do."""

GLANCE, LONGEST_GLANCE = 25, 200
"""Milliseconds between two looks for what no locator tells, at first and after a while: each look costs the page some,
too."""

SNAPSHOTS = "BROWSER_SNAPSHOTS" in os.environ
"""Whether a trace shows the page before and after each touch, too, which takes a fifth of all the time."""

SERVER_GONE = re.compile(r"net::ERR_(CONNECTION_\w+|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|CONTENT_LENGTH_MISMATCH)")

UNTIL_DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
"""The next but one frame begins when everything that was known before has been drawn."""

UNTIL_NOTHING_MOVES = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const running = () => document.getAnimations().filter((one) =>
    one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity);
  do {
    // What goes on for seconds, as a cheer, is where it will be in the end.
    running().filter((one) => one.effect.getComputedTiming().endTime > 2000).forEach((one) => one.finish());
    await Promise.allSettled(running().map((one) => one.finished));
    await frame();
    await frame();
  } while (running().length > 0);
}"""

expect.set_options(timeout=PATIENCE)


class Visitor:
    """One browser context with one page."""

    def __init__(self, browser: Browser, device: Device, address: str, name: str = "Anna") -> None:
        self.device = device
        self.address = address
        self.name = name
        self.context = device.new_context(browser, address)
        self.context.set_default_timeout(PATIENCE)
        self.context.tracing.start(snapshots=SNAPSHOTS)
        self.page = self.context.new_page()
        self.sent: list[Message] = []
        self.received: list[Message] = []
        self.complaints: list[str] = []
        """What the browser's console has against the page."""
        self.strangers: list[str] = []
        """Requests that left the server's origin."""
        self.page.on("websocket", self._listen)
        self.page.on("console", lambda message: self._console(message.type, message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.context.on("request", lambda request: self._request(request.url))

    def _listen(self, socket: WebSocket) -> None:
        self._request(socket.url.replace("ws://", "http://"))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: self.received.append(json.loads(frame)))

    def _console(self, kind: str, text: str) -> None:
        # The browser notes that a killed server does not answer; the page cannot prevent that.
        if kind in ("error", "warning") and not SERVER_GONE.search(text):
            self.complaints.append(f"{kind}: {text}")

    def _request(self, url: str) -> None:
        if not url.startswith(self.address + "/"):
            self.strangers.append(url)

    # What they read.

    def words(self, message: str, **arguments: str | int) -> str:
        return words(self.device.language, message, **arguments)

    def button(self, message: str, *, exact: bool = True, **arguments: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.words(message, **arguments), exact=exact)

    def dialog(self, message: str, **arguments: str | int) -> Locator:
        return self.page.get_by_role("dialog", name=self.words(message, **arguments))

    @property
    def code(self) -> str:
        return self.page.url.partition("/t/")[2].partition("#")[0]

    @property
    def seat(self) -> int | None:
        """The number of their seat; None before they have one, and for a watcher."""
        told = [message["seat"] for message in self.received if message["type"] in ("seated", "snapshot")]
        return told[-1] if told else None

    @property
    def turn(self) -> Locator:
        """What a screen reader is told while the table waits for this visitor."""
        return self.page.get_by_role("status").get_by_text(self.words("web-your-turn"), exact=True)

    def wait_until(self, done: Callable[[], bool], otherwise: str) -> None:
        """Look again and again until something is so that no locator tells; fail with a sentence if it never is."""
        waited, glance = 0, GLANCE
        while not done():
            assert waited < PATIENCE, f"{otherwise}: {self.wire_tail()}"
            # Only while it waits does Playwright hear what the page does.
            self.page.wait_for_timeout(glance)
            waited += glance
            glance = min(2 * glance, LONGEST_GLANCE)

    def wait_for_event(self, number: int) -> None:
        """Wait until the page shows the table as it was after an event."""
        expect(self.page.locator(f"[data-event='{number}']")).to_be_attached()

    def catch_up(self) -> None:
        """Wait until every action has its answer and the page shows what came of it: until then it shows what was."""
        self.wait_until(self._answered, "an action has no answer")
        self.page.evaluate(UNTIL_DRAWN)

    def _answered(self) -> bool:
        answers = {message["id"] for message in self.received if message["type"] in ("ack", "refused", "held")}
        return all(message["id"] in answers for message in self.sent if message["type"] == "act")

    def settle(self) -> None:
        """Wait until nothing moves any more, so that colours, places and sizes are the final ones."""
        self.page.evaluate(UNTIL_NOTHING_MOVES)

    def wait_for_turn(self) -> None:
        expect(self.turn).to_be_visible(timeout=PATIENCE)

    # What they do.

    def press(self, target: Locator, at: Position | None = None, grey: bool = False) -> None:
        """Tap or click, as the device has it, in the middle of something or there; on what is `grey` it asks why."""
        if self.device.touch:
            target.tap(position=at, force=grey)
        else:
            target.click(position=at, force=grey)

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def open_table(self, game: str = "biber-gang") -> None:
        """From the front page to a table for friends, under one's own name."""
        self.go()
        self.press(self.tile_button(game, "web-with-friends"))
        self.page.wait_for_url("**/t/*")
        expect(self.button("web-start")).to_be_visible()
        field = self.page.get_by_label(self.words("web-name"))
        if field.is_visible():
            field.fill(self.name)
            self.press(self.button("web-name-take"))
            expect(field).to_be_hidden()

    def tile_button(self, game: str, message: str) -> Locator:
        """A button of a game on the front page."""
        return self.tile(game).get_by_role("button", name=self.words(message), exact=True)

    def tile(self, game: str) -> Locator:
        """A game on the front page."""
        return self.page.get_by_role("article", name=self.words(f"{game}-title"), exact=True)

    def take_seat(self, code: str) -> None:
        """Follow the link and take a seat."""
        self.go(f"/t/{code}")
        self.page.get_by_label(self.words("web-name")).fill(self.name)
        self.press(self.button("web-take-seat"))

    def seat_bot(self, bot: str) -> None:
        """Seat a bot, and wait until it sits."""
        seats = self.page.get_by_role("region", name=self.words("web-seats")).get_by_role("listitem")
        name = self.words(f"bot-{bot}")
        before = seats.filter(has_text=name).count()
        group = self.page.get_by_role("group", name=self.words("web-seat-a-bot"))
        self.press(group.get_by_role("button", name=name))
        expect(seats.filter(has_text=name)).to_have_count(before + 1)

    def set_rounds(self, rounds: int, option: str = "biber-gang-option-rounds") -> None:
        """Step the number of rounds, which the message `option` names, to what is wanted."""
        label = self.words(option)
        self.unfold(option)
        stepper = self.page.get_by_role("group", name=label)
        shown = stepper.locator("output")
        while (now := int(shown.inner_text().split()[0])) != rounds:
            way = "web-less" if now > rounds else "web-more"
            self.press(stepper.get_by_role("button", name=self.words(way, label=label)))
            expect(shown).not_to_have_text(self.words(f"{option}-value", value=now))

    def choose_option(self, option: str, value: str) -> None:
        """Choose one of a few values of an option, which messages name, and wait until it is chosen."""
        self.unfold(option)
        group = self.page.get_by_role("group", name=self.words(option), exact=True)
        radio = group.get_by_role("radio", name=self.words(f"{option}-{value}"), exact=True)
        group.evaluate("one => one.scrollIntoView({ block: 'center' })")
        self.press(radio)
        expect(radio).to_be_checked()

    def unfold(self, option: str) -> None:
        """Open what an option is folded into, if it is, as rules are that tables rarely choose; the outermost first."""
        # What is folded has no role: it is found by its words, which a legend or the label of a stepper shows.
        closed = self.page.locator("details:not([open])").filter(
            has=self.page.locator("legend, .label").get_by_text(self.words(option), exact=True)
        )
        while closed.count():
            self.press(closed.first.locator("> summary"))

    def start(self) -> None:
        self.press(self.button("web-start"))

    # What they can rely on.

    def mark_page(self) -> None:
        """Leave a mark that a reload would wipe off."""
        self.page.evaluate("window.sittingHere = true")

    def assert_never_reloaded(self) -> None:
        assert self.page.evaluate("window.sittingHere === true"), "the page has been reloaded"

    def assert_content(self) -> None:
        """Nothing to complain about, and nothing left the house."""
        assert self.complaints == []
        assert self.strangers == []

    def acts(self) -> list[str]:
        """The actions they asked for, each once, without those that were refused."""
        refused = {message["id"] for message in self.received if message["type"] == "refused"}
        return list({m["id"]: m["action"] for m in self.sent if m["type"] == "act" and m["id"] not in refused}.values())

    @property
    def last_act(self) -> str:
        """The id of the action they asked for last."""
        act: str = next(message["id"] for message in reversed(self.sent) if message["type"] == "act")
        return act

    def legal(self) -> list[str]:
        """What the server said is allowed now."""
        message = self.latest(lambda message: message["type"] in ("event", "snapshot"))
        actions: list[str] = message["situation"]["legal"]
        return actions

    def latest(self, wanted: Callable[[Message], bool]) -> Message:
        """The latest message from the server that is wanted."""
        return next(message for message in reversed(self.received) if wanted(message))

    def wire_tail(self) -> str:
        """What crossed the wire last, in few words: for whoever has to find out why nothing happened."""
        sent = [f"{m['type']} {m.get('action', '')} {m.get('id', '')}" for m in self.sent[-6:]]
        received = [f"{m['type']} {m.get('id', '')} {m.get('seq', '')}" for m in self.received[-8:]]
        return f"sent {sent}, received {received}"

    def close(self) -> None:
        self.context.close()
