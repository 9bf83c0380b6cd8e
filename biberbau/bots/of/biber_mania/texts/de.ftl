### Biber-Mania: warum ein Zug gut oder schlecht ist.
###
### $card und $card_list sind Karten wie in den Sätzen des Spiels, $cards ist eine Anzahl von Karten, $points und $tenths sind eine Punktzahl, $odds
### sagt „eine von N Karten“, $percent ist eine Wahrscheinlichkeit, $other ein Name.

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
biber-mania-why-guarded = Der Bodyguard schützt: Zu { $percent } % könnte { $other } diese Gruppe sonst stechen.
biber-mania-why-king = Wer eine { $card } hat, muss sie zum König legen: im Schnitt { bot-points } mehr für dich.
biber-mania-why-steals = { $other } verliert eine Karte vom Stapel und muss eine auf die Hand ziehen.
biber-mania-why-joins = Kommt auf die Hand und lässt sich mit gleichen zusammen legen: { $card_list }.
biber-mania-why-helper = Kommt auf die Hand und lässt sich zu einer Zahl legen: { $card_list }.
biber-mania-why-alone = Kommt auf die Hand, passt dort zu nichts und kostet { bot-points }: { $card_list }.
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

## Worum es in einer Begründung geht: die Arten von Fehlern.

biber-mania-about-laying = Was auf den Stapel kommt
biber-mania-about-stabbing = Stechen und schützen
biber-mania-about-taking = Was auf die Hand kommt
biber-mania-about-end = Das Ende der Runde
