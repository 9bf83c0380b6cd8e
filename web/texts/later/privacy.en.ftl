### What is kept of people, for guests: in English.

web-privacy-say = There are no accounts here, no cookies and no counters, and this page loads nothing from elsewhere. Whoever runs the house keeps:
web-privacy-name = The name you go by, your hat and colour
web-privacy-name-say = With the table at which you sat, until the name is erased there or the table is forgotten. Everybody at the table sees them. In deals that are shared the name stands until it is erased.
web-privacy-deeds = What you did in a match, and when
web-privacy-deeds-say = As long as the table. When the match is over, whoever has its link can look back at it.
web-privacy-seat = That a seat is yours
web-privacy-seat-say = As a secret that lies in your browser; the house keeps only what checks it.
web-privacy-talk = What you say at the table
web-privacy-talk-say = It is told to those who are there, and not kept.
web-privacy-address = Your address in the network
web-privacy-address-say = In memory, so that nobody asks too much, and in lines about what was refused or failed, as long as whoever runs the house keeps these.
web-privacy-banned = Your address, if it is kept out
web-privacy-banned-say = In the list of those from whose address this house takes no guests, until that is lifted or its time is over.
web-privacy-daily = What you chose in a position of the day
web-privacy-daily-say = As long as the house, without your name. What you chose on different days cannot be brought together.
web-privacy-browser = Settings, seats and the list of your matches
web-privacy-browser-say = In this browser alone, until you clear it.
web-privacy-erase = If your name is to go, tell whoever runs this house at which table you sat: they can take it out of all that is kept.
