### The guided game of Daumen Drauf!  $one and $two are the names of the others at the table.

daumen-drauf-lesson-welcome = Snakes everywhere! There are two of each: a harmless one, worth a point at the end, and a poisonous one with a red fang, which costs a point. The most points win.
daumen-drauf-lesson-lead = You lead. Show your yellow 2. Everybody sees the number, but your thumb is on the head: only you know that it is poisonous.
daumen-drauf-lesson-higher = Now everybody in turn shows something higher, or passes. { $one } shows the yellow 3; does that one bite? { $two } would rather pass.
daumen-drauf-lesson-pass = You could go on with green, for a new colour is always higher. But whoever has shown last must take them all. So pass!
daumen-drauf-lesson-thumbs = Thumbs up! { $one } must take both cards and only now sees your poison. Fooled! Whoever has taken leads again.
daumen-drauf-lesson-colours = { $one } leads a green 3, and { $two } goes on with the green 4. In the same colour the larger number is higher.
daumen-drauf-lesson-twin = Wait, you have a green 4 yourself! It is the twin. Yours is poisonous, so { $two }’s must be harmless. You know more than all the others.
daumen-drauf-lesson-parry = With the twin you may parry: tap “Parry”, lay it down open, and the whole trick is yours.
daumen-drauf-lesson-parried = Two harmless, one poisonous: that makes one point. And the poison was in your hand anyway. Now you lead.
daumen-drauf-lesson-last = Your last card. What is left in your hand at the end costs a point, so show it. It is harmless, but does { $two } know?
daumen-drauf-lesson-done = { $two } doesn’t dare and is left with a card. Your 1 is yours to keep: you win! You have a gift for bluffing.
