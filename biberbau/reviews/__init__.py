"""Looking back at matches: what every decision was worth from what its seat knew, what was luck, and who seems strong.

`reviewing` goes through the decisions one after the other, `review` gives them all; docs/review.md says what their
numbers mean.
"""
