### Biber Gang: why an action is good or bad.
###
### $card and $out_card are card codes, $column is counted from 1, $points and $tenths are an amount of points, $odds says "one card in N",
### $other is a player's name.

biber-gang-this-card = { $card ->
    [B] The beaver
   *[other] The { $card }
}
biber-gang-than-card = { $card ->
    [B] the beaver
   *[other] the { $card }
}
biber-gang-with-card = { $card ->
    [B] the beaver
   *[other] the { $card }
}
biber-gang-why-pile-pair = { biber-gang-this-card } on the discard pile makes a pair in column { $column }: { bot-points } fewer.
biber-gang-why-pile = { biber-gang-this-card } on the discard pile saves { bot-points }, more than a card of the deck does on average.
biber-gang-why-deck = A card of the deck saves { bot-points } on average, more than { biber-gang-than-card } on the discard pile can.
biber-gang-why-deck-pair = { $odds ->
    [1] Nearly every card of the deck makes you a pair.
    [2] One card of the deck in two makes you a pair.
    [3] One card of the deck in three makes you a pair.
   *[other] One card of the deck in { $odds } makes you a pair.
}
biber-gang-why-pair = { biber-gang-this-card } makes a pair in column { $column }: { bot-points } fewer.
biber-gang-why-breaks = { biber-gang-this-card } breaks up the pair in column { $column }: { bot-points } more.
biber-gang-why-beaver-out = The beaver would go with any card. Without it, column { $column } costs { bot-points }.
biber-gang-why-beaver-in = The beaver goes with whatever lies in column { $column }: { bot-points } fewer on average.
biber-gang-why-lower = { biber-gang-this-card } takes the place of { biber-gang-the-out-card }: { bot-points } fewer.
biber-gang-why-higher = { biber-gang-this-card } takes the place of { biber-gang-the-out-card }: { bot-points } more.
biber-gang-why-blind-lower = A face-down card costs { bot-points } on average, more than { biber-gang-than-card } does.
biber-gang-why-blind-higher = A face-down card costs { bot-points } on average, less than { biber-gang-than-card } would.
biber-gang-why-turn-beaver = Beside the beaver in column { $column } everything that turns up is a pair.
biber-gang-why-turn-lower = A face-down card costs { bot-points } on average, less than { biber-gang-than-card } would.
biber-gang-why-turn-risk = Turning here risks { bot-points } on average, more than { biber-gang-than-card } costs.
biber-gang-why-turn-pair = { biber-gang-this-card } in column { $column } makes a pair with { bot-one-card-in }.
biber-gang-why-swim = The beaver swims to column { $column } and makes a pair there: { bot-points } fewer on average.
biber-gang-why-bonus = That makes { $pairs } pairs of { $card ->
    [B] beavers
   *[other] { $card }
}: { bot-points } off.
biber-gang-why-bonus-lost = The bonus for { $pairs } pairs of { $card ->
    [B] beavers
   *[other] { $card }
} goes: { bot-points } more.
biber-gang-why-gives = { $other } can make a pair with { biber-gang-with-card }, and saves { bot-points }.
biber-gang-why-ends-ahead = That ends the round while you are ahead: by { bot-points } on average, and { $other } is next best.
biber-gang-why-waits = To end the round now would be too early: { $other } is ahead by { bot-points } on average.
biber-gang-why-hurry = { $other } may end the round any moment. Then your cards cost { bot-points } on average, and every point saved counts.

## What a reason is about: the kinds of mistake.

biber-gang-about-piles = Discard pile or deck
biber-gang-about-columns = Pairs and what lies open
biber-gang-about-face-down = Face-down cards
biber-gang-about-next = What the next player gets
biber-gang-about-end = The end of the round
