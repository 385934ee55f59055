// SE1.8 The Resistance Intel.
import { refuse, applies } from '@xenotable/kernel';
import { type Side, type Table, SIDES, other } from '../../table.ts';
import { onBoard } from '../models.ts';
import { byPoints, homeOf, isHome, score, seasonCards, takeToken } from './helpers.ts';
import type { BookMission, Objective } from './mission.ts';

const intel = (w: Table, side: Side): number =>
  w.models
    .filter((m) => m.side === side && onBoard(m))
    .reduce((sum, m) => sum + m.carries.length * (isHome(w, m) ? 3 : 1), 0);

const held = (w: Table, side: Side): number =>
  w.models.filter((m) => m.side === side && onBoard(m)).reduce((sum, m) => sum + m.carries.length, 0);

export const theResistanceIntel: BookMission = {
  id: 'SE1.8',
  name: 'The Resistance Intel',
  /** EE-M-SE18-01 */
  map: 'MAP-18',
  layoutRule: 'EE-M-SE18-01',
  rounds: 6,
  text: 'Intel scores 3 at home and 1 elsewhere, each enemy destroyed 1. All three tokens for one more card.',
  season: true,
  /** EE-M-SE18-02 EE-M-SE18-03 */
  zonesOpen: true,
  setup() {
    applies('EE-M-SE18-02');
    applies('EE-M-SE18-03');
  },
  mayWork: (_w, _m, piece) => (piece.done ? refuse('EE-SPC-10', 'This container is empty.') : null),
  /** EE-M-SE18-04 */
  worked(play, m, piece) {
    piece.done = true;
    takeToken(play, m, 'intel', 'EE-M-SE18-04');
    return null;
  },
  /** EE-M-SE18-05 */
  destroyed(play, m) {
    if (!m.neutral) score(play, other(m.side), 1, 'EE-M-SE18-05', m.name);
  },
  /** EE-M-SE18-04 EE-M-SE18-06 EE-M-SE18-07 */
  lastRound(play) {
    const { w } = play;
    for (const side of SIDES) score(play, side, intel(w, side), 'EE-M-SE18-04', 'intel');
    byPoints(play, 'EE-M-SE18-06');
    if (w.result === null || held(w, 0) !== 3) return;
    applies('EE-M-SE18-07');
    w.result.secondary = true;
  },
  /** EE-M-SE18-08 */
  cards: seasonCards('EE-M-SE18-08', 1),
  /** EE-M-SE18-09 */
  objectives(w, m) {
    applies('EE-M-SE18-09');
    if (m.carries.length > 0) return [{ kind: 'go', cells: homeOf(w, m.side) }];
    const goals: Objective[] = [];
    for (const piece of w.pieces)
      if (!piece.done) goals.push({ kind: 'work', work: 'search', piece: piece.id });
    for (const token of w.tokens) if (token.cell >= 0) goals.push({ kind: 'go', cells: [token.cell] });
    return goals;
  },
};
