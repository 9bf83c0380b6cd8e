### Sätze von Spielen, die nicht mehr sagen, als sie müssen.

plain-drawing-zone = { $name }: { $cards }
plain-drawing-fact = { $name }: { $value }

plain-event-acts = { $you ->
    [yes] Du warst am Zug.
   *[no] { $seat } war am Zug.
}
plain-event-round-over = Runde { $round } ist vorbei.
plain-event-scores = { $you ->
    [yes] Du bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[no] { $seat } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
plain-event-match-over = { $rounds ->
    [one] Die Partie ist nach einer Runde vorbei.
   *[other] Die Partie ist nach { $rounds } Runden vorbei.
}
plain-event-wins = { $you ->
    [yes] Du gewinnst mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }!
   *[no] { $seat } gewinnt mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }.
}
plain-event-shares-win = { $you ->
    [yes] Du teilst dir den Sieg mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }!
   *[no] { $seat } teilt sich den Sieg mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }.
}
