"""What compiled code asks of a game's players, module by module: their habits, their memory and what they believe.

Code for every game imports from here; `biberbau.core.specialising` replaces the imports by the modules that know the
game, as it does with the rules.
"""
