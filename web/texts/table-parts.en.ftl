### What the tables of all games say.

## Buttons

web-button-hint = Ask for a hint
web-button-keys = Keys

## Keys

web-keys-title = Playing with keys
web-key-arrows = Arrows
web-key-enter = Enter
web-key-escape = Esc

## Score sheets

web-sheet-pad = Score pad
web-sheet-winner = winner
web-sheet-waiting = Waiting for { $names } …
web-sheet-total = Total
