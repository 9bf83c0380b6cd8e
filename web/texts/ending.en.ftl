### After a match and after an evening.

## The end of a match

web-place = Place { $place }:
web-podium = Final totals
web-podium-others = The others
web-podium-low = The fewest points win.
web-podium-points = { $points ->
    [one] { $signed } point
   *[other] { $signed } points
}
web-moments = What stood out
web-course = { $deal ->
    [game] Game by game
   *[round] Round by round
}
web-curve = The points of all players after each { $deal ->
    [game] game
   *[round] round
}, as lines; the score pad has the same in numbers.
web-curve-say = Points from the start to the end, the better ones above
web-picture = Make a picture to share
web-picture-alt = Picture of the result: { $title }
web-picture-keep = Save the picture
web-picture-failed = Your browser could not draw the picture.
web-last-round = { $deal ->
    [game] Score sheet of the last game
   *[round] Score sheet of the last round
}

## What comes next

web-ended-early = The match was ended early
web-ended-early-say = Nobody has won it, and it does not count for the evening.
web-rematch = Play again
web-rematch-wait = { $host } chooses what comes next. Stay here: nobody needs a new link.
web-rematch-change = Other rules or players
web-let-in = To the waiting room
web-let-in-say = In the waiting room others can take a seat by the link to this table.
web-to-other-games = Another game
web-other-game = Another game, same people
web-other-game-full = For at most { $most }; you are { $people }. Free a seat first.

## The evening

web-evening = The evening
web-evening-so-far = The evening so far
web-evening-place = Place
web-evening-name = Name
web-evening-points = Points
web-evening-matches = Matches
web-evening-wins = Wins
web-evening-say = A match gives you one point for everybody you leave behind, and half a point for everybody you are level with. So every game counts alike, and a win against many counts more.
web-evening-luck = Luck and play
web-evening-result = { $game }: { $names }
web-evening-end = End the evening
web-evening-end-say = The standing is closed and shown on a podium. Whoever plays on begins another evening.
web-evening-go-on = Not yet
web-evening-won = { $count ->
    [one] { $names } wins the evening!
   *[other] { $names } share the evening!
}
web-evening-won-you = The evening is yours!
web-evening-over = { $count ->
    [one] One match was played.
   *[other] { $count } matches were played.
}
