"""How a table that is awake is played."""
