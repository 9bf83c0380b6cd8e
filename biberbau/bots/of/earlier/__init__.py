"""What players of earlier versions of games know, each as it was (`biberbau.games.earlier`)."""
