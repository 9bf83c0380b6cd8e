"""Why cards are no combination that could be laid (clauses 3.2 to 3.10): no action has a number for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from biberbau.core.reasons import Reason
from biberbau.games.biber_mania.kinds import HIPPIE, JOKER, PARTY_BEAVER, VALUES

TWO_ACTION_CARDS: Final = Reason("biber-mania-reason-two-action-cards", "3.10")
ACTION_CARD_AND_JOKER: Final = Reason("biber-mania-reason-action-card-and-joker", "3.10")
PARTY_WITH_THREE: Final = Reason("biber-mania-reason-party-with-three", "3.8")
HIPPIE_IN_ROW: Final = Reason("biber-mania-reason-hippie-in-row", "3.6")
ACTION_CARD_WITH_EQUALS: Final = Reason("biber-mania-reason-action-card-with-equals", "3.3")
JOKER_WITH_EQUALS: Final = Reason("biber-mania-reason-joker-with-equals", "3.10")
UNEQUAL_NUMBERS: Final = Reason("biber-mania-reason-unequal-numbers", "3.10")


def why_not_together(cards: Sequence[int]) -> Reason:
    """Return why these kinds of card, which are no combination, do not go together."""
    actions = [card for card in cards if VALUES <= card < JOKER]
    if len(actions) > 1:
        return TWO_ACTION_CARDS
    if actions and JOKER in cards:
        return ACTION_CARD_AND_JOKER
    if PARTY_BEAVER in cards:
        return PARTY_WITH_THREE
    if HIPPIE in cards:
        return HIPPIE_IN_ROW
    if actions:
        return ACTION_CARD_WITH_EQUALS
    return JOKER_WITH_EQUALS if JOKER in cards else UNEQUAL_NUMBERS
