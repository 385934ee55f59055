// B3 Data Tap: three terminals.
import { refuse, applies } from '@xenotable/kernel';
import { type Side, SIDES, other, type Table } from '../../table.ts';
import { has } from '../models.ts';
import { battleCards, byPoints, near, score } from './helpers.ts';
import type { BookMission } from './mission.ts';

const held = (w: Table, side: Side): number => w.pieces.filter((piece) => piece.owner === side).length;

export const dataTap: BookMission = {
  id: 'B3',
  name: 'Data Tap',
  /** EE-M-B3-01 */
  map: 'MAP-03',
  layoutRule: 'EE-M-B3-01',
  rounds: 6,
  text: 'Tap terminals: one point for each at the end of every round from round 2 on; two for the enemy Leader.',
  zonesOpen: true,
  mayWork(_w, m, piece) {
    if (has(m, 'Weak Minded')) return refuse('EE-SPC-45', `${m.name} is Weak Minded.`);
    return piece.owner === m.side ? refuse('EE-M-B3-02', 'Your side holds this terminal.') : null;
  },
  /** EE-M-B3-02 */
  worked(play, m, piece) {
    piece.owner = m.side;
    play.tell?.({ type: 'tapped', model: m.name, piece: piece.id, side: m.side }, 'EE-M-B3-02');
    return null;
  },
  /** EE-M-B3-04 */
  destroyed(play, m) {
    if (m.leader) score(play, other(m.side), 2, 'EE-M-B3-04', 'the enemy Leader');
  },
  /** EE-M-B3-03 */
  roundEnds(play) {
    if (play.w.round >= 2)
      for (const side of SIDES) score(play, side, held(play.w, side), 'EE-M-B3-03', 'terminals');
  },
  /** EE-M-B3-05 */
  lastRound: (play) => byPoints(play, 'EE-M-B3-05', (w) => held(w, 0) - held(w, 1)),
  /** EE-M-B3-06 */
  cards(w, result, side) {
    const all = result.winner === side && w.pieces.length > 0 && held(w, side) === w.pieces.length;
    return battleCards('EE-M-B3-06', all ? 3 : 2, 1)(w, result, side);
  },
  /** EE-M-B3-07 */
  objectives(w, m) {
    applies('EE-M-B3-07');
    const free = w.pieces.filter((piece) => piece.owner !== m.side);
    if (free.length > 0) return free.map((piece) => ({ kind: 'work', work: 'hack', piece: piece.id }));
    return [
      {
        kind: 'hold',
        cells: near(
          w,
          w.pieces.map((piece) => piece.cell),
          2,
        ),
      },
    ];
  },
};
