"""Practice: seats learn from rounds of their own what to do without long thought (`biberbau.bots.contract.practice`).

`python -m biberbau.training.practising` writes what they have learned to where search reads it.
"""
