### Die beendeten Partien eines Geräts, auf Deutsch.

web-matches-none = Noch ist hier nichts. Jede Partie, die du auf diesem Gerät beendest, steht dann hier.
web-matches-say = Diese Liste hat nur dieser Browser. Partien auf Plätzen, die er hält, schlägt er im Haus nach, wenn du herkommst. Ein Link oder eine Datei bringt die Liste auf ein anderes Gerät.
web-matches-game = Spiel
web-matches-opponent = Gegen
web-matches-option = Regeln
web-matches-all = Alle
web-matches-fared = { $played ->
    [one] Eine Partie, { $won ->
        [0] nicht gewonnen
       *[other] gewonnen
    }.
   *[other] { $played } Partien, { $won ->
        [0] keine gewonnen
        [one] eine gewonnen
       *[other] { $won } gewonnen
    }.
}
web-matches-streak = In Folge: jetzt { $streak }, höchstens { $best }.
web-matches-results = Ergebnisse
web-matches-results-say = Gezählt wird, was oben ausgewählt ist. Wer mit mehreren gleichen Bots spielt, hat gegen sie einmal gespielt.
web-matches-by-game = Nach Spiel
web-matches-by-opponent = Gegen
web-matches-by-option = Nach Regeln
web-matches-usual = Wie üblich
web-matches-played = Partien
web-matches-points = Punkte im Mittel
web-matches-row = In Folge (höchstens)
web-matches-row-of = { $streak } ({ $best })
web-matches-won = Gewonnen
web-matches-place = { $place }. Platz
web-matches-review = Auswertung der Partie vom { $day }
web-matches-challenge = Andere mit den Karten vom { $day } herausfordern
web-matches-forget = Die Partie vom { $day } vergessen
web-matches-going = { $game }, { $day }: wird gleich vergessen.
web-matches-going-say = { $count ->
    [one] Die Partie wird in { $seconds } Sekunden vergessen. Bis dahin kannst du sie behalten.
   *[other] { $count } Partien werden in { $seconds } Sekunden vergessen. Bis dahin kannst du sie behalten.
}
web-matches-undo = Doch behalten
web-matches-forget-all = Alle vergessen
web-matches-sure = Ja, { $count ->
    [one] die Partie
   *[other] alle { $count } Partien
} vergessen
web-matches-undo-all = Alle { $count } doch behalten
web-matches-carry = Auf ein anderes Gerät
web-matches-carry-say = { $count ->
    [one] Dieser Link bringt deine Partie auf ein anderes Gerät von dir. Er gilt { $minutes } Minuten, und wer ihn hat, bekommt die Partie mit den Namen.
   *[other] Dieser Link bringt deine { $count } Partien auf ein anderes Gerät von dir. Er gilt { $minutes } Minuten, und wer ihn hat, bekommt die Partien mit den Namen.
}
web-matches-carry-link = Link zu deinen Partien
web-matches-carry-code = QR-Code deiner Partien
web-matches-save = Als Datei speichern
web-matches-bring = Aus einer Datei holen
web-matches-brought = { $count ->
    [0] Darin war keine Partie, die nicht schon hier ist.
    [one] Eine Partie ist dazugekommen.
   *[other] { $count } Partien sind dazugekommen.
}

## Spielstärken

web-ratings = Spielstärken
web-ratings-say = Wie stark alle zu sein scheinen, auf der Skala von OpenSkill: Alle beginnen bei 25, und die Stärke liegt mit 95 % Sicherheit im Bereich ±. Sie folgt aus den Partien, die dieser Browser hat; von den anderen kennt er nur, was sie mit dir gespielt haben.
web-ratings-who = Wer
web-ratings-strength = Stärke
web-ratings-you = Du
web-ratings-bot = { $bot } (Bot)
web-ratings-from = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
web-ratings-none = Noch gibt es keine Partie, nach der sich eine Stärke sagen ließe.
web-ratings-untold = { $count ->
    [one] Eine Partie sagt nicht, wer ein Bot war, und zählt nicht.
   *[other] { $count } Partien sagen nicht, wer ein Bot war, und zählen nicht.
}
