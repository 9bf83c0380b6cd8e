"""Many matches in one call: what comes out among bots, and which of them plays better."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from biberbau.arena import ArenaResult, run_arena
from biberbau.arena.simulation import Simulated, Simulation
from biberbau.bots import BotMaker, Budget
from biberbau.core.errors import MatchError
from biberbau.core.game import Game
from biberbau.core.whole import threads_wanted, whole
from biberbau.games.variant import Variant, variant_of
from biberbau.library.bots import AnyBot, seated

SEEDS_END: Final = 2**62
MOST_MATCHES: Final = 2**31


def simulate(
    game: str | Game | Variant,
    bots: AnyBot | Sequence[AnyBot] = "uniform",
    seats: int | None = None,
    matches: int = 1000,
    seed: int = 0,
    options: Mapping[str, str | int] | None = None,
    budget: str | int | None = None,
    threads: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Simulated:
    """Let bots play many matches; match number k is dealt from seed + k.

    Args:
        game: one of `biberbau.GAMES`, or a variant (`biberbau.read_variant`).
        bots: a name, a path as in "module:Class", an object of one's own, or one of these for each seat.
        seats: how many play; left out, as many as there are bots, or as few as can.
        matches: how many; at least one.
        seed: that of the first match, from 0; the last one's is below 2**62.
        options: the table options that differ from the default, by name.
        budget: how long bots may think about a decision: playouts, or milliseconds as in "20ms".
        threads: left out, one for each core.  The outcome does not depend on it.
        progress: told how many more matches are done.

    Raises:
        UnknownGame, UnknownBot, BotError, OptionError, BudgetError: for what there is not.
        MatchError: for numbers of seats, bots or matches, and seeds, that cannot be.
    """
    chosen, texts, lineup, guests = prepared(game, bots, seats, options)
    matches = whole(matches, "the number of matches", 1, MOST_MATCHES)
    seed = first_seed(seed, matches)
    allowed = None if budget is None else Budget.parse(str(budget))
    return Simulation(chosen, lineup, texts, seed, matches, allowed, guests).run(threads_wanted(threads), progress)


def compare(
    game: str | Game | Variant,
    bots: Sequence[AnyBot],
    deals: int = 100,
    seed: int = 0,
    options: Mapping[str, str | int] | None = None,
    budget: str | int | None = None,
    threads: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> ArenaResult:
    """Find out which of the bots plays better: every deal is played in every rotation of the seats.

    The arguments are those of `simulate`, with a bot for each seat.  The result has for each bot its part of the wins
    and by how much it is better, with 95 % intervals.  Raises what `simulate` raises.
    """
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise MatchError(f"a comparison is between bots, one for each seat, as in ['careful', 'uniform'], not {bots!r}")
    chosen, texts, lineup, guests = prepared(game, bots, len(bots), options)
    deals = whole(deals, "the number of deals", 1, MOST_MATCHES)
    seed = first_seed(seed, deals)
    allowed = None if budget is None else Budget.parse(str(budget))
    return run_arena(chosen, lineup, deals, seed, texts, allowed, threads_wanted(threads), progress, guests=guests)


def first_seed(seed: int, deals: int) -> int:
    """Return the seed of the first of so many deals; MatchError where the last would have none, and begin anew at 0."""
    return whole(seed, "a seed", 0, SEEDS_END - deals)


def prepared(
    game: str | Game | Variant,
    bots: AnyBot | Sequence[AnyBot],
    seats: int | None,
    options: Mapping[str, str | int] | None,
) -> tuple[Game, dict[str, str], list[str], Mapping[str, BotMaker]]:
    """Return the game, the options as texts, a bot for each seat by name, and who makes those that are objects."""
    variant = variant_of(game)
    chosen = variant.game
    many = len(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) and len(bots) > 1 else variant.seats
    places = many if seats is None else seats
    chosen.check_seats(places)
    texts = variant.with_options(options)
    chosen.check_table(places, chosen.encode_options(texts).tolist())
    return chosen, texts, *seated(bots, places, chosen)
