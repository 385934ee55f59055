// As much of each server's protocol as is needed to sit down and choose.
import { makeTable } from '../test/support/client.ts';
import { BareSocket } from './bareSocket.ts';
import type { Protocol } from './load.ts';

/** The position of the letter that tells messages apart: {"type":"done", {"type":"news", … */
const KIND = '{"type":"'.length;
const DONE = 'd'.charCodeAt(0);
const NEWS = 'n'.charCodeAt(0);
/** Messages that are not about play: info and plans. */
const BESIDE = new Set(['i', 'p'].map((letter) => letter.charCodeAt(0)));

export const ours = (game: string): Protocol => ({
  async seat(url) {
    const { table, keys } = await makeTable(url, { game, seats: [{}, {}] });
    const sit = async (seat: number): Promise<BareSocket> => {
      const socket = await BareSocket.open(url, '/api/socket');
      socket.send(JSON.stringify({ type: 'join', id: 'join', table, key: keys.seats[seat], changes: true }));
      await socket.until('{"type":"joined"');
      return socket;
    };
    const first = await sit(0);
    // The first player is told of the deal when the second sits down.
    const dealt = first.until('{"type":"news"');
    const second = await sit(1);
    await dealt;
    return { match: table, sockets: [first, second] };
  },
  choose: (table, seq, choice) =>
    `{"type":"choose","id":"${seq}","table":"${table}","seat":${seq % 2},"seq":${seq},"choice":${choice}}`,
  tells(text) {
    const kind = text[KIND];
    if (kind === DONE || kind === NEWS) return true;
    if (kind === undefined || !BESIDE.has(kind)) throw new Error(text.toString());
    return false;
  },
});

const UPDATE = 'u'.charCodeAt(0);
let theirMatches = 0;

export function boardgameio(game: string): Protocol {
  /** The beginning of the game's Socket.IO events: 42/connect-four,["update", … */
  const event = `42/${game},`;
  return {
    async seat(url) {
      const match = `match-${++theirMatches}`;
      const sit = async (seat: number): Promise<BareSocket> => {
        const socket = await BareSocket.open(url, '/socket.io/?EIO=4&transport=websocket');
        await socket.until('0');
        socket.send(`40/${game},`);
        await socket.until(`40/${game},`);
        socket.send(`${event}${JSON.stringify(['sync', match, String(seat), null, 2])}`);
        await socket.until(`${event}["sync"`);
        return socket;
      };
      return { match, sockets: [await sit(0), await sit(1)] };
    },
    choose(match, seq, choice) {
      const player = seq % 2;
      return `${event}["update",{"type":"MAKE_MOVE","payload":{"type":"choose","args":[${choice}],"playerID":"${player}"}},${seq},"${match}","${player}"]`;
    },
    tells: (text) => text[event.length + 2] === UPDATE,
  };
}
