### Was von Leuten aufgehoben wird, für Gäste: auf Deutsch.

web-privacy-say = Hier gibt es keine Konten, keine Cookies und keine Zähler, und diese Seite lädt nichts von anderswo. Wer das Haus betreibt, hebt auf:
web-privacy-name = Den Namen, unter dem du spielst, deinen Hut und deine Farbe
web-privacy-name-say = Bei dem Tisch, an dem du gesessen hast, bis der Name dort gelöscht oder der Tisch vergessen wird. Alle am Tisch sehen sie. In geteilten Blättern steht der Name, bis er gelöscht wird.
web-privacy-deeds = Was du in einer Partie getan hast, und wann
web-privacy-deeds-say = So lange wie den Tisch. Wenn die Partie vorbei ist, kann auf sie zurückblicken, wer ihren Link hat.
web-privacy-seat = Dass ein Platz deiner ist
web-privacy-seat-say = Als Geheimnis, das in deinem Browser liegt; das Haus hebt nur auf, womit es sich prüfen lässt.
web-privacy-talk = Was du am Tisch sagst
web-privacy-talk-say = Es wird denen gesagt, die da sind, und nicht aufgehoben.
web-privacy-address = Deine Adresse im Netz
web-privacy-address-say = Im Speicher, damit niemand zu viel verlangt, und in Zeilen über das, was abgelehnt wurde oder misslang, so lange, wie sie aufgehoben werden.
web-privacy-banned = Deine Adresse, wenn sie ausgeschlossen ist
web-privacy-banned-say = In der Liste derer, von deren Adresse dieses Haus keine Gäste aufnimmt, bis das aufgehoben oder die Frist um ist.
web-privacy-daily = Was du in einer Stellung des Tages gewählt hast
web-privacy-daily-say = So lange wie das Haus, ohne deinen Namen. Was du an verschiedenen Tagen gewählt hast, lässt sich nicht zusammenbringen.
web-privacy-browser = Einstellungen, Plätze und die Liste deiner Partien
web-privacy-browser-say = Nur in diesem Browser, bis du sie löschst.
web-privacy-erase = Soll dein Name fort, sag denen, die dieses Haus betreiben, an welchem Tisch du gesessen hast: Sie können ihn aus allem nehmen, was aufgehoben ist.
