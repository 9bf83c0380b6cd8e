"""Looking back at a match: what every decision was worth from what its seat knew, and what was luck.

`reviewing` goes through the decisions one after the other, `review` gives them all; docs/review.md says what their
numbers mean.
"""
