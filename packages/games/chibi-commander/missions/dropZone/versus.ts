// VS 2 Drop Zone: crystals in the fog, and something unforeseen at the end of round 3.
import { versusAims } from './aims.ts';
import { applies } from '@xenotable/kernel';
import { tallied } from '../state.ts';
import { versusMemo } from './memo.ts';
import type { Play } from '../../book/chapter.ts';
import { LIGHT } from '../../content/pieces.ts';
import { addUnit, freeCells, isFree, put } from '../../book/movement/arrivals.ts';
import { addBlip, spot } from '../../book/blips/blips.ts';
import { ask } from '../../book/question.ts';
import { distance } from '../../book/fight/sight.ts';
import {
  armiesOf,
  hasBought,
  isMilitary,
  occupants,
  shown,
  factionOfUnit,
  unitOf,
  armyOf,
  mainArmy,
  sideOfUnit,
  armyAt,
} from '../../book/who.ts';
import {
  type Faction,
  type Side,
  factionsOf,
  otherSide,
  sideOf,
  typeNames,
  typesAt,
  typeAt,
} from '../../content/units.ts';
import { type Cell, GHOST, NONE, type Table, type Unit, type Army, type UnitId } from '../../table.ts';
import { count, everywhere, isMain, killedBy, leftEdge, rightEdge, typesFor } from '../kit.ts';
import { type Due, type Goal, defineMission, byNumber } from '../mission.ts';
import { type Site, inTurn, nextPiece } from '../terrain.ts';
import {
  CRATERS,
  floorOf,
  burn,
  claw,
  craterPlaces,
  dens,
  enter,
  fromMonster,
  neighboursOf,
  prey,
  stalk,
} from './monster.ts';
import { discharge, meltDown, radiate } from './radiation.ts';
import { actUndead, deadToRise, rise, undeadFields } from './undead.ts';
import { hurt, newActivation, sum, throwDamage } from '../../book/fight/wounds.ts';
import { grid } from '../../board.ts';
import { neighbour } from '@xenotable/board';
import { cellName } from '../../places.ts';

/** CC-M-VS2-15, CC-M-VS2-16, CC-M-VS2-17, CC-M-VS2-18 Two of a main faction land in each of three rounds, three allies in round 1. */
const allowance = (w: Table, faction: Faction): number =>
  faction === 'Aliens' || faction === 'CHIBI COM' ? 2 * Math.min(3, w.round) : 3;
const SLOTS: Record<Faction, number> = { Aliens: 6, 'CHIBI COM': 6, Reapers: 3, Mercs: 3 };

const landed = (w: Table, faction: Faction): number =>
  count(
    w,
    (unit) =>
      unit.faction === faction &&
      !unit.borrowed &&
      unit.fate !== 'waiting' &&
      !versusMemo.list(w, 'backup').includes(unit.id),
  );

/** CC-M-VS2-17 The extra Soldier lands beside the two of a round. */
const mayLand = (w: Table, unit: Unit): boolean =>
  unit.borrowed || landed(w, factionOfUnit(unit)) < allowance(w, factionOfUnit(unit));

/** CC-M-VS2-15 Free fields five or more away from every enemy; for the Earth every Blip is one. */
function landingFields(w: Table, side: Side): Cell[] {
  const foes = w.units
    .filter((unit) => unit.side === otherSide(side) && unit.cell !== NONE && unit.blip === NONE)
    .map((unit) => unit.cell);
  if (side === 'Earth') foes.push(...w.blips.map((blip) => blip.cell));
  const standing = occupants(w);
  return everywhere.filter(
    (cell) => isFree(w, cell, standing) && foes.every((foe) => distance(foe, cell) >= 5),
  );
}

/** Where somebody stands, or could stand behind a Blip. */
const everybody = (w: Table): Cell[] => [...w.units.filter(shown), ...w.blips].map(({ cell }) => cell);

const mainSeat = (w: Table, side: Side): number => mainArmy(w, side).seat;

/** CC-M-VS2-23 Who makes the choices of the event: the side with fewer units on the map, CHIBI COM on a tie. */
function chooser(w: Table): Side {
  const [known] = versusMemo.of(w).chooser ?? [];
  if (known !== undefined) return known;
  applies('CC-M-VS2-23');
  const units = (side: Side): number =>
    count(w, (unit) => unit.side === side && isMilitary(unit) && unit.cell !== NONE);
  const side: Side = units('Invaders') < units('Earth') ? 'Invaders' : 'Earth';
  versusMemo.of(w).chooser = [side];
  return side;
}

/** CC-M-VS2-25 to CC-M-VS2-30 The monster's round: walk, then attack, or a second walk. */
function monsterActs(play: Play): void {
  const { w } = play;
  newActivation(w);
  const target = prey(play, isMilitary);
  if (target === null) return;
  stalk(play, target.cell, 5, 'CC-M-VS2-25');
  if (fromMonster(w.board.monster, target.cell) > 1) {
    stalk(play, target.cell, 5, 'CC-M-VS2-30');
    return;
  }
  const die = play.roll(6, 'CC-M-VS2-26');
  if (die <= 3) {
    const { faces, told } = throwDamage(play, 2, 'CC-M-VS2-27');
    play.tell?.({ type: 'bite', unit: target.id, ...told }, 'CC-M-VS2-27');
    hurt(play, target, sum(faces), claw(true, 'CC-M-VS2-27'));
  } else if (die <= 5)
    for (const unit of [target, ...neighboursOf(play, target.cell)]) burn(play, unit, 2, 1, 'CC-M-VS2-28');
  else push(play, target);
  spot(play);
}

/** CC-M-VS2-29, CC-MOV-31 One field directly away, if that is free. */
function push(play: Play, target: Unit): void {
  const { w } = play;
  const d = [0, 1, 2, 3].find(
    (way) => fromMonster(w.board.monster, neighbour(grid, target.cell, (way + 2) & 3)) === 0,
  );
  const to = d === undefined ? NONE : neighbour(grid, target.cell, d);
  if (to !== NONE && isFree(w, to)) target.cell = to;
  play.tell?.({ type: 'yell', unit: target.id, kind: target.type, to: target.cell }, 'CC-M-VS2-29');
}

/** CC-M-VS2-38, CC-M-VS2-39 Who still gets reinforcements: main factions three, allies one, the chooser one more. */
function backups(w: Table): number[] {
  const queue: number[] = [];
  w.armies.forEach((army, i) => {
    for (let n = factionsOf(army.side)[0] === army.faction ? 3 : 1; n > 0; n--) queue.push(i);
  });
  return queue;
}

/** The next of the queue, then the chooser's extra. */
const nextBackup = (w: Table, queue: number[]): Due => {
  const next = w.armies[queue[0] ?? NONE];
  return next === undefined ? chooserExtra(w) : { call: ask('backup', next.seat, queue) };
};
const chooserExtra = (w: Table): Due => {
  if (versusMemo.count(w, 'extra') > 0) return;
  versusMemo.tally(w, 'extra');
  return { call: ask('extra', mainSeat(w, chooser(w))) };
};

/** CC-M-VS2-23 The event of the variation, at the end of round 3 and of every later one. */
function event(play: Play): Due {
  const { w } = play;
  applies('CC-M-VS2-23');
  if (w.round < 3) return;
  const seat = mainSeat(w, chooser(w));
  if (w.variation === 1) {
    if (w.board.monster === NONE && w.round === 3) return { call: ask('crater', seat) };
    if (w.board.monster !== NONE) monsterActs(play);
  }
  if (w.variation === 2) {
    actUndead(play);
    if (deadToRise(w).length > 0) return { call: ask('rising', seat) };
  }
  if (w.variation === 3) {
    applies('CC-M-VS2-37');
    if (w.round === 6) meltDown(play);
  }
  if (w.variation === 4 && w.round === 3) return nextBackup(w, backups(w));
}

const points = (w: Table, side: Side): Goal[] => {
  applies('CC-M-VS2-08');
  const own = factionsOf(side);
  const crystals = versusMemo.of(w).crystals?.[side] ?? 0;
  const cared =
    (versusMemo.of(w).healed?.[side] ?? 0) > 0 &&
    count(w, (unit) => unit.faction !== null && sideOf(unit.faction) !== side && killedBy(unit, own)) > 0;
  const goals = [
    { rule: 'CC-M-VS2-11', words: 'two crystals', points: crystals >= 2 ? 1 : 0 },
    { rule: 'CC-M-VS2-12', words: 'four crystals', points: crystals >= 4 ? 1 : 0 },
    { rule: 'CC-M-VS2-13', words: 'five crystals', points: crystals >= 5 ? 1 : 0 },
    {
      rule: 'CC-M-VS2-14',
      words: 'a friend healed out of coma and an enemy eliminated',
      points: cared ? 1 : 0,
    },
  ];
  if (w.variation === 2)
    goals.push({
      rule: 'CC-M-VS2-35',
      words: 'a zombie killed',
      points: count(w, (unit) => unit.side === 'undead' && killedBy(unit, own)) > 0 ? 1 : 0,
    });
  return goals;
};

/** CC-M-VS2-02 Open to taste: light vegetation, the sides in turn, the Invaders first; craters and landing edges stay open. */
const SITE: Site = {
  rule: 'CC-M-VS2-02',
  all: false,
  pieces: inTurn('Invaders', LIGHT),
  keep: [...CRATERS.flatMap(floorOf), ...leftEdge, ...rightEdge],
};

export const dropZoneVersus = defineMission({
  name: 'VS 2',
  title: 'Drop Zone',
  mode: 'versus',
  // CC-M-VS2-01, CC-M-VS2-02 Seven craters with ten crystals, light vegetation.
  layout: 'Drop Zone',
  variations: ['Monster', 'Undead', 'Meltdown', 'Backup'],
  doors: 'free',
  fog: true,
  options: [
    {
      name: 'vision device',
      price: 1,
      rule: 'CC-M-VS2-20',
      side: 'all',
      words: 'Vision device: see six fields in the fog',
    },
    {
      name: 'radiation medicine',
      price: 1,
      rule: 'CC-M-VS2-21',
      side: 'all',
      words: 'Radiation medicine: radiation kills no own unit in coma',
    },
  ],
  state: versusMemo,
  rules: () => ({
    building: ['CC-M-VS2-02'],
    bonus: ['CC-M-VS2-19'],
    'lay out': ['CC-M-VS2-01'],
    arriving: ['CC-M-VS2-16', 'CC-M-VS2-17', 'CC-M-VS2-18'],
    leaving: ['CC-M-VS2-09'],
  }),
  squads: {
    slots: (_w, army) => SLOTS[army.faction],
    recruits: (_w, army) => typesFor(army, false, 1, 2),
    bonus: (_w, army) => (isMain(army) ? 3 : 2), // CC-M-VS2-19
  },
  setUp: {
    building: (w) => nextPiece(w, SITE),
    layOut(play) {
      const chibi = armyOf(play.w, 'CHIBI COM');
      addUnit(play.w, 'Soldier', 'Earth', 'CHIBI COM', chibi.seat).borrowed = true;
    },
  },
  ground: {
    // CC-M-VS2-03, CC-M-VS2-20
    visibility(w, side) {
      applies('CC-M-VS2-03');
      if (!hasBought(w, side, 'vision device')) return 4;
      applies('CC-VIS-05');
      return 6;
    },
    blips: () => true,
    spawns: (w, unit) =>
      unit.faction !== null && mayLand(w, unit) ? landingFields(w, sideOf(unit.faction)) : [],
    // CC-M-VS2-09 The narrow edge on the own right hand.
    exits: (_w, faction) => (sideOf(faction) === 'Earth' ? rightEdge : leftEdge),
  },
  scoring: {
    // CC-M-VS2-08 Team points go to the main faction.
    goals: (w, army) => (isMain(army) ? points(w, army.side) : []),
    ending: (w) => (versusMemo.list(w, 'melted').length > 0 ? 'CC-M-VS2-22' : null),
  },
  on: {
    endOfRound(play) {
      radiate(play, null);
      return event(play);
    },
    entered({ w }, unit, how) {
      if (how === 'spawned' && unit.side === 'Invaders') armyOf(w, factionOfUnit(unit)).landing++;
    },
    endOfTurn({ w }) {
      for (const army of w.armies) army.landing = 0;
    },
    wokenByHealing({ w }, patient) {
      const memo = versusMemo.of(w);
      if (patient.faction !== null) memo.healed = tallied(memo.healed, sideOfUnit(patient));
    },
    pulled(play, puller) {
      if (play.w.variation === 3 && play.w.round > 3) discharge(play, puller);
    },
    crystalTaken({ w }, faction) {
      const memo = versusMemo.of(w);
      memo.crystals = tallied(memo.crystals, sideOf(faction));
    },
  },
  aims: (w, unit) =>
    versusAims(w, unit, unit.faction === null ? 0 : (versusMemo.of(w).crystals?.[sideOf(unit.faction)] ?? 0)),
  orders: {
    // CC-M-VS2-15 Each Invader that lands brings a Ghost in the same turn.
    'land a Ghost': {
      rule: 'CC-M-VS2-15',
      on: (w, army) => (Math.min(army.ghosts, army.landing) > 0 ? landingFields(w, 'Invaders') : false),
      words: (_look, cell) => `A Ghost lands on ${cellName(cell)}`,
      take(play, army, cell) {
        army.landing--;
        army.ghosts--;
        addBlip(play.w, army.faction, cell, GHOST);
        spot(play);
      },
    },
  },
  questions: {
    crater: byNumber({
      rule: 'CC-M-VS2-24',
      prompt: () => 'Where does the ground break open?',
      keys(w) {
        applies('CC-M-VS2-24');
        return craterPlaces(w, everybody(w));
      },
      words: (_look, key) => `Crater at ${cellName(key)}`,
      take: (play, key) => ({ call: ask('den', mainSeat(play.w, chooser(play.w)), [key]) }),
    }),
    den: byNumber<[crater: Cell]>({
      rule: 'CC-M-VS2-24',
      prompt: () => 'Where in the crater does the monster stand?',
      keys: (_w, [crater]) => dens(crater),
      words: (_look, key) => `Monster at ${cellName(key)}`,
      take(play, key, [crater]) {
        enter(play, crater, key, 'CC-M-VS2-24');
        monsterActs(play);
      },
    }),
    rising: byNumber({
      rule: 'CC-M-VS2-31',
      prompt: (w) => `Where does ${unitOf(w, deadToRise(w)[0] ?? NONE).type} rise?`,
      keys: undeadFields,
      words: (_look, key) => `Rise on ${cellName(key)}`,
      take(play, key) {
        const [first, ...others] = deadToRise(play.w);
        if (first !== undefined) rise(play, first, key);
        return others.length > 0 ? 'again' : 'done';
      },
    }),
    backup: byNumber<[army: number, ...queue: number[]]>({
      rule: 'CC-M-VS2-38',
      prompt: (w, [army]) => `Which ${armyAt(w, army).faction} unit comes as backup?`,
      keys: (w, [army]) => typesAt(armyAt(w, army).faction, 1).map((type) => typeNames.indexOf(type)),
      words: (_look, key) => `Bring ${typeNames[key]}`,
      take: (play, key, [army, ...queue]) => bring(play, armyAt(play.w, army), queue, key),
    }),
    'backup field': byNumber<[id: UnitId, ...queue: number[]]>({
      rule: 'CC-M-VS2-38',
      prompt: (w, [id]) => `Where does the backup of the ${unitOf(w, id).faction} arrive?`,
      keys: (w) => freeCells(w, everywhere),
      words: (_look, key) => `Arrive on ${cellName(key)}`,
      take: (play, key, [id, ...queue]) => arrive(play, id, key, queue),
    }),
    extra: byNumber({
      rule: 'CC-M-VS2-39',
      prompt: () => 'Which faction gets one more unit?',
      keys: (w) => armiesOf(w, chooser(w)).map((army) => w.armies.indexOf(army)),
      words: ({ armies }, key) => `One more for the ${armies[key]?.faction}`,
      take: (play, key) => ({ call: ask('backup', armyAt(play.w, key).seat, [key]) }),
    }),
  },
});

/** CC-M-VS2-38 A LV1 unit joins the faction; Invaders come as Blips without Ghosts. */
function bring(play: Play, army: Army, queue: number[], type: number): Due {
  const { w } = play;
  const unit = addUnit(w, typeAt(type), army.side, army.faction, army.seat);
  versusMemo.add(w, 'backup', unit.id);
  return { call: ask('backup field', army.seat, [unit.id, ...queue]) };
}

function arrive(play: Play, id: number, cell: Cell, queue: number[]): Due {
  const { w } = play;
  const unit = unitOf(w, id);
  if (unit.side === 'Invaders') addBlip(w, factionOfUnit(unit), cell, id);
  else put(unit, cell);
  spot(play);
  return nextBackup(w, queue);
}
