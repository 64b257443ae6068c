// A server of boardgame.io as its tutorial makes one: a game of nine cells for two people, matches kept in memory.
// Says its port when it listens.

import { createRequire } from 'node:module';

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server');

const game = {
  name: 'cells',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, cell) => {
      // Never over, so that the load does not end and no match has to be made again: a full board starts anew.
      if (G.cells.every((one) => one !== null)) G.cells = Array(9).fill(null);
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
    },
  },
};

const { appServer } = await Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: 0, callback: () => {} });
process.stdout.write(`listening ${appServer.address().port}\n`);
