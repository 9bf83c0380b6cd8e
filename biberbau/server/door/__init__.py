"""Who comes into the house, and by which address: the local network, names that are ours, links as pictures."""
