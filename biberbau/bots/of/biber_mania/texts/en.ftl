### Biber-Mania: why an action is good or bad.
###
### $card and $card_list are cards as in the game's own sentences, $cards is a number of cards, $points and $tenths are an amount of points, $odds
### says "one card in N", $percent is a chance, $turns a number of turns, $other is a player's name.

biber-mania-why-lays = { $cards ->
    [one] One card goes
   *[other] { $cards } cards go
} from your hand to your pile: { bot-points } more.
biber-mania-why-goes-out = That ends the round while you are ahead: by { bot-points }, and { $other } is next best.
biber-mania-why-ends-behind = That ends the round, and { $other } is ahead by { bot-points }.
biber-mania-why-stabs = That stabs { $other }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} fewer on the pile and as many more in hand.
biber-mania-why-open = { bot-chance } { $other } now holds something that stabs this group.
biber-mania-why-guarded = { $percent ->
    [100] The Bodyguard protects it: without it { $other } could certainly stab this group.
   *[other] The Bodyguard protects it: without it { $other } could stab this group with a chance of { $percent } %.
}
biber-mania-why-king = Whoever holds any { $card } has to add one to the King: { bot-points } more for you on average.
biber-mania-why-steals = { $other } loses a card of the pile and has to draw one to the hand.
biber-mania-why-joins = Comes to your hand and can be laid together with equal ones: { $card_list }.
biber-mania-why-helper = Comes to your hand and can be laid with a number: { $card_list }.
biber-mania-why-fits = Comes to your hand and goes along with other cards there, with no turn of its own: { $card_list }.
biber-mania-why-alone = Comes to your hand, needs a turn of its own there and costs { bot-points }: { $card_list }.
biber-mania-why-wish = { $percent ->
    [100] { $other } is sure to hold the card, and it goes with your hand: { biber-mania-card-name }.
   *[other] With a chance of { $percent } % { $other } holds such a card, and it goes with your hand: { biber-mania-card-name }.
}
biber-mania-why-draw = { $odds ->
    [1] Nearly every unseen card goes with your hand.
    [2] One unseen card in two goes with your hand.
    [3] One unseen card in three goes with your hand.
   *[other] One unseen card in { $odds } goes with your hand.
}
biber-mania-why-soon-out = { $other } has only { $cards ->
    [one] one card
   *[other] { $cards } cards
} left. Once the round is over, what you still hold costs { bot-points }.
biber-mania-why-more-turns = The rest of your hand then still takes { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, { $more ->
    [yes] more than all of it took before
   *[no] as many as before
}.
biber-mania-why-theft = Then you steal, and the best there is goes with your hand: { $card_list }.
biber-mania-why-theft-costs = Then you have to steal, and even the best there is needs a turn of its own in your hand: { $card_list }.
biber-mania-why-fairy = { $percent ->
    [100] Then you may wish for a card of { $other } that is sure to be there and goes with your hand: { biber-mania-card-name }.
   *[other] Then you may make a wish: with a chance of { $percent } % { $other } holds what goes with your hand: { biber-mania-card-name }.
}
biber-mania-why-burden = Then somebody takes { $cards } cards: { bot-points } less for them.
biber-mania-why-holds-back = { $other } has only { $cards ->
    [one] one card
   *[other] { $cards } cards
} left; two more hold them up. Were the round over, your cards would cost { bot-points }.
biber-mania-why-ends-pile = If play then goes on as usual, your pile brings { bot-points } more in the end, on average.
biber-mania-why-ends-hand = If play then goes on as usual, the cards in your hand cost { bot-points } less in the end, on average.
biber-mania-why-ends-others = If play then goes on as usual, the others end up with { bot-points } less between them, on average.

## What a reason is about: the kinds of mistake.

biber-mania-about-laying = What goes to the pile
biber-mania-about-stabbing = Stabbing and protecting
biber-mania-about-effects = What action cards do
biber-mania-about-taking = What comes to the hand
biber-mania-about-end = The end of the round
biber-mania-about-course = What becomes of it later
