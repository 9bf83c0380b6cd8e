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
web-stand-in-title = Who plays for { $name }?
web-stand-in-say = Until { $name } is back. The cards stay as they are.

## A seat on another device

web-move-seat = Move to another device
web-move-seat-say = This link is your seat: open it or scan its code on another device, and you play on there. Here it stays yours as well. Give it to nobody else.
web-move-seat-code = Show as QR code
web-move-seat-code-name = QR code of your seat
web-move-seat-door = For that, let other devices into the house first.
web-private-link = Private link to your seat
