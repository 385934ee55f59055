// What missions remember: typed fields, and the words and numbers by which people write them in positions (`marks`).
import { BadInput, copyJson } from '@xenotable/kernel';
import { type Faction, SIDES, type Side } from '../content/units.ts';
import type { Table } from '../table.ts';

/** The state of a mission by field; what has not come up yet is missing. */
export type MissionState = { [field: string]: unknown };

/** As people write it: a word, and numbers. */
export type Marks = Record<string, number[]>;

/** One field: how it is read from the marks of a position and written back. */
export interface Field<T> {
  words: readonly string[];
  read(marks: Marks): T | undefined;
  write(value: T, marks: Marks): void;
}

/** Units, fields or rounds, in the order in which they came up. */
export const list = (word: string): Field<number[]> => ({
  words: [word],
  read: (marks) => marks[word]?.slice(),
  write: (value, marks) => void (marks[word] = value.slice()),
});

/** A number: a count, a round, a unit. */
export const one = (word: string): Field<number> => ({
  words: [word],
  read: (marks) => marks[word]?.[0],
  write: (value, marks) => void (marks[word] = [value]),
});

/** A number for each faction or side that has one. */
export const onePer = <K extends string>(
  word: string,
  keys: readonly K[],
): Field<Partial<Record<K, number>>> => ({
  words: keys.map((key) => `${word} ${key}`),
  read(marks) {
    const found: Partial<Record<K, number>> = {};
    for (const key of keys) {
      const number = marks[`${word} ${key}`]?.[0];
      if (number !== undefined) found[key] = number;
    }
    return Object.keys(found).length === 0 ? undefined : found;
  },
  write(value, marks) {
    for (const key of keys) {
      const number = value[key];
      if (number !== undefined) marks[`${word} ${key}`] = [number];
    }
  },
});

/** Numbers for each faction or side that has some. */
export const listPer = <K extends string>(
  word: string,
  keys: readonly K[],
): Field<Partial<Record<K, number[]>>> => ({
  words: keys.map((key) => `${word} ${key}`),
  read(marks) {
    const found: Partial<Record<K, number[]>> = {};
    for (const key of keys) {
      const numbers = marks[`${word} ${key}`];
      if (numbers !== undefined) found[key] = numbers.slice();
    }
    return Object.keys(found).length === 0 ? undefined : found;
  },
  write(value, marks) {
    for (const key of keys) {
      const numbers = value[key];
      if (numbers !== undefined) marks[`${word} ${key}`] = numbers.slice();
    }
  },
});

/** One more for a faction or side. */
export const tallied = <K extends string>(
  counts: Partial<Record<K, number>> | undefined,
  key: K,
): Partial<Record<K, number>> => ({ ...counts, [key]: (counts?.[key] ?? 0) + 1 });

export const perSide = (word: string) => onePer<Side>(word, SIDES);
export const perFaction = (word: string, factions: readonly Faction[]) => onePer<Faction>(word, factions);

/** Sides, written as their places in the list. */
export const sides = (word: string): Field<Side[]> => ({
  words: [word],
  read: (marks) => marks[word]?.flatMap((at) => SIDES[at] ?? []),
  write: (value, marks) => void (marks[word] = value.map((side) => SIDES.indexOf(side))),
});

type Fields = { [field: string]: Field<unknown> };
type Values<F extends Fields> = { [K in keyof F]?: F[K] extends Field<infer T> ? T : never };
type Names<F extends Fields, T> = {
  [K in keyof F]: F[K] extends Field<infer U> ? (U extends T ? K : never) : never;
}[keyof F];

/** A mission's state without its types: what arrange and report need. */
export interface StateKind {
  read(marks: Marks, where: string): MissionState;
  write(state: MissionState): Marks;
}

const NOTHING: readonly number[] = [];

/** What a mission or a part of one remembers; several parts share one state. */
export class State<F extends Fields> implements StateKind {
  readonly fields: F;

  constructor(fields: F) {
    this.fields = fields;
  }

  /** The same state with more fields. */
  with<G extends Fields>(more: G): State<F & G> {
    return new State({ ...this.fields, ...more });
  }

  of(w: Pick<Table, 'state'>): Values<F> {
    // A table's state is made of the fields of its mission and of no others (`read`).
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return w.state as Values<F>;
  }

  list(w: Pick<Table, 'state'>, field: Names<F, number[]>): readonly number[] {
    const value = w.state[String(field)];
    return Array.isArray(value) ? value : NOTHING;
  }

  /** Notes a number, each once. */
  add(w: Pick<Table, 'state'>, field: Names<F, number[]>, what: number): void {
    const known = this.list(w, field);
    if (!known.includes(what)) w.state[String(field)] = [...known, what];
  }

  /** How often something has happened. */
  count(w: Pick<Table, 'state'>, field: Names<F, number>): number {
    return Number(w.state[String(field)] ?? 0);
  }

  tally(w: Pick<Table, 'state'>, field: Names<F, number>, by = 1): void {
    w.state[String(field)] = this.count(w, field) + by;
  }

  read(marks: Marks, where: string): MissionState {
    const known = new Set(Object.values(this.fields).flatMap((field) => field.words));
    for (const word of Object.keys(marks))
      if (!known.has(word)) throw new BadInput(`${where}.${word}`, 'is nothing that this mission counts');
    const state: MissionState = {};
    for (const [name, field] of Object.entries(this.fields)) {
      const value = field.read(marks);
      if (value !== undefined) state[name] = value;
    }
    return state;
  }

  write(state: MissionState): Marks {
    const marks: Marks = {};
    for (const [name, field] of Object.entries(this.fields)) {
      const value = state[name];
      if (value !== undefined) field.write(value, marks);
    }
    return marks;
  }
}

/** What every mission remembers. */
export const common = new State({
  /** CC-WND-16 Sides of which everybody knows that they have nobody left. */
  nobodyLeft: sides('nobody left'),
  /** CC-UFO-02 The round in which the landing ship left. */
  takeOff: list('take-off'),
  /** CC-MAP-21 Pieces of terrain and bystanders that people have placed. */
  pieces: one('pieces'),
  folk: one('folk'),
  /** CC-NPC-01 Blips of the automaton that people have distributed. */
  distributed: one('distributed'),
  /** CC-CMP-05, CC-M-VS2-23 The side that chooses. */
  chooser: sides('chooser'),
  /** CC-M-CO4-35 The unit that stays in the roster even if it dies. */
  clone: list('clone'),
  /** CC-VP-11 The round in which the people gave the mission up. */
  givenUp: one('given up'),
});

export function copyState(state: MissionState): MissionState {
  const copy: MissionState = {};
  for (const field in state) {
    const value = state[field];
    if (value !== undefined) copy[field] = typeof value === 'object' ? copyJson(value) : value;
  }
  return copy;
}
