### Was der Tisch von Biber-Mania selbst sagt.  Namen kommen als $name; $shown ist eine Karte, oder mehrere, in Worten.

## Karten und Plätze, für alle, die den Tisch hören

web-mania-table = Tisch
web-mania-middle = Auslage, Vorrat und Nachziehstapel
web-mania-hand = Deine Hand
web-mania-hidden-card = verdeckte Karte
web-mania-place-own = { $shown }, auf deiner Hand{ $count ->
    [one] { "" }
   *[other] , { $count }-mal
}
web-mania-place-display = { $shown }, in der Auslage{ $count ->
    [one] { "" }
   *[other] , { $count }-mal
}
web-mania-place-stock = { $shown }, im Vorrat{ $count ->
    [one] { "" }
   *[other] , { $count }-mal
}
web-mania-suffix-chosen = , { $chosen } gewählt
web-mania-suffix-threatened = , würde gestochen
web-mania-suffix-lit = , möglich
web-mania-suffix-known = , bekanntlich dort
web-mania-suffix-lacks = , war bei der letzten Frage nicht dort
web-mania-place-pile = { $you ->
    [yes] Dein Ablagestapel
   *[no] Ablagestapel von { $name }
}, { $count ->
    [0] leer
    [one] eine Karte, oben { $shown }
   *[other] { $count } Karten, oben { $shown }
}
web-mania-place-hand = Hand von { $name }, { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}
web-mania-place-deck = Nachziehstapel, { $count ->
    [0] aufgebraucht
    [one] eine Karte
   *[other] { $count } Karten
}
web-mania-place-removed = Aus dem Spiel, { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}
web-mania-group-protected = { $shown }, geschützt
web-mania-group-hidden = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
web-mania-worth = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, wäre die Runde jetzt zu Ende
web-mania-tag-losses = zieht { $count } nach
web-mania-tag-total = { $total } gesammelt
web-mania-or = { " " }oder { "" }

## Was jetzt gefragt ist

web-mania-prompt-dealing = Es wird ausgeteilt.
web-mania-prompt-over = Die Runde ist zu Ende.
web-mania-prompt-match-over = Die Partie ist zu Ende.
web-mania-prompt-discard = { $you ->
    [yes] Du bist dran: Wähl Karten zum Ablegen.
   *[no] { $name } wählt, was abgelegt wird …
}
web-mania-prompt-unfit = Diese Karten passen nicht zusammen.
web-mania-prompt-stab-display = { $you ->
    [yes] Du stichst in der Auslage: Welche Karten?
   *[no] { $name } sticht in der Auslage …
}
web-mania-prompt-stab-whom = { $you ->
    [yes] Wessen Karten stichst du?
   *[no] { $name } wählt, wer gestochen wird …
}
web-mania-prompt-stab-opponent = { $you ->
    [yes] Du stichst { $shown } von { $victim }: nehmen oder ablehnen?
   *[no] { $name } sticht { $shown } von { $victimyou ->
        [yes] dir
       *[no] { $victim }
    } …
}
web-mania-prompt-steal = { $you ->
    [yes] Klau { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }: Tipp an, was du willst.
   *[no] { $name } klaut …
}
web-mania-prompt-wish = { $you ->
    [yes] Die Fee: Von wem wünschst du dir eine Karte?
   *[no] { $name } wünscht sich etwas …
}
web-mania-prompt-bad-guy = { $you ->
    [yes] Der Gemeinling: Wer muss zwei Karten ziehen?
   *[no] { $name } lässt den Gemeinling los …
}
web-mania-prompt-bad-guy-draw = { $you ->
    [yes] Für { $victim } { $count ->
        [one] noch eine Karte
       *[other] { $count } Karten
    }: aus dem Vorrat oder vom Nachziehstapel?
   *[no] { $name } zieht für { $victimyou ->
        [yes] dich
       *[no] { $victim }
    } …
}
web-mania-prompt-draw = { $you ->
    [yes] Zieh { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } nach: aus dem Vorrat oder vom Nachziehstapel?
   *[no] { $name } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } nach …
}
web-mania-stabs = Sticht { $targets }.
web-mania-stabs-display = { $shown } in der Auslage
web-mania-stabs-opponent = die obersten Karten von { $name }
web-mania-stabs-nothing = Sticht nichts.
web-mania-play = { $shown }. { $stabs }
web-mania-plays = Was du ablegen darfst
web-mania-parts = Nur einen Teil nehmen
web-mania-part = Nimm { $shown }, lehn die übrigen ab

## Unter mehreren Karten wählen

web-mania-choose-steal = Was klaust du bei { $name }?
web-mania-choose-wish = Was wünschst du dir von { $name }?
web-mania-choose-legend = Ein Auge: Alle wissen, dass diese Karte dort ist. Ein Kreuz: Bei der letzten Frage war keine da, und seither kam nichts Ungesehenes dazu.

## Genauer hingesehen

web-mania-closer-worth = Stapel { $pile }, Hand { $hand }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, wäre die Runde jetzt zu Ende.
web-mania-closer-known = Bekanntlich auf der Hand
web-mania-closer-lacks = Bei der letzten Frage nicht auf der Hand
web-mania-closer-moves = Züge auf dem Ablagestapel, der oberste zuerst
web-mania-closer-empty = Noch nichts abgelegt.
web-mania-closer-removed = Was jemand abgelehnt hat, ist aus dem Spiel und zählt für niemanden.
web-mania-closer-count = { $count } × { $shown }

## Wozu Karten gut sind

web-mania-tip-number = Gleiche Ziffern legst du zusammen ab, so viele du willst. Sie stechen ebenso viele gleiche Karten eines niedrigeren Wertes.
web-mania-tip-SB = Du musst zwei Karten klauen, eine nach der anderen: aus der Auslage, aus dem Vorrat oder von den obersten Karten der anderen.
web-mania-tip-DI = Du musst eine Karte klauen: aus der Auslage, aus dem Vorrat oder von den obersten Karten der anderen.
web-mania-tip-FE = Du darfst jemanden und eine Art von Karte nennen. Ist eine da, gehört sie dir. Niemand zieht dafür nach.
web-mania-tip-PB = Nimmt drei verschiedene Ziffern mit, von denen keine zwei benachbart sind. Diese vier Karten kann niemand stechen.
web-mania-tip-HI = Steht für eine beliebige Ziffer einer Folge: Er füllt die Lücke oder verlängert ein Ende.
web-mania-tip-GE = Du nennst jemanden und ziehst zwei Karten für ihn, jede aus dem Vorrat oder ungesehen vom Nachziehstapel.
web-mania-tip-BG = Was du mit dem Bodyguard ablegst, kann niemand stechen. Klauen kann man es.
web-mania-tip-KO = Mit Ziffern abgelegt lässt er alle anderen, die diese Ziffer haben, eine davon auf deinen Stapel dazulegen.
web-mania-tip-JO = Steht für jede beliebige Ziffer. Allein ist er die höchste Karte und sticht sogar Aktionskarten.
web-mania-laid-number = Eine Aktionskarte oder beliebig viele Joker dürfen dazu. Jede Karte auf deinem Ablagestapel ist ein Punkt.
web-mania-laid-SB = Leg ihn mit gleichen Ziffern ab, als eine weitere davon, oder allein.
web-mania-laid-DI = Leg ihn mit gleichen Ziffern ab, als eine weitere davon, oder allein.
web-mania-laid-FE = Leg sie mit gleichen Ziffern ab, als eine weitere davon, oder allein.
web-mania-laid-PB = Leg ihn mit genau drei Ziffern ab oder allein. Allein schützt er niemanden.
web-mania-laid-HI = Leg ihn in einer Folge aus drei bis sieben Karten ab, mit gleichen Ziffern oder allein. Eine Folge mit Hippie kann jede ebenso lange Folge stechen.
web-mania-laid-GE = Leg ihn mit gleichen Ziffern ab, als eine weitere davon, oder allein.
web-mania-laid-BG = Leg ihn mit gleichen Ziffern ab, als eine weitere davon. Allein bewirkt er nichts.
web-mania-laid-KO = Leg ihn mit gleichen Ziffern ab, als eine weitere davon. Allein bewirkt er nichts.
web-mania-laid-JO = Leg Joker mit gleichen Ziffern ab oder unter sich. Nie mit einer Aktionskarte, nie in einer Folge.

## Knöpfe

web-mania-button-lay = { $count ->
    [0] Ablegen
    [one] Eine Karte ablegen
   *[other] { $count } Karten ablegen
}
web-mania-button-back = Zurück
web-mania-button-take = Nehmen
web-mania-button-refuse = Ablehnen
web-mania-button-no-wish = Kein Wunsch

## Tasten

web-mania-key-arrows = von Karte zu Karte gehen
web-mania-key-enter = die Karte wählen oder nehmen
web-mania-key-cards = eine Ziffer deiner Hand wählen (0 ist die Zehn) oder einen Joker
web-mania-key-lay = die gewählten Karten ablegen
web-mania-key-back = die Auswahl zurücknehmen; die Rücktaste nimmt eine Karte zurück
web-mania-key-take = die gestochenen Karten nehmen
web-mania-key-refuse = die gestochenen Karten ablehnen oder sich nichts wünschen
web-mania-key-deck = vom Nachziehstapel ziehen
web-mania-key-look = genauer hinsehen: was eine Karte kann, was auf einem Stapel liegt
web-mania-key-hint = um einen Tipp bitten
web-mania-key-help = diese Tasten zeigen

## Der Wertungsbogen

web-mania-sheet-title = Runde { $round }
web-mania-sheet-match = { $count ->
    [one] { $names } gewinnt die Partie!
   *[other] { $names } gewinnen die Partie gemeinsam!
}
web-mania-sheet-match-you = Du gewinnst die Partie!
web-mania-sheet-best = Die meisten Punkte in dieser Runde: { $names }
web-mania-sheet-target = Wer zuerst { $target } Punkte erreicht, gewinnt.
web-mania-ended-last_card = Die letzte Karte einer Hand ist abgelegt.
web-mania-ended-king_gift = Jemandes letzte Karte ging an einen König.
web-mania-ended-nothing_to_draw = Nachziehstapel und Vorrat sind aufgebraucht.
web-mania-ended-fairy = Die Fee hat jemandes letzte Karte geholt.
web-mania-sheet-cards = Karten von { $name }
web-mania-sheet-pile = Auf dem Stapel
web-mania-sheet-hand = Auf der Hand
web-mania-sheet-score = Diese Runde
web-mania-sheet-counted = Aufgeschrieben
web-mania-sheet-round = Runde
web-mania-sheet-ready = Nächste Runde
web-mania-sheet-watching = Gleich wird die nächste Runde ausgeteilt.

## So wird gespielt

web-mania-how-aim = Jede abgelegte Karte ist ein Punkt, jede auf der Hand kostet einen. Aber hohe Karten stechen niedrige, ob du willst oder nicht, und was du stichst, kommt auf deine Hand.
web-mania-how-turn = Dein Zug
web-mania-how-turn-text = Leg Karten ab, stich, führ die Aktionskarte aus. Dann werden Auslage und Vorrat aufgefüllt, und wer Karten verloren hat, zieht ebenso viele nach.
web-mania-how-lay = Was du ablegen darfst
web-mania-how-lay-text = Wähl Karten auf deiner Hand. Was dazu passt, leuchtet, und bevor du ablegst, siehst du, was gestochen würde.
web-mania-how-equal = Gleiche Ziffern
web-mania-how-equal-text = Eine oder so viele, wie du hast.
web-mania-how-helped = Mit Helfern
web-mania-how-helped-text = Zu gleichen Ziffern darf eine Aktionskarte, oder beliebig viele Joker. Jede zählt als eine weitere davon.
web-mania-how-jokers = Joker allein
web-mania-how-jokers-text = Höher als jede Ziffer.
web-mania-how-hippie = Eine Folge mit Hippie
web-mania-how-hippie-text = Drei bis sieben Karten hintereinander; der Hippie ist irgendeine davon. Ohne Hippie darf eine Folge nur liegen, wenn sie sticht.
web-mania-how-party = Die Party
web-mania-how-party-text = Der Partybiber und drei Ziffern, die nicht zusammenpassen. Niemand kann sie stechen.
web-mania-how-alone = Eine Aktionskarte allein
web-mania-how-alone-text = Sie sticht nichts. Superbiber, Dieb, Fee und Gemeinling wirken trotzdem.
web-mania-how-stab = Stechen
web-mania-how-stab-text = Ebenso viele Karten von niedrigerem Wert: Wer stechen kann, muss.
web-mania-how-display = In der Auslage
web-mania-how-display-text = Einmal, und du wählst, wenn es etwas zu wählen gibt. Die Karten kommen auf deine Hand.
web-mania-how-others = Auf den Stapeln der anderen
web-mania-how-others-text = Reihum wird bei allen gestochen, deren oberste Karten passen. Sie ziehen später ebenso viele nach.
web-mania-how-count = Die Anzahl zählt
web-mania-how-count-text = Zwei Karten stechen keine drei.
web-mania-how-row = Folgen stechen Folgen
web-mania-how-row-text = Eine Folge sticht jede ebenso lange Folge mit Hippie, gleich mit welchen Ziffern.
web-mania-how-guard = Geschützt
web-mania-how-guard-text = Was mit einem Bodyguard oder auf einer Party abgelegt wurde, kann man nicht stechen, nur klauen.
web-mania-how-refuse-text = Karten, die du von einem Stapel stichst, nimmst du auf die Hand oder lehnst sie ab: Dann sind sie aus dem Spiel.
web-mania-how-cast = Die Biberbande
web-mania-how-cast-text = Aktionskarten wirken nach dem Stechen. Drück lange auf eine Karte, um zu lesen, was sie kann.
web-mania-how-end = Das Ende
web-mania-how-end-text = Die Runde endet sofort, wenn jemand die letzte Karte seiner Hand ablegt oder wenn Nachziehstapel und Vorrat beide aufgebraucht sind.
web-mania-how-score-text = Die Karten auf deinem Stapel weniger die auf deiner Hand sind deine Punkte. Die meisten Punkte gewinnen.
web-mania-how-series-text = Wer Punkte sammelt, schreibt sie nur als Sieger einer Runde auf, bis jemand das Ziel erreicht.
