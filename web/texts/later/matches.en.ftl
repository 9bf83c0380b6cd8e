### The finished matches of a device, in English.

web-matches-none = Nothing here yet. Every match that you finish on this device is kept here.
web-matches-say = This list is kept by this browser alone. Matches of seats that it holds are looked up in the house when you come here. Save the list as a file to have it on another device.
web-matches-game = Game
web-matches-opponent = Against
web-matches-option = Rules
web-matches-all = All
web-matches-fared = { $played ->
    [one] One match, { $won } won.
   *[other] { $played } matches, { $won } won.
}
web-matches-streak = In a row: { $streak } now, { $best } at best.
web-matches-won = Won
web-matches-place = Place { $place }
web-matches-review = Review of the match of { $day }
web-matches-challenge = Challenge others with the cards of { $day }
web-matches-forget = Forget the match of { $day }
web-matches-forget-all = Forget all
web-matches-sure = Yes, forget all
web-matches-save = Save as a file
web-matches-bring = Bring from a file
web-matches-brought = { $count ->
    [0] There was no match in it that is not here already.
    [one] One match has come.
   *[other] { $count } matches have come.
}
