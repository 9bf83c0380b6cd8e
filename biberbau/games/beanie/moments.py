"""What stands out in a match of Beanie."""

from __future__ import annotations

from collections.abc import Iterator

from biberbau.core.moments import Counting, Feat, Kind, Step
from biberbau.games.beanie.state import SET, State

LAYS = ("lays-set", "lays-run")


def feats(step: Step) -> Iterator[Feat]:
    """Count who goes out, lays melds and takes beanies, how long a run grows, and how much of the pile is taken."""
    for seat, _ in step.said("beanie"):
        yield Feat("outs", seat)
    for word in LAYS:
        for seat, _ in step.said(word):
            yield Feat("melds", seat)
    for seat, _ in step.said("takes-beanie"):
        yield Feat("beanies", seat)
    for seat, arguments in step.said("takes-pile"):
        yield Feat("pile", seat, int(arguments["cards"]))
    old, new = step.before.read(State), step.after.read(State)
    for meld in range(int(new.meld_count)):
        cards = int(new.meld_cards[meld])
        if new.meld_kind[meld] != SET and (meld >= old.meld_count or cards != old.meld_cards[meld]):
            yield Feat("run", step.seat, cards.bit_count())


COUNTING = Counting(
    (Kind("outs"), Kind("run", 5, single=True), Kind("melds", 2), Kind("beanies"), Kind("pile", 6, single=True)), feats
)
