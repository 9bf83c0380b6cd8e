### What the tables of all games say.

## Buttons

web-button-hint = Ask for a hint
web-button-keys = Keys

## Clocks

web-clock = { $seconds } seconds for this
web-clock-short = { $seconds } seconds left.

## Keys

web-keys-title = Playing with keys
web-key-arrows = Arrows
web-key-enter = Enter
web-key-escape = Esc
web-key-go-on = Let the bots go on at once
web-key-talk = Say something to the others

## Score sheets

web-sheet-pad = Score pad
web-sheet-winner = winner
web-sheet-waiting = Waiting for { $names } …
web-sheet-total = Total

web-french-card = { $rank ->
    [A] ace
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
} of { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
