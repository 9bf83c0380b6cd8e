"""Biber-Mania once more, as plainly as possible, from docs/rules/biber-mania.md alone.

A table is ordinary lists of card codes ("7", "KO", "JO"), an action is its short notation, and a rule is a sentence
of the rulebook turned into an `if`.  What can be discarded is found by trying every selection of cards from the hand.
What everybody knows of a hand is kept beside it.  Speed does not matter here; being easily compared with the text does.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.oracle.biber_mania_cards import (
    ACTION_CARDS,
    JOKER,
    KINDS,
    Group,
    HouseRules,
    actions_in,
    count_equals,
    in_order,
    is_hippie_row,
    is_party,
    is_plain_row,
    numbers_in,
    parts,
    selections,
    stabs_group,
    what_it_is,
)

DISPLAY_SIZE, STOCK_SIZE = 9, 5


@dataclass
class Table:
    """One round.  The next card of the draw pile comes last; the last group of a pile is its top group.

    `phase` is discard, stab_display, stab_opponent, steal, wish, bad_guy, bad_guy_draw, draw or over.
    """

    rules: HouseRules
    hands: list[list[str]]
    piles: list[list[Group]]
    display: list[str]
    stock: list[str]
    deck: list[str]
    turn: int
    removed: list[str] = field(default_factory=list)
    phase: str = "discard"
    laid: list[str] = field(default_factory=list)
    """The cards discarded in this turn, without what was added to a King."""
    choosing: list[int] = field(default_factory=list)
    """The opponents of whom one is to be chosen (9.3)."""
    waiting: list[int] = field(default_factory=list)
    """The opponents whose top groups are stabbed and not yet taken or refused, the next one first."""
    thefts: int = 0
    victim: int | None = None
    gifts: int = 0
    losses: list[int] = field(default_factory=list)
    drawing: int | None = None
    known: list[Counter[str]] = field(default_factory=list)
    """By seat: cards of the hand that everybody has seen going there."""
    lacks: list[set[str]] = field(default_factory=list)
    """By seat: kinds of which the hand, beyond what is known, can have no card."""
    ended_by: str | None = None
    scores: list[int] | None = None

    def __post_init__(self) -> None:
        seats = len(self.hands)
        self.losses = self.losses or [0] * seats
        self.known = self.known or [Counter() for _ in range(seats)]
        self.lacks = self.lacks or [set() for _ in range(seats)]

    def others(self) -> list[int]:
        """The other players clockwise from the one on turn."""
        seats = len(self.hands)
        return [(self.turn + step) % seats for step in range(1, seats)]

    def cards(self) -> list[str]:
        """Every card of the table, sorted."""
        piled = [card for pile in self.piles for group in pile for card in group.cards]
        held = [card for hand in self.hands for card in hand]
        return in_order(piled + held + self.display + self.stock + self.deck + self.removed)


def display_targets(table: Table, cards: list[str]) -> list[str]:
    """What the discarded cards can stab in the display (4.1, 4.2, 9.2 and 9.5)."""
    what, value, size = what_it_is(cards)
    found = []
    for target in sorted(set(table.display), key=KINDS.index):
        count = table.display.count(target)
        enough = count == size if table.rules.display_block_match else count >= size
        if target.isdecimal() and enough and (what == "jokers" or (what == "equals" and int(target) < value)):
            found.append(target)
        if target in ACTION_CARDS and (what, size) == ("jokers", 1) and table.rules.joker_stabs_display_action:
            found.append(target)
    return found


def opponent_targets(table: Table, cards: list[str]) -> list[int]:
    """The opponents whose top groups the discarded cards stab, clockwise (4.3)."""
    return [
        seat for seat in table.others() if table.piles[seat] and stabs_group(table.rules, cards, table.piles[seat][-1])
    ]


def is_combination(table: Table, cards: list[str]) -> bool:
    """Whether cards may be discarded together, wherever they are (section 3)."""
    numbers, actions = numbers_in(cards), actions_in(cards)
    if not cards:
        return False
    if len(cards) == 1 or set(cards) == {JOKER} or is_hippie_row(cards) or is_party(cards):
        return True
    if is_plain_row(cards):
        return bool(opponent_targets(table, cards))
    if not numbers or count_equals(cards) is None or "PB" in actions:
        return False
    return "HI" not in actions or table.rules.hippie_with_equals


def may_discard(table: Table, cards: list[str]) -> bool:
    """Whether the player on turn may discard these cards of their hand (section 3 and 8.4)."""
    if not is_combination(table, cards):
        return False
    last = len(cards) == len(table.hands[table.turn])
    return not (table.rules.professionals and last and is_hippie_row(cards))


def discards(table: Table) -> set[str]:
    """Every discard of the player on turn, found by trying all selections."""
    return {"+".join(cards) for cards in selections(table.hands[table.turn]) if may_discard(table, cards)}


def stealable(table: Table) -> set[str]:
    """Everything that may be stolen now (5.1, 5.2 and 9.6)."""
    places = {"display": table.display, "stock": table.stock}
    places |= {str(seat): table.piles[seat][-1].cards for seat in table.others() if table.piles[seat]}
    return {
        f"steal-{place}-{card}"
        for place, cards in places.items()
        for card in cards
        if card != JOKER or table.rules.joker_stealable
    }


def actor(table: Table) -> int | None:
    """Who decides: the loser who draws, else the player on turn."""
    if table.phase == "over":
        return None
    return table.drawing if table.phase == "draw" else table.turn


def actors(table: Table) -> set[int]:
    """Who may act: one player, or nobody after the round."""
    seat = actor(table)
    return set() if seat is None else {seat}


def legal(table: Table, seat: int) -> set[str]:
    """Every action that the rules allow to a seat now."""
    if seat != actor(table):
        return set()
    match table.phase:
        case "discard":
            return discards(table)
        case "stab_display":
            return {f"stab-{target}" for target in display_targets(table, table.laid)}
        case "stab_opponent" if table.choosing:
            return {f"stab-at-{other}" for other in table.choosing}
        case "stab_opponent":
            group = table.piles[table.waiting[0]][-1]
            named = parts(group.cards) if table.rules.refuse_by_card else set()
            return {"take", "refuse"} | {f"take-{part}" for part in named}
        case "steal":
            return stealable(table)
        case "wish":
            return {"no-wish"} | {f"wish-{other}-{kind}" for other in table.others() for kind in table.rules.kinds}
        case "bad_guy":
            return {f"bad-guy-{other}" for other in table.others()}
        case "bad_guy_draw":
            return open_or_hidden(table, "give")
        case _:
            return open_or_hidden(table, "draw")


def open_or_hidden(table: Table, verb: str) -> set[str]:
    """A card of the stock, or the next one of the draw pile (5.6 and 6.3)."""
    return {f"{verb}-stock-{card}" for card in table.stock} | ({f"{verb}-deck"} if table.deck else set())


def play(table: Table, seat: int, action: str) -> None:
    """Take an allowed action."""
    if action not in legal(table, seat):
        raise ValueError(f"seat {seat} may not play {action}")
    words = action.split("-")
    match table.phase:
        case "discard":
            discard(table, action.split("+"))
        case "stab_display":
            stab_display(table, words[1])
        case "stab_opponent" if table.choosing:
            table.waiting, table.choosing = [int(words[2])], []
        case "stab_opponent":
            stab_opponent(table, action)
        case "steal":
            steal(table, words[1], words[2])
        case "wish":
            wish(table, words[1:])
        case "bad_guy":
            table.victim, table.gifts, table.phase = int(words[2]), 2, "bad_guy_draw"
        case "bad_guy_draw":
            assert table.victim is not None
            hand_over(table, table.victim, words)
            table.gifts -= 1
            if not end_if_nothing_is_left(table) and table.gifts == 0:
                table.victim = None
                refill(table)
        case _:
            hand_over(table, seat, words)
            table.losses[seat] -= 1
            if not end_if_nothing_is_left(table) and table.losses[seat] == 0:
                fill_stock(table)
                go_on_drawing(table)


def lose(table: Table, seat: int, card: str) -> None:
    """A card leaves a hand for all to see; it may be one that was known to be there."""
    table.hands[seat].remove(card)
    table.known[seat] -= Counter([card])


def gain(table: Table, seat: int, cards: list[str]) -> None:
    """Cards that everybody sees go to a hand."""
    table.hands[seat] = in_order(table.hands[seat] + cards)
    table.known[seat] += Counter(cards)


def discard(table: Table, cards: list[str]) -> None:
    """Lay a group on one's own pile; the last card of a hand ends the round (3.1, 3.11 and 7.1)."""
    for card in cards:
        lose(table, table.turn, card)
    guarded = len(cards) > 1 and bool({"BG", "PB"} & set(cards))
    table.piles[table.turn].append(Group(list(cards), guarded))
    table.laid = list(cards)
    if not table.hands[table.turn]:
        end(table, "last_card")
    elif display_targets(table, cards):
        table.phase = "stab_display"
    else:
        begin_opponents(table)


def stab_display(table: Table, target: str) -> None:
    """Take as many equal cards as were laid from the display (4.2)."""
    count = len(table.laid) if target.isdecimal() else 1
    for _ in range(count):
        table.display.remove(target)
    gain(table, table.turn, [target] * count)
    begin_opponents(table)


def begin_opponents(table: Table) -> None:
    """See whose top groups are stabbed; what comes to light later does not count (4.3, 4.9 and 9.3)."""
    fitting = opponent_targets(table, table.laid)
    if fitting and table.rules.stab_one_opponent:
        table.choosing, table.phase = fitting, "stab_opponent"
        return
    table.waiting = fitting
    go_on_stabbing(table)


def go_on_stabbing(table: Table) -> None:
    """Ask about the next stabbed group, or let the action card act."""
    if table.waiting:
        table.phase = "stab_opponent"
    else:
        carry_out(table)


def stab_opponent(table: Table, action: str) -> None:
    """Take or refuse the stabbed group, or take some cards of it (4.4 and 9.4)."""
    victim = table.waiting.pop(0)
    cards = table.piles[victim].pop().cards
    table.losses[victim] += len(cards)
    _, _, named = action.partition("-")
    taken = cards if action == "take" else named.split("+") if named else []
    gain(table, table.turn, taken)
    table.removed = in_order([*table.removed, *(Counter(cards) - Counter(taken)).elements()])
    go_on_stabbing(table)


def carry_out(table: Table) -> None:
    """Let the discarded action card act (section 5)."""
    match actions_in(table.laid):
        case ["SB"]:
            table.thefts = 2
            go_on_stealing(table)
        case ["DI"]:
            table.thefts = 1
            go_on_stealing(table)
        case ["FE"]:
            table.phase = "wish"
        case ["GE"]:
            table.phase = "bad_guy"
        case ["KO"] if numbers_in(table.laid):
            call_for_gifts(table, str(numbers_in(table.laid)[0]))
        case _:
            refill(table)


def go_on_stealing(table: Table) -> None:
    """Ask for the next theft, if one is left and there is anything to steal (5.1 and 5.2)."""
    if table.thefts and stealable(table):
        table.phase = "steal"
    else:
        table.thefts = 0
        refill(table)


def steal(table: Table, place: str, card: str) -> None:
    """Move one open card to the thief's hand."""
    if place == "display":
        table.display.remove(card)
    elif place == "stock":
        table.stock.remove(card)
    else:
        pile = table.piles[int(place)]
        pile[-1].cards.remove(card)
        if not pile[-1].cards:
            pile.pop()
        table.losses[int(place)] += 1
    gain(table, table.turn, [card])
    table.thefts -= 1
    if not end_if_nothing_is_left(table):
        go_on_stealing(table)


def wish(table: Table, words: list[str]) -> None:
    """Let the Fairy have her wish, if it can be granted (5.3, 7.3 and 9.11)."""
    if words != ["wish"]:
        asked, kind = int(words[0]), words[1]
        if kind in table.hands[asked]:
            lose(table, asked, kind)
            gain(table, table.turn, [kind])
            if table.rules.fairy_empty_hand_ends and not table.hands[asked]:
                end(table, "fairy")
                return
        else:
            table.lacks[asked].add(kind)
    refill(table)


def call_for_gifts(table: Table, number: str) -> None:
    """Everybody else who can adds a card to the King's group (5.8, 7.1 and 9.10)."""
    emptied = False
    for seat in table.others():
        if number in table.hands[seat]:
            lose(table, seat, number)
            table.piles[table.turn][-1].cards.append(number)
            emptied = emptied or not table.hands[seat]
        else:
            table.lacks[seat].add(number)
    if emptied and table.rules.king_gift_ends_game:
        end(table, "king_gift")
    else:
        refill(table)


def hand_over(table: Table, seat: int, words: list[str]) -> None:
    """A card of the stock or the next one of the draw pile goes to a hand (5.6 and 6.3)."""
    if words[1] == "stock":
        table.stock.remove(words[2])
        gain(table, seat, [words[2]])
    else:
        table.hands[seat] = in_order([*table.hands[seat], table.deck.pop()])
        table.lacks[seat] = set()


def refill(table: Table) -> None:
    """Fill the display, then the stock, and let the losers draw (6.1 and 6.2)."""
    while len(table.display) < DISPLAY_SIZE and table.deck:
        table.display.append(table.deck.pop())
    table.display = in_order(table.display)
    fill_stock(table)
    if not end_if_nothing_is_left(table):
        go_on_drawing(table)


def fill_stock(table: Table) -> None:
    """Fill the stock to five as far as the draw pile reaches (6.1 and 6.3)."""
    while len(table.stock) < STOCK_SIZE and table.deck:
        table.stock.append(table.deck.pop())
    table.stock = in_order(table.stock)


def go_on_drawing(table: Table) -> None:
    """Ask the next loser clockwise, or hand the turn on (6.3)."""
    losers = [seat for seat in table.others() if table.losses[seat]]
    if losers:
        table.phase, table.drawing = "draw", losers[0]
        return
    table.drawing, table.laid = None, []
    holders = [seat for seat in [*table.others(), table.turn] if table.hands[seat]]
    table.turn, table.phase = holders[0], "discard"


def end_if_nothing_is_left(table: Table) -> bool:
    """End the round when draw pile and stock are both empty (7.2)."""
    if table.stock or table.deck:
        return False
    end(table, "nothing_to_draw")
    return True


def end(table: Table, reason: str) -> None:
    """Leave everything else undone and count (section 7 and 8.1)."""
    table.phase, table.ended_by = "over", reason
    table.thefts, table.gifts, table.victim, table.drawing = 0, 0, None, None
    table.losses = [0] * len(table.hands)
    table.scores = [
        sum(len(group.cards) for group in pile) - len(hand) for pile, hand in zip(table.piles, table.hands, strict=True)
    ]


def next_starter(previous: int, scores: list[int], winner_begins: bool) -> int:
    """Who begins the next round (8.5 and 9.13)."""
    seats = len(scores)
    candidates = [(previous + step) % seats for step in range(1, seats + 1)]
    if winner_begins:
        candidates = [seat for seat in candidates if scores[seat] == max(scores)]
    return candidates[0]


def written_down(scores: list[int], only_winners: bool) -> list[int]:
    """The points of a round that everybody writes down (8.3 and 9.17)."""
    return [score if score == max(scores) or not only_winners else 0 for score in scores]
