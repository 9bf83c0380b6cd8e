"""Tests, in folders that mirror the modules; `rules`, `oracle`, `perft` and `golden` go by the rulebooks."""
