### Biber-Mania: warum ein Zug gut oder schlecht ist.
###
### $card und $card_list sind Karten wie in den Sätzen des Spiels, $cards ist eine Anzahl von Karten, $points und $tenths sind eine Punktzahl, $odds
### sagt „eine von N Karten“, $percent ist eine Wahrscheinlichkeit, $turns eine Anzahl von Zügen, $other ein Name.

biber-mania-why-lays = { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
} von der Hand auf den Stapel: { bot-points } mehr.
biber-mania-why-goes-out = Damit endet die Runde, während du vorn liegst: um { bot-points }. Dahinter kommt { $other }.
biber-mania-why-ends-behind = Damit endet die Runde, und { $other } liegt um { bot-points } vorn.
biber-mania-why-stabs = Das sticht { $other }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} weniger auf dem Stapel und so viele mehr auf der Hand.
biber-mania-why-open = { bot-chance } hat { $other } jetzt etwas auf der Hand, das diese Gruppe sticht.
biber-mania-why-guarded = { $percent ->
    [100] Der Bodyguard schützt: Sonst könnte { $other } diese Gruppe sicher stechen.
   *[other] Der Bodyguard schützt: Zu { $percent } % könnte { $other } diese Gruppe sonst stechen.
}
biber-mania-why-king = Wer eine { $card } hat, muss sie zum König legen: im Schnitt { bot-points } mehr für dich.
biber-mania-why-steals = { $other } verliert eine Karte vom Stapel und muss eine auf die Hand ziehen.
biber-mania-why-joins = Kommt auf die Hand und lässt sich mit gleichen zusammen legen: { $card_list }.
biber-mania-why-helper = Kommt auf die Hand und lässt sich zu einer Zahl legen: { $card_list }.
biber-mania-why-fits = Kommt auf die Hand und geht dort mit anderen Karten mit, ohne eigenen Zug: { $card_list }.
biber-mania-why-alone = Kommt auf die Hand, braucht dort einen eigenen Zug und kostet { bot-points }: { $card_list }.
biber-mania-why-wish = { $percent ->
    [100] { $other } hat die Karte sicher, und sie passt zu deiner Hand: { biber-mania-card-name }.
   *[other] Zu { $percent } % hat { $other } so eine Karte, und sie passt zu deiner Hand: { biber-mania-card-name }.
}
biber-mania-why-draw = { $odds ->
    [1] Fast jede ungesehene Karte passt zu deiner Hand.
    [2] Jede zweite ungesehene Karte passt zu deiner Hand.
    [3] Jede dritte ungesehene Karte passt zu deiner Hand.
   *[other] Eine von { $odds } ungesehenen Karten passt zu deiner Hand.
}
biber-mania-why-soon-out = { $other } hat nur noch { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}. Ist die Runde vorbei, kosten deine übrigen Karten { bot-points }.
biber-mania-why-more-turns = Für den Rest deiner Hand brauchst du danach { $turns ->
    [one] noch einen Zug
   *[other] noch { $turns } Züge
}, { $more ->
    [yes] mehr als vorher für alle
   *[no] so viele wie vorher
}.
biber-mania-why-theft = Danach wird geklaut, und das Beste passt zu deiner Hand: { $card_list }.
biber-mania-why-theft-costs = Danach musst du klauen, und auch das Beste braucht in deiner Hand einen eigenen Zug: { $card_list }.
biber-mania-why-fairy = { $percent ->
    [100] Danach darfst du dir von { $other } eine Karte wünschen, die sicher da ist und passt: { biber-mania-card-name }.
   *[other] Danach darfst du dir etwas wünschen: Zu { $percent } % hat { $other }, was zu deiner Hand passt: { biber-mania-card-name }.
}
biber-mania-why-burden = Danach nimmt jemand { $cards } Karten auf die Hand: { bot-points } weniger für ihn oder sie.
biber-mania-why-holds-back = { $other } hat nur noch { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}; zwei mehr halten auf. Wäre die Runde vorbei, kosteten deine Karten { bot-points }.
biber-mania-why-ends-pile = Geht es danach wie gewohnt weiter, bringt dir dein Stapel am Ende im Schnitt { bot-points } mehr.
biber-mania-why-ends-hand = Geht es danach wie gewohnt weiter, kosten dich die Karten auf der Hand am Ende im Schnitt { bot-points } weniger.
biber-mania-why-ends-others = Geht es danach wie gewohnt weiter, haben die anderen am Ende zusammen im Schnitt { bot-points } weniger.

## Worum es in einer Begründung geht: die Arten von Fehlern.

biber-mania-about-laying = Was auf den Stapel kommt
biber-mania-about-stabbing = Stechen und schützen
biber-mania-about-effects = Was Aktionskarten bewirken
biber-mania-about-taking = Was auf die Hand kommt
biber-mania-about-end = Das Ende der Runde
biber-mania-about-course = Was später daraus wird
