### Was der Tisch von Daumen Drauf! selbst sagt.  Namen kommen als $name; $shown ist eine Karte in Worten.

## Karten und Plätze, für alle, die den Tisch hören

web-thumb-table = Tisch
web-thumb-middle = Stich und Stapel
web-thumb-hand = Deine Hand
web-thumb-place-own = { $shown }, auf deiner Hand
web-thumb-shows-suffix = , darf gezeigt werden
web-thumb-parries-suffix = , der Zwilling, pariert
web-thumb-place-thumb = { $shown }, unter { $you ->
    [yes] deinem Daumen
   *[no] dem Daumen von { $name }
}
web-thumb-place-laid = { $shown }, offen hingelegt von { $you ->
    [yes] dir
   *[no] { $name }
}
web-thumb-last-suffix = , zuletzt gezeigt
web-thumb-place-hand = Hand von { $name }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
web-thumb-place-pile = { $you ->
    [yes] Deine Stiche
   *[no] Stiche von { $name }
}, { $count ->
    [0] keine
    [one] eine Karte
   *[other] { $count } Karten
}
web-thumb-place-stack = Stapel, { $count ->
    [0] aufgebraucht
    [one] eine Karte
   *[other] { $count } Karten
}
web-thumb-seat = { $name }, { $standing }
web-thumb-total = Bisher { $total ->
    [one] ein Punkt
   *[other] { $total } Punkte
}
web-thumb-round = Spiel { $round } von { $rounds }
web-thumb-rung = { $rank ->
    [1] Schwächste Farbe
    [2] Mittlere Farbe
   *[3] Stärkste Farbe
}: { $colour ->
    [none] noch nicht gezeigt
   *[other] { daumen-drauf-colour }
}
web-thumb-rank-1 = schwach
web-thumb-rank-2 = mittel
web-thumb-rank-3 = stark
web-thumb-standing-leads = spielt an
web-thumb-standing-shown = höchste
web-thumb-standing-asked = pariert?
web-thumb-standing-turn = überlegt
web-thumb-standing-waits = kommt
web-thumb-standing-passed = gepasst
web-thumb-standing-takes = nimmt
web-thumb-standing-empty = ohne Karten

## Was jetzt gefragt ist

web-thumb-prompt-dealing = Es wird ausgeteilt.
web-thumb-prompt-lead = Du spielst an: Zeig irgendeine Karte.
web-thumb-prompt-other-lead = { $name } spielt an …
web-thumb-prompt-turn = Schlag die { $shown } oder passe.
web-thumb-prompt-other-turn = Die { $shown }: { $name } überlegt …
web-thumb-prompt-window = Parierst du die { $shown }?
web-thumb-prompt-window-let = Durchgelassen. Andere überlegen …
web-thumb-prompt-window-own = Pariert jemand deine { $shown }?
web-thumb-prompt-window-other = Andere dürfen die { $shown } parieren …
web-thumb-prompt-over = Das Spiel ist vorbei.
web-thumb-prompt-match-over = Die Partie ist vorbei.
web-thumb-take-lift = { $you ->
    [yes] Daumen hoch! Du nimmst
   *[no] Daumen hoch! { $name } nimmt
}
web-thumb-take-plain = { $you ->
    [yes] Du nimmst den Stich
   *[no] { $name } nimmt den Stich
}
web-thumb-take-parry = { $you ->
    [yes] Pariert! Du nimmst
   *[no] Pariert! { $name } nimmt
}
web-thumb-tally = { $harmless } harmlos, { $poisonous } giftig, { $unseen } ungesehen

## Näher hinsehen

web-thumb-closer-card = { $you ->
    [yes] Deine Karte
   *[no] Karte von { $name }
}
web-thumb-closer-thumb = Auf dem Kopf liegt ein Daumen: Ob sie giftig ist, weiß nur, wem sie gehört, und wer den Zwilling hat.
web-thumb-closer-known = Du weißt: Sie ist { $poison ->
    [yes] giftig
   *[no] harmlos
}.
web-thumb-closer-laid = Sie liegt offen, für alle zu sehen.
web-thumb-closer-higher = Höher ist jetzt
web-thumb-closer-hand = Auf der Hand
web-thumb-closer-pile = In Stichen
web-thumb-closer-standing = In diesem Stich
web-thumb-closer-back = Wer gepasst hat, darf wieder einsteigen, wenn die Reihe noch einmal herumkommt.
web-thumb-closer-total = Punkte bisher
web-thumb-higher-same = { $colour ->
    [Y] Gelb
    [G] Grün
   *[K] Schwarz
} ab { $least }
web-thumb-higher-fresh = jede { $colour ->
    [Y] gelbe
    [G] grüne
   *[K] schwarze
}
web-thumb-higher-none = keine; nur der Zwilling kann parieren

## Schaltflächen

web-thumb-button-pass = Passen
web-thumb-button-let = Durchlassen
web-thumb-button-parry = Parieren
web-thumb-button-skip = Weiter

## Tasten

web-thumb-key-arrows = von Karte zu Karte gehen
web-thumb-key-enter = die Karte zeigen
web-thumb-key-cards = eine Karte der Hand zeigen, von links gezählt
web-thumb-key-pass = passen oder die Karte durchlassen
web-thumb-key-parry = mit dem Zwilling parieren
web-thumb-key-hint = um einen Tipp bitten
web-thumb-key-escape = nicht auf die Daumen warten
web-thumb-key-help = diese Tasten zeigen

## Der Punktezettel

web-thumb-sheet-title = Spiel { $round } von { $rounds }
web-thumb-sheet-match = { $count ->
    [one] { $names } gewinnt die Partie!
   *[other] { $names } gewinnen die Partie gemeinsam!
}
web-thumb-sheet-match-you = Du gewinnst die Partie!
web-thumb-sheet-best = Die meisten Punkte in diesem Spiel: { $names }
web-thumb-sheet-cards = Karten von { $name }
web-thumb-sheet-harmless = Harmlos
web-thumb-sheet-poisonous = Giftig
web-thumb-sheet-hand = Auf der Hand geblieben
web-thumb-sheet-score = Dieses Spiel
web-thumb-sheet-total = Gesamt
web-thumb-sheet-game = Spiel
web-thumb-sheet-ready = Nächstes Spiel
web-thumb-sheet-watching = Gleich wird das nächste Spiel ausgeteilt.

## So wird gespielt

web-thumb-how-aim = Du zeigst eine Schlange, aber dein Daumen bleibt auf ihrem Kopf. Sammle die harmlosen, und lass die anderen auf das Gift hereinfallen.
web-thumb-how-cards = Die Schlangen
web-thumb-how-twins = Zwillinge
web-thumb-how-twins-text = Gelb, Grün und Schwarz, mit Zahlen ab 1. Jede Karte gibt es zweimal: einmal harmlos, einmal mit Gift in den Zähnen. Unter einem Daumen kann niemand die Zwillinge unterscheiden.
web-thumb-how-thumb = Daumen drauf!
web-thumb-how-thumb-text = Eine gezeigte Karte wird nicht ausgespielt: Du hältst sie in die Mitte, den Daumen auf dem Kopf der Schlange. Alle sehen Farbe und Zahl. Ob sie giftig ist, weißt nur du, und wer den Zwilling hat.
web-thumb-how-trick = Ein Stich
web-thumb-how-lead = Anspielen
web-thumb-how-lead-text = Zeig irgendeine Karte deiner Hand. Ihre Farbe ist in diesem Stich die schwächste.
web-thumb-how-climb = Überbieten
web-thumb-how-climb-text = Es geht im Uhrzeigersinn. In derselben Farbe ist die größere Zahl höher.
web-thumb-how-fresh = Eine neue Farbe
web-thumb-how-fresh-text = Eine Farbe, die dieser Stich noch nicht gesehen hat, ist immer höher, gleich mit welcher Zahl. Frühere Farben sind von da an aus dem Rennen.
web-thumb-how-back = Passen und wieder einsteigen
web-thumb-how-back-text = Passen darfst du immer; dein Daumen bleibt drauf. Bist du wieder an der Reihe, darfst du eine weitere Karte zeigen. Deine erste legst du dann offen hin, mitsamt dem Kopf.
web-thumb-how-parry = Parieren
web-thumb-how-parry-text = Du hast den Zwilling der zuletzt gezeigten Karte? In deinem Zug darfst du ihn offen hinlegen. Der Stich endet sofort, und alle seine Karten gehören dir.
web-thumb-how-take = Daumen hoch!
web-thumb-how-take-text = Haben alle anderen gepasst, muss den ganzen Stich nehmen, wer zuletzt gezeigt hat. Erst jetzt gehen die Daumen hoch. Dann füllen alle ihre Hand auf fünf auf, und wer genommen hat, spielt an.
web-thumb-how-score = Abrechnen
web-thumb-how-score-text = Das Spiel endet, wenn höchstens einer noch Karten hat. Eine harmlose Karte in deinen Stichen bringt einen Punkt, eine giftige kostet einen, und ebenso jede Karte, die auf deiner Hand bleibt.
web-thumb-how-score-sum = Vier harmlose, zwei giftige, eine auf der Hand: 4 − 2 − 1 = 1 Punkt.
web-thumb-how-end = Nach dem letzten Spiel gewinnen die meisten Punkte.
