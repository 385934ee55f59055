// The tables that a question compares, and their games.
import {
  BadInput,
  type Json,
  type SeatPlan,
  closest,
  copyJson,
  isObject,
  itemAt,
  readOptions,
  readSeats,
} from '@xenotable/kernel';
import type { Axis, Question } from './document.ts';
import { playerFor } from './players.ts';
import type { Subject, Subjects } from './subject.ts';

/** One table that is played on every deal. */
export interface Arm {
  name: string;
  edition?: string;
  options: Record<string, Json>;
  seats: readonly SeatPlan[];
  /** Who plays each seat. */
  players: readonly string[];
  /** The seat whose wins are counted. */
  seat: number;
  /** The same table with the sides swapped. */
  swapped: Pick<Arm, 'options' | 'players' | 'seat'> | null;
  /** In a grid, the indices of its values; of two lists, their numbers. */
  at?: readonly [number, number];
}

/** One game of a question: every deal is played at every arm, and a second time with the sides swapped if required. */
export interface GameOf {
  /** Names the game within its question: arm, seed of the deal, sides. */
  key: string;
  arm: number;
  deal: number;
  swapped: boolean;
}

export const gameOf = (arm: number, deal: number, swapped: boolean): GameOf => ({
  key: `${arm}.${deal}.${swapped ? 1 : 0}`,
  arm,
  deal,
  swapped,
});

/** The game that a key names. Throws BadInput if the question has no such game. */
export function gameNamed(question: Question, arms: readonly Arm[], key: string): GameOf {
  const [, arm = '', deal = '', side = ''] = /^(\d+)\.(\d+)\.([01])$/.exec(key) ?? [];
  const table = arms[Number(arm)];
  if (arm === '' || table === undefined || (side === '1' && table.swapped === null))
    throw new BadInput(
      'key',
      `${JSON.stringify(key)} is no game of this question; a key is ARM.DEAL.SIDES such as 0.${question.seeds.first}.0`,
    );
  return gameOf(Number(arm), Number(deal), side === '1');
}

type Basis = Pick<Arm, 'options' | 'seats' | 'players' | 'seat'>;

/** The set-up that the question names or describes. */
function basisOf(question: Question, { game, setups = [] }: Subject): Basis {
  const { setup, players, seat } = question;
  const found = typeof setup === 'string' ? setups.find(({ name }) => name === setup) : setup;
  if (found === undefined)
    throw new BadInput(
      'setup',
      `${game.title} has no set-up ${JSON.stringify(setup)}${closest(
        String(setup),
        setups.map(({ name }) => name),
      )}`,
    );
  const seats = readSeats(game.seats, found.seats);
  if (seat >= seats.length) throw new BadInput('seat', `there are ${seats.length} seats, counted from 0`);
  return { options: readGiven(found.options ?? {}), seats, players, seat };
}

/** Options as given; missing ones have the game's default. */
const readGiven = (options: Record<string, unknown>): Record<string, Json> =>
  copyJson(options) as Record<string, Json>;

/** Options with the value at one path changed. */
function withValue(options: Record<string, Json>, path: string, value: Json): Record<string, Json> {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...options, [first]: value };
  const changed = copyJson(options);
  let at: unknown = changed;
  const keys = [first, ...rest];
  for (const key of keys.slice(0, -1)) {
    at = isObject(at) ? at[key] : undefined;
    if (!isObject(at)) throw new BadInput('option', `${path}: the set-up has nothing at ${key}`);
  }
  if (isObject(at)) at[itemAt(keys, keys.length - 1)] = value;
  return changed;
}

const turned = <T>(items: readonly T[]): T[] => [...items].reverse();

/** Completes an arm: one player for each seat, and the table with its sides swapped. */
function finished(question: Question, name: string, basis: Basis, rest: Partial<Arm> = {}): Arm {
  const { options, seats, seat } = basis;
  const players = seats.map((_, i) => itemAt(basis.players, i % basis.players.length));
  const swapped = question.swap
    ? {
        options: Object.fromEntries(
          Object.entries(options).map(([key, value]) => [
            key,
            question.bySeat.includes(key) && Array.isArray(value) ? turned(value) : value,
          ]),
        ),
        players: turned(players),
        seat: seats.length - 1 - seat,
      }
    : null;
  return { name, options, seats, players, seat, swapped, ...rest };
}

const valueName = ({ names }: Axis, value: Json, i: number): string =>
  names?.[i] ?? (typeof value === 'string' ? (value.split('\n')[0] ?? value) : JSON.stringify(value));

function pairings(question: Extract<Question, { kind: 'lists' }>, basis: Basis): Arm[] {
  const { lists, option, between } = question;
  const [here, there] = between;
  const length = basis.seats.length;
  if (here === there || here >= length || there >= length)
    throw new BadInput('between', `must be two of the ${length} seats, such as [0, 1]`);
  const base = finished(question, '', basis);
  const table = (a: number, b: number, at: readonly [number, number]) => {
    const players = [...base.players];
    const given = option === undefined ? undefined : base.options[option];
    const values: Json[] = Array.isArray(given) ? [...given] : base.seats.map(() => '');
    for (const [seat, number] of [
      [at[0], a],
      [at[1], b],
    ] as const) {
      const { value, player } = itemAt(lists, number);
      if (player !== undefined) players[seat] = player;
      if (value !== undefined) values[seat] = value;
    }
    const options = option === undefined ? base.options : { ...base.options, [option]: values };
    return { options, players, seat: at[0] };
  };
  return lists.flatMap((one, a) =>
    lists.slice(a + 1).map((other, i): Arm => {
      const b = a + 1 + i;
      return {
        ...base,
        ...table(a, b, [here, there]),
        name: `${one.name} against ${other.name}`,
        swapped: table(a, b, [there, here]),
        at: [a, b],
      };
    }),
  );
}

function tables(question: Question, basis: Basis): Arm[] {
  switch (question.kind) {
    case 'rate':
    case 'causes':
      return [finished(question, question.question, basis)];
    case 'lists':
      return pairings(question, basis);
    case 'variants':
      return question.variants.map((one) =>
        finished(
          question,
          one.name,
          {
            ...basis,
            options: { ...basis.options, ...one.options },
            ...(one.seats !== undefined && { seats: one.seats }),
            ...(one.players !== undefined && { players: one.players }),
          },
          one.edition === undefined ? {} : { edition: one.edition },
        ),
      );
    case 'grid': {
      const { across, down } = question;
      return down.values.flatMap((y, row) =>
        across.values.map((x, column) =>
          finished(
            question,
            `${valueName(across, x, column)}, ${valueName(down, y, row)}`,
            { ...basis, options: withValue(withValue(basis.options, across.option, x), down.option, y) },
            { at: [column, row] },
          ),
        ),
      );
    }
    case 'even':
      return question.parameter.values.map((value, i) =>
        finished(question, valueName(question.parameter, value, i), {
          ...basis,
          options: withValue(basis.options, question.parameter.option, value),
        }),
      );
  }
}

/** Every table of a question, checked against the rules before a game is played. Throws BadInput with the wrong field. */
export function armsOf(question: Question, subjects: Subjects): Arm[] {
  const arms = tables(question, basisOf(question, subjects(question.edition)));
  return arms.map((arm) => {
    const edition = arm.edition ?? question.edition;
    const subject = subjects(edition);
    const { game } = subject;
    try {
      readOptions(game.options, arm.options);
      if (arm.swapped !== null) readOptions(game.options, arm.swapped.options);
      const seats = readSeats(game.seats, arm.seats);
      for (const name of arm.players) playerFor(subject, name);
      return { ...arm, seats, ...(edition !== undefined && { edition }) };
    } catch (error) {
      throw error instanceof BadInput ? new BadInput(arm.name, error.message) : error;
    }
  });
}
