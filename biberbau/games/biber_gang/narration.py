"""What happened in Biber Gang, told from two views of one seat, so that it cannot tell more than they show."""

from __future__ import annotations

from biberbau.core.view import Move, Narration, Sentence, View
from biberbau.core.winning import tell_winners
from biberbau.games.biber_gang import numbering, options, phases
from biberbau.games.biber_gang.notation import CARD_NAMES, SLOT_NAMES, format_action
from biberbau.games.biber_gang.picture import card_or_none
from biberbau.games.biber_gang.state import BETTER, NOBODY, OTHER_ROW, SLOTS, State


def narrate(before: View, after: View, seat: int, action: int | None) -> Narration:
    """Tell what `seat` did between the two views; `action` is None while it must not be told (an opening choice)."""
    told = Narration("biber-gang")
    if before.read(State).phase == phases.OPENING:
        tell_opening(told, after.read(State), seat)
    elif action is None:
        raise ValueError("only the choice of opening cards may be left untold")
    elif action == numbering.DRAW_DECK:
        tell_deck(told, before.read(State), after.read(State), seat)
    elif action == numbering.DRAW_PILE:
        card = CARD_NAMES[after.read(State).drawn]
        told.say("drew-pile", seat=seat, card=card)
        told.move(card, "discard", f"hand:{seat}")
    else:
        tell_decision(told, before.read(State), after.read(State), seat, action)
    tell_end(told, before.read(State), after.read(State), seat)
    return told


def place(seat: int, slot: int) -> str:
    """Return the place of a slot as moves name it."""
    return f"display:{seat}:{SLOT_NAMES[slot]}"


def tell_opening(told: Narration, after: State, seat: int) -> None:
    """Somebody has chosen; after the last choice all the chosen cards turn up, and one seat starts."""
    told.say("opened", seat=seat)
    if after.phase == phases.OPENING:
        return
    for other in range(after.seats):
        shown = [slot for slot in range(SLOTS) if after.face_up[other, slot]]
        cards = [CARD_NAMES[after.display[other, slot]] for slot in shown]
        told.moves.extend(
            Move(card, place(other, slot), place(other, slot)) for card, slot in zip(cards, shown, strict=True)
        )
        told.say("shows", seat=other, first_card=cards[0], second_card=cards[1])
    tied = int(after.tied)
    message = "tie" if tied > 1 else "starts"
    told.say(message, seat=int(after.starter), tied=tied)


def tell_deck(told: Narration, before: State, after: State, seat: int) -> None:
    """A card from the deck: named to its drawer alone."""
    if after.phase >= phases.ROUND_OVER:
        told.say("deck-out", seat=seat)
        return
    if after.reshuffled and before.deck_count == 0:
        told.say("reshuffled", cards=int(after.deck_count) + 1)
    card = card_or_none(int(after.drawn))
    told.move(card, "deck", f"hand:{seat}")
    if card is None:
        told.say("drew-deck", seat=seat)
    else:
        told.say("drew-deck-known", seat=seat, card=card)


def tell_decision(told: Narration, before: State, after: State, seat: int, action: int) -> None:
    """What became of the drawn card.  It now lies open, whoever drew it."""
    hand = f"hand:{seat}"
    if action < numbering.TURN:
        slot = action - numbering.SWAP
        card, out = drawn_card(after, seat, slot), top_card(after)
        was_open = bool(before.face_up[seat, slot])
        told.moves.extend([Move(out, place(seat, slot), "discard"), Move(card, hand, place(seat, slot))])
        say(told, "swapped-open" if was_open else "swapped-hidden", seat, slot, card=card, out_card=out)
    elif action == numbering.REFUSE:
        card = top_card(after)
        told.move(card, hand, "discard")
        told.say("refused", seat=seat, card=card)
    elif action < numbering.SWIM:
        slot = action - numbering.TURN
        card, turned = top_card(after), drawn_card(after, seat, slot)
        told.moves.extend([Move(card, hand, "discard"), Move(turned, place(seat, slot), place(seat, slot))])
        say(told, "turned", seat, slot, card=card, turned_card=turned)
    else:
        slot, target = divmod(action - numbering.SWIM, SLOTS)
        card, out = drawn_card(after, seat, slot), top_card(after)
        told.moves.extend(
            [
                Move(out, place(seat, target), "discard"),
                Move("B", place(seat, slot), place(seat, target)),
                Move(card, hand, place(seat, slot)),
            ]
        )
        say(told, "swam", seat, slot, card=card, out_card=out, target=SLOT_NAMES[target])


def say(told: Narration, message: str, seat: int, slot: int, **arguments: str) -> None:
    """Add a sentence about a seat and one of its slots."""
    told.say(message, seat=seat, slot=SLOT_NAMES[slot], **arguments)


def drawn_card(after: State, seat: int, slot: int) -> str:
    """The card that lies open in a slot."""
    return CARD_NAMES[int(after.display[seat, slot])]


def top_card(after: State) -> str:
    """The top card of the discard pile."""
    return CARD_NAMES[int(after.discard[after.discard_count - 1])]


def tell_end(told: Narration, before: State, after: State, seat: int) -> None:
    """Who called the end, and how a round or the match ended."""
    if after.caller != NOBODY and before.caller == NOBODY:
        told.say("called-end", seat=seat)
    if after.phase < phases.ROUND_OVER:
        return
    limit = int(after.options[options.STALL_LIMIT]) * int(after.seats)
    if limit and after.quiet_turns >= limit:
        told.say("stalled", turns=limit)
    turn_up_rest(told, before, after)
    told.say("round-over", round=int(after.round_number))
    if after.phase == phases.MATCH_OVER:
        tell_winners(told, after, BETTER)


def turn_up_rest(told: Narration, before: State, after: State) -> None:
    """Show the cards that were still face down when the round ended."""
    moved = {move.target for move in told.moves}
    for other in range(after.seats):
        for slot in range(SLOTS):
            if not before.face_up[other, slot] and place(other, slot) not in moved:
                told.move(drawn_card(after, other, slot), place(other, slot), place(other, slot))


def name_action(action: int) -> Sentence:
    """What a person calls an action."""
    word, *slots = format_action(action).split("-")
    return Sentence(f"biber-gang-action-{word}", dict(zip(("slot", "target"), slots, strict=False)))


def explain(view: View, seat: int, action: int) -> dict[str, str | int]:
    """Arguments for the sentence that refuses `action`: its slots, and the cards that lie there as `seat` sees them."""
    record = view.read(State)
    arguments: dict[str, str | int] = {"action": format_action(action), "hidden": int(record.hidden[seat])}
    if record.drawn >= 0:
        arguments["card"] = CARD_NAMES[record.drawn]
    slot = None
    if numbering.SWAP <= action < numbering.TURN:
        slot = action - numbering.SWAP
    elif numbering.TURN <= action < numbering.REFUSE:
        slot = action - numbering.TURN
    elif numbering.SWIM <= action < numbering.OPEN:
        slot, target = divmod(action - numbering.SWIM, SLOTS)
        arguments["target"] = SLOT_NAMES[target]
    if slot is not None:
        arguments["slot"] = SLOT_NAMES[slot]
        partner = record.display[seat, slot ^ OTHER_ROW]
        if record.face_up[seat, slot]:
            arguments["slot_card"] = CARD_NAMES[record.display[seat, slot]]
        if record.face_up[seat, slot ^ OTHER_ROW] and partner >= 0:
            arguments["value"] = CARD_NAMES[partner]
    return arguments


def conceals(after: View, actor: int) -> bool:
    """A choice of opening cards is the chooser's alone until everybody has chosen (clause 2.4)."""
    return after.seat != actor and bool(after.record["phase"] == phases.OPENING)
