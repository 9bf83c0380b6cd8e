### What stands on the sheet for reporting a problem, in English.

web-problem-say = Say what is wrong and save the file. Send it to whoever runs this house, or to those who make Biberbau.
web-problem-words = What is wrong?
web-problem-words-missing = Say in a few words what is wrong.
web-problem-holds = The file holds your words, what you see now, the last forty things that happened as you were told them, everything you did in this match, and which browser this is. What the others hold is not in it, and no names.
web-problem-holds-watching = The file holds your words, what you see now, what happened lately as you were told it, and which browser this is. What the players hold is not in it, and no names.
web-problem-later = Once the match is over, save the file again: then the house adds the whole match, with all cards.
web-problem-over = As the match is over, the house adds the whole match, with all cards, unless others may still play them.
web-problem-save = Save the file
web-problem-saved = Saved as { $file }.
web-problem-page-alone = The house has not answered, so it holds only what this page knows.
