"""Biber Gang once more, as plainly as possible, from docs/rules/biber-gang.md alone.

A table is ordinary lists of card names ("0" to "12", "B" for a beaver), an action is its short notation, and a rule is
a sentence of the rulebook turned into an `if`.  Speed does not matter here; being easily compared with the text does.
What chance decides is asked of a `Chance`, so that a test can let it come out as it came out elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import Protocol

BEAVER = "B"
SLOTS = ("T1", "T2", "T3", "T4", "B1", "B2", "B3", "B4")
COLUMNS = (("T1", "B1"), ("T2", "B2"), ("T3", "B3"), ("T4", "B4"))
WHOLE_DECK = sorted([str(number) for number in range(13)] * 8 + [BEAVER] * 4)
LADDER = {0: 0, 1: 0, 2: 10, 3: 15, 4: 20}

OPENINGS = tuple(f"open-{first}-{second}" for first, second in combinations(SLOTS, 2))
REPRESENTABLE = (
    "deck",
    "pile",
    "refuse",
    *OPENINGS,
    *(f"swap-{slot}" for slot in SLOTS),
    *(f"turn-{slot}" for slot in SLOTS),
    *(f"swim-{slot}-{target}" for slot in SLOTS for target in SLOTS),
)


class Chance(Protocol):
    """What the rules leave to chance in the middle of a round."""

    def starter(self, tied: list[int]) -> int:
        """Pick one of the seats that share the largest opening sum (2.6)."""

    def new_deck(self, cards: list[str]) -> list[str]:
        """Put the gathered discards into an order, the next card last (3.9)."""


@dataclass
class HouseRules:
    """The table options of section 8."""

    discard_take_must_swap: bool = False
    beaver_never_discarded: bool = False
    empty_deck_ends_round: bool = False
    stall_limit: int = 10


@dataclass
class Place:
    """One place of a display: the card that lies there, and whether it is face up."""

    card: str
    open: bool = False


@dataclass
class Table:
    """One round.  `phase` is opening, draw, decide or over; the next card of the deck and the top discard come last."""

    rules: HouseRules
    displays: list[dict[str, Place]]
    deck: list[str]
    pile: list[str]
    phase: str = "opening"
    chosen: dict[int, str] = field(default_factory=dict)
    turn: int | None = None
    drawn: str | None = None
    taken_from_pile: bool = False
    caller: int | None = None
    last_turns: list[int] = field(default_factory=list)
    quiet_turns: int = 0
    scores: list[int] | None = None

    def cards(self) -> list[str]:
        """Every card of the table, sorted: always the whole deck of 1.1."""
        displayed = [place.card for display in self.displays for place in display.values()]
        hand = [] if self.drawn is None else [self.drawn]
        return sorted(displayed + hand + self.deck + self.pile)


def deal(deck: Sequence[str], players: int, rules: HouseRules) -> Table:
    """Deal eight face-down cards to each player in turn and turn up the first discard (2.1 to 2.3); next card last."""
    left = list(deck)
    displays = [{slot: Place(left.pop()) for slot in SLOTS} for _ in range(players)]
    return Table(rules, displays, left[:-1], [left[-1]])


def partner(slot: str) -> str:
    """The other place of the same column (2.2)."""
    return {"T": "B", "B": "T"}[slot[0]] + slot[1]


def hidden_slots(display: dict[str, Place]) -> list[str]:
    """The places whose cards are face down."""
    return [slot for slot in SLOTS if not display[slot].open]


def worth(display: dict[str, Place], slot: str) -> str | None:
    """What an open beaver in `slot` is worth: the open number in its column, if there is one (4.1)."""
    other = display[partner(slot)]
    return other.card if other.open and other.card != BEAVER else None


def actors(table: Table) -> set[int]:
    """Who may act: in the opening all who have not chosen (2.4), afterwards the one on turn (3.1)."""
    if table.phase == "opening":
        return set(range(len(table.displays))) - set(table.chosen)
    return set() if table.turn is None else {table.turn}


def allowed(table: Table, seat: int, action: str) -> bool:
    """Whether the rules allow `action` to `seat` now."""
    if seat not in actors(table):
        return False
    if table.phase == "opening":
        return action in OPENINGS
    if table.phase == "draw":
        return action in ("deck", "pile")
    return may_decide(table, table.displays[seat], action)


def may_decide(table: Table, display: dict[str, Place], action: str) -> bool:
    """Whether the one on turn may do this with the drawn card (3.3 to 3.7, section 4, 8.1 and 8.2)."""
    kind, *slots = action.split("-")
    hidden = hidden_slots(display)
    if kind == "refuse":
        return len(hidden) == 1 and may_refuse(table)
    if kind == "turn":
        return slots[0] in hidden and may_refuse(table)
    if kind == "swap":
        return slots[0] in hidden or may_swap_out(table, display, slots[0])
    if kind == "swim":
        return slots[1] in hidden and may_swim(table, display, slots[0])
    return False


def may_refuse(table: Table) -> bool:
    """A refused card may be any, unless the table plays 8.1 and it came from the discard pile."""
    return not (table.rules.discard_take_must_swap and table.taken_from_pile)


def may_swap_out(table: Table, display: dict[str, Place], slot: str) -> bool:
    """Whether the open card in `slot` may go onto the discard pile for the drawn one (3.4, 4.3 to 4.6, 8.2)."""
    if display[slot].card != BEAVER:
        return True
    if table.rules.beaver_never_discarded:
        return False
    other = display[partner(slot)]
    if not other.open:
        return True  # The beaver has no value yet, so nothing matches it (4.1).
    if other.card == BEAVER:
        return False  # The pair is frozen (4.4).
    return table.drawn not in (other.card, BEAVER)  # A matching card never throws it out (4.3, 4.6).


def may_swim(table: Table, display: dict[str, Place], slot: str) -> bool:
    """Whether `slot` holds an open beaver that makes way for the drawn number (4.2); a drawn beaver is none (4.6)."""
    place = display[slot]
    if not place.open or place.card != BEAVER or table.drawn == BEAVER:
        return False
    return worth(display, slot) == table.drawn


def legal(table: Table, seat: int) -> set[str]:
    """Every allowed action of a seat, found by trying all there are."""
    return {action for action in REPRESENTABLE if allowed(table, seat, action)}


def play(table: Table, seat: int, action: str, chance: Chance) -> None:
    """Take an allowed action."""
    if not allowed(table, seat, action):
        raise ValueError(f"seat {seat} may not play {action}")
    if table.phase == "opening":
        choose_opening(table, seat, action, chance)
    elif table.phase == "draw":
        draw(table, action, chance)
    else:
        decide(table, seat, action)


def choose_opening(table: Table, seat: int, action: str, chance: Chance) -> None:
    """Note the choice; after the last one turn everything up and find out who begins (2.4 to 2.6)."""
    table.chosen[seat] = action
    if len(table.chosen) < len(table.displays):
        return
    for player, display in enumerate(table.displays):
        for slot in table.chosen[player].split("-")[1:]:
            display[slot].open = True
    sums = [opening_sum(display) for display in table.displays]
    tied = [player for player, total in enumerate(sums) if total == max(sums)]
    table.turn = tied[0] if len(tied) == 1 else chance.starter(tied)
    table.phase = "draw"


def opening_sum(display: dict[str, Place]) -> int:
    """The sum of the open cards; a beaver counts the open number of its column, or 0 without one (2.5)."""
    total = 0
    for slot, place in display.items():
        if place.open:
            value = worth(display, slot) if place.card == BEAVER else place.card
            total += int(value or 0)
    return total


def draw(table: Table, action: str, chance: Chance) -> None:
    """Draw from the deck or the pile (3.2); an empty deck is made anew (3.9) or ends the round (8.3)."""
    table.taken_from_pile = action == "pile"
    if table.taken_from_pile:
        table.drawn = table.pile.pop()
    elif table.deck:
        table.drawn = table.deck.pop()
    elif table.rules.empty_deck_ends_round:
        end_round(table)
        return
    else:
        table.deck = chance.new_deck(table.pile[:-1])
        table.pile = table.pile[-1:]
        table.drawn = table.deck.pop()
    table.phase = "decide"


def decide(table: Table, seat: int, action: str) -> None:
    """Do with the drawn card what was decided, and go on to whoever comes next."""
    display = table.displays[seat]
    kind, *slots = action.split("-")
    hidden_before = len(hidden_slots(display))
    assert table.drawn is not None
    if kind == "swap":
        table.pile.append(display[slots[0]].card)
        display[slots[0]] = Place(table.drawn, open=True)
    elif kind == "swim":
        table.pile.append(display[slots[1]].card)
        display[slots[1]] = display[slots[0]]
        display[slots[0]] = Place(table.drawn, open=True)
    else:
        table.pile.append(table.drawn)
        if kind == "turn":
            display[slots[0]].open = True
    table.drawn = None
    finish_turn(table, seat, hidden_before)


def finish_turn(table: Table, seat: int, hidden_before: int) -> None:
    """Call the end (5.1), count a quiet turn (5.4) and pass the turn on (3.1, 5.2)."""
    players = len(table.displays)
    hidden_after = len(hidden_slots(table.displays[seat]))
    counted = table.rules.stall_limit > 0 and hidden_after == hidden_before
    table.quiet_turns = table.quiet_turns + 1 if counted else 0
    following = [(seat + step) % players for step in range(1, players)]
    if table.caller is not None:
        table.last_turns.remove(seat)
    elif hidden_after == 0:
        table.caller = seat
        table.last_turns = following
    stalled = counted and table.quiet_turns >= table.rules.stall_limit * players
    if stalled or (table.caller is not None and not table.last_turns):
        end_round(table)
        return
    table.turn = following[0]
    table.phase = "draw"


def end_round(table: Table) -> None:
    """Turn up everything where it lies and score (5.3)."""
    for display in table.displays:
        for place in display.values():
            place.open = True
    table.scores = [score(display) for display in table.displays]
    table.phase = "over"
    table.turn = None
    table.last_turns = []


def score(display: dict[str, Place]) -> int:
    """The fewest points that a display can be counted as, over all choices for pairs of beavers (section 6)."""
    columns = [(display[top].card, display[bottom].card) for top, bottom in COLUMNS]
    beaver_pairs = columns.count((BEAVER, BEAVER))
    choices = product(range(13), repeat=beaver_pairs)
    return min(count_points(columns, list(choice)) for choice in choices)


def count_points(columns: list[tuple[str, str]], choice: list[int]) -> int:
    """Count a display whose pairs of beavers take the chosen values, column by column (6.1 to 6.5)."""
    waiting = list(choice)
    pairs = [0] * 13
    loose = 0
    for top, bottom in columns:
        if top == bottom == BEAVER:
            pairs[waiting.pop()] += 1
        elif top == BEAVER:
            pairs[int(bottom)] += 1
        elif bottom == BEAVER or top == bottom:
            pairs[int(top)] += 1
        else:
            loose += int(top) + int(bottom)
    return loose - sum(LADDER[count] for count in pairs)
