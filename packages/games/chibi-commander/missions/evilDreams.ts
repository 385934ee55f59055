// Evil Dreams and Blood Pool: Invaders at play, the Earth Force comes in waves.
import type { Play } from '../book/chapter.ts';
import { VEGETATION } from '../content/pieces.ts';
import { addUnit, put } from '../book/arrivals.ts';
import { cellName } from '../places.ts';
import { ask } from '../book/question.ts';
import { regain } from '../book/wounds.ts';
import { spot } from '../book/blips.ts';
import { awake, isCivilian, unitOf, mainArmy } from '../book/who.ts';
import { type TypeName, typeOf } from '../content/units.ts';
import { NONE, type Table, type Unit } from '../table.ts';
import { count, dead, everywhere, mark, marked, ofSide } from './kit.ts';
import type { Due, Mission } from './mission.ts';
import { type Site, inTurn, nextPiece } from './terrain.ts';
import {
  type Missing,
  missingBystander,
  missingPoint,
  missingUnit,
  offPoints,
  pointsOf,
  setUp,
} from './nightmareSetup.ts';
import { CITY_FOLK } from './vs3.ts';
import { begin, fillPoints, pointQuestion, typeQuestion, waveBeaten, waveNumber } from './waves.ts';

type Levels = readonly [one: number, two: number, three: number];

/** CC-M-ED-08 */
const DREAM_WAVES: readonly Levels[] = [
  [3, 0, 0],
  [3, 1, 0],
  [3, 2, 0],
  [2, 1, 1],
  [2, 2, 1],
  [2, 1, 2],
  [2, 2, 2],
  [0, 3, 2],
  [0, 3, 3],
  [0, 4, 3],
  [0, 4, 4],
  [0, 5, 5],
  [0, 0, 12],
];
/** CC-M-BP-08 */
const POOL_WAVES: readonly Levels[] = [
  [6, 0, 0],
  [4, 2, 0],
  [4, 4, 0],
  [2, 2, 2],
  [2, 4, 2],
  [2, 4, 4],
  [0, 6, 4],
  [0, 4, 6],
  [0, 6, 6],
  [0, 0, 12],
];

/** CC-M-ED-01, CC-M-BP-01 Six spawn points, up to two civilians in each quadrant, then the own units five fields from every point. */
function missing(w: Table): Missing | null {
  if (pointsOf(w).length < 6) return missingPoint(w, everywhere, 6);
  const civilian = marked(w, 'enough').length > 0 ? null : missingBystander(w, CITY_FOLK);
  if (civilian === null) return missingUnit(w, offPoints(w, 5));
  return { ...civilian, enough: { words: 'No more civilians', note: (table) => mark(table, 'enough', 1) } };
}

const victims = (w: Table): number =>
  count(w, (unit) => dead(unit) && (ofSide(unit, 'Earth') || isCivilian(unit)));
const own = (w: Table): Unit[] => w.units.filter((unit) => unit.side === 'Invaders' && unit.cell !== NONE);

/** What both nightmares share: waves of the Earth Force that the person chooses. */
function nightmare(
  waves: readonly Levels[],
  houses: number,
  rules: { setup: string; waves: string; end: string; score: string },
): Omit<Mission, 'name' | 'title' | 'layout' | 'slots' | 'recruits'> {
  const site: Site = {
    rule: rules.setup,
    all: true,
    pieces: inTurn('Earth', [['street', 1], ['house', houses], ...VEGETATION]),
    keep: [],
  };
  return {
    mode: 'nightmare',
    people: 'Invaders',
    variations: [],
    doors: 'free',
    visibility: () => 7,
    blips: () => false,
    options: [],
    building: (w) => nextPiece(w, site),
    layOut() {},
    ready: () => ({ call: ask('set up', 0) }),
    spawns: () => [],
    exits: () => [],
    armedCivilians: true,
    startOfTurn(play, faction): Due {
      const { w } = play;
      if (faction !== 'CHIBI COM' || !waveBeaten(w) || waveNumber(w) >= waves.length) return;
      begin(w);
      play.tell?.({ type: 'wave', number: waveNumber(w) }, rules.waves);
      const levels = waves[waveNumber(w) - 1]!.flatMap((count_, i) => Array<number>(count_).fill(i + 1));
      return { call: ask('type', 0, levels) };
    },
    questions: {
      'set up': setUp(rules.setup, missing),
      type: typeQuestion(rules.waves),
      point: pointQuestion(rules.waves, 1, (_play, rest) =>
        rest.length > 0 ? { call: ask('type', 0, rest) } : undefined,
      ),
    },
    endOfRound(play) {
      if (!own(play.w).some(awake)) mark(play.w, 'fallen', play.w.round);
    },
    mayStillArrive: (_w, side) => side === 'Earth',
    ending: (w) =>
      marked(w, 'fallen').length > 0 || (waveNumber(w) === waves.length && waveBeaten(w)) ? rules.end : null,
    goals: (w, army) =>
      army.side === 'Invaders'
        ? [{ rule: rules.score, words: 'Earth units and civilians killed', points: victims(w) }]
        : [],
  };
}

/** CC-M-ED-06 As soon as the last of a wave is dead all own units are healed completely. */
function rest(play: Play): void {
  const { w } = play;
  if (waveNumber(w) === 0 || !waveBeaten(w) || marked(w, 'paused').includes(waveNumber(w))) return;
  mark(w, 'paused', waveNumber(w));
  for (const unit of own(w)) if (unit.lost > 0) regain(play, unit, unit.lost, 'CC-M-ED-06');
}

// CC-M-ED-07, CC-M-ED-09, CC-M-ED-03; CC-M-ED-04: civilians are controlled by PSI for the moment (CC-PSI-16).
const dreams = nightmare(DREAM_WAVES, 2, {
  setup: 'CC-M-ED-01',
  waves: 'CC-M-ED-07',
  end: 'CC-M-ED-09',
  score: 'CC-M-ED-03',
});

export const evilDreams: Mission = {
  ...dreams,
  name: 'Evil Dreams',
  title: 'Evil Dreams',
  layout: 'Province',
  // CC-M-ED-02 A PSI and an Omega; nobody chooses.
  slots: () => 0,
  recruits: () => [],
  before({ w }) {
    const army = mainArmy(w, 'Invaders');
    army.squad = ['PSI', 'Omega'];
    army.ready = true;
  },
  actions: (_w, unit) => (unit.side === 'Invaders' && !isCivilian(unit) ? 3 : 2), // CC-M-ED-05
  afterAttack: rest,
  afterActivation(play) {
    if (play.w.turn === 'CHIBI COM') fillPoints(play, 'CC-M-ED-07');
    rest(play);
  },
};

const BROOD: readonly TypeName[] = ['Larva', 'Harakiri', 'Galbert'];

/** CC-GEN-23 Figures of a type that are not on the map. */
const available = (w: Table, type: TypeName): boolean =>
  count(w, (unit) => unit.type === type && unit.cell !== NONE) < typeOf(type).figures;

/** What a hatching may become: a new creature (CC-M-BP-05), or the killer's promotion (CC-M-BP-06). */
function hatchings(w: Table, victim: number, killer: number): { key: string; words: string }[] {
  const field = unitOf(w, victim).exit;
  const free = !w.units.some((unit) => unit.cell === field);
  const parent = w.units[killer];
  const grown =
    parent !== undefined && awake(parent) && typeOf(parent.type).level === 2
      ? typeOf(parent.type).promotes.filter((type) => available(w, type))
      : [];
  return [
    ...(free
      ? BROOD.filter((type) => available(w, type)).map((type) => ({
          key: `new ${type}`,
          words: `A ${type} hatches on ${cellName(field)}`,
        }))
      : []),
    ...grown.map((type) => ({ key: `grow ${type}`, words: `${parent!.type} becomes ${type}` })),
  ];
}

function hatch(play: Play, key: string, victim: number, killer: number): void {
  const { w } = play;
  const type = key.slice(key.indexOf(' ') + 1) as TypeName;
  if (key.startsWith('new')) {
    const kin = typeOf(type).kin === 'Reapers' ? 'Reapers' : 'Aliens';
    const creature = addUnit(w, type, 'Invaders', kin, w.units[killer]?.seat ?? 0);
    put(creature, unitOf(w, victim).exit);
    creature.activated = true;
    play.tell?.({ type: 'hatched', unit: creature.id, kind: type, cell: creature.cell }, 'CC-M-BP-05');
  } else {
    const parent = unitOf(w, killer);
    parent.type = type;
    parent.lost = Math.min(parent.lost, typeOf(type).hearts - 1);
    play.tell?.({ type: 'promoted', unit: killer, kind: type }, 'CC-M-BP-06');
  }
  spot(play);
}

/** CC-M-BP-04 A throw for every kill: 4 or more, and the hatchery works. */
function hatchery(play: Play): Due {
  const { w } = play;
  const pending = w.marks['hatchery'] ?? [];
  while (pending.length > 0) {
    const [victim, killer] = pending.splice(0, 2) as [number, number];
    const die = play.roll(6, 'CC-M-BP-04');
    play.tell?.({ type: 'hatchery', die }, 'CC-M-BP-04');
    if (die >= 4 && hatchings(w, victim, killer).length > 0)
      return { call: ask('hatch', w.units[killer]?.seat ?? 0, [victim, killer]) };
  }
}

// CC-M-BP-07, CC-M-BP-09, CC-M-BP-03
const pool = nightmare(POOL_WAVES, 4, {
  setup: 'CC-M-BP-01',
  waves: 'CC-M-BP-07',
  end: 'CC-M-BP-09',
  score: 'CC-M-BP-03',
});

export const bloodPool: Mission = {
  ...pool,
  name: 'Blood Pool',
  title: 'Blood Pool',
  layout: 'City',
  // CC-M-BP-02 A main figure with a Larva, a Harakiri and a Galbert.
  slots: (_w, army) => (army.side === 'Invaders' ? 1 : 0),
  recruits: () => ['Titan', 'Beast', 'Cray'],
  layOut({ w }) {
    BROOD.forEach((type, i) => addUnit(w, type, 'Invaders', 'Aliens', (i + 1) % w.seats.length));
  },
  fell(play, unit, what) {
    const { w } = play;
    if (
      what !== 'died' ||
      (unit.by !== 'Aliens' && unit.by !== 'Reapers') ||
      !(ofSide(unit, 'Earth') || isCivilian(unit))
    )
      return;
    (w.marks['hatchery'] ??= []).push(unit.id, unit.byUnit);
  },
  afterAttack: hatchery,
  afterActivation(play): Due {
    if (play.w.turn === 'CHIBI COM') fillPoints(play, 'CC-M-BP-07');
    return hatchery(play);
  },
  questions: {
    ...pool.questions,
    hatch: {
      rule: 'CC-M-BP-04',
      prompt: (w, [victim]) => `The hatchery works: what becomes of ${unitOf(w, victim!).type}?`,
      answers: (w, [victim, killer]) => [
        ...hatchings(w, victim!, killer!),
        { key: 'nothing', words: 'Nothing' },
      ],
      take(play, key, [victim, killer]) {
        if (key !== 'nothing') hatch(play, key as string, victim!, killer!);
      },
    },
  },
};
