"""What happened in a game that tells nothing itself: the action in a sentence, and the cards that lie elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from biberbau.core.plain.actions import Actions
from biberbau.core.plain.picture import zones
from biberbau.core.state import MATCH_OVER_WORD, ROUND_OVER_WORD, fields_of
from biberbau.core.view import Move, Narration, Sentence, View
from biberbau.core.winning import tell_winners

PLAIN = "plain"


def plain_narration(actions: Actions, before: View, after: View, seat: int, action: int | None) -> Narration:
    """Tell what `seat` did between the two views; without `action`, only that it has acted."""
    told = Narration(after.game.name)
    if action is None:
        told.sentences.append(Sentence(f"{PLAIN}-event-acts", {"seat": seat}))
    else:
        block, number = actions.found(action)
        told.say(block.word, seat=seat, **block.arguments(number, before))
    told.moves.extend(moves(before, after))
    tell_end(told, after)
    return told


def tell_end(told: Narration, after: View) -> None:
    """Say what the round has brought, and who has won the match."""
    record = after.read(after.game.state)
    word = (fields_of(after.game.state)["phase"].words or {}).get(record.phase)
    if word not in (ROUND_OVER_WORD, MATCH_OVER_WORD):
        return
    told.sentences.append(Sentence(f"{PLAIN}-event-round-over", {"round": int(record.round_number)}))
    for seat in range(record.seats):
        if points := int(record.round_scores[seat]):
            told.sentences.append(Sentence(f"{PLAIN}-event-scores", {"seat": seat, "points": points}))
    if word == MATCH_OVER_WORD:
        ending = Narration(PLAIN)
        tell_winners(ending, record, after.game.better)
        told.sentences.extend(ending.sentences)


def moves(before: View, after: View) -> Iterator[Move]:
    """Give each card that lies somewhere else than before, or that has been turned over where it lies.

    A card that is seen came from where it was seen; else it is one of those that were not seen, of its own zone first.
    """
    old, new = lying(before), lying(after)
    gone = {place: old[place] - new[place] for place in old}
    for place, cards in new.items():
        for card in (cards - old[place]).elements():
            found = source(gone, card, place)
            if found is not None:
                origin, left = found
                gone[origin][left] -= 1
                yield Move(card, origin, place)


def lying(view: View) -> dict[str, Counter[str | None]]:
    """Return the cards of each place: a zone, with a seat as in `hand:2` where seats have one."""
    return {
        zone["name"] if zone["seat"] is None else f"{zone['name']}:{zone['seat']}": Counter(zone["cards"])
        for zone in zones(view)
    }


def source(gone: dict[str, Counter[str | None]], card: str | None, place: str) -> tuple[str, str | None] | None:
    """Return from which place a card has come, and as what it is missed there; None if none is missed."""
    wanted = [card] if card is None else [card, None]
    for looks_like in wanted:
        for origin in (place, *gone):
            if gone[origin][looks_like] > 0:
                return origin, looks_like
    if card is None:
        return next(((origin, left) for origin in gone for left in +gone[origin]), None)
    return None
