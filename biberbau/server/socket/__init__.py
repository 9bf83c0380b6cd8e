"""Connections: the wire under each, what it may cost, and the door through which they come."""
