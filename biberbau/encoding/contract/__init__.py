"""What the environments ask of a game, beside its rules."""
