### Who is at a table, who is away, and who comes: in English.

## Somebody is away

web-absence-away = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
}
web-absence-idle = The table is waiting for { $names }.
web-absence-host-decides = { $host } can let a bot play.
web-absence-wait = Wait
web-absence-stand-in = Stand-in …
web-absence-end = End …
web-end-match = End the match
web-end-match-offer = Does the match not go on? End it for all; nobody has won it, and it does not count.
web-end-match-title = End this match?
web-end-match-say = The match stops here for everybody, and cannot be taken up again. Nobody has won it, and it does not count for the evening.
web-end-match-not = Play on
web-stand-in-title = Who plays for { $name }?
web-stand-in-say = Until { $name } is back. The cards stay as they are.

## Something is wrong

web-problem = Report a problem
web-problem-offer = Is something wrong at this table?

## A seat on another device

web-move-seat = Move to another device
web-move-seat-say = This link is your seat: open it or scan its code on another device, and you play on there. Here it stays yours as well. Give it to nobody else.
web-move-seat-code = Show as QR code
web-move-seat-code-name = QR code of your seat
web-move-seat-door = For that, let other devices into the house first.
web-other-seat = This device holds another seat at this table, too. Both stay yours.
web-other-seat-take = Play from the other seat
web-private-link = Private link to your seat

## Who comes, and who goes

web-seat-lost = Somebody has taken your seat at this table from you.
web-watching-say = You are watching.
web-take-bot-seat = Take over from { $name } ({ $bot })
web-take-seat-knock = The table is locked: you knock, and the host lets you in.
web-knocking = You have knocked
web-knocking-nod = You have knocked. Once the host nods, you sit down.
web-sitting-soon = At the next deal you sit down.
web-knock = { $name } is knocking.
web-knock-let-in = Let in
web-knock-not-now = Not now
web-lock = Lock the table
web-lock-say = Whoever has the link can sit down or take a bot’s seat. Lock the table, and they knock first.
web-locked = The table is locked. Newcomers knock.
web-locked-say = The table is locked: newcomers knock, and you let them in.
web-unlock = Open the table
web-put-out = Put { $name } out
web-put-out-say = { $name } loses the seat for good, and the table is locked, so that nobody comes back without your nod. During a match a bot plays on.
web-put-out-not = No, stay
