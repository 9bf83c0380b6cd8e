### Bots: what they are called at a table and how they play.

bot-uniform = Tumbling kit
bot-uniform-blurb = Does anything that is allowed, as dice fall. Good for a first look at the rules.
bot-careful = Careful dam builder
bot-careful-blurb = Plays as a sensible family does: with an eye on the cards, on the others, and on the end.
bot-careful-blurb-biber-gang = Plays as a sensible family does: pairs, low cards, beavers in good places, and an eye on the end.
bot-careful-blurb-daumen-drauf = Plays as a sensible family does: remembers heads, leaves the poison to others, and bluffs now and then.
bot-calm = Calm dam builder
bot-calm-blurb = Plays as a sensible family does, and takes time over it: needs a second or two to see what has happened.
bot-quick = Quick dam builder
bot-quick-blurb = Plays as a sensible family does, and fast: most of the time needs well under a second to see what has happened.
bot-search = Far-sighted beaver
bot-search-blurb = Imagines thousands of ways the hidden cards may lie before each move. Knows no more than you do.
bot-dreamer = Dreamy yearling
bot-dreamer-blurb = Thinks for a moment, then of water lilies. Misjudges a lot and remembers nothing.
bot-gnawer = Merry gnawer
bot-gnawer-blurb = Sees what is plain to see, misjudges some of the rest, and forgets half of it.
bot-feller = Practised woodcutter
bot-feller-blurb = Knows the craft. Small mistakes happen, large ones seldom.
bot-elder = Old lady of the lodge
bot-elder-blurb = Has seen every dam break. Forgets nothing and hardly ever misjudges.
bot-neighbour = Neighbour on a par
bot-neighbour-blurb = Plays as well as the others at the table: she goes by the score, and by how earlier matches have ended here.

## Why one action is better than another: points to one tenth, and how many cards are good.

bot-points = { $tenths ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $points }.{ $tenths } points
}
bot-one-card-in = { $odds ->
    [1] nearly every card
    [2] one card in two
    [3] one card in three
    [4] one card in four
    [5] one card in five
    [6] one card in six
   *[other] one card in { $odds }
}
bot-chance = { $percent ->
    [100] For sure
   *[other] With a chance of { $percent } %
}

## What is advised, beside the best of the other actions.

bot-beside-better = Better than “{ $other }” by { $amount } points on average.
bot-beside-even = “{ $other }” is about as good.
bot-beside-worse = If everybody goes on as usual, “{ $other }” is better by { $amount } points on average. Here judgements differ.
