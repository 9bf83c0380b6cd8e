"""What there is to forget: one module for each game in which something is, called as the game's package."""
