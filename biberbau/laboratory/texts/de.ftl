### Berichte über Varianten, auf Deutsch: was gemessen wird, und was dazu gesagt wird.

laboratory-first-seat = Vorteil des ersten Platzes
laboratory-first-seat-definition = Anteil des ersten Platzes an den Siegen, abzüglich des Anteils, der jedem zusteht
laboratory-first-points = Punkte des ersten Platzes
laboratory-first-points-definition = wie viel besser der erste Platz abschneidet als der Durchschnitt aller
laboratory-length = Länge
laboratory-length-definition = alle Entscheidungen einer Partie
laboratory-rounds = Runden
laboratory-rounds-definition = Runden einer Partie
laboratory-lead-changes = Führungswechsel
laboratory-lead-changes-definition = wie oft nach einer Runde jemand anderes führt; Gleichstand ändert daran nichts
laboratory-drama = Spannung
laboratory-drama-definition = wie weit zurück liegt, wer später gewinnt, im Schnitt nach jeder Runde außer der letzten
laboratory-security = Sicherheit
laboratory-security-definition = Anteil der Runden, nach denen die Führung des Siegers nicht mehr wechselt
laboratory-comeback = Aufholjagden
laboratory-comeback-definition = Partien, die gewinnt, wer nach der Hälfte der Runden hinten lag
laboratory-spread = Spanne
laboratory-spread-definition = Abstand zwischen Erstem und Letztem am Ende
laboratory-margin = Vorsprung
laboratory-margin-definition = Abstand zwischen Erstem und Zweitem am Ende
laboratory-convergence = Verengung
laboratory-convergence-definition = Züge zur Wahl im letzten Viertel einer Runde auf jeden im ersten Viertel
laboratory-choices = Züge zur Wahl
laboratory-choices-definition = erlaubte Züge bei einer Entscheidung
laboratory-forced = Erzwungene Entscheidungen
laboratory-forced-definition = Entscheidungen mit nur einem erlaubten Zug
laboratory-downtime = Wartezeit
laboratory-downtime-definition = Entscheidungen anderer zwischen zwei desselben Platzes in einer Runde
laboratory-first-decision = Erste Entscheidung
laboratory-first-decision-definition = Entscheidungen vor der ersten dessen, der am längsten darauf wartet
laboratory-bluffs = Bluffs
laboratory-bluffs-definition = wie oft jemand blufft, der bluffen kann und nicht muss: bei Daumen Drauf! eine giftige Schlange unter dem Daumen, deren Zwilling nicht alle anderen gesehen haben
laboratory-bluff-gain = Was ein Bluff bringt
laboratory-bluff-gain-definition = um wie viel ein Bluff mehr wert ist als der beste Zug, der nichts vortäuscht, nach dem, was der Platz wusste
laboratory-no-bluffs = Bluffs gibt es hier nicht zu messen: Kein Zug dieses Spiels täuscht etwas vor.
laboratory-endless = Ohne Ende
laboratory-endless-definition = Partien mit einer Runde, die nach 10.000 Entscheidungen nicht zu Ende war, oder mit mehr als 1.000 Runden; was je Partie gemessen wird, handelt von den übrigen
laboratory-good-actions = Gute Züge
laboratory-good-actions-definition = Züge einer Entscheidung, die höchstens einen halben Punkt hinter dem besten liegen
laboratory-stake = Gewicht einer Entscheidung
laboratory-stake-definition = was ein blind gewählter Zug bei einer Entscheidung im Schnitt verlöre
laboratory-luck = Glück
laboratory-luck-definition = Anteil der Streuung der Ergebnisse des ersten Platzes, der verschwindet, wenn man das Glück abzieht
laboratory-skill-gnawer = Können, zweite Stufe
laboratory-skill-gnawer-definition = Siege der fröhlichen Nagerin allein unter der schwächsten Stufe, auf jedem Platz der Reihe nach; gerecht wären 100 % geteilt durch die Plätze
laboratory-skill-feller = Können, dritte Stufe
laboratory-skill-feller-definition = Siege des geübten Baumfällers allein unter der schwächsten Stufe, mit denselben Karten
laboratory-skill = Können, stärkste Stufe
laboratory-skill-definition = Siege der alten Burgherrin allein unter der schwächsten Stufe, mit denselben Karten

laboratory-unit-points = Punkte
laboratory-unit-decisions = Entscheidungen
laboratory-unit-rounds = Runden
laboratory-unit-times = mal
laboratory-unit-actions = Züge

laboratory-verdict-needed = nötig
laboratory-verdict-idle = überflüssig
laboratory-verdict-unused = nie genutzt
laboratory-verdict-harmful = schädlich
laboratory-verdict-unclear = unklar
laboratory-verdict-forced = erzwungen

## Was auffällt.  `side` ist mehr (more) oder weniger (less), `size` wie viel.

laboratory-flag-first-seat = Der erste Platz gewinnt { $side ->
    [less] seltener
   *[more] öfter
 }, als ihm zusteht: { $size } %.
laboratory-flag-first-points = Der erste Platz bekommt { $side ->
    [less] weniger
   *[more] mehr
 } Punkte als die anderen: { $size } im Schnitt.
laboratory-flag-endless = Partien gehen nicht zu Ende: { $size } % wurden aufgegeben.
laboratory-flag-idle = { $kind } würde niemandem fehlen: Wer es nie nutzt, verliert weniger als einen Punkt.
laboratory-flag-unused = { $kind } würde niemandem fehlen: Es wurde nie genutzt.
laboratory-flag-harmful = { $kind } schadet: Wer es nie nutzt, bekommt mehr Punkte.
laboratory-flag-card-idle = Die Karte { $kind } würde niemandem fehlen: Wer sie nie nutzt, verliert weniger als einen Zehntelpunkt.
laboratory-flag-card-unused = Die Karte { $kind } würde niemandem fehlen: Sie wurde nie genutzt.
laboratory-flag-card-harmful = Die Karte { $kind } schadet: Wer sie nie nutzt, bekommt mehr Punkte.
laboratory-flag-none = Es fällt nichts auf.

## Um die Zahlen herum.

laboratory-thinking = { $bots } mit { $budget } je Entscheidung
laboratory-playouts = { $budget } Probepartien
laboratory-heading = { $matches } Partien von { $bots } ab Startwert { $seed }, 95-%-Intervalle
laboratory-page-kinds = Arten von Zügen
laboratory-page-cards = Arten von Karten
laboratory-page-measures = Was gemessen wird
laboratory-page-differences = Das Zweite weniger das Erste
laboratory-seat = Platz
laboratory-seat-wins = mehr Siege, %
laboratory-seat-points = mehr Punkte
laboratory-seat-first = Entscheidungen vor der ersten
laboratory-seat-none = keine
laboratory-kind = Art des Zugs
laboratory-possible = möglich
laboratory-taken = gewählt
laboratory-card = Art der Karte
laboratory-used = genutzt
laboratory-cost = Punkte, die ohne sie fehlen
laboratory-not-tried = nicht versucht
laboratory-compared = das Zweite weniger das Erste, Partie für Partie
laboratory-differs = verschieden
laboratory-alike = kein Unterschied zu sehen
