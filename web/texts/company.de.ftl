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
web-stand-in-title = Wer spielt für { $name }?
web-stand-in-say = Bis { $name } wieder da ist. Die Karten bleiben, wie sie sind.

## Ein Platz auf einem anderen Gerät

web-move-seat = Auf ein anderes Gerät mitnehmen
web-move-seat-say = Dieser Link ist dein Platz: Öffne ihn oder scanne seinen Code auf einem anderen Gerät, und du spielst dort weiter. Hier bleibt er auch deiner. Gib ihn niemandem sonst.
web-move-seat-code = Als QR-Code zeigen
web-move-seat-code-name = QR-Code deines Platzes
web-move-seat-door = Dafür müssen andere Geräte erst ins Haus gelassen werden.
web-private-link = Geheimer Link zu deinem Platz
