### Auswertungen von Partien auf Deutsch.

web-review-title = Auswertung
web-review-whose = Wessen Entscheidungen
web-review-watch = Rückblick auf die Partie
web-review-watch-here = Rückblick von hier an
web-review-back = Zurück zu allen Entscheidungen
web-review-previous = Die davor, die mehr gekostet hat
web-review-next = Die nächste
web-review-progress = Wie weit die Auswertung ist
web-review-begins = Die Auswertung beginnt …
web-review-judged = { $judged } von { $total } Entscheidungen beurteilt.
web-review-others = { $others ->
    [one] Das Haus macht nebenher noch eine Auswertung.
   *[other] Das Haus macht nebenher { $others } andere Auswertungen.
}
web-review-sum = { $decisions ->
    [one] Eine Entscheidung,
   *[other] { $decisions } Entscheidungen,
} davon { $fine } gut.
web-review-per-decision-points = Jede hat im Mittel { $lost } Punkte gekostet.
web-review-per-decision-chance = Jede hat im Mittel { $lost } % der Gewinnchance gekostet.
web-review-sure-points = Geschätzt aus dem, was jeweils zu wissen war, in Punkten { $deal ->
    [game] des Spiels
   *[round] der Runde
}. Hinter ± steht, wie weit die Schätzung danebenliegen kann: Was darin liegt, war gut.
web-review-sure-chance = Geschätzt aus dem, was jeweils zu wissen war, als Chance, die Partie zu gewinnen. Hinter ± steht, wie weit die Schätzung danebenliegen kann: Was darin liegt, war gut.
web-review-mattered = Worauf es ankam
web-review-nothing = Es ging nirgends klar etwas verloren. Gut gespielt!
web-review-nothing-yet = Bisher nichts.
web-review-all = Alle { $count } zeigen
web-review-round = { $deal ->
    [game] Spiel { $round }
   *[round] Runde { $round }
}
web-review-done = Gespielt: { $action }
web-review-better = Besser: { $action }
web-review-lost-points = { $amount } Punkte verloren
web-review-lost-chance = { $amount } % Gewinnchance verloren
web-review-seconded = Trotzdem hätte auch der Bot, der weiter vorausdenkt, getan, was getan wurde: Diese Preise nehmen an, dass alle bald nach Gewohnheit spielen.
web-review-seconded-briefly = Auch der Bot, der weiter vorausdenkt, hätte getan, was getan wurde.
web-review-fine = Gut
web-review-worth = Was jeder Zug wert war
web-review-best = am besten
web-review-behind-points = { $amount } Punkte
web-review-behind-chance = { $amount } % Gewinnchance
web-review-worth-best = Der beste Zug versprach { $points } Punkte, verglichen mit dem Schnitt aller, und { $chance } % Gewinnchance.
web-review-how = Um so viel waren die anderen schlechter als der beste Zug:
web-review-was-done = gespielt
web-review-chosen = deine Wahl
web-review-more-actions = { $legal } Züge waren möglich; die { $shown } aussichtsreichsten wurden genau ausgewertet.
web-review-course = Die Gewinnchance
web-review-percent = { $chance } %
web-review-curve = Die Gewinnchance von Entscheidung zu Entscheidung: erst { $first }, am Ende { $last }.
web-review-curve-say = Nach jeder Entscheidung, soweit es zu wissen war. Die gestrichelte Linie ist der gleiche Anteil für alle; ein Dreieck zeigt, wo etwas verloren ging.
web-review-every = { $count ->
    [one] Die eine Entscheidung
   *[other] Alle { $count } Entscheidungen nacheinander
}

## Glück und Können

web-review-luck = Glück und Können
web-review-luck-begins = Was Glück war, wird noch gemessen …
web-review-luck-none = Was Glück war, lässt sich gerade nicht sagen.
web-review-luck-match = { $complete ->
    [yes] Die ganze Partie, in Punkten besser oder schlechter als der Schnitt aller
   *[other] { $rounds ->
        [one] { $deal ->
            [game] Das erste Spiel
           *[round] Die erste Runde
        }, in Punkten besser oder schlechter als der Schnitt aller
       *[other] Die ersten { $rounds } { $deal ->
            [game] Spiele
           *[round] Runden
        }, in Punkten besser oder schlechter als der Schnitt aller
    }
}
web-review-luck-rounds = { $deal ->
    [game] Spiel für Spiel
   *[round] Runde für Runde
}
web-review-luck-start = Start
web-review-luck-luck = Glück
web-review-luck-own = Eigenes Spiel
web-review-luck-others = Spiel der anderen
web-review-luck-result = Ergebnis
web-review-luck-say = Start, Glück, eigenes Spiel und das der anderen ergeben zusammen das Ergebnis. Start ist, was der Platz am Tisch wert war, Glück ist, was die Karten taten. Das Spiel wird an einem umsichtigen Spieler gemessen: Wer so entscheidet wie er, hat 0, wie immer es ausgeht.

## Noch einmal versuchen

web-try-title = Noch einmal versuchen
web-try-place = Stellung { $number } von { $count }
web-try-back = Zurück
web-try-say = Hier ging viel verloren. Was würdest du tun? Spiel es auf dem Tisch; dann siehst du, was jeder Zug wert war.
web-try-show = Zeig es mir
web-try-answer = Die Stellung und ihre Lösung
web-try-best = Ja: Das ist das Beste, was gefunden wurde.
web-try-fine = Gut: Das ist so gut wie das Beste, soweit es sich sagen lässt.
web-try-worse = Es gibt etwas Besseres.
web-try-was-done = damals
web-try-same = So wurde es auch damals gespielt, und das hat etwas gekostet.
web-try-far = Das war nicht unter den aussichtsreichsten Zügen.
web-try-next = Nächste Stellung
web-try-end = Fertig
web-try-done = { $count ->
    [one] Das war die eine Stellung.
   *[other] Das waren alle { $count } Stellungen.
}
web-try-none = In dieser Auswertung gibt es nichts noch einmal zu versuchen.
web-try-none-of-all = Noch gibt es nichts zu versuchen. Lass erst eine Partie auswerten: Wo am meisten verloren ging, kannst du es hier noch einmal versuchen.
web-try-all = Noch einmal versuchen, wo am meisten verloren ging
web-try-kinds-say = { $count ->
    [one] Eine Stellung
   *[other] { $count } Stellungen
} aus deinen ausgewerteten Partien, danach geordnet, worum es im stärksten Grund gegen deine Wahl geht.
web-try-looked = { $looked } von { $count } Partien sind durchgesehen.
web-try-further = { $count ->
    [one] Ein weiteres durchsehen
   *[other] Weitere { $count } durchsehen
}
web-try-every = Alle versuchen
web-try-count = { $count ->
    [one] 1 Stellung
   *[other] { $count } Stellungen
}
web-try-untold = Kein gemessener Grund

# Glück und Können eines Abends.
web-evening-luck-measured = Was Glück war, wird gemessen: { $done } von { $count } Partien …
web-evening-luck-most = Am meisten Glück: { $lucky }. Am besten gespielt: { $best }.
web-evening-luck-missing =
    { $count ->
        [one] Eine Partie fehlt hier:
       *[other] { $count } Partien fehlen hier:
    }
web-evening-luck-together = Alle Partien zusammen, in üblichen Runden
web-evening-luck-usual = Punkte verschiedener Spiele lassen sich nicht zusammenzählen. Darum sind sie durch das geteilt, was eine Runde des Spiels unter umsichtigen Spielern üblicherweise bringt oder kostet, in Punkten: { $games }. 1 ist so viel wie eine übliche Runde.
web-evening-luck-game = { $game }, { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    }, { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }: Punkte besser als das Mittel aller
web-evening-luck-say = Alles ist geschätzt, kleine Unterschiede sagen also nichts.
