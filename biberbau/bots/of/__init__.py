"""What the players of each game know: one folder for each game, called as the game (`biberbau.bots.folders`)."""
