### Satzteile, die jedes Stockwerk braucht.

list-and = { $first } und { $last }

drawing-seat = Platz { $number }
drawing-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
