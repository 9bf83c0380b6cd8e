### What the table of Daumen Drauf! says itself.  Names arrive as $name; $shown is a card in words.

## Cards and places, for readers who hear the table

web-thumb-table = Table
web-thumb-middle = Trick and stack
web-thumb-hand = Your hand
web-thumb-place-own = { $shown }, in your hand
web-thumb-shows-suffix = , may be shown
web-thumb-parries-suffix = , the twin, parries
web-thumb-place-thumb = { $shown }, under { $you ->
    [yes] your thumb
   *[no] the thumb of { $name }
}
web-thumb-place-laid = { $shown }, laid open by { $you ->
    [yes] you
   *[no] { $name }
}
web-thumb-last-suffix = , shown last
web-thumb-place-hand = Hand of { $name }, { $count ->
    [one] one card
   *[other] { $count } cards
}
web-thumb-place-pile = { $you ->
    [yes] Your taken tricks
   *[no] Taken tricks of { $name }
}, { $count ->
    [0] none
    [one] one card
   *[other] { $count } cards
}
web-thumb-place-stack = Stack, { $count ->
    [0] used up
    [one] one card
   *[other] { $count } cards
}
web-thumb-seat = { $name }, { $standing }
web-thumb-total = { $total ->
    [one] one point
   *[other] { $total } points
} so far
web-thumb-round = Game { $round } of { $rounds }
web-thumb-rung = { $rank ->
    [1] Weakest colour
    [2] Middle colour
   *[3] Strongest colour
}: { $colour ->
    [none] not shown yet
   *[other] { daumen-drauf-colour }
}
web-thumb-rank-1 = weakest
web-thumb-rank-2 = middle
web-thumb-rank-3 = strongest
web-thumb-standing-leads = leads
web-thumb-standing-shown = highest
web-thumb-standing-asked = parries?
web-thumb-standing-turn = decides
web-thumb-standing-waits = to come
web-thumb-standing-passed = passed
web-thumb-standing-takes = takes
web-thumb-standing-empty = no cards

## What is asked now

web-thumb-prompt-dealing = The cards are being dealt.
web-thumb-prompt-lead = You lead: show any card.
web-thumb-prompt-other-lead = { $name } leads …
web-thumb-prompt-turn = Beat the { $shown }, parry or pass.
web-thumb-prompt-other-turn = The { $shown }: { $name } decides …
web-thumb-prompt-window = Parry the { $shown }, or let it pass?
web-thumb-prompt-window-let = You let it pass. Others still think …
web-thumb-prompt-window-own = Does anybody parry your { $shown }?
web-thumb-prompt-window-other = Others may parry the { $shown } …
web-thumb-prompt-over = The game is over.
web-thumb-prompt-match-over = The match is over.
web-thumb-take-lift = { $you ->
    [yes] Thumbs up! You take
   *[no] Thumbs up! { $name } takes
}
web-thumb-take-plain = { $you ->
    [yes] You take the trick
   *[no] { $name } takes the trick
}
web-thumb-take-parry = { $you ->
    [yes] Parried! You take
   *[no] Parried! { $name } takes
}
web-thumb-tally = { $harmless } harmless, { $poisonous } poisonous, { $unseen } unseen

## A closer look

web-thumb-closer-card = { $you ->
    [yes] Your card
   *[no] Card of { $name }
}
web-thumb-closer-thumb = A thumb is on its head: only its owner, and whoever holds the twin, knows whether it bites.
web-thumb-closer-known = You know: it is { $poison ->
    [yes] poisonous
   *[no] harmless
}.
web-thumb-closer-laid = It lies open, for all to see.
web-thumb-closer-higher = Higher now
web-thumb-closer-hand = In hand
web-thumb-closer-pile = In taken tricks
web-thumb-closer-standing = In this trick
web-thumb-closer-back = Whoever has passed may come back in when the turn comes round again.
web-thumb-closer-total = Points so far
web-thumb-higher-same = { $colour ->
    [Y] yellow
    [G] green
   *[K] black
} from { $least }
web-thumb-higher-fresh = any { $colour ->
    [Y] yellow
    [G] green
   *[K] black
}
web-thumb-higher-none = nothing; only the twin can parry

## Buttons

web-thumb-button-pass = Pass
web-thumb-button-let = Let it pass
web-thumb-button-parry = Parry
web-thumb-button-skip = Go on

## Keys

web-thumb-key-arrows = walk from card to card
web-thumb-key-enter = show the card
web-thumb-key-cards = show a card of your hand, from the left
web-thumb-key-pass = pass, or let the card pass
web-thumb-key-parry = parry with the twin
web-thumb-key-hint = ask for a hint
web-thumb-key-escape = do not wait for the thumbs
web-thumb-key-help = show these keys

## The score sheet

web-thumb-sheet-title = Game { $round } of { $rounds }
web-thumb-sheet-match = { $count ->
    [one] { $names } wins the match!
   *[other] { $names } win the match together!
}
web-thumb-sheet-match-you = You win the match!
web-thumb-sheet-best = Most points in this game: { $names }
web-thumb-sheet-cards = Cards of { $name }
web-thumb-sheet-harmless = Harmless
web-thumb-sheet-poisonous = Poisonous
web-thumb-sheet-hand = Left in hand
web-thumb-sheet-score = This game
web-thumb-sheet-total = Total
web-thumb-sheet-game = Game
web-thumb-sheet-ready = Next game
web-thumb-sheet-watching = The next game is dealt in a moment.

## How to play

web-thumb-how-aim = You show a snake, but your thumb stays on its head. Collect the harmless ones, and let the others fall for the poison.
web-thumb-how-cards = The snakes
web-thumb-how-twins = Twins
web-thumb-how-twins-text = Yellow, green and black, with numbers from 1. Every card is there twice: once harmless, once with poison in its fangs. Under a thumb nobody can tell the twins apart.
web-thumb-how-thumb = Thumb on!
web-thumb-how-thumb-text = A shown card is not played out: you hold it into the middle, thumb on the snake’s head. All see colour and number. Whether it bites, only you know, and whoever holds its twin.
web-thumb-how-trick = A trick
web-thumb-how-lead = Lead
web-thumb-how-lead-text = Show any card of your hand. Its colour is the weakest of this trick.
web-thumb-how-climb = Climb
web-thumb-how-climb-text = Go round clockwise. In the same colour a larger number is higher.
web-thumb-how-fresh = A new colour
web-thumb-how-fresh-text = A colour that this trick has not seen is always higher, whatever its number. Earlier colours are out from then on.
web-thumb-how-back = Pass, and come back in
web-thumb-how-back-text = You may always pass; your thumb stays on. When your turn comes again, you may show another card. Your first one is then laid open, head and all.
web-thumb-how-parry = Parry
web-thumb-how-parry-text = You hold the twin of the last shown card? In your turn you may lay it open. The trick ends at once, and all its cards are yours.
web-thumb-how-take = Thumbs up!
web-thumb-how-take-text = When all others have passed, whoever showed last must take the whole trick. Only now the thumbs go up. Then all fill their hands to five, and the taker leads.
web-thumb-how-score = Scoring
web-thumb-how-score-text = The game ends when at most one player has cards. A harmless card you took is worth one point, a poisonous one costs a point, and so does every card left in your hand.
web-thumb-how-score-sum = Four harmless, two poisonous, one left in hand: 4 − 2 − 1 = 1 point.
web-thumb-how-end = After the last game the most points win.
