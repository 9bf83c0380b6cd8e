### Was eine Variante von Daumen Drauf! ändern darf.

daumen-drauf-constant-fewest_players = Personen mindestens
daumen-drauf-constant-fewest_players-meaning = Für wie viele es mindestens ist.
daumen-drauf-constant-most_players = Personen höchstens
daumen-drauf-constant-most_players-meaning = Für wie viele es höchstens ist. Für alle müssen Zahlen da sein.
daumen-drauf-constant-extra_values = Zahlen mehr
daumen-drauf-constant-extra_values-meaning = Wie viele Zahlen mehr es gibt als Mitspielende.
daumen-drauf-constant-hand_size = Karten auf der Hand
daumen-drauf-constant-hand_size-meaning = Wie viele Karten ausgeteilt werden, und bis wohin Hände aufgefüllt werden.
daumen-drauf-constant-harmless = Harmlose Karte
daumen-drauf-constant-harmless-meaning = Was eine harmlose Karte in deinen Stichen zählt.
daumen-drauf-constant-poisonous = Giftige Karte
daumen-drauf-constant-poisonous-meaning = Was eine giftige Karte in deinen Stichen zählt.
daumen-drauf-constant-held = Karte auf der Hand
daumen-drauf-constant-held-meaning = Was jede Karte zählt, die du am Ende auf der Hand hast.

## Was sie zusammen einhalten

daumen-drauf-constants-too-many = { $players } Personen würden mit den Zahlen bis { $numbers } spielen, und die Karten enden bei { $values }
daumen-drauf-constants-too-few = { $cards } Karten sind zu wenige für { $players } Hände mit je { $hand }

## Die des Hauses

daumen-drauf-variant-double-venom = Doppelt giftig
daumen-drauf-variant-double-venom-asks = Wer nimmt einen Stich, wenn jede Schlange doppelt zählt?
daumen-drauf-variant-quick-thumbs = Flinke Daumen
daumen-drauf-variant-quick-thumbs-asks = Ist es mit je drei Karten noch ein Spiel?
