// Last Stand: hold the pad against waves.
import { applies } from '@xenotable/kernel';
import { ceilDiv } from '@xenotable/board';

import { score, scoreKills, vpOf } from '../book/turn/victory.ts';
import { newUnit } from '../detachment/muster.ts';
import { readBuild } from '../detachment/text.ts';
import { type Edge, type Side, type Table, onTable, sideOf, ownerOf } from '../table.ts';
import { onPad } from './pad.ts';
import type { Scenario } from './scenario.ts';
import { type Play } from '../book/chapter.ts';
import { head, tail } from '../ends.ts';

/** XR-M-LAST-06 */
export const WAVES: Record<number, readonly string[]> = {
  1: ['Lesser Xenomorphs + Swarm', 'Lesser Xenomorphs'],
  2: ['Lesser Xenomorphs', 'Lesser Xenomorphs', 'Lesser Xenomorphs'],
  3: ['Greater Xenomorphs', 'Lesser Xenomorphs'],
  4: ['Berserk Infantry + Increased Squad Size', 'Berserk Infantry + Increased Squad Size'],
  5: ['Greater Xenomorphs + Xenomorph Ranged Attack'],
  6: ['Primitive Infantry + Mob', 'Primitive Infantry + Mob'],
};

const EDGES: readonly Edge[] = ['north', 'east', 'south', 'west'];
const OPPOSITE: Record<Edge, Edge> = { north: 'south', south: 'north', east: 'west', west: 'east' };

/** XR-M-LAST-04 The edge, or two edges, of a wave. */
function edgesOf(play: Play): Edge[] {
  const { w } = play;
  const die = play.roll(6, 'XR-M-LAST-04');
  if (die <= 4) return [EDGES[die - 1]!];
  if (die === 5) return [w.wave === null ? 'north' : OPPOSITE[w.wave]];
  const first = play.oneOf(EDGES, 'XR-M-LAST-04', String);
  return [
    first,
    play.oneOf(
      EDGES.filter((edge) => edge !== first),
      'XR-M-LAST-04',
      String,
    ),
  ];
}

/** XR-M-LAST-05 One wave of 6 points. */
function wave(play: Play, seat: number): void {
  const { w } = play;
  const builds = WAVES[play.roll(6, 'XR-M-LAST-05')] ?? [];
  applies('XR-M-LAST-06');
  const edges = edgesOf(play);
  w.wave = head(edges);
  builds.forEach((build, i) => {
    const unit = newUnit(w, seat, readBuild(build), `Wave ${w.turn}`, 'wave');
    unit.edge = i >= ceilDiv(builds.length, 2) ? tail(edges) : head(edges);
    w.units.push(unit);
  });
  play.tell?.({ type: 'wave', builds, edges }, 'XR-M-LAST-05');
}

const MEDALS = [
  { from: 24, name: 'gold' },
  { from: 18, name: 'silver' },
  { from: 12, name: 'bronze' },
];

const overrun = (w: Table): boolean =>
  !w.units.some((unit) => sideOf(w, unit) !== w.attacker && onTable(w, unit));

const people = (w: Table): Side => (w.attacker === 0 ? 1 : 0);

export const lastStand: Scenario = {
  name: 'LAST',
  title: 'Last Stand',
  blurb: 'Hold the pad for eight turns against waves from all sides.',
  map: 'PAD',
  turns: 8,
  choosesZone: false,
  edges: { attacker: null, defender: null },
  /** XR-M-LAST-03 */
  defenderFirst: true,
  attackerIs: () => 1,
  /** XR-M-LAST-01 */
  zones(w, side) {
    applies('XR-M-LAST-01');
    return side === w.attacker ? [] : [{ x: 2400, y: 2400, r: 1000 }];
  },
  phaseBegins(play, seat) {
    const { w } = play;
    if (ownerOf(w, seat).side !== w.attacker || w.turn > 7) return;
    for (let i = 0; i < (w.turn === 4 || w.turn === 7 ? 2 : 1); i++) wave(play, seat);
  },
  turnEnds(play) {
    if (!overrun(play.w)) score(play, people(play.w), 1, 'XR-M-LAST-08', 'a turn survived');
    return undefined;
  },
  /** XR-M-LAST-09 */
  neverFinished: (w, side) => side === w.attacker,
  lostAtOnce(w) {
    applies('XR-M-LAST-09');
    return overrun(w);
  },
  /** XR-M-LAST-08 */
  count(play) {
    const { w } = play;
    scoreKills(play, people(w), 'XR-M-LAST-08');
    if (w.owners.every((owner) => owner.side === w.attacker || !owner.commanderLost))
      score(play, people(w), 3, 'XR-M-LAST-08', 'every Commander lives');
  },
  /** XR-M-LAST-07 */
  winner(w) {
    applies('XR-M-LAST-07');
    return onPad(w, people(w)).length > 0 ? people(w) : w.attacker;
  },
  /** XR-M-LAST-08 */
  praise(w) {
    const medal = MEDALS.find(({ from }) => vpOf(w, people(w)) >= from);
    return medal === undefined ? null : `a ${medal.name} medal`;
  },
  /** XR-M-LAST-10 */
  stance() {
    applies('XR-M-LAST-10');
    return 'HUNT';
  },
};
