// COOP 4 Complex: the three stories of the complex against the automaton.
import type { Play, Turn } from '@xenotable/kernel';
import { addUnit, bystander, freeCells, nearestFree, put } from '../book/arrivals.ts';
import { addBlip, reveal, spot } from '../book/blips.ts';
import { cellName } from '../book/preparation.ts';
import { ask } from '../book/question.ts';
import { armiesOf, awake, blipOf, isCivilian, isMilitary } from '../book/who.ts';
import { factionsOf, sideOf, typesAt } from '../content/units.ts';
import { type Army, type Cell, NONE, type Table, UNKNOWN, type Unit } from '../table.ts';
import {
  alarm,
  count,
  dead,
  each,
  everywhere,
  killedBy,
  leftEdge,
  mark,
  marked,
  mixBlips,
  ofSide,
  openly,
  randomField,
  rightEdge,
  scatterBlips,
  spots,
  squad,
} from './kit.ts';
import type { Mission } from './mission.ts';
import { isEscorted, isPresident, narrow, president, seatPresident, walkOn, walks } from './president.ts';
import { BUILDING, CORNERS, ROOMS, inBuilding } from './rooms.ts';
import { CITY_FOLK } from './vs3.ts';

const PSI_ALIEN = 1;
const ENTRENCHED = 2;
const SECRET_SERVICE = 3;

const earth = (w: Table): Army => w.armies.find((army) => army.side === 'Earth')!;
const bought = (w: Table, option: string): boolean => armiesOf(w, 'Earth').some((army) => army.bought.includes(option));
const kills = (w: Table): number => count(w, (unit) => ofSide(unit, 'Invaders') && killedBy(unit, factionsOf('Earth')));
const step = (rule: string, words: string, points: number, reached: boolean) => ({ rule, words, points: reached ? points : 0 });
const isPsi = (unit: Unit): boolean => unit.type === 'PSI' && ofSide(unit, 'Invaders');

/** CC-M-CO4-03, CC-UNIT-19 Civilians that the Invaders control: armor 1, one melee die, BERSERKER. */
function controlled(w: Table, cells: readonly Cell[]): void {
  cells.forEach((cell, i) => {
    const unit = addUnit(w, CITY_FOLK[i % 8]!, 'Invaders', 'Aliens', NONE);
    put(unit, cell);
    unit.mode = 'BERSERKER';
  });
}

/** CC-M-CO4-06, CC-M-CO4-07, CC-M-CO4-08 Thirteen FROZEN Blips over the rooms, eight controlled civilians at the exits. */
function layPsiAlien(play: Play<Table>): void {
  const { w } = play;
  mixBlips(w, { Ghost: 8, any: 3, Galbert: 1, PSI: 1 }, ['Muhl', 'Queen', 'Queen', 'Hitman', 'Gorgan', 'Gorgan', 'Larva']);
  const rooms = Object.keys(ROOMS);
  for (let i = 0; rooms.length > 0; i++) {
    const room = play.oneOf(rooms, 'CC-M-CO4-07', String);
    rooms.splice(rooms.indexOf(room), 1);
    scatterBlips(play, i < 5 ? 2 : 1, ROOMS[room]!, 'FROZEN', 'CC-M-CO4-07');
  }
  controlled(w, spots([6, 7], [6, 8], [7, 7], [7, 8], [17, 7], [17, 8], [16, 7], [16, 8]));
}

/** CC-M-CO4-16, CC-M-CO4-17, CC-M-CO4-18, CC-M-CO4-19, CC-M-CO4-20 Followers in A51 with their Fleet Commander, walkers and civilians at the exits. */
function layEntrenched(play: Play<Table>): void {
  const { w } = play;
  mixBlips(w, { Ghost: 4, any: 3, Taura: 1 }, typesAt('Reapers', 2));
  const commander = openly(w, 'Fleet Commander', randomField(play, ROOMS['A51']!, 'CC-M-CO4-18'), 'ESCAPE');
  scatterBlips(play, 4, ROOMS['A51']!, 'FOLLOWER', 'CC-M-CO4-17');
  for (const blip of w.blips) blip.leader = commander.id;
  for (const cell of spots([7, 7], [7, 8], [16, 7], [16, 8])) addBlip(w, 'Aliens', cell, UNKNOWN, 'WALKING');
  const cells = spots([6, 7], [6, 8], [17, 7], [17, 8]);
  controlled(w, bought(w, 'team of psychologists') ? cells.slice(0, 1) : cells); // CC-M-CO4-22
}

/** CC-M-CO4-27, CC-M-CO4-28, CC-M-CO4-32 Sixteen Blips around the building, six innocent civilians inside. */
function laySecretService(play: Play<Table>): void {
  const { w } = play;
  const rest = each(2, ...typesAt('Reapers', 2));
  rest.splice(rest.indexOf('Taura'), 1);
  rest.splice(rest.indexOf('Humanlike'), 1);
  mixBlips(w, { Ghost: 8, any: 6, Taura: 1, Humanlike: 1 }, rest);
  for (const cell of spots([5, 7], [5, 8], [18, 7], [18, 8])) addBlip(w, 'Aliens', cell, UNKNOWN);
  scatterBlips(play, 6, leftEdge, 'NORMAL', 'CC-M-CO4-28');
  scatterBlips(play, 6, rightEdge, 'NORMAL', 'CC-M-CO4-28');
  for (const type of CITY_FOLK.slice(0, 6))
    bystander(
      w,
      type,
      randomField(
        play,
        BUILDING.filter((cell) => !CORNERS.includes(cell)),
        'CC-M-CO4-32',
      ),
    );
}

/** CC-M-CO4-29 At the end of round 2 a Serpent Man and a Grey appear at each narrow edge, FROZEN until an Earth unit is outside. */
function arrivals(play: Play<Table>): void {
  const { w } = play;
  spots([0, 7], [0, 8], [23, 7], [23, 8]).forEach((cell, i) => openly(w, i % 2 === 0 ? 'Serpent Man' : 'Grey', nearestFree(w, cell), 'FROZEN'));
  if (w.units.some((unit) => unit.side === 'Earth' && awake(unit) && !inBuilding(unit.cell))) alarm(w);
  spot(play);
}

/** CC-M-CO4-30, CC-M-CO4-31 Random LV3 Reapers: one at each narrow edge, later two. */
function reinforce(play: Play<Table>): void {
  const { w } = play;
  const wave = marked(w, 'waves').length;
  const first = w.blips.length + count(w, (unit) => ofSide(unit, 'Invaders') && awake(unit)) < 2;
  const due = wave === 0 ? first : wave === 1 && marked(w, 'LV3').every((id) => w.units[id]!.fate !== '');
  if (!due) return;
  mark(w, 'waves', w.round);
  const used = (type: string): boolean => marked(w, 'LV3').some((id) => w.units[id]!.type === type && w.units[id]!.cell !== NONE);
  for (let i = 0; i < (wave === 0 ? 2 : 4); i++) {
    const fresh = typesAt('Reapers', 3).filter((type) => !marked(w, 'LV3').some((id) => w.units[id]!.type === type));
    const type = play.oneOf(fresh.length > 0 ? fresh : typesAt('Reapers', 3).filter((one) => !used(one)), 'CC-M-CO4-30', String);
    const edge = i % 2 === 0 ? leftEdge : rightEdge;
    const cell = freeCells(w, edge).sort((a, b) => Math.abs(Math.floor(a / 24) - 7.5) - Math.abs(Math.floor(b / 24) - 7.5) || a - b)[0];
    if (cell !== undefined) mark(w, 'LV3', openly(w, type, cell, 'BERSERKER').id);
  }
  play.tell?.({ type: 'reinforcement' }, wave === 0 ? 'CC-M-CO4-30' : 'CC-M-CO4-31');
  spot(play);
}

/** CC-M-CO4-02 The last unit of the squad waits in the air shaft. */
const inShaft = (w: Table, unit: Unit): boolean => bought(w, 'air shaft') && unit.id === marked(w, 'shaft')[0];
const paratroopers = (w: Table): Cell[] =>
  w.variation === ENTRENCHED && bought(w, 'paratroopers') && count(w, (unit) => unit.side === 'Earth' && (unit.notes & 1) !== 0) < 2
    ? (leftEdge as Cell[])
    : [];

function goals(w: Table) {
  if (w.variation === PSI_ALIEN) {
    const psi = w.units.find(isPsi);
    return [
      step('CC-M-CO4-13', 'three Aliens eliminated', 1, kills(w) >= 3),
      step('CC-M-CO4-14', 'the PSI hurt', 1, marked(w, 'psi hurt').length > 0),
      step('CC-M-CO4-15', 'the PSI eliminated', 3, psi !== undefined && dead(psi)),
    ];
  }
  if (w.variation === ENTRENCHED) {
    return [
      step('CC-M-CO4-24', 'three enemies eliminated', 1, kills(w) > 2),
      step('CC-M-CO4-25', 'four enemies eliminated', 1, kills(w) >= 4),
      step(
        'CC-M-CO4-26',
        'the Fleet Commander destroyed',
        4,
        w.units.some((unit) => unit.type === 'Fleet Commander' && dead(unit)),
      ),
    ];
  }
  return [
    step('CC-M-CO4-36', 'three Aliens eliminated', 2, kills(w) >= 3),
    step('CC-M-CO4-37', 'the President evacuated', 3, president(w)?.fate === 'evacuated'),
  ];
}

/** CC-M-CO4-11 Capsules, each for one unit. */
const capsules = (w: Table): readonly Cell[] => marked(w, 'capsules');

export const coop4: Mission = {
  name: 'COOP 4',
  title: 'Complex',
  mode: 'cooperative',
  layout: 'Complex', // CC-M-CO4-01
  variations: ['PSI Alien', 'Entrenched', 'Secret Service'],
  doors: 'one point',
  visibility: () => 7,
  blips: () => true,
  slots: (w, army) => (army.side === 'Earth' ? (w.variation === SECRET_SERVICE ? 6 : 7) : 0), // CC-M-CO4-09, CC-M-CO4-21
  recruits: (_w, army, chosen) =>
    squad(army, chosen, [
      [3, 1],
      [0, 2],
    ]), // CC-M-CO4-05
  options: [
    {
      name: 'air shaft',
      price: 0,
      rule: 'CC-M-CO4-02',
      side: 'Earth',
      words: 'Operation air shaft: the last unit comes through the air shaft from round 4 on',
    },
    {
      name: 'PSI training',
      price: 1,
      rule: 'CC-M-CO4-10',
      side: 'Earth',
      words: 'PSI training: leaders are immune to PSI',
      when: (w) => w.variation === PSI_ALIEN,
    },
    { name: 'escape capsules', price: 1, rule: 'CC-M-CO4-11', side: 'Earth', words: 'Two escape capsules', when: (w) => w.variation === PSI_ALIEN },
    {
      name: 'conviction',
      price: 1,
      rule: 'CC-M-CO4-12',
      side: 'Earth',
      words: 'Conviction: once, a controlled civilian changes sides',
      when: (w) => w.variation === PSI_ALIEN,
    },
    {
      name: 'team of psychologists',
      price: 2,
      rule: 'CC-M-CO4-22',
      side: 'Earth',
      words: 'Psychologists: all controlled civilians but one go home',
      when: (w) => w.variation === ENTRENCHED,
    },
    {
      name: 'paratroopers',
      price: 1,
      rule: 'CC-M-CO4-23',
      side: 'Earth',
      words: 'Paratroopers: two units may come from the left',
      when: (w) => w.variation === ENTRENCHED,
    },
    {
      name: 'safety vests',
      price: 1,
      rule: 'CC-M-CO4-33',
      side: 'Earth',
      words: 'Safety vests: civilians have armor 1',
      when: (w) => w.variation === SECRET_SERVICE,
    },
    {
      name: 'drones',
      price: 1,
      rule: 'CC-M-CO4-34',
      side: 'Earth',
      words: 'Drones: two Blips outside are uncovered each round',
      when: (w) => w.variation === SECRET_SERVICE,
    },
    {
      name: 'clone',
      price: 1,
      rule: 'CC-M-CO4-35',
      side: 'Earth',
      words: 'Clone: the first unit of the squad stays in the roster even if it dies',
      when: (w) => w.variation === SECRET_SERVICE,
    },
  ],
  layOut(play) {
    const { w } = play;
    const own = w.units.filter((unit) => unit.side === 'Earth');
    if (own.length > 0) mark(w, 'shaft', own.at(-1)!.id);
    if (w.variation === PSI_ALIEN) layPsiAlien(play);
    else if (w.variation === ENTRENCHED) layEntrenched(play);
    else laySecretService(play);
  },
  placing: (w, unit) =>
    w.variation === SECRET_SERVICE && unit.side === 'Earth' && !inShaft(w, unit) ? BUILDING.filter((cell) => !CORNERS.includes(cell)) : null,
  ready(play): Turn {
    const { w } = play;
    if (w.variation === SECRET_SERVICE) return { call: ask('corner', 0) };
    if (w.variation === PSI_ALIEN && bought(w, 'escape capsules')) return { call: ask('capsule', 0, [2]) };
  },
  spawns(w, unit) {
    if (unit.side !== 'Earth') return [];
    if (inShaft(w, unit)) return w.round >= 4 ? freeCells(w, BUILDING) : [];
    return freeCells(w, w.variation === ENTRENCHED ? [...rightEdge, ...paratroopers(w)] : narrow);
  },
  exits(w, faction, unit) {
    if (sideOf(faction) !== 'Earth') return [];
    if (isEscorted(unit)) return narrow as Cell[];
    if (w.variation === ENTRENCHED) return rightEdge as Cell[];
    if (w.variation === SECRET_SERVICE) return narrow as Cell[];
    const free = w.units.some((one) => isPsi(one) && dead(one));
    return free ? [...narrow, ...capsules(w)] : [...capsules(w)];
  },
  mayTakeOut: (_w, dragged, _faction, cell) => !isEscorted(dragged) || narrow.includes(cell),
  walksAlone: isEscorted,
  vanishing: () => leftEdge as Cell[],
  armor: (w, unit) =>
    isCivilian(unit) && (unit.side === 'Invaders' || marked(w, 'convinced').includes(unit.id))
      ? 1
      : isCivilian(unit) && !isPresident(unit) && unit.side === 'neutral' && bought(w, 'safety vests')
        ? 1
        : 0,
  entered(play, unit, how) {
    const { w } = play;
    if (unit.side !== 'Earth' || !isMilitary(unit)) return;
    if (how === 'spawned' && w.variation === ENTRENCHED && leftEdge.includes(unit.cell)) unit.notes |= 1;
    // CC-M-CO4-07, CC-M-CO4-29 The first one inside, or outside, wakes the sleepers.
    if (w.variation === PSI_ALIEN && inBuilding(unit.cell)) alarm(w);
    if (w.variation === SECRET_SERVICE && !inBuilding(unit.cell)) alarm(w);
  },
  fell(play, unit, what) {
    const { w } = play;
    if (isPsi(unit) && what === 'wounded') mark(w, 'psi hurt', w.round);
    if (what === 'left' && unit.side === 'Earth' && capsules(w).includes(unit.exit))
      w.marks['capsules'] = capsules(w).filter((cell) => cell !== unit.exit);
  },
  startOfRound(play): Turn {
    const { w } = play;
    if (bought(w, 'conviction') && marked(w, 'convinced').length === 0 && w.variation === PSI_ALIEN) return { call: ask('conviction', 0) };
    if (bought(w, 'drones') && w.variation === SECRET_SERVICE) return { call: ask('drone', 0, [2]) };
  },
  startOfTurn(play, faction) {
    if (faction === 'Aliens' && play.w.variation === SECRET_SERVICE) reinforce(play);
  },
  endOfRound(play) {
    if (play.w.variation === SECRET_SERVICE && play.w.round === 2) arrivals(play);
  },
  orders: (w, army) => (army.side === 'Earth' && w.variation === SECRET_SERVICE ? walks(w) : []),
  carryOut: (play, army, deal) => walkOn(play.w, army, deal),
  questions: {
    corner: {
      rule: 'CC-M-CO4-32',
      prompt: () => 'In which corner does the President wait?',
      answers: (w) => freeCells(w, CORNERS).map((key) => ({ key, words: `The corner ${cellName(key)}` })),
      take: (play, key) => {
        seatPresident(play.w, key as number, false);
      },
    },
    capsule: {
      rule: 'CC-M-CO4-11',
      prompt: (_w, [left]) => `Where does a capsule stand? ${left} to place.`,
      answers: (w) =>
        freeCells(w, everywhere)
          .filter((cell) => !inBuilding(cell) && !capsules(w).includes(cell))
          .map((key) => ({ key, words: `On ${cellName(key)}` })),
      take(play, key, data) {
        mark(play.w, 'capsules', key as number);
        return --data[0]! > 0 ? 'again' : 'done';
      },
    },
    conviction: {
      rule: 'CC-M-CO4-12',
      prompt: () => 'Which controlled civilian is convinced?',
      answers: (w) => [
        ...w.units
          .filter((unit) => isCivilian(unit) && unit.side === 'Invaders' && awake(unit))
          .map((unit) => ({ key: unit.id, words: `${unit.type} on ${cellName(unit.cell)}` })),
        { key: NONE, words: 'Nobody yet' },
      ],
      take(play, key) {
        if (key === NONE) return;
        const unit = play.w.units[key as number]!;
        mark(play.w, 'convinced', unit.id);
        unit.side = 'Earth';
        unit.faction = 'CHIBI COM';
        unit.seat = earth(play.w).seat;
        play.tell?.({ type: 'convinced', unit: unit.id, kind: unit.type }, 'CC-M-CO4-12');
      },
    },
    drone: {
      rule: 'CC-M-CO4-34',
      prompt: (_w, [left]) => `Which Blip do the drones uncover? ${left} left.`,
      answers: (w) => [
        ...w.blips.filter((blip) => !inBuilding(blip.cell)).map((blip) => ({ key: blip.id, words: `Blip ${blip.id + 1}` })),
        { key: NONE, words: 'No more' },
      ],
      take(play, key, data) {
        if (key === NONE) return;
        reveal(play, blipOf(play.w, key as number)!, NONE, 'CC-M-CO4-34');
        spot(play);
        return --data[0]! > 0 ? 'again' : 'done';
      },
    },
  },
  // CC-M-CO4-04, CC-M-CO4-31 Reinforcements of Secret Service come without fail.
  mayStillArrive: (w, side) => side === 'Invaders' && w.variation === SECRET_SERVICE && (w.round < 2 || marked(w, 'waves').length < 2),
  goals: (w, army) => (army.side === 'Earth' ? goals(w) : []),
  points: (w, army) => (army.side === 'Earth' ? goals(w).reduce((all, goal) => all + goal.points, 0) : 0),
};
