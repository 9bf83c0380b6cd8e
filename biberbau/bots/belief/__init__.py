"""What others' actions tell: one module for each game in which they tell something, called as the game's package."""
