"""Why an action of Biber Gang is good or bad: pairs, unseen cards, what the next player gets, and who is about to end.

Costs are means over all cards that the seat has not seen (`counting`).
"""

from __future__ import annotations

import math
from typing import Final

from biberbau.bots.of.biber_gang.counting import Counting, bonus, display_of, free_slots, pairs_up, replaced
from biberbau.bots.reasons import Fact, fact, one_in
from biberbau.core.view import View
from biberbau.games.biber_gang import numbering, phases
from biberbau.games.biber_gang.constants import POINTS
from biberbau.games.biber_gang.notation import CARD_NAMES
from biberbau.games.biber_gang.sheet import score_sheet
from biberbau.games.biber_gang.state import BEAVER, COLUMNS, NOBODY, OTHER_ROW, SLOTS, UNKNOWN, State

SOON: Final = 0.5
"""How much of the points saved counts once more when somebody has one face-down card left."""
DECISIVE: Final = 6.0
"""A lead counts up to so many points."""
THEMES: Final = {
    "piles": ("pile-pair", "pile", "deck", "deck-pair"),
    "columns": ("pair", "breaks", "beaver-out", "beaver-in", "lower", "higher", "swim", "bonus", "bonus-lost"),
    "face-down": ("blind-lower", "blind-higher", "turn-beaver", "turn-lower", "turn-risk", "turn-pair"),
    "next": ("gives",),
    "end": ("ends-ahead", "waits", "hurry"),
}
"""What the kinds of facts are about, by which mistakes are told apart."""


def facts(view: View, action: int) -> list[Fact]:
    """Return what can be measured of an action (`biberbau.bots.reasons`); nothing of the opening, which is luck."""
    seen = view.read(State)
    assert view.seat is not None
    if seen.phase == phases.DRAW:
        return facts_of_drawing(seen, view.seat, action)
    if seen.phase == phases.DECIDE:
        return facts_of_deciding(seen, view.seat, action)
    return []


def facts_of_drawing(seen: State, seat: int, action: int) -> list[Fact]:
    """Return what speaks for one pile and against the other (3.2)."""
    counting, display = Counting(seen), display_of(seen, seat)
    top = int(seen.discard[seen.discard_count - 1])
    from_pile, from_deck = counting.best_gain(display, top), counting.drawn_gain(display)
    more, card = from_pile - from_deck, CARD_NAMES[top]
    if action == numbering.DRAW_PILE:
        if more <= 0:
            return []
        slot = counting.best_place(display, top)
        if pairs_up(top, display[slot ^ OTHER_ROW]):
            return [fact("pile-pair", more, from_pile, card=card, column=column_of(slot))]
        return [fact("pile", more, from_pile, card=card)] if counting.deck_goes_on else []
    if more >= 0 or not counting.deck_goes_on:
        return []
    found = [fact("deck", -more, from_deck, card=card)]
    partners = {display[slot ^ OTHER_ROW] for slot in free_slots(display)} - {BEAVER}  # Anything goes with that one.
    good = sum(
        count for kind, count in enumerate(counting.deck) if any(pairs_up(kind, partner) for partner in partners)
    )
    if good:
        every = sum(counting.deck)
        found.append(fact("deck-pair", good / every * from_deck, odds=one_in(good, every)))
    return found


def facts_of_deciding(seen: State, seat: int, action: int) -> list[Fact]:
    """Return what becomes of the own display, of the card given away, and of the round (3.4 to 3.7, 4.2, 5.1)."""
    counting, before = Counting(seen), display_of(seen, seat)
    drawn = int(seen.drawn)
    given, after = drawn, before
    found: list[Fact] = []
    if numbering.SWAP <= action < numbering.TURN:
        slot = action - numbering.SWAP
        given, after = before[slot], replaced(before, slot, drawn)
        found = facts_of_swapping(counting, before, slot, drawn)
    elif numbering.TURN <= action < numbering.REFUSE:
        found = facts_of_turning(counting, before, action - numbering.TURN, drawn)
    elif numbering.SWIM <= action < numbering.OPEN:
        slot, target = divmod(action - numbering.SWIM, SLOTS)
        given, after = UNKNOWN, replaced(replaced(before, slot, drawn), target, BEAVER)
        saved = counting.cost(before[target], before[target ^ OTHER_ROW])
        found = [fact("swim", saved, saved, column=column_of(target))]
    found += facts_of_bonuses(before, after)
    found += facts_of_giving(counting, seat, given)
    left = after.count(UNKNOWN) - (numbering.TURN <= action < numbering.REFUSE)
    return found + facts_of_ending(counting, seat, before, after, ends=left == 0)


def facts_of_swapping(counting: Counting, before: list[int], slot: int, drawn: int) -> list[Fact]:
    """Return what becomes of a column whose card is swapped; less is better."""
    old, beside = before[slot], before[slot ^ OTHER_ROW]
    gain = counting.cost(old, beside) - counting.cost(drawn, beside)
    card, column = CARD_NAMES[drawn], column_of(slot)
    if old == BEAVER:
        return [fact("beaver-out", gain, -gain, column=column)]
    if pairs_up(old, beside):
        return [fact("breaks", gain, -gain, card=card, column=column)]
    if pairs_up(drawn, beside):
        return [fact("pair", gain, gain, card=card, column=column)]
    if drawn == BEAVER:
        return [fact("beaver-in", gain, gain, column=column)]
    if old == UNKNOWN:
        return [fact("blind-lower" if gain > 0 else "blind-higher", gain, counting.unseen, card=card)]
    more = POINTS[drawn] - POINTS[old]
    return [fact("lower" if more < 0 else "higher", gain, abs(more), card=card, out_card=CARD_NAMES[old])]


def facts_of_turning(counting: Counting, before: list[int], slot: int, drawn: int) -> list[Fact]:
    """Return what turning up a card risks beside keeping the drawn one there, and with what it would make a pair."""
    beside, column = before[slot ^ OTHER_ROW], column_of(slot)
    if beside == BEAVER:
        return [fact("turn-beaver", counting.unseen, column=column)]
    gain = counting.cost(drawn, beside) - counting.cost(UNKNOWN, beside)
    found = [fact("turn-lower" if gain > 0 else "turn-risk", gain, counting.unseen, card=CARD_NAMES[drawn])]
    good = 0 if beside == UNKNOWN else counting.pairs_with(beside)
    if good:
        saved = counting.unseen + POINTS[beside] - counting.cost(UNKNOWN, beside)
        odds = one_in(good, sum(counting.face_down))
        found.append(fact("turn-pair", saved, card=CARD_NAMES[beside], odds=odds, column=column))
    return found


def facts_of_bonuses(before: list[int], after: list[int]) -> list[Fact]:
    """Return which bonuses for equal pairs come and go (6.3)."""
    change = bonus(after) - bonus(before)
    if change == 0:
        return []
    old, new = score_sheet(before)["bonuses"], score_sheet(after)["bonuses"]
    changed = next(line for line in (new if change > 0 else old) if line not in (old if change > 0 else new))
    word, value = "bonus" if change > 0 else "bonus-lost", CARD_NAMES[changed["value"]]
    return [fact(word, change, abs(change), card=value, pairs=changed["pairs"])]


def facts_of_giving(counting: Counting, seat: int, given: int) -> list[Fact]:
    """Return what the card that goes onto the discard pile is worth to the next player, if it makes them a pair."""
    seen, other = counting.seen, (seat + 1) % counting.seen.seats
    if given == UNKNOWN or other == seen.caller:
        return []
    display = display_of(seen, other)
    pairs = [slot for slot in free_slots(display) if pairs_up(given, display[slot ^ OTHER_ROW])]
    best = min((counting.expected_score(replaced(display, slot, given)) for slot in pairs), default=math.inf)
    saved = counting.expected_score(display) - best
    if saved <= 0:
        return []
    return [fact("gives", -saved / (seen.seats - 1), saved, card=CARD_NAMES[given], other=other)]


def facts_of_ending(counting: Counting, seat: int, before: list[int], after: list[int], ends: bool) -> list[Fact]:
    """Return what speaks for ending the round or for waiting, and for saving points while somebody is about to end."""
    seen = counting.seen
    if seen.caller != NOBODY:
        return []
    others = {other: display_of(seen, other) for other in range(seen.seats) if other != seat}
    left = counting.expected_score(after)
    if before.count(UNKNOWN) == 1:
        scores = {other: counting.expected_score(display) for other, display in others.items()}
        best = min(scores, key=scores.__getitem__)
        lead = scores[best] - left
        if ends and lead > 0:
            return [fact("ends-ahead", min(lead, DECISIVE), lead, other=best)]
        if not ends and lead < 0:
            return [fact("waits", min(-lead, DECISIVE), -lead, other=best)]
        return []
    soon = [other for other, display in others.items() if display.count(UNKNOWN) == 1]
    saved = counting.expected_score(before) - left
    if not soon or saved <= 0 or left < 0:
        return []
    return [fact("hurry", SOON * saved, left, other=soon[0])]


def column_of(slot: int) -> int:
    """Return the column of a place, counted as people count."""
    return slot % COLUMNS + 1
