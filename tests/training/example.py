"""The example of `docs/own-bots.md` for real: `python -m tests.training.example` trains for eight minutes.

It fails unless the player then wins 95 % against chance, and a quarter against habits, where equal would be half.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from biberbau.bots import read_policy

WANTED = {"uniform": 0.95, "careful": 0.25}
COMMAND = ("train", "biber-gang", "--minutes", "8", "--deals", "500")


def main() -> int:
    """Train, print what is said of the player, and return whether it is too weak."""
    with TemporaryDirectory() as folder:
        policy = Path(folder) / "gang.npz"
        subprocess.run([sys.executable, "-m", "biberbau", *COMMAND, "--out", str(policy)], check=True)
        card, _ = read_policy(policy)
    print(card.training)
    shares = {}
    for told in card.strength.split("; "):
        print(told)
        share, opponent = told.partition(" (")[0].split(" of the wins against ")
        shares[opponent] = float(share.split()[0])
    return int(any(shares[opponent] < least for opponent, least in WANTED.items()))


if __name__ == "__main__":
    sys.exit(main())
