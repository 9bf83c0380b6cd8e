### What a variant of Daumen Drauf! may change.

daumen-drauf-constant-fewest_players = Players at least
daumen-drauf-constant-fewest_players-meaning = For how many it is at least.
daumen-drauf-constant-most_players = Players at most
daumen-drauf-constant-most_players-meaning = For how many it is at most. There have to be numbers for all of them.
daumen-drauf-constant-extra_values = Further numbers
daumen-drauf-constant-extra_values-meaning = How many numbers more there are than players.
daumen-drauf-constant-hand_size = Cards in hand
daumen-drauf-constant-hand_size-meaning = How many cards are dealt, and to how many hands are filled.
daumen-drauf-constant-harmless = Harmless card
daumen-drauf-constant-harmless-meaning = What a harmless card counts in your tricks.
daumen-drauf-constant-poisonous = Poisonous card
daumen-drauf-constant-poisonous-meaning = What a poisonous card counts in your tricks.
daumen-drauf-constant-held = Card left in hand
daumen-drauf-constant-held-meaning = What every card counts that is left in your hand at the end.

## What they have to keep together

daumen-drauf-constants-too-many = { $players } players would play with the numbers to { $numbers }, and the cards end at { $values }
daumen-drauf-constants-too-few = { $cards } cards are too few for { $players } hands of { $hand }

## Those that come with the house

daumen-drauf-variant-double-venom = Double venom
daumen-drauf-variant-double-venom-asks = Who takes a trick when every snake counts twice?
daumen-drauf-variant-quick-thumbs = Quick thumbs
daumen-drauf-variant-quick-thumbs-asks = Is it still a game with three cards each?
