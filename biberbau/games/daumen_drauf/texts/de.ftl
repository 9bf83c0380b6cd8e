### Daumen Drauf! auf Deutsch.
###
### $colour ("Y", "G", "K"), $value und $poison ("yes", "no" oder "unknown") sagen, welche Karte es ist; $last_colour und $last_value nennen die
### zuletzt gezeigte Karte.  $seat und $other sind Namen, $you und $youother sagen, ob sie die des Lesers sind.

## Das Spiel

daumen-drauf-title = Daumen Drauf!
daumen-drauf-blurb = Zeig eine Schlange, aber halt den Daumen auf ihren Kopf: Sammle die harmlosen und lass die anderen auf das Gift hereinfallen.
daumen-drauf-teaser = Bluffen mit Schlangen

## Karten

daumen-drauf-colour = { $colour ->
    [Y] gelbe
    [G] grüne
   *[K] schwarze
}
daumen-drauf-face = { daumen-drauf-colour } { $value }
daumen-drauf-card-name = { $poison ->
    [yes] giftige { daumen-drauf-face }
    [no] harmlose { daumen-drauf-face }
   *[unknown] { daumen-drauf-face }
}
daumen-drauf-last-card = { $last_colour ->
    [Y] gelbe
    [G] grüne
   *[K] schwarze
} { $last_value }
daumen-drauf-hidden-card = verdeckte Karte

## Was man tun kann

daumen-drauf-action-show = Zeigen: die { daumen-drauf-card-name }
daumen-drauf-action-parry = Mit dem Zwilling parieren
daumen-drauf-action-pass = Passen
daumen-drauf-action-let = Durchlassen

## Was geschehen ist

daumen-drauf-event-leads = { $you ->
    [yes] Du spielst eine { daumen-drauf-card-name } an.
   *[no] { $seat } spielt eine { daumen-drauf-card-name } an.
}
daumen-drauf-event-shows = { $you ->
    [yes] Du zeigst eine { daumen-drauf-card-name }.
   *[no] { $seat } zeigt eine { daumen-drauf-card-name }.
}
daumen-drauf-event-lays-open = { $you ->
    [yes] Du legst deine vorige Karte offen hin: eine { daumen-drauf-card-name }.
   *[no] { $seat } legt die vorige Karte offen hin: eine { daumen-drauf-card-name }.
}
daumen-drauf-event-passes = { $you ->
    [yes] Du passt.
   *[no] { $seat } passt.
}
daumen-drauf-event-nobody-parries = Niemand pariert außer der Reihe.
daumen-drauf-event-parries = { $you ->
    [yes] Du parierst mit dem Zwilling, einer { $poison ->
        [yes] giftigen
       *[no] harmlosen
    } { $colour ->
        [Y] gelben
        [G] grünen
       *[K] schwarzen
    } { $value }!
   *[no] { $seat } pariert mit dem Zwilling, einer { $poison ->
        [yes] giftigen
       *[no] harmlosen
    } { $colour ->
        [Y] gelben
        [G] grünen
       *[K] schwarzen
    } { $value }!
}
daumen-drauf-event-lifts = { $you ->
    [yes] Daumen hoch: Deine Karte war eine { daumen-drauf-card-name }.
   *[no] Daumen hoch: { $seat } hielt eine { daumen-drauf-card-name }.
}
daumen-drauf-event-takes = { $unseen ->
    [0] { $you ->
        [yes] Du nimmst den Stich: { $harmless } harmlos, { $poisonous } giftig.
       *[no] { $seat } nimmt den Stich: { $harmless } harmlos, { $poisonous } giftig.
    }
   *[other] { $you ->
        [yes] Du nimmst den Stich.
       *[no] { $seat } nimmt den Stich, { $unseen } von { $cards } ungesehen.
    }
}
daumen-drauf-event-leads-instead = { $you ->
    [yes] { $other } hat keine Karte mehr, also spielst du an.
   *[no] { $youother ->
        [yes] Du hast keine Karte mehr, also spielt { $seat } an.
       *[no] { $other } hat keine Karte mehr, also spielt { $seat } an.
    }
}
daumen-drauf-event-stack-empty = Der Stapel ist aufgebraucht: Von nun an werden die Hände kleiner.
daumen-drauf-event-round-over = Spiel { $round } ist vorbei. Alle Hände und Stiche werden gezeigt und gezählt.
daumen-drauf-event-match-over = { $rounds ->
    [one] Die Partie ist nach einem Spiel vorbei.
   *[other] Die Partie ist nach { $rounds } Spielen vorbei.
}
daumen-drauf-event-wins = { $you ->
    [yes] Du gewinnst mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }!
   *[no] { $seat } gewinnt mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }!
}
daumen-drauf-event-shares-win = { $you ->
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

daumen-drauf-moment-poison = Am meisten Gift
daumen-drauf-moment-poison-amount = { $amount ->
    [one] eine giftige Schlange
   *[other] { $amount } giftige Schlangen
}
daumen-drauf-moment-harmless = Freund der Schlangen
daumen-drauf-moment-harmless-amount = { $amount ->
    [one] eine harmlose Schlange
   *[other] { $amount } harmlose Schlangen
}
daumen-drauf-moment-trick = Der größte Stich
daumen-drauf-moment-trick-amount = { $amount } Karten auf einmal
daumen-drauf-moment-parries = Zwilling zur Hand
daumen-drauf-moment-parries-amount = { $amount ->
    [one] einmal pariert
   *[other] { $amount }-mal pariert
}

## Warum nicht

daumen-drauf-reason-not-an-action = Eine solche Aktion gibt es bei Daumen Drauf! nicht. Zeig eine Karte, parier oder passe.
daumen-drauf-reason-match-over = Die Partie ist vorbei. Weiter geht es mit einer Revanche.
daumen-drauf-reason-round-over = Das Spiel ist vorbei. Das nächste ist noch nicht ausgeteilt.
daumen-drauf-reason-being-dealt = Es wird noch ausgeteilt. Warte einen Augenblick.
daumen-drauf-reason-not-your-turn = Du bist nicht am Zug. Warte, bis du an die Reihe kommst.
daumen-drauf-reason-card-not-played = Die { daumen-drauf-face } ist nicht im Spiel: An diesem Tisch gehen die Zahlen nur bis { $values }.
daumen-drauf-reason-not-in-hand = Die { daumen-drauf-card-name } hast du nicht. Zeig eine Karte aus deiner Hand.
daumen-drauf-reason-leader-shows = Du spielst an und kannst nicht passen. Zeig irgendeine Karte aus deiner Hand.
daumen-drauf-reason-nothing-to-parry = Noch ist nichts gezeigt, was man parieren könnte. Spiel irgendeine Karte aus deiner Hand an.
daumen-drauf-reason-colour-is-weaker = Auf dem Tisch ist die { daumen-drauf-last-card }, und ihre Farbe kam später: Eine { daumen-drauf-face } schlägt sie nicht mehr.
daumen-drauf-reason-number-too-low = Auf dem Tisch ist die { daumen-drauf-last-card }: In derselben Farbe brauchst du eine größere Zahl als { $last_value }.
daumen-drauf-reason-twin-only-parries = Deine { daumen-drauf-face } ist der Zwilling der gezeigten Karte. Schlagen kannst du damit nicht, aber parieren.
daumen-drauf-reason-no-twin = Zum Parieren brauchst du die andere { daumen-drauf-last-card }, und die hast du nicht.
daumen-drauf-reason-own-card = Die zuletzt gezeigte Karte ist deine eigene. Niemand pariert sich selbst.
daumen-drauf-reason-window-open = Andere können diese Karte noch parieren. Warte, bis sie sich entschieden haben.
daumen-drauf-reason-parry-or-let = Du bist nicht am Zug: Du kannst diese Karte nur parieren oder durchlassen.
daumen-drauf-reason-nothing-to-let = Gerade fragt niemand, wer außer der Reihe pariert. Zeig, parier oder passe, wenn du am Zug bist.

## Tischoptionen

daumen-drauf-option-parry = Parieren
daumen-drauf-option-parry-meaning = Ob man nur im eigenen Zug parieren darf oder gleich nach jeder gezeigten Karte.
daumen-drauf-option-parry-in_turn = nur im eigenen Zug
daumen-drauf-option-parry-any_time = jederzeit
daumen-drauf-option-reveal_on_take = Daumen hoch
daumen-drauf-option-reveal_on_take-meaning = Wer sieht, was unter den Daumen war, wenn ein Stich genommen wird.
daumen-drauf-option-reveal_on_take-all = alle
daumen-drauf-option-reveal_on_take-taker = nur wer ihn nimmt
daumen-drauf-option-topup_first = Zuerst nachziehen
daumen-drauf-option-topup_first-meaning = Wessen Hand nach einem Stich zuerst aufgefüllt wird.
daumen-drauf-option-topup_first-last_decision = wer zuletzt entschieden hat
daumen-drauf-option-topup_first-taker = wer den Stich genommen hat
daumen-drauf-option-start_next = Wer das nächste Spiel beginnt
daumen-drauf-option-start_next-meaning = Wer im folgenden Spiel den ersten Stich anspielt.
daumen-drauf-option-start_next-rotate = im Uhrzeigersinn
daumen-drauf-option-start_next-winner = wer gewonnen hat
daumen-drauf-option-games = Spiele
daumen-drauf-option-games-meaning = Wie viele Spiele eine Partie hat.
daumen-drauf-option-games-value = { $value ->
    [one] { $value } Spiel
   *[other] { $value } Spiele
}

daumen-drauf-drawing-seat = { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}, { $taken } genommen
daumen-drauf-drawing-trick = Stich { $cards }  (Farben { $colours }), Stapel { $stack }
daumen-drauf-drawing-hand = { $you ->
    [yes] deine Hand
   *[no] Hand von { $name }
}: { $cards }
