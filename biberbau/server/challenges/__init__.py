"""The same deal for others: what of a match is shared, who plays it, what stays sealed, and how the results compare."""
