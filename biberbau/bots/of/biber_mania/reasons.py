"""Why an action of Biber-Mania is good or bad: cards laid, cards that come to the hand, stabs, thefts, and the end.

A card laid is two points: one more on the pile, one less in hand (section 8).  A card that comes to the hand is one
point less, unless it can be laid with others there: then it will be one more.  Chances are those of the unseen cards.
What becomes of the round is that of worlds played out by habit (`biberbau.bots.pricing.pricer`).
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from biberbau.bots.of.biber_mania.counting import Counting
from biberbau.bots.of.biber_mania.reasons_of_effects import LAID, facts_of_effect
from biberbau.bots.reasons import Ends, Fact, fact, facts_of_ends, one_in, percent
from biberbau.core.view import View
from biberbau.games.biber_mania import options
from biberbau.games.biber_mania.combinations import ACTION, COMBINATIONS, LONE, SET, SHAPE, SIZE, VALUE
from biberbau.games.biber_mania.constants import IN_HAND, ON_PILE
from biberbau.games.biber_mania.deeds import Deed, read_action
from biberbau.games.biber_mania.groups import stabs_group, stabs_in_display
from biberbau.games.biber_mania.kinds import BODYGUARD, KINDS, KING, VALUES
from biberbau.games.biber_mania.notation import CARD_NAMES
from biberbau.games.biber_mania.state import CARD_BITS, State

DECISIVE: Final = 6
"""A lead counts up to so many points."""
FEW: Final = 3
"""Who has so many cards left is about to go out."""
SOON: Final = 0.5
"""How much a card less in hand counts once more when somebody is about to go out."""
THEMES: Final = {
    "laying": ("lays", "king", "more-turns"),
    "stabbing": ("stabs", "open", "guarded", "steals"),
    "effects": ("theft", "theft-costs", "fairy", "burden", "holds-back"),
    "taking": ("joins", "helper", "fits", "alone", "wish", "draw"),
    "end": ("goes-out", "ends-behind", "soon-out"),
    "course": ("ends-pile", "ends-hand", "ends-others"),
}
"""What the kinds of facts are about, by which mistakes are told apart."""


def facts(view: View, action: int) -> list[Fact]:
    """Return what can be measured of an action (`biberbau.bots.reasons`); nothing of what is refused or given away."""
    counting, deed = Counting(view), read_action(action)
    seen = counting.seen
    if deed.verb == "lay":
        return facts_of_laying(counting, action, deed)
    if deed.verb == "wish":
        return facts_of_wishing(counting, deed)
    if deed.verb == "draw-deck":
        return facts_of_the_draw_pile(counting)
    if deed.verb == "bad-guy" and deed.other is not None:
        return facts_of_victim(counting, deed.other)
    found: list[Fact] = []
    if deed.verb == "steal-pile" and deed.other is not None:
        found.append(fact("steals", LAID / len(counting.others), None, other=deed.other))
    if deed.verb == "stab-at" and deed.other is not None:
        found.append(stab_of(counting, deed.other))
    if deed.verb == "stab":
        found += facts_of_cards(counting, from_display(deed.cards[0], int(seen.laid)))
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
    held = [count - deed.cards.count(kind) for kind, count in enumerate(counting.hand)]
    turns, before = counting.turns(held), counting.turns(counting.hand)
    if turns >= before:
        more = "yes" if turns > before else "no"
        found.append(fact("more-turns", before - turns - 1.0, None, turns=turns, more=more))
    found += facts_of_display(counting, row, held)
    stabbed = [other for other in counting.others if is_stabbed(seen, row, other)]
    found += [stab_of(counting, other) for other in stabbed]
    spared = [other for other in counting.others if other not in stabbed]
    found += facts_of_effect(counting, int(COMBINATIONS[row, ACTION]), held, spared)
    if COMBINATIONS[row, ACTION] == KING and COMBINATIONS[row, SHAPE] == SET:
        value, share = int(COMBINATIONS[row, VALUE]), 1 / len(counting.others)
        given = sum(counting.holds(other, value) for other in counting.others if seen.hand_count[other])
        found.append(fact("king", (ON_PILE + share * IN_HAND) * given, ON_PILE * given, card=CARD_NAMES[value]))
    else:
        found += facts_of_danger(counting, row)
    near = [other for other in counting.others if 0 < seen.hand_count[other] <= FEW]
    if near:
        first = min(near, key=lambda other: int(seen.hand_count[other]))
        cards = int(seen.hand_count[first])
        found.append(fact("soon-out", -IN_HAND * SOON * size, -IN_HAND * left, other=first, cards=cards))
    return found


def facts_of_display(counting: Counting, row: int, held: list[int]) -> list[Fact]:
    """Return what has to be taken of the display; of several choices the best (4.2)."""
    choices = [facts_of_cards(counting, from_display(kind, row), held) for kind in range(KINDS)
               if stabs_display(counting.seen, row, kind)]  # fmt: skip
    return max(choices, key=lambda found: sum(one.gain for one in found), default=[])


def facts_of_danger(counting: Counting, row: int) -> list[Fact]:
    """Return how likely the next player can stab what is laid, or could, were it not for the Bodyguard (4.1, 4.7)."""
    shape, size, following = int(COMBINATIONS[row, SHAPE]), int(COMBINATIONS[row, SIZE]), counting.next_with_cards()
    if shape != SET or following == counting.seat:
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
        fact(use, (IN_HAND if use == "alone" else ON_PILE) * len(kinds), -IN_HAND * len(kinds), card_list=named(kinds))
        for use, kinds in uses.items()
    ]


def facts_of_wishing(counting: Counting, deed: Deed) -> list[Fact]:
    """Return how likely a wish comes true, and what for (5.3)."""
    kind, other = deed.cards[0], deed.other
    assert other is not None
    if counting.use_of(kind, 1, counting.hand) == "alone":
        return []
    chance = counting.holds(other, kind)
    if not chance:
        return []
    return [fact("wish", chance, None, other=other, card=CARD_NAMES[kind], percent=percent(chance))]


def facts_of_the_draw_pile(counting: Counting) -> list[Fact]:
    """Return how likely the next card goes with the hand (6.3)."""
    chances = enumerate(counting.next_card())
    good = sum(chance for kind, chance in chances if chance and counting.use_of(kind, 1, counting.hand) != "alone")
    return [fact("draw", 2 * good - 1, None, odds=one_in(good, 1))] if good else []


def facts_of_victim(counting: Counting, other: int) -> list[Fact]:
    """Return what it is worth that somebody who is about to go out takes two cards more (5.6)."""
    cards, own = int(counting.seen.hand_count[other]), int(counting.seen.hand_count[counting.seat])
    if not 0 < cards <= FEW or not own:
        return []
    return [fact("holds-back", -IN_HAND * SOON * own, -IN_HAND * own, other=other, cards=cards)]


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


def from_display(kind: int, row: int) -> Counter[int]:
    """Return the cards that are stabbed in the display: as many numbers as were laid, or one action card (4.1)."""
    return Counter({kind: int(COMBINATIONS[row, SIZE]) if kind < VALUES else 1})


def top_group(seen: State, other: int) -> Counter[int]:
    """Return the cards of somebody's top group by kind."""
    cards = seen.pile[other, seen.top_first[other] : seen.pile_count[other]]
    return Counter(int(card) & CARD_BITS for card in cards)


def outcomes(view: View, better: Ends, worse: Ends) -> list[Fact]:
    """Return what becomes of the round beside what becomes of it after another action, in the same worlds (8.1)."""
    others = [other for other in range(int(view.record["seats"])) if other != view.seat]
    share = 1 / (len(others) + 1)
    piles, hands = better["pile_count"] - worse["pile_count"], better["hand_count"] - worse["hand_count"]
    parts = {
        "ends-pile": (1 - share, ON_PILE * piles[:, view.seat]),
        "ends-hand": (1 - share, IN_HAND * hands[:, view.seat]),
        "ends-others": (share, -(ON_PILE * piles + IN_HAND * hands)[:, others].sum(axis=1)),
    }
    return facts_of_ends(parts)


def named(kinds: list[int]) -> str:
    """Return cards as a sentence lists them."""
    return " ".join(CARD_NAMES[kind] for kind in kinds)
