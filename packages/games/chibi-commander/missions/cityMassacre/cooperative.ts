// COOP 3 City Massacre: walkers among the houses, civilians to be brought out.
import { farthestBlip } from '../aimKit.ts';
import { cooperativeAims } from './aims.ts';
import { applies } from '@xenotable/kernel';
import { blipName } from '../../names.ts';
import { common, list, one } from '../state.ts';
import type { Play } from '../../book/chapter.ts';
import { VEGETATION } from '../../content/pieces.ts';
import { changeBoard, field } from '../../board.ts';
import { beside, bystander, freeCells, isFree, leaveMap } from '../../book/movement/arrivals.ts';
import { addBlip, spot } from '../../book/blips/blips.ts';
import { cellName } from '../../places.ts';
import { ask } from '../../book/question.ts';
import { distance } from '../../book/fight/sight.ts';
import { openBetween } from '../../book/movement/movement.ts';
import { awake, blipOf, hasBought, isCivilian, findBlip } from '../../book/who.ts';
import { sideOf } from '../../content/units.ts';
import { type Blip, type Cell, NONE, type Table, UNKNOWN, type Unit } from '../../table.ts';
import { folkAt } from './folk.ts';
import { QUADRANTS, area, count, dead, each, limit, lost, mixBlips, spots, squad } from '../kit.ts';
import { type Due, defineMission, byNumber } from '../mission.ts';
import { type Site, inTurn, nextPiece } from '../terrain.ts';

/** What the mission remembers. */
const memo = common.with({
  diedInTheStrike: list('died in the strike'),
  struck: list('struck'),
  chosen: one('chosen'),
  permitted: one('permitted'),
  busAttackedIn: one('bus attacked in'),
  busAttacked: one('bus attacked'),
  driven: one('driven'),
});

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

/** CC-M-CO3-21 Fields that the bus can drive to: four steps over free fields without anything on the edges. */
function drives(w: Table): Cell[] {
  const known = new Map<Cell, number>([[w.board.bus, 0]]);
  for (const [cell, steps] of known) {
    if (steps === 4) continue;
    for (const next of beside(cell))
      if (!known.has(next) && isFree(w, next) && openBetween(w, cell, next)) known.set(next, steps + 1);
  }
  known.delete(w.board.bus);
  return [...known.keys()].sort((a, b) => a - b);
}

/** CC-M-CO3-08 The strike kills everybody who is still there; civilians who die in it cost nothing. */
function strike(play: Play): void {
  const { w } = play;
  play.tell?.({ type: 'nuclear strike' }, 'CC-M-CO3-08');
  w.blips = [];
  for (const unit of w.units) {
    if (unit.cell === NONE) continue;
    if (isCivilian(unit)) memo.add(w, 'diedInTheStrike', unit.id);
    leaveMap(play, unit, 'dead', '', NONE, 'CC-M-CO3-08');
  }
  memo.add(w, 'struck', w.round);
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
    startOfTurn: (play, faction): Due =>
      faction === 'Aliens' && play.w.blips.length > 0 ? { call: ask('chosen', 0) } : undefined,
    endOfTurn(play, faction) {
      const { w } = play;
      const chosen = faction === 'Aliens' ? findBlip(w, memo.of(w).chosen ?? NONE) : undefined;
      if (chosen !== undefined) chosen.mode = 'WALKING';
      if (faction === 'Aliens') delete memo.of(w).chosen;
    },
    busAttacked(play, attacker) {
      play.tell?.({ type: 'bus attacked', unit: attacker.id, kind: attacker.type }, 'CC-M-CO3-20');
      if (memo.of(play.w).busAttackedIn === play.w.round) return;
      memo.of(play.w).busAttackedIn = play.w.round;
      memo.tally(play.w, 'busAttacked');
    },
  },
  corrections: {
    armor: (w, unit) => (isCivilian(unit) && hasBought(w, 'Earth', 'safety vests') ? 1 : 0),
  },
  aims: (w, unit) => cooperativeAims(w, unit, POINTS),
  orders: {
    drive: {
      rule: 'CC-M-CO3-21',
      on(w, army) {
        const driver = (unit: Unit): boolean =>
          unit.side === 'Earth' && awake(unit) && distance(unit.cell, w.board.bus) === 1;
        const may =
          army.side === 'Earth' &&
          w.board.bus !== NONE &&
          memo.of(w).driven !== w.round &&
          w.units.some(driver);
        return may ? drives(w) : false;
      },
      words: (_look, cell) => `Drive the bus to ${cellName(cell)}`,
      take(play, _army, to) {
        const { w } = play;
        memo.of(w).driven = w.round;
        const out = POINTS.includes(to);
        changeBoard(w, { bus: out ? NONE : to });
        play.tell?.(out ? { type: 'bus evacuated', to } : { type: 'bus driven', to }, 'CC-M-CO3-21');
        spot(play);
      },
    },
  },
  questions: {
    permission: byNumber({
      rule: 'CC-M-CO3-07',
      prompt: () => 'Ask for a tactical strike?',
      keys: () => [0, 1],
      words: (_look, key) => (key === 0 ? 'No strike' : 'Ask for permission'),
      best: () => 0,
      take(play, key) {
        if (key === 0) return;
        const die = play.roll(6, 'CC-M-CO3-07');
        play.tell?.({ type: 'permission', die }, 'CC-M-CO3-07');
        if (die >= 5) memo.of(play.w).permitted = play.w.round;
      },
    }),
    strike: byNumber({
      rule: 'CC-M-CO3-07',
      prompt: () => 'Order the nuclear strike now?',
      keys: () => [0, 1],
      words: (_look, key) => (key === 0 ? 'Hold it back' : 'Strike'),
      best: () => 0,
      take(play, key) {
        if (key === 1) strike(play);
      },
    }),
    chosen: byNumber({
      rule: 'CC-M-CO3-06',
      prompt: () => 'Which Blip acts on purpose in this turn?',
      keys: (w) => w.blips.map((blip) => blip.id),
      words: (_look, id) => blipName(id),
      best: (w) => farthestBlip(w)?.id,
      take(play, id) {
        memo.of(play.w).chosen = id;
        blipOf(play.w, id).mode = 'NORMAL';
      },
    }),
  },
});
