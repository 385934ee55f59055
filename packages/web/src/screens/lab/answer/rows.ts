// The rows of an answer's charts.
import { type Answer, type Estimate, halfWidth } from '@xenotable/questions';
import type { ForestRow } from '../charts/ForestPlot.tsx';
import { grouped, spoken } from '../charts/numbers.ts';
import { EARLY } from './progress.ts';
import { giveOf, unitsOf } from './units.ts';

interface Shown {
  id: string;
  label: string;
  value: Estimate;
  /** The index of its width in the history. */
  at: number;
  clear: boolean;
  narrow: boolean | null;
  /** A further remark. */
  remark?: string;
  /** The meaning of the two signs. */
  apart: string;
  maybe: string;
}

/** The interval with its width after a quarter of the deals, around the present value. */
function quarterOf({ history, deals }: Answer, at: number, mean: number): ForestRow['quarter'] {
  const half = history.findLast((one) => one.deals <= deals / 4)?.halves[at];
  return half === undefined || !Number.isFinite(half) ? null : [mean - half, mean + half];
}

function rowOf(answer: Answer, how: 'value' | 'difference', shown: Shown): ForestRow {
  const { id, label, value, clear, narrow } = shown;
  const units = unitsOf(answer.question.measure);
  const early = answer.state === 'open' && answer.deals < EARLY;
  const certain = !early && Number.isFinite(halfWidth(value));
  const written = answer.deals === 0 && answer.games === 0 ? '–' : units[how](value.mean);
  const give = certain ? giveOf(units, value) : '';
  const note =
    shown.remark !== undefined
      ? shown.remark
      : answer.state !== 'open'
        ? ''
        : early
          ? 'too early to say'
          : narrow === null
            ? ''
            : narrow
              ? 'narrow enough'
              : 'still wide';
  return {
    id,
    label,
    value: answer.games === 0 ? null : value.mean,
    interval: certain ? [value.low, value.high] : null,
    ...(answer.state === 'open' && certain && { quarter: quarterOf(answer, shown.at, value.mean) }),
    apart: certain && clear,
    written,
    ...(give !== '' && { give }),
    ...(note !== '' && { note }),
    spoken: `${label}: ${[spoken(written), spoken(give), note, clear ? shown.apart : shown.maybe]
      .filter((words) => words !== '')
      .join(', ')}.`,
  };
}

export const differenceRows = (answer: Answer): ForestRow[] =>
  answer.differences.map(({ arm, name, value, clear, narrow, better, worse, deals }, at) =>
    rowOf(answer, 'difference', {
      id: String(arm),
      label: name,
      value,
      at,
      clear,
      narrow,
      ...(better + worse === 0 && deals > 0 && { remark: `same result on all ${grouped(deals)} deals` }),
      apart: 'excludes no difference',
      maybe: 'could be none',
    }),
  );

export const contenderRows = (answer: Answer): ForestRow[] =>
  answer.contenders.map(({ name, value, clear, narrow }, at) =>
    rowOf(answer, 'value', {
      id: String(at),
      label: name,
      value,
      at,
      clear,
      narrow,
      apart: 'excludes even',
      maybe: 'could be even',
    }),
  );

/** Single tables; `line` is the value they are compared with. */
export const armRows = (answer: Answer, line: number | null): ForestRow[] =>
  answer.arms
    .map((arm, at) => ({ ...arm, at }))
    .filter(({ games }) => games > 0 || answer.arms.length === 1)
    .map(({ arm, name, value, at }) =>
      rowOf(answer, 'value', {
        id: String(arm),
        label: name,
        value,
        at,
        clear: line !== null && (value.low > line || value.high < line),
        narrow: null,
        apart: 'excludes even',
        maybe: '',
      }),
    );

/** The pairs of an all against all: every pair once, in the order of the names. */
export const pairsOf = ({ contenders }: Answer): [first: number, second: number][] =>
  contenders.flatMap((_, a) => contenders.slice(a + 1).map((_one, i): [number, number] => [a, a + 1 + i]));

/** Lengths in at most this many columns; fewer if the chart is narrow. */
const COLUMNS = 14;
const NARROW = 6;

export interface LengthColumn {
  id: string;
  label: string;
  count: number;
  rounds: readonly [number, number];
}

export function lengthColumns({ lengths }: Answer, narrow: boolean): LengthColumn[] {
  const first = lengths[0]?.rounds;
  const last = lengths.at(-1)?.rounds;
  if (first === undefined || last === undefined) return [];
  const all = last - first + 1;
  const wide = Math.ceil(all / (narrow && all > COLUMNS ? NARROW : COLUMNS));
  return Array.from({ length: Math.ceil(all / wide) }, (_, i): LengthColumn => {
    const from = first + i * wide;
    const to = Math.min(last, from + wide - 1);
    const count = lengths
      .filter(({ rounds }) => rounds >= from && rounds <= to)
      .reduce((sum, { games }) => sum + games, 0);
    return {
      id: String(from),
      label: from === to ? String(from) : `${from}–${to}`,
      count,
      rounds: [from, to],
    };
  });
}
