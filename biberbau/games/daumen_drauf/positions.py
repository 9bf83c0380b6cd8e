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

import numpy as np

from biberbau.core.position import PositionFormat
from biberbau.core.position_text import TABLE, PositionReader, Positions
from biberbau.games.daumen_drauf import options, phases
from biberbau.games.daumen_drauf.constants import EXTRA_VALUES, HAND_SIZE, MAX_SEATS
from biberbau.games.daumen_drauf.notation import CARD_NAMES, parse_shown
from biberbau.games.daumen_drauf.picture import out_of, trick_of
from biberbau.games.daumen_drauf.sheet import score_sheet
from biberbau.games.daumen_drauf.state import (
    CARDS,
    COLOUR_STEP,
    EVERYBODY,
    NO_CARD,
    NOBODY,
    THUMBED,
    TRICK_SIZE,
    UNKNOWN,
    State,
)


class DaumenDraufReader(PositionReader[State]):
    """Reads a position of Daumen Drauf!."""

    state = State
    parse_card = parse_shown
    points = range(-1000, 1001)

    def missing(self, card: int, text: str) -> str:
        """It lies elsewhere, or its number is too large for so few seats."""
        numbers = self.seats + EXTRA_VALUES
        played = card % COLOUR_STEP < 2 * numbers
        return f"{text} is in play twice" if played else f"{text} is not in play: numbers end at {numbers}"

    def take(self, card: int, text: str, key: str, seat: int = TABLE) -> None:
        """Take a card out of those left, unless only its face is known: "Y3?" is one of the two."""
        if card < THUMBED:
            super().take(card, text, key, seat)

    def worth(self, seat: int) -> int:
        """What tricks and hand are worth."""
        return score_sheet(self.record, seat)["score"]

    def read(self) -> None:
        """Read the cards, then what follows from them."""
        numbers = 2 * (self.seats + EXTRA_VALUES)
        self.left = [card for card in range(CARDS) if card % COLOUR_STEP < numbers]
        self.read_cards()
        self.fill_faces()
        self.read_trick()
        self.read_turn()
        self.fill_rest()
        self.read_scores(self.record.phase >= phases.ROUND_OVER)

    def owned(self, key: str) -> list[tuple[int, str, str]]:
        """Read a list of words "SEAT:CARD" or "SEAT:CARD/SEATS" as (seat, card, who has seen it)."""
        entries = []
        for word in self.words(key) or []:
            seat, colon, rest = word.partition(":")
            card, slash, eyes = rest.partition("/")
            if not colon or not seat.isdecimal() or int(seat) >= self.seats or bool(slash) != bool(eyes):
                raise self.fail(key, f"{key}: '{word}' is not a seat and a card, as in 0:Y3+")
            if not set(eyes) <= set("0123456"[: self.seats]):
                raise self.fail(key, f"{key}: '{word}' names seats that there are not")
            entries.append((int(seat), card, eyes))
        return entries

    def read_cards(self) -> None:
        """Read taken tricks, the trick, the hands and the next cards of the stack."""
        taken, trick = self.owned("taken"), self.owned("trick")
        if len(taken) > len(self.left) or len(trick) >= TRICK_SIZE:
            raise self.fail("taken", f"there are only {len(self.left)} cards")
        whole = len(self.left)
        for place, (seat, card, eyes) in enumerate(taken):
            self.record.out[place] = self.card(card, "taken")
            self.record.out_seat[place] = seat
            self.record.out_known[place] = sum(1 << int(eye) for eye in set(eyes)) if eyes else EVERYBODY
        for place, (seat, card, _) in enumerate(trick):
            if card == "?":
                raise self.fail("trick", "trick: of a shown card at least the face is known: Y3?")
            self.record.trick[place] = self.card(card, "trick")
            self.record.trick_seat[place] = seat
            self.record.thumb[seat] = place
        self.record.out_count, self.record.trick_count = len(taken), len(trick)
        rest = whole - len(taken) - len(trick)
        for seat in range(self.seats):
            rest -= self.read_hand(seat, rest)
        stack = [self.card(word, "stack") for word in self.words("stack") or []]
        if len(stack) > rest:
            raise self.fail("stack", f"stack: there are only {rest} cards for it")
        self.record.stack_count = rest
        self.record.stack[:rest] = UNKNOWN
        self.record.stack[rest - len(stack) : rest] = stack[::-1]

    def read_hand(self, seat: int, rest: int) -> int:
        """Read a hand and return its size."""
        words = self.words("hand", seat)
        shown = self.record.trick_seat.tolist().count(seat)
        if words is None:
            words = ["?"] * min(max(HAND_SIZE - shown, 0), rest)
        # A card that is named twice is missing elsewhere: that is said of the card, before cards are counted.
        cards = [self.card(word, "hand", seat) for word in words]
        if len(cards) > min(HAND_SIZE, rest):
            raise self.fail("hand", f"there are only {min(HAND_SIZE, rest)} cards for this hand", seat)
        self.record.hand[seat, : len(cards)] = cards
        self.record.hand_count[seat] = len(words)
        return len(words)

    def fill_faces(self) -> None:
        """Decide which of two twins a card is of which only the face was written."""
        for name in ("trick", "out", "stack", "hand"):
            cells = self.states[name].reshape(-1)
            for place in np.flatnonzero(cells >= THUMBED):
                first = 2 * (int(cells[place]) - THUMBED)
                twins = [card for card in (first, first + 1) if card in self.left]
                if not twins:
                    seat = int(place) // HAND_SIZE if name == "hand" else TABLE
                    key = "taken" if name == "out" else name
                    raise self.fail(key, f"{key}: both {CARD_NAMES[first][:2]} are elsewhere, or not in play", seat)
                cells[place] = twins[self.stream.below(len(twins))]
                self.left.remove(int(cells[place]))

    def read_trick(self) -> None:
        """Follow the shows of the trick, which have to climb, and rank its colours."""
        rank = self.record.rank
        last_seat, last = NOBODY, NO_CARD
        for seat, card in trick_of(self.record):
            colour = card // COLOUR_STEP
            if last != NO_CARD and rank[colour] and (colour != last // COLOUR_STEP or card >> 1 <= last >> 1):
                why = f"trick: {CARD_NAMES[card]} is not higher than {CARD_NAMES[last]}"
                raise self.fail("trick", why)
            if seat == last_seat:
                raise self.fail("trick", f"trick: seat {seat} shows twice in a row")
            if not rank[colour]:
                self.record.colours += 1
                rank[colour] = self.record.colours
            last_seat, last = seat, card
        self.record.shower = last_seat

    def read_phase(self) -> int:
        """Return the phase, which follows from the cards where it is left out."""
        holders = sum(count > 0 for count in self.record.hand_count)
        trick = int(self.record.trick_count)
        over = "match_over" if self.record.round_number == self.record.options[options.GAMES] else "round_over"
        guess = "turn" if trick else "lead" if holders > 1 else over
        phase = self.choice("phase", guess)
        if (trick > 0) != (phase in (phases.WINDOW, phases.TURN)):
            raise self.fail("phase", "a trick has cards exactly in the phases window and turn")
        if not trick and (holders <= 1) != (phase >= phases.ROUND_OVER):
            why = "between tricks a game is over exactly when at most one seat has cards"
            raise self.fail("phase", why)
        if phase == phases.WINDOW and self.record.options[options.WHEN_PARRY] != options.ANY_TIME:
            raise self.fail("phase", 'there is a window only with parry = "any_time"')
        return phase

    def read_turn(self) -> None:
        """Read the phase, who leads and whose turn it is, and see that hands are as full as the stack allows."""
        games = int(self.record.options[options.GAMES])
        self.record.round_number = self.integer("round", range(1, games + 1), 1)
        phase = self.read_phase()
        self.record.phase = phase
        self.check_last(int(self.record.round_number) == games)
        seats = range(self.seats)
        for seat in seats:
            size = int(self.record.hand_count[seat]) + self.record.trick_seat.tolist().count(seat)
            if size > HAND_SIZE:
                raise self.fail("hand", f"hand and trick have {size} cards of this seat, and a hand {HAND_SIZE}", seat)
            if self.record.stack_count and size < HAND_SIZE:
                why = f"this hand would have been topped up: {self.record.stack_count} cards are in the stack"
                raise self.fail("hand", why, seat)
        self.record.starter = self.integer("starter", seats, 0)
        holders = [seat for seat in seats if self.record.hand_count[seat]]
        if phase >= phases.ROUND_OVER:
            self.read_window([])
            return
        guess = int(self.record.trick_seat[0]) if phase != phases.LEAD else holders[0]
        leader = self.integer("leader", seats, guess)
        if leader != guess and (phase != phases.LEAD or leader not in holders):
            raise self.fail("leader", f"seat {leader} cannot lead this trick")
        self.record.leader = leader
        shower = int(self.record.shower)
        following = [(shower + step) % self.seats for step in range(1, self.seats)]
        may_decide = [leader] if phase == phases.LEAD else [seat for seat in following if seat in holders]
        if not may_decide:
            raise self.fail("trick", "nobody but its owner could still beat the last shown card")
        turn = self.integer("turn", seats, may_decide[0])
        if turn not in may_decide or (phase == phases.WINDOW and turn != may_decide[0]):
            raise self.fail("turn", f"it cannot be the turn of seat {turn}")
        self.record.turn = turn
        self.read_window(may_decide[1:] if phase == phases.WINDOW else [])

    def read_window(self, eligible: list[int]) -> None:
        """Read which of the seats that are asked may still parry out of turn; left out, all of them."""
        words = self.words("window")
        chosen = eligible if words is None else [int(word) if word.isdecimal() else NOBODY for word in words]
        if not set(chosen) <= set(eligible) or (eligible and not chosen):
            names = " ".join(map(str, sorted(eligible))) or "nobody"
            raise self.fail("window", f"window: of those that may be asked ({names})")
        if self.record.phase == phases.WINDOW and not eligible:
            raise self.fail("phase", "there is nobody who could be asked to parry out of turn")
        self.record.waiting = sum(1 << seat for seat in set(chosen))

    def fill_rest(self) -> None:
        """Give every card that is still open one of those left, in an order that the seed decides."""
        self.fill("hand", "out", "stack")
        for seat in range(self.seats):
            count = self.record.hand_count[seat]
            self.record.hand[seat, :count] = sorted(self.record.hand[seat, :count])
        if self.record.phase >= phases.ROUND_OVER or self.record.options[options.REVEAL] != options.TO_TAKER:
            self.record.out_known[: self.record.out_count] = EVERYBODY
        seen = (
            1 << card
            for place, (_, card) in enumerate(out_of(self.record))
            if self.record.out_known[place] == EVERYBODY
        )
        self.record.seen_by_all = sum(seen)


def format_trick(record: State) -> str:
    """Return the cards of the trick, each with its seat."""
    return " ".join(f"{seat}:{CARD_NAMES[card]}" for seat, card in trick_of(record))


def format_window(record: State) -> str | None:
    """Return the seats that may still parry out of turn, or None while there is no window."""
    waiting = (str(seat) for seat in range(record.seats) if record.waiting >> seat & 1)
    return " ".join(waiting) if record.phase == phases.WINDOW else None


def format_taken(record: State) -> str:
    """Return the cards of all taken tricks, each with its taker and who has seen its head."""
    return " ".join(
        f"{taker}:{CARD_NAMES[card]}{format_eyes(eyes)}"
        for (taker, card), eyes in zip(out_of(record), record.out_known, strict=False)
    )


def format_eyes(eyes: int) -> str:
    """Return who has seen a taken card, as the end of its word: nothing for everybody."""
    return "" if eyes == EVERYBODY else "/" + "".join(str(seat) for seat in range(MAX_SEATS) if eyes >> seat & 1)


POSITIONS: PositionFormat = Positions(
    DaumenDraufReader,
    CARD_NAMES,
    table="phase round starter leader turn trick window taken stack",
    seat="hand total score",
    table_values={"trick": format_trick, "window": format_window, "taken": format_taken},
)
