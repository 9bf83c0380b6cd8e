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

from biberbau.core.position import PositionFormat
from biberbau.core.position_text import PositionReader, Positions
from biberbau.core.reasons import NotationError
from biberbau.games.beanie import numbering, options, phases
from biberbau.games.beanie.constants import HAND_SIZE
from biberbau.games.beanie.notation import CARD_NAMES, RANK_NAMES, SUIT_LETTERS, parse_action, parse_card
from biberbau.games.beanie.picture import meld_cards
from biberbau.games.beanie.sheet import list_cards, score_sheet
from biberbau.games.beanie.state import (
    BY_BEANIE,
    BY_CHOICE,
    BY_EMPTY_TABLE,
    BY_STALL,
    CARDS,
    FROM_PILE,
    FROM_STOCK,
    NO_CARD,
    NOBODY,
    SET,
    UNKNOWN,
    State,
)


class BeanieReader(PositionReader[State]):
    """Reads a position of Beanie."""

    state = State
    parse_card = parse_card
    points = range(20_001)

    def missing(self, card: int, text: str) -> str:
        """There is one card of each kind."""
        return f"{CARD_NAMES[card]} is in play twice"

    def worth(self, seat: int) -> int:
        """What the hand counts."""
        return int(score_sheet(self.record, seat)["points"])

    def read(self) -> None:
        """Read everything, in the order in which it depends on one another."""
        self.left = list(range(CARDS))
        self.record.phase = self.choice("phase", "draw")
        rounds = int(self.record.options[options.ROUNDS])
        self.record.round_number = self.integer("round", range(1, rounds + 1), 1)
        self.check_last(int(self.record.round_number) == rounds)
        self.record.dealer = self.integer("dealer", range(self.seats), 0)
        self.read_melds()
        self.read_cards()
        if self.record.phase >= phases.ROUND_OVER:
            self.read_ending()
        else:
            self.read_turn()
        self.read_quiet()
        self.read_scores(self.record.phase >= phases.ROUND_OVER)

    def read_melds(self) -> None:
        """Let the rules lay the melds, out of a hand that has all cards that are left."""
        for word in self.words("melds") or []:
            seat, colon, notation = word.partition(":")
            if not colon or not seat.isdecimal() or int(seat) >= self.seats:
                raise self.fail("melds", f"melds: '{word}' is not a seat and a meld, as in 0:set-10C-10D-KH")
            try:
                self.lay_meld(int(seat), parse_action(notation), word)
            except NotationError as error:
                raise self.fail("melds", f"melds: {error}") from None

    def lay_meld(self, seat: int, action: int, word: str) -> None:
        """Lay one meld for a seat."""
        engine, phase = self.game.engine, int(self.record.phase)
        self.record.phase = phases.DRAW
        self.record.hand[seat] = sum(1 << card for card in self.left)
        self.record.hand_count[seat] = len(self.left) + 1
        reason = engine.check_at(self.states, 0, seat, action) if action >= numbering.NATURAL_SET else None
        if reason != 0:
            clause = f" (clause {self.game.reasons[reason].clause})" if reason else ""
            raise self.fail("melds", f"melds: '{word}' is no meld that could lie there{clause}")
        engine.apply_at(self.states, 0, seat, action)
        self.left = list_cards(int(self.record.hand[seat]))
        self.record.hand[seat] = self.record.hand_count[seat] = self.record.stirred = 0
        self.record.phase = phase

    def read_cards(self) -> None:
        """Read pile, hands and the next cards of the stock, and fill what is left open."""
        pile = [self.card(word, "pile") for word in self.words("pile") or []]
        hands = [self.read_hand(seat) for seat in range(self.seats)]
        words = self.words("stock") or []
        named = [self.card(word, "stock") for word in words]
        unnamed = sum(cards.count(UNKNOWN) for cards in (pile, *hands, named))
        if unnamed > len(self.left):
            raise self.fail("stock", f"there are only {len(self.left)} cards for {unnamed} that are not named")
        for seat, hand in enumerate(hands):
            self.record.hand[seat] = sum(1 << card for card in self.filled(hand))
            self.record.hand_count[seat] = len(hand)
            self.read_known(seat)
        pile, named = self.filled(pile), self.filled(named)
        stock = self.filled([UNKNOWN] * len(self.left)) + named[::-1]
        self.record.pile[: len(pile)], self.record.pile_count = pile, len(pile)
        self.record.stock[: len(stock)], self.record.stock_count = stock, len(stock)

    def read_hand(self, seat: int) -> list[int]:
        """Read a hand; left out, it is as dealt, and not known."""
        words = self.words("hand", seat)
        return [self.card(word, "hand", seat) for word in (["?"] * HAND_SIZE if words is None else words)]

    def filled(self, cards: list[int]) -> list[int]:
        """Give every card that is open one of those left."""
        return [self.any_card() if card == UNKNOWN else card for card in cards]

    def read_known(self, seat: int) -> None:
        """Read which cards of a hand everybody has seen go there."""
        for word in self.words("known", seat) or []:
            card = self.code(word, "known", seat)
            if not int(self.record.hand[seat]) >> card & 1:
                raise self.fail("known", f"known: {word} is not in this hand", seat)
            self.record.known[seat] |= 1 << card

    def read_turn(self) -> None:
        """Read whose turn it is and what they have drawn."""
        turn = self.integer("turn", range(self.seats), (int(self.record.dealer) + 1) % self.seats)
        self.record.turn = turn
        by_button = self.record.options[options.CALL_OPTION] == options.BY_BUTTON
        for seat in range(self.seats):
            if not by_button and self.record.hand_count[seat] == 0:
                raise self.fail("hand", "without a card in this hand the round would be over", seat)
        if self.record.phase == phases.DRAW and not self.record.stock_count and not self.record.pile_count:
            raise self.fail("stock", "with neither stock nor pile to draw from the round would be over")
        if self.record.phase == phases.DISCARD:
            self.read_source(turn)

    def read_source(self, turn: int) -> None:
        """Read what was drawn in this turn; left out, from the stock, and the seed decides which card."""
        source = self.choice("source", "stock")
        self.record.source = source
        if source == FROM_PILE:
            if self.record.pile_count:
                raise self.fail("source", "who has taken the pile has left nothing of it")
            return
        laid = self.integer("laid_unseen", range(CARDS), 0)
        self.record.laid_unseen = laid
        hidden = list_cards(int(self.record.hand[turn]) & ~int(self.record.known[turn]))
        words = self.words("drawn")
        if words is None and hidden:
            self.record.drawn = hidden[self.stream.below(len(hidden))]
        elif words in (None, ["none"]) and laid:
            self.record.drawn = NO_CARD
        elif words and words[0] in CARD_NAMES and CARD_NAMES.index(words[0]) in hidden:
            self.record.drawn = CARD_NAMES.index(words[0])
        else:
            why = "drawn: a card of the hand that not everybody knows; or none, when cards were put down since"
            raise self.fail("drawn", why)

    def read_ending(self) -> None:
        """Read how a round that is over has ended."""
        empty = [seat for seat in range(self.seats) if self.record.hand_count[seat] == 0]
        guess = "beanie" if empty else "end" if self.record.stock_count == 0 else "stall"
        ending = self.choice("ended_by", guess)
        self.record.ended_by = ending
        if ending == BY_BEANIE:
            out = self.integer("out", range(self.seats), empty[0] if empty else NOBODY)
            if out not in empty:
                raise self.fail("out", "who went out has no card left")
            self.record.out = out
        elif empty and self.record.options[options.CALL_OPTION] != options.BY_BUTTON:
            raise self.fail("ended_by", f"seat {empty[0]} has no card left, so it went out")
        left = int(self.record.stock_count), int(self.record.pile_count)
        if (ending == BY_CHOICE and left[0]) or (ending == BY_EMPTY_TABLE and any(left)):
            raise self.fail("ended_by", "a round ends so only with the stock used up")

    def read_quiet(self) -> None:
        """Read how long nothing has moved."""
        stirred = int(self.record.source == FROM_STOCK)
        if self.record.phase < phases.ROUND_OVER:
            stirred = self.integer("stirred", range(stirred, 2), stirred)
            self.record.stirred = stirred
        limit = int(self.record.options[options.STALL]) * self.seats
        least = limit if self.record.ended_by == BY_STALL else 0
        most = limit if self.record.phase >= phases.ROUND_OVER else 1 if stirred else limit
        allowed = range(least, most + 1) if self.record.phase >= phases.ROUND_OVER else range(most)
        self.record.quiet_turns = self.integer("quiet_turns", allowed, least)


def format_melds(record: State) -> str:
    """Return the melds, each with the seat that laid it."""
    return " ".join(f"{record.meld_seat[meld]}:{meld_notation(record, meld)}" for meld in range(record.meld_count))


def format_stirred(record: State) -> int | None:
    """Return whether this turn is no quiet one; None once the round is over."""
    return None if record.phase >= phases.ROUND_OVER else int(record.stirred)


def format_drawn(record: State) -> str | None:
    """Return the card drawn from the stock, or None if none was."""
    if record.source != FROM_STOCK:
        return None
    return CARD_NAMES[record.drawn] if record.drawn >= 0 else "none"


def format_laid(record: State) -> int | None:
    """Return how many cards were put down unseen since one was drawn from the stock, or None if none was."""
    return int(record.laid_unseen) if record.source == FROM_STOCK else None


def meld_notation(record: State, meld: int) -> str:
    """Return a meld as the action that would lay it as it lies."""
    cards = meld_cards(record, meld)
    if record.meld_kind[meld] == SET:
        words = ["set", *(CARD_NAMES[card] for card, _ in cards)]
    else:
        words = ["run", SUIT_LETTERS[record.meld_suit[meld]]]
        words += [CARD_NAMES[card][:-1] if stands is None else CARD_NAMES[card] for card, stands in cards]
    if all(stands is not None for _, stands in cards):
        words += ["as", RANK_NAMES[record.meld_rank[meld]]]
    return "-".join(words)


POSITIONS: PositionFormat = Positions(
    BeanieReader,
    CARD_NAMES,
    table="phase round dealer melds pile stock quiet_turns ended_by out turn stirred source drawn laid_unseen",
    seat="hand known total score",
    table_values={"melds": format_melds, "stirred": format_stirred, "drawn": format_drawn, "laid_unseen": format_laid},
)
