"""Positions of Beanie.

    [table]
    phase = "draw"            # draw, discard, round_over, match_over
    round = 1                 # says what is wild: kings in round 1, queens in round 2, …
    dealer = 0
    turn = 1                  # left out, the seat after the dealer
    melds = "0:set-10C-10D-KH 1:run-H-4-5-KC-7"     # in the order laid: who, and the meld as one would lay it
    pile = "QH 2C"            # the discard pile from bottom to top
    stock = "AS 9D"           # the next cards of the stock, the next one first; the rest is filled
    source = "stock"          # in the phase discard: what was drawn, stock or pile
    drawn = "AH"              # the card drawn from the stock; "none" when it has been put down since
    laid_unseen = 0           # cards put down since then that nobody knew to be in that hand
    stirred = 1               # 1 if in this turn a card has left the stock or come to the table, else 0
    quiet_turns = 0           # completed turns in a row without that
    ended_by = "beanie"       # of a round that is over: beanie, end, stall or stock
    out = 2                   # who went out

    [[seat]]
    hand = "QH ? 5D"          # left out, seven cards
    known = "QH"              # those of the hand that everybody has seen go there
    total = 30                # points of the finished rounds
    score = 30                # points of the round that is over

A card is "10C" or "?" (any); the seed decides what is left open.  Cards that are nowhere named are in the stock.
"""

from __future__ import annotations

from typing import Any

import numpy.typing as npt

from biberbau.core.game import Game
from biberbau.core.position import Document, PositionFormat, read_options, read_seats, read_seed
from biberbau.core.reasons import NotationError
from biberbau.games.beanie.notation import CARD_NAMES, RANK_NAMES, SUIT_LETTERS, parse_action, parse_card
from biberbau.games.beanie.numbering import NATURAL_SET
from biberbau.games.beanie.picture import ENDINGS, PHASES, SOURCES, meld_cards
from biberbau.games.beanie.sheet import list_cards, score_sheet
from biberbau.games.beanie.state import (
    BY_BEANIE,
    BY_BUTTON,
    BY_CHOICE,
    BY_EMPTY_TABLE,
    BY_STALL,
    CALL_OPTION,
    CARDS,
    DISCARD,
    DRAW,
    FROM_PILE,
    FROM_STOCK,
    HAND_SIZE,
    MATCH_OVER,
    NO_CARD,
    NOBODY,
    NOTHING,
    ROUND_OVER,
    ROUNDS,
    SET,
    STALL,
    UNKNOWN,
)

NUMBERS_OF_PHASES = {name: phase for phase, name in PHASES.items()}
NUMBERS_OF_SOURCES = {name: source for source, name in SOURCES.items()}
NUMBERS_OF_ENDINGS = {name: ending for ending, name in ENDINGS.items()}
POINTS = range(20_001)


class Reader:
    """Reads one document into one record, card by card, keeping count of what is left."""

    def __init__(self, document: Document, game: Game) -> None:
        from biberbau.core.chance import FastStream

        self.document = document
        self.game = game
        self.states = game.new_states()
        self.record = self.states[0]
        self.seats = read_seats(document, game)
        self.stream = FastStream(read_seed(document))
        self.record["seats"] = self.seats
        self.record["options"] = read_options(document, game)
        self.left = set(range(CARDS))
        for name in ("pile", "stock", "run_place", "drawn"):
            self.record[name] = NO_CARD
        for name in ("turn", "meld_seat", "out"):
            self.record[name] = NOBODY

    def fail(self, key: str, why: str, seat: int = -1) -> Exception:
        """Return the error for a key of the table, or of a seat."""
        return self.document.fail("table" if seat < 0 else "seat", seat, key, why)

    def take(self, card: int, key: str, seat: int = -1) -> int:
        """Take a card out of those left and return it."""
        if card not in self.left:
            raise self.fail(key, f"{key}: {CARD_NAMES[card]} is in play twice", seat)
        self.left.discard(card)
        return card

    def read_card(self, text: str, key: str, seat: int = -1) -> int:
        """Return the code of a card and take it out of those left; "?" is a card to be filled in."""
        if text == "?":
            return UNKNOWN
        try:
            return self.take(parse_card(text), key, seat)
        except NotationError as error:
            raise self.fail(key, f"{key}: {error}", seat) from None

    def read(self) -> npt.NDArray[Any]:
        """Read everything, in the order in which it depends on one another."""
        phase = self.document.choice("table", "phase", tuple(NUMBERS_OF_PHASES), "draw")
        self.record["phase"] = NUMBERS_OF_PHASES[phase]
        rounds = int(self.record["options"][ROUNDS])
        self.record["round_number"] = self.document.integer("table", "round", range(1, rounds + 1), 1)
        if (self.record["phase"] == MATCH_OVER) > (self.record["round_number"] == rounds):
            raise self.fail("phase", "the match is over after its last round")
        self.record["dealer"] = self.document.integer("table", "dealer", range(self.seats), 0)
        self.read_melds()
        self.read_cards()
        if self.record["phase"] >= ROUND_OVER:
            self.read_ending()
        else:
            self.read_turn()
        self.read_quiet()
        self.read_scores()
        return self.states

    def read_melds(self) -> None:
        """Let the rules lay the melds, out of a hand that has all cards that are left."""
        for word in self.document.words("table", "melds") or []:
            seat, colon, notation = word.partition(":")
            if not colon or not seat.isdecimal() or int(seat) >= self.seats:
                raise self.fail("melds", f"melds: '{word}' is not a seat and a meld, as in 0:set-10C-10D-KH")
            try:
                self.lay_meld(int(seat), parse_action(notation), word)
            except NotationError as error:
                raise self.fail("melds", f"melds: {error}") from None

    def lay_meld(self, seat: int, action: int, word: str) -> None:
        """Lay one meld for a seat."""
        engine, phase = self.game.engine, int(self.record["phase"])
        self.record["phase"] = DRAW
        self.record["hand"][seat] = sum(1 << card for card in self.left)
        self.record["hand_count"][seat] = len(self.left) + 1
        reason = engine.check_at(self.states, 0, seat, action) if action >= NATURAL_SET else None
        if reason != 0:
            clause = f" (clause {self.game.reasons[reason].clause})" if reason else ""
            raise self.fail("melds", f"melds: '{word}' is no meld that could lie there{clause}")
        engine.apply_at(self.states, 0, seat, action)
        self.left = set(list_cards(int(self.record["hand"][seat])))
        for name in ("hand", "hand_count", "stirred"):
            self.record[name] = 0
        self.record["phase"] = phase

    def read_cards(self) -> None:
        """Read pile, hands and the next cards of the stock, and fill what is left open."""
        pile = [self.read_card(word, "pile") for word in self.document.words("table", "pile") or []]
        hands = [self.read_hand(seat) for seat in range(self.seats)]
        words = self.document.words("table", "stock") or []
        named = [self.read_card(word, "stock") for word in words]
        unnamed = sum(cards.count(UNKNOWN) for cards in (pile, *hands, named))
        if unnamed > len(self.left):
            raise self.fail("stock", f"there are only {len(self.left)} cards for {unnamed} that are not named")
        for seat, hand in enumerate(hands):
            self.record["hand"][seat] = sum(1 << card for card in self.fill(hand))
            self.record["hand_count"][seat] = len(hand)
            self.read_known(seat)
        pile, named = self.fill(pile), self.fill(named)
        stock = self.fill([UNKNOWN] * len(self.left)) + named[::-1]
        self.record["pile"][: len(pile)], self.record["pile_count"] = pile, len(pile)
        self.record["stock"][: len(stock)], self.record["stock_count"] = stock, len(stock)

    def read_hand(self, seat: int) -> list[int]:
        """Read a hand; left out, it has seven cards that are not known."""
        words = self.document.words("seat", "hand", seat)
        return [self.read_card(word, "hand", seat) for word in (["?"] * HAND_SIZE if words is None else words)]

    def fill(self, cards: list[int]) -> list[int]:
        """Give every card that is open one of those left, in an order that the seed decides."""
        pool = sorted(self.left)
        filled = [pool.pop(self.stream.below(len(pool))) if card == UNKNOWN else card for card in cards]
        self.left = set(pool)
        return filled

    def read_known(self, seat: int) -> None:
        """Read which cards of a hand everybody has seen go there."""
        for word in self.document.words("seat", "known", seat) or []:
            try:
                card = parse_card(word)
            except NotationError as error:
                raise self.fail("known", f"known: {error}", seat) from None
            if not int(self.record["hand"][seat]) >> card & 1:
                raise self.fail("known", f"known: {word} is not in this hand", seat)
            self.record["known"][seat] |= 1 << card

    def read_turn(self) -> None:
        """Read whose turn it is and what he has drawn."""
        turn = self.document.integer("table", "turn", range(self.seats), (int(self.record["dealer"]) + 1) % self.seats)
        self.record["turn"] = turn
        by_button = self.record["options"][CALL_OPTION] == BY_BUTTON
        for seat in range(self.seats):
            if not by_button and self.record["hand_count"][seat] == 0:
                raise self.fail("hand", "without a card in this hand the round would be over", seat)
        if self.record["phase"] == DRAW and not self.record["stock_count"] and not self.record["pile_count"]:
            raise self.fail("stock", "with neither stock nor pile to draw from the round would be over")
        if self.record["phase"] == DISCARD:
            self.read_source(turn)

    def read_source(self, turn: int) -> None:
        """Read what was drawn in this turn; left out, from the stock, and the seed decides which card."""
        source = NUMBERS_OF_SOURCES[self.document.choice("table", "source", tuple(NUMBERS_OF_SOURCES), "stock")]
        self.record["source"] = source
        if source == FROM_PILE:
            if self.record["pile_count"]:
                raise self.fail("source", "who has taken the pile has left nothing of it")
            return
        laid = self.document.integer("table", "laid_unseen", range(CARDS), 0)
        self.record["laid_unseen"] = laid
        hidden = list_cards(int(self.record["hand"][turn]) & ~int(self.record["known"][turn]))
        words = self.document.words("table", "drawn")
        if words is None and hidden:
            self.record["drawn"] = hidden[self.stream.below(len(hidden))]
        elif words in (None, ["none"]) and laid:
            self.record["drawn"] = NO_CARD
        elif words and words[0] in CARD_NAMES and CARD_NAMES.index(words[0]) in hidden:
            self.record["drawn"] = CARD_NAMES.index(words[0])
        else:
            why = "drawn: a card of the hand that not everybody knows; or none, when cards were put down since"
            raise self.fail("drawn", why)

    def read_ending(self) -> None:
        """Read how a round that is over has ended."""
        empty = [seat for seat in range(self.seats) if self.record["hand_count"][seat] == 0]
        guess = "beanie" if empty else "end" if self.record["stock_count"] == 0 else "stall"
        ending = NUMBERS_OF_ENDINGS[self.document.choice("table", "ended_by", tuple(NUMBERS_OF_ENDINGS), guess)]
        self.record["ended_by"] = ending
        if ending == BY_BEANIE:
            out = self.document.integer("table", "out", range(self.seats), empty[0] if empty else NOBODY)
            if out not in empty:
                raise self.fail("out", "who went out has no card left")
            self.record["out"] = out
        elif empty and self.record["options"][CALL_OPTION] != BY_BUTTON:
            raise self.fail("ended_by", f"seat {empty[0]} has no card left, so it went out")
        left = int(self.record["stock_count"]), int(self.record["pile_count"])
        if (ending == BY_CHOICE and left[0]) or (ending == BY_EMPTY_TABLE and any(left)):
            raise self.fail("ended_by", "a round ends so only with the stock used up")

    def read_quiet(self) -> None:
        """Read how long nothing has moved."""
        stirred = self.record["source"] == FROM_STOCK
        if self.record["phase"] < ROUND_OVER:
            stirred = self.document.integer("table", "stirred", range(int(stirred), 2), int(stirred))
            self.record["stirred"] = stirred
        limit = int(self.record["options"][STALL]) * self.seats
        least = limit if self.record["ended_by"] == BY_STALL else 0
        most = limit if self.record["phase"] >= ROUND_OVER else 1 if stirred else limit
        allowed = range(least, most + 1) if self.record["phase"] >= ROUND_OVER else range(most)
        self.record["quiet_turns"] = self.document.integer("table", "quiet_turns", allowed, least)

    def read_scores(self) -> None:
        """Read totals, and the scores of a round that is over (by default what the hands count)."""
        over = self.record["phase"] >= ROUND_OVER
        for seat in range(self.seats):
            worth = score_sheet(self.record, seat)["points"] if over else 0
            self.record["round_scores"][seat] = self.document.integer("seat", "score", POINTS, worth, seat)
            self.record["totals"][seat] = self.document.integer("seat", "total", POINTS, worth, seat)


class Positions:
    """Reading and writing positions of Beanie."""

    def read(self, document: Document, game: Game) -> npt.NDArray[Any]:
        """Return an array of one record; PositionError for what cannot be."""
        return Reader(document, game).read()

    def write(self, record: Any) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """Return `[table]` and each `[[seat]]` with nothing left out."""
        melds = [f"{record['meld_seat'][meld]}:{meld_notation(record, meld)}" for meld in range(record["meld_count"])]
        table: dict[str, Any] = {
            "phase": PHASES[int(record["phase"])],
            "round": int(record["round_number"]),
            "dealer": int(record["dealer"]),
            "melds": " ".join(melds),
            "pile": join_cards(record["pile"][: record["pile_count"]].tolist()),
            "stock": join_cards(record["stock"][: record["stock_count"]].tolist()[::-1]),
            "quiet_turns": int(record["quiet_turns"]),
        }
        if record["phase"] >= ROUND_OVER:
            table["ended_by"] = ENDINGS[int(record["ended_by"])]
            if record["out"] != NOBODY:
                table["out"] = int(record["out"])
        else:
            table |= {"turn": int(record["turn"]), "stirred": int(record["stirred"])}
        if record["source"] != NOTHING:
            table["source"] = SOURCES[int(record["source"])]
        if record["source"] == FROM_STOCK:
            table["drawn"] = CARD_NAMES[record["drawn"]] if record["drawn"] >= 0 else "none"
            table["laid_unseen"] = int(record["laid_unseen"])
        return table, [self.write_seat(record, seat) for seat in range(record["seats"])]

    def write_seat(self, record: Any, seat: int) -> dict[str, Any]:
        """Return one `[[seat]]`."""
        return {
            "hand": join_cards(list_cards(int(record["hand"][seat]))),
            "known": join_cards(list_cards(int(record["known"][seat]))),
            "total": int(record["totals"][seat]),
            "score": int(record["round_scores"][seat]),
        }


def meld_notation(record: Any, meld: int) -> str:
    """Return a meld as the action that would lay it as it lies."""
    cards = meld_cards(record, meld)
    if record["meld_kind"][meld] == SET:
        words = ["set", *(CARD_NAMES[card] for card, _ in cards)]
    else:
        words = ["run", SUIT_LETTERS[record["meld_suit"][meld]]]
        words += [CARD_NAMES[card][:-1] if stands is None else CARD_NAMES[card] for card, stands in cards]
    if all(stands is not None for _, stands in cards):
        words += ["as", RANK_NAMES[record["meld_rank"][meld]]]
    return "-".join(words)


def join_cards(cards: list[int]) -> str:
    """Return cards as text."""
    return " ".join(CARD_NAMES[card] for card in cards)


POSITIONS: PositionFormat = Positions()
