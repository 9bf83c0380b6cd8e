"""Why an action of Beanie is good or bad: points that leave the hand, cards that still fit, and who is about to go out.

Odds and means are those of the unseen cards (`counting`), whatever others may be thought to hold for what they did.
What becomes of the round is that of worlds played out by habit (`biberbau.bots.pricing.pricer`).
"""

from __future__ import annotations

from typing import Final

import numpy as np

from biberbau.bots.of.beanie.counting import Counting, set_of
from biberbau.bots.reasons import Ends, Fact, fact, facts_of_ends, one_in
from biberbau.core.view import View
from biberbau.games.beanie import numbering
from biberbau.games.beanie.narration import card_word
from biberbau.games.beanie.sheet import list_cards
from biberbau.games.beanie.state import State

FEW: Final = 2
"""Who has so many cards left is about to go out."""
SOON: Final = 0.5
"""How much of the points at stake counts once more when somebody is about to go out."""
THEMES: Final = {
    "melds": ("sheds", "beanie-pair"),
    "piles": ("pile-completes", "pile-costs", "draw-fits"),
    "discards": ("counts", "has-meld", "breaks", "could-lie", "feeds"),
    "opens": ("opens", "opens-for"),
    "end": ("goes-out", "soon-out", "beanie-stays", "ends-low", "ends-high"),
    "course": ("ends-hand", "ends-others"),
}
"""What the kinds of facts are about, by which mistakes are told apart."""


def facts(view: View, action: int) -> list[Fact]:
    """Return what can be measured of an action (`biberbau.bots.reasons`); nothing of a call, which must be."""
    seen = view.read(State)
    assert view.seat is not None
    counting = Counting(seen, view.seat)
    if action == numbering.DRAW_CARD:
        return facts_of_drawing(counting)
    if action == numbering.TAKE_PILE:
        return facts_of_the_pile(counting)
    if action == numbering.END_ROUND:
        ahead = counting.hand_of_others() - counting.points(counting.hand)
        return [fact("ends-low" if ahead > 0 else "ends-high", ahead, abs(ahead))] if ahead else []
    if action in (numbering.KEEP, numbering.CALL):
        return []
    after = state_after(view, view.seat, action)
    found = facts_of_going_out(counting, after, view.seat)
    if action >= numbering.ADD:
        return found + facts_of_putting_down(counting, after, view.seat)
    return found or facts_of_discarding(counting, view.seat, action - numbering.DISCARD_CARD)


def state_after(view: View, seat: int, action: int) -> State:
    """Return what the seat knows when it has acted, as far as the rules need nothing that it has not seen."""
    engine = view.game.engine
    world = view.data.copy()
    engine.redeal_at(world, 0, seat, np.ones(1, np.uint64))
    engine.apply_at(world, 0, seat, action)
    return View(view.game, world, seat).read(State)


def facts_of_going_out(counting: Counting, after: State, seat: int) -> list[Fact]:
    """Return what the others are left with where this was the last card (6.1)."""
    others = counting.hand_of_others()
    return [fact("goes-out", others, others)] if after.hand_count[seat] == 0 else []


def facts_of_putting_down(counting: Counting, after: State, seat: int) -> list[Fact]:
    """Return what leaves the hand, what a beanie is good for, and what others may then add (4.1, 5.1 to 5.4)."""
    left, gained = int(after.hand[seat]), int(after.hand[seat]) & ~counting.hand
    shed = counting.points(counting.hand & ~left)
    soon = about_to_go_out(counting)
    found: list[Fact] = []
    pair = max(counting.pairs(left), key=counting.points, default=0) if gained else 0
    if pair:
        together = shed + counting.points(pair)
        found.append(fact("beanie-pair", together, together, card_list=named(pair)))
    elif not gained:
        found.append(fact("sheds", shed, shed))
    elif soon:
        cost = counting.points(gained)
        found.append(fact("beanie-stays", SOON * (shed - cost), cost, other=soon[0]))
    if soon and not gained and left:
        rest = counting.points(left)
        cards = int(counting.seen.hand_count[soon[0]])
        found.append(fact("soon-out", SOON * shed, rest, other=soon[0], cards=cards))
    return found + (facts_of_opening(counting, after, left) if left else [])


def facts_of_opening(counting: Counting, after: State, left: int) -> list[Fact]:
    """Return what fits on the table now that did not before, and is not in the own hand."""
    opened = int(after.wanted) & ~int(counting.seen.wanted) & ~left
    share = 1 / len(counting.others)
    found = []
    for other in counting.adding:
        for card in list_cards(opened & int(counting.seen.known[other])):
            gain = -share * counting.points(1 << card)
            found.append(fact("opens-for", gain, None, other=other, card=card_word(card)))
    fitting = [card for card in counting.unseen if opened >> card & 1]
    hidden = sum(map(counting.unknown, counting.adding))
    if fitting and hidden:
        held, everybody = hidden / len(counting.unseen), "yes" if counting.adding == counting.others else "no"
        gain = -share * held * counting.points(set_of(fitting))
        found.append(fact("opens", gain, None, cards=len(fitting), everybody=everybody))
    return found


def facts_of_drawing(counting: Counting) -> list[Fact]:
    """Return how many of the cards that may come can be put down at once, and with what of the hand (3.1)."""
    with_hand = [counting.completed(counting.hand, card) for card in counting.unseen]
    good = sum(
        bool(cards) or bool(counting.places >> card & 1) for cards, card in zip(with_hand, counting.unseen, strict=True)
    )
    if not good:
        return []
    shed = sum(counting.points(cards) for cards in with_hand) / len(counting.unseen)
    return [fact("draw-fits", shed, None, odds=one_in(good, len(counting.unseen)))]


def facts_of_the_pile(counting: Counting) -> list[Fact]:
    """Return what the hand and the pile make together, and what is left of the pile (3.2)."""
    both = counting.hand | counting.pile
    melds = [counting.completed(both & ~(1 << card), card) | 1 << card for card in list_cards(counting.pile)]
    best = max((meld for meld in melds if meld & counting.hand), key=lambda meld: counting.points(meld & counting.hand),
               default=0)  # fmt: skip
    found: list[Fact] = []
    if best:
        shed = counting.points(best & counting.hand)
        found.append(fact("pile-completes", shed, shed, card_list=named(best)))
    left = counting.points(counting.pile & ~best & ~counting.places)
    if left:
        found.append(fact("pile-costs", -left, left))
    return found


def facts_of_discarding(counting: Counting, seat: int, card: int) -> list[Fact]:
    """Return what the card counts, what it could still be good for, and to whom (3.4)."""
    seen, word, points = counting.seen, card_word(card), counting.points(1 << card)
    found = [fact("counts", points, points, card=word)]
    meld = counting.meld_with(counting.hand, card)
    waiting = counting.waiting_with(card)
    if meld:
        found.append(fact("has-meld", -counting.points(meld), None, card_list=named(meld)))
    elif waiting:
        mates = [counting.completed(counting.hand, new) | 1 << card for new in waiting]
        worth = sum(counting.points(cards & counting.hand) for cards in mates) / len(counting.unseen)
        found.append(fact("breaks", -worth, None, card=word, cards=len(waiting)))
    if counting.places >> card & 1:
        spared = min(counting.points(1 << other) for other in list_cards(counting.hand & ~(1 << card)))
        found.append(fact("could-lie", -spared, None, card=word))
    following = (seat + 1) % seen.seats
    known = int(seen.known[following])
    fed = counting.meld_with(known | counting.pile | 1 << card, card)
    if fed & known:
        found.append(fact("feeds", -counting.points(fed & known) / len(counting.others), None, other=following,
                          card_list=named(fed)))  # fmt: skip
    return found


def outcomes(view: View, better: Ends, worse: Ends) -> list[Fact]:
    """Return what becomes of the round beside what becomes of it after another action, in the same worlds (7.1)."""
    others = [other for other in range(int(view.record["seats"])) if other != view.seat]
    share = 1 / (len(others) + 1)
    scores = better["round_scores"] - worse["round_scores"]
    return facts_of_ends(
        {"ends-hand": (1 - share, -scores[:, view.seat]), "ends-others": (share, scores[:, others].sum(axis=1))}
    )


def about_to_go_out(counting: Counting) -> list[int]:
    """Return who has few cards left, the fewest first."""
    count = counting.seen.hand_count
    return sorted((other for other in counting.others if count[other] <= FEW), key=lambda other: int(count[other]))


def named(cards: int) -> str:
    """Return cards as a sentence lists them."""
    return " ".join(card_word(card) for card in list_cards(cards))
