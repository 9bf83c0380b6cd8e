"""A table as its events made it, and what may happen to it.  No clock, no socket."""
