### Daumen Drauf!: why an action is good or bad.
###
### $colour, $value and $poison say which card it is, as in the game's own sentences; $points and $tenths are an amount of points, $rivals a
### number of cards, $percent a chance, $other is a player's name.  $sure is "yes" where nobody else comes before them.

daumen-drauf-rivals = { $rivals ->
    [one] One unseen card beats or parries
   *[other] { $rivals } unseen cards beat or parry
} the { daumen-drauf-face }
daumen-drauf-why-stands = Nobody can beat or parry the { daumen-drauf-face } any more: the trick brings you { bot-points }.
daumen-drauf-why-stuck = Nobody can beat or parry the { daumen-drauf-face } any more: you would have to take the trick, for { bot-points } less.
daumen-drauf-why-holds = { daumen-drauf-rivals }, but nobody holds any with a chance of { $percent } %. Then the trick brings you { bot-points }.
daumen-drauf-why-risk = { daumen-drauf-rivals }, and nobody holds any with a chance of { $percent } %. Then the trick costs you { bot-points }.
daumen-drauf-why-overtaken = { bot-chance } somebody can beat or parry the { daumen-drauf-face } and take the { bot-points } from you.
daumen-drauf-why-bluff = { bot-chance } somebody can beat or parry the { daumen-drauf-face }: then it is not you who loses { bot-points }.
daumen-drauf-why-must-hold = { $other } must be holding a card that beats or parries the { daumen-drauf-face }: you have seen all others.
daumen-drauf-why-seen-through = { bot-chance } somebody holds the twin and knows that your { daumen-drauf-face } is poisonous.
daumen-drauf-why-parry = { $even ->
    [yes] The twins cancel each other, and the rest of the trick
   *[no] With both twins the trick
} brings you { bot-points }.
daumen-drauf-why-parry-costs = { $even ->
    [yes] The twins cancel each other, and the rest of the trick
   *[no] With both twins the trick
} costs you { bot-points }.
daumen-drauf-why-leaves = { $sure ->
    [yes] { $other } has to take the trick
   *[no] If nobody goes on, { $other } has to take the trick
}: by all that you know it costs { bot-points }.
daumen-drauf-why-gives-up = { $sure ->
    [yes] { $other } gets the trick
   *[no] If nobody goes on, { $other } gets the trick
}: by all that you know it brings { bot-points }.
daumen-drauf-why-knows = You have seen the twin: { $other } has the { daumen-drauf-card-name } under the thumb.
daumen-drauf-why-rid = The stack is used up and you hold the most cards: each one that is left costs { bot-points }.
daumen-drauf-why-ends-tricks = If play then goes on as usual, your tricks bring { bot-points } more in the end, on average.
daumen-drauf-why-ends-hand = If play then goes on as usual, the cards left in your hand cost { bot-points } less in the end, on average.
daumen-drauf-why-ends-others = If play then goes on as usual, the others end up with { bot-points } less between them, on average.

## What a reason is about: the kinds of mistake.

daumen-drauf-about-beaten = Who can still beat it
daumen-drauf-about-poison = Poison and the thumb
daumen-drauf-about-twins = Parrying with twins
daumen-drauf-about-letting = Letting others have the trick
daumen-drauf-about-end = The end of the game
daumen-drauf-about-course = What becomes of it later
