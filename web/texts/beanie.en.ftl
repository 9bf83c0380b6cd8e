### What the table of Beanie says itself.  Names arrive as $name; $shown is a card or a meld in words.

## Cards and places, for readers who hear the table

web-beanie-table = Table
web-beanie-middle = Stock and discard pile
web-beanie-hand = Your hand
web-beanie-melds = Melds, { $count ->
    [0] none yet
   *[other] { $count }
}
web-beanie-no-melds = Nothing lies here yet. Whoever has three cards that go together may put them down, whoever’s turn it is.
web-beanie-stands = { $shown } for { $stands }
web-beanie-place-own = { $shown }, in your hand
web-beanie-suffix-beanie = , beanie
web-beanie-suffix-drawn = , just drawn
web-beanie-suffix-chosen = , chosen
web-beanie-suffix-leads = , goes with it
web-beanie-suffix-fits = , fits here
web-beanie-place-meld = { $shown }, laid by { $you ->
    [yes] you
   *[no] { $name }
}: { $cards }
web-beanie-place-hand = Hand of { $name }, { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
web-beanie-place-stock = Stock, { $count ->
    [0] used up
    [one] one card
   *[other] { $count } cards
}
web-beanie-place-pile = Discard pile, { $count ->
    [0] empty
    [one] one card, { $shown }, worth { $points } points
   *[other] { $count } cards worth { $points } points, on top { $shown }
}
web-beanie-total = { $points ->
    [one] one point
   *[other] { $points } points
} so far
web-beanie-wild-short = Wild
web-beanie-wild = Wild: { $shown }
web-beanie-round = Round { $round } of { $rounds }

## What is asked now

web-beanie-prompt-dealing = The cards are being dealt.
web-beanie-prompt-over = The round is over.
web-beanie-prompt-match-over = The match is over.
web-beanie-prompt-call = Your hand is empty: say “Beanie!”
web-beanie-prompt-caller = { $name } has no card left and has not called yet …
web-beanie-prompt-calling = { $you ->
    [yes] Your hand is empty: say “Beanie!”
   *[no] { $name } has no card left …
}
web-beanie-prompt-draw = { $you ->
    [yes] { $pile ->
        [0] Your turn: draw a card.
       *[other] Your turn: draw a card or take the pile.
    }
   *[no] { $name } draws …
}
web-beanie-prompt-last = { $you ->
    [yes] The stock is used up: take the pile or end the round.
   *[no] The stock is used up. { $name } decides …
}
web-beanie-prompt-discard = { $you ->
    [yes] Your turn: discard a card.
   *[no] { $name } discards …
}
web-beanie-prompt-keep = Your last card cannot be discarded: keep it, or put it down.
web-beanie-prompt-fits = { $count ->
    [one] It may go wherever it is lit.
   *[other] These cards go together.
}
web-beanie-prompt-leads = What goes with it is lit.
web-beanie-prompt-unfit = { $count ->
    [one] It fits nowhere now.
   *[other] These cards do not go together.
}

## What the chosen cards may be laid as

web-beanie-ways = How to lay the chosen cards
web-beanie-ways-told = { $count ->
    [0] Cannot be put down.
    [one] Can be put down in one way.
   *[other] Can be put down in { $count } ways.
}
web-beanie-choose = Which way?
web-beanie-offer-new = { $name }: { $cards }
web-beanie-offer-discard = discard it
web-beanie-offer-add = { $end ->
    [low] below the { $name }
    [high] above the { $name }
   *[none] onto the { $name }
}
web-beanie-offer-take = onto the { $name }, and take the { $shown }
web-beanie-offer-swap = into the { $name }, and take the { $shown }

## The discard pile, and a closer look

web-beanie-pile-title = Discard pile
web-beanie-pile-empty = The discard pile is empty.
web-beanie-pile-price = { $count ->
    [one] One card
   *[other] { $count } cards
}. Left in a hand, { $count ->
    [one] it counts
   *[other] they count
} { $points } points.
web-beanie-pile-take = { $count ->
    [one] Take the card
   *[other] Take all { $count } cards
}
web-beanie-pile-hidden = { $count ->
    [one] One card lies
   *[other] { $count } cards lie
} below it. At this table only the top card is shown.
web-beanie-closer-laid = Laid by { $you ->
    [yes] you
   *[no] { $name }
}. { $everybody ->
    [yes] Everybody may add to it.
   *[no] Whoever has laid a meld may add to it.
}
web-beanie-closer-full = It is full: no card more can be added.
web-beanie-closer-set = Whoever adds a card of this rank may take a beanie out; in a set of four they must.
web-beanie-closer-run = Whoever has the card that a beanie stands for may put it there and take the beanie.
web-beanie-closer-hand = { $count ->
    [0] No card
    [one] One card
   *[other] { $count } cards
} in hand, { $points ->
    [one] one point
   *[other] { $points } points
} so far.
web-beanie-closer-known = Known to be in hand
web-beanie-closer-unknown = Nobody has seen any of these cards.
web-beanie-closer-card = Three of a rank, or three of a suit in a row, go down together.
web-beanie-closer-card-counts = Left in the hand it counts five points, or ten from the ten to the king.
web-beanie-closer-beanie = In this round { beanie-wild-ranks } are wild: the card may stand for any card of a set or a run.
web-beanie-closer-beanie-counts = Left in the hand it counts 25 points.

## Buttons

web-beanie-order-suit = By suit
web-beanie-order-rank = By rank
web-beanie-more-cards = { $count ->
    [one] Show one more card
   *[other] Show { $count } more cards
}
web-beanie-button-draw = Draw
web-beanie-button-pile = { $count ->
    [one] Take pile (1)
   *[other] Take pile ({ $count })
}
web-beanie-button-end = End the round
web-beanie-button-keep = Keep it
web-beanie-button-call = Beanie!
web-beanie-button-discard = Discard
web-beanie-button-lay = { $count ->
    [0] Put down
    [one] Put down
   *[other] Put down { $count }
}

## Keys

web-beanie-key-ranks = choose all cards of a rank (0 is a ten); again: one after the other
web-beanie-key-beanie = choose beanies, one after the other
web-beanie-key-lay = put the chosen cards down, the first way
web-beanie-key-stock = draw from the stock
web-beanie-key-pile = take the discard pile
web-beanie-key-discard = discard the chosen card
web-beanie-key-call = “Beanie!”, at tables where you call yourself
web-beanie-key-end = end the round when the stock is used up
web-beanie-key-keep = keep the last card
web-beanie-key-order = order the hand by suit or by rank
web-beanie-key-view = spread the discard pile
web-beanie-key-arrows = walk from card to card
web-beanie-key-enter = choose a card; put the chosen cards there
web-beanie-key-back = choose nothing
web-beanie-key-look = look closer
web-beanie-key-hint = ask for a hint
web-beanie-key-help = show these keys

## The score sheet

web-beanie-sheet-title = Round { $round } of { $rounds }
web-beanie-sheet-match = { $count ->
    [one] { $names } wins the match!
   *[other] { $names } win the match together!
}
web-beanie-sheet-match-you = You win the match!
web-beanie-sheet-out = { $you ->
    [yes] Beanie! You went out.
   *[no] Beanie! { $name } went out.
}
web-beanie-ended-beanie = Nobody went out.
web-beanie-ended-end = The stock was used up, and the round was ended. Nobody went out.
web-beanie-ended-stall = Nothing moved any more. Nobody went out.
web-beanie-ended-stock = There was nothing left to draw from. Nobody went out.
web-beanie-sheet-low = The fewest points win.
web-beanie-sheet-cards = Cards left to { $name }
web-beanie-sheet-none = No card left
web-beanie-sheet-points = Points of this round
web-beanie-sheet-worth = { $shown }: { $points }
web-beanie-sheet-round = Round
web-beanie-sheet-ready = Next round
web-beanie-sheet-watching = The next round is dealt in a moment.
web-beanie-lag-title = Who was first
web-beanie-lag-none = Nobody wanted what you wanted in this round.
web-beanie-lag-won = { $won ->
    [0] You were never first where somebody else wanted the same
    [one] Once you were first where somebody else wanted the same
   *[other] { $won } times you were first where somebody else wanted the same
}, { $lost ->
    [0] and never second.
    [one] and once second.
   *[other] and { $lost } times second.
}
web-beanie-lag-given = { $given ->
    [0] Your line gave you nothing
    [one] Once you counted as first because your line is longer
   *[other] { $given } times you counted as first because your line is longer
}, { $taken ->
    [0] and nobody else’s line took anything from you.
    [one] and once somebody counted before you because theirs is.
   *[other] and { $taken } times somebody counted before you because theirs is.
}
web-beanie-lag-line = Your line: { $line } ms there and back. In all these meetings together { $credited } ms were taken off for it in your favour; your cards waited { $waited } ms for others.
web-beanie-lag-unmeasured = Your line was not measured. Your cards waited { $waited } ms for others.

## How to play

web-beanie-how-aim = Get rid of your cards before the others do. You need not wait for your turn.
web-beanie-how-melds = What goes down
web-beanie-how-melds-text = At any moment, whoever’s turn it is: tap the cards in your hand and put them down.
web-beanie-how-set = A set
web-beanie-how-set-text = Three or four cards of one rank.
web-beanie-how-run = A run
web-beanie-how-run-text = Three or more cards of one suit in a row. The ace comes before the two, never after the king.
web-beanie-how-wild = Beanies
web-beanie-how-wild-text = In every round one rank is wild, first the kings, last the aces. These cards wear a hat, and may stand for any card. The hat says which.
web-beanie-how-lone = Beanies alone
web-beanie-how-lone-text = Three beanies are a meld too. You say what they are.
web-beanie-how-add = Adding
web-beanie-how-add-text = Everybody may add to every meld, whoever laid it. Tap the card, and every place where it fits lights up.
web-beanie-how-onto = Onto a run
web-beanie-how-onto-text = The next card at either end.
web-beanie-how-take = Taking a beanie from a set
web-beanie-how-take-text = Add a card of the rank, and you may take the beanie. If the set has four cards, you must.
web-beanie-how-swap = Swapping for a beanie in a run
web-beanie-how-swap-text = Put the very card there that the beanie stands for, and the beanie is yours.
web-beanie-how-turn = Your turn
web-beanie-how-turn-text = Draw from the stock, or take the whole discard pile. Then discard a card. Only this waits for your turn.
web-beanie-how-pile = The price of the pile
web-beanie-how-pile-text = Tap the pile to see it spread out, with what it would cost to be caught with it.
web-beanie-how-race = Two at once
web-beanie-how-race-text = If two want the same place, the first one has it; the cards of the other fly back. At most tables a long line costs nothing: claims that meet are ordered by when each of you could have reacted.
web-beanie-how-equal = The same chances for all
web-beanie-how-equal-text = Nothing waits for a card to fly: what somebody does is shown, lit and told in the same moment, with or without motion. By keys every card is two strokes away: its rank chooses it, L puts it down, D discards it. Whoever hears the table is told in how many ways the chosen cards can be put down, and hears at every meld whether they fit.
web-beanie-how-end = Beanie!
web-beanie-how-end-text = Whoever has no card left ends the round at once. All others count what they hold: five points for ace to nine, ten for ten to king, 25 for a beanie. After the last round the fewest points win.
