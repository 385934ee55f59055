// A deck, pool or cup that nobody can see into. What comes out is decided when it is first seen. Only things that an
// effect put on top or at the bottom have a known order.
import { itemAt } from '../read/itemAt.ts';
import { sum } from './chance.ts';

export type Kind = string | number;

export interface Bag<K extends Kind = Kind> {
  /** Known to come first, in this order. */
  top: K[];
  /** The kinds inside, and how many are left of each. */
  kinds: K[];
  left: number[];
  /** Known to come last, in this order. */
  bottom: K[];
}

/** A mixed bag with the given things in it. */
export function bagOf<K extends Kind>(things: Iterable<K>): Bag<K> {
  const bag: Bag<K> = { top: [], kinds: [], left: [], bottom: [] };
  for (const thing of things) putIn(bag, thing);
  return bag;
}

export function putIn<K extends Kind>(bag: Bag<K>, thing: K): void {
  const at = bag.kinds.indexOf(thing);
  if (at >= 0) bag.left[at] = itemAt(bag.left, at) + 1;
  else {
    bag.kinds.push(thing);
    bag.left.push(1);
  }
}

/** Takes one known thing out of the mixed part; false if it is not in there. */
export function takeOut<K extends Kind>(bag: Bag<K>, thing: K): boolean {
  const at = bag.kinds.indexOf(thing);
  if (at < 0 || bag.left[at] === 0) return false;
  bag.left[at] = itemAt(bag.left, at) - 1;
  return true;
}

export const sizeOf = (bag: Bag): number => bag.top.length + sum(bag.left) + bag.bottom.length;

export const isEmpty = (bag: Bag): boolean =>
  bag.top.length === 0 && bag.bottom.length === 0 && sum(bag.left) === 0;

/** Everything in the bag: kinds with counts, wherever they lie. This is public knowledge. */
export function contents<K extends Kind>(bag: Bag<K>): Map<K, number> {
  const all = new Map<K, number>();
  const add = (kind: K, count: number): void =>
    void (count > 0 && all.set(kind, (all.get(kind) ?? 0) + count));
  for (const kind of bag.top) add(kind, 1);
  bag.kinds.forEach((kind, i) => add(kind, itemAt(bag.left, i)));
  for (const kind of bag.bottom) add(kind, 1);
  return all;
}

export const copyBag = <K extends Kind>(bag: Bag<K>): Bag<K> => ({
  top: bag.top.slice(),
  kinds: bag.kinds.slice(),
  left: bag.left.slice(),
  bottom: bag.bottom.slice(),
});
