### Satzteile, die jedes Stockwerk braucht.

list-and = { $first } und { $last }
