"""What stands out in a match of Daumen Drauf!."""

from __future__ import annotations

from collections.abc import Iterator

from biberbau.core.moments import Counting, Feat, Kind, Step
from biberbau.games.daumen_drauf import phases
from biberbau.games.daumen_drauf.sheet import score_sheet
from biberbau.games.daumen_drauf.state import State


def feats(step: Step) -> Iterator[Feat]:
    """Count parries and the cards of a trick; after a game, what was poisonous in the tricks and what was not."""
    for seat, _ in step.said("parries"):
        yield Feat("parries", seat)
    for seat, arguments in step.said("takes"):
        yield Feat("trick", seat, int(arguments["cards"]))
    record = step.after.read(State)
    if record.phase < phases.ROUND_OVER:
        return
    for seat in range(record.seats):
        sheet = score_sheet(record, seat)
        yield Feat("poison", seat, sheet["poisonous"])
        yield Feat("harmless", seat, sheet["harmless"])


COUNTING = Counting((Kind("poison"), Kind("harmless"), Kind("trick", 3, single=True), Kind("parries")), feats)
