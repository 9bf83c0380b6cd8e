### Daumen Drauf! in English.
###
### $colour ("Y", "G", "K"), $value and $poison ("yes", "no" or "unknown") say which card it is; $last_colour and $last_value name the
### last shown card.  $seat and $other are players' names, $you and $youother say whether they are the reader's.

## The game

daumen-drauf-title = Daumen Drauf!
daumen-drauf-blurb = Show a snake, keep your thumb on its head: collect the harmless ones and bluff the others into taking the poison.
daumen-drauf-teaser = Bluffing with snakes

## Cards

daumen-drauf-colour = { $colour ->
    [Y] yellow
    [G] green
   *[K] black
}
daumen-drauf-face = { daumen-drauf-colour } { $value }
daumen-drauf-card-name = { $poison ->
    [yes] poisonous { daumen-drauf-face }
    [no] harmless { daumen-drauf-face }
   *[unknown] { daumen-drauf-face }
}
daumen-drauf-last-card = { $last_colour ->
    [Y] yellow
    [G] green
   *[K] black
} { $last_value }
daumen-drauf-hidden-card = hidden card

## What a player can do

daumen-drauf-action-show = Show the { daumen-drauf-card-name }
daumen-drauf-action-parry = Parry with the twin
daumen-drauf-action-pass = Pass
daumen-drauf-action-let = Let it pass

## What happened

daumen-drauf-event-leads = { $you ->
    [yes] You lead a { daumen-drauf-card-name }.
   *[no] { $seat } leads a { daumen-drauf-card-name }.
}
daumen-drauf-event-shows = { $you ->
    [yes] You show a { daumen-drauf-card-name }.
   *[no] { $seat } shows a { daumen-drauf-card-name }.
}
daumen-drauf-event-lays-open = { $you ->
    [yes] You lay your earlier card open: a { daumen-drauf-card-name }.
   *[no] { $seat } lays the earlier card open: a { daumen-drauf-card-name }.
}
daumen-drauf-event-passes = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
daumen-drauf-event-nobody-parries = Nobody parries out of turn.
daumen-drauf-event-parries = { $you ->
    [yes] You parry with the twin, the { daumen-drauf-card-name }!
   *[no] { $seat } parries with the twin, the { daumen-drauf-card-name }!
}
daumen-drauf-event-lifts = { $you ->
    [yes] Thumb up: yours was a { daumen-drauf-card-name }.
   *[no] Thumb up: { $seat } held a { daumen-drauf-card-name }.
}
daumen-drauf-event-takes = { $unseen ->
    [0] { $you ->
        [yes] You take the trick: { $harmless } harmless, { $poisonous } poisonous.
       *[no] { $seat } takes the trick: { $harmless } harmless, { $poisonous } poisonous.
    }
   *[other] { $you ->
        [yes] You take the trick.
       *[no] { $seat } takes the trick, { $unseen } of { $cards } unseen.
    }
}
daumen-drauf-event-leads-instead = { $you ->
    [yes] { $other } has no card left, so you lead.
   *[no] { $youother ->
        [yes] You have no card left, so { $seat } leads.
       *[no] { $other } has no card left, so { $seat } leads.
    }
}
daumen-drauf-event-stack-empty = The stack is used up: from now on hands get smaller.
daumen-drauf-event-round-over = Game { $round } is over. All hands and tricks are shown and counted.
daumen-drauf-event-match-over = { $rounds ->
    [one] The match is over after one game.
   *[other] The match is over after { $rounds } games.
}
daumen-drauf-event-wins = { $you ->
    [yes] You win with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }!
   *[no] { $seat } wins with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }!
}
daumen-drauf-event-shares-win = { $you ->
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

daumen-drauf-moment-poison = Most poison
daumen-drauf-moment-poison-amount = { $amount ->
    [one] one poisonous snake
   *[other] { $amount } poisonous snakes
}
daumen-drauf-moment-harmless = Friend of the snakes
daumen-drauf-moment-harmless-amount = { $amount ->
    [one] one harmless snake
   *[other] { $amount } harmless snakes
}
daumen-drauf-moment-trick = Biggest trick
daumen-drauf-moment-trick-amount = { $amount } cards at once
daumen-drauf-moment-parries = Quick with a twin
daumen-drauf-moment-parries-amount = { $amount ->
    [one] one parry
   *[other] { $amount } parries
}

## Why not

daumen-drauf-reason-not-an-action = Daumen Drauf! has no such action. Show a card, parry or pass.
daumen-drauf-reason-match-over = The match is over. Start a rematch to play on.
daumen-drauf-reason-round-over = The game is over. The next one has not been dealt yet.
daumen-drauf-reason-being-dealt = The cards are still being dealt. Wait a moment.
daumen-drauf-reason-not-your-turn = It is not your turn. Wait until play comes round to you.
daumen-drauf-reason-card-not-played = The { daumen-drauf-face } is not in play: at this table the numbers end at { $values }.
daumen-drauf-reason-not-in-hand = You do not hold the { daumen-drauf-card-name }. Show a card of your own hand.
daumen-drauf-reason-leader-shows = You lead this trick, so you cannot pass. Show any card of your hand.
daumen-drauf-reason-nothing-to-parry = Nothing has been shown yet that could be parried. Lead any card of your hand.
daumen-drauf-reason-colour-is-weaker = The { daumen-drauf-last-card } is on the table, and its colour came later than { daumen-drauf-colour }: a { daumen-drauf-face } no longer beats it.
daumen-drauf-reason-number-too-low = The { daumen-drauf-last-card } is on the table: in the same colour you need a larger number than { $last_value }.
daumen-drauf-reason-twin-only-parries = Your { daumen-drauf-face } is the twin of the shown card. It does not beat it, but you may parry with it.
daumen-drauf-reason-no-twin = To parry you need the other { daumen-drauf-last-card }, and you do not hold it.
daumen-drauf-reason-own-card = The last shown card is your own. You cannot parry yourself.
daumen-drauf-reason-window-open = Others may still parry this card. Wait until they have decided.
daumen-drauf-reason-parry-or-let = It is not your turn: you may only parry this card or let it pass.
daumen-drauf-reason-nothing-to-let = Nobody is asked to parry out of turn now. Show a card, parry or pass when it is your turn.

## Table options

daumen-drauf-option-parry = Parrying
daumen-drauf-option-parry-meaning = Whether one may parry in one’s own turn only, or right after every shown card.
daumen-drauf-option-parry-in_turn = in turn only
daumen-drauf-option-parry-any_time = at any time
daumen-drauf-option-reveal_on_take = Thumbs up
daumen-drauf-option-reveal_on_take-meaning = Who sees what was under the thumbs when a trick is taken.
daumen-drauf-option-reveal_on_take-all = everybody
daumen-drauf-option-reveal_on_take-taker = only the taker
daumen-drauf-option-topup_first = First to draw
daumen-drauf-option-topup_first-meaning = Whose hand is filled first after a trick.
daumen-drauf-option-topup_first-last_decision = who decided last
daumen-drauf-option-topup_first-taker = who took the trick
daumen-drauf-option-start_next = Leader of the next game
daumen-drauf-option-start_next-meaning = Who leads the first trick of the following game.
daumen-drauf-option-start_next-rotate = the next clockwise
daumen-drauf-option-start_next-winner = the winner
daumen-drauf-option-games = Games
daumen-drauf-option-games-meaning = How many games make a match.
daumen-drauf-option-games-value = { $value ->
    [one] { $value } game
   *[other] { $value } games
}

daumen-drauf-drawing-seat = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}, { $taken } taken
daumen-drauf-drawing-trick = trick { $cards }  (colours { $colours }), stack { $stack }
daumen-drauf-drawing-hand = { $you ->
    [yes] you hold
   *[no] { $name } holds
} { $cards }
