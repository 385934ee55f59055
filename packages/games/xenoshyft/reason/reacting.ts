// Why somebody reacts, and why not.
import type { Reason } from '@xenotable/kernel';
import { coming, exchangeOf, forecast } from '../auto/forecast.ts';
import { amountOf } from '../book/abilities/aims.ts';
import type { Aim, Doing } from '../choices.ts';
import type { Ability } from '../content/abilities.ts';
import { CARDS, type CardId, abilitiesOf, cardName, shortName } from '../content/cards.ts';
import { ENEMIES } from '../content/enemies.ts';
import { TROOPS } from '../content/troops.ts';
import { damageComing } from '../preview.ts';
import { findEnemy, findTroop, seatOf } from '../viewReaders.ts';
import type { EnemyView, Seen, TroopView } from '../viewTypes.ts';
import { type Eyes, because } from './eyes.ts';

const nameOf = (enemy: EnemyView): string => (enemy.card === null ? 'it' : shortName(cardName(enemy.card)));
const troopName = (troop: TroopView): string => shortName(TROOPS[troop.card].name);

/** What the Troop that fights an Enemy does to it with its next blow. */
function nextBlow(view: Seen, enemy: EnemyView): number {
  for (const seat of view.seats) {
    const pair = coming(seat);
    if (pair !== null && pair[1].id === enemy.id) return exchangeOf(...pair).dealt;
  }
  return 0;
}

/** Whether an Enemy heals before it is struck. */
const knits = ({ card, turned }: EnemyView): boolean =>
  turned === null &&
  card !== null &&
  ENEMIES[card].effect?.parts.some(({ verb }) => verb === 'knit') === true;

/** Damage to one Enemy: it dies of it, the next blow finishes it, or it is only weakened. */
function whyStrike(view: Seen, id: number, amount: number, rule: string): Reason | null {
  const enemy = findEnemy(view, id)?.enemy;
  if (enemy === undefined) return null;
  if (enemy.remaining === null) return because(`${amount} damage before it is turned up`, rule);
  const name = nameOf(enemy);
  if (enemy.remaining <= amount) return because(`${name} dies of it before it strikes`, rule);
  const left = enemy.remaining - amount;
  return left <= nextBlow(view, enemy) && !knits(enemy)
    ? because(`leaves ${name} ${left}, and the next blow finishes it`, rule)
    : because(`leaves ${name} ${left} of ${enemy.remaining}`, rule);
}

/** Less damage on one Troop. */
function whySave(view: Seen, id: number, amount: number, rule: string): Reason | null {
  const troop = findTroop(view, id)?.troop;
  if (troop === undefined) return null;
  const hits = damageComing(view, id);
  if (hits === 0)
    return because(`${troopName(troop)} stands longer: ${Math.min(amount, troop.damage)} damage less`, rule);
  if (hits >= troop.remaining && hits - amount < troop.remaining)
    return because(`saves ${troopName(troop)}, who would fall`, rule);
  return hits >= troop.remaining
    ? because(`${troopName(troop)} falls all the same, unless more helps`, rule)
    : because(`${troopName(troop)} keeps ${Math.min(amount, hits)} Hit Points for the next Fight`, rule);
}

function whyBoost(view: Seen, id: number, power: number, hp: number, rule: string): Reason | null {
  const found = findTroop(view, id);
  if (found === null) return null;
  const pair = coming(seatOf(view, found.seat));
  const name = troopName(found.troop);
  if (pair !== null && pair[0].id !== id)
    return because(`${name} gains by it only if it comes to meet ${nameOf(pair[1])}`, rule);
  if (pair !== null && forecast(...pair) !== 'win' && forecast(...pair, { power, hp }) === 'win')
    return forecast(...pair, { power, hp: 0 }) === 'win'
      ? because(`${name} wins the Fight with it, and would not without`, rule)
      : because(`${name} kills ${nameOf(pair[1])} with it, and falls when the boost ends`, rule);
  return because(`${name} strikes with ${found.troop.power.value + power} in this one fight`, rule);
}

function whyAbility(view: Seen, ability: Ability, at: Aim, card: CardId): Reason | null {
  const { rule } = CARDS[card];
  switch (ability.verb) {
    case 'strike':
      return at.enemy === undefined ? null : whyStrike(view, at.enemy, ability.amount, rule);
    case 'prevent':
    case 'shield':
    case 'mend':
      return at.troop === undefined
        ? null
        : whySave(view, at.troop, at.amount ?? amountOf(view, card, ability.amount), rule);
    case 'evacuate':
      return at.troop === undefined ? null : whySave(view, at.troop, Infinity, rule);
    case 'boost':
      return at.troop === undefined ? null : whyBoost(view, at.troop, ability.power, ability.hp, rule);
    case 'bombard':
      return because(`${ability.amount} damage to every Enemy of the lane at once`, rule);
    case 'tend':
      return because('the wounded of the lane stand longer', rule);
    case 'revive':
      return because('the Troop comes back to a hand instead of the pile', rule);
    case 'cancel':
      return because(
        ability.amount === 0
          ? 'its Reveal effect does not happen'
          : `its Reveal effect does not happen, and it takes ${ability.amount}`,
        rule,
      );
    case 'freeze':
      return because('it strikes with Power 0 in its next exchange', rule);
    case 'mine':
      return because('the next Enemy turned up there takes 3', rule);
    case 'fetch':
      return at.card === undefined
        ? null
        : because(`${shortName(CARDS[at.card].name)} stands in the lane at once, unpaid`, rule);
    case 'drop':
      return because('one more Troop stands in the lane', rule);
    case 'scan':
      return because('the order of what comes is yours to set', rule);
    case 'regroup':
      return because('the Troops of the lane may change their order', rule);
  }
}

/** The ability that serves in the open window; of a Med Pack's two, the one that fits. */
function abilityNow(view: Seen, abilities: readonly Ability[]): Ability | undefined {
  const window = view.window?.kind ?? 'deploy';
  return abilities.find((one) => one.windows.includes(window)) ?? abilities[0];
}

export function whyPlay({ card, at }: Doing<'play'>, { view }: Eyes): Reason | null {
  const ability = abilityNow(view, abilitiesOf(card));
  return ability === undefined ? null : whyAbility(view, ability, at, card);
}

export function whyUse({ troop, of, at }: Doing<'use'>, { view }: Eyes): Reason | null {
  const user = findTroop(view, troop)?.troop;
  const card = user === undefined ? '' : of === 'troop' ? user.card : user[of];
  if (card === '') return null;
  const ability = abilityNow(view, abilitiesOf(card));
  return ability === undefined ? null : whyAbility(view, ability, at, card);
}

export function whyHit({ enemy }: Doing<'hit'>, { view }: Eyes): Reason | null {
  const found = findEnemy(view, enemy)?.enemy;
  if (found === undefined) return null;
  return found.card === null
    ? because('it is hurt before it is turned up', 'XS-ABI-06')
    : because(`${nameOf(found)} is hurt`, 'XS-ABI-06');
}

/** Damage that is not answered. */
function whyLetIt(view: Seen): Reason {
  const hit = [...new Set((view.window?.hits ?? []).map((one) => one.unit))].flatMap(
    (id) => findTroop(view, id)?.troop ?? [],
  );
  const fall = hit.filter((troop) => damageComing(view, troop.id) >= troop.remaining);
  const [first] = fall;
  return first === undefined
    ? because('nobody falls of it: keep your cards', 'XS-DMG-09')
    : because(`${troopName(first)} falls, and you keep what you have`, 'XS-DMG-09');
}

export function whyPass(_choice: Doing<'pass'>, { view }: Eyes): Reason | null {
  const { window } = view;
  if (window === null) return null;
  if (window.kind === 'damage') return whyLetIt(view);
  if (window.kind === 'kill')
    return because('let it go to the Discard Pile: it comes round again', 'XS-DMG-16');
  if (window.kind === 'reveal')
    return because('the Reveal effect happens, and you keep what you have', 'XS-REV-06');
  const seat = seatOf(view, window.lane);
  const pair = coming(seat);
  if (pair === null)
    return seat.lane.troops.length === 0 && seat.lane.enemies.length > 0
      ? because('no Troop stands here: the Enemies go for the Base', 'XS-OVR-05')
      : because('nobody fights here: keep your cards', 'XS-REA-04');
  const [troop, enemy] = pair;
  switch (forecast(troop, enemy)) {
    case 'win':
      return because(`${troopName(troop)} beats ${nameOf(enemy)} without help`, 'XS-FGT-03');
    case 'trade':
      return because(`${troopName(troop)} and ${nameOf(enemy)} fall together`, 'XS-FGT-03');
    case 'loss':
      return because(`without help ${troopName(troop)} does not beat ${nameOf(enemy)}`, 'XS-FGT-03');
  }
}
