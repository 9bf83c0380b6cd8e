### Daumen Drauf!: warum ein Zug gut oder schlecht ist.
###
### $colour, $value und $poison sagen, welche Karte es ist, wie in den Sätzen des Spiels; $points und $tenths sind eine Punktzahl, $rivals eine
### Anzahl von Karten, $percent eine Wahrscheinlichkeit, $other ist ein Name.  $sure ist „yes“, wo niemand anders mehr vorher dran ist.

daumen-drauf-rivals = { $rivals ->
    [one] Eine ungesehene Karte schlägt oder pariert
   *[other] { $rivals } ungesehene Karten schlagen oder parieren
} die { daumen-drauf-face }
daumen-drauf-why-stands = Die { daumen-drauf-face } kann niemand mehr schlagen oder parieren: Der Stich bringt dir { bot-points }.
daumen-drauf-why-stuck = Die { daumen-drauf-face } kann niemand mehr schlagen oder parieren: Du müsstest den Stich nehmen, und er kostet { bot-points }.
daumen-drauf-why-holds = { daumen-drauf-rivals }, aber zu { $percent } % hat niemand so eine. Dann bringt dir der Stich { bot-points }.
daumen-drauf-why-risk = { daumen-drauf-rivals }, und zu { $percent } % hat niemand so eine. Dann kostet dich der Stich { bot-points }.
daumen-drauf-why-overtaken = { bot-chance } kann jemand die { daumen-drauf-face } schlagen oder parieren und holt sich { bot-points }.
daumen-drauf-why-bluff = { bot-chance } kann jemand die { daumen-drauf-face } schlagen oder parieren: Dann verlierst nicht du { bot-points }.
daumen-drauf-why-must-hold = { $other } muss eine Karte haben, die die { daumen-drauf-face } schlägt oder pariert: Alle anderen hast du gesehen.
daumen-drauf-why-seen-through = { bot-chance } hat jemand den Zwilling und weiß, dass deine { daumen-drauf-face } giftig ist.
daumen-drauf-why-parry = { $even ->
    [yes] Die Zwillinge heben sich auf, und der Rest des Stichs bringt dir
   *[no] Mit beiden Zwillingen bringt dir der Stich
} { bot-points }.
daumen-drauf-why-parry-costs = { $even ->
    [yes] Die Zwillinge heben sich auf, und der Rest des Stichs kostet dich
   *[no] Mit beiden Zwillingen kostet dich der Stich
} { bot-points }.
daumen-drauf-why-leaves = { $sure ->
    [yes] { $other } muss den Stich nehmen
   *[no] Macht niemand weiter, muss { $other } den Stich nehmen
}: Nach allem, was du weißt, kostet er { bot-points }.
daumen-drauf-why-gives-up = { $sure ->
    [yes] { $other } bekommt den Stich
   *[no] Macht niemand weiter, bekommt { $other } den Stich
}: Nach allem, was du weißt, bringt er { bot-points }.
daumen-drauf-why-knows = Du kennst den Zwilling: { $other } hat die { daumen-drauf-card-name } unter dem Daumen.
daumen-drauf-why-rid = Der Stapel ist aufgebraucht, und du hast die meisten Karten: Jede, die übrig bleibt, kostet { bot-points }.
daumen-drauf-why-ends-tricks = Geht es danach wie gewohnt weiter, bringen dir deine Stiche am Ende im Schnitt { bot-points } mehr.
daumen-drauf-why-ends-hand = Geht es danach wie gewohnt weiter, kosten dich die übrigen Karten auf der Hand am Ende im Schnitt { bot-points } weniger.
daumen-drauf-why-ends-others = Geht es danach wie gewohnt weiter, haben die anderen am Ende zusammen im Schnitt { bot-points } weniger.

## Worum es in einer Begründung geht: die Arten von Fehlern.

daumen-drauf-about-beaten = Wer noch schlagen kann
daumen-drauf-about-poison = Gift und Daumen
daumen-drauf-about-twins = Mit Zwillingen parieren
daumen-drauf-about-letting = Anderen den Stich lassen
daumen-drauf-about-end = Das Ende des Spiels
daumen-drauf-about-course = Was später daraus wird
