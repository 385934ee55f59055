// B4 Supply Grab: six containers.
import { refuse, applies } from '@xenotable/kernel';
import { type Side, type Table, SIDES } from '../../table.ts';
import { onBoard } from '../models.ts';
import { distance } from '../board/ground.ts';
import { battleCards, byPoints, homeOf, isHome, score, takeToken } from './helpers.ts';
import type { BookMission, Objective } from './mission.ts';

/** EE-M-B4-03 Points for crates: 1 each, 2 in the own zone. */
const crates = (w: Table, side: Side): number =>
  w.models
    .filter((m) => m.side === side && onBoard(m))
    .reduce((sum, m) => sum + m.carries.length * (isHome(w, m) ? 2 : 1), 0);

export const supplyGrab: BookMission = {
  id: 'B4',
  name: 'Supply Grab',
  /** EE-M-B4-01 */
  map: 'MAP-04',
  layoutRule: 'EE-M-B4-01',
  rounds: 6,
  text: 'Search containers and carry the crates home: one point each, two in your own zone.',
  zonesOpen: true,
  mayWork: (_w, _m, piece) => (piece.done ? refuse('EE-SPC-10', 'This container is empty.') : null),
  /** EE-M-B4-02 */
  worked(play, m, piece) {
    piece.done = true;
    piece.owner = m.side;
    takeToken(play, m, 'crate', 'EE-M-B4-02');
    return { chapter: 'search table', step: 'roll', model: m.id };
  },
  /** EE-M-B4-03 EE-M-B4-04 */
  lastRound(play) {
    for (const side of SIDES) score(play, side, crates(play.w, side), 'EE-M-B4-03', 'crates');
    byPoints(play, 'EE-M-B4-04', (w) => w.sides[0].found - w.sides[1].found);
  },
  /** EE-M-B4-05 */
  cards: battleCards('EE-M-B4-05', 2, 1),
  /** EE-M-B4-06 */
  objectives(w, m) {
    applies('EE-M-B4-06');
    const full = w.pieces.filter((piece) => !piece.done);
    const goals: Objective[] = [];
    if (m.carries.length > 0 && (w.round >= 4 || full.length === 0))
      return [{ kind: 'go', cells: homeOf(w, m.side) }];
    for (const token of w.tokens)
      if (token.cell >= 0 && distance(w, m.cell, token.cell) <= 6)
        goals.push({ kind: 'go', cells: [token.cell] });
    for (const piece of full) goals.push({ kind: 'work', work: 'search', piece: piece.id });
    return goals;
  },
};
