### Das Terminal auf Deutsch.

## Spielen im Terminal

cli-play-you = Du
cli-play-welcome = { $game } mit { $others }.  ? zeigt die Hilfe.
cli-play-variant = Eine Variante: { $changed }.
cli-play-by-turns = In diesem Spiel dürfen alle jederzeit etwas tun.  Hier kommen alle nacheinander an die Reihe.
cli-play-commitment = Die Karten liegen fest: SHA-256 ihres Startwerts ist { $commitment }.
cli-play-prompt = Dein Zug
cli-play-legal = Du darfst:
cli-play-round-over = Punkte { $deal ->
    [game] des Spiels
   *[round] der Runde
}: { $scores }.
cli-play-next-round = Die Eingabetaste gibt { $deal ->
    [game] das nächste Spiel
   *[round] die nächste Runde
}.
cli-play-over = Die Partie ist zu Ende: { $totals }.
cli-play-record = Die Aufzeichnung dieser Partie; biberbau verify prüft sie, biberbau replay zeigt sie:
cli-play-stopped = Du verlässt den Tisch.  Bis hierher ging es so:
cli-play-refused = Nein: { $why } (Regel { $clause })
cli-play-no-action = „{ $written }“ ist keine Aktion.  Schreib eine von denen, die aufgezählt sind, oder ? für die Hilfe.
cli-play-hint = { $bot } würde { $action } spielen.
cli-play-help = Schreib eine der aufgezählten Aktionen oder ein Wort:
    ?       diese Hilfe
    legal   was du darfst
    tisch   noch einmal der Tisch
    tipp    was ein Bot täte
    bot     dieses eine Mal entscheidet ein Bot
    ende    den Tisch verlassen
cli-play-help-biber-gang = Plätze sind T1 bis T4 (obere Reihe) und B1 bis B4 (untere Reihe).
    open-T1-B3   deine zwei Startkarten aufdecken
    deck, pile   vom Stapel ziehen oder von der Ablage nehmen
    swap-T2      die Karte auf diesen Platz legen
    turn-B1      die Karte ablehnen und jene aufdecken
    refuse       sie ablehnen und nichts aufdecken
    swim-T1-B4   sie auf den Platz T1 des Bibers legen; der Biber schwimmt auf das verdeckte B4
cli-play-help-daumen-drauf = Eine Karte ist ihre Farbe (Y gelb, G grün, K schwarz), ihre Zahl, und + (giftig), - (harmlos) oder ? (unbekannt).
    show-Y3+     diese Karte zeigen, den Daumen auf dem Kopf der Schlange
    pass         passen; man darf später wieder einsteigen
    parry        den Zwilling der zuletzt gezeigten Karte offen legen und den Stich nehmen
    let          außer der Reihe: nicht parieren
cli-play-help-beanie = Eine Karte ist A, 2 bis 10, J, Q oder K und ihre Farbe C, D, H oder S.
    draw, pile           vom Stapel ziehen oder den ganzen Ablagestapel nehmen
    discard-QH           ablegen; damit ist dein Zug vorbei
    end, keep, call      die Runde ohne Stapel beenden; die letzte Karte behalten; Beanie! rufen
    set-10C-10D-KH       einen Satz legen: eigene Karten, dann Beanies; lauter Beanies nennen ihn: set-KC-KD-KH-as-7
    run-H-4-5-KC-7       eine Reihe in Herz legen; KC steht für die 6
    add-M3-10S           an die dritte Meldung anlegen; eine Beanie an eine Reihe: add-M3-KC-low, add-M3-KC-high
    take-M3-10S-KC       10S an einen Satz anlegen und KC herausnehmen
    swap-M2-5H           5H in einer Reihe an ihren Platz legen und die Beanie nehmen
cli-play-help-biber-mania = Karten sind 1 bis 15, SB Superbiber, DI Dieb, FE Fee, PB Partybiber, HI Hippie, GE Gemeinling, BG Bodyguard, KO König, JO Joker.
    7, 7+7+KO, 2+3+HI    diese Karten ablegen
    stab-5               diese Karten der Auslage stechen
    stab-at-2            den Ablagestapel von Platz 2 stechen
    take, refuse         gestochene Karten auf die Hand nehmen oder aus dem Spiel geben
    steal-display-7, steal-stock-JO, steal-2-SB    eine Karte klauen
    wish-2-7, no-wish    sich von Platz 2 eine Karte wünschen, oder keine
    bad-guy-2, give-stock-7, give-deck    für wen der Gemeinling ist, und welche Karten
    draw-deck, draw-stock-7    für eine verlorene Karte nachziehen

## Rückschau im Terminal

cli-review-title = { $game }, { $budget } Partien zu Ende gespielt je Entscheidung, 95-%-Intervalle
cli-review-seat = Platz
cli-review-decisions = Entscheidungen
cli-review-fine = gut
cli-review-points-each = Punkte verloren je Entscheidung
cli-review-chance-each = Chance verloren je Entscheidung
cli-review-mattered = was am meisten verlor, nach { $scale ->
        [points] den Punkten { $deal ->
            [game] des Spiels
           *[round] der Runde
        }
       *[chance] der Chance auf den Sieg
    }
cli-review-step = Schritt
cli-review-round = { $deal ->
    [game] Spiel
   *[round] Runde
}
cli-review-done = getan
cli-review-best = am besten
cli-review-points-lost = Punkte verloren
cli-review-chance-lost = Siegchance verloren
cli-review-worth = Wert in Punkten (Siegchance)
cli-review-seconded = Der Bot, der weiter vorausdenkt, hätte es auch getan: Diese Preise nehmen an, dass alle bald nach Gewohnheit spielen.
cli-review-luck-title = Glück und Können, in Punkten mehr als der Schnitt aller Plätze
cli-review-no-round = noch { $deal ->
    [game] kein Spiel
   *[round] keine Runde
} ist zu Ende
cli-review-all-rounds = alle
cli-review-start = Anfang
cli-review-luck = Glück
cli-review-own = eigenes Spiel
cli-review-others = Spiel der anderen
cli-review-result = Ergebnis
