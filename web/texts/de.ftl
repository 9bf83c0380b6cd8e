### Die eigenen Worte der Seite auf Deutsch.

## Überall

web-home = Zur Startseite
web-close = Schließen
web-loading = Einen Augenblick …
web-load-failed-title = Nicht geladen
web-load-failed = Dieser Teil ließ sich nicht laden. Prüfe deine Verbindung und versuche es noch einmal.
web-newer-house = (Das Haus ist aktualisiert worden und sagt etwas, wofür diese Seite noch keine Worte hat. Lade sie neu, wenn es dir passt.)
web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-speed = Tempo der Karten
web-speed-0 = Sofort
web-speed-1 = Ruhig
web-speed-2 = Schnell
web-taps = Ein Zug braucht
web-taps-one = Einen Tipp
web-taps-two = Zwei Tipps
web-taps-say = Bei zwei Tipps zeigt der erste, was geschähe. Bei Beanie, wo alle schnell sind, genügt immer einer.
web-tap-again = Noch einmal, dann gilt es.
web-sound = Ton
web-sound-off = Aus
web-sound-on = An
web-volume = Lautstärke
web-volume-value = { $percent } Prozent
web-notify = Melden, wenn ich am Zug bin
web-notify-off = Nein
web-notify-on = Ja
web-notify-say = Nur solange diese Seite nicht zu sehen ist und dein Gerät sie wach hält; Telefone lassen verdeckte Seiten nach ein paar Minuten schlafen. Titel und Symbol der Seite zeigen es auf jeden Fall.
web-notify-try = So sieht es aus, wenn du am Zug bist.
web-notify-forbidden = Dein Browser soll von hier nichts melden; das lässt sich in seinen Einstellungen ändern. Titel und Symbol der Seite zeigen es auf jeden Fall.
web-notify-failed = Dein Browser erlaubt es, zeigt aber nichts. Titel und Symbol der Seite zeigen es auf jeden Fall.
web-notify-not-here = Dieser Browser meldet nichts von einer Seite aus; manche tun es, sobald die Seite auf dem Startbildschirm liegt. Titel und Symbol der Seite zeigen es auf jeden Fall.
web-install = Als App installieren
web-install-not-here = Installieren und melden können Browser nur über https. Hier sagt dir der Titel der Seite, dass du am Zug bist, und ein Ton, wenn du ihn oben anschaltest.
web-copy = Kopieren
web-copied = Kopiert
web-copied-say = Es liegt in deiner Zwischenablage.
web-copy-failed = Dein Browser lässt uns nicht kopieren. Markiere den Text und kopiere ihn selbst.
web-share = Teilen
web-less = { $label }: weniger
web-more = { $label }: mehr
web-name = Dein Name
web-name-missing = Gib dir zuerst einen Namen.
web-name-left = { $left ->
    [0] Mehr als { $most } Zeichen passen nicht.
    [one] Noch ein Zeichen
   *[other] Noch { $left } Zeichen
}
web-name-default = Biber
web-name-take = Nehmen
web-name-wanted = Du hast Gesellschaft. Wie heißt du?
web-name-say = Vorstellen
web-warming = Die Regeln werden gebaut
web-warming-say = { $done } von { $total } Teilen sind fertig. Das geschieht nur beim ersten Start; einen Tisch kannst du schon eröffnen.
web-privacy = Was von dir aufgehoben wird
web-imprint = Die Spiele gehören ihren Autoren und Verlagen. Dieses Projekt ist nicht mit ihnen verbunden; Worte und Zeichnungen hier sind seine eigenen.

## Startseite

web-hero = Setz dich dazu
web-hero-say = Kartenspiele am Holztisch am Wasser: mit Freunden, die einem Link folgen, mit Bots oder mit beiden. Ganz ohne Konto.
web-server-unreachable = Der Server antwortet nicht. Wir versuchen es weiter.
web-games = Spiele
web-play-now = Losspielen
web-with-friends = Freunde
web-with-friends-say = Ein eigener Tisch: Link verschicken, Bots und Regeln wählen
web-players = { $least }–{ $most } Leute
web-dealing = Die Karten werden gegeben …
web-your-tables = Weiterspielen
web-your-tables-over = Zu Ende gespielt
web-more-tables = { $tables ->
    [one] Noch ein Tisch
   *[other] Noch { $tables } Tische
}
web-fewer-tables = Nur der letzte
web-table-with = mit { $names }
web-table-alone = und noch niemand sonst
web-standing-own = du { $points }
web-standing = { $name } { $points }
web-turn-of = { $name } ist am Zug.
web-turn-of-several = Mehrere sind am Zug.
web-table-not-begun = Die Partie hat noch nicht begonnen.
web-table-between-rounds = Gleich wird neu gegeben.
web-table-over = Vorbei. Noch eine Partie?
web-table-asleep = Schläft; die Regeln werden bereitet, wenn jemand kommt.
web-join-title = Hat dir jemand einen Code genannt?
web-join-say = Mit einem Link bist du sofort da.
web-code = Code des Tisches
web-code-problem = Ein Code hat vier bis acht Buchstaben und Ziffern. Sieh noch einmal nach.
web-join = Zum Tisch
web-nowhere = Hier ist nur Wasser
web-nowhere-say = Diese Adresse führt nirgendwohin. Vielleicht ging unterwegs ein Buchstabe verloren.

## Warteraum

web-invite = Einladen
web-invite-say = Wer diesen Link öffnet, kann Platz nehmen. Ein Name genügt.
web-invite-link = Link zu diesem Tisch
web-invite-title = Komm, wir spielen { $game }
web-or-code = Oder der Code:
web-door-title = Zu Hause mit anderen spielen
web-door-say = Noch erreicht nur dieser Computer das Haus. Lass Telefone und Computer in deinem Netz herein; die Tür lässt sich wieder schließen.
web-door-let-in = Andere hereinlassen
web-door-open = Das Haus steht deinem Netz offen. Die anderen richten ihre Kamera auf den Code oder tippen die Adresse ein.
web-door-link = Adresse für andere
web-door-code = QR-Code der Adresse
web-door-others = Führt diese Adresse nirgendwohin, versucht { $addresses }.
web-door-close = Tür schließen
web-door-problem = Die Tür bleibt zu.
web-only-here = Diese Adresse gilt nur auf diesem Computer. Öffne Biberbau unter der Adresse, die sein Terminal nennt, oder starte es mit „--lan“, um andere hereinzulassen.
web-seats = Am Tisch
web-seat-you = du
web-seat-host = lädt ein
web-seat-bot = Bot: { $bot }
web-seat-stand-in = nicht da, { $bot } spielt
web-seat-away = nicht verbunden
web-seat-idle = lässt den Tisch warten
web-seats-empty = { $empty ->
    [one] Ein Platz ist frei: Schick den Link.
   *[other] { $empty } Plätze sind frei: Schick den Link.
}
web-seat-a-bot = Einen Bot dazusetzen
web-bot-strength = Stärke { $strength } von { $most }
web-other-bots = Andere Spielweisen
web-other-bots-say = Ohne feste Stärke: Das Biberkind spielt nach Zufall, Dammbauer aus guter Gewohnheit, der Biber rechnet alles durch.
web-remove-seat = Den Platz von { $name } frei machen
web-watchers = { $watchers ->
    [one] Eine Person sieht zu.
   *[other] { $watchers } Personen sehen zu.
}
web-options = Regeln dieses Tisches
web-options-all-usual = Hier wird nach den üblichen Regeln gespielt.
web-options-usual = { $count ->
    [one] Eine Regel ist wie üblich
   *[other] { $count } Regeln sind wie üblich
}
web-options-more = { $count ->
    [one] Eine weitere Regel
   *[other] { $count } weitere Regeln
}
web-options-changed = { $count ->
    [one] eine nicht wie üblich
   *[other] { $count } nicht wie üblich
}
web-variant = Andere Zahlen
web-variant-none = Du kannst ändern, womit das Spiel rechnet: wie viele Karten es gibt, was sie zählen, für wie viele es ist.
web-variant-rules = An diesem Tisch gelten andere Zahlen, als in den Regeln steht
web-variant-change = Zahlen ändern
web-variant-reset = Gewöhnliches Spiel
web-variant-preparing = Die Regeln mit diesen Zahlen werden gebaut. Das dauert eine halbe bis zwei Minuten, und nur dieser Tisch wartet darauf.
web-start = Partie beginnen
web-starting = Es geht los …
web-start-warming = Die Regeln werden noch gebaut. So lange dauert das nur beim ersten Start.
web-start-say = Wer später kommt, kann zusehen.
web-start-missing = { $missing ->
    [one] Es fehlt noch jemand: Schick den Link oder setz einen Bot dazu.
   *[other] Es fehlen noch { $missing }: Schick den Link oder setz Bots dazu.
}
web-wait-for-host = { $host } beginnt die Partie.
web-invited = { $host } lädt dich zu { $game } ein
web-take-seat-title = Setzt du dich dazu?
web-take-seat = Platz nehmen
web-take-seat-say = Oder bleib einfach hier und sieh zu.
web-table-full = Der Tisch ist voll
web-table-full-say = Du kannst von hier aus zusehen.

## Am Tisch

web-title-table = Tisch { $code } – Biberbau
web-title-your-turn = ● Du bist am Zug – Biberbau
web-your-turn = Du bist am Zug.
web-entering = Wir gehen an Tisch { $code } …
web-watching = du siehst zu
web-earlier-rules = frühere Regeln
web-log = Was geschah
web-log-empty = Noch ist nichts geschehen.
web-advice = Rat – { $action }
web-show-table = Den Tisch ansehen
web-show-sheet = Zum Wertungsblatt
web-menu = Leute und Platz
web-rules = Regeln
web-rule = Regel { $clause }
web-late = { $name } war schneller:
web-go-on = Weiter
web-pause = Pause für alle
web-pause-say = Niemand kann etwas tun, und keine Uhr läuft, bis jemand den Tisch weiterspielen lässt.
web-pause-end = Weiterspielen
web-paused = Pause: { $name } hat darum gebeten.
web-opening-look = Sieh dir deine Karten an
web-opening-say = Sieh dir deine Karten an. Gleich beginnt die Runde für alle im selben Moment.
web-next-round-in = { $seconds ->
    [one] Neue Karten in 1 Sekunde
   *[other] Neue Karten in { $seconds } Sekunden
}
web-next-round-hold = Bitte warten
web-next-round-held = { $name } liest noch.
web-next-round-release = Weiter geht’s
web-table-settings = So spielt dieser Tisch
web-setting-pace = Tempo
web-setting-pace-learn = Lernen
web-setting-pace-calm = Gemütlich
web-setting-pace-brisk = Flott
web-setting-pace-meaning = Wie viel Zeit sich Bots nehmen, schwache mehr als starke. Über ihre Karten verrät sie nichts.
web-setting-clock = Uhr
web-setting-clock-off = Aus
web-setting-clock-relaxed = Gemütlich, 90 s
web-setting-clock-steady = Gleichmäßig, 45 s
web-setting-clock-tight = Knapp, 20 s
web-setting-clock-meaning = So lange haben alle für jede Entscheidung. Was die Uhr danach spielt, sagt das Regelheft.
web-setting-twins = Bekannte Zwillinge
web-setting-twins-marked = Gezeigt
web-setting-twins-unmarked = Selbst merken
web-setting-twins-meaning = Wer einen Zwilling gesehen hat, kennt auch den anderen. Der Tisch zeigt ihn dir oder überlässt ihn deinem Gedächtnis, auch wenn er dir rät.
web-setting-guests = Gäste
web-setting-guests-at_once = Spielen sofort mit
web-setting-guests-rounds = Wenn neu gegeben wird
web-setting-guests-never = Sehen nur zu
web-setting-guests-meaning = Wann jemand, der später kommt, den Platz eines Bots nehmen darf.
web-connection-lost = Die Verbindung ist weg. Dein Platz bleibt dir; wir verbinden neu.
web-connection-late = Der Tisch antwortet noch nicht.
web-connection-kept = Was du getan hast, wird nachgesandt.
web-try-now = Jetzt versuchen
web-closed-title = Dieser Tisch lässt sich nicht zeigen
web-announcement = Das Haus lässt wissen: { $text }
web-table-closed = Dieser Tisch ist geschlossen
web-table-closed-say = Du musst nichts tun: Sobald er wieder geöffnet wird, geht es auf dieser Seite von selbst weiter. Wer dieses Haus betreibt, kann sagen, warum.
web-turned-away = Hier geht es nicht weiter
web-ask-again = Noch einmal fragen
web-game-unknown = Diese Seite kennt das Spiel nicht, das hier gespielt wird. Lade sie neu, um die neueste Fassung zu bekommen.
web-bot-plays-for-you = { $bot } spielt für dich.
web-come-back = Selbst weiterspielen
web-watch-link = Link zum Zusehen
web-leave = Einen Bot für mich spielen lassen
web-leave-say = Du musst weg? Ein Bot spielt für dich, bis du wiederkommst. Wenn du nur die Seite schließt, bleibt dein Platz deiner.
web-leave-lobby = Den Tisch verlassen
web-leave-lobby-say = Dein Platz wird für jemand anderen frei.
web-commitment-say = Siegel dieses Blattes, gezeigt vor dem ersten Zug:

## Nach der Partie

web-proof = Beweis, dass ehrlich gegeben wurde
web-proof-say = Vor dem ersten Zug hat der Tisch das Siegel gezeigt. Die Aufzeichnung enthält sein Geheimnis und jeden Zug. Speichere sie in einer Datei, und „biberbau verify“ prüft auf jedem Computer, dass beide zusammengehören.
web-commitment = Siegel
web-record = Aufzeichnung der Partie

## Regeln

web-rules-of = { $game }: Regeln
web-how-to-play = So wird gespielt
web-rulebook = Regelheft
web-rules-none = Zu diesem Spiel gibt es kein Regelheft.
