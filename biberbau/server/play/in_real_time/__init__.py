"""Play in real time: everybody may act at every moment, and the table says who was first."""
