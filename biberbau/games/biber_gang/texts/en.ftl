### Biber Gang in English.
###
### $card is the drawn card, $slot a place and $slot_card the open card that lies there, $turned_card a card just turned up,
### $out_card a card that leaves the display, $target the place a beaver swims to.  Cards are codes ("7", "B"), places are codes ("T1" to "B4"), $seat is
### a player's name and $you says whether that player is the reader.

## The game

biber-gang-title = Biber Gang
biber-gang-blurb = Swap, pair up and let the beavers swim: the fewest points win.
biber-gang-teaser = Pair up, score little

## Cards and places

biber-gang-card-name = { $card ->
    [B] beaver
   *[other] { $card }
}
biber-gang-the-card = { $card ->
    [B] the beaver
   *[other] the { $card }
}
biber-gang-the-turned-card = { $turned_card ->
    [B] the beaver
   *[other] the { $turned_card }
}
biber-gang-the-out-card = { $out_card ->
    [B] the beaver
   *[other] the { $out_card }
}
biber-gang-slot = { $slot ->
    [T1] top row, column 1
    [T2] top row, column 2
    [T3] top row, column 3
    [T4] top row, column 4
    [B1] bottom row, column 1
    [B2] bottom row, column 2
    [B3] bottom row, column 3
   *[B4] bottom row, column 4
}
biber-gang-target = { $target ->
    [T1] top row, column 1
    [T2] top row, column 2
    [T3] top row, column 3
    [T4] top row, column 4
    [B1] bottom row, column 1
    [B2] bottom row, column 2
    [B3] bottom row, column 3
   *[B4] bottom row, column 4
}
biber-gang-deck = deck
biber-gang-hidden-card = face-down card

## What a player can do

biber-gang-action-open = Turn up { biber-gang-slot } and { biber-gang-target }
biber-gang-action-deck = Draw from the deck
biber-gang-action-pile = Draw from the discard pile
biber-gang-action-swap = Swap the drawn card in: { biber-gang-slot }
biber-gang-action-turn = Refuse the drawn card and turn up { biber-gang-slot }
biber-gang-action-refuse = Refuse the drawn card and turn up nothing
biber-gang-action-swim = Let the beaver swim from { biber-gang-slot } to { biber-gang-target }

## What happened

biber-gang-event-opened = { $you ->
    [yes] You have chosen your two cards.
   *[no] { $seat } has chosen two cards.
}
biber-gang-event-shows = { $you ->
    [yes] You turn up { $first_card ->
        [B] a beaver
       *[other] { $first_card }
    } and { $second_card ->
        [B] a beaver
       *[other] { $second_card }
    }.
   *[no] { $seat } turns up { $first_card ->
        [B] a beaver
       *[other] { $first_card }
    } and { $second_card ->
        [B] a beaver
       *[other] { $second_card }
    }.
}
biber-gang-event-starts = { $you ->
    [yes] You have the largest sum and begin.
   *[no] { $seat } has the largest sum and begins.
}
biber-gang-event-tie = { $you ->
    [yes] { $tied } players share the largest sum. Chance picks you to begin.
   *[no] { $tied } players share the largest sum. Chance picks { $seat } to begin.
}
biber-gang-event-drew-deck = { $you ->
    [yes] You draw a card from the deck.
   *[no] { $seat } draws a card from the deck.
}
biber-gang-event-drew-deck-known = { $you ->
    [yes] You draw from the deck: { $card ->
        [B] a beaver
       *[other] { $card }
    }.
   *[no] { $seat } draws from the deck: { $card ->
        [B] a beaver
       *[other] { $card }
    }.
}
biber-gang-event-drew-pile = { $you ->
    [yes] You take { biber-gang-the-card } from the discard pile.
   *[no] { $seat } takes { biber-gang-the-card } from the discard pile.
}
biber-gang-event-swapped-open = { $you ->
    [yes] You swap { biber-gang-the-out-card } ({ biber-gang-slot }) for { biber-gang-the-card }.
   *[no] { $seat } swaps { biber-gang-the-out-card } ({ biber-gang-slot }) for { biber-gang-the-card }.
}
biber-gang-event-swapped-hidden = { $you ->
    [yes] You swap a face-down card ({ biber-gang-slot }) for { biber-gang-the-card }. Out comes { biber-gang-the-out-card }.
   *[no] { $seat } swaps a face-down card ({ biber-gang-slot }) for { biber-gang-the-card }. Out comes { biber-gang-the-out-card }.
}
biber-gang-event-turned = { $you ->
    [yes] You refuse { biber-gang-the-card } and turn up { biber-gang-the-turned-card } ({ biber-gang-slot }).
   *[no] { $seat } refuses { biber-gang-the-card } and turns up { biber-gang-the-turned-card } ({ biber-gang-slot }).
}
biber-gang-event-refused = { $you ->
    [yes] You refuse { biber-gang-the-card } and turn up nothing.
   *[no] { $seat } refuses { biber-gang-the-card } and turns up nothing.
}
biber-gang-event-swam = { $you ->
    [yes] You put { biber-gang-the-card } in the beaver’s place ({ biber-gang-slot }). The beaver swims on ({ biber-gang-target }) and pushes out { biber-gang-the-out-card }.
   *[no] { $seat } puts { biber-gang-the-card } in the beaver’s place ({ biber-gang-slot }). The beaver swims on ({ biber-gang-target }) and pushes out { biber-gang-the-out-card }.
}
biber-gang-event-called-end = { $you ->
    [yes] Your last face-down card is gone. Everybody else has one last turn.
   *[no] The last face-down card of { $seat } is gone. Everybody else has one last turn.
}
biber-gang-event-reshuffled = The deck is empty. { $cards ->
    [one] One discard is the new one.
   *[other] { $cards } discards are shuffled into a new one.
}
biber-gang-event-stalled = No face-down card has gone for { $turns } turns. The round ends.
biber-gang-event-deck-out = { $you ->
    [yes] You ask for a card, but the deck is empty. The round ends.
   *[no] { $seat } asks for a card, but the deck is empty. The round ends.
}
biber-gang-event-round-over = Round { $round } is over. All cards are turned up and counted.
biber-gang-event-match-over = { $rounds ->
    [one] The match is over after one round.
   *[other] The match is over after { $rounds } rounds.
}
biber-gang-event-wins = { $you ->
    [yes] You win with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }!
   *[no] { $seat } wins with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }!
}
biber-gang-event-shares-win = { $you ->
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

biber-gang-moment-bonus = Strongest dam
biber-gang-moment-bonus-amount = { $amount ->
    [one] { $amount } point off for equal pairs
   *[other] { $amount } points off for equal pairs
}
biber-gang-moment-swims = Best swimmer
biber-gang-moment-swims-amount = { $amount ->
    [one] one beaver swam
   *[other] { $amount } beavers swam
}
biber-gang-moment-calls = Always finished first
biber-gang-moment-calls-amount = the end of { $amount } rounds
biber-gang-moment-flood = Worst flood
biber-gang-moment-flood-amount = { $amount } points in one round

## Why not

biber-gang-reason-not-an-action = There is no such action in Biber Gang. Draw a card, then swap it in, refuse it or let a beaver swim.
biber-gang-reason-match-over = The match is over. Start a rematch to play on.
biber-gang-reason-round-over = The round is over. The next one has not been dealt yet.
biber-gang-reason-being-dealt = The cards are still being dealt. Wait a moment.
biber-gang-reason-not-your-turn = It is not your turn. Wait until play comes round to you.
biber-gang-reason-open-first = The round begins with the opening cards. First choose two of your cards to turn up.
biber-gang-reason-already-opened = You have chosen your two cards. Wait for the others to choose theirs.
biber-gang-reason-opening-done = The opening cards are turned up already. Draw a card when it is your turn.
biber-gang-reason-draw-first = You have not drawn yet. First draw from the deck or from the discard pile.
biber-gang-reason-already-drew = You have drawn { biber-gang-the-card } already, and there is no going back. Decide what becomes of it.
biber-gang-reason-frozen-pair = The two beavers in this column are frozen: neither leaves its place. Put { biber-gang-the-card } somewhere else.
biber-gang-reason-beaver-matches = { $card ->
    [B] The drawn beaver matches the beaver there ({ biber-gang-slot }) and cannot throw it out. Put it on a face-down card or on a number.
   *[other] The { $card } matches the beaver there ({ biber-gang-slot }), so it cannot throw it out. Let the beaver swim to a face-down card, or put the { $card } somewhere else.
}
biber-gang-reason-beaver-never-discarded = At this table an open beaver is never discarded. Put { biber-gang-the-card } somewhere else.
biber-gang-reason-already-open = { $slot_card ->
    [B] The beaver there ({ biber-gang-slot }) is open already. Turn up a face-down card.
   *[other] The { $slot_card } there ({ biber-gang-slot }) is open already. Turn up a face-down card.
}
biber-gang-reason-more-than-one-hidden = You have { $hidden } face-down cards. To refuse { biber-gang-the-card }, you must turn one of them up.
biber-gang-reason-taken-must-swap = At this table, what you take from the discard pile must go into your display. Put { biber-gang-the-card } there.
biber-gang-reason-swim-no-beaver = No open beaver lies there ({ biber-gang-slot }), so nothing can swim. To put { biber-gang-the-card } there, swap it in.
biber-gang-reason-swim-no-value = The beaver there ({ biber-gang-slot }) has no value yet, so it cannot swim: no open number lies in its column.
biber-gang-reason-swim-value-differs = The beaver there ({ biber-gang-slot }) is worth { $value } and swims for that number only. You have drawn { biber-gang-the-card }: put it somewhere else.
biber-gang-reason-swim-target-open = The card there ({ biber-gang-target }) is open already. Let the beaver swim to a face-down card.
biber-gang-reason-swim-drawn-beaver = No beaver swims for a drawn beaver. Put the drawn one on a face-down card right away: that is the same.

## Table options

biber-gang-option-discard_take_must_swap = What is taken must go in
biber-gang-option-discard_take_must_swap-meaning = Whether a card taken from the discard pile must go into the display, or may be refused like any other.
biber-gang-option-discard_take_must_swap-off = may be refused
biber-gang-option-discard_take_must_swap-on = must go in
biber-gang-option-beaver_never_discarded = Open beavers stay
biber-gang-option-beaver_never_discarded-meaning = Whether a single open beaver may be swapped out for a card that does not match it.
biber-gang-option-beaver_never_discarded-off = may be swapped out
biber-gang-option-beaver_never_discarded-on = always stay
biber-gang-option-deck_out = When the deck is empty
biber-gang-option-deck_out-meaning = What happens when somebody draws from the empty deck.
biber-gang-option-deck_out-reshuffle = reshuffle the discards
biber-gang-option-deck_out-end_round = end the round
biber-gang-option-stall_limit = Standstill
biber-gang-option-stall_limit-meaning = How many turns each player has without any face-down card going before the round ends by itself. 0: it never does.
biber-gang-option-stall_limit-value = { $value ->
    [one] { $value } turn each
   *[other] { $value } turns each
}
biber-gang-option-stall_limit-never = never
biber-gang-option-rounds = Rounds
biber-gang-option-rounds-meaning = How many rounds make a match.
biber-gang-option-rounds-value = { $value ->
    [one] { $value } round
   *[other] { $value } rounds
}

biber-gang-drawing-piles = deck { $deck }, discard pile { $top }
biber-gang-drawing-drawn = { $source ->
    [deck] drawn from the deck: { $card }
   *[pile] drawn from the discard pile: { $card }
}
