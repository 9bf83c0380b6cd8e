"""Reviews of matches that are over: made beside play, slowly enough that no table feels it, and kept once done."""
