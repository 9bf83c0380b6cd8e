"""The arithmetic of action numbers, compiled."""

from __future__ import annotations

from biberbau.core.compilation import rule
from biberbau.games.beanie import numbering

wild_set_number = rule(numbering.wild_set_number)
read_wild_set = rule(numbering.read_wild_set)
placing_number = rule(numbering.placing_number)
wild_run_number = rule(numbering.wild_run_number)
read_wild_run = rule(numbering.read_wild_run)
read_placing = rule(numbering.read_placing)
