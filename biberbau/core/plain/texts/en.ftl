### Sentences of games that say no more than they must.

plain-drawing-zone = { $name }: { $cards }
plain-drawing-fact = { $name }: { $value }

plain-event-acts = { $you ->
    [yes] You have acted.
   *[no] { $seat } has acted.
}
plain-event-round-over = Round { $round } is over.
plain-event-scores = { $you ->
    [yes] You get { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
plain-event-match-over = { $rounds ->
    [one] The match is over after one round.
   *[other] The match is over after { $rounds } rounds.
}
plain-event-wins = { $you ->
    [yes] You win with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }!
   *[no] { $seat } wins with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
}
plain-event-shares-win = { $you ->
    [yes] You share the win with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }!
   *[no] { $seat } shares the win with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
}
