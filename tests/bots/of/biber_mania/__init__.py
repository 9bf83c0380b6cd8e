"""Tests of what the players of Biber-Mania know."""
