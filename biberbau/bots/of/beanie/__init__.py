"""What the players of Beanie know: habits, what they are made of, belief, memory, and how strong all this is."""
