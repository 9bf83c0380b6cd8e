### Words of looking back that the first pages need.

web-replay-look = Look back
web-replay-paste = Look back at a record
web-replay-back = One step back
web-replay-forward = One step on
web-past = What just happened
web-past-end = To the present
web-matches = My matches
web-origin = This match goes on from a moment of another one.
web-origin-look = See that moment
