"""Tables, sockets and the log of events."""
