"""What tricks, and showing a card, parrying and passing, are worth to a careful player of Daumen Drauf!."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.sets import size
from biberbau.core.compilation import rule
from biberbau.games.daumen_drauf import options
from biberbau.games.daumen_drauf.constants import EXTRA_VALUES, HARMLESS, HELD, MAX_SEATS, POISONOUS
from biberbau.games.daumen_drauf.memory import as_seen, known_cards
from biberbau.games.daumen_drauf.state import CARDS, COLOUR_STEP, COLOURS, THUMBED, State

BOLDNESS: Final = 0
"""How readily the others beat a card when they hold one that can."""
SUSPICION: Final = 1
"""What a card under another's thumb is thought to be worth."""
ENVY: Final = 2
"""What a point that another takes costs, shared out among the others."""
HURRY: Final = 3
"""What it is worth to be rid of a card once the stack is used up."""
THRIFT: Final = 4
"""What it costs to show the strongest card there is; weaker ones in proportion."""
GREED: Final = 5
"""What the rest of a trick must be worth to parry out of turn."""
BLUFF: Final = 6
"""How much worse than the best, at most, an action may be that is done all the same."""

GOOD: Final = float(HARMLESS)
SPREAD: Final = float(HARMLESS - POISONOUS)
"""What a harmless card is worth to its taker, and how much less a poisonous one."""
SCALE: Final = max(abs(SPREAD) / 2.0, 0.5)
"""How much hangs on a card, beside the standard game."""

WEIGHTS: Final = np.array(
    [0.5, GOOD - SPREAD / 2.0 - 0.22 * SCALE, 0.8, 0.1 * -HELD, 1.2 * SCALE, 0.8 * SCALE, 0.1 * SCALE]
)
"""Found by hill climbing against a field of earlier variants and players who do anything, at 2 to 7 seats.

There are variants that do a little better among their own kind and far worse in other company.
"""


def cards_in_play() -> npt.NDArray[np.int64]:
    """The cards that so many people play with, as sets."""
    return np.array(
        [
            sum(1 << card for card in range(CARDS) if card % COLOUR_STEP < 2 * (seats + EXTRA_VALUES))
            for seats in range(MAX_SEATS + 1)
        ],
        np.int64,
    )


IN_PLAY: Final = cards_in_play()

ABOVE: Final = np.array(
    [
        sum(
            1 << other
            for other in range(CARDS)
            if other // COLOUR_STEP == card // COLOUR_STEP and other >> 1 > card >> 1
        )
        for card in range(CARDS)
    ],
    np.int64,
)
"""The cards of the same colour with larger numbers, as sets."""

OF_COLOUR: Final = np.array([((1 << COLOUR_STEP) - 1) << (COLOUR_STEP * colour) for colour in range(COLOURS)], np.int64)


@rule
def stand_in(seen: int) -> int:
    """What a card, as the seat sees it, counts as: itself if its head is known, else the harmless card of its face."""
    return seen if seen < THUMBED else 2 * (seen - THUMBED)


@rule
def seen_worth(seen: int, weights: npt.NDArray[np.float64]) -> float:
    """What a card of the trick, as the seat sees it, is worth to its taker."""
    return float(weights[SUSPICION]) if seen >= THUMBED else GOOD - SPREAD * (seen & 1)


@rule
def trick_worth(state: State, known: int, cards: int, weights: npt.NDArray[np.float64]) -> float:
    """What the first `cards` cards of the trick are worth to their taker."""
    worth = 0.0
    for place in range(cards):
        worth += seen_worth(as_seen(int(state.trick[place]), known), weights)
    return worth


@rule
def survey(state: State, known: int, weights: npt.NDArray[np.float64]) -> tuple[float, int]:
    """What the trick is worth, and the cards that may be in others' hands or the stack.

    Of a face that was seen, one of the twins is gone.
    """
    worth = 0.0
    gone = known
    for place in range(state.trick_count):
        seen = as_seen(int(state.trick[place]), known)
        worth += seen_worth(seen, weights)
        gone |= 1 << stand_in(seen)
    if state.options[options.REVEAL] == options.TO_TAKER:
        for place in range(state.out_count):
            gone |= 1 << stand_in(as_seen(int(state.out[place]), known))
    return worth, int(IN_PLAY[state.seats]) & ~gone


@rule
def cards_in_other_hands(state: State, seat: int) -> int:
    """How many cards the others hold: all that are nowhere else."""
    elsewhere = int(state.hand_count[seat]) + int(state.stack_count) + int(state.trick_count) + int(state.out_count)
    return COLOURS * 2 * (int(state.seats) + EXTRA_VALUES) - elsewhere


@rule
def fresh_cards(state: State) -> int:
    """The cards of all colours that the trick has not seen, as a set."""
    fresh = 0
    for colour in range(COLOURS):
        if state.rank[colour] == 0:
            fresh |= int(OF_COLOUR[colour])
    return fresh


@rule
def hand_set(state: State, seat: int) -> int:
    """A hand as a set."""
    cards = 0
    for place in range(state.hand_count[seat]):
        cards |= 1 << int(state.hand[seat, place])
    return cards


@rule
def face_of(card: int) -> int:
    """The face of a card, whether its head is known or not."""
    return card - THUMBED if card >= THUMBED else card >> 1


@rule
def beating_cards(state: State, face: int) -> int:
    """The cards that can be shown on a face, and its twins, which parry it, as a set."""
    return 3 << 2 * face | int(ABOVE[2 * face]) | fresh_cards(state)


@rule
def rest_of_trick(state: State, seat: int, weights: npt.NDArray[np.float64]) -> float:
    """What the trick is worth to one who parries its last card: twins are worth nothing together."""
    return trick_worth(state, known_cards(state, seat), state.trick_count - 1, weights)


@rule
def outlook_of_showing(
    state: State, seat: int, weights: npt.NDArray[np.float64]
) -> tuple[float, int, int, float, float, float]:
    """What counts for every card that could be shown.

    The trick's worth, the unseen cards, those of fresh colours, how ready the others are to beat a card that one of
    these beats, what a point costs that goes to another, and what it costs to show a card one number higher.
    """
    known = known_cards(state, seat)
    worth, unseen = survey(state, known, weights)
    readiness = weights[BOLDNESS] * cards_in_other_hands(state, seat) / max(size(unseen), 1)
    envy = weights[ENVY] / (state.seats - 1)
    return worth, unseen, fresh_cards(state), readiness, envy, weights[THRIFT] / (state.seats + EXTRA_VALUES)


@rule
def showing_worth(card: int, view: tuple[float, int, int, float, float, float]) -> float:
    """What it is worth to show a card, `view` being what counts for all of them.

    A shown card stands the less likely, the more of the unseen cards are higher and the more cards others hold.
    """
    worth, unseen, fresh, readiness, envy, thrift = view
    higher = unseen & (int(ABOVE[card]) | (fresh & ~int(OF_COLOUR[card // COLOUR_STEP])))
    stands = 1.0 / (1.0 + readiness * size(higher))
    after = worth + GOOD - SPREAD * (card & 1)
    return float(after * (stands - (1.0 - stands) * envy) - thrift * (card % COLOUR_STEP >> 1))


@rule
def passing_worth(view: tuple[float, int, int, float, float, float]) -> float:
    """What it is worth to pass."""
    return -view[4] * view[0]
