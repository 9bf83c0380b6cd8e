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
