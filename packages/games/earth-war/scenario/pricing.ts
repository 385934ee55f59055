// EW-SCN-09, EW-SCN-10 Soldiers, weapons and equipment of one's own weighed: at a price they take the place of printed
// soldiers of as many RP, in a fight that a squad of printed soldiers wins about as often as it loses.
import type { OwnThing } from '@xenotable/kernel';
import { ownName } from '../content/cards.ts';
import { isUnitType, unitKind } from '../content/units.ts';
import type { Member, Scenario } from './scenario.ts';

/** RP of the squad, and the places beside its leader. */
const RP = 18;
const PLACES = 7;
/** A squad has so many of the thing, if it may. */
const WEIGHED = 2;

/** How often the script wins the fight with printed soldiers alone: in 4,000 games, ± 1.6 %. */
export const PRINTED_WINS = 0.51;

/** Printed soldiers for so many RP, in so many places. */
function printedFor(rp: number, places: number): Member[] {
  const riflemen = Math.min(Math.floor(rp / 3), places);
  const recruits = Math.min(rp - 3 * riflemen, places - riflemen);
  return [
    ...Array.from({ length: riflemen }, (): Member => ({ unit: 'Rifleman' })),
    ...Array.from({ length: recruits }, (): Member => ({ unit: 'Recruit' })),
  ];
}

/** How many of a thing the squad has: a squad may have one Dog Team only. */
const countOf = ({ kind, like }: OwnThing): number =>
  Math.min(WEIGHED, (kind === 'unit' && isUnitType(like) ? unitKind(like).most : undefined) ?? WEIGHED);

/** Soldiers, or Riflemen who carry it. */
function weighedMembers(thing: OwnThing, price: number): { members: Member[]; cost: number } {
  const name = ownName(thing.name);
  const count = countOf(thing);
  const soldier = thing.kind === 'unit';
  const member: Member = soldier ? { unit: name } : { unit: 'Rifleman', items: [name] };
  return {
    members: Array.from({ length: count }, () => member),
    cost: count * (soldier ? price : price + 3),
  };
}

/** The fight in which things are weighed, with this squad. */
const fight = (name: string, squad: readonly Member[], content: readonly OwnThing[]): Scenario => ({
  format: 1,
  game: 'earth-war',
  name,
  text: '',
  ...(content.length > 0 && { content }),
  rp: RP,
  squad: [{ unit: 'Squad Leader' }, ...squad],
  nodes: [
    {
      kind: 'combat',
      title: 'The weighing',
      enemies: [
        [5, 'Warrior'],
        [5, 'Drone'],
        [2, 'Spitter'],
      ],
      shadows: [[4, 'Merely Shadows']],
    },
  ],
  goals: [{ text: 'Hold.', primary: true, scores: [{ points: 1, when: [{ is: 'held', node: 1 }] }] }],
});

/** The fight with printed soldiers alone. */
export const printedFight = (): Scenario => fight('Printed soldiers', printedFor(RP, PLACES), []);

/** The same fight with the thing at a price; what it leaves over buys printed soldiers. */
export function weighed(thing: OwnThing, price: number): Scenario {
  const priced: OwnThing = { ...thing, figures: { ...thing.figures, rp: price } };
  const { members, cost } = weighedMembers(priced, price);
  const others = printedFor(RP - cost, PLACES - members.length);
  return fight(`${thing.name} at ${price} RP`, [...members, ...others], [priced]);
}

/** Prices that are tried: for more there would be no squad of four. */
export const PRICES: Readonly<Record<string, readonly number[]>> = {
  unit: [1, 2, 3, 4, 5, 6, 7, 8],
  item: [1, 2, 3, 4, 5],
};
