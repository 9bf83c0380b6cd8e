"""Players that are trained here: from nothing to a policy file with its card.

A network learns to answer as a teacher does, in the positions that it gets into itself.  That is DAgger (Ross, Gordon
and Bagnell 2011, "A Reduction of Imitation Learning and Structured Prediction to No-Regret Online Learning").
"""

from biberbau.training.measuring import in_words, measure
from biberbau.training.plan import Plan, TrainingError
from biberbau.training.running import Length, train
from biberbau.training.stages import read_parent

__all__ = ["Length", "Plan", "TrainingError", "in_words", "measure", "read_parent", "train"]
