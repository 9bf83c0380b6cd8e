### Das Lernspiel von Biber Gang.  $one ist der Name der anderen Person am Tisch.

biber-gang-lesson-welcome = Willkommen am Teich! Diese acht Karten sind deine Auslage. Manche liegen verdeckt, und niemand kennt sie. Am Ende gilt: Wer die wenigsten Punkte hat, gewinnt.
biber-gang-lesson-pair = Jede Karte zählt, was darauf steht. Liegen aber zwei gleiche übereinander, sind sie ein Paar und zählen nichts. Deine 4 hier sucht noch ihre zweite …
biber-gang-lesson-pile = … und da liegt eine, offen auf dem Ablagestapel. Nimm sie dir!
biber-gang-lesson-swap = Jetzt leg sie unter deine 4. Was dort verdeckt lag, kommt auf den Ablagestapel.
biber-gang-lesson-paired = Ein Paar, null Punkte! Und eine 10 bist du auch noch los. Nun ist { $one } dran: ziehen, dann tauschen oder aufdecken, genau wie du.
biber-gang-lesson-deck = Du bist wieder dran. Zieh diesmal vom Nachziehstapel. Was du ziehst, siehst nur du.
biber-gang-lesson-beaver = Eine 6! Schau, dein Biber: Er zählt immer so viel wie die Karte in seiner Spalte, hier also 6. Und wer die passende Karte zieht, kann ihn schwimmen lassen.
biber-gang-lesson-swim = Tippe den Biber an und dann die verdeckte Karte unter der 9. Die 6 nimmt seinen Platz, und er schwimmt dorthin.
biber-gang-lesson-swum = Platsch! Zwei Sechsen sind ein Paar, und mit der 9 ist der Biber gleich das nächste. Eine 11 hat er auch noch hinausgeworfen.
biber-gang-lesson-again = Das läuft. Zieh noch eine Karte vom Nachziehstapel.
biber-gang-lesson-turn = Eine 11? Die wollen wir nicht. Tippe auf „Ablehnen und aufdecken“ und dann auf diese Karte: Die 11 kommt weg, und du siehst, was du hast.
biber-gang-lesson-turned = Noch eine 6! Mal sehen, was { $one } weglegt …
biber-gang-lesson-take = Eine 6! Als hätten wir sie bestellt. Nimm sie.
biber-gang-lesson-last = Leg sie unter deine 6. Dann liegt bei dir keine Karte mehr verdeckt, und damit beendest du die Runde.
biber-gang-lesson-done = Alle anderen haben noch einen Zug, dann wird gezählt. Deine zwei Paare mit derselben Zahl bringen sogar 10 Punkte Abzug. Das kannst du schon richtig gut!
