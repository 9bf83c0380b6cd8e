"""What could count at once at Beanie, whatever others at long lines may have done before, judged from public things.

    python -m tests.server.uncontested [--matches 20] [--bot careful]

Only who has the turn draws, takes the pile or discards, so nobody wants the same.  But each of these changes what is
counted against a hand, and whoever goes out before makes it too late: in one order for all it may count at once only
where nobody else can go out before it.  Of such a seat everybody knows how many cards it holds, some of them, and which
cards lie elsewhere.  Counted is how often that is enough to say that no other seat can go out by one action more, and
by any number of them.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from unittest.mock import patch

from biberbau.arena import playing
from biberbau.bots import Bot
from biberbau.core.match import Match
from biberbau.games import game_named
from biberbau.games.beanie.notation import CARD_NAMES
from biberbau.games.beanie.picture import Picture, picture

GAME = "beanie"

OWN = ("draw", "pile", "discard")
"""What only the seat in turn may do."""

SET, RUN = range(3, 5), range(3, 14)
"""How many cards a set and a run have."""


def rank(card: str) -> str:
    """Return the rank of a card."""
    return card[:-1]


def fits_a_meld(shown: Picture) -> bool:
    """Whether a card more could go onto a meld."""
    return any(not meld["full"] for meld in shown["melds"])


def could_by_one(shown: Picture, seat: int) -> bool:
    """Whether a seat could go out by one action, as far as everybody knows."""
    hand = shown["hands"][seat]
    count, wild = hand["count"], shown["wild"]
    if count < SET.start:
        return count == 0 or (count == 1 and fits_a_meld(shown))
    elsewhere = {part["card"] for meld in shown["melds"] for part in meld["cards"]} | set(shown["pile"])
    elsewhere |= {card for number, other in enumerate(shown["hands"]) if number != seat for card in other["known"]}
    free = set(CARD_NAMES) - elsewhere
    beanies = {card for card in free if rank(card) == wild}
    held = {card for card in hand["known"] if rank(card) != wild}

    def fits(places: set[str]) -> bool:
        return held <= places and len((places & free) - beanies) + len(beanies) >= count

    ranks = [rank(card) for card in CARD_NAMES if card.endswith(CARD_NAMES[0][-1])]
    suits = sorted({card[-1] for card in CARD_NAMES})
    if count in SET and any(fits({one + suit for suit in suits}) for one in ranks):
        return True
    starts = range(len(ranks) - count + 1) if count in RUN else range(0)
    return any(fits({one + suit for one in ranks[start : start + count]}) for suit in suits for start in starts)


def could_by_some(shown: Picture, seat: int) -> bool:
    """Whether a seat could go out by any number of actions; with a meld of its own there is one to go on with."""
    return shown["hands"][seat]["count"] >= SET.start or fits_a_meld(shown)


def counted(seats: int, matches: int, bot: str) -> Counter[str]:
    """Let bots play, and count what could have counted at once."""
    seen, game, take = Counter[str](), game_named(GAME), playing.take

    def look_and_take(match: Match, seat: int, bot: Bot, action: int) -> None:
        kind = game.format_action(action).partition("-")[0]
        seen["all"] += 1
        if kind in OWN:
            shown, others = picture(match.view(None)), [other for other in range(seats) if other != seat]
            seen["own"] += 1
            seen["by one"] += not any(could_by_one(shown, other) for other in others)
            seen["by some"] += not any(could_by_some(shown, other) for other in others)
        take(match, seat, bot, action)

    with patch.object(playing, "take", look_and_take):
        for seed in range(matches):
            playing.play_bots(game, [bot] * seats, {"rounds": "5"}, seed, None)
    return seen


def main() -> int:
    """Count and print."""
    parser = argparse.ArgumentParser(description="Count what could count at once at Beanie.")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--bot", default="careful")
    chosen = parser.parse_args()
    for seats in (2, 3, 4):
        seen = counted(seats, chosen.matches, chosen.bot)
        parts = {name: f"{seen[name] / seen['all']:.1%}" for name in ("own", "by one", "by some")}
        print(
            f"{seats} seats, {seen['all']} actions: only the turn's own {parts['own']}; nobody else can go out before "
            f"it by one action {parts['by one']}, by any number {parts['by some']}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
