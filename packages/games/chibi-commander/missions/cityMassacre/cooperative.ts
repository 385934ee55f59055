// COOP 3 City Massacre: walkers among the houses, civilians to be brought out.
import { cooperativeAims } from './aims.ts';
import { busMemo, driveOrder, noteBusAttack } from './bus.ts';
import { choosePurpose, forgetPurpose, purposeMemo, purposeQuestion } from './purpose.ts';
import { strikeMemo, strikeQuestions } from './strike.ts';
import { applies } from '@xenotable/kernel';
import { common } from '../state.ts';
import { VEGETATION } from '../../content/pieces.ts';
import { changeBoard, field } from '../../board.ts';
import { bystander, freeCells, isFree } from '../../book/movement/arrivals.ts';
import { addBlip } from '../../book/blips/blips.ts';
import { cellName } from '../../places.ts';
import { ask } from '../../book/question.ts';
import { distance } from '../../book/fight/sight.ts';
import { hasBought, isCivilian } from '../../book/who.ts';
import { sideOf } from '../../content/units.ts';
import { type Blip, type Cell, type Table, UNKNOWN } from '../../table.ts';
import { folkAt } from './folk.ts';
import { QUADRANTS, area, count, dead, each, limit, lost, mixBlips, spots, squad } from '../kit.ts';
import { type Due, defineMission } from '../mission.ts';
import { type Site, inTurn, nextPiece } from '../terrain.ts';

/** What the mission remembers. */
const memo = common.with({ ...strikeMemo.fields, ...purposeMemo.fields, ...busMemo.fields });

/** CC-M-CO3-09 The two ends of the street. */
const POINTS = [...area(0, 7, 1, 8), ...area(22, 7, 23, 8)];
const CIVILIANS = spots([7, 5], [11, 6], [16, 5], [12, 6], [7, 10], [11, 9], [16, 10], [12, 9]);
const BUS_IN_TROUBLE = 2;

/** CC-M-CO3-03 */
const POOL = [
  'Humanlike',
  'Tentacle',
  'Cray',
  ...each(2, 'Larva', 'Serpent Man'),
  'Harakiri',
  'Queen',
  'Agressor',
] as const;

/** CC-M-CO3-04 Two fields from every other Blip, three from the spawn points. */
const legal = (w: Table, cell: Cell, moved: Blip | null = null): boolean =>
  isFree(w, cell) &&
  w.blips.every((blip) => blip === moved || distance(blip.cell, cell) >= 2) &&
  POINTS.every((point) => distance(point, cell) >= 3);

/** CC-M-CO3-07 Open to taste: no nuclear strike. */
function mayAskForStrike(w: Table): boolean {
  applies('CC-M-CO3-07');
  return w.options.strike === 'available';
}

function goals(w: Table) {
  const killed = count(
    w,
    (unit) => isCivilian(unit) && dead(unit) && !memo.list(w, 'diedInTheStrike').includes(unit.id),
  );
  const counted = Math.max(0, killed - (hasBought(w, 'Earth', 'manipulation of the media') ? 2 : 0));
  const list = [
    {
      rule: 'CC-M-CO3-13',
      words: 'civilians evacuated',
      points: count(w, (unit) => isCivilian(unit) && unit.fate === 'evacuated'),
    },
    { rule: 'CC-M-CO3-14', words: 'Earth units lost', points: -lost(w, 'Earth') },
    { rule: 'CC-M-CO3-15', words: 'civilians killed, by twos', points: -Math.floor(counted / 2) },
  ];
  if (w.variation === BUS_IN_TROUBLE)
    list.push({
      rule: 'CC-M-CO3-20',
      words: 'rounds in which the bus was attacked',
      points: -memo.count(w, 'busAttacked'),
    });
  return list;
}

/** CC-M-CO3-01 Open to taste: the vegetation as desired. */
const SITE: Site = {
  rule: 'CC-M-CO3-01',
  all: false,
  pieces: inTurn('Earth', VEGETATION),
  keep: [...POINTS, ...CIVILIANS],
};

export const cityMassacreCooperative = defineMission({
  name: 'COOP 3',
  title: 'City Massacre',
  mode: 'cooperative',
  layout: 'City', // CC-M-CO3-01
  variations: ['Straight forward', 'Bus in trouble'], // CC-M-CO3-18
  doors: 'one point',
  options: [
    {
      name: 'safety vests',
      price: 1,
      rule: 'CC-M-CO3-11',
      side: 'Earth',
      words: 'Safety vests: civilians have armor 1',
    },
    {
      name: 'manipulation of the media',
      price: 1,
      rule: 'CC-M-CO3-12',
      side: 'Earth',
      words: 'Manipulation of the media: the first two dead civilians are not counted',
    },
  ],
  state: memo,
  rules: (variation) => ({
    building: ['CC-M-CO3-01'],
    recruiting: ['CC-M-CO3-10'],
    'lay out': [
      'CC-M-CO3-02',
      'CC-M-CO3-03',
      'CC-M-CO3-05',
      variation === BUS_IN_TROUBLE ? 'CC-M-CO3-19' : 'CC-M-CO3-18',
    ],
    arriving: ['CC-M-CO3-09'],
    leaving: ['CC-M-CO3-09'],
    ending: ['CC-M-CO3-16'],
  }),
  squads: {
    slots: (_w, army) => (army.side === 'Earth' ? 6 : 0),
    recruits: (_w, army, chosen) =>
      squad(army, chosen, [
        [2, 1],
        [4, 0],
      ]), // CC-M-CO3-10
  },
  setUp: {
    building: (w) => nextPiece(w, SITE),
    layOut(play) {
      const { w } = play;
      CIVILIANS.forEach((cell, i) => bystander(w, folkAt(i), cell)); // CC-M-CO3-02
      if (w.variation === BUS_IN_TROUBLE) {
        changeBoard(w, { bus: field(11, 7) }); // CC-M-CO3-19
      }
      mixBlips(w, { Ghost: 6, any: 6 }, POOL);
      // CC-M-CO3-04, CC-M-CO3-05 Three WALKING Blips in each quadrant.
      for (const quadrant of QUADRANTS) {
        for (let i = 0; i < 3; i++) {
          const cells = quadrant.filter((cell) => legal(w, cell));
          addBlip(w, 'Aliens', play.oneOf(cells, 'CC-M-CO3-04', cellName), UNKNOWN, 'WALKING');
        }
      }
    },
    distribute: (w, blip) =>
      QUADRANTS.find((quadrant) => quadrant.includes(blip.cell))?.filter((cell) => legal(w, cell, blip)) ??
      null,
  },
  ground: {
    visibility: () => 7,
    blips: () => true,
    spawns: (w, unit) => (unit.side === 'Earth' ? freeCells(w, POINTS) : []),
    exits: (_w, faction) => (sideOf(faction) === 'Earth' ? POINTS : []),
  },
  scoring: {
    goals: (w, army) => (army.side === 'Earth' ? goals(w) : []),
    points: (w, army) =>
      army.side === 'Earth'
        ? limit(
            goals(w).reduce((all, goal) => all + goal.points, 0),
            5,
          )
        : 0, // CC-M-CO3-16
    ending: (w) => (memo.list(w, 'struck').length > 0 ? 'CC-M-CO3-17' : null),
  },
  on: {
    // CC-M-CO3-07 Open to taste: no strike at all.
    startOfRound: ({ w }): Due => (mayAskForStrike(w) ? { call: ask('permission', 0) } : undefined),
    endOfRound: (play): Due =>
      memo.of(play.w).permitted === play.w.round ? { call: ask('strike', 0) } : undefined,
    startOfTurn: ({ w }, faction): Due => (faction === 'Aliens' ? choosePurpose(w) : undefined),
    endOfTurn({ w }, faction) {
      if (faction === 'Aliens') forgetPurpose(w);
    },
    busAttacked: (play, attacker) => noteBusAttack(play, attacker, 'CC-M-CO3-20'),
  },
  corrections: {
    armor: (w, unit) => (isCivilian(unit) && hasBought(w, 'Earth', 'safety vests') ? 1 : 0),
  },
  aims: (w, unit) => cooperativeAims(w, unit, POINTS),
  orders: { drive: driveOrder('CC-M-CO3-21', POINTS) },
  questions: {
    ...strikeQuestions({ ask: 'CC-M-CO3-07', strike: 'CC-M-CO3-08' }),
    chosen: purposeQuestion('CC-M-CO3-06'),
  },
});
