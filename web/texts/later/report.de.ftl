### Berichte über die Regeln eines Tisches.

web-report-link = Diese Regeln vermessen
web-report-link-say = Tausend Partien von Bots zeigen, was diese Regeln aus dem Spiel machen
web-report-title = { $game }, vermessen
web-report-say = Was machen Regeln aus einem Spiel? Bots spielen viele Partien, und das Haus sagt, wie sie waren: wer im Vorteil war, wie oft die Führung wechselte, wie viel zu entscheiden war, wer wie lange wartete, und welche Art von Zug und welche Karte niemandem fehlen würde.
web-report-rules = Was vermessen wird
web-report-standard = Das gewöhnliche Spiel mit den üblichen Regeln.
web-report-to-standard = Das gewöhnliche Spiel
web-report-players = Plätze
web-report-bots = Es spielen
web-report-bots-careful = Umsichtige Bots
web-report-bots-search = Weitsichtige Bots
web-report-bots-say = Umsichtige Bots handeln sofort. Weitsichtige denken voraus und spielen besser; sie brauchen so lange, dass es weniger Partien sind und breitere Intervalle.
web-report-matches = Partien
web-report-make = Bericht machen
web-report-progress = Wie weit der Bericht ist
web-report-begins = Das Haus bereitet alles vor. Neue Zahlen brauchen ein, zwei Minuten.
web-report-done = { $done } von { $total } Schritten getan. Ein Schritt ist eine Partie, die gespielt, anders noch einmal gespielt oder genauer angesehen wird.
web-report-others = { $others ->
    [one] Ein anderer Bericht wird gerade gemacht oder wartet.
   *[other] { $others } andere Berichte werden gerade gemacht oder warten.
}
web-report-leave = Du kannst diese Seite schließen: Der Bericht entsteht trotzdem und liegt dann hier.
web-report-flags = Was auffällt
web-report-differs = { $count ->
    [one] Vom gewöhnlichen Spiel unterscheidet sich ein Maß: { $names }.
   *[other] Vom gewöhnlichen Spiel unterscheiden sich { $count } Maße: { $names }.
}
web-report-alike = Vom gewöhnlichen Spiel unterscheidet sich kein Maß mit Sicherheit.
web-report-alone = Es gibt nichts zu vergleichen: Das gewöhnliche Spiel ist nicht für diesen Tisch.
web-report-play = Das jetzt spielen
web-report-print = Drucken
web-report-data = Daten (JSON)
web-report-send = Link zu diesem Bericht
web-report-measures = Maße
web-report-how = { $matches } Partien an Tischen mit { $seats } Plätzen ({ $bots }) ab Startwert { $seed }.
web-report-interval = In Klammern steht das 95-%-Intervall: So weit kann der Mittelwert danebenliegen.
web-report-beside = Hohl und gestrichelt: das gewöhnliche Spiel mit denselben Tischregeln und denselben Karten.
web-report-beside-usual = Hohl und gestrichelt: das gewöhnliche Spiel mit den üblichen Regeln und denselben Karten.
web-report-usual = gewöhnlich { $amount }
web-report-difference = anders um { $amount }
web-report-no-difference = kein Unterschied zu sehen: { $amount }
web-report-stands-out = fällt auf
web-report-tolerance = Nahe 0 ist gut; jenseits von ±{ $tolerance } { $unit } fällt es auf.
web-report-seats = Jeder Platz
web-report-seats-say = Wie viel besser als der Durchschnitt aller ein Platz abschneidet. Der erste beginnt.
web-report-seat = Platz { $number }
web-report-often = in { $possible } % möglich, davon in { $taken } % gewählt
web-report-wins = Siege über dem gerechten Anteil: { $amount } %
web-report-kinds = Arten von Zügen
web-report-kinds-say = Die Arten heißen wie in Aufzeichnungen. Verloren ist, was der erste Platz in denselben Partien weniger erzielt, wenn er eine nie nutzt, als wenn er in denselben Augenblicken nachdenkt und darf.
web-report-used = in { $possible } % möglich, davon in { $taken } % genutzt
web-report-cards = Arten von Karten
web-report-cards-say = Karten heißen wie in Aufzeichnungen. Genutzt ist eine Karte, die tut, wozu sie da ist: Sie wird gezeigt oder gelegt, kommt in die Auslage, schwimmt oder pariert. Möglich heißt, dass es auch anders ging. Zuerst kommen die am seltensten genutzten, und alle Intervalle gelten gemeinsam.
web-report-sources = Woher die Maße stammen
