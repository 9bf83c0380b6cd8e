### Beanie: why an action is good or bad.
###
### $card and $card_list are cards as in the game's own sentences, $points and $tenths are an amount of points, $odds says "one card in N", $cards
### is a number of cards, $other is a player's name.

beanie-why-sheds = That takes { bot-points } off your hand.
beanie-why-goes-out = Then you have no card left, and the others are left with { bot-points } on average.
beanie-why-soon-out = { $other } has { $cards ->
    [0] no card
    [one] only one card
   *[other] only { $cards } cards
} left. Once the round is over, what you still hold costs { bot-points }.
beanie-why-opens = { $cards ->
    [one] One unseen card then fits
   *[other] { $cards } unseen cards then fit
} on the table, and whoever holds one { $everybody ->
    [yes] may
   *[no] and has laid a meld may
} add it.
beanie-why-opens-for = { $other } holds this card and may then add it: { beanie-card-name }.
beanie-why-beanie-pair = With the beanie you can then put this down: { $card_list }. Together { bot-points } fewer.
beanie-why-beanie-stays = { $other } is nearly out, and the beanie in your hand would cost { bot-points }.
beanie-why-pile-completes = With the discard pile you can put this down: { $card_list }. That takes { bot-points } off your hand.
beanie-why-pile-costs = Of the discard pile { bot-points } stay in your hand for now.
beanie-why-draw-fits = { $odds ->
    [1] Nearly every unseen card makes a meld with your hand or has its place on the table.
    [2] One unseen card in two makes a meld with your hand or has its place on the table.
    [3] One unseen card in three makes a meld with your hand or has its place on the table.
   *[other] One unseen card in { $odds } makes a meld with your hand or has its place on the table.
}
beanie-why-ends-low = Your hand costs { bot-points } less than another on average.
beanie-why-ends-high = Your hand costs { bot-points } more than another on average.
beanie-why-counts = In your hand it counts { bot-points }: { beanie-card-name }.
beanie-why-has-meld = You can put these down together: { $card_list }.
beanie-why-breaks = { $cards ->
    [one] One unseen card makes
   *[other] { $cards } unseen cards make
} a meld with the { beanie-card-name } and others of your hand.
beanie-why-could-lie = It has its place on the table, and you could discard something else: { beanie-card-name }.
beanie-why-feeds = If { $other } takes the discard pile, these make a meld: { $card_list }.
beanie-why-ends-hand = If play then goes on as usual, the cards left in your hand cost { bot-points } less in the end, on average.
beanie-why-ends-others = If play then goes on as usual, the others are left with { bot-points } more between them, on average.

## What a reason is about: the kinds of mistake.

beanie-about-melds = What goes down
beanie-about-piles = Discard pile or deck
beanie-about-discards = What to discard
beanie-about-opens = What others may add
beanie-about-end = The end of the round
beanie-about-course = What becomes of it later
