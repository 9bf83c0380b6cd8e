### Der Rückblick, auf Deutsch.

## Warum es auf eine Partie keinen Rückblick gibt

refusal-replay-no-match = Eine solche Partie gab es an diesem Tisch nicht.
refusal-replay-not-over = Diese Partie läuft noch. Den Rückblick gibt es, sobald sie zu Ende ist.
refusal-replay-no-eyes = Mit den Augen, die in der Adresse stehen ({ $eyes }), hat niemand diese Partie gesehen.
refusal-replay-record-gone = Diese Aufzeichnung liegt nicht mehr hier. Füg sie noch einmal ein, dann führt dieselbe Adresse wieder zu ihr.
refusal-replay-too-often = Das war viel auf einmal. Warte ein wenig und versuch es dann noch einmal.
refusal-replay-parcel-gone = Hier liegen keine Partien mehr, die abzuholen wären. Mach auf dem anderen Gerät einen neuen Link.
refusal-replay-parcel-too-large = Das sind zu viele Partien für einen Link. Speicher sie als Datei.
refusal-replay-too-long = Das ist zu lang für eine Aufzeichnung: Gelesen werden höchstens { $most } Bytes.
refusal-replay-warming = Die Regeln werden noch vorbereitet. Einen Augenblick, bitte.
refusal-replay-busy = Gerade blicken viele zurück. Einen Augenblick, bitte.
refusal-replay-not-now = Das Haus kann seine Partien gerade nicht lesen. Versuch es gleich noch einmal.
refusal-replay-not-text = Das ist keine Aufzeichnung und nicht einmal Text: Byte { $byte } lässt sich nicht lesen.
refusal-replay-lines =
    { $lines ->
        [0] Hier steht nichts, was eine Aufzeichnung sein könnte.
       *[other] Eine Aufzeichnung ist eine Zeile, und hier sind es { $lines }.
    }
refusal-replay-unreadable = Das ist keine lesbare Aufzeichnung. Was daran nicht stimmt (auf Englisch): „{ $problem }“
refusal-replay-game = Die Aufzeichnung ist von einem Spiel, das es in diesem Haus nicht gibt: „{ $word }“.
refusal-replay-variant = Die Aufzeichnung ist von einer Variante von { $game } ({ $changed }), die es nicht geben kann.
refusal-replay-preparing = Die Regeln dieser Partie werden noch gebaut. Einen Augenblick, bitte.
refusal-replay-variant-written = Was die Aufzeichnung an den Regeln ändert, { $changed }, ist nicht so geschrieben wie in Aufzeichnungen: { $usual }.
refusal-replay-version = Die Aufzeichnung wurde nach Version { $version } der Regeln gespielt, hier gilt Version { $ours }.
refusal-replay-too-many-actions = Die Aufzeichnung hat { $actions } Züge; gezeigt werden Partien mit höchstens { $most }.
refusal-replay-no-deal = Nach dieser Aufzeichnung lässt sich nicht geben. Was daran nicht stimmt (auf Englisch): „{ $problem }“
refusal-replay-no-seat = Zug { $number } der Aufzeichnung ({ $action }) ist von einem Platz, den es nicht gibt.
refusal-replay-no-action = Zug { $number } der Aufzeichnung ({ $action }) ist kein Zug dieses Spiels.
refusal-replay-illegal = Zug { $number } der Aufzeichnung ({ $action }) war nicht erlaubt.
refusal-replay-no-chance = Bei Zug { $number } der Aufzeichnung ({ $action }) passt der Zufall nicht (auf Englisch): „{ $problem }“
refusal-replay-unfinished =
    { $actions ->
        [one] Die Aufzeichnung endet nach einem Zug, bevor die Partie zu Ende ist.
       *[other] Die Aufzeichnung endet nach { $actions } Zügen, bevor die Partie zu Ende ist.
    }
refusal-replay-result = In der Aufzeichnung steht { $said } als Ergebnis, aber aus ihren Karten und Zügen folgt { $result }.
refusal-fork-over = In diesem Moment war die Partie zu Ende. Wähl einen früheren, um von dort weiterzuspielen.
refusal-fork-no-turn = In diesem Moment war niemand am Zug. Wähl einen davor oder danach, um von dort weiterzuspielen.
refusal-fork-no-moment = Die Partie hat keinen Schritt { $step }, von dem aus es weitergehen könnte.
