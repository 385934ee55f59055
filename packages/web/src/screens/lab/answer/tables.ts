// An answer as tables: the figures behind every chart.
import type { Answer, Axis, EvenStep } from '@xenotable/questions';
import type { Figures } from '../charts/figures.ts';
import { grouped, points } from '../charts/numbers.ts';
import { giveOf, intervalWords, unitsOf } from './units.ts';

export interface TitledFigures extends Figures {
  title: string;
}

const pValue = (p: number): string => (p < 0.001 ? 'below 0.001' : p.toFixed(3));

export function armsTable({ question, arms }: Answer): TitledFigures {
  const units = unitsOf(question.measure);
  return {
    title: 'Every table',
    head: [
      'Table',
      units.name,
      'Interval',
      'Games',
      'Won',
      'Drawn',
      'Lost',
      'Unfinished',
      'Rounds',
      'Decisions',
    ],
    rows: arms
      .filter(({ games }) => games > 0)
      .map((arm) => [
        arm.name,
        units.value(arm.value.mean),
        intervalWords(units, arm.value),
        ...[arm.games, arm.won, arm.drawn, arm.lost, arm.unfinished].map(grouped),
        arm.rounds.toFixed(1),
        arm.decisions.toFixed(0),
      ]),
  };
}

export function differencesTable({ question, differences }: Answer): TitledFigures {
  const units = unitsOf(question.measure);
  return {
    title: `Difference to ${differences[0]?.against ?? 'the first'}`,
    head: ['Variant', `Difference, ${units.name}`, 'Interval', 'p, corrected', 'Better', 'Alike', 'Worse'],
    rows: differences.map(({ name, value, p, better, alike, worse }) => [
      name,
      units.difference(value.mean),
      intervalWords(units, value, 'difference'),
      pValue(p),
      ...[better, alike, worse].map((deals) => `${grouped(deals)} deals`),
    ]),
  };
}

export function contendersTable({ question, contenders }: Answer): TitledFigures {
  const units = unitsOf(question.measure);
  return {
    title: 'All against all',
    head: ['Name', units.name, 'Interval', 'p, corrected', 'Games', 'Unfinished'],
    rows: contenders.map(({ name, value, p, games, unfinished }) => [
      name,
      units.value(value.mean),
      intervalWords(units, value),
      pValue(p),
      grouped(games),
      grouped(unfinished),
    ]),
  };
}

/** The name of a value of an axis. */
export function axisWords({ values, names }: Axis, i: number): string {
  const value = values[i];
  return names?.[i] ?? (typeof value === 'string' ? (value.split('\n')[0] ?? '') : JSON.stringify(value));
}

export function gridTable({ question, cells }: Answer): TitledFigures | null {
  if (question.kind !== 'grid') return null;
  const { across, down, measure } = question;
  const units = unitsOf(measure);
  return {
    title: `${across.name ?? across.option} and ${down.name ?? down.option}`,
    head: [across.name ?? across.option, down.name ?? down.option, units.name, 'Interval', 'Games'],
    rows: cells.map(({ column, row, value, games }) => [
      axisWords(across, column),
      axisWords(down, row),
      value === null ? 'not played' : units.value(value.mean),
      value === null ? '' : intervalWords(units, value),
      grouped(games),
    ]),
  };
}

const VERDICTS = { above: 'surely above', below: 'surely below', even: 'near enough', open: 'still open' };

/** If the limit was reached first, the interval still contains the target: the verdict is only the likelier side. */
function verdictWords({ verdict, value }: EvenStep, target: number): string {
  const sure = value.low > target || value.high < target;
  return !sure && (verdict === 'above' || verdict === 'below') ? `leans ${verdict}` : VERDICTS[verdict];
}

export function evenTable({ question, even }: Answer): TitledFigures | null {
  if (even === null) return null;
  const units = unitsOf(question.measure);
  return {
    title: 'Values that were tried',
    head: ['Value', units.name, 'Give or take', 'Games', 'Verdict'],
    rows: even.steps.map((step) => [
      step.name,
      units.value(step.value.mean),
      giveOf(units, step.value),
      grouped(step.games),
      verdictWords(step, question.kind === 'even' ? question.target : 0.5),
    ]),
  };
}

export const lengthsTable = ({ lengths }: Answer): TitledFigures => ({
  title: 'Length of a game',
  head: ['Rounds', 'Games', 'Won'],
  rows: lengths.map(({ rounds, games, won }) => [String(rounds), grouped(games), grouped(won)]),
});

export const causesTable = ({ causes }: Answer): TitledFigures => ({
  title: 'How games ended',
  head: ['Result', 'How', 'Rule', 'Games', 'Share, %'],
  rows: causes.map(({ result, why, rule, games, share }) => [
    result,
    why,
    rule,
    grouped(games),
    points(share.mean),
  ]),
});

export const courseTable = ({ course }: Answer): TitledFigures | null =>
  course === null
    ? null
    : {
        title: 'How often the lead changes',
        head: ['Changes of the lead', 'Games'],
        rows: course.leads.map(({ changes, games }) => [String(changes), grouped(games)]),
      };

export const turnsTable = ({ course }: Answer): TitledFigures | null =>
  course === null
    ? null
    : {
        title: 'Where games turned',
        head: ['Rule', 'For or against', 'Games', 'Share, %', 'Round, on average', 'Change, points'],
        rows: course.turns.map(({ rule, gained, games, share, round, by }) => [
          rule,
          gained ? 'for' : 'against',
          grouped(games),
          points(share.mean),
          round.toFixed(1),
          points(by),
        ]),
      };

export const picksTable = ({ picks }: Answer): TitledFigures | null =>
  picks === null
    ? null
    : {
        title: 'What was picked',
        head: ['Pick', 'Games', 'Picked, %', 'Won with it, %', 'Interval', 'Won without it, %', 'Interval'],
        rows: picks.map(({ name, games, share, with: within, without }) => [
          name,
          grouped(games),
          points(share.mean),
          points(within.mean),
          `${points(within.low)} to ${points(within.high)}`,
          points(without.mean),
          `${points(without.low)} to ${points(without.high)}`,
        ]),
      };

/** What a file has besides the figures of each table. */
export const otherTables = (answer: Answer): TitledFigures[] =>
  [
    evenTable(answer),
    lengthsTable(answer),
    causesTable(answer),
    courseTable(answer),
    turnsTable(answer),
    picksTable(answer),
  ].filter((table) => table !== null);
