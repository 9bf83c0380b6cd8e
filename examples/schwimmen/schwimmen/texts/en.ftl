schwimmen-title = Schwimmen
schwimmen-blurb = Three cards of one suit, as close to 31 as can be; who is lowest loses a life.

schwimmen-option-lives = Lives
schwimmen-option-lives-meaning = Lives of each player; who has none left swims, and sinks with the next loss.
schwimmen-option-lives-value = { $value ->
    [one] { $value } life
   *[other] { $value } lives
}

schwimmen-field-hand = Hand
schwimmen-field-display = Middle
schwimmen-field-gone = Put aside
schwimmen-field-stock = Stock
schwimmen-field-knocker = Knocked

schwimmen-action-pass = Pass
schwimmen-action-knock = Knock
schwimmen-action-all = Swap all three cards
schwimmen-action-swap = Swap the { $give } for card { $take } in the middle

schwimmen-event-pass = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
schwimmen-event-knock = { $you ->
    [yes] You knock.  All others have one more turn.
   *[no] { $seat } knocks.  All others have one more turn.
}
schwimmen-event-all = { $you ->
    [yes] You swap all three cards.
   *[no] { $seat } swaps all three cards.
}
schwimmen-event-swap = { $you ->
    [yes] You put down the { $give } and take the { $take }.
   *[no] { $seat } puts down the { $give } and takes the { $take }.
}

schwimmen-reason-unknown-action = There is no such action.
schwimmen-reason-no-round = No round is being played.
schwimmen-reason-not-your-turn = It is not your turn.
schwimmen-reason-not-in-hand = You do not hold that card.
schwimmen-reason-has-knocked = Somebody has knocked already.
