"""Old matches go on under their own rules: `python -m tests.versions` says where that is no longer so.

`released.json` has a digest of each version of a game's rules that a release has handed out, so that a log may hold
matches of it.  The check fails where such rules have changed, or are not here any more.  There are two ways out:

    python -m tests.versions --keep GAME    old matches would go otherwise: before the rules change, the package is kept
                                            as it is under its version, and the game gets the next one
    python -m tests.versions --same GAME    they go as they went: the rules of now are held against all that they
                                            printed before (`tests.unchanged`), and their digest is noted

`--release` notes the versions that the next release hands out for the first time.
"""
