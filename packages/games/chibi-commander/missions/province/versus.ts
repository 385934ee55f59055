// VS 1 Province: the landing ship has come down, and every faction has a secret goal.
import { applies } from '@xenotable/kernel';
import { folkAt } from '../cityMassacre/folk.ts';
import { kindOf } from '../../names.ts';
import { memo } from './memo.ts';
import type { Play } from '../../book/chapter.ts';
import { pictureOf } from '../../board.ts';
import { addUnit, bystander, freeCells, leaveMap } from '../../book/movement/arrivals.ts';
import { isGhost, removeBlip, spot, vanish } from '../../book/blips/blips.ts';
import { distance } from '../../book/fight/sight.ts';
import { aboard, inShip, removeShip, shipFields } from '../../book/movement/ship.ts';
import { isAnimal, isCivilian, factionOfUnit, unitOf, armyOf, stirs } from '../../book/who.ts';
import { VEGETATION } from '../../content/pieces.ts';
import { type Faction, type Side, factionsOf, sideOf } from '../../content/units.ts';
import type { Army, Cell, Table, Unit, UnitId } from '../../table.ts';
import { versusAims } from './aims.ts';
import { doers, goalOf, pointsOf, secretGoal } from './secretGoals.ts';
import { QUADRANTS, area, border, spots, typesFor } from '../kit.ts';
import { type Entry, defineMission } from '../mission.ts';
import { type Site, inTurn, nextBystander, nextPiece } from '../terrain.ts';

/** CC-M-VS1-03, CC-M-VS1-04 Spawn points, which are exits too. */
const CORNER = { 'CHIBI COM': area(22, 14, 23, 15), Mercs: area(22, 0, 23, 1) };
const cornerOf = (faction: Faction): Cell[] =>
  faction === 'CHIBI COM' || faction === 'Mercs' ? CORNER[faction] : [];

const CIVILIANS = spots([10, 6], [15, 5], [8, 12], [17, 11]);
const ANIMALS = spots([8, 2], [4, 7], [20, 3], [12, 6], [3, 13], [10, 15], [14, 14], [20, 12]);

const BEASTS = ['Cow', 'Pig', 'Sheep', 'Horse', 'Dog', 'Goose', 'Cow', 'Pig'] as const;
const beastAt = (i: number): (typeof BEASTS)[number] => BEASTS[i % BEASTS.length] ?? 'Cow';

/** CC-M-VS1-01, CC-M-VS1-05, CC-M-VS1-06, CC-M-VS1-07 Open to taste: the Earth lays the street, the sides a house each and the rest in turn, the Invaders first. */
const SITE: Site = {
  rule: 'CC-M-VS1-07',
  all: true,
  pieces: [
    { piece: 'street', side: 'Earth' },
    ...inTurn('Invaders', [['house', 2]]),
    ...inTurn('Invaders', VEGETATION),
  ],
  keep: [...CORNER['CHIBI COM'], ...CORNER.Mercs],
};

/** CC-M-VS1-08 Two animals and a civilian in each quadrant; the Invaders place those back left and front right. */
const LIVELY = QUADRANTS.flatMap((quadrant, i) => {
  const side: Side = i === 0 || i === 3 ? 'Invaders' : 'Earth';
  const cells = quadrant.filter(
    (cell) => !SITE.keep.includes(cell) && pictureOf('Province').cells[cell] !== 'u',
  );
  return [beastAt(2 * i), beastAt(2 * i + 1), folkAt(i)].map((type) => ({ type, side, cells }));
});

/** CC-M-VS1-09, CC-M-VS1-11, CC-M-VS1-18, CC-M-VS1-31 Units to choose; a borrowed UFO replaces two Aliens, a Tentacle one Reaper. */
const SLOTS: Record<Faction, number> = { Aliens: 5, Reapers: 3, 'CHIBI COM': 6, Mercs: 3 };

/** CC-M-VS1-26 The ship blows up after the next Alien turn and the next CHIBI COM turn. */
function burnFuse(play: Play, faction: Faction): void {
  const fuse = memo.of(play.w).fuse;
  if (fuse === undefined || !play.w.board.ship) return;
  if (faction === 'Aliens') memo.of(play.w).fuse = 1;
  else if (faction === 'CHIBI COM' && fuse === 1) blowUp(play);
}

function blowUp(play: Play): void {
  const { w } = play;
  play.tell?.({ type: 'ship blown up' }, 'CC-M-VS1-26');
  memo.add(w, 'blownUp', w.round);
  for (const blip of w.blips.slice()) {
    if (!inShip(w, blip.cell)) continue;
    if (isGhost(blip)) vanish(play, blip, 'CC-M-VS1-26');
    else removeBlip(w, blip);
  }
  for (const unit of aboard(w)) leaveMap(play, unit, 'dead', 'CHIBI COM', -1, 'CC-M-VS1-26');
  removeShip(w);
  spot(play);
}

/** Notes a deed that scores: the round is no quiet one (CC-VP-06). */
function scored(w: Table, deed: 'entered' | 'beamed' | 'minds', id: UnitId): void {
  memo.add(w, deed, id);
  stirs(w);
}

/** CC-M-VS1-21, CC-M-VS1-29 Earth units that came into the ship by themselves, and those who left it again. */
function watchShip(w: Table, unit: Unit, how: Entry, from: Cell): void {
  if (unit.side !== 'Earth') return;
  if (inShip(w, unit.cell)) {
    if (!inShip(w, from) && (how === 'walked' || how === 'teleported')) scored(w, 'entered', unit.id);
    else applies('CC-M-VS1-19');
  } else if (memo.list(w, 'entered').includes(unit.id)) memo.add(w, 'cameOut', unit.id);
}

/** CC-M-VS1-28 A bystander sent into coma by Invaders that Reapers drag to the border or into the ship. */
function watchDissection(w: Table, unit: Unit, by: Faction | null): void {
  if (by !== 'Reapers' || !unit.coma || !memo.list(w, 'felled').includes(unit.id)) return;
  if (border.includes(unit.cell) || inShip(w, unit.cell)) memo.add(w, 'specimens', unit.id);
}

/** CC-M-VS1-28 By whose side a bystander lies in coma. */
function noteFall(w: Table, unit: Unit, faction: Faction | ''): void {
  const others = memo.list(w, 'felled').filter((id) => id !== unit.id);
  memo.of(w).felled = faction !== '' && sideOf(faction) === 'Invaders' ? [...others, unit.id] : others;
}

/** CC-M-VS1-13, CC-M-VS1-25 Another goal than `not`; open to taste, killing civilians is thrown again. */
function throwGoal(play: Play, army: Army, not: number): number {
  for (;;) {
    const goal = play.roll(6, 'CC-M-VS1-13');
    const murder = army.faction === 'CHIBI COM' && goal === 5 && play.w.options.witnesses === 'thrown again';
    if (murder) applies('CC-M-VS1-25');
    else if (goal !== not) return goal;
  }
}

/** CC-M-VS1-10, CC-M-VS1-20, CC-M-VS1-30, CC-M-VS1-38 Corners serve their faction; some goals open them to others. */
function exits(w: Table, faction: Faction): Cell[] {
  const chibi = armyOf(w, 'CHIBI COM');
  if (sideOf(faction) === 'Earth')
    return doers(w, chibi).length === 2 ? [...CORNER['CHIBI COM'], ...CORNER.Mercs] : cornerOf(faction);
  return w.armies.some((army) => leavesByCorner(w, army, faction)) ? CORNER['CHIBI COM'] : [];
}

export const provinceVersus = defineMission({
  name: 'VS 1',
  title: 'Province',
  mode: 'versus',
  // CC-M-VS1-01, CC-M-VS1-02, CC-M-VS1-05, CC-M-VS1-06, CC-M-VS1-07 The default layout: ship, street, two houses, vegetation.
  layout: 'Province',
  variations: [],
  doors: 'free',
  options: [],
  state: memo,
  rules: () => ({
    building: ['CC-M-VS1-01', 'CC-M-VS1-05', 'CC-M-VS1-06', 'CC-M-VS1-07'],
    bonus: ['CC-M-VS1-12'],
    'lay out': ['CC-M-VS1-02', 'CC-M-VS1-08', 'CC-M-VS1-09'],
    arriving: ['CC-M-VS1-03', 'CC-M-VS1-04', 'CC-M-VS1-11'],
    leaving: ['CC-M-VS1-10'],
    ending: ['CC-M-VS1-14'],
  }),
  squads: {
    slots: (_w, army) =>
      SLOTS[army.faction] -
      (army.faction === 'Aliens' && army.goal === 4 ? 2 : 0) -
      (army.faction === 'Reapers' && army.goal === 5 ? 1 : 0),
    recruits: (_w, army) => typesFor(army, false, 1, 2),
    // CC-M-VS1-12
    bonus: (_w, army) => (factionsOf(army.side)[0] === army.faction ? 3 : 2),
  },
  setUp: {
    building: (w) => nextPiece(w, SITE) ?? nextBystander(w, 'CC-M-VS1-08', LIVELY),
    before(play) {
      for (const army of play.w.armies) {
        if (!secretGoal(play.w, army)) continue;
        // CC-M-VS1-13 Thrown in secret; open to taste, two of them to choose from.
        army.goal = throwGoal(play, army, 0);
        if (play.w.options.goals === 'two drawn') army.spare = throwGoal(play, army, army.goal);
        play.tell?.(
          { type: 'secret goal', faction: army.faction, goal: army.goal },
          'CC-M-VS1-13',
          play.w.armies.filter((one) => one.side === army.side).map((one) => one.seat),
        );
      }
    },
    layOut(play) {
      const { w } = play;
      for (const army of w.armies) {
        if (army.faction === 'Aliens' && army.goal === 4) {
          applies('CC-M-VS1-18');
          addUnit(w, 'UFO', 'Invaders', 'Aliens', army.seat).borrowed = true;
        }
        if (army.faction === 'Reapers' && army.goal === 5) {
          applies('CC-M-VS1-31');
          addUnit(w, 'Tentacle', 'Invaders', 'Reapers', army.seat);
        }
      }
      if (w.options.terrain === 'free') return;
      // CC-M-VS1-08 Two animals and a civilian in each quadrant.
      for (const [i, cell] of CIVILIANS.entries()) bystander(w, folkAt(i), cell);
      for (const [i, cell] of ANIMALS.entries()) bystander(w, beastAt(i), cell);
    },
    placing: (w, unit) => (unit.side === 'Invaders' ? shipFields(w) : null),
    placingGhosts: (w) => shipFields(w),
  },
  ground: {
    visibility: () => 7,
    blips: () => true,
    spawns: (w, unit) =>
      unit.faction !== null && sideOf(unit.faction) === 'Earth' ? freeCells(w, cornerOf(unit.faction)) : [],
    exits,
  },
  scoring: {
    goals: (w, army) =>
      army.goal === 0
        ? []
        : [
            {
              rule: goalOf(army.faction, army.goal).rule,
              words: goalOf(army.faction, army.goal).words,
              points: pointsOf(w, army),
            },
          ],
  },
  on: {
    // CC-M-VS1-14 The end is CC-VP-04.
    endOfTurn: burnFuse,
    entered(play, unit, how, by, from) {
      watchShip(play.w, unit, how, from);
      if (how === 'dragged') watchDissection(play.w, unit, by);
    },
    fell(play, unit, what, _by, faction) {
      const { w } = play;
      if (what === 'coma' && faction === 'Mercs' && unit.side === 'Invaders')
        memo.add(w, 'knockedOut', unit.id);
      if (what === 'coma' && unit.side === 'neutral') noteFall(w, unit, faction);
      if (what !== 'died') return;
      if (
        unit.by === 'Reapers' &&
        (isAnimal(unit) || isCivilian(unit)) &&
        memo.list(w, 'specimens').includes(unit.id) &&
        (border.includes(unit.exit) || inShip(w, unit.exit))
      )
        memo.add(w, 'dissected', unit.id);
      if (unit.by === 'Reapers')
        for (const sighting of memo.of(w).shadows ?? [])
          if (sighting.by === unit.id && w.round <= sighting.round + 1) sighting.avenged = true;
    },
    revealed(play, unit, by) {
      if (unit.faction === 'Reapers')
        (memo.of(play.w).shadows ??= []).push({ by, round: play.w.round, avenged: false });
    },
    succeeded(play, unit, what, others) {
      const { w } = play;
      if (unit.faction !== 'Reapers') return;
      if (what === 'jump' && others.some((id) => isCivilian(unitOf(w, id)) || unitOf(w, id).side === 'Earth'))
        scored(w, 'beamed', unit.id);
      if (what === 'mind')
        for (const id of others) if (unitOf(w, id).side === 'Earth') scored(w, 'minds', id);
    },
  },
  corrections: {
    // CC-M-VS1-19 An emergency landing cannot be undone before round 6.
    shipMayStart: (w) =>
      w.round >= 6 || !w.armies.some((army) => army.faction === 'Aliens' && army.goal === 5),
  },
  program: {
    lures(w, unit) {
      const army = armyOf(w, factionOfUnit(unit));
      if (unit.side === 'Invaders') return { cells: exits(w, factionOfUnit(unit)), leave: true };
      const enters =
        (army.faction === 'CHIBI COM' && (army.goal === 1 || army.goal === 6)) ||
        (army.faction === 'Mercs' && army.goal === 2);
      return {
        cells: enters && !memo.list(w, 'entered').includes(unit.id) ? shipFields(w) : [],
        leave: false,
      };
    },
  },
  aims: (w, unit) => versusAims(w, unit, (faction) => exits(w, faction)),
  deals: {
    // CC-M-VS1-26
    'set a charge': {
      rule: 'CC-M-VS1-26',
      price: 1,
      on: (w, unit) =>
        worksFor(w, unit, 'CHIBI COM', 6) &&
        unit.side === 'Earth' &&
        inShip(w, unit.cell) &&
        !memo.list(w, 'charges').includes(unit.id) &&
        memo.list(w, 'charges').length < 2,
      words: () => 'Set a charge',
      take(play, unit) {
        const { w } = play;
        memo.add(w, 'charges', unit.id);
        if (memo.list(w, 'charges').length === 2) memo.of(w).fuse = 0;
        play.tell?.({ type: 'set a charge', unit: unit.id, kind: unit.type }, 'CC-M-VS1-26');
      },
    },
    // CC-M-VS1-35
    search: {
      rule: 'CC-M-VS1-35',
      price: 1,
      on: (w, unit) =>
        worksFor(w, unit, 'Mercs', 3) &&
        unit.faction === 'Mercs' &&
        !memo.list(w, 'searchers').includes(unit.id)
          ? w.units.flatMap((other) =>
              other.side === 'Invaders' &&
              other.coma &&
              other.cell >= 0 &&
              distance(other.cell, unit.cell) === 1 &&
              !memo.list(w, 'searched').includes(other.id)
                ? [other.id]
                : [],
            )
          : false,
      words: (look, id) => `Search ${kindOf(look, id)}`,
      take(play, unit, id) {
        memo.add(play.w, 'searchers', unit.id);
        memo.add(play.w, 'searched', id);
        play.tell?.({ type: 'search', unit: unit.id, kind: unit.type }, 'CC-M-VS1-35');
      },
    },
  },
});

/** CC-M-VS1-20, CC-M-VS1-30 Explorers and thieves leave through the corner of CHIBI COM. */
const leavesByCorner = (w: Table, army: Army, faction: Faction): boolean =>
  (army.faction === 'Aliens' && army.goal === 6 && doers(w, army).includes(faction)) ||
  (army.faction === 'Reapers' && army.goal === 4 && faction === 'Reapers');

/** Whether a unit may do what belongs to a faction's goal: its own, its commander's, or one that it shares. */
const worksFor = (w: Table, unit: Unit, faction: Faction, goal: number): boolean =>
  w.armies.some(
    (army) =>
      army.faction === faction &&
      army.goal === goal &&
      (army.faction === unit.faction || army.seat === unit.seat || sharesGoal(w, unit, army)),
  );

/** CC-M-VS1-38 Mercs with goal 6 work for the goal of CHIBI COM. */
const sharesGoal = (w: Table, unit: Unit, army: Army): boolean =>
  army.faction === 'CHIBI COM' &&
  unit.faction === 'Mercs' &&
  w.armies.some((one) => one.faction === 'Mercs' && one.goal === 6);
