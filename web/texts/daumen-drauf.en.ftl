### What the table of Daumen Drauf! says itself.  Names arrive as $name; $shown is a card in words.

## Cards and places, for readers who hear the table

web-daumen-drauf-table = Table
web-daumen-drauf-middle = Trick and stack
web-daumen-drauf-hand = Your hand
web-daumen-drauf-place-own = { $shown }, in your hand
web-daumen-drauf-shows-suffix = , may be shown
web-daumen-drauf-parries-suffix = , the twin, parries
web-daumen-drauf-place-thumb = { $shown }, under { $you ->
    [yes] your thumb
   *[no] the thumb of { $name }
}
web-daumen-drauf-place-laid = { $shown }, laid open by { $you ->
    [yes] you
   *[no] { $name }
}
web-daumen-drauf-last-suffix = , shown last
web-daumen-drauf-place-hand = Hand of { $name }, { $count ->
    [one] one card
   *[other] { $count } cards
}
web-daumen-drauf-place-pile = { $you ->
    [yes] Your taken tricks
   *[no] Taken tricks of { $name }
}, { $count ->
    [0] none
    [one] one card
   *[other] { $count } cards
}
web-daumen-drauf-place-stack = Stack, { $count ->
    [0] used up
    [one] one card
   *[other] { $count } cards
}
web-daumen-drauf-seat = { $name }, { $standing }
web-daumen-drauf-total = { $total ->
    [one] one point
   *[other] { $total } points
} so far
web-daumen-drauf-round = Game { $round } of { $rounds }
web-daumen-drauf-rung = { $rank ->
    [1] Weakest colour
    [2] Middle colour
   *[3] Strongest colour
}: { $colour ->
    [none] not shown yet
   *[other] { daumen-drauf-colour }
}
web-daumen-drauf-coming = { $rank ->
    [1] the colour that is led
    [2] the next new colour
   *[3] the last new colour
}
web-daumen-drauf-rank-1 = weakest
web-daumen-drauf-rank-2 = middle
web-daumen-drauf-rank-3 = strongest
web-daumen-drauf-standing-leads = leads
web-daumen-drauf-standing-shown = highest
web-daumen-drauf-standing-asked = parries?
web-daumen-drauf-standing-turn = decides
web-daumen-drauf-standing-waits = to come
web-daumen-drauf-standing-passed = passed
web-daumen-drauf-standing-takes = takes
web-daumen-drauf-standing-empty = no cards

## What is asked now

web-daumen-drauf-prompt-dealing = The cards are being dealt.
web-daumen-drauf-prompt-lead = You lead: show any card.
web-daumen-drauf-prompt-other-lead = { $name } leads …
web-daumen-drauf-prompt-turn = Beat the { $shown }, parry or pass.
web-daumen-drauf-prompt-other-turn = The { $shown }: { $name } decides …
web-daumen-drauf-prompt-window = Parry the { $shown }, or let it pass?
web-daumen-drauf-prompt-window-let = You let it pass. Others still think …
web-daumen-drauf-prompt-window-own = Does anybody parry your { $shown }?
web-daumen-drauf-prompt-window-other = Others may parry the { $shown } …
web-daumen-drauf-prompt-over = The game is over.
web-daumen-drauf-prompt-match-over = The match is over.
web-daumen-drauf-take-lift = { $you ->
    [yes] Thumbs up! You take
   *[no] Thumbs up! { $name } takes
}
web-daumen-drauf-take-plain = { $you ->
    [yes] You take the trick
   *[no] { $name } takes the trick
}
web-daumen-drauf-take-parry = { $you ->
    [yes] Parried! You take
   *[no] Parried! { $name } takes
}
web-daumen-drauf-tally = { $harmless } harmless, { $poisonous } poisonous, { $unseen } unseen

## A closer look

web-daumen-drauf-closer-card = { $you ->
    [yes] Your card
   *[no] Card of { $name }
}
web-daumen-drauf-closer-thumb = A thumb is on its head: only its owner, and whoever holds the twin, knows whether it bites.
web-daumen-drauf-closer-known = You know: it is { $poison ->
    [yes] poisonous
   *[no] harmless
}.
web-daumen-drauf-closer-laid = It lies open, for all to see.
web-daumen-drauf-closer-higher = Higher now
web-daumen-drauf-closer-hand = In hand
web-daumen-drauf-closer-pile = In taken tricks
web-daumen-drauf-closer-standing = In this trick
web-daumen-drauf-closer-back = Whoever has passed may come back in when the turn comes round again.
web-daumen-drauf-closer-total = Points so far
web-daumen-drauf-higher-same = { $colour ->
    [Y] yellow
    [G] green
   *[K] black
} from { $least }
web-daumen-drauf-higher-fresh = any { $colour ->
    [Y] yellow
    [G] green
   *[K] black
}
web-daumen-drauf-higher-none = nothing; only the twin can parry

## Buttons

web-daumen-drauf-button-pass = Pass
web-daumen-drauf-button-let = Let it pass
web-daumen-drauf-button-parry = Parry
web-daumen-drauf-button-skip = Go on

## Keys

web-daumen-drauf-key-arrows = walk from card to card
web-daumen-drauf-key-enter = show the card
web-daumen-drauf-key-cards = show a card of your hand, from the left
web-daumen-drauf-key-pass = pass, or let the card pass
web-daumen-drauf-key-parry = parry with the twin
web-daumen-drauf-key-hint = ask for a hint
web-daumen-drauf-key-escape = do not wait for the thumbs
web-daumen-drauf-key-help = show these keys

## The score sheet

web-daumen-drauf-sheet-title = Game { $round } of { $rounds }
web-daumen-drauf-sheet-match = { $count ->
    [one] { $names } wins the match!
   *[other] { $names } win the match together!
}
web-daumen-drauf-sheet-match-you = You win the match!
web-daumen-drauf-sheet-best = Most points in this game: { $names }
web-daumen-drauf-sheet-cards = Cards of { $name }
web-daumen-drauf-sheet-harmless = Harmless
web-daumen-drauf-sheet-poisonous = Poisonous
web-daumen-drauf-sheet-hand = Left in hand
web-daumen-drauf-sheet-score = This game
web-daumen-drauf-sheet-total = Total
web-daumen-drauf-sheet-round = Game
web-daumen-drauf-sheet-ready = Next game
web-daumen-drauf-sheet-watching = The next game is dealt in a moment.

## How to play

web-daumen-drauf-how-aim = You show a snake, but your thumb stays on its head. Collect the harmless ones, and let the others fall for the poison.
web-daumen-drauf-how-cards = The snakes
web-daumen-drauf-how-twins = Twins
web-daumen-drauf-how-twins-text = Yellow, green and black, with numbers from 1. Every card is there twice: once harmless, once with poison in its fangs. Under a thumb nobody can tell the twins apart.
web-daumen-drauf-how-thumb = Thumb on!
web-daumen-drauf-how-thumb-text = A shown card is not played out: you hold it into the middle, thumb on the snake’s head. All see colour and number. Whether it bites, only you know, and whoever holds its twin.
web-daumen-drauf-how-trick = A trick
web-daumen-drauf-how-lead = Lead
web-daumen-drauf-how-lead-text = Show any card of your hand. Its colour is the weakest of this trick.
web-daumen-drauf-how-climb = Climb
web-daumen-drauf-how-climb-text = Go round clockwise. In the same colour a larger number is higher.
web-daumen-drauf-how-fresh = A new colour
web-daumen-drauf-how-fresh-text = A colour that this trick has not seen is always higher, whatever its number. Earlier colours are out from then on.
web-daumen-drauf-how-back = Pass, and come back in
web-daumen-drauf-how-back-text = You may always pass; your thumb stays on. When your turn comes again, you may show another card. Your first one is then laid open, head and all.
web-daumen-drauf-how-parry = Parry
web-daumen-drauf-how-parry-text = You hold the twin of the last shown card? In your turn you may lay it open. The trick ends at once, and all its cards are yours.
web-daumen-drauf-how-take = Thumbs up!
web-daumen-drauf-how-take-text = When all others have passed, whoever showed last must take the whole trick. Only now the thumbs go up. Then all fill their hands to five, and the taker leads.
web-daumen-drauf-how-score = Scoring
web-daumen-drauf-how-score-text = The game ends when at most one player has cards. A harmless card you took is worth one point, a poisonous one costs a point, and so does every card left in your hand.
web-daumen-drauf-how-score-sum = Four harmless, two poisonous, one left in hand: 4 − 2 − 1 = 1 point.
web-daumen-drauf-how-end = After the last game the most points win.
