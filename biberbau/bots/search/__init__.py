"""A bot for every game: search of a tree of information sets over worlds redealt from a view."""
