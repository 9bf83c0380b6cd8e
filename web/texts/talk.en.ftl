### What people say to one another at a table.  Nothing here names a card or an action.

## Phrases

web-say-hello = Hello everybody!
web-say-good-luck = Good luck!
web-say-well-played = Well played!
web-say-thanks = Thank you!
web-say-sorry = Sorry!
web-say-oh-no = Oh no!
web-say-one-moment = One moment, please.
web-say-again = Another one?
web-say-bye = See you soon!

## Faces

web-face-laugh = Laughing
web-face-wink = Winking
web-face-gasp = Astonished
web-face-ponder = Pondering
web-face-grumble = Grumpy
web-face-cheer = Cheering

## As they are read aloud

web-spoken = { $you ->
    [yes] You say
   *[no] { $name } says
}: { $words }
web-face-made = { $you ->
    [yes] You make a face
   *[no] { $name } makes a face
}: { $words }
web-nudged-you = { $name } nudges you: everybody is waiting for you.

## Nudges

web-nudge = Nudge
web-nudge-name = Nudge { $name }
web-nudge-says = { $name }, it is up to you!
web-nudge-resting = Nudged
web-nudge-done = { $name } has been nudged

## What can be said

web-talk = Say something
web-talk-faces = Faces
web-talk-phrases = Phrases
web-talk-people = The others
web-talk-say = Everybody hears it, each in their own language, and nothing of it is kept. Whom you mute here you hear no more at this table; nobody is told.
web-mute = Mute
web-muted = Muted
web-mute-name = Mute { $name }

## How one's beaver looks

web-look = Your beaver
web-look-hat = Hat
web-look-colour = Colour
web-look-say = Everybody sees it, and you look the same at your next table. People are round, bots are square.
web-hat-none = No hat
web-hat-cap = Flat cap
web-hat-beanie = Bobble hat
web-hat-straw = Straw hat
web-hat-sailor = Sailor’s cap
web-hat-kerchief = Headscarf
web-hat-flower = Flower
web-hat-glasses = Glasses
web-colour-berry = Berry
web-colour-amber = Amber
web-colour-moss = Moss
web-colour-water = Pond
web-colour-sky = Sky
web-colour-violet = Violet
web-colour-heather = Heather
web-colour-slate = Slate
