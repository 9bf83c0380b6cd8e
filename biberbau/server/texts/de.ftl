### Tisch und Haus auf Deutsch.
###
### $seat ist der Name einer Person und $you sagt, ob sie gerade liest; $name ist der Name von jemandem ohne Platz;
### $bot, $game, $option und $value stehen schon in der Sprache der Lesenden.

## Was am Tisch geschah

table-created = { $name } hat diesen Tisch eröffnet.
table-joined = { $name } hat Platz genommen.
table-bot-joined = { $name } ({ $bot }) hat Platz genommen.
table-removed = { $name } sitzt nicht mehr am Tisch; der Platz ist wieder frei.
table-left-lobby = { $name } hat den Tisch verlassen.
table-left = { $you ->
    [yes] Du bist gegangen; { $bot } spielt für dich, bis du zurückkommst.
   *[no] { $seat } ist gegangen; bis zur Rückkehr spielt { $bot }.
}
table-bot-plays = { $you ->
    [yes] { $bot } spielt jetzt für dich.
   *[no] { $bot } spielt jetzt für { $seat }.
}
table-came-back = { $you ->
    [yes] Du bist wieder da.
   *[no] { $seat } ist wieder da.
}
table-guest-joined = { $name } übernimmt von { $former }.
table-locked = Der Tisch ist abgeschlossen: Wer dazukommen will, klopft an.
table-unlocked = Der Tisch ist wieder offen.
table-names-erased = Wer dieses Haus betreibt, hat Namen aus dem entfernt, was es von diesem Tisch bewahrt.
table-closed = Wer dieses Haus betreibt, hat den Tisch geschlossen. Alles bleibt, wie es ist.
table-opened = Wer dieses Haus betreibt, hat den Tisch wieder geöffnet. Es geht weiter.
table-put-out = { $name } muss den Tisch verlassen. Der Tisch ist abgeschlossen.
table-put-out-bot = { $name } muss den Tisch verlassen; { $new } ({ $bot }) spielt weiter. Der Tisch ist abgeschlossen.
table-guests = { $choice ->
    [at_once] Gäste dürfen sofort den Platz eines Bots nehmen.
    [never] Gäste sehen während einer Partie nur zu.
   *[rounds] Gäste dürfen den Platz eines Bots nehmen, wenn neu gegeben wird.
}
table-renamed = { $name } heißt von jetzt an { $new }.
table-host-changed = { $you ->
    [yes] Du leitest jetzt den Tisch.
   *[no] { $seat } leitet jetzt den Tisch.
}
table-configured = { $option }: { $value }.
table-varied = { $count ->
    [one] Wer den Tisch leitet, hat eine Zahl des Spiels geändert.
   *[other] Wer den Tisch leitet, hat { $count } Zahlen des Spiels geändert.
}
table-standard-again = Gespielt wird wieder das gewöhnliche Spiel.
table-pace = { $choice ->
    [learn] Der Tisch lässt sich Zeit, zum Lernen.
    [brisk] Der Tisch spielt flott.
   *[calm] Der Tisch spielt gemütlich.
}
table-clock = { $choice ->
    [relaxed] Eine gemütliche Uhr läuft: 90 Sekunden für jede Entscheidung.
    [steady] Eine Uhr läuft: 45 Sekunden für jede Entscheidung.
    [tight] Eine schnelle Uhr läuft: 20 Sekunden für jede Entscheidung.
   *[off] Es läuft keine Uhr.
}
table-twins = { $choice ->
    [unmarked] Bekannte Zwillinge werden nicht mehr gezeigt: Jetzt merken sich alle selbst, was war.
   *[marked] Bekannte Zwillinge werden gezeigt.
}
table-paused = { $you ->
    [yes] Du hast um eine Pause gebeten.
   *[no] { $seat } hat um eine Pause gebeten.
}
table-pause-over = { $you ->
    [yes] Du hast die Pause beendet. Es geht weiter.
   *[no] { $seat } hat die Pause beendet. Es geht weiter.
}
table-match-begun = { $match ->
    [1] Die Partie beginnt. Die Kartenfolge ist versiegelt.
   *[other] Partie { $match } beginnt. Die Kartenfolge ist versiegelt.
}
table-earlier-rules = Sie wurde nach den Regeln gespielt, die damals galten.
table-lesson-begun = Das Lernspiel beginnt.
table-match-ended = Die Partie wurde vorzeitig beendet. Niemand hat sie gewonnen.
table-match-ended-by = { $you ->
    [yes] Du hast die Partie vorzeitig beendet. Niemand hat sie gewonnen.
   *[no] { $seat } hat die Partie vorzeitig beendet. Niemand hat sie gewonnen.
}
table-match-goes-on = Die Partie geht von einer Stellung aus weiter.
table-dealt-again = Die Karten einer Herausforderung sind gegeben: dieselben für alle, die sie annehmen.
table-played-on = { $table ->
    [record] Die Partie geht aus einer Aufzeichnung heraus weiter, mit den Karten, wie sie lagen. Wer diese Partie gesehen hat, kennt sie.
   *[other] Die Partie geht aus Partie { $match } am Tisch { $table } heraus weiter, mit den Karten, wie sie lagen. Wer auf jene zurückgeblickt hat, kennt sie.
}
table-dealt-anew = { $table ->
    [record] Die Partie geht aus einer Aufzeichnung heraus weiter. Was nicht alle wissen konnten, ist neu gegeben.
   *[other] Die Partie geht aus Partie { $match } am Tisch { $table } heraus weiter. Was nicht alle wissen konnten, ist neu gegeben.
}
table-dealt-anew-for = { $table ->
    [record] Die Partie geht aus einer Aufzeichnung heraus weiter. Was Platz { $number } nicht wissen konnte, ist neu gegeben.
   *[other] Die Partie geht aus Partie { $match } am Tisch { $table } heraus weiter. Was Platz { $number } nicht wissen konnte, ist neu gegeben.
}
table-game-changed = Jetzt kommt { $game } auf den Tisch. Die Plätze bleiben, wie sie sind.
table-waits-again = Der Tisch wartet auf die nächste Partie: Zeit, andere dazuzuholen oder die Regeln zu ändern.
table-evening-ended = Der Spieleabend ist zu Ende.
table-round-begun = Runde { $round } ist ausgeteilt.
table-game-begun = Spiel { $round } ist ausgeteilt.
table-clock-acts = { $you ->
    [yes] Deine Zeit ist um. Die Uhr spielt für dich.
   *[no] Die Zeit ist um. Die Uhr spielt für { $seat }.
}
table-tie = { $you ->
    [yes] Es war derselbe Augenblick. Das versiegelte Los stellt dich voran.
   *[no] Es war derselbe Augenblick. Das versiegelte Los stellt { $seat } voran.
}

## Warum eine Nachricht nichts bewirkt hat

refusal-malformed = Der Server konnte diese Nachricht nicht lesen: { $problem }.
refusal-newer-page = Das Haus wird gerade aktualisiert und kann das noch nicht. Versuche es gleich noch einmal.
refusal-too-fast = Das ging zu schnell. Warte einen Augenblick und versuche es noch einmal.
refusal-name = Ein Name braucht mindestens einen sichtbaren Buchstaben und keinen unsichtbaren.
refusal-no-such-game = Dieses Spiel gibt es hier nicht.
refusal-no-table = Einen Tisch mit diesem Code gibt es nicht.
refusal-table-broken = Dieser Tisch lässt sich nicht mehr öffnen. Was gespeichert ist, passt nicht zu den Regeln dieser Version.
refusal-table-too-new = An diesem Tisch wurde mit einer neueren Version des Hauses gespielt, die mehr kennt als diese. Er bleibt, wie er ist: Komm wieder, wenn das Haus aktualisiert ist.
refusal-game-not-here = An diesem Tisch wird { $game } gespielt, ein Spiel, das in diesem Haus nicht mehr installiert ist. Der Tisch bleibt, wie er ist, und geht weiter, sobald das Paket wieder da ist.
refusal-token = Dieser Platz gehört dir nicht oder nicht mehr.
refusal-not-seated = Du hast keinen Platz an diesem Tisch.
refusal-already-seated = Du hast schon einen Platz an diesem Tisch.
refusal-house-full = Hier sind so viele Tische in Gebrauch, wie in dieses Haus passen. Komm ein wenig später wieder.
refusal-house-drains = Dieses Haus schließt bald für eine Weile. Was gerade gespielt wird, wird zu Ende gespielt; Neues beginnt nicht mehr.
refusal-too-many-tables = Von hier sind schon viele Tische eröffnet worden. Warte ein wenig bis zum nächsten.
refusal-too-many-watchers = An diesem Tisch sehen schon genug Leute zu.
refusal-not-host = { $you ->
    [yes] Das entscheidet, wer den Tisch leitet.
   *[no] Das entscheidet { $seat }, wo die Leitung des Tisches liegt.
}
refusal-not-started = Die Partie hat noch nicht begonnen.
refusal-match-running = Das geht erst nach der Partie.
refusal-variant-preparing = Die Regeln mit diesen Zahlen werden noch gebaut. Einen Augenblick, bitte.
refusal-variant-too-often = So viele neue Varianten auf einmal sind diesem Haus zu viel: Für eine Adresse baut es { $most } in einer Stunde. Was schon gespielt wurde, ist gleich da.
refusal-variant-house-full = Dieses Haus hat seit seinem Start { $most } Varianten gebaut und nimmt keine neue. Was schon gespielt wurde, ist da; wer das Haus betreibt, kann es neu starten.
refusal-match-ended = Die Partie ist schon zu Ende.
refusal-round-running = Das hat Zeit, bis neu gegeben wird.
refusal-opening = Die Runde ist noch nicht eröffnet. Sieh dir deine Karten an; gleich geht es für alle im selben Moment los.
refusal-paused = Der Tisch macht Pause. Alle, die mitspielen, können ihn weiterspielen lassen.
refusal-table-closed = Wer dieses Haus betreibt, hat den Tisch geschlossen. Bis er wieder geöffnet wird, geht hier nichts weiter.
refusal-not-paused = Der Tisch macht keine Pause.
refusal-go-on = Es gibt keine Bots, auf die man wartet.
refusal-go-on-company = Du bist nicht allein am Tisch; die anderen wollen den Bots vielleicht zusehen.
refusal-round-not-over = Noch wird gespielt.
refusal-away = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
refusal-not-away = Niemand spielt für dich; der Platz gehört dir.
refusal-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin und wähle neu.
refusal-no-such-action = So einen Zug gibt es in diesem Spiel nicht.
refusal-no-such-option = Eine Einstellung namens { $option } gibt es nicht.
refusal-option-value = { $option } kann nicht { $value } sein.
refusal-no-such-bot = So einen Bot gibt es nicht.
refusal-no-such-seat = So einen Platz gibt es nicht.
refusal-own-seat = Den eigenen Platz kann niemand freigeben. Verlasse stattdessen den Tisch.
refusal-seat-is-played = { $seat } ist da und spielt.
refusal-seat-is-held = Dort sitzt { $seat }.
refusal-no-guests = An diesem Tisch sehen Gäste während einer Partie nur zu.
refusal-challenge-guests = An diesem Tisch spielen die Bots der Herausforderung. Ihre Plätze lassen sich nicht übernehmen.
refusal-challenge-played = Du hattest diese Karten schon einmal, deshalb kannst du dich an keinen Tisch setzen, der verglichen wird. Über den Link der Herausforderung kannst du sie noch einmal spielen, ohne Wertung.
refusal-challenge-watch = Diese Karten können andere noch spielen, deshalb kann hier niemand zusehen. Wer mitspielt, erfährt nach der Partie alles.
refusal-lesson-guests = Hier wird gerade ein Spiel gezeigt. Danach wird ein Platz frei.
refusal-locked = Der Tisch ist schon abgeschlossen.
refusal-not-locked = Der Tisch ist nicht abgeschlossen.
refusal-put-out-bot = Einen Bot weist niemand hinaus. Mach seinen Platz zwischen zwei Partien frei.
refusal-no-knock = Niemand klopft mehr an.
refusal-not-let-in = Diesmal hat dich niemand hereingelassen. Zusehen kannst du.
refusal-knock-later = Du hast eben erst angeklopft. Versuche es gleich noch einmal.
refusal-too-many-knocks = An diesem Tisch warten schon viele. Versuche es gleich noch einmal.
refusal-full = Alle Plätze sind besetzt.
refusal-too-few = Es braucht mindestens { $least } Spielende.
refusal-too-many = { $game } spielen höchstens { $most }, und hier sitzen { $players }. Mach erst einen Platz frei.
refusal-no-evening = Noch ist keine Partie zu Ende, also gibt es keinen Stand abzuschließen.
refusal-evening-ended = Der Spieleabend ist schon zu Ende. Mit der nächsten Partie beginnt ein neuer.
table-review-wait = nichts tun
refusal-nothing-to-hint = Du bist nicht an der Reihe, also gibt es nichts zu raten.
refusal-hint-wait = Jetzt ist nichts zu tun. Besser warten.
refusal-hint-pending = Der Rat ist unterwegs.
refusal-hush = Psst! Solange diese Frage steht, sagt niemand etwas.
refusal-said-much = Du hast viel auf einmal gesagt. Hol kurz Luft.
refusal-not-awaited = { $you ->
    [yes] Dich selbst kannst du nicht anstupsen.
   *[no] Auf { $seat } wartet gerade niemand.
}
refusal-nudged = { $seat } wurde eben erst angestupst. Lass ein wenig Zeit.
refusal-lesson-other = Auch das wäre erlaubt. Probier aber erst, was ich dir zeige.
refusal-lesson-wait = Einen Moment: Lies erst weiter, dann bist du dran.
refusal-not-taught = Dieses Spiel zeigt hier niemand.
refusal-no-lesson = Hier wird gerade nichts gezeigt.

## Ein Link, wie Messenger ihn zeigen

preview-say = Kartenspiele am Holztisch am Wasser, mit Freunden oder mit Bots. Ganz ohne Konto.
preview-picture = Biber an ihrem Bau am Teich
preview-table = Komm, wir spielen { $game }
preview-table-say = Der Tisch wartet. Öffne den Link, und du bist da.
preview-table-picture = Karten aus { $game }

## Die Tür zum eigenen Netz

door-strange-host = Dieses Haus heißt nicht so. Öffne es unter der Adresse, die sein Terminal nennt, oder starte es mit --public-origin und der Adresse, unter der es zu finden sein soll.
door-banned = Dieses Haus nimmt keine Gäste von deiner Adresse auf. Wer es betreibt, kann sagen, warum.
door-nothing-here = Hier ist nichts.
door-no-network = Dieser Computer ist in keinem lokalen Netz.
door-no-listening = Dieser Computer lässt uns an seinen Adressen in deinem Netz nicht lauschen.
