### A deal that others may play, in English.

web-challenge-title = { $name } challenges you
web-challenge-own-title = Your challenge
web-challenge-laid-title = The same cards for everybody
web-challenge-none = No challenge to be seen here
web-challenge-to-beat = To beat
web-challenge-had = { $name } in seat { $number }
web-challenge-points =
    { $points ->
        [one] { $signed } point
       *[other] { $signed } points
    }
web-challenge-low = The fewest points win.
web-challenge-high = The most points win.
web-challenge-say = You get the cards that { $name } had, in the same seat. The same bots play in the same seats, and they choose as they did then wherever they see the same.
web-challenge-own-say = Everybody gets the cards that you had, in the same seat. The same bots play in the same seats, and they choose as they did then wherever they see the same.
web-challenge-club-say = Several tables play the same cards. Whoever opens a table takes a seat and sends this link on; the others join below. While seats are free, bots keep them.
web-challenge-alone-say = Everybody plays these cards alone, in the same seat against the same bots.
web-challenge-beanie = At Beanie bots also depend on who looks first, so they may play otherwise.
web-challenge-seats = At the table
web-challenge-you = You
web-challenge-people = { $count } people
web-challenge-stand-in = A bot stands in for somebody
web-challenge-rules = Rules
web-challenge-usual = As usual
web-challenge-once = The first match on this device counts. You may play again, but that is not compared.
web-challenge-play = Play
web-challenge-again = Play again, not counted
web-challenge-go-on = Go on with your match
web-challenge-open = Open a table
web-challenge-seat = Your seat
web-challenge-number = Seat { $number }
web-challenge-tables = Tables that wait
web-challenge-join = Sit down with { $name }
web-challenge-table-of = The table of { $name }
web-challenge-table-between = Cards are about to be dealt: whoever sits down plays along from then on.
web-challenge-table-locked = The table is locked. Nobody can sit down before it is open again.
web-challenge-table-shut = Nobody can sit down here just now.
web-challenge-table-full = No seat is free for you at this table.
web-challenge-played =
    { $count ->
        [0] { $finished ->
            [yes] Nobody else has played these cards to the end yet.
           *[no] Nobody has played these cards to the end yet.
        }
        [one] One other person has played these cards to the end.
       *[other] { $count } others have played these cards to the end.
    }
web-challenge-later = You see their results once you have finished.
web-challenge-later-maker = You see the results once you have played yourself, or once you end it.
web-challenge-running =
    { $count ->
        [one] One table is still playing.
       *[other] { $count } tables are still playing.
    }
web-challenge-results = Compared
web-challenge-results-seat = Compared: seat { $number }
web-challenge-overall = Over all seats
web-challenge-overall-say = Everybody against the mean of their own seat
web-challenge-results-say = Everybody had the same cards, so what is left beside the mean is play, and luck with what others did. The difference is better when it is larger.
web-challenge-place = Place
web-challenge-name = Name
web-challenge-result = Points
web-challenge-gain = To the mean
web-challenge-seat-of = Seat
web-challenge-mean = Mean { $mean }
web-challenge-mean-within = Mean { $mean } ± { $within } (95 % interval)
web-challenge-look = Look back at the match of { $name }
web-challenge-won =
    { $count ->
        [one] { $names } has won.
       *[other] { $names } share the win.
    }
web-challenge-won-by = Better than the mean by { $gain }.
web-challenge-beaten =
    { $points ->
        [one] You have beaten { $name } by one point!
       *[other] You have beaten { $name } by { $points } points!
    }
web-challenge-missed =
    { $points ->
        [one] { $name } stays ahead by one point.
       *[other] { $name } stays ahead by { $points } points.
    }
web-challenge-level = You are level with { $name }.
web-challenge-standing = Place { $place } of { $count } in your seat so far, { $gain } to the mean.
web-challenge-first = You are the first to finish in your seat. How others do with your cards, it says here.
web-challenge-link = Link to this challenge
web-challenge-ended = This challenge has been ended. Everything about these cards is open now.
web-challenge-end = End the challenge
web-challenge-end-say = Once you end it, nobody else can play these cards, and everybody may see the match with all its cards.
web-challenge-end-running =
    { $count ->
        [one] One table is still playing: its cards would lie open, too.
       *[other] { $count } tables are still playing: their cards would lie open, too.
    }
web-challenge-end-sure = Yes, end it
web-challenge-share-say = The match stays sealed: until you end the challenge, nobody sees its cards, its replay or its review who has not played it to the end. You do.
web-challenge-company = Who plays
web-challenge-solo = One against the bots
web-challenge-club = Everybody who sat here
web-challenge-solo-say = Each on their own, in your seat. Where other people sat a bot stands in.
web-challenge-club-offer = For a club: at each further table people sit where people sat here, and every seat is compared.
web-challenge-make = Make the link
web-challenge-page = To the challenge

web-club-say = Several tables play the same cards, at the same time or one after the other. Everybody is compared with those who sat in the same seat, so the luck of the deal is the same for all, as in duplicate bridge. Afterwards there is one ranking over all seats.
web-club-game = Game
web-club-people = People at each table
web-club-bots = Bots at each table
web-club-bot = How strong the bots are
web-club-alone = Everybody plays alone against these bots, on a phone of their own.
web-club-together = Whoever opens a table waits until the others sit; until then bots keep their seats.
web-club-rules = Rules, pace and clock
web-club-lay = Lay the cards ready
web-club-laid = What you have laid ready
