"""Earlier versions of games, each whole and as it was: `biber_gang_1` is version 1 of Biber Gang.

Matches that were begun by them are played on and read by them, for as long as a log or a file may hold one.  A package
is put here by `make keep-rules`, with what its bots know (`biberbau.bots.of.earlier`) and how networks read it
(`biberbau.encoding.of.earlier`), and is not changed any more; what it says stands in the texts of the newest version.
"""
