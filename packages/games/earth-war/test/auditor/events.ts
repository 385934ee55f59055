// The beginning and the end of a combat event and of its rounds, in the account.
import { type Account, type Fight, type Marine, nodesOf, recruit, agree } from './account.ts';
import { commandMaximum, isGun, join, shadowCount, squadSeats } from './position.ts';
import { type Hearing, equal, fightOf } from './hearing.ts';
import { advance, endOfRound } from './parts.ts';

/** EW-NOD-02, EW-DEK-01, EW-M-COM-01, EW-M-COM-08 The cards of a node. */
export function gather(a: Account): Fight {
  const fight: Fight = {
    round: 0,
    part: 'end',
    cards: new Map(),
    killed: [],
    removed: [],
    slots: [],
    aside: 0,
    scanned: -1,
    cp: 0,
    most: 0,
    orders: [],
    shifted: false,
    moves: 0,
    moving: 0,
    moved: [],
    flips: 0,
    flipper: 0,
    ready: new Set(),
    rock: false,
    frosty: '',
    bursts: false,
    pools: [],
    attacks: [],
    ambushers: [],
    dead: [],
    text: 0,
    splashed: [],
    charges: 0,
    hiveLooked: false,
    over: '',
  };
  const add = (name: string, count: number): void => {
    for (let i = 0; i < count; i++) join(a, fight, name, false);
  };
  const figures = nodesOf(a.mission)[a.node - 1];
  // EW-DEK-07 Where the fight ends by itself the shadows are those of the list.
  const timed = (figures?.until ?? 0) > 0;
  for (const [count, name] of figures?.cards ?? [])
    add(name, name === 'Merely Shadows' && !timed ? shadowCount(a, count) : count);
  if (a.play !== 'campaign') for (const [count, name] of figures?.garrison ?? []) add(name, count);
  for (const name of a.patrol) add(name, 1);
  const here = a.owed.filter((one) => one.node === 0 || one.node === a.node);
  for (const one of here) add(one.kind, 1);
  a.owed = a.owed.filter((one) => !here.includes(one));
  return fight;
}

/** EW-GEN-08 */
export function openRound(hearing: Hearing, told = 0): Fight {
  const { a } = hearing;
  const fight = fightOf(a);
  if (hearing.opened) return fight;
  if (fight.round > 0) {
    advance(hearing, 'end');
    equal('the event goes on', endOfRound(a, fight), '');
  }
  hearing.opened = true;
  fight.round++;
  Object.assign(fight, {
    part: 'ranges',
    orders: [],
    shifted: false,
    moves: 0,
    rock: false,
    frosty: '',
    bursts: false,
    attacks: [],
    dead: [],
    scanned: -1,
  });
  fight.ready.clear();
  for (const unit of a.squad) {
    forget(unit);
    for (const one of unit.items) if (one.item !== 'Hazard Scanner') one.used = false;
  }
  const before = fight.cp;
  fight.most = commandMaximum(a);
  fight.cp = fight.round === 1 ? fight.most : Math.min(fight.most, fight.cp + 1);
  // EW-CP-02 Every change but the first CP of an event is told.
  if (fight.round > 1) equal('CP that come back', told, fight.cp - before);
  return fight;
}

function forget(unit: Marine): void {
  Object.assign(unit, {
    act: '',
    rolled: false,
    rating: 0,
    sl: 0,
    again: false,
    shells: false,
    incoming: [],
  });
}

/** EW-DEK-12, EW-CP-03, EW-Q-12 */
export function packUp(a: Account): void {
  a.fight = null;
  a.squad = a.squad.filter((unit) => !isGun(unit));
  for (const unit of a.squad) {
    forget(unit);
    Object.assign(unit, { doubled: false, rn: 5, band: 1 });
    for (const one of unit.items) one.used = false;
  }
}

/** A new unit stands last, before the guns. */
export function enlist(a: Account, name: string, type: string): Marine {
  const unit = recruit(a.nextId++, name, type);
  unit.seat = squadSeats(a)[0] ?? 0;
  const guns = a.squad.filter(isGun);
  a.squad = isGun(unit) ? [...a.squad, unit] : [...a.squad.filter((one) => !isGun(one)), unit, ...guns];
  return unit;
}

/** Between events nothing of a combat is left. */
export function afterCombat(hearing: Hearing): Account {
  if (hearing.a.fight !== null) {
    agree(hearing.a.fight.over !== '', 'the combat is not over');
    packUp(hearing.a);
  }
  return hearing.a;
}
