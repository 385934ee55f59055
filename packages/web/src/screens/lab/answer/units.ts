// How the figures of a measure are written: rates in points of a hundred, scores from 0 to 1, lengths in rounds.
import { type Estimate, type Measure, halfWidth } from '@xenotable/questions';
import { giveOrTake, points, signedPoints } from '../charts/numbers.ts';

export interface Units {
  /** What is measured, and in which unit. */
  name: string;
  value(value: number): string;
  difference(value: number): string;
  give(half: number): string;
  /** The minimum range that a scale shows around a value or a difference. */
  room: number;
}

const signed = (value: number, digits: number): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;

const UNITS: Record<Measure, Units> = {
  wins: { name: 'win rate, %', value: points, difference: signedPoints, give: giveOrTake, room: 0.05 },
  score: {
    name: 'standing at the end, %',
    value: points,
    difference: signedPoints,
    give: giveOrTake,
    room: 0.05,
  },
  length: {
    name: 'rounds',
    value: (value) => value.toFixed(1),
    difference: (value) => signed(value, 1),
    give: (half) => `±${half.toFixed(1)}`,
    room: 1,
  },
};

export const unitsOf = (measure: Measure): Units => UNITS[measure];

/** '52.5 to 62.2'. */
export const intervalWords = (
  units: Units,
  { low, high }: Estimate,
  how: 'value' | 'difference' = 'value',
): string =>
  Number.isFinite(low) && Number.isFinite(high)
    ? `${units[how](low)} to ${units[how](high)}`
    : 'too early to say';

/** Half the width as text; empty if there is no interval yet. */
export const giveOf = (units: Units, value: Estimate): string =>
  Number.isFinite(halfWidth(value)) ? units.give(halfWidth(value)) : '';
