"""What compiled code asks of a game's players, module by module: their habits, their memory and what they believe.

Code for every game imports from here; `biberbau.bots.drivers.driver` replaces the imports by the modules that know the
game, as `biberbau.core.compilation.specialise` does with the rules.
"""
