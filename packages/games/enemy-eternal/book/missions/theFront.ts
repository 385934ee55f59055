// B8 The Front: three zones on a large board.
import { applies } from '@xenotable/kernel';
import { type Cell, type Table, other } from '../../table.ts';
import { gridOf, rectangle } from '@xenotable/board';
import { battleCards, byPoints, controls, score } from './helpers.ts';
import type { BookMission } from './mission.ts';

const grid = gridOf(48, 32);
/** EE-M-B8-01 North, centre, south. EE-M-B8-02 Their points. */
const zones: { name: string; cells: Cell[]; points: number }[] = [
  { name: 'the north zone', cells: rectangle(grid, 22, 2, 24, 4), points: 1 },
  { name: 'the centre', cells: rectangle(grid, 22, 14, 25, 17), points: 2 },
  { name: 'the south zone', cells: rectangle(grid, 23, 27, 25, 29), points: 1 },
];

export const theFront: BookMission = {
  id: 'B8',
  name: 'The Front',
  map: 'MAP-08',
  layoutRule: 'EE-M-B8-01',
  rounds: 7,
  text: 'One point for each outer zone and two for the centre at the end of every round from round 2 on; three for breaking the enemy.',
  zonesOpen: true,
  setup(play) {
    play.w.goals['broken0'] = 0;
    play.w.goals['broken1'] = 0;
  },
  /** EE-M-B8-03 Half of the starting models lost: 3 points for the other side, once. */
  destroyed(play, m) {
    const { w } = play;
    const side = w.sides[m.side];
    if (w.goals[`broken${m.side}`] === 0 && 2 * side.lost >= side.fielded) {
      w.goals[`broken${m.side}`] = 1;
      score(play, other(m.side), 3, 'EE-M-B8-03', 'the enemy is broken');
    }
  },
  /** EE-M-B8-02 */
  roundEnds(play) {
    const { w } = play;
    if (w.round < 2) return;
    for (const zone of zones) {
      const holder = controls(w, zone.cells);
      if (holder === 0 || holder === 1) score(play, holder, zone.points, 'EE-M-B8-02', zone.name);
    }
  },
  /** EE-M-B8-04 */
  lastRound: (play) => byPoints(play, 'EE-M-B8-04', (w) => w.sides[0].worth - w.sides[1].worth),
  /** EE-M-B8-05 */
  cards: battleCards('EE-M-B8-05', 3, 1),
  /** EE-M-B8-06 */
  objectives(w: Table, m) {
    applies('EE-M-B8-06');
    const open = zones.filter((zone) => controls(w, zone.cells) !== m.side);
    return (open.length > 0 ? open : [zones[1]!]).map((zone) => ({ kind: 'hold', cells: zone.cells }));
  },
};
