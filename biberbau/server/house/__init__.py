"""All tables of one server, and those of them that are awake."""
