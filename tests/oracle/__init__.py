"""Second, slow and plain implementations of the rules, written from the rulebooks alone.

They share no line with `biberbau`, so that a mistake has to be made twice, in two shapes, to go unseen.
"""
