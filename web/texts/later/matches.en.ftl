### The finished matches of a device, in English.

web-matches-none = Nothing here yet. Every match that you finish on this device is kept here.
web-matches-say = This list is kept by this browser alone. Matches of seats that it holds are looked up in the house when you come here. A link or a file brings the list to another device.
web-matches-game = Game
web-matches-opponent = Against
web-matches-option = Rules
web-matches-all = All
web-matches-fared = { $played ->
    [one] One match, { $won ->
        [0] not won
       *[other] won
    }.
   *[other] { $played } matches, { $won ->
        [0] none won
       *[other] { $won } won
    }.
}
web-matches-streak = In a row: { $streak } now, { $best } at best.
web-matches-results = Results
web-matches-results-say = What is chosen above counts. A match with several bots of a kind counts once against them.
web-matches-by-game = By game
web-matches-by-opponent = Against
web-matches-by-option = By rules
web-matches-usual = As usual
web-matches-played = Matches
web-matches-points = Mean points
web-matches-row = In a row (at best)
web-matches-row-of = { $streak } ({ $best })
web-matches-won = Won
web-matches-place = Place { $place }
web-matches-review = Review of the match of { $day }
web-matches-challenge = Challenge others with the cards of { $day }
web-matches-forget = Forget the match of { $day }
web-matches-going = { $game }, { $day }: about to be forgotten.
web-matches-going-say = { $count ->
    [one] The match will be forgotten in { $seconds } seconds. Until then you can keep it.
   *[other] { $count } matches will be forgotten in { $seconds } seconds. Until then you can keep them.
}
web-matches-undo = Keep it after all
web-matches-forget-all = Forget all
web-matches-sure = Yes, forget { $count ->
    [one] the match
   *[other] all { $count } matches
}
web-matches-undo-all = Keep all { $count } after all
web-matches-carry = To another device
web-matches-carry-say = { $count ->
    [one] This link carries your match to another device of yours. It works for { $minutes } minutes, and whoever has it gets the match with its names.
   *[other] This link carries your { $count } matches to another device of yours. It works for { $minutes } minutes, and whoever has it gets the matches with their names.
}
web-matches-carry-link = Link to your matches
web-matches-carry-code = QR code of your matches
web-matches-save = Save as a file
web-matches-bring = Bring from a file
web-matches-brought = { $count ->
    [0] There was no match in it that is not here already.
    [one] One match has come.
   *[other] { $count } matches have come.
}

## Ratings

web-ratings = Ratings
web-ratings-say = How strong everybody seems to be, on the scale of OpenSkill: everybody begins at 25, and the strength lies within ± with 95 % certainty. It follows from the matches that this browser keeps; of the others it knows only what they played with you.
web-ratings-who = Player
web-ratings-strength = Strength
web-ratings-you = You
web-ratings-bot = { $bot } (bot)
web-ratings-from = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
web-ratings-none = There is no match yet by which anybody could be rated.
web-ratings-untold = { $count ->
    [one] One match does not say who was a bot, and does not count.
   *[other] { $count } matches do not say who was a bot, and do not count.
}
