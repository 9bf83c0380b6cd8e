"""Connections that came to one process and belong at a table of another, relayed over sockets in a private folder."""
