### The guided game: a beaver shows how a game is played.

web-guide = The beaver shows you how it is done
web-guide-learn = Learn with a beaver
web-guide-learn-brief = Learn
web-guide-go-on = Go on learning
web-guide-step = Step { $step } of { $steps }
web-guide-next = Got it
web-guide-show = Do it for me
web-guide-watch = Watch …
web-guide-skip = Leave the guided game
web-guide-play = Now play for real
