### What decisions have lost, week by week, in English.

web-progress = Progress by week
web-progress-from =
    { $matches ->
        [one] { $reviewed ->
            [0] Your match is not reviewed yet.
           *[other] Your match is reviewed.
        }
       *[other] { $reviewed } of your { $matches } matches are reviewed; only these count here.
    }
web-progress-under = Reviewed now: { $done } of { $count } …
web-progress-review =
    { $reviewed ->
        [0] { $count ->
            [one] Have it reviewed
           *[other] Have all { $count } reviewed
        }
       *[other] { $count ->
            [one] Have the other one reviewed
           *[other] Have the other { $count } reviewed
        }
    }
web-progress-sealed = { $count ->
    [one] One match waits until its challenge is ended: others may still play its cards.
   *[other] { $count } matches wait until their challenges are ended: others may still play their cards.
}
web-progress-stop = Stop
web-progress-measure = Measured in
web-progress-points = Points
web-progress-chance = Chance to win
web-progress-say = How much a decision has lost on average, beside the best action that could have been known. Less is better. Weeks count by when a match ended; after ± stands how far a mean may be off (95 % interval).
web-progress-say-points = Points can be compared between long and short matches.
web-progress-say-chance = In a match of many rounds a single decision counts less for the chance to win than in a short one.
web-progress-sum =
    { $matches ->
        [one] From one reviewed match
       *[other] From { $matches } reviewed matches
    } with { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }, { $fine } of them fine.
web-progress-mean-points = On average { $mean } { $within } points were lost with each.
web-progress-mean-chance = On average { $mean } { $within } % of the chance to win was lost with each.
web-progress-same = Between the latest week and those before no clear difference is to be seen.
web-progress-better-points = In the latest week it was less than before, by { $mean } ± { $half } points.
web-progress-better-chance = In the latest week it was less than before, by { $mean } ± { $half } %.
web-progress-worse-points = In the latest week it was more than before, by { $mean } ± { $half } points.
web-progress-worse-chance = In the latest week it was more than before, by { $mean } ± { $half } %.
web-progress-chart =
    Lost with a decision on average, { $count ->
        [one] in one week
       *[other] week by week, { $count } weeks
    }: { $last }{ $measure ->
        [chance] { " %" }
       *[other] { " points" }
    } in the latest one, { $mean } in all.
web-progress-chart-say = Lost with a decision, by week; the dates are Mondays. The bars are the intervals, the dashed line is the mean of all.
web-progress-few = A ring stands for fewer than { $few } decisions, which say little.
web-progress-weeks =
    { $count ->
        [one] This week in numbers
       *[other] All { $count } weeks in numbers
    }
web-progress-table = { $game }: week by week in numbers
web-progress-week = Week
web-progress-week-number = Week { $number }
web-progress-lost-points = Lost, points
web-progress-lost-chance = Lost, %
web-progress-decisions = Decisions
web-progress-fine = Fine
web-progress-matches = Matches
