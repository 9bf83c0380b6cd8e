"""Positions of Daumen Drauf!.

    [table]
    phase = "turn"            # lead, window, turn, round_over, match_over; left out, it follows from the cards
    round = 1                 # the game of the match
    starter = 0               # who led the first trick of the game
    leader = 0                # who leads this trick
    turn = 2                  # seat to move; left out, whoever comes after the last shown card
    trick = "0:Y3+ 1:G2? 0:G4-"     # seat and card in the order in which they came; each seat's last is under its thumb
    window = "2 3"            # with parry = "any_time": the seats that may still parry out of turn
    taken = "1:Y1+ 1:Y1- 0:K2+/02"  # taker and card in order; after a slash who has seen its head, if not everybody
    stack = "K5- Y2+"         # the next cards of the stack, the next one first; the rest is filled

    [[seat]]
    hand = "Y5+ ? K1-"        # left out, five cards less those in the trick
    total = 3                 # points of the finished games
    score = 3                 # points of the game that is over

A card is "Y3+" (poisonous), "Y3-" (harmless), "Y3?" (one of the two) or "?" (any); the seed decides what is left open.
Cards that are nowhere named are in the stack.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from biberbau.core.game import Game
from biberbau.core.position import Document, PositionFormat, read_options, read_seats, read_seed
from biberbau.core.reasons import NotationError
from biberbau.games.daumen_drauf.notation import CARD_NAMES, parse_shown
from biberbau.games.daumen_drauf.picture import hand_of, out_of, trick_of
from biberbau.games.daumen_drauf.sheet import score_sheet
from biberbau.games.daumen_drauf.state import (
    ANY_TIME,
    CARDS,
    COLOUR_STEP,
    EVERYBODY,
    EXTRA_VALUES,
    GAMES,
    HAND_SIZE,
    LEAD,
    MATCH_OVER,
    NO_CARD,
    NO_THUMB,
    NOBODY,
    REVEAL,
    ROUND_OVER,
    THUMBED,
    TO_TAKER,
    TRICK_SIZE,
    TURN,
    UNKNOWN,
    WHEN_PARRY,
    WINDOW,
)

PHASES = {"lead": LEAD, "window": WINDOW, "turn": TURN, "round_over": ROUND_OVER, "match_over": MATCH_OVER}
POINTS = range(-1000, 1001)


class Reader:
    """Reads one document into one record, card by card, keeping count of what is left."""

    def __init__(self, document: Document, game: Game) -> None:
        from biberbau.core.chance import FastStream

        self.document = document
        self.states = game.new_states()
        self.record = self.states[0]
        self.seats = read_seats(document, game)
        self.stream = FastStream(read_seed(document))
        self.record["seats"] = self.seats
        self.record["options"] = read_options(document, game)
        numbers = 2 * (self.seats + EXTRA_VALUES)
        self.left = {card for card in range(CARDS) if card % COLOUR_STEP < numbers}
        for name in ("trick", "out", "stack", "hand"):
            self.record[name] = NO_CARD
        for name in ("trick_seat", "out_seat", "turn", "leader", "shower"):
            self.record[name] = NOBODY
        self.record["thumb"] = NO_THUMB

    def take(self, text: str, key: str, section: str = "table", index: int = -1) -> int:
        """Return the code of a card and take it out of those left; "?" and "Y3?" are cards to be filled in."""
        if text == "?":
            return UNKNOWN
        try:
            card = parse_shown(text)
        except NotationError as error:
            raise self.document.fail(section, index, key, f"{key}: {error}") from None
        if card < THUMBED and card not in self.left:
            numbers = self.seats + EXTRA_VALUES
            why = (
                "is in play twice" if card % COLOUR_STEP < 2 * numbers else f"is not in play: numbers end at {numbers}"
            )
            raise self.document.fail(section, index, key, f"{key}: {text} {why}")
        self.left.discard(card)
        return card

    def read(self) -> npt.NDArray[Any]:
        """Read everything, in the order in which it depends on one another."""
        self.read_cards()
        self.fill_faces()
        self.read_trick()
        self.read_turn()
        self.fill_rest()
        self.read_scores()
        return self.states

    def owned(self, key: str) -> list[tuple[int, str, str]]:
        """Read a list of words "SEAT:CARD" or "SEAT:CARD/SEATS" as (seat, card, who has seen it)."""
        entries = []
        for word in self.document.words("table", key) or []:
            seat, colon, rest = word.partition(":")
            card, slash, eyes = rest.partition("/")
            if not colon or not seat.isdecimal() or int(seat) >= self.seats or bool(slash) != bool(eyes):
                raise self.document.fail("table", -1, key, f"{key}: '{word}' is not a seat and a card, as in 0:Y3+")
            if not set(eyes) <= set("0123456"[: self.seats]):
                raise self.document.fail("table", -1, key, f"{key}: '{word}' names seats that there are not")
            entries.append((int(seat), card, eyes))
        return entries

    def read_cards(self) -> None:
        """Read taken tricks, the trick, the hands and the next cards of the stack."""
        taken, trick = self.owned("taken"), self.owned("trick")
        if len(taken) > len(self.left) or len(trick) >= TRICK_SIZE:
            raise self.document.fail("table", -1, "taken", f"there are only {len(self.left)} cards")
        whole = len(self.left)
        for place, (seat, card, eyes) in enumerate(taken):
            self.record["out"][place] = self.take(card, "taken")
            self.record["out_seat"][place] = seat
            self.record["out_known"][place] = sum(1 << int(eye) for eye in set(eyes)) if eyes else EVERYBODY
        for place, (seat, card, _) in enumerate(trick):
            if card == "?":
                raise self.document.fail("table", -1, "trick", "trick: of a shown card at least the face is known: Y3?")
            self.record["trick"][place] = self.take(card, "trick")
            self.record["trick_seat"][place] = seat
            self.record["thumb"][seat] = place
        self.record["out_count"], self.record["trick_count"] = len(taken), len(trick)
        rest = whole - len(taken) - len(trick)
        for seat in range(self.seats):
            rest -= self.read_hand(seat, rest)
        stack = [self.take(word, "stack") for word in self.document.words("table", "stack") or []]
        if len(stack) > rest:
            raise self.document.fail("table", -1, "stack", f"stack: there are only {rest} cards for it")
        self.record["stack_count"] = rest
        self.record["stack"][:rest] = UNKNOWN
        self.record["stack"][rest - len(stack) : rest] = stack[::-1]

    def read_hand(self, seat: int, rest: int) -> int:
        """Read a hand and return its size."""
        words = self.document.words("seat", "hand", seat)
        shown = int((self.record["trick_seat"] == seat).sum())
        if words is None:
            words = ["?"] * min(max(HAND_SIZE - shown, 0), rest)
        # A card that is named twice is missing elsewhere: that is said of the card, before cards are counted.
        cards = [self.take(word, "hand", "seat", seat) for word in words]
        if len(cards) > min(HAND_SIZE, rest):
            raise self.document.fail("seat", seat, "hand", f"there are only {min(HAND_SIZE, rest)} cards for this hand")
        self.record["hand"][seat, : len(cards)] = cards
        self.record["hand_count"][seat] = len(words)
        return len(words)

    def fill_faces(self) -> None:
        """Decide which of two twins a card is of which only the face was written."""
        for name in ("trick", "out", "stack", "hand"):
            cells = self.record[name].reshape(-1)
            for place in np.flatnonzero(cells >= THUMBED):
                first = 2 * (int(cells[place]) - THUMBED)
                twins = sorted(self.left & {first, first + 1})
                if not twins:
                    section, index = ("seat", int(place) // HAND_SIZE) if name == "hand" else ("table", -1)
                    key = "taken" if name == "out" else name
                    why = f"{key}: both {CARD_NAMES[first][:2]} are elsewhere, or not in play"
                    raise self.document.fail(section, index, key, why)
                cells[place] = twins[self.stream.below(len(twins))]
                self.left.remove(int(cells[place]))

    def read_trick(self) -> None:
        """Follow the shows of the trick, which have to climb, and rank its colours."""
        rank = self.record["rank"]
        last_seat, last = NOBODY, NO_CARD
        for seat, card in trick_of(self.record):
            colour = card // COLOUR_STEP
            if last != NO_CARD and rank[colour] and (colour != last // COLOUR_STEP or card >> 1 <= last >> 1):
                why = f"trick: {CARD_NAMES[card]} is not higher than {CARD_NAMES[last]}"
                raise self.document.fail("table", -1, "trick", why)
            if seat == last_seat:
                raise self.document.fail("table", -1, "trick", f"trick: seat {seat} shows twice in a row")
            if not rank[colour]:
                self.record["colours"] += 1
                rank[colour] = self.record["colours"]
            last_seat, last = seat, card
        self.record["shower"] = last_seat

    def read_phase(self) -> int:
        """Return the phase, which follows from the cards where it is left out."""
        holders = int((self.record["hand_count"] > 0).sum())
        trick = int(self.record["trick_count"])
        guess = "turn" if trick else "lead" if holders > 1 else "round_over"
        phase = PHASES[self.document.choice("table", "phase", tuple(PHASES), guess)]
        if (trick > 0) != (phase in (WINDOW, TURN)):
            raise self.document.fail("table", -1, "phase", "a trick has cards exactly in the phases window and turn")
        if not trick and (holders <= 1) != (phase >= ROUND_OVER):
            why = "between tricks a game is over exactly when at most one seat has cards"
            raise self.document.fail("table", -1, "phase", why)
        if phase == WINDOW and self.record["options"][WHEN_PARRY] != ANY_TIME:
            raise self.document.fail("table", -1, "phase", 'there is a window only with parry = "any_time"')
        return phase

    def read_turn(self) -> None:
        """Read the phase, who leads and whose turn it is, and see that hands are as full as the stack allows."""
        phase = self.read_phase()
        self.record["phase"] = phase
        games = int(self.record["options"][GAMES])
        self.record["round_number"] = self.document.integer("table", "round", range(1, games + 1), 1)
        seats = range(self.seats)
        for seat in seats:
            size = int(self.record["hand_count"][seat]) + int((self.record["trick_seat"] == seat).sum())
            if self.record["stack_count"] and size < HAND_SIZE:
                why = f"this hand would have been topped up: {int(self.record['stack_count'])} cards are in the stack"
                raise self.document.fail("seat", seat, "hand", why)
        self.record["starter"] = self.document.integer("table", "starter", seats, 0)
        holders = [seat for seat in seats if self.record["hand_count"][seat]]
        if phase >= ROUND_OVER:
            self.read_window([])
            return
        guess = int(self.record["trick_seat"][0]) if phase != LEAD else holders[0]
        leader = self.document.integer("table", "leader", seats, guess)
        if leader != guess and (phase != LEAD or leader not in holders):
            raise self.document.fail("table", -1, "leader", f"seat {leader} cannot lead this trick")
        self.record["leader"] = leader
        shower = int(self.record["shower"])
        following = [(shower + step) % self.seats for step in range(1, self.seats)]
        may_decide = [leader] if phase == LEAD else [seat for seat in following if seat in holders]
        if not may_decide:
            raise self.document.fail("table", -1, "trick", "nobody but its owner could still beat the last shown card")
        turn = self.document.integer("table", "turn", seats, may_decide[0])
        if turn not in may_decide or (phase == WINDOW and turn != may_decide[0]):
            raise self.document.fail("table", -1, "turn", f"it cannot be the turn of seat {turn}")
        self.record["turn"] = turn
        self.read_window(may_decide[1:] if phase == WINDOW else [])

    def read_window(self, eligible: list[int]) -> None:
        """Read which of the seats that are asked may still parry out of turn; left out, all of them."""
        words = self.document.words("table", "window")
        chosen = eligible if words is None else [int(word) if word.isdecimal() else NOBODY for word in words]
        if not set(chosen) <= set(eligible) or (eligible and not chosen):
            names = " ".join(map(str, sorted(eligible))) or "nobody"
            raise self.document.fail("table", -1, "window", f"window: of those that may be asked ({names})")
        if self.record["phase"] == WINDOW and not eligible:
            raise self.document.fail("table", -1, "phase", "there is nobody who could be asked to parry out of turn")
        self.record["waiting"] = sum(1 << seat for seat in set(chosen))

    def fill_rest(self) -> None:
        """Give every card that is still open one of those left, in an order that the seed decides."""
        pool = sorted(self.left)
        for name in ("hand", "out", "stack"):
            cells = self.record[name].reshape(-1)
            for place in np.flatnonzero(cells == UNKNOWN):
                cells[place] = pool.pop(self.stream.below(len(pool)))
        for seat in range(self.seats):
            self.record["hand"][seat, : self.record["hand_count"][seat]].sort()
        if self.record["phase"] >= ROUND_OVER or self.record["options"][REVEAL] != TO_TAKER:
            self.record["out_known"][: self.record["out_count"]] = EVERYBODY
        seen = (
            1 << card
            for place, (_, card) in enumerate(out_of(self.record))
            if self.record["out_known"][place] == EVERYBODY
        )
        self.record["seen_by_all"] = sum(seen)

    def read_scores(self) -> None:
        """Read totals, and the scores of a game that is over (by default what tricks and hands are worth)."""
        over = self.record["phase"] >= ROUND_OVER
        for seat in range(self.seats):
            worth = score_sheet(self.record, seat)["score"] if over else 0
            self.record["round_scores"][seat] = self.document.integer("seat", "score", POINTS, worth, seat)
            self.record["totals"][seat] = self.document.integer("seat", "total", POINTS, worth, seat)


class Positions:
    """Reading and writing positions of Daumen Drauf!."""

    def read(self, document: Document, game: Game) -> npt.NDArray[Any]:
        """Return an array of one record; PositionError for what cannot be."""
        return Reader(document, game).read()

    def write(self, record: Any) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """Return `[table]` and each `[[seat]]` with nothing left out."""
        phase = int(record["phase"])
        table: dict[str, Any] = {
            "phase": next(name for name, number in PHASES.items() if number == phase),
            "round": int(record["round_number"]),
        }
        for key in ("starter", "leader", "turn"):
            if record[key] != NOBODY:
                table[key] = int(record[key])
        table["trick"] = " ".join(f"{seat}:{CARD_NAMES[card]}" for seat, card in trick_of(record))
        if phase == WINDOW:
            waiting = int(record["waiting"])
            table["window"] = " ".join(str(seat) for seat in range(int(record["seats"])) if waiting >> seat & 1)
        table["taken"] = " ".join(
            f"{taker}:{CARD_NAMES[card]}{format_eyes(int(eyes))}"
            for (taker, card), eyes in zip(out_of(record), record["out_known"], strict=False)
        )
        table["stack"] = " ".join(CARD_NAMES[card] for card in record["stack"][: record["stack_count"]][::-1])
        return table, [self.write_seat(record, seat) for seat in range(record["seats"])]

    def write_seat(self, record: Any, seat: int) -> dict[str, Any]:
        """Return one `[[seat]]`."""
        return {
            "hand": " ".join(CARD_NAMES[card] for card in hand_of(record, seat)),
            "total": int(record["totals"][seat]),
            "score": int(record["round_scores"][seat]),
        }


def format_eyes(eyes: int) -> str:
    """Return who has seen a taken card, as the end of its word: nothing for everybody."""
    return "" if eyes == EVERYBODY else "/" + "".join(str(seat) for seat in range(7) if eyes >> seat & 1)


POSITIONS: PositionFormat = Positions()
