"""Why an action of Daumen Drauf! is good or bad: who can still beat a card, what a trick brings, whose head is known.

Chances are those of the unseen cards (`counting`), whatever others may be thought to hold for what they did.  A trick
counts what its taker gets; a head that is not known counts the mean, for it is poisonous in every other case.
What becomes of the round is that of worlds played out by habit (`biberbau.bots.pricing.pricer`).
"""

from __future__ import annotations

from typing import Final

from biberbau.bots.of.daumen_drauf.counting import Counting
from biberbau.bots.reasons import Ends, Fact, fact, facts_of_ends, percent
from biberbau.core.view import View
from biberbau.games.daumen_drauf import numbering, phases
from biberbau.games.daumen_drauf.constants import HARMLESS, HELD, POISONOUS
from biberbau.games.daumen_drauf.narration import card_arguments
from biberbau.games.daumen_drauf.state import NOBODY, THUMBED, State

SOON: Final = 0.5
"""How much it counts to be rid of a card when the stack is used up and nobody holds more: it may yet go otherwise."""
TWINS: Final = HARMLESS + POISONOUS
"""What two twins count together: nothing, usually."""
THEMES: Final = {
    "beaten": ("stands", "stuck", "holds", "risk", "overtaken", "must-hold"),
    "poison": ("bluff", "seen-through", "knows"),
    "twins": ("parry", "parry-costs"),
    "letting": ("leaves", "gives-up"),
    "end": ("rid",),
    "course": ("ends-tricks", "ends-hand", "ends-others"),
}
"""What the kinds of facts are about, by which mistakes are told apart."""


def facts(view: View, action: int) -> list[Fact]:
    """Return what can be measured of an action (`biberbau.bots.reasons`)."""
    seen = view.read(State)
    assert view.seat is not None
    if seen.phase not in (phases.LEAD, phases.WINDOW, phases.TURN):
        return []
    if numbering.SHOW <= action < numbering.PARRY:
        return facts_of_showing(seen, view.seat, action - numbering.SHOW)
    if action == numbering.PARRY:
        worth = sum(heads(seen)[:-1]) + TWINS
        even = "yes" if TWINS == 0 else "no"
        found = [fact("parry" if worth > 0 else "parry-costs", worth, abs(worth), even=even)] if worth else []
        return found + facts_of_heads(seen, view.seat, 1.0, parried=True) + facts_of_haste(seen, view.seat)
    return facts_of_passing(seen, view.seat, action)


def facts_of_showing(seen: State, seat: int, card: int) -> list[Fact]:
    """Return who can still beat or parry the card, and what then becomes of the trick (3.4, 5.1, 6.1)."""
    counting, named = Counting(seen, seat), card_arguments(card)
    worth, share = sum(heads(seen)) + head(card), 1 / (seen.seats - 1)
    rivals = counting.rivals(card)
    beaten = counting.held(rivals)
    found: list[Fact] = []
    if not beaten and worth:
        found.append(fact("stands" if worth > 0 else "stuck", worth, abs(worth), **named))
    elif worth:
        if beaten < 1:
            word, chance = "holds" if worth > 0 else "risk", percent(1 - beaten)
            found.append(fact(word, (1 - beaten) * worth, abs(worth), rivals=rivals, percent=chance, **named))
        sole = counting.sole_holder()
        if sole != NOBODY:
            found.append(fact("must-hold", -share * worth, None, other=sole, **named))
        else:
            word, chance = "overtaken" if worth > 0 else "bluff", percent(beaten)
            found.append(fact(word, -share * beaten * worth, abs(worth), percent=chance, **named))
    if worth < 0 and card & 1 and head(card) < 0 and counting.twin(card):
        known = counting.held(1)
        found.append(fact("seen-through", -known, None, percent=percent(known), **named))
    return found + facts_of_heads(seen, seat, 1 - beaten) + facts_of_haste(seen, seat)


def facts_of_passing(seen: State, seat: int, action: int) -> list[Fact]:
    """Return what the one who showed last is left with (3.6, 6.1)."""
    worth, share = sum(heads(seen)), 1 / (seen.seats - 1)
    found: list[Fact] = []
    if worth:
        word = "leaves" if worth < 0 else "gives-up"
        sure = "yes" if action == numbering.PASS and is_last(seen, seat) else "no"
        found.append(fact(word, -share * worth, abs(worth), other=seen.shower, sure=sure))
    return found + facts_of_heads(seen, seat, -share)


def facts_of_heads(seen: State, seat: int, taken: float, parried: bool = False) -> list[Fact]:
    """Return which head under another's thumb is known, because its twin was seen; `taken` is how likely it is taken.

    Of several the one that speaks most for the action; of the last shown card it does not matter where it is parried.
    """
    found = []
    for place in range(seen.trick_count - parried):
        card, owner = int(seen.trick[place]), int(seen.trick_seat[place])
        if owner != seat and seen.thumb[owner] == place and card < THUMBED:
            found.append(fact("knows", taken * head(card), None, other=owner, **card_arguments(card)))
    return sorted((one for one in found if one.gain), key=lambda one: -one.gain)[:1]


def facts_of_haste(seen: State, seat: int) -> list[Fact]:
    """Return what speaks for being rid of a card: the stack is used up, and nobody holds as many (6.5, 7.1, 7.3)."""
    own, *others = (int(seen.hand_count[(seat + step) % seen.seats]) for step in range(seen.seats))
    return [fact("rid", -HELD * SOON, -HELD)] if HELD < 0 and seen.stack_count == 0 and own > max(others) else []


def heads(seen: State) -> list[float]:
    """Return what each card of the trick brings its taker, as far as it is known (7.2)."""
    return [head(int(card)) for card in seen.trick[: seen.trick_count]]


def head(card: int) -> float:
    """Return what a card brings its taker; one that may be poisonous or not brings the mean."""
    if card >= THUMBED:
        return TWINS / 2
    return POISONOUS if card & 1 else HARMLESS


def outcomes(view: View, better: Ends, worse: Ends) -> list[Fact]:
    """Return what becomes of the round beside what becomes of it after another action, in the same worlds (7)."""
    others = [other for other in range(int(view.record["seats"])) if other != view.seat]
    share = 1 / (len(others) + 1)
    scores = better["round_scores"] - worse["round_scores"]
    hands = HELD * (better["hand_count"] - worse["hand_count"])
    return facts_of_ends(
        {
            "ends-tricks": (1 - share, (scores - hands)[:, view.seat]),
            "ends-hand": (1 - share, hands[:, view.seat]),
            "ends-others": (share, -scores[:, others].sum(axis=1)),
        }
    )


def is_last(seen: State, seat: int) -> bool:
    """Whether nobody who holds cards comes between a seat and the one who showed last (6.1)."""
    following = (seat + 1) % seen.seats
    while following != seen.shower and seen.hand_count[following] == 0:
        following = (following + 1) % seen.seats
    return following == seen.shower
