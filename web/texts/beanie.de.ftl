### Was der Tisch von Beanie selbst sagt.  Namen kommen als $name; $shown ist eine Karte oder eine Meldung in Worten.

## Karten und Plätze, für alle, die den Tisch hören

web-beanie-table = Tisch
web-beanie-middle = Stapel und Ablagestapel
web-beanie-hand = Deine Hand
web-beanie-melds = Meldungen, { $count ->
    [0] noch keine
   *[other] { $count }
}
web-beanie-no-melds = Hier liegt noch nichts. Wer drei Karten hat, die zusammengehören, darf sie hinlegen, egal wer am Zug ist.
web-beanie-stands = { $shown } für { $stands }
web-beanie-place-own = { $shown }, auf deiner Hand
web-beanie-suffix-beanie = , Beanie
web-beanie-suffix-drawn = , eben gezogen
web-beanie-suffix-chosen = , gewählt
web-beanie-suffix-leads = , passt dazu
web-beanie-suffix-fits = , hier passt es
web-beanie-place-meld = { $shown }, gelegt von { $you ->
    [yes] dir
   *[no] { $name }
}: { $cards }
web-beanie-place-hand = Hand von { $name }, { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}
web-beanie-place-stock = Stapel, { $count ->
    [0] aufgebraucht
    [one] eine Karte
   *[other] { $count } Karten
}
web-beanie-place-pile = Ablagestapel, { $count ->
    [0] leer
    [one] eine Karte, { $shown }, { $points } Punkte wert
   *[other] { $count } Karten, { $points } Punkte wert, oben { $shown }
}
web-beanie-total = bisher { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
web-beanie-wild-short = Wild
web-beanie-wild = Wild: { $shown }
web-beanie-round = Runde { $round } von { $rounds }

## Was jetzt gefragt ist

web-beanie-prompt-dealing = Es wird ausgeteilt.
web-beanie-prompt-over = Die Runde ist zu Ende.
web-beanie-prompt-match-over = Die Partie ist zu Ende.
web-beanie-prompt-call = Deine Hand ist leer: Ruf „Beanie!“
web-beanie-prompt-caller = { $name } hat keine Karte mehr und noch nicht gerufen …
web-beanie-prompt-calling = { $you ->
    [yes] Deine Hand ist leer: Ruf „Beanie!“
   *[no] { $name } hat keine Karte mehr …
}
web-beanie-prompt-draw = { $you ->
    [yes] { $pile ->
        [0] Du bist dran: Zieh eine Karte.
       *[other] Du bist dran: Zieh oder nimm die Ablage.
    }
   *[no] { $name } zieht …
}
web-beanie-prompt-last = { $you ->
    [yes] Der Stapel ist leer: Nimm den Ablagestapel oder beende die Runde.
   *[no] Der Stapel ist leer. { $name } entscheidet …
}
web-beanie-prompt-discard = { $you ->
    [yes] Du bist dran: Leg eine Karte ab.
   *[no] { $name } legt ab …
}
web-beanie-prompt-keep = Deine letzte Karte kannst du nicht ablegen: Behalt sie oder leg sie hin.
web-beanie-prompt-fits = { $count ->
    [one] Sie passt, wo es leuchtet.
   *[other] Diese Karten gehören zusammen.
}
web-beanie-prompt-leads = Was dazu passt, leuchtet.
web-beanie-prompt-unfit = { $count ->
    [one] Sie passt jetzt nirgends.
   *[other] Diese Karten gehören nicht zusammen.
}

## Als was die gewählten Karten liegen können

web-beanie-ways = Wie die gewählten Karten liegen können
web-beanie-ways-told = { $count ->
    [0] Kann nicht hingelegt werden.
    [one] Kann auf eine Art hingelegt werden.
   *[other] Kann auf { $count } Arten hingelegt werden.
}
web-beanie-choose = Auf welche Art?
web-beanie-offer-new = { $name }: { $cards }
web-beanie-offer-discard = ablegen
web-beanie-offer-add = { $end ->
    [low] unten an: { $name }
    [high] oben an: { $name }
   *[none] an: { $name }
}
web-beanie-offer-take = an: { $name }; dafür nimmst du { $shown }
web-beanie-offer-swap = in: { $name }; dafür nimmst du { $shown }

## Der Ablagestapel, und genauer hingesehen

web-beanie-pile-title = Ablagestapel
web-beanie-pile-empty = Der Ablagestapel ist leer.
web-beanie-pile-price = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
}. Auf der Hand { $count ->
    [one] zählt sie
   *[other] zählen sie
} { $points } Punkte.
web-beanie-pile-take = { $count ->
    [one] Die Karte nehmen
   *[other] Alle { $count } Karten nehmen
}
web-beanie-pile-hidden = Darunter { $count ->
    [one] liegt eine Karte
   *[other] liegen { $count } Karten
}. An diesem Tisch ist nur die oberste zu sehen.
web-beanie-closer-laid = Gelegt von { $you ->
    [yes] dir
   *[no] { $name }
}. { $everybody ->
    [yes] Alle dürfen anlegen.
   *[no] Anlegen darf, wer selbst gemeldet hat.
}
web-beanie-closer-full = Sie ist voll: Es passt keine Karte mehr daran.
web-beanie-closer-set = Wer eine Karte dieses Rangs anlegt, darf eine Beanie herausnehmen und muss es bei vier Karten.
web-beanie-closer-run = Wer die Karte hat, für die eine Beanie steht, darf sie dorthin legen und nimmt die Beanie.
web-beanie-closer-hand = { $count ->
    [0] Keine Karte
    [one] Eine Karte
   *[other] { $count } Karten
} auf der Hand, bisher { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
web-beanie-closer-known = Bekanntlich auf der Hand
web-beanie-closer-unknown = Von diesen Karten hat niemand eine gesehen.
web-beanie-closer-card = Drei eines Rangs oder drei einer Farbe hintereinander kommen zusammen auf den Tisch.
web-beanie-closer-card-counts = Auf der Hand zählt sie fünf Punkte, von der Zehn bis zum König zehn.
web-beanie-closer-beanie = In dieser Runde sind { beanie-wild-ranks } wild: Die Karte darf in einem Satz oder einer Reihe für jede Karte stehen.
web-beanie-closer-beanie-counts = Auf der Hand zählt sie 25 Punkte.

## Knöpfe

web-beanie-order-suit = Nach Farbe
web-beanie-order-rank = Nach Rang
web-beanie-more-cards = { $count ->
    [one] Noch eine Karte zeigen
   *[other] Noch { $count } Karten zeigen
}
web-beanie-button-draw = Ziehen
web-beanie-button-pile = { $count ->
    [one] Ablage (1)
   *[other] Ablage ({ $count })
}
web-beanie-button-end = Runde beenden
web-beanie-button-keep = Behalten
web-beanie-button-call = Beanie!
web-beanie-button-discard = Ablegen
web-beanie-button-lay = { $count ->
    [0] Hinlegen
    [one] Hinlegen
   *[other] { $count } hinlegen
}

## Tasten

web-beanie-key-ranks = alle Karten eines Rangs wählen (0 ist die Zehn); noch einmal: eine nach der anderen
web-beanie-key-beanie = Beanies wählen, eine nach der anderen
web-beanie-key-lay = die gewählten Karten hinlegen, auf die erste Art
web-beanie-key-stock = vom Stapel ziehen
web-beanie-key-pile = den Ablagestapel nehmen
web-beanie-key-discard = die gewählte Karte ablegen
web-beanie-key-call = „Beanie!“, wo man selbst ruft
web-beanie-key-end = die Runde beenden, wenn der Stapel leer ist
web-beanie-key-keep = die letzte Karte behalten
web-beanie-key-order = die Hand nach Farbe oder nach Rang ordnen
web-beanie-key-view = den Ablagestapel ausbreiten
web-beanie-key-arrows = von Karte zu Karte gehen
web-beanie-key-enter = eine Karte wählen; die gewählten dorthin legen
web-beanie-key-back = nichts wählen
web-beanie-key-look = genauer hinsehen
web-beanie-key-hint = um einen Tipp bitten
web-beanie-key-help = diese Tasten zeigen

## Der Punktezettel

web-beanie-sheet-title = Runde { $round } von { $rounds }
web-beanie-sheet-match = { $count ->
    [one] { $names } gewinnt die Partie!
   *[other] { $names } gewinnen die Partie gemeinsam!
}
web-beanie-sheet-match-you = Du gewinnst die Partie!
web-beanie-sheet-out = { $you ->
    [yes] Beanie! Du hast keine Karte mehr.
   *[no] Beanie! { $name } hat keine Karte mehr.
}
web-beanie-ended-beanie = Niemand ist alle Karten losgeworden.
web-beanie-ended-end = Der Stapel war leer, und die Runde wurde beendet. Niemand ist alle Karten losgeworden.
web-beanie-ended-stall = Nichts hat sich mehr bewegt. Niemand ist alle Karten losgeworden.
web-beanie-ended-stock = Es war nichts mehr zum Ziehen da. Niemand ist alle Karten losgeworden.
web-beanie-sheet-low = Die wenigsten Punkte gewinnen.
web-beanie-sheet-cards = Was { $name } noch hat
web-beanie-sheet-none = Keine Karte mehr
web-beanie-sheet-points = Punkte dieser Runde
web-beanie-sheet-worth = { $shown }: { $points }
web-beanie-sheet-round = Runde
web-beanie-sheet-ready = Nächste Runde
web-beanie-sheet-watching = Gleich wird die nächste Runde ausgeteilt.
web-beanie-lag-title = Wer zuerst war
web-beanie-lag-none = In dieser Runde wollte niemand, was du wolltest.
web-beanie-lag-won = { $won ->
    [0] Wo ein anderer dasselbe wollte, warst du nie zuerst
    [one] Einmal warst du zuerst, wo ein anderer dasselbe wollte
   *[other] { $won }-mal warst du zuerst, wo ein anderer dasselbe wollte
}, { $lost ->
    [0] und nie zu spät.
    [one] und einmal zu spät.
   *[other] und { $lost }-mal zu spät.
}
web-beanie-lag-given = { $given ->
    [0] Deine Leitung hat dir nichts eingebracht
    [one] Einmal kamst du zuerst dran, weil deine Leitung länger ist
   *[other] { $given }-mal kamst du zuerst dran, weil deine Leitung länger ist
}, { $taken ->
    [0] und keine andere hat dich etwas gekostet.
    [one] und einmal kam jemand vor dir dran, mit einer längeren Leitung.
   *[other] und { $taken }-mal kam jemand vor dir dran, mit einer längeren Leitung.
}
web-beanie-lag-line = Deine Leitung: { $line } ms hin und zurück. Zu deinen Gunsten wurden dafür insgesamt { $credited } ms abgezogen; deine Karten haben { $waited } ms auf andere gewartet.
web-beanie-lag-unmeasured = Deine Leitung wurde nicht gemessen. Deine Karten haben { $waited } ms auf andere gewartet.

## So wird gespielt

web-beanie-how-aim = Werd deine Karten vor den anderen los. Du musst dafür nicht warten, bis du dran bist.
web-beanie-how-melds = Was auf den Tisch kommt
web-beanie-how-melds-text = Jederzeit, egal wer am Zug ist: Tipp die Karten auf deiner Hand an und leg sie hin.
web-beanie-how-set = Ein Satz
web-beanie-how-set-text = Drei oder vier Karten eines Rangs.
web-beanie-how-run = Eine Reihe
web-beanie-how-run-text = Drei oder mehr Karten einer Farbe hintereinander. Das Ass kommt vor der Zwei, nie nach dem König.
web-beanie-how-wild = Beanies
web-beanie-how-wild-text = In jeder Runde ist ein Rang wild, zuerst die Könige, zuletzt die Asse. Diese Karten tragen eine Mütze und dürfen für jede Karte stehen. Auf der Mütze steht, für welche.
web-beanie-how-lone = Beanies allein
web-beanie-how-lone-text = Auch drei Beanies sind eine Meldung. Du sagst, was sie sind.
web-beanie-how-add = Anlegen
web-beanie-how-add-text = Jeder darf an jede Meldung anlegen, egal wer sie gelegt hat. Tipp die Karte an, und alles, wo sie passt, leuchtet auf.
web-beanie-how-onto = An eine Reihe
web-beanie-how-onto-text = Die nächste Karte am einen oder am anderen Ende.
web-beanie-how-take = Eine Beanie aus einem Satz nehmen
web-beanie-how-take-text = Leg eine Karte des Rangs an, dann darfst du die Beanie nehmen. Hat der Satz vier Karten, musst du.
web-beanie-how-swap = Eine Beanie aus einer Reihe tauschen
web-beanie-how-swap-text = Leg genau die Karte hin, für die die Beanie steht, und die Beanie gehört dir.
web-beanie-how-turn = Dein Zug
web-beanie-how-turn-text = Zieh vom Stapel oder nimm den ganzen Ablagestapel. Dann leg eine Karte ab. Nur das wartet, bis du dran bist.
web-beanie-how-pile = Was der Ablagestapel kostet
web-beanie-how-pile-text = Tipp ihn an: Er liegt ausgebreitet vor dir, und du siehst, wie viele Punkte er auf der Hand zählen würde.
web-beanie-how-race = Zwei zugleich
web-beanie-how-race-text = Wollen zwei denselben Platz, hat ihn der Erste; die Karten des anderen fliegen zurück. An den meisten Tischen kostet eine lange Leitung nichts: Treffen sich zwei, zählt, wann jeder hätte reagieren können.
web-beanie-how-equal = Gleiche Chancen für alle
web-beanie-how-equal-text = Nichts wartet, bis eine Karte geflogen ist: Was jemand tut, wird im selben Augenblick gezeigt, leuchtet und wird gesagt, mit oder ohne Bewegung. Mit Tasten ist jede Karte zwei Griffe entfernt: Ihr Rang wählt sie, L legt sie hin, D legt sie ab. Wer den Tisch hört, erfährt, auf wie viele Arten die gewählten Karten hingelegt werden können, und hört bei jeder Meldung, ob sie passen.
web-beanie-how-end = Beanie!
web-beanie-how-end-text = Wer keine Karte mehr hat, beendet die Runde sofort. Alle anderen zählen, was sie noch haben: fünf Punkte für Ass bis Neun, zehn für Zehn bis König, 25 für eine Beanie. Nach der letzten Runde gewinnen die wenigsten Punkte.
