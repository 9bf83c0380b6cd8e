### Sentence parts that every floor uses.

list-and = { $first } and { $last }

drawing-seat = Seat { $number }
drawing-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
