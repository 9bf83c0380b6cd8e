### Reports on the rules of a table.

web-report-link = Measure these rules
web-report-link-say = A thousand matches of bots say what these rules do to the game
web-report-title = { $game }, measured
web-report-say = What do rules do to a game? Bots play many matches, and the house says what they were like: who was favoured, how often the lead changed, how much there was to choose, who waited how long, and which kind of action and which card nobody would miss.
web-report-rules = What is measured
web-report-standard = The standard game, with its usual rules.
web-report-to-standard = The standard game
web-report-players = Players
web-report-bots = Played by
web-report-bots-careful = Careful bots
web-report-bots-search = Far-sighted bots
web-report-bots-say = Careful bots act at once. Far-sighted ones think ahead and play better; they take so long that there are fewer matches and wider intervals.
web-report-matches = Matches
web-report-make = Make the report
web-report-progress = How far the report is
web-report-begins = The house makes everything ready. New numbers take a minute or two.
web-report-done = { $done } of { $total } steps done. A step is a match that is played, played again otherwise, or looked at closely.
web-report-others = { $others ->
    [one] One other report is being made or waits.
   *[other] { $others } other reports are being made or wait.
}
web-report-leave = You may close this page: the report is made all the same, and lies here then.
web-report-flags = What stands out
web-report-differs = { $count ->
    [one] From the standard game one measure differs: { $names }.
   *[other] From the standard game { $count } measures differ: { $names }.
}
web-report-alike = From the standard game no measure differs for sure.
web-report-alone = There is nothing to compare with: the standard game is not for this table.
web-report-play = Play this now
web-report-print = Print
web-report-data = Data (JSON)
web-report-send = Link to this report
web-report-measures = Measures
web-report-how = { $matches } matches of { $seats } players ({ $bots }) from seed { $seed }.
web-report-interval = In brackets stands the 95 % interval: that far the mean might lie off.
web-report-beside = Hollow and dashed: the standard game with the same rules of the table, dealt the same cards.
web-report-beside-usual = Hollow and dashed: the standard game with its usual rules, dealt the same cards.
web-report-usual = standard { $amount }
web-report-difference = differs by { $amount }
web-report-no-difference = no difference seen: { $amount }
web-report-stands-out = stands out
web-report-tolerance = Near 0 is good; beyond ±{ $tolerance } { $unit } it stands out.
web-report-seats = Every seat
web-report-seats-say = How much better than the mean of all a seat does. The first one begins.
web-report-seat = Seat { $number }
web-report-often = possible in { $possible } %, then taken in { $taken } %
web-report-wins = Wins beyond a fair part: { $amount } %
web-report-kinds = Kinds of actions
web-report-kinds-say = Kinds are called as in records. Lost is what the first seat scores less in the same matches when it never uses one than when it thinks at the same moments and may.
web-report-used = possible in { $possible } %, then used in { $taken } %
web-report-cards = Kinds of card
web-report-cards-say = Cards are called as in records. One is used where it does what it is there for: is shown or laid, comes into a display, swims or parries. A possible use could be left alone. Those used least come first, and all intervals hold together.
web-report-sources = Where measures come from
