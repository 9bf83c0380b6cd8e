### Zahlen eines Spiels, die eine Variante ändert.

constant-unknown = Eine Zahl { $key } gibt es nicht, wohl aber { $keys }
constant-none = Bei { $name } gibt es keine Zahlen, die eine Variante ändern darf
constant-name = { $key } hat kein '{ $name }', sondern { $names }
constant-takes = { $count ->
    [0] eine ganze Zahl von { $least } bis { $most }
   *[other] ganze Zahlen von { $least } bis { $most }: eine für alle, { $count } in einer Liste oder jede mit ihrem Namen ({ $first } bis { $last })
}
constant-bounds = { $key } ist { constant-takes }; hier steht { $found }
constant-count = { $key } ist { constant-takes }; hier stehen { $here }
constant-long = Was eine Variante ändert, hat höchstens { $most } Zeichen
constant-word = '{ $part }' ist keine Zahl des Spiels mit ihrem Wert, wie in beavers:6
constant-toml = Das ist kein TOML: { $problem }

## Was sie zusammen einhalten

constants-no-players = Mindestens { $fewest } und höchstens { $most } Personen, das geht nicht zusammen
constants-too-few = { $cards } Karten sind zu wenige für { $players } Personen, die { $least } brauchen
