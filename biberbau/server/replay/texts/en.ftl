### Looking back, in English.

## Why a match cannot be looked back at

refusal-replay-no-match = No such match was played at this table.
refusal-replay-not-over = This match still goes on. It can be looked back at once it is over.
refusal-replay-no-eyes = Nobody saw this match with the eyes that the address names ({ $eyes }).
refusal-replay-record-gone = This record does not lie here any more. Paste it once more, and the same address leads to it again.
refusal-replay-too-often = That was much at once. Wait a little, then try again.
refusal-replay-parcel-gone = No matches lie here any more to be fetched. Make a new link on the other device.
refusal-replay-parcel-too-large = These are too many matches for a link. Save them as a file.
refusal-replay-too-long = This is too long for a record: at most { $most } bytes are read.
refusal-replay-warming = The rules are still being made ready. A moment, please.
refusal-replay-busy = Many are looking back just now. A moment, please.
refusal-replay-not-now = The house cannot read its matches just now. Try again in a moment.
refusal-replay-not-text = This is no record but something that is not even text: byte { $byte } cannot be read.
refusal-replay-lines =
    { $lines ->
        [0] There is nothing here that could be a record.
       *[other] A record is one line, and there are { $lines }.
    }
refusal-replay-unreadable = This is no record that can be read. What is wrong with it: “{ $problem }”
refusal-replay-game = The record is of a game that this house does not have: “{ $word }”.
refusal-replay-variant = The record is of a variant of { $game } ({ $changed }) that there cannot be.
refusal-replay-preparing = The rules of this match are still being made. A moment, please.
refusal-replay-variant-written = What the record changes of the rules, { $changed }, is not as records write it: { $usual }.
refusal-replay-version = The record was played by version { $version } of the rules; these are version { $ours }.
refusal-replay-too-many-actions = The record has { $actions } actions; matches of at most { $most } can be shown.
refusal-replay-no-deal = The record cannot be dealt. What is wrong with it: “{ $problem }”
refusal-replay-no-seat = Action { $number } of the record ({ $action }) is by a seat that is not there.
refusal-replay-no-action = Action { $number } of the record ({ $action }) is no action of this game.
refusal-replay-illegal = Action { $number } of the record ({ $action }) was not allowed.
refusal-replay-no-chance = At action { $number } of the record ({ $action }) its chance does not fit: “{ $problem }”
refusal-replay-unfinished =
    { $actions ->
        [one] The record ends after one action, before the match is over.
       *[other] The record ends after { $actions } actions, before the match is over.
    }
refusal-replay-result = The record says that the result is { $said }, but its deal and its actions give { $result }.
refusal-fork-over = The match was over at this moment. Choose an earlier one to play on from.
refusal-fork-no-turn = Nobody was to act at this moment. Choose one before or after it to play on from.
refusal-fork-no-moment = The match has no step { $step } from which it could go on.
