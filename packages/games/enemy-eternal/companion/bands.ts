// EE-CMP-02 Distances in the words one measures with: the Ranges of the weapons part them into bands.
import { applies } from '@xenotable/kernel';
import { type Answer, type Question, pairOf } from '@xenotable/kernel/companion';
import type { Arm } from '../book/attack/arms.ts';
import { SNIPER_BLIND } from '../book/attack/targets.ts';
import { has } from '../book/models.ts';
import type { Model } from '../table.ts';
import { inches } from './words.ts';

/** A stretch of distances in which nothing changes; `sample` lies in it, null is too far or out of sight. */
export interface Band {
  value: string;
  label: string;
  sample: number | null;
  /** The distances that it holds; null where nobody has measured. */
  span: readonly [from: number, to: number] | null;
}

/** Where a weapon stands in a band. */
export type Reach = 'short' | 'long' | 'out';

/** EE-SPO-03 A model with Shadow is not seen beyond this, unless it gave itself away. */
const SHADOW = 12;

const hides = (at: Model, round: number): boolean => has(at, 'Shadow') && at.seenUntil < round;

/** Where the bands end: `open` ends before the number, others with it. */
function ends(arms: readonly Arm[], hidden: boolean): { at: number; open: boolean }[] {
  const all: { at: number; open: boolean }[] = [];
  const add = (at: number, open: boolean): void => {
    if (at > 0 && !all.some((one) => one.at === at && one.open === open)) all.push({ at, open });
  };
  for (const { range, rules } of arms) {
    if (rules.includes('Sniper')) add(SNIPER_BLIND, false);
    else add(range / 2, true);
    add(range, false);
  }
  if (hidden) add(SHADOW, false);
  return all.sort((a, b) => a.at - b.at || Number(b.open) - Number(a.open));
}

export function bandsOf(arms: readonly Arm[], at: Model, round: number): Band[] {
  let from: { at: number; open: boolean } | null = null;
  const bands: Band[] = [];
  for (const end of ends(arms, hides(at, round))) {
    const label: string =
      from === null
        ? end.open
          ? `Less than ${inches(end.at)}`
          : `${inches(end.at)} or less`
        : from.at === end.at
          ? `Exactly ${inches(end.at)}`
          : `${from.open ? '' : 'More than '}${inches(from.at)} to ${end.open ? 'less than ' : ''}${inches(end.at)}`;
    bands.push({
      value: String(bands.length),
      label,
      sample: end.open ? end.at - 0.25 : end.at,
      span: [from?.at ?? 0, end.at],
    });
    from = end;
  }
  return [...bands, { value: 'none', label: 'Farther, or not seen', sample: null, span: null }];
}

/** EE-GEN-07 EE-SHO-02 EE-SPC-41 What a weapon can do in a band. */
export function reachIn(band: Band | undefined, arm: Arm, at: Model, round: number): Reach {
  const far = band?.sample ?? null;
  if (far === null || far > arm.range || (far > SHADOW && hides(at, round))) return 'out';
  if (arm.rules.includes('Sniper') && far <= SNIPER_BLIND) return 'out';
  return 2 * far < arm.range ? 'short' : 'long';
}

/** EE-SHO-02 Cover says nothing where no weapon reaches: it is not asked beside these answers to `key`. */
export const outOfReach = (
  key: string,
  bands: readonly Band[],
  arms: readonly Arm[],
  at: Model,
  round: number,
): NonNullable<Question['unless']> => ({
  key,
  is: bands
    .filter((band) => arms.every((arm) => reachIn(band, arm, at, round) === 'out'))
    .map(({ value }) => value),
});

/** The bands as answers; what one weapon makes of each is said below it. */
export const bandAnswers = (
  bands: readonly Band[],
  arm: Arm | undefined,
  at: Model,
  round: number,
): Answer[] =>
  bands.map((band) => {
    const reach = arm === undefined ? null : reachIn(band, arm, at, round);
    const detail =
      reach === null || arm?.rules.includes('Sniper') === true
        ? undefined
        : reach === 'short'
          ? 'short range +1'
          : reach === 'long'
            ? 'long range −1'
            : 'no shot';
    return { value: band.value, label: band.label, ...(detail !== undefined && { detail }) };
  });

/** EE-CMP-12 A distance that is asked for, as the app remembers it. */
export function distanceOf(bands: readonly Band[], by: Model, at: Model): NonNullable<Question['distance']> {
  applies('EE-CMP-12');
  return {
    pair: pairOf(by.name, at.name),
    spans: Object.fromEntries(bands.flatMap(({ value, span }) => (span === null ? [] : [[value, span]]))),
  };
}
