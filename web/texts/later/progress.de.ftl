### Was Entscheidungen gekostet haben, Woche für Woche, auf Deutsch.

web-progress = Fortschritt nach Wochen
web-progress-from =
    { $matches ->
        [one] { $reviewed ->
            [0] Deine Partie ist noch nicht ausgewertet.
           *[other] Deine Partie ist ausgewertet.
        }
       *[other] { $reviewed } deiner { $matches } Partien sind ausgewertet; nur diese zählen hier.
    }
web-progress-under = Jetzt ausgewertet: { $done } von { $count } …
web-progress-review =
    { $reviewed ->
        [0] { $count ->
            [one] Auswerten lassen
           *[other] Alle { $count } auswerten lassen
        }
       *[other] { $count ->
            [one] Auch die andere auswerten lassen
           *[other] Auch die anderen { $count } auswerten lassen
        }
    }
web-progress-sealed = { $count ->
    [one] Eine Partie wartet, bis ihre Herausforderung beendet ist: Andere können ihre Karten noch spielen.
   *[other] { $count } Partien warten, bis ihre Herausforderungen beendet sind: Andere können ihre Karten noch spielen.
}
web-progress-stop = Anhalten
web-progress-measure = Gemessen in
web-progress-points = Punkten
web-progress-chance = Gewinnchance
web-progress-say = Wie viel eine Entscheidung im Mittel gekostet hat, neben der besten, auf die man hätte kommen können. Weniger ist besser. Die Woche ist die, in der eine Partie zu Ende ging; nach ± steht, wie weit ein Mittel danebenliegen kann (95-%-Intervall).
web-progress-say-points = Punkte lassen sich zwischen langen und kurzen Partien vergleichen.
web-progress-say-chance = In einer Partie mit vielen Runden zählt eine einzelne Entscheidung weniger für die Gewinnchance als in einer kurzen.
web-progress-sum =
    { $matches ->
        [one] Aus einer ausgewerteten Partie
       *[other] Aus { $matches } ausgewerteten Partien
    } mit { $decisions ->
        [one] einer Entscheidung
       *[other] { $decisions } Entscheidungen
    }, davon { $fine } gut.
web-progress-mean-points = Im Mittel hat jede { $mean } { $within } Punkte gekostet.
web-progress-mean-chance = Im Mittel hat jede { $mean } { $within } % der Gewinnchance gekostet.
web-progress-same = Zwischen der neuesten Woche und denen davor ist kein klarer Unterschied zu sehen.
web-progress-better-points = In der neuesten Woche war es weniger als davor, um { $mean } ± { $half } Punkte.
web-progress-better-chance = In der neuesten Woche war es weniger als davor, um { $mean } ± { $half } %.
web-progress-worse-points = In der neuesten Woche war es mehr als davor, um { $mean } ± { $half } Punkte.
web-progress-worse-chance = In der neuesten Woche war es mehr als davor, um { $mean } ± { $half } %.
web-progress-chart =
    Was eine Entscheidung im Mittel gekostet hat, { $count ->
        [one] in einer Woche
       *[other] Woche für Woche, { $count } Wochen
    }: { $last }{ $measure ->
        [chance] { " %" }
       *[other] { " Punkte" }
    } in der neuesten, { $mean } in allen.
web-progress-chart-say = Was eine Entscheidung gekostet hat, nach Wochen; darunter steht der Montag. Die Balken sind die Intervalle, die gestrichelte Linie ist das Mittel von allen.
web-progress-few = Ein Ring steht für weniger als { $few } Entscheidungen, die wenig sagen.
web-progress-weeks =
    { $count ->
        [one] Diese Woche in Zahlen
       *[other] Alle { $count } Wochen in Zahlen
    }
web-progress-table = { $game }: Woche für Woche in Zahlen
web-progress-week = Woche
web-progress-week-number = Woche { $number }
web-progress-lost-points = Gekostet, Punkte
web-progress-lost-chance = Gekostet, %
web-progress-decisions = Entscheidungen
web-progress-fine = Gut
web-progress-matches = Partien
