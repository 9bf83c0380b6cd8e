### Der Tisch eines Spiels, das ein installiertes Paket mitbringt.  Namen kommen als $name, Karten in Worten als $shown.

## Karten und Plätze, für alle, die den Tisch hören

web-plain-table = Tisch
web-plain-middle = In der Mitte
web-plain-hand = Deine Karten
web-plain-chips = Was möglich ist
web-plain-covered = Eine verdeckte Karte
web-plain-covered-cards = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
web-plain-empty = leer
web-plain-zone-of = { $you ->
    [yes] { $zone }, bei dir
   *[no] { $zone } von { $name }
}
web-plain-place = { $shown }, { $zone }
web-plain-may-suffix = , wählbar
web-plain-fact = { $name }: { $value }
web-plain-total = bisher { $total ->
    [one] ein Punkt
   *[other] { $total } Punkte
}
web-plain-round = Runde { $round }
web-plain-cards = { $count ->
    [0] Keine Karten
    [one] Eine Karte
   *[other] { $count } Karten
}

## Was jetzt gefragt ist

web-plain-prompt-dealing = Die Karten werden ausgeteilt.
web-plain-prompt-own = Du bist an der Reihe.
web-plain-prompt-chosen = Und was gehört dazu?
web-plain-prompt-other = { $name } ist an der Reihe …
web-plain-prompt-others = Andere sind an der Reihe …
web-plain-prompt-over = Die Runde ist vorbei.
web-plain-prompt-match-over = Die Partie ist vorbei.

## Tasten

web-plain-key-arrows = Von Karte zu Karte
web-plain-key-enter = Die Karte wählen oder zurücklegen
web-plain-key-cards = Deine Karten von links nach rechts
web-plain-key-actions = Die Knöpfe von links nach rechts
web-plain-key-back = Zurücklegen, was gewählt ist
web-plain-key-hint = Ein Tipp
web-plain-key-help = Diese Tasten

## Der Wertungszettel

web-plain-sheet-title = Runde { $round }
web-plain-sheet-round = Runde
web-plain-sheet-score = Punkte dieser Runde
web-plain-sheet-total = Punkte bisher
web-plain-sheet-cards = { $name }, Punkte und Karten
web-plain-sheet-match = { $count ->
    [one] { $names } gewinnt die Partie!
   *[other] { $names } gewinnen die Partie gemeinsam!
}
web-plain-sheet-match-you = Du gewinnst die Partie!
web-plain-sheet-ready = Nächste Runde
web-plain-sheet-watching = Die nächste Runde beginnt, wenn alle bereit sind.

## So wird gespielt

web-plain-how-table = Am Tisch
web-plain-how-table-text = Tippe eine Karte an: Was mit ihr möglich ist, steht auf den Knöpfen über deinen Karten, und was dazugehört, leuchtet. Sobald nur noch eines gemeint sein kann, geschieht es. Auch was grau ist, darfst du wünschen; die Antwort sagt, warum es nicht geht.
web-plain-how-actions = Was du tun kannst
web-plain-how-package = Dieses Spiel stammt aus einem Paket, das in diesem Haus installiert ist. Wie genau gespielt wird, steht in den Regeln, die das Paket mitbringt.
