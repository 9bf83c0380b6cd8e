"""What a release of Biberbau printed, kept so that a later one can be held to it.

Each folder is named by the version that wrote it, and is never written again: it proves nothing about the code that
wrote it, and everything about what came after.  A game has three files there:

    GAME.matches     seeded random matches under every option: digests of all that each asked of the rules, action by
                     action, and the record of each match (`tests.unchanged.courses`)
    GAME.commands    what `legal`, `apply`, `replay` and `simulate` print, as it is (`tests.unchanged.commands`)
    GAME.choices     what every bot does in positions of matches (`tests.unchanged.choices`)

A digest that differs says where to look: its column names what was asked, its line the ten actions during which.

    python -m tests.unchanged NAME    writes a folder for a new version; one that is there is left alone
"""
