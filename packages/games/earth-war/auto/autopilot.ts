// The squad autopilot (EW-AUT-04, EW-AUT-05): plays for absent people, in tests and demos. It sees what its seat sees.
import { applies } from '@xenotable/kernel';
import { fireRating, meleeRating } from '../book/ratings.ts';
import { unitOf } from '../book/squad.ts';
import { isBystander, isEnemy, isShadow } from '../content/cards.ts';
import { kindOf } from '../content/kinds.ts';
import type { Choice } from '../choices.ts';
import { CLOSE, type Position, type Slot, type Unit, combatOf } from '../table.ts';

type Doing = Choice['do'];

/** What a script looks at: the table as its seat knows it. */
export interface Sight {
  table: Position;
}

/** What a script is asked: offers, or how wounds are spread. */
export interface Asked {
  offers: readonly Choice[];
  spaces: readonly unknown[];
}

const hitsLeft = (unit: Unit): number => unit.hits - unit.wounds;

/** The offer that is best by some measure; the first among equals. */
function best(offers: readonly Choice[], measure: (choice: Choice) => number): Choice {
  let found = offers[0]!;
  for (const offer of offers) if (measure(offer) > measure(found)) found = offer;
  return found;
}

const ordering = (offers: readonly Choice[], order: string): Choice | undefined =>
  offers.find((offer) => offer.do === 'order' && offer.order === order);

/** Step 1: with two units at CLOSE and 2 CP the first three at CLOSE fall back. */
function ranges(v: Sight, offers: readonly Choice[]): Choice | undefined {
  const close = v.table.squad.filter((unit) => unit.status === 'standing' && unit.band === CLOSE).length;
  if (combatOf(v.table).moves > 0)
    return offers.find((offer) => offer.do === 'move' && unitOf(v.table, offer.unit).band === CLOSE);
  return close >= 2 && combatOf(v.table).cp >= 2 ? ordering(offers, "Marines we're leaving!") : undefined;
}

/** Step 2: corners first, then each unit in roster order with the better of FIRE and MELEE. */
function wounds(v: Sight, offers: readonly Choice[]): Choice | undefined {
  if (offers[0]!.do === 'flip') return offers[0];
  const untouched = v.table.squad.every((unit) => unit.act === '');
  const corners = untouched ? ordering(offers, 'Check those corners!') : undefined;
  if (corners !== undefined) return corners;
  const first = offers.find((offer) => offer.do === 'fire' || offer.do === 'melee');
  if (first === undefined) return offers.find((offer) => offer.do === 'hold');
  const unit = unitOf(v.table, first.unit);
  return { do: meleeRating(v.table, unit) > fireRating(v.table, unit) ? 'melee' : 'fire', unit: unit.id };
}

/** Whether a face-up enemy will cancel its wounds in this round. */
export function willAmbush(v: Sight, slot: Slot): boolean {
  const w = v.table;
  if (!kindOf(w, slot.card).ambush || combatOf(w).cards.find((one) => one.card === slot.card)!.sprung)
    return false;
  if (w.options.detection && slot.early) return false;
  return !w.squad.some((unit) => unit.type === 'Dog Team' && unit.status === 'standing');
}

const before = (v: Sight, slot: Slot): number =>
  combatOf(v.table).cards.find((one) => one.card === slot.card)!.wounds;

/** Wounds that still kill a card in this round, its armour included. */
export function toKill(v: Sight, slot: Slot): number {
  const kind = kindOf(v.table, slot.card);
  return kind.wounds - before(v, slot) + (kind.armoured ?? 0) - slot.wounds;
}

/** Step 3: kill what is known and cannot ambush, then three on each face-down card, then the rest. */
export function split(v: Sight): Choice {
  const combat = combatOf(v.table);
  const volley = combat.volleys[0]!;
  const into = new Array<number>(combat.slots.length).fill(0);
  let left = volley.wounds;
  const put = (at: number, count: number): void => {
    const placed = Math.min(left, Math.max(0, count));
    into[at]! += placed;
    left -= placed;
  };
  if (volley.kind === 'grenades' || volley.kind === 'blast')
    return { do: 'assign', wounds: besides(v, into, volley.wounds) };
  const known = combat.slots.flatMap((slot, at) =>
    slot.up && isEnemy(slot.card) && !willAmbush(v, slot) && toKill(v, slot) > 0 ? [{ slot, at }] : [],
  );
  const remaining = (slot: Slot): number => kindOf(v.table, slot.card).wounds - before(v, slot);
  known.sort((a, b) => remaining(a.slot) - remaining(b.slot) || a.at - b.at);
  for (const { slot, at } of known) put(at, toKill(v, slot));
  combat.slots.forEach((slot, at) => slot.up || put(at, 3 - slot.wounds));
  const lowest = (test: (slot: Slot) => boolean): number => combat.slots.findIndex(test);
  const rest = [
    lowest((slot) => slot.up && isEnemy(slot.card)),
    lowest((slot) => !slot.up),
    lowest((slot) => slot.up && isShadow(slot.card)),
    lowest((slot) => slot.up && isBystander(slot.card)),
  ].find((at) => at >= 0)!;
  put(rest, left);
  return { do: 'assign', wounds: into };
}

/** Bound wounds lie on the first two neighbouring cards that are no known shadows or bystanders, else on the first two. */
function besides(v: Sight, into: number[], wounds: number): number[] {
  const { slots } = combatOf(v.table);
  const good = (slot: Slot | undefined): boolean => slot !== undefined && (!slot.up || isEnemy(slot.card));
  const at = Math.max(
    0,
    slots.findIndex((slot, i) => good(slot) && good(slots[i + 1])),
  );
  into[at] = wounds - 1;
  into[at + 1] = 1;
  return into;
}

/** EW-AUT-05 Survivor's gift: AMMO if the pool is low, else the unit, else CP. */
const gift = (v: Sight, offers: readonly Choice[]): Choice => {
  applies('EW-AUT-05');
  const wish = (name: string): Choice | undefined =>
    offers.find((offer) => offer.do === 'gift' && offer.gift === name);
  return v.table.mission.ammo < 8 ? wish('AMMO')! : (wish('unit') ?? wish('CP')!);
};

/** Before a mission: promotions, a leader, then a full squad of the best that RP allow. */
function mustering(v: Sight, offers: readonly Choice[]): Choice | undefined {
  const wanted = ['Smartgunner', 'Dog Team', 'Medic', 'Corporal', 'Rifleman', 'Recruit'];
  const recruit = (type: string): Choice | undefined =>
    offers.find((offer) => offer.do === 'recruit' && offer.type === type);
  const promotion = offers.find((offer) => offer.do === 'promote');
  const crowded = v.table.squad.filter((unit) => unit.status === 'standing').length > 8;
  const leader = promotion ?? recruit('Squad Leader');
  if (leader !== undefined || crowded) return leader ?? offers.find((offer) => offer.do === 'stay');
  return (
    wanted.map(recruit).find((offer) => offer !== undefined) ?? offers.find((offer) => offer.do === 'bring')
  );
}

/** A choice among what is asked; nothing that the autopilot does not know is used. */
export function autopilot(v: Sight, ask: Asked): Choice {
  const { offers } = ask;
  applies((v.table.combat?.step ?? 0) > 0 ? 'EW-AUT-04' : 'EW-AUT-05');
  if (ask.spaces.length > 0) return split(v);
  const has = (doing: Doing): boolean => offers.some((offer) => offer.do === doing);
  const combat = v.table.combat;
  const step = combat?.step ?? 0;
  if (step === 1) return ranges(v, offers) ?? { do: 'done' };
  if (step === 2) return wounds(v, offers) ?? { do: 'done' };
  if (has('gift')) return gift(v, offers);
  if (has('check'))
    return best(offers, (offer) => (offer.do === 'check' ? unitOf(v.table, offer.unit).wits : -1));
  if (has('heal'))
    return best(offers, (offer) => (offer.do === 'heal' ? -hitsLeft(unitOf(v.table, offer.unit)) : -99));
  if (has('recruit') || has('promote') || has('buy') || has('stay') || has('bring'))
    return mustering(v, offers) ?? { do: 'done' };
  for (const doing of [
    'branch',
    'operate',
    'blow',
    'hire',
    'fall',
    'repeat',
    'promote to leader',
    'strike',
  ] as const)
    if (has(doing)) return offers.find((offer) => offer.do === doing)!;
  return { do: 'done' };
}
