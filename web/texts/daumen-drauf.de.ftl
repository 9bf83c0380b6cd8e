### Was der Tisch von Daumen Drauf! selbst sagt.  Namen kommen als $name; $shown ist eine Karte in Worten.

## Karten und Plätze, für alle, die den Tisch hören

web-daumen-drauf-table = Tisch
web-daumen-drauf-middle = Stich und Stapel
web-daumen-drauf-hand = Deine Hand
web-daumen-drauf-place-own = { $shown }, auf deiner Hand
web-daumen-drauf-shows-suffix = , darf gezeigt werden
web-daumen-drauf-parries-suffix = , der Zwilling, pariert
web-daumen-drauf-place-thumb = { $shown }, unter { $you ->
    [yes] deinem Daumen
   *[no] dem Daumen von { $name }
}
web-daumen-drauf-place-laid = { $shown }, offen hingelegt von { $you ->
    [yes] dir
   *[no] { $name }
}
web-daumen-drauf-last-suffix = , zuletzt gezeigt
web-daumen-drauf-place-hand = Hand von { $name }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
web-daumen-drauf-place-pile = { $you ->
    [yes] Deine Stiche
   *[no] Stiche von { $name }
}, { $count ->
    [0] keine
    [one] eine Karte
   *[other] { $count } Karten
}
web-daumen-drauf-place-stack = Stapel, { $count ->
    [0] aufgebraucht
    [one] eine Karte
   *[other] { $count } Karten
}
web-daumen-drauf-seat = { $name }, { $standing }
web-daumen-drauf-total = Bisher { $total ->
    [one] ein Punkt
   *[other] { $total } Punkte
}
web-daumen-drauf-round = Spiel { $round } von { $rounds }
web-daumen-drauf-rung = { $rank ->
    [1] Schwächste Farbe
    [2] Mittlere Farbe
   *[3] Stärkste Farbe
}: { $colour ->
    [none] noch nicht gezeigt
    [Y] Gelb
    [G] Grün
   *[K] Schwarz
}
web-daumen-drauf-coming = { $rank ->
    [1] die Farbe, mit der angespielt wird
    [2] die nächste neue Farbe
   *[3] die letzte neue Farbe
}
web-daumen-drauf-rank-1 = schwächste
web-daumen-drauf-rank-2 = mittlere
web-daumen-drauf-rank-3 = stärkste
web-daumen-drauf-standing-leads = spielt an
web-daumen-drauf-standing-shown = höchste
web-daumen-drauf-standing-asked = pariert?
web-daumen-drauf-standing-turn = überlegt
web-daumen-drauf-standing-waits = kommt
web-daumen-drauf-standing-passed = gepasst
web-daumen-drauf-standing-takes = nimmt
web-daumen-drauf-standing-empty = ohne Karten

## Was jetzt gefragt ist

web-daumen-drauf-prompt-dealing = Es wird ausgeteilt.
web-daumen-drauf-prompt-lead = Du spielst an: Zeig irgendeine Karte.
web-daumen-drauf-prompt-other-lead = { $name } spielt an …
web-daumen-drauf-prompt-turn = Schlag die { $shown }, parier oder passe.
web-daumen-drauf-prompt-other-turn = Die { $shown }: { $name } überlegt …
web-daumen-drauf-prompt-window = Parierst du die { $shown }?
web-daumen-drauf-prompt-window-let = Durchgelassen. Andere überlegen …
web-daumen-drauf-prompt-window-own = Pariert jemand deine { $shown }?
web-daumen-drauf-prompt-window-other = Andere dürfen die { $shown } parieren …
web-daumen-drauf-prompt-over = Das Spiel ist vorbei.
web-daumen-drauf-prompt-match-over = Die Partie ist vorbei.
web-daumen-drauf-take-lift = { $you ->
    [yes] Daumen hoch! Du nimmst
   *[no] Daumen hoch! { $name } nimmt
}
web-daumen-drauf-take-plain = { $you ->
    [yes] Du nimmst den Stich
   *[no] { $name } nimmt den Stich
}
web-daumen-drauf-take-parry = { $you ->
    [yes] Pariert! Du nimmst
   *[no] Pariert! { $name } nimmt
}
web-daumen-drauf-tally = { $harmless } harmlos, { $poisonous } giftig, { $unseen } ungesehen

## Näher hinsehen

web-daumen-drauf-closer-card = { $you ->
    [yes] Deine Karte
   *[no] Karte von { $name }
}
web-daumen-drauf-closer-thumb = Auf dem Kopf liegt ein Daumen: Ob sie giftig ist, weiß nur, wem sie gehört, und wer den Zwilling hat.
web-daumen-drauf-closer-known = Du weißt: Sie ist { $poison ->
    [yes] giftig
   *[no] harmlos
}.
web-daumen-drauf-closer-laid = Sie liegt offen, für alle zu sehen.
web-daumen-drauf-closer-higher = Höher ist jetzt
web-daumen-drauf-closer-hand = Auf der Hand
web-daumen-drauf-closer-pile = In Stichen
web-daumen-drauf-closer-standing = In diesem Stich
web-daumen-drauf-closer-back = Wer gepasst hat, darf wieder einsteigen, wenn die Reihe noch einmal herumkommt.
web-daumen-drauf-closer-total = Punkte bisher
web-daumen-drauf-higher-same = { $colour ->
    [Y] Gelb
    [G] Grün
   *[K] Schwarz
} ab { $least }
web-daumen-drauf-higher-fresh = jede { $colour ->
    [Y] gelbe
    [G] grüne
   *[K] schwarze
}
web-daumen-drauf-higher-none = keine; nur der Zwilling kann parieren

## Schaltflächen

web-daumen-drauf-button-pass = Passen
web-daumen-drauf-button-let = Durchlassen
web-daumen-drauf-button-parry = Parieren
web-daumen-drauf-button-skip = Weiter

## Tasten

web-daumen-drauf-key-arrows = von Karte zu Karte gehen
web-daumen-drauf-key-enter = die Karte zeigen
web-daumen-drauf-key-cards = eine Karte der Hand zeigen, von links gezählt
web-daumen-drauf-key-pass = passen oder die Karte durchlassen
web-daumen-drauf-key-parry = mit dem Zwilling parieren
web-daumen-drauf-key-hint = um einen Tipp bitten
web-daumen-drauf-key-escape = nicht auf die Daumen warten
web-daumen-drauf-key-help = diese Tasten zeigen

## Der Punktezettel

web-daumen-drauf-sheet-title = Spiel { $round } von { $rounds }
web-daumen-drauf-sheet-match = { $count ->
    [one] { $names } gewinnt die Partie!
   *[other] { $names } gewinnen die Partie gemeinsam!
}
web-daumen-drauf-sheet-match-you = Du gewinnst die Partie!
web-daumen-drauf-sheet-best = Die meisten Punkte in diesem Spiel: { $names }
web-daumen-drauf-sheet-cards = Karten von { $name }
web-daumen-drauf-sheet-harmless = Harmlos
web-daumen-drauf-sheet-poisonous = Giftig
web-daumen-drauf-sheet-hand = Auf der Hand geblieben
web-daumen-drauf-sheet-score = Dieses Spiel
web-daumen-drauf-sheet-total = Gesamt
web-daumen-drauf-sheet-round = Spiel
web-daumen-drauf-sheet-ready = Nächstes Spiel
web-daumen-drauf-sheet-watching = Gleich wird das nächste Spiel ausgeteilt.

## So wird gespielt

web-daumen-drauf-how-aim = Du zeigst eine Schlange, aber dein Daumen bleibt auf ihrem Kopf. Sammle die harmlosen, und lass die anderen auf das Gift hereinfallen.
web-daumen-drauf-how-cards = Die Schlangen
web-daumen-drauf-how-twins = Zwillinge
web-daumen-drauf-how-twins-text = Gelb, Grün und Schwarz, mit Zahlen ab 1. Jede Karte gibt es zweimal: einmal harmlos, einmal mit Gift in den Zähnen. Unter einem Daumen kann niemand die Zwillinge unterscheiden.
web-daumen-drauf-how-thumb = Daumen drauf!
web-daumen-drauf-how-thumb-text = Eine gezeigte Karte wird nicht ausgespielt: Du hältst sie in die Mitte, den Daumen auf dem Kopf der Schlange. Alle sehen Farbe und Zahl. Ob sie giftig ist, weißt nur du, und wer den Zwilling hat.
web-daumen-drauf-how-trick = Ein Stich
web-daumen-drauf-how-lead = Anspielen
web-daumen-drauf-how-lead-text = Zeig irgendeine Karte deiner Hand. Ihre Farbe ist in diesem Stich die schwächste.
web-daumen-drauf-how-climb = Überbieten
web-daumen-drauf-how-climb-text = Es geht im Uhrzeigersinn. In derselben Farbe ist die größere Zahl höher.
web-daumen-drauf-how-fresh = Eine neue Farbe
web-daumen-drauf-how-fresh-text = Eine Farbe, die dieser Stich noch nicht gesehen hat, ist immer höher, gleich mit welcher Zahl. Frühere Farben sind von da an aus dem Rennen.
web-daumen-drauf-how-back = Passen und wieder einsteigen
web-daumen-drauf-how-back-text = Passen darfst du immer; dein Daumen bleibt drauf. Bist du wieder an der Reihe, darfst du eine weitere Karte zeigen. Deine erste legst du dann offen hin, mitsamt dem Kopf.
web-daumen-drauf-how-parry = Parieren
web-daumen-drauf-how-parry-text = Du hast den Zwilling der zuletzt gezeigten Karte? In deinem Zug darfst du ihn offen hinlegen. Der Stich endet sofort, und alle seine Karten gehören dir.
web-daumen-drauf-how-take = Daumen hoch!
web-daumen-drauf-how-take-text = Haben alle anderen gepasst, muss den ganzen Stich nehmen, wer zuletzt gezeigt hat. Erst jetzt gehen die Daumen hoch. Dann füllen alle ihre Hand auf fünf auf, und wer genommen hat, spielt an.
web-daumen-drauf-how-score = Abrechnen
web-daumen-drauf-how-score-text = Das Spiel endet, wenn höchstens einer noch Karten hat. Eine harmlose Karte in deinen Stichen bringt einen Punkt, eine giftige kostet einen, und ebenso jede Karte, die auf deiner Hand bleibt.
web-daumen-drauf-how-score-sum = Vier harmlose, zwei giftige, eine auf der Hand: 4 − 2 − 1 = 1 Punkt.
web-daumen-drauf-how-end = Nach dem letzten Spiel gewinnen die meisten Punkte.
