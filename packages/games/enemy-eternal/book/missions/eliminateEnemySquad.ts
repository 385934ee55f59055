// B1 Eliminate Enemy Squad.
import { applies } from '@xenotable/kernel';
import { battleCards, byPoints, score } from './helpers.ts';
import type { BookMission } from './mission.ts';
import { other } from '../../table.ts';

export const eliminateEnemySquad: BookMission = {
  id: 'B1',
  name: 'Eliminate Enemy Squad',
  /** EE-M-B1-01 */
  map: 'MAP-01',
  layoutRule: 'EE-M-B1-01',
  /** EE-M-B1-03 */
  rounds: 5,
  text: 'One point for each enemy model destroyed. Five rounds.',
  zonesOpen: true,
  /** EE-M-B1-02 EE-GEN-05 A destroyed model scores for the other side, whoever controlled it. */
  destroyed(play, m) {
    if (m.neutral) return;
    applies('EE-GEN-05');
    score(play, other(m.side), 1, 'EE-M-B1-02', m.name);
  },
  /** EE-M-B1-04 */
  lastRound(play) {
    applies('EE-M-B1-03');
    byPoints(play, 'EE-M-B1-04');
  },
  /** EE-M-B1-05 */
  cards: battleCards('EE-M-B1-05', 3, 1, 1),
  /** EE-M-B1-06 */
  objectives() {
    applies('EE-M-B1-06');
    return [];
  },
};
