"""What stands out in a match of Biber Gang."""

from __future__ import annotations

from collections.abc import Iterator

from biberbau.core.moments import Counting, Feat, Kind, Step
from biberbau.games.biber_gang import phases
from biberbau.games.biber_gang.sheet import score_sheet
from biberbau.games.biber_gang.state import State


def feats(step: Step) -> Iterator[Feat]:
    """Count beavers that swim, and who ends rounds; after a round, what equal pairs took off and who had the most."""
    for seat, _ in step.said("swam"):
        yield Feat("swims", seat)
    for seat, _ in step.said("called-end"):
        yield Feat("calls", seat)
    record = step.after.read(State)
    if record.phase < phases.ROUND_OVER:
        return
    for seat in range(record.seats):
        sheet = score_sheet(record.display[seat].tolist())
        yield Feat("bonus", seat, -sum(bonus["points"] for bonus in sheet["bonuses"]))
        yield Feat("flood", seat, sheet["score"])


COUNTING = Counting((Kind("bonus"), Kind("swims"), Kind("calls", 2), Kind("flood", 30, single=True)), feats)
