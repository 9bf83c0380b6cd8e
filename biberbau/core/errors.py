"""Everything that goes wrong on purpose has one base.

    BiberbauError
    ├── IllegalAction          a rule forbids the action; carries the Refusal                (ValueError)
    ├── NotationError          a text is no action or record                                 (ValueError)
    ├── PositionError          a text is no position                                         (ValueError)
    ├── OptionError            an option that the game does not have or take                 (ValueError)
    ├── ConstantError          a constant that a variant cannot change, or not so            (ValueError)
    ├── VariantError           a text that describes no variant                              (ValueError)
    ├── BudgetError            a text, or a number, that says no budget                      (ValueError)
    ├── MatchError             what is asked of a match cannot be, as it stands              (ValueError)
    ├── StoreError             a file of deals that belongs to another run                   (ValueError)
    ├── ArrayFileError         a file that does not hold the arrays that it should           (ValueError)
    ├── DatasetError           a folder that is no dataset, or another one                   (ValueError)
    ├── TrainingError          a training that cannot be, or not go on from what is there    (ValueError)
    ├── TextError              a message that no catalogue has                               (LookupError)
    ├── GameError              a game from outside the tree that does not keep the contract  (ValueError)
    ├── UnknownGame            a name that is no game's                                      (LookupError)
    │   └── UnknownVersion     a version of a game's rules that is not here
    ├── UnknownBot             a name that is no bot's, or not in that game                  (LookupError)
    ├── BotError               a bot that cannot be loaded, or does what it may not          (RuntimeError)
    ├── RivalError             a bot of an earlier version that cannot be run                (RuntimeError)
    ├── RayMissing             the extra for clusters is not installed                       (ImportError)
    ├── LogError               the log of events cannot do what was asked                    (server)
    │   ├── Conflict           somebody else has appended to a table
    │   ├── LogUnavailable     nothing can be read or written
    │   │   ├── HeldElsewhere  another process has the table
    │   │   ├── Foreign        a file that is none of Biberbau's
    │   │   └── ErasedDamaged  it cannot be read which names were erased
    │   └── SchemaTooNew       a newer program has made the store
    ├── TableBroken            a table in the log cannot be restored                         (server)
    │   └── TableTooNew        a later version has written to it
    │       └── GameNotHere    it plays a game whose package is not installed here
    ├── NotCompiled            rules are wanted for a look that nobody has compiled          (server)
    ├── BansDamaged            it cannot be read who is kept out                             (server)
    ├── CannotOpen             the door to the local network stays shut                      (server)
    ├── BadBasePath            a path beneath which a house cannot lie                       (ValueError)
    └── CannotServe            the server cannot start                                       (server)

Each also has the built-in base that Python's users expect, where there is one.
"""


class BiberbauError(Exception):
    """Something that Biberbau refuses or cannot do; the message is a sentence that says what and why."""


class GameError(BiberbauError, ValueError):
    """A game from outside the tree that cannot be played; the message says what is missing."""


class MatchError(BiberbauError, ValueError):
    """What is asked of a match cannot be, as it stands."""
