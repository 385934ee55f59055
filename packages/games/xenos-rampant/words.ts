// Choices as players say them.
import { BOASTS } from './book/setup/boasts.ts';
import {
  type Choice,
  type ChoiceKind,
  type Choices,
  type Drive,
  type Order,
  type Spot,
  kindOf,
  chosen,
} from './choices.ts';
import { costInches, inches, nearInches } from './distances.ts';
import type { View } from './view.ts';

const ORDERS: Record<Order['order'], string> = {
  move: 'Move',
  ground: 'Go To Ground',
  jump: 'Teleport Jump',
  disembark: 'Get out',
  shoot: 'Shoot',
  attack: 'Attack',
  skirmish: 'Skirmish',
  'move and fire': 'Move and fire',
  'fire support': 'Fire Support',
  manifest: 'Manifest',
  regenerate: 'Regenerate',
  explode: 'Explode',
  arrive: 'Special Insertion',
  enter: 'Enter the table',
  charges: 'Set charges',
};

export const house = (number: number): string => `Building ${number + 1}`;

function driveWords(step: Drive): string {
  if ('turn' in step) return `turn ${Math.abs(step.turn)}° ${step.turn < 0 ? 'left' : 'right'}`;
  return 'ahead' in step ? `ahead ${costInches(step.ahead)}` : `back ${costInches(step.back)}`;
}

/** The names that choices speak of, and the question that they answer. */
interface Said {
  name(unit: number): string;
  asked: View['asked'];
  /** Where the unit stands that the question is about; null if it has no place yet. */
  from(): { x: number; y: number } | null;
  place(spot: Spot): string;
}

const WINDS = [
  'north',
  'north-north-east',
  'north-east',
  'east-north-east',
  'east',
  'east-south-east',
  'south-east',
  'south-south-east',
  'south',
  'south-south-west',
  'south-west',
  'west-south-west',
  'west',
  'west-north-west',
  'north-west',
  'north-north-west',
] as const;

/** '4.5" to the north-east': where a spot lies from the unit that is asked about; from a unit without a place the spot itself. */
function wayWords(to: Spot, { from, place }: Said): string {
  const at = from();
  if (at === null) return `at ${place(to)}`;
  const far = Math.hypot(to[0] - at.x, to[1] - at.y);
  const turn = (Math.atan2(to[0] - at.x, to[1] - at.y) / (2 * Math.PI) + 1) % 1;
  return `${nearInches(far)} to the ${WINDS[Math.round(turn * 16) % 16] ?? 'north'}`;
}

/** A third of the table. */
const THIRD = 1600;

/** 'in the south-west', 'in the middle': which ninth of the table a spot lies in. */
function regionOf([x, y]: Spot): string {
  const along = y < THIRD ? 'south' : y > 2 * THIRD ? 'north' : '';
  const across = x < THIRD ? 'west' : x > 2 * THIRD ? 'east' : '';
  return `in the ${[along, across].filter((one) => one !== '').join('-') || 'middle'}`;
}

/** A way in the words of somebody who points; a longer one says that it bends. */
function goWords(path: readonly Spot[], said: Said): string {
  const end = path.at(-1);
  if (end === undefined) return 'Stay';
  const charge = said.asked?.about === 'an attack';
  const bends = path.length > 1 && said.from() !== null ? ', not straight' : '';
  return `${charge ? 'Charge' : 'Go'} ${wayWords(end, said)}${bends}`;
}

/** ' at Heavy Infantry 2': whom or what an order is against. */
function aimWords(order: Order, { name }: Said): string {
  if (order.target !== undefined) {
    const words: Partial<Record<Order['order'], string>> = { manifest: 'on', shoot: 'at' };
    return ` ${words[order.order] ?? 'against'} ${name(order.target)}`;
  }
  return order.house === undefined
    ? ''
    : ` ${order.order === 'attack' ? 'against' : 'at'} ${house(order.house)}`;
}

/** 'Shoot at Heavy Infantry 2, spotted by Recon Infantry 1': an order without the unit that it is given to. */
function orderWords(order: Order, said: Said): string {
  const spotter = order.spotter === undefined ? '' : `, spotted by ${said.name(order.spotter)}`;
  const by = order.by === undefined ? '' : ` (${order.by})`;
  return `${order.power ?? ORDERS[order.order]}${aimWords(order, said)}${spotter}${by}`;
}

function rerollWords(reroll: Choices['reroll']['reroll']): string {
  if (reroll === false) return 'Let it stand';
  return reroll === true ? 'Roll again' : `Roll again: ${reroll}`;
}

function retreatWords(choice: Choices['retreat'], said: Said): string {
  if (choice.retreat === 'cover') return `Run for cover, ${wayWords(choice.to, said)}`;
  return choice.retreat === 'stay' ? 'Stay in cover' : 'Run straight away';
}

/** 'Field The Iron Line (6 units)': a list is its name and a line for each unit. */
function listWords(text: string): string {
  const [name = '', ...units] = text.split('\n');
  return `Field ${name.replace(/ \[.*\]/, '')} (${units.length} units)`;
}

const WISE = { '-1': 'Minus 1', 0: 'Leave the roll', 1: 'Plus 1' } as const;

const WORDS: { [K in ChoiceKind]: (choice: Choices[K], said: Said) => string } = {
  order: (choice, said) => `${said.name(choice.unit)}: ${orderWords(choice, said)}`,
  stop: () => 'End your phase',
  concede: () => 'Give up',
  rally: ({ rally }, { name }) => `Rally ${name(rally)}`,
  wild: ({ wild, target }, { name }) => `${name(wild)} charges ${name(target)}`,
  hold: ({ hold }, { name }) => (hold === 'fire' ? 'Hold fire' : `Hold the line, ${name(hold)}`),
  test: ({ test }, { name }) => `${name(test)} tests`,
  path: ({ path }, said) => goWords(path, said),
  drive: ({ drive }) => `Drive: ${drive.map(driveWords).join(', ')}`,
  board: ({ board }, { name }) => `Board ${name(board)}`,
  house: (choice, { asked }) => `${asked?.about === 'a move' ? 'Into' : 'Shoot at'} ${house(choice.house)}`,
  exit: ({ exit }) => `Leave by the ${exit} edge`,
  stay: () => 'Stay',
  take: ({ take }) => (take ? 'Take the VIP along' : 'Leave the VIP'),
  crush: ({ crush }) => (crush ? 'Crush it' : 'Leave it'),
  direction: ({ direction }) => `Towards ${direction}°`,
  far: ({ far }) => `${inches(far)} far`,
  land: ({ land }, { place }) => (land === false ? 'Stay in reserve' : `Land at ${place(land)}`),
  first: ({ first }) => (first === 'shoot' ? 'Shoot first' : 'Move first'),
  shoot: ({ shoot }, { name }) => `Shoot at ${name(shoot)}`,
  react({ react }, { asked }) {
    if (asked?.about === 'an attack') return react ? 'Meet the charge' : 'Stand and wait';
    return react ? 'Shoot back' : 'Hold fire';
  },
  reroll: ({ reroll }) => rerollWords(reroll),
  stun: ({ stun }) => (stun ? 'Stun' : 'Kill'),
  stray: ({ stray }, { name }) => (stray === null ? 'Keep the hits' : `${name(stray)} takes the hits`),
  storm: ({ storm }, said) => `Take the position, ${wayWords(storm, said)}`,
  retreat: (choice, said) => retreatWords(choice, said),
  table: ({ table }) => `Roll on the ${table} table`,
  trait: ({ trait }) => trait,
  list: ({ list }) => listWords(list),
  hates: ({ hates }) => `Hatred of ${hates}`,
  crusades: ({ crusades }) => `Crusade against ${crusades}`,
  doctrine: ({ doctrine }) => doctrine,
  scenario: ({ scenario }) => scenario,
  wise: ({ wise }) => WISE[wise],
  zone: ({ zone }) => `Defend the ${zone}`,
  edge: ({ edge }) => `By the ${edge} edge`,
  keep: ({ keep }) =>
    keep.length === 0 ? 'Boast of nothing' : `Boast: ${keep.map((id) => BOASTS[id].title).join('; ')}`,
  raid: ({ raid }, { name }) => `${name(raid)} was raided`,
  underdogs: ({ underdogs }) => `${underdogs} mercenaries`,
  marker: ({ marker }, { place }) => `Marker at ${place(marker)}`,
  place: (choice, { name, place }) =>
    `Place ${name(choice.place)} ${regionOf(choice.at)} (${place(choice.at)})`,
  suggested: () => 'Place all as suggested',
  embark: (choice, { name }) => `${name(choice.embark)} starts in ${name(choice.in)}`,
  reserve: ({ reserve }, { name }) => `${name(reserve)} starts in reserve`,
  swap: ({ swap }, { name }) => (swap.length === 0 ? 'Swap nobody' : `Swap ${swap.map(name).join(' and ')}`),
  brood: ({ brood }, { name }) => `${name(brood)} returns`,
  buy: ({ buy }) => `Learn ${buy}`,
  remove: ({ remove }) => `Unlearn ${remove}`,
  grow: () => 'A larger detachment',
  retire: () => 'Retire',
  done: () => 'Done',
};

const said = (view: View, length: (hundredths: number) => string = nearInches): Said => ({
  name: (unit) => view.units[unit]?.name ?? `unit ${unit}`,
  asked: view.asked,
  from() {
    const unit = view.units[view.asked?.units[0] ?? -1];
    return unit === undefined || unit.state !== 'table' ? null : { x: unit.x, y: unit.y };
  },
  place: ([x, y]) => `${length(x)}, ${length(y)}`,
});

const wordsOf = <K extends ChoiceKind>(kind: K, choice: Choices[K], names: Said): string =>
  WORDS[kind](choice, names);

function worded(choice: Choice, names: Said): string {
  const kind = kindOf(choice);
  return wordsOf(kind, chosen(choice, kind), names);
}

export const choiceWords = (choice: Choice, view: View): string => worded(choice, said(view));

/** With places to the hundredth of an inch, as cases name them. */
export const exactWords = (choice: Choice, view: View): string => worded(choice, said(view, inches));

/** The words of an order under the name of its unit. */
export const orderAlone = (order: Order, view: View): string => orderWords(order, said(view));
