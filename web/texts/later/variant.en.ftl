### Other numbers of a game: the list, the form, the file.

web-rules-chosen = Rules chosen for this table
web-variant-say = This table plays with other numbers than usual; everything else is as the rules say.
web-variant-what = What
web-variant-usual = usually
web-variant-now = here
web-variant-left-out = Here bots do without what they learned from matches of the standard game.
web-variant-save = Save as a file
web-variant-title = { $game } with other numbers
web-variant-edit-say = Whatever you change here counts from the next match on, for everybody at this table. You can open a variant as a file, too, or drop it here.
web-variant-open = Open a file
web-variant-options = Rules of this table change along with the numbers:
web-variant-house = Variants of the house
web-variant-named = Other numbers: { $name }
web-variant-bounds = { $least } to { $most } each.
web-variant-usually = Usually { $usual }; { $least } to { $most }.
web-variant-called = “{ $name }”
web-variant-gap = A number is missing.
web-variant-asking = A moment, please …
web-variant-count = { $count ->
    [0] Everything is as usual.
    [one] One thing is not as usual.
   *[other] { $count } things are not as usual.
}
web-variant-use = Use these numbers
web-variant-other-game = This file is for another game: { $game }.
web-variant-unreachable = The house does not answer just now. Try again in a moment.
