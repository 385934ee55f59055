// What the auditor has heard so far, and the small changes that many happenings make to its book.
import type { Spot } from '../../choices.ts';
import type { Happening } from '../../happenings.ts';
import { type Account, type Entry, isOn, must } from './account.ts';
import type { Blow } from './blows.ts';

export type Of<T extends Happening['type']> = Extract<Happening, { type: T }>;

export type Reason = 'attack' | 'charges' | 'reacts' | 'free' | 'counter';

/** The auditor at work: its book, and what it has heard of the attack that is going on. */
export interface Hearing {
  book: Account;
  /** Why a model is about to attack, where it is not an Attack of its own activation. */
  reasons: Map<string, Reason>;
  blow: Blow | null;
  /** The civilian that was claimed last. */
  claimed: Entry | null;
  /** A die that was drawn and not yet used. */
  colour: string;
  active: string;
  mover: string;
  trigger: boolean;
}

export type Handlers = { [T in Happening['type']]?: (hearing: Hearing, what: Of<T>) => void };

export function entry(book: Account, name: string): Entry {
  const found = book.models.get(name);
  must(found !== undefined, () => `${name} is not in the book`);
  return found;
}

/** A way that nobody interrupted has come to its end. */
export function arrive(m: Entry): void {
  if (m.path === null) return;
  m.at = m.path.at(-1) ?? m.at;
  m.path = null;
}

export function put(m: Entry, at: Spot): void {
  m.place = 'board';
  m.at = at;
  m.path = null;
}

/** EE-DMG-12 Off the board, with all its tokens gone. */
export function leave(m: Entry, to: 'destroyed' | 'saved'): void {
  m.place = to;
  if (to === 'destroyed') m.wounds = 0;
  m.path = null;
  m.down = 'no';
  m.overwatch = null;
  m.shotsAt = [];
  m.poisoned = false;
  m.shield = 0;
  m.suppressed = 0;
}

export const change = (counts: Map<string, number>, colour: string, by: number): void => {
  const left = (counts.get(colour) ?? 0) + by;
  must(left >= 0, () => `${left} of ${colour}`);
  counts.set(colour, left);
};

export const colourOf = (m: Entry): string =>
  m.player < 0 ? 'automaton' : String.fromCharCode(65 + m.player);

/** EE-RND-01 Models that have a die. */
export const hasDie = (book: Account, m: Entry): boolean =>
  isOn(m) &&
  m.control === m.side &&
  !m.neutral &&
  m.activated === 0 &&
  !(m.unit === 'Civilian' && book.mission === 'SE1.7');
