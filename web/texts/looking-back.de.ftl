### Wörter des Rückblicks, die schon die ersten Seiten brauchen.

web-replay-look = Ansehen
web-replay-paste = Eine Aufzeichnung ansehen
web-replay-back = Einen Schritt zurück
web-replay-forward = Einen Schritt weiter
web-past = Was gerade geschah
web-past-end = Zur Gegenwart
web-matches = Meine Spiele
web-origin = Dieses Spiel geht von einem Moment eines anderen aus weiter.
web-origin-look = Diesen Moment ansehen
