### Wer am Tisch ist, wer fort ist und wer dazukommt: auf Deutsch.

## Jemand ist fort

web-absence-away = { $count ->
    [one] { $names } fehlt gerade.
   *[other] { $names } fehlen gerade.
}
web-absence-idle = Der Tisch wartet auf { $names }.
web-absence-host-decides = { $host } kann einen Bot spielen lassen.
web-absence-wait = Warten
web-absence-stand-in = Vertretung …
web-absence-end = Beenden …
web-end-match = Partie beenden
web-end-match-offer = Geht die Partie nicht weiter? Beende sie für alle; niemand hat sie gewonnen, und sie zählt nicht.
web-end-match-title = Diese Partie beenden?
web-end-match-say = Die Partie endet hier für alle und lässt sich nicht wieder aufnehmen. Niemand hat sie gewonnen, und für den Abend zählt sie nicht.
web-end-match-not = Weiterspielen
web-stand-in-title = Wer spielt für { $name }?
web-stand-in-say = Bis { $name } wieder da ist. Die Karten bleiben, wie sie sind.

## Etwas stimmt nicht

web-problem = Problem melden
web-problem-offer = Ist an diesem Tisch etwas nicht so, wie es sein soll?

## Ein Platz auf einem anderen Gerät

web-move-seat = Auf ein anderes Gerät mitnehmen
web-move-seat-say = Dieser Link ist dein Platz: Öffne ihn oder scanne seinen Code auf einem anderen Gerät, und du spielst dort weiter. Hier bleibt er auch deiner. Gib ihn niemandem sonst.
web-move-seat-code = Als QR-Code zeigen
web-move-seat-code-name = QR-Code deines Platzes
web-move-seat-door = Dafür müssen andere Geräte erst ins Haus gelassen werden.
web-other-seat = Dieses Gerät hat noch einen Platz an diesem Tisch. Beide bleiben deine.
web-other-seat-take = Vom anderen Platz aus spielen
web-private-link = Geheimer Link zu deinem Platz

## Wer kommt, und wer geht

web-seat-lost = Dein Platz an diesem Tisch gehört dir nicht mehr.
web-watching-say = Du siehst zu.
web-take-bot-seat = Von { $name } übernehmen ({ $bot })
web-take-seat-knock = Der Tisch ist abgeschlossen: Du klopfst an, und wer ihn leitet, lässt dich herein.
web-knocking = Du hast angeklopft
web-knocking-nod = Du hast angeklopft. Wirst du hereingelassen, sitzt du am Tisch.
web-sitting-soon = Sobald neu gegeben wird, sitzt du am Tisch.
web-knock = { $name } klopft an.
web-knock-let-in = Hereinlassen
web-knock-not-now = Jetzt nicht
web-lock = Tisch abschließen
web-lock-say = Wer den Link hat, kann sich setzen oder den Platz eines Bots nehmen. Ist der Tisch abgeschlossen, wird erst angeklopft.
web-locked = Der Tisch ist abgeschlossen. Wer dazukommen will, klopft an.
web-locked-say = Der Tisch ist abgeschlossen: Wer dazukommen will, klopft an, und du lässt herein.
web-unlock = Tisch öffnen
web-put-out = { $name } hinausweisen
web-put-out-say = { $name } verliert den Platz für immer, und der Tisch wird abgeschlossen, damit niemand ohne dein Nicken zurückkommt. Mitten in einer Partie spielt ein Bot weiter.
web-put-out-not = Nein, bleiben
