### The guided game of Biber-Mania.  $one is the name of the other player at the table.

biber-mania-lesson-welcome = Into the fray! Every card on your own pile is a point at the end, every card in your hand costs one. So: get rid of your cards!
biber-mania-lesson-lay = It is your turn, and you must discard. Equal numbers go together: choose both sevens and lay them.
biber-mania-lesson-stab = Your two sevens stab two equal lower cards of the display. You even have to: both threes go to your hand. Tap them.
biber-mania-lesson-refuse = They also stab what lies on top of { $one }’s pile: two fives. Take or refuse, it is up to you. Refuse them, and they are out of the game!
biber-mania-lesson-redraw = Two points less for { $one }, who draws cards for the ones that were lost. Now { $one } lays a 3. We could do with that …
biber-mania-lesson-thief = … for you have two threes already. Luckily you know a thief! Lay him. Alone he stabs nothing, but he steals.
biber-mania-lesson-steal = The thief reaches into the display, the stock, or the top of somebody’s pile. Steal the 3 from { $one }!
biber-mania-lesson-stolen = Snatched! Now { $one } again: the 8 stabs the 4 in the display, like it or not. So it goes to { $one }’s hand and costs.
biber-mania-lesson-last = You have three equal cards, and nothing else. Choose all three and lay them: whoever lays their last card ends the round.
biber-mania-lesson-done = Empty hand, full pile: you win! There are super beavers, fairies, kings and other rascals, too. You will get to know them best by playing.
