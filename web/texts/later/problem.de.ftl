### Was im Blatt steht, auf dem man ein Problem meldet: auf Deutsch.

web-problem-say = Schreib, was nicht stimmt, und speichere die Datei. Schick sie an die, die dieses Haus betreiben, oder an die, die Biberbau machen.
web-problem-words = Was stimmt nicht?
web-problem-words-missing = Schreib in ein paar Worten, was nicht stimmt.
web-problem-holds = In der Datei stehen deine Worte, was du jetzt siehst, was zuletzt geschehen ist (vierzig Schritte, so wie sie dir erzählt wurden), alles, was du in dieser Partie getan hast, und welcher Browser das ist. Was die anderen halten, steht nicht darin, und auch kein Name.
web-problem-holds-watching = In der Datei stehen deine Worte, was du jetzt siehst, was zuletzt geschehen ist, so wie es dir erzählt wurde, und welcher Browser das ist. Was die Spielenden halten, steht nicht darin, und auch kein Name.
web-problem-later = Wenn die Partie vorbei ist, speichere die Datei noch einmal: Dann legt das Haus die ganze Partie dazu, mit allen Karten.
web-problem-over = Die Partie ist vorbei, also legt das Haus die ganze Partie dazu, mit allen Karten, außer wenn andere sie noch spielen können.
web-problem-save = Datei speichern
web-problem-saved = Gespeichert als { $file }.
web-problem-page-alone = Das Haus hat nicht geantwortet, darum steht nur darin, was diese Seite weiß.
