### Bots: what they are called at a table and how they play.

bot-uniform = Tumbling kit
bot-uniform-blurb = Does anything that is allowed, as dice fall. Good for a first look at the rules.
bot-careful = Careful dam builder
bot-careful-blurb = Plays as a sensible family does: pairs, low cards, beavers in good places, and an eye on the end.
bot-search = Far-sighted beaver
bot-search-blurb = Imagines thousands of ways the hidden cards may lie before each move. Knows no more than you do.
