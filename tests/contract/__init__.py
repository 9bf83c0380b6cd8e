"""What every registered game has to keep.  A new game adds a line to `secrets.py` and `cards.py`, and no test."""
