### Was eine Variante von Beanie ändern darf.

beanie-constant-fewest_players = Personen mindestens
beanie-constant-fewest_players-meaning = Für wie viele es mindestens ist.
beanie-constant-most_players = Personen höchstens
beanie-constant-most_players-meaning = Für wie viele es höchstens ist. Das Blatt muss für alle reichen.
beanie-constant-hand_size = Karten auf der Hand
beanie-constant-hand_size-meaning = Wie viele Karten alle bekommen.
beanie-constant-points_low = Niedrige Karte
beanie-constant-points_low-meaning = Was eine übrige Karte eines niedrigen Rangs zählt.
beanie-constant-points_high = Hohe Karte
beanie-constant-points_high-meaning = Was eine übrige Karte eines hohen Rangs zählt.
beanie-constant-points_wild = Beanie
beanie-constant-points_wild-meaning = Was eine übrige Beanie zählt.
beanie-constant-first_high = Erster hoher Rang
beanie-constant-first_high-meaning = Welcher Rang der erste hohe ist, das Ass als 1 und der König als 13 gezählt. 14: keiner.

## Was sie zusammen einhalten

beanie-constants-too-few = { $cards } Karten sind zu wenige für { $players } Hände mit je { $hand }, denn sie brauchen { $least }

## Die des Hauses

beanie-variant-cheap-beanies = Billige Beanies
beanie-variant-cheap-beanies-asks = Wer behält eine Beanie, die nicht mehr kostet als ein König?
beanie-variant-long-hands = Volle Hände
beanie-variant-long-hands-asks = Wie lange dauert eine Runde mit je zehn Karten?
