### Was eine Variante von Biber Gang ändern darf.

biber-gang-constant-fewest_players = Personen mindestens
biber-gang-constant-fewest_players-meaning = Für wie viele es mindestens ist.
biber-gang-constant-most_players = Personen höchstens
biber-gang-constant-most_players-meaning = Für wie viele es höchstens ist. Für alle müssen Karten da sein.
biber-gang-constant-copies = Karten jeder Zahl
biber-gang-constant-copies-meaning = Wie oft jede Zahl im Deck ist.
biber-gang-constant-copies-name = { $name }
biber-gang-constant-beavers = Biber
biber-gang-constant-beavers-meaning = Wie viele Biber im Deck sind.
biber-gang-constant-points = Punkte jeder Zahl
biber-gang-constant-points-meaning = Was jede Zahl am Ende zählt.
biber-gang-constant-points-name = { $name }
biber-gang-constant-bonus = Bonus
biber-gang-constant-bonus-meaning = Wie viele Punkte mehrere Paare von einem Wert abziehen.
biber-gang-constant-bonus-name = { $name } Paare

## Die des Hauses

biber-gang-variant-gang-of-seven = Siebenerbande
biber-gang-variant-gang-of-seven-asks = Hat am Tisch noch jemand Platz?
biber-gang-variant-no-beavers = Ohne Biber
biber-gang-variant-no-beavers-asks = Was bleibt, wenn niemand schwimmt?
