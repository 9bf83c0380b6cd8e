"""Codes of Beanie: 10,993,966 actions by 298 codes, in one to seven parts.

To draw, to discard and the like are codes of their own.  What goes onto a meld is named by the meld, then the card,
then the end of the run or the beanie that is taken out.  A new set is its rank, then the suits of its cards, then those
of its beanies; a new run its suit, its lowest rank, its highest, and then, suit by suit, where the beanie of that suit
stands.  Which rank is wild everybody knows, and what follows of itself is never asked.
"""

from __future__ import annotations

from typing import Final

from biberbau.core.compilation import rule
from biberbau.games.beanie import numbering
from biberbau.games.beanie.notation import CARD_NAMES, ENDS, MELD_NAMES, RANK_NAMES, SUIT_LETTERS, format_action
from biberbau.games.beanie.numbering import MASKS, SUIT_SET_COUNT, SUIT_SETS, WINDOW, WINDOWS
from biberbau.games.beanie.rules.numbers import read_placing, read_wild_run, read_wild_set
from biberbau.games.beanie.state import CARDS, MELDS, RANKS, SUITS

END: Final = 0
WHOLE: Final = 1
"""WHOLE + action: the actions before ADD."""
ADD: Final = WHOLE + numbering.ADD
TAKE: Final = ADD + MELDS
SWAP: Final = TAKE + MELDS
"""ADD, TAKE or SWAP + meld: what is to be done with it."""
CARD: Final = SWAP + MELDS
"""CARD + card: which card goes there."""
LOW_OR_HIGH: Final = CARD + CARDS
"""LOW_OR_HIGH + end: where a beanie is added to a run."""
OUT: Final = LOW_OR_HIGH + len(ENDS)
"""OUT + suit: of which suit is the beanie that is taken out of a set."""
SET: Final = OUT + SUITS
"""SET + rank: a new set."""
NATURALS: Final = SET + RANKS
"""NATURALS + suits as four bits: its cards of this rank."""
BEANIES: Final = NATURALS + MASKS
"""BEANIES + suits as four bits: its beanies."""
RUN: Final = BEANIES + MASKS
"""RUN + suit: a new run."""
LOWEST: Final = RUN + SUITS
HIGHEST: Final = LOWEST + RANKS
"""LOWEST or HIGHEST + rank: from where to where it goes."""
STANDS: Final = HIGHEST + RANKS
"""STANDS + 14 * suit + rank: the beanie of this suit stands for this rank, or for none (RANKS)."""
CODES: Final = STANDS + SUITS * (RANKS + 1)
MOST_PARTS: Final = 7


@rule
def part(action: int, depth: int) -> int:
    """Return the code of an action at this depth of its path, `END` behind its end."""
    if action < numbering.ADD:
        return WHOLE + action if depth == 0 else END
    if action < numbering.NATURAL_SET:
        return part_of_addition(action, depth)
    if action < numbering.NATURAL_RUN or numbering.WILD_SET <= action < numbering.WILD_RUN:
        return part_of_set(action, depth)
    return part_of_run(action, depth)


@rule
def part_of_addition(action: int, depth: int) -> int:
    """Return the code of an action on a meld that lies on the table."""
    last = END
    if action < numbering.ADD_END:
        verb = ADD
        place = action - numbering.ADD
    elif action < numbering.TAKE:
        verb = ADD
        place = (action - numbering.ADD_END) // 2
        last = LOW_OR_HIGH + (action - numbering.ADD_END) % 2
    elif action < numbering.SWAP:
        verb = TAKE
        place = (action - numbering.TAKE) // CARDS
        last = OUT + (action - numbering.TAKE) % CARDS // RANKS
    else:
        verb = SWAP
        place = action - numbering.SWAP
    if depth == 0:
        return verb + place // CARDS
    if depth == 1:
        return CARD + place % CARDS
    return last if depth == 2 else END


@rule
def part_of_set(action: int, depth: int) -> int:
    """Return the code of a new set."""
    if action < numbering.NATURAL_RUN:
        rank = (action - numbering.NATURAL_SET) // SUIT_SET_COUNT
        naturals = int(SUIT_SETS[(action - numbering.NATURAL_SET) % SUIT_SET_COUNT])
        beanies = 0
    else:
        _, rank, naturals, beanies = read_wild_set(action)
    if depth == 0:
        return SET + rank
    if depth == 1:
        return NATURALS + naturals
    return BEANIES + beanies if depth == 2 else END


@rule
def part_of_run(action: int, depth: int) -> int:
    """Return the code of a new run."""
    placing = -1
    if action < numbering.WILD_SET:
        suit = (action - numbering.NATURAL_RUN) // WINDOWS
        window = (action - numbering.NATURAL_RUN) % WINDOWS
    else:
        _, suit, window, placing = read_wild_run(action)
    first = int(WINDOW[window, 0])
    size = int(WINDOW[window, 1])
    if depth == 0:
        return RUN + suit
    if depth == 1:
        return LOWEST + first
    if depth == 2:
        return HIGHEST + first + size - 1
    of_suit = depth - 3
    if of_suit >= SUITS:
        return END
    if placing < 0:
        return STANDS + (RANKS + 1) * of_suit + RANKS
    place = read_placing(size, placing)[of_suit]
    return STANDS + (RANKS + 1) * of_suit + (first + place - 1 if place > 0 else RANKS)


def suits_of(mask: int) -> str:
    """Return the letters of some suits, given as four bits."""
    return "".join(letter for suit, letter in enumerate(SUIT_LETTERS) if mask >> suit & 1) or "none"


def code_name(code: int) -> str:
    """Return what a code is called; of a whole action its notation."""
    if code == END:
        return "nothing more"
    if code < ADD:
        return format_action(code - WHOLE)
    if code < CARD:
        verb, meld = divmod(code - ADD, MELDS)
        return f"{('add', 'take', 'swap')[verb]}-{MELD_NAMES[meld]}"
    if code < LOW_OR_HIGH:
        return f"card {CARD_NAMES[code - CARD]}"
    if code < OUT:
        return f"at the {ENDS[code - LOW_OR_HIGH]} end"
    if code < SET:
        return f"beanie {SUIT_LETTERS[code - OUT]} out of it"
    if code < NATURALS:
        return f"set of {RANK_NAMES[code - SET]}"
    if code < BEANIES:
        return f"cards {suits_of(code - NATURALS)}"
    if code < RUN:
        return f"beanies {suits_of(code - BEANIES)}"
    if code < LOWEST:
        return f"run-{SUIT_LETTERS[code - RUN]}"
    if code < STANDS:
        end, rank = divmod(code - LOWEST, RANKS)
        return f"{('from', 'to')[end]} {RANK_NAMES[rank]}"
    suit, rank = divmod(code - STANDS, RANKS + 1)
    return f"beanie {SUIT_LETTERS[suit]} for {RANK_NAMES[rank] if rank < RANKS else 'none'}"
