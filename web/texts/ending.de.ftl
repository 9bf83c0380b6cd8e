### Nach einer Partie und nach einem Abend.

## Das Ende einer Partie

web-place = { $place }. Platz:
web-podium = Endstand
web-podium-others = Die anderen
web-podium-low = Die wenigsten Punkte gewinnen.
web-podium-points = { $points ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
}
web-moments = Was auffiel
web-course = { $deal ->
    [game] Spiel für Spiel
   *[round] Runde für Runde
}
web-curve = Die Punkte aller nach { $deal ->
    [game] jedem Spiel
   *[round] jeder Runde
} als Linien; der Punkteblock hat dasselbe in Zahlen.
web-curve-say = Punkte von Anfang bis Ende, die besseren oben
web-picture = Ein Bild zum Teilen machen
web-picture-alt = Bild vom Ergebnis: { $title }
web-picture-keep = Das Bild speichern
web-picture-failed = Dein Browser konnte das Bild nicht zeichnen.
web-last-round = { $deal ->
    [game] Wertungsblatt des letzten Spiels
   *[round] Wertungsblatt der letzten Runde
}

## Wie es weitergeht

web-ended-early = Die Partie wurde vorzeitig beendet
web-ended-early-say = Niemand hat sie gewonnen, und für den Abend zählt sie nicht.
web-rematch = Noch einmal spielen
web-rematch-wait = { $host } sucht aus, wie es weitergeht. Bleib einfach hier: Niemand braucht einen neuen Link.
web-rematch-change = Andere Regeln oder Leute
web-let-in = In den Warteraum
web-let-in-say = Im Warteraum können andere über den Link zu diesem Tisch Platz nehmen.
web-to-other-games = Anderes Spiel
web-other-game = Ein anderes Spiel, dieselben Leute
web-other-game-full = Für höchstens { $most }; ihr seid { $people }. Mach erst einen Platz frei.

## Der Abend

web-evening = Der Spieleabend
web-evening-so-far = Der Abend bis jetzt
web-evening-place = Rang
web-evening-name = Name
web-evening-points = Punkte
web-evening-matches = Partien
web-evening-wins = Siege
web-evening-say = Eine Partie bringt einen Punkt für alle, die du hinter dir lässt, und einen halben für alle, mit denen du gleichauf bist. So zählt jede Partie gleich, und ein Sieg gegen viele zählt mehr.
web-evening-luck = Glück und Können
web-evening-result = { $game }: { $names }
web-evening-end = Den Abend beenden
web-evening-end-say = Der Stand wird abgeschlossen und kommt aufs Podest. Wer weiterspielt, beginnt einen neuen Abend.
web-evening-go-on = Noch nicht
web-evening-won = { $count ->
    [one] { $names } gewinnt den Abend!
   *[other] { $names } teilen sich den Abend!
}
web-evening-won-you = Der Abend gehört dir!
web-evening-over = { $count ->
    [one] Eine Partie wurde gespielt.
   *[other] { $count } Partien wurden gespielt.
}
