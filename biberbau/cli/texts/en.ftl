### The terminal in English.

## Playing at the terminal

cli-play-you = You
cli-play-welcome = { $game } with { $others }.  Type ? for help.
cli-play-variant = A variant: { $changed }.
cli-play-by-turns = Anybody may act at any moment in this game.  Here all wait for their own turn.
cli-play-commitment = This deal is settled: SHA-256 of its seed is { $commitment }.
cli-play-prompt = Your action
cli-play-legal = You may:
cli-play-round-over = Points of the { $deal ->
    [game] game
   *[round] round
}: { $scores }.
cli-play-next-round = Enter deals the next { $deal ->
    [game] game
   *[round] round
}.
cli-play-over = The match is over: { $totals }.
cli-play-record = The record of this match; biberbau verify checks it, biberbau replay shows it:
cli-play-stopped = You leave the table.  So far it went like this:
cli-play-refused = No: { $why } (clause { $clause })
cli-play-no-action = “{ $written }” is no action.  Write one of those listed, or ? for help.
cli-play-hint = { $bot } would play { $action }.
cli-play-help = Write one of the actions listed, or a word:
    ?       this help
    legal   what you may do
    table   the table once more
    hint    what a bot would do
    bot     let a bot decide this once
    quit    leave the table
cli-play-help-biber-gang = Places are T1 to T4 (top row) and B1 to B4 (bottom row).
    open-T1-B3   turn up your two opening cards
    deck, pile   draw from the deck or from the discard pile
    swap-T2      put the drawn card in that place
    turn-B1      refuse the drawn card and turn that card up
    refuse       refuse it and turn up nothing
    swim-T1-B4   put it in the beaver’s place T1; the beaver swims to the face-down B4
cli-play-help-daumen-drauf = A card is its colour (Y yellow, G green, K black), its number, and + (poisonous), - (harmless) or ? (not known).
    show-Y3+     show that card, your thumb on the snake’s head
    pass         pass; you may come back in
    parry        lay the twin of the card shown last open and take the trick
    let          out of turn: do not parry
cli-play-help-beanie = A card is A, 2 to 10, J, Q or K and its suit C, D, H or S.
    draw, pile           draw from the stock, or take the whole discard pile
    discard-QH           discard; this ends your turn
    end, keep, call      end the round without a stock; keep your last card; say Beanie!
    set-10C-10D-KH       lay a set: its own cards, then beanies; beanies alone name it: set-KC-KD-KH-as-7
    run-H-4-5-KC-7       lay a run of hearts; KC stands for the 6
    add-M3-10S           add to the third meld; a beanie to a run: add-M3-KC-low, add-M3-KC-high
    take-M3-10S-KC       add the 10S to a set and take KC out of it
    swap-M2-5H           put 5H in its place in a run and take the beanie
cli-play-help-biber-mania = Cards are 1 to 15, SB Super Beaver, DI Thief, FE Fairy, PB Party Beaver, HI Hippie, GE Bad Guy, BG Bodyguard, KO King, JO Joker.
    7, 7+7+KO, 2+3+HI    lay these cards
    stab-5               stab these cards of the display
    stab-at-2            stab the pile of seat 2
    take, refuse         take a stabbed group into your hand, or put it out of the game
    steal-display-7, steal-stock-JO, steal-2-SB    steal a card
    wish-2-7, no-wish    wish for a card from seat 2, or for none
    bad-guy-2, give-stock-7, give-deck    whom the Bad Guy is for, and what they get
    draw-deck, draw-stock-7    draw for a card that you lost

## Looking back at the terminal

cli-review-title = { $game }, { $budget } playouts a decision, 95 % intervals
cli-review-seat = seat
cli-review-decisions = decisions
cli-review-fine = fine
cli-review-points-each = points lost a decision
cli-review-chance-each = chance lost a decision
cli-review-mattered = what lost most, by the { $scale ->
        [points] points of the { $deal ->
            [game] game
           *[round] round
        }
       *[chance] chance to win the match
    }
cli-review-step = step
cli-review-round = { $deal ->
    [game] game
   *[round] round
}
cli-review-done = done
cli-review-best = best
cli-review-points-lost = points lost
cli-review-chance-lost = chance to win lost
cli-review-worth = worth in points (chance to win)
cli-review-seconded = The bot that thinks further ahead would have done it, too: these prices presume that everybody soon plays by habit.
cli-review-luck-title = luck and skill, in points more than the mean of all seats
cli-review-no-round = no { $deal ->
    [game] game
   *[round] round
} is over
cli-review-all-rounds = all
cli-review-start = start
cli-review-luck = luck
cli-review-own = own play
cli-review-others = others’ play
cli-review-result = result
