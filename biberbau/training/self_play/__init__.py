"""Learning by playing against oneself: what did better than was expected is done more often, with nobody to imitate.

That is a policy gradient with a critic (Schulman et al. 2017, "Proximal policy optimization algorithms").  The critic
is asked in training only and sees all cards, so that less of what a choice came to is taken for its doing (Yang et al.
2022, "PerfectDou: Dominating DouDizhu with Perfect Information Distillation").  Rudolph et al. 2025, "Reevaluating
policy gradient methods for imperfect-information games", found it as strong as methods made for such games, if choices
stay as mixed as they have to be.
"""
