### Das Lernspiel von Biber-Mania.  $one ist der Name der anderen Person am Tisch.

biber-mania-lesson-welcome = Rein ins Getümmel! Jede Karte auf deinem Ablagestapel ist am Ende ein Punkt, jede auf deiner Hand kostet einen. Also: weg mit den Karten!
biber-mania-lesson-lay = Du bist am Zug und musst ablegen. Gleiche Zahlen gehen zusammen: Wähl beide Siebener und leg sie ab.
biber-mania-lesson-stab = Deine zwei Siebener stechen zwei gleiche niedrigere Karten in der Auslage. Das musst du sogar: Die beiden Dreier kommen auf deine Hand. Tippe sie an.
biber-mania-lesson-refuse = Und sie stechen auch, was bei { $one } obenauf liegt: zwei Fünfer. Nehmen oder ablehnen darfst du selbst. Lehn sie ab, dann sind sie aus dem Spiel!
biber-mania-lesson-redraw = Zwei Punkte weniger für { $one }, und für die verlorenen Karten wird nachgezogen. Jetzt legt { $one } eine 3 ab. Die könnten wir gut brauchen …
biber-mania-lesson-thief = … denn zwei Dreier hast du schon. Zum Glück kennst du einen Dieb! Leg ihn ab. Allein sticht er nichts, aber er klaut.
biber-mania-lesson-steal = Der Dieb greift in die Auslage, in den Vorrat oder oben auf einen fremden Stapel. Klau { $one } die 3!
biber-mania-lesson-stolen = Geschnappt! Nun wieder { $one }: Die abgelegte 8 sticht die 4 in der Auslage, ob { $one } will oder nicht. So landet sie auf der Hand und kostet.
biber-mania-lesson-last = Du hast drei gleiche Karten, und mehr nicht. Wähl alle drei und leg sie ab: Wer die letzte Karte ablegt, beendet die Runde.
biber-mania-lesson-done = Hand leer, Stapel voll: Du gewinnst! Es gibt noch Superbiber, Feen, Könige und andere Rabauken. Die lernst du am besten beim Spielen kennen.
