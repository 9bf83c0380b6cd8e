### Looking back at matches, in English.

web-replay-title = Looking back
web-replay-paste-say = The record of a match is one line. Paste it, or drop a file that holds it, and see the match again, step by step.
web-replay-bringing = The record is being read. Where its numbers are new here, the house makes their rules first, which takes half a minute or more.
web-replay-file = Open a file
web-replay-unreachable = The house does not answer. Try again in a moment.
web-replay-seat = Seat { $number }
web-replay-own-seat = Seat { $number } (you)

## With whose eyes

web-replay-eyes = With whose eyes
web-replay-eyes-all = Everybody
web-replay-eyes-open = Open cards

## What leads through a match

web-replay-transport = Through the match
web-replay-scrub = Step
web-replay-place = { $deal ->
    [game] Game
   *[round] Round
} { $round } · { $step }/{ $steps }
web-replay-run = Play
web-replay-stop = Stop
web-replay-turn-before = Back to the turn before
web-replay-turn-after = On to the next turn
web-replay-round-before = { $deal ->
    [game] Back to the game before
   *[round] Back to the round before
}
web-replay-round-after = { $deal ->
    [game] On to the next game
   *[round] On to the next round
}
web-replay-pace = Pace: { $pace } times
web-replay-sheet = Score
web-replay-hands = The hands

## Going on from a moment

web-fork = Play on from here
web-fork-seat = Your seat
web-fork-cards = The cards
web-fork-as-they-lay = As they lay
web-fork-dealt-anew = Dealt anew
web-fork-as-they-lay-say = Every card is where it was. Whoever has seen this replay knows them all.
web-fork-dealt-anew-say = What everybody knew stays as it is. All other cards are shuffled and dealt anew.
web-fork-dealt-anew-for = What { $name } knew stays as it is. All other cards are shuffled and dealt anew.
web-fork-company = In the other seats
web-fork-bots = Bots
web-fork-people = People
web-fork-people-say = The table begins with a pause. Send its link: whoever comes takes a seat from a bot. Then end the pause.
web-fork-bot = Bots play
web-fork-begin = To the table
web-fork-position = The position as text
web-fork-position-say = With open cards, to keep or for the terminal: biberbau legal and biberbau apply read it.
web-fork-position-show = Write it out

## Links

web-replay-share = Share
web-replay-link = The match
web-replay-link-moment = This moment
web-replay-share-say = Whoever has the link sees the match with all its cards. Nobody needs an account.

## Keys

web-key-space = Space
web-key-pages = Page ↑ ↓
web-key-ends = Home, End
web-replay-key-step = One step back or on
web-replay-key-step-anywhere = The same, also among the cards
web-replay-key-turn = The turn before or the next one
web-replay-key-round = { $deal ->
    [game] The game before or the next one
   *[round] The round before or the next one
}
web-replay-key-ends = To the beginning or the end
web-replay-key-run = Play or stop
web-replay-key-seat = As that player saw it
web-replay-key-everybody = As everybody saw it
web-replay-key-open = Open cards
web-replay-key-help = These keys

## Why there is nothing to see

web-refused-goes-on = Not over yet
web-refused-goes-on-say = Afterwards the same address leads to how it was played.
web-refused-sealed = Still sealed
web-refused-sealed-say = If you have played them on another device, fetch your matches from there, or look back there.
web-refused-gone = This match is not here any more
web-refused-gone-say = What was played on this device stands in “My matches”, too, until you forget it there. Whoever has the record can paste it.
web-refused-damaged = This match cannot be shown
web-refused-damaged-say = Nothing can be done about that from here; it has nothing to do with your other matches.
web-refused-not-now = Not just now
web-refused-not-now-say = The match stays where it is.
web-refused-nothing = There is nothing to see here
web-refused-nothing-say = Perhaps the address was not copied quite right.
web-refused-table = To the table
