"""The rulebooks, clause by clause."""
