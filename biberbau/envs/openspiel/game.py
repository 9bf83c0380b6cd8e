"""An OpenSpiel game over our compiled rules.

Parameters: `players`; `chance`, "explicit" (a node for every event of chance, as when a deck is shuffled card by card)
or "sampled" (one node, whose outcome the game draws with `seed`; OpenSpiel cannot serialize such states of games in
Python); `actions`, "whole" or "codes", where no game has more than 1,024 of them (`biberbau.envs.openspiel.coding`);
with codes `memory`, for how many moments the tensor of an information state has room; and every table option by its
name.  A game is a whole match; its returns are the payoffs of all rounds, which
add up to zero.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from typing import Any, Final

import pyspiel

from biberbau.core.errors import GameError
from biberbau.core.game import Game
from biberbau.core.options import Option, OptionError
from biberbau.envs.openspiel.coding import ACTIONS
from biberbau.envs.openspiel.observer import BiberbauObserver
from biberbau.envs.openspiel.state import BiberbauState
from biberbau.envs.openspiel.table import Table
from biberbau.envs.openspiel.worlds import Worlds
from biberbau.games import game_named, game_names
from biberbau.games.variant import Variant, variant_of

LONGEST: Final = 200_000
"""More decisions than any match has; with a stall limit of 0 there is no bound."""
LARGEST_RETURN: Final = 10_000.0
"""More points than a match is ever worth."""


def short_name(game: Game) -> str:
    """Return the name by which OpenSpiel loads a game."""
    return f"biberbau_{game.name.replace('-', '_')}"


def as_parameter(option: Option, value: str) -> int | str:
    """Return a value of an option as OpenSpiel reads it: a number, where all of its values look like some."""
    return int(value) if all(map(str.isdigit, option.values)) else value


def parameters(game: Game) -> dict[str, Any]:
    """Return every parameter with its default."""
    options = {option.key: as_parameter(option, option.default) for option in game.options}
    return {"players": game.seats[0], "chance": "explicit", "seed": 0, "actions": ACTIONS[0], "memory": 0, **options}


def game_type(game: Game, sampled: bool, remembers: bool = False) -> pyspiel.GameType:
    """Return what OpenSpiel has to know about a game; before it is loaded, that is by the defaults."""
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Biberbau: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if sampled else modes.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=remembers,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(game),
    )


class BiberbauGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types: to mypy its classes are Any.
    """One game with its options."""

    def __init__(
        self, game: Game, given: Mapping[str, Any] | None = None, worlds: Worlds | None = None, one_round: bool = False
    ) -> None:
        """ValueError for a number of players, OptionError for options or parameters, that the game does not take.

        With `worlds` the game begins by chance choosing one of them; with `one_round` it ends with the round instead of
        the match.
        """
        known = parameters(game)
        for key in given or {}:
            # `pyspiel.load_game` asks so by itself; what is misspelt would be a game of the usual options.
            if key not in known:
                raise OptionError(f"there is no parameter {key}; there are {', '.join(sorted(known))}")
        chosen = {**known, **(given or {})}
        if chosen["chance"] not in ("explicit", "sampled"):
            raise ValueError(f"chance is explicit or sampled, not '{chosen['chance']}'")
        if chosen["actions"] not in ACTIONS:
            raise ValueError(f"actions are whole or codes, not '{chosen['actions']}'")
        coded, memory = chosen["actions"] == "codes", chosen["memory"]
        if memory < 0 or (memory and not coded):
            raise ValueError(f"a memory of {memory} moments cannot be; there are some with actions=codes alone")
        options = {option.key: str(chosen[option.key]) for option in game.options}
        sampled = chosen["chance"] == "sampled"
        self.table = Table(game, chosen["players"], options, sampled, chosen["seed"], coded, memory)
        self.table.worlds, self.table.one_round = worlds, one_round
        # No event of chance has more outcomes than the first card of a shuffle, or a draw among all seats.
        outcomes = max(
            game.engine.chance_size_at(self.table.start, 0), self.table.seats, 0 if worlds is None else len(worlds)
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.coding.count if self.table.coding else game.action_count,
            max_chance_outcomes=1 if self.table.sampled and worlds is None else outcomes,
            num_players=self.table.seats,
            min_utility=-LARGEST_RETURN,
            max_utility=LARGEST_RETURN,
            utility_sum=0.0,
            max_game_length=LONGEST * (self.table.coding.codes.MOST_PARTS if self.table.coding else 1),
        )
        super().__init__(game_type(game, sampled, remembers=memory > 0), info, chosen)

    def new_initial_state(self) -> BiberbauState:
        """Return the start of a match, with the first deal pending."""
        return BiberbauState(self, self.table)

    def make_py_observer(self, kind: Any = None, given: Any = None) -> BiberbauObserver:
        """Return an observer; ValueError for parameters, of which there are none."""
        if given:
            raise ValueError(f"observers take no parameters, but there are {given}")
        return BiberbauObserver(self.table, kind or pyspiel.IIGObservationType(perfect_recall=False))


def load(game: str | Game | Variant, **given: Any) -> BiberbauGame:
    """Return the OpenSpiel game of any game, by its name or itself, registered or not, or of a variant.

    UnknownGame for a name that there is not, and what `BiberbauGame` raises.
    """
    variant = variant_of(game)
    options = {
        option.key: as_parameter(option, variant.options[option.key])
        for option in variant.game.options
        if option.key in variant.options
    }
    return BiberbauGame(variant.game, {"players": variant.seats, **options, **given})


def loader(game: Game) -> type[BiberbauGame]:
    """Return the class that OpenSpiel makes when it loads a game by name.

    It has to be a class: OpenSpiel lets go of it after Python's end, and a function would then be taken down without an
    interpreter, with a crash.
    """

    class Loaded(BiberbauGame):
        def __init__(self, given: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, given)

    return Loaded


def register() -> None:
    """Make every game known to `pyspiel.load_game`, those of installed packages too; those it knows already stay.

    A package whose game cannot be played is passed over: who loads that game by name learns that there is none.
    """
    known = pyspiel.registered_names()
    for name in game_names():
        with contextlib.suppress(GameError):
            game = game_named(name)
            if short_name(game) not in known:
                pyspiel.register_game(game_type(game, sampled=False), loader(game))
