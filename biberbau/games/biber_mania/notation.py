"""Actions and cards of Biber-Mania as text, and back.

The action space is fixed: every number below has one meaning in every match, whatever the deck and the options.

| numbers | text | meaning |
|---|---|---|
| DISCARD + combination | `7`, `7+7+KO`, `7+7+JO`, `JO+JO`, `2+3+HI`, `3+4+5`, `1+5+9+PB`, `FE` | lay these cards |
| STAB + kind | `stab-5`, `stab-KO` | stab this number or action card of the display |
| STAB_AT + seat | `stab-at-2` | stab the top group of this seat only |
| TAKE, REFUSE | `take`, `refuse` | take the stabbed group, or have it out of the game |
| TAKE_PART + part | `take-7+7`, `take-3+5+HI` | take only these cards of it |
| STEAL_DISPLAY + kind | `steal-display-7` | steal from the display |
| STEAL_STOCK + kind | `steal-stock-JO` | steal from the stock |
| STEAL_PILE + 24 * seat + kind | `steal-2-SB` | steal from the top group of this seat |
| WISH + 24 * seat + kind, NO_WISH | `wish-2-7`, `no-wish` | wish for a card from this seat, or for nothing |
| NAME + seat | `bad-guy-2` | whom the Bad Guy is for |
| GIVE_STOCK + kind, GIVE_DECK | `give-stock-7`, `give-deck` | what they get |
| DRAW_DECK, DRAW_STOCK + kind | `draw-deck`, `draw-stock-7` | draw for a card that was lost |

The combinations, in order: equal numbers (150), with one action card (1200), with jokers (1500), jokers alone (10), one
action card alone (8), Hippie rows (215), plain rows (55), a Party Beaver with three (286).  Cards are written with the
numbers ascending, then the action card or the jokers; they are read in any order.
"""

from __future__ import annotations

from typing import Final

from biberbau.core.reasons import NotationError, Refusal
from biberbau.games.biber_mania import numbering
from biberbau.games.biber_mania.combinations import (
    ACTION,
    COMBINATIONS,
    COPIES,
    DISCARDS,
    EXACT_PARTS,
    JOKER_COUNT,
    NUMBERS,
    PARTS,
)
from biberbau.games.biber_mania.constants import MOST_SEATS
from biberbau.games.biber_mania.kinds import ACTION_LETTERS, JOKER, KINDS, VALUES
from biberbau.games.biber_mania.together import why_not_together

CARD_NAMES: Final = (*map(str, range(1, VALUES + 1)), *ACTION_LETTERS, "JO")
"""Cards by kind."""
CARD_NUMBERS: Final = {name: kind for kind, name in enumerate(CARD_NAMES)}


def parse_card(text: str) -> int:
    """Return the kind of a card; NotationError when there is no such card."""
    if text not in CARD_NUMBERS:
        raise NotationError(f"'{text[:20]}' is no card; cards are 1 to {VALUES}, {', '.join(CARD_NAMES[VALUES:])}")
    return CARD_NUMBERS[text]


def cards_of_row(row: int) -> list[int]:
    """Return the kinds of the cards in a row of `COMBINATIONS`, ascending."""
    numbers, copies = int(COMBINATIONS[row, NUMBERS]), int(COMBINATIONS[row, COPIES])
    cards = [value for value in range(VALUES) if numbers >> value & 1 for _ in range(copies)]
    if COMBINATIONS[row, ACTION] >= 0:
        cards.append(int(COMBINATIONS[row, ACTION]))
    return cards + [JOKER] * int(COMBINATIONS[row, JOKER_COUNT])


def join_cards(cards: list[int]) -> str:
    """Return cards as an action names them."""
    return "+".join(CARD_NAMES[card] for card in cards)


def _all_actions() -> tuple[str, ...]:
    names = [""] * numbering.MAX_ACTIONS
    rows = [join_cards(cards_of_row(row)) for row in range(len(COMBINATIONS))]
    names[numbering.DISCARD : numbering.DISCARD + DISCARDS] = rows[:DISCARDS]
    parts = [f"take-{row}" for row in rows[:EXACT_PARTS] + rows[DISCARDS:]]
    names[numbering.TAKE_PART : numbering.TAKE_PART + PARTS] = parts
    names[numbering.TAKE], names[numbering.REFUSE], names[numbering.NO_WISH] = "take", "refuse", "no-wish"
    names[numbering.GIVE_DECK], names[numbering.DRAW_DECK] = "give-deck", "draw-deck"
    for kind, card in enumerate(CARD_NAMES):
        if kind != JOKER:
            names[numbering.STAB + kind] = f"stab-{card}"
        names[numbering.STEAL_DISPLAY + kind] = f"steal-display-{card}"
        names[numbering.STEAL_STOCK + kind] = f"steal-stock-{card}"
        names[numbering.GIVE_STOCK + kind] = f"give-stock-{card}"
        names[numbering.DRAW_STOCK + kind] = f"draw-stock-{card}"
        for seat in range(MOST_SEATS):
            names[numbering.STEAL_PILE + KINDS * seat + kind] = f"steal-{seat}-{card}"
            names[numbering.WISH + KINDS * seat + kind] = f"wish-{seat}-{card}"
    for seat in range(MOST_SEATS):
        names[numbering.STAB_AT + seat] = f"stab-at-{seat}"
        names[numbering.NAME + seat] = f"bad-guy-{seat}"
    return tuple(names)


ACTION_NAMES: Final = _all_actions()
"""The short notation of every action, by its number."""

ACTION_NUMBERS: Final = {name: number for number, name in enumerate(ACTION_NAMES)}


def format_action(action: int) -> str:
    """Return the short notation of an action."""
    return ACTION_NAMES[action]


def parse_action(text: str) -> int:
    """Return the number of an action; joined cards may come in any order.  NotationError for a text that is none."""
    if text in ACTION_NUMBERS:
        return ACTION_NUMBERS[text]
    word, dash, cards = text.rpartition("-")
    parts = cards.split("+")
    if word in ("", "take") and all(part in CARD_NUMBERS for part in parts):
        ordered = word + dash + join_cards(sorted(CARD_NUMBERS[part] for part in parts))
        if ordered in ACTION_NUMBERS and bool(word) == bool(dash):
            return ACTION_NUMBERS[ordered]
    if len(parts) > 1 and all(part in CARD_NUMBERS for part in parts):
        reason = why_not_together([CARD_NUMBERS[part] for part in parts])
        refusal = Refusal(reason, {"card_list": " ".join(parts)})
        raise NotationError(f"{text[:80]}: these cards do not go together ({reason.clause})", refusal)
    raise NotationError(
        f"'{text[:40]}' is no action; actions are cards to lay, as in 7+7+KO, and stab-5, stab-at-2, take, refuse, "
        "take-7+7, steal-display-7, steal-stock-JO, steal-2-SB, wish-2-7, no-wish, bad-guy-2, give-stock-7, give-deck, "
        "draw-stock-7 and draw-deck"
    )
