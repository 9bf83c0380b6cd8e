### Biber Gang auf Deutsch.
###
### $card ist die gezogene Karte, $slot ein Platz und $slot_card die offene Karte, die dort liegt, $turned_card eine gerade
### aufgedeckte Karte, $out_card eine Karte, die die Auslage verlässt, $target der Platz, zu dem ein Biber schwimmt.  Karten und Plätze stehen als Kürzel ("7", "B"; "T1"
### bis "B4"); $seat ist ein Name, und $you sagt, ob er der des Lesers ist.  Karten mit Artikel stehen im Akkusativ.

## Das Spiel

biber-gang-title = Biber Gang
biber-gang-blurb = Tausche, bilde Paare und lass die Biber schwimmen: Die wenigsten Punkte gewinnen.
biber-gang-teaser = Paare und wenig Punkte

## Karten und Plätze

biber-gang-card-name = { $card ->
    [B] Biber
   *[other] { $card }
}
biber-gang-the-card = { $card ->
    [B] den Biber
   *[other] die { $card }
}
biber-gang-the-turned-card = { $turned_card ->
    [B] einen Biber
   *[other] eine { $turned_card }
}
biber-gang-the-out-card = { $out_card ->
    [B] den Biber
   *[other] die { $out_card }
}
biber-gang-slot = { $slot ->
    [T1] oben, Spalte 1
    [T2] oben, Spalte 2
    [T3] oben, Spalte 3
    [T4] oben, Spalte 4
    [B1] unten, Spalte 1
    [B2] unten, Spalte 2
    [B3] unten, Spalte 3
   *[B4] unten, Spalte 4
}
biber-gang-target = { $target ->
    [T1] oben, Spalte 1
    [T2] oben, Spalte 2
    [T3] oben, Spalte 3
    [T4] oben, Spalte 4
    [B1] unten, Spalte 1
    [B2] unten, Spalte 2
    [B3] unten, Spalte 3
   *[B4] unten, Spalte 4
}
biber-gang-deck = Nachziehstapel
biber-gang-hidden-card = verdeckte Karte

## Was man tun kann

biber-gang-action-open = Aufdecken: { biber-gang-slot }, und { biber-gang-target }
biber-gang-action-deck = Vom Nachziehstapel ziehen
biber-gang-action-pile = Vom Ablagestapel ziehen
biber-gang-action-swap = Gezogene Karte eintauschen: { biber-gang-slot }
biber-gang-action-turn = Gezogene Karte ablehnen und aufdecken: { biber-gang-slot }
biber-gang-action-refuse = Gezogene Karte ablehnen und nichts aufdecken
biber-gang-action-swim = Den Biber schwimmen lassen, von ({ biber-gang-slot }) nach ({ biber-gang-target })

## Was geschehen ist

biber-gang-event-opened = { $you ->
    [yes] Du hast deine beiden Karten gewählt.
   *[no] { $seat } hat zwei Karten gewählt.
}
biber-gang-event-shows = { $you ->
    [yes] Du deckst { $first_card ->
        [B] einen Biber
       *[other] eine { $first_card }
    } und { $second_card ->
        [B] einen Biber
       *[other] eine { $second_card }
    } auf.
   *[no] { $seat } deckt { $first_card ->
        [B] einen Biber
       *[other] eine { $first_card }
    } und { $second_card ->
        [B] einen Biber
       *[other] eine { $second_card }
    } auf.
}
biber-gang-event-starts = { $you ->
    [yes] Du hast die größte Summe und beginnst.
   *[no] { $seat } hat die größte Summe und beginnt.
}
biber-gang-event-tie = { $you ->
    [yes] Die größte Summe haben { $tied } Personen. Das Los fällt auf dich: Du beginnst.
   *[no] Die größte Summe haben { $tied } Personen. Das Los fällt auf { $seat }.
}
biber-gang-event-drew-deck = { $you ->
    [yes] Du ziehst eine Karte vom Nachziehstapel.
   *[no] { $seat } zieht eine Karte vom Nachziehstapel.
}
biber-gang-event-drew-deck-known = { $you ->
    [yes] Du ziehst { $card ->
        [B] einen Biber
       *[other] eine { $card }
    } vom Nachziehstapel.
   *[no] { $seat } zieht { $card ->
        [B] einen Biber
       *[other] eine { $card }
    } vom Nachziehstapel.
}
biber-gang-event-drew-pile = { $you ->
    [yes] Du nimmst { biber-gang-the-card } vom Ablagestapel.
   *[no] { $seat } nimmt { biber-gang-the-card } vom Ablagestapel.
}
biber-gang-event-swapped-open = { $you ->
    [yes] Du tauschst { biber-gang-the-out-card } ({ biber-gang-slot }) gegen { biber-gang-the-card }.
   *[no] { $seat } tauscht { biber-gang-the-out-card } ({ biber-gang-slot }) gegen { biber-gang-the-card }.
}
biber-gang-event-swapped-hidden = { $you ->
    [yes] Du tauschst eine verdeckte Karte ({ biber-gang-slot }) gegen { biber-gang-the-card }. Zum Vorschein kommt { $out_card ->
        [B] ein Biber
       *[other] eine { $out_card }
    }.
   *[no] { $seat } tauscht eine verdeckte Karte ({ biber-gang-slot }) gegen { biber-gang-the-card }. Zum Vorschein kommt { $out_card ->
        [B] ein Biber
       *[other] eine { $out_card }
    }.
}
biber-gang-event-turned = { $you ->
    [yes] Du lehnst { biber-gang-the-card } ab und deckst { biber-gang-the-turned-card } auf ({ biber-gang-slot }).
   *[no] { $seat } lehnt { biber-gang-the-card } ab und deckt { biber-gang-the-turned-card } auf ({ biber-gang-slot }).
}
biber-gang-event-refused = { $you ->
    [yes] Du lehnst { biber-gang-the-card } ab und deckst nichts auf.
   *[no] { $seat } lehnt { biber-gang-the-card } ab und deckt nichts auf.
}
biber-gang-event-swam = { $you ->
    [yes] Du legst { biber-gang-the-card } an die Stelle des Bibers ({ biber-gang-slot }). Der Biber schwimmt weiter ({ biber-gang-target }) und verdrängt { biber-gang-the-out-card }.
   *[no] { $seat } legt { biber-gang-the-card } an die Stelle des Bibers ({ biber-gang-slot }). Der Biber schwimmt weiter ({ biber-gang-target }) und verdrängt { biber-gang-the-out-card }.
}
biber-gang-event-called-end = { $you ->
    [yes] Du hast keine verdeckte Karte mehr. Alle anderen haben noch einen letzten Zug.
   *[no] { $seat } hat keine verdeckte Karte mehr. Alle anderen haben noch einen letzten Zug.
}
biber-gang-event-reshuffled = Der Nachziehstapel ist leer. { $cards ->
    [one] Eine Karte vom Ablagestapel ist der neue.
   *[other] { $cards } Karten vom Ablagestapel werden neu gemischt.
}
biber-gang-event-stalled = Seit { $turns } Zügen ist keine verdeckte Karte mehr verschwunden. Die Runde endet.
biber-gang-event-deck-out = { $you ->
    [yes] Du willst ziehen, aber der Nachziehstapel ist leer. Die Runde endet.
   *[no] { $seat } will ziehen, aber der Nachziehstapel ist leer. Die Runde endet.
}
biber-gang-event-round-over = Runde { $round } ist vorbei. Alle Karten werden aufgedeckt und gezählt.
biber-gang-event-match-over = { $rounds ->
    [one] Die Partie ist nach einer Runde vorbei.
   *[other] Die Partie ist nach { $rounds } Runden vorbei.
}
biber-gang-event-wins = { $you ->
    [yes] Du gewinnst mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }!
   *[no] { $seat } gewinnt mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }!
}
biber-gang-event-shares-win = { $you ->
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

biber-gang-moment-bonus = Der festeste Damm
biber-gang-moment-bonus-amount = { $amount ->
    [one] { $amount } Punkt weniger durch gleiche Paare
   *[other] { $amount } Punkte weniger durch gleiche Paare
}
biber-gang-moment-swims = Am besten geschwommen
biber-gang-moment-swims-amount = { $amount ->
    [one] ein Biber schwamm
   *[other] { $amount } Biber schwammen
}
biber-gang-moment-calls = Immer zuerst fertig
biber-gang-moment-calls-amount = das Ende von { $amount } Runden
biber-gang-moment-flood = Das schlimmste Hochwasser
biber-gang-moment-flood-amount = { $amount } Punkte in einer Runde

## Warum nicht

biber-gang-reason-not-an-action = Eine solche Aktion gibt es bei Biber Gang nicht. Zieh eine Karte; dann tausch sie ein, lehn sie ab oder lass einen Biber schwimmen.
biber-gang-reason-match-over = Die Partie ist vorbei. Weiter geht es mit einer Revanche.
biber-gang-reason-round-over = Die Runde ist vorbei. Die nächste ist noch nicht ausgeteilt.
biber-gang-reason-being-dealt = Es wird noch ausgeteilt. Warte einen Augenblick.
biber-gang-reason-not-your-turn = Du bist nicht am Zug. Warte, bis du an die Reihe kommst.
biber-gang-reason-open-first = Die Runde beginnt mit dem Aufdecken. Wähle zuerst zwei deiner Karten.
biber-gang-reason-already-opened = Du hast deine beiden Karten schon gewählt. Warte, bis die anderen gewählt haben.
biber-gang-reason-opening-done = Die ersten beiden Karten sind schon aufgedeckt. Zieh eine Karte, wenn du am Zug bist.
biber-gang-reason-draw-first = Du hast noch nicht gezogen. Zieh zuerst vom Nachziehstapel oder vom Ablagestapel.
biber-gang-reason-already-drew = Du hast { biber-gang-the-card } schon gezogen und kannst nicht mehr zurück. Entscheide, was mit der Karte geschieht.
biber-gang-reason-frozen-pair = Die beiden Biber in dieser Spalte bleiben fest beisammen. Leg { biber-gang-the-card } anderswohin.
biber-gang-reason-beaver-matches = { $card ->
    [B] Der gezogene Biber passt zu dem Biber dort ({ biber-gang-slot }) und kann ihn nicht hinauswerfen. Leg ihn auf eine verdeckte Karte oder auf eine Zahl.
   *[other] Die { $card } passt zu dem Biber dort ({ biber-gang-slot }) und kann ihn nicht hinauswerfen. Lass den Biber zu einer verdeckten Karte schwimmen oder leg die { $card } anderswohin.
}
biber-gang-reason-beaver-never-discarded = An diesem Tisch kommt ein offener Biber nie auf den Ablagestapel. Leg { biber-gang-the-card } anderswohin.
biber-gang-reason-already-open = { $slot_card ->
    [B] Der Biber dort ({ biber-gang-slot }) liegt schon offen. Deck eine verdeckte Karte auf.
   *[other] Die { $slot_card } dort ({ biber-gang-slot }) liegt schon offen. Deck eine verdeckte Karte auf.
}
biber-gang-reason-more-than-one-hidden = Du hast noch { $hidden } verdeckte Karten. Lehnst du { biber-gang-the-card } ab, musst du eine davon aufdecken.
biber-gang-reason-taken-must-swap = An diesem Tisch muss in deine Auslage, was du vom Ablagestapel nimmst. Leg { biber-gang-the-card } dorthin.
biber-gang-reason-swim-no-beaver = Dort ({ biber-gang-slot }) liegt kein offener Biber, also kann nichts schwimmen. Willst du { biber-gang-the-card } dorthin legen, dann tausch.
biber-gang-reason-swim-no-value = Der Biber dort ({ biber-gang-slot }) hat noch keinen Wert und kann nicht schwimmen: In seiner Spalte liegt keine offene Zahl.
biber-gang-reason-swim-value-differs = Der Biber dort ({ biber-gang-slot }) ist { $value } wert und schwimmt nur für diese Zahl. Du hast { biber-gang-the-card } gezogen: Nutze die Karte anderswo.
biber-gang-reason-swim-target-open = Die Karte dort ({ biber-gang-target }) liegt schon offen. Lass den Biber zu einer verdeckten Karte schwimmen.
biber-gang-reason-swim-drawn-beaver = Für einen gezogenen Biber schwimmt kein Biber. Leg den gezogenen gleich auf eine verdeckte Karte: Das kommt auf dasselbe heraus.

## Tischoptionen

biber-gang-option-discard_take_must_swap = Genommenes muss hinein
biber-gang-option-discard_take_must_swap-meaning = Ob eine Karte vom Ablagestapel in die Auslage muss oder wie jede andere abgelehnt werden darf.
biber-gang-option-discard_take_must_swap-off = darf abgelehnt werden
biber-gang-option-discard_take_must_swap-on = muss in die Auslage
biber-gang-option-beaver_never_discarded = Offene Biber bleiben
biber-gang-option-beaver_never_discarded-meaning = Ob ein einzelner offener Biber gegen eine Karte getauscht werden darf, die nicht zu ihm passt.
biber-gang-option-beaver_never_discarded-off = dürfen weggetauscht werden
biber-gang-option-beaver_never_discarded-on = bleiben immer
biber-gang-option-deck_out = Nachziehstapel leer
biber-gang-option-deck_out-meaning = Was geschieht, wenn jemand vom leeren Nachziehstapel ziehen will.
biber-gang-option-deck_out-reshuffle = Ablagestapel neu mischen
biber-gang-option-deck_out-end_round = Runde beenden
biber-gang-option-stall_limit = Stillstand
biber-gang-option-stall_limit-meaning = Wie viele Züge jede Person hat, ohne dass irgendeine verdeckte Karte verschwindet, bis die Runde von selbst endet. 0: Das geschieht nie.
biber-gang-option-stall_limit-value = { $value ->
    [one] je { $value } Zug
   *[other] je { $value } Züge
}
biber-gang-option-stall_limit-never = nie
biber-gang-option-rounds = Runden
biber-gang-option-rounds-meaning = Wie viele Runden eine Partie hat.
biber-gang-option-rounds-value = { $value ->
    [one] { $value } Runde
   *[other] { $value } Runden
}

biber-gang-drawing-piles = Stapel { $deck }, Ablage { $top }
biber-gang-drawing-drawn = { $source ->
    [deck] vom Stapel gezogen: { $card }
   *[pile] von der Ablage genommen: { $card }
}
