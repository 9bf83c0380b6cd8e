### Ein Blatt, das andere spielen dürfen, auf Deutsch.

web-challenge-title = { $name } fordert dich heraus
web-challenge-own-title = Deine Herausforderung
web-challenge-laid-title = Dieselben Karten für alle
web-challenge-none = Hier ist keine Herausforderung zu sehen
web-challenge-to-beat = Zu schlagen
web-challenge-had = { $name } auf Platz { $number }
web-challenge-points =
    { $points ->
        [one] { $signed } Punkt
       *[other] { $signed } Punkte
    }
web-challenge-low = Die wenigsten Punkte gewinnen.
web-challenge-high = Die meisten Punkte gewinnen.
web-challenge-say = Du bekommst die Karten, die { $name } hatte, auf demselben Platz. Auf den anderen sitzen dieselben Bots, und wo sie dasselbe sehen, entscheiden sie wie damals.
web-challenge-own-say = Alle bekommen die Karten, die du hattest, auf demselben Platz. Auf den anderen sitzen dieselben Bots, und wo sie dasselbe sehen, entscheiden sie wie damals.
web-challenge-club-say = Mehrere Tische spielen dieselben Karten. Wer einen Tisch öffnet, nimmt einen Platz und schickt diesen Link weiter; die anderen setzen sich unten dazu. Freie Plätze halten so lange Bots.
web-challenge-alone-say = Alle spielen diese Karten für sich, auf demselben Platz gegen dieselben Bots.
web-challenge-beanie = Bei Beanie kommt es bei Bots auch darauf an, wer zuerst hinsieht; sie können also anders spielen.
web-challenge-seats = Am Tisch
web-challenge-you = Du
web-challenge-people = { $count } Personen
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
web-challenge-table-of = Tisch von { $name }
web-challenge-table-between = Gleich wird neu gegeben: Wer sich setzt, spielt von da an mit.
web-challenge-table-locked = Der Tisch ist abgeschlossen. Erst wenn er wieder offen ist, kann man sich dazusetzen.
web-challenge-table-shut = Hier setzt sich gerade niemand dazu.
web-challenge-table-full = An diesem Tisch ist für dich kein Platz frei.
web-challenge-played =
    { $count ->
        [0] { $finished ->
            [yes] Sonst hat diese Karten noch niemand zu Ende gespielt.
           *[no] Bisher hat niemand diese Karten zu Ende gespielt.
        }
        [one] Eine andere Person hat diese Karten zu Ende gespielt.
       *[other] { $count } andere haben diese Karten zu Ende gespielt.
    }
web-challenge-later = Die Ergebnisse siehst du, sobald du fertig bist.
web-challenge-later-maker = Die Ergebnisse siehst du, sobald du selbst gespielt hast oder es beendest.
web-challenge-running =
    { $count ->
        [one] Ein Tisch spielt noch.
       *[other] { $count } Tische spielen noch.
    }
web-challenge-results = Im Vergleich
web-challenge-results-seat = Im Vergleich: Platz { $number }
web-challenge-overall = Über alle Plätze
web-challenge-overall-say = Alle gegen das Mittel ihres eigenen Platzes
web-challenge-results-say = Alle hatten dieselben Karten. Was vom Mittel abweicht, ist also Spiel und das Glück mit dem, was andere taten. Je größer der Unterschied, desto besser.
web-challenge-place = Rang
web-challenge-name = Name
web-challenge-result = Punkte
web-challenge-gain = Zum Mittel
web-challenge-seat-of = Platz
web-challenge-mean = Mittel { $mean }
web-challenge-mean-within = Mittel { $mean } ± { $within } (95-%-Intervall)
web-challenge-look = Rückblick auf die Partie von { $name }
web-challenge-won =
    { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } teilen sich den Sieg.
    }
web-challenge-won-by = Um { $gain } besser als das Mittel.
web-challenge-beaten =
    { $points ->
        [one] Du hast { $name } um einen Punkt geschlagen!
       *[other] Du hast { $name } um { $points } Punkte geschlagen!
    }
web-challenge-missed =
    { $points ->
        [one] { $name } bleibt um einen Punkt vorn.
       *[other] { $name } bleibt um { $points } Punkte vorn.
    }
web-challenge-level = Du liegst gleichauf mit { $name }.
web-challenge-standing = Bisher Rang { $place } von { $count } auf deinem Platz, { $gain } zum Mittel.
web-challenge-first = Auf deinem Platz bist du als Erstes fertig. Wie es anderen mit deinen Karten geht, steht dann hier.
web-challenge-link = Link zu dieser Herausforderung
web-challenge-ended = Diese Herausforderung ist beendet. Alles über diese Karten liegt jetzt offen.
web-challenge-end = Herausforderung beenden
web-challenge-end-say = Beendest du sie, kann niemand mehr diese Karten spielen, und für alle gibt es den Rückblick auf die Partie mit allen Karten.
web-challenge-end-running =
    { $count ->
        [one] Ein Tisch spielt noch: Auch seine Karten lägen dann offen.
       *[other] { $count } Tische spielen noch: Auch ihre Karten lägen dann offen.
    }
web-challenge-end-sure = Ja, beenden
web-challenge-share-say = Die Partie bleibt versiegelt: Bis du die Herausforderung beendest, sieht niemand ihre Karten, den Ablauf oder die Auswertung, ohne sie selbst zu Ende gespielt zu haben. Du schon.
web-challenge-company = Wer spielt
web-challenge-solo = Jemand gegen die Bots
web-challenge-club = Alle, die hier saßen
web-challenge-solo-say = Alle einzeln, jeweils auf deinem Platz. Wo andere Menschen saßen, springt ein Bot ein.
web-challenge-club-offer = Für einen Verein: An jedem weiteren Tisch sitzen Menschen, wo hier Menschen saßen, und jeder Platz wird verglichen.
web-challenge-make = Link machen
web-challenge-page = Zur Herausforderung

web-club-say = Mehrere Tische spielen dieselben Karten, gleichzeitig oder nacheinander. Verglichen wird mit allen, die auf demselben Platz saßen; das Glück beim Geben ist also für alle gleich, wie beim Turnierbridge. Am Ende steht eine Rangliste über alle Plätze.
web-club-game = Spiel
web-club-people = Menschen an jedem Tisch
web-club-bots = Bots an jedem Tisch
web-club-bot = Wie stark die Bots sind
web-club-alone = Alle spielen für sich gegen diese Bots, jeweils am eigenen Gerät.
web-club-together = Wer einen Tisch öffnet, wartet, bis die anderen sitzen; so lange halten Bots ihre Plätze.
web-club-rules = Regeln, Tempo und Uhr
web-club-lay = Karten bereitlegen
web-club-laid = Was du bereitgelegt hast
