"""Positions of Biber Gang.

    [table]
    phase = "decide"          # opening, draw, decide, round_over, match_over; left out, it follows from the cards
    round = 1
    turn = 0                  # seat to move
    starter = 0               # who made the first turn
    caller = 1                # who called the end; left out, nobody or the one seat without face-down cards
    drawn = "7"               # the card in the active player's hand; "?" leaves it to the seed
    drawn_from = "deck"       # deck, pile
    discard = "5 B 9"         # the discard pile, the top card last; "?" for a card that nobody remembers
    deck = "3 11"             # the next cards of the deck, the next one first; the rest is filled
    quiet_turns = 0
    reshuffled = false        # whether the discards have become the deck in this round

    [[seat]]
    top = "5 (7) B ?"         # an open card, a face-down card that the writer knows, a beaver, a face-down card
    bottom = "? ? 3 (12)"
    total = 12                # points of the finished rounds
    score = 12                # points of the round that is over
    opening = "T1 B3"         # during the opening: the two cards this seat has chosen

Left out, a display lies face down and the discard pile has one card.
"""

from __future__ import annotations

from biberbau.core.position import PositionFormat
from biberbau.core.position_text import PositionReader, Positions
from biberbau.core.reasons import NotationError
from biberbau.games.biber_gang import numbering, options, phases
from biberbau.games.biber_gang.notation import ACTION_NAMES, CARD_NAMES, parse_action, parse_card
from biberbau.games.biber_gang.sheet import score_sheet
from biberbau.games.biber_gang.state import (
    BEAVER,
    COLUMNS,
    DECK,
    DECK_SIZE,
    FROM_DECK,
    FROM_PILE,
    NO_CARD,
    NOBODY,
    NOT_CHOSEN,
    SLOTS,
    UNKNOWN,
    State,
)


class BiberGangReader(PositionReader[State]):
    """Reads a position of Biber Gang."""

    state = State
    parse_card = parse_card
    points = range(-1000, 10001)

    def missing(self, card: int, text: str) -> str:
        """All copies of the card lie elsewhere."""
        return f"the deck has only {DECK[card]} {'beavers' if card == BEAVER else f'cards {text}'}"

    def worth(self, seat: int) -> int:
        """What the display is worth."""
        return int(score_sheet(self.record.display[seat].tolist())["score"])

    def read(self) -> None:
        """Read displays, piles, whose turn it is and points."""
        self.left = [kind for kind, copies in enumerate(DECK) for _ in range(copies)]
        for seat in range(self.seats):
            self.read_display(seat)
        self.read_piles()
        self.read_turn()
        self.read_scores(self.record.phase >= phases.ROUND_OVER)
        self.fill("display", "discard", "deck", "drawn")
        if self.record.reshuffled:
            self.count_recycled()

    def read_display(self, seat: int) -> None:
        """Read the two rows of a seat and its opening choice."""
        for key, first in (("top", 0), ("bottom", COLUMNS)):
            words = self.words(key, seat)
            if words is None:
                words = ["?"] * COLUMNS
            if len(words) != COLUMNS:
                raise self.fail(key, f"{key} has {COLUMNS} cards, not {len(words)}", seat)
            for column, word in enumerate(words):
                face_down = word == "?" or (word.startswith("(") and word.endswith(")"))
                card = self.card(word.strip("()") if face_down else word, key, seat)
                self.record.display[seat, first + column] = card
                self.record.face_up[seat, first + column] = not face_down
        self.record.hidden[seat] = SLOTS - sum(self.record.face_up[seat])
        self.record.opening[seat] = self.read_opening(seat)

    def read_opening(self, seat: int) -> int:
        """Return the index of the chosen opening pair, or NOT_CHOSEN."""
        words = self.words("opening", seat)
        if words is None:
            return NOT_CHOSEN
        try:
            return parse_action("-".join(["open", *words])) - numbering.OPEN
        except NotationError:
            raise self.fail("opening", "opening names two different slots, as in T1 B3", seat) from None

    def read_piles(self) -> None:
        """Read the discard pile, the drawn card and the next cards of the deck."""
        words = self.words("discard")
        discard = [self.card(word, "discard") for word in (["?"] if words is None else words)]
        drawn = self.words("drawn") or []
        if len(drawn) > 1:
            raise self.fail("drawn", "drawn is one card")
        self.record.drawn = self.card(drawn[0], "drawn") if drawn else NO_CARD
        self.record.drawn_from = self.choice("drawn_from", "deck")
        next_cards = [self.card(word, "deck") for word in self.words("deck") or []]
        rest = DECK_SIZE - len(discard) - len(drawn) - self.seats * SLOTS
        if len(discard) > DECK_SIZE - len(drawn) - self.seats * SLOTS:
            raise self.fail("discard", f"discard: there are only {len(discard) + rest} cards for it")
        if len(next_cards) > rest:
            raise self.fail("deck", f"deck: there are only {rest} cards for it")
        self.record.deck[:rest] = UNKNOWN
        self.record.deck[rest - len(next_cards) : rest] = next_cards[::-1]
        self.record.discard[: len(discard)] = discard
        self.record.deck_count, self.record.discard_count = rest, len(discard)
        self.record.reshuffled = self.document.flag("table", "reshuffled")

    def read_phase(self) -> int:
        """Return the phase, which follows from the cards where it is left out."""
        hidden = self.record.hidden[: self.seats]
        drawn = self.record.drawn != NO_CARD
        over = "match_over" if self.record.round_number == self.record.options[options.ROUNDS] else "round_over"
        guess = "decide" if drawn else "opening" if min(hidden) == SLOTS else "draw" if max(hidden) else over
        phase = self.choice("phase", guess)
        if drawn != (phase == phases.DECIDE):
            key = "drawn" if drawn else "phase"
            raise self.fail(key, "somebody holds a drawn card exactly in the phase decide")
        if (min(hidden) == SLOTS) != (phase == phases.OPENING):
            raise self.fail("phase", "in the phase opening all cards lie face down, later not")
        if (max(hidden) == 0) != (phase >= phases.ROUND_OVER):
            raise self.fail("phase", "a round is over exactly when no card lies face down")
        if phase == phases.OPENING and NOT_CHOSEN not in self.record.opening[: self.seats]:
            raise self.fail("phase", "once everybody has chosen their opening cards, these lie open")
        if not self.record.discard_count and not (drawn and self.record.drawn_from == FROM_PILE):
            raise self.fail("discard", "the discard pile has no card only while the one that lay there is drawn")
        return phase

    def read_turn(self) -> None:
        """Read whose turn it is, who started and who called the end."""
        rounds = int(self.record.options[options.ROUNDS])
        self.record.round_number = self.integer("round", range(1, rounds + 1), 1)
        phase = self.read_phase()
        self.record.phase = phase
        self.check_last(int(self.record.round_number) == rounds)
        playing = phase != phases.OPENING
        seats = range(self.seats)
        self.record.turn = self.integer("turn", seats, 0) if playing else NOBODY
        self.record.starter = self.integer("starter", seats, 0) if playing else NOBODY
        self.record.tied = self.integer("tied", range(self.seats + 1), 0)
        done = [seat for seat in seats if not self.record.hidden[seat]]
        guess = done[0] if len(done) == 1 and phase < phases.ROUND_OVER else NOBODY
        caller = self.integer("caller", seats, guess)
        self.record.caller = caller
        if phase in (phases.DRAW, phases.DECIDE):
            self.check_caller(caller, done)
        stall = int(self.record.options[options.STALL_LIMIT]) * self.seats
        quiet = self.integer("quiet_turns", range(10000), 0)
        if phase in (phases.DRAW, phases.DECIDE) and 0 < stall <= quiet:
            raise self.fail("quiet_turns", f"after {stall} quiet turns the round is over")
        self.record.quiet_turns = quiet

    def check_caller(self, caller: int, done: list[int]) -> None:
        """In a round under way: who has no face-down card, has called the end or has had a last turn."""
        if done and caller not in done:
            why = f"seat {done[0]} has no face-down card, so one of {done} has called the end: name the caller"
            raise self.fail("top", why, done[0])
        if not done and caller != NOBODY:
            raise self.fail("caller", f"seat {caller} still has face-down cards")
        turn = int(self.record.turn)
        if turn in done:
            raise self.fail("turn", f"seat {turn} has no face-down card and no turn any more")
        waiting = {(turn + step) % self.seats for step in range((caller - turn) % self.seats)}
        if done and waiting & set(done):
            why = f"seat {min(waiting & set(done))} should still have its last turn, but has no face-down card"
            raise self.fail("turn", why)

    def count_recycled(self) -> None:
        """Count what everybody knows to be in the deck after a reshuffle."""
        for card in self.record.deck[: self.record.deck_count]:
            self.record.recycled[card] += 1
        if self.record.drawn != NO_CARD and self.record.drawn_from == FROM_DECK:
            self.record.recycled[self.record.drawn] += 1


def format_row(record: State, seat: int, first: int) -> str:
    """Return the row of a display that begins with the slot `first`."""
    row = slice(first, first + COLUMNS)
    cards = zip(record.display[seat][row], record.face_up[seat][row], strict=True)
    return " ".join(CARD_NAMES[card] if up else f"({CARD_NAMES[card]})" for card, up in cards)


def format_opening(record: State, seat: int) -> str | None:
    """Return the opening choice of a seat, or None while it has not chosen."""
    choice = record.opening[seat]
    return None if choice == NOT_CHOSEN else " ".join(ACTION_NAMES[numbering.OPEN + choice].split("-")[1:])


POSITIONS: PositionFormat = Positions(
    BiberGangReader,
    CARD_NAMES,
    table="phase round turn starter caller tied drawn drawn_from discard deck quiet_turns reshuffled",
    seat="top bottom total score opening",
    seat_values={
        "top": lambda record, seat: format_row(record, seat, 0),
        "bottom": lambda record, seat: format_row(record, seat, COLUMNS),
        "opening": format_opening,
    },
)
