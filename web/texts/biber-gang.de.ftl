### Was der Tisch der Biber Gang selbst sagt.  Namen kommen als $name; $shown ist eine Karte in Worten.

## Karten und Plätze, für alle, die den Tisch hören

web-biber-gang-table = Tisch
web-biber-gang-place-own = { $shown }, deine, { biber-gang-slot }
web-biber-gang-place-other = { $shown }, { $name }, { biber-gang-slot }
web-biber-gang-pair-suffix = , Paar
web-biber-gang-frozen-suffix = , festes Biberpaar
web-biber-gang-deck-place = Nachziehstapel, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
web-biber-gang-pile-place = Ablagestapel, oben { $shown }
web-biber-gang-pile-empty = Ablagestapel, leer
web-biber-gang-deck-empty = Nachziehstapel, leer
web-biber-gang-hand-own = Gezogene Karte: { $shown }
web-biber-gang-hand-other = Gezogene Karte von { $name }: { $shown }
web-biber-gang-display-own = Deine Auslage, { $hidden } verdeckt, offen { $points }
web-biber-gang-display-other = Auslage von { $name }, { $hidden } verdeckt, offen { $points }
web-biber-gang-middle = Nachziehstapel und Ablagestapel
web-biber-gang-total = bisher { $total ->
    [one] ein Punkt
   *[other] { $total } Punkte
}
web-biber-gang-round = Runde { $round } von { $rounds }

## Was jetzt gefragt ist

web-biber-gang-prompt-dealing = Es wird ausgeteilt.
web-biber-gang-prompt-opening = Wähle zwei Karten zum Aufdecken.
web-biber-gang-prompt-opening-second = Wähle noch eine Karte.
web-biber-gang-prompt-opening-confirm = Diese beiden aufdecken?
web-biber-gang-prompt-opening-waiting = Die anderen wählen noch …
web-biber-gang-prompt-draw = Du bist dran: Zieh eine Karte.
web-biber-gang-prompt-place = { $card ->
    [B] Tausch den Biber ein oder lehn ihn ab.
   *[other] Tausch die { $card } ein oder lehn sie ab.
}
web-biber-gang-prompt-place-swim = Tausch die { $card }, lehn sie ab oder lass einen Biber schwimmen.
web-biber-gang-prompt-keep = { $card ->
    [B] Tausch den Biber ein.
   *[other] Tausch die { $card } ein.
}
web-biber-gang-prompt-keep-swim = Tausch die { $card } ein oder lass einen Biber schwimmen.
web-biber-gang-prompt-turn = Welche verdeckte Karte deckst du auf?
web-biber-gang-prompt-swim = Wohin schwimmt der Biber?
web-biber-gang-prompt-other-draw = { $name } zieht …
web-biber-gang-prompt-other-decide = { $name } überlegt …
web-biber-gang-prompt-over = Die Runde ist zu Ende.
web-biber-gang-prompt-match-over = Die Partie ist zu Ende.
web-biber-gang-last-turn = Letzter Zug!
web-biber-gang-tag-last = letzter Zug
web-biber-gang-tag-caller = hat das Ende ausgerufen
web-biber-gang-tag-opened = gewählt
web-biber-gang-stall = Seit { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
} wurde keine Karte aufgedeckt; bei { $limit } endet die Runde.

## Knöpfe

web-biber-gang-button-open = Diese beiden aufdecken
web-biber-gang-button-deck = Vom Stapel ziehen
web-biber-gang-button-pile = { $card ->
    [B] Den Biber nehmen
   *[other] Die { $card } nehmen
}
web-biber-gang-button-turn = Ablehnen und aufdecken
web-biber-gang-button-refuse = Ablehnen
web-biber-gang-button-back = Zurück

## Tasten

web-biber-gang-key-arrows = von Karte zu Karte gehen
web-biber-gang-key-enter = die Karte wählen
web-biber-gang-key-slots = deine Karten, oben 1 bis 4, unten 5 bis 8
web-biber-gang-key-deck = vom Nachziehstapel ziehen
web-biber-gang-key-pile = vom Ablagestapel nehmen oder die gezogene Karte dorthin legen
web-biber-gang-key-refuse = ablehnen und nichts aufdecken
web-biber-gang-key-turn = ablehnen und eine Karte aufdecken
web-biber-gang-key-hint = um einen Tipp bitten
web-biber-gang-key-escape = eine Auswahl zurücknehmen
web-biber-gang-key-help = diese Tasten zeigen

## Der Wertungsbogen

web-biber-gang-sheet-title = Runde { $round } von { $rounds }
web-biber-gang-sheet-match = { $count ->
    [one] { $names } gewinnt die Partie!
   *[other] { $names } gewinnen die Partie gemeinsam!
}
web-biber-gang-sheet-match-you = Du gewinnst die Partie!
web-biber-gang-sheet-best = Die wenigsten Punkte in dieser Runde: { $names }
web-biber-gang-sheet-display = Karten von { $name }
web-biber-gang-sheet-pair = { $value }er-Paar
web-biber-gang-sheet-pair-short = { $value }–{ $value }
web-biber-gang-sheet-loose-column = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
web-biber-gang-sheet-loose = Einzelne Karten
web-biber-gang-sheet-bonus = { $pairs ->
    [2] Zwei
    [3] Drei
   *[4] Vier
} { $value }er-Paare
web-biber-gang-sheet-score = Diese Runde
web-biber-gang-sheet-total = Gesamt
web-biber-gang-sheet-round = Runde
web-biber-gang-sheet-ready = Nächste Runde
web-biber-gang-sheet-watching = Gleich wird die nächste Runde ausgeteilt.

## So wird gespielt

web-biber-gang-how-title = So spielst du Biber Gang
web-biber-gang-how-aim = Tausche Karten, bilde Paare in deinen Spalten und lass Biber schwimmen. Nach allen Runden gewinnen die wenigsten Punkte.
web-biber-gang-how-you = Deine Auslage
web-biber-gang-how-display = Acht Karten liegen verdeckt vor dir, und niemand kennt sie: zwei Reihen, vier Spalten. Deck zu Beginn zwei davon auf. Wer die größte Summe zeigt, fängt an.
web-biber-gang-how-turn = Dein Zug
web-biber-gang-how-draw = Zieh die oberste Karte vom Nachziehstapel, die nur du siehst, oder nimm die oberste vom Ablagestapel. Dann tust du eines davon:
web-biber-gang-how-swap-open = Gegen eine offene Karte tauschen
web-biber-gang-how-swap-open-text = Die 11 kommt auf den Ablagestapel, die 4 bildet ein Paar.
web-biber-gang-how-swap-hidden = Gegen eine verdeckte Karte tauschen
web-biber-gang-how-swap-hidden-text = Du siehst sie dir vorher nicht an: Sie kommt offen auf den Ablagestapel, was immer sie ist.
web-biber-gang-how-turn-up = Ablehnen und eine Karte aufdecken
web-biber-gang-how-turn-up-text = Die gezogene Karte kommt auf den Ablagestapel. Du deckst eine deiner verdeckten Karten auf.
web-biber-gang-how-refuse = Ablehnen
web-biber-gang-how-refuse-text = Liegt nur noch eine Karte verdeckt, darfst du ablehnen und nichts aufdecken.
web-biber-gang-how-beavers = Die Biber
web-biber-gang-how-wild = Immer ein Paar
web-biber-gang-how-wild-text = Ein Biber ist so viel wert wie die Karte über oder unter ihm. Seine Spalte ist also ein Paar.
web-biber-gang-how-swim = Ein Biber schwimmt
web-biber-gang-how-swim-text = Du ziehst die 9, für die der Biber steht? Leg sie an seinen Platz. Der Biber schwimmt zu einer deiner verdeckten Karten, und die kommt auf den Ablagestapel.
web-biber-gang-how-frozen = Zwei Biber bleiben fest
web-biber-gang-how-frozen-text = Zwei offene Biber in einer Spalte bleiben liegen. Am Ende zählen sie als das Paar, das dir am meisten hilft.
web-biber-gang-how-end = Das Ende einer Runde
web-biber-gang-how-end-text = Ist die letzte verdeckte Karte von jemandem weg, haben alle anderen noch einen Zug. Dann wird alles aufgedeckt und gewertet.
web-biber-gang-how-score = Wertung
web-biber-gang-how-score-text = Ein Paar, zwei gleiche Werte übereinander, zählt nichts. Jede andere Karte zählt ihre Zahl. Mehrere Paare eines Wertes ziehen Punkte ab:
web-biber-gang-how-bonus = { $pairs ->
    [2] Zwei Paare eines Wertes: 10 Punkte weniger
    [3] Drei Paare eines Wertes: 15 Punkte weniger
   *[4] Vier Paare eines Wertes: 20 Punkte weniger
}
web-biber-gang-how-side = Gleiche Karten nebeneinander sind kein Paar.
