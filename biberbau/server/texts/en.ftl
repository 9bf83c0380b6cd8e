### The table and the house in English.
###
### $seat is a player's name and $you says whether that player is the reader; $name is the name of somebody without a seat;
### $bot, $game, $option and $value are already in the reader's language.

## What happened at the table

table-created = { $name } has opened this table.
table-joined = { $name } has taken a seat.
table-bot-joined = { $name } ({ $bot }) has taken a seat.
table-removed = { $name } has left the table; the host has freed the seat.
table-left-lobby = { $name } has left the table.
table-left = { $you ->
    [yes] You have left; { $bot } plays for you until you come back.
   *[no] { $seat } has left; { $bot } plays instead until { $seat } comes back.
}
table-bot-plays = { $you ->
    [yes] { $bot } now plays for you.
   *[no] { $bot } now plays for { $seat }.
}
table-came-back = { $you ->
    [yes] You are back.
   *[no] { $seat } is back.
}
table-guest-joined = { $name } takes over from { $former }.
table-locked = The table is locked: whoever wants to join knocks.
table-unlocked = The table is open again.
table-names-erased = Whoever runs this house has taken names out of what it keeps of this table.
table-closed = Whoever runs this house has closed the table. Everything stays as it is.
table-opened = Whoever runs this house has opened the table again. On we go.
table-put-out = The host has put { $name } out. The table is locked.
table-put-out-bot = The host has put { $name } out; { $new } ({ $bot }) plays on. The table is locked.
table-guests = { $choice ->
    [at_once] Guests may take a bot’s seat at once.
    [never] Guests only watch while a match is played.
   *[rounds] Guests may take a bot’s seat at the next deal.
}
table-renamed = { $name } is called { $new } from now on.
table-host-changed = { $you ->
    [yes] You are the host now.
   *[no] { $seat } is the host now.
}
table-configured = { $option }: { $value }.
table-varied = { $count ->
    [one] The host has changed one of the game’s numbers.
   *[other] The host has changed { $count } of the game’s numbers.
}
table-standard-again = It is the standard game again.
table-pace = { $choice ->
    [learn] The table takes it slowly, for learning.
    [brisk] The table plays briskly.
   *[calm] The table plays calmly.
}
table-clock = { $choice ->
    [relaxed] A relaxed clock runs: 90 seconds for each decision.
    [steady] A clock runs: 45 seconds for each decision.
    [tight] A quick clock runs: 20 seconds for each decision.
   *[off] No clock runs.
}
table-twins = { $choice ->
    [unmarked] Known twins are not marked any more: everybody remembers for themselves.
   *[marked] Known twins are marked.
}
table-paused = { $you ->
    [yes] You have asked for a pause.
   *[no] { $seat } has asked for a pause.
}
table-pause-over = { $you ->
    [yes] You have ended the pause. On we go.
   *[no] { $seat } has ended the pause. On we go.
}
table-match-begun = { $match ->
    [1] The match begins. The deal is sealed.
   *[other] Match { $match } begins. The deal is sealed.
}
table-earlier-rules = It was played by the rules that held then.
table-lesson-begun = The guided game begins.
table-match-ended = The match was ended early. Nobody has won it.
table-match-ended-by = { $you ->
    [yes] You have ended the match early. Nobody has won it.
   *[no] { $seat } has ended the match early. Nobody has won it.
}
table-match-goes-on = The match goes on from a position.
table-dealt-again = The cards of a challenge have been dealt: the same for everybody who accepts it.
table-played-on = { $table ->
    [record] The match goes on from a moment of a record, with the cards as they lay. Whoever has seen that match knows them.
   *[other] The match goes on from a moment of match { $match } at table { $table }, with the cards as they lay. Whoever has seen its replay knows them.
}
table-dealt-anew = { $table ->
    [record] The match goes on from a moment of a record. What not everybody could know is dealt anew.
   *[other] The match goes on from a moment of match { $match } at table { $table }. What not everybody could know is dealt anew.
}
table-dealt-anew-for = { $table ->
    [record] The match goes on from a moment of a record. What seat { $number } could not know is dealt anew.
   *[other] The match goes on from a moment of match { $match } at table { $table }. What seat { $number } could not know is dealt anew.
}
table-game-changed = Now it is { $game }. The seats stay as they are.
table-waits-again = The table waits for the next match: there is time to let others in or to change the rules.
table-evening-ended = The evening is over.
table-round-begun = Round { $round } is dealt.
table-game-begun = Game { $round } is dealt.
table-clock-acts = { $you ->
    [yes] Your time is up. The clock plays for you.
   *[no] Time is up. The clock plays for { $seat }.
}
table-tie = { $you ->
    [yes] It was the same moment. The sealed chance puts you first.
   *[no] It was the same moment. The sealed chance puts { $seat } first.
}

## Why a message changed nothing

refusal-malformed = The server could not read this message: { $problem }.
refusal-newer-page = The house is just being updated and cannot do this yet. Try it again in a moment.
refusal-too-fast = That was too fast. Wait a moment and try again.
refusal-name = A name needs at least one letter that can be seen, and none that cannot.
refusal-no-such-game = This house does not have that game.
refusal-no-table = There is no table with this code.
refusal-table-broken = This table cannot be opened any more. What was stored does not fit the rules of this version.
refusal-table-too-new = A newer version of this house has been used at this table, which knows more than this one. It is left as it is: come again when the house has been updated.
refusal-game-not-here = { $game } is played at this table, a game that is not installed in this house any more. The table is left as it is, and goes on once its package is back.
refusal-token = This seat is no longer yours, or never was.
refusal-not-seated = You have no seat at this table.
refusal-already-seated = You have a seat at this table already.
refusal-house-full = As many tables are in use here as this house can take. Come again a little later.
refusal-house-drains = This house is about to close for a while. Matches that are under way are played to their end, and no new one begins.
refusal-too-many-tables = Many tables have been opened from here. Wait a little before you open another.
refusal-too-many-watchers = Enough people are watching this table already.
refusal-not-host = { $you ->
    [yes] This is for the host.
   *[no] This is for the host, { $seat }.
}
refusal-not-started = The match has not begun yet.
refusal-match-running = This can wait until the match is over.
refusal-variant-preparing = The rules with these numbers are still being made. A moment, please.
refusal-variant-too-often = So many new variants at once are too much for this house: an address may have { $most } of them made within an hour. Those that were played before can be had at once.
refusal-variant-house-full = This house has made { $most } variants since it was started, and takes no new one. Those that were played can be had; whoever runs the house can start it again.
refusal-match-ended = The match is over already.
refusal-round-running = This can wait until the next deal.
refusal-opening = The round has not opened yet. Look at your cards; in a moment it opens for all at once.
refusal-paused = The table is paused. Anybody who plays can let it go on.
refusal-table-closed = Whoever runs this house has closed the table. Until it is opened again, nothing happens here.
refusal-not-paused = The table is not paused.
refusal-go-on = There are no bots to wait for.
refusal-go-on-company = You are not alone at the table; the others may want to watch the bots think.
refusal-round-not-over = Play is still going on.
refusal-away = A bot plays for you. Take your seat back first.
refusal-not-away = Nobody plays for you; the seat is yours.
refusal-stale = Something happened in the meantime. Look again and choose anew.
refusal-no-such-action = This is no action of the game.
refusal-no-such-option = There is no option called { $option }.
refusal-option-value = { $option } cannot be { $value }.
refusal-no-such-bot = There is no such bot.
refusal-no-such-seat = There is no such seat.
refusal-own-seat = You cannot remove your own seat. Leave the table instead.
refusal-seat-is-played = { $seat } is here and plays.
refusal-seat-is-held = { $seat } sits there.
refusal-no-guests = At this table guests only watch while a match is played.
refusal-challenge-guests = At this table the bots of the challenge play. Their seats cannot be taken.
refusal-challenge-played = You have played these cards before, so you cannot sit down at a table that is compared. From the link of the challenge you can play them again, not counted.
refusal-challenge-watch = Others may still play these cards, so nobody can watch here. Who plays here is told everything after the match.
refusal-lesson-guests = A game is being taught here. There will be a seat afterwards.
refusal-locked = The table is locked already.
refusal-not-locked = The table is not locked.
refusal-put-out-bot = A bot cannot be put out. Free its seat between two matches.
refusal-no-knock = Nobody is knocking any more.
refusal-not-let-in = You have not been let in this time. You can watch.
refusal-knock-later = You have just knocked. Try again in a moment.
refusal-too-many-knocks = Many are waiting at this table already. Try again in a moment.
refusal-full = Every seat is taken.
refusal-too-few = At least { $least } players are needed.
refusal-too-many = { $game } is for at most { $most } players, and { $players } sit here. Free a seat first.
refusal-no-evening = No match has been finished yet, so there is no standing to close.
refusal-evening-ended = The evening is over already. The next match begins another one.
table-review-wait = do nothing
refusal-nothing-to-hint = It is not your turn, so there is nothing to advise.
refusal-hint-wait = There is nothing to be done now. Better wait.
refusal-hint-pending = The advice is on its way.
refusal-hush = Hush! While this question stands, everybody keeps quiet.
refusal-said-much = You have said much at once. Take a breath.
refusal-not-awaited = { $you ->
    [yes] You cannot nudge yourself.
   *[no] Nobody waits for { $seat } now.
}
refusal-nudged = { $seat } has just been nudged. Give it a moment.
refusal-lesson-other = That is allowed, too. But first try what I am showing you.
refusal-lesson-wait = One moment: read on first, then it is your turn.
refusal-not-taught = Nobody teaches this game here.
refusal-no-lesson = Nothing is being taught here now.

## A link as messengers show it

preview-say = Card games at a wooden table by the water, with friends or with bots. No account needed.
preview-picture = Beavers at their lodge by the pond
preview-table = Come and play { $game }
preview-table-say = The table is waiting. Open the link, and you are there.
preview-table-picture = Cards of { $game }

## The door to the local network

door-strange-host = This house does not go by that name. Open it by the address that its terminal prints, or start it with --public-origin and the address under which it shall be found.
door-banned = This house does not take guests from your address. Whoever runs it can say why.
door-nothing-here = Nothing is here.
door-no-network = This computer is in no local network.
door-no-listening = This computer does not let us listen at its addresses in your network.
