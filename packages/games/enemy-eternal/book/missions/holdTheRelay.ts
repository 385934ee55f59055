// B5 Hold the Relay: a platform and a device with two panels.
import { refuse, applies } from '@xenotable/kernel';
import type { Cell, Table } from '../../table.ts';
import { cellsThat, ground, mayStop } from '../board/ground.ts';
import { has } from '../models.ts';
import { battleCards, byPoints, controls, score } from './helpers.ts';
import type { BookMission } from './mission.ts';
import { pieceOf } from '../../tableReaders.ts';

/** EE-M-B5-02 All level 1 cells are one zone. */
const platform = (w: Table): Cell[] => {
  const g = ground(w);
  return cellsThat(g, (cell) => g.level[cell] === 1);
};

const lead = (w: Table): number => {
  const holder = controls(w, platform(w));
  return holder < 0 ? 0 : holder === 0 ? 1 : -1;
};

export const holdTheRelay: BookMission = {
  id: 'B5',
  name: 'Hold the Relay',
  /** EE-M-B5-01 */
  map: 'MAP-05',
  layoutRule: 'EE-M-B5-01',
  rounds: 7,
  text: 'At the end of every round: one point for the platform, one for the relay. Eight points or seven rounds.',
  zonesOpen: true,
  mayWork(_w, m, piece) {
    if (has(m, 'Weak Minded')) return refuse('EE-SPC-45', `${m.name} is Weak Minded.`);
    return piece.owner === m.side ? refuse('EE-M-B5-03', 'The relay is set to your side.') : null;
  },
  /** EE-M-B5-03 */
  worked(play, m) {
    for (const panel of play.w.pieces) panel.owner = m.side;
    play.tell?.({ type: 'relay set', model: m.name, side: m.side }, 'EE-M-B5-03');
    return null;
  },
  /** EE-M-B5-02 EE-M-B5-03 EE-M-B5-04 */
  roundEnds(play) {
    const { w } = play;
    const holder = controls(w, platform(w));
    if (holder === 0 || holder === 1) score(play, holder, 1, 'EE-M-B5-02', 'the platform');
    const { owner } = pieceOf(w, 0);
    if (owner === 0 || owner === 1) score(play, owner, 1, 'EE-M-B5-03', 'the relay');
    if (w.sides.some((side) => side.score >= 8)) byPoints(play, 'EE-M-B5-04', lead);
  },
  lastRound: (play) => byPoints(play, 'EE-M-B5-04', lead),
  /** EE-M-B5-05 */
  cards: battleCards('EE-M-B5-05', 3, 1),
  /** EE-M-B5-06 */
  objectives(w, m) {
    applies('EE-M-B5-06');
    const hold = { kind: 'hold' as const, cells: platform(w).filter((cell) => mayStop(ground(w), cell)) };
    if (pieceOf(w, 0).owner === m.side) return [hold];
    return [
      ...w.pieces.map((piece) => ({ kind: 'work' as const, work: 'interact' as const, piece: piece.id })),
      hold,
    ];
  },
};
