### What a variant of Biber-Mania may change.

biber-mania-constant-fewest_players = Players at least
biber-mania-constant-fewest_players-meaning = For how many it is at least.
biber-mania-constant-most_players = Players at most
biber-mania-constant-most_players-meaning = For how many it is at most. The deck has to be large enough for all of them.
biber-mania-constant-numbers = Cards of each number
biber-mania-constant-numbers-meaning = How often each number is in the usual deck. 0: not at all.
biber-mania-constant-numbers-name = { $name }
biber-mania-constant-actions = Action cards
biber-mania-constant-actions-meaning = How often each action card is in the usual deck.
biber-mania-constant-actions-name = { biber-mania-card-name }
biber-mania-constant-jokers = Jokers
biber-mania-constant-jokers-meaning = How many jokers are in the usual deck.
biber-mania-constant-hand_size = Cards in hand
biber-mania-constant-hand_size-meaning = How many cards everybody is dealt, up to four players.
biber-mania-constant-small_hand_size = Cards in hand of five
biber-mania-constant-small_hand_size-meaning = How many cards everybody is dealt with five players.
biber-mania-constant-display_size = Display
biber-mania-constant-display_size-meaning = How many cards make a full display.
biber-mania-constant-stock_size = Stock
biber-mania-constant-stock_size-meaning = How many cards make a full stock.
biber-mania-constant-on_pile = Card on your pile
biber-mania-constant-on_pile-meaning = What each card on your own pile counts.
biber-mania-constant-in_hand = Card in your hand
biber-mania-constant-in_hand-meaning = What each card counts that is left in your hand.
biber-mania-constant-target = Any target
biber-mania-constant-target-meaning = How many points win a match of collected points. 0: as the table option says.
biber-mania-constant-first_player = Who begins
biber-mania-constant-first_player-meaning = Which seat begins the first round, counted from 1. 0: chance picks.

## What they have to keep together

biber-mania-constants-first = seat { $first } would begin, and perhaps only { $fewest } play
biber-mania-constants-too-many = { $cards } cards are too many: a deck has at most { $most }

## Those that come with the house

biber-mania-variant-little-mania = Little Mania
biber-mania-variant-little-mania-asks = How small can deck and hands be?
biber-mania-variant-numbers-only = Numbers only
biber-mania-variant-numbers-only-asks = What are the action cards good for?
