// What would be given up by going on: shots, gifts of the Medic, RP and promotions.
import type { Asked, Json } from '@xenotable/kernel';
import type { LeftToDo } from '../../table/contract.ts';
import { type Choice, type Verb, type View, choiceIn, unitThing } from '@xenotable/earth-war/preview';

export const nags: Readonly<Record<string, string>> = {
  moves: 'Units that an order could still move',
  shots: 'Units that could still fire',
  gift: 'Free healing and refills',
  money: 'RP that could buy something',
  promotion: 'Promotions that were earned',
};

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** The offers of a question with one of these verbs. */
const offering = (ask: Asked, ...verbs: Verb[]): Choice[] =>
  ask.offers.map((offer) => choiceIn(offer.choice)).filter((one) => verbs.includes(one.do));

const unitsIn = (offers: readonly Choice[]): string[] =>
  [...new Set(offers.flatMap((one) => ('unit' in one ? [one.unit] : [])))].map(unitThing);

const GIFTS: readonly [verb: Verb, words: (count: number) => string, loses: string][] = [
  ['heal', (count) => `${counted(count, 'unit')} could be healed for nothing.`, 'the healing'],
  ['refill', () => 'An item could be refilled for nothing.', 'the refill'],
  ['operate', () => 'Somebody who is implanted could be operated on.', 'the operation'],
  ['trauma', () => 'A Trauma Pack could save somebody who is DOWN.', 'the certain rescue'],
];

/** Something free that the question offers and going on refuses. */
function gift(ask: Asked): LeftToDo | null {
  for (const [verb, words, loses] of GIFTS) {
    const offers = offering(ask, verb);
    const [first] = offers;
    if (first !== undefined)
      return { kind: 'gift', words: words(offers.length), loses, next: first, things: unitsIn(offers) };
  }
  return null;
}

function muster(view: View, ask: Asked): LeftToDo | null {
  const promotions = offering(ask, 'promote');
  const [first] = promotions;
  if (first !== undefined) {
    const units = unitsIn(promotions);
    return {
      kind: 'promotion',
      words: `${counted(units.length, 'unit')} ${units.length === 1 ? 'has' : 'have'} earned a promotion.`,
      loses: 'it for this mission',
      next: first,
      things: units,
    };
  }
  const goods = offering(ask, 'recruit', 'buy');
  const [cheapest] = goods;
  return cheapest === undefined
    ? null
    : {
        kind: 'money',
        words: `${view.table.rp} RP are unspent and ${counted(goods.length, 'thing')} can be bought.`,
        loses: view.table.options.play === 'campaign' ? 'their use in this mission' : `${view.table.rp} RP`,
        next: cheapest,
      };
}

/** How much FIRE a unit gains by the order's move; whoever gets away from CLOSE gains too. */
function gainOf({ table: { combat, squad } }: View, choice: Choice): number {
  const unit = 'unit' in choice ? squad.find((one) => one.id === choice.unit) : undefined;
  if (unit === undefined || combat === null) return 0;
  const fire = (band: number): number => unit.fire[band] ?? 0;
  const away = combat.moving > 0 && unit.band === 0 ? 1 : 0;
  return fire(unit.band + combat.moving) - fire(unit.band) + away;
}

/** An order that could still bring somebody to a better place. */
function movesLeft(view: View, ask: Asked): LeftToDo | null {
  const { combat } = view.table;
  const moves = offering(ask, 'move')
    .filter((choice) => gainOf(view, choice) > 0)
    .toSorted((a, b) => gainOf(view, b) - gainOf(view, a));
  const [first] = moves;
  if (combat === null || combat.moves === 0 || first === undefined) return null;
  const count = Math.min(combat.moves, moves.length);
  return {
    kind: 'moves',
    words: `The order could still bring ${counted(count, 'unit')} to a better place.`,
    loses: count === 1 ? 'the move' : 'the moves',
    next: first,
    things: unitsIn(moves),
  };
}

export function leftToDo(json: Json, view: View, ask: Asked): LeftToDo | null {
  const choice = choiceIn(json);
  if (choice.do !== 'done') return null;
  if (view.phase === 'muster') return muster(view, ask);
  const moves = movesLeft(view, ask);
  if (moves !== null) return moves;
  const left = gift(ask);
  if (left !== null || view.table.combat?.step !== 2) return left;
  const flips = offering(ask, 'use');
  const [first] = flips;
  return first === undefined
    ? null
    : {
        kind: 'shots',
        words: `${counted(flips.length, 'item')} could still be used in this step.`,
        loses: 'the look at a card',
        next: first,
        things: unitsIn(flips),
      };
}
