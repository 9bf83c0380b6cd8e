"""Daumen Drauf! once more, as plainly as possible, from docs/rules/daumen-drauf.md alone.

A table is ordinary lists of card names ("Y3+" is the poisonous yellow 3, "Y3-" the harmless one), an action is its
short notation, and a rule is a sentence of the rulebook turned into an `if`.  Every player, and whoever only watches,
keeps a memory: the cards whose heads they have seen.  Speed does not matter here; being easily compared with the text
does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

COLOURS = "YGK"
REPRESENTABLE = (
    *(f"show-{colour}{number}{head}" for colour in COLOURS for number in range(1, 10) for head in "-+"),
    "parry",
    "pass",
    "let",
)
WATCHER = -1


@dataclass
class HouseRules:
    """The table options of section 8 that matter within one game."""

    parry_any_time: bool = False
    only_taker_sees: bool = False
    taker_fills_first: bool = False


@dataclass
class Shown:
    """A card of a trick: whose it is, and whether it has been laid open."""

    seat: int
    card: str
    open: bool = False


@dataclass
class Table:
    """One game.  `phase` is lead, window, turn or over; the next card of the stack comes last."""

    rules: HouseRules
    hands: list[list[str]]
    stack: list[str]
    turn: int | None
    phase: str = "lead"
    trick: list[Shown] = field(default_factory=list)
    asked: set[int] = field(default_factory=set)
    taken: list[tuple[int, str]] = field(default_factory=list)
    memory: dict[int, set[str]] = field(default_factory=dict)
    scores: list[int] | None = None

    def cards(self) -> list[str]:
        """Every card of the table, sorted."""
        shown = [one.card for one in self.trick]
        held = [card for hand in self.hands for card in hand]
        return sorted(shown + held + self.stack + [card for _, card in self.taken])


def deck_for(players: int) -> list[str]:
    """The cards that so many people play with (1.3)."""
    return sorted(f"{colour}{number}{head}" for colour in COLOURS for number in range(1, players + 3) for head in "+-")


def deal(deck: Sequence[str], players: int, leader: int, rules: HouseRules) -> Table:
    """Deal five cards to each player in turn (2.1); the next card of the deck is its last."""
    left = list(deck)
    hands = [[left.pop() for _ in range(5)] for _ in range(players)]
    memory = {WATCHER: set[str](), **{seat: set(hand) for seat, hand in enumerate(hands)}}
    return Table(rules, hands, left, leader, memory=memory)


def twin(card: str) -> str:
    """The other card of the same colour and number (1.1)."""
    return card[:2] + ("-" if card[2] == "+" else "+")


def colours_shown(table: Table) -> list[str]:
    """The colours of this trick, the weakest first (4.1)."""
    order: list[str] = []
    for shown in table.trick:
        if shown.card[0] not in order:
            order.append(shown.card[0])
    return order


def is_higher(table: Table, card: str) -> bool:
    """Whether a card is higher than the last shown one (section 4)."""
    last, order = table.trick[-1].card, colours_shown(table)
    if card[0] == last[0]:
        return int(card[1]) > int(last[1])
    if card[0] not in order:
        return True
    return order.index(card[0]) > order.index(last[0])


def actors(table: Table) -> set[int]:
    """Who may act: the one on turn (3.3), or all who are asked whether they parry (8.1)."""
    if table.phase == "window":
        return set(table.asked)
    return set() if table.turn is None else {table.turn}


def allowed(table: Table, seat: int, action: str) -> bool:
    """Whether the rules allow `action` to `seat` now."""
    if seat not in actors(table):
        return False
    hand = table.hands[seat]
    if action == "parry":
        return table.phase != "lead" and twin(table.trick[-1].card) in hand
    if action == "let":
        return table.phase == "window"
    if table.phase == "window":
        return False
    if action == "pass":
        return table.phase == "turn"
    card = action.removeprefix("show-")
    return card in hand and (table.phase == "lead" or is_higher(table, card))


def legal(table: Table, seat: int) -> set[str]:
    """Every allowed action of a seat, found by trying all there are."""
    return {action for action in REPRESENTABLE if allowed(table, seat, action)}


def play(table: Table, seat: int, action: str) -> None:
    """Take an allowed action."""
    if not allowed(table, seat, action):
        raise ValueError(f"seat {seat} may not play {action}")
    if action == "parry":
        card = twin(table.trick[-1].card)
        table.hands[seat].remove(card)
        table.trick.append(Shown(seat, card, open=True))
        take(table, taker=seat, last_decision=seat)
    elif action == "let":
        table.asked.remove(seat)
        if not table.asked:
            table.phase = "turn"
    elif action == "pass":
        go_on(table, seat)
    else:
        show(table, seat, action.removeprefix("show-"))


def show(table: Table, seat: int, card: str) -> None:
    """Lay one's earlier card open, show the new one, and let the others parry if the table plays so (3.4, 3.5, 8.1)."""
    for shown in table.trick:
        if shown.seat == seat:
            shown.open = True
            for memory in table.memory.values():
                memory.add(shown.card)
    table.hands[seat].remove(card)
    table.trick.append(Shown(seat, card))
    go_on(table, seat)
    if table.rules.parry_any_time and table.trick:
        table.asked = {other for other, hand in enumerate(table.hands) if hand} - {seat, table.turn}
        table.phase = "window" if table.asked else "turn"


def go_on(table: Table, seat: int) -> None:
    """Hand the turn to the next player with cards; back at the owner of the last card they take (3.3, 3.7, 6.1)."""
    players = len(table.hands)
    owner = table.trick[-1].seat
    passer = seat
    following = (seat + 1) % players
    while following != owner and not table.hands[following]:
        passer = following
        following = (following + 1) % players
    if following == owner:
        take(table, taker=owner, last_decision=passer)
    else:
        table.turn, table.phase = following, "turn"


def take(table: Table, taker: int, last_decision: int) -> None:
    """Thumbs up, fill up, and lead anew or end the game (6.1 to 6.6, 7.1, 8.2 and 8.3)."""
    players = len(table.hands)
    for shown in table.trick:
        for seat, memory in table.memory.items():
            if shown.open or seat == taker or not table.rules.only_taker_sees:
                memory.add(shown.card)
        table.taken.append((taker, shown.card))
    table.trick, table.asked = [], set()
    first = taker if table.rules.taker_fills_first else last_decision
    for seat in [(first + step) % players for step in range(players)]:
        while len(table.hands[seat]) < 5 and table.stack:
            card = table.stack.pop()
            table.hands[seat].append(card)
            table.memory[seat].add(card)
    if sum(bool(hand) for hand in table.hands) <= 1:
        end_game(table)
        return
    leader = taker
    while not table.hands[leader]:
        leader = (leader + 1) % players
    table.turn, table.phase = leader, "lead"


def end_game(table: Table) -> None:
    """Show everything and count (7.2, 7.3 and 7.7)."""
    table.scores = [score(table, seat) for seat in range(len(table.hands))]
    table.turn, table.phase = None, "over"
    for memory in table.memory.values():
        memory.update(table.cards())


def score(table: Table, seat: int) -> int:
    """Harmless cards in one's tricks, less poisonous ones, less cards in hand."""
    heads = [card[2] for taker, card in table.taken if taker == seat]
    return heads.count("-") - heads.count("+") - len(table.hands[seat])


def knows(table: Table, seat: int, card: str) -> bool:
    """Whether a seat can tell whether a card is poisonous: they have seen its head, or that of its twin (3.2)."""
    return card in table.memory[seat] or twin(card) in table.memory[seat]


def next_leader(previous: int, scores: list[int], winner_leads: bool) -> int:
    """Who leads first in the next game (2.3 and 8.4)."""
    players = len(scores)
    candidates = [(previous + step) % players for step in range(1, players + 1)]
    if winner_leads:
        candidates = [seat for seat in candidates if scores[seat] == max(scores)]
    return candidates[0]
