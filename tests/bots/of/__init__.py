"""Tests of what the players of each game know, game by game."""
