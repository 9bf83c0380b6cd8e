"""Whole matches in a real browser.  A game takes part by registering a hand in `tests.browser.hands`."""
