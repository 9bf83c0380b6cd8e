### Beanie: warum ein Zug gut oder schlecht ist.
###
### $card und $card_list sind Karten wie in den Sätzen des Spiels, $points und $tenths sind eine Punktzahl, $odds sagt „eine von N Karten“, $cards
### ist eine Anzahl von Karten, $other ist ein Name.

beanie-why-sheds = Damit sind { bot-points } von der Hand.
beanie-why-goes-out = Dann hast du keine Karte mehr, und den anderen bleiben im Schnitt { bot-points }.
beanie-why-soon-out = { $other } hat { $cards ->
    [0] keine Karte mehr
    [one] nur noch eine Karte
   *[other] nur noch { $cards } Karten
}. Ist die Runde vorbei, kosten deine übrigen Karten { bot-points }.
beanie-why-opens = { $cards ->
    [one] Eine ungesehene Karte passt
   *[other] { $cards } ungesehene Karten passen
} dann an den Tisch, und wer so eine hat{ $everybody ->
    [yes] ,
   *[no] { " " }und schon selbst gemeldet hat,
} darf anlegen.
beanie-why-opens-for = { $other } hat diese Karte und darf sie dann anlegen: { beanie-card-name }.
beanie-why-beanie-pair = Mit der Beanie kannst du danach hinlegen: { $card_list }. Zusammen { bot-points } weniger.
beanie-why-beanie-stays = { $other } ist fast fertig, und die Beanie auf deiner Hand würde { bot-points } kosten.
beanie-why-pile-completes = Mit dem Ablagestapel kannst du hinlegen: { $card_list }. Damit sind { bot-points } von deiner Hand weg.
beanie-why-pile-costs = Vom Ablagestapel bleiben dir erst einmal { bot-points } auf der Hand.
beanie-why-draw-fits = { $odds ->
    [1] Fast jede ungesehene Karte gibt mit deiner Hand eine Meldung oder hat ihren Platz auf dem Tisch.
    [2] Jede zweite ungesehene Karte gibt mit deiner Hand eine Meldung oder hat ihren Platz auf dem Tisch.
    [3] Jede dritte ungesehene Karte gibt mit deiner Hand eine Meldung oder hat ihren Platz auf dem Tisch.
   *[other] Eine von { $odds } ungesehenen Karten gibt mit deiner Hand eine Meldung oder hat ihren Platz auf dem Tisch.
}
beanie-why-ends-low = Deine Hand kostet im Schnitt { bot-points } weniger als eine andere.
beanie-why-ends-high = Deine Hand kostet im Schnitt { bot-points } mehr als eine andere.
beanie-why-counts = Auf der Hand zählt sie { bot-points }: { beanie-card-name }.
beanie-why-has-meld = Das kannst du zusammen hinlegen: { $card_list }.
beanie-why-breaks = { $cards ->
    [one] Eine ungesehene Karte gibt
   *[other] { $cards } ungesehene Karten geben
} eine Meldung mit anderen deiner Hand und { beanie-card-name }.
beanie-why-could-lie = Sie hat ihren Platz auf dem Tisch, und du könntest etwas anderes ablegen: { beanie-card-name }.
beanie-why-feeds = Nimmt { $other } den Ablagestapel, gibt das eine Meldung: { $card_list }.
beanie-why-ends-hand = Geht es danach wie gewohnt weiter, kosten dich die übrigen Karten auf der Hand am Ende im Schnitt { bot-points } weniger.
beanie-why-ends-others = Geht es danach wie gewohnt weiter, bleiben den anderen am Ende zusammen im Schnitt { bot-points } mehr auf der Hand.

## Worum es in einer Begründung geht: die Arten von Fehlern.

beanie-about-melds = Was auf den Tisch kommt
beanie-about-piles = Ablagestapel oder Nachziehstapel
beanie-about-discards = Was abzuwerfen ist
beanie-about-opens = Was andere anlegen dürfen
beanie-about-end = Das Ende der Runde
beanie-about-course = Was später daraus wird
