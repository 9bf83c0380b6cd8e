### Was die Tische aller Spiele sagen.

## Schaltflächen

web-button-hint = Um einen Tipp bitten
web-button-keys = Tasten

## Uhren

web-clock = { $seconds } Sekunden dafür
web-clock-short = Noch { $seconds } Sekunden.

## Tasten

web-keys-title = Spielen mit Tasten
web-key-arrows = Pfeile
web-key-enter = Eingabe
web-key-escape = Esc
web-key-go-on = die Bots sofort weiterspielen lassen
web-key-talk = den anderen etwas sagen

## Punktezettel

web-sheet-pad = Punkteblock
web-sheet-winner = gewonnen
web-sheet-waiting = Warten auf { $names } …
web-sheet-total = Gesamt

web-french-card = { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
}-{ $rank ->
    [A] Ass
    [J] Bube
    [Q] Dame
    [K] König
   *[other] { $rank }
}
