### Ein Blatt, das andere spielen dürfen, auf Deutsch.

web-challenge-title = { $name } fordert dich heraus
web-challenge-own-title = Deine Herausforderung
web-challenge-none = Hier ist keine Herausforderung zu sehen
web-challenge-to-beat = Zu schlagen
web-challenge-points =
    { $points ->
        [one] { $signed } Punkt
       *[other] { $signed } Punkte
    }
web-challenge-low = Die wenigsten Punkte gewinnen.
web-challenge-high = Die meisten Punkte gewinnen.
web-challenge-say = Du bekommst die Karten, die { $name } hatte, auf demselben Platz. Auf den anderen sitzen dieselben Bots, und wo sie dasselbe sehen, entscheiden sie wie damals.
web-challenge-club-say = Mehrere Tische spielen dieselben Karten. Wer einen Tisch öffnet, nimmt einen Platz und schickt diesen Link weiter; die anderen setzen sich unten dazu. Freie Plätze halten so lange Bots.
web-challenge-beanie = Bei Beanie kommt es bei Bots auch darauf an, wer zuerst hinsieht; sie können also anders spielen.
web-challenge-seats = Am Tisch
web-challenge-you = Du
web-challenge-people = jemand
web-challenge-stand-in = Ein Bot springt für jemanden ein
web-challenge-rules = Regeln
web-challenge-usual = Wie üblich
web-challenge-once = Die erste Partie auf diesem Gerät zählt. Du kannst noch einmal spielen, aber das wird nicht verglichen.
web-challenge-play = Spielen
web-challenge-again = Noch einmal, ohne Wertung
web-challenge-go-on = Deine Partie fortsetzen
web-challenge-open = Einen Tisch öffnen
web-challenge-seat = Dein Platz
web-challenge-number = Platz { $number }
web-challenge-tables = Tische, die warten
web-challenge-join = Zu { $name } setzen
web-challenge-played =
    { $count ->
        [0] Sonst hat diese Karten noch niemand zu Ende gespielt.
        [one] Eine andere Person hat diese Karten zu Ende gespielt.
       *[other] { $count } andere haben diese Karten zu Ende gespielt.
    }
web-challenge-later = Die Ergebnisse siehst du, sobald du fertig bist.
web-challenge-results = Im Vergleich
web-challenge-results-seat = Im Vergleich: Platz { $number }
web-challenge-results-say = Alle hatten dieselben Karten. Was vom Mittel abweicht, ist also Spiel und das Glück mit dem, was andere taten. Je größer der Unterschied, desto besser.
web-challenge-place = Rang
web-challenge-name = Name
web-challenge-result = Punkte
web-challenge-gain = Zum Mittel
web-challenge-mean = Mittel { $mean }
web-challenge-mean-within = Mittel { $mean } ± { $within } (95-%-Intervall)
web-challenge-look = Die Partie von { $name } ansehen
web-challenge-link = Link zu dieser Herausforderung
web-challenge-ended = Diese Herausforderung ist beendet. Alles über diese Karten liegt jetzt offen.
web-challenge-end = Herausforderung beenden
web-challenge-end-say = Beendest du sie, kann niemand mehr diese Karten spielen, und alle dürfen die Partie mit allen Karten ansehen.
web-challenge-end-sure = Ja, beenden
web-challenge-share-say = Die Partie bleibt versiegelt: Bis du die Herausforderung beendest, sieht niemand ihre Karten, den Ablauf oder die Auswertung, ohne sie selbst zu Ende gespielt zu haben. Du schon.
web-challenge-company = Wer spielt
web-challenge-solo = Jemand gegen die Bots
web-challenge-club = Alle, die hier saßen
web-challenge-solo-say = Alle einzeln, jeweils auf deinem Platz. Wo andere Menschen saßen, springt ein Bot ein.
web-challenge-club-offer = Für einen Verein: An jedem weiteren Tisch sitzen Menschen, wo hier Menschen saßen, und jeder Platz wird verglichen.
web-challenge-make = Link machen
web-challenge-page = Zur Herausforderung
