"""What whoever keeps the house asks and orders while it runs, over a socket in its data folder."""
