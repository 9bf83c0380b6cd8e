### Der Rückblick auf gespielte Partien auf Deutsch.

web-replay-title = Rückblick
web-replay-paste-say = Die Aufzeichnung einer Partie ist eine Zeile. Füg sie ein oder leg eine Datei mit ihr hier ab, und du siehst die Partie noch einmal, Schritt für Schritt.
web-replay-bringing = Die Aufzeichnung wird gelesen. Hat sie andere Zahlen, die hier neu sind, baut das Haus erst ihre Regeln; das dauert eine halbe Minute oder mehr.
web-replay-file = Datei öffnen
web-replay-unreachable = Das Haus antwortet nicht. Versuch es gleich noch einmal.
web-replay-seat = Platz { $number }
web-replay-own-seat = Platz { $number } (du)

## Mit wessen Augen

web-replay-eyes = Mit wessen Augen
web-replay-eyes-all = Alle
web-replay-eyes-open = Offene Karten

## Was durch eine Partie führt

web-replay-transport = Durch die Partie
web-replay-scrub = Schritt
web-replay-place = { $deal ->
    [game] Spiel
   *[round] Runde
} { $round } · { $step }/{ $steps }
web-replay-run = Abspielen
web-replay-stop = Anhalten
web-replay-turn-before = Zurück zum vorigen Zug
web-replay-turn-after = Weiter zum nächsten Zug
web-replay-round-before = { $deal ->
    [game] Zurück zum vorigen Spiel
   *[round] Zurück zur vorigen Runde
}
web-replay-round-after = { $deal ->
    [game] Weiter zum nächsten Spiel
   *[round] Weiter zur nächsten Runde
}
web-replay-pace = Tempo: { $pace }-fach
web-replay-sheet = Wertung
web-replay-hands = Die Karten auf der Hand

## Von einem Moment aus weiter

web-fork = Von hier weiterspielen
web-fork-seat = Dein Platz
web-fork-cards = Die Karten
web-fork-as-they-lay = Wie sie lagen
web-fork-dealt-anew = Neu gegeben
web-fork-as-they-lay-say = Jede Karte ist, wo sie war. Wer diesen Rückblick gesehen hat, kennt sie alle.
web-fork-dealt-anew-say = Was alle wussten, bleibt. Alle anderen Karten werden gemischt und neu gegeben.
web-fork-dealt-anew-for = Was { $name } wusste, bleibt. Alle anderen Karten werden gemischt und neu gegeben.
web-fork-company = Auf den anderen Plätzen
web-fork-bots = Bots
web-fork-people = Menschen
web-fork-people-say = Der Tisch beginnt mit einer Pause. Verschick seinen Link: Wer kommt, nimmt einem Bot den Platz ab. Dann beende die Pause.
web-fork-bot = Bots spielen
web-fork-begin = An den Tisch
web-fork-position = Die Stellung als Text
web-fork-position-say = Mit offenen Karten, zum Aufheben oder fürs Terminal: biberbau legal und biberbau apply lesen sie.
web-fork-position-show = Ausschreiben

## Links

web-replay-share = Teilen
web-replay-link = Die Partie
web-replay-link-moment = Dieser Moment
web-replay-share-say = Wer den Link hat, sieht die Partie mit allen Karten. Niemand braucht dafür ein Konto.

## Tasten

web-key-space = Leertaste
web-key-pages = Bild ↑ ↓
web-key-ends = Pos1, Ende
web-replay-key-step = Einen Schritt zurück oder weiter
web-replay-key-step-anywhere = Dasselbe, auch zwischen den Karten
web-replay-key-turn = Zum vorigen oder nächsten Zug
web-replay-key-round = { $deal ->
    [game] Zum vorigen oder nächsten Spiel
   *[round] Zur vorigen oder nächsten Runde
}
web-replay-key-ends = An den Anfang oder das Ende
web-replay-key-run = Abspielen oder anhalten
web-replay-key-seat = Wie dieser Platz es sah
web-replay-key-everybody = Wie alle es sahen
web-replay-key-open = Offene Karten
web-replay-key-help = Diese Tasten

## Warum es nichts zu sehen gibt

web-refused-goes-on = Noch nicht zu Ende
web-refused-goes-on-say = Danach führt dieselbe Adresse zum Rückblick.
web-refused-sealed = Noch versiegelt
web-refused-sealed-say = Hast du sie auf einem anderen Gerät gespielt, dann hol deine Partien von dort hierher, oder öffne den Rückblick dort.
web-refused-gone = Diese Partie ist nicht mehr da
web-refused-gone-say = Was hier gespielt wurde, steht auch in „Meine Partien“, solange du es dort nicht vergisst. Wer die Aufzeichnung hat, kann sie einfügen.
web-refused-damaged = Diese Partie lässt sich nicht zeigen
web-refused-damaged-say = Daran lässt sich von hier aus nichts ändern; mit deinen anderen Partien hat es nichts zu tun.
web-refused-not-now = Gerade geht es nicht
web-refused-not-now-say = Die Partie bleibt, wo sie ist.
web-refused-nothing = Hier ist nichts zu sehen
web-refused-nothing-say = Vielleicht ist die Adresse nicht ganz richtig abgeschrieben.
web-refused-table = Zum Tisch
