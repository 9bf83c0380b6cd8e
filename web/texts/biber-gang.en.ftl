### What the Biber Gang table says itself.  Names arrive as $name; $shown is a card or "face-down card" in words.

## Cards and places, for readers who hear the table

web-gang-table = Table
web-gang-place-own = { $shown }, yours, { biber-gang-slot }
web-gang-place-other = { $shown }, { $name }, { biber-gang-slot }
web-gang-pair-suffix = , pair
web-gang-frozen-suffix = , frozen beaver pair
web-gang-deck-place = Deck, { $count ->
    [one] one card
   *[other] { $count } cards
}
web-gang-pile-place = Discard pile, { $shown } on top
web-gang-pile-empty = Discard pile, empty
web-gang-deck-empty = Deck, empty
web-gang-hand-own = Drawn card: { $shown }
web-gang-hand-other = Card drawn by { $name }: { $shown }
web-gang-display-own = Your display, { $hidden } face down
web-gang-display-other = Display of { $name }, { $hidden } face down
web-gang-middle = Deck and discard pile
web-gang-total = { $total ->
    [one] one point
   *[other] { $total } points
} so far
web-gang-round = Round { $round } of { $rounds }

## What is asked now

web-gang-prompt-opening = Choose two cards to turn up.
web-gang-prompt-opening-second = Choose one more card.
web-gang-prompt-opening-confirm = Turn these two up?
web-gang-prompt-opening-waiting = Waiting for the others to choose …
web-gang-prompt-draw = Your turn: draw a card.
web-gang-prompt-place = Swap the { $card ->
    [B] beaver
   *[other] { $card }
} in, or refuse it.
web-gang-prompt-place-swim = Swap the { $card } in, refuse it, or let a beaver swim.
web-gang-prompt-turn = Which face-down card do you turn up?
web-gang-prompt-swim = Where does the beaver swim?
web-gang-prompt-other-draw = { $name } draws …
web-gang-prompt-other-decide = { $name } is thinking …
web-gang-prompt-over = The round is over.
web-gang-prompt-match-over = The match is over.
web-gang-last-turn = Last turn!
web-gang-tag-last = last turn
web-gang-tag-caller = called the end
web-gang-tag-opened = chosen
web-gang-stall = No card turned up for { $turns } turns; at { $limit } the round ends.

## Buttons

web-gang-button-open = Turn these two up
web-gang-button-deck = Draw from the deck
web-gang-button-pile = Take the { $card ->
    [B] beaver
   *[other] { $card }
}
web-gang-button-turn = Refuse and turn a card
web-gang-button-refuse = Refuse
web-gang-button-back = Back
web-gang-button-close = Close

## Keys

web-gang-key-arrows = walk from card to card
web-gang-key-enter = choose the card
web-gang-key-slots = your cards, top row 1 to 4, bottom row 5 to 8
web-gang-key-deck = draw from the deck
web-gang-key-pile = take from the discard pile, or put the drawn card there
web-gang-key-refuse = refuse and turn nothing
web-gang-key-turn = refuse and turn a card
web-gang-key-hint = ask for a hint
web-gang-key-escape = take back a choice not yet made
web-gang-key-help = show these keys

## The score sheet

web-gang-sheet-title = Round { $round } of { $rounds }
web-gang-sheet-match = { $count ->
    [one] { $names } wins the match!
   *[other] { $names } win the match together!
}
web-gang-sheet-match-you = You win the match!
web-gang-sheet-best = Fewest points in this round: { $names }
web-gang-sheet-display = Cards of { $name }
web-gang-sheet-pair = Pair of { $value }
web-gang-sheet-pair-short = { $value }–{ $value }
web-gang-sheet-loose-column = { $points ->
    [one] one point
   *[other] { $points } points
}
web-gang-sheet-loose = Loose cards
web-gang-sheet-bonus = { $pairs ->
    [2] Two
    [3] Three
   *[4] Four
} pairs of { $value }
web-gang-sheet-score = This round
web-gang-sheet-total = Total
web-gang-sheet-round = Round
web-gang-sheet-ready = Next round
web-gang-sheet-watching = The next round is dealt in a moment.

## How to play

web-gang-how-title = How to play Biber Gang
web-gang-how-aim = Swap cards, make pairs in your columns and let beavers swim. After all rounds the fewest points win.
web-gang-how-you = Your display
web-gang-how-display = Eight cards lie face down in front of you, and nobody knows them: two rows, four columns. Turn two of them up to begin. Whoever shows the largest sum starts.
web-gang-how-turn = Your turn
web-gang-how-draw = Draw the top card of the deck, which only you see, or take the top card of the discard pile. Then do one of these:
web-gang-how-swap-open = Swap it with a face-up card
web-gang-how-swap-open-text = The 11 goes to the discard pile, the 4 makes a pair.
web-gang-how-swap-hidden = Swap it with a face-down card
web-gang-how-swap-hidden-text = You do not look at it first: it goes face up to the discard pile, whatever it is.
web-gang-how-turn-up = Refuse it and turn a card
web-gang-how-turn-up-text = The drawn card goes to the discard pile. You turn up a face-down card of yours.
web-gang-how-refuse = Refuse it
web-gang-how-refuse-text = With only one face-down card left you may refuse and turn nothing.
web-gang-how-beavers = The beavers
web-gang-how-wild = Always a pair
web-gang-how-wild-text = A beaver is worth what lies above or below it. So its column is a pair.
web-gang-how-swim = A beaver swims
web-gang-how-swim-text = You draw the 9 that the beaver stands for? Put it in the beaver's place. The beaver swims to one of your face-down cards, and that card goes to the discard pile.
web-gang-how-frozen = Two beavers freeze
web-gang-how-frozen-text = Two face-up beavers in one column stay. At the end they count as the pair that helps you most.
web-gang-how-end = The end of a round
web-gang-how-end-text = When a player's last face-down card has gone, every other player has one more turn. Then everything is turned up and scored.
web-gang-how-score = Scoring
web-gang-how-score-text = A pair, one above the other, counts nothing. Every other card counts its number. Several pairs of one value take points off:
web-gang-how-bonus = { $pairs ->
    [2] Two pairs of one value: 10 points off
    [3] Three pairs of one value: 15 points off
   *[4] Four pairs of one value: 20 points off
}
web-gang-how-side = Equal cards side by side are no pair.
