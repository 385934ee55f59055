// COOP 1 Province: a landing ship among farms.
import { field } from '../../board.ts';
import { folkAt } from '../cityMassacre/folk.ts';
import { list } from '../state.ts';
import { figuresBeside, reinforce, reinforcementMemo } from '../reinforcements.ts';
import { bystander, freeCells } from '../../book/movement/arrivals.ts';
import { addBlip } from '../../book/blips/blips.ts';
import { inShip } from '../../book/movement/ship.ts';
import { isCivilian } from '../../book/who.ts';
import { VEGETATION } from '../../content/pieces.ts';
import type { Army, Table, Unit } from '../../table.ts';
import { UNKNOWN } from '../../table.ts';
import { area, mixBlips, border, count, dead, isKin, limit, ofSide, spots, squad } from '../kit.ts';
import { cooperativeAims } from './aims.ts';
import { type Goal, defineMission } from '../mission.ts';
import { type Site, inTurn, nextPiece } from '../terrain.ts';

/** What the mission remembers. */
const memo = reinforcementMemo.with({ searched: list('searched') });

/** CC-M-CO1-02 The Earth start: the front right corner. */
const START = area(22, 14, 23, 15);

/** CC-M-CO1-08 Six Blips in the ship are COLD; those in two corners and at the long edges are NORMAL. */
const IN_SHIP = area(2, 2, 4, 3);
const AROUND = spots([0, 14], [1, 15], [22, 0], [23, 1], [11, 0], [11, 15]);

const CIVILIANS = spots([12, 2], [15, 5], [8, 12], [11, 13]);
const ANIMALS = [
  { type: 'Cow', cell: field(13, 7) },
  { type: 'Pig', cell: field(14, 2) },
  { type: 'Sheep', cell: field(10, 14) },
  { type: 'Horse', cell: field(9, 10) },
] as const;

/** CC-M-CO1-01, CC-M-CO1-04, CC-M-CO1-05 Open to taste: a street, two houses and the whole vegetation, where nobody will stand. */
const SITE: Site = {
  rule: 'CC-M-CO1-01',
  all: true,
  pieces: inTurn('Earth', [['street', 1], ['house', 2], ...VEGETATION]),
  keep: [...START, ...AROUND, ...CIVILIANS, ...ANIMALS.map(({ cell }) => cell)],
};

/** CC-M-CO1-09 Corners by the die: back left, back right, front right, front left. */
const CORNERS = spots([0, 0], [23, 0], [23, 15], [0, 15]);

/** CC-M-CO1-07, CC-M-CO1-12 The pool, with a Gorgan and a Larva in a single mission. */
const pool = (single: boolean) => [
  ...Array<'Serpent Man'>(single ? 2 : 3).fill('Serpent Man'),
  'Birdy' as const,
  'Birdy' as const,
  'Grey' as const,
  'Grey' as const,
  ...Array<'Scribit'>(single ? 1 : 2).fill('Scribit'),
  ...(single ? (['Gorgan', 'Larva'] as const) : []),
];

const saved = (w: Table): number => count(w, (unit) => isCivilian(unit) && unit.fate === 'evacuated');
/** CC-M-CO1-16, CC-M-CO1-19 */
const losses = (w: Table): number =>
  count(w, (unit) => dead(unit) && (isCivilian(unit) || ofSide(unit, 'Earth')));

function goals(w: Table): Goal[] {
  if (w.variation === 1) {
    return [
      {
        rule: 'CC-M-CO1-14',
        words: 'searches of the ship',
        points: limit(2 * memo.list(w, 'searched').length, 4),
      },
      { rule: 'CC-M-CO1-15', words: 'civilians saved', points: saved(w) },
      { rule: 'CC-M-CO1-16', words: 'dead civilians and units', points: -losses(w) },
    ];
  }
  const prisoners = count(w, (unit) => isKin(unit, 'Aliens') && unit.fate === 'captured');
  return [
    { rule: 'CC-M-CO1-17', words: 'Aliens captured alive', points: limit(2 * prisoners, 4) },
    { rule: 'CC-M-CO1-18', words: 'civilians saved', points: limit(saved(w), 2) },
    { rule: 'CC-M-CO1-19', words: 'dead civilians and units', points: -losses(w) },
  ];
}

/** CC-M-CO1-14 Units that may still search: two different ones in all. */
const maySearch = (w: Table, unit: Unit): boolean =>
  w.variation === 1 &&
  unit.side === 'Earth' &&
  inShip(w, unit.cell) &&
  !memo.list(w, 'searched').includes(unit.id) &&
  memo.list(w, 'searched').length < 2;

export const provinceCooperative = defineMission({
  name: 'COOP 1',
  title: 'Province',
  mode: 'cooperative',
  // CC-M-CO1-01, CC-M-CO1-04, CC-M-CO1-05 The default layout: one street, two houses, the whole vegetation.
  layout: 'Province',
  variations: ['Run for technology', 'Capture them alive'],
  doors: 'free',
  options: [],
  state: memo,
  rules: () => ({
    building: ['CC-M-CO1-01', 'CC-M-CO1-04', 'CC-M-CO1-05'],
    recruiting: ['CC-M-CO1-11', 'CC-M-CO1-12'],
    'lay out': ['CC-M-CO1-06', 'CC-M-CO1-07', 'CC-M-CO1-08'],
    arriving: ['CC-M-CO1-02'],
    leaving: ['CC-M-CO1-03'],
    ending: ['CC-M-CO1-13'],
  }),
  squads: {
    // CC-M-CO1-11, CC-M-CO1-12 Five units, two of which may be LV2.
    slots: (_w, army) => (army.side === 'Earth' ? 5 : 0),
    recruits: (_w, army, chosen) => squad(army, chosen, [[2, 0]]),
  },
  setUp: {
    building: (w) => nextPiece(w, SITE),
    layOut(play) {
      const { w } = play;
      // CC-M-CO1-06 Two animals and two civilians in two quadrants, near the vertical axis.
      for (const [i, cell] of CIVILIANS.entries()) bystander(w, folkAt(i), cell);
      for (const { type, cell } of ANIMALS) bystander(w, type, cell);
      mixBlips(w, { Ghost: 6, any: 6 }, pool(w.campaign === null));
      for (const cell of IN_SHIP) addBlip(w, 'Aliens', cell, UNKNOWN, 'COLD');
      for (const cell of AROUND) addBlip(w, 'Aliens', cell, UNKNOWN, 'NORMAL');
    },
  },
  ground: {
    visibility: () => 7,
    blips: () => true,
    spawns: (w, unit) => (unit.side === 'Earth' ? freeCells(w, START) : []),
    // CC-M-CO1-03 All edges are exits.
    exits: (_w, faction) => (faction === 'CHIBI COM' || faction === 'Mercs' ? border : []),
  },
  scoring: {
    // CC-M-CO1-13 The end is CC-VP-04; sleepers keep the mission going.
    goals: (w, army) => (army.side === 'Earth' ? goals(w) : []),
    points(w, army: Army) {
      if (army.side !== 'Earth') return 0;
      const total = goals(w).reduce((all, goal) => all + goal.points, 0);
      return w.variation === 1 ? Math.max(0, total) : total;
    },
  },
  on: {
    startOfTurn(play, faction) {
      if (faction !== 'Aliens') return;
      reinforce(play, {
        type: 'Serpent Man',
        cells: CORNERS,
        mode: 'BERSERKER',
        pool: 0,
        outside: figuresBeside('Serpent Man', pool(play.w.campaign === null)),
        rules: { comes: 'CC-M-CO1-09', figures: 'CC-M-CO1-10' },
      });
    },
  },
  aims: (w, unit) => cooperativeAims(w, unit, memo.list(w, 'searched')),
  deals: {
    search: {
      rule: 'CC-M-CO1-14',
      price: 1,
      on: maySearch,
      words: () => 'Search the ship',
      take(play, unit) {
        memo.add(play.w, 'searched', unit.id);
        play.tell?.({ type: 'searched the ship', unit: unit.id, kind: unit.type }, 'CC-M-CO1-14');
      },
    },
  },
});
