### The positions of the days, in English.

web-daily-say = Every day each game has one position to solve: a moment of a match among bots in which one thing was best, and easily overlooked. It is the same for everybody, in every house.
web-daily-day = Day
web-daily-no-day = There are positions for today and for the 29 days before.
web-daily-open = To be solved
web-daily-solved = Solved
web-daily-looking = A position for this day is being chosen; that takes a few seconds, once.
web-daily-do = One of the bots went wrong here. What would you do? Play it on the table; then you see what each action was worth, and what others chose.
web-daily-was-done = the bot
web-daily-before = The day before
web-daily-after = The day after
web-daily-people = { $count ->
    [0] Nobody at this house has chosen yet.
    [one] One person at this house has chosen.
   *[other] { $count } people at this house have chosen.
}
web-daily-uncounted = This choice was not counted.
web-daily-share = { $share } % chose this
web-daily-elsewhere = { $share } % chose something else.
