"""What stands out in a match of Biber-Mania."""

from __future__ import annotations

from collections.abc import Iterator

from biberbau.core.moments import Counting, Feat, Kind, Step
from biberbau.games.biber_mania import phases
from biberbau.games.biber_mania.state import State

THEFTS = ("steal-display", "steal-stock", "steal-pile", "wish-granted")
STABS = ("stabs-display", "stab-at")


def feats(step: Step) -> Iterator[Feat]:
    """Count thefts, stabs and the cards of a group that is laid; after a round, the cards of the piles."""
    for word in THEFTS:
        for seat, _ in step.said(word):
            yield Feat("stolen", seat)
    for word in STABS:
        for seat, _ in step.said(word):
            yield Feat("stabs", seat)
    for seat, arguments in step.said("lays"):
        yield Feat("group", seat, len(str(arguments["card_list"]).split()))
    record = step.after.read(State)
    if record.phase >= phases.ROUND_OVER:
        for seat in range(record.seats):
            yield Feat("pile", seat, int(record.pile_count[seat]))


COUNTING = Counting((Kind("stolen"), Kind("stabs"), Kind("group", 3, single=True), Kind("pile", 5, single=True)), feats)
