"""What happened in Daumen Drauf!, told from two views of one seat, so that it cannot tell more than they show.

An action's number names a card with its head, so nobody but its player is ever given it: what was done is read off the
views alone.
"""

from __future__ import annotations

from biberbau.core.view import Move, Narration, Sentence, View
from biberbau.core.winning import tell_winners
from biberbau.games.daumen_drauf import numbering, phases
from biberbau.games.daumen_drauf.constants import EXTRA_VALUES
from biberbau.games.daumen_drauf.notation import CARD_NAMES, format_action
from biberbau.games.daumen_drauf.picture import card_or_none, hand_of, out_of, trick_of
from biberbau.games.daumen_drauf.state import BETTER, CARDS, THUMBED, UNKNOWN, State

POISON_WORDS = {"+": "yes", "-": "no", "?": "unknown"}


def narrate(before: View, after: View, seat: int, action: int | None) -> Narration:
    """Tell what `seat` did between the two views; `action` is not needed and may be None."""
    told = Narration("daumen-drauf")
    old, new = before.read(State), after.read(State)
    taken = out_of(new)[old.out_count :]
    trick = trick_of(old)
    cards = [card for _, card in taken] if taken else [card for _, card in trick_of(new)]
    if len(cards) == len(trick):
        tell_pass(told, old, new, seat)
    elif trick and face_of(cards[-1]) == face_of(trick[-1][1]):
        tell_card(told, "parries", seat, cards[-1])
        told.move(CARD_NAMES[cards[-1]], f"hand:{seat}", f"laid:{seat}")
    else:
        tell_show(told, old, seat, cards)
    if taken:
        tell_take(told, old, seat, taken)
        tell_top_up(told, old, new, taken, seat)
        tell_next(told, new, taken[0][0])
    return told


def tell_pass(told: Narration, old: State, new: State, seat: int) -> None:
    """In turn everybody hears it; out of turn only that nobody has parried, once all were asked (ruling D23)."""
    if old.phase != phases.WINDOW:
        told.say("passes", seat=seat)
    elif new.phase != phases.WINDOW:
        told.say("nobody-parries")


def face_of(card: int) -> int:
    """The face of a card, whether its head is known or not."""
    return card - THUMBED if card >= THUMBED else card >> 1


def tell_card(told: Narration, message: str, seat: int, card: int) -> None:
    """Add a sentence about a seat and a card."""
    told.say(message, seat=seat, **card_arguments(card))


def card_arguments(card: int) -> dict[str, str | int]:
    """A card as sentences name it: its code, colour, number, and whether it is poisonous, as far as that is known."""
    name = CARD_NAMES[card]
    return {"card": name, "colour": name[0], "value": int(name[1]), "poison": POISON_WORDS[name[2]]}


def tell_show(told: Narration, old: State, seat: int, cards: list[int]) -> None:
    """A card under the thumb; before a second one, the first is laid open for all to see (clause 3.5)."""
    earlier = int(old.thumb[seat])
    if earlier >= 0:
        tell_card(told, "lays-open", seat, cards[earlier])
        told.move(CARD_NAMES[cards[earlier]], f"thumb:{seat}", f"laid:{seat}")
    tell_card(told, "leads" if old.phase == phases.LEAD else "shows", seat, cards[-1])
    told.move(CARD_NAMES[cards[-1]], f"hand:{seat}", f"thumb:{seat}")


def tell_take(told: Narration, old: State, seat: int, taken: list[tuple[int, int]]) -> None:
    """Up with the thumbs, and the trick goes to its taker (clause 6.2)."""
    owners = [owner for owner, _ in trick_of(old)]
    owners += [seat] * (len(taken) - len(owners))
    under_thumb = {owner: place for place, owner in enumerate(owners)}
    if is_parry(taken, old):
        under_thumb = {owner: int(old.thumb[owner]) for owner in owners if old.thumb[owner] >= 0}
    for owner, place in sorted(under_thumb.items(), key=lambda item: item[1]):
        card = taken[place][1]
        if card < CARDS:
            tell_card(told, "lifts", owner, card)
        told.move(CARD_NAMES[card], f"thumb:{owner}", f"thumb:{owner}")
    taker = taken[0][0]
    for place, (_, card) in enumerate(taken):
        owner = owners[place]
        source = "thumb" if under_thumb.get(owner) == place else "laid"
        told.move(CARD_NAMES[card], f"{source}:{owner}", f"pile:{taker}")
    told.say("takes", seat=taker, **count_heads(taken))


def is_parry(taken: list[tuple[int, int]], old: State) -> bool:
    """Whether the last of the taken cards is the twin of the one before: then nobody's thumb was on it."""
    parried = len(taken) > int(old.trick_count) > 0
    return parried and face_of(taken[-1][1]) == face_of(taken[-2][1])


def count_heads(taken: list[tuple[int, int]]) -> dict[str, str | int]:
    """Number of cards, and of harmless and poisonous ones as far as they have been seen."""
    seen = [card for _, card in taken if card < CARDS]
    poisonous = sum(card & 1 for card in seen)
    return {
        "cards": len(taken),
        "harmless": len(seen) - poisonous,
        "poisonous": poisonous,
        "unseen": len(taken) - len(seen),
    }


def tell_top_up(told: Narration, old: State, new: State, taken: list[tuple[int, int]], seat: int) -> None:
    """Who drew how many cards, and that the stack is used up (clauses 6.4 and 6.5)."""
    played = len(taken) - int(old.trick_count)
    for other in range(new.seats):
        kept = hand_of(old, other)
        count = int(new.hand_count[other]) - len(kept) + (played if other == seat else 0)
        drawn = [card for card in hand_of(new, other) if card not in kept]
        if len(drawn) != count:
            drawn = [UNKNOWN] * count
        told.moves.extend(Move(card_or_none(card), "stack", f"hand:{other}") for card in drawn)
    if old.stack_count and not new.stack_count:
        told.say("stack-empty")


def tell_next(told: Narration, new: State, taker: int) -> None:
    """Who leads in the taker's place, or how the game and the match ended (clauses 6.6, 7.1 and 7.6)."""
    if new.phase < phases.ROUND_OVER:
        if new.leader != taker:
            told.say("leads-instead", seat=int(new.leader), other=taker)
        return
    for seat in range(new.seats):
        for card in hand_of(new, seat):
            told.move(CARD_NAMES[card], f"hand:{seat}", f"hand:{seat}")
    told.say("round-over", round=int(new.round_number))
    if new.phase == phases.MATCH_OVER:
        tell_winners(told, new, BETTER)


def name_action(action: int) -> Sentence:
    """What a person calls an action."""
    word = format_action(action).split("-")[0]
    shown = card_arguments(action - numbering.SHOW) if numbering.SHOW <= action < numbering.SHOW + CARDS else {}
    return Sentence(f"daumen-drauf-action-{word}", shown)


def explain(view: View, seat: int, action: int) -> dict[str, str | int]:
    """Arguments for the sentence that refuses `action`: the card it names, the last shown card, the largest number."""
    record = view.read(State)
    arguments: dict[str, str | int] = {"values": int(record.seats) + EXTRA_VALUES}
    if numbering.SHOW <= action < numbering.PARRY:
        arguments.update(card_arguments(action - numbering.SHOW))
    if record.trick_count:
        last = card_arguments(int(record.trick[record.trick_count - 1]))
        arguments.update(last_colour=last["colour"], last_value=last["value"])
    return arguments


def conceals(after: View, actor: int) -> bool:
    """An action may name a card that only its player has seen; the narration never needs it."""
    return after.seat != actor
