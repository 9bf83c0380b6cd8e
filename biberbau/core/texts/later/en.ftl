### Numbers of a game that a variant changes.

constant-unknown = there is no constant { $key }; there are { $keys }
constant-none = { $name } has no constants that a variant may change
constant-name = constant { $key } has no '{ $name }'; it has { $names }
constant-takes = { $count ->
    [0] a whole number from { $least } to { $most }
   *[other] whole numbers from { $least } to { $most }: one for all, { $count } of them in a list, or each by its name ({ $first } to { $last })
}
constant-bounds = { $key } is { constant-takes }; here is { $found }
constant-count = { $key } is { constant-takes }; here are { $here }
constant-long = what a variant changes is told in at most { $most } characters
constant-word = '{ $part }' is no constant with its value, as in beavers:6
constant-toml = this is not TOML: { $problem }

## What they have to keep together

constants-no-players = at least { $fewest } and at most { $most } players do not go together
constants-too-few = { $cards } cards are too few for { $players } players, who need { $least }
