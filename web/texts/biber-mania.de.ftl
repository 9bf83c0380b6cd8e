### Was der Tisch von Biber-Mania selbst sagt.  Namen kommen als $name; $shown ist eine Karte, oder mehrere, in Worten.

## Karten und Plätze, für alle, die den Tisch hören

web-biber-mania-table = Tisch
web-biber-mania-middle = Auslage, Vorrat und Nachziehstapel
web-biber-mania-row-display = Auslage
web-biber-mania-row-stock = Vorrat
web-biber-mania-chip-display = Auslage
web-biber-mania-chip-stabs = sticht
web-biber-mania-chip-lays = legt ab
web-biber-mania-hand = Deine Hand
web-biber-mania-hidden-card = verdeckte Karte
web-biber-mania-place-own = { $shown }, auf deiner Hand{ $count ->
    [one] { "" }
   *[other] , { $count }-mal
}
web-biber-mania-place-display = { $shown }, in der Auslage{ $count ->
    [one] { "" }
   *[other] , { $count }-mal
}
web-biber-mania-place-stock = { $shown }, im Vorrat{ $count ->
    [one] { "" }
   *[other] , { $count }-mal
}
web-biber-mania-suffix-chosen = , { $chosen } gewählt
web-biber-mania-suffix-threatened = , würde gestochen
web-biber-mania-suffix-lit = , möglich
web-biber-mania-suffix-known = , bekanntlich dort
web-biber-mania-suffix-lacks = , war bei der letzten Frage nicht dort
web-biber-mania-place-pile = { $you ->
    [yes] Dein Ablagestapel
   *[no] Ablagestapel von { $name }
}, { $count ->
    [0] leer
    [one] eine Karte, oben { $shown }
   *[other] { $count } Karten, oben { $shown }
}
web-biber-mania-place-hand = Hand von { $name }, { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}
web-biber-mania-place-deck = Nachziehstapel, { $count ->
    [0] aufgebraucht
    [one] eine Karte
   *[other] { $count } Karten
}
web-biber-mania-place-removed = Aus dem Spiel, { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}
web-biber-mania-group-protected = { $shown }, geschützt
web-biber-mania-group-hidden = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
web-biber-mania-worth = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, wäre die Runde jetzt zu Ende
web-biber-mania-tag-losses = zieht { $count } nach
web-biber-mania-tag-total = { $total } gesammelt
web-biber-mania-or = { " " }oder { "" }

## Was jetzt gefragt ist

web-biber-mania-prompt-dealing = Es wird ausgeteilt.
web-biber-mania-prompt-over = Die Runde ist zu Ende.
web-biber-mania-prompt-match-over = Die Partie ist zu Ende.
web-biber-mania-prompt-discard = { $you ->
    [yes] Du bist dran: Wähl Karten zum Ablegen.
   *[no] { $name } wählt, was abgelegt wird …
}
web-biber-mania-prompt-unfit = Diese Karten passen nicht zusammen.
web-biber-mania-prompt-stab-display = { $you ->
    [yes] Du stichst in der Auslage: Welche Karten?
   *[no] { $name } sticht in der Auslage …
}
web-biber-mania-prompt-stab-whom = { $you ->
    [yes] Wessen Karten stichst du?
   *[no] { $name } wählt, wer gestochen wird …
}
web-biber-mania-prompt-stab-opponent = { $you ->
    [yes] Du stichst { $shown } von { $victim }: nehmen oder ablehnen?
   *[no] { $name } sticht { $shown } von { $victimyou ->
        [yes] dir
       *[no] { $victim }
    } …
}
web-biber-mania-prompt-steal = { $you ->
    [yes] Klau { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }: Tipp an, was du willst.
   *[no] { $name } klaut …
}
web-biber-mania-prompt-wish = { $you ->
    [yes] Die Fee: Von wem wünschst du dir eine Karte?
   *[no] { $name } wünscht sich etwas …
}
web-biber-mania-prompt-bad-guy = { $you ->
    [yes] Der Gemeinling: Wer muss zwei Karten ziehen?
   *[no] { $name } lässt den Gemeinling los …
}
web-biber-mania-prompt-bad-guy-draw = { $you ->
    [yes] Für { $victim } { $count ->
        [one] noch eine Karte
       *[other] { $count } Karten
    }: aus dem Vorrat oder vom Nachziehstapel?
   *[no] { $name } zieht für { $victimyou ->
        [yes] dich
       *[no] { $victim }
    } …
}
web-biber-mania-prompt-draw = { $you ->
    [yes] Zieh { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } nach: aus dem Vorrat oder vom Nachziehstapel?
   *[no] { $name } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } nach …
}
web-biber-mania-stabs = Sticht { $targets }.
web-biber-mania-stabs-display = { $shown } in der Auslage
web-biber-mania-stabs-opponent = die obersten Karten von { $name }
web-biber-mania-stabs-nothing = Sticht nichts.
web-biber-mania-play = { $shown }. { $stabs }
web-biber-mania-plays = Was du ablegen darfst
web-biber-mania-more-plays = noch { $count }: wähle Karten aus der Hand
web-biber-mania-parts = Nur einen Teil nehmen
web-biber-mania-part = Nimm { $shown }, lehn die übrigen ab

## Unter mehreren Karten wählen

web-biber-mania-choose-steal = Was klaust du bei { $name }?
web-biber-mania-choose-wish = Was wünschst du dir von { $name }?
web-biber-mania-choose-legend = Ein Auge: Alle wissen, dass diese Karte dort ist. Ein Kreuz: Bei der letzten Frage war keine da, und seither kam nichts Ungesehenes dazu.

## Genauer hingesehen

web-biber-mania-closer-worth = Stapel { $pile }, Hand { $hand }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, wäre die Runde jetzt zu Ende.
web-biber-mania-closer-known = Bekanntlich auf der Hand
web-biber-mania-closer-lacks = Bei der letzten Frage nicht auf der Hand
web-biber-mania-closer-moves = Züge auf dem Ablagestapel, der oberste zuerst
web-biber-mania-closer-empty = Noch nichts abgelegt.
web-biber-mania-closer-removed = Was jemand abgelehnt hat, ist aus dem Spiel und zählt für niemanden.
web-biber-mania-closer-count = { $count ->
    [one] { $shown }
   *[other] { $count } × { $shown }
}

## Wozu Karten gut sind

web-biber-mania-tip-otherwise = Was an diesem Tisch anders ist
web-biber-mania-tip-number = Gleiche Ziffern legst du zusammen ab, so viele du willst. Sie stechen ebenso viele gleiche Karten eines niedrigeren Wertes.
web-biber-mania-tip-SB = Du musst zwei Karten klauen, eine nach der anderen: aus der Auslage, aus dem Vorrat oder von den obersten Karten der anderen.
web-biber-mania-tip-DI = Du musst eine Karte klauen: aus der Auslage, aus dem Vorrat oder von den obersten Karten der anderen.
web-biber-mania-tip-FE = Du darfst jemanden und eine Art von Karte nennen. Ist eine da, gehört sie dir. Niemand zieht dafür nach.
web-biber-mania-tip-PB = Nimmt drei verschiedene Ziffern mit, von denen keine zwei benachbart sind. Diese vier Karten kann niemand stechen.
web-biber-mania-tip-HI = Steht für eine beliebige Ziffer einer Folge: Er füllt die Lücke oder verlängert ein Ende.
web-biber-mania-tip-GE = Du nennst jemanden und ziehst zwei Karten für ihn, jede aus dem Vorrat oder ungesehen vom Nachziehstapel.
web-biber-mania-tip-BG = Was du mit dem Bodyguard ablegst, kann niemand stechen. Klauen kann man es.
web-biber-mania-tip-KO = Mit Ziffern abgelegt lässt er alle anderen, die diese Ziffer haben, eine davon auf deinen Stapel dazulegen.
web-biber-mania-tip-JO = Steht für jede beliebige Ziffer. Allein ist er die höchste Karte und sticht sogar Aktionskarten.
web-biber-mania-laid-number = Eine Aktionskarte oder beliebig viele Joker dürfen dazu. Jede Karte auf deinem Ablagestapel ist ein Punkt.
web-biber-mania-laid-SB = Leg ihn mit gleichen Ziffern ab, als eine weitere davon, oder allein.
web-biber-mania-laid-DI = Leg ihn mit gleichen Ziffern ab, als eine weitere davon, oder allein.
web-biber-mania-laid-FE = Leg sie mit gleichen Ziffern ab, als eine weitere davon, oder allein.
web-biber-mania-laid-PB = Leg ihn mit genau drei Ziffern ab oder allein. Allein schützt er niemanden.
web-biber-mania-laid-HI = Leg ihn in einer Folge aus drei bis sieben Karten ab, mit gleichen Ziffern oder allein. Eine Folge mit Hippie kann jede ebenso lange Folge stechen.
web-biber-mania-laid-GE = Leg ihn mit gleichen Ziffern ab, als eine weitere davon, oder allein.
web-biber-mania-laid-BG = Leg ihn mit gleichen Ziffern ab, als eine weitere davon. Allein bewirkt er nichts.
web-biber-mania-laid-KO = Leg ihn mit gleichen Ziffern ab, als eine weitere davon. Allein bewirkt er nichts.
web-biber-mania-laid-JO = Leg Joker mit gleichen Ziffern ab oder unter sich. Nie mit einer Aktionskarte, nie in einer Folge.

## Knöpfe

web-biber-mania-button-lay = { $count ->
    [0] Ablegen
    [one] Eine Karte ablegen
   *[other] { $count } Karten ablegen
}
web-biber-mania-button-back = Zurück
web-biber-mania-button-take = Nehmen
web-biber-mania-button-refuse = Ablehnen
web-biber-mania-button-no-wish = Kein Wunsch

## Tasten

web-biber-mania-key-arrows = von Karte zu Karte gehen
web-biber-mania-key-enter = die Karte wählen oder nehmen
web-biber-mania-key-cards = eine Ziffer deiner Hand wählen (0 ist die Zehn) oder einen Joker
web-biber-mania-key-lay = die gewählten Karten ablegen
web-biber-mania-key-back = die Auswahl zurücknehmen; die Rücktaste nimmt eine Karte zurück
web-biber-mania-key-take = die gestochenen Karten nehmen
web-biber-mania-key-refuse = die gestochenen Karten ablehnen oder sich nichts wünschen
web-biber-mania-key-deck = vom Nachziehstapel ziehen
web-biber-mania-key-look = genauer hinsehen: was eine Karte kann, was auf einem Stapel liegt
web-biber-mania-key-hint = um einen Tipp bitten
web-biber-mania-key-help = diese Tasten zeigen

## Der Wertungsbogen

web-biber-mania-sheet-title = Runde { $round }
web-biber-mania-sheet-match = { $count ->
    [one] { $names } gewinnt die Partie!
   *[other] { $names } gewinnen die Partie gemeinsam!
}
web-biber-mania-sheet-match-you = Du gewinnst die Partie!
web-biber-mania-sheet-best = Die meisten Punkte in dieser Runde: { $names }
web-biber-mania-sheet-target = Wer zuerst { $target } Punkte erreicht, gewinnt.
web-biber-mania-ended-last_card = Die letzte Karte einer Hand ist abgelegt.
web-biber-mania-ended-king_gift = Jemandes letzte Karte ging an einen König.
web-biber-mania-ended-nothing_to_draw = Nachziehstapel und Vorrat sind aufgebraucht.
web-biber-mania-ended-fairy = Die Fee hat jemandes letzte Karte geholt.
web-biber-mania-sheet-cards = Karten von { $name }
web-biber-mania-sheet-pile = Auf dem Stapel
web-biber-mania-sheet-hand = Auf der Hand
web-biber-mania-sheet-score = Diese Runde
web-biber-mania-sheet-counted = Notiert
web-biber-mania-sheet-round = Runde
web-biber-mania-sheet-ready = Nächste Runde
web-biber-mania-sheet-watching = Gleich wird die nächste Runde ausgeteilt.

## So wird gespielt

web-biber-mania-how-aim = Jede abgelegte Karte ist ein Punkt, jede auf der Hand kostet einen. Aber hohe Karten stechen niedrige, ob du willst oder nicht, und was du stichst, kommt auf deine Hand.
web-biber-mania-how-turn = Dein Zug
web-biber-mania-how-turn-text = Leg Karten ab, stich, führ die Aktionskarte aus. Dann werden Auslage und Vorrat aufgefüllt, und wer Karten verloren hat, zieht ebenso viele nach.
web-biber-mania-how-lay = Was du ablegen darfst
web-biber-mania-how-lay-text = Wähl Karten auf deiner Hand. Was dazu passt, leuchtet, und bevor du ablegst, siehst du, was gestochen würde.
web-biber-mania-how-equal = Gleiche Ziffern
web-biber-mania-how-equal-text = Eine oder so viele, wie du hast.
web-biber-mania-how-helped = Mit Helfern
web-biber-mania-how-helped-text = Zu gleichen Ziffern darf eine Aktionskarte, oder beliebig viele Joker. Jede zählt als eine weitere davon.
web-biber-mania-how-jokers = Joker allein
web-biber-mania-how-jokers-text = Höher als jede Ziffer.
web-biber-mania-how-hippie = Eine Folge mit Hippie
web-biber-mania-how-hippie-text = Drei bis sieben Karten hintereinander; der Hippie ist irgendeine davon. Ohne Hippie darf eine Folge nur liegen, wenn sie sticht.
web-biber-mania-how-party = Die Party
web-biber-mania-how-party-text = Der Partybiber und drei Ziffern, die nicht zusammenpassen. Niemand kann sie stechen.
web-biber-mania-how-alone = Eine Aktionskarte allein
web-biber-mania-how-alone-text = Sie sticht nichts. Superbiber, Dieb, Fee und Gemeinling wirken trotzdem.
web-biber-mania-how-stab = Stechen
web-biber-mania-how-stab-text = Ebenso viele Karten von niedrigerem Wert: Wer stechen kann, muss.
web-biber-mania-how-display = In der Auslage
web-biber-mania-how-display-text = Einmal, und du wählst, wenn es etwas zu wählen gibt. Die Karten kommen auf deine Hand.
web-biber-mania-how-others = Auf den Stapeln der anderen
web-biber-mania-how-others-text = Reihum wird bei allen gestochen, deren oberste Karten passen. Sie ziehen später ebenso viele nach.
web-biber-mania-how-count = Die Anzahl zählt
web-biber-mania-how-count-text = Zwei Karten stechen keine drei.
web-biber-mania-how-row = Folgen stechen Folgen
web-biber-mania-how-row-text = Eine Folge sticht jede ebenso lange Folge mit Hippie, gleich mit welchen Ziffern.
web-biber-mania-how-guard = Geschützt
web-biber-mania-how-guard-text = Was mit einem Bodyguard oder auf einer Party abgelegt wurde, kann man nicht stechen, nur klauen.
web-biber-mania-how-refuse-text = Karten, die du von einem Stapel stichst, nimmst du auf die Hand oder lehnst sie ab: Dann sind sie aus dem Spiel.
web-biber-mania-how-cast = Die Biberbande
web-biber-mania-how-cast-text = Aktionskarten wirken nach dem Stechen. Drück lange auf eine Karte, um zu lesen, was sie kann.
web-biber-mania-how-end = Das Ende
web-biber-mania-how-end-text = Die Runde endet sofort, wenn jemand die letzte Karte seiner Hand ablegt oder wenn Nachziehstapel und Vorrat beide aufgebraucht sind.
web-biber-mania-how-score-text = Die Karten auf deinem Stapel weniger die auf deiner Hand sind deine Punkte. Die meisten Punkte gewinnen.
web-biber-mania-how-series-text = Wer Punkte sammelt, schreibt sie nur nach einer gewonnenen Runde auf, bis jemand das Ziel erreicht.
