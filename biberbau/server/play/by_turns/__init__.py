"""Play by turns: one seat decides after another, or several are asked one question."""
