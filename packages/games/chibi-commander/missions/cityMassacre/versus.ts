// VS 3 City Massacre: eight civilians between the houses.
import { versusAims } from './aims.ts';
import { applies } from '@xenotable/kernel';
import { CITY_FOLK, folkAt } from './folk.ts';
import { placeOf, knownUnits } from '../../names.ts';
import { common, list } from '../state.ts';
import type { Play } from '../../book/chapter.ts';
import { blockOf, terrainOf } from '../../board.ts';
import { beginActing } from '../../book/activation/activation.ts';
import { addUnit, bystander, freeCells, isFree } from '../../book/movement/arrivals.ts';
import { turnAgainst } from '../../book/automaton/mind.ts';
import { ask } from '../../book/question.ts';
import { distance } from '../../book/fight/sight.ts';
import { newActivation } from '../../book/fight/wounds.ts';
import {
  awake,
  friends,
  hasBought,
  isCivilian,
  isMilitary,
  isPerson,
  occupants,
  factionOfUnit,
  unitOf,
  armyOf,
} from '../../book/who.ts';
import { VEGETATION } from '../../content/pieces.ts';
import { type Faction, type Side, type TypeName, factionsOf, sideOf, typeOf } from '../../content/units.ts';
import { type Army, type Cell, NONE, type Table, type Unit, type UnitId } from '../../table.ts';
import {
  area,
  border,
  captives,
  count,
  everywhere,
  isMain,
  killedBy,
  ofSide,
  spots,
  step,
  typesFor,
} from '../kit.ts';
import { type Due, type Goal, defineMission, type Work, byNumber } from '../mission.ts';
import { type Site, builderOf, inTurn, nextBystander, nextPiece } from '../terrain.ts';

/** What the mission remembers. */
const memo = common.with({
  spawnPoints: list('spawn points'),
  jumped: list('jumped'),
});

/** CC-M-VS3-04 Three spawn points, which are exits too. */
const DEFAULT_POINTS = [...area(0, 7, 1, 8), ...area(22, 7, 23, 8), ...area(11, 14, 12, 15)];
const pointFields = (w: Table): Cell[] =>
  w.options.terrain === 'free' ? memo.list(w, 'spawnPoints').flatMap(blockOf) : DEFAULT_POINTS;

/** CC-M-VS3-01, CC-M-VS3-02 Open to taste: the Invaders lay the street, the rest is laid in turn, CHIBI COM first; houses near the centre. */
const SITE: Site = {
  rule: 'CC-M-VS3-02',
  all: true,
  pieces: [{ piece: 'street', side: 'Invaders' }, ...inTurn('Earth', [['house', 4], ...VEGETATION])],
  keep: [],
  near: 3,
};
const CIVILIANS = spots([7, 5], [11, 6], [16, 5], [12, 6], [7, 10], [11, 9], [16, 10], [12, 9]);

/** CC-M-VS3-03 Civilians in turn, CHIBI COM first, four fields from the edge. */
const MIDDLE = CITY_FOLK.map(
  (type, i) => ({ type, side: i % 2 === 0 ? 'Earth' : 'Invaders', cells: area(4, 4, 19, 11) }) as const,
);

/** CC-M-VS3-04 Last, CHIBI COM places three spawn points at the edge. */
function nextPoint(w: Table): Work | null {
  const number = memo.list(w, 'spawnPoints').length;
  if (w.options.terrain !== 'free' || number === 3) return null;
  applies('CC-MAP-04');
  applies('CC-MAP-22');
  const taken = pointFields(w);
  const corners = everywhere.filter(
    (corner) => corner % 24 < 23 && corner < 360 && blockOf(corner).some((cell) => border.includes(cell)),
  );
  return {
    seat: builderOf(w, 'Earth', number),
    rule: 'CC-M-VS3-04',
    prompt: `Where is spawn point ${number + 1} of 3?`,
    keys: corners.filter((corner) =>
      blockOf(corner).every((cell) => isFree(w, cell) && !taken.includes(cell)),
    ),
    what: { point: true },
    put: (play, key) => memo.add(play.w, 'spawnPoints', key),
  };
}

const GOD_SPEED = 2;
const ULTRA_PSI = 3;

/** CC-M-VS3-17, CC-M-VS3-29 Aliens to choose: four, or one beside two Larvae or the PSI. */
function slots(w: Table, army: Army): number {
  if (army.faction === 'Aliens')
    return w.variation === ULTRA_PSI || army.bought.includes('two Larvae') ? 1 : 4;
  return { 'CHIBI COM': 7, Mercs: 3, Reapers: 2 }[army.faction];
}

/** CC-M-VS3-29 The Alien beside the PSI has no talent of its own. */
const unlikePsi = (w: Table, army: Army, type: TypeName): boolean =>
  army.faction !== 'Aliens' || w.variation !== ULTRA_PSI || !typeOf(type).talented;

/** CC-M-VS3-17, CC-M-VS3-25, CC-M-VS3-28 How far from civilians the Invaders start. */
function clearance(w: Table): number {
  if (hasBought(w, 'Invaders', 'crept')) return 2;
  applies(w.variation === GOD_SPEED ? 'CC-M-VS3-28' : 'CC-M-VS3-17');
  return w.variation === GOD_SPEED ? 6 : 4;
}

function hidingPlaces(w: Table): Cell[] {
  const folk = w.units.filter((unit) => isCivilian(unit) && unit.cell !== NONE);
  const standing = occupants(w);
  const points = pointFields(w);
  return everywhere.filter(
    (cell) =>
      isFree(w, cell, standing) &&
      !points.includes(cell) &&
      folk.every((one) => distance(one.cell, cell) >= clearance(w)),
  );
}

/** CC-M-VS3-20, CC-M-VS3-21 CHIBI COM four and then three, Mercs two and then one. */
function mayCome(w: Table, faction: Faction): boolean {
  const came = count(w, (unit) => unit.faction === faction && unit.fate !== 'waiting');
  return came < (faction === 'CHIBI COM' ? (w.round === 1 ? 4 : 7) : w.round === 1 ? 2 : 3);
}

/** CC-M-VS3-24 The parachute: any field outside the houses, once. */
const jumpFields = (w: Table): Cell[] =>
  hasBought(w, 'Earth', 'parachute jump') && memo.list(w, 'jumped').length === 0
    ? everywhere.filter((cell) => terrainOf(w.board).signs[cell] !== 'h')
    : [];

const goalsOf = (w: Table, side: Side): Goal[] => {
  if (side === 'Earth') {
    const saved = count(w, (unit) => isCivilian(unit) && (unit.cell !== NONE || unit.fate === 'evacuated'));
    const kills = count(w, (unit) => ofSide(unit, 'Invaders') && killedBy(unit, factionsOf('Earth')));
    return [
      step('CC-M-VS3-07', 'two civilians saved', 1, saved >= 2),
      step('CC-M-VS3-08', 'four civilians saved', 1, saved >= 4),
      step('CC-M-VS3-09', 'six civilians saved', 1, saved >= 6),
      step('CC-M-VS3-10', 'two Invaders killed', 1, kills >= 2),
      step(
        'CC-M-VS3-11',
        'an Invader captured',
        1,
        count(w, (unit) => ofSide(unit, 'Invaders') && unit.fate === 'captured') > 0,
      ),
    ];
  }
  const folk = count(w, (unit) => isCivilian(unit) && killedBy(unit, factionsOf('Invaders')));
  const soldiers = count(w, (unit) => ofSide(unit, 'Earth') && killedBy(unit, factionsOf('Invaders')));
  return [
    step('CC-M-VS3-12', 'a civilian eliminated', 1, folk >= 1),
    step('CC-M-VS3-13', 'three civilians eliminated', 1, folk >= 3),
    step('CC-M-VS3-14', 'five civilians eliminated', 1, folk >= 5),
    step('CC-M-VS3-15', 'an Earth unit eliminated', 1, soldiers >= 1),
    step('CC-M-VS3-16', 'two Earth units eliminated', 1, soldiers >= 2),
  ];
};

const mindMaster = (w: Table): Unit | undefined =>
  w.units.find((unit) => unit.type === 'PSI' && unit.borrowed && awake(unit));

/** CC-M-VS3-30 What the die must show: 4, less one for a wounded victim, one more with an awake friend beside it. */
function needed(units: readonly Unit[], id: UnitId): number {
  const victim = unitOf({ units }, id);
  const friend = units.some(
    (other) =>
      other.id !== victim.id &&
      awake(other) &&
      friends(other.side, victim.side) &&
      distance(other.cell, victim.cell) === 1,
  );
  return 4 - (victim.lost > 0 ? 1 : 0) + (friend ? 1 : 0);
}

/** Whose mind is easiest to seize. */
const mostWilling = (w: Table): Unit | undefined =>
  w.units
    .filter((unit) => unit.side === 'Earth' && isMilitary(unit) && awake(unit))
    .sort(
      (a, b) => needed(w.units, a.id) - needed(w.units, b.id) || typeOf(b.type).level - typeOf(a.type).level,
    )[0];

/** CC-M-VS3-31 The Aliens activate the unit at once with two actions. */
function seize(play: Play, victim: Unit): Due {
  const { w } = play;
  const die = play.roll(6, 'CC-M-VS3-30');
  const success = die >= needed(w.units, victim.id);
  play.tell?.({ type: 'Ultra PSI', unit: victim.id, kind: victim.type, die, success }, 'CC-M-VS3-30');
  if (!success) return;
  const aliens = armyOf(w, 'Aliens');
  applies('CC-M-VS3-31');
  // The program strikes once with the victim.
  if (!isPerson(w, aliens.seat)) {
    newActivation(w);
    const master = mindMaster(w);
    const struck =
      master === undefined
        ? null
        : turnAgainst(play, master, victim, { lying: false, chosen: NONE, asks: false, actions: 2 });
    return struck === null || struck === 'over' || Array.isArray(struck) ? undefined : { call: struck };
  }
  victim.swayed = true;
  return {
    call: beginActing(w, victim, {
      command: 'control twice',
      faction: 'Aliens',
      side: 'Invaders',
      seat: aliens.seat,
      actions: 2,
    }),
  };
}

export const cityMassacreVersus = defineMission({
  name: 'VS 3',
  title: 'City Massacre',
  mode: 'versus',
  // CC-M-VS3-01, CC-M-VS3-02 A street and four houses near the centre.
  layout: 'City',
  variations: ['Basic', 'God Speed', 'Ultra PSI'], // CC-M-VS3-27
  doors: 'one point',
  order: ['CHIBI COM', 'Aliens', 'Mercs', 'Reapers'], // CC-M-VS3-05
  options: [
    {
      name: 'safety vests',
      price: 2,
      rule: 'CC-M-VS3-23',
      side: 'Earth',
      words: 'Safety vests: civilians have armor 1',
    },
    {
      name: 'parachute jump',
      price: 1,
      rule: 'CC-M-VS3-24',
      side: 'Earth',
      words: 'Parachute jump: one unit spawns anywhere outside',
    },
    {
      name: 'crept',
      price: 1,
      rule: 'CC-M-VS3-25',
      side: 'Invaders',
      words: 'Crept: start two fields from civilians',
    },
    {
      name: 'two Larvae',
      price: 0,
      rule: 'CC-M-VS3-17',
      side: 'Invaders',
      words: 'Two borrowed Larvae instead of three Aliens',
      when: (w, army) => army.faction === 'Aliens' && w.variation !== ULTRA_PSI && army.squad.length <= 1,
    },
  ],
  state: memo,
  rules: (variation) => ({
    building: ['CC-M-VS3-01', 'CC-M-VS3-02'],
    bonus: ['CC-M-VS3-22'],
    'lay out': [
      'CC-M-VS3-03',
      'CC-M-VS3-18',
      'CC-M-VS3-27',
      ...(variation === ULTRA_PSI ? ['CC-M-VS3-29'] : []),
    ],
    arriving: ['CC-M-VS3-04', 'CC-M-VS3-20', 'CC-M-VS3-21'],
    leaving: ['CC-M-VS3-04', 'CC-M-VS3-19'],
    'turn order': ['CC-M-VS3-05'],
    ending: ['CC-M-VS3-26'],
  }),
  squads: {
    slots,
    recruits: (w, army) => typesFor(army, false, 1, 2).filter((type) => unlikePsi(w, army, type)),
    fields: unlikePsi,
    bonus: (_w, army) => (isMain(army) ? 3 : 2), // CC-M-VS3-22
    // CC-M-VS3-17, CC-M-VS3-18 Eight Blips of the Aliens in all; each Reaper with a Ghost.
    ghosts(w, army) {
      const own = count(w, (unit) => unit.faction === army.faction);
      return army.faction === 'Aliens' ? 8 - own : own;
    },
  },
  setUp: {
    building: (w) => nextPiece(w, SITE) ?? nextBystander(w, 'CC-M-VS3-03', MIDDLE) ?? nextPoint(w),
    layOut(play) {
      const { w } = play;
      const aliens = armyOf(w, 'Aliens');
      if (w.variation === ULTRA_PSI) addUnit(w, 'PSI', 'Invaders', 'Aliens', aliens.seat).borrowed = true;
      else if (aliens.bought.includes('two Larvae'))
        for (let i = 0; i < 2; i++) addUnit(w, 'Larva', 'Invaders', 'Aliens', aliens.seat).borrowed = true;
      if (w.options.terrain === 'layout') CIVILIANS.forEach((cell, i) => bystander(w, folkAt(i), cell)); // CC-M-VS3-03
    },
    placing: (w, unit) => (unit.side === 'Invaders' ? hidingPlaces(w) : null),
    placingGhosts: (w) => hidingPlaces(w),
  },
  ground: {
    visibility: () => 7,
    blips: () => true,
    spawns: (w, unit) =>
      unit.side === 'Earth' && mayCome(w, factionOfUnit(unit))
        ? freeCells(w, [...new Set([...pointFields(w), ...jumpFields(w)])])
        : [],
    exits: (w, faction) => (sideOf(faction) === 'Earth' ? pointFields(w) : []), // CC-M-VS3-19
  },
  scoring: {
    // CC-M-VS3-06 Public goals of the side; CC-M-VS3-26 the end is CC-VP-04.
    goals(w, army) {
      applies('CC-M-VS3-06');
      return isMain(army) ? goalsOf(w, army.side) : [];
    },
  },
  on: {
    startOfRound(play) {
      const { w } = play;
      const aliens = armyOf(w, 'Aliens');
      if (w.variation !== ULTRA_PSI) return;
      applies('CC-M-VS3-30');
      if (mindMaster(w) !== undefined) return { call: ask('Ultra PSI', aliens.seat) };
    },
    entered(play, unit, how) {
      if (how === 'spawned' && !pointFields(play.w).includes(unit.cell)) memo.add(play.w, 'jumped', unit.id);
    },
  },
  corrections: {
    armor(w, unit) {
      applies('CC-M-VS3-23');
      return isCivilian(unit) && hasBought(w, 'Earth', 'safety vests') ? 1 : 0;
    },
  },
  program: {
    // CC-M-VS3-11
    prizes: (w, unit) =>
      unit.side === 'Earth' &&
      goalsOf(w, 'Earth').some(({ rule, points }) => rule === 'CC-M-VS3-11' && points === 0)
        ? captives(w, 'Earth')
        : [],
  },
  aims: (w, unit) => versusAims(w, unit, pointFields(w)),
  questions: {
    'Ultra PSI': byNumber({
      rule: 'CC-M-VS3-30',
      prompt: () => 'Whose mind does the PSI seize?',
      keys(w) {
        const victims = w.units.filter((unit) => unit.side === 'Earth' && isMilitary(unit) && awake(unit));
        return victims.length === 0 ? [] : [...victims.map((unit) => unit.id), NONE];
      },
      words: (look, id) =>
        id === NONE ? 'Nobody' : `${placeOf(look, id)} (${needed(knownUnits(look), id)} or more)`,
      best: (w) => mostWilling(w)?.id,
      take: (play, id) => (id === NONE ? 'done' : seize(play, unitOf(play.w, id))),
    }),
  },
});
