### What a variant of Biber Gang may change.

biber-gang-constant-fewest_players = Players at least
biber-gang-constant-fewest_players-meaning = For how many it is at least.
biber-gang-constant-most_players = Players at most
biber-gang-constant-most_players-meaning = For how many it is at most. There have to be cards for all of them.
biber-gang-constant-copies = Cards of each number
biber-gang-constant-copies-meaning = How often each number is in the deck.
biber-gang-constant-copies-name = { $name }
biber-gang-constant-beavers = Beavers
biber-gang-constant-beavers-meaning = How many beavers are in the deck.
biber-gang-constant-points = Points of each number
biber-gang-constant-points-meaning = What each number counts at the end.
biber-gang-constant-points-name = { $name }
biber-gang-constant-bonus = Bonus
biber-gang-constant-bonus-meaning = How many points several pairs of one value take off.
biber-gang-constant-bonus-name = { $name } pairs

## Those that come with the house

biber-gang-variant-gang-of-seven = Gang of seven
biber-gang-variant-gang-of-seven-asks = Is there room for one more?
biber-gang-variant-no-beavers = No beavers
biber-gang-variant-no-beavers-asks = What is left when nothing swims?
