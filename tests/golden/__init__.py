"""Short playthroughs, made to be read: what was done, what everybody was told, and how the table looked.

A file holds its own input.  First come `#` lines that say what it shows; then the start, as indented lines under
`position:` (a position as text) or under `match:` (seats, seed and options of a new match); then the moves, each on a
line `> SEAT ACTION`, and `> next round`.  Everything else is output.

    python -m tests.golden            plays every file again and writes it
    python -m tests.golden --check    says which files would change
"""
