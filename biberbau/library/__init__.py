"""The library as people import it: matches, bots, simulations and comparisons in few words.

`import biberbau` gives all of it by name (`biberbau.__all__`); what stands here is loaded when it is asked for.
"""
