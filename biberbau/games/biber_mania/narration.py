"""What happened in Biber-Mania, told from two views of one seat, so that it cannot tell more than they show.

Every action is public: an unseen card is drawn without being named.  What follows by itself (the King's gifts, refills,
whose turn it is, the end) is read off the difference of the views.
"""

from __future__ import annotations

from collections.abc import Sequence

from biberbau.core.view import Move, Narration, Sentence, View
from biberbau.games.biber_mania import phases
from biberbau.games.biber_mania.combinations import ACTION, COMBINATIONS, SHAPE, SIZE, VALUE
from biberbau.games.biber_mania.combinations import SET as EQUALS
from biberbau.games.biber_mania.deeds import Deed, read_action
from biberbau.games.biber_mania.ending import tell_end
from biberbau.games.biber_mania.kinds import KINDS, KING, SUPER_BEAVER, THIEF, VALUES
from biberbau.games.biber_mania.notation import CARD_NAMES
from biberbau.games.biber_mania.picture import groups_of
from biberbau.games.biber_mania.state import CARD_BITS, LAST_CARD, NO_CARD, State

STABBING = (phases.STABBING_DISPLAY, phases.STABBING_OPPONENT)


def narrate(before: View, after: View, seat: int, action: int | None) -> Narration:
    """Tell what `seat` did between the two views."""
    if action is None:
        raise ValueError("nothing in this game is left untold")
    told, deed = Narration("biber-mania"), read_action(action)
    laid = action if deed.verb == "lay" else int(before.read(State).laid)
    tell_deed(told, before, after, seat, deed)
    if deed.verb in ("lay", "stab", "take", "refuse", "take-part") and after.read(State).phase not in STABBING:
        tell_card_acting(told, before.read(State), after.read(State), laid)
    elif deed.verb.startswith("steal") and before.read(State).thefts == 2:
        tell_lapse(told, after.read(State), seat)
    tell_refill(told, before.read(State), after.read(State), "display", taken_from("display", deed, laid))
    tell_refill(told, before.read(State), after.read(State), "stock", taken_from("stock", deed, laid))
    if before.read(State).deck_count and not after.read(State).deck_count:
        told.say("deck-empty")
    tell_next(told, before.read(State), after.read(State))
    if after.read(State).phase >= phases.ROUND_OVER:
        tell_end(told, after.read(State), seat, deed.other)
    return told


def names(cards: Sequence[int]) -> str:
    """Return cards as the argument `card_list`."""
    return " ".join(CARD_NAMES[card] for card in cards)


def move(told: Narration, cards: Sequence[int], source: str, target: str) -> None:
    """Add a move of each card."""
    told.moves.extend(Move(CARD_NAMES[card], source, target) for card in cards)


def tell_deed(told: Narration, before: View, after: View, seat: int, deed: Deed) -> None:
    """Tell the action itself."""
    hand, other = f"hand:{seat}", deed.other
    record = before.read(State)
    if deed.verb == "lay":
        told.say("lays", seat=seat, card_list=names(deed.cards))
        move(told, deed.cards, hand, f"pile:{seat}")
    elif deed.verb == "stab":
        cards = taken_from("display", deed, int(record.laid))
        told.say("stabs-display", seat=seat, card_list=names(cards))
        move(told, cards, "display", hand)
    elif deed.verb in ("take", "refuse", "take-part"):
        tell_group(told, record, seat, deed)
    elif deed.verb in ("steal-display", "steal-stock", "draw-stock"):
        told.say(deed.verb, seat=seat, card=CARD_NAMES[deed.cards[0]])
        move(told, deed.cards, deed.verb.partition("-")[2], hand)
    elif deed.verb == "draw-deck":
        tell_unseen(told, before, after, seat, "draw-deck", seat=seat)
    elif deed.verb in ("give-stock", "give-deck"):
        victim = int(record.victim)
        if deed.verb == "give-deck":
            tell_unseen(told, before, after, victim, "give-deck", seat=seat, other=victim)
        else:
            told.say("give-stock", seat=seat, other=victim, card=CARD_NAMES[deed.cards[0]])
            move(told, deed.cards, "stock", f"hand:{victim}")
    elif other is None:
        told.say(deed.verb, seat=seat)
    elif deed.verb == "steal-pile":
        told.say("steal-pile", seat=seat, other=other, card=CARD_NAMES[deed.cards[0]])
        move(told, deed.cards, f"pile:{other}", hand)
    elif deed.verb == "wish":
        granted = after.read(State).hand_count[other] < record.hand_count[other]
        told.say("wish-granted" if granted else "wish-lost", seat=seat, other=other, card=CARD_NAMES[deed.cards[0]])
        move(told, deed.cards if granted else [], f"hand:{other}", hand)
    else:
        told.say(deed.verb, seat=seat, other=other)


def tell_unseen(told: Narration, before: View, after: View, owner: int, message: str, **arguments: str | int) -> None:
    """A card of the draw pile that comes to a hand: named to those who know the hand before and after."""
    card = None
    if knows_hand(before.read(State), owner) and knows_hand(after.read(State), owner):
        hands = zip(after.read(State).hand[owner], before.read(State).hand[owner], strict=True)
        card = CARD_NAMES[next(kind for kind, (held, had) in enumerate(hands) if held > had)]
        message, arguments = f"{message}-known", {**arguments, "card": card}
    told.say(message, **arguments)
    told.move(card, "deck", f"hand:{owner}")


def knows_hand(record: State, seat: int) -> bool:
    """Whether a view shows every card of a hand."""
    return bool(sum(record.hand[seat]) == record.hand_count[seat])


def tell_group(told: Narration, record: State, seat: int, deed: Deed) -> None:
    """What becomes of a stabbed group (clauses 4.4 and 9.4)."""
    other = int(record.stabbed)
    refused = [card & CARD_BITS for card in groups_of(record, other)[-1]]
    taken: list[int] = []
    if deed.verb == "take":
        taken, refused = refused, []
    for card in deed.cards:
        refused.remove(card)
        taken.append(card)
    for message, cards, target in (("takes", taken, f"hand:{seat}"), ("refuses", refused, "removed")):
        if cards:
            told.say(message, seat=seat, other=other, card_list=names(cards))
            move(told, cards, f"pile:{other}", target)


def taken_from(place: str, deed: Deed, laid: int) -> list[int]:
    """The cards that an action takes out of the display or the stock."""
    if place == "display" and deed.verb == "stab":
        return deed.cards * int(COMBINATIONS[laid, SIZE]) if deed.cards[0] < VALUES else deed.cards
    return deed.cards if deed.verb.endswith(f"-{place}") else []


def tell_card_acting(told: Narration, old: State, new: State, laid: int) -> None:
    """What the discarded action card does by itself once the stabbing is over: the King's gifts (clause 5.8)."""
    card, turn, seats = int(COMBINATIONS[laid, ACTION]), int(old.turn), int(old.seats)
    if new.ended_by == LAST_CARD:
        return
    if card in (SUPER_BEAVER, THIEF):
        tell_lapse(told, new, turn)
    if card != KING or COMBINATIONS[laid, SHAPE] != EQUALS:
        return
    value = int(COMBINATIONS[laid, VALUE])
    for step in range(1, seats):
        giver = (turn + step) % seats
        if new.hand_count[giver] < old.hand_count[giver]:
            told.say("adds", seat=giver, other=turn, card=CARD_NAMES[value])
            move(told, [value], f"hand:{giver}", f"pile:{turn}")
        else:
            told.say("has-none", seat=giver, card=CARD_NAMES[value])


def tell_lapse(told: Narration, new: State, seat: int) -> None:
    """A theft for which nothing lay open that may be stolen (clause 5.2)."""
    if new.phase < phases.ROUND_OVER and new.phase != phases.STEALING:
        told.say("lapses", seat=seat)


def tell_refill(told: Narration, old: State, new: State, place: str, taken: Sequence[int]) -> None:
    """The cards that came from the draw pile to the display or the stock (clauses 6.1 and 6.3)."""
    lay, lie = getattr(old, place).tolist(), getattr(new, place).tolist()
    if lie == lay and not taken:
        return
    cards = [kind for kind in range(KINDS) for _ in range(lie[kind] - lay[kind] + taken.count(kind))]
    if cards:
        told.say(f"refill-{place}", card_list=names(cards))
        move(told, cards, "deck", place)


def tell_next(told: Narration, old: State, new: State) -> None:
    """Who has to draw now, and who is passed over because their hand is empty (clauses 6.2 and 7.3)."""
    if new.phase == phases.DRAWING and new.drawing != old.drawing:
        drawing = int(new.drawing)
        told.say("must-draw", seat=drawing, count=int(new.losses[drawing]))
    if new.phase == phases.DISCARDING and new.laid == NO_CARD:
        seats = int(new.seats)
        passed = (int(old.turn) + 1) % seats
        while passed != new.turn:
            told.say("passed-over", seat=passed)
            passed = (passed + 1) % seats


def name_action(action: int) -> Sentence:
    """What a person calls an action."""
    deed = read_action(action)
    arguments: dict[str, str | int] = {} if deed.other is None else {"other": deed.other}
    if deed.cards:
        arguments["card_list"] = names(deed.cards)
    return Sentence(f"biber-mania-action-{deed.verb}", arguments)


def explain(view: View, seat: int, action: int) -> dict[str, str | int]:
    """Arguments for the sentence that refuses `action`: its cards, the seat that it names, and what was discarded."""
    deed, laid = read_action(action), int(view.read(State).laid)
    arguments: dict[str, str | int] = {"card_list": names(deed.cards)}
    if deed.cards:
        arguments["card"] = CARD_NAMES[deed.cards[0]]
    if deed.other is not None:
        arguments["other"] = deed.other
    if laid != NO_CARD:
        arguments["size"] = int(COMBINATIONS[laid, SIZE])
        if COMBINATIONS[laid, SHAPE] == EQUALS:
            arguments["laid_value"] = CARD_NAMES[int(COMBINATIONS[laid, VALUE])]
    return arguments


def conceals(after: View, actor: int) -> bool:
    """Every action is public."""
    return False
