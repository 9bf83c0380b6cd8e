### Reports on variants, in English: what is measured, and what is said of it.

laboratory-first-seat = first seat wins more
laboratory-first-seat-definition = the first seat's part of the wins less one seat's fair part
laboratory-first-points = first seat, points
laboratory-first-points-definition = how much better the first seat's total is than the mean of all
laboratory-length = length
laboratory-length-definition = all decisions of a match
laboratory-rounds = rounds
laboratory-rounds-definition = rounds of a match
laboratory-lead-changes = lead changes
laboratory-lead-changes-definition = how often somebody else leads after a round; a tie leaves the lead where it was
laboratory-drama = drama
laboratory-drama-definition = by how much the later winner is behind, on average after each round but the last
laboratory-security = security
laboratory-security-definition = part of the rounds after which the winner leads for good
laboratory-comeback = comebacks
laboratory-comeback-definition = matches won by somebody who was last after half of the rounds
laboratory-spread = spread
laboratory-spread-definition = between the first and the last at the end
laboratory-margin = margin
laboratory-margin-definition = between the first and the second at the end
laboratory-convergence = convergence
laboratory-convergence-definition = actions in the last quarter of a round for each in its first quarter
laboratory-choices = actions to choose from
laboratory-choices-definition = legal actions at a decision
laboratory-forced = forced decisions
laboratory-forced-definition = decisions with a single legal action
laboratory-downtime = downtime
laboratory-downtime-definition = decisions of others between two of the same seat in a round
laboratory-first-decision = first decision
laboratory-first-decision-definition = decisions before the first one of whoever waits longest for it
laboratory-bluffs = bluffs
laboratory-bluffs-definition = how often somebody bluffs who can bluff and need not: at Daumen Drauf! a poisonous snake under the thumb whose twin not all others have seen
laboratory-bluff-gain = what a bluff pays
laboratory-bluff-gain-definition = by how much a bluff is worth more than the best action that feigns nothing, from what the seat knew
laboratory-no-bluffs = There are no bluffs to measure: no action of this game pretends anything.
laboratory-endless = without an end
laboratory-endless-definition = matches with a round that was not over after 10,000 decisions, or with more than 1,000 rounds; what is measured by matches is about the others
laboratory-good-actions = good actions
laboratory-good-actions-definition = actions of a decision that are within half a point of the best
laboratory-stake = stake of a decision
laboratory-stake-definition = what an action chosen blindly would lose of a decision, on average
laboratory-luck = luck
laboratory-luck-definition = part of the variance of the first seat's results that goes when luck is taken away
laboratory-skill-gnawer = skill, second level
laboratory-skill-gnawer-definition = wins of the merry gnawer alone among the weakest level, in each seat in turn; fair would be 100 % shared by the seats
laboratory-skill-feller = skill, third level
laboratory-skill-feller-definition = wins of the practised woodcutter alone among the weakest level, with the same deals
laboratory-skill = skill, strongest level
laboratory-skill-definition = wins of the old lady of the lodge alone among the weakest level, with the same deals

laboratory-unit-points = points
laboratory-unit-decisions = decisions
laboratory-unit-rounds = rounds
laboratory-unit-times = times
laboratory-unit-actions = actions

laboratory-verdict-needed = needed
laboratory-verdict-idle = idle
laboratory-verdict-unused = never used
laboratory-verdict-harmful = harmful
laboratory-verdict-unclear = unclear
laboratory-verdict-forced = forced

## What stands out.  `side` is more or less, `size` how much.

laboratory-flag-first-seat = The first seat wins { $side ->
    [less] less
   *[more] more
 } often than its fair part: { $size } %.
laboratory-flag-first-points = The first seat gets { $side ->
    [less] fewer
   *[more] more
 } points than the others: { $size } on average.
laboratory-flag-endless = Matches do not end: { $size } % of them were given up.
laboratory-flag-idle = Nobody would miss { $kind }: who never uses it loses less than a point.
laboratory-flag-unused = Nobody would miss { $kind }: it was never used.
laboratory-flag-harmful = { $kind } does harm: who never uses it gets more points.
laboratory-flag-card-idle = Nobody would miss the card { $kind }: who never uses it loses less than a tenth of a point.
laboratory-flag-card-unused = Nobody would miss the card { $kind }: it was never used.
laboratory-flag-card-harmful = The card { $kind } does harm: who never uses it gets more points.
laboratory-flag-none = Nothing stands out.

## Around the figures.

laboratory-thinking = { $bots } with { $budget } a decision
laboratory-playouts = { $budget } playouts
laboratory-heading = { $matches } matches of { $bots } from seed { $seed }, 95 % intervals
laboratory-page-kinds = Kinds of actions
laboratory-page-cards = Kinds of card
laboratory-page-measures = What is measured
laboratory-page-differences = The second less the first
laboratory-seat = seat
laboratory-seat-wins = wins more, %
laboratory-seat-points = points more
laboratory-seat-first = decisions before its first
laboratory-seat-none = none
laboratory-kind = kind of action
laboratory-possible = possible
laboratory-taken = taken
laboratory-card = kind of card
laboratory-used = used
laboratory-cost = points lost without it
laboratory-not-tried = not tried
laboratory-compared = the second less the first, match by match
laboratory-differs = differs
laboratory-alike = no difference seen
