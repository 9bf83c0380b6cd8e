"""How a person plays each game through its page.  A new game registers its hand here and gets every browser test."""

from __future__ import annotations

from tests.browser.hands.beanie import BeanieHand
from tests.browser.hands.biber_gang import BiberGangHand
from tests.browser.hands.biber_mania import BiberManiaHand
from tests.browser.hands.daumen_drauf import DaumenDraufHand
from tests.browser.hands.hand import Hand

HANDS: dict[str, Hand] = {
    "beanie": BeanieHand(),
    "biber-gang": BiberGangHand(),
    "biber-mania": BiberManiaHand(),
    "daumen-drauf": DaumenDraufHand(),
}
"""By the name of the game."""
