// Super Hero: one against a hydra.
import { weakest } from '../aimKit.ts';
import { againstInvaders } from '../nightmare/aims.ts';
import { applies } from '@xenotable/kernel';
import { capital, placeOf, type Look } from '../../names.ts';
import { common, list, one } from '../state.ts';
import type { Play } from '../../book/chapter.ts';
import { CRATERS, LANDING_SHIP, STREETS, VEGETATION } from '../../content/pieces.ts';
import { terrainOf } from '../../board.ts';
import { addUnit, beside, freeCells, leaveMap, nearestFree, put } from '../../book/movement/arrivals.ts';
import { cellName } from '../../places.ts';
import { ask } from '../../book/question.ts';
import { closedFor, noWallBetween } from '../../book/movement/movement.ts';
import { distance, lineFree } from '../../book/fight/sight.ts';
import { apart, hurt, pointsLost, regain, sum, throwDamage } from '../../book/fight/wounds.ts';
import { spot } from '../../book/blips/blips.ts';
import { awake, isAnimal, shown, unitOf } from '../../book/who.ts';
import { type TypeName, typeNames, typeOf, factionOfType, typeAt } from '../../content/units.ts';
import { type Cell, NONE, type Table, type Unit, type UnitId } from '../../table.ts';
import { border, count, everywhere, invadersKilled, ofSide, typesFor } from '../kit.ts';
import { type Deal, type Due, defineMission, type Order, byNumber } from '../mission.ts';
import { type Site, inTurn, nextPiece } from '../terrain.ts';
import { type Missing, missingBystander, missingUnit, setUp } from '../nightmare/setUp.ts';

/** What the mission remembers. */
const memo = common.with({
  powers: list('powers'),
  lifeUsed: list('life used'),
  hydra: one('hydra'),
});

/** CC-M-SH-01 Two animals in each quadrant, then the hero anywhere (CC-M-SH-02). */
const missing = (w: Table): Missing | null => missingBystander(w, HERD) ?? missingUnit(w, () => true);
const HERD = ['Cow', 'Pig', 'Sheep', 'Horse', 'Dog', 'Goose', 'Cow', 'Pig'] as const;

/** CC-M-SH-08 Three of these nine. */
const POWERS = [
  { name: 'faster than light', rule: 'CC-M-SH-09' },
  { name: 'warrior', rule: 'CC-M-SH-10' },
  { name: 'unbreakable', rule: 'CC-M-SH-11' },
  { name: 'gunman', rule: 'CC-M-SH-12' },
  { name: 'hitman', rule: 'CC-M-SH-13' },
  { name: 'running man', rule: 'CC-M-SH-14' },
  { name: 'regeneration', rule: 'CC-M-SH-15' },
  { name: 'blood lust', rule: 'CC-M-SH-16' },
  { name: 'extra life', rule: 'CC-M-SH-17' },
] as const;
type Power = (typeof POWERS)[number]['name'];

function has(w: Table, power: Power): boolean {
  return memo.list(w, 'powers').some((at) => {
    const own = POWERS[at];
    if (own?.name !== power) return false;
    applies(own.rule);
    return true;
  });
}
function hero(w: Table): Unit {
  const found = w.units.find((unit) => ofSide(unit, 'Earth'));
  if (found === undefined) throw new Error('there is no hero');
  return found;
}
const isHero = (unit: Unit): boolean => ofSide(unit, 'Earth');

/** CC-M-SH-04 Board edge, houses and ship, five fields from every animal and three from the hero. */
function lairs(w: Table): Cell[] {
  const { signs } = terrainOf(w.board);
  const animals = w.units.filter((unit) => isAnimal(unit) && unit.cell !== NONE);
  return freeCells(w, everywhere).filter(
    (cell) =>
      (border.includes(cell) || signs[cell] === 'h' || signs[cell] === 'u') &&
      animals.every((one) => distance(one.cell, cell) >= 5) &&
      (hero(w).cell === NONE || distance(hero(w).cell, cell) >= 3),
  );
}

/** CC-GEN-23, CC-M-SH-05 Invader types with a figure left in the box. */
const figures = (w: Table): TypeName[] =>
  typeNames.filter((type) => {
    const { kin, figures: most } = typeOf(type);
    return (
      (kin === 'Aliens' || kin === 'Reapers') &&
      count(w, (unit) => unit.type === type && (unit.cell !== NONE || unit.fate === 'waiting')) < most
    );
  });

/** A newcomer takes its place; without one it waits for the next automaton turn. */
function settle(play: Play, unit: Unit, activated: boolean): void {
  const cells = lairs(play.w);
  if (cells.length === 0) return;
  put(unit, play.oneOf(cells, 'CC-M-SH-04', cellName));
  unit.activated = activated;
  play.tell?.({ type: 'spawned', unit: unit.id, kind: unit.type, cell: unit.cell }, 'CC-M-SH-04');
}

/** CC-M-SH-07 The animal blows up: two dice beside it, one two fields away with a free line; armor counts. */
function blowUp(play: Play, animal: Unit): void {
  const { w } = play;
  const { levels } = terrainOf(w.board);
  const centre = animal.cell;
  leaveMap(play, animal, 'dead', 'CHIBI COM', hero(w).id, 'CC-M-SH-07');
  const around = [0, 1, 2, 3].flatMap((d) => {
    const cell = beside(centre).find((next) => next - centre === [-24, 1, 24, -1][d]);
    const unit = w.units.find((one) => one.cell === cell && shown(one));
    return unit === undefined || (levels[centre * 4 + d] ?? 0) >= 2
      ? []
      : [{ unit, dice: 2, cover: levels[centre * 4 + d] === 1 }];
  });
  const far = w.units
    .filter((unit) => shown(unit) && distance(unit.cell, centre) === 2 && lineFree(w, centre, unit.cell))
    .sort((a, b) => a.cell - b.cell)
    .map((unit) => ({ unit, dice: 1, cover: false }));
  for (const { unit, dice, cover } of [...around, ...far]) {
    const { faces, told } = throwDamage(play, dice, 'CC-M-SH-07');
    play.tell?.({ type: 'damage throw', unit: unit.id, ...told }, 'CC-M-SH-07');
    const blow = { faction: 'CHIBI COM' as const, unit: hero(w).id, from: NONE, cover, rule: 'CC-M-SH-07' };
    const points = pointsLost(w, unit, sum(faces), blow);
    hurt(play, unit, dodges(play, unit, false, points) ? 0 : points, blow);
  }
  spot(play);
}

/** CC-M-SH-12 One range die more or less, at least one. */
function aimed(range: number): number[] {
  applies('CC-M-SH-12');
  return range > 1 ? [range + 1, range - 1] : [range + 1];
}

/** CC-M-SH-09, CC-M-SH-10 The hero's dodge: 5 or more. */
function dodges(play: Play, victim: Unit, melee: boolean, points: number): boolean {
  if (!isHero(victim)) return false;
  const tries = [
    ...(has(play.w, 'faster than light') ? ['CC-M-SH-09'] : []),
    ...(has(play.w, 'warrior') && melee ? ['CC-M-SH-10'] : []),
  ];
  if (points === 0) return false;
  return tries.some((rule) => {
    const die = play.roll(6, rule);
    play.tell?.({ type: 'dodge', unit: victim.id, kind: victim.type, die }, rule);
    return die >= 5;
  });
}

/** What the hero's powers do when his turn comes. */
function refreshHero(play: Play): void {
  const { w } = play;
  const self = hero(w);
  if (self.fate === 'dead' && has(w, 'extra life') && memo.list(w, 'lifeUsed').length === 0) {
    memo.add(w, 'lifeUsed', w.round);
    self.lost = 0;
    self.coma = false;
    self.excess = 0;
    put(self, freeCells(w, [self.exit])[0] ?? nearestFree(w, self.exit));
    play.tell?.({ type: 'returned', unit: self.id, kind: self.type, cell: self.cell }, 'CC-M-SH-17');
  }
  if (self.cell === NONE) return;
  if (has(w, 'unbreakable') && self.coma) regain(play, self, 1, 'CC-M-SH-11');
  else if (has(w, 'regeneration') && !self.coma && self.lost > 0) regain(play, self, 2, 'CC-M-SH-15');
}

/** CC-M-SH-05 Two heads for each that fell, at once. */
const hydra = ({ w }: Play): Due =>
  memo.count(w, 'hydra') > 0 && figures(w).length > 0 ? { call: ask('hydra', 0) } : undefined;

/** CC-M-SH-07 Fields that an animal reaches with two steps: not through walls, things or enemies, and free at the end. */
function twoFieldsFrom(w: Table, from: Cell): Cell[] {
  const closed = closedFor(w, 'Earth', NONE, false);
  const steps = (cell: Cell): Cell[] =>
    beside(cell).filter((next) => closed[next] === 0 && noWallBetween(w, cell, next));
  return freeCells(
    w,
    [...new Set(steps(from).flatMap(steps))].sort((a, b) => a - b),
  );
}

/** Animals that are still there. */
const herd = (w: Table): Unit[] => w.units.filter((unit) => isAnimal(unit) && unit.cell !== NONE);

/** CC-M-SH-07 What can be done with the animals: each moves once per round and blows up whenever the hero likes. */
const drive = {
  rule: 'CC-M-SH-07',
  on: (w: Table): UnitId[] =>
    herd(w).flatMap((unit) =>
      unit.moved || !awake(unit) || twoFieldsFrom(w, unit.cell).length === 0 ? [] : [unit.id],
    ),
  words: (look: Look, id: UnitId): string => `Move ${placeOf(look, id)}`,
  take: (_play: Play, id: UnitId): Due => ({ call: ask('drive', 0, [id]) }),
};
const explode = {
  rule: 'CC-M-SH-07',
  on: (w: Table): UnitId[] => herd(w).map((unit) => unit.id),
  words: (look: Look, id: UnitId): string => `Blow up ${placeOf(look, id)}`,
  take: (play: Play, id: UnitId): Due => apart(play.w, () => blowUp(play, unitOf(play.w, id))),
};

/** CC-M-SH-07 At any time in the own turn: between activations and within one of the hero's. */
const asOrder = (trap: typeof drive): Order => ({
  ...trap,
  on: (w, army) => (army.side === 'Earth' ? trap.on(w) : false),
  take: (play, _army, id) => trap.take(play, id),
});
const asDeal = (trap: typeof drive): Deal => ({
  ...trap,
  price: 0,
  on: (w, unit) => (isHero(unit) ? trap.on(w) : false),
  take: (play, _unit, id) => trap.take(play, id) ?? hydra(play),
});

/** CC-M-SH-01 Open to taste: free building. */
const SITE: Site = {
  rule: 'CC-M-SH-01',
  all: true,
  pieces: inTurn('Earth', [LANDING_SHIP, STREETS, ['house', 4], CRATERS, ...VEGETATION]),
  keep: [],
  free: true,
};

export const superHero = defineMission({
  name: 'Super Hero',
  title: 'Super Hero',
  mode: 'nightmare',
  layout: 'Province',
  variations: [],
  doors: 'free',
  options: [],
  state: memo,
  rules: () => ({ recruiting: ['CC-M-SH-02'] }),
  squads: {
    slots: (_w, army) => (army.side === 'Earth' ? 1 : 0),
    recruits: (_w, army) => typesFor(army, true, 3), // CC-M-SH-02
  },
  setUp: {
    building: (w) => nextPiece(w, SITE),
    ready: () => ({ call: ask('power', 0, [3]) }),
  },
  ground: {
    visibility: () => 7,
    blips: () => false,
    spawns: () => [],
    exits: () => [],
  },
  scoring: {
    goals: (w, army) =>
      army.side === 'Earth'
        ? [{ rule: 'CC-M-SH-03', words: 'Invaders killed', points: invadersKilled(w) }]
        : [],
    // CC-M-SH-18
    ending: (w) =>
      hero(w).fate === 'dead' && !(has(w, 'extra life') && memo.list(w, 'lifeUsed').length === 0)
        ? 'CC-M-SH-18'
        : null,
    mayStillArrive: (w, side) =>
      side === 'Invaders' || (has(w, 'extra life') && memo.list(w, 'lifeUsed').length === 0),
  },
  on: {
    startOfTurn(play, faction) {
      if (faction === 'CHIBI COM') refreshHero(play);
      else
        for (const unit of play.w.units)
          if (unit.side === 'Invaders' && unit.fate === 'waiting') settle(play, unit, false);
    },
    afterActivation: hydra,
    afterAttack: hydra,
    fell(play, unit, what, by) {
      const { w } = play;
      if (what !== 'died' || !ofSide(unit, 'Invaders')) return;
      memo.tally(w, 'hydra', 2); // CC-M-SH-05
      const self = hero(w);
      if (by === self.id && self.cell !== NONE && !self.coma && has(w, 'blood lust') && self.lost > 0)
        regain(play, self, 2, 'CC-M-SH-16');
    },
  },
  corrections: {
    actions(_w, unit) {
      if (isHero(unit)) applies('CC-M-SH-06');
      return isHero(unit) ? 3 : 2;
    },
    extraWalk: (w, unit) => (isHero(unit) && has(w, 'running man') ? 2 : 0),
    rangeChoices: (w, unit, range) => (isHero(unit) && has(w, 'gunman') ? aimed(range) : []),
    extraDamage: (w, attacker, ranged) => (isHero(attacker) && ranged && has(w, 'hitman') ? 1 : 0),
    dodged: dodges,
  },
  // CC-M-SH-07 At any time in the own turn: between activations and within one.
  orders: { drive: asOrder(drive), 'blow up': asOrder(explode) },
  deals: { drive: asDeal(drive), 'blow up': asDeal(explode) },
  aims: againstInvaders,
  questions: {
    power: byNumber<[left: number]>({
      rule: 'CC-M-SH-08',
      prompt: (_w, [left]) => `Which power does the hero have? ${left} to choose.`,
      keys: (w) => POWERS.flatMap((_power, key) => (memo.list(w, 'powers').includes(key) ? [] : [key])),
      words: (_look, key) => capital(POWERS[key]?.name ?? ''),
      take(play, key, data) {
        memo.add(play.w, 'powers', key);
        if (--data[0] > 0) return 'again';
        return { call: ask('set up', 0) };
      },
    }),
    // CC-M-SH-04 When everybody stands, the first three Invaders come.
    'set up': setUp('CC-M-SH-01', missing, (play) => {
      memo.tally(play.w, 'hydra', 3);
      return { call: ask('hydra', 0) };
    }),
    drive: byNumber<[id: UnitId]>({
      rule: 'CC-M-SH-07',
      prompt: (w, [id]) => `Where does the ${unitOf(w, id).type} go?`,
      keys: (w, [id]) => twoFieldsFrom(w, unitOf(w, id).cell),
      words: (_look, key) => `To ${cellName(key)}`,
      take(play, key, [id]) {
        const animal = unitOf(play.w, id);
        animal.moved = true;
        animal.cell = key;
        play.tell?.(
          { type: 'animal moved', unit: animal.id, kind: animal.type, to: animal.cell },
          'CC-M-SH-07',
        );
      },
    }),
    hydra: byNumber({
      rule: 'CC-M-SH-05',
      prompt: (w) => `Which Invader appears? ${memo.count(w, 'hydra')} to choose.`,
      keys: (w) => figures(w).map((type) => typeNames.indexOf(type)),
      words: (_look, key) => typeAt(key),
      best: (w) => typeNames.indexOf(weakest(figures(w))),
      take(play, key) {
        const { w } = play;
        const type = typeAt(key);
        memo.tally(w, 'hydra', -1);
        // They act from the next automaton turn on.
        settle(play, addUnit(w, type, 'Invaders', factionOfType(type), NONE), w.turn === 'Aliens');
        return memo.count(w, 'hydra') > 0 && figures(w).length > 0 ? 'again' : 'done';
      },
    }),
  },
});
