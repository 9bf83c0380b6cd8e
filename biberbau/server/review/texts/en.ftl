### Reviews of matches, in English.

refusal-review-busy = Many matches are being reviewed just now. Try again in a few minutes.
refusal-review-too-many = { $most } of your matches are being reviewed already. The next one can begin when one of them is done.
refusal-review-too-long = This match is too long for a review: { $moments } decisions; at most { $most } are judged.
refusal-review-failed = This review could not be made. Whoever keeps the house finds the reason in its log.
refusal-review-not-done = There is no review of these decisions yet. It is made when somebody looks at it.
refusal-review-no-position = No position of this review begins after { $step } actions.
refusal-daily-no-day = There is no position of the day there: each of the four games has one for today and for the 29 days before.
refusal-daily-no-action = { $action } cannot be done in this position.
refusal-report-off = This house makes no reports. On your own computer, biberbau report makes them.
refusal-report-busy = Many reports are waiting here already. Try again in a few minutes.
refusal-report-too-many = { $most } of your reports are being made already. The next one can begin when one of them is done.
refusal-report-too-often = So many reports at once are too much for this house: an address may ask for { $most } new ones within an hour. Those that are done can be had at once.
refusal-report-too-long = This report takes longer than the house has for one. Ask for fewer matches, or for rules with which a match ends sooner.
refusal-report-failed = This report could not be made. Ask for it once more; whoever keeps the house finds the reason in its log.
refusal-report-not-done = This report is not done yet.
refusal-report-impossible = Nothing can be played with these rules: { $problem }
refusal-report-seats = With these rules { $least } to { $most } can play, not { $seats }.
refusal-report-matches = A report of this house on matches of these players is about { $least } to { $most } of them.
refusal-report-players = A report is on matches of one of these: { $players }.
