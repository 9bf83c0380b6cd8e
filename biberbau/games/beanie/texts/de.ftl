### Beanie auf Deutsch.
###
### $card sagt, welche Karte es ist, die Farbe zuerst: "C10", "SA", "HK" (Kreuz, Karo, Herz, Pik sind C, D, H, S).  $rank ist "A", 2 bis 10,
### "J", "Q" oder "K"; $suit einer der vier Buchstaben; $wild der Rang, der in dieser Runde wild ist.  $seat ist ein Name, $you sagt, ob
### es der des Lesers ist.

## Das Spiel

beanie-title = Beanie
beanie-blurb = Rommé in Echtzeit: Leg deine Karten hin, sobald sie passen, egal wer am Zug ist, und ruf schneller als die anderen.
beanie-teaser = Rommé in Echtzeit

## Karten

beanie-card-name = { $card ->
    [CA] Kreuz-Ass
    [C2] Kreuz-Zwei
    [C3] Kreuz-Drei
    [C4] Kreuz-Vier
    [C5] Kreuz-Fünf
    [C6] Kreuz-Sechs
    [C7] Kreuz-Sieben
    [C8] Kreuz-Acht
    [C9] Kreuz-Neun
    [C10] Kreuz-Zehn
    [CJ] Kreuz-Bube
    [CQ] Kreuz-Dame
    [CK] Kreuz-König
    [DA] Karo-Ass
    [D2] Karo-Zwei
    [D3] Karo-Drei
    [D4] Karo-Vier
    [D5] Karo-Fünf
    [D6] Karo-Sechs
    [D7] Karo-Sieben
    [D8] Karo-Acht
    [D9] Karo-Neun
    [D10] Karo-Zehn
    [DJ] Karo-Bube
    [DQ] Karo-Dame
    [DK] Karo-König
    [HA] Herz-Ass
    [H2] Herz-Zwei
    [H3] Herz-Drei
    [H4] Herz-Vier
    [H5] Herz-Fünf
    [H6] Herz-Sechs
    [H7] Herz-Sieben
    [H8] Herz-Acht
    [H9] Herz-Neun
    [H10] Herz-Zehn
    [HJ] Herz-Bube
    [HQ] Herz-Dame
    [HK] Herz-König
    [SA] Pik-Ass
    [S2] Pik-Zwei
    [S3] Pik-Drei
    [S4] Pik-Vier
    [S5] Pik-Fünf
    [S6] Pik-Sechs
    [S7] Pik-Sieben
    [S8] Pik-Acht
    [S9] Pik-Neun
    [S10] Pik-Zehn
    [SJ] Pik-Bube
    [SQ] Pik-Dame
   *[SK] Pik-König
}
beanie-rank = { $rank ->
    [A] Ass
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [J] Bube
    [Q] Dame
   *[K] König
}
beanie-ranks = { $rank ->
    [A] Assen
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
    [6] Sechsen
    [7] Siebenen
    [8] Achten
    [9] Neunen
    [10] Zehnen
    [J] Buben
    [Q] Damen
   *[K] Königen
}
beanie-wild-ranks = { $wild ->
    [A] Asse
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
    [6] Sechsen
    [7] Siebenen
    [8] Achten
    [9] Neunen
    [10] Zehnen
    [J] Buben
    [Q] Damen
   *[K] Könige
}
beanie-suit = { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
}
beanie-set = Satz aus { beanie-ranks }
beanie-run = Reihe in { beanie-suit }
beanie-hidden-card = verdeckte Karte

## Was man tun kann

beanie-action-draw = Vom Stapel ziehen
beanie-action-pile = Den ganzen Ablagestapel nehmen
beanie-action-end = Die Runde beenden
beanie-action-keep = Die letzte Karte behalten
beanie-action-call = Beanie!
beanie-action-discard = Ablegen: { beanie-card-name }
beanie-action-set = Einen Satz legen: { $card_list }
beanie-action-set-as = Einen Satz aus { beanie-ranks } legen: { $card_list }
beanie-action-run = Eine Reihe legen: { $card_list }
beanie-action-run-as = Eine Reihe in { beanie-suit } ab { beanie-rank } legen: { $card_list }
beanie-action-add = { beanie-card-name } an Meldung { $meld } anlegen
beanie-action-add-low = { beanie-card-name } unten an Meldung { $meld } anlegen
beanie-action-add-high = { beanie-card-name } oben an Meldung { $meld } anlegen
beanie-action-take = { beanie-card-name } an Meldung { $meld } anlegen und eine Beanie nehmen
beanie-action-swap = { beanie-card-name } gegen die Beanie in Meldung { $meld } tauschen

## Was geschehen ist

beanie-event-draws = { $you ->
    [yes] Du ziehst vom Stapel.
   *[no] { $seat } zieht vom Stapel.
}
beanie-event-draws-card = { $you ->
    [yes] Du ziehst { beanie-card-name }.
   *[no] { $seat } zieht { beanie-card-name }.
}
beanie-event-stock-empty = Der Stapel ist aufgebraucht.
beanie-event-takes-pile = { $you ->
    [yes] Du nimmst den Ablagestapel: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
   *[no] { $seat } nimmt den Ablagestapel: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
}
beanie-event-discards = { $you ->
    [yes] Du legst { beanie-card-name } ab.
   *[no] { $seat } legt { beanie-card-name } ab.
}
beanie-event-keeps = { $you ->
    [yes] Du behältst deine letzte Karte.
   *[no] { $seat } behält die letzte Karte.
}
beanie-event-ends = { $you ->
    [yes] Der Stapel ist aufgebraucht, und du beendest die Runde.
   *[no] Der Stapel ist aufgebraucht, und { $seat } beendet die Runde.
}
beanie-event-lays-set = { $you ->
    [yes] Du legst einen Satz aus { beanie-ranks }: { $card_list }.
   *[no] { $seat } legt einen Satz aus { beanie-ranks }: { $card_list }.
}
beanie-event-lays-run = { $you ->
    [yes] Du legst eine Reihe in { beanie-suit }: { $card_list }.
   *[no] { $seat } legt eine Reihe in { beanie-suit }: { $card_list }.
}
beanie-event-adds-set = { $you ->
    [yes] Du legst { beanie-card-name } an den Satz aus { beanie-ranks } an.
   *[no] { $seat } legt { beanie-card-name } an den Satz aus { beanie-ranks } an.
}
beanie-event-adds-run = { $you ->
    [yes] Du legst { beanie-card-name } an die Reihe in { beanie-suit } an.
   *[no] { $seat } legt { beanie-card-name } an die Reihe in { beanie-suit } an.
}
beanie-event-stands = { beanie-card-name } steht für { beanie-suit }-{ beanie-rank }.
beanie-event-takes-beanie = { $you ->
    [yes] Du nimmst dafür { beanie-card-name }.
   *[no] { $seat } nimmt dafür { beanie-card-name }.
}
beanie-event-beanie = { $you ->
    [yes] Beanie! Du hast keine Karte mehr.
   *[no] Beanie! { $seat } hat keine Karte mehr.
}
beanie-event-stall = Lange hat sich nichts mehr bewegt. Die Runde endet.
beanie-event-nothing-to-draw = Es gibt nichts mehr zu ziehen. Die Runde endet.
beanie-event-round-over = Runde { $round } ist vorbei. Alle Hände werden gezeigt und gezählt.
beanie-event-match-over = { $rounds ->
    [one] Die Partie ist nach einer Runde vorbei.
   *[other] Die Partie ist nach { $rounds } Runden vorbei.
}
beanie-event-wins = { $you ->
    [yes] Du gewinnst mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }!
   *[no] { $seat } gewinnt mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }!
}
beanie-event-shares-win = { $you ->
    [yes] Du teilst dir den Sieg mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }!
   *[no] { $seat } teilt sich den Sieg mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }!
}

## Was an einer Partie auffiel

beanie-moment-outs = Am häufigsten Beanie!
beanie-moment-outs-amount = { $amount ->
    [one] in einer Runde ausgemacht
   *[other] in { $amount } Runden ausgemacht
}
beanie-moment-run = Die längste Reihe
beanie-moment-run-amount = { $amount } Karten hintereinander
beanie-moment-melds = Die meisten Meldungen
beanie-moment-melds-amount = { $amount } Meldungen gelegt
beanie-moment-beanies = Auf Beanies aus
beanie-moment-beanies-amount = { $amount ->
    [one] eine Beanie genommen
   *[other] { $amount } Beanies genommen
}
beanie-moment-pile = Die vollsten Arme
beanie-moment-pile-amount = { $amount } Karten vom Ablagestapel auf einmal

## Warum nicht

beanie-reason-not-an-action = Eine solche Aktion gibt es bei Beanie nicht. Zieh, leg ab oder leg Karten hin.
beanie-reason-match-over = Die Partie ist vorbei. Weiter geht es mit einer Revanche.
beanie-reason-round-over = Die Runde ist vorbei. Die nächste ist noch nicht ausgeteilt.
beanie-reason-being-dealt = Es wird noch ausgeteilt. Warte einen Augenblick.
beanie-reason-not-your-turn = Zum Ziehen und Ablegen bist du nicht am Zug. Aber Karten hinlegen darfst du jederzeit.
beanie-reason-already-drawn = Du hast schon gezogen. Jetzt folgt das Ablegen.
beanie-reason-draw-first = Zieh zuerst eine Karte, dann leg ab.
beanie-reason-stock-empty = Der Stapel ist aufgebraucht. Nimm den Ablagestapel oder beende die Runde.
beanie-reason-stock-left = So beenden kann man die Runde nur, wenn der Stapel aufgebraucht ist. Zieh eine Karte.
beanie-reason-pile-empty = Der Ablagestapel ist leer. Zieh vom Stapel.
beanie-reason-not-in-hand = { beanie-card-name } hast du nicht auf der Hand. Wähl unter den Karten, die du hast.
beanie-reason-last-card-stays = An diesem Tisch beendet niemand die Runde durch Ablegen. Behalt deine letzte Karte oder leg sie hin.
beanie-reason-nothing-to-keep = Behalten wird nur eine letzte Karte, die bleiben muss. Leg eine Karte ab.
beanie-reason-called-by-itself = An diesem Tisch wird für dich gerufen, sobald deine Hand leer ist. Leg einfach deine Karten hin.
beanie-reason-hand-not-empty = Du hast noch Karten. Leg erst alle hin, bevor du rufst.
beanie-reason-hand-empty = Deine Hand ist leer. Ruf Beanie!
beanie-reason-no-such-meld = Eine Meldung mit der Nummer { $meld } liegt nicht auf dem Tisch. Leg an eine an, die dort liegt, oder leg eine eigene.
beanie-reason-own-meld-first = An diesem Tisch musst du zuerst einen eigenen Satz oder eine eigene Reihe legen.
beanie-reason-other-rank = { beanie-card-name } gehört nicht zu diesem Satz. Such eine andere Meldung dafür.
beanie-reason-set-full = Dieser Satz hat vier Karten und nimmt keine mehr auf. Such eine andere Meldung.
beanie-reason-must-take = Dieser Satz hat vier Karten. Wenn du { beanie-card-name } anlegst, musst du eine Beanie herausnehmen.
beanie-reason-no-such-beanie = Diese Beanie liegt nicht in diesem Satz. Nehmen kannst du nur eine, die darin liegt.
beanie-reason-not-a-set = So nimmt man eine Beanie nur aus einem Satz. In einer Reihe tritt die Karte an ihre Stelle, für die sie steht.
beanie-reason-not-a-run = Das geht nur bei einer Reihe. An einen Satz legst du die Karte einfach an.
beanie-reason-not-a-neighbour = { beanie-card-name } ist an keinem Ende dieser Reihe die nächste Karte. Such eine andere Meldung dafür.
beanie-reason-run-ends = Eine Reihe endet unten beim Ass und oben beim König. Versuch das andere Ende oder eine andere Meldung.
beanie-reason-name-the-end = Sag, an welchem Ende der Reihe { beanie-card-name } stehen soll.
beanie-reason-not-a-beanie = { beanie-card-name } ist keine Beanie: In dieser Runde sind { beanie-wild-ranks } wild. Leg sie als die Karte hin, die sie ist.
beanie-reason-own-place = An ihrem eigenen Platz ist eine Karte sie selbst und keine Beanie. Leg sie dort als die Karte hin, die sie ist.
beanie-reason-nothing-stands-for-it = In dieser Reihe steht keine Beanie für { beanie-card-name }. Leg sie an ein Ende an, wenn sie dort die nächste ist.
beanie-reason-too-many-beanies = An diesem Tisch dürfen nicht so viele Beanies in einer Meldung liegen. Nimm statt einer davon eine andere Karte.
beanie-reason-lies-twice = Eine Karte kann nicht an zwei Stellen einer Reihe liegen. Leg an eine davon eine andere Karte.

## Tischoptionen

beanie-option-first_upcard = Erste Karte der Ablage
beanie-option-first_upcard-meaning = Ob nach dem Austeilen eine Karte aufgedeckt wird, mit der der Ablagestapel beginnt.
beanie-option-first_upcard-off = keine
beanie-option-first_upcard-on = aufgedeckt
beanie-option-max_beanies_per_meld = Beanies in einer Meldung
beanie-option-max_beanies_per_meld-meaning = Wie viele Beanies in einem Satz oder einer Reihe liegen dürfen.
beanie-option-max_beanies_per_meld-none = beliebig viele
beanie-option-max_beanies_per_meld-1 = eine
beanie-option-max_beanies_per_meld-less_than_half = weniger als die Hälfte
beanie-option-out_by_discard = Ausmachen
beanie-option-out_by_discard-meaning = Ob man auch ausmachen kann, indem man die letzte Karte ablegt.
beanie-option-out_by_discard-on = auch durch Ablegen
beanie-option-out_by_discard-off = nur durch Hinlegen
beanie-option-call = Der Ruf
beanie-option-call-meaning = Ob „Beanie!“ von selbst gerufen wird oder man dafür drücken muss, ehe ein anderer etwas tut.
beanie-option-call-auto = von selbst
beanie-option-call-button = mit einem Knopf
beanie-option-pile_view = Ablagestapel
beanie-option-pile_view-meaning = Ob man den ganzen Ablagestapel durchsehen darf oder nur die oberste Karte sieht.
beanie-option-pile_view-all = offen
beanie-option-pile_view-top = nur die oberste Karte
beanie-option-own_meld_first = Anlegen
beanie-option-own_meld_first-meaning = Ob man zuerst eine eigene Meldung legen muss, bevor man an andere anlegen darf.
beanie-option-own_meld_first-off = sofort
beanie-option-own_meld_first-on = nach einer eigenen Meldung
beanie-option-rounds = Runden
beanie-option-rounds-meaning = Wie viele Runden eine Partie hat; alle dreizehn gehen von den Königen bis zu den Assen.
beanie-option-rounds-value = { $value ->
    [one] { $value } Runde
   *[other] { $value } Runden
}
beanie-option-stall = Stillstand
beanie-option-stall-meaning = Nach wie vielen Zügen aller ohne eine Karte vom Stapel oder auf den Tisch die Runde endet.
beanie-option-stall-value = { $value ->
    [one] je { $value } Zug
   *[other] je { $value } Züge
}
beanie-option-turn_seconds = Zuguhr
beanie-option-turn_seconds-meaning = Wie lange nachdenken darf, wer am Zug ist, bevor die Uhr zieht oder ablegt.
beanie-option-turn_seconds-30 = 30 Sekunden
beanie-option-turn_seconds-0 = keine Uhr
beanie-option-turn_seconds-10 = 10 Sekunden
beanie-option-turn_seconds-15 = 15 Sekunden
beanie-option-turn_seconds-20 = 20 Sekunden
beanie-option-turn_seconds-45 = 45 Sekunden
beanie-option-turn_seconds-60 = eine Minute
beanie-option-turn_seconds-120 = zwei Minuten
beanie-option-fairness = Gerecht auf jede Entfernung
beanie-option-fairness-meaning = Ob Züge, die zusammentreffen, danach geordnet werden, wann jeder hätte reagieren können, und nicht nach der Länge der Leitung.
beanie-option-fairness-on = an
beanie-option-fairness-off = aus

beanie-drawing-table = { $rank ->
    [A] Asse
    [J] Buben
    [Q] Damen
    [K] Könige
   *[other] { $rank }er
} sind wild; Stapel { $stock }, Ablagestapel { $pile }
beanie-drawing-seat = { $hand ->
    [one] { $hand } Karte auf der Hand
   *[other] { $hand } Karten auf der Hand
}
beanie-drawing-meld = { $meld } { $kind ->
    [set] Satz
   *[run] Reihe
}: { $cards }
beanie-drawing-hand = { $you ->
    [yes] du hast
   *[no] { $name } hat
} { $cards }
beanie-drawing-known = { $name } hat bekanntlich { $cards }
