// Orders (EW-ORD-03): each once per round (EW-GEN-06), by the acting leader.
import { type RuleId, keysOf } from '@xenotable/kernel';

export interface OrderKind {
  id: RuleId;
  cp: number;
  /** The step in which it is given; 8 is the end of an event. */
  step: number;
  moment: string;
  text: string;
}

export const ORDERS = {
  "Marines we're leaving!": {
    id: 'EW-O-01',
    cp: 1,
    step: 1,
    moment: 'Step 1',
    text: 'Up to three units move one band farther.',
  },
  'Check those corners!': { id: 'EW-O-02', cp: 1, step: 2, moment: 'Step 2', text: 'Turn up two cards.' },
  "Let's rock!": {
    id: 'EW-O-03',
    cp: 2,
    step: 2,
    moment: 'Step 2, before the first check',
    text: 'All FIRE +1 in this round.',
  },
  'Short controlled bursts!': {
    id: 'EW-O-04',
    cp: 1,
    step: 4,
    moment: 'Step 4, before AMMO is spent',
    text: 'Shadows cost 3 AMMO less in all.',
  },
  'Stay frosty!': {
    id: 'EW-O-05',
    cp: 2,
    step: 4,
    moment: 'Step 4, before ambushes',
    text: 'One enemy does not ambush; its AMBUSH is used.',
  },
  'Close the gap!': {
    id: 'EW-O-06',
    cp: 1,
    step: 1,
    moment: 'Step 1',
    text: 'Up to three units move one band nearer.',
  },
  'Check your targets!': {
    id: 'EW-O-07',
    cp: 1,
    step: 4,
    moment: 'Step 4, after the reveal',
    text: 'Wounds on Civilians and Survivors are cancelled for 1 AMMO each.',
  },
  'Medic!': {
    id: 'EW-O-08',
    cp: 1,
    step: 7,
    moment: 'Step 7, after armour',
    text: 'With a standing Medic one wound is ignored.',
  },
  'Hold the line!': {
    id: 'EW-O-09',
    cp: 2,
    step: 6,
    moment: 'Step 6, before an enemy assigns',
    text: 'All wounds of that enemy go to one unit of your choice.',
  },
  'Nobody gets left behind!': {
    id: 'EW-O-10',
    cp: 1,
    step: 8,
    moment: 'when the event is over',
    text: '+2 on casualty checks at the end of this mission.',
  },
  'Break contact!': {
    id: 'EW-O-11',
    cp: 2,
    step: 1,
    moment: 'Step 1',
    text: 'With everybody at MEDIUM or LONG: the event ends as a withdrawal.',
  },
  'One more burst!': {
    id: 'EW-O-12',
    cp: 1,
    step: 2,
    moment: 'Step 2',
    text: 'One squad check is made again.',
  },
} as const satisfies Record<string, OrderKind>;

export type OrderName = keyof typeof ORDERS;

export const ORDER_NAMES = keysOf(ORDERS);

/** In the order of the steps in which they are given. */
export const ORDERS_BY_STEP: readonly OrderName[] = ORDER_NAMES.toSorted(
  (a, b) => ORDERS[a].step - ORDERS[b].step,
);

export const isOrder = (name: string): name is OrderName => Object.hasOwn(ORDERS, name);

export const orderKind = (name: OrderName): OrderKind => ORDERS[name];

/** When an order is given, as a sentence: 'in Step 2', 'when the event is over'. */
export function givenWhen(order: OrderName): string {
  const { moment } = orderKind(order);
  return `"${order}" is given ${moment.startsWith('Step') ? 'in ' : ''}${moment}.`;
}
