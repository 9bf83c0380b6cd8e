### The table of a game that an installed package brings.  Names arrive as $name, cards in words as $shown.

## Cards and places, for readers who hear the table

web-plain-table = Table
web-plain-middle = In the middle
web-plain-hand = Your cards
web-plain-chips = What can be done
web-plain-covered = A covered card
web-plain-covered-cards = { $count ->
    [one] one covered card
   *[other] { $count } covered cards
}
web-plain-empty = empty
web-plain-zone-of = { $you ->
    [yes] { $zone }, yours
   *[no] { $zone } of { $name }
}
web-plain-place = { $shown }, { $zone }
web-plain-may-suffix = , may be chosen
web-plain-fact = { $name }: { $value }
web-plain-total = { $total ->
    [one] one point
   *[other] { $total } points
} so far
web-plain-round = Round { $round }
web-plain-cards = { $count ->
    [0] No cards
    [one] One card
   *[other] { $count } cards
}

## What is asked now

web-plain-prompt-dealing = The cards are being dealt.
web-plain-prompt-own = It is your turn.
web-plain-prompt-chosen = And what goes with it?
web-plain-prompt-other = { $name } is to act …
web-plain-prompt-others = Others are to act …
web-plain-prompt-over = The round is over.
web-plain-prompt-match-over = The match is over.

## Keys

web-plain-key-arrows = From card to card
web-plain-key-enter = Choose the card, or put it back
web-plain-key-cards = Your cards from left to right
web-plain-key-actions = The buttons from left to right
web-plain-key-back = Put back what was chosen
web-plain-key-hint = A hint
web-plain-key-help = These keys

## The score sheet

web-plain-sheet-title = Round { $round }
web-plain-sheet-round = Round
web-plain-sheet-score = Points of this round
web-plain-sheet-total = Points so far
web-plain-sheet-cards = { $name }, points and cards
web-plain-sheet-match = { $count ->
    [one] { $names } wins the match!
   *[other] { $names } win the match together!
}
web-plain-sheet-match-you = You win the match!
web-plain-sheet-ready = Next round
web-plain-sheet-watching = The next round begins when all are ready.

## How to play

web-plain-how-table = At the table
web-plain-how-table-text = Touch a card: what can be done with it stands on the buttons above your cards, and what goes with it is lit. As soon as only one thing is left to be meant, it is done. Whatever is grey may be asked for all the same; the answer says why not.
web-plain-how-actions = What there is to do
web-plain-how-package = This game comes from a package that was installed in this house. How it is played in detail is in the rules that came with it.
