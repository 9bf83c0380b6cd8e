schwimmen-title = Schwimmen
schwimmen-blurb = Drei Karten einer Farbe, so nah an 31 wie möglich; wer am wenigsten hat, verliert ein Leben.

schwimmen-option-lives = Leben
schwimmen-option-lives-meaning = Leben je Person; wer keines mehr hat, schwimmt und geht beim nächsten Verlust unter.
schwimmen-option-lives-value = { $value } Leben

schwimmen-field-hand = Hand
schwimmen-field-display = Mitte
schwimmen-field-gone = Beiseite
schwimmen-field-stock = Stapel
schwimmen-field-knocker = Geklopft

schwimmen-action-pass = Schieben
schwimmen-action-knock = Klopfen
schwimmen-action-all = Alle drei Karten tauschen
schwimmen-action-swap = { $give } gegen Karte { $take } der Mitte tauschen

schwimmen-event-pass = { $you ->
    [yes] Du schiebst.
   *[no] { $seat } schiebt.
}
schwimmen-event-knock = { $you ->
    [yes] Du klopfst.  Alle anderen sind noch einmal am Zug.
   *[no] { $seat } klopft.  Alle anderen sind noch einmal am Zug.
}
schwimmen-event-all = { $you ->
    [yes] Du tauschst alle drei Karten.
   *[no] { $seat } tauscht alle drei Karten.
}
schwimmen-event-swap = { $you ->
    [yes] Du legst { $give } ab und nimmst { $take }.
   *[no] { $seat } legt { $give } ab und nimmt { $take }.
}

schwimmen-reason-unknown-action = Diese Aktion gibt es nicht.
schwimmen-reason-no-round = Es wird gerade keine Runde gespielt.
schwimmen-reason-not-your-turn = Du bist nicht am Zug.
schwimmen-reason-not-in-hand = Diese Karte hast du nicht auf der Hand.
schwimmen-reason-has-knocked = Es hat schon jemand geklopft.
