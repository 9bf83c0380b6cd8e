### Wörter des Rückblicks, die schon die ersten Seiten brauchen.

web-replay-look = Rückblick
web-replay-paste = Rückblick auf eine Aufzeichnung
web-replay-back = Einen Schritt zurück
web-replay-forward = Einen Schritt weiter
web-past = Was gerade geschah
web-past-end = Zur Gegenwart
web-matches = Meine Partien
web-club = Dieselben Karten an mehreren Tischen
web-daily = Stellung des Tages
web-origin = Diese Partie geht von einem Moment einer anderen aus weiter.
web-origin-look = Rückblick auf diesen Moment
web-earlier-rules-say = Diese Partie geht nach den Regeln, mit denen sie begonnen hat. Die nächste an diesem Tisch hat die heutigen, die im Regelheft stehen.

## Dieselben Karten für andere

web-challenge = Andere herausfordern
web-challenge-offer = Andere spielen dieselben Karten gegen dieselben Bots, und ihr vergleicht.
web-challenge-compare = Mit den anderen vergleichen
web-challenge-cards = Die Karten dieser Partie sind eine Herausforderung.
web-challenge-uncounted = An diesem Tisch hatte jemand diese Karten schon einmal, deshalb wird diese Partie nicht verglichen.
