// B6 Extraction: free the VIP and bring it out.
import { refuse, applies } from '@xenotable/kernel';
import type { Model, Table } from '../../table.ts';
import { finish } from '../end.ts';
import { cellsWith, ground } from '../board/ground.ts';
import { battleCards, near } from './helpers.ts';
import type { BookMission } from './mission.ts';
import { civilianAt } from '../deployment/roster.ts';

const vip = (w: Table): Model | undefined => w.models.find((m) => m.unit === 'Civilian');

export const extraction: BookMission = {
  id: 'B6',
  name: 'Extraction',
  /** EE-M-B6-01 The attacker, side A, may also deploy in the Evac cells. */
  map: 'MAP-06',
  layoutRule: 'EE-M-B6-01',
  rounds: 8,
  text: 'Side A frees the VIP and leads it to an Evac cell; side B keeps or kills it. Eight rounds.',
  zoneSigns: { A: 'AE' },
  setup(play) {
    for (const cell of cellsWith(ground(play.w), 'V')) civilianAt(play.w, cell, 'VIP', true);
  },
  /** EE-M-B6-02 */
  mayClaim: (_w, m) =>
    m.side !== 0 ? refuse('EE-M-B6-02', 'Only the attacker can take charge of the VIP.') : null,
  /** EE-M-B6-03 */
  mayLeave: (_w, m) => m.unit === 'Civilian',
  left: (play) => finish(play, 0, 'EE-M-B6-03', 'the VIP is out'),
  /** EE-M-B6-04 */
  destroyed(play, m) {
    if (m.unit === 'Civilian') finish(play, 1, 'EE-M-B6-04', 'the VIP is dead');
  },
  lastRound(play) {
    if (vip(play.w)!.neutral) finish(play, 1, 'EE-M-B6-04', 'the VIP was not freed');
    else finish(play, null, 'EE-M-B6-04', 'the VIP is free but not out');
  },
  /** EE-M-B6-05 */
  cards: battleCards('EE-M-B6-05', 3, 1),
  /** EE-M-B6-06 */
  objectives(w, m) {
    applies('EE-M-B6-06');
    const guest = vip(w)!;
    if (m.side === 0)
      return guest.neutral ? [{ kind: 'claim', target: guest.id }] : [{ kind: 'guard', ward: guest.id }];
    return guest.neutral
      ? [{ kind: 'hold', cells: near(w, [guest.cell], 5) }]
      : [
          { kind: 'attack', target: guest.id },
          { kind: 'hold', cells: near(w, [guest.cell], 5) },
        ];
  },
  firstTarget(w, m) {
    const guest = vip(w);
    return m.side === 1 && guest !== undefined && !guest.neutral ? [guest] : [];
  },
};
