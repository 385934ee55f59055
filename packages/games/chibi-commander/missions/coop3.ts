// COOP 3 City Massacre: walkers among the houses, civilians to be brought out.
import type { Play } from '../book/chapter.ts';
import { VEGETATION } from '../content/pieces.ts';
import { boardChanged, field } from '../board.ts';
import { beside, bystander, freeCells, isFree, leaveMap } from '../book/arrivals.ts';
import { addBlip, spot } from '../book/blips.ts';
import { cellName } from '../places.ts';
import { ask } from '../book/question.ts';
import { distance } from '../book/sight.ts';
import { openBetween } from '../book/movement.ts';
import { awake, blipOf, hasBought, isCivilian, findBlip } from '../book/who.ts';
import { sideOf } from '../content/units.ts';
import { type Cell, NONE, type Table, UNKNOWN, type Unit } from '../table.ts';
import { CITY_FOLK } from './vs3.ts';
import {
  QUADRANTS,
  area,
  count,
  dead,
  each,
  limit,
  lost,
  mark,
  marked,
  mixBlips,
  spots,
  squad,
  tallied,
  tally,
} from './kit.ts';
import type { Due, Mission } from './mission.ts';
import { type Site, inTurn, nextPiece } from './terrain.ts';

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
const legal = (w: Table, cell: Cell): boolean =>
  isFree(w, cell) &&
  w.blips.every((blip) => distance(blip.cell, cell) >= 2) &&
  POINTS.every((point) => distance(point, cell) >= 3);

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
    if (isCivilian(unit)) mark(w, 'died in the strike', unit.id);
    leaveMap(play, unit, 'dead', '', NONE, 'CC-M-CO3-08');
  }
  mark(w, 'struck', w.round);
}

function goals(w: Table) {
  const killed = count(
    w,
    (unit) => isCivilian(unit) && dead(unit) && !marked(w, 'died in the strike').includes(unit.id),
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
      points: -tallied(w, 'bus attacked'),
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

export const coop3: Mission = {
  name: 'COOP 3',
  title: 'City Massacre',
  mode: 'cooperative',
  layout: 'City', // CC-M-CO3-01
  variations: ['Straight forward', 'Bus in trouble'], // CC-M-CO3-18
  doors: 'one point',
  visibility: () => 7,
  blips: () => true,
  slots: (_w, army) => (army.side === 'Earth' ? 6 : 0),
  recruits: (_w, army, chosen) =>
    squad(army, chosen, [
      [2, 1],
      [4, 0],
    ]), // CC-M-CO3-10
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
  building: (w) => nextPiece(w, SITE),
  layOut(play) {
    const { w } = play;
    CIVILIANS.forEach((cell, i) => bystander(w, CITY_FOLK[i]!, cell)); // CC-M-CO3-02
    if (w.variation === BUS_IN_TROUBLE) {
      w.board.bus = field(11, 7); // CC-M-CO3-19
      boardChanged(w.board);
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
  spawns: (w, unit) => (unit.side === 'Earth' ? freeCells(w, POINTS) : []),
  exits: (_w, faction) => (sideOf(faction) === 'Earth' ? POINTS : []),
  armor: (w, unit) => (isCivilian(unit) && hasBought(w, 'Earth', 'safety vests') ? 1 : 0),
  // CC-M-CO3-07 Open to taste: no strike at all.
  startOfRound: ({ w }): Due =>
    w.settings.taste.strike === 'available' ? { call: ask('permission', 0) } : undefined,
  startOfTurn: (play, faction): Due =>
    faction === 'Aliens' && play.w.blips.length > 0 ? { call: ask('chosen', 0) } : undefined,
  endOfTurn(play, faction) {
    const { w } = play;
    const chosen = faction === 'Aliens' ? findBlip(w, marked(w, 'chosen')[0] ?? NONE) : undefined;
    if (chosen !== undefined) chosen.mode = 'WALKING';
    if (faction === 'Aliens') delete w.marks['chosen'];
  },
  endOfRound: (play): Due =>
    marked(play.w, 'permitted')[0] === play.w.round ? { call: ask('strike', 0) } : undefined,
  busAttacked(play, attacker) {
    play.tell?.({ type: 'bus attacked', unit: attacker.id, kind: attacker.type }, 'CC-M-CO3-20');
    if (marked(play.w, 'bus attacked in')[0] === play.w.round) return;
    play.w.marks['bus attacked in'] = [play.w.round];
    tally(play.w, 'bus attacked');
  },
  orders(w, army) {
    const driver = (unit: Unit): boolean =>
      unit.side === 'Earth' && awake(unit) && distance(unit.cell, w.board.bus) === 1;
    if (
      army.side !== 'Earth' ||
      w.board.bus === NONE ||
      marked(w, 'driven')[0] === w.round ||
      !w.units.some(driver)
    )
      return [];
    return drives(w).map((on) => ({
      deal: 'drive',
      price: 0,
      on,
      rule: 'CC-M-CO3-21',
      words: `Drive the bus to ${cellName(on)}`,
    }));
  },
  carryOut(play, _army, deal) {
    const { w } = play;
    w.marks['driven'] = [w.round];
    w.board.bus = POINTS.includes(deal.on!) ? NONE : deal.on!;
    boardChanged(w.board);
    play.tell?.({ type: w.board.bus === NONE ? 'bus evacuated' : 'bus driven', to: deal.on! }, 'CC-M-CO3-21');
    spot(play);
  },
  questions: {
    permission: {
      rule: 'CC-M-CO3-07',
      prompt: () => 'Ask for a tactical strike?',
      answers: () => [
        { key: 0, words: 'No strike' },
        { key: 1, words: 'Ask for permission' },
      ],
      take(play, key) {
        if (key === 0) return;
        const die = play.roll(6, 'CC-M-CO3-07');
        play.tell?.({ type: 'permission', die }, 'CC-M-CO3-07');
        if (die >= 5) play.w.marks['permitted'] = [play.w.round];
      },
    },
    strike: {
      rule: 'CC-M-CO3-07',
      prompt: () => 'Order the nuclear strike now?',
      answers: () => [
        { key: 0, words: 'Hold it back' },
        { key: 1, words: 'Strike' },
      ],
      take(play, key) {
        if (key === 1) strike(play);
      },
    },
    chosen: {
      rule: 'CC-M-CO3-06',
      prompt: () => 'Which Blip acts on purpose in this turn?',
      answers: (w) => w.blips.map((blip) => ({ key: blip.id, words: `Blip ${blip.id + 1}` })),
      take(play, key) {
        play.w.marks['chosen'] = [key as number];
        blipOf(play.w, key as number).mode = 'NORMAL';
      },
    },
  },
  ending: (w) => (marked(w, 'struck').length > 0 ? 'CC-M-CO3-17' : null),
  goals: (w, army) => (army.side === 'Earth' ? goals(w) : []),
  points: (w, army) =>
    army.side === 'Earth'
      ? limit(
          goals(w).reduce((all, goal) => all + goal.points, 0),
          5,
        )
      : 0, // CC-M-CO3-16
};
