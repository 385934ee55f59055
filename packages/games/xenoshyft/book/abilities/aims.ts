// The legal targets of each verb. XS-REA-07 Any lane will do unless the text says otherwise; XS-REA-08 whether or not it fights now.
import { type Seat, applies } from '@xenotable/kernel';
import type { Aim } from '../../choices.ts';
import type { Ability } from '../../content/abilities.ts';
import { type CardId, isTroop } from '../../content/cards.ts';
import type { EnemyId } from '../../content/enemies.ts';
import { type Table, type Troop, emptyZones, laneOfTroop } from '../../table.ts';
import type { Hit } from '../damage/hits.ts';
import type { Occasion, Source } from './plays.ts';
import { isBossCard, medicine } from '../values.ts';

type Add = (at: Aim) => void;

/** XS-D-02 The Med Bay betters Med Packs, Trauma Kits and Medics. */
const bettered: ReadonlySet<CardId> = new Set<CardId>(['med pack', 'trauma kit', 'medic']);
export const amountOf = (w: Pick<Table, 'perks'>, card: CardId, amount: number): number =>
  bettered.has(card) ? medicine(w, amount) : amount;

/** Damage about to be placed on one Troop, all shares together. */
export function pending(hits: readonly Hit[] | undefined, unit: number): number {
  let amount = 0;
  if (hits === undefined) return amount;
  for (const hit of hits) if (hit.unit === unit) amount += hit.amount;
  return amount;
}

const eachTroop = (w: Table, visit: (troop: Troop, lane: Seat) => void): void =>
  w.commanders.forEach(({ lane }, seat) => lane.troops.forEach((troop) => visit(troop, seat)));

export function aims(w: Table, ability: Ability, now: Occasion, from: Source, card: CardId, add: Add): void {
  switch (ability.verb) {
    case 'prevent':
      return preventAims(w, amountOf(w, card, ability.amount), ability.whom, now, from, add);
    case 'shield':
      return shieldAims(w, ability.amount, now, from, add);
    case 'evacuate':
      return eachTroop(w, ({ id }) => void (pending(now.hits, id) > 0 && add({ troop: id })));
    case 'revive':
      return now.saveable?.forEach((troop) => add({ troop }));
    case 'strike':
      return w.commanders.forEach(({ lane }, seat) => {
        if (ability.reach === 'any lane' || seat === from.seat)
          for (const { id } of lane.enemies) add({ enemy: id });
      });
    case 'bombard':
      return w.commanders.forEach(({ lane }, seat) => void (lane.enemies.length > 0 && add({ lane: seat })));
    case 'mend':
      return eachTroop(w, ({ id, damage }) => void (damage > 0 && add({ troop: id })));
    case 'tend':
      return w.commanders.forEach(({ lane }, seat) => {
        for (const heal of splits(lane.troops, amountOf(w, card, ability.amount))) add({ lane: seat, heal });
      });
    case 'boost':
      return eachTroop(w, ({ id }) => add({ troop: id }));
    case 'cancel':
      if (now.revealed !== undefined && cancels(ability, now.revealed.card, now.lane, from.seat))
        add({ enemy: now.revealed.enemy });
      return;
    case 'freeze':
      return w.commanders.forEach(({ lane }) => {
        for (const enemy of lane.enemies) if (enemy.up && !enemy.stasis) add({ enemy: enemy.id });
      });
    case 'scan':
      return w.commanders.forEach(
        ({ lane }, seat) => void (lane.enemies.some((enemy) => !enemy.up) && add({ lane: seat })),
      );
    case 'fetch':
      return fetchAims(w, add);
    case 'mine':
      applies('XS-I-23');
      return w.commanders.forEach(({ lane }, seat) => void (lane.mines < 0 && add({ lane: seat })));
    case 'regroup':
      return w.commanders.forEach((_, lane) => add({ lane }));
    case 'drop':
      return w.commanders.forEach(({ lane }, seat) => {
        for (const zone of emptyZones(lane)) add({ lane: seat, zone });
      });
  }
}

/** XS-REV-07 Whether a card stops the effect that waits: if it reaches the lane, and a Boss only if the text says so. */
const cancels = (
  { reach, bosses }: Extract<Ability, { verb: 'cancel' }>,
  card: EnemyId,
  lane: Seat,
  seat: Seat,
): boolean => (reach === 'any lane' || lane === seat) && (bosses || !isBossCard(card));

/** XS-DMG-09 Up to the amount, less where less is wanted. */
function preventAims(
  w: Table,
  most: number,
  whom: 'any' | 'other' | 'carrier',
  now: Occasion,
  from: Source,
  add: Add,
): void {
  eachTroop(w, ({ id }) => {
    if (whom !== 'any' && (whom === 'carrier') !== (id === from.troop?.id)) return;
    const waiting = pending(now.hits, id);
    for (let amount = Math.min(most, waiting); amount > 0; amount--) add({ troop: id, amount });
  });
}

/** XS-T-07 XS-DMG-11 Once per damage event, for another Troop of the lane; damage that was moved already stays. */
function shieldAims(w: Table, most: number, now: Occasion, { troop: guard }: Source, add: Add): void {
  if (guard === null || now.guards?.includes(guard.id)) return;
  const lane = laneOfTroop(w, guard.id);
  for (const hit of now.hits ?? []) {
    if (hit.moved || hit.unit === guard.id || laneOfTroop(w, hit.unit) !== lane) continue;
    for (let amount = Math.min(most, hit.amount); amount > 0; amount--) add({ troop: hit.unit, amount });
  }
}

/** XS-I-21 Any Troop of any Discard Pile into any empty zone. */
function fetchAims(w: Table, add: Add): void {
  w.commanders.forEach((one, from) => {
    const troops = [...new Set(one.discard.filter(isTroop))];
    w.commanders.forEach(({ lane }, seat) => {
      for (const zone of emptyZones(lane)) for (const card of troops) add({ from, card, lane: seat, zone });
    });
  });
}

/** XS-I-14 All ways to remove up to so much, split among the damaged Troops of a lane; the largest shares first. */
function splits(troops: readonly Troop[], most: number): [number, number][][] {
  const found: [number, number][][] = [];
  const share = (at: number, left: number, so: [number, number][]): void => {
    const troop = troops[at];
    if (troop === undefined) {
      if (so.length > 0) found.push(so);
      return;
    }
    for (let amount = Math.min(left, troop.damage); amount >= 0; amount--)
      share(at + 1, left - amount, amount > 0 ? [...so, [troop.id, amount]] : so);
  };
  share(0, most, []);
  return found;
}
