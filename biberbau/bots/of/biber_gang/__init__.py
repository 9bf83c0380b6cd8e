"""What the players of Biber Gang know: habits, what columns are worth, memory, and how strong all this is."""
