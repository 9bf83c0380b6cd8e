"""Trainings in stages: a later one begins with the player that an earlier one has made."""

from __future__ import annotations

from pathlib import Path

from biberbau.bots import BotError, Network, policy_digest, read_policy
from biberbau.core.game import Game
from biberbau.envs import Batch
from biberbau.training.plan import TrainingError


def read_parent(path: Path, game: Game) -> tuple[Network, str]:
    """Return the player in a policy file and the digest by which it is known; TrainingError unless it plays a game."""
    try:
        card, network = read_policy(path)
        batch = Batch(game, 1)
        network.check(batch.observations.shape[1], batch.codes)
    except BotError as error:
        raise TrainingError(f"{path} cannot be gone on from: {error}") from error
    if not card.is_of(game):
        raise TrainingError(f"{path} plays {card.game}/{card.version}, and this is {game.name}/{game.version}")
    return network, policy_digest(path)
