// People at tables of boardgame.io: `node crowd.cjs ADDRESS TABLES SEATS SECONDS`.
//
// Says "seated" when all are, waits for a line, and lets somebody of each table act once a second.  Then it prints how
// many actions came back to who acted, and in how many milliseconds.

const { io } = require('socket.io-client');

const [tables, seats, seconds] = process.argv.slice(3).map(Number);
const address = `${process.argv[2]}/columns`;
const sleep = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds));

class Person {
  constructor(table, number) {
    Object.assign(this, { table, number: String(number), state: null, heard: () => {} });
  }

  sit() {
    this.socket = io(address, { transports: ['websocket'], reconnection: false, forceNew: true });
    return new Promise((seated, failed) => {
      this.socket.on('sync', (_, { state }) => {
        this.state = state;
        seated();
      });
      this.socket.on('update', (_, state) => {
        this.state = state;
        this.heard(state);
      });
      this.socket.on('connect_error', failed);
      this.socket.on('connect', () => this.socket.emit('sync', this.table, this.number, undefined, seats));
    });
  }

  act() {
    const before = this.state._stateID;
    const payload = { type: 'exchange', args: [Math.floor(12 * Math.random())], playerID: this.number };
    const begun = performance.now();
    return new Promise((told) => {
      this.heard = (state) => {
        if (state._stateID > before) told(performance.now() - begun);
      };
      this.socket.emit('update', { type: 'MAKE_MOVE', payload }, before, this.table, this.number);
    });
  }
}

async function play(people, until, delays) {
  await sleep(1000 * Math.random());
  while (performance.now() < until) {
    const due = performance.now() + 1000;
    const { currentPlayer } = people[0].state.ctx;
    delays.push(await people[Number(currentPlayer)].act());
    await sleep(Math.max(0, due - performance.now()));
  }
}

async function main() {
  const crowd = Array.from({ length: tables }, (_, table) =>
    Array.from({ length: seats }, (_, seat) => new Person(`table-${table}`, seat)),
  );
  for (const people of crowd) for (const person of people) await person.sit();
  console.log('seated');
  await new Promise((go) => process.stdin.once('data', go));
  const delays = [];
  const until = performance.now() + 1000 * seconds;
  await Promise.all(crowd.map((people) => play(people, until, delays)));
  process.stdout.write(JSON.stringify(delays), () => process.exit(0));
}

main();
