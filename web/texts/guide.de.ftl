### Das Lernspiel: ein Biber zeigt ein Spiel.

web-guide = Der Biber zeigt dir, wie es geht
web-guide-learn = Lernspiel beginnen
web-guide-learn-brief = Lernen
web-guide-go-on = Lernspiel fortsetzen
web-guide-step = Schritt { $step } von { $steps }
web-guide-next = Alles klar
web-guide-show = Mach du das
web-guide-watch = Schau zu …
web-guide-skip = Lernspiel verlassen
web-guide-play = Jetzt richtig spielen
