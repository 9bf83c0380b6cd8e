"""The laboratory of designers: what the rules of a table do to its matches, measured."""
