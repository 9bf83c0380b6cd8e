### Words of looking back that the first pages need.

web-replay-look = Look back
web-replay-paste = Look back at a record
web-replay-back = One step back
web-replay-forward = One step on
web-past = What just happened
web-past-end = To the present
web-matches = My matches
web-club = The same cards at several tables
web-daily = Position of the day
web-origin = This match goes on from a moment of another one.
web-origin-look = See that moment
web-earlier-rules-say = This match goes by the rules that it began with. The next one at this table has those of today, which are in the rulebook.

## The same cards for others

web-challenge = Challenge others
web-challenge-offer = Others play the same cards against the same bots, and you compare.
web-challenge-compare = Compare with the others
web-challenge-cards = The cards of this match are a challenge.
web-challenge-uncounted = Somebody at this table has played these cards before, so this match is not compared.
