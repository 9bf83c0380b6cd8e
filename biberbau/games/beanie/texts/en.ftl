### Beanie in English.
###
### $card says which card it is, suit first: "C10", "SA", "HK" (clubs, diamonds, hearts, spades are C, D, H, S).  $rank is "A", 2 to 10,
### "J", "Q" or "K"; $suit one of the four letters; $wild the rank that is wild in this round.  $seat is a player's name, $you says
### whether it is the reader's.

## The game

beanie-title = Beanie
beanie-blurb = Rummy in real time: put your cards down the moment they fit, whoever’s turn it is, and shout before the others do.
beanie-teaser = Rummy in real time

## Cards

beanie-card-name = { $card ->
    [CA] ace of clubs
    [C2] two of clubs
    [C3] three of clubs
    [C4] four of clubs
    [C5] five of clubs
    [C6] six of clubs
    [C7] seven of clubs
    [C8] eight of clubs
    [C9] nine of clubs
    [C10] ten of clubs
    [CJ] jack of clubs
    [CQ] queen of clubs
    [CK] king of clubs
    [DA] ace of diamonds
    [D2] two of diamonds
    [D3] three of diamonds
    [D4] four of diamonds
    [D5] five of diamonds
    [D6] six of diamonds
    [D7] seven of diamonds
    [D8] eight of diamonds
    [D9] nine of diamonds
    [D10] ten of diamonds
    [DJ] jack of diamonds
    [DQ] queen of diamonds
    [DK] king of diamonds
    [HA] ace of hearts
    [H2] two of hearts
    [H3] three of hearts
    [H4] four of hearts
    [H5] five of hearts
    [H6] six of hearts
    [H7] seven of hearts
    [H8] eight of hearts
    [H9] nine of hearts
    [H10] ten of hearts
    [HJ] jack of hearts
    [HQ] queen of hearts
    [HK] king of hearts
    [SA] ace of spades
    [S2] two of spades
    [S3] three of spades
    [S4] four of spades
    [S5] five of spades
    [S6] six of spades
    [S7] seven of spades
    [S8] eight of spades
    [S9] nine of spades
    [S10] ten of spades
    [SJ] jack of spades
    [SQ] queen of spades
   *[SK] king of spades
}
beanie-rank = { $rank ->
    [A] ace
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [J] jack
    [Q] queen
   *[K] king
}
beanie-ranks = { $rank ->
    [A] aces
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [6] sixes
    [7] sevens
    [8] eights
    [9] nines
    [10] tens
    [J] jacks
    [Q] queens
   *[K] kings
}
beanie-wild-ranks = { $wild ->
    [A] aces
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [6] sixes
    [7] sevens
    [8] eights
    [9] nines
    [10] tens
    [J] jacks
    [Q] queens
   *[K] kings
}
beanie-suit = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
beanie-set = set of { beanie-ranks }
beanie-run = run of { beanie-suit }
beanie-hidden-card = hidden card

## What a player can do

beanie-action-draw = Draw from the stock
beanie-action-pile = Take the whole discard pile
beanie-action-end = End the round
beanie-action-keep = Keep the last card
beanie-action-call = Beanie!
beanie-action-discard = Discard the { beanie-card-name }
beanie-action-set = Lay a set: { $card_list }
beanie-action-set-as = Lay a set of { beanie-ranks }: { $card_list }
beanie-action-run = Lay a run: { $card_list }
beanie-action-run-as = Lay a run of { beanie-suit } from the { beanie-rank }: { $card_list }
beanie-action-add = Add the { beanie-card-name } to meld { $meld }
beanie-action-add-low = Add the { beanie-card-name } below meld { $meld }
beanie-action-add-high = Add the { beanie-card-name } above meld { $meld }
beanie-action-take = Add the { beanie-card-name } to meld { $meld } and take a beanie
beanie-action-swap = Swap the { beanie-card-name } for the beanie in meld { $meld }

## What happened

beanie-event-draws = { $you ->
    [yes] You draw from the stock.
   *[no] { $seat } draws from the stock.
}
beanie-event-draws-card = { $you ->
    [yes] You draw the { beanie-card-name }.
   *[no] { $seat } draws the { beanie-card-name }.
}
beanie-event-stock-empty = The stock is used up.
beanie-event-takes-pile = { $you ->
    [yes] You take the discard pile: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
   *[no] { $seat } takes the discard pile: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
}
beanie-event-discards = { $you ->
    [yes] You discard the { beanie-card-name }.
   *[no] { $seat } discards the { beanie-card-name }.
}
beanie-event-keeps = { $you ->
    [yes] You keep your last card.
   *[no] { $seat } keeps the last card.
}
beanie-event-ends = { $you ->
    [yes] The stock is used up, and you end the round.
   *[no] The stock is used up, and { $seat } ends the round.
}
beanie-event-lays-set = { $you ->
    [yes] You lay a set of { beanie-ranks }: { $card_list }.
   *[no] { $seat } lays a set of { beanie-ranks }: { $card_list }.
}
beanie-event-lays-run = { $you ->
    [yes] You lay a run of { beanie-suit }: { $card_list }.
   *[no] { $seat } lays a run of { beanie-suit }: { $card_list }.
}
beanie-event-adds-set = { $you ->
    [yes] You add the { beanie-card-name } to the set of { beanie-ranks }.
   *[no] { $seat } adds the { beanie-card-name } to the set of { beanie-ranks }.
}
beanie-event-adds-run = { $you ->
    [yes] You add the { beanie-card-name } to the run of { beanie-suit }.
   *[no] { $seat } adds the { beanie-card-name } to the run of { beanie-suit }.
}
beanie-event-stands = The { beanie-card-name } stands for the { beanie-rank } of { beanie-suit }.
beanie-event-takes-beanie = { $you ->
    [yes] You take the { beanie-card-name } for it.
   *[no] { $seat } takes the { beanie-card-name } for it.
}
beanie-event-beanie = { $you ->
    [yes] Beanie! You have no card left.
   *[no] Beanie! { $seat } has no card left.
}
beanie-event-stall = Nothing has moved for a long time. The round ends.
beanie-event-nothing-to-draw = There is nothing left to draw from. The round ends.
beanie-event-round-over = Round { $round } is over. All hands are shown and counted.
beanie-event-match-over = { $rounds ->
    [one] The match is over after one round.
   *[other] The match is over after { $rounds } rounds.
}
beanie-event-wins = { $you ->
    [yes] You win with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }!
   *[no] { $seat } wins with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }!
}
beanie-event-shares-win = { $you ->
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

beanie-moment-outs = Called Beanie! most
beanie-moment-outs-amount = { $amount ->
    [one] out in one round
   *[other] out in { $amount } rounds
}
beanie-moment-run = Longest run
beanie-moment-run-amount = { $amount } cards in a row
beanie-moment-melds = Most melds
beanie-moment-melds-amount = { $amount } melds laid
beanie-moment-beanies = Hunter of beanies
beanie-moment-beanies-amount = { $amount ->
    [one] one beanie taken
   *[other] { $amount } beanies taken
}
beanie-moment-pile = Biggest armful
beanie-moment-pile-amount = { $amount } cards of the pile at once

## Why not

beanie-reason-not-an-action = There is no such action in Beanie. Draw, discard, or put cards down.
beanie-reason-match-over = The match is over. A rematch goes on from here.
beanie-reason-round-over = The round is over. The next one has not been dealt yet.
beanie-reason-being-dealt = The cards are still being dealt. Wait a moment.
beanie-reason-not-your-turn = It is not your turn to draw or to discard. But you may put cards down at any time.
beanie-reason-already-drawn = You have drawn already. Next comes the discard.
beanie-reason-draw-first = Draw a card first, then discard.
beanie-reason-stock-empty = The stock is used up. Take the discard pile, or end the round.
beanie-reason-stock-left = The round can only be ended so when the stock is used up. Draw a card.
beanie-reason-pile-empty = The discard pile is empty. Draw from the stock.
beanie-reason-not-in-hand = The { beanie-card-name } is not in your hand. Choose among the cards that you hold.
beanie-reason-last-card-stays = At this table nobody goes out by discarding. Keep your last card, or put it down.
beanie-reason-nothing-to-keep = Only a last card that has to stay is kept. Discard a card.
beanie-reason-called-by-itself = At this table the call is made for you as soon as your hand is empty. Just put your cards down.
beanie-reason-hand-not-empty = You still hold cards. Put them all down before you call.
beanie-reason-hand-empty = Your hand is empty. Say Beanie!
beanie-reason-no-such-meld = There is no meld number { $meld } on the table. Add to one that lies there, or lay your own.
beanie-reason-own-meld-first = At this table you first have to lay a set or a run of your own.
beanie-reason-other-rank = The { beanie-card-name } does not belong to this set. Look for another meld for it.
beanie-reason-set-full = This set has four cards and takes no more. Look for another meld.
beanie-reason-must-take = This set has four cards. If you add the { beanie-card-name }, you must take a beanie out of it.
beanie-reason-no-such-beanie = That beanie is not in this set. Only one that lies there can be taken.
beanie-reason-not-a-set = Only from a set do you take a beanie that way. In a run, the card that it stands for takes its place.
beanie-reason-not-a-run = That works only with a run. To a set you simply add the card.
beanie-reason-not-a-neighbour = The { beanie-card-name } is not the next card at either end of this run. Look for another meld for it.
beanie-reason-run-ends = A run ends at the ace below and at the king above. Try its other end, or another meld.
beanie-reason-name-the-end = Say at which end of the run the { beanie-card-name } is to stand.
beanie-reason-not-a-beanie = The { beanie-card-name } is no beanie: in this round { beanie-wild-ranks } are wild. Put it down as the card that it is.
beanie-reason-own-place = In its own place a card is itself and no beanie. Lay it there as the card that it is.
beanie-reason-nothing-stands-for-it = No beanie stands for the { beanie-card-name } in this run. Add it at an end, if it comes next there.
beanie-reason-too-many-beanies = At this table so many beanies may not lie in one meld. Take another card instead of one of them.
beanie-reason-lies-twice = One card cannot lie in two places of a run. Lay another card in one of them.

## Table options

beanie-option-first_upcard = First card of the pile
beanie-option-first_upcard-meaning = Whether a card is turned up after the deal to begin the discard pile.
beanie-option-first_upcard-off = none
beanie-option-first_upcard-on = turned up
beanie-option-max_beanies_per_meld = Beanies in a meld
beanie-option-max_beanies_per_meld-meaning = How many beanies may lie in one set or run.
beanie-option-max_beanies_per_meld-none = as many as you like
beanie-option-max_beanies_per_meld-1 = one
beanie-option-max_beanies_per_meld-less_than_half = less than half
beanie-option-out_by_discard = Going out
beanie-option-out_by_discard-meaning = Whether one may go out by discarding the last card.
beanie-option-out_by_discard-on = by the discard too
beanie-option-out_by_discard-off = only by putting down
beanie-option-call = The call
beanie-option-call-meaning = Whether “Beanie!” is called for you, or you have to press for it before anybody else moves.
beanie-option-call-auto = by itself
beanie-option-call-button = by a button
beanie-option-pile_view = Discard pile
beanie-option-pile_view-meaning = Whether the whole discard pile may be looked through, or only its top card.
beanie-option-pile_view-all = open
beanie-option-pile_view-top = only the top card
beanie-option-own_meld_first = Adding to melds
beanie-option-own_meld_first-meaning = Whether one first has to lay a meld of one’s own before one may add to others.
beanie-option-own_meld_first-off = at once
beanie-option-own_meld_first-on = after an own meld
beanie-option-rounds = Rounds
beanie-option-rounds-meaning = How many rounds a match has; all thirteen go from kings to aces.
beanie-option-rounds-value = { $value ->
    [one] { $value } round
   *[other] { $value } rounds
}
beanie-option-stall = Standstill
beanie-option-stall-meaning = After how many turns of each player without a card from the stock or onto the table the round ends.
beanie-option-stall-value = { $value ->
    [one] { $value } turn each
   *[other] { $value } turns each
}
beanie-option-turn_seconds = Turn clock
beanie-option-turn_seconds-meaning = How long the player in turn may think before the clock draws or discards.
beanie-option-turn_seconds-30 = 30 seconds
beanie-option-turn_seconds-0 = no clock
beanie-option-turn_seconds-10 = 10 seconds
beanie-option-turn_seconds-15 = 15 seconds
beanie-option-turn_seconds-20 = 20 seconds
beanie-option-turn_seconds-45 = 45 seconds
beanie-option-turn_seconds-60 = a minute
beanie-option-turn_seconds-120 = two minutes
beanie-option-fairness = Fair at any distance
beanie-option-fairness-meaning = Whether claims that meet are ordered by when each player could have reacted, and not by the length of the line.
beanie-option-fairness-on = on
beanie-option-fairness-off = off

beanie-drawing-table = { $rank ->
    [A] aces
    [J] jacks
    [Q] queens
    [K] kings
   *[other] { $rank }s
} are wild; stock { $stock }, discard pile { $pile }
beanie-drawing-seat = { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}
beanie-drawing-meld = { $meld } { $kind ->
    [set] set
   *[run] run
}: { $cards }
beanie-drawing-hand = { $you ->
    [yes] you hold
   *[no] { $name } holds
} { $cards }
beanie-drawing-known = { $name } is known to hold { $cards }
