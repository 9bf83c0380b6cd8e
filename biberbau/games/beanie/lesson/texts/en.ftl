### The guided game of Beanie.  $one is the name of the other player at the table.

beanie-lesson-welcome = Rummy, but without waiting! Whoever gets rid of all cards first wins the round; the others pay for each they still hold. The fewest points win.
beanie-lesson-set = It is { $one }’s turn. So what? You have three tens, that is a set, and you may put it down at any moment. Choose all three and put them down!
beanie-lesson-turn = It worked, in the middle of somebody else’s turn! Only drawing and discarding go round in turns. That is what { $one } is doing.
beanie-lesson-draw = Now it is your turn. Draw a card from the stock. You might take the whole discard pile, too.
beanie-lesson-run = Kings are the beanies of this round: they stand for any card. Choose the seven and eight of spades and the king, and put them down: a run!
beanie-lesson-add = You may add to whatever lies there, other people’s too. Your seven of hearts goes on { $one }’s run. Choose it, then add it.
beanie-lesson-out = One card left! Your turn ends with a discard. Choose the two of diamonds and discard it.
beanie-lesson-done = Beanie! You have no card left, and { $one } pays for four. In the real game everybody puts down at once. So keep your eyes open!
