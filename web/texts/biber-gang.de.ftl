### Was der Tisch der Biber Gang selbst sagt.  Namen kommen als $name; $shown ist eine Karte in Worten.

## Karten und Plätze, für alle, die den Tisch hören

web-gang-table = Tisch
web-gang-place-own = { $shown }, deine, { biber-gang-slot }
web-gang-place-other = { $shown }, { $name }, { biber-gang-slot }
web-gang-pair-suffix = , Paar
web-gang-frozen-suffix = , festes Biberpaar
web-gang-deck-place = Nachziehstapel, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
web-gang-pile-place = Ablagestapel, oben { $shown }
web-gang-pile-empty = Ablagestapel, leer
web-gang-deck-empty = Nachziehstapel, leer
web-gang-hand-own = Gezogene Karte: { $shown }
web-gang-hand-other = Gezogene Karte von { $name }: { $shown }
web-gang-display-own = Deine Auslage, { $hidden } verdeckt
web-gang-display-other = Auslage von { $name }, { $hidden } verdeckt
web-gang-middle = Nachziehstapel und Ablagestapel
web-gang-total = bisher { $total ->
    [one] ein Punkt
   *[other] { $total } Punkte
}
web-gang-round = Runde { $round } von { $rounds }

## Was jetzt gefragt ist

web-gang-prompt-opening = Wähle zwei Karten zum Aufdecken.
web-gang-prompt-opening-second = Wähle noch eine Karte.
web-gang-prompt-opening-confirm = Diese beiden aufdecken?
web-gang-prompt-opening-waiting = Die anderen wählen noch …
web-gang-prompt-draw = Du bist dran: Zieh eine Karte.
web-gang-prompt-place = { $card ->
    [B] Tausch den Biber ein oder lehn ihn ab.
   *[other] Tausch die { $card } ein oder lehn sie ab.
}
web-gang-prompt-place-swim = Tausch die { $card }, lehn sie ab oder lass einen Biber schwimmen.
web-gang-prompt-turn = Welche verdeckte Karte deckst du auf?
web-gang-prompt-swim = Wohin schwimmt der Biber?
web-gang-prompt-other-draw = { $name } zieht …
web-gang-prompt-other-decide = { $name } überlegt …
web-gang-prompt-over = Die Runde ist zu Ende.
web-gang-prompt-match-over = Die Partie ist zu Ende.
web-gang-last-turn = Letzter Zug!
web-gang-tag-last = letzter Zug
web-gang-tag-caller = hat das Ende ausgerufen
web-gang-tag-opened = gewählt
web-gang-stall = Seit { $turns } Zügen wurde keine Karte aufgedeckt; bei { $limit } endet die Runde.

## Knöpfe

web-gang-button-open = Diese beiden aufdecken
web-gang-button-deck = Vom Stapel ziehen
web-gang-button-pile = { $card ->
    [B] Den Biber nehmen
   *[other] Die { $card } nehmen
}
web-gang-button-turn = Ablehnen und aufdecken
web-gang-button-refuse = Ablehnen
web-gang-button-back = Zurück
web-gang-button-close = Schließen

## Tasten

web-gang-key-arrows = von Karte zu Karte gehen
web-gang-key-enter = die Karte wählen
web-gang-key-slots = deine Karten, oben 1 bis 4, unten 5 bis 8
web-gang-key-deck = vom Nachziehstapel ziehen
web-gang-key-pile = vom Ablagestapel nehmen oder die gezogene Karte dorthin legen
web-gang-key-refuse = ablehnen und nichts aufdecken
web-gang-key-turn = ablehnen und eine Karte aufdecken
web-gang-key-hint = um einen Tipp bitten
web-gang-key-escape = eine Auswahl zurücknehmen
web-gang-key-help = diese Tasten zeigen

## Der Wertungsbogen

web-gang-sheet-title = Runde { $round } von { $rounds }
web-gang-sheet-match = { $count ->
    [one] { $names } gewinnt die Partie!
   *[other] { $names } gewinnen die Partie gemeinsam!
}
web-gang-sheet-match-you = Du gewinnst die Partie!
web-gang-sheet-best = Die wenigsten Punkte in dieser Runde: { $names }
web-gang-sheet-display = Karten von { $name }
web-gang-sheet-pair = { $value }er-Paar
web-gang-sheet-pair-short = { $value }–{ $value }
web-gang-sheet-loose-column = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
web-gang-sheet-loose = Einzelne Karten
web-gang-sheet-bonus = { $pairs ->
    [2] Zwei
    [3] Drei
   *[4] Vier
} { $value }er-Paare
web-gang-sheet-score = Diese Runde
web-gang-sheet-total = Gesamt
web-gang-sheet-round = Runde
web-gang-sheet-ready = Nächste Runde
web-gang-sheet-watching = Gleich wird die nächste Runde ausgeteilt.

## So wird gespielt

web-gang-how-title = So spielst du Biber Gang
web-gang-how-aim = Tausche Karten, bilde Paare in deinen Spalten und lass Biber schwimmen. Nach allen Runden gewinnen die wenigsten Punkte.
web-gang-how-you = Deine Auslage
web-gang-how-display = Acht Karten liegen verdeckt vor dir, und niemand kennt sie: zwei Reihen, vier Spalten. Deck zu Beginn zwei davon auf. Wer die größte Summe zeigt, fängt an.
web-gang-how-turn = Dein Zug
web-gang-how-draw = Zieh die oberste Karte vom Nachziehstapel, die nur du siehst, oder nimm die oberste vom Ablagestapel. Dann tust du eines davon:
web-gang-how-swap-open = Gegen eine offene Karte tauschen
web-gang-how-swap-open-text = Die 11 kommt auf den Ablagestapel, die 4 bildet ein Paar.
web-gang-how-swap-hidden = Gegen eine verdeckte Karte tauschen
web-gang-how-swap-hidden-text = Du siehst sie dir vorher nicht an: Sie kommt offen auf den Ablagestapel, was immer sie ist.
web-gang-how-turn-up = Ablehnen und eine Karte aufdecken
web-gang-how-turn-up-text = Die gezogene Karte kommt auf den Ablagestapel. Du deckst eine deiner verdeckten Karten auf.
web-gang-how-refuse = Ablehnen
web-gang-how-refuse-text = Liegt nur noch eine Karte verdeckt, darfst du ablehnen und nichts aufdecken.
web-gang-how-beavers = Die Biber
web-gang-how-wild = Immer ein Paar
web-gang-how-wild-text = Ein Biber ist so viel wert wie die Karte über oder unter ihm. Seine Spalte ist also ein Paar.
web-gang-how-swim = Ein Biber schwimmt
web-gang-how-swim-text = Du ziehst die 9, für die der Biber steht? Leg sie an seinen Platz. Der Biber schwimmt zu einer deiner verdeckten Karten, und die kommt auf den Ablagestapel.
web-gang-how-frozen = Zwei Biber bleiben fest
web-gang-how-frozen-text = Zwei offene Biber in einer Spalte bleiben liegen. Am Ende zählen sie als das Paar, das dir am meisten hilft.
web-gang-how-end = Das Ende einer Runde
web-gang-how-end-text = Ist die letzte verdeckte Karte von jemandem weg, haben alle anderen noch einen Zug. Dann wird alles aufgedeckt und gewertet.
web-gang-how-score = Wertung
web-gang-how-score-text = Ein Paar, zwei gleiche Werte übereinander, zählt nichts. Jede andere Karte zählt ihre Zahl. Mehrere Paare eines Wertes ziehen Punkte ab:
web-gang-how-bonus = { $pairs ->
    [2] Zwei Paare eines Wertes: 10 Punkte weniger
    [3] Drei Paare eines Wertes: 15 Punkte weniger
   *[4] Vier Paare eines Wertes: 20 Punkte weniger
}
web-gang-how-side = Gleiche Karten nebeneinander sind kein Paar.
