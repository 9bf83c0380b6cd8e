"""Tests of what the players of Daumen Drauf! know."""
