// What the list of actions adds to the words of a choice: icon, chance, group.
import type { Seat } from '@xenotable/kernel';
import {
  type Choice,
  type Choices,
  type Order,
  type OrderView,
  TRAITS,
  type View,
  effectWords,
  isKind,
  isWorthwhile,
  kindOf,
  retreatAnswers,
  skirmishShots,
} from '@xenotable/xenos-rampant/preview';
import { signed } from '../../kit/words.ts';
import type { IconName } from '../../kit/draw/Icon.tsx';
import { percentOf } from '../../kit/draw/text.ts';
import type { OfferNote } from '../../table/contract.ts';
import { type Notes, noteIn } from '../../table/notes.ts';
import { fateWords } from './fateWords.ts';

const ICONS: Record<Order['order'], IconName> = {
  move: 'run',
  ground: 'down',
  jump: 'burst',
  disembark: 'right',
  shoot: 'target',
  attack: 'cross',
  skirmish: 'target',
  'move and fire': 'target',
  'fire support': 'burst',
  manifest: 'power',
  regenerate: 'heal',
  explode: 'burst',
  arrive: 'down',
  enter: 'right',
  charges: 'burst',
};

const sameOrder = (a: Order, b: Order): boolean =>
  a.order === b.order &&
  a.unit === b.unit &&
  a.target === b.target &&
  a.house === b.house &&
  a.power === b.power &&
  a.spotter === b.spotter &&
  a.by === b.by;

/** The test and chance of an order that can be given now. */
export const orderOf = (choice: Choice, view: View): OrderView | undefined =>
  isKind(choice, 'order') ? view.orders.find((one) => sameOrder(one.order, choice)) : undefined;

/** What two dice must show at least. */
export const needOf = (order: OrderView): number =>
  order.value - order.modifiers.reduce((sum, one) => sum + one.value, 0);

/** 'needs no test', 'obeyed on 2D6 of 5+ (6+, Commander +1)': the figure beside it is of the order, not of what it does. */
const testWords = (order: OrderView): string =>
  order.free
    ? 'needs no test'
    : `obeyed on 2D6 of ${needOf(order)}+${order.modifiers.length === 0 ? '' : ` (${order.value}+${order.modifiers.map((one) => `, ${one.label ?? ''} ${signed(one.value)}`).join('')})`}`;

/** XR-SPT-02 What a spotted shot costs besides. */
const spotterWords = ({ order }: OrderView, view: View): string =>
  order.spotter === undefined
    ? ''
    : `; ${view.units[order.spotter]?.name ?? 'the spotter'} then gets no order`;

function orderNote(choice: Order, view: View): OfferNote {
  const order = orderOf(choice, view);
  const unit = view.units[choice.unit];
  return {
    icon: ICONS[choice.order],
    group: unit?.name ?? 'Orders',
    ...(!isWorthwhile(view, choice) && { idle: true }),
    ...(order !== undefined && {
      value: order.free ? 'Free' : percentOf(order.ways, 36),
      detail: `${testWords(order)}${spotterWords(order, view)}`,
    }),
  };
}

/** '1 Timid: may not … · 2 Insipid: no Courage bonus · 3 …': what each die on a table of traits gives. */
const tableWords = (table: string): string =>
  TRAITS.filter((trait) => trait.table === table)
    .map(({ die, name, text }) => `${die} ${name}: ${text}`)
    .join(' · ');

/** XR-RET-14 The way that the script takes has the first button, one that costs something the last. */
function retreatNote(choice: Choices['retreat'], view: View): OfferNote {
  const answers = retreatAnswers(view);
  if (answers === null) return RUNS;
  const fate = answers.fateOf(choice);
  const behind = fate.nothing < 1 ? 2 : 1;
  return {
    ...RUNS,
    consequence: fateWords(fate),
    ...(choice.retreat !== answers.script && { behind }),
  };
}

/** XR-SKM-01 Shooting first is nothing without an enemy in reach. */
function firstNote({ first }: Choices['first'], view: View): OfferNote {
  const shots = skirmishShots(view);
  if (first === 'move' || shots === null) return ON;
  const best = [...shots.units].toSorted(([, a], [, b]) => b.effect.chance - a.effect.chance)[0];
  if (best === undefined)
    return shots.houses.length > 0 ? ON : { ...ON, idle: true, detail: 'no enemy is in reach from here' };
  const [target, { effect }] = best;
  return { ...ON, detail: `${view.units[target]?.name ?? 'the best target'}: ${effectWords(effect)}` };
}

function shotNote({ shoot }: Choices['shoot'], view: View): OfferNote {
  const effect = skirmishShots(view)?.units.get(shoot)?.effect;
  return effect === undefined ? ON : { ...ON, consequence: effectWords(effect) };
}

/** A building to go into, or to shoot at: an empty one only if nothing else is left. */
function houseNote({ house }: Choices['house'], view: View): OfferNote {
  const shots = skirmishShots(view);
  if (shots === null || shots.houses.includes(house) || (shots.must && shots.units.size === 0)) return ON;
  return { ...ON, idle: true, detail: 'nobody is inside' };
}

const ON: OfferNote = { icon: 'right' };
const STOPS: OfferNote = { icon: 'stop', quiet: true };
const DECLINES: OfferNote = { icon: 'x', quiet: true };
const RUNS: OfferNote = { icon: 'run' };

const NOTES: Notes<Choices, View> = {
  order: orderNote,
  stop: STOPS,
  concede: ON,
  rally: { icon: 'heal', group: 'Rally' },
  wild: { icon: 'cross', group: 'Wild charges' },
  hold: STOPS,
  test: ON,
  path: RUNS,
  drive: ON,
  board: ON,
  house: houseNote,
  exit: RUNS,
  stay: STOPS,
  take: ON,
  crush: ON,
  direction: ON,
  far: ON,
  land: ({ land }) => (land === false ? STOPS : ON),
  first: firstNote,
  shoot: shotNote,
  react: ({ react }) => (react ? { icon: 'target' } : DECLINES),
  reroll: ({ reroll }) => (reroll === false ? DECLINES : { icon: 'sync' }),
  stun: ON,
  stray: ON,
  storm: ON,
  retreat: retreatNote,
  table: ({ table }) => ({ icon: 'right', detail: tableWords(table) }),
  trait: ({ trait }) => ({
    icon: 'right',
    detail: TRAITS.find(({ name }) => name === trait)?.text ?? '',
  }),
  list: ON,
  hates: ON,
  crusades: ON,
  doctrine: ON,
  scenario: ON,
  wise: ON,
  zone: ON,
  edge: ON,
  keep: ON,
  raid: ON,
  underdogs: ON,
  marker: ON,
  place: ON,
  suggested: ON,
  embark: ON,
  reserve: ON,
  swap: ON,
  brood: ON,
  buy: ON,
  remove: ON,
  grow: ON,
  retire: ON,
  done: STOPS,
};

export const noteOf = (choice: Choice, view: View, seat: Seat): OfferNote =>
  noteIn(NOTES, kindOf(choice), choice, view, seat);
