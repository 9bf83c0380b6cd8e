"""What the players of Biber-Mania know: habits, what cards are worth, belief, memory, and how strong all this is."""
