### Biber Gang: warum ein Zug gut oder schlecht ist.
###
### $card und $out_card sind Kürzel von Karten, $column zählt ab 1, $points und $tenths sind eine Punktzahl, $odds sagt „eine von N Karten“,
### $other ist ein Name.

biber-gang-this-card = { $card ->
    [B] Der Biber
   *[other] Die { $card }
}
biber-gang-than-card = { $card ->
    [B] der Biber
   *[other] die { $card }
}
biber-gang-with-card = { $card ->
    [B] dem Biber
   *[other] der { $card }
}
biber-gang-why-pile-pair = { biber-gang-this-card } vom Ablagestapel gibt ein Paar in Spalte { $column }: { bot-points } weniger.
biber-gang-why-pile = { biber-gang-this-card } vom Ablagestapel spart { bot-points }, mehr als im Schnitt eine Karte vom Nachziehstapel.
biber-gang-why-deck = Eine Karte vom Nachziehstapel spart im Schnitt { bot-points }, mehr als { biber-gang-than-card } vom Ablagestapel.
biber-gang-why-deck-pair = { $odds ->
    [1] Fast jede Karte im Nachziehstapel gibt dir ein Paar.
    [2] Jede zweite Karte im Nachziehstapel gibt dir ein Paar.
    [3] Jede dritte Karte im Nachziehstapel gibt dir ein Paar.
   *[other] Eine von { $odds } Karten im Nachziehstapel gibt dir ein Paar.
}
biber-gang-why-pair = { biber-gang-this-card } gibt ein Paar in Spalte { $column }: { bot-points } weniger.
biber-gang-why-breaks = { biber-gang-this-card } zerreißt das Paar in Spalte { $column }: { bot-points } mehr.
biber-gang-why-beaver-out = Der Biber passt zu jeder Karte. Ohne ihn kostet Spalte { $column } { bot-points }.
biber-gang-why-beaver-in = Der Biber passt zu allem, was in Spalte { $column } liegt: im Schnitt { bot-points } weniger.
biber-gang-why-lower = { biber-gang-this-card } ersetzt { biber-gang-the-out-card }: { bot-points } weniger.
biber-gang-why-higher = { biber-gang-this-card } ersetzt { biber-gang-the-out-card }: { bot-points } mehr.
biber-gang-why-blind-lower = Eine verdeckte Karte kostet im Schnitt { bot-points }, mehr als { biber-gang-than-card }.
biber-gang-why-blind-higher = Eine verdeckte Karte kostet im Schnitt { bot-points }, weniger als { biber-gang-than-card }.
biber-gang-why-turn-beaver = Neben dem Biber in Spalte { $column } wird alles ein Paar, was du aufdeckst.
biber-gang-why-turn-lower = Eine verdeckte Karte kostet im Schnitt { bot-points }, weniger als { biber-gang-than-card }.
biber-gang-why-turn-risk = Hier aufzudecken kostet im Schnitt { bot-points }, mehr als { biber-gang-than-card }.
biber-gang-why-turn-pair = { biber-gang-this-card } in Spalte { $column } wird mit { bot-one-card-in } ein Paar.
biber-gang-why-swim = Der Biber schwimmt in Spalte { $column } und macht dort ein Paar: im Schnitt { bot-points } weniger.
biber-gang-why-bonus = Das sind { $pairs } Paare { $card ->
    [B] aus Bibern
   *[other] mit { $card }
}: { bot-points } Abzug.
biber-gang-why-bonus-lost = Der Bonus für { $pairs } Paare { $card ->
    [B] aus Bibern
   *[other] mit { $card }
} ist dahin: { bot-points } mehr.
biber-gang-why-gives = { $other } kann mit { biber-gang-with-card } ein Paar machen und spart { bot-points }.
biber-gang-why-ends-ahead = Das beendet die Runde, während du vorn liegst: im Schnitt um { bot-points }. Dahinter kommt { $other }.
biber-gang-why-waits = Die Runde jetzt zu beenden wäre zu früh: { $other } liegt im Schnitt um { bot-points } vorn.
biber-gang-why-hurry = { $other } kann die Runde jeden Moment beenden. Dann kosten deine Karten im Schnitt { bot-points }, und jeder gesparte Punkt zählt.

## Worum es in einer Begründung geht: die Arten von Fehlern.

biber-gang-about-piles = Ablagestapel oder Nachziehstapel
biber-gang-about-columns = Paare und offene Karten
biber-gang-about-face-down = Verdeckte Karten
biber-gang-about-next = Was die Nächsten bekommen
biber-gang-about-end = Das Ende der Runde
