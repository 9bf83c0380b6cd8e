### Bots: wie sie am Tisch heißen und wie sie spielen.

bot-uniform = Tapsiges Biberkind
bot-uniform-blurb = Tut irgendetwas Erlaubtes, wie die Würfel fallen. Gut, um die Regeln kennenzulernen.
bot-careful = Umsichtiger Dammbauer
bot-careful-blurb = Spielt wie eine vernünftige Familie: die Karten, die anderen und das Ende im Blick.
bot-careful-blurb-biber-gang = Spielt wie eine vernünftige Familie: Paare, niedrige Karten, Biber am rechten Ort, das Ende im Blick.
bot-careful-blurb-daumen-drauf = Spielt wie eine vernünftige Familie: merkt sich Köpfe, lässt anderen das Gift und blufft ab und zu.
bot-calm = Gemütlicher Dammbauer
bot-calm-blurb = Spielt wie eine vernünftige Familie und lässt sich Zeit: Bis er sieht, was geschehen ist, vergehen ein, zwei Sekunden.
bot-quick = Flinker Dammbauer
bot-quick-blurb = Spielt wie eine vernünftige Familie, und zwar schnell: Was geschehen ist, sieht er meist in gut einer halben Sekunde.
bot-search = Weitsichtiger Biber
bot-search-blurb = Malt sich vor jedem Zug Tausende Lagen der verdeckten Karten aus. Weiß nicht mehr als du.
bot-dreamer = Verträumtes Jungtier
bot-dreamer-blurb = Denkt einen Augenblick nach und dann an Seerosen. Verschätzt sich oft und merkt sich nichts.
bot-gnawer = Fröhliche Nagerin
bot-gnawer-blurb = Sieht das Naheliegende, verschätzt sich noch gern und vergisst die Hälfte.
bot-feller = Geübter Baumfäller
bot-feller-blurb = Weiß, was er tut. Kleine Irrtümer kommen vor, große selten.
bot-elder = Alte Burgherrin
bot-elder-blurb = Hat schon jeden Damm brechen sehen. Vergisst nichts und verschätzt sich kaum.
bot-neighbour = Ebenbürtige Nachbarin
bot-neighbour-blurb = Spielt so stark wie die anderen am Tisch: Sie richtet sich nach dem Punktestand und danach, wie frühere Partien hier ausgegangen sind.

## Warum ein Zug besser ist als ein anderer: Punkte auf ein Zehntel genau, und wie viele Karten passen.

bot-points = { $tenths ->
    [0] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] { $points },{ $tenths } Punkte
}
bot-one-card-in = { $odds ->
    [1] fast jeder Karte
    [2] einer von zwei Karten
    [3] einer von drei Karten
    [4] einer von vier Karten
    [5] einer von fünf Karten
    [6] einer von sechs Karten
   *[other] einer von { $odds } Karten
}
bot-chance = { $percent ->
    [100] Sicher
   *[other] Zu { $percent } %
}

## Was geraten wird, neben der besten der anderen Aktionen.

bot-beside-better = Im Schnitt um { $amount } Punkte besser als „{ $other }“.
bot-beside-even = „{ $other }“ ist etwa gleich gut.
bot-beside-worse = Spielen alle wie gewohnt weiter, ist „{ $other }“ im Schnitt um { $amount } Punkte besser. Hier gehen die Urteile auseinander.
