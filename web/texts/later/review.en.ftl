### Reviews of matches, in English.

web-review-title = Review
web-review-whose = Whose decisions
web-review-watch = Look back at the match
web-review-watch-here = Look back from here
web-review-back = Back to all decisions
web-review-previous = The one before, which lost more
web-review-next = The next one
web-review-progress = How far the review is
web-review-begins = The review begins …
web-review-judged = { $judged } of { $total } decisions judged.
web-review-others = { $others ->
    [one] The house is making another review meanwhile.
   *[other] The house is making { $others } other reviews meanwhile.
}
web-review-sum = { $decisions ->
    [one] One decision,
   *[other] { $decisions } decisions,
} { $fine } of them fine.
web-review-per-decision-points = On average { $lost } points were lost with each.
web-review-per-decision-chance = On average { $lost } % of the chance to win was lost with each.
web-review-sure-points = Estimated from what could be known at each moment, in points of the { $deal ->
    [game] game
   *[round] round
}. After ± stands how far the estimate may be off: what lies within that is fine.
web-review-sure-chance = Estimated from what could be known at each moment, as the chance to win the match. After ± stands how far the estimate may be off: what lies within that is fine.
web-review-mattered = What mattered
web-review-nothing = Nothing was clearly lost. Well played!
web-review-nothing-yet = Nothing so far.
web-review-all = Show all { $count }
web-review-round = { $deal ->
    [game] Game { $round }
   *[round] Round { $round }
}
web-review-done = Played: { $action }
web-review-better = Better: { $action }
web-review-lost-points = Lost { $amount } points
web-review-lost-chance = Lost { $amount } % chance to win
web-review-seconded = Even so, the bot that thinks further ahead would have done what was done: these prices presume that everybody soon plays by habit.
web-review-seconded-briefly = The bot that thinks further ahead would also have done what was done.
web-review-fine = Fine
web-review-worth = What each action was worth
web-review-best = best
web-review-behind-points = { $amount } points
web-review-behind-chance = { $amount } % chance to win
web-review-worth-best = The best promised { $points } points against the mean of all seats, and a chance to win of { $chance } %.
web-review-how = How much worse the others were than the best:
web-review-was-done = played
web-review-chosen = your choice
web-review-more-actions = { $legal } actions were possible; the { $shown } most promising were looked at closely.
web-review-course = The chance to win
web-review-percent = { $chance } %
web-review-curve = The chance to win from decision to decision: { $first } at first, { $last } at the end.
web-review-curve-say = After each decision, as far as could be known. The dashed line is an equal share; a triangle marks where something was lost.
web-review-every = { $count ->
    [one] The one decision
   *[other] All { $count } decisions, one by one
}

## Luck and play

web-review-luck = Luck and play
web-review-luck-begins = What was luck is still being measured …
web-review-luck-none = What was luck cannot be told just now.
web-review-luck-match = { $complete ->
    [yes] The whole match, in points better or worse than the mean of all
   *[other] { $rounds ->
        [one] { $deal ->
            [game] The first game
           *[round] The first round
        }, in points better or worse than the mean of all
       *[other] The first { $rounds } { $deal ->
            [game] games
           *[round] rounds
        }, in points better or worse than the mean of all
    }
}
web-review-luck-rounds = { $deal ->
    [game] Game by game
   *[round] Round by round
}
web-review-luck-start = Start
web-review-luck-luck = Luck
web-review-luck-own = Own play
web-review-luck-others = Others’ play
web-review-luck-result = Result
web-review-luck-say = Start, luck, own play and others’ play add up to the result. Start is what the place at the table was worth, luck is what the cards did. Play is measured against a careful player: whoever decides as that one would has 0, however it ends.

## Trying again

web-try-title = Try again
web-try-place = Position { $number } of { $count }
web-try-back = Back
web-try-say = Here much was lost. What would you do? Play it on the table; then you see what each action was worth.
web-try-show = Show me
web-try-answer = The position and its answer
web-try-best = Yes: that is the best that was found.
web-try-fine = Fine: that is as good as the best, as far as anybody can tell.
web-try-worse = There is something better.
web-try-was-done = back then
web-try-same = That is what was done then, and it lost something.
web-try-far = That was not among the most promising.
web-try-next = Next position
web-try-end = Done
web-try-done = { $count ->
    [one] That was the one position.
   *[other] Those were all { $count } positions.
}
web-try-none = There is nothing to try again in this review.
web-try-none-of-all = There is nothing to try again yet. Have a match reviewed first: where most was lost, you can try again here.
web-try-all = Try again where most was lost
web-try-kinds-say = { $count ->
    [one] One position
   *[other] { $count } positions
} from your reviewed matches, by what the strongest reason against your choice is about.
web-try-looked = { $looked } of { $count } matches have been looked through.
web-try-further = { $count ->
    [one] Look through one more
   *[other] Look through { $count } more
}
web-try-every = Try all of them
web-try-count = { $count ->
    [one] 1 position
   *[other] { $count } positions
}
web-try-untold = No reason that was measured

# Luck and play of an evening.
web-evening-luck-measured = What was luck is being measured: { $done } of { $count } matches …
web-evening-luck-most = Most luck: { $lucky }. Best play: { $best }.
web-evening-luck-missing =
    { $count ->
        [one] One match is missing here:
       *[other] { $count } matches are missing here:
    }
web-evening-luck-together = All games together, in usual rounds
web-evening-luck-usual = Points of different games cannot be added up. So they are divided by what a round of the game usually brings or costs among careful players, in points: { $games }. 1 is as much as one usual round.
web-evening-luck-game = { $game }, { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }: points better than the mean of all
web-evening-luck-say = All of it is estimated, so small differences say nothing.
