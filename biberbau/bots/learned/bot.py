"""The bot that a policy file is: of the codes that lead to a legal action, one that its network likes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from biberbau.bots.bot import Bot, Budget
from biberbau.bots.learned.mixing import drawn
from biberbau.bots.learned.policy_file import read_policy
from biberbau.bots.learned.whole_numbers import WholeNetwork
from biberbau.bots.own import BotError
from biberbau.bots.tempers import WAIT
from biberbau.core.chance import seed_generator
from biberbau.core.game import Game
from biberbau.core.view import View
from biberbau.encoding import schema

CODES: Final = "biberbau.encoding.contract.codes"
OBSERVING: Final = "biberbau.encoding.contract.observing"
SEEING: Final = "biberbau.bots.learned.seeing"


@dataclass(frozen=True)
class PolicyFile:
    """Makes the bot of a policy file, as `OwnBot` that of a module.  It can be pickled."""

    path: str

    def __call__(self, game: Game) -> Bot:
        """Read the file; BotError where it holds no player of this game."""
        return LearnedBot(self.path, game)


class LearnedBot:
    """A network that plays one game."""

    def __init__(self, path: str, game: Game) -> None:
        self.name = Path(path).stem
        self.card, self.network = read_policy(path)
        if game.variant:
            raise BotError(f"{path} was trained at {self.card.game}, and this is a variant: {game.called}")
        if not self.card.is_of(game):
            raise BotError(f"{path} plays {self.card.game}/{self.card.version}, and this is {game.name}/{game.version}")
        self.coding = game.keeper(CODES)
        self.seen_width = schema.width(game.keeper(OBSERVING).SEEN)
        parts = self.coding.MOST_PARTS > 1
        try:
            self.network.check(self.seen_width + parts * self.coding.CODES, self.coding.CODES)
        except BotError as error:
            raise BotError(f"{path} does not fit {game.name}: {error}") from error
        self.whole = WholeNetwork(self.network)
        self.compiled = game.driver(SEEING)

    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        """Return the action whose codes are liked best, one after the other, or by chance where the player mixes.

        No budget matters, and the seed to who mixes alone.
        """
        if view.seat is None:
            raise ValueError("nobody acts on the view of everybody")
        actions, part = view.actions, self.coding.part
        if not actions:
            return WAIT
        dice = np.zeros(1, np.uint64)
        seed_generator(dice, seed)
        row = np.zeros(len(self.network.scale), np.int16)
        self.compiled.observe_at(view.data, view.seat, row[: self.seen_width])
        for depth in range(self.coding.MOST_PARTS):
            paths = [part(action, depth) for action in actions]
            allowed = sorted(set(paths))
            if len(allowed) > 1:
                liked = self.whole.preferences(row)[allowed]
                code = allowed[drawn(liked, dice) if self.card.mixes else int(np.argmax(liked))]
                actions = [action for action, own in zip(actions, paths, strict=True) if own == code]
            if len(actions) == 1:
                break
            row[self.seen_width + paths[0] if len(allowed) == 1 else self.seen_width + code] = 1
        return actions[0]
