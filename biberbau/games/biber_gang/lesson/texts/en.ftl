### The guided game of Biber Gang.  $one is the name of the other player at the table.

biber-gang-lesson-welcome = Welcome to the pond! These eight cards are your display. Some lie face down, and nobody knows them. At the end, the fewest points win.
biber-gang-lesson-pair = Every card counts what it says. But two equal cards, one above the other, are a pair and count nothing. Your 4 here is still looking for its other half …
biber-gang-lesson-pile = … and there it lies, open on the discard pile. Take it!
biber-gang-lesson-swap = Now put it below your 4. Whatever was hidden there goes to the discard pile.
biber-gang-lesson-paired = A pair, no points at all! And you are rid of a 10. Now it is { $one }’s turn: draw, then swap or turn a card up, just like you.
biber-gang-lesson-deck = Your turn again. Draw from the deck this time. Only you will see the card.
biber-gang-lesson-beaver = A 6! Look at your beaver: it always counts as much as the card in its column, so 6 here. And if you draw that very number, you may let the beaver swim.
biber-gang-lesson-swim = Tap the beaver, then the hidden card below the 9. The 6 takes the beaver’s place, and off it swims.
biber-gang-lesson-swum = Splash! Two sixes make a pair, and with the 9 the beaver makes the next one. It has even thrown out an 11.
biber-gang-lesson-again = Going well. Draw another card from the deck.
biber-gang-lesson-turn = An 11? No, thank you. Tap “Refuse and turn a card”, then this card: the 11 goes away, and you see what you have.
biber-gang-lesson-turned = Another 6! Let’s see what { $one } throws away …
biber-gang-lesson-take = A 6! As if we had ordered it. Take it.
biber-gang-lesson-last = Put it below your 6. Then none of your cards is hidden any more, and with that you end the round.
biber-gang-lesson-done = Everybody else has one more turn, then we count. Two pairs of the same number even take 10 points off. You are good at this already!
