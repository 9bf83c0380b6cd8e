"""Tests of what the players of Biber Gang know."""
