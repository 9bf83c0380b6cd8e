### Reviews of matches, in English.

table-review-wait = do nothing
refusal-review-busy = Many matches are being reviewed just now. Try again in a few minutes.
refusal-review-too-many = { $most } of your matches are being reviewed already. The next one can begin when one of them is done.
refusal-review-too-long = This match is too long for a review: { $moments } decisions; at most { $most } are judged.
refusal-review-failed = This review could not be made. Whoever keeps the house finds the reason in its log.
refusal-review-not-done = There is no review of these decisions yet. It is made when somebody looks at it.
refusal-review-no-position = No position of this review begins after { $step } actions.
refusal-daily-no-day = There is no position of the day there: each of the four games has one for today and for the 29 days before.
refusal-daily-no-action = { $action } cannot be done in this position.
