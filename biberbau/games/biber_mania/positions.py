"""Positions of Biber-Mania.

    [table]
    phase = "discard"         # as in the picture; left out, discard
    round = 1
    starter = 0               # who began the round
    turn = 0                  # whose turn it is; left out, the starter, or the next one who has cards
    display = "1 1 3 7 KO"    # left out, nine cards, as far as there are enough
    stock = "5 ? JO"          # left out, five cards
    deck = "7 ? JO"           # the next cards of the draw pile, the next one first; the rest of it comes after them
    deck_count = 12           # if the draw pile is to be shorter than that; what is left over is out of the game
    removed = "7 7"           # cards that are out of the game
    laid = "7+7+KO"           # within a turn: what was discarded
    stabbed = 2               # of whose group it is to be decided
    to_stab = "0 3"           # whose groups come after that, or among whom is to be chosen
    thefts = 1
    victim = 2                # whom the Bad Guy is for
    gifts = 2                 # how many cards they still get
    drawing = 1
    losses = "0 2 0 1"        # how many cards each seat still has to draw
    ended_by = "last_card"    # or king_gift, nothing_to_draw, fairy

    [[seat]]
    hand = "7 7 KO ?"         # left out, as many cards as are dealt
    pile = "3 3 / 7 KO 7 / 1 5 9 PB"      # groups from bottom to top
    known = "7"               # cards of the hand that everybody knows
    lacks = "5 JO"            # what it was last asked for in vain, if no unseen card has come since
    asked = "5:0 JO:2"        # what it was asked for in vain, the longest ago first, and how many unseen cards may be
                              # of that or a later kind; left out, what it lacks, with no such cards
    total = 0                 # points of all finished rounds
    score = 0                 # points of the round that is over, as far as they count

Cards are "1" to "15", SB, DI, FE, PB, HI, GE, BG, KO and JO; "?" is any that the seed picks from the rest.  A group
with a Bodyguard or a Party Beaver and other cards is protected; "!" among its cards marks one that is, without them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from biberbau.core.game import Game
from biberbau.core.options import OptionError
from biberbau.core.position import Document, PositionError, PositionFormat
from biberbau.core.position_text import TABLE, PositionReader, Positions
from biberbau.core.reasons import NotationError
from biberbau.games.biber_mania import options, phases
from biberbau.games.biber_mania.combinations import ACTION, COMBINATIONS, DISCARDS, LONE, OTHER, SET, SHAPE, VALUE
from biberbau.games.biber_mania.constants import (
    ANY_TARGET,
    DISPLAY_SIZE,
    HAND_SIZE,
    LEAST_TOTAL,
    MOST_SEATS,
    SMALL_HAND_SIZE,
    STOCK_SIZE,
)
from biberbau.games.biber_mania.decks import copies_of
from biberbau.games.biber_mania.groups import judge_group
from biberbau.games.biber_mania.kinds import (
    BAD_GUY,
    BODYGUARD,
    FAIRY,
    JOKER,
    KINDS,
    KING,
    PARTY_BEAVER,
    SUPER_BEAVER,
    THIEF,
)
from biberbau.games.biber_mania.notation import CARD_NAMES, cards_of_row, format_action, parse_action, parse_card
from biberbau.games.biber_mania.picture import Stabs, groups_of, targets_of
from biberbau.games.biber_mania.sheet import score_sheet
from biberbau.games.biber_mania.state import CARD_BITS, GROUP_START, GUARDED, NO_CARD, NOBODY, UNKNOWN, State

ACTING = {
    phases.STEALING: (SUPER_BEAVER, THIEF),
    phases.WISHING: (FAIRY,),
    phases.NAMING: (BAD_GUY,),
    phases.GIVING: (BAD_GUY,),
}
"""The action cards that lead to a phase."""
THEFTS = {THIEF: 1, SUPER_BEAVER: 2}
"""How many cards they steal at most (clauses 5.1 and 5.2)."""


class BiberManiaReader(PositionReader[State]):
    """Reads a position of Biber-Mania."""

    state = State
    parse_card = parse_card
    points = range(LEAST_TOTAL, 20_001)

    def __init__(self, document: Document, game: Game) -> None:
        super().__init__(document, game)
        try:
            game.check_table(self.seats, self.record.options.tolist())
        except OptionError as error:
            raise document.fail("options", -1, "deck", str(error)) from None
        self.left = [kind for kind in range(KINDS) for _ in range(copies_of(self.record.options, kind))]

    def wrong(self, key: str, why: str, seat: int = TABLE) -> PositionError:
        """Return the error for a key; the sentence begins with it."""
        return self.fail(key, f"{key}: {why}", seat)

    def missing(self, card: int, text: str) -> str:
        """All copies of the card lie elsewhere."""
        return f"there are not so many cards {text} in the deck"

    def worth(self, seat: int) -> int:
        """What pile and hand are worth."""
        return int(score_sheet(self.record, seat)["score"])

    def read(self) -> None:
        """Read everything, in the order in which it depends on one another."""
        piles = [self.read_pile(seat) for seat in range(self.seats)]
        hands = [self.read_hand(seat) for seat in range(self.seats)]
        removed = [self.card(word, "removed") for word in self.words("removed") or []]
        rows = [self.read_row("display", DISPLAY_SIZE), self.read_row("stock", STOCK_SIZE)]
        deck = [self.card(word, "deck") for word in self.words("deck") or []]
        self.fill_open([*hands, *rows, removed, deck])
        self.lay_out(hands, rows, removed, deck)
        for seat, groups in enumerate(piles):
            self.write_pile(seat, groups)
            self.read_memory(seat)
        self.read_phase()
        self.read_scores(self.record.phase >= phases.ROUND_OVER)
        self.check_last(self.is_last_round())

    def read_pile(self, seat: int) -> list[tuple[list[int], bool]]:
        """Read a pile as groups of kinds, each with whether it was laid under protection."""
        words = self.words("pile", seat) or []
        groups: list[tuple[list[int], bool]] = []
        for text in " ".join(words).split("/") if words else []:
            cards = [self.card(word, "pile", seat) for word in text.split() if word != "!"]
            if not cards or UNKNOWN in cards:
                raise self.wrong("pile", "a group is one card or several, and all of them are known", seat)
            guard = len(cards) > 1 and (BODYGUARD in cards or PARTY_BEAVER in cards)
            groups.append((cards, guard or "!" in text.split()))
        return groups

    def read_hand(self, seat: int) -> list[int]:
        """Read a hand; left out, it has as many cards as are dealt."""
        words = self.words("hand", seat)
        if words is None:
            words = ["?"] * (HAND_SIZE if self.seats < MOST_SEATS else SMALL_HAND_SIZE)
        return [self.card(word, "hand", seat) for word in words]

    def read_row(self, key: str, size: int) -> list[int]:
        """Read the display or the stock; left out, it is full, as far as there are cards."""
        words = self.document.words("table", key)
        if words is None:
            return [UNKNOWN] * size
        if len(words) > size:
            raise self.wrong(key, f"there are at most {size} cards in it")
        return [self.card(word, key) for word in words]

    def fill_open(self, places: list[list[int]]) -> None:
        """Give every card that is still open one of those left, as the seed decides."""
        wanted = sum(cards.count(UNKNOWN) for cards in places)
        if wanted > len(self.left):
            raise self.fail("", f"{wanted} cards are open, but only {len(self.left)} are left")
        for cards in places:
            for place, card in enumerate(cards):
                if card == UNKNOWN:
                    cards[place] = self.any_card()

    def lay_out(self, hands: list[list[int]], rows: list[list[int]], removed: list[int], deck: list[int]) -> None:
        """Write hands, display, stock, draw pile and what is out of the game."""
        rest, (display, stock) = len(self.left), rows
        count = self.integer("deck_count", range(len(deck), len(deck) + rest + 1), len(deck) + rest)
        deck += [self.any_card() for _ in range(count - len(deck))]
        removed += [self.any_card() for _ in range(len(self.left))]
        self.record.deck[: len(deck)] = deck[::-1]
        self.record.deck_count = len(deck)
        self.record.removed[:] = copies(removed)
        self.record.display[:], self.record.display_count = copies(display), len(display)
        self.record.stock[:], self.record.stock_count = copies(stock), len(stock)
        for seat, hand in enumerate(hands):
            self.record.hand[seat], self.record.hand_count[seat] = copies(hand), len(hand)

    def write_pile(self, seat: int, groups: list[tuple[list[int], bool]]) -> None:
        """Write a pile, and what its top group counts as."""
        pile, count = self.record.pile[seat], 0
        for cards, guarded in groups:
            self.record.top_first[seat] = count
            for place, card in enumerate(cards):
                pile[count] = card | (GUARDED if guarded else 0) | (GROUP_START if place == 0 else 0)
                count += 1
        self.record.pile_count[seat] = count
        if not groups:
            return
        cards, guarded = groups[-1]
        if self.record.options[options.GUARD_PRESENT] and BODYGUARD not in cards and PARTY_BEAVER not in cards:
            guarded = False
        shape, value = (OTHER, -1) if guarded else judge_group(cards, 0, len(cards), CARD_BITS)
        self.record.top_kind[seat], self.record.top_value[seat] = shape, value
        self.record.top_size[seat] = len(cards)

    def read_memory(self, seat: int) -> None:
        """Read which cards of a hand everybody knows, and what it was asked for in vain."""
        known = [self.code(word, "known", seat) for word in self.words("known", seat) or []]
        self.record.known[seat] = copies(known)
        if any(count < 0 for count in self.unseen(seat)):
            raise self.wrong("known", "these cards are not all in the hand", seat)
        self.record.unseen[seat] = self.record.hand_count[seat] - len(known)
        lacks = [self.code(word, "lacks", seat) for word in self.words("lacks", seat) or []]
        self.record.lacks[seat] = sum(1 << kind for kind in set(lacks))
        words = self.words("asked", seat)
        if words is None:
            words = [f"{CARD_NAMES[kind]}:0" for kind in dict.fromkeys(lacks)]
        asked: list[int] = []
        for place, word in enumerate(words):
            card, _, room = word.partition(":")
            if not room.isdecimal() or int(room) > 200 or card in words[:place]:
                raise self.wrong("asked", f"'{word}' is not a kind and a number, as in 5:0", seat)
            asked.append(self.code(card, "asked", seat))
            if len(set(asked)) < len(asked):
                raise self.wrong("asked", f"{card} is there twice", seat)
            self.record.asked_kind[seat, place] = asked[-1]
            self.record.asked_room[seat, place] = int(room)
        self.record.asked_count[seat] = len(asked)
        self.check_memory(seat, asked, lacks)

    def unseen(self, seat: int) -> list[int]:
        """Return how many cards of each kind a hand has that not everybody knows."""
        hand, known = self.record.hand[seat].tolist(), self.record.known[seat].tolist()
        return [held - seen for held, seen in zip(hand, known, strict=True)]

    def check_memory(self, seat: int, asked: list[int], lacks: list[int]) -> None:
        """See that the hand is one that could have answered so."""
        unseen = self.unseen(seat)
        total = 0
        for place in range(len(asked) - 1, -1, -1):
            total += unseen[asked[place]]
            if total > self.record.asked_room[seat, place]:
                raise self.wrong("asked", f"the hand has more cards {CARD_NAMES[asked[place]]} than that allows", seat)
        for kind in lacks:
            if unseen[kind]:
                raise self.wrong("lacks", f"the hand has a {CARD_NAMES[kind]} that nobody knows of", seat)

    def read_phase(self) -> None:
        """Read the phase, whose turn it is, and what is open within a turn."""
        phase = self.choice("phase", "discard")
        record, seats = self.record, range(self.seats)
        record.phase = phase
        most = int(record.options[options.MAX_ROUNDS]) if record.options[options.COLLECTING] else 1
        record.round_number = self.integer("round", range(1, most + 1), 1)
        record.starter = self.integer("starter", seats, 0)
        if phase >= phases.ROUND_OVER:
            default = "last_card" if 0 in record.hand_count[: self.seats] else "nothing_to_draw"
            record.ended_by = self.choice("ended_by", default)
            return
        if record.deck_count + record.stock_count == 0:
            raise self.wrong("deck", "with neither draw pile nor stock the round is over")
        holders = [seat for seat in seats if record.hand_count[seat]]
        if not holders:
            raise self.fail("", "nobody has a card: the round is over")
        starter = int(record.starter)
        guess = next(seat % self.seats for seat in range(starter, starter + self.seats) if seat % self.seats in holders)
        record.turn = self.integer("turn", seats, guess)
        if record.turn not in holders:
            raise self.wrong("turn", f"seat {record.turn} has no cards")
        if phase != phases.DISCARDING:
            self.read_turn(phase)

    def is_last_round(self) -> bool:
        """Whether the match is over with the round that is over (clauses 8.2, 8.3 and 9.18)."""
        record = self.record
        if not record.options[options.COLLECTING] or record.round_number == record.options[options.MAX_ROUNDS]:
            return True
        return bool(max(record.totals[: self.seats]) >= (ANY_TARGET or record.options[options.TARGET]))

    def read_turn(self, phase: int) -> None:
        """Read what was discarded in this turn and what follows from it."""
        record, turn = self.record, int(self.record.turn)
        laid = self.read_laid(phase)
        record.laid = laid
        words = self.words("losses") or ["0"] * self.seats
        if len(words) != self.seats or not all(word.isdecimal() and int(word) <= 200 for word in words):
            raise self.wrong("losses", f"these are {self.seats} numbers, one for each seat")
        record.losses[: self.seats] = [int(word) for word in words]
        if record.losses[turn]:
            raise self.wrong("losses", "the seat in turn loses nothing")
        others = [seat for seat in range(self.seats) if seat != turn]
        if phase == phases.STABBING_DISPLAY:
            self.require_target(laid)
        elif phase == phases.STABBING_OPPONENT:
            self.read_stab(others, laid)
        elif phase == phases.STEALING:
            record.thefts = self.integer("thefts", range(1, 1 + THEFTS[int(COMBINATIONS[laid, ACTION])]), 1)
            if not self.anything_to_steal(others):
                raise self.wrong("phase", "nothing lies open that may be stolen, so the theft has lapsed")
        elif phase == phases.GIVING:
            record.victim = self.other_seat("victim", others)
            record.gifts = self.integer("gifts", range(1, 3), 2)
        elif phase == phases.DRAWING:
            losers = [seat for seat in others if record.losses[seat]]
            if not losers:
                raise self.wrong("losses", "somebody has to have lost cards that they draw now")
            record.drawing = self.other_seat("drawing", losers)

    def read_laid(self, phase: int) -> int:
        """Read the discard of this turn; it has to be one that leads to the phase."""
        text = self.document.value("table", "laid")
        try:
            laid = parse_action(text) if isinstance(text, str) else -1
        except NotationError as error:
            raise self.wrong("laid", str(error)) from None
        if not 0 <= laid < DISCARDS:
            raise self.wrong("laid", "within a turn this names the cards that were discarded, as in 7+7+KO")
        cards = ACTING.get(phase)
        if cards is not None and COMBINATIONS[laid, ACTION] not in cards:
            raise self.wrong("laid", f"this does not lead to the phase {phases.PHASES[phase]}")
        if phase in (phases.STABBING_DISPLAY, phases.STABBING_OPPONENT) and COMBINATIONS[laid, SHAPE] == LONE:
            raise self.wrong("laid", "an action card alone stabs nothing")
        self.check_top_group(laid, phase)
        return laid

    def check_top_group(self, laid: int, phase: int) -> None:
        """See that the discard lies on top of the pile, at the end of the turn with what was added to a King (5.8)."""
        turn = int(self.record.turn)
        top = [card & CARD_BITS for group in groups_of(self.record, turn)[-1:] for card in group]
        added = Counter(top)
        added.subtract(cards_of_row(laid))
        row = COMBINATIONS[laid]
        may_add = phase == phases.DRAWING and row[ACTION] == KING and row[SHAPE] == SET
        gifts = added.pop(int(row[VALUE]), 0) if may_add else 0
        if any(added.values()) or not 0 <= gifts < self.seats:
            raise self.wrong("laid", f"{format_action(laid)} is not the top group of seat {turn}'s pile")

    def anything_to_steal(self, others: list[int]) -> bool:
        """Whether something lies open that may be stolen (clauses 5.2 and 9.6)."""
        record = self.record
        kinds = JOKER if record.options[options.NO_JOKER_THEFT] else KINDS
        tops = [card & CARD_BITS for seat in others for group in groups_of(record, seat)[-1:] for card in group]
        return any(record.display[:kinds]) or any(record.stock[:kinds]) or any(card < kinds for card in tops)

    def require_target(self, laid: int) -> None:
        """See that there is something in the display to stab."""
        if not self.targets(laid)["display"]:
            raise self.wrong("laid", "this stabs nothing in the display")

    def targets(self, laid: int) -> Stabs:
        """Return what a discard stabs."""
        shape, value, size = (int(number) for number in COMBINATIONS[laid][:3])
        return targets_of(self.record, shape, value, size)

    def other_seat(self, key: str, allowed: list[int]) -> int:
        """Read one of several seats; left out, the first."""
        seat = self.integer(key, range(self.seats), allowed[0])
        if seat not in allowed:
            raise self.wrong(key, f"it cannot be seat {seat}")
        return seat

    def read_stab(self, others: list[int], laid: int) -> None:
        """Read whose group is stabbed, and which come after it."""
        words = self.words("to_stab") or []
        seats = [int(word) if word.isdecimal() else NOBODY for word in words]
        if not set(seats) <= set(others):
            raise self.wrong("to_stab", "these are other seats than the one in turn")
        stabbed = self.integer("stabbed", range(NOBODY, self.seats), NOBODY)
        if stabbed in seats or (stabbed != NOBODY and stabbed not in others) or (stabbed == NOBODY and not seats):
            raise self.wrong("stabbed", f"it cannot be seat {stabbed}")
        for seat in [*seats, *([] if stabbed == NOBODY else [stabbed])]:
            if seat not in self.targets(laid)["opponents"]:
                raise self.wrong("stabbed", f"{format_action(laid)} does not stab the top group of seat {seat}")
        if (stabbed == NOBODY) != bool(seats) and self.record.options[options.STAB_ONE]:
            raise self.wrong("to_stab", "one of these seats is chosen, and with that none is left")
        if stabbed == NOBODY and not self.record.options[options.STAB_ONE]:
            raise self.wrong("stabbed", 'this names whose group it is; only with stab_opponents = "one" it is chosen')
        self.record.stabbed = stabbed
        self.record.to_stab = sum(1 << seat for seat in set(seats))


def copies(cards: list[int]) -> list[int]:
    """Return how many of some cards there are of each kind."""
    return [cards.count(kind) for kind in range(KINDS)]


def format_losses(record: State) -> str | None:
    """Return how many cards each seat still has to draw, or None outside of a turn."""
    return None if record.laid == NO_CARD else " ".join(map(str, record.losses[: record.seats].tolist()))


def format_seats(record: State) -> str | None:
    """Return the seats whose groups come after the stabbed one, or None while no opponent is stabbed."""
    waiting = (str(seat) for seat in range(record.seats) if record.to_stab >> seat & 1)
    return " ".join(waiting) if record.phase == phases.STABBING_OPPONENT else None


def format_pile(record: State, seat: int) -> str:
    """Return the groups of a pile from bottom to top."""
    return " / ".join(format_group(group) for group in groups_of(record, seat))


def format_lacks(record: State, seat: int) -> str:
    """Return the kinds that a hand was last asked for in vain."""
    return " ".join(CARD_NAMES[kind] for kind in range(KINDS) if record.lacks[seat] >> kind & 1)


def format_asked(record: State, seat: int) -> str:
    """Return the kinds that a hand was asked for in vain, each with how many unseen cards may be of it or a later."""
    kinds = record.asked_kind[seat][: record.asked_count[seat]]
    return " ".join(f"{CARD_NAMES[kind]}:{room}" for kind, room in zip(kinds, record.asked_room[seat], strict=False))


def format_group(group: list[int]) -> str:
    """Return a group of a pile as text; `group` are bytes of the pile."""
    kinds = [card & CARD_BITS for card in group]
    words = [CARD_NAMES[kind] for kind in kinds]
    has_guard = len(kinds) > 1 and (BODYGUARD in kinds or PARTY_BEAVER in kinds)
    if group[0] & GUARDED and not has_guard:
        words.append("!")
    return " ".join(words)


def within(key: str, phase: int) -> Callable[[State], int | None]:
    """Return how a field is written that counts in one phase only."""
    return lambda record: int(getattr(record, key)) if record.phase == phase else None


POSITIONS: PositionFormat = Positions(
    BiberManiaReader,
    CARD_NAMES,
    table="phase round starter display stock deck removed ended_by turn laid losses stabbed to_stab "
    "thefts victim gifts drawing",
    seat="hand pile known lacks asked total score",
    table_values={
        "laid": lambda record: None if record.laid == NO_CARD else format_action(int(record.laid)),
        "losses": format_losses,
        "stabbed": within("stabbed", phases.STABBING_OPPONENT),
        "to_stab": format_seats,
        "thefts": within("thefts", phases.STEALING),
        "victim": within("victim", phases.GIVING),
        "gifts": within("gifts", phases.GIVING),
        "drawing": within("drawing", phases.DRAWING),
    },
    seat_values={"pile": format_pile, "lacks": format_lacks, "asked": format_asked},
)
