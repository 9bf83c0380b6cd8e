### Challenges, in English.

refusal-challenge-unknown = There is no challenge under this address. Perhaps a letter is missing.
refusal-challenge-seat = Only whoever played in this match to its end can share its cards.
refusal-challenge-origin = This match went on from another one, whose cards many may know. Only matches that began with a deal can be shared.
refusal-challenge-variant = This match was played with other numbers. Only deals of the standard game can be shared.
refusal-challenge-unread = What is stored of this challenge cannot be read any more. Its cards stay sealed.
refusal-challenge-version = These cards were played by other rules, or with bots that this house does not have any more.
refusal-challenge-ended = This challenge has been ended. Its cards lie open to everybody, so nobody can play them any more.
refusal-challenge-full = These cards have been dealt at { $most } tables already, and that is enough.
refusal-challenge-not-yours = Only whoever made this challenge can end it, on the device on which they made it or played.
refusal-challenge-nobody = At each table at least one person has to play.
refusal-deal-sealed = Others may still play these cards, so they stay sealed. Whoever has played them to the end sees everything here, and everybody does once the challenge is ended.
refusal-deal-sealed-fork = Others may still play these cards, so nobody can play on from here until the challenge is ended.
