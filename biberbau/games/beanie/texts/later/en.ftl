### What a variant of Beanie may change.

beanie-constant-fewest_players = Players at least
beanie-constant-fewest_players-meaning = For how many it is at least.
beanie-constant-most_players = Players at most
beanie-constant-most_players-meaning = For how many it is at most. The pack has to be large enough for all of them.
beanie-constant-hand_size = Cards in hand
beanie-constant-hand_size-meaning = How many cards everybody is dealt.
beanie-constant-points_low = Low card
beanie-constant-points_low-meaning = What a card of a low rank counts that is left.
beanie-constant-points_high = High card
beanie-constant-points_high-meaning = What a card of a high rank counts that is left.
beanie-constant-points_wild = Beanie
beanie-constant-points_wild-meaning = What a beanie counts that is left.
beanie-constant-first_high = First high rank
beanie-constant-first_high-meaning = Which rank is the first that counts high, the ace being 1 and the king 13. 14: none.

## What they have to keep together

beanie-constants-too-few = { $cards } cards are too few for { $players } hands of { $hand }, which need { $least }

## Those that come with the house

beanie-variant-cheap-beanies = Cheap beanies
beanie-variant-cheap-beanies-asks = Who keeps a beanie that costs no more than a king?
beanie-variant-long-hands = Long hands
beanie-variant-long-hands-asks = How long does a round last with ten cards each?
