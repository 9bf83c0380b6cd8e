### Das Lernspiel von Beanie.  $one ist der Name der anderen Person am Tisch.

beanie-lesson-welcome = Rommé, aber ohne Warten! Wer zuerst alle Karten los ist, gewinnt die Runde; die anderen zahlen für jede, die sie noch halten. Die wenigsten Punkte gewinnen.
beanie-lesson-set = { $one } ist am Zug. Na und? Du hast drei Zehnen, das ist ein Satz, und den darfst du jederzeit hinlegen. Wähl alle drei und leg sie hin!
beanie-lesson-turn = Das ging, mitten im fremden Zug! Nur Ziehen und Ablegen geht der Reihe nach. Das tut { $one } gerade.
beanie-lesson-draw = Jetzt bist du am Zug. Zieh eine Karte vom Stapel. Den ganzen Ablagestapel dürftest du auch nehmen.
beanie-lesson-run = Könige sind in dieser Runde die Beanies: Sie stehen für jede Karte. Wähl Pik-Sieben, Pik-Acht und den König und leg sie hin: eine Reihe!
beanie-lesson-add = An alles, was liegt, darfst du anlegen, auch bei anderen. Deine Herz-Sieben passt an die Reihe von { $one }. Wähl sie, dann leg sie an.
beanie-lesson-out = Nur noch eine Karte! Dein Zug endet damit, dass du eine ablegst. Wähl die Karo-Zwei und leg sie ab.
beanie-lesson-done = Beanie! Du hast keine Karte mehr, und { $one } zahlt für vier. Im richtigen Spiel legen alle gleichzeitig. Also Augen auf!
