"""What the players of Daumen Drauf! know: habits, what cards are worth, belief, memory, and how strong all this is."""
