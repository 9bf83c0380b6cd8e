### The browser's own words in English.

## Everywhere

web-home = To the front page
web-close = Close
web-loading = Just a moment …
web-load-failed-title = Not loaded
web-load-failed = This part could not be loaded. Check your connection and try again.
web-newer-house = (The house has been updated and says something that this page has no words for yet. Load it anew when it suits you.)
web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-speed = Speed of cards
web-speed-0 = At once
web-speed-1 = Calm
web-speed-2 = Fast
web-taps = A move takes
web-taps-one = One tap
web-taps-two = Two taps
web-taps-say = With two taps, the first shows what would be done. At Beanie, where all are quick, one is always enough.
web-tap-again = Once more, and it is done.
web-sound = Sound
web-sound-off = Off
web-sound-on = On
web-volume = Volume
web-volume-value = { $percent } percent
web-notify = Notify me when it is my turn
web-notify-off = No
web-notify-on = Yes
web-notify-say = Only while this page is hidden and your device keeps it awake; phones let hidden pages sleep after a few minutes. The title and the icon of the page show it in any case.
web-notify-try = This is how it looks when it is your turn.
web-notify-forbidden = Your browser has been told not to notify from here; you can change that in its settings. The title and the icon of the page show it in any case.
web-notify-failed = Your browser allows it, but shows nothing. The title and the icon of the page show it in any case.
web-notify-not-here = This browser does not notify from a page; some do once the page is on the home screen. The title and the icon of the page show it in any case.
web-install = Install as an app
web-install-not-here = Browsers install pages, and notify, over https only. Here the title of the page tells you that it is your turn, and so does a sound if you switch it on above.
web-copy = Copy
web-copied = Copied
web-copied-say = It is on your clipboard.
web-copy-failed = Your browser does not let us copy. Select the text and copy it yourself.
web-share = Share
web-less = { $label }: less
web-more = { $label }: more
web-name = Your name
web-name-missing = Give yourself a name first.
web-name-left = { $left ->
    [0] No more than { $most } characters fit.
    [one] One more character
   *[other] { $left } more characters
}
web-name-default = Beaver
web-name-take = Take it
web-name-wanted = You have company. What are you called?
web-name-say = Tell them
web-warming = The rules are being built
web-warming-say = { $done } of { $total } parts are ready. This happens on the first start only; you can already open a table.
web-privacy = What is kept of you
web-imprint = The games belong to their authors and publishers. This project is not affiliated with them; words and drawings here are its own.

## Front page

web-hero = Pull up a chair
web-hero-say = Card games at a wooden table by the water: with friends who follow a link, with bots, or with both. No account needed.
web-server-unreachable = The server does not answer. We keep trying.
web-games = Games
web-play-now = Play now
web-with-friends = Friends
web-with-friends-say = A table of your own: send a link, choose bots and rules
web-players = { $least }–{ $most } players
web-dealing = The cards are being dealt …
web-your-tables-over = Played to the end
web-your-tables = Go on playing
web-more-tables = { $tables ->
    [one] One more table
   *[other] { $tables } more tables
}
web-fewer-tables = Only the latest
web-table-with = with { $names }
web-table-alone = and nobody else yet
web-standing-own = you { $points }
web-standing = { $name } { $points }
web-turn-of = { $name } is to act.
web-turn-of-several = Several are to act.
web-table-not-begun = The match has not begun.
web-table-between-rounds = Before the next deal.
web-table-over = Over. Another match?
web-table-asleep = Asleep; its rules are made ready when somebody comes.
web-join-title = Has somebody told you a code?
web-join-say = With a link you are there at once.
web-code = Table code
web-code-problem = A code has four to eight letters and digits. Look at it once more.
web-join = Go to the table
web-nowhere = Nothing but water here
web-nowhere-say = This address leads nowhere. Perhaps a letter was lost on the way.

## Waiting room

web-invite = Invite
web-invite-say = Whoever opens this link can take a seat. A name is all they need.
web-invite-link = Link to this table
web-invite-title = Come and play { $game }
web-or-code = Or the code:
web-door-title = Play with others at home
web-door-say = So far only this computer reaches the house. Let phones and computers in your network in; you can close the door again.
web-door-let-in = Let others in
web-door-open = The house is open to your network. Others point their camera at the code or type the address.
web-door-link = Address for others
web-door-code = QR code of the address
web-door-others = If that address leads nowhere, try { $addresses }.
web-door-close = Close the door
web-door-problem = The door stays shut.
web-only-here = This address works on this computer only. Open Biberbau by the address that its terminal prints, or start it with “--lan”, to let others in.
web-seats = At the table
web-seat-you = you
web-seat-host = host
web-seat-bot = bot: { $bot }
web-seat-stand-in = away, { $bot } plays
web-seat-away = not connected
web-seat-idle = keeps the table waiting
web-seats-empty = { $empty ->
    [one] One seat is free: send the link.
   *[other] { $empty } seats are free: send the link.
}
web-seat-a-bot = Seat a bot
web-bot-strength = Strength { $strength } of { $most }
web-other-bots = Other ways to play
web-other-bots-say = These are not set to a strength: the kit plays at random, the dam builders by good habits, the beaver works everything out.
web-remove-seat = Free the seat of { $name }
web-watchers = { $watchers ->
    [one] One person is watching.
   *[other] { $watchers } people are watching.
}
web-options = Rules of this table
web-options-all-usual = This table plays by the usual rules.
web-options-usual = { $count ->
    [one] One rule is as usual
   *[other] { $count } rules are as usual
}
web-options-more = { $count ->
    [one] One more rule
   *[other] { $count } more rules
}
web-options-changed = { $count ->
    [one] one not as usual
   *[other] { $count } not as usual
}
web-variant = Other numbers
web-variant-none = You can change what the game counts with: how many cards there are, what they count, for how many it is.
web-variant-rules = This table plays with other numbers than the rules say
web-variant-change = Change numbers
web-variant-reset = Standard game
web-variant-preparing = The rules with these numbers are being built, which takes half a minute to two minutes. Only this table waits for it.
web-start = Start the match
web-starting = Starting …
web-start-warming = The rules are still being built. Only the first start takes this long.
web-start-say = Later joiners can watch.
web-start-missing = { $missing ->
    [one] One more player is needed: send the link or seat a bot.
   *[other] { $missing } more players are needed: send the link or seat a bot.
}
web-wait-for-host = { $host } starts the match.
web-invited = { $host } invites you to { $game }
web-take-seat-title = Take a seat?
web-take-seat = Take a seat
web-take-seat-say = Or stay as you are and watch.
web-table-full = The table is full
web-table-full-say = You can watch from here.

## At the table

web-title-table = Table { $code } – Biberbau
web-title-your-turn = ● Your turn – Biberbau
web-your-turn = It is your turn.
web-entering = Walking up to table { $code } …
web-watching = watching
web-earlier-rules = earlier rules
web-log = What happened
web-log-empty = Nothing has happened yet.
web-advice = Advice – { $action }
web-show-table = Look at the table
web-show-sheet = To the score sheet
web-menu = People and seat
web-rules = Rules
web-rule = Rule { $clause }
web-late = { $name } was first:
web-go-on = Go on
web-pause = Pause for all
web-pause-say = Nobody can act, and no clock runs, until somebody lets the table go on.
web-pause-end = Go on playing
web-paused = Pause: { $name } has asked for it.
web-opening-look = Look at your cards
web-opening-say = Look at your cards. In a moment the round opens for all at once.
web-next-round-in = { $seconds ->
    [one] Next deal in 1 second
   *[other] Next deal in { $seconds } seconds
}
web-next-round-hold = Wait, please
web-next-round-held = { $name } is still reading.
web-next-round-release = On we go
web-table-settings = How this table plays
web-setting-pace = Pace
web-setting-pace-learn = Learn
web-setting-pace-calm = Calm
web-setting-pace-brisk = Brisk
web-setting-pace-meaning = How much time bots take; weak ones take more. It tells nothing about their cards.
web-setting-clock = Clock
web-setting-clock-off = Off
web-setting-clock-relaxed = Relaxed, 90 s
web-setting-clock-steady = Steady, 45 s
web-setting-clock-tight = Tight, 20 s
web-setting-clock-meaning = So long everybody has for each decision. When it is over, the rulebook says what the clock plays.
web-setting-twins = Known twins
web-setting-twins-marked = Marked
web-setting-twins-unmarked = Remember them yourself
web-setting-twins-meaning = Whoever has seen one twin knows the other. The table marks it, or leaves it to your memory, when it advises you too.
web-setting-guests = Guests
web-setting-guests-at_once = Play at once
web-setting-guests-rounds = At the next deal
web-setting-guests-never = Only watch
web-setting-guests-meaning = When somebody who comes later may take the seat of a bot.
web-connection-lost = The connection is lost. Your seat is kept; we are reconnecting.
web-connection-late = The table has not answered yet.
web-connection-kept = What you did will be sent.
web-try-now = Try now
web-closed-title = This table cannot be shown
web-announcement = A word from the house: { $text }
web-table-closed = This table is closed
web-table-closed-say = You need do nothing. As soon as it is opened again, this page goes on by itself. Whoever runs this house can say why.
web-turned-away = This is as far as it goes
web-ask-again = Ask again
web-game-unknown = This page does not know the game that is played here. Reload it to get the newest version.
web-bot-plays-for-you = { $bot } plays for you.
web-come-back = Play on yourself
web-watch-link = Link for watching
web-leave = Let a bot play for me
web-leave-say = You have to go? A bot plays for you until you come back. If you only close the page, your seat stays yours.
web-leave-lobby = Leave the table
web-leave-lobby-say = Your seat becomes free for somebody else.
web-commitment-say = Seal of this deal, shown before the first move:

## After the match

web-proof = Proof of an honest deal
web-proof-say = Before the first move the table showed the seal of the deal. The record holds its secret and every move. Save it to a file, and “biberbau verify” checks on any computer that both belong together.
web-commitment = Seal
web-record = Record of the match

## Rules

web-rules-of = { $game }: rules
web-how-to-play = How to play
web-rulebook = Rulebook
web-rules-none = There is no rulebook for this game.
