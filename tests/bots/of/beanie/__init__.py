"""Tests of what the players of Beanie know."""
