"""What the judgement of Biber-Mania takes a lead for; told apart, for who lists the players loads no compiler."""

from __future__ import annotations

from typing import Final

STAKE: Final = 5.0
"""With so many points of a lead a win is e times as likely as a defeat: what is learned is mostly who wins."""
