### Sentence parts that every floor uses.

list-and = { $first } and { $last }
