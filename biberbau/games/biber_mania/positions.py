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
    gifts = 2                 # how many cards he still gets
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

from typing import Any

import numpy as np
import numpy.typing as npt

from biberbau.core.game import Game
from biberbau.core.options import OptionError
from biberbau.core.position import Document, PositionFormat, read_options, read_seats, read_seed
from biberbau.core.reasons import NotationError
from biberbau.games.biber_mania.combinations import ACTION, COMBINATIONS, DISCARDS, LONE, OTHER, SHAPE
from biberbau.games.biber_mania.groups import judge_group
from biberbau.games.biber_mania.kinds import (
    BAD_GUY,
    BODYGUARD,
    FAIRY,
    KINDS,
    PARTY_BEAVER,
    SUPER_BEAVER,
    THIEF,
    copies_of,
)
from biberbau.games.biber_mania.notation import CARD_NAMES, format_action, parse_action, parse_card
from biberbau.games.biber_mania.picture import ENDS, PHASES, cards_of, groups_of
from biberbau.games.biber_mania.sheet import score_sheet
from biberbau.games.biber_mania.state import (
    CARD_BITS,
    COLLECTING,
    DISCARDING,
    DISPLAY_SIZE,
    DRAWING,
    GIVING,
    GROUP_START,
    GUARD_PRESENT,
    GUARDED,
    HAND_SIZE,
    MAX_ROUNDS,
    MAX_SEATS,
    NAMING,
    NO_CARD,
    NOBODY,
    ROUND_OVER,
    SMALL_HAND_SIZE,
    STABBING_DISPLAY,
    STABBING_OPPONENT,
    STEALING,
    STOCK_SIZE,
    UNKNOWN,
    WISHING,
)

PHASE_NUMBERS = {name: phase for phase, name in PHASES.items()}
END_NUMBERS = {name: reason for reason, name in ENDS.items()}
ACTING = {STEALING: (SUPER_BEAVER, THIEF), WISHING: (FAIRY,), NAMING: (BAD_GUY,), GIVING: (BAD_GUY,)}
"""The action cards that lead to a phase."""
POINTS = range(-20_000, 20_001)


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
        options = read_options(document, game)
        try:
            game.check_table(self.seats, options)
        except OptionError as error:
            raise document.fail("options", -1, "deck", str(error)) from None
        self.record["options"] = options
        self.left = [copies_of(options, kind) for kind in range(KINDS)]
        for name in ("deck", "pile", "asked_kind"):
            self.record[name] = NO_CARD
        for name in ("turn", "stabbed", "victim", "drawing"):
            self.record[name] = NOBODY
        self.record["laid"] = NO_CARD
        self.record["top_value"] = -1

    def fail(self, key: str, why: str, seat: int = -1) -> Exception:
        """Return the error for a key of the table, or of a seat."""
        return self.document.fail("table" if seat < 0 else "seat", seat, key, f"{key}: {why}")

    def integer(self, key: str, allowed: range, default: int) -> int:
        """Return a whole number of the table."""
        return self.document.integer("table", key, allowed, default)

    def take(self, text: str, key: str, seat: int = -1) -> int:
        """Return the kind of a card and take it out of those left; "?" is a card to be filled in."""
        if text == "?":
            return UNKNOWN
        kind = self.kind(text, key, seat)
        if self.left[kind] == 0:
            raise self.fail(key, f"there are not so many cards {text} in the deck", seat)
        self.left[kind] -= 1
        return kind

    def kind(self, text: str, key: str, seat: int = -1) -> int:
        """Return the kind of a card."""
        try:
            return parse_card(text)
        except NotationError as error:
            raise self.fail(key, str(error), seat) from None

    def read(self) -> npt.NDArray[Any]:
        """Read everything, in the order in which it depends on one another."""
        piles = [self.read_pile(seat) for seat in range(self.seats)]
        hands = [self.read_hand(seat) for seat in range(self.seats)]
        removed = [self.take(word, "removed") for word in self.document.words("table", "removed") or []]
        rows = {"display": self.read_row("display", DISPLAY_SIZE), "stock": self.read_row("stock", STOCK_SIZE)}
        deck = [self.take(word, "deck") for word in self.document.words("table", "deck") or []]
        self.fill([*hands, *rows.values(), removed, deck])
        self.lay_out(hands, rows, removed, deck)
        for seat, groups in enumerate(piles):
            self.write_pile(seat, groups)
            self.read_memory(seat)
        self.read_phase()
        self.read_scores()
        return self.states

    def open_cards(self) -> int:
        """The number of cards that no word has named yet."""
        return sum(self.left)

    def read_pile(self, seat: int) -> list[tuple[list[int], bool]]:
        """Read a pile as groups of kinds, each with whether it was laid under protection."""
        words = self.document.words("seat", "pile", seat) or []
        groups: list[tuple[list[int], bool]] = []
        for text in " ".join(words).split("/") if words else []:
            cards = [self.take(word, "pile", seat) for word in text.split() if word != "!"]
            if not cards or UNKNOWN in cards:
                raise self.fail("pile", "a group is one card or several, and all of them are known", seat)
            guard = len(cards) > 1 and (BODYGUARD in cards or PARTY_BEAVER in cards)
            groups.append((cards, guard or "!" in text.split()))
        return groups

    def read_hand(self, seat: int) -> list[int]:
        """Read a hand; left out, it has as many cards as are dealt."""
        words = self.document.words("seat", "hand", seat)
        if words is None:
            words = ["?"] * (HAND_SIZE if self.seats < MAX_SEATS else SMALL_HAND_SIZE)
        return [self.take(word, "hand", seat) for word in words]

    def read_row(self, key: str, size: int) -> list[int]:
        """Read the display or the stock; left out, it is full, as far as there are cards."""
        words = self.document.words("table", key)
        if words is None:
            return [UNKNOWN] * size
        if len(words) > size:
            raise self.fail(key, f"there are at most {size} cards in it")
        return [self.take(word, key) for word in words]

    def fill(self, places: list[list[int]]) -> None:
        """Give every card that is still open one of those left, as the seed decides."""
        wanted = sum(cards.count(UNKNOWN) for cards in places)
        if wanted > self.open_cards():
            raise self.document.fail("table", -1, "", f"{wanted} cards are open, but only {self.open_cards()} are left")
        for cards in places:
            for place, card in enumerate(cards):
                if card == UNKNOWN:
                    cards[place] = self.draw()

    def draw(self) -> int:
        """Take any of the cards that are left."""
        chosen = self.stream.below(self.open_cards())
        kind = 0
        while chosen >= self.left[kind]:
            chosen -= self.left[kind]
            kind += 1
        self.left[kind] -= 1
        return kind

    def lay_out(self, hands: list[list[int]], rows: dict[str, list[int]], removed: list[int], deck: list[int]) -> None:
        """Write hands, display, stock, draw pile and what is out of the game."""
        rest = self.open_cards()
        count = self.integer("deck_count", range(len(deck), len(deck) + rest + 1), len(deck) + rest)
        deck += [self.draw() for _ in range(count - len(deck))]
        removed += [self.draw() for _ in range(self.open_cards())]
        self.record["deck"][: len(deck)] = deck[::-1]
        self.record["deck_count"] = len(deck)
        self.record["removed"] = np.bincount(removed, minlength=KINDS)
        for key, cards in rows.items():
            self.record[key] = np.bincount(cards, minlength=KINDS)
            self.record[f"{key}_count"] = len(cards)
        for seat, cards in enumerate(hands):
            self.record["hand"][seat] = np.bincount(cards, minlength=KINDS)
            self.record["hand_count"][seat] = len(cards)

    def write_pile(self, seat: int, groups: list[tuple[list[int], bool]]) -> None:
        """Write a pile, and what its top group counts as."""
        pile, count = self.record["pile"][seat], 0
        for cards, guarded in groups:
            self.record["top_first"][seat] = count
            for place, card in enumerate(cards):
                pile[count] = card | (GUARDED if guarded else 0) | (GROUP_START if place == 0 else 0)
                count += 1
        self.record["pile_count"][seat] = count
        if not groups:
            return
        cards, guarded = groups[-1]
        if self.record["options"][GUARD_PRESENT] and BODYGUARD not in cards and PARTY_BEAVER not in cards:
            guarded = False
        shape, value = (OTHER, -1) if guarded else judge_group(cards, 0, len(cards), CARD_BITS)
        self.record["top_kind"][seat], self.record["top_value"][seat] = shape, value
        self.record["top_size"][seat] = len(cards)

    def read_memory(self, seat: int) -> None:
        """Read which cards of a hand everybody knows, and what it was asked for in vain."""
        known = [self.kind(word, "known", seat) for word in self.document.words("seat", "known", seat) or []]
        self.record["known"][seat] = np.bincount(known, minlength=KINDS) if known else 0
        if (self.record["known"][seat] > self.record["hand"][seat]).any():
            raise self.fail("known", "these cards are not all in the hand", seat)
        self.record["unseen"][seat] = self.record["hand_count"][seat] - len(known)
        lacks = [self.kind(word, "lacks", seat) for word in self.document.words("seat", "lacks", seat) or []]
        self.record["lacks"][seat] = sum(1 << kind for kind in set(lacks))
        words = self.document.words("seat", "asked", seat)
        if words is None:
            words = [f"{CARD_NAMES[kind]}:0" for kind in dict.fromkeys(lacks)]
        asked: list[int] = []
        for place, word in enumerate(words):
            card, _, room = word.partition(":")
            if not room.isdecimal() or int(room) > 200 or card in words[:place]:
                raise self.fail("asked", f"'{word}' is not a kind and a number, as in 5:0", seat)
            asked.append(self.kind(card, "asked", seat))
            if len(set(asked)) < len(asked):
                raise self.fail("asked", f"{card} is there twice", seat)
            self.record["asked_kind"][seat, place] = asked[-1]
            self.record["asked_room"][seat, place] = int(room)
        self.record["asked_count"][seat] = len(asked)
        self.check_memory(seat, asked, lacks)

    def check_memory(self, seat: int, asked: list[int], lacks: list[int]) -> None:
        """See that the hand is one that could have answered so."""
        unseen = self.record["hand"][seat] - self.record["known"][seat]
        total = 0
        for place in range(len(asked) - 1, -1, -1):
            total += int(unseen[asked[place]])
            if total > self.record["asked_room"][seat, place]:
                raise self.fail("asked", f"the hand has more cards {CARD_NAMES[asked[place]]} than that allows", seat)
        for kind in lacks:
            if unseen[kind]:
                raise self.fail("lacks", f"the hand has a {CARD_NAMES[kind]} that nobody knows of", seat)

    def read_phase(self) -> None:
        """Read the phase, whose turn it is, and what is open within a turn."""
        phase = PHASE_NUMBERS[self.document.choice("table", "phase", tuple(PHASE_NUMBERS), "discard")]
        record, seats = self.record, range(self.seats)
        record["phase"] = phase
        most = int(record["options"][MAX_ROUNDS]) if record["options"][COLLECTING] else 1
        record["round_number"] = self.integer("round", range(1, most + 1), 1)
        record["starter"] = self.integer("starter", seats, 0)
        if phase >= ROUND_OVER:
            default = "last_card" if 0 in record["hand_count"][: self.seats] else "nothing_to_draw"
            record["ended_by"] = END_NUMBERS[self.document.choice("table", "ended_by", tuple(END_NUMBERS), default)]
            return
        if record["deck_count"] + record["stock_count"] == 0:
            raise self.fail("deck", "with neither draw pile nor stock the round is over")
        holders = [seat for seat in seats if record["hand_count"][seat]]
        if not holders:
            raise self.document.fail("table", -1, "", "nobody has a card: the round is over")
        starter = int(record["starter"])
        guess = next(seat % self.seats for seat in range(starter, starter + self.seats) if seat % self.seats in holders)
        record["turn"] = self.integer("turn", seats, guess)
        if record["turn"] not in holders:
            raise self.fail("turn", f"seat {int(record['turn'])} has no cards")
        if phase != DISCARDING:
            self.read_turn(phase)

    def read_turn(self, phase: int) -> None:
        """Read what was discarded in this turn and what follows from it."""
        record, turn = self.record, int(self.record["turn"])
        laid = self.read_laid(phase)
        record["laid"] = laid
        words = self.document.words("table", "losses") or ["0"] * self.seats
        if len(words) != self.seats or not all(word.isdecimal() and int(word) <= 200 for word in words):
            raise self.fail("losses", f"these are {self.seats} numbers, one for each seat")
        record["losses"][: self.seats] = [int(word) for word in words]
        if record["losses"][turn]:
            raise self.fail("losses", "the seat in turn loses nothing")
        others = [seat for seat in range(self.seats) if seat != turn]
        if phase == STABBING_DISPLAY:
            self.require_target(laid)
        elif phase == STABBING_OPPONENT:
            self.read_stab(others)
        elif phase == STEALING:
            record["thefts"] = self.integer("thefts", range(1, 3), 1)
        elif phase == GIVING:
            record["victim"] = self.other_seat("victim", others)
            record["gifts"] = self.integer("gifts", range(1, 3), 2)
        elif phase == DRAWING:
            losers = [seat for seat in others if record["losses"][seat]]
            if not losers:
                raise self.fail("losses", "somebody has to have lost cards that he draws now")
            record["drawing"] = self.other_seat("drawing", losers)

    def read_laid(self, phase: int) -> int:
        """Read the discard of this turn; it has to be one that leads to the phase."""
        text = self.document.value("table", "laid")
        try:
            laid = parse_action(text) if isinstance(text, str) else -1
        except NotationError as error:
            raise self.fail("laid", str(error)) from None
        if not 0 <= laid < DISCARDS:
            raise self.fail("laid", "within a turn this names the cards that were discarded, as in 7+7+KO")
        cards = ACTING.get(phase)
        if cards is not None and COMBINATIONS[laid, ACTION] not in cards:
            raise self.fail("laid", f"this does not lead to the phase {PHASES[phase]}")
        if phase in (STABBING_DISPLAY, STABBING_OPPONENT) and COMBINATIONS[laid, SHAPE] == LONE:
            raise self.fail("laid", "an action card alone stabs nothing")
        return laid

    def require_target(self, laid: int) -> None:
        """See that there is something in the display to stab."""
        from biberbau.games.biber_mania.picture import targets_of

        shape, value, size = (int(number) for number in COMBINATIONS[laid][:3])
        if not targets_of(self.record, shape, value, size)["display"]:
            raise self.fail("laid", "this stabs nothing in the display")

    def other_seat(self, key: str, allowed: list[int]) -> int:
        """Read one of several seats; left out, the first."""
        seat = self.integer(key, range(self.seats), allowed[0])
        if seat not in allowed:
            raise self.fail(key, f"it cannot be seat {seat}")
        return seat

    def read_stab(self, others: list[int]) -> None:
        """Read whose group is stabbed, and which come after it."""
        words = self.document.words("table", "to_stab") or []
        seats = [int(word) if word.isdecimal() else NOBODY for word in words]
        if not set(seats) <= set(others):
            raise self.fail("to_stab", "these are other seats than the one in turn")
        stabbed = self.integer("stabbed", range(NOBODY, self.seats), NOBODY)
        if stabbed in seats or (stabbed != NOBODY and stabbed not in others) or (stabbed == NOBODY and not seats):
            raise self.fail("stabbed", f"it cannot be seat {stabbed}")
        for seat in [*seats, *([] if stabbed == NOBODY else [stabbed])]:
            if self.record["top_kind"][seat] == OTHER:
                raise self.fail("stabbed", f"the top group of seat {seat} cannot be stabbed")
        self.record["stabbed"] = stabbed
        self.record["to_stab"] = sum(1 << seat for seat in set(seats))

    def read_scores(self) -> None:
        """Read totals, and the scores of a round that is over (by default what piles and hands are worth)."""
        over = self.record["phase"] >= ROUND_OVER
        for seat in range(self.seats):
            worth = score_sheet(self.record, seat)["score"] if over else 0
            self.record["round_scores"][seat] = self.document.integer("seat", "score", POINTS, worth, seat)
            self.record["totals"][seat] = self.document.integer("seat", "total", POINTS, worth, seat)


class Positions:
    """Reading and writing positions of Biber-Mania."""

    def read(self, document: Document, game: Game) -> npt.NDArray[Any]:
        """Return an array of one record; PositionError for what cannot be."""
        return Reader(document, game).read()

    def write(self, record: Any) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """Return `[table]` and each `[[seat]]` with nothing left out."""
        phase, seats = int(record["phase"]), int(record["seats"])
        table: dict[str, Any] = {
            "phase": PHASES[phase],
            "round": int(record["round_number"]),
            "starter": int(record["starter"]),
            "display": " ".join(cards_of(record["display"])),
            "stock": " ".join(cards_of(record["stock"])),
            "deck": " ".join(CARD_NAMES[card] for card in record["deck"][: record["deck_count"]][::-1]),
            "removed": " ".join(cards_of(record["removed"])),
        }
        if phase >= ROUND_OVER:
            table["ended_by"] = ENDS[int(record["ended_by"])]
        else:
            table["turn"] = int(record["turn"])
        if record["laid"] != NO_CARD:
            table["laid"] = format_action(int(record["laid"]))
            table["losses"] = " ".join(map(str, record["losses"][:seats].tolist()))
        if phase == STABBING_OPPONENT:
            waiting = int(record["to_stab"])
            table["stabbed"] = int(record["stabbed"])
            table["to_stab"] = " ".join(str(seat) for seat in range(seats) if waiting >> seat & 1)
        for key, where in (("thefts", STEALING), ("victim", GIVING), ("gifts", GIVING), ("drawing", DRAWING)):
            if phase == where:
                table[key] = int(record[key])
        return table, [self.write_seat(record, seat) for seat in range(seats)]

    def write_seat(self, record: Any, seat: int) -> dict[str, Any]:
        """Return one `[[seat]]`."""
        lacks = int(record["lacks"][seat])
        kinds: list[int] = record["asked_kind"][seat][: record["asked_count"][seat]].tolist()
        rooms: list[int] = record["asked_room"][seat].tolist()
        return {
            "hand": " ".join(cards_of(record["hand"][seat])),
            "pile": " / ".join(format_group(group) for group in groups_of(record, seat)),
            "known": " ".join(cards_of(record["known"][seat])),
            "lacks": " ".join(CARD_NAMES[kind] for kind in range(KINDS) if lacks >> kind & 1),
            "asked": " ".join(f"{CARD_NAMES[kind]}:{room}" for kind, room in zip(kinds, rooms, strict=False)),
            "total": int(record["totals"][seat]),
            "score": int(record["round_scores"][seat]),
        }


def format_group(group: list[int]) -> str:
    """Return a group of a pile as text; `group` are bytes of the pile."""
    kinds = [card & CARD_BITS for card in group]
    words = [CARD_NAMES[kind] for kind in kinds]
    has_guard = len(kinds) > 1 and (BODYGUARD in kinds or PARTY_BEAVER in kinds)
    if group[0] & GUARDED and not has_guard:
        words.append("!")
    return " ".join(words)


POSITIONS: PositionFormat = Positions()
