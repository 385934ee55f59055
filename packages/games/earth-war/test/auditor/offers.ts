// What each seat must be offered, by the account: neither less nor more.
import { type Account, type Fight, type Marine } from './account.ts';
import {
  ambushes,
  chargesRating,
  faceDown,
  farthest,
  fireRating,
  hasStanding,
  hive,
  implants,
  inCourt,
  isBystander,
  leader,
  leaderSeat,
  meleeRating,
  present,
  prey,
  shadowPrice,
  squadSeats,
  standing,
  usable,
} from './position.ts';
import type { Choice } from '../../choices.ts';
import { type Hearing, fightOf } from './hearing.ts';
import { ITEMS, ORDERS, figuresOf } from './figures.ts';

/** By seat, what it may do now; a seat without a list is not asked. */
export type Open = Map<number, Choice[]>;

const only = (seat: number, choices: Choice[]): Open => new Map(choices.length > 0 ? [[seat, choices]] : []);

const mayOrder = (a: Account, fight: Fight, order: string): boolean =>
  leader(a) !== undefined && !fight.orders.includes(order) && fight.cp >= (ORDERS.get(order)?.cp ?? 99);

const give = (order: string, more: object = {}): Choice => ({ do: 'order', order, ...more }) as Choice;

const movable = (a: Account, unit: Marine, by: number): boolean =>
  unit.band + by >= 0 && unit.band + by <= farthest(a);

/** Step 1 (EW-RNG-04 to 06, EW-ORD-01, EW-ORD-05, EW-Q-12, EW-Q-15). */
function ranges(a: Account, fight: Fight): Open {
  if (fight.moves > 0) {
    const units = standing(a).filter((unit) => !fight.moved.includes(unit) && movable(a, unit, fight.moving));
    const moves = units.map((unit): Choice => ({ do: 'move', unit: unit.id }));
    return only(leaderSeat(a), fight.moved.length > 0 ? [...moves, { do: 'done' }] : moves);
  }
  const open: Open = new Map();
  for (const seat of squadSeats(a)) {
    const can: Choice[] = [];
    if (seat === leaderSeat(a) && leader(a) !== undefined) {
      const units = a.tastes.commonRange ? standing(a).slice(0, 1) : standing(a);
      for (const unit of fight.shifted || fight.cp === 0 ? [] : units)
        for (const by of [-1, 1] as const)
          if (unit.rn + by > 0 && unit.rn + by < 11)
            can.push({ do: 'range', unit: a.tastes.commonRange ? 0 : unit.id, by });
      const some = (by: number): boolean => standing(a).some((unit) => movable(a, unit, by));
      if (mayOrder(a, fight, "Marines we're leaving!") && some(1)) can.push(give("Marines we're leaving!"));
      if (mayOrder(a, fight, 'Close the gap!') && some(-1)) can.push(give('Close the gap!'));
      if (mayOrder(a, fight, 'Break contact!') && !inCourt(a) && standing(a).every((unit) => unit.band > 1))
        can.push(give('Break contact!'));
    }
    for (const unit of standing(a)) {
      if (unit.seat !== seat) continue;
      if (a.ammo > 1 && usable(unit, 'Sentry Gun'))
        can.push({ do: 'use', unit: unit.id, item: 'Sentry Gun' });
      if (unit.items.some((one) => one.item === 'Hazard Scanner' && !one.used))
        can.push({ do: 'use', unit: unit.id, item: 'Hazard Scanner' });
    }
    if (can.length > 0 && !fight.ready.has(seat)) open.set(seat, [...can, { do: 'done' }]);
  }
  return open;
}

function acts(a: Account, fight: Fight, unit: Marine): Choice[] {
  const can: Choice[] = [];
  const add = (what: 'fire' | 'melee' | 'watch' | 'grenades' | 'charges', holds: boolean): void => {
    if (holds) can.push({ do: what, unit: unit.id });
  };
  add('fire', fireRating(a, unit) > 0);
  add('melee', meleeRating(unit) > 0);
  add('watch', unit.type === 'Marksman' && unit.band === 3 && faceDown(fight) > 0);
  add('grenades', fight.slots.length > 1 && usable(unit, 'Frag Grenades') !== undefined);
  add('charges', chargesRating(a, unit) > 0);
  return can.length > 0 ? [...can, { do: 'hold', unit: unit.id }] : [];
}

/** Items of Step 2 that a unit may use now, each name once. */
function items(fight: Fight, unit: Marine): string[] {
  const can = unit.items.filter(({ item }) => {
    const kind = ITEMS.get(item);
    if (kind === undefined) return false;
    const left = unit.items.some((one) => one.item === item && (kind.uses === 0 || one.uses > 0));
    if (item === 'Incendiary Shells') return left && !unit.shells && unit.act === '' && unit.band < 2;
    const reach = item === 'Shoulder Lamp' ? unit.band < 2 : item !== 'Thermal Scope' || unit.band === 3;
    const fresh =
      !kind.perRound ||
      unit.items.some((one) => one.item === item && !one.used) ||
      (unit.type === 'Technician' && !unit.doubled);
    return kind.flips > 0 && faceDown(fight) > 0 && left && reach && fresh;
  });
  return [...new Set(can.map((one) => one.item))];
}

/** Step 2 (EW-S2, EW-O-02, EW-O-03, EW-O-12). */
function checks(a: Account, fight: Fight): Open {
  if (fight.flips > 0)
    return only(
      fight.flipper,
      fight.slots.flatMap((slot, i): Choice[] => (slot.up ? [] : [{ do: 'flip', slot: i + 1 }])),
    );
  const open: Open = new Map();
  for (const seat of squadSeats(a)) {
    const mine = standing(a).filter((unit) => unit.seat === seat);
    const can = mine.flatMap((unit) => (unit.act === '' ? acts(a, fight, unit) : []));
    const through = can.length === 0;
    for (const unit of mine)
      for (const item of items(fight, unit)) can.push({ do: 'use', unit: unit.id, item } as Choice);
    if (seat === leaderSeat(a)) {
      if (faceDown(fight) > 0 && mayOrder(a, fight, 'Check those corners!'))
        can.push(give('Check those corners!'));
      if (!a.squad.some((unit) => unit.rolled) && mayOrder(a, fight, "Let's rock!"))
        can.push(give("Let's rock!"));
      if (mayOrder(a, fight, 'One more burst!'))
        for (const unit of a.squad)
          if (unit.rolled && !unit.again) can.push(give('One more burst!', { unit: unit.id }));
    }
    if (can.length > 0 && !fight.ready.has(seat)) open.set(seat, through ? [...can, { do: 'done' }] : can);
  }
  return open;
}

/** Step 4 (EW-O-04, EW-O-05, EW-O-07). */
function reveal(a: Account, fight: Fight): Open {
  const can: Choice[] = [];
  const hit = fight.slots.some((slot) => slot.card !== null && isBystander(slot.card) && slot.wounds > 0);
  if (shadowPrice(a, fight) > 0 && mayOrder(a, fight, 'Short controlled bursts!'))
    can.push(give('Short controlled bursts!'));
  if (hit && mayOrder(a, fight, 'Check your targets!')) can.push(give('Check your targets!'));
  if (mayOrder(a, fight, 'Stay frosty!'))
    for (const slot of fight.slots)
      if (ambushes(a, fight, slot)) can.push(give('Stay frosty!', { card: slot.card }));
  return only(leaderSeat(a), [...can, { do: 'done' }]);
}

/** Step 7 (EW-O-08, EW-Q-08). */
function treatments(a: Account, fight: Fight): Open {
  const open: Open = new Map();
  const hurt = a.squad.flatMap((unit) =>
    [...new Set(unit.incoming.map((card) => figuresOf(card).name))].map((wound) => ({ unit, wound })),
  );
  for (const seat of squadSeats(a)) {
    const can: Choice[] = [];
    if (seat === leaderSeat(a) && mayOrder(a, fight, 'Medic!') && hasStanding(a, 'Medic'))
      for (const { unit, wound } of hurt) can.push(give('Medic!', { unit: unit.id, wound }));
    for (const by of standing(a))
      if (by.seat === seat && by.type === 'Medic' && usable(by, 'Medkit'))
        for (const { unit, wound } of hurt)
          if (unit.band === by.band) can.push({ do: 'treat', by: by.id, unit: unit.id, wound });
    if (can.length > 0 && !fight.ready.has(seat)) open.set(seat, [...can, { do: 'done' }]);
  }
  return open;
}

/** EW-Q-14 */
function stim(unit: Marine | undefined): Open {
  if (unit === undefined) return new Map();
  const id = unit.id;
  return only(unit.seat, [
    { do: 'stim', unit: id },
    { do: 'fall', unit: id },
  ]);
}

const wounded = (a: Account): Marine[] => standing(a).filter((unit) => unit.wounds > 0);

/** What must be offered at a step of the book; null where the auditor does not say. */
export function offersAt(hearing: Hearing, at: string): Open | null {
  const { a } = hearing;
  const asLeader = (choices: Choice[]): Open => only(leaderSeat(a), choices);
  switch (at) {
    case 'ranges and orders':
      return ranges(a, fightOf(a));
    case 'squad wounds':
      return checks(a, fightOf(a));
    case 'orders after the reveal':
      return reveal(a, fightOf(a));
    case 'hold the line':
      return mayOrder(a, fightOf(a), 'Hold the line!')
        ? asLeader([...standing(a).map((unit) => give('Hold the line!', { unit: unit.id })), { do: 'done' }])
        : new Map();
    case 'assign enemy wounds':
      return only(
        hive(a),
        prey(a).map((unit): Choice => ({ do: 'strike', unit: unit.id })),
      );
    case 'ignored wounds':
      return treatments(a, fightOf(a));
    case 'stims':
      return stim(
        a.squad.find(
          (unit) =>
            !hearing.stims.has(unit) &&
            unit.incoming.length > 0 &&
            !unit.incoming.some((card) => implants(unit, card)) &&
            unit.wounds + unit.incoming.length >= unit.hits &&
            usable(unit, 'Stim Injector'),
        ),
      );
    case 'splashed':
      return stim(fightOf(a).splashed[0]);
    case 'leave with the charges':
      return fightOf(a).charges > 19 ? asLeader([{ do: 'blow' }, { do: 'done' }]) : new Map();
    case 'the event is over':
      return asLeader([give('Nobody gets left behind!'), { do: 'done' }]);
    case 'a survivor joins':
      return asLeader([
        { do: 'gift', gift: 'AMMO' },
        { do: 'gift', gift: 'CP' },
        ...(present(a).length < 8 ? [{ do: 'gift', gift: 'unit' } as const] : []),
      ]);
    case 'the medic heals':
      return hasStanding(a, 'Medic')
        ? asLeader([...wounded(a).map((unit): Choice => ({ do: 'heal', unit: unit.id })), { do: 'done' }])
        : new Map();
    case 'medkits':
      return asLeader([
        ...standing(a).flatMap((by) =>
          usable(by, 'Medkit')
            ? wounded(a).map((unit): Choice => ({ do: 'medkit', by: by.id, unit: unit.id }))
            : [],
        ),
        { do: 'done' },
      ]);
    case 'a check':
      return asLeader([
        ...standing(a).map((unit): Choice => ({ do: 'check', unit: unit.id })),
        ...standing(a)
          .filter((unit) => unit.seat === leaderSeat(a) && usable(unit, 'Breaching Charge'))
          .map((unit): Choice => ({ do: 'breach', unit: unit.id })),
        { do: 'skip' },
      ]);
    case 'refill':
      return asLeader([
        ...standing(a).flatMap((unit) =>
          [
            ...new Set(
              unit.items
                .filter((one) => one.uses < (ITEMS.get(one.item)?.uses ?? 0) && one.item !== 'Ammo Satchel')
                .map((one) => one.item),
            ),
          ].map((item) => ({ do: 'refill', unit: unit.id, item }) as Choice),
        ),
        { do: 'done' },
      ]);
    default:
      return null;
  }
}
