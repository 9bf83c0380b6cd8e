"""How many sequences of actions lead on from fixed positions: the oracle that a change of rules cannot slip past.

A file `<game>.perft` is TOML: `[[position]]` tables with `name`, `position` (a position of that game as text, in which
every card that matters is named) and `counts`, the number of action sequences of length 1, 2, 3 and so on.  When
several seats may act, the lowest acts first; in a game in real time whoever is first, so the actions of all count.
When chance has to decide, its last outcome comes out, so that a reshuffled deck keeps the order of the discards and the
last of the tied begins.  A finished round goes no further.

    python -m tests.perft             counts every position with the engine
    python -m tests.perft --oracle    also counts with the oracle of the game, which takes longer
    python -m tests.perft --freeze    writes the engine's counts into the files, where the oracle agrees
"""
