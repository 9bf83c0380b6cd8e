### What the table of Biber-Mania says itself.  Names arrive as $name; $shown is a card or several in words.

## Cards and places, for readers who hear the table

web-biber-mania-table = Table
web-biber-mania-middle = Display, stock and draw pile
web-biber-mania-row-display = Display
web-biber-mania-row-stock = Stock
web-biber-mania-chip-display = display
web-biber-mania-chip-stabs = stabs
web-biber-mania-chip-lays = lays
web-biber-mania-hand = Your hand
web-biber-mania-hidden-card = face-down card
web-biber-mania-place-own = { $shown }, in your hand{ $count ->
    [one] { "" }
   *[other] , { $count } of them
}
web-biber-mania-place-display = { $shown }, in the display{ $count ->
    [one] { "" }
   *[other] , { $count } of them
}
web-biber-mania-place-stock = { $shown }, in the stock{ $count ->
    [one] { "" }
   *[other] , { $count } of them
}
web-biber-mania-suffix-chosen = , { $chosen } chosen
web-biber-mania-suffix-threatened = , would be stabbed
web-biber-mania-suffix-lit = , possible
web-biber-mania-suffix-known = , known to be there
web-biber-mania-suffix-lacks = , was not there when last asked
web-biber-mania-place-pile = { $you ->
    [yes] Your pile
   *[no] Pile of { $name }
}, { $count ->
    [0] empty
    [one] one card, on top { $shown }
   *[other] { $count } cards, on top { $shown }
}
web-biber-mania-place-hand = Hand of { $name }, { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
web-biber-mania-place-deck = Draw pile, { $count ->
    [0] used up
    [one] one card
   *[other] { $count } cards
}
web-biber-mania-place-removed = Out of the game, { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
web-biber-mania-group-protected = { $shown }, protected
web-biber-mania-group-hidden = { $count ->
    [one] one face-down card
   *[other] { $count } face-down cards
}
web-biber-mania-worth = { $points ->
    [one] one point
   *[other] { $points } points
} if the round ended now
web-biber-mania-tag-losses = redraws { $count }
web-biber-mania-tag-total = { $total } collected
web-biber-mania-or = { " " }or { "" }

## What is asked now

web-biber-mania-prompt-dealing = The cards are being dealt.
web-biber-mania-prompt-over = The round is over.
web-biber-mania-prompt-match-over = The match is over.
web-biber-mania-prompt-discard = { $you ->
    [yes] Your turn: choose cards to lay.
   *[no] { $name } chooses what to lay …
}
web-biber-mania-prompt-unfit = These cards do not go together.
web-biber-mania-prompt-stab-display = { $you ->
    [yes] You stab the display: which cards?
   *[no] { $name } stabs the display …
}
web-biber-mania-prompt-stab-whom = { $you ->
    [yes] Whose cards do you stab?
   *[no] { $name } chooses whom to stab …
}
web-biber-mania-prompt-stab-opponent = { $you ->
    [yes] You stab { $shown } from { $victim }: take or refuse?
   *[no] { $name } stabs { $shown } from { $victimyou ->
        [yes] you
       *[no] { $victim }
    } …
}
web-biber-mania-prompt-steal = { $you ->
    [yes] Steal { $count ->
        [one] one card
       *[other] { $count } cards
    }: touch what you want.
   *[no] { $name } steals …
}
web-biber-mania-prompt-wish = { $you ->
    [yes] The Fairy: from whom do you wish a card?
   *[no] { $name } makes a wish …
}
web-biber-mania-prompt-bad-guy = { $you ->
    [yes] The Bad Guy: who has to draw two cards?
   *[no] { $name } lets the Bad Guy loose …
}
web-biber-mania-prompt-bad-guy-draw = { $you ->
    [yes] For { $victim }, { $count ->
        [one] one more card
       *[other] { $count } cards
    }: from the stock or the draw pile?
   *[no] { $name } draws for { $victimyou ->
        [yes] you
       *[no] { $victim }
    } …
}
web-biber-mania-prompt-draw = { $you ->
    [yes] You redraw { $count ->
        [one] one card
       *[other] { $count } cards
    }: from the stock or the draw pile?
   *[no] { $name } redraws { $count ->
        [one] one card
       *[other] { $count } cards
    } …
}
web-biber-mania-stabs = Would stab { $targets }.
web-biber-mania-stabs-display = { $shown } in the display
web-biber-mania-stabs-opponent = the top cards of { $name }
web-biber-mania-stabs-nothing = Stabs nothing.
web-biber-mania-play = { $shown }. { $stabs }
web-biber-mania-plays = What you may lay
web-biber-mania-more-plays = { $count } more: choose cards of your hand
web-biber-mania-parts = Take only a part
web-biber-mania-part = Take { $shown }, refuse the rest

## Choosing among several cards

web-biber-mania-choose-steal = What do you steal from { $name }?
web-biber-mania-choose-wish = What do you wish from { $name }?
web-biber-mania-choose-legend = An eye: everybody knows this card is there. A cross: there was none when last asked, and nothing unseen has come since.

## A closer look

web-biber-mania-closer-worth = Pile { $pile }, hand { $hand }: { $points ->
    [one] one point
   *[other] { $points } points
} if the round ended now.
web-biber-mania-closer-known = Known to be in hand
web-biber-mania-closer-lacks = Not in hand when last asked
web-biber-mania-closer-moves = Moves on the pile, the top one first
web-biber-mania-closer-empty = Nothing has been laid yet.
web-biber-mania-closer-removed = What somebody refused is out of the game and counts for nobody.
web-biber-mania-closer-count = { $count ->
    [one] { $shown }
   *[other] { $count } × { $shown }
}

## What cards are for

web-biber-mania-tip-otherwise = What is different at this table
web-biber-mania-tip-number = Equal numbers are laid together, as many as you like, and stab as many equal cards of a lower value.
web-biber-mania-tip-SB = You must steal two cards, one after the other, from the display, the stock or the top cards of others.
web-biber-mania-tip-DI = You must steal one card from the display, the stock or the top cards of others.
web-biber-mania-tip-FE = You may name somebody and a kind of card. If they hold one, it is yours. Nobody redraws for it.
web-biber-mania-tip-PB = Takes along three different numbers of which no two are neighbours. These four cards cannot be stabbed.
web-biber-mania-tip-HI = Stands for any number in a row: it fills the gap or makes one end longer.
web-biber-mania-tip-GE = You name somebody and draw two cards for them, each from the stock or unseen from the draw pile.
web-biber-mania-tip-BG = Cards laid together with the Bodyguard cannot be stabbed. They can be stolen.
web-biber-mania-tip-KO = Laid with numbers, the King makes everybody else who holds this number add one card to your pile.
web-biber-mania-tip-JO = Stands for any number. Alone it is the highest card of all and even stabs action cards.
web-biber-mania-laid-number = One action card or any number of jokers may join them. Every card on your pile is worth a point.
web-biber-mania-laid-SB = Lay it with equal numbers, as one more of them, or alone.
web-biber-mania-laid-DI = Lay it with equal numbers, as one more of them, or alone.
web-biber-mania-laid-FE = Lay it with equal numbers, as one more of them, or alone.
web-biber-mania-laid-PB = Lay it with exactly three numbers, or alone. Alone it protects nobody.
web-biber-mania-laid-HI = Lay it in a row of three to seven cards, with equal numbers, or alone. A row with a Hippie can be stabbed by any row of the same length.
web-biber-mania-laid-GE = Lay it with equal numbers, as one more of them, or alone.
web-biber-mania-laid-BG = Lay it with equal numbers, as one more of them. Alone it does nothing.
web-biber-mania-laid-KO = Lay it with equal numbers, as one more of them. Alone it does nothing.
web-biber-mania-laid-JO = Lay jokers with equal numbers, or by themselves. Never with an action card, never in a row.

## Buttons

web-biber-mania-button-lay = { $count ->
    [0] Lay
    [one] Lay one card
   *[other] Lay { $count } cards
}
web-biber-mania-button-back = Take back
web-biber-mania-button-take = Take them
web-biber-mania-button-refuse = Refuse them
web-biber-mania-button-no-wish = No wish

## Keys

web-biber-mania-key-arrows = walk from card to card
web-biber-mania-key-enter = choose the card, or take it
web-biber-mania-key-cards = choose a number of your hand (0 is the ten), or a joker
web-biber-mania-key-lay = lay the chosen cards
web-biber-mania-key-back = take the chosen cards back; Backspace takes back one
web-biber-mania-key-take = take the stabbed cards
web-biber-mania-key-refuse = refuse the stabbed cards, or wish nothing
web-biber-mania-key-deck = draw from the draw pile
web-biber-mania-key-look = look closer: what a card does, what lies on a pile
web-biber-mania-key-hint = ask for a hint
web-biber-mania-key-help = show these keys

## The score sheet

web-biber-mania-sheet-title = Round { $round }
web-biber-mania-sheet-match = { $count ->
    [one] { $names } wins the match!
   *[other] { $names } win the match together!
}
web-biber-mania-sheet-match-you = You win the match!
web-biber-mania-sheet-best = Most points in this round: { $names }
web-biber-mania-sheet-target = Whoever reaches { $target } points first wins.
web-biber-mania-ended-last_card = The last card of a hand has been laid.
web-biber-mania-ended-king_gift = Somebody’s last card went to a King.
web-biber-mania-ended-nothing_to_draw = Draw pile and stock are used up.
web-biber-mania-ended-fairy = The Fairy has taken somebody’s last card.
web-biber-mania-sheet-cards = Cards of { $name }
web-biber-mania-sheet-pile = On the pile
web-biber-mania-sheet-hand = Left in hand
web-biber-mania-sheet-score = This round
web-biber-mania-sheet-counted = Written down
web-biber-mania-sheet-round = Round
web-biber-mania-sheet-ready = Next round
web-biber-mania-sheet-watching = The next round is dealt in a moment.

## How to play

web-biber-mania-how-aim = Every card you lay is a point, every card in your hand costs one. But high cards stab low ones, like it or not, and what you stab goes to your hand.
web-biber-mania-how-turn = Your turn
web-biber-mania-how-turn-text = Lay cards, stab, carry out the action card, then display and stock are filled up, and whoever lost cards redraws as many.
web-biber-mania-how-lay = What you may lay
web-biber-mania-how-lay-text = Choose cards in your hand. What fits is lit, and before you lay you see what would be stabbed.
web-biber-mania-how-equal = Equal numbers
web-biber-mania-how-equal-text = One or as many as you have.
web-biber-mania-how-helped = With a helper
web-biber-mania-how-helped-text = One action card, or any number of jokers, joins equal numbers and counts as one more of them each.
web-biber-mania-how-jokers = Jokers alone
web-biber-mania-how-jokers-text = Higher than every number.
web-biber-mania-how-hippie = A row with a Hippie
web-biber-mania-how-hippie-text = Three to seven cards in a row; the Hippie is any one of them. Without a Hippie a row may only be laid if it stabs.
web-biber-mania-how-party = The party
web-biber-mania-how-party-text = The Party Beaver and three numbers that do not go together. They cannot be stabbed.
web-biber-mania-how-alone = An action card alone
web-biber-mania-how-alone-text = It stabs nothing. Super Beaver, Thief, Fairy and Bad Guy act all the same.
web-biber-mania-how-stab = Stabbing
web-biber-mania-how-stab-text = As many cards, of a lower value: whoever can stab must.
web-biber-mania-how-display = In the display
web-biber-mania-how-display-text = Once, and you choose what if there is a choice. The cards go to your hand.
web-biber-mania-how-others = On the piles of others
web-biber-mania-how-others-text = Everybody whose top cards fit is stabbed, clockwise, and redraws as many cards later.
web-biber-mania-how-count = The number counts
web-biber-mania-how-count-text = Two cards do not stab three.
web-biber-mania-how-row = Rows stab rows
web-biber-mania-how-row-text = A row stabs every row with a Hippie of the same length, whatever its numbers.
web-biber-mania-how-guard = Protected
web-biber-mania-how-guard-text = What was laid with a Bodyguard or at a party cannot be stabbed, only stolen.
web-biber-mania-how-refuse-text = Cards stabbed from a pile you may take into your hand or refuse: then they are out of the game.
web-biber-mania-how-cast = The cast
web-biber-mania-how-cast-text = Action cards take effect after stabbing. Press any card for long to read what it does.
web-biber-mania-how-end = The end
web-biber-mania-how-end-text = A round ends at once when somebody lays the last card of a hand, or when draw pile and stock are both used up.
web-biber-mania-how-score-text = Cards on your pile less cards in your hand are your points. The most points win.
web-biber-mania-how-series-text = Collecting points, only the winner of a round writes the points down, until somebody reaches the target.
