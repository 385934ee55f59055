// A question being edited: it is always valid, and is changed part by part.
import { type Axis, type Kind, type Question, type QuestionInput, readQuestion } from '@xenotable/questions';
import type { Choices, Json, SeatPlan } from '@xenotable/kernel';
import { titleOf } from '@xenotable/shelf';
import { setupOf } from '../../../storage/setups.ts';
import type { LabSheet } from '../../../worker/labApi.ts';
import { seatsOf } from '../../setup/chairs.ts';
import { agreed, isShown } from '../../../table/shown.ts';
import { kindTitle } from './kinds.ts';

export type Of<K extends Kind> = Extract<Question, { kind: K }>;

/** A set-up in full: its options and seats. */
export interface OwnSetup {
  options: Record<string, Json>;
  seats: SeatPlan[];
}

const plainSeats = (seats: readonly SeatPlan[]): SeatPlan[] =>
  seats.map(({ kind, name }) => ({ kind, name }));

/** The first set-up of a question: the last one of the set-up screen, otherwise that of *Play now*. */
export function firstSetup(game: string, sheet: LabSheet): OwnSetup {
  const quick = titleOf(game)?.quick;
  const last = setupOf(game);
  if (last === null) return { options: quick?.options ?? {}, seats: plainSeats(quick?.seats ?? []) };
  const scripts = sheet.seats.kinds.filter((kind) => kind !== 'person');
  return {
    options: agreed(sheet.options, last.options),
    seats: plainSeats(seatsOf(last.chairs, scripts)),
  };
}

/** The set-up that a question names or describes. */
export function setupIn(question: Question, sheet: LabSheet): OwnSetup {
  const { setup } = question;
  if (typeof setup === 'string') {
    const named = sheet.setups.find(({ name }) => name === setup);
    return { options: named?.options ?? {}, seats: named?.seats ?? [] };
  }
  return { options: setup.options ?? {}, seats: setup.seats };
}

/** Values of an option for a search or a grid: the first few in the order of the sheet; numbers ascending. */
export function axisOf(sheet: LabSheet, key: string): Axis {
  const option = sheet.options[key];
  const values = [...(option?.choices ?? [])];
  if (values.every((value) => typeof value === 'number')) values.sort((a, b) => a - b);
  return { option: key, values: values.slice(0, 12) };
}

/** Options of which several values can be tried in a set-up: those that matter in it, numbers first. */
export const tryable = (sheet: LabSheet, { options }: OwnSetup): [key: string, option: Choices][] =>
  Object.entries(sheet.options)
    .filter(([key, { choices }]) => choices.length > 1 && isShown(sheet.options, options, key))
    .sort(
      ([, a], [, b]) => Number(typeof b.choices[0] === 'number') - Number(typeof a.choices[0] === 'number'),
    );

const otherValue = ({ choices }: Choices, value: Json): Json => choices.find((one) => one !== value) ?? null;

/** The minimal fields of a kind, from what the game offers. */
function partsOf(kind: Kind, sheet: LabSheet, setup: OwnSetup): object {
  const { options, seats } = setup;
  const [first, second = first] = tryable(sheet, setup);
  switch (kind) {
    case 'rate':
    case 'causes':
      return {};
    case 'lists': {
      const free = sheet.free.find(({ key }) => Array.isArray(options[key]));
      const given = free === undefined ? undefined : options[free.key];
      const lists = Array.isArray(given) && given.length > 1 ? given : null;
      return lists !== null && free !== undefined && seats.length > 1
        ? {
            option: free.key,
            lists: lists.map((value, i) => ({ name: listName(value, i), value })),
          }
        : {
            lists: [
              { name: 'Steady', player: 'steady' },
              { name: 'Easy', player: 'easy' },
            ],
          };
    }
    case 'variants':
      return {
        variants: [
          { name: 'As it is' },
          first === undefined
            ? { name: 'Easy program', players: 'easy' }
            : {
                name: `Other: ${first[1].label}`,
                options: {
                  [first[0]]: otherValue(first[1], options[first[0]] ?? first[1].choices[0] ?? null),
                },
              },
        ],
      };
    case 'grid':
      return { across: axisOf(sheet, first?.[0] ?? ''), down: axisOf(sheet, second?.[0] ?? '') };
    case 'even':
      return { parameter: axisOf(sheet, first?.[0] ?? '') };
  }
}

/** A list is named by its first line. */
export const listName = (value: Json, i: number): string =>
  (typeof value === 'string' ? value.split('\n')[0]?.trim().slice(0, 80) : '') || `List ${i + 1}`;

/** The first stop rule of a kind: fast enough for a first look. */
const stopOf = (kind: Kind): QuestionInput['stop'] =>
  kind === 'even' ? { test: 0.05, width: 0.05, most: 1000 } : { games: kind === 'grid' ? 100 : 400 };

/** A question of a kind about a set-up. Fields that the new kind also has are kept. */
export function draftOf(kind: Kind, game: string, sheet: LabSheet, before: Question | null): Question {
  const setup = before === null ? firstSetup(game, sheet) : setupIn(before, sheet);
  const asked =
    before === null || before.question === kindTitle(before.kind) ? kindTitle(kind) : before.question;
  const keeps = before !== null && kind !== 'even' && before.kind !== 'even' && before.kind !== 'grid';
  return readQuestion({
    ...(before !== null && {
      players: before.players,
      seat: before.seat,
      measure: kind === 'lists' ? 'wins' : before.measure,
      seeds: before.seeds,
      swap: before.swap,
      bySeat: before.bySeat,
    }),
    question: asked,
    game,
    kind,
    setup: before?.setup ?? setup,
    stop: keeps ? before.stop : stopOf(kind),
    ...partsOf(kind, sheet, setup),
  });
}
