// Choices as players say them.
import type { Choice, ChoiceOf, Verb } from './choices.ts';
import type { ItemName } from './content/equipment.ts';
import { BANDS, type Unit } from './table.ts';
import type { View } from './view.ts';

export const several = (count: number, thing: string): string =>
  `${count < 0 ? '−' : ''}${Math.abs(count)} ${thing}${Math.abs(count) === 1 ? '' : 's'}`;

/** What can be done, as the beginning of a sentence: 'Fire, hold, or turn up cards'. */
export function ways(...all: readonly (string | false)[]): string {
  const some = all.filter((one) => one !== false);
  const words = some.length < 3 ? some.join(' or ') : `${some.slice(0, -1).join(', ')}, or ${some.at(-1)}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** As fine as odds are shown; a sum of chances that is a hair below a half is rounded up too. */
export const tenths = (value: number): string => String(Math.round(value * 10 + 1e-6) / 10);

/** '0.7 hits', '1 hit'. */
export const plural = (value: number, thing: string): string =>
  `${tenths(value)} ${thing}${tenths(value) === '1' ? '' : 's'}`;

export const onAverage = (value: number, thing: string): string => `${plural(value, thing)} on average`;

/** Wounds by slot: '3 on slot 1, 1 on 4'. */
export function placing(wounds: readonly number[]): string {
  const laid = wounds.flatMap((count, i) => (count > 0 ? [`${count} on ${i + 1}`] : []));
  return laid.join(', ').replace('on ', 'on slot ') || 'none';
}

/** The name of a unit, by its id. */
type Named = (id: number) => string;

/** What an item of a unit is called: EW-SCN-10 a home-made one has another name than the item that it is like. */
type ItemOf = (unit: number, item: ItemName) => string;

const GIFTS: Record<ChoiceOf<'gift'>['gift'], string> = {
  AMMO: '3 AMMO',
  CP: '1 CP',
  unit: 'An Armed Survivor',
};

/** An order, and to whom or against what it is given. */
function ordered(choice: ChoiceOf<'order'>, name: Named): string {
  if ('wound' in choice) return `${choice.order} ${name(choice.unit)}: ${choice.wound}`;
  if ('unit' in choice) return `${choice.order} ${name(choice.unit)}`;
  return 'card' in choice ? `${choice.order} ${choice.card}` : choice.order;
}

function promoted(choice: ChoiceOf<'promote'>, name: Named): string {
  const where = choice.bands.map((band) => BANDS[band]).join(' and ');
  return `Promote ${name(choice.unit)}: ${choice.gain}${where === '' ? '' : ` at ${where}`}`;
}

const WORDS: { [V in Verb]: (choice: ChoiceOf<V>, name: Named, item: ItemOf) => string } = {
  done: () => 'Go on',
  skip: () => 'Pass it by: counts as failed',
  range: (choice, name) =>
    `${choice.unit === 0 ? 'Everybody' : name(choice.unit)} one ${choice.by > 0 ? 'farther' : 'nearer'}`,
  order: ordered,
  move: (choice, name) => `${name(choice.unit)} moves`,
  fire: (choice, name) => `${name(choice.unit)} fires`,
  melee: (choice, name) => `${name(choice.unit)} fights hand to hand`,
  hold: (choice, name) => `${name(choice.unit)} holds fire`,
  watch: (choice, name) => `${name(choice.unit)} watches`,
  grenades: (choice, name) => `${name(choice.unit)} throws grenades`,
  charges: (choice, name) => `${name(choice.unit)} sets charges`,
  use: (choice, name, item) => `${name(choice.unit)} uses ${item(choice.unit, choice.item)}`,
  flip: (choice) => `Turn up slot ${choice.slot}`,
  assign: (choice) => `Place ${placing(choice.wounds)}`,
  look: (choice) => `Look at slots ${choice.slots[0]} and ${choice.slots[1]}`,
  exchange: () => 'Exchange them',
  strike: (choice, name) => `Hit ${name(choice.unit)}`,
  treat: (choice, name) => `${name(choice.by)} treats ${name(choice.unit)}: ${choice.wound}`,
  stim: (choice, name) => `${name(choice.unit)} uses a Stim Injector`,
  fall: (choice, name) => `${name(choice.unit)} goes down`,
  heal: (choice, name) => `Heal ${name(choice.unit)}`,
  medkit: (choice, name) => `${name(choice.by)} treats ${name(choice.unit)}`,
  check: (choice, name) => `${name(choice.unit)} tries it`,
  breach: (choice, name) => `${name(choice.unit)} breaches it`,
  operate: (choice, name) => `Operate on ${name(choice.unit)}`,
  trauma: (choice, name) => `Save ${name(choice.unit)}`,
  'promote to leader': (choice, name) => `${name(choice.unit)} leads`,
  hire: (choice, name) => `Hire ${name(choice.unit)}`,
  dismiss: (choice, name) => `Say goodbye to ${name(choice.unit)}`,
  stay: (choice, name) => `${name(choice.unit)} stays at home`,
  bring: (choice, name) => `${name(choice.unit)} comes along`,
  gift: (choice) => GIFTS[choice.gift],
  blow: () => 'Leave and blow the charges',
  'take over': (choice, name, item) =>
    `${name(choice.unit)} takes ${item(choice.from, choice.item)} from ${name(choice.from)}`,
  refill: (choice, name, item) => `Refill ${name(choice.unit)}'s ${item(choice.unit, choice.item)}`,
  branch: (choice) => choice.branch,
  recruit: (choice) => `Hire ${/^[AEIOU]/.test(choice.type) ? 'an' : 'a'} ${choice.type}`,
  buy: (choice, name) => `${choice.item} for ${name(choice.unit)}`,
  promote: promoted,
  repeat: () => 'Play it again',
};

/** One entry of the table fits the choice's own verb. */
const said = <V extends Verb>(choice: ChoiceOf<V>, name: Named, item: ItemOf): string =>
  WORDS[choice.do](choice, name, item);

export function choiceWords(choice: Choice, v: View): string {
  const unit = (id: number): Unit | undefined => v.table.squad.find((one) => one.id === id);
  return said(
    choice,
    (id) => unit(id)?.name ?? `unit ${id}`,
    (id, item) => unit(id)?.items.find(({ name }) => name === item)?.own ?? item,
  );
}

const isChoice = (value: object): value is Choice =>
  'do' in value && typeof value.do === 'string' && Object.hasOwn(WORDS, value.do);

/** A choice that came to a board as plain data; the game has offered it. */
export function choiceIn(value: unknown): Choice {
  if (typeof value !== 'object' || value === null || !isChoice(value))
    throw new TypeError(`no choice of this game: ${JSON.stringify(value)}`);
  return value;
}
