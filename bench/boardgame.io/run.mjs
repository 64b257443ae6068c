// boardgame.io under the load that docs/performance.md measures: MATCHES matches of a nine-cell game, two clients each over
// socket.io, each moving as soon as it sees the other's move.
//
//   npm install && node run.mjs 100 8     # matches, seconds

import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const game = {
  name: 'cells',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, cell) => {
      // Never over, so that the load does not end: a full board starts anew.
      if (G.cells.every((one) => one !== null)) G.cells = Array(9).fill(null);
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
    },
  },
};

const port = 18099;
if (process.argv[2] === 'server') {
  const { Server, Origins } = require('boardgame.io/server');
  await Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port, callback: () => process.send('up') });
} else {
  const [matches, seconds] = [Number(process.argv[2] ?? 100), Number(process.argv[3] ?? 8)];
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  const server = fork(import.meta.filename ?? new URL(import.meta.url).pathname, ['server'], { silent: true });
  await new Promise((up) => server.once('message', up));
  const stat = () => readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const processor = () => (Number(stat()[11]) + Number(stat()[12])) * 10;
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]);
  const before = memory();
  const times = [];
  let counting = false;
  const clients = [];
  for (let match = 0; match < matches; match += 1) {
    const sent = [0, 0];
    const pair = ['0', '1'].map((playerID) =>
      Client({
        game, playerID, matchID: `match-${match}`, debug: false,
        multiplayer: SocketIO({ server: `http://localhost:${port}`, socketOpts: { transports: ['websocket'] } }),
      }),
    );
    pair.forEach((client, me) => {
      let last = -1;
      client.subscribe((state) => {
        if (!state?.isConnected || state._stateID === last || state.ctx.currentPlayer !== String(me)) return;
        last = state._stateID;
        // The other's move has come here by way of the server.
        if (counting && sent[1 - me]) times.push(performance.now() - sent[1 - me]);
        sent[1 - me] = 0;
        const full = state.G.cells.every((one) => one !== null);
        const cell = full ? 0 : state.G.cells.indexOf(null);
        setImmediate(() => { sent[me] = performance.now(); client.moves.click(cell); });
      });
      client.start();
      clients.push(client);
    });
  }
  await new Promise((go) => setTimeout(go, 3000));
  // As the server counts them: the client of seat 0 may be ahead of it.
  const played = () => clients.reduce((sum, client, index) => sum + (index % 2 ? client.getState()?._stateID ?? 0 : 0), 0);
  counting = true;
  const start = played();
  const cpu = processor();
  const began = performance.now();
  await new Promise((go) => setTimeout(go, seconds * 1000));
  counting = false;
  const moves = played() - start;
  const elapsed = (performance.now() - began) / 1000;
  const spent = processor() - cpu;
  times.sort((a, b) => a - b);
  const at = (share) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  console.log(`${matches} matches, ${moves} moves in ${elapsed.toFixed(1)} s: ${Math.round(moves / elapsed)} a second`);
  console.log(`${(spent / moves).toFixed(2)} ms of the server's processor time each; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
  console.log(`memory ${(before / 1024).toFixed(0)} MB before, ${(memory() / 1024).toFixed(0)} MB with all matches`);
  server.kill();
  process.exit(0);
}
