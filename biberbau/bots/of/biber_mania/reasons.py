"""Why an action of Biber-Mania is good or bad: cards laid, cards that come to the hand, stabs, thefts, and the end.

A card laid is two points: one more on the pile, one less in hand (section 8).  A card that comes to the hand is one
point less, unless it can be laid with others there: then it will be one more.  Chances are those of the unseen cards.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from biberbau.bots.of.biber_mania.counting import Counting
from biberbau.bots.reasons import Fact, fact, one_in, percent
from biberbau.core.view import View
from biberbau.games.biber_mania import options
from biberbau.games.biber_mania.combinations import ACTION, COMBINATIONS, LONE, SET, SHAPE, SIZE, VALUE
from biberbau.games.biber_mania.constants import IN_HAND, ON_PILE
from biberbau.games.biber_mania.deeds import Deed, read_action
from biberbau.games.biber_mania.groups import stabs_group, stabs_in_display
from biberbau.games.biber_mania.kinds import BODYGUARD, KINDS, KING, VALUES
from biberbau.games.biber_mania.notation import CARD_NAMES
from biberbau.games.biber_mania.state import CARD_BITS, State

LAID: Final = ON_PILE - IN_HAND
"""What a card counts that goes from the hand to the pile, or from a pile to the hand of its owner (6.2, 8.1)."""
DECISIVE: Final = 6
"""A lead counts up to so many points."""
FEW: Final = 3
"""Who has so many cards left is about to go out."""
SOON: Final = 0.5
"""How much a card less in hand counts once more when somebody is about to go out."""
THEMES: Final = {
    "laying": ("lays", "king"),
    "stabbing": ("stabs", "open", "guarded", "steals"),
    "taking": ("joins", "helper", "alone", "wish", "draw"),
    "end": ("goes-out", "ends-behind", "soon-out"),
}
"""What the kinds of facts are about, by which mistakes are told apart."""


def facts(view: View, action: int) -> list[Fact]:
    """Return what can be measured of an action (`biberbau.bots.reasons`); nothing of what is refused or given away."""
    seen = view.read(State)
    assert view.seat is not None
    counting, deed = Counting(seen, view.seat), read_action(action)
    if deed.verb == "lay":
        return facts_of_laying(counting, action, deed)
    if deed.verb == "wish":
        return facts_of_wishing(counting, deed)
    if deed.verb == "draw-deck":
        return facts_of_the_draw_pile(counting)
    found: list[Fact] = []
    if deed.verb == "steal-pile" and deed.other is not None:
        found.append(fact("steals", LAID / len(counting.others), None, other=deed.other))
    if deed.verb == "stab-at" and deed.other is not None:
        found.append(stab_of(counting, deed.other))
    if deed.verb == "stab":
        found += facts_of_cards(counting, from_display(seen, deed.cards[0], int(seen.laid)))
    elif deed.verb == "take":
        found += facts_of_cards(counting, top_group(seen, int(seen.stabbed)))
    elif deed.verb in ("take-part", "steal-display", "steal-stock", "steal-pile", "draw-stock"):
        found += facts_of_cards(counting, Counter(deed.cards))
    return found


def facts_of_laying(counting: Counting, row: int, deed: Deed) -> list[Fact]:
    """Return what becomes of the laid cards, of the display, of the others' piles, and of the round (3 to 5, 7.1)."""
    seen, size = counting.seen, len(deed.cards)
    found = [fact("lays", LAID * size, LAID * size, cards=size)]
    left = int(seen.hand_count[counting.seat]) - size
    if left == 0:
        best = max(counting.others, key=counting.standing)
        lead = ON_PILE * (int(seen.pile_count[counting.seat]) + size) - counting.standing(best)
        word = "goes-out" if lead > 0 else "ends-behind"
        return [*found, fact(word, max(min(lead, DECISIVE), -DECISIVE), abs(lead), other=best)] if lead else found
    found += facts_of_display(counting, row, deed)
    found += [stab_of(counting, other) for other in counting.others if is_stabbed(seen, row, other)]
    if COMBINATIONS[row, ACTION] == KING and COMBINATIONS[row, SHAPE] == SET and counting.even:
        value, share = int(COMBINATIONS[row, VALUE]), 1 / len(counting.others)
        given = sum(counting.holds(other, value) for other in counting.others if seen.hand_count[other])
        found.append(fact("king", (1 - share) * given, given, card=CARD_NAMES[value]))
    else:
        found += facts_of_danger(counting, row)
    near = [other for other in counting.others if 0 < seen.hand_count[other] <= FEW]
    if near:
        first = min(near, key=lambda other: int(seen.hand_count[other]))
        cards = int(seen.hand_count[first])
        found.append(fact("soon-out", SOON * size, left, other=first, cards=cards))
    return found


def facts_of_display(counting: Counting, row: int, deed: Deed) -> list[Fact]:
    """Return what has to be taken of the display; of several choices the best (4.2)."""
    held = [count - deed.cards.count(kind) for kind, count in enumerate(counting.hand)]
    choices = [facts_of_cards(counting, from_display(counting.seen, kind, row), held) for kind in range(KINDS)
               if stabs_display(counting.seen, row, kind)]  # fmt: skip
    return max(choices, key=lambda found: sum(one.gain for one in found), default=[])


def facts_of_danger(counting: Counting, row: int) -> list[Fact]:
    """Return how likely the next player can stab what is laid, or could, were it not for the Bodyguard (4.1, 4.7)."""
    shape, size, following = int(COMBINATIONS[row, SHAPE]), int(COMBINATIONS[row, SIZE]), counting.next_with_cards()
    if shape != SET or not counting.even or following == counting.seat:
        return []
    chance = counting.stabs(following, int(COMBINATIONS[row, VALUE]), size)
    if not chance:
        return []
    word, sign = ("guarded", 1) if COMBINATIONS[row, ACTION] == BODYGUARD else ("open", -1)
    return [fact(word, sign * LAID * size * chance, None, other=following, percent=percent(chance))]


def facts_of_cards(counting: Counting, cards: Counter[int], held: list[int] | None = None) -> list[Fact]:
    """Return what cards are good for that come to the hand, which else is as it is."""
    uses: dict[str, list[int]] = {}
    for kind, count in cards.items():
        use = counting.use_of(kind, count, counting.hand if held is None else held)
        uses.setdefault(use, []).extend([kind] * count)
    return [
        fact(use, -len(kinds) if use == "alone" else len(kinds), len(kinds), card_list=named(kinds))
        for use, kinds in uses.items()
    ]


def facts_of_wishing(counting: Counting, deed: Deed) -> list[Fact]:
    """Return how likely a wish comes true, and what for (5.3)."""
    kind, other = deed.cards[0], deed.other
    assert other is not None
    if not counting.even or counting.use_of(kind, 1, counting.hand) == "alone":
        return []
    chance = counting.holds(other, kind)
    if not chance:
        return []
    return [fact("wish", chance, None, other=other, card=CARD_NAMES[kind], percent=percent(chance))]


def facts_of_the_draw_pile(counting: Counting) -> list[Fact]:
    """Return how many of the unseen cards go with the hand (6.3)."""
    every = sum(counting.left)
    good = sum(count for kind, count in enumerate(counting.left) if counting.use_of(kind, 1, counting.hand) != "alone")
    return [fact("draw", (2 * good - every) / every, None, odds=one_in(good, every))] if good and counting.even else []


def stab_of(counting: Counting, other: int) -> Fact:
    """Return what somebody loses whose top group is stabbed, and draws for it (4.3, 6.2)."""
    cards = int(counting.seen.top_size[other])
    return fact("stabs", LAID * cards / len(counting.others), LAID * cards, other=other, cards=cards)


def is_stabbed(seen: State, row: int, other: int) -> bool:
    """Whether a combination stabs a pile; with a choice of one, that is not known before it is made (9.3)."""
    shape, value, size = (int(COMBINATIONS[row, column]) for column in (SHAPE, VALUE, SIZE))
    top = (int(seen.top_kind[other]), int(seen.top_value[other]), int(seen.top_size[other]))
    if seen.options[options.STAB_ONE]:
        return False
    return stabs_group(shape, value, size, *top, bool(seen.options[options.PLAIN_ROWS]))


def stabs_display(seen: State, row: int, kind: int) -> bool:
    """Whether a combination stabs the cards of a kind in the display."""
    shape, value, size = (int(COMBINATIONS[row, column]) for column in (SHAPE, VALUE, SIZE))
    actions_too = not seen.options[options.NO_DISPLAY_ACTION]
    count = int(seen.display[kind])
    blocks = bool(seen.options[options.BLOCK_MATCH])
    return shape != LONE and count > 0 and stabs_in_display(shape, value, size, kind, count, blocks, actions_too)


def from_display(seen: State, kind: int, row: int) -> Counter[int]:
    """Return the cards that are stabbed in the display: as many numbers as were laid, or one action card (4.1)."""
    return Counter({kind: int(COMBINATIONS[row, SIZE]) if kind < VALUES else 1})


def top_group(seen: State, other: int) -> Counter[int]:
    """Return the cards of somebody's top group by kind."""
    cards = seen.pile[other, seen.top_first[other] : seen.pile_count[other]]
    return Counter(int(card) & CARD_BITS for card in cards)


def named(kinds: list[int]) -> str:
    """Return cards as a sentence lists them."""
    return " ".join(CARD_NAMES[kind] for kind in kinds)
