"""How networks read earlier versions of games, each as it was (`biberbau.games.earlier`)."""
