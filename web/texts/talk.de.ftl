### Was man einander am Tisch sagt.  Nichts davon nennt eine Karte oder einen Zug.

## Sätze

web-say-hello = Hallo zusammen!
web-say-good-luck = Viel Glück!
web-say-well-played = Gut gespielt!
web-say-thanks = Danke!
web-say-sorry = Entschuldigung!
web-say-oh-no = Oh nein!
web-say-one-moment = Einen Moment bitte.
web-say-again = Noch eine Partie?
web-say-bye = Bis bald!

## Gesichter

web-face-laugh = Lachend
web-face-wink = Zwinkernd
web-face-gasp = Verblüfft
web-face-ponder = Grübelnd
web-face-grumble = Brummig
web-face-cheer = Jubelnd

## Wie sie vorgelesen werden

web-spoken = { $you ->
    [yes] Du sagst
   *[no] { $name } sagt
}: { $words }
web-face-made = { $you ->
    [yes] Du machst ein Gesicht
   *[no] { $name } macht ein Gesicht
}: { $words }
web-nudged-you = { $name } stupst dich an: Alle warten auf dich.

## Anstupsen

web-nudge = Anstupsen
web-nudge-name = { $name } anstupsen
web-nudge-says = { $name }, wir warten auf dich!
web-nudge-resting = Angestupst
web-nudge-done = { $name } ist angestupst

## Was man sagen kann

web-talk = Etwas sagen
web-talk-faces = Gesichter
web-talk-phrases = Sätze
web-talk-people = Die anderen
web-talk-say = Alle hören es in ihrer eigenen Sprache, und nichts davon wird aufgehoben. Wen du hier stumm schaltest, hörst du an diesem Tisch nicht mehr; niemand erfährt davon.
web-mute = Stumm schalten
web-muted = Stumm
web-mute-name = { $name } stumm schalten

## Wie der eigene Biber aussieht

web-look = Dein Biber
web-look-hat = Hut
web-look-colour = Farbe
web-look-say = Alle sehen es, und auch an deinem nächsten Tisch siehst du so aus. Menschen sind rund, Bots eckig.
web-hat-none = Ohne Hut
web-hat-cap = Schiebermütze
web-hat-beanie = Bommelmütze
web-hat-straw = Strohhut
web-hat-sailor = Matrosenmütze
web-hat-kerchief = Kopftuch
web-hat-flower = Blume
web-hat-glasses = Brille
web-colour-berry = Beere
web-colour-amber = Bernstein
web-colour-moss = Moos
web-colour-water = Teich
web-colour-sky = Himmel
web-colour-violet = Veilchen
web-colour-heather = Heide
web-colour-slate = Schiefer
