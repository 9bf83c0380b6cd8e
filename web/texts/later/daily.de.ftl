### Die Stellungen der Tage, auf Deutsch.

web-daily-say = Jeden Tag hat jedes Spiel eine Stellung zum Lösen: ein Moment aus einer Partie unter Bots, in dem ein Zug der beste und leicht zu übersehen war. Sie ist für alle gleich, in jedem Haus.
web-daily-day = Tag
web-daily-no-day = Es gibt Stellungen für heute und für die 29 Tage davor.
web-daily-open = Noch zu lösen
web-daily-solved = Gelöst
web-daily-looking = Für diesen Tag wird eine Stellung ausgesucht; das dauert ein paar Sekunden, ein einziges Mal.
web-daily-do = Hier lag einer der Bots daneben. Was würdest du tun? Spiel es auf dem Tisch; dann siehst du, was jeder Zug wert war und was andere gewählt haben.
web-daily-was-done = der Bot
web-daily-before = Der Tag davor
web-daily-after = Der Tag danach
web-daily-people = { $count ->
    [0] In diesem Haus hat noch niemand gewählt.
    [one] In diesem Haus wurde einmal gewählt.
   *[other] In diesem Haus wurde { $count }-mal gewählt.
}
web-daily-uncounted = Diese Wahl wurde nicht gezählt.
web-daily-share = { $share } % wählten das
web-daily-elsewhere = { $share } % wählten etwas anderes.
