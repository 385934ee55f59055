// VS 1 Province: the landing ship has come down, and every faction has a secret goal.
import type { Play } from '../book/chapter.ts';
import { pictureOf } from '../board.ts';
import { addUnit, bystander, freeCells, leaveMap } from '../book/arrivals.ts';
import { isGhost, removeBlip, spot, vanish } from '../book/blips.ts';
import { distance } from '../book/sight.ts';
import { aboard, inShip, removeShip, shipFields } from '../book/ship.ts';
import { isAnimal, isCivilian, factionOfUnit, unitOf, armyOf } from '../book/who.ts';
import { VEGETATION } from '../content/pieces.ts';
import { type Faction, type Side, factionsOf, sideOf } from '../content/units.ts';
import type { Army, Cell, Table, Unit } from '../table.ts';
import { GOALS, doers, pointsOf, secretGoal } from './vs1goals.ts';
import { QUADRANTS, area, border, mark, marked, score, spots, typesFor } from './kit.ts';
import type { Entry, Mission } from './mission.ts';
import { type Site, inTurn, nextBystander, nextPiece } from './terrain.ts';

/** CC-M-VS1-03, CC-M-VS1-04 Spawn points, which are exits too. */
const CORNER: Partial<Record<Faction, Cell[]>> = {
  'CHIBI COM': area(22, 14, 23, 15),
  Mercs: area(22, 0, 23, 1),
};

const CIVILIANS = spots([10, 6], [15, 5], [8, 12], [17, 11]);
const ANIMALS = spots([8, 2], [4, 7], [20, 3], [12, 6], [3, 13], [10, 15], [14, 14], [20, 12]);

const FOLK = ['Farmer', 'Shopkeeper', 'Tourist', 'Postman'] as const;
const BEASTS = ['Cow', 'Pig', 'Sheep', 'Horse', 'Dog', 'Goose', 'Cow', 'Pig'] as const;

/** CC-M-VS1-01, CC-M-VS1-05, CC-M-VS1-06, CC-M-VS1-07 Open to taste: the Earth lays the street, the sides a house each and the rest in turn, the Invaders first. */
const SITE: Site = {
  rule: 'CC-M-VS1-07',
  all: true,
  pieces: [
    { piece: 'street', side: 'Earth' },
    ...inTurn('Invaders', [['house', 2]]),
    ...inTurn('Invaders', VEGETATION),
  ],
  keep: [...CORNER['CHIBI COM']!, ...CORNER['Mercs']!],
};

/** CC-M-VS1-08 Two animals and a civilian in each quadrant; the Invaders place those back left and front right. */
const LIVELY = QUADRANTS.flatMap((quadrant, i) => {
  const side: Side = i === 0 || i === 3 ? 'Invaders' : 'Earth';
  const cells = quadrant.filter(
    (cell) => !SITE.keep.includes(cell) && pictureOf('Province').cells[cell] !== 'u',
  );
  return [BEASTS[2 * i]!, BEASTS[2 * i + 1]!, FOLK[i]!].map((type) => ({ type, side, cells }));
});

/** CC-M-VS1-09, CC-M-VS1-11, CC-M-VS1-18, CC-M-VS1-31 Units to choose; a borrowed UFO replaces two Aliens, a Tentacle one Reaper. */
const SLOTS: Record<Faction, number> = { Aliens: 5, Reapers: 3, 'CHIBI COM': 6, Mercs: 3 };

/** CC-M-VS1-26 The ship blows up after the next Alien turn and the next CHIBI COM turn. */
function burnFuse(play: Play, faction: Faction): void {
  const fuse = play.w.marks['fuse'];
  if (fuse === undefined || !play.w.board.ship) return;
  if (faction === 'Aliens') fuse[0] = 1;
  else if (faction === 'CHIBI COM' && fuse[0] === 1) blowUp(play);
}

function blowUp(play: Play): void {
  const { w } = play;
  play.tell?.({ type: 'ship blown up' }, 'CC-M-VS1-26');
  mark(w, 'blown up', w.round);
  for (const blip of w.blips.slice()) {
    if (!inShip(w, blip.cell)) continue;
    if (isGhost(blip)) vanish(play, blip, 'CC-M-VS1-26');
    else removeBlip(w, blip);
  }
  for (const unit of aboard(w)) leaveMap(play, unit, 'dead', 'CHIBI COM', -1, 'CC-M-VS1-26');
  removeShip(w);
  spot(play);
}

/** CC-M-VS1-21, CC-M-VS1-29 Earth units that came into the ship by themselves, and those who left it again. */
function watchShip(w: Table, unit: Unit, how: Entry): void {
  if (unit.side !== 'Earth') return;
  if (inShip(w, unit.cell)) {
    if (how === 'walked' || how === 'teleported') score(w, 'entered', unit.id);
  } else if (marked(w, 'entered').includes(unit.id)) mark(w, 'came out', unit.id);
}

/** CC-M-VS1-28 A bystander sent into coma by Invaders that Reapers drag to the border or into the ship. */
function watchDissection(w: Table, unit: Unit, by: Faction | null): void {
  if (by !== 'Reapers' || !unit.coma || !marked(w, 'felled').includes(unit.id)) return;
  if (border.includes(unit.cell) || inShip(w, unit.cell)) mark(w, 'specimens', unit.id);
}

/** CC-M-VS1-28 By whose side a bystander lies in coma. */
function noteFall(w: Table, unit: Unit, faction: Faction | ''): void {
  const others = marked(w, 'felled').filter((id) => id !== unit.id);
  w.marks['felled'] = faction !== '' && sideOf(faction) === 'Invaders' ? [...others, unit.id] : others;
}

/** CC-M-VS1-13, CC-M-VS1-25 Another goal than `not`; open to taste, killing civilians is thrown again. */
function throwGoal(play: Play, army: Army, not: number): number {
  for (;;) {
    const goal = play.roll(6, 'CC-M-VS1-13');
    const murder =
      army.faction === 'CHIBI COM' && goal === 5 && play.w.settings.taste.witnesses === 'thrown again';
    if (goal !== not && !murder) return goal;
  }
}

export const vs1: Mission = {
  name: 'VS 1',
  title: 'Province',
  mode: 'versus',
  // CC-M-VS1-01, CC-M-VS1-02, CC-M-VS1-05, CC-M-VS1-06, CC-M-VS1-07 The default layout: ship, street, two houses, vegetation.
  layout: 'Province',
  variations: [],
  doors: 'free',
  visibility: () => 7,
  blips: () => true,
  slots: (_w, army) =>
    SLOTS[army.faction] -
    (army.faction === 'Aliens' && army.goal === 4 ? 2 : 0) -
    (army.faction === 'Reapers' && army.goal === 5 ? 1 : 0),
  // CC-M-VS1-12
  bonus: (_w, army) => (factionsOf(army.side)[0] === army.faction ? 3 : 2),
  recruits: (_w, army) => typesFor(army, false, 1, 2),
  options: [],
  building: (w) => nextPiece(w, SITE) ?? nextBystander(w, 'CC-M-VS1-08', LIVELY),
  before(play) {
    for (const army of play.w.armies) {
      if (!secretGoal(play.w, army)) continue;
      // CC-M-VS1-13 Thrown in secret; open to taste, two of them to choose from.
      army.goal = throwGoal(play, army, 0);
      if (play.w.settings.taste.goals === 'two drawn') army.spare = throwGoal(play, army, army.goal);
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
      if (army.faction === 'Aliens' && army.goal === 4)
        addUnit(w, 'UFO', 'Invaders', 'Aliens', army.seat).borrowed = true;
      if (army.faction === 'Reapers' && army.goal === 5)
        addUnit(w, 'Tentacle', 'Invaders', 'Reapers', army.seat);
    }
    if (w.settings.taste.terrain === 'free') return;
    // CC-M-VS1-08 Two animals and a civilian in each quadrant.
    for (const [i, cell] of CIVILIANS.entries()) bystander(w, FOLK[i]!, cell);
    for (const [i, cell] of ANIMALS.entries()) bystander(w, BEASTS[i]!, cell);
  },
  // CC-M-VS1-09 The Invaders start in the ship with one Ghost for each unit that the mission states.
  ghosts: (_w, army) => SLOTS[army.faction],
  placing: (w, unit) => (unit.side === 'Invaders' ? shipFields(w) : null),
  placingGhosts: (w) => shipFields(w),
  spawns: (w, unit) =>
    unit.faction !== null && sideOf(unit.faction) === 'Earth' ? freeCells(w, CORNER[unit.faction]!) : [],
  // CC-M-VS1-10, CC-M-VS1-20, CC-M-VS1-30, CC-M-VS1-38 Corners serve their faction; some goals open them to others.
  exits(w, faction) {
    const chibi = armyOf(w, 'CHIBI COM');
    if (sideOf(faction) === 'Earth')
      return doers(w, chibi).length === 2 ? [...CORNER['CHIBI COM']!, ...CORNER['Mercs']!] : CORNER[faction]!;
    return w.armies.some((army) => leavesByCorner(w, army, faction)) ? CORNER['CHIBI COM']! : [];
  },
  lures(w, unit) {
    const army = armyOf(w, factionOfUnit(unit));
    if (unit.side === 'Invaders') return { cells: this.exits(w, factionOfUnit(unit), unit), leave: true };
    const enters =
      (army.faction === 'CHIBI COM' && (army.goal === 1 || army.goal === 6)) ||
      (army.faction === 'Mercs' && army.goal === 2);
    return { cells: enters && !marked(w, 'entered').includes(unit.id) ? shipFields(w) : [], leave: false };
  },
  // CC-M-VS1-19 An emergency landing cannot be undone before round 6.
  shipMayStart: (w) => w.round >= 6 || !w.armies.some((army) => army.faction === 'Aliens' && army.goal === 5),
  entered(play, unit, how, by) {
    watchShip(play.w, unit, how);
    if (how === 'dragged') watchDissection(play.w, unit, by);
  },
  fell(play, unit, what, _by, faction) {
    const { w } = play;
    if (what === 'coma' && faction === 'Mercs' && unit.side === 'Invaders') mark(w, 'knocked out', unit.id);
    if (what === 'coma' && unit.side === 'neutral') noteFall(w, unit, faction);
    if (what !== 'died') return;
    if (
      unit.by === 'Reapers' &&
      (isAnimal(unit) || isCivilian(unit)) &&
      marked(w, 'specimens').includes(unit.id) &&
      (border.includes(unit.exit) || inShip(w, unit.exit))
    )
      mark(w, 'dissected', unit.id);
    if (unit.by === 'Reapers')
      for (let i = 0; i < marked(w, 'shadows').length; i += 3)
        if (w.marks['shadows']![i] === unit.id && w.round <= w.marks['shadows']![i + 1]! + 1)
          w.marks['shadows']![i + 2] = 1;
  },
  revealed(play, unit, by) {
    if (unit.faction === 'Reapers') (play.w.marks['shadows'] ??= []).push(by, play.w.round, 0);
  },
  succeeded(play, unit, what, others) {
    const { w } = play;
    if (unit.faction !== 'Reapers') return;
    if (what === 'jump' && others.some((id) => isCivilian(unitOf(w, id)) || unitOf(w, id).side === 'Earth'))
      score(w, 'beamed', unit.id);
    if (what === 'mind') for (const id of others) if (unitOf(w, id).side === 'Earth') score(w, 'minds', id);
  },
  // CC-M-VS1-14 The end is CC-VP-04.
  endOfTurn: burnFuse,
  deals: (w, unit, actions) => (actions > 0 ? dealsOf(w, unit) : []),
  deal(play, unit, deal) {
    const { w } = play;
    if (deal.deal === 'search') {
      mark(w, 'searchers', unit.id);
      mark(w, 'searched', deal.on!);
    } else {
      mark(w, 'charges', unit.id);
      if (marked(w, 'charges').length === 2) w.marks['fuse'] = [0];
    }
    const by = { unit: unit.id, kind: unit.type };
    play.tell?.(
      deal.deal === 'search' ? { type: 'search', ...by } : { type: 'set a charge', ...by },
      deal.rule,
    );
  },
  goals: (w, army) =>
    army.goal === 0
      ? []
      : [
          {
            rule: GOALS[army.faction][army.goal]!.rule,
            words: GOALS[army.faction][army.goal]!.words,
            points: pointsOf(w, army),
          },
        ],
};

/** CC-M-VS1-20, CC-M-VS1-30 Explorers and thieves leave through the corner of CHIBI COM. */
const leavesByCorner = (w: Table, army: Army, faction: Faction): boolean =>
  (army.faction === 'Aliens' && army.goal === 6 && doers(w, army).includes(faction)) ||
  (army.faction === 'Reapers' && army.goal === 4 && faction === 'Reapers');

/** CC-M-VS1-26, CC-M-VS1-35 Charges in the ship, and searching Invaders in coma. */
function dealsOf(w: Table, unit: Unit) {
  const has = (army: Army): boolean => army.faction === unit.faction || army.seat === unit.seat;
  const goal = (faction: Faction, number: number): boolean =>
    w.armies.some(
      (army) => army.faction === faction && army.goal === number && (has(army) || sharesGoal(w, unit, army)),
    );
  const deals = [];
  if (
    goal('CHIBI COM', 6) &&
    unit.side === 'Earth' &&
    inShip(w, unit.cell) &&
    !marked(w, 'charges').includes(unit.id) &&
    marked(w, 'charges').length < 2
  ) {
    deals.push({ deal: 'set a charge', price: 1, rule: 'CC-M-VS1-26', words: 'Set a charge' });
  }
  if (goal('Mercs', 3) && unit.faction === 'Mercs' && !marked(w, 'searchers').includes(unit.id)) {
    for (const other of w.units) {
      const near =
        other.side === 'Invaders' && other.coma && other.cell >= 0 && distance(other.cell, unit.cell) === 1;
      if (near && !marked(w, 'searched').includes(other.id))
        deals.push({
          deal: 'search',
          price: 1,
          on: other.id,
          rule: 'CC-M-VS1-35',
          words: `Search ${other.type}`,
        });
    }
  }
  return deals;
}

/** CC-M-VS1-38 Mercs with goal 6 work for the goal of CHIBI COM. */
const sharesGoal = (w: Table, unit: Unit, army: Army): boolean =>
  army.faction === 'CHIBI COM' &&
  unit.faction === 'Mercs' &&
  w.armies.some((one) => one.faction === 'Mercs' && one.goal === 6);
