// Distances that people have measured: as long as neither of the two moves, another answer contradicts them.
import type { Answers, Question, Sheet } from './sheet.ts';

/** What was said about the distance of two things: its words, and the inches or fields that it leaves open. */
export interface Measured {
  label: string;
  from: number;
  to: number;
}

/** By pair of things. */
export type Measurements = Readonly<Record<string, Measured>>;

interface Measures {
  measured?: Measurements;
}

/** The two things of a distance, whoever is asked about whom. */
export const pairOf = (a: string, b: string): string => [a, b].toSorted().join(' | ');

/** What is said now is what counts. */
export function noteMeasured(w: Measures, { questions }: Sheet, answers: Answers): void {
  for (const { key, distance, answers: all } of questions) {
    const value = answers[key] ?? '';
    const span = distance?.spans[value];
    const label = all.find((one) => one.value === value)?.label;
    if (distance === undefined || span === undefined || label === undefined) continue;
    w.measured = { ...w.measured, [distance.pair]: { label, from: span[0], to: span[1] } };
  }
}

/** A thing has moved, or is gone: nothing is known about its distances. */
export function forgetMeasured(w: Measures, name: string): void {
  if (w.measured === undefined) return;
  const kept = Object.entries(w.measured).filter(([pair]) => !pair.split(' | ').includes(name));
  if (kept.length === 0) delete w.measured;
  else w.measured = Object.fromEntries(kept);
}

/** An answer that does not go with what was measured before. */
export interface Contradiction {
  key: string;
  value: string;
  /** What was said earlier. */
  earlier: string;
}

function contradictionsOf({ key, distance, answers }: Question, measured: Measurements): Contradiction[] {
  const before = distance === undefined ? undefined : measured[distance.pair];
  if (distance === undefined || before === undefined) return [];
  return answers.flatMap(({ value }) => {
    const span = distance.spans[value];
    const apart = span !== undefined && (span[0] > before.to || span[1] < before.from);
    return apart ? [{ key, value, earlier: before.label }] : [];
  });
}

/** All answers of a sheet that contradict what was measured before. */
export const contradictions = ({ measured = {} }: Measures, sheet: Sheet | null): Contradiction[] =>
  (sheet?.questions ?? []).flatMap((question) => contradictionsOf(question, measured));
