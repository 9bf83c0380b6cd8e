"""Playing a match through the page to its end, and the verdict on it from its record."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from playwright.sync_api import Locator, expect

from biberbau.core.chance import commitment
from biberbau.core.record import Record, parse_record, replay
from biberbau.games import game_named
from tests.browser.hands.hand import Hand
from tests.browser.keys import tab_to
from tests.browser.visitor import PATIENCE, Visitor
from tests.builders import picture

MOST_STEPS = 300
"""Far more than a short match takes."""


def proof(visitor: Visitor) -> Locator:
    """What shows only when the match is over."""
    return visitor.page.get_by_text(visitor.words("web-proof"), exact=True)


def podium(visitor: Visitor, message: str = "web-podium") -> Locator:
    """Whoever stands on the stumps at the end of a match, or of the evening."""
    return visitor.page.get_by_role("list", name=visitor.words(message), exact=True)


HIDDEN_TOTALS = """() => {
  [document.scrollingElement, document.querySelector('main')].forEach((one) => one.scrollTo(0, 0));
  const covered = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, bottom - 1);
    return top < 0 || !hit || !one.closest('li').contains(hit);
  };
  const rows = [...document.querySelectorAll('li[data-seat]')];
  return rows.filter((row) => [...row.querySelectorAll('strong, .score')].some(covered)).map((row) => row.textContent);
}"""


ENDLESS = "() => document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime === Infinity).length"
"""How many things move for ever; a page that is left open would keep its device busy."""


def assert_totals_come_first(visitor: Visitor, players: int) -> None:
    """At the end of a match whoever has not scrolled sees the names and totals of all, who stand or swim."""
    assert visitor.page.evaluate(ENDLESS) == 0
    visitor.settle()
    rows = [podium(visitor), podium(visitor, "web-podium-others")]
    assert sum(row.get_by_role("listitem").count() for row in rows) == players
    # Keys that led to a button, or large letters that were tried, may have scrolled.
    assert visitor.page.evaluate(HIDDEN_TOTALS) == []


ASKS = "[role=status], summary, button:not([data-place])"
"""What may ask a reader for something, all cards aside."""


def texts(visitor: Visitor, hand: Hand) -> dict[str, str]:
    """What stands on whatever asks for something, by the message that it is."""
    return {
        message: visitor.words(message) for message in ("web-proof", "web-show-sheet", hand.next_round, "web-your-turn")
    }


def asks(visitor: Visitor, hand: Hand) -> Locator:
    """Whatever shows that the page waits for its reader.

    It is looked for hundreds of times in a match, so by what stands there: to find a button by its name, all of a page
    is looked through.
    """
    any_text = "|".join(map(re.escape, texts(visitor, hand).values()))
    return visitor.page.locator(ASKS, has_text=re.compile(rf"^\s*(?:{any_text})\s*$")).filter(visible=True)


def asked(visitor: Visitor, hand: Hand) -> str | None:
    """The message of what the page asks for now."""
    seen = {text.strip() for text in asks(visitor, hand).all_text_contents()}
    return next((message for message, text in texts(visitor, hand).items() if text in seen), None)


CLICK = "found => found.forEach((one) => one.click())"

ESCAPE = """found => {
  if (found.length) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
}"""


def wait_until_asked(visitor: Visitor, hand: Hand, enough: str) -> None:
    """Wait until the page waits for its reader, who does not look on at what has come of it; that is `enough`.

    To see the button and to press it is one moment of the page: it goes by itself, too.
    """
    visitor.catch_up()
    question = asks(visitor, hand)
    if hand.look is not None:
        enough_of_it = visitor.button(hand.look)
        expect(question.or_(enough_of_it).first).to_be_visible()
        enough_of_it.evaluate_all(enough)
    expect(question.first).to_be_visible()


def step(visitor: Visitor, hand: Hand) -> bool:
    """Do the next thing that the page asks for; False once the match is over."""
    wait_until_asked(visitor, hand, CLICK)
    message = asked(visitor, hand)
    if message == "web-proof":
        return False
    if message == "web-show-sheet":
        # The sheet comes by itself after a last look at the table; a press in that moment would send it away again.
        expect(visitor.button(message)).to_be_hidden()
    elif message == hand.next_round:
        visitor.press(visitor.button(message))
        expect(visitor.button(message)).to_be_hidden()
    elif message == "web-your-turn":
        hand.play(visitor)
    return True


def choose(visitor: Visitor, game: str, options: Iterable[tuple[str, str]]) -> None:
    """Choose options and their values as the host."""
    for option, value in options:
        visitor.choose_option(f"{game}-option-{option}", value)


def leave_to_a_bot(visitor: Visitor) -> None:
    """Let a bot play in the visitor's seat."""
    visitor.press(visitor.button("web-menu"))
    visitor.press(visitor.button("web-leave"))


def come_back_at_the_end(visitor: Visitor) -> None:
    """Take the seat back from the bot that plays there, as soon as the match is over."""
    # Many bots act in a match, and each may take its time on a machine with much else to do.
    expect(proof(visitor)).to_be_visible(timeout=10 * PATIENCE)
    take_seat_back(visitor)


def take_seat_back(visitor: Visitor) -> None:
    """Play oneself from the next match on."""
    visitor.press(visitor.button("web-menu"))
    visitor.press(visitor.dialog("web-menu").get_by_role("button", name=visitor.words("web-come-back")))
    expect(visitor.button("web-come-back")).to_be_hidden()
    visitor.page.keyboard.press("Escape")
    expect(visitor.dialog("web-menu")).to_be_hidden()


def leave_the_rest_to_a_bot(visitor: Visitor) -> None:
    """Let a bot play in the visitor's seat until the match is over, and come back then."""
    leave_to_a_bot(visitor)
    come_back_at_the_end(visitor)


def step_by_keys(visitor: Visitor, hand: Hand) -> bool:
    """The same without finger and mouse."""
    wait_until_asked(visitor, hand, ESCAPE)
    message = asked(visitor, hand)
    if message == "web-proof":
        return False
    if message == "web-show-sheet":
        expect(visitor.button(message)).to_be_hidden()
    elif message == hand.next_round:
        tab_to(visitor, visitor.words(message))
        visitor.page.keyboard.press("Enter")
        expect(visitor.button(message)).to_be_hidden()
    elif message == "web-your-turn":
        # The table hears keys once it is there, a little after the page knows whose turn it is.
        expect(visitor.page.get_by_role("group", name=visitor.words(hand.table))).to_be_visible()
        hand.play_by_keys(visitor)
    return True


def steps(visitor: Visitor, hand: Hand, step: Callable[[Visitor, Hand], bool] = step) -> Iterator[int]:
    """Play a match step by step to its end; what the caller does in between happens between two steps."""
    for number in range(MOST_STEPS):
        yield number
        if not step(visitor, hand):
            return
    raise AssertionError("the match does not end")


def play_in_turn(friends: Iterable[Visitor], hand: Hand) -> Iterator[Visitor]:
    """Play a match to its end; each friend whom the table asks for something is told before they do it."""
    playing = list(friends)
    while playing:
        playing[0].wait_until(lambda: any(asked(friend, hand) for friend in playing), "the table waits for nobody")
        for friend in tuple(playing):
            if not asked(friend, hand):
                continue
            yield friend
            if asked(friend, hand) and not step(friend, hand):
                playing.remove(friend)


def record_of_page(visitor: Visitor) -> Record:
    """The record of the match as the page offers it, held against the seal that it showed before the first move."""
    visitor.press(proof(visitor))
    line = visitor.page.get_by_label(visitor.words("web-record")).input_value()
    seal = visitor.page.get_by_label(visitor.words("web-commitment")).input_value()
    record = parse_record(line)
    assert commitment(bytes.fromhex(record.stream.partition(":")[2])) == seal
    tables = [message["table"] for message in visitor.received if message["type"] in ("event", "snapshot")]
    told = [table for table in tables if table]
    first = next(table for table in told if table["match"] == told[-1]["match"] and table["commitment"])
    assert first["commitment"] == seal
    return record


def assert_every_action_counts_once(record: Record, seat: int, visitor: Visitor) -> None:
    """What the visitor did is in the record: nothing lost, nothing twice, nothing else."""
    assert [action for who, action in record.actions if who == seat] == visitor.acts()


def views_of(record: Record, seat: int | None) -> list[str]:
    """The hashes of everything that a seat (or with None, a watcher) may see in the course of a match, in order."""
    game = game_named(record.game)
    match = replay(record, game, until=0)
    hashes = [match.view(seat).hash]
    for who, action in record.actions:
        if match.round_over and not match.over:
            match.begin_round()
            hashes.append(match.view(seat).hash)
        match.apply(who, game.parse_action(action))
        hashes.append(match.view(seat).hash)
    assert match.over
    return hashes


def assert_saw_only(record: Record, seat: int | None, visitor: Visitor) -> None:
    """Every picture that reached the visitor is of their own view, or, for a watcher, of the public one."""
    game = game_named(record.game)
    told = [
        message["situation"]
        for message in visitor.received
        if message["type"] in ("event", "snapshot") and message["situation"] is not None
    ]
    assert len(told) > len(record.actions) / 2
    allowed = set(views_of(record, seat))
    assert {situation["hash"] for situation in told} <= allowed
    assert told[-1]["picture"] == picture(replay(record, game), seat)
