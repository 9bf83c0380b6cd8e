### What the table of Biber-Mania says itself.  Names arrive as $name; $shown is a card or several in words.

## Cards and places, for readers who hear the table

web-mania-table = Table
web-mania-middle = Display, stock and draw pile
web-mania-hand = Your hand
web-mania-hidden-card = face-down card
web-mania-place-own = { $shown }, in your hand{ $count ->
    [one] { "" }
   *[other] , { $count } of them
}
web-mania-place-display = { $shown }, in the display{ $count ->
    [one] { "" }
   *[other] , { $count } of them
}
web-mania-place-stock = { $shown }, in the stock{ $count ->
    [one] { "" }
   *[other] , { $count } of them
}
web-mania-suffix-chosen = , { $chosen } chosen
web-mania-suffix-threatened = , would be stabbed
web-mania-suffix-lit = , possible
web-mania-suffix-known = , known to be there
web-mania-suffix-lacks = , was not there when last asked
web-mania-place-pile = { $you ->
    [yes] Your pile
   *[no] Pile of { $name }
}, { $count ->
    [0] empty
    [one] one card, on top { $shown }
   *[other] { $count } cards, on top { $shown }
}
web-mania-place-hand = Hand of { $name }, { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
web-mania-place-deck = Draw pile, { $count ->
    [0] used up
    [one] one card
   *[other] { $count } cards
}
web-mania-place-removed = Out of the game, { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
web-mania-group-protected = { $shown }, protected
web-mania-group-hidden = { $count ->
    [one] one face-down card
   *[other] { $count } face-down cards
}
web-mania-worth = { $points ->
    [one] one point
   *[other] { $points } points
} if the round ended now
web-mania-tag-losses = redraws { $count }
web-mania-tag-total = { $total } collected
web-mania-or = { " " }or { "" }

## What is asked now

web-mania-prompt-dealing = The cards are being dealt.
web-mania-prompt-over = The round is over.
web-mania-prompt-match-over = The match is over.
web-mania-prompt-discard = { $you ->
    [yes] Your turn: choose cards to lay.
   *[no] { $name } chooses what to lay …
}
web-mania-prompt-unfit = These cards do not go together.
web-mania-prompt-stab-display = { $you ->
    [yes] You stab the display: which cards?
   *[no] { $name } stabs the display …
}
web-mania-prompt-stab-whom = { $you ->
    [yes] Whose cards do you stab?
   *[no] { $name } chooses whom to stab …
}
web-mania-prompt-stab-opponent = { $you ->
    [yes] You stab { $shown } from { $victim }: take or refuse?
   *[no] { $name } stabs { $shown } from { $victimyou ->
        [yes] you
       *[no] { $victim }
    } …
}
web-mania-prompt-steal = { $you ->
    [yes] Steal { $count ->
        [one] one card
       *[other] { $count } cards
    }: touch what you want.
   *[no] { $name } steals …
}
web-mania-prompt-wish = { $you ->
    [yes] The Fairy: from whom do you wish a card?
   *[no] { $name } makes a wish …
}
web-mania-prompt-bad-guy = { $you ->
    [yes] The Bad Guy: who has to draw two cards?
   *[no] { $name } lets the Bad Guy loose …
}
web-mania-prompt-bad-guy-draw = { $you ->
    [yes] For { $victim }, { $count ->
        [one] one more card
       *[other] { $count } cards
    }: from the stock or the draw pile?
   *[no] { $name } draws for { $victimyou ->
        [yes] you
       *[no] { $victim }
    } …
}
web-mania-prompt-draw = { $you ->
    [yes] You redraw { $count ->
        [one] one card
       *[other] { $count } cards
    }: from the stock or the draw pile?
   *[no] { $name } redraws { $count ->
        [one] one card
       *[other] { $count } cards
    } …
}
web-mania-stabs = Would stab { $targets }.
web-mania-stabs-display = { $shown } in the display
web-mania-stabs-opponent = the top cards of { $name }
web-mania-stabs-nothing = Stabs nothing.
web-mania-play = { $shown }. { $stabs }
web-mania-plays = What you may lay
web-mania-parts = Take only a part
web-mania-part = Take { $shown }, refuse the rest

## Choosing among several cards

web-mania-choose-steal = What do you steal from { $name }?
web-mania-choose-wish = What do you wish from { $name }?
web-mania-choose-legend = An eye: everybody knows this card is there. A cross: there was none when last asked, and nothing unseen has come since.

## A closer look

web-mania-closer-worth = Pile { $pile }, hand { $hand }: { $points ->
    [one] one point
   *[other] { $points } points
} if the round ended now.
web-mania-closer-known = Known to be in hand
web-mania-closer-lacks = Not in hand when last asked
web-mania-closer-moves = Moves on the pile, the top one first
web-mania-closer-empty = Nothing has been laid yet.
web-mania-closer-removed = What somebody refused is out of the game and counts for nobody.
web-mania-closer-count = { $count } × { $shown }

## What cards are for

web-mania-tip-number = Equal numbers are laid together, as many as you like, and stab as many equal cards of a lower value.
web-mania-tip-SB = You must steal two cards, one after the other, from the display, the stock or the top cards of others.
web-mania-tip-DI = You must steal one card from the display, the stock or the top cards of others.
web-mania-tip-FE = You may name somebody and a kind of card. If they hold one, it is yours. Nobody redraws for it.
web-mania-tip-PB = Takes along three different numbers of which no two are neighbours. These four cards cannot be stabbed.
web-mania-tip-HI = Stands for any number in a row: it fills the gap or makes one end longer.
web-mania-tip-GE = You name somebody and draw two cards for them, each from the stock or unseen from the draw pile.
web-mania-tip-BG = Cards laid together with the Bodyguard cannot be stabbed. They can be stolen.
web-mania-tip-KO = Laid with numbers, the King makes everybody else who holds this number add one card to your pile.
web-mania-tip-JO = Stands for any number. Alone it is the highest card of all and even stabs action cards.
web-mania-laid-number = One action card or any number of jokers may join them. Every card on your pile is worth a point.
web-mania-laid-SB = Lay it with equal numbers, as one more of them, or alone.
web-mania-laid-DI = Lay it with equal numbers, as one more of them, or alone.
web-mania-laid-FE = Lay it with equal numbers, as one more of them, or alone.
web-mania-laid-PB = Lay it with exactly three numbers, or alone. Alone it protects nobody.
web-mania-laid-HI = Lay it in a row of three to seven cards, with equal numbers, or alone. A row with a Hippie can be stabbed by any row of the same length.
web-mania-laid-GE = Lay it with equal numbers, as one more of them, or alone.
web-mania-laid-BG = Lay it with equal numbers, as one more of them. Alone it does nothing.
web-mania-laid-KO = Lay it with equal numbers, as one more of them. Alone it does nothing.
web-mania-laid-JO = Lay jokers with equal numbers, or by themselves. Never with an action card, never in a row.

## Buttons

web-mania-button-lay = { $count ->
    [0] Lay
    [one] Lay one card
   *[other] Lay { $count } cards
}
web-mania-button-back = Take back
web-mania-button-take = Take them
web-mania-button-refuse = Refuse them
web-mania-button-no-wish = No wish

## Keys

web-mania-key-arrows = walk from card to card
web-mania-key-enter = choose the card, or take it
web-mania-key-cards = choose a number of your hand (0 is the ten), or a joker
web-mania-key-lay = lay the chosen cards
web-mania-key-back = take the chosen cards back; Backspace takes back one
web-mania-key-take = take the stabbed cards
web-mania-key-refuse = refuse the stabbed cards, or wish nothing
web-mania-key-deck = draw from the draw pile
web-mania-key-look = look closer: what a card does, what lies on a pile
web-mania-key-hint = ask for a hint
web-mania-key-help = show these keys

## The score sheet

web-mania-sheet-title = Round { $round }
web-mania-sheet-match = { $count ->
    [one] { $names } wins the match!
   *[other] { $names } win the match together!
}
web-mania-sheet-match-you = You win the match!
web-mania-sheet-best = Most points in this round: { $names }
web-mania-sheet-target = Whoever reaches { $target } points first wins.
web-mania-ended-last_card = The last card of a hand has been laid.
web-mania-ended-king_gift = Somebody’s last card went to a King.
web-mania-ended-nothing_to_draw = Draw pile and stock are used up.
web-mania-ended-fairy = The Fairy has taken somebody’s last card.
web-mania-sheet-cards = Cards of { $name }
web-mania-sheet-pile = On the pile
web-mania-sheet-hand = Left in hand
web-mania-sheet-score = This round
web-mania-sheet-counted = Written down
web-mania-sheet-round = Round
web-mania-sheet-ready = Next round
web-mania-sheet-watching = The next round is dealt in a moment.

## How to play

web-mania-how-aim = Every card you lay is a point, every card in your hand costs one. But high cards stab low ones, like it or not, and what you stab goes to your hand.
web-mania-how-turn = Your turn
web-mania-how-turn-text = Lay cards, stab, carry out the action card, then display and stock are filled up, and whoever lost cards redraws as many.
web-mania-how-lay = What you may lay
web-mania-how-lay-text = Choose cards in your hand. What fits is lit, and before you lay you see what would be stabbed.
web-mania-how-equal = Equal numbers
web-mania-how-equal-text = One or as many as you have.
web-mania-how-helped = With a helper
web-mania-how-helped-text = One action card, or any number of jokers, joins equal numbers and counts as one more of them each.
web-mania-how-jokers = Jokers alone
web-mania-how-jokers-text = Higher than every number.
web-mania-how-hippie = A row with a Hippie
web-mania-how-hippie-text = Three to seven cards in a row; the Hippie is any one of them. Without a Hippie a row may only be laid if it stabs.
web-mania-how-party = The party
web-mania-how-party-text = The Party Beaver and three numbers that do not go together. They cannot be stabbed.
web-mania-how-alone = An action card alone
web-mania-how-alone-text = It stabs nothing. Super Beaver, Thief, Fairy and Bad Guy act all the same.
web-mania-how-stab = Stabbing
web-mania-how-stab-text = As many cards, of a lower value: whoever can stab must.
web-mania-how-display = In the display
web-mania-how-display-text = Once, and you choose what if there is a choice. The cards go to your hand.
web-mania-how-others = On the piles of others
web-mania-how-others-text = Everybody whose top cards fit is stabbed, clockwise, and redraws as many cards later.
web-mania-how-count = The number counts
web-mania-how-count-text = Two cards do not stab three.
web-mania-how-row = Rows stab rows
web-mania-how-row-text = A row stabs every row with a Hippie of the same length, whatever its numbers.
web-mania-how-guard = Protected
web-mania-how-guard-text = What was laid with a Bodyguard or at a party cannot be stabbed, only stolen.
web-mania-how-refuse-text = Cards stabbed from a pile you may take into your hand or refuse: then they are out of the game.
web-mania-how-cast = The cast
web-mania-how-cast-text = Action cards take effect after stabbing. Press any card for long to read what it does.
web-mania-how-end = The end
web-mania-how-end-text = A round ends at once when somebody lays the last card of a hand, or when draw pile and stock are both used up.
web-mania-how-score-text = Cards on your pile less cards in your hand are your points. The most points win.
web-mania-how-series-text = Collecting points, only the winner of a round writes the points down, until somebody reaches the target.
