// Why a sensible player would choose something, in a few words.
import type { Reason, RuleId, Seat } from '@xenotable/kernel';
import { sheetHere } from './book/nodes.ts';
import { averageHits, bandHere } from './book/numbers.ts';
import { checkAsked, witsAsked } from './checkAsked.ts';
import { isBystander, isEnemy, isShadow } from './content/cards.ts';
import { allWords } from './content/effects.ts';
import { itemKind } from './content/equipment.ts';
import { itemNamed } from './content/force.ts';
import { type OrderName, orderKind } from './content/orders.ts';
import type { Choice, ChoiceOf, Verb } from './choices.ts';
import { toKill, willAmbush } from './auto/autopilot.ts';
import { exchangePays } from './auto/hive.ts';
import { fireAt } from './fireAt.ts';
import { rangedUnit } from './idle.ts';
import { planOdds } from './planOdds.ts';
import { pointsAtStake } from './pointsAtStake.ts';
import { BANDS, type Unit, bandName, combatOf } from './table.ts';
import type { View } from './view.ts';
import { onAverage, plural, several, tenths } from './words.ts';

/** What an item does, without a second half that is for another moment. */
const effect = (text: string): string => text.replace(/;.*|\.$/, '');

const because = (words: string, rule: RuleId): Reason => ({ words, rule });

function unitIn(view: View, id: number): Unit {
  const unit = view.table.squad.find((one) => one.id === id);
  if (unit === undefined) throw new RangeError(`there is no unit ${id}`);
  return unit;
}

/** A check, by what it makes on average. */
function ofShot(view: View, id: number, act: 'fire' | 'melee'): Reason {
  const shown = view.squad.find((one) => one.id === id);
  const rating = (act === 'fire' ? shown?.fire : shown?.melee) ?? 0;
  const unit = unitIn(view, id);
  return because(
    `${act.toUpperCase()} ${rating} at ${bandName(unit.band)}: ${onAverage(averageHits(rating, unit.cap), 'hit')}`,
    'EW-S2-02',
  );
}

/** A place of the Setup, as far as it is known. */
function wastedOn(view: View, test: (card: number) => boolean): number {
  return combatOf(view.table).slots.reduce((sum, slot) => sum + (test(slot.card) ? slot.wounds : 0), 0);
}

const closeUnits = (view: View): number =>
  view.table.squad.filter((unit) => unit.status === 'standing' && unit.band === 0).length;

/** Units that have still to act. */
const waiting = (view: View): number =>
  view.table.squad.filter((unit) => unit.status === 'standing' && unit.act === '').length;

/** Units that fire better one band nearer. */
const betterNearer = (view: View): number =>
  view.table.squad.filter(
    (unit) =>
      unit.status === 'standing' &&
      unit.band > 0 &&
      fireAt(view, unit, unit.band - 1) > fireAt(view, unit, unit.band),
  ).length;

/** What an order that is not aimed at anybody is good for now. */
function ofPlainOrder(view: View, order: OrderName): string {
  switch (order) {
    case "Marines we're leaving!":
      return `${several(closeUnits(view), 'unit')} at CLOSE, where acid and bites come first`;
    case 'Close the gap!':
      return betterNearer(view) > 0
        ? `${several(betterNearer(view), 'unit')} with better FIRE one band nearer`
        : 'bystanders, charges and MELEE want units near';
    case 'Check those corners!':
      return 'known cards take no wasted wounds';
    case "Let's rock!":
      return `+1 FIRE for ${several(waiting(view), 'unit')}`;
    case 'Short controlled bursts!':
      return `${several(wastedOn(view, isShadow), 'wound')} lie on shadows: saves up to 3 AMMO`;
    case 'Check your targets!':
      return `${several(wastedOn(view, isBystander), 'wound')} lie on bystanders`;
    case 'Nobody gets left behind!':
      return 'somebody is DOWN: casualty checks get +2';
    default:
      return effect(orderKind(order).text);
  }
}

function ofOrder(view: View, choice: ChoiceOf<'order'>): Reason {
  const rule = orderKind(choice.order).id;
  if ('wound' in choice) return because(`one wound by a ${choice.wound} fewer`, rule);
  if ('card' in choice) return because('its ambush would cancel the wounds on it', rule);
  if (!('unit' in choice)) return because(ofPlainOrder(view, choice.order), rule);
  const unit = unitIn(view, choice.unit);
  if (choice.order !== 'One more burst!')
    return because(`${unit.name} has ${several(unit.hits - unit.wounds, 'HIT')} to spare`, rule);
  const again = tenths(averageHits(unit.rating, unit.cap));
  return because(`${unit.name} made ${several(unit.sl, 'hit')}; again it is ${again} on average`, rule);
}

/** FIRE here and one place on. */
function ofRange(view: View, unit: Unit, band: number, rule: RuleId): Reason {
  const [here, there] = [fireAt(view, unit, unit.band), fireAt(view, unit, band)];
  if (band === unit.band) return because(`${unit.name} stays at ${bandName(band)}: it changes nothing`, rule);
  if (there > here)
    return because(`${unit.name} has FIRE ${there} at ${BANDS[band]} instead of ${here}`, rule);
  return because(
    band > unit.band ? `enemies seek nearer units than ${unit.name} then` : `${unit.name} comes nearer`,
    band > unit.band ? 'EW-S6-03' : rule,
  );
}

function ofSplit(view: View, { wounds }: ChoiceOf<'assign'>): Reason {
  const { kills, wasted, bystanders } = planOdds(view, wounds);
  const points = pointsAtStake(view.table, bystanders, wasted);
  const sure = combatOf(view.table).slots.filter(
    (slot, at) =>
      slot.up &&
      isEnemy(slot.card) &&
      !willAmbush(view, slot) &&
      (wounds[at] ?? 0) > 0 &&
      toKill(view, slot) <= (wounds[at] ?? 0),
  ).length;
  return because(
    `${plural(kills, 'kill')}${sure > 0 ? ` (${sure} sure)` : ''} for ${tenths(wasted)} AMMO${points < 0.05 ? '' : ` and ${plural(points, 'point')}`} on average`,
    'EW-S3-01',
  );
}

/** What comes of the check that is asked about. */
function atStake(view: View, end: 'success' | 'failure'): string {
  const effects = checkAsked(view)?.[end] ?? [];
  return effects.length === 0 ? '' : `: ${allWords(effects, sheetHere(view.table))}`;
}

const REASONS: { [V in Verb]?: (view: View, choice: ChoiceOf<V>) => Reason | null } = {
  fire: (view, { unit }) => ofShot(view, unit, 'fire'),
  melee: (view, { unit }) => ofShot(view, unit, 'melee'),
  hold: () => because('a hit on a shadow would cost AMMO', 'EW-S2-03'),
  watch: () => because('known cards take no wasted wounds', 'EW-U-08'),
  grenades: () => because('three sure wounds on two neighbours', 'EW-Q-06'),
  charges: () => because('enough charges end it without killing her', 'EW-M-QUEEN-07'),
  use: (_view, { item }) => because(effect(itemKind(item).text), itemKind(item).id),
  flip: () => because('every face-down card is alike', 'EW-GEN-05'),
  order: ofOrder,
  range: (view, { unit, by }) => {
    const one = rangedUnit(view, unit);
    return one === undefined ? null : ofRange(view, one, bandHere(view.table, one.rn + by), 'EW-RNG-04');
  },
  move: (view, { unit }) =>
    ofRange(view, unitIn(view, unit), unitIn(view, unit).band + combatOf(view.table).moving, 'EW-RNG-05'),
  assign: ofSplit,
  look: () => because('the wounds lie unevenly on these two', 'EW-M-HIVE-01'),
  exchange: (view) =>
    because(exchangePays(view.table) ? 'then the wounds do less' : 'the squad knows less', 'EW-M-HIVE-01'),
  strike: (view, { unit }) => {
    const { name, hits, wounds, incoming } = unitIn(view, unit);
    return because(
      wounds + incoming.length + 1 >= hits ? `${name} may go DOWN` : `${name} is worth a wound`,
      'EW-S6-01',
    );
  },
  treat: (_view, { wound }) => because(`one wound by a ${wound} fewer`, 'EW-Q-08'),
  stim: () => because('stays standing with 1 HIT', 'EW-Q-14'),
  heal: (view, { unit }) =>
    because(`${unitIn(view, unit).name} has ${several(unitIn(view, unit).wounds, 'wound')}`, 'EW-SQD-05'),
  medkit: (view, { unit }) =>
    because(`${unitIn(view, unit).name} has ${several(unitIn(view, unit).wounds, 'wound')}`, 'EW-Q-08'),
  check: (view, { unit }) => {
    const wits = witsAsked(view, unitIn(view, unit));
    return because(`WITS ${wits}, ${10 * wits} %${atStake(view, 'success')}`, 'EW-NOD-03');
  },
  skip: (view) => because(`nobody tries${atStake(view, 'failure')}`, 'EW-NOD-03'),
  breach: () => because('the check succeeds without a number', 'EW-Q-16'),
  operate: () => because('otherwise it may burst', 'EW-IMP-03'),
  trauma: () => because('one casualty check succeeds', 'EW-Q-09'),
  blow: () => because('the charges do it: nobody is bitten any more', 'EW-M-QUEEN-07'),
  buy: (view, { item }) => {
    const { text, id } = itemNamed(view.table, item);
    return because(effect(text), id);
  },
  hire: () => because('one unit more', 'EW-CAM-06'),
};

/** One entry of the table fits the choice's own verb. */
const said = <V extends Verb>(view: View, choice: ChoiceOf<V>): Reason | null =>
  REASONS[choice.do]?.(view, choice) ?? null;

export const reason = (view: View, _seat: Seat, choice: Choice): Reason | null => said(view, choice);
