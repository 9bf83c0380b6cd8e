"""Code that serves every game, written once against the contract and specialised for each game's rules."""
