"""Habits of careful players, one module per game."""
