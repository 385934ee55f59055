// Carrying out what people use in a Reaction or in Deployment.
import {
  type Account,
  findFoe,
  findSoldier,
  foeLabel,
  letter,
  medicine,
  newSoldier,
  playerOf,
  remove,
  soldierLabel,
} from './account.ts';
import { damage } from './damage.ts';
import { identify } from './encounter.ts';
import { cardFigures, divisionFigures, inHandOrder, troopFigures } from './figures.ts';
import { comesBack, deployments, serves } from './legal.ts';
import { type Audit, type Choice, Difference, type Flow, askOne } from './listening.ts';

interface Aim {
  enemy?: number;
  troop?: number;
  lane?: number;
  zone?: number;
  card?: string;
  from?: number;
  heal?: [number, number][];
}

/** What a play is aimed at, as the table says it. */
export function aimName(a: Account, at: Aim): string {
  const foe = at.enemy === undefined ? null : findFoe(a, at.enemy);
  if (foe !== null) return foeLabel(foe.seat, foe.foe);
  const troop = at.troop === undefined ? null : findSoldier(a, at.troop);
  if (troop !== null) return soldierLabel(troop.seat, troop.soldier);
  const place = `${letter(at.lane ?? -1)}${at.zone ?? ''}`;
  if (at.card !== undefined) return `${troopFigures(at.card).name} to ${place}`;
  return at.zone === undefined ? `lane ${place}` : place;
}

/** XS-DRW-02 XS-DRW-04 XS-CRD-24 */
export function drawCards(
  { a, hearing }: Audit,
  seat: number,
  count: number,
  why: string,
  reshuffle = true,
): void {
  const one = playerOf(a, seat);
  const drawn: string[] = [];
  for (let i = 0; i < count; i++) {
    if (one.deck.length === 0) {
      if (!reshuffle || one.discard.length === 0) break;
      hearing.tell('XS-DRW-02', 'reshuffled', { seat, cards: one.discard.length });
      one.deck = one.discard;
      one.discard = [];
    }
    const card = hearing.draw(why, one.deck.length);
    remove(one.deck, card, 'the deck');
    one.hand.push(card);
    drawn.push(card);
  }
  if (drawn.length > 0) hearing.tell(why, 'drew', { seat, cards: inHandOrder(drawn) });
}

/** XS-DEP-02 XS-T-05 A Troop from a hand into a lane. */
export function deploy(
  audit: Audit,
  seat: number,
  card: string,
  lane: number,
  zone: number,
  rule: string,
): void {
  newSoldier(audit.a, lane, card, zone);
  audit.hearing.tell(rule, 'deployed', { seat, card, lane, zone });
  if (card === 'science officer') drawCards(audit, seat, 1, 'XS-T-05');
}

function strike(audit: Audit, enemy: number, amount: number, rule: string): Flow {
  const seat = findFoe(audit.a, enemy)?.seat ?? -1;
  return damage(audit, seat, [{ unit: enemy, amount, moved: false }], rule);
}

export function* carryOut(audit: Audit, seat: number, choice: Choice): Flow {
  if (choice['do'] === 'division') return yield* useDivision(audit, seat, choice);
  return choice['do'] === 'use'
    ? yield* useTroop(audit, seat, choice)
    : yield* playCard(audit, seat, String(choice['card']), choice['at'] as Aim);
}

function* useTroop(audit: Audit, seat: number, choice: Choice): Flow {
  const { a, hearing } = audit;
  const user = findSoldier(a, Number(choice['troop']))?.soldier;
  const at = choice['at'] as { enemy: number };
  if (user === undefined) throw new Difference('nobody uses that');
  const of = String(choice['of']);
  const card = of === 'troop' ? user.card : user.weapon;
  user.used.add(of);
  const { rule } = cardFigures(card);
  hearing.tell(rule, 'used', { seat, card, unit: user.id, target: aimName(a, at) });
  yield* strike(audit, at.enemy, 2, rule);
}

function* playCard(audit: Audit, seat: number, card: string, at: Aim): Flow {
  const { a, hearing } = audit;
  const one = playerOf(a, seat);
  const { rule } = cardFigures(card);
  remove(one.hand, card, 'the hand');
  hearing.tell(rule, 'played', { seat, card, target: aimName(a, at) });
  const lane = at.lane ?? -1;
  const troop = at.troop === undefined ? undefined : findSoldier(a, at.troop)?.soldier;
  const heal = (id: number, amount: number): void => {
    const healed = findSoldier(a, id)?.soldier;
    if (healed === undefined) throw new Difference('nobody to heal');
    healed.damage = Math.max(0, healed.damage - amount);
    hearing.tell(rule, 'healed', { unit: id, card: healed.card, left: healed.damage });
  };
  switch (card) {
    case 'hi-ex grenade':
      yield* strike(audit, at.enemy ?? -1, 3, rule);
      break;
    case 'orbital strike':
      yield* damage(
        audit,
        lane,
        playerOf(a, lane).enemies.map(({ id }) => ({ unit: id, amount: 3, moved: false })),
        rule,
      );
      break;
    case 'scanner drone':
      yield* scan(audit, seat, lane);
      break;
    case 'field orders':
      yield* fieldOrders(audit, seat, lane);
      break;
    case 'paratrooper':
      return deploy(audit, seat, card, lane, at.zone ?? 0, rule);
    case 'proximity mines':
      playerOf(a, lane).mines = seat;
      return;
    case 'med pack':
      heal(at.troop ?? -1, medicine(a, 2));
      break;
    case 'trauma kit':
      for (const [id, amount] of at.heal ?? []) heal(id, amount);
      break;
    case 'bio-enhancer':
      if (troop !== undefined) troop.boosts++;
      break;
    case 'stasis field': {
      const frozen = findFoe(a, at.enemy ?? -1);
      if (frozen !== null) frozen.foe.stasis = true;
      break;
    }
    case 'drop ship':
      remove(playerOf(a, at.from ?? -1).discard, String(at.card), 'the Discard Pile');
      newSoldier(a, lane, String(at.card), at.zone ?? 0);
      break;
    default:
      throw new Difference(`${card} is not played like that`);
  }
  one.discard.push(card);
}

/** XS-I-19 Cards are looked at and put back, zone by zone. */
function* scan(audit: Audit, seat: number, lane: number): Flow {
  const { a, hearing } = audit;
  const down = playerOf(a, lane).enemies.filter((foe) => !foe.up);
  for (const foe of down) {
    identify(audit, foe, 'XS-I-19');
    if (!foe.seen.includes(seat)) foe.seen = [...foe.seen, seat].sort((x, y) => x - y);
  }
  hearing.tell('XS-I-19', 'scanned', { seat, lane, cards: down.map((foe) => foe.card) });
  for (let at = 0; at < down.length - 1; at++) {
    const choice = yield* askOne('XS-I-19', seat, [
      ...down.slice(at).map(({ id }) => ({ do: 'next', enemy: id })),
      { do: 'pass' },
    ]);
    if (choice['do'] === 'pass') break;
    const here = down[at];
    const chosen = down.find(({ id }) => id === choice['enemy']);
    if (here === undefined || chosen === undefined) throw new Difference('no such card');
    const before = { card: here.card, pile: here.pile, seen: here.seen, bonus: here.bonus };
    Object.assign(here, { card: chosen.card, pile: chosen.pile, seen: chosen.seen, bonus: chosen.bonus });
    Object.assign(chosen, before);
  }
  drawCards(audit, seat, 1, 'XS-I-19', false);
}

function orders(ids: readonly number[]): number[][] {
  if (ids.length < 2) return [[...ids]];
  return ids.flatMap((id) => orders(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]));
}

/** XS-I-24 */
function* fieldOrders(audit: Audit, seat: number, lane: number): Flow {
  const { a, hearing } = audit;
  const { troops } = playerOf(a, lane);
  if (troops.length > 1) {
    const choice = yield* askOne(
      'XS-I-24',
      lane,
      orders(troops.map(({ id }) => id)).map((order) => ({ do: 'order', troops: order })),
    );
    const order = choice['troops'] as number[];
    troops.sort((x, y) => order.indexOf(x.id) - order.indexOf(y.id));
  }
  for (const [i, troop] of troops.entries()) troop.zone = i + 1;
  if (troops.length > 0)
    hearing.tell('XS-I-24', 'regrouped', { lane, cards: troops.map(({ card }) => card) });
  drawCards(audit, seat, 1, 'XS-I-24', false);
}

/** XS-DIV-02 XS-DIV-07 */
export function* useDivision(audit: Audit, seat: number, choice: Choice): Flow {
  const { a, hearing } = audit;
  const one = playerOf(a, seat);
  const ability = Number(choice['ability']);
  const to = choice['to'] === undefined ? null : Number(choice['to']);
  one.used.add(ability);
  hearing.tell(divisionFigures(one.division).rule, 'used division', {
    seat,
    division: one.division,
    ability,
    to,
  });
  const named = playerOf(a, to ?? seat);
  if (one.division === 'command center') {
    if (ability === 1) named.purse++;
    else if (ability === 2) swap(audit, choice['troops'] as [number, number]);
    else yield* callIn(audit, to ?? seat);
    return;
  }
  if (ability === 1) named.cuts.push(seat);
  else if (one.division === 'science labs') yield* redraw(audit, to ?? seat);
  else {
    const kinds = [...new Set(named.discard)].filter((card) => comesBack(a, one.division, card));
    const back = yield* askOne('XS-DIV-05', to ?? seat, [
      ...kinds.map((card) => ({ do: 'take', card })),
      { do: 'decline' },
    ]);
    if (back['do'] === 'decline') return;
    const card = String(back['card']);
    remove(named.discard, card, 'the Discard Pile');
    named.hand.push(card);
    hearing.tell('XS-DIV-05', 'took back', { seat: to, card });
  }
}

function swap({ a, hearing }: Audit, [x, y]: [number, number]): void {
  const one = findSoldier(a, x);
  const other = findSoldier(a, y);
  if (one === null || other === null) throw new Difference('nobody to swap');
  [one.soldier.zone, other.soldier.zone] = [other.soldier.zone, one.soldier.zone];
  const { troops } = playerOf(a, one.seat);
  troops.sort((p, q) => p.zone - q.zone);
  hearing.tell('XS-D-06', 'rearranged', { lane: one.seat, cards: troops.map(({ card }) => card) });
}

function* redraw(audit: Audit, seat: number): Flow {
  const one = playerOf(audit.a, seat);
  drawCards(audit, seat, 1, 'XS-D-01');
  if (one.hand.length === 0) return;
  const kinds = [...new Set(one.hand)];
  const choice = yield* askOne(
    'XS-D-01',
    seat,
    kinds.map((card) => ({ do: 'discard', card })),
  );
  const card = String(choice['card']);
  remove(one.hand, card, 'the hand');
  one.discard.push(card);
  audit.hearing.tell('XS-D-01', 'discarded', { seat, card });
}

function* callIn(audit: Audit, seat: number): Flow {
  const choice = yield* askOne('XS-D-06', seat, [...deployments(audit.a, seat), { do: 'decline' }]);
  if (choice['do'] === 'decline') return;
  const card = String(choice['card']);
  remove(playerOf(audit.a, seat).hand, card, 'the hand');
  deploy(audit, seat, card, Number(choice['lane']), Number(choice['zone']), 'XS-D-06');
}

/** XS-ACQ-16 XS-ACQ-18 XS-ALLY-06 Seats whose price cuts help a purchase. */
export function cutsFor(a: Account, seat: number, card: string, own: boolean): number[] {
  const buyer = playerOf(a, seat);
  const ready = (giver: number): boolean => {
    const one = playerOf(a, giver);
    return one.division !== 'command center' && !one.used.has(1) && serves(a, one.division, card);
  };
  const granted = buyer.cuts.filter((giver) => serves(a, playerOf(a, giver).division, card));
  const allies = buyer.ally
    ? []
    : a.players.flatMap((one, giver) => (one.ally && ready(giver) ? [giver] : []));
  return [...granted, ...(own && ready(seat) ? [seat] : []), ...allies];
}
