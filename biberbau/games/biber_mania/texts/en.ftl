### Biber-Mania in English.
###
### $card is a card's code ("7", "SB", "JO", …), $card_list several of them by name.  $seat and $other are players' names, $you and
### $youother say whether they are the reader's.

## The game

biber-mania-title = Biber-Mania
biber-mania-blurb = Lay many cards on your own pile, stab the others’ whether you like it or not, and mind the thief.
biber-mania-teaser = Lay, stab and steal

## Cards

biber-mania-card-name = { $card ->
    [SB] Super Beaver
    [DI] Thief
    [FE] Fairy
    [PB] Party Beaver
    [HI] Hippie
    [GE] Bad Guy
    [BG] Bodyguard
    [KO] King
    [JO] Joker
   *[other] { $card }
}

## Which tables can be played

biber-mania-deck-too-large = This deck would have { $cards } cards. A deck has at most { $most }: take fewer copies, or a smaller largest number.
biber-mania-deck-too-small = This deck has { $cards } cards, but { $players } players need at least { $least }: for the hands, the display, the stock and one card to draw.

## What a player can do

biber-mania-action-lay = Lay { $card_list }
biber-mania-action-stab = Stab { $card_list } in the display
biber-mania-action-stab-at = { $youother ->
    [yes] Stab your own group
   *[no] Stab the top group of { $other }
}
biber-mania-action-take = Take the group
biber-mania-action-refuse = Refuse the group
biber-mania-action-take-part = Take only { $card_list }
biber-mania-action-steal-display = Steal { $card_list } from the display
biber-mania-action-steal-stock = Steal { $card_list } from the stock
biber-mania-action-steal-pile = { $youother ->
    [yes] Steal { $card_list } from yourself
   *[no] Steal { $card_list } from { $other }
}
biber-mania-action-wish = { $youother ->
    [yes] Wish for { $card_list } from yourself
   *[no] Wish for { $card_list } from { $other }
}
biber-mania-action-no-wish = Wish for nothing
biber-mania-action-bad-guy = { $youother ->
    [yes] Bad Guy: the cards are for you
   *[no] Bad Guy: the cards are for { $other }
}
biber-mania-action-give-stock = Give { $card_list } from the stock
biber-mania-action-give-deck = Give the next card of the draw pile
biber-mania-action-draw-deck = Draw from the draw pile
biber-mania-action-draw-stock = Draw { $card_list } from the stock

## What happened

biber-mania-event-lays = { $you ->
    [yes] You lay { $card_list }.
   *[no] { $seat } lays { $card_list }.
}
biber-mania-event-stabs-display = { $you ->
    [yes] You stab { $card_list } in the display.
   *[no] { $seat } stabs { $card_list } in the display.
}
biber-mania-event-stab-at = { $you ->
    [yes] You stab the top group of { $other }.
   *[no] { $youother ->
        [yes] { $seat } stabs your top group.
       *[no] { $seat } stabs the top group of { $other }.
    }
}
biber-mania-event-takes = { $you ->
    [yes] You stab { $other } and take { $card_list }.
   *[no] { $youother ->
        [yes] { $seat } stabs you and takes { $card_list }.
       *[no] { $seat } stabs { $other } and takes { $card_list }.
    }
}
biber-mania-event-refuses = { $you ->
    [yes] You stab { $other } and refuse { $card_list }: out of the game.
   *[no] { $youother ->
        [yes] { $seat } stabs you and refuses { $card_list }: out of the game.
       *[no] { $seat } stabs { $other } and refuses { $card_list }: out of the game.
    }
}
biber-mania-event-steal-display = { $you ->
    [yes] You steal from the display: { biber-mania-card-name }.
   *[no] { $seat } steals from the display: { biber-mania-card-name }.
}
biber-mania-event-steal-stock = { $you ->
    [yes] You steal from the stock: { biber-mania-card-name }.
   *[no] { $seat } steals from the stock: { biber-mania-card-name }.
}
biber-mania-event-steal-pile = { $you ->
    [yes] You steal from the pile of { $other }: { biber-mania-card-name }.
   *[no] { $youother ->
        [yes] { $seat } steals from your pile: { biber-mania-card-name }.
       *[no] { $seat } steals from the pile of { $other }: { biber-mania-card-name }.
    }
}
biber-mania-event-wish-granted = { $you ->
    [yes] You wish for { biber-mania-card-name } from { $other } and get it.
   *[no] { $youother ->
        [yes] { $seat } wishes for { biber-mania-card-name } from you and gets it.
       *[no] { $seat } wishes for { biber-mania-card-name } from { $other } and gets it.
    }
}
biber-mania-event-wish-lost = { $you ->
    [yes] You wish for { biber-mania-card-name } from { $other }, who has none.
   *[no] { $youother ->
        [yes] { $seat } wishes for { biber-mania-card-name } from you, but you have none.
       *[no] { $seat } wishes for { biber-mania-card-name } from { $other }, who has none.
    }
}
biber-mania-event-no-wish = { $you ->
    [yes] You wish for nothing.
   *[no] { $seat } wishes for nothing.
}
biber-mania-event-bad-guy = { $you ->
    [yes] Your Bad Guy has two cards for { $other }.
   *[no] { $youother ->
        [yes] { $seat } has a Bad Guy with two cards for you.
       *[no] { $seat } has a Bad Guy with two cards for { $other }.
    }
}
biber-mania-event-give-stock = { $you ->
    [yes] You give { $other } a card of the stock: { biber-mania-card-name }.
   *[no] { $youother ->
        [yes] { $seat } gives you a card of the stock: { biber-mania-card-name }.
       *[no] { $seat } gives { $other } a card of the stock: { biber-mania-card-name }.
    }
}
biber-mania-event-give-deck = { $you ->
    [yes] You give { $other } the next card of the draw pile.
   *[no] { $youother ->
        [yes] { $seat } gives you the next card of the draw pile.
       *[no] { $seat } gives { $other } the next card of the draw pile.
    }
}
biber-mania-event-give-deck-known = { $you ->
    [yes] You give { $other } the next card of the draw pile: { biber-mania-card-name }.
   *[no] { $youother ->
        [yes] { $seat } gives you the next card of the draw pile: { biber-mania-card-name }.
       *[no] { $seat } gives { $other } the next card of the draw pile: { biber-mania-card-name }.
    }
}
biber-mania-event-draw-deck = { $you ->
    [yes] You draw a card.
   *[no] { $seat } draws a card.
}
biber-mania-event-draw-deck-known = { $you ->
    [yes] You draw a card: { biber-mania-card-name }.
   *[no] { $seat } draws a card: { biber-mania-card-name }.
}
biber-mania-event-draw-stock = { $you ->
    [yes] You draw from the stock: { biber-mania-card-name }.
   *[no] { $seat } draws from the stock: { biber-mania-card-name }.
}
biber-mania-event-adds = { $you ->
    [yes] You add a card to { $other }’s King: { biber-mania-card-name }.
   *[no] { $youother ->
        [yes] { $seat } adds a card to your King: { biber-mania-card-name }.
       *[no] { $seat } adds a card to { $other }’s King: { biber-mania-card-name }.
    }
}
biber-mania-event-has-none = { $you ->
    [yes] You have no { biber-mania-card-name } for the King.
   *[no] { $seat } has no { biber-mania-card-name } for the King.
}
biber-mania-event-lapses = { $you ->
    [yes] There is nothing that you may steal.
   *[no] There is nothing that { $seat } may steal.
}
biber-mania-event-refill-display = New in the display: { $card_list }.
biber-mania-event-refill-stock = New in the stock: { $card_list }.
biber-mania-event-deck-empty = The draw pile is used up.
biber-mania-event-must-draw = { $you ->
    [yes] { $count ->
        [one] You lost a card and draw one.
       *[other] You lost { $count } cards and draw as many.
    }
   *[no] { $count ->
        [one] { $seat } lost a card and draws one.
       *[other] { $seat } lost { $count } cards and draws as many.
    }
}
biber-mania-event-passed-over = { $you ->
    [yes] You have no cards in hand and are passed over.
   *[no] { $seat } has no cards in hand and is passed over.
}
biber-mania-event-ended-last-card = { $you ->
    [yes] You have laid your last card: the round is over.
   *[no] { $seat } has laid the last card of a hand: the round is over.
}
biber-mania-event-ended-king-gift = A last card went to the King: the round is over.
biber-mania-event-ended-nothing-to-draw = Draw pile and stock are used up: the round is over.
biber-mania-event-ended-fairy = { $you ->
    [yes] The Fairy took your last card: the round is over.
   *[no] The Fairy took the last card of { $seat }: the round is over.
}
biber-mania-event-scores = { $you ->
    [yes] You have { $pile } on the pile and { $hand } in hand: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
   *[no] { $seat } has { $pile } on the pile and { $hand } in hand: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
}
biber-mania-event-round-over = Round { $round } is counted.
biber-mania-event-wins-round = { $you ->
    [yes] You win the round and now have { $total }.
   *[no] { $seat } wins the round and now has { $total }.
}
biber-mania-event-match-over = { $rounds ->
    [one] The match is over after one round.
   *[other] The match is over after { $rounds } rounds.
}
biber-mania-event-wins = { $you ->
    [yes] You win with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }!
   *[no] { $seat } wins with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }!
}
biber-mania-event-shares-win = { $you ->
    [yes] You share the win with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }!
   *[no] { $seat } shares the win with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }!
}

## What stood out in a match

biber-mania-moment-stolen = Stole the most
biber-mania-moment-stolen-amount = { $amount ->
    [one] one stolen card
   *[other] { $amount } stolen cards
}
biber-mania-moment-stabs = Sharpest teeth
biber-mania-moment-stabs-amount = { $amount ->
    [one] one stab
   *[other] { $amount } stabs
}
biber-mania-moment-group = Biggest discard
biber-mania-moment-group-amount = { $amount } cards at once
biber-mania-moment-pile = Tallest pile
biber-mania-moment-pile-amount = { $amount } cards after a round

## Why not

biber-mania-reason-not-an-action = There is no such action in Biber-Mania.
biber-mania-reason-match-over = The match is over. Start a rematch to play on.
biber-mania-reason-round-over = The round is over. The next one has not been dealt yet.
biber-mania-reason-being-dealt = The cards are still being dealt. Wait a moment.
biber-mania-reason-not-your-turn = Somebody else has to decide now. Wait until play comes round to you.
biber-mania-reason-discard-first = It is your turn to discard: choose a combination from your hand.
biber-mania-reason-stab-display-first = Your discard stabs in the display, and stabbing is forced: first choose what.
biber-mania-reason-choose-opponent-first = Your discard stabs more than one pile: first choose whose group you stab.
biber-mania-reason-take-or-refuse-first = You have stabbed a group: first take it or refuse it.
biber-mania-reason-steal-first = You have to steal now: a card of the display, of the stock, or from the top of another pile.
biber-mania-reason-wish-first = The Fairy listens: first wish for a card, or for nothing.
biber-mania-reason-name-first = First say whom the Bad Guy is for.
biber-mania-reason-give-first = First draw both cards for the Bad Guy’s victim, from the stock or the draw pile.
biber-mania-reason-draw-first = You lost cards and have to draw, from the draw pile or the stock.
biber-mania-reason-not-in-hand = You do not hold all of these: { $card_list }.
biber-mania-reason-party-not-with-equals = The Party Beaver does not join equal numbers. He takes three numbers along that do not go together, or goes alone.
biber-mania-reason-hippie-not-with-equals = At this table the Hippie does not join equal numbers. Lay him in a row or alone.
biber-mania-reason-no-row-to-stab = A row without a Hippie may be laid only if it stabs a row of as many cards, and now there is none.
biber-mania-reason-no-hippie-row-last = At this table nobody ends the round with a Hippie row. Keep a card, or end with something else.
biber-mania-reason-not-in-display = There is no { biber-mania-card-name } in the display.
biber-mania-reason-not-higher = Your { $laid_value } stabs lower numbers only, not { biber-mania-card-name }.
biber-mania-reason-too-few-in-display = You laid { $size } cards and stab just as many, but there are fewer { biber-mania-card-name } in the display.
biber-mania-reason-too-many-in-display = There are more { biber-mania-card-name } in the display than you laid, and at this table equal numbers stick together.
biber-mania-reason-action-needs-one-joker = Only a single joker stabs an action card in the display.
biber-mania-reason-action-in-display-safe = At this table action cards in the display cannot be stabbed.
biber-mania-reason-no-such-seat = Nobody sits in this seat.
biber-mania-reason-own-pile = Your own pile is never stabbed.
biber-mania-reason-group-does-not-fit = Your discard does not stab this group.
biber-mania-reason-group-is-whole = At this table you take or refuse a stabbed group as a whole.
biber-mania-reason-not-a-part = These are not some of the cards of the stabbed group: { $card_list }. For all of them take it, for none refuse it.
biber-mania-reason-not-there = There is no { biber-mania-card-name } in that place.
biber-mania-reason-jokers-not-stolen = At this table jokers cannot be stolen.
biber-mania-reason-not-from-yourself = Steal from another player, not from yourself.
biber-mania-reason-no-own-wish = Wish for a card from another player, not from yourself.
biber-mania-reason-not-in-deck = The deck has no { biber-mania-card-name }.
biber-mania-reason-not-for-yourself = The Bad Guy is for another player.
biber-mania-reason-not-in-stock = There is no { biber-mania-card-name } in the stock.
biber-mania-reason-draw-pile-empty = The draw pile is used up. Choose a card of the stock.

## Why cards do not go together

biber-mania-reason-two-action-cards = Two action cards never go together: { $card_list }. Lay only one of them, alone or with equal numbers.
biber-mania-reason-action-card-and-joker = An action card and a joker never go together: { $card_list }. Keep one of them in hand.
biber-mania-reason-party-with-three = The Party Beaver takes exactly three numbers along, all different and no two of them neighbours, or goes alone. These will not do: { $card_list }.
biber-mania-reason-hippie-in-row = The Hippie makes a row of three to seven cards, in which he fills the one gap or stands at an end. This is none: { $card_list }.
biber-mania-reason-action-card-with-equals = An action card is laid alone or with equal numbers only. These are not equal: { $card_list }.
biber-mania-reason-joker-with-equals = Jokers go with equal numbers or by themselves, and in no row: { $card_list }.
biber-mania-reason-unequal-numbers = These numbers do not go together: { $card_list }. Lay one, or several equal ones, with jokers or one action card if you like. Different ones go only as a row or with the Party Beaver.

## Table options

biber-mania-option-deck = Deck
biber-mania-option-deck-meaning = Which cards are played with: the usual 110, with fewer different numbers, or a deck of your own.
biber-mania-option-deck-110-A = 1 to 12, 110 cards
biber-mania-option-deck-110-B = 1 to 10, 110 cards
biber-mania-option-deck-custom = of your own
biber-mania-option-deck_values = Own deck: largest number
biber-mania-option-deck_values-meaning = The numbers of a deck of your own go from 1 to this one.
biber-mania-option-deck_values-value = { $value }
biber-mania-option-deck_copies = Own deck: of each number
biber-mania-option-deck_copies-meaning = How often each number is in a deck of your own.
biber-mania-option-deck_copies-value = { $value ->
    [one] { $value } card
   *[other] { $value } cards
}
biber-mania-option-deck_action_copies = Own deck: of each action card
biber-mania-option-deck_action_copies-meaning = How often each of the eight action cards is in a deck of your own.
biber-mania-option-deck_action_copies-value = { $value ->
    [one] { $value } card
   *[other] { $value } cards
}
biber-mania-option-deck_jokers = Own deck: jokers
biber-mania-option-deck_jokers-meaning = How many jokers are in a deck of your own.
biber-mania-option-deck_jokers-value = { $value ->
    [one] { $value } joker
   *[other] { $value } jokers
}
biber-mania-option-display_block_match = Equal cards in the display
biber-mania-option-display_block_match-meaning = Whether some of several equal numbers in the display can be stabbed, or only all of them together.
biber-mania-option-display_block_match-off = can be divided
biber-mania-option-display_block_match-on = stick together
biber-mania-option-stab_opponents = Stabbing the others
biber-mania-option-stab_opponents-meaning = Whether a discard stabs every pile whose top group fits, or one of your choice.
biber-mania-option-stab_opponents-all = all that fit
biber-mania-option-stab_opponents-one = one of them
biber-mania-option-refuse = Refusing
biber-mania-option-refuse-meaning = Whether a stabbed group is taken or refused as a whole, or card by card.
biber-mania-option-refuse-group = the whole group
biber-mania-option-refuse-card = card by card
biber-mania-option-joker_stabs_display_action = Joker and action cards
biber-mania-option-joker_stabs_display_action-meaning = Whether a single joker stabs an action card in the display.
biber-mania-option-joker_stabs_display_action-on = stabs them in the display too
biber-mania-option-joker_stabs_display_action-off = stabs them on piles only
biber-mania-option-joker_stealable = Stealing jokers
biber-mania-option-joker_stealable-meaning = Whether Super Beaver and Thief may steal jokers.
biber-mania-option-joker_stealable-on = allowed
biber-mania-option-joker_stealable-off = forbidden
biber-mania-option-hippie_with_equals = Hippie with equal numbers
biber-mania-option-hippie_with_equals-meaning = Whether the Hippie may join equal numbers like most action cards.
biber-mania-option-hippie_with_equals-on = allowed
biber-mania-option-hippie_with_equals-off = forbidden
biber-mania-option-plain_row_stabbable = Rows without a Hippie
biber-mania-option-plain_row_stabbable-meaning = Whether a row without a Hippie on a pile can be stabbed.
biber-mania-option-plain_row_stabbable-off = cannot be stabbed
biber-mania-option-plain_row_stabbable-on = can be stabbed
biber-mania-option-guard = Bodyguard’s protection
biber-mania-option-guard-meaning = Whether a group stays protected when its Bodyguard or Party Beaver has been stolen.
biber-mania-option-guard-laid = stays
biber-mania-option-guard-present = goes with him
biber-mania-option-king_gift_ends_game = Last card to the King
biber-mania-option-king_gift_ends_game-meaning = Whether the round ends when somebody adds the last card of a hand to a King.
biber-mania-option-king_gift_ends_game-on = ends the round
biber-mania-option-king_gift_ends_game-off = ends nothing
biber-mania-option-fairy_empty_hand = Last card to the Fairy
biber-mania-option-fairy_empty_hand-meaning = What happens when the Fairy takes the last card of a hand.
biber-mania-option-fairy_empty_hand-skip = its owner is passed over
biber-mania-option-fairy_empty_hand-end = the round ends
biber-mania-option-pile_history = Piles
biber-mania-option-pile_history-meaning = Whether all groups of the piles are shown, or the top groups only.
biber-mania-option-pile_history-open = all open
biber-mania-option-pile_history-top_only = top groups only
biber-mania-option-start_next = Who begins the next round
biber-mania-option-start_next-meaning = Who begins each further round.
biber-mania-option-start_next-rotate = the next clockwise
biber-mania-option-start_next-winner = the winner
biber-mania-option-professionals = Professionals
biber-mania-option-professionals-meaning = Whether it is forbidden to end the round with a Hippie row.
biber-mania-option-professionals-off = may end with any
biber-mania-option-professionals-on = never with a Hippie row
biber-mania-option-series = Match
biber-mania-option-series-meaning = Whether a match is one round, or points are collected over several.
biber-mania-option-series-single = one round
biber-mania-option-series-collecting = collecting points
biber-mania-option-target = Points to collect
biber-mania-option-target-meaning = How many points win a match of collected points.
biber-mania-option-target-value = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
biber-mania-option-series_points = Who collects
biber-mania-option-series_points-meaning = Whether only the winners of a round write down their points, or everybody.
biber-mania-option-series_points-winners = the winners
biber-mania-option-series_points-all = everybody
biber-mania-option-max_rounds = Rounds at most
biber-mania-option-max_rounds-meaning = After so many rounds a match of collected points is over in any case.
biber-mania-option-max_rounds-value = { $value ->
    [one] { $value } round
   *[other] { $value } rounds
}

biber-mania-drawing-display = display { $cards }
biber-mania-drawing-stock = stock { $cards }, draw pile { $deck }
biber-mania-drawing-seat = { $hand } in hand, { $pile } on the pile, on top { $top }
biber-mania-drawing-stab = stabbed, of { $name }: { $cards }
biber-mania-drawing-hand = { $you ->
    [yes] you hold
   *[no] { $name } holds
} { $cards }
biber-mania-drawing-known = { $name } is known to hold { $cards }
