"""Judgement that is learned: what a round is worth as it stands, from games of players who search.

Search plays against itself, with the judgement that it has by then, and what becomes of each position is what a small
network learns to foresee (expert iteration: Anthony, Tian and Barber 2017, "Thinking Fast and Slow with Deep Learning
and Tree Search").  `python -m biberbau.training.judging` writes the weights to where search reads them.
"""
