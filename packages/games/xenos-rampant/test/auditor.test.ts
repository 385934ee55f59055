// The auditor agrees with the rules over random games of all set-ups, and notices what is falsified.
import { itemAt } from '@xenotable/kernel';
import { expect, it } from 'vitest';
import type { Happening } from '../happenings.ts';
import { trials } from '../trials.ts';
import type { View } from '../view.ts';
import { type Falsified, audit } from './auditor.ts';
import { Difference } from './auditor/account.ts';

/** The auditor computes the book's battles by its own account; it does not read scenarios of one's own. */
const audited = trials.filter(({ options }) => options['scenario'] !== 'OWN');

/** Some hundred games in the battery; the soak asks for more. */
const GAMES = Number(process.env['AUDIT_GAMES'] ?? 60);

it(`a second reckoning of ${GAMES} random games finds no difference`, { timeout: 3_600_000 }, () => {
  let decisions = 0;
  for (let i = 0; i < GAMES; i++) {
    const trial = itemAt(audited, i % audited.length);
    try {
      decisions += audit(trial, i);
    } catch (fault) {
      throw new Error(`${trial.name}, seed ${i}: ${fault instanceof Error ? fault.message : String(fault)}`, {
        cause: fault,
      });
    }
  }
  expect(decisions).toBeGreaterThan(10 * GAMES);
});

const FALSIFIED: Record<string, Falsified> = {
  'a volley with one hit too many': {
    happening: (h) => (h.type === 'shot' ? { ...h, hits: h.hits + 1 } : h),
  },
  'a loss of one point less': { happening: (h) => (h.type === 'lost' ? { ...h, points: h.points - 1 } : h) },
  'Armour one higher than it is': {
    happening: (h) => (h.type === 'struck' ? { ...h, value: h.value + 1 } : h),
  },
  'a Courage test with a point added': { happening: (h) => (h.type === 'courage test' ? added(h) : h) },
  'an order that succeeds one too low': {
    happening: (h) => (h.type === 'activation' ? { ...h, success: h.total + 1 >= h.value } : h),
  },
  'a retreat that is never told': { happening: (h) => (h.type === 'retreated' ? { ...h, to: h.from } : h) },
  'a table with a strength point too many': {
    view: (view) => withUnit(view, (unit) => ({ ...unit, sp: unit.sp + (unit.sp < unit.start ? 1 : 0) })),
  },
  'a table on which nobody is Suppressed': {
    view: (view) => withUnit(view, (unit) => ({ ...unit, suppressed: false })),
  },
  'a table that forgets lost points': {
    view: (view) => ({ ...view, owners: view.owners.map((owner) => ({ ...owner, lost: 0 })) }),
  },
};

const added = (h: Extract<Happening, { type: 'courage test' }>): Happening => ({ ...h, total: h.total + 1 });

const withUnit = (view: View, change: (unit: View['units'][number]) => View['units'][number]): View => ({
  ...view,
  units: view.units.map(change),
});

it.each(Object.entries(FALSIFIED))('%s is noticed', (_, falsified) => {
  const play = (): void => {
    for (let seed = 0; seed < 10; seed++) audit(itemAt(trials, 0), seed, falsified);
  };
  expect(play).toThrow(Difference);
});
