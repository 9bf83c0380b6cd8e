"""Beanie once more, as plainly as possible, from docs/rules/beanie.md alone.

A table is ordinary lists of card names ("10D"), an action is its short notation, and a rule is a sentence of the
rulebook turned into an `if`.  New melds are found by trying every choice of cards of the hand, in every arrangement.
Speed does not matter here; being easily compared with the text does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, permutations

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
SUITS = ["C", "D", "H", "S"]
PACK = [rank + suit for suit in SUITS for rank in RANKS]


def rank_of(card: str) -> str:
    """The rank of a card."""
    return card[:-1]


def suit_of(card: str) -> str:
    """The suit of a card."""
    return card[-1]


def in_order(cards: set[str] | list[str]) -> list[str]:
    """Cards by suit and rank."""
    return sorted(cards, key=PACK.index)


@dataclass
class HouseRules:
    """The table options of section 8 that change what may be done."""

    first_upcard: bool = False
    max_beanies: str = "none"
    out_by_discard: bool = True
    by_button: bool = False
    own_meld_first: bool = False
    stall: int = 2


@dataclass
class Place:
    """A card of a meld, and the card or, in a set, the rank that it is or stands for."""

    card: str
    stands: str


@dataclass
class Meld:
    """A set of a rank, or a run of a suit from low to high."""

    kind: str
    name: str
    places: list[Place]
    owner: int

    def cards(self) -> list[str]:
        """The cards that lie in it."""
        return [place.card for place in self.places]

    def beanies(self) -> list[Place]:
        """The cards that stand for another (4.4 and 5.5)."""
        return [place for place in self.places if place.stands not in (place.card, rank_of(place.card))]


@dataclass
class Table:
    """One round.  `phase` is draw, discard or over; the next card of the stock comes last."""

    rules: HouseRules
    wild: str
    hands: list[set[str]]
    stock: list[str]
    pile: list[str]
    turn: int | None
    phase: str = "draw"
    melds: list[Meld] = field(default_factory=list)
    known: list[set[str]] = field(default_factory=list)
    source: str | None = None
    drawn: str | None = None
    stirred: bool = False
    quiet: int = 0
    out: int | None = None
    ended_by: str | None = None
    scores: list[int] | None = None

    def all_cards(self) -> list[str]:
        """Every card of the table, in order."""
        held = [card for hand in self.hands for card in hand]
        return in_order(self.stock + self.pile + held + [card for meld in self.melds for card in meld.cards()])


def deal(pack: list[str], seats: int, dealer: int, wild: str, rules: HouseRules) -> Table:
    """Deal from a pack whose next card comes last (2.1 to 2.3 and 8.1)."""
    stock = list(pack)
    hands = [{stock.pop() for _ in range(7)} for _ in range(seats)]
    pile = [stock.pop()] if rules.first_upcard else []
    return Table(rules, wild, hands, stock, pile, (dealer + 1) % seats, known=[set() for _ in range(seats)])


def actors(table: Table) -> set[int]:
    """Everybody, at any moment of a round (4.1)."""
    return set() if table.phase == "over" else set(range(len(table.hands)))


def obliged(table: Table) -> set[int]:
    """Only the player in turn has to act (9.2)."""
    return set() if table.turn is None else {table.turn}


def legal(table: Table, seat: int) -> set[str]:
    """Everything that a seat may do."""
    if table.phase == "over":
        return set()
    if not table.hands[seat]:
        return {"call"}
    return set(turn_actions(table, seat)) | set(additions(table, seat)) | set(new_melds(table, seat))


def turn_actions(table: Table, seat: int) -> Iterator[str]:
    """Draw, then discard (section 3)."""
    if seat != table.turn:
        return
    if table.phase == "draw":
        yield "draw" if table.stock else "end"
        if table.pile:
            yield "pile"
    elif not table.rules.out_by_discard and len(table.hands[seat]) == 1:
        yield "keep"
    else:
        yield from (f"discard-{card}" for card in table.hands[seat])


def enough_naturals(table: Table, beanies: int, size: int) -> bool:
    """Whether so many beanies may lie in a meld of this size (8.2)."""
    if table.rules.max_beanies == "1":
        return beanies <= 1
    return table.rules.max_beanies == "none" or beanies < size / 2


def additions(table: Table, seat: int) -> Iterator[str]:
    """What can be done with the melds on the table (section 5)."""
    if table.rules.own_meld_first and all(meld.owner != seat for meld in table.melds):
        return
    for number, meld in enumerate(table.melds, 1):
        for card in table.hands[seat]:
            one_more = enough_naturals(table, len(meld.beanies()) + 1, len(meld.places) + 1)
            if meld.kind == "set":
                yield from additions_to_set(table, meld, f"M{number}-{card}", card, one_more)
            else:
                yield from additions_to_run(table, meld, f"M{number}-{card}", card, one_more)


def additions_to_set(table: Table, meld: Meld, what: str, card: str, one_more: bool) -> Iterator[str]:
    """What one card can do with a set (5.1, 5.3 and 5.5)."""
    if rank_of(card) == meld.name:
        if len(meld.places) < 4:
            yield f"add-{what}"
        yield from (f"take-{what}-{place.card}" for place in meld.beanies())
    elif rank_of(card) == table.wild and len(meld.places) < 4 and one_more:
        yield f"add-{what}"


def additions_to_run(table: Table, meld: Meld, what: str, card: str, one_more: bool) -> Iterator[str]:
    """What one card can do with a run (5.2, 5.4 and 5.5)."""
    low, high = (RANKS.index(rank_of(meld.places[end].stands)) for end in (0, -1))
    for rank, end in ((low - 1, "low"), (high + 1, "high")):
        if rank in range(13):
            if card == RANKS[rank] + meld.name:
                yield f"add-{what}"
            elif rank_of(card) == table.wild and one_more:
                yield f"add-{what}-{end}"
    if any(place.stands == card for place in meld.beanies()):
        yield f"swap-{what}"


def new_melds(table: Table, seat: int) -> Iterator[str]:
    """Every set and every run that can be laid out of a hand (section 4)."""
    hand = table.hands[seat]
    wild = in_order([card for card in hand if rank_of(card) == table.wild])
    for rank in RANKS:
        natural = in_order([card for card in hand if rank_of(card) == rank])
        yield from new_sets(table, rank, natural, [card for card in wild if card not in natural])
    for suit in SUITS:
        natural = in_order([card for card in hand if suit_of(card) == suit and card not in wild])
        for chosen in subsets(natural):
            for beanies in subsets(wild):
                yield from new_runs(table, suit, chosen, beanies)


def subsets(cards: list[str]) -> Iterator[tuple[str, ...]]:
    """Every choice of some of the cards, none and all included."""
    for size in range(len(cards) + 1):
        yield from combinations(cards, size)


def new_sets(table: Table, rank: str, natural: list[str], wild: list[str]) -> Iterator[str]:
    """Every set of one rank (4.2 and 4.4)."""
    for cards in subsets(natural + wild):
        beanies = sum(card in wild for card in cards)
        if len(cards) in (3, 4) and (beanies == 0 or enough_naturals(table, beanies, len(cards))):
            yield "-".join(["set", *cards]) + (f"-as-{rank}" if beanies == len(cards) else "")


def new_runs(table: Table, suit: str, natural: tuple[str, ...], wild: tuple[str, ...]) -> Iterator[str]:
    """Every run out of just these cards (4.3, 4.4 and 5.5)."""
    size = len(natural) + len(wild)
    for first in range(13 - size + 1 if size >= 3 else 0):
        places = [rank + suit for rank in RANKS[first : first + size]]
        if not set(natural) <= set(places):
            continue
        for order in permutations(wild):
            rest = iter(order)
            cards = [place if place in natural else next(rest) for place in places]
            beanies = sum(card != place for card, place in zip(cards, places, strict=True))
            if beanies == 0 or enough_naturals(table, beanies, size):
                words = [rank_of(card) if card == place else card for card, place in zip(cards, places, strict=True)]
                yield "-".join(["run", suit, *words]) + (f"-as-{RANKS[first]}" if beanies == size else "")


def play(table: Table, seat: int, action: str) -> None:
    """Take an action."""
    word, *parts = action.split("-")
    if word in ("draw", "pile", "end", "discard", "keep"):
        play_turn(table, seat, word, parts)
    elif word == "call":
        finish(table, "beanie", seat)
    else:
        if word == "set":
            lay_set(table, seat, parts)
        elif word == "run":
            lay_run(table, seat, parts)
        else:
            add(table, seat, word, parts)
        table.stirred, table.quiet = True, 0
        if not table.hands[seat] and not table.rules.by_button:
            finish(table, "beanie", seat)


def play_turn(table: Table, seat: int, word: str, parts: list[str]) -> None:
    """What the player in turn does (section 3)."""
    if word == "end":
        finish(table, "end", None)
    elif word == "draw":
        table.drawn = table.stock.pop()
        table.hands[seat].add(table.drawn)
        table.source, table.phase, table.stirred, table.quiet = "stock", "discard", True, 0
    elif word == "pile":
        table.hands[seat] |= set(table.pile)
        table.known[seat] |= set(table.pile)
        table.pile = []
        table.source, table.phase = "pile", "discard"
    else:
        if word == "discard":
            put_down(table, seat, parts[0])
            table.pile.append(parts[0])
        if not table.hands[seat] and not table.rules.by_button:
            finish(table, "beanie", seat)
        else:
            end_turn(table)


def put_down(table: Table, seat: int, card: str) -> None:
    """A card leaves a hand."""
    table.hands[seat].remove(card)
    table.known[seat].discard(card)
    if table.drawn == card:
        table.drawn = None


def end_turn(table: Table) -> None:
    """The next player's turn, unless nothing moves or nothing can be drawn (6.2 and 6.3)."""
    assert table.turn is not None
    if not table.stirred:
        table.quiet += 1
    table.stirred, table.source, table.drawn = False, None, None
    if table.quiet == table.rules.stall * len(table.hands):
        finish(table, "stall", None)
        return
    table.turn, table.phase = (table.turn + 1) % len(table.hands), "draw"
    if not table.stock and not table.pile:
        finish(table, "stock", None)


def lay_set(table: Table, seat: int, parts: list[str]) -> None:
    """A new set (4.2)."""
    rank = parts[-1] if "as" in parts else rank_of(parts[0])
    cards = parts[:-2] if "as" in parts else parts
    for card in cards:
        put_down(table, seat, card)
    table.melds.append(Meld("set", rank, [Place(card, rank) for card in cards], seat))


def lay_run(table: Table, seat: int, parts: list[str]) -> None:
    """A new run (4.3)."""
    suit, *words = parts
    anchor = words[-1] if "as" in words else None
    words = words[:-2] if anchor else words
    first = RANKS.index(anchor) if anchor else next(RANKS.index(w) - at for at, w in enumerate(words) if w in RANKS)
    places = [
        Place(word + suit if word in RANKS else word, RANKS[first + number] + suit) for number, word in enumerate(words)
    ]
    for place in places:
        put_down(table, seat, place.card)
    table.melds.append(Meld("run", suit, places, seat))


def add(table: Table, seat: int, word: str, parts: list[str]) -> None:
    """A card onto a meld, and perhaps a beanie out of it (section 5)."""
    meld, card = table.melds[int(parts[0][1:]) - 1], parts[1]
    put_down(table, seat, card)
    if word == "add" and meld.kind == "run":
        low, high = (RANKS.index(rank_of(meld.places[end].stands)) for end in (0, -1))
        below = parts[-1] == "low" or (parts[-1] != "high" and low > 0 and card == RANKS[low - 1] + meld.name)
        if below:
            meld.places.insert(0, Place(card, RANKS[low - 1] + meld.name))
        else:
            meld.places.append(Place(card, RANKS[high + 1] + meld.name))
        return
    if word == "add":
        meld.places.append(Place(card, meld.name))
        return
    if word == "take":
        gone = next(place for place in meld.places if place.card == parts[2])
        meld.places.append(Place(card, meld.name))
        meld.places.remove(gone)
    else:
        gone = next(place for place in meld.places if place.stands == card)
        meld.places[meld.places.index(gone)] = Place(card, card)
    table.hands[seat].add(gone.card)
    table.known[seat].add(gone.card)


def points(table: Table, card: str) -> int:
    """What a card counts that is left (7.1 and 7.2)."""
    if rank_of(card) == table.wild:
        return 25
    return 10 if rank_of(card) in ("10", "J", "Q", "K") else 5


def finish(table: Table, how: str, out: int | None) -> None:
    """The round is over (sections 6 and 7)."""
    table.phase, table.turn, table.ended_by, table.out = "over", None, how, out
    table.stirred, table.source, table.drawn = False, None, None
    table.scores = [sum(points(table, card) for card in hand) for hand in table.hands]


def clock_action(table: Table, seat: int) -> str | None:
    """What the clock does for a seat (3.5, and 8.4 for the call)."""
    if table.phase == "over":
        return None
    if not table.hands[seat]:
        return "call"
    if seat != table.turn:
        return None
    if table.phase == "draw":
        return "draw" if table.stock else "end"
    if not table.rules.out_by_discard and len(table.hands[seat]) == 1:
        return "keep"
    if table.drawn is not None:
        return f"discard-{table.drawn}"
    dearest = max(
        table.hands[seat],
        key=lambda card: (rank_of(card) == table.wild, RANKS.index(rank_of(card)), SUITS.index(suit_of(card))),
    )
    return f"discard-{dearest}"
