### Andere Zahlen eines Spiels: die Liste, das Formular, die Datei.

web-rules-chosen = Für diesen Tisch gewählte Regeln
web-variant-say = An diesem Tisch gelten andere Zahlen als sonst; alles Übrige ist, wie es in den Regeln steht.
web-variant-what = Was
web-variant-usual = üblich
web-variant-now = hier
web-variant-left-out = Bots kommen hier ohne das aus, was sie aus Partien des gewöhnlichen Spiels gelernt haben.
web-variant-save = Als Datei sichern
web-variant-title = { $game } mit anderen Zahlen
web-variant-edit-say = Was du hier änderst, gilt ab der nächsten Partie für alle an diesem Tisch. Du kannst auch eine Variante als Datei öffnen oder hier ablegen.
web-variant-open = Datei öffnen
web-variant-options = Mit den Zahlen ändern sich auch Regeln dieses Tisches:
web-variant-house = Varianten des Hauses
web-variant-named = Andere Zahlen: { $name }
web-variant-bounds = Je { $least } bis { $most }.
web-variant-usually = Üblich: { $usual }; { $least } bis { $most }.
web-variant-called = „{ $name }“
web-variant-gap = Eine Zahl fehlt.
web-variant-asking = Einen Augenblick, bitte …
web-variant-count = { $count ->
    [0] Alles ist wie üblich.
    [one] Eines ist anders als üblich.
   *[other] { $count } Dinge sind anders als üblich.
}
web-variant-use = Mit diesen Zahlen spielen
web-variant-other-game = Diese Datei ist für ein anderes Spiel: { $game }.
web-variant-unreachable = Das Haus antwortet gerade nicht. Versuch es gleich noch einmal.
