// VS 5 CHIBI COM Base: cameras everywhere, nobody hides.
import { mostWounded } from '../aimKit.ts';
import { versusAims } from './aims.ts';
import { type RuleId, applies } from '@xenotable/kernel';
import { placeOf } from '../../names.ts';
import { common, list, one } from '../state.ts';
import { changeBoard } from '../../board.ts';
import { freeCells } from '../../book/movement/arrivals.ts';
import { ask } from '../../book/question.ts';
import { distance } from '../../book/fight/sight.ts';
import { regain } from '../../book/fight/wounds.ts';
import { isMilitary, unitOf, armyOf } from '../../book/who.ts';
import { type Faction, type Side, factionsOf, sideOf, typeOf } from '../../content/units.ts';
import { type Cell, NONE, type Table, type Unit } from '../../table.ts';
import { count, everywhere, isMain, killedBy, limit, ofSide, typesFor } from '../kit.ts';
import { type Due, type Goal, defineMission, type Question, byNumber } from '../mission.ts';
import {
  type Facility,
  CELL_DOORS,
  ELEVATOR,
  QUARANTINE,
  STAIRS,
  WAYS_OUT,
  facilityAt,
  facilityNames,
  roomOf,
} from './rooms.ts';

/** What the mission remembers. */
const memo = common.with({
  wrecked: list('wrecked'),
  zone: one('zone'),
});

const OUTBREAK = 1;
const SLOTS: Record<Faction, { outbreak: number; attack: number }> = {
  Aliens: { outbreak: 5, attack: 6 },
  Reapers: { outbreak: 2, attack: 2 },
  'CHIBI COM': { outbreak: 7, attack: 6 },
  Mercs: { outbreak: 3, attack: 2 },
};

/** CC-M-VS5-16 Zones that the Aliens may choose. */
const ZONES: Record<string, readonly Cell[]> = {
  'hangar 1': roomOf('hangar 1'),
  'hangar 2': roomOf('hangar 2'),
  elevator: ELEVATOR,
  stairs: STAIRS,
};
const zoneNames = Object.keys(ZONES);
const zone = (w: Table): readonly Cell[] => ZONES[zoneNames[memo.of(w).zone ?? NONE] ?? ''] ?? [];

/** CC-M-VS5-08 Rooms that hold at least one unit of CHIBI COM each. */
const GUARDED: readonly Facility[] = ['command room', 'quarters', 'radar', 'hangar 1', 'hangar 2', 'reactor'];

/** Rooms first that are still empty, while there are only just enough units for them; never the quarantine. */
export function guardPosts(w: Table, guarded: readonly Facility[], waiting: number): Cell[] {
  const empty = guarded.filter(
    (room) => !w.units.some((unit) => unit.side === 'Earth' && facilityAt(w, unit.cell) === room),
  );
  if (empty.length > 0 && waiting <= empty.length) return empty.flatMap(roomOf);
  return everywhere.filter((cell) => !QUARANTINE.includes(cell));
}

const stillWaiting = (w: Table, faction: Faction): number =>
  count(w, (unit) => unit.faction === faction && unit.fate === 'waiting');

/** CC-M-VS5-17 Anywhere but hangars, elevator and stairs, five fields from each other; failing that as far apart as possible. */
function scattered(w: Table): Cell[] {
  const others = w.units.filter((unit) => unit.side === 'Earth' && unit.cell !== NONE);
  const inside = freeCells(w, everywhere).filter(
    (cell) => !Object.values(ZONES).some((cells) => cells.includes(cell)),
  );
  const far = (cell: Cell): number => Math.min(99, ...others.map((unit) => distance(unit.cell, cell)));
  const legal = inside.filter((cell) => far(cell) >= 5);
  if (legal.length > 0) return legal;
  const best = Math.max(...inside.map(far));
  return inside.filter((cell) => far(cell) === best);
}

const gone = (unit: Unit): boolean => unit.cell === NONE && unit.fate !== 'waiting';
const fled = (w: Table, side: Side): number =>
  count(w, (unit) => ofSide(unit, side) && unit.fate === 'evacuated');

function goalsOf(w: Table, side: Side): Goal[] {
  if (w.variation === OUTBREAK) {
    const wrecked = limit(memo.list(w, 'wrecked').length, 4);
    return side === 'Invaders'
      ? [{ rule: 'CC-M-VS5-04', words: 'facilities wrecked', points: wrecked }]
      : [{ rule: 'CC-M-VS5-06', words: 'the base defended', points: 5 - wrecked }];
  }
  const beaten = (other: Side): boolean => w.units.filter((unit) => ofSide(unit, other)).every(gone);
  if (side === 'Invaders') {
    const raid =
      count(w, (unit) => ofSide(unit, 'Earth') && killedBy(unit, factionsOf('Invaders'))) >= 3 &&
      fled(w, 'Invaders') >= 2;
    return beaten('Earth')
      ? [{ rule: 'CC-M-VS5-12', words: 'the base conquered', points: 3 }]
      : [{ rule: 'CC-M-VS5-13', words: 'a raid: three killed, two escaped', points: raid ? 1 : 0 }];
  }
  return beaten('Invaders')
    ? [{ rule: 'CC-M-VS5-14', words: 'the attack repulsed', points: 3 }]
    : [{ rule: 'CC-M-VS5-15', words: 'three units evacuated', points: fled(w, 'Earth') >= 3 ? 1 : 0 }];
}

/** CC-M-VS5-09, CC-M-CO5-05 At the start of each round one own unit regains a heart. */
export const patients = (w: Table): Unit[] =>
  w.units.filter((unit) => unit.side === 'Earth' && isMilitary(unit) && unit.cell !== NONE && unit.lost > 0);
export const medicCall = (w: Table, option: string): Due => {
  const army = w.armies.find((one) => one.bought.includes(option));
  return army !== undefined && patients(w).length > 0 ? { call: ask('medic', army.seat) } : undefined;
};
export const medicQuestion = (rule: RuleId): Question =>
  byNumber({
    rule,
    prompt: () => 'Whom does the medic treat?',
    keys: (w) => [...patients(w).map((unit) => unit.id), NONE],
    words: (look, id) => (id === NONE ? 'Nobody' : placeOf(look, id)),
    best: (w) => mostWounded(patients(w))?.id,
    take(play, id) {
      if (id === NONE) return;
      const unit = unitOf(play.w, id);
      const lay = unit.coma;
      regain(play, unit, 1, rule);
      if (lay) unit.groggy = true;
    },
  });

export const chibiComBaseVersus = defineMission({
  name: 'VS 5',
  title: 'CHIBI COM Base',
  mode: 'versus',
  layout: 'Base',
  variations: ['Outbreak', 'Under Attack'],
  doors: 'one point',
  options: [
    {
      name: 'medic',
      price: 1,
      rule: 'CC-M-VS5-09',
      side: 'Earth',
      words: 'Medic: a heart for one unit at the start of each round',
    },
    {
      name: 'master brain',
      price: 1,
      rule: 'CC-M-VS5-10',
      side: 'Invaders',
      words: 'Master brain: every victim of PSI counts as weakened',
    },
  ],
  state: memo,
  rules: (variation) => ({
    bonus: ['CC-M-VS5-02'],
    placing: variation === OUTBREAK ? ['CC-M-VS5-07', 'CC-M-VS5-08'] : ['CC-M-VS5-17'],
    arriving: variation === OUTBREAK ? ['CC-M-VS5-08'] : ['CC-M-VS5-17'],
    leaving: ['CC-M-VS5-03'],
    ending: ['CC-M-VS5-11'],
  }),
  squads: {
    slots: (w, army) => SLOTS[army.faction][w.variation === OUTBREAK ? 'outbreak' : 'attack'],
    recruits: (_w, army) => typesFor(army, false, 1, 2, 3),
    // CC-M-VS5-02 Survivors' prices: one point to LV2, three more to LV3.
    bonus: (_w, army) => (isMain(army) ? 5 : 4),
    price: (_w, type) => [0, 0, 1, 4][typeOf(type).level] ?? 0,
  },
  setUp: {
    layOut(play) {
      const { w } = play;
      if (w.variation !== OUTBREAK) return;
      changeBoard(w, { doors: CELL_DOORS.toSorted((a, b) => a - b) });
    },
    // CC-M-VS5-07, CC-M-VS5-08 In the outbreak the Earth sets up after the Invaders, in the attack before them.
    order: (w) =>
      w.armies.toSorted(
        (a, b) =>
          (w.variation === OUTBREAK ? 1 : -1) * (Number(a.side === 'Earth') - Number(b.side === 'Earth')),
      ),
    placing(w, unit) {
      if (w.variation === OUTBREAK)
        return unit.side === 'Invaders'
          ? QUARANTINE
          : unit.faction === 'Mercs'
            ? null
            : guardPosts(w, GUARDED, stillWaiting(w, 'CHIBI COM'));
      return unit.side === 'Earth' ? scattered(w) : null;
    },
    ready: (play) =>
      play.w.variation === OUTBREAK ? undefined : { call: ask('zone', armyOf(play.w, 'Aliens').seat) },
  },
  ground: {
    visibility() {
      applies('CC-M-VS5-01');
      applies('CC-VIS-06');
      return 99;
    },
    blips: () => false,
    spawns: (w, unit) => freeCells(w, unit.side === 'Invaders' ? zone(w) : WAYS_OUT),
    // CC-M-VS5-03
    exits: (w, faction) => (sideOf(faction) === 'Invaders' && w.variation !== OUTBREAK ? zone(w) : WAYS_OUT),
    openDoors: (w) => (w.variation === OUTBREAK ? CELL_DOORS : []),
  },
  scoring: {
    // CC-M-VS5-11 The end is CC-VP-04.
    goals: (w, army) => (isMain(army) ? goalsOf(w, army.side) : []),
  },
  on: {
    startOfRound: (play) => medicCall(play.w, 'medic'),
  },
  aims: (w, unit) => versusAims(w, unit, memo.list(w, 'wrecked')),
  deals: {
    // CC-M-VS5-05 Two actions in one facility wreck it.
    wreck: {
      rule: 'CC-M-VS5-05',
      price: 2,
      on(w, unit) {
        if (w.variation !== OUTBREAK || unit.side !== 'Invaders') return false;
        const room = facilityAt(w, unit.cell);
        const at = room === null ? NONE : facilityNames.indexOf(room);
        return at === NONE || memo.list(w, 'wrecked').includes(at) ? false : [at];
      },
      words: (_look, at) => `Wreck the ${facilityNames[at]}`,
      take(play, unit, at) {
        memo.add(play.w, 'wrecked', at);
        const room = facilityNames[at];
        if (room !== undefined)
          play.tell?.({ type: 'wrecked', unit: unit.id, kind: unit.type, room }, 'CC-M-VS5-05');
      },
    },
  },
  questions: {
    medic: medicQuestion('CC-M-VS5-09'),
    zone: byNumber({
      rule: 'CC-M-VS5-16',
      prompt: () => 'Where does the attack come from?',
      keys: () => zoneNames.map((_name, key) => key),
      words: (_look, key) => `From ${zoneNames[key]}`,
      take(play, key) {
        memo.of(play.w).zone = key;
      },
    }),
  },
});
