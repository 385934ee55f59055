// What the rules say of a position of the account: who stands, ratings, targets, prices.
import {
  agree,
  type Carried,
  type Marine,
  type Lying,
  type Attack,
  type Fight,
  type Account,
} from './account.ts';
import { CARDS, ITEMS, figuresOf } from './figures.ts';

export const isGun = (unit: Marine): boolean => unit.type === 'Sentry Gun';
export const stands = (unit: Marine): boolean => unit.status === 'standing';
export const standing = (a: Account): Marine[] => a.squad.filter(stands);
export const ofSquad = (a: Account): Marine[] => standing(a).filter((unit) => !isGun(unit));
export const present = (a: Account): Marine[] =>
  a.squad.filter((unit) => (stands(unit) || unit.status === 'down') && !isGun(unit));
export const hasStanding = (a: Account, type: string): boolean =>
  standing(a).some((unit) => unit.type === type);

export const usable = (unit: Marine, item: string): Carried | undefined =>
  stands(unit)
    ? unit.items.find((one) => one.item === item && (one.uses > 0 || ITEMS.get(item)?.uses === 0))
    : undefined;

/** EW-CP-04 */
export function leader(a: Account): Marine | undefined {
  const able = ofSquad(a);
  return able.find((unit) => unit.leader) ?? able.find((unit) => unit.type === 'Corporal') ?? able[0];
}

export const squadSeats = (a: Account): number[] => [...a.seats.keys()].filter((i) => a.seats[i] !== 'hive');
export const leaderSeat = (a: Account): number => leader(a)?.seat ?? squadSeats(a)[0] ?? 0;
export const hive = (a: Account): number => a.seats.indexOf('hive');

/** EW-CP-01, EW-M-RELAY-02 */
export function commandMaximum(a: Account): number {
  const first = leader(a);
  if (first === undefined) return 0;
  const corporal = standing(a).some((unit) => unit.type === 'Corporal' && unit !== first);
  const radio = standing(a).some((unit) => usable(unit, 'Uplink Radio'));
  return first.command + (a.command[a.node - 1] ?? 0) + Number(corporal) + Number(radio);
}

/** EW-RN-05 */
export const limit = (rating: number): number => Math.min(9, Math.max(0, rating));

/** EW-RN-02 to 04 */
export const levels = (rating: number, rn: number, cap: number): number =>
  rating === 0 || rn > rating ? 0 : Math.min(cap, rating - rn + 1);

/** EW-BND-01, EW-M-METRO-01 */
export const farthest = (a: Account): number => (a.mission === 4 ? 2 : 3);
export const bandOf = (a: Account, rn: number): number =>
  Math.min(farthest(a), rn < 3 ? 0 : rn < 6 ? 1 : rn < 9 ? 2 : 3);

export function fireRating(a: Account, unit: Marine): number {
  const printed = unit.fire[unit.band] ?? 0;
  if (printed === 0) return 0;
  let rating = printed;
  if (unit.band > 1 && usable(unit, 'Thermal Scope')) rating += 1;
  if (unit.band < 2 && unit.shells) rating += 2;
  if (a.fight?.rock === true) rating += 1;
  if (a.ammo === 0) rating -= 3;
  return limit(rating);
}

export const meleeRating = (unit: Marine): number =>
  unit.band > 0 || isGun(unit) ? 0 : limit(unit.melee + (usable(unit, 'Bayonets') ? 2 : 0));

/** EW-M-QUEEN-07 */
export const inCourt = (a: Account): boolean => a.mission === 8 && a.node === 5;
export const chargesRating = (a: Account, unit: Marine): number =>
  inCourt(a) && unit.band < 2 && !isGun(unit) ? limit(unit.wits - 2) : 0;

/** EW-Q-10, EW-E-08, EW-M-ZULU-01 */
export function armour(a: Account, unit: Marine, by: string): number {
  const dugIn = a.mission === 7 && a.node === 3 && a.fight !== null && unit.band > 1;
  const plate = unit.items.some((one) => one.item === 'Acid-proof Plate');
  const all = unit.arm + Number(dugIn) + (plate ? (by.startsWith('S') ? 3 : 1) : 0);
  return plate ? Math.min(7, all) : limit(all);
}

export const isEnemy = (card: string): boolean => figuresOf(card).enemy;
export const isShadow = (card: string): boolean => card.startsWith('M');
export const isBystander = (card: string): boolean => card.startsWith('N') || card.startsWith('V');

/** EW-IMP-01 */
export const implants = (unit: Marine, card: string): boolean =>
  card.startsWith('F') && unit.type !== 'Synthetic' && !isGun(unit);

/** EW-DEK-07, EW-DEK-08 */
export const shadowCount = (a: Account, listed: number): number =>
  Math.min(7, Math.max(1, listed + harder(a)));

/** EW-TASTE-01 One fewer on easy, one more on hard. */
export const harder = (a: Account): number =>
  a.difficulty === 'easy' ? -1 : a.difficulty === 'hard' ? 1 : 0;

/** The lowest identifier of a kind that is not in the event; undefined if there is none (EW-DEK-11). */
export function fromSupply(fight: Fight, name: string): string | undefined {
  const kind = [...CARDS.values()].find((one) => one.name === name);
  agree(kind !== undefined, `RULES.md has no card called ${name}`);
  if (kind.first === '?') return '?';
  return Array.from({ length: kind.copies }, (_, i) => `${kind.first}${i + 1}`).find(
    (card) => !fight.cards.has(card) && !fight.killed.includes(card) && !fight.removed.includes(card),
  );
}

/** A card joins the event; undefined if the supply has none. */
export function join(a: Account, fight: Fight, name: string, fresh: boolean): string | undefined {
  const card = fromSupply(fight, name);
  if (card === undefined) return undefined;
  fight.cards.set(card, { wounds: 0, sprung: false, fresh });
  if (isBystander(card)) a.met++;
  return card;
}

export const faceDown = (fight: Fight): number => fight.slots.filter((slot) => !slot.up).length;

/** Wounds of this round on shadows, in AMMO (EW-S4-03, EW-O-04, EW-TASTE-04). */
export function shadowPrice(a: Account, fight: Fight): number {
  const all = fight.slots
    .filter((slot) => slot.card !== null && isShadow(slot.card))
    .reduce((sum, slot) => sum + slot.wounds - (a.tastes.meleeSaves ? slot.blades : 0), 0);
  return Math.max(0, all - (fight.bursts ? 3 : 0));
}

/** EW-S4-05 to 09, EW-O-05, EW-TASTE-03 */
export const ambushes = (a: Account, fight: Fight, slot: Lying): boolean =>
  slot.card !== null &&
  figuresOf(slot.card).ambush &&
  fight.cards.get(slot.card)?.sprung === false &&
  fight.frosty !== slot.card &&
  !(a.tastes.detection && slot.early) &&
  !hasStanding(a, 'Dog Team');

export const hitsLeft = (unit: Marine): number => unit.hits - unit.wounds - unit.incoming.length;

/** EW-S6-02 */
export function candidates(a: Account): Marine[] {
  const able = standing(a).filter((unit) => hitsLeft(unit) > 0);
  return able.length > 0 ? able : standing(a);
}

/** The first by several measures, the smallest first. */
function first(units: Marine[], measure: (unit: Marine) => number[]): Marine {
  const sorted = units.toSorted((a, b) => {
    const [x, y] = [measure(a), measure(b)];
    const at = x.findIndex((value, i) => value !== y[i]);
    return at < 0 ? 0 : (x[at] ?? 0) - (y[at] ?? 0);
  });
  agree(sorted[0] !== undefined, 'somebody must take a wound, but nobody stands');
  return sorted[0];
}

/** EW-S6-03 to 07 Whom the next wound of an attack hits. */
export function target(a: Account, attack: Attack): Marine {
  if (attack.held !== null) return attack.held;
  const able = candidates(a);
  const nearest = (): Marine => first(able, (unit) => [unit.band, unit.incoming.length]);
  switch (figuresOf(attack.card).target) {
    case 'FARTHEST':
      return first(able, (unit) => [-unit.band, unit.incoming.length]);
    case 'WEAKEST':
      return first(able, (unit) => [hitsLeft(unit), unit.band]);
    case 'LEADER': {
      const one = leader(a);
      return one !== undefined && able.includes(one) ? one : nearest();
    }
    case 'FOCUS':
      return attack.focus ?? nearest();
    default:
      return nearest();
  }
}

/** EW-M-HIVE-01 */
export function prey(a: Account): Marine[] {
  const able = candidates(a);
  const nearest = Math.min(...able.map((unit) => unit.band));
  return able.filter((unit) => unit.band === nearest);
}
