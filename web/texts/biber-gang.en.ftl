### What the Biber Gang table says itself.  Names arrive as $name; $shown is a card or "face-down card" in words.

## Cards and places, for readers who hear the table

web-biber-gang-table = Table
web-biber-gang-place-own = { $shown }, yours, { biber-gang-slot }
web-biber-gang-place-other = { $shown }, { $name }, { biber-gang-slot }
web-biber-gang-pair-suffix = , pair
web-biber-gang-frozen-suffix = , frozen beaver pair
web-biber-gang-deck-place = Deck, { $count ->
    [one] one card
   *[other] { $count } cards
}
web-biber-gang-pile-place = Discard pile, { $shown } on top
web-biber-gang-pile-empty = Discard pile, empty
web-biber-gang-deck-empty = Deck, empty
web-biber-gang-hand-own = Drawn card: { $shown }
web-biber-gang-hand-other = Card drawn by { $name }: { $shown }
web-biber-gang-display-own = Your display, { $hidden } face down, open cards { $points }
web-biber-gang-display-other = Display of { $name }, { $hidden } face down, open cards { $points }
web-biber-gang-middle = Deck and discard pile
web-biber-gang-total = { $total ->
    [one] one point
   *[other] { $total } points
} so far
web-biber-gang-round = Round { $round } of { $rounds }

## What is asked now

web-biber-gang-prompt-dealing = The cards are being dealt.
web-biber-gang-prompt-opening = Choose two cards to turn up.
web-biber-gang-prompt-opening-second = Choose one more card.
web-biber-gang-prompt-opening-confirm = Turn these two up?
web-biber-gang-prompt-opening-waiting = Waiting for the others to choose …
web-biber-gang-prompt-draw = Your turn: draw a card.
web-biber-gang-prompt-place = Swap the { $card ->
    [B] beaver
   *[other] { $card }
} in, or refuse it.
web-biber-gang-prompt-place-swim = Swap the { $card } in, refuse it, or let a beaver swim.
web-biber-gang-prompt-keep = Swap the { $card ->
    [B] beaver
   *[other] { $card }
} in.
web-biber-gang-prompt-keep-swim = Swap the { $card } in, or let a beaver swim.
web-biber-gang-prompt-turn = Which face-down card do you turn up?
web-biber-gang-prompt-swim = Where does the beaver swim?
web-biber-gang-prompt-other-draw = { $name } draws …
web-biber-gang-prompt-other-decide = { $name } is thinking …
web-biber-gang-prompt-over = The round is over.
web-biber-gang-prompt-match-over = The match is over.
web-biber-gang-last-turn = Last turn!
web-biber-gang-tag-last = last turn
web-biber-gang-tag-caller = called the end
web-biber-gang-tag-opened = chosen
web-biber-gang-stall = No card turned up for { $turns ->
    [one] one turn
   *[other] { $turns } turns
}; at { $limit } the round ends.

## Buttons

web-biber-gang-button-open = Turn these two up
web-biber-gang-button-deck = Draw from the deck
web-biber-gang-button-pile = Take the { $card ->
    [B] beaver
   *[other] { $card }
}
web-biber-gang-button-turn = Refuse and turn a card
web-biber-gang-button-refuse = Refuse
web-biber-gang-button-back = Back

## Keys

web-biber-gang-key-arrows = walk from card to card
web-biber-gang-key-enter = choose the card
web-biber-gang-key-slots = your cards, top row 1 to 4, bottom row 5 to 8
web-biber-gang-key-deck = draw from the deck
web-biber-gang-key-pile = take from the discard pile, or put the drawn card there
web-biber-gang-key-refuse = refuse and turn nothing
web-biber-gang-key-turn = refuse and turn a card
web-biber-gang-key-hint = ask for a hint
web-biber-gang-key-escape = take back a choice not yet made
web-biber-gang-key-help = show these keys

## The score sheet

web-biber-gang-sheet-title = Round { $round } of { $rounds }
web-biber-gang-sheet-match = { $count ->
    [one] { $names } wins the match!
   *[other] { $names } win the match together!
}
web-biber-gang-sheet-match-you = You win the match!
web-biber-gang-sheet-best = Fewest points in this round: { $names }
web-biber-gang-sheet-display = Cards of { $name }
web-biber-gang-sheet-pair = Pair of { $value }
web-biber-gang-sheet-pair-short = { $value }–{ $value }
web-biber-gang-sheet-loose-column = { $points ->
    [one] one point
   *[other] { $points } points
}
web-biber-gang-sheet-loose = Loose cards
web-biber-gang-sheet-bonus = { $pairs ->
    [2] Two
    [3] Three
   *[4] Four
} pairs of { $value }
web-biber-gang-sheet-score = This round
web-biber-gang-sheet-total = Total
web-biber-gang-sheet-round = Round
web-biber-gang-sheet-ready = Next round
web-biber-gang-sheet-watching = The next round is dealt in a moment.

## How to play

web-biber-gang-how-title = How to play Biber Gang
web-biber-gang-how-aim = Swap cards, make pairs in your columns and let beavers swim. After all rounds the fewest points win.
web-biber-gang-how-you = Your display
web-biber-gang-how-display = Eight cards lie face down in front of you, and nobody knows them: two rows, four columns. Turn two of them up to begin. Whoever shows the largest sum starts.
web-biber-gang-how-turn = Your turn
web-biber-gang-how-draw = Draw the top card of the deck, which only you see, or take the top card of the discard pile. Then do one of these:
web-biber-gang-how-swap-open = Swap it with a face-up card
web-biber-gang-how-swap-open-text = The 11 goes to the discard pile, the 4 makes a pair.
web-biber-gang-how-swap-hidden = Swap it with a face-down card
web-biber-gang-how-swap-hidden-text = You do not look at it first: it goes face up to the discard pile, whatever it is.
web-biber-gang-how-turn-up = Refuse it and turn a card
web-biber-gang-how-turn-up-text = The drawn card goes to the discard pile. You turn up a face-down card of yours.
web-biber-gang-how-refuse = Refuse it
web-biber-gang-how-refuse-text = With only one face-down card left you may refuse and turn nothing.
web-biber-gang-how-beavers = The beavers
web-biber-gang-how-wild = Always a pair
web-biber-gang-how-wild-text = A beaver is worth what lies above or below it. So its column is a pair.
web-biber-gang-how-swim = A beaver swims
web-biber-gang-how-swim-text = You draw the 9 that the beaver stands for? Put it in the beaver’s place. The beaver swims to one of your face-down cards, and that card goes to the discard pile.
web-biber-gang-how-frozen = Two beavers freeze
web-biber-gang-how-frozen-text = Two face-up beavers in one column stay. At the end they count as the pair that helps you most.
web-biber-gang-how-end = The end of a round
web-biber-gang-how-end-text = When a player’s last face-down card has gone, every other player has one more turn. Then everything is turned up and scored.
web-biber-gang-how-score = Scoring
web-biber-gang-how-score-text = A pair, one above the other, counts nothing. Every other card counts its number. Several pairs of one value take points off:
web-biber-gang-how-bonus = { $pairs ->
    [2] Two pairs of one value: 10 points off
    [3] Three pairs of one value: 15 points off
   *[4] Four pairs of one value: 20 points off
}
web-biber-gang-how-side = Equal cards side by side are no pair.
