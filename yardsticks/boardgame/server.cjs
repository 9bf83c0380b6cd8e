// A house of boardgame.io with one small game, kept in memory: `node server.cjs PORT`.
//
// Four people have twelve cards each; whoever is in turn puts the top card of the stock in the place of one of theirs.
// What a card is, nobody knows until it has been exchanged.  It is about as much to send as a table of Biber Gang.

const { INVALID_MOVE } = require('boardgame.io/core');
const { Server } = require('boardgame.io/server');

const CARDS = 12;

const columns = {
  name: 'columns',
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ ctx, random }) => {
    const stock = random.Shuffle(Array.from({ length: 112 }, (_, card) => card % 14));
    const displays = ctx.playOrder.map(() => ({
      cards: stock.splice(0, CARDS),
      open: Array(CARDS).fill(false),
    }));
    return { pile: [stock.pop()], stock, displays };
  },
  playerView: ({ G }) => ({
    pile: G.pile.slice(-1),
    stock: G.stock.length,
    displays: G.displays.map(({ cards, open }) => cards.map((card, place) => (open[place] ? card : null))),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    exchange: {
      client: false,
      move: ({ G, playerID, random }, place) => {
        if (!Number.isInteger(place) || place < 0 || place >= CARDS) return INVALID_MOVE;
        if (G.stock.length === 0) G.stock = random.Shuffle(G.pile.splice(0, G.pile.length - 1));
        const display = G.displays[playerID];
        G.pile.push(display.cards[place]);
        display.cards[place] = G.stock.pop();
        display.open[place] = true;
      },
    },
  },
};

const server = Server({ games: [columns], origins: ['*'] });
server.run({ port: Number(process.argv[2]), callback: () => console.log('open') });
