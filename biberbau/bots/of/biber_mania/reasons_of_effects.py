"""What an action card does once it is laid (section 5), for who lays it: a theft, a wish, cards for another."""

from __future__ import annotations

from typing import Final

from biberbau.bots.of.biber_mania.counting import Counting
from biberbau.bots.reasons import Fact, fact, percent
from biberbau.games.biber_mania import options
from biberbau.games.biber_mania.constants import IN_HAND, ON_PILE
from biberbau.games.biber_mania.kinds import BAD_GUY, FAIRY, JOKER, KINDS, SUPER_BEAVER, THIEF
from biberbau.games.biber_mania.notation import CARD_NAMES
from biberbau.games.biber_mania.state import CARD_BITS

LAID: Final = ON_PILE - IN_HAND
"""What a card counts that goes from the hand to the pile, or from a pile to the hand of its owner (6.2, 8.1)."""
THEFTS: Final = {THIEF: 1, SUPER_BEAVER: 2}
"""How many cards have to be stolen (5.1, 5.2)."""
GIFTS: Final = 2
"""So many cards the Bad Guy is for (5.6)."""


def facts_of_effect(counting: Counting, action: int, held: list[int], spared: list[int]) -> list[Fact]:
    """Return what an action card does for a hand as it will be; groups are stolen from where nothing was stabbed."""
    if action in THEFTS:
        return facts_of_theft(counting, THEFTS[action], held, spared)
    if action == FAIRY:
        return facts_of_fairy(counting, held)
    if action == BAD_GUY:
        cost = -IN_HAND * GIFTS
        return [fact("burden", cost / len(counting.others), cost, cards=GIFTS)]
    return []


def facts_of_theft(counting: Counting, thefts: int, held: list[int], spared: list[int]) -> list[Fact]:
    """Return what the best cards are good for that can be stolen."""
    seen = counting.seen
    kinds = JOKER if seen.options[options.NO_JOKER_THEFT] else KINDS
    worth = {kind: -1.0 if counting.use_of(kind, 1, held) == "alone" else 1.0 for kind in range(kinds)}
    found = [
        (worth[kind], kind) for place in (seen.display, seen.stock) for kind in range(kinds) for _ in range(place[kind])
    ]
    for other in spared:
        for card in seen.pile[other, seen.top_first[other] : seen.pile_count[other]]:
            kind = int(card) & CARD_BITS
            if kind < kinds:
                found.append((worth[kind] + LAID / len(counting.others), kind))
    best = sorted(found, key=lambda one: (-one[0], one[1]))[:thefts]
    if not best:
        return []
    word = "theft" if all(worth[kind] > 0 for _, kind in best) else "theft-costs"
    gain = sum(one for one, _ in best)
    if (gain > 0) != (word == "theft"):
        return []
    cards = " ".join(CARD_NAMES[kind] for _, kind in best)
    return [fact(word, gain, None, card_list=cards)]


def facts_of_fairy(counting: Counting, held: list[int]) -> list[Fact]:
    """Return how likely the best wish comes true (5.3)."""
    useful = [kind for kind in range(KINDS) if counting.use_of(kind, 1, held) != "alone"]
    chances = [(counting.holds(other, kind), -other, -kind) for other in counting.others for kind in useful]
    chance, other, kind = max(chances, default=(0.0, 0, 0))
    if not chance:
        return []
    return [fact("fairy", chance, None, other=-other, card=CARD_NAMES[-kind], percent=percent(chance))]
