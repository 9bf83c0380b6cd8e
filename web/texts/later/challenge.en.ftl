### A deal that others may play, in English.

web-challenge-title = { $name } challenges you
web-challenge-own-title = Your challenge
web-challenge-none = No challenge to be seen here
web-challenge-to-beat = To beat
web-challenge-points =
    { $points ->
        [one] { $signed } point
       *[other] { $signed } points
    }
web-challenge-low = The fewest points win.
web-challenge-high = The most points win.
web-challenge-say = You get the cards that { $name } had, in the same seat. The same bots play in the same seats, and they choose as they did then wherever they see the same.
web-challenge-club-say = Several tables play the same cards. Whoever opens a table takes a seat and sends this link on; the others join below. While seats are free, bots keep them.
web-challenge-beanie = At Beanie bots also depend on who looks first, so they may play otherwise.
web-challenge-seats = At the table
web-challenge-you = You
web-challenge-people = somebody
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
web-challenge-played =
    { $count ->
        [0] Nobody else has played these cards to the end yet.
        [one] One other person has played these cards to the end.
       *[other] { $count } others have played these cards to the end.
    }
web-challenge-later = You see their results once you have finished.
web-challenge-results = Compared
web-challenge-results-seat = Compared: seat { $number }
web-challenge-results-say = Everybody had the same cards, so what is left beside the mean is play, and luck with what others did. The difference is better when it is larger.
web-challenge-place = Place
web-challenge-name = Name
web-challenge-result = Points
web-challenge-gain = To the mean
web-challenge-mean = Mean { $mean }
web-challenge-mean-within = Mean { $mean } ± { $within } (95 % interval)
web-challenge-look = Look back at the match of { $name }
web-challenge-link = Link to this challenge
web-challenge-ended = This challenge has been ended. Everything about these cards is open now.
web-challenge-end = End the challenge
web-challenge-end-say = Once you end it, nobody else can play these cards, and everybody may see the match with all its cards.
web-challenge-end-sure = Yes, end it
web-challenge-share-say = The match stays sealed: until you end the challenge, nobody sees its cards, its replay or its review who has not played it to the end. You do.
web-challenge-company = Who plays
web-challenge-solo = One against the bots
web-challenge-club = Everybody who sat here
web-challenge-solo-say = Each on their own, in your seat. Where other people sat a bot stands in.
web-challenge-club-offer = For a club: at each further table people sit where people sat here, and every seat is compared.
web-challenge-make = Make the link
web-challenge-page = To the challenge
