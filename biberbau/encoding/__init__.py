"""Views and actions as numbers, as a network takes and gives them: rows of observations, and codes."""
