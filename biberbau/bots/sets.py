"""Sets of cards as integers, bit by bit."""

from __future__ import annotations

from biberbau.core.compilation import rule


@rule
def size(cards: int) -> int:
    """How many cards a set has: bits are added in pairs, fours, eights, and by one multiplication.

    Compilers know this form and put the processor's own instruction in its place.
    """
    cards -= (cards >> 1) & 0x5555555555555555
    cards = (cards & 0x3333333333333333) + ((cards >> 2) & 0x3333333333333333)
    cards = (cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((cards * 0x0101010101010101) >> 56) & 255
