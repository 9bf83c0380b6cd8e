### Was eine Variante von Biber-Mania ändern darf.

biber-mania-constant-fewest_players = Personen mindestens
biber-mania-constant-fewest_players-meaning = Für wie viele es mindestens ist.
biber-mania-constant-most_players = Personen höchstens
biber-mania-constant-most_players-meaning = Für wie viele es höchstens ist. Das Deck muss für alle reichen.
biber-mania-constant-numbers = Karten jeder Zahl
biber-mania-constant-numbers-meaning = Wie oft jede Zahl im üblichen Deck ist. 0: gar nicht.
biber-mania-constant-numbers-name = { $name }
biber-mania-constant-actions = Aktionskarten
biber-mania-constant-actions-meaning = Wie oft jede Aktionskarte im üblichen Deck ist.
biber-mania-constant-actions-name = { biber-mania-card-name }
biber-mania-constant-jokers = Joker
biber-mania-constant-jokers-meaning = Wie viele Joker im üblichen Deck sind.
biber-mania-constant-hand_size = Karten auf der Hand
biber-mania-constant-hand_size-meaning = Wie viele Karten alle bekommen, bis zu viert.
biber-mania-constant-small_hand_size = Karten auf der Hand zu fünft
biber-mania-constant-small_hand_size-meaning = Wie viele Karten alle bekommen, wenn fünf spielen.
biber-mania-constant-display_size = Auslage
biber-mania-constant-display_size-meaning = Wie viele Karten eine volle Auslage sind.
biber-mania-constant-stock_size = Vorrat
biber-mania-constant-stock_size-meaning = Wie viele Karten ein voller Vorrat sind.
biber-mania-constant-on_pile = Karte auf dem Stapel
biber-mania-constant-on_pile-meaning = Was jede Karte auf dem eigenen Stapel zählt.
biber-mania-constant-in_hand = Karte auf der Hand
biber-mania-constant-in_hand-meaning = Was jede Karte zählt, die du am Ende auf der Hand hast.
biber-mania-constant-target = Freies Ziel
biber-mania-constant-target-meaning = Wie viele Punkte eine Partie mit gesammelten Punkten gewinnen. 0: wie die Tischoption sagt.
biber-mania-constant-first_player = Wer beginnt
biber-mania-constant-first_player-meaning = Welcher Platz die erste Runde beginnt, von 1 an gezählt. 0: Der Zufall entscheidet.

## Was sie zusammen einhalten

biber-mania-constants-first = Es beginnt Platz { $first }, aber vielleicht spielen nur { $fewest }
biber-mania-constants-too-many = { $cards } Karten sind zu viele: Ein Deck hat höchstens { $most }

## Die des Hauses

biber-mania-variant-little-mania = Kleine Mania
biber-mania-variant-little-mania-asks = Wie klein dürfen Deck und Hände sein?
biber-mania-variant-numbers-only = Nur Zahlen
biber-mania-variant-numbers-only-asks = Wozu sind die Aktionskarten gut?
