### Das Lernspiel von Daumen Drauf!  $one und $two sind die Namen der anderen am Tisch.

daumen-drauf-lesson-welcome = Lauter Schlangen! Jede gibt es zweimal: harmlos, das bringt am Ende einen Punkt, und giftig, mit rotem Zahn, das kostet einen. Die meisten Punkte gewinnen.
daumen-drauf-lesson-lead = Du spielst an. Zeig deine gelbe 2. Die Zahl sehen alle, aber auf dem Kopf liegt dein Daumen: Dass sie giftig ist, weißt nur du.
daumen-drauf-lesson-higher = Reihum zeigen nun alle etwas Höheres oder passen. { $one } zeigt die gelbe 3; ob die beißt? { $two } passt lieber.
daumen-drauf-lesson-pass = Du könntest mit Grün weitermachen, denn eine neue Farbe ist immer höher. Aber wer zuletzt gezeigt hat, muss alles nehmen. Also pass!
daumen-drauf-lesson-thumbs = Daumen hoch! { $one } muss beide Karten nehmen und sieht erst jetzt dein Gift. Reingelegt! Wer genommen hat, spielt wieder an.
daumen-drauf-lesson-colours = { $one } spielt eine grüne 3 an, und { $two } legt mit der grünen 4 nach. In derselben Farbe ist die größere Zahl höher.
daumen-drauf-lesson-twin = Halt, die grüne 4 hast du auch! Das ist ihr Zwilling. Deine ist giftig, also ist die von { $two } harmlos. Du weißt mehr als alle anderen.
daumen-drauf-lesson-parry = Mit dem Zwilling darfst du parieren: Tippe auf „Parieren“, leg ihn offen dazu, und der ganze Stich ist deiner.
daumen-drauf-lesson-parried = Zweimal harmlos, einmal giftig, macht unterm Strich einen Punkt. Und das Gift war sowieso schon deins. Jetzt spielst du an.
daumen-drauf-lesson-last = Deine letzte Karte. Was am Ende auf der Hand bleibt, kostet einen Punkt, also zeig sie. Sie ist harmlos, aber weiß { $two } das?
daumen-drauf-lesson-done = { $two } traut sich nicht und bleibt auf einer Karte sitzen. Deine 1 darfst du behalten: Du gewinnst! Bluffen liegt dir.
