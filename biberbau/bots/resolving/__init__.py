"""Small games at the end of a round, solved: what is to be mixed is mixed.

A search looks for the best action against others who are as it thinks; whoever knows that foresees it.  Here the rest
of the round, if it is small enough, is a game of its own (subgame solving): in all worlds that fit what everybody knew
when it began (`worlds`), with all that can follow (`tree`), both seats learn what not to regret (`regrets`).  What they
do on average comes near an equilibrium, and the mixture that it plays in the situation at hand is drawn from.

To solve the rest of a game at each decision anew is continual re-solving (Moravčík et al. 2017, "DeepStack:
Expert-level artificial intelligence in heads-up no-limit poker"); Zhang and Sandholm 2025, "General search techniques
without common knowledge for imperfect-information games, and application to superhuman Fog of War chess", solve small
trees of sampled worlds at the root in this way.  Both hold the opponent to what they could have had elsewhere; here the
game begins earlier instead, as far back as it fits, mostly at the beginning of the trick.
"""
