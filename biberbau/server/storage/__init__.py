"""The log of events, and the file in which it is kept."""
