### Herausforderungen, auf Deutsch.

refusal-challenge-unknown = Unter dieser Adresse gibt es keine Herausforderung. Vielleicht fehlt ein Buchstabe.
refusal-challenge-seat = Nur wer diese Partie bis zum Ende mitgespielt hat, kann ihre Karten teilen.
refusal-challenge-origin = Diese Partie ging aus einer anderen hervor, deren Karten viele kennen können. Teilen lassen sich nur Partien, die mit dem Geben begonnen haben.
refusal-challenge-variant = Diese Partie hatte andere Zahlen. Teilen lassen sich nur Partien mit den üblichen.
refusal-challenge-unread = Was von dieser Herausforderung gespeichert ist, lässt sich nicht mehr lesen. Ihre Karten bleiben unter Verschluss.
refusal-challenge-version = Diese Karten wurden nach anderen Regeln gespielt oder mit Bots, die es in diesem Haus nicht mehr gibt.
refusal-challenge-ended = Diese Herausforderung ist beendet. Ihre Karten liegen für alle offen, deshalb kann sie niemand mehr spielen.
refusal-challenge-full = Diese Karten wurden schon an { $most } Tischen gegeben, und das ist genug.
refusal-challenge-not-yours = Beenden kann diese Herausforderung nur, wer sie gemacht hat, auf dem Gerät, auf dem gespielt oder geteilt wurde.
refusal-challenge-nobody = An jedem Tisch muss mindestens ein Mensch spielen.
refusal-deal-sealed = Diese Karten können andere noch spielen, deshalb bleiben sie versiegelt. Wer sie zu Ende gespielt hat, sieht hier alles, und alle anderen, sobald die Herausforderung beendet ist.
refusal-deal-sealed-fork = Diese Karten können andere noch spielen, deshalb geht es von hier erst weiter, wenn die Herausforderung beendet ist.
