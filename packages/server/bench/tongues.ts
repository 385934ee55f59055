// Just enough of either server's protocol to sit down and choose.
import { makeTable } from '../test/support/client.ts';
import { BareSocket } from './bareSocket.ts';
import type { Tongue } from './load.ts';

/** The letter that tells messages apart: {"type":"done", {"type":"news", … */
const KIND = '{"type":"'.length;
const DONE = 'd'.charCodeAt(0);
const NEWS = 'n'.charCodeAt(0);
const INFO = 'i'.charCodeAt(0);

export const ours: Tongue = {
  async seat(url) {
    const { table, keys } = await makeTable(url, { game: 'connect-four', seats: [{}, {}] });
    const sit = async (seat: number): Promise<BareSocket> => {
      const socket = await BareSocket.open(url, '/api/socket');
      socket.send(JSON.stringify({ type: 'join', id: 'join', table, key: keys.seats[seat] }));
      await socket.until('{"type":"joined"');
      return socket;
    };
    const first = await sit(0);
    // The first one hears that the table is dealt when the second sits down.
    const dealt = first.until('{"type":"news"');
    const second = await sit(1);
    await dealt;
    return { match: table, sockets: [first, second] };
  },
  choose: (table, seq, column) => `{"type":"choose","id":"${seq}","table":"${table}","seat":${seq % 2},"seq":${seq},"choice":${column}}`,
  tells(text) {
    const kind = text[KIND];
    if (kind !== DONE && kind !== NEWS && kind !== INFO) throw new Error(text.toString());
    return kind !== INFO;
  },
};

/** Events of Socket.IO at the game's address: 42/connect-four,["update", … */
const EVENT = '42/connect-four,';
const UPDATE = 'u'.charCodeAt(0);
let theirMatches = 0;

export const boardgameio: Tongue = {
  async seat(url) {
    const match = `match-${++theirMatches}`;
    const sit = async (seat: number): Promise<BareSocket> => {
      const socket = await BareSocket.open(url, '/socket.io/?EIO=4&transport=websocket');
      await socket.until('0');
      socket.send('40/connect-four,');
      await socket.until('40/connect-four,');
      socket.send(`${EVENT}${JSON.stringify(['sync', match, String(seat), null, 2])}`);
      await socket.until(`${EVENT}["sync"`);
      return socket;
    };
    return { match, sockets: [await sit(0), await sit(1)] };
  },
  choose(match, seq, column) {
    const player = seq % 2;
    return `${EVENT}["update",{"type":"MAKE_MOVE","payload":{"type":"drop","args":[${column}],"playerID":"${player}"}},${seq},"${match}","${player}"]`;
  },
  tells: (text) => text[EVENT.length + 2] === UPDATE,
};
