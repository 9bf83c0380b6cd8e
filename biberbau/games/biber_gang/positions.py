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

from typing import Any

import numpy as np
import numpy.typing as npt

from biberbau.core.game import Game
from biberbau.core.position import Document, PositionFormat, read_options, read_seats, read_seed
from biberbau.core.reasons import NotationError
from biberbau.games.biber_gang.notation import (
    ACTION_NAMES,
    CARD_NAMES,
    parse_action,
    parse_card,
)
from biberbau.games.biber_gang.sheet import score_sheet
from biberbau.games.biber_gang.state import (
    BEAVER,
    BEAVERS,
    COLUMNS,
    COPIES,
    DECIDE,
    DECK_SIZE,
    DRAW,
    FROM_DECK,
    FROM_PILE,
    KINDS,
    MATCH_OVER,
    NO_CARD,
    NOBODY,
    NOT_CHOSEN,
    OPEN,
    OPENING,
    ROUND_OVER,
    ROUNDS,
    SLOTS,
    STALL_LIMIT,
    UNKNOWN,
)

PHASES = {"opening": OPENING, "draw": DRAW, "decide": DECIDE, "round_over": ROUND_OVER, "match_over": MATCH_OVER}
POINTS = range(-1000, 10001)


class Reader:
    """Reads one document into one record, card by card, keeping count of what the deck still holds."""

    def __init__(self, document: Document, game: Game) -> None:
        self.document = document
        self.states = game.new_states()
        self.record = self.states[0]
        self.left = [COPIES] * BEAVER + [BEAVERS]
        self.seats = read_seats(document, game)
        self.record["seats"] = self.seats
        self.record["options"] = read_options(document, game)
        self.record["scratch"] = 0

    def take(self, text: str, key: str, section: str = "table", index: int = -1) -> int:
        """Return the code of a card and take it out of the deck; "?" is a card to be filled in."""
        if text == "?":
            return UNKNOWN
        try:
            card = parse_card(text)
        except NotationError as error:
            raise self.document.fail(section, index, key, f"{key}: {error}") from None
        if self.left[card] == 0:
            copies = BEAVERS if card == BEAVER else COPIES
            name = "beavers" if card == BEAVER else f"cards {text}"
            raise self.document.fail(section, index, key, f"{key}: the deck has only {copies} {name}")
        self.left[card] -= 1
        return card

    def read(self) -> npt.NDArray[Any]:
        """Read everything, in the order in which it depends on one another."""
        for seat in range(self.seats):
            self.read_display(seat)
        self.read_piles()
        self.read_turn()
        self.read_scores()
        self.fill()
        return self.states

    def read_display(self, seat: int) -> None:
        """Read the two rows of a seat and its opening choice."""
        for key, first in (("top", 0), ("bottom", COLUMNS)):
            words = self.document.words("seat", key, seat)
            if words is None:
                words = ["?"] * COLUMNS
            if len(words) != COLUMNS:
                raise self.document.fail("seat", seat, key, f"{key} has {COLUMNS} cards, not {len(words)}")
            for column, word in enumerate(words):
                face_down = word == "?" or (word.startswith("(") and word.endswith(")"))
                card = self.take(word.strip("()") if face_down else word, key, "seat", seat)
                self.record["display"][seat, first + column] = card
                self.record["face_up"][seat, first + column] = not face_down
        self.record["hidden"][seat] = SLOTS - int(self.record["face_up"][seat].sum())
        self.record["opening"][seat] = self.read_opening(seat)

    def read_opening(self, seat: int) -> int:
        """Return the index of the chosen opening pair, or NOT_CHOSEN."""
        words = self.document.words("seat", "opening", seat)
        if words is None:
            return NOT_CHOSEN
        try:
            return parse_action("-".join(["open", *words])) - OPEN
        except NotationError:
            raise self.document.fail(
                "seat", seat, "opening", "opening names two different slots, as in T1 B3"
            ) from None

    def read_piles(self) -> None:
        """Read the discard pile, the drawn card and the next cards of the deck."""
        words = self.document.words("table", "discard")
        discard = [self.take(word, "discard") for word in (["?"] if words is None else words)]
        drawn = self.document.words("table", "drawn") or []
        if len(drawn) > 1:
            raise self.document.fail("table", -1, "drawn", "drawn is one card")
        self.record["drawn"] = self.take(drawn[0], "drawn") if drawn else NO_CARD
        source = self.document.choice("table", "drawn_from", ("deck", "pile"), "deck")
        self.record["drawn_from"] = FROM_DECK if source == "deck" else FROM_PILE
        next_cards = [self.take(word, "deck") for word in self.document.words("table", "deck") or []]
        rest = DECK_SIZE - len(discard) - len(drawn) - self.seats * SLOTS
        if len(discard) > DECK_SIZE - len(drawn) - self.seats * SLOTS:
            raise self.document.fail(
                "table", -1, "discard", f"discard: there are only {len(discard) + rest} cards for it"
            )
        if len(next_cards) > rest:
            raise self.document.fail("table", -1, "deck", f"deck: there are only {rest} cards for it")
        self.record["deck"], self.record["discard"] = NO_CARD, NO_CARD
        self.record["deck"][:rest] = UNKNOWN
        self.record["deck"][rest - len(next_cards) : rest] = next_cards[::-1]
        self.record["discard"][: len(discard)] = discard
        self.record["deck_count"], self.record["discard_count"] = rest, len(discard)
        self.record["reshuffled"] = self.document.value("table", "reshuffled") is True

    def read_phase(self) -> int:
        """Return the phase, which follows from the cards where it is left out."""
        hidden = self.record["hidden"][: self.seats]
        drawn = self.record["drawn"] != NO_CARD
        guess = "decide" if drawn else "opening" if min(hidden) == SLOTS else "draw" if max(hidden) else "round_over"
        phase = PHASES[self.document.choice("table", "phase", tuple(PHASES), guess)]
        if drawn != (phase == DECIDE):
            key = "drawn" if drawn else "phase"
            raise self.document.fail("table", -1, key, "somebody holds a drawn card exactly in the phase decide")
        if (min(hidden) == SLOTS) != (phase == OPENING):
            raise self.document.fail("table", -1, "phase", "in the phase opening all cards lie face down, later not")
        if (max(hidden) == 0) != (phase >= ROUND_OVER):
            raise self.document.fail("table", -1, "phase", "a round is over exactly when no card lies face down")
        return phase

    def read_turn(self) -> None:
        """Read whose turn it is, who started and who called the end."""
        phase = self.read_phase()
        self.record["phase"] = phase
        rounds = int(self.record["options"][ROUNDS])
        self.record["round_number"] = self.document.integer("table", "round", range(1, rounds + 1), 1)
        playing = phase != OPENING
        seats = range(self.seats)
        self.record["turn"] = self.document.integer("table", "turn", seats, 0) if playing else NOBODY
        self.record["starter"] = self.document.integer("table", "starter", seats, 0) if playing else NOBODY
        self.record["tied"] = self.document.integer("table", "tied", range(self.seats + 1), 0)
        done = [seat for seat in seats if not self.record["hidden"][seat]]
        guess = done[0] if len(done) == 1 and phase < ROUND_OVER else NOBODY
        caller = self.document.integer("table", "caller", seats, guess)
        self.record["caller"] = caller
        if phase in (DRAW, DECIDE):
            self.check_caller(caller, done)
        stall = int(self.record["options"][STALL_LIMIT]) * self.seats
        quiet = self.document.integer("table", "quiet_turns", range(10000), 0)
        if phase in (DRAW, DECIDE) and 0 < stall <= quiet:
            raise self.document.fail("table", -1, "quiet_turns", f"after {stall} quiet turns the round is over")
        self.record["quiet_turns"] = quiet

    def check_caller(self, caller: int, done: list[int]) -> None:
        """In a round under way: who has no face-down card, has called the end or has had a last turn."""
        if done and caller not in done:
            why = f"seat {done[0]} has no face-down card, so one of {done} has called the end: name the caller"
            raise self.document.fail("seat", done[0], "top", why)
        if not done and caller != NOBODY:
            raise self.document.fail("table", -1, "caller", f"seat {caller} still has face-down cards")
        turn = int(self.record["turn"])
        if turn in done:
            raise self.document.fail("table", -1, "turn", f"seat {turn} has no face-down card and no turn any more")
        waiting = {(turn + step) % self.seats for step in range((caller - turn) % self.seats)}
        if done and waiting & set(done):
            why = f"seat {min(waiting & set(done))} should still have its last turn, but has no face-down card"
            raise self.document.fail("table", -1, "turn", why)

    def read_scores(self) -> None:
        """Read totals, and the scores of a round that is over (by default what the displays are worth)."""
        over = self.record["phase"] >= ROUND_OVER
        for seat in range(self.seats):
            worth = score_sheet(self.record["display"][seat].tolist())["score"] if over else 0
            self.record["round_scores"][seat] = self.document.integer("seat", "score", POINTS, worth, seat)
            self.record["totals"][seat] = self.document.integer("seat", "total", POINTS, worth, seat)

    def fill(self) -> None:
        """Give every card that is still unknown one of those left, in an order that the seed decides."""
        from biberbau.core.chance import FastStream

        stream = FastStream(read_seed(self.document))
        pool = [card for card in range(KINDS) for _ in range(self.left[card])]
        for name in ("display", "discard", "deck"):
            cells = self.record[name].reshape(-1)
            for place in np.flatnonzero(cells == UNKNOWN):
                cells[place] = pool.pop(stream.below(len(pool)))
        if self.record["drawn"] == UNKNOWN:
            self.record["drawn"] = pool.pop(stream.below(len(pool)))
        for seat in range(self.seats, len(self.record["display"])):
            self.record["display"][seat] = NO_CARD
            self.record["opening"][seat] = NOT_CHOSEN
        if self.record["reshuffled"]:
            for card in self.record["deck"][: self.record["deck_count"]]:
                self.record["recycled"][card] += 1
            if self.record["drawn"] != NO_CARD and self.record["drawn_from"] == FROM_DECK:
                self.record["recycled"][self.record["drawn"]] += 1


class Positions:
    """Reading and writing positions of Biber Gang."""

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
        for key in ("turn", "starter", "caller"):
            if record[key] != NOBODY:
                table[key] = int(record[key])
        table["tied"] = int(record["tied"])
        if record["drawn"] != NO_CARD:
            table["drawn"] = CARD_NAMES[record["drawn"]]
        table["drawn_from"] = "deck" if record["drawn_from"] == FROM_DECK else "pile"
        table["discard"] = " ".join(CARD_NAMES[card] for card in record["discard"][: record["discard_count"]])
        table["deck"] = " ".join(CARD_NAMES[card] for card in record["deck"][: record["deck_count"]][::-1])
        table["quiet_turns"] = int(record["quiet_turns"])
        table["reshuffled"] = bool(record["reshuffled"])
        return table, [self.write_seat(record, seat) for seat in range(record["seats"])]

    def write_seat(self, record: Any, seat: int) -> dict[str, Any]:
        """Return one `[[seat]]`."""
        words = [
            CARD_NAMES[card] if up else f"({CARD_NAMES[card]})"
            for card, up in zip(record["display"][seat], record["face_up"][seat], strict=True)
        ]
        entry: dict[str, Any] = {
            "top": " ".join(words[:COLUMNS]),
            "bottom": " ".join(words[COLUMNS:]),
            "total": int(record["totals"][seat]),
            "score": int(record["round_scores"][seat]),
        }
        if record["opening"][seat] != NOT_CHOSEN:
            entry["opening"] = " ".join(ACTION_NAMES[OPEN + record["opening"][seat]].split("-")[1:])
        return entry


POSITIONS: PositionFormat = Positions()
