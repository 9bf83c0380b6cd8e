### Biber-Mania auf Deutsch.
###
### $card ist der Code einer Karte („7“, „SB“, „JO“ …), $card_list mehrere mit ihren Namen.  $seat und $other sind Namen von Spielern, $you und
### $youother sagen, ob es die des Lesers sind.

## Das Spiel

biber-mania-title = Biber-Mania
biber-mania-blurb = Lege viele Karten auf deinen Stapel, stich die anderen, ob du willst oder nicht, und hüte dich vor dem Dieb.
biber-mania-teaser = Ablegen, stechen, klauen

## Karten

biber-mania-card-name = { $card ->
    [SB] Superbiber
    [DI] Dieb
    [FE] Fee
    [PB] Partybiber
    [HI] Hippie
    [GE] Gemeinling
    [BG] Bodyguard
    [KO] König
    [JO] Joker
   *[other] { $card }
}

## Welche Tische gespielt werden können

biber-mania-deck-too-large = Dieses Deck hätte { $cards } Karten. Ein Deck hat höchstens { $most }: Nimm weniger gleiche Karten oder eine kleinere höchste Zahl.
biber-mania-deck-too-small = Dieses Deck hat { $cards } Karten, aber { $players } Leute brauchen mindestens { $least }: für die Hände, die Auslage, den Vorrat und eine Karte zum Nachziehen.

## Was man tun kann

biber-mania-action-lay = { $card_list } ablegen
biber-mania-action-stab = { $card_list } in der Auslage stechen
biber-mania-action-stab-at = { $youother ->
    [yes] Die eigenen obersten Karten stechen
   *[no] Die obersten Karten von { $other } stechen
}
biber-mania-action-take = Die Karten nehmen
biber-mania-action-refuse = Die Karten ablehnen
biber-mania-action-take-part = Nur { $card_list } nehmen
biber-mania-action-steal-display = { $card_list } aus der Auslage klauen
biber-mania-action-steal-stock = { $card_list } aus dem Vorrat klauen
biber-mania-action-steal-pile = { $youother ->
    [yes] { $card_list } von dir selbst klauen
   *[no] { $card_list } von { $other } klauen
}
biber-mania-action-wish = { $youother ->
    [yes] Dir { $card_list } von dir selbst wünschen
   *[no] Dir { $card_list } von { $other } wünschen
}
biber-mania-action-no-wish = Dir nichts wünschen
biber-mania-action-bad-guy = { $youother ->
    [yes] Gemeinling: Die Karten sind für dich
   *[no] Gemeinling: Die Karten sind für { $other }
}
biber-mania-action-give-stock = { $card_list } aus dem Vorrat geben
biber-mania-action-give-deck = Die nächste Karte vom Nachziehstapel geben
biber-mania-action-draw-deck = Vom Nachziehstapel ziehen
biber-mania-action-draw-stock = { $card_list } aus dem Vorrat ziehen

## Was geschah

biber-mania-event-lays = { $you ->
    [yes] Du legst ab: { $card_list }.
   *[no] { $seat } legt ab: { $card_list }.
}
biber-mania-event-stabs-display = { $you ->
    [yes] Du stichst in der Auslage: { $card_list }.
   *[no] { $seat } sticht in der Auslage: { $card_list }.
}
biber-mania-event-stab-at = { $you ->
    [yes] Du stichst die obersten Karten von { $other }.
   *[no] { $youother ->
        [yes] { $seat } sticht deine obersten Karten.
       *[no] { $seat } sticht die obersten Karten von { $other }.
    }
}
biber-mania-event-takes = { $you ->
    [yes] Du stichst { $other } und nimmst { $card_list }.
   *[no] { $youother ->
        [yes] { $seat } sticht dich und nimmt { $card_list }.
       *[no] { $seat } sticht { $other } und nimmt { $card_list }.
    }
}
biber-mania-event-refuses = { $you ->
    [yes] Du stichst { $other } und lehnst ab: { $card_list }. Das ist aus dem Spiel.
   *[no] { $youother ->
        [yes] { $seat } sticht dich und lehnt ab: { $card_list }. Das ist aus dem Spiel.
       *[no] { $seat } sticht { $other } und lehnt ab: { $card_list }. Das ist aus dem Spiel.
    }
}
biber-mania-event-steal-display = { $you ->
    [yes] Du klaust aus der Auslage: { biber-mania-card-name }.
   *[no] { $seat } klaut aus der Auslage: { biber-mania-card-name }.
}
biber-mania-event-steal-stock = { $you ->
    [yes] Du klaust aus dem Vorrat: { biber-mania-card-name }.
   *[no] { $seat } klaut aus dem Vorrat: { biber-mania-card-name }.
}
biber-mania-event-steal-pile = { $you ->
    [yes] Du klaust vom Stapel von { $other }: { biber-mania-card-name }.
   *[no] { $youother ->
        [yes] { $seat } klaut von deinem Stapel: { biber-mania-card-name }.
       *[no] { $seat } klaut vom Stapel von { $other }: { biber-mania-card-name }.
    }
}
biber-mania-event-wish-granted = { $you ->
    [yes] Du wünschst dir etwas von { $other } und bekommst es: { biber-mania-card-name }.
   *[no] { $youother ->
        [yes] { $seat } wünscht sich etwas von dir und bekommt es: { biber-mania-card-name }.
       *[no] { $seat } wünscht sich etwas von { $other } und bekommt es: { biber-mania-card-name }.
    }
}
biber-mania-event-wish-lost = { $you ->
    [yes] Du wünschst dir etwas von { $other } und gehst leer aus: { biber-mania-card-name }.
   *[no] { $youother ->
        [yes] { $seat } wünscht sich etwas, das du nicht hast: { biber-mania-card-name }.
       *[no] { $seat } wünscht sich etwas von { $other } und geht leer aus: { biber-mania-card-name }.
    }
}
biber-mania-event-no-wish = { $you ->
    [yes] Du wünschst dir nichts.
   *[no] { $seat } wünscht sich nichts.
}
biber-mania-event-bad-guy = { $you ->
    [yes] Dein Gemeinling hat zwei Karten für { $other }.
   *[no] { $youother ->
        [yes] Der Gemeinling von { $seat } hat zwei Karten für dich.
       *[no] Der Gemeinling von { $seat } hat zwei Karten für { $other }.
    }
}
biber-mania-event-give-stock = { $you ->
    [yes] Du gibst { $other } aus dem Vorrat: { biber-mania-card-name }.
   *[no] { $youother ->
        [yes] { $seat } gibt dir aus dem Vorrat: { biber-mania-card-name }.
       *[no] { $seat } gibt { $other } aus dem Vorrat: { biber-mania-card-name }.
    }
}
biber-mania-event-give-deck = { $you ->
    [yes] Du gibst { $other } die nächste Karte vom Nachziehstapel.
   *[no] { $youother ->
        [yes] { $seat } gibt dir die nächste Karte vom Nachziehstapel.
       *[no] { $seat } gibt { $other } die nächste Karte vom Nachziehstapel.
    }
}
biber-mania-event-give-deck-known = { $you ->
    [yes] Du gibst { $other } die nächste Karte vom Nachziehstapel: { biber-mania-card-name }.
   *[no] { $youother ->
        [yes] { $seat } gibt dir die nächste Karte vom Nachziehstapel: { biber-mania-card-name }.
       *[no] { $seat } gibt { $other } die nächste Karte vom Nachziehstapel: { biber-mania-card-name }.
    }
}
biber-mania-event-draw-deck = { $you ->
    [yes] Du ziehst eine Karte nach.
   *[no] { $seat } zieht eine Karte nach.
}
biber-mania-event-draw-deck-known = { $you ->
    [yes] Du ziehst eine Karte nach: { biber-mania-card-name }.
   *[no] { $seat } zieht eine Karte nach: { biber-mania-card-name }.
}
biber-mania-event-draw-stock = { $you ->
    [yes] Du ziehst aus dem Vorrat nach: { biber-mania-card-name }.
   *[no] { $seat } zieht aus dem Vorrat nach: { biber-mania-card-name }.
}
biber-mania-event-adds = { $you ->
    [yes] Du legst zum König von { $other } dazu: { biber-mania-card-name }.
   *[no] { $youother ->
        [yes] { $seat } legt zu deinem König dazu: { biber-mania-card-name }.
       *[no] { $seat } legt zum König von { $other } dazu: { biber-mania-card-name }.
    }
}
biber-mania-event-has-none = { $you ->
    [yes] Du hast keine { biber-mania-card-name } für den König.
   *[no] { $seat } hat keine { biber-mania-card-name } für den König.
}
biber-mania-event-lapses = { $you ->
    [yes] Hier liegt nichts, was du klauen darfst.
   *[no] Hier liegt nichts, was { $seat } klauen darf.
}
biber-mania-event-refill-display = Neu in der Auslage: { $card_list }.
biber-mania-event-refill-stock = Neu im Vorrat: { $card_list }.
biber-mania-event-deck-empty = Der Nachziehstapel ist aufgebraucht.
biber-mania-event-must-draw = { $you ->
    [yes] { $count ->
        [one] Du hast eine Karte verloren und ziehst eine nach.
       *[other] Du hast { $count } Karten verloren und ziehst ebenso viele nach.
    }
   *[no] { $count ->
        [one] { $seat } hat eine Karte verloren und zieht eine nach.
       *[other] { $seat } hat { $count } Karten verloren und zieht ebenso viele nach.
    }
}
biber-mania-event-passed-over = { $you ->
    [yes] Du hast keine Karten auf der Hand und wirst übergangen.
   *[no] { $seat } hat keine Karten auf der Hand und wird übergangen.
}
biber-mania-event-ended-last-card = { $you ->
    [yes] Du hast deine letzte Karte abgelegt: Die Runde ist zu Ende.
   *[no] { $seat } hat die letzte Handkarte abgelegt: Die Runde ist zu Ende.
}
biber-mania-event-ended-king-gift = Eine letzte Karte ging an den König: Die Runde ist zu Ende.
biber-mania-event-ended-nothing-to-draw = Nachziehstapel und Vorrat sind aufgebraucht: Die Runde ist zu Ende.
biber-mania-event-ended-fairy = { $you ->
    [yes] Die Fee hat deine letzte Karte geholt: Die Runde ist zu Ende.
   *[no] Die Fee hat { $seat } die letzte Karte genommen: Die Runde ist zu Ende.
}
biber-mania-event-scores = { $you ->
    [yes] Du hast { $pile } auf dem Stapel und { $hand } auf der Hand: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }.
   *[no] { $seat } hat { $pile } auf dem Stapel und { $hand } auf der Hand: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }.
}
biber-mania-event-round-over = Runde { $round } ist gezählt.
biber-mania-event-wins-round = { $you ->
    [yes] Du gewinnst die Runde und hast jetzt { $total }.
   *[no] { $seat } gewinnt die Runde und hat jetzt { $total }.
}
biber-mania-event-match-over = { $rounds ->
    [one] Die Partie ist nach einer Runde zu Ende.
   *[other] Die Partie ist nach { $rounds } Runden zu Ende.
}
biber-mania-event-wins = { $you ->
    [yes] Du gewinnst mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }!
   *[no] { $seat } gewinnt mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }!
}
biber-mania-event-shares-win = { $you ->
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

biber-mania-moment-stolen = Am meisten geklaut
biber-mania-moment-stolen-amount = { $amount ->
    [one] eine geklaute Karte
   *[other] { $amount } geklaute Karten
}
biber-mania-moment-stabs = Die schärfsten Zähne
biber-mania-moment-stabs-amount = { $amount ->
    [one] einmal gestochen
   *[other] { $amount }-mal gestochen
}
biber-mania-moment-group = Am meisten abgelegt
biber-mania-moment-group-amount = { $amount } Karten auf einmal
biber-mania-moment-pile = Der höchste Stapel
biber-mania-moment-pile-amount = { $amount } Karten nach einer Runde

## Warum nicht

biber-mania-reason-not-an-action = Das gibt es in Biber-Mania nicht.
biber-mania-reason-match-over = Die Partie ist zu Ende. Beginnt eine Revanche, um weiterzuspielen.
biber-mania-reason-round-over = Die Runde ist zu Ende. Die nächste ist noch nicht gegeben.
biber-mania-reason-being-dealt = Die Karten werden noch gegeben. Warte einen Augenblick.
biber-mania-reason-not-your-turn = Jetzt entscheidet jemand anders. Warte, bis du an der Reihe bist.
biber-mania-reason-discard-first = Du bist mit Ablegen dran: Wähle eine Kombination aus deiner Hand.
biber-mania-reason-stab-display-first = Du stichst in der Auslage, und Stechen ist Pflicht: Wähle zuerst, was.
biber-mania-reason-choose-opponent-first = Du kannst bei mehreren stechen: Wähle zuerst, bei wem.
biber-mania-reason-take-or-refuse-first = Du hast Karten gestochen: Nimm sie zuerst, oder lehne sie ab.
biber-mania-reason-steal-first = Du musst jetzt klauen: aus der Auslage, aus dem Vorrat oder von den obersten Karten eines anderen Stapels.
biber-mania-reason-wish-first = Die Fee hört zu: Wünsche dir zuerst eine Karte, oder nichts.
biber-mania-reason-name-first = Sage zuerst, für wen der Gemeinling ist.
biber-mania-reason-give-first = Ziehe zuerst beide Karten für das Opfer des Gemeinlings, aus dem Vorrat oder vom Nachziehstapel.
biber-mania-reason-draw-first = Du hast Karten verloren und musst nachziehen, vom Nachziehstapel oder aus dem Vorrat.
biber-mania-reason-not-in-hand = Das alles hast du nicht auf der Hand: { $card_list }.
biber-mania-reason-party-not-with-equals = Der Partybiber geht nicht mit gleichen Ziffern. Er nimmt drei mit, die nicht zusammenpassen, oder kommt allein.
biber-mania-reason-hippie-not-with-equals = An diesem Tisch geht der Hippie nicht mit gleichen Ziffern. Lege ihn in einer Ziffernfolge oder allein ab.
biber-mania-reason-no-row-to-stab = Eine Ziffernfolge ohne Hippie darf man nur ablegen, wenn sie eine mit ebenso vielen Karten sticht, und jetzt liegt keine da.
biber-mania-reason-no-hippie-row-last = An diesem Tisch beendet niemand die Runde mit einer Hippie-Folge. Behalte eine Karte, oder ende mit etwas anderem.
biber-mania-reason-not-in-display = In der Auslage liegt keine solche Karte: { biber-mania-card-name }.
biber-mania-reason-not-higher = Deine { $laid_value } sticht nur kleinere Ziffern, nicht die { biber-mania-card-name }.
biber-mania-reason-too-few-in-display = Du hast { $size } Karten abgelegt und stichst genau so viele, aber so oft liegt das nicht in der Auslage: { biber-mania-card-name }.
biber-mania-reason-too-many-in-display = In der Auslage liegen mehr davon ({ biber-mania-card-name }), als du abgelegt hast, und an diesem Tisch gehören gleiche Ziffern zusammen.
biber-mania-reason-action-needs-one-joker = Nur ein einzelner Joker sticht eine Aktionskarte in der Auslage.
biber-mania-reason-action-in-display-safe = An diesem Tisch kann man Aktionskarten in der Auslage nicht stechen.
biber-mania-reason-no-such-seat = An diesem Platz sitzt niemand.
biber-mania-reason-own-pile = Den eigenen Stapel sticht man nie.
biber-mania-reason-group-does-not-fit = Diese obersten Karten stichst du damit nicht.
biber-mania-reason-group-is-whole = An diesem Tisch nimmt man gestochene Karten im Ganzen oder lehnt sie im Ganzen ab.
biber-mania-reason-not-a-part = Das ist kein Teil der gestochenen Karten: { $card_list }. Willst du alle, nimm sie, willst du keine, lehne sie ab.
biber-mania-reason-not-there = Dort liegt keine solche Karte: { biber-mania-card-name }.
biber-mania-reason-jokers-not-stolen = An diesem Tisch kann man Joker nicht klauen.
biber-mania-reason-not-from-yourself = Klaue bei jemand anderem, nicht bei dir selbst.
biber-mania-reason-no-own-wish = Wünsche dir etwas von jemand anderem, nicht von dir selbst.
biber-mania-reason-not-in-deck = Im Deck gibt es keine solche Karte: { biber-mania-card-name }.
biber-mania-reason-not-for-yourself = Der Gemeinling ist für jemand anderen.
biber-mania-reason-not-in-stock = Im Vorrat liegt keine solche Karte: { biber-mania-card-name }.
biber-mania-reason-draw-pile-empty = Der Nachziehstapel ist aufgebraucht. Wähle eine Karte aus dem Vorrat.

## Warum Karten nicht zusammengehen

biber-mania-reason-two-action-cards = Zwei Aktionskarten gehen nie zusammen: { $card_list }. Lege nur eine davon ab, allein oder mit gleichen Ziffern.
biber-mania-reason-action-card-and-joker = Eine Aktionskarte und ein Joker gehen nie zusammen: { $card_list }. Lass eine von beiden auf der Hand.
biber-mania-reason-party-with-three = Der Partybiber nimmt genau drei Ziffern mit, alle verschieden und keine zwei benachbart, oder kommt allein. Das sind keine: { $card_list }.
biber-mania-reason-hippie-in-row = Mit dem Hippie geht eine Folge von drei bis sieben Karten, in der er die eine Lücke füllt oder am Ende steht. Das ist keine: { $card_list }.
biber-mania-reason-action-card-with-equals = Eine Aktionskarte legt man allein ab oder mit lauter gleichen Ziffern. Diese sind es nicht: { $card_list }.
biber-mania-reason-joker-with-equals = Joker gehen mit gleichen Ziffern oder unter sich, in keiner Folge: { $card_list }.
biber-mania-reason-unequal-numbers = Diese Ziffern gehen nicht zusammen: { $card_list }. Lege eine ab oder mehrere gleiche, mit Jokern oder einer Aktionskarte dazu. Verschiedene gehen nur als Folge oder mit dem Partybiber.

## Tischoptionen

biber-mania-option-deck = Deck
biber-mania-option-deck-meaning = Welche Karten mitspielen: die üblichen 110, weniger verschiedene Ziffern, oder ein eigenes Deck.
biber-mania-option-deck-110-A = 1 bis 12, 110 Karten
biber-mania-option-deck-110-B = 1 bis 10, 110 Karten
biber-mania-option-deck-custom = ein eigenes
biber-mania-option-deck_values = Eigenes Deck: höchste Ziffer
biber-mania-option-deck_values-meaning = Die Ziffern eines eigenen Decks gehen von 1 bis zu dieser.
biber-mania-option-deck_values-value = { $value }
biber-mania-option-deck_copies = Eigenes Deck: von jeder Ziffer
biber-mania-option-deck_copies-meaning = Wie oft es jede Ziffer in einem eigenen Deck gibt.
biber-mania-option-deck_copies-value = { $value ->
    [one] { $value } Karte
   *[other] { $value } Karten
}
biber-mania-option-deck_action_copies = Eigenes Deck: von jeder Aktionskarte
biber-mania-option-deck_action_copies-meaning = Wie oft es jede der acht Aktionskarten in einem eigenen Deck gibt.
biber-mania-option-deck_action_copies-value = { $value ->
    [one] { $value } Karte
   *[other] { $value } Karten
}
biber-mania-option-deck_jokers = Eigenes Deck: Joker
biber-mania-option-deck_jokers-meaning = Wie viele Joker es in einem eigenen Deck gibt.
biber-mania-option-deck_jokers-value = { $value } Joker
biber-mania-option-display_block_match = Gleiche Karten der Auslage
biber-mania-option-display_block_match-meaning = Ob man von mehreren gleichen Ziffern der Auslage einige stechen kann oder nur alle zusammen.
biber-mania-option-display_block_match-off = auch einige davon
biber-mania-option-display_block_match-on = nur alle zusammen
biber-mania-option-stab_opponents = Bei anderen stechen
biber-mania-option-stab_opponents-meaning = Ob man bei allen sticht, deren oberste Karten passen, oder bei einem, den man wählt.
biber-mania-option-stab_opponents-all = bei allen
biber-mania-option-stab_opponents-one = bei einem
biber-mania-option-refuse = Ablehnen
biber-mania-option-refuse-meaning = Ob man gestochene Karten im Ganzen nimmt oder ablehnt oder Karte für Karte.
biber-mania-option-refuse-group = im Ganzen
biber-mania-option-refuse-card = Karte für Karte
biber-mania-option-joker_stabs_display_action = Joker und Aktionskarten
biber-mania-option-joker_stabs_display_action-meaning = Ob ein einzelner Joker eine Aktionskarte in der Auslage sticht.
biber-mania-option-joker_stabs_display_action-on = sticht auch in der Auslage
biber-mania-option-joker_stabs_display_action-off = sticht nur auf Stapeln
biber-mania-option-joker_stealable = Joker klauen
biber-mania-option-joker_stealable-meaning = Ob Superbiber und Dieb Joker klauen dürfen.
biber-mania-option-joker_stealable-on = erlaubt
biber-mania-option-joker_stealable-off = verboten
biber-mania-option-hippie_with_equals = Hippie mit gleichen Ziffern
biber-mania-option-hippie_with_equals-meaning = Ob der Hippie wie die meisten Aktionskarten zu gleichen Ziffern gelegt werden darf.
biber-mania-option-hippie_with_equals-on = erlaubt
biber-mania-option-hippie_with_equals-off = verboten
biber-mania-option-plain_row_stabbable = Ziffernfolgen ohne Hippie
biber-mania-option-plain_row_stabbable-meaning = Ob man eine Ziffernfolge ohne Hippie auf einem Stapel stechen kann.
biber-mania-option-plain_row_stabbable-off = nicht zu stechen
biber-mania-option-plain_row_stabbable-on = zu stechen
biber-mania-option-guard = Schutz des Bodyguards
biber-mania-option-guard-meaning = Ob Karten geschützt bleiben, wenn ihr Bodyguard oder Partybiber geklaut ist.
biber-mania-option-guard-laid = bleibt
biber-mania-option-guard-present = geht mit ihm
biber-mania-option-king_gift_ends_game = Letzte Karte für den König
biber-mania-option-king_gift_ends_game-meaning = Ob die Runde endet, wenn jemand die letzte Karte einer Hand zu einem König dazulegt.
biber-mania-option-king_gift_ends_game-on = beendet die Runde
biber-mania-option-king_gift_ends_game-off = beendet nichts
biber-mania-option-fairy_empty_hand = Letzte Karte für die Fee
biber-mania-option-fairy_empty_hand-meaning = Was geschieht, wenn die Fee jemandem die letzte Karte nimmt.
biber-mania-option-fairy_empty_hand-skip = die Hand wird übergangen
biber-mania-option-fairy_empty_hand-end = die Runde endet
biber-mania-option-pile_history = Ablagestapel
biber-mania-option-pile_history-meaning = Ob alle Karten der Ablagestapel gezeigt werden oder nur die obersten.
biber-mania-option-pile_history-open = alle offen
biber-mania-option-pile_history-top_only = nur die obersten
biber-mania-option-start_next = Wer die nächste Runde beginnt
biber-mania-option-start_next-meaning = Wer jede weitere Runde beginnt.
biber-mania-option-start_next-rotate = der Nächste im Uhrzeigersinn
biber-mania-option-start_next-winner = der Gewinner
biber-mania-option-professionals = Profis
biber-mania-option-professionals-meaning = Ob es verboten ist, die Runde mit einer Hippie-Folge zu beenden.
biber-mania-option-professionals-off = jedes Ende erlaubt
biber-mania-option-professionals-on = nie mit einer Hippie-Folge
biber-mania-option-series = Partie
biber-mania-option-series-meaning = Ob eine Partie eine Runde ist oder Punkte über mehrere gesammelt werden.
biber-mania-option-series-single = eine Runde
biber-mania-option-series-collecting = Punkte sammeln
biber-mania-option-target = Zu sammelnde Punkte
biber-mania-option-target-meaning = Mit wie vielen gesammelten Punkten man gewinnt.
biber-mania-option-target-value = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
biber-mania-option-series_points = Wer sammelt
biber-mania-option-series_points-meaning = Ob nur die Gewinner einer Runde ihre Punkte aufschreiben oder alle.
biber-mania-option-series_points-winners = die Gewinner
biber-mania-option-series_points-all = alle
biber-mania-option-max_rounds = Höchstens so viele Runden
biber-mania-option-max_rounds-meaning = Nach so vielen Runden ist eine Partie um gesammelte Punkte in jedem Fall zu Ende.
biber-mania-option-max_rounds-value = { $value ->
    [one] { $value } Runde
   *[other] { $value } Runden
}

biber-mania-drawing-display = Auslage { $cards }
biber-mania-drawing-stock = Vorrat { $cards }, Nachziehstapel { $deck }
biber-mania-drawing-seat = { $hand } auf der Hand, { $pile } abgelegt, oben { $top }
biber-mania-drawing-stab = gestochen bei { $name }: { $cards }
biber-mania-drawing-hand = { $you ->
    [yes] deine Hand
   *[no] Hand von { $name }
}: { $cards }
biber-mania-drawing-known = { $name } hat bekanntlich { $cards }
